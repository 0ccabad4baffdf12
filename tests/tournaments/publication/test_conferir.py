"""The published files let a stranger recount a tournament and detect one altered number."""

import json
import re
from html import unescape
from pathlib import Path

import pytest

from scoring.models import Jogo
from tests.factories import (
    TABLE,
    catch_up,
    go_on,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_jogo,
    record,
)
from tests.tournaments import formats
from tests.tournaments.public.pages import url
from tests.tournaments.publication.counting import (
    agrees,
    altered,
    counted,
    download,
    more,
    seven_at_mesas,
    wrong,
)
from tournaments.event.draws.places_by_hand import swap_seated
from tournaments.ledger import chains
from tournaments.models import Confronto, Publication
from tournaments.outcomes import decisions, owners
from tournaments.public.proof import SCRIPT

pytestmark = pytest.mark.django_db


def _done(document):
    return next(
        one
        for each in document["stages"][0]["rounds"]
        for one in each["confrontos"]
        if one["status"] == "played"
    )


CHANGES = {
    "total": (
        "revision",
        lambda document: more(_done(document)["jogo"]["partidas"][0]["totals"], "A"),
        None,
    ),
    "won": ("revision", lambda document: more(_done(document)["jogo"]["won"], "B"), None),
    "seal of facts": ("revision", lambda document: _done(document)["jogo"].update(facts="0" * 64), None),
    "seat": ("revision", lambda document: more(_done(document)["slots"]["A"], "dupla"), None),
    "head": ("revision", lambda document: document["ledger_head"].update(digest="0" * 64), None),
    "mão": ("facts", lambda jogo: more(jogo["facts"]["partidas"][0]["maos"][0]["totals"], "A"), 0),
    "card": (
        "facts",
        lambda jogo: more(jogo["facts"]["partidas"][0]["maos"][0]["facts_summary"]["sides"]["A"], "table"),
        0,
    ),
    "link": ("trail", lambda link: more(link, "sequence"), 1),
}


@pytest.mark.parametrize("plan", formats.EVERY, ids=formats.name)
def test_every_format_agrees_and_one_altered_number_is_found(client, tmp_path, plan, complete):
    tournament = formats.begun(plan).tournament
    for jogo in jogos_being_played(tournament)[:2]:
        play_jogo(jogo, "B")
    agrees(client, tournament, tmp_path)

    turn = formats.EVERY.index(plan)
    changes = CHANGES if complete else [[*CHANGES][(2 * turn + at) % len(CHANGES)] for at in range(2)]
    assert [what for what in changes if not wrong(tmp_path, *CHANGES[what])] == []


OF_ROWS = {
    "points": lambda row: more(row, "points"),
    "made": lambda row: row["made"].__setitem__(0, row["made"][0] + 5),
    "place": lambda row: row.update(place=7),
    "criterion": lambda row: row["criteria"][0].update(value=-1000),
}


def test_one_altered_figure_of_the_standings_is_found(client, tmp_path):
    tournament = formats.begun(formats.SWISS).tournament
    download(client, tournament, tmp_path)

    def changed(change):
        return wrong(
            tmp_path, "revision", lambda document: change(document["stages"][0]["standings"][0]["rows"][0])
        )

    assert [what for what, change in OF_ROWS.items() if not changed(change)] == []


def test_sheets_sides_and_duplas_with_other_owners_agree(client, tmp_path):
    tournament = formats.begun(formats.MITCHELL).tournament
    for jogo in jogos_being_played(tournament)[:2]:
        play_jogo(jogo, "B")
    one, two, three, _four = Confronto.objects.filter(tournament=tournament, round=1).order_by("mesa")
    why = {"reason": "mesa errada", "source": TABLE}
    agrees(client, tournament, tmp_path)

    owners.exchange_sheets(confronto=one, other=two, **why)
    owners.turn_sides(confronto=three, **why)
    swap_seated(confronto=two, one=two.dupla_b, other=three.dupla_b, **why)

    agrees(client, tournament, tmp_path)
    assert list(chains.faults(tournament)) == []


def test_jogo_that_the_director_ended_has_the_winner_of_the_decision(client, tmp_path):
    (stage,) = make_stages({"format": "swiss", "rounds": 3, "partidas": 1}, duplas=4, target=3000)
    go_on(stage)
    for jogo in jogos_being_played(stage.tournament):
        play_jogo(jogo, "B")
    absent, given = Confronto.objects.filter(stage=stage).order_by("position")
    why = {"reason": "A mesa jogou com as cartas de outra", "source": TABLE}
    for one in (absent, given):
        decisions.undo(confronto=one, **why)
    decisions.both_absent(confronto=absent, **why)
    decisions.abandon(confronto=given, winner="A", **why)

    agrees(client, stage.tournament, tmp_path)


def test_jogo_won_by_one_partida_is_worth_what_the_plan_gives_for_it(client, tmp_path):
    points = {"played": {"won": 3, "lost": 0, "narrow_won": 2, "narrow_lost": 1}}
    (stage,) = make_stages(formats.SWISS | {"partidas": 3, "points": points}, duplas=4)
    go_on(stage)
    jogo, other = jogos_being_played(stage.tournament)
    for number, side in enumerate("ABA", start=1):
        while jogo.partida_set.exclude(winner="").count() < number:
            record(jogo, side)
    play_jogo(other)
    document = agrees(client, stage.tournament, tmp_path)
    at = next(
        one
        for one in document["stages"][0]["rounds"][0]["confrontos"]
        if one["jogo"]["won"] == {"A": 2, "B": 1}
    )

    assert at["points"] == [2, 1]
    said = wrong(tmp_path, "revision", lambda told: more(told["stages"][0]["gives"]["played"], "narrow_won"))
    assert said[0] == f"stage 1 round 1 [{at['slots']['A']['dupla']}]"


