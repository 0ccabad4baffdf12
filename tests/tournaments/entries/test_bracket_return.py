"""A dupla that withdrew from a bracket returns: the matches that its withdrawal decided are played after all."""

import pytest

from scoring.errors import Refused
from tests.factories import (
    TABLE,
    director_of,
    jogos_being_played,
    make_stages,
    play_jogo,
    play_open,
    play_stage,
    record,
)
from tests.matrix import each, every
from tests.tournaments.desk.pages import text, url
from tests.tournaments.event.confirming import confirm
from tests.tournaments.event.families import named
from tests.tournaments.formats import CONSOLATION, DOUBLE, GROUPS, KNOCKOUT, name
from tests.tournaments.refusals import refused
from tournaments.entries import changes
from tournaments.event import stages
from tournaments.models import Confronto, StageEntry, Tournament
from tournaments.outcomes import decisions, penalties
from tournaments.publication.snapshot import snapshot

pytestmark = pytest.mark.django_db
EVERY = [KNOCKOUT, CONSOLATION, DOUBLE]
WHY = "saída marcada por engano"


def begun(plan=KNOCKOUT, duplas=8, **fields):
    (stage,) = make_stages(plan | {"partidas": 1}, duplas=duplas, **fields)
    return stage


def first_of(stage, position=1):
    found = Confronto.objects.select_related("jogo", "dupla_a", "dupla_b", "winner")
    return found.get(stage=stage, round=1, position=position, kind="main")


def leave(dupla):
    return changes.withdraw(dupla=dupla, justified=True, reason="foi embora", source=TABLE)


def come_back(dupla):
    return changes.re_enter(dupla=dupla, reason=WHY, source=TABLE)


def finished(stage):
    play_open(stage)
    stage.tournament.refresh_from_db()
    return stage.tournament.state == Tournament.State.FINISHED


@pytest.mark.parametrize(("plan", "mesas"), each(EVERY, [0, 1, 20]), ids=named)
def test_who_left_by_mistake_plays_what_it_had_left(plan, mesas):
    stage = begun(plan, **({"mesas": mesas} if mesas else {}))
    row = first_of(stage)
    leave(row.dupla_a)
    assert first_of(stage).winner == row.dupla_b

    entry = come_back(row.dupla_a)

    assert entry.until_round is None
    assert first_of(stage).status == ""
    assert refused(changes.re_enter, dupla=row.dupla_a).code == "not_withdrawn"
    assert finished(stage)
    played = Confronto.objects.of(row.dupla_a).filter(stage=stage, status="played")
    assert played.count() >= 2
    assert not Confronto.objects.of(row.dupla_a).filter(stage=stage, status="walkover").exists()


def test_what_was_played_before_it_left_stands_on_the_sheet_again():
    (stage,) = make_stages(KNOCKOUT, duplas=8, target=3000)
    row = first_of(stage)
    record(row.jogo)
    leave(row.dupla_a)
    assert first_of(stage).jogo.closed_at

    come_back(row.dupla_a)

    again = first_of(stage)
    assert (again.jogo, again.jogo.closed_at) == (row.jogo, None)


@pytest.mark.parametrize("plan", every(EVERY, 3), ids=name)
def test_what_was_played_from_the_walkover_is_told_and_falls(plan):
    stage = begun(plan)
    row = first_of(stage)
    leave(row.dupla_a)
    play_open(stage)  # the whole bracket: it is over without the dupla
    stage.refresh_from_db()
    assert stage.state == "closed"
    entry = StageEntry.objects.get(stage=stage, dupla=row.dupla_a)
    with pytest.raises(Refused):
        come_back(row.dupla_a)

    effects = confirm(entry, lambda: come_back(row.dupla_a))

    assert effects.fallen
    assert Confronto.objects.of(row.dupla_a).being_played().filter(stage=stage).exists()
    assert finished(stage)
    assert Confronto.objects.of(row.dupla_a).filter(stage=stage, status="played").exists()


def test_who_left_the_final_comes_back_though_the_tournament_is_over():
    stage = begun(duplas=4)
    for jogo in jogos_being_played(stage.tournament):
        play_jogo(jogo)
    final = Confronto.objects.select_related("dupla_a").get(stage=stage, round=2, position=1)
    leave(final.dupla_a)
    play_open(stage)
    stage.tournament.refresh_from_db()
    assert stage.tournament.state == Tournament.State.FINISHED

    come_back(final.dupla_a)

    stage.refresh_from_db()
    assert stage.state == "playing"
    assert finished(stage)
    assert snapshot(stage.tournament)["final_ranking"][0]["dupla"] == final.dupla_a.number


def test_double_elimination_gives_back_the_repescagem_where_the_winners_have_played_on():
    stage = begun(DOUBLE)
    row, other = first_of(stage), first_of(stage, 2)
    leave(row.dupla_a)
    play_jogo(other.jogo)
    ahead = Confronto.objects.of(row.dupla_b).being_played().get(stage=stage)
    record(ahead.jogo)  # the winners have played on; the loser of the other waits in the repescagem

    come_back(row.dupla_a)

    assert first_of(stage).status == "walkover"
    assert Confronto.objects.of(row.dupla_a).being_played().get(stage=stage).kind == "losers"
    assert finished(stage)


