"""Late entry, withdrawal, return, substitution and change of seats: one action each, with its line in the log."""

import pytest

from scoring.models import Jogo, Mao
from tests.factories import TABLE, go_on, jogos_being_played, make_stages, play_jogo, play_open, record
from tests.matrix import each
from tests.tournaments.event.families import named
from tests.tournaments.formats import CONSOLATION, name
from tests.tournaments.refusals import refused
from tournaments.clubs import members
from tournaments.entries import changes
from tournaments.event import rounds, stages
from tournaments.hall import seating
from tournaments.models import Confronto, Dupla, Round, StageEntry, TournamentLogEntry
from tournaments.results import stage_results
from tournaments.wording.refusals import errors

pytestmark = pytest.mark.django_db
SWISS = {"format": "swiss", "rounds": 4}
ALL = {"format": "all_play_all"}
MITCHELL = {"format": "mitchell", "rounds": 3}
KNOCKOUT = {"format": "knockout"}
DOUBLE = {"format": "double", "reset": True}


def newcomers(tournament, number=2):
    """Return players of the club who are in no dupla."""
    known = tournament.club.player_set.count()
    return [members.add_player(club=tournament.club, name=f"Nova {known + n}") for n in range(number)]


def come_late(stage):
    first, second = newcomers(stage.tournament)
    return changes.enter_late(stage=stage, first=first, second=second, source=TABLE)


def of(dupla):
    """Return the confrontos of a dupla in order of their rounds."""
    found = Confronto.objects.filter(dupla_a=dupla) | Confronto.objects.filter(dupla_b=dupla)
    return list(found.order_by("round"))


def post_draft(stage):
    row = Round.objects.get(stage=stage, state__in=("draft", "checked"))
    return rounds.post(round=row, source=TABLE)


def next_round(stage):
    row = rounds.draw_round(stage=stage, seed=5, source=TABLE)
    return rounds.post(round=row, source=TABLE)


def logged():
    return TournamentLogEntry.objects.last().action


def test_who_comes_late_plays_from_the_next_round():
    (stage,) = make_stages(SWISS, duplas=5)
    post_draft(stage)
    late = come_late(stage)
    play_open(stage)
    next_round(stage)
    assert [row.round for row in of(late)] == [2]
    assert (StageEntry.objects.get(dupla=late).from_round, logged()) == (2, "round_posted")
    assert not Confronto.objects.filter(stage=stage, round=2, status="bye").exists()


def test_who_comes_late_takes_the_bye_of_a_round_that_is_posted_and_not_begun():
    (stage,) = make_stages(SWISS | {"pace": "round", "partidas": 1}, duplas=5)
    row = post_draft(stage)

    late = come_late(stage)

    (own,) = of(late)
    assert (own.round, own.status, own.mesa, own.flags) == (1, "", 3, [])
    assert StageEntry.objects.get(dupla=late).from_round == 1
    rounds.start(round=row, source=TABLE)
    play_open(stage)
    assert Round.objects.get(stage=stage).state == Round.State.CLOSED
    next_round(stage)
    assert not Confronto.objects.filter(stage=stage, round=2, status="bye").exists()


def test_who_comes_late_while_a_round_is_played_waits_for_the_next():
    (stage,) = make_stages(SWISS | {"pace": "round", "partidas": 1}, duplas=5)
    rounds.start(round=post_draft(stage), source=TABLE)
    late = come_late(stage)
    assert (of(late), StageEntry.objects.get(dupla=late).from_round) == ([], 2)


def test_nobody_enters_late_who_would_never_play():
    (stage,) = make_stages(SWISS | {"rounds": 1, "late_until": 1, "partidas": 1}, duplas=6)
    post_draft(stage)
    first, second = newcomers(stage.tournament)

    found = refused(changes.enter_late, stage=stage, first=first, second=second)

    assert (found.code, found.params) == ("no_round_left", {"stage": 1, "rounds": 1})
    assert "Acrescente uma rodada" in errors.sentence(found.code, found.params)