def test_figure_that_decides_may_be_equal_once_it_is_rounded(client, tmp_path):
    plan = {"format": "swiss", "rounds": 3, "partidas": 1, "order": ["quotient", "suffered", "lots"]}
    (stage,) = make_stages(plan, duplas=4, target=3000)
    go_on(stage)
    for jogo in jogos_being_played(stage.tournament):
        play_jogo(jogo)

    def rounded(document):
        rows = document["stages"][0]["standings"][0]["rows"]
        at = next(at for at, row in enumerate(rows) if row["above"] and row["above"]["by"] == "quotient")
        for row, suffered in ((rows[at], 3290), (rows[at + 1], 3320)):
            row["criteria"][0]["value"], row["criteria"][1]["value"] = 0.386, suffered

    agrees(client, stage.tournament, tmp_path)
    assert not wrong(tmp_path, "revision", rounded, None)


def test_another_winner_of_the_last_jogo_is_found(client, tmp_path):
    tournament = make_tournament(duplas=2)
    play_jogo(*jogos_being_played(tournament))
    document = agrees(client, tournament, tmp_path)

    said = wrong(tmp_path, "revision", lambda told: _done(told).update(winner="B"))
    assert said == [f"stage 1 {_done(document)['id']} winner"]


def test_points_of_a_difference_are_counted_by_the_table_of_the_plan(client, tmp_path):
    (stage,) = make_stages({"format": "mitchell", "rounds": 2, "partidas": 1, "points": "vp_4"}, duplas=8)
    go_on(stage)
    for jogo in jogos_being_played(stage.tournament)[:3]:
        play_jogo(jogo, "B")
    document = agrees(client, stage.tournament, tmp_path)
    (partida,) = _done(document)["jogo"]["partidas"]
    lead = partida["totals"]["B"] - partida["totals"]["A"]
    rows = document["stages"][0]["gives"]["played"]["rows"]
    band = next(at for at, row in enumerate(rows) if row[1] is None or row[1] >= lead)

    for points in (2, 3):
        said = wrong(
            tmp_path,
            "revision",
            lambda told, at=points: more(told["stages"][0]["gives"]["played"]["rows"][band], at),
        )
        assert len([one for one in said if one.startswith("stage 1 round 1 [")]) == 3


def test_whoever_kept_the_seal_finds_any_other_letter(client, tmp_path):
    tournament = make_tournament(duplas=2)
    last = download(client, tournament, tmp_path)
    assert counted(tmp_path, last.digest) == 0

    altered(tmp_path, "revision", lambda document: document["tournament"].update(place="Outro"))

    assert counted(tmp_path) == 0
    assert counted(tmp_path, last.digest) == 1


def test_script_is_short_and_needs_nothing_else(client):
    text = client.get("/conferir.py").content.decode()

    assert text == Path(SCRIPT).read_text()
    assert len(text.splitlines()) < 120
    imports = [line for line in text.splitlines() if line.startswith(("import ", "from "))]
    assert {line.split()[1] for line in imports} == {
        "hashlib",
        "json",
        "sys",
        "fractions",
        "pathlib",
        "rules",
    }
    assert max(map(len, text.splitlines())) <= 120


def test_nobody_is_named_in_facts_and_trail(client, tmp_path):
    tournament = formats.begun(formats.SWISS).tournament
    download(client, tournament, tmp_path)
    names = client.get(url("names_json", tournament)).json().values()

    told = (tmp_path / "facts").read_text() + (tmp_path / "trail").read_text()

    assert [name for name in names if name in told] == []


def test_facts_of_what_is_not_published_are_not_told(client):
    tournament = make_tournament(duplas=4)
    play_jogo(jogos_being_played(tournament)[0])

    assert client.get(url("facts", tournament)).content == b""
    catch_up(tournament)
    (line,) = client.get(url("facts", tournament)).content.decode().splitlines()
    assert json.loads(line)["id"] == str(Jogo.objects.exclude(closed_at=None).get().public_id)


def test_page_gives_the_commands_of_this_revision(client):
    tournament = formats.begun(formats.SWISS).tournament
    last = Publication.objects.filter(tournament=tournament).latest("number")

    body = unescape(client.get(url("proof", tournament)).content.decode())

    assert f"trilha.jsonl {last.digest}</code>" in body
    addresses = re.findall(r"<code>curl -o \S+ (\S+)</code>", body)
    assert [client.get(address).status_code for address in addresses] == [200] * 4
    assert Path(SCRIPT).read_text().splitlines()[0] in body
    assert url("proof", tournament) in client.get(url("revisions", tournament)).content.decode()


def test_mesas_of_three_and_four_agree(client, tmp_path):
    tournament = seven_at_mesas().tournament
    for jogo in jogos_being_played(tournament):
        play_jogo(jogo)
    agrees(client, tournament, tmp_path)
    altered(tmp_path, "facts", lambda jogo: more(jogo["facts"]["partidas"][0]["maos"][0]["totals"], "C"), 0)
    assert counted(tmp_path) == 1
