"""The stored draw: repeatable from its seed, drawn anew while nothing is played, refused afterwards."""

from collections import Counter

import pytest

from tests.factories import TABLE, jogos_being_played, make_tournament, record
from tests.matrix import each
from tests.tournaments.event.families import named
from tournaments import stage_plan
from tournaments.errors import TournamentError
from tournaments.event import stages, states
from tournaments.event.draws import bracket_draw, lots
from tournaments.models import Confronto, StageEntry
from tournaments.publication import lookup
from tournaments.publication.snapshot import snapshot

pytestmark = pytest.mark.django_db


def bracket(tournament):
    """Return the bracket as plain values, by round and position."""
    rows = Confronto.objects.filter(tournament=tournament).order_by("round", "kind", "position")
    return [
        (row.round, row.kind, row.position, row.dupla_a_id, row.dupla_b_id, row.bye_a, row.bye_b)
        for row in rows
    ]


@pytest.mark.parametrize(
    ("duplas", "third_place", "confrontos", "byes"),
    [
        pytest.param(2, True, 1, 0, id="2-only-a-final"),
        pytest.param(3, True, 3, 1, id="3-no-jogo-for-third"),
        pytest.param(4, True, 4, 0, id="4-with-third"),
        pytest.param(4, False, 3, 0, id="4-without-third"),
        pytest.param(5, True, 8, 3, id="5-three-byes"),
        pytest.param(8, True, 8, 0, id="8"),
    ],
)
def test_draw_makes_every_node(duplas, third_place, confrontos, byes):
    tournament = make_tournament(duplas=duplas, state="drawn", third_place=third_place)

    rows = Confronto.objects.filter(tournament=tournament)
    assert rows.count() == confrontos
    assert sum(row.is_bye for row in rows) == byes
    assert all(row.winner_id in {row.dupla_a_id, row.dupla_b_id} for row in rows if row.is_bye)


def test_every_loser_of_a_semifinal_goes_to_the_jogo_for_third():
    tournament = make_tournament(duplas=4, state="drawn")

    third = Confronto.objects.get(tournament=tournament, kind="third")
    sides = Confronto.objects.filter(loser_to=third).order_by("position").values_list("loser_side", flat=True)
    assert list(sides) == ["A", "B"]


def test_first_two_seeds_can_only_meet_in_the_final():
    tournament = make_tournament(duplas=11, state="drawn", seeds=2)

    one, two = tournament.dupla_set.filter(seed__lte=2).order_by("seed")
    reached = [way_up(tournament, dupla) for dupla in (one, two)]

    assert reached[0] & reached[1] == {
        Confronto.objects.get(tournament=tournament, winner_to=None, kind="main").pk
    }


def way_up(tournament, dupla):
    """Return the confrontos that a dupla passes if it wins them all."""
    found = Confronto.objects.filter(tournament=tournament).order_by("round")
    at = next(row for row in found if dupla.pk in {row.dupla_a_id, row.dupla_b_id})
    way = {at.pk}
    while at.winner_to_id:
        at = at.winner_to
        way.add(at.pk)
    return way


def test_same_number_repeats_the_draw_another_does_not():
    tournament = make_tournament(duplas=16, state="drawn", draw_seed=7)
    first = bracket(tournament)

    bracket_draw.draw_knockout(tournament=tournament, seed=8)
    other = bracket(tournament)
    again = bracket_draw.draw_knockout(tournament=tournament, seed=7)

    assert bracket(tournament) == first != other
    assert again.draw_seed == 7


def test_number_of_the_lots_is_made_up_and_kept():
    tournament = make_tournament(duplas=4, state="open")

    drawn = bracket_draw.draw_knockout(tournament=tournament)

    assert 0 <= drawn.draw_seed < lots.MOST_SEED
    tournament.refresh_from_db()
    assert (tournament.draw_seed, tournament.drawn_at) == (drawn.draw_seed, drawn.drawn_at)


def test_undone_draw_leaves_no_trace():
    tournament = make_tournament(duplas=5, state="drawn")

    undone = bracket_draw.undo_draw(tournament=tournament)

    assert (undone.draw_seed, undone.drawn_at, bracket(tournament)) == (None, None, [])


def test_draw_takes_whole_fields_and_refuses_the_rest():
    lone = make_tournament(duplas=1, state="open")

    with pytest.raises(TournamentError) as caught:
        bracket_draw.draw_knockout(tournament=lone)

    assert (caught.value.code, caught.value.params) == ("too_few_entrants", {"entrants": 1, "least": 2})
    lone.refresh_from_db()
    assert lone.drawn_at is None


@pytest.mark.parametrize("verb", [bracket_draw.draw_knockout, bracket_draw.undo_draw])
def test_draw_over_played_jogos_is_refused(verb):
    tournament = make_tournament(duplas=4)
    record(jogos_being_played(tournament)[0])
    before = bracket(tournament)

    with pytest.raises(TournamentError) as caught:
        verb(tournament=tournament)

    assert caught.value.code == "already_running"
    assert bracket(tournament) == before


@pytest.mark.parametrize(
    ("plan", "seed"),
    each(
        [
            {"format": "knockout"},
            {"format": "double"},
            {"format": "swiss", "rounds": 2},
            {"format": "groups", "groups": 4, "method": "drawn"},
        ],
        range(4),
    ),
    ids=named,
)
def test_who_comes_from_one_club_is_kept_apart(plan, seed):
    tournament = make_tournament(duplas=12, state="open")
    for number, home in enumerate(("Barra", "barra ", "BARRA", "Praia", "Praia", ""), start=1):
        tournament.dupla_set.filter(number__in=(number, number + 6)).update(home=home)
    (stage,) = stages.save_plan(tournament=tournament, plans=[("", plan)], source=TABLE)
    if stage_plan.is_bracket(stage):
        bracket_draw.draw_knockout(tournament=tournament, seed=seed)
    else:
        states.start(tournament=tournament, seed=seed, source=TABLE)

    met = Confronto.objects.filter(stage=stage, round=1, dupla_a__isnull=False, dupla_b__isnull=False)
    homes = [(one.dupla_a.home.strip().casefold(), one.dupla_b.home.strip().casefold()) for one in met]
    if plan["format"] != "groups":
        assert all(one != other or not one for one, other in homes)
    grouped = [entry for entry in StageEntry.objects.filter(stage=stage) if entry.group]
    spread = Counter((entry.group, entry.dupla.home.strip().casefold()) for entry in grouped)
    assert all(count <= 2 - (home == "praia") for (_, home), count in spread.items() if home)


def test_node_of_two_of_one_club_says_so():
    tournament = make_tournament(duplas=4, state="open")
    tournament.dupla_set.filter(number__lt=4).update(home="Barra")  # three of four: two of them meet

    bracket_draw.draw_knockout(tournament=tournament, seed=3)

    first = Confronto.objects.filter(tournament=tournament, round=1)
    said = {one.dupla_a.home == one.dupla_b.home == "Barra": one.flags for one in first}
    assert said == {True: ["same_club"], False: []}
    assert not Confronto.objects.get(tournament=tournament, round=2, kind="main").flags
    told = [one["flags"] for one in lookup.confrontos(snapshot(tournament))]
    assert told.count(["same_club"]) == 1