def test_draft_without_who_came_late_is_not_posted():
    (stage,) = make_stages(SWISS, duplas=5)
    late = come_late(stage)
    row = Round.objects.get(stage=stage)
    assert refused(rounds.post, round=row).code == "round_stale"
    rounds.post(round=rounds.redraw(round=row, source=TABLE), source=TABLE)
    assert [confronto.round for confronto in of(late)] == [1]


@pytest.mark.parametrize(("until", "code"), [(None, "too_late"), (1, "too_late"), (2, None)])
def test_late_entry_ends_with_the_stated_round(until, code):
    (stage,) = make_stages({**SWISS, "late_until": until}, duplas=4)
    post_draft(stage)
    play_open(stage)
    first, second = newcomers(stage.tournament)
    if code:
        assert refused(changes.enter_late, stage=stage, first=first, second=second).code == code
        assert not Dupla.objects.filter(players=first).exists()
    else:
        assert changes.enter_late(stage=stage, first=first, second=second, source=TABLE).number == 5


@pytest.mark.parametrize(
    ("plan", "duplas", "meets"), [(ALL, 5, 5), (MITCHELL, 5, 3), ({"format": "groups", "groups": 2}, 7, 3)]
)
def test_who_comes_late_takes_the_place_of_who_would_rest(plan, duplas, meets):
    (stage,) = make_stages(plan, duplas=duplas)
    late = come_late(stage)
    assert not Confronto.objects.filter(stage=stage, status="bye").exists()
    assert len(of(late)) == meets
    play_open(stage)
    assert stages.close_stage(stage=stage, source=TABLE).state == "closed"
    assert late.pk in {row.entrant for row in stage_results.standing_of(stage)}


def test_who_comes_late_meets_nobody_twice_and_once_in_a_round():
    (stage,) = make_stages(ALL, duplas=6)
    gone = list(stage.tournament.dupla_set.order_by("number")[:2])
    for one in gone:
        changes.withdraw(dupla=one, justified=False, source=TABLE)

    late = come_late(stage)

    met = of(late)
    assert len({row.round for row in met}) == len(met) >= 3
    opponents = [row.dupla_b_id if row.dupla_a_id == late.pk else row.dupla_a_id for row in met]
    assert len(set(opponents)) == len(opponents)
    play_open(stage)
    assert not Confronto.objects.filter(stage=stage, status="").exists()


def test_who_comes_late_to_a_knockout_takes_a_bye_that_is_not_played_on():
    (stage,) = make_stages(KNOCKOUT | {"partidas": 1}, duplas=6)

    late = come_late(stage)
    (row,) = of(late)
    assert (row.round, row.status, row.is_ready) == (1, "", True)
    for jogo in jogos_being_played(stage.tournament):
        play_jogo(jogo)
    for jogo in jogos_being_played(stage.tournament):
        record(jogo)
    first, second = newcomers(stage.tournament)
    found = refused(changes.enter_late, stage=stage, first=first, second=second)
    assert found.code == "no_place_left"
    play_open(stage)
    stage.tournament.refresh_from_db()
    assert stage.tournament.state == "finished"


@pytest.mark.parametrize("plan", [CONSOLATION, DOUBLE], ids=name)
def test_bye_whose_loser_would_go_on_is_not_given_away(plan):
    (stage,) = make_stages(plan, duplas=6)
    first, second = newcomers(stage.tournament)
    found = refused(changes.enter_late, stage=stage, first=first, second=second)
    assert found.code == "no_free_place_in_bracket"


@pytest.mark.parametrize(("plan", "code"), [(ALL, "no_free_place"), (KNOCKOUT, "no_free_place_in_bracket")])
def test_late_entry_without_a_place_is_refused(plan, code):
    (stage,) = make_stages(plan, duplas=4)
    first, second = newcomers(stage.tournament)
    assert refused(changes.enter_late, stage=stage, first=first, second=second).code == code


