"""Standings of a stage: which results count, which do not, and the explanation in each row."""

from itertools import permutations
from uuid import uuid4

import pytest

from scoring.entry.record import correct_mao, record_mao
from scoring.lifecycle.open_close import walkover
from scoring.models import Mao
from tests.factories import (
    TABLE,
    WARNINGS,
    finish,
    jogos_being_played,
    make_stages,
    make_tournament,
    record,
)
from tests.tournaments.bracket import turn_round
from tests.tournaments.staged import dupla, make_round, make_stage, meet, order_of, play
from tests.tournaments.standings.meetings import jogo
from tournaments.event import stages, states
from tournaments.event.draws import bracket_draw
from tournaments.ledger.names_apart import tell
from tournaments.models import (
    Confronto,
    Dupla,
    Penalty,
    Round,
    Stage,
    StageEntry,
    Tournament,
    TournamentLogEntry,
)
from tournaments.outcomes import decisions
from tournaments.publication.document.standings import standings_lines
from tournaments.results.stage_results import results_of, standing_of
from tournaments.results.stage_tables import StageResults
from tournaments.stage_plan import planned
from tournaments.standings.bracket import PlayedNode
from tournaments.standings.criteria import Measure
from tournaments.standings.meeting import Status

pytestmark = pytest.mark.django_db
THREE = {"played": {"won": 3, "level": 1, "lost": 0}, "walkover": {"won": 3, "lost": 0}, "bye": 3}
PLAN = {"format": "swiss", "rounds": 3, "partidas": 1, "points": THREE, "order": ["points", "made", "lots"]}


def settled(confronto, status, winner=None, **fields):
    """Give a confronto its status without a jogo, as the services do."""
    confronto.jogo, confronto.status, confronto.winner = None, status, winner
    for name, value in fields.items():
        setattr(confronto, name, value)
    confronto.save()


def by_letter(stage, **given):
    return {row["dupla"]: row for row in standings_lines(results_of(stage), **given)}


def test_table_of_a_round_counts_what_was_played():
    stage = make_stage(4, plan=PLAN)
    first, second = make_round(stage, 1, "AB", "CD")
    play(first, "B")
    play(second, "A")

    found = standings_lines(results_of(stage))

    assert [row["dupla"] for row in found] == [2, 3, 1, 4]  # level in points and made: by lots
    assert found[0] | {"name": ""} == {
        "place": 1,
        "place_to": 1,
        "dupla": 2,
        "name": "",
        "points": 3,
        "jogos": [1, 0],
        "walkovers": [0, 0],
        "meetings": 1,
        "partidas": [1, 0],
        "made": [760, 220],
        "canastras": {"clean": 1, "dirty": 1},
        "batidas": 1,
        "carried": {},
        "disqualified": False,
        "until_round": None,
        "above": {"by": "lots", "value": -1, "next": -2},
        "criteria": [{"by": "points", "value": 3}, {"by": "made", "value": 760}],
        "fate": None,
        "penalties": [],
        "goes_on": False,
        "who": [2],
        "besides": [0, 0, 0],
    }
    assert found[1]["above"] == {"by": "points", "value": 3, "next": 0}
    assert found[-1]["above"] is None


def test_what_is_not_settled_or_not_posted_counts_for_nobody():
    stage = make_stage(4, plan=PLAN)
    playing, _ = make_round(stage, 1, "AB", "CD")
    record(playing.jogo, "A")
    Stage.objects.update(state=Stage.State.PLAYING)
    playing.status = ""
    playing.save()
    (rest,) = make_round(stage, 2, "A-", state=Round.State.DRAFT)

    assert {row["points"] for row in standings_lines(results_of(stage))} == {0}

    Round.objects.filter(number=2).update(state=Round.State.POSTED)
    assert by_letter(stage)[1]["points"] == 3
    assert rest.is_bye


def test_every_status_has_its_own_points():
    stage = make_stage(8, plan=PLAN)
    one, two, three, four = make_round(stage, 1, "AB", "CD", "EF", "GH")
    settled(one, "walkover", one.dupla_b)
    settled(two, "both_absent")
    settled(three, "director", three.dupla_a, given=[2, "1/2"])
    settled(four, "average", four.dupla_a)
    meet(stage, 1, 5, "A-")

    found = by_letter(stage)

    assert [found[number]["points"] for number in range(1, 9)] == [3, 3, 0, 0, 2, 0.5, 3, 0]


