"""Count a tournament again, from cards to standings: conferir.py REVISION.json FACTS.jsonl TRAIL.jsonl [SEAL]."""

import hashlib
import json
import sys
from fractions import Fraction
from pathlib import Path

from rules import commands

wrong = []
text = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode


def must(holds, *said):
    wrong.extend([] if holds else [" ".join(map(str, said))])


def sha(said):
    return hashlib.sha256(said.encode()).hexdigest()


def jogo(told, facts, name):
    must(sealed := sha(text(facts)) == told["facts"], name, "seal of its facts")
    for maos, said in zip([it["maos"] for it in facts["partidas"]] if sealed else [], told["partidas"], strict=False):
        for mao in [mao for mao in maos if "sides" in mao["facts_summary"]]:
            must(commands.score(facts | mao)["totals"] == mao["totals"], name, "mão", mao["number"])
        found = commands.partida(facts | {"hands": [it["totals"] for it in maos], "clock": said["reason"] == "clock"})
        counted = found.get("totals"), found.get("hands"), found.get("winner") or said["winner"]
        must(counted == (said["totals"], said["maos"], said["winner"]), name, said["number"])
    won = {side: sum(one["winner"] == side for one in told["partidas"]) for side in told["won"]}
    best = [side for side in won if won[side] == max(won.values()) or told["reason"] in ("walkover", "director")]
    must(won == told["won"] and (len(best) > 1 or best == [told["winner"]]), name, "winner")


def meeting(one, rows, gives, name):
    who = {at: [of[it] for it in ("dupla", "partner") if it in of] for at, of in one["slots"].items() if "dupla" in of}
    partidas = [(it, at["sides"]) for at in one["tables"] for it in rows[at["id"]]["jogo"]["partidas"]]
    made = [sum(it["totals"][at[n]] for it, at in partidas) for n in range(len(who))]
    won = [sum(it["winner"] == at[n] for it, at in partidas) for n in range(len(who))]
    narrow = "narrow_" if len(won) == 2 and 0 < min(won) == max(won) - 1 else ""
    for n, (side, people) in enumerate(who.items()):
        less, end = sum(made) - made[n], {"": "level", side: narrow + "won"}.get(one["winner"], narrow + "lost")
        bands = [row[2 if made[n] >= less else 3] for row in gives.get("rows", []) if row[0] <= abs(made[n] - less)]
        points = Fraction(one["given"][n] if one["given"] else bands[-1] if bands else gives[end])
        fits = one["points"][n] == round(float(points), 3) and one.get("made", made)[n] == made[n]
        must(fits, name, "round", one["round"], people)
        yield from [(it, [points, made[n], less]) for it in people]


def table(rows, shares, name):
    for row, below in zip(rows, rows[1:] + rows[-1:], strict=True):
        own = [share for it, share in shares if it in row["who"]]
        summed = [round(float(sum(map(Fraction, column))), 3) for column in zip((0, 0, 0), *own, strict=True)]
        must(summed == [row["points"], *row["made"]], name, row["who"], "sum", *summed)
        by, next_to = (row["above"] or {"by": ""})["by"], row["place"] <= below["place"] <= row["place_to"] + 1
        until = next((n for n, it in enumerate(row["criteria"], 1) if it["by"] == by), None)  # its figures are rounded
        high, low = ([it["value"] for it in each["criteria"][:until]] for each in (row, below))
        free = high >= low or by.startswith(("direct", "playoff", "suffered", "disqualified"))
        must(next_to and free, name, row["who"], "order")


revision, facts, trail, *kept = sys.argv[1:]
body, seal, event = Path(revision).read_bytes().decode(), "0" * 64, []
facts = {it["id"]: it["facts"] for it in map(json.loads, Path(facts).read_text("utf-8").splitlines())}
links = [*map(json.loads, Path(trail).read_text("utf-8").splitlines())]
must(kept in ([], [sha(body)]), "seal", sha(body))
for at, link in enumerate(links, start=1):
    seal = sha(f"{seal}\n{text({key: link[key] for key in link if key != 'digest'})}")
    must((link["number"], link["digest"]) == (at, seal), "link", at)
must(any(json.loads(body)["ledger_head"].items() <= link.items() for link in links), "head of the chain")
for told in json.loads(body)["stages"]:
    name, carried = f"stage {told['number']}", []
    met = [it for each in told["rounds"] for at in ("confrontos", "alone", "teams") for it in each.get(at, [])]
    rows = {one["id"]: one for one in met if "id" in one}
    for one in [one for one in rows.values() if one["jogo"] and "facts" in one["jogo"]]:
        jogo(one["jogo"], facts.get(one["jogo"]["id"], {"partidas": []}), f"jogo {one['jogo']['id']}")
        must(one["status"] != "played" or one["winner"] == one["jogo"]["winner"], name, one["id"], "winner")
    if "gives" not in told:
        print("not counted", name)
        continue
    for one, to in [(one, one["winner_to"]) for one in rows.values() if one["winner"] and "winner_to" in one]:
        must(rows[to["id"]]["slots"][to["side"]].get("dupla") == one["slots"][one["winner"]]["dupla"], name, one["id"])
    for drawn in told["draws"]:
        ids, seated = {it["dupla"]: it["id"] for it in drawn["entrants"]}, []
        for one in [one for one in rows.values() if drawn["round"] in {None, one["round"]}]:
            at = one.get("drawn", one["slots"]).values()
            seats = [of.get("dupla") for of in at] + [of["partner"] for of in at if "partner" in of]
            seated.append({key: one[key] for key in ("round", "group", "position")} | {"seats": [*map(ids.get, seats)]})
        must(told["bracket"] or drawn["changed"] or sha(text(seated)) == drawn["digest"], name, "draw")
    shares = [it for one in met if one["points"] for it in meeting(one, rows, told["gives"][one["status"]], name)]
    for row in [row for group in told["standings"] for row in group["rows"]]:
        took = [-sum(it["amount"] for it in row["penalties"] if (it["sanction"] == "mp") == mp) for mp in (False, True)]
        shares += [(row["dupla"], row["besides"]), (row["dupla"], [*took, 0])]
        carried += [(row["dupla"], [row["carried"].get(key, 0) for key in ("points", "made", "suffered")])]
    for lines in [*(group["rows"] for group in told["standings"] if not told["bracket"]), told.get("teams", [])]:
        table(lines, shares + carried, name)
    event += shares
table(event and json.loads(body).get("teams", {"rows": []})["rows"], event, "event")
print(*[f"WRONG  {said}" for said in wrong] or [f"agrees  {sha(body)}"], sep="\n")
sys.exit(bool(wrong))