@pytest.mark.parametrize(("justified", "status"), [(True, "walkover"), (False, "bye")])
def test_who_leaves_a_swiss_stage_gives_its_meeting_and_is_not_drawn_again(justified, status):
    (stage,) = make_stages(SWISS, duplas=6)
    post_draft(stage)
    played, left = Confronto.objects.filter(stage=stage, position__lte=2).order_by("position")
    play_jogo(played.jogo)

    gone = left.dupla_a
    changes.withdraw(dupla=gone, justified=justified, reason="adoeceu", source=TABLE)

    left.refresh_from_db()
    assert (left.status, left.winner) == (status, left.dupla_b)
    assert (logged(), TournamentLogEntry.objects.last().reason) == ("withdrawn", "adoeceu")
    play_open(stage)
    next_round(stage)
    assert [row.round for row in of(gone)] == [1][:justified]
    assert refused(changes.withdraw, dupla=gone, justified=True).code == "already_withdrawn"


@pytest.mark.parametrize(("justified", "status"), [(True, "walkover"), (False, "bye")])
def test_who_leaves_a_girone_keeps_what_it_played_and_gives_the_rest(justified, status):
    (stage,) = make_stages(ALL, duplas=4, mesas=1)
    play_jogo(jogos_being_played(stage.tournament)[0])
    dupla = Confronto.objects.get(status="played").dupla_a

    changes.withdraw(dupla=dupla, justified=justified, source=TABLE)

    rows = Confronto.objects.filter(stage=stage).exclude(status="")
    assert sorted(rows.values_list("status", flat=True)) == sorted(["played", status, status])
    assert dupla.pk not in rows.exclude(status="played").values_list("winner", flat=True)
    play_open(stage)
    assert stages.close_stage(stage=stage, source=TABLE).state == "closed"


@pytest.mark.parametrize(
    ("justified", "begun", "leaver", "other"),
    [(True, False, 6, 14), (False, False, 0, 14), (False, True, 6, 14)],
    ids=["justified", "unjustified", "unjustified-once-begun"],
)
def test_who_leaves_an_italian_evening_has_what_the_code_of_the_federation_says(
    justified, begun, leaver, other
):
    plan = {"format": "swiss", "rounds": 2, "partidas": 1, "points": "vp_3"}
    (stage,) = make_stages(plan, duplas=4, target=2000)
    post_draft(stage)
    left = Confronto.objects.get(stage=stage, position=1)
    gone, stays = left.dupla_a, left.dupla_b
    if begun:
        record(left.jogo)

    changes.withdraw(dupla=gone, justified=justified, reason="foi embora", source=TABLE)

    points = {row.entrant: row.line.points for row in stage_results.standing_of(stage)}
    assert (points[gone.pk], points[stays.pk]) == (leaver, other)
    assert not jogos_being_played(stage.tournament)[1:]


@pytest.mark.parametrize("justified", [True, False])
def test_who_comes_back_to_a_girone_plays_what_is_to_come(justified):
    (stage,) = make_stages(ALL, duplas=4, mesas=1)
    play_jogo(jogos_being_played(stage.tournament)[0])
    dupla = Confronto.objects.get(status="played").dupla_a
    changes.withdraw(dupla=dupla, justified=justified, source=TABLE)

    assert changes.re_enter(dupla=dupla, source=TABLE).until_round is None

    play_open(stage)
    assert [row.status for row in of(dupla)] == ["played"] * 3
    assert refused(changes.re_enter, dupla=dupla).code == "not_withdrawn"


def test_place_that_a_late_dupla_has_taken_stays_its_own():
    (stage,) = make_stages(ALL, duplas=4)
    left = Confronto.objects.get(stage=stage, round=3, position=1)
    changes.withdraw(dupla=left.dupla_a, justified=False, source=TABLE)
    late = come_late(stage)
    taken = Confronto.objects.get(pk=left.pk)
    assert late in (taken.dupla_a, taken.dupla_b)
    changes.withdraw(dupla=left.dupla_b, justified=False, source=TABLE)

    changes.re_enter(dupla=left.dupla_a, source=TABLE)

    taken.refresh_from_db()
    assert (taken.winner, taken.status) == (late, "bye")