def test_abandoned_counts_what_was_made_until_then():
    stage = make_stage(2, plan=PLAN, target=2000)
    (confronto,) = make_round(stage, 1, "AB")
    record(confronto.jogo, "B")
    confronto.status = "abandoned"
    confronto.save()

    assert by_letter(stage)[1]["made"] == [220, 760]
    assert by_letter(stage)[1]["points"] == 1


def test_table_after_a_round_knows_nothing_of_later_ones():
    stage = make_stage(5, plan=PLAN)
    StageEntry.objects.filter(dupla=dupla(stage, "E")).update(from_round=2)
    for confronto in make_round(stage, 1, "AB", "CD"):
        play(confronto, "A")
    frozen = standings_lines(results_of(stage), after=1)

    for confronto in make_round(stage, 2, "AC", "BE", "D-")[:2]:
        play(confronto, "B")
    Penalty.objects.create(stage=stage, dupla=dupla(stage, "A"), round=2, sanction="vp", amount=1, reason="x")

    assert standings_lines(results_of(stage), after=1) == frozen
    assert len(frozen) == 4
    assert len(standings_lines(results_of(stage))) == 5


def test_groups_have_tables_of_their_own():
    stage = make_stage(6, plan={"format": "groups", "groups": 2, "partidas": 1}, groups=2)
    Round.objects.create(stage=stage, number=1, state=Round.State.POSTED, seed=1)
    play(meet(stage, 1, 1, "AC", group=1), "B")
    play(meet(stage, 1, 1, "BD", group=2), "A")

    assert results_of(stage).groups == (1, 2)
    assert order_of(standing_of(stage, 1)) == "CAE"
    assert order_of(standing_of(stage, 2)) == "BDF"
    assert len(standing_of(stage)) == 6


@pytest.mark.parametrize(
    ("sanction", "amount", "points", "made"),
    [("warning", 0, 3, 760), ("vp", 2, 1, 760), ("mp", 100, 3, 660), ("loss", 0, 0, 760)],
)
def test_penalty_takes_what_it_says_until_it_is_lifted(sanction, amount, points, made):
    stage = make_stage(2, plan=PLAN)
    play(*make_round(stage, 1, "AB"), "A")
    Penalty.objects.create(
        stage=stage, dupla=dupla(stage, "A"), round=1, sanction=sanction, amount=amount, reason="Atraso"
    )

    row = by_letter(stage)[1]

    assert (row["points"], row["made"][0]) == (points, made)
    assert row["penalties"] == [{"sanction": sanction, "amount": amount, "round": 1, "reason": "Atraso"}]
    Penalty.objects.update(lifted_at="2026-03-07T10:00Z")
    assert by_letter(stage)[1] | {"penalties": []} == by_letter(stage)[1]
    assert by_letter(stage)[1]["points"] == 3


def test_disqualified_stand_last_and_the_row_above_says_so():
    stage = make_stage(3, plan=PLAN)
    play(make_round(stage, 1, "AB", "C-")[0], "A")
    Penalty.objects.create(
        stage=stage, dupla=dupla(stage, "A"), round=1, sanction="disqualification", reason="x"
    )

    found = standings_lines(results_of(stage))

    assert [row["dupla"] for row in found] == [3, 2, 1]
    assert found[1]["above"] == {"by": "disqualified", "value": None, "next": None}
    assert found[2]["disqualified"]


def test_every_criterion_may_decide_first():
    # Drawing lots alone is no order, so it stands for the usual order of the format.
    stage = make_stage(4, plan=PLAN)
    for confronto in make_round(stage, 1, "AB", "CD"):
        play(confronto, "B")
    play(make_round(stage, 2, "BD", "AC")[0], "A")
    measures = [one for one in Measure if one not in {Measure.CANASTRAS, Measure.PLAYOFF, Measure.LOTS}]

    found = {measure: decided_first(stage, measure) for measure in measures}

    assert found == {
        one: (4, set(), [] if one in {"direct", "direct_two"} else [str(one)]) for one in measures
    }


