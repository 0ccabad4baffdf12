"""draft → open → running → finished: each step, and every step that is refused."""

import pytest

from scoring.models import AuditEntry, Jogo
from tests.factories import TABLE, jogos_being_played, make_tournament
from tournaments.errors import TournamentError
from tournaments.event import states
from tournaments.models import Confronto, LiveTable, Publication, Refresh

pytestmark = pytest.mark.django_db
STEPS = {
    "open_entries": lambda tournament: states.open_entries(tournament=tournament),
    "back_to_draft": lambda tournament: states.back_to_draft(tournament=tournament),
    "start": lambda tournament: states.start(tournament=tournament, source=TABLE),
}


@pytest.mark.parametrize(
    ("state", "step", "reached"),
    [
        pytest.param("draft", "open_entries", "open", id="draft-open"),
        pytest.param("open", "back_to_draft", "draft", id="open-draft"),
        pytest.param("drawn", "back_to_draft", "draft", id="drawn-draft"),
        pytest.param("drawn", "start", "running", id="drawn-running"),
    ],
)
def test_step_leads_on(state, step, reached):
    tournament = make_tournament(duplas=4, state=state)

    STEPS[step](tournament)

    tournament.refresh_from_db()
    assert tournament.state == reached


@pytest.mark.parametrize(
    ("state", "step", "code"),
    [
        pytest.param("draft", "back_to_draft", "already_draft", id="draft-draft"),
        pytest.param("draft", "start", "not_open", id="draft-start"),
        pytest.param("open", "open_entries", "not_a_draft", id="open-open"),
        pytest.param("open", "start", "not_drawn", id="not-drawn"),
        pytest.param("running", "open_entries", "not_a_draft", id="running-open"),
        pytest.param("running", "back_to_draft", "already_running", id="running-draft"),
        pytest.param("running", "start", "not_open", id="started-twice"),
        pytest.param("finished", "back_to_draft", "already_running", id="finished-draft"),
        pytest.param("finished", "start", "not_open", id="finished-start"),
    ],
)
def test_step_is_refused(state, step, code):
    tournament = make_tournament(duplas=4, state=state)
    before, jogos = tournament.state, Jogo.objects.count()

    with pytest.raises(TournamentError) as caught:
        STEPS[step](tournament)

    tournament.refresh_from_db()
    assert (caught.value.code, tournament.state, Jogo.objects.count()) == (code, before, jogos)


def test_draft_drawn_before_it_is_open_does_not_start():
    tournament = make_tournament(duplas=4, state="drawn")
    states.back_to_draft(tournament=tournament)

    with pytest.raises(TournamentError, match="not_open"):
        states.start(tournament=tournament, source=TABLE)


def test_start_opens_the_first_round_at_the_mesas_in_order():
    tournament = make_tournament(duplas=8, target=1500, partidas=3)

    rows = Confronto.objects.filter(tournament=tournament, jogo__isnull=False).order_by("position")
    assert [(row.round, row.position, row.mesa) for row in rows] == [(1, n, n) for n in range(1, 5)]
    jogo = rows[0].jogo
    assert (jogo.labels[0], jogo.labels[1]) == (rows[0].dupla_a.name, rows[0].dupla_b.name)
    assert (jogo.partidas, jogo.fixed, jogo.options["target"]) == (3, False, 1500)
    assert jogo.auditentry_set.get().action == AuditEntry.Action.OPENED


def test_start_seats_no_more_jogos_than_there_are_mesas():
    tournament = make_tournament(duplas=8, mesas=3)

    assert len(jogos_being_played(tournament)) == 3
    waiting = Confronto.objects.filter(tournament=tournament, round=1, jogo=None)
    assert [(row.position, row.mesa, row.is_ready) for row in waiting] == [(4, None, True)]


def test_two_duplas_through_by_bye_play_at_once():
    tournament = make_tournament(duplas=5)

    rounds = Confronto.objects.filter(tournament=tournament, jogo__isnull=False).values_list(
        "round", flat=True
    )
    assert sorted(rounds) == [1, 2]


def test_start_owes_and_gets_the_first_revision():
    tournament = make_tournament(duplas=4, state="drawn")

    states.start(tournament=tournament, source=TABLE)

    wish = Refresh.objects.get(pk=tournament.pk)
    assert (wish.wanted, wish.publish_wanted) == (1, 1)
    assert LiveTable.objects.filter(pk=tournament.pk).exists()
    assert not Publication.objects.exists()  # the worker publishes


def test_last_jogo_finishes_the_tournament():
    tournament = make_tournament(duplas=4, state="finished")

    final = Confronto.objects.get(tournament=tournament, winner_to=None, kind="main")
    assert (tournament.state, final.winner) == ("finished", final.dupla_a)
