"""conferir.py REVISION.json FACTS.jsonl TRAIL.jsonl [SEAL]: count a tournament again, from its cards to its standings.

The standard library and `python -m rules` are all it needs. SEAL: that of the revision, as somebody kept it. What does
not follow is printed, with status 1; `not counted` is what follows from no card, such as a decision of the director.
"""

import hashlib
import json
import subprocess
import sys
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

wrong = []


def must(holds, *said):
    wrong.extend([] if holds else [" ".join(map(str, said))])


def text(value, **how):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), **how)


def sha(said):
    return hashlib.sha256(said.encode()).hexdigest()


def rules(command, asked):
    ask, given = [sys.executable, "-m", "rules", command], "".join(text(one) + "\n" for *_, one in asked)
    done = subprocess.run(ask, input=given, stdout=-1, text=True).stdout  # noqa: S603 -- ours
    return zip(asked, map(json.loads, done.splitlines()), strict=True)


def chain(links, head, seal="0" * 64):
    for at, link in enumerate(links, start=1):
        seal = sha(f"{seal}\n{text({name: link[name] for name in link if name != 'digest'})}")
        must((link["number"], link["digest"]) == (at, seal), "link", at)
    must(head in [{"number": one["number"], "digest": one["digest"]} for one in links], "head of the chain")


def jogos(told, kept):
    maos, partidas = [], []
    for jogo in told:
        facts, name = kept.get(jogo["id"], {"partidas": []}), jogo["id"]
        must(sha(text(facts, ensure_ascii=False)) == jogo["facts"], "jogo", name, "seal of its facts")
        book = {name: facts.get(name) for name in ("system", "options", "overrides")}
        for partida, said in zip(facts["partidas"], jogo["partidas"], strict=False):
            maos += [(name, mao, book | mao) for mao in partida["maos"] if "sides" in mao["facts_summary"]]
            hands = [mao["totals"] for mao in partida["maos"]]
            partidas.append((name, said, book | {"hands": hands, "clock": said["reason"] == "clock"}))
        won = {side: sum(one["winner"] == side for one in jogo["partidas"]) for side in jogo["won"]}
        best = [side for side in won if won[side] == max(won.values()) or jogo["reason"] == "walkover"]
        must(won == jogo["won"] and (len(best) > 1 or best == [jogo["winner"]]), "jogo", name, "winner")
    for (name, mao, _), found in rules("score", maos):
        must(found.get("totals") == mao["totals"], "jogo", name, "mão", mao["number"])
    for (name, said, _), found in rules("partida", partidas):
        summed = found.get("totals"), found.get("hands"), found.get("winner") or said["winner"]
        must(summed == (said["totals"], said["maos"], said["winner"]), "jogo", name, said["number"])


def worth(points, one, made):
    given = points[one["status"]]
    if one["status"] == "bye":
        return [given]
    if "rows" in given:
        row = next(row for row in given["rows"] if row[1] is None or abs(made[0] - made[1]) <= row[1])
        return [row[2] if mine >= other else row[3] for mine, other in (made, made[::-1])]
    won = sorted(one["jogo"]["won"].values()) if one["jogo"] else [0, 0]
    narrow = "narrow_" * (won[0] > 0 and won[1] - won[0] == 1 and "narrow_won" in given)
    ends = {"": "level", one["winner"]: narrow + "won"}
    return [given[ends.get(side if one["winner"] else "", narrow + "lost")] for side in one["slots"]]


def stage(told, kept, name, sums):
    rows = [one for each in told["rounds"] for one in each["confrontos"]]
    jogos([one["jogo"] for one in rows if one["jogo"] and "facts" in one["jogo"]], kept)
    for one in [one for one in rows if one["points"]]:
        partidas = one["jogo"]["partidas"] if one["jogo"] else []
        made = [sum(each["totals"][side] for each in partidas) for side in one["slots"]]
        counted = len(made) > 1 and one["status"] in ("played", "bye", "" if any(made) else "walkover")
        must(not counted or one["points"] == worth(told["worth"]["points"], one, made), name, one["id"])
        for side, points, mine in zip(one["slots"], one["points"], made, strict=False):
            for player in one["slots"][side].get("pair") or [one["slots"][side]]:
                sums.setdefault(player.get("dupla"), []).append((points, mine, counted))
    for row in [row for group in told["standings"] for row in group["rows"] if not told["bracket"]]:
        own = [(*(row["carried"].get(key, 0) for key in ("points", "made")), 1), *sums.get(row["dupla"], [])]
        took = [sum(it["amount"] * (it["sanction"] == of) for it in row["penalties"]) for of in ("vp", "mp")]
        summed = [sum(Fraction(str(one[at])) for one in own) - took[at] for at in (0, 1)]
        free = "team" in row or not all([one[2] for one in own] + [it["amount"] for it in row["penalties"]])
        print(f"not counted: {name} {row['dupla']}\n" if free else "", end="")
        must(free or summed == [row["points"], row["made"][0]], name, row["dupla"], "sum", *summed)
    for row, below in [pair for one in told["standings"] for pair in pairwise(one["rows"])]:
        mine, theirs = ({one["by"]: one["value"] for one in each["criteria"]} for each in (row, below))
        first = next((by for by in mine if mine[by] != theirs.get(by)), "suffered")
        free = told["bracket"] or below["disqualified"] or first == "suffered"
        must(free or mine[first] > theirs[first], name, row["dupla"], "order")
        must(row["place"] <= below["place"] <= row["place_to"] + 1, name, row["dupla"], "place")
    main = {(one["round"], one["position"]): one for one in rows if told["bracket"] and one["kind"] == "main"}
    for (number, at), one in main.items():
        comes = one["slots"][one["winner"] or "A"].get("dupla")
        after = main.get((number + 1, (at + 1) // 2), one)["slots"]["BA"[at % 2]].get("dupla", comes)
        must(not one["winner"] or (number + 1, (at + 1) // 2) not in main or after == comes, name, number, at)
    for drawn in told.get("draws", []):
        ids, meetings = {one["dupla"]: one["id"] for one in drawn["entrants"]}, []
        for one in [one for one in rows if drawn["round"] in {None, one["round"]}]:
            seats = [ids.get(slot.get("dupla")) for slot in one["slots"].values()]
            seats += [ids[slot["pair"][1]["dupla"]] for slot in one["slots"].values() if "pair" in slot]
            meetings.append({key: one[key] for key in ("round", "group", "position")} | {"seats": seats})
        must(told["bracket"] or drawn["changed"] or sha(text(meetings)) == drawn["digest"], name, "draw")


def main(revision, facts, trail, seal=None):
    body = Path(revision).read_bytes().decode()
    facts, links = ([*map(json.loads, Path(one).read_text("utf-8").splitlines())] for one in (facts, trail))
    must(seal in {None, sha(body)}, "seal", sha(body))
    chain(links, json.loads(body)["ledger_head"])
    for told in json.loads(body)["stages"]:
        stage(told, {one["id"]: one["facts"] for one in facts}, f"stage {told['number']}", {})
    print(*[f"WRONG  {said}" for said in wrong] or [f"agrees  {sha(body)}"], sep="\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