def decided_first(stage, measure):
    """Return the number of rows, the other criteria that decided a place, and the displayed criteria."""
    stage.plan = PLAN | {"order": [str(measure), "lots"]}
    stage.save()
    rows = standings_lines(results_of(stage))
    above = {row["above"]["by"] for row in rows[:-1]}
    return len(rows), above - {str(measure), "lots"}, [one["by"] for one in rows[0]["criteria"]]


def test_canastras_of_one_kind_may_decide():
    stage = make_stage(2, plan=PLAN | {"order": ["canastras:clean", "lots"]})
    play(make_round(stage, 1, "BA")[0], "A")

    assert standings_lines(results_of(stage))[0]["above"] == {"by": "canastras:clean", "value": 1, "next": 0}


def test_order_in_which_results_arrive_changes_nothing(complete):
    tables = set()
    for order in permutations(range(3)) if complete else ((0, 1, 2), (2, 0, 1)):
        stage = make_stage(6, plan=PLAN, club=None)
        confrontos = make_round(stage, 1, "AB", "CD", "EF")
        for index in order:
            play(confrontos[index], "AAB"[index])
        tables.add(order_of(standing_of(stage)))

    assert tables == {"ACFBDE"}


def replay(of, to):
    """Write the log and the sheets of one stage into another, line by line in their original order."""
    meetings = {(one.dupla_a.name, one.dupla_b.name): one for one in to.confronto_set.all()}
    for mao in Mao.objects.filter(partida__jogo__confronto__stage=of).order_by("pk"):
        jogo = meetings[tuple(mao.partida.jogo.labels)].jogo
        given = {
            "partida": mao.partida.number,
            "number": mao.number,
            "facts": mao.facts,
            "client_id": uuid4(),
        }
        given |= {"jogo": jogo, "acknowledged": WARNINGS, "source": TABLE}
        if mao.version == 1:
            record_mao(**given)
        else:
            correct_mao(**given, seen_version=mao.version - 1, reason=mao.reason, director=True)
    for line in tell(TournamentLogEntry.objects.filter(stage=of, action="walkover").order_by("pk")):
        met = meetings[line.data["duplas"]["A"], line.data["duplas"]["B"]]
        winner = "A" if line.dupla.name == met.dupla_a.name else "B"
        decisions.walkover(confronto=met, winner=winner, reason=line.reason, source=TABLE)


def test_replaying_the_log_gives_the_same_standings():
    played, again = (make_stage(6, plan=PLAN, club=None) for _ in range(2))
    first, second, third = make_round(played, 1, "AB", "CD", "EF")
    make_round(again, 1, "AB", "CD", "EF")
    play(first, "A")
    play(second, "A")
    turn_round(first.jogo)
    decisions.walkover(confronto=third, winner="B", reason="não veio", source=TABLE)

    replay(played, again)

    table = [(row.place, order_of([row]), row.line.points, row.line.made) for row in standing_of(played)]
    assert [
        (row.place, order_of([row]), row.line.points, row.line.made) for row in standing_of(again)
    ] == table
    assert order_of(standing_of(again)) == "BCFADE"