@pytest.mark.parametrize(("justified", "status"), [(True, "walkover"), (False, "bye")])
def test_who_comes_back_does_not_wait_for_an_opponent_who_has_left_too(justified, status):
    (stage,) = make_stages(ALL, duplas=5)
    left = Confronto.objects.filter(
        stage=stage, round=4, dupla_a__isnull=False, dupla_b__isnull=False
    ).first()
    for dupla in (left.dupla_a, left.dupla_b):
        changes.withdraw(dupla=dupla, justified=justified, source=TABLE)

    changes.re_enter(dupla=left.dupla_a, source=TABLE)

    now = Confronto.objects.get(pk=left.pk)
    assert (now.winner, now.status) == (left.dupla_a, status)
    play_open(stage)
    assert not Confronto.objects.filter(stage=stage, status="").exists()


def test_who_comes_back_to_a_swiss_stage_had_no_bye():
    (stage,) = make_stages(SWISS, duplas=6)
    post_draft(stage)
    dupla = Confronto.objects.get(stage=stage, position=1).dupla_a
    changes.withdraw(dupla=dupla, justified=True, source=TABLE)
    play_open(stage)
    next_round(stage)
    play_open(stage)
    changes.re_enter(dupla=dupla, source=TABLE)
    next_round(stage)
    assert [(row.round, row.status) for row in of(dupla)] == [(1, "walkover"), (3, "")]


@pytest.mark.parametrize(("plan", "played"), each([DOUBLE, KNOCKOUT], [0, 1, 3]), ids=named)
def test_who_leaves_a_bracket_gives_every_meeting_it_would_have(plan, played):
    (stage,) = make_stages(plan, duplas=8)
    for jogo in jogos_being_played(stage.tournament)[:played]:
        play_jogo(jogo)
    first, second = (Confronto.objects.get(stage=stage, round=1, position=n).dupla_a for n in (1, 3))
    for dupla in (first, second):
        changes.withdraw(dupla=dupla, justified=True, source=TABLE)

    play_open(stage)

    stage.refresh_from_db()
    assert stage.state == "closed"
    lost = [row for dupla in (first, second) for row in of(dupla) if row.winner != dupla]
    assert {row.status for row in lost} <= {"walkover", "both_absent"}
    assert not Confronto.objects.filter(stage=stage, status="").exists()
    assert not Confronto.objects.filter(stage=stage, winner=None).exclude(status="both_absent").exists()


def test_new_partner_plays_under_the_new_name_and_keeps_the_results():
    (stage,) = make_stages(SWISS, duplas=4)
    post_draft(stage)
    first, second = Confronto.objects.filter(stage=stage).order_by("position")
    play_jogo(first.jogo)
    (comes,) = newcomers(stage.tournament, 1)
    for dupla in (first.dupla_a, second.dupla_a):
        leaves = dupla.players.order_by("duplamember").first()
        changes.substitute(dupla=dupla, leaves=leaves, comes=comes, source=TABLE)
        comes = leaves  # a player who withdrew from one dupla may play in another

    first.refresh_from_db()
    second.refresh_from_db()
    second.dupla_a.refresh_from_db()
    assert second.jogo.labels[0] == second.dupla_a.name
    assert (first.winner, first.jogo.labels[0] != Dupla.objects.get(pk=first.dupla_a_id).name) == (
        first.dupla_a,
        True,
    )
    assert second.mesa == 2
    assert logged() == "substituted"


def test_new_partner_after_half_of_the_rounds_needs_a_reason():
    (stage,) = make_stages({**SWISS, "rounds": 3}, duplas=4)
    post_draft(stage)
    play_open(stage)
    next_round(stage)
    play_open(stage)
    dupla = Dupla.objects.filter(tournament=stage.tournament).first()
    leaves, (comes,) = dupla.players.first(), newcomers(stage.tournament, 1)

    found = refused(changes.substitute, dupla=dupla, leaves=leaves, comes=comes)
    assert (found.code, found.params) == ("substitution_late", {"played": 2, "rounds": 3})
    changes.substitute(dupla=dupla, leaves=leaves, comes=comes, override="acidente", source=TABLE)
    assert comes.name in Dupla.objects.get(pk=dupla.pk).name


