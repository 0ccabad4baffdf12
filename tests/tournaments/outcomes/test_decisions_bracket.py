"""Decisions in a bracket: one dupla advances or the next one gets a bye; results with later matches are kept."""

import pytest

from scoring.errors import Refused
from tests.factories import make_tournament, play_jogo, record
from tests.tournaments.settling import VERBS, WHY
from tournaments.errors import TournamentError
from tournaments.models import Confronto, Tournament, TournamentLogEntry
from tournaments.outcomes import decisions
from tournaments.publication import lookup
from tournaments.publication.snapshot import snapshot
from tournaments.wording.rounds import why

pytestmark = pytest.mark.django_db


def bracket(duplas=4):
    tournament = make_tournament(duplas=duplas, third_place=False)
    return tournament, list(Confronto.objects.filter(tournament=tournament).order_by("round", "position"))


def test_both_absent_in_a_bracket_gives_the_next_one_a_bye():
    tournament, (one, two, final) = bracket()
    decisions.both_absent(confronto=one, **WHY)
    final.refresh_from_db()
    assert (final.dupla_a, final.bye_a, final.status) == (None, True, "")

    play_jogo(two.jogo, "B")

    final.refresh_from_db()
    assert (final.status, final.winner, final.jogo) == ("bye", two.dupla_b, None)
    tournament.refresh_from_db()
    assert tournament.state == Tournament.State.FINISHED


def test_nobody_at_all_ends_a_bracket_without_a_champion():
    tournament, (one, two, final) = bracket()
    decisions.both_absent(confronto=one, **WHY)
    decisions.both_absent(confronto=two, **WHY)

    final.refresh_from_db()
    tournament.refresh_from_db()
    assert (final.status, final.winner) == ("both_absent", None)
    assert tournament.state == Tournament.State.FINISHED


@pytest.mark.parametrize("status", ["walkover", "director"])
def test_winner_told_by_the_director_goes_on(status):
    _, (one, _, final) = bracket()

    VERBS[status](one)

    final.refresh_from_db()
    assert final.dupla_a == one.dupla_b


@pytest.mark.parametrize(
    ("verb", "arguments", "code"),
    [
        (decisions.give_score, {"given": [1, 1]}, "winner_needed"),
        (decisions.abandon, {"winner": ""}, "winner_needed"),
        (decisions.average, {"winner": "A"}, "not_in_bracket"),
    ],
)
def test_somebody_has_to_go_on_in_a_bracket(verb, arguments, code):
    _, (one, *_) = bracket(2)
    record_unfinished(one)

    with pytest.raises(TournamentError, match=code):
        verb(confronto=one, **WHY, **arguments)


def record_unfinished(confronto):
    """Record a mão that does not yet reach the limit."""
    confronto.jogo.options = confronto.jogo.options | {"target": 2000}
    confronto.jogo.save()
    record(confronto.jogo, "A")


def test_result_the_bracket_was_played_on_from_stays():
    _, (one, two, final) = bracket()
    play_jogo(one.jogo, "A")
    play_jogo(two.jogo, "A")
    final.refresh_from_db()
    record_unfinished(final)

    with pytest.raises(Refused, match="next_jogo_played"):
        decisions.walkover(confronto=one, winner="B", **WHY)

    one.refresh_from_db()
    assert (one.status, one.winner) == ("played", one.dupla_a)
    assert not TournamentLogEntry.objects.filter(action="walkover").exists()


def test_standings_of_a_bracket_know_every_way_to_go_on():
    tournament, (one, two, _) = bracket()
    decisions.both_absent(confronto=one, **WHY)
    play_jogo(two.jogo, "B")

    rows = lookup.final_standings(snapshot(tournament))

    assert [(row["place"], row["place_to"], row["dupla"]) for row in rows[:1]] == [(1, 1, two.dupla_b.number)]
    assert why(rows[0]["fate"]) == "Campeã: não teve adversária na final"
    assert {row["fate"]["code"] for row in rows[1:]} == {"lost_in_round", "absent"}
    assert {(row["place"], row["place_to"]) for row in rows[1:]} == {(3, 4)}
    absent = next(row for row in rows if row["dupla"] == one.dupla_a.number)
    assert why(absent["fate"]) == (f"Não jogou contra {one.dupla_b.name} na semifinal: nenhuma das duas veio")


def test_walkover_of_a_jogo_that_was_never_opened_counts_in_a_bracket():
    tournament, (one, *_) = bracket()
    Confronto.objects.filter(pk=one.pk).update(jogo=None, mesa=None)
    one.refresh_from_db()

    decisions.walkover(confronto=one, winner="B", **WHY)

    rows = {row["dupla"]: row for row in lookup.final_standings(snapshot(tournament))}
    assert rows[one.dupla_b.number]["walkovers"] == [1, 0]
    assert rows[one.dupla_a.number]["fate"]["code"] == "lost_in_round"
