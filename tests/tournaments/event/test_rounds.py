"""The life of a round: draft, posted, played, closed, reopened; and what blocks each step."""

import pytest

from scoring.lifecycle.open_close import reopen_jogo, walkover
from tests.factories import TABLE, jogos_being_played, play_open, record
from tests.matrix import each
from tests.tournaments.drafted import DANESE, SWISS, drafted, dupla, next_round
from tests.tournaments.event.families import named
from tests.tournaments.refusals import refused
from tournaments.event import rounds
from tournaments.models import Confronto, Round, TournamentLogEntry
from tournaments.outcomes import penalties
from tournaments.results import stage_results

pytestmark = pytest.mark.django_db


def test_draft_opens_no_jogo_and_posting_it_opens_them_in_the_order_of_the_tables():
    stage, row = drafted()
    assert (row.state, jogos_being_played(stage.tournament)) == ("draft", [])

    assert rounds.check(round=row, source=TABLE).state == "checked"
    row = rounds.post(round=row, source=TABLE)

    assert (row.state, row.posted_at is not None) == ("posted", True)
    found = Confronto.objects.filter(stage=stage).order_by("position")
    assert [(one.position, one.mesa, one.jogo.may_draw) for one in found] == [
        (1, 1, True),
        (2, 2, True),
        (3, 3, True),
    ]
    assert rounds.start(round=row, source=TABLE).state == "playing"


def test_with_fewer_mesas_the_rest_waits():
    stage, row = drafted(duplas=8, mesas=3)
    rounds.post(round=row, source=TABLE)
    record(jogos_being_played(stage.tournament)[1])
    mesas = Confronto.objects.filter(stage=stage).order_by("position").values_list("mesa", flat=True)
    assert list(mesas) == [1, 2, 3, 2]


def test_round_closes_with_its_last_result():
    stage, row = drafted()
    rounds.post(round=row, source=TABLE)
    for jogo, state in zip(jogos_being_played(stage.tournament), ("posted", "posted", "closed"), strict=True):
        walkover(jogo=jogo, winner="A", reason="não compareceu", source=TABLE)
        row.refresh_from_db()
        assert row.state == state
    assert set(Confronto.objects.filter(stage=stage).values_list("status", flat=True)) == {"walkover"}


def test_level_jogo_is_played_without_a_winner():
    stage, row = drafted(duplas=4, partidas=2, fixed=True)
    rounds.post(round=row, source=TABLE)
    jogo = jogos_being_played(stage.tournament)[0]
    for winner in "AB":
        record(jogo, winner)
    confronto = Confronto.objects.get(jogo=jogo)
    assert (confronto.status, confronto.winner) == ("played", None)


@pytest.mark.parametrize("posted", [False, True], ids=["next-is-a-draft", "next-is-posted"])
def test_reopened_jogo_opens_its_round_again_unless_the_next_is_posted(posted):
    stage, row = drafted()
    following = next_round(stage, row)
    if posted:
        rounds.post(round=following, source=TABLE)
    jogo = Confronto.objects.filter(stage=stage, round=1).first().jogo

    reopen_jogo(jogo=jogo, reason="súmula trocada", source=TABLE)

    row.refresh_from_db()
    assert row.state == ("closed" if posted else "playing")
    assert Confronto.objects.get(jogo=jogo).status == ""
    if not posted:
        assert refused(rounds.post, round=following).code == "results_missing"


def test_next_round_waits_for_the_results_unless_the_director_says_why():
    stage, row = drafted()
    rounds.post(round=row, source=TABLE)
    found = refused(rounds.draw_round, stage=stage)
    assert (found.code, found.params) == ("results_missing", {"missing": 3, "round": 1})

    following = rounds.draw_round(stage=stage, override="mesa 2 termina amanhã", source=TABLE)
    rounds.post(round=following, source=TABLE)

    assert following.number == 2
    assert TournamentLogEntry.objects.filter(action="round_drawn").last().reason == "mesa 2 termina amanhã"
    assert not Confronto.objects.filter(stage=stage, round=2, jogo__isnull=False).exists()  # all still play


@pytest.mark.parametrize(("plan", "override"), each([DANESE, SWISS], ["", "falta um relógio"]), ids=named)
def test_draft_of_standings_that_changed_is_drawn_again_before_it_is_posted(plan, override):
    stage, first = drafted(plan=plan)
    rounds.post(round=first, source=TABLE)
    play_open(stage)
    row = rounds.draw_round(stage=stage, seed=5, override=override, source=TABLE)
    jogo = Confronto.objects.filter(stage=stage, round=1).latest("position").jogo
    reopen_jogo(jogo=jogo, reason="engano", source=TABLE)
    walkover(jogo=jogo, winner="B", reason="engano", source=TABLE)

    if override:
        assert rounds.post(round=row, source=TABLE).state == Round.State.POSTED
        return
    assert [refused(verb, round=row).code for verb in (rounds.check, rounds.post)] == ["round_outdated"] * 2
    rounds.redraw(round=row, seed=5, source=TABLE)
    assert rounds.post(round=row, source=TABLE).state == Round.State.POSTED


def test_draft_of_other_points_is_drawn_again_though_nobody_moves():
    stage, first = drafted(plan=SWISS)
    rounds.post(round=first, source=TABLE)
    play_open(stage)
    row = rounds.draw_round(stage=stage, seed=5, source=TABLE)
    last = dupla(stage_results.standing_of(stage)[-1].entrant)
    why = {"sanction": "vp", "amount": 1, "reason": "atraso"}
    penalties.penalise(stage=stage, dupla=last, round=1, **why, source=TABLE)

    assert stage_results.standing_of(stage)[-1].entrant == last.pk
    assert refused(rounds.post, round=row).code == "round_outdated"
    rounds.redraw(round=row, seed=5, source=TABLE)
    assert rounds.post(round=row, source=TABLE).state == Round.State.POSTED