def test_player_of_another_dupla_is_refused():
    (stage,) = make_stages(SWISS, duplas=4)
    one, other = Dupla.objects.filter(tournament=stage.tournament)[:2]
    found = refused(changes.substitute, dupla=one, leaves=one.players.first(), comes=other.players.first())
    assert found.code == "player_taken"
    found = refused(changes.substitute, dupla=one, leaves=other.players.first(), comes=one.players.first())
    assert found.code == "player_not_in_dupla"


def test_jogo_moves_to_a_free_mesa_and_one_that_waits_to_the_mesa_it_is_given():
    (stage,) = make_stages(SWISS, duplas=6, mesas=2)
    post_draft(stage)
    first, second, waits = Confronto.objects.filter(stage=stage).order_by("position")
    assert refused(seating.move_mesa, confronto=first, mesa=2).code == "mesa_taken"
    seating.move_mesa(confronto=waits, mesa=2, source=TABLE)
    play_jogo(first.jogo)
    waits.refresh_from_db()
    assert waits.jogo is None
    play_jogo(second.jogo)
    waits.refresh_from_db()
    assert (waits.mesa, waits.jogo is not None) == (2, True)
    seating.move_mesa(confronto=waits, mesa=1, source=TABLE)
    assert Confronto.objects.get(pk=waits.pk).mesa == 1
    assert refused(seating.move_mesa, confronto=waits, mesa=3).code == "mesa_not_in_hall"
    assert refused(seating.move_mesa, confronto=first, mesa=1).code == "jogo_over"


def test_confronto_whose_duplas_are_not_known_yet_gets_no_mesa():
    (stage,) = make_stages(KNOCKOUT, duplas=4, mesas=3)
    final = Confronto.objects.filter(stage=stage, dupla_a=None).first()

    assert refused(seating.move_mesa, confronto=final, mesa=3).code == "not_both_known"


def test_nothing_is_left_half_done_when_somebody_cannot_leave():
    (stage,) = make_stages(SWISS, duplas=4, target=1500)
    stranger = Dupla.objects.create(tournament=stage.tournament, number=9, name="Fora")
    jogos = Jogo.objects.count()
    found = refused(changes.withdraw, dupla=stranger, justified=True)
    assert (found.code, errors.error(found)) == ("not_in_stage", "Fora não joga a fase 1.")
    post_draft(stage)
    record(jogos_being_played(stage.tournament)[0])
    dupla = Confronto.objects.get(stage=stage, position=1).dupla_a
    changes.withdraw(
        dupla=dupla, justified=True, source=TABLE
    )  # in the middle of a jogo: its mãos stay readable
    assert Jogo.objects.count() == jogos + 2
    assert Confronto.objects.get(stage=stage, position=1).status == "walkover"


@pytest.mark.parametrize("again", [False, True])
def test_jogo_that_a_withdrawal_ended_goes_on_while_its_round_is_the_last(again):
    (stage,) = make_stages(SWISS | {"partidas": 1}, duplas=4, target=3000)
    go_on(stage)
    row = Confronto.objects.filter(stage=stage, round=1).select_related("jogo", "dupla_a").first()
    record(row.jogo)
    changes.withdraw(dupla=row.dupla_a, justified=True, source=TABLE)
    if again:
        play_open(stage)
        rounds.post(round=rounds.draw_round(stage=stage, seed=3, source=TABLE), source=TABLE)

    changes.re_enter(dupla=row.dupla_a, source=TABLE)

    row.refresh_from_db()
    jogo = Jogo.objects.get(pk=row.jogo_id)
    assert (row.status, jogo.closed_at is None) == (("walkover", False) if again else ("", True))
    assert Mao.objects.standing().filter(partida__jogo=jogo).count() == 1
