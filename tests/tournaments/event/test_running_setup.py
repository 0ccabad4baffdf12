"""Settings of a tournament that may change while it runs: the hall, the name, who enters the mãos."""

from datetime import timedelta

import pytest

from tests.factories import TABLE, jogos_being_played, make_tournament, play_jogo, record
from tests.tournaments.bracket import mesas
from tests.tournaments.refusals import refused
from tournaments.event.consequences import Unconfirmed
from tournaments.event.setup.running_setup import edit_running
from tournaments.ledger.log_lines import line_of
from tournaments.models import Confronto, TournamentLogEntry
from tournaments.wording.history.log import details
from tournaments.wording.refusals.consequences import consequence

pytestmark = pytest.mark.django_db


def edit(tournament, **fields):
    """Edit the tournament and confirm at once. Return the codes of the confirmations that were needed."""
    for name, value in fields.items():
        setattr(tournament, name, value)
    try:
        edit_running(tournament=tournament, source=TABLE)
    except Unconfirmed as exc:
        edit_running(tournament=tournament, confirmed=exc.key, source=TABLE)
        return [(one.code, one.what, one.count) for one in exc.consequences if consequence(one)]
    return []


def test_more_mesas_seat_who_waits_at_once():
    tournament = make_tournament(duplas=8, mesas=2)

    assert edit(tournament, mesas=4) == []

    assert mesas(tournament).keys() == {1, 2, 3, 4}
    line = TournamentLogEntry.objects.get(action="tournament_edited")
    assert line.data == {"changes": {"mesas": ["2", "4"]}}
    assert details(line_of(line)) == "mesas: 2 → 4"


def test_with_fewer_mesas_a_jogo_ends_where_it_is_and_none_begins_there():
    tournament = make_tournament(duplas=8, mesas=4)

    assert edit(tournament, mesas=2) == [("jogos_at_mesas_stay", "3, 4", 2)]

    assert mesas(tournament).keys() == {1, 2, 3, 4}
    for jogo in jogos_being_played(tournament):
        play_jogo(jogo)
    assert mesas(tournament).keys() == {1, 2}


def test_confronto_that_waits_for_a_mesa_given_up_gets_another():
    tournament = make_tournament(duplas=8, mesas=2)
    Confronto.objects.filter(tournament=tournament, round=1, jogo=None).update(mesa=2)

    assert edit(tournament, mesas=1) == [("jogos_at_mesas_stay", "2", 1), ("mesas_given_up", "", 2)]

    assert not Confronto.objects.filter(tournament=tournament, jogo=None, mesa__isnull=False).exists()


def test_who_enters_changes_for_every_jogo_nothing_was_entered_in():
    tournament = make_tournament(duplas=4, partidas=3)
    begun, fresh = jogos_being_played(tournament)
    record(begun)

    found = edit(tournament, totals_allowed=True, entry="confirm")

    assert found == [("jogos_stay", "", 1), ("jogos_opened_anew", "", 1)]
    kept, anew = jogos_being_played(tournament)
    assert (kept, kept.totals_allowed) == (begun, False)
    assert (anew == fresh, anew.totals_allowed, anew.entry) == (False, True, "confirm")
    assert mesas(tournament).keys() == {1, 2}


def test_name_and_place_change_without_a_question():
    tournament = make_tournament(duplas=4)
    assert edit(tournament, name="  Copa  da Duna ", place="Salão 2") == []
    tournament.refresh_from_db()
    assert (tournament.name, tournament.place) == ("Copa da Duna", "Salão 2")
    assert edit(tournament, name="Copa da Duna") == []
    assert TournamentLogEntry.objects.filter(action="tournament_edited").count() == 1


def test_edit_of_a_running_tournament_is_refused_where_it_cannot_be():
    draft, tournament = make_tournament(state="open"), make_tournament(name="Outra", duplas=4)
    tournament.ends_on = tournament.starts_on - timedelta(days=1)
    assert refused(edit_running, tournament=tournament).code == "dates_reversed"
    assert refused(edit_running, tournament=draft).code == "not_running_yet"