def test_of_two_who_have_left_the_one_that_comes_back_passes():
    stage = begun(duplas=8)
    row = first_of(stage)
    leave(row.dupla_a)
    leave(row.dupla_b)

    come_back(row.dupla_b)

    again = first_of(stage)
    assert (again.status, again.winner) == ("walkover", row.dupla_b)
    come_back(row.dupla_a)
    assert first_of(stage).status == ""


def test_walkover_that_the_director_had_declared_stays():
    stage = begun()
    row = first_of(stage)
    decisions.walkover(confronto=row, winner="B", reason="não veio", source=TABLE)
    leave(row.dupla_a)
    come_back(row.dupla_a)
    assert first_of(stage).status == "walkover"

    decisions.undo(confronto=first_of(stage), reason="veio", source=TABLE)
    assert first_of(stage).status == ""


@pytest.mark.parametrize("lifted_first", [True, False])
def test_who_was_disqualified_and_left_plays_once_both_are_taken_back(lifted_first):
    stage = begun()
    row = first_of(stage)
    why = {"round": 1, "sanction": "disqualification", "reason": "ofensa"}
    penalty = penalties.penalise(stage=stage, dupla=row.dupla_a, source=TABLE, **why)
    leave(row.dupla_a)
    assert refused(decisions.undo, confronto=first_of(stage), reason="engano").code == "undo_left"
    taken_back = [
        lambda: penalties.lift(penalty=penalty, reason="engano", source=TABLE),
        lambda: come_back(row.dupla_a),
    ]
    for take_back in taken_back if lifted_first else reversed(taken_back):
        assert first_of(stage).status == "walkover"
        take_back()

    assert first_of(stage).status == ""
    assert finished(stage)


def test_undone_walkover_of_who_is_out_is_refused_and_not_given_again():
    stage = begun(mesas=1)
    left, out = first_of(stage, 3), first_of(stage, 4)
    leave(left.dupla_a)
    why = {"round": 1, "sanction": "disqualification", "reason": "ofensa"}
    penalties.penalise(stage=stage, dupla=out.dupla_a, source=TABLE, **why)

    found = refused(decisions.undo, confronto=first_of(stage, 3), reason="engano")
    assert (found.code, found.params) == ("undo_left", {"dupla": left.dupla_a.name})
    found = refused(decisions.undo, confronto=first_of(stage, 4), reason="engano")
    assert (found.code, found.params) == ("undo_disqualified", {"dupla": out.dupla_a.name})


def test_who_left_before_the_bracket_began_takes_a_bye_while_there_is_one():
    groups, final = make_stages({**GROUPS, "top": 3}, KNOCKOUT, duplas=8)
    play_stage(groups)
    winner = StageEntry.objects.filter(stage=groups).first().dupla
    leave(winner)
    stages.begin_stage(stage=final, seed=7, short=True, source=TABLE)
    assert Confronto.objects.filter(stage=final, round=1, status="bye").count() == 3

    come_back(winner)

    assert Confronto.objects.of(winner).filter(stage=final).count() == 1
    assert StageEntry.objects.get(stage=groups, dupla=winner).until_round is None
    assert finished(final)


def test_who_left_before_a_full_bracket_began_has_no_place():
    groups, final = make_stages({**GROUPS, "top": 2}, KNOCKOUT, duplas=8)
    play_stage(groups)
    winner = StageEntry.objects.filter(stage=groups).first().dupla
    leave(winner)
    stages.begin_stage(stage=final, seed=7, source=TABLE)
    assert refused(changes.re_enter, dupla=winner).code == "no_free_place_in_bracket"


def test_page_tells_what_falls_before_somebody_comes_back(client):
    stage = begun()
    row = first_of(stage)
    tournament = stage.tournament
    client.force_login(director_of(tournament.club))
    leave(row.dupla_a)
    play_jogo(first_of(stage, 2).jogo)
    ahead = Confronto.objects.of(row.dupla_b).being_played().get(stage=stage)
    record(ahead.jogo)
    entry = StageEntry.objects.get(stage=stage, dupla=row.dupla_a)
    address = f"{url('desk_life_action', tournament, 'volta')}?de={entry.pk}"

    assert client.post(address, {}).status_code == 422  # it asks why
    asked = client.post(address, {"reason": WHY})
    assert "Cai o confronto" in text(asked)
    assert first_of(stage).status == "walkover"
    done = client.post(address, {"reason": WHY, "confirmed": asked.context["affected"].key}, follow=True)

    assert f"Voltou: {row.dupla_a.name}." in text(done)
    assert first_of(stage).status == ""
    undo = f"{url('desk_life_action', tournament, 'desfazer')}?de={row.pk}"
    leave(row.dupla_a)
    answer = text(client.post(undo, {"reason": WHY}))
    assert "Registre o retorno" in answer
    assert url("desk_life_action", tournament, "volta") in answer