@pytest.mark.parametrize("duplas", [2, 6])
def test_queries_do_not_grow_with_the_duplas(duplas, django_assert_num_queries):
    stage = make_stage(duplas, plan=PLAN)
    for confronto in make_round(stage, 1, *("AB", "CD", "EF")[: duplas // 2]):
        play(confronto)

    with django_assert_num_queries(4):
        standings_lines(results_of(stage))


def test_mao_corrected_counts_as_corrected():
    stage = make_stage(2, plan=PLAN)
    confronto = play(*make_round(stage, 1, "AB"), "A")
    assert order_of(standing_of(stage)) == "AB"

    turn_round(confronto.jogo)

    assert order_of(standing_of(stage)) == "BA"
    assert by_letter(stage)[1]["made"] == [220, 760]


def test_double_elimination_is_placed_by_its_bracket():
    tournament = make_tournament(duplas=4, state="open")
    plan = {"format": "double", "reset": True}
    stages.save_plan(tournament=tournament, plans=[("", plan)], source=TABLE)
    tournament = bracket_draw.draw_knockout(tournament=tournament, seed=3)
    finish(states.start(tournament=tournament, source=TABLE))
    stage = Stage.objects.select_related("tournament").get()
    last = Confronto.objects.filter(stage=stage, winner__isnull=False).order_by("-round").first()

    found = standings_lines(results_of(stage))

    assert [(row["place"], row["place_to"]) for row in found] == [(1, 1), (2, 2), (3, 3), (4, 4)]
    assert found[0]["dupla"] == last.winner.number
    assert [row["above"] and row["above"]["by"] for row in found] == ["bracket"] * 3 + [None]


def knockout_of_eight(*points):
    """Return a knockout after its first round: 1 to 4 have won, 5 to 8 have lost with these points and partidas."""
    names = {5: "Bia e Ana", 6: "Caio e Davi", 7: "Davi e Eva", 8: "Abel e Flora"}
    entries = [
        StageEntry(dupla_id=one, dupla=Dupla(pk=one, number=one, name=names.get(one, "Zilda e Zeca")))
        for one in range(1, 9)
    ]
    meetings = [
        jogo(1, one, one + 4, *made[:2], partidas=made[2]) for one, made in enumerate(points, start=1)
    ]
    nodes = [
        PlayedNode(id=one, kind="main", round=1, a=one, b=one + 4, status=Status.PLAYED, winner=one)
        for one in range(1, 5)
    ]
    stage = Stage(plan={"format": "knockout"}, tournament=Tournament())
    return StageResults(stage, planned(stage), tuple(entries), tuple(meetings), (), tuple(nodes))


WON, SPLIT = (1, 0), (2, 1)


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        pytest.param(
            [(1500, 900, WON), (1500, 1100, WON), (1500, 800, WON), (1500, 1000, WON)],
            [6, 8, 5, 7],
            id="difference",
        ),
        pytest.param(
            [(1500, 900, WON), (1700, 1100, WON), (1600, 1000, WON), (1550, 950, WON)],
            [6, 7, 8, 5],
            id="points-for",
        ),
        pytest.param([(1500, 900, WON)] * 4, [8, 5, 6, 7], id="name"),
        pytest.param(
            [(1500, 900, WON), (1500, 1100, WON), (1500, 800, WON), (3900, 1500, SPLIT)],
            [8, 6, 5, 7],
            id="partidas",
        ),
    ],
)
def test_who_lost_in_one_round_of_a_knockout_is_listed_by_what_was_done(points, expected):
    out = knockout_of_eight(*points).placed()[4:]

    assert [row.entrant for row in out] == expected
    assert {(row.place, row.place_to) for row in out} == {(5, 8)}


def test_a_walkover_in_a_knockout_gives_the_jogo_and_no_points():
    tournament = make_tournament(duplas=2)
    walkover(jogo=jogos_being_played(tournament)[0], winner="A", reason="não veio", source=TABLE)

    first, second = standings_lines(results_of(Stage.objects.get(tournament=tournament)))

    assert (first["jogos"], first["walkovers"], first["partidas"], first["made"]) == (
        [1, 0],
        [1, 0],
        [0, 0],
        [0, 0],
    )
    assert (second["jogos"], second["walkovers"]) == ([0, 1], [0, 1])


def test_what_was_played_before_a_walkover_in_mid_jogo_counts():
    tournament = make_tournament(duplas=2, partidas=3)
    (played,) = jogos_being_played(tournament)
    record(played, "A")
    walkover(jogo=played, winner="B", reason="foi embora", source=TABLE)

    first, second = standings_lines(results_of(Stage.objects.get(tournament=tournament)))

    assert (first["walkovers"], first["partidas"], first["made"]) == ([1, 0], [0, 1], [220, 760])
    assert (second["walkovers"], second["partidas"], second["made"]) == ([0, 1], [1, 0], [760, 220])


def test_a_consolation_counts_for_nobody_in_the_standings():
    tournament = make_stages({"format": "knockout", "consolation": True, "partidas": 1}, duplas=8)[
        0
    ].tournament
    finish(tournament)

    rows = standings_lines(results_of(Stage.objects.get(tournament=tournament)))

    out = [row for row in rows if row["place"] == 5]
    assert [row["jogos"] for row in out] == [[0, 1]] * 4
    assert Confronto.objects.filter(tournament=tournament, kind="consolation", jogo__isnull=False).exists()
