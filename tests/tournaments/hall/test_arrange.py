"""The arranged hall: no jogo at a blocked mesa, and the same mesa in each round for a dupla with a reserved one."""

import pytest

from tests.factories import TABLE, make_stages, make_tournament
from tests.tournaments.drafted import drafted, next_round
from tests.tournaments.refusals import refused
from tournaments.event import rounds, states
from tournaments.hall import seating
from tournaments.hall.arrange import add_mesa, arrange_mesa
from tournaments.hall.arrangement import Arrangement
from tournaments.models import Confronto, Dupla, TournamentLogEntry

pytestmark = pytest.mark.django_db

ROUND_BY_ROUND = {"format": "all_play_all", "pace": "round"}
MITCHELL = {"format": "mitchell", "rounds": 3, "pace": "round"}
FREE_MITCHELL = {"format": "mitchell", "rounds": 3, "pace": "free"}


def arranged(tournament, mesa, **said):
    arrange_mesa(tournament=tournament, mesa=mesa, source=TABLE, **said)
    tournament.refresh_from_db()
    return tournament


def dupla_of(tournament, number):
    return Dupla.objects.get(tournament=tournament, number=number)


def test_blocked_mesa_gets_nobody_and_who_waited_for_it_moves():
    (stage,) = make_stages({"format": "all_play_all"}, duplas=8, mesas=5)
    event = stage.tournament
    arranged(event, 5, blocked=True)

    Confronto.objects.filter(tournament=event, jogo=None, round=2).update(mesa=4)
    waits = Confronto.objects.filter(tournament=event, jogo=None, round=2).values_list("pk", flat=True)
    waits = list(waits)
    arranged(event, 4, blocked=True)

    assert not Confronto.objects.filter(pk__in=waits, mesa__in=(4, 5)).exists()
    playing = Confronto.objects.filter(tournament=event, jogo__isnull=False)
    assert 4 in {row.mesa for row in playing}, "who plays there ends there"


def test_nobody_is_moved_to_a_blocked_mesa():
    (stage,) = make_stages({"format": "all_play_all"}, duplas=4, mesas=5)
    arranged(stage.tournament, 5, blocked=True)
    one = Confronto.objects.filter(stage=stage, jogo__isnull=False).first()

    assert refused(seating.move_mesa, confronto=one, mesa=5).code == "mesa_blocked"


@pytest.mark.parametrize(
    "plan", [ROUND_BY_ROUND, MITCHELL, {"format": "groups", "groups": 2, "pace": "round"}, FREE_MITCHELL]
)
def test_dupla_keeps_its_mesa_in_every_round_of_a_schedule(plan):
    event = make_stages(plan, duplas=8, mesas=5, state="open")[0].tournament
    own = dupla_of(event, 6)
    arranged(event, 1, blocked=True)
    arranged(event, 3, dupla=own)

    states.start(tournament=event, seed=7, source=TABLE)
    found = list(Confronto.objects.filter(tournament=event))

    assert {row.mesa for row in found if own.pk in row.entrants} == {3}
    for number in {row.round for row in found}:
        of_round = [row.mesa for row in found if row.round == number]
        assert sorted(of_round) == [2, 3, 4, 5]


def test_dupla_keeps_its_mesa_in_each_round_that_is_drawn():
    stage, row = drafted(duplas=8, mesas=5)
    own = dupla_of(stage.tournament, 6)
    arranged(stage.tournament, 2, blocked=True)
    arranged(stage.tournament, 5, dupla=own)

    later = next_round(stage, row)
    rounds.post(round=later, source=TABLE)

    of_rounds = [Confronto.objects.filter(stage=stage, round=number) for number in (1, 2)]
    played = [{one.mesa: one.entrants for one in of_round} for of_round in of_rounds]
    assert [sorted(seats) for seats in played] == [[1, 3, 4, 5]] * 2
    assert all(own.pk in seats[5] for seats in played)


def test_kept_mesa_waits_for_its_dupla_in_a_knockout():
    event = make_tournament(duplas=8, mesas=4, state="drawn")
    own = dupla_of(event, 8)
    arranged(event, 4, dupla=own)

    states.start(tournament=event, source=TABLE)

    playing = Confronto.objects.being_played().filter(tournament=event)
    assert {row.mesa for row in playing if own.pk in row.entrants} == {4}
    assert len({row.mesa for row in playing}) == 4


def test_mesa_that_is_kept_later_moves_who_has_not_begun():
    event = make_stages(ROUND_BY_ROUND, duplas=8, mesas=4)[0].tournament
    own = dupla_of(event, 6)
    before = TournamentLogEntry.objects.filter(action="mesa_moved").count()

    arranged(event, 4, dupla=own)

    rows = list(Confronto.objects.filter(tournament=event))
    assert {row.mesa for row in rows if own.pk in row.entrants} == {4}
    for number in {row.round for row in rows}:
        assert sorted(row.mesa for row in rows if row.round == number) == [1, 2, 3, 4]
    assert TournamentLogEntry.objects.filter(action="mesa_moved").count() > before


def test_mesa_more_seats_who_waits():
    event = make_stages({"format": "all_play_all"}, duplas=8, mesas=2)[0].tournament

    add_mesa(tournament=event, source=TABLE)

    assert {row.mesa for row in Confronto.objects.being_played().filter(tournament=event)} == {1, 2, 3}
    assert TournamentLogEntry.objects.get(action="tournament_edited").data == {
        "changes": {"mesas": ["2", "3"]}
    }


def test_mesa_set_free_is_given_to_who_waits():
    event = make_stages({"format": "all_play_all"}, duplas=8, mesas=3, state="open")[0].tournament
    arranged(event, 2, blocked=True)
    states.start(tournament=event, seed=7, source=TABLE)
    assert {row.mesa for row in Confronto.objects.being_played().filter(tournament=event)} == {1, 3}

    arranged(event, 2)

    assert {row.mesa for row in Confronto.objects.being_played().filter(tournament=event)} == {1, 2, 3}


def test_what_is_said_of_a_mesa_is_a_line_of_the_log_and_said_twice_is_one():
    event = make_tournament(duplas=4, mesas=3)

    for _again in range(2):
        arranged(event, 2, name=" Janela ", room="Varanda", dupla=dupla_of(event, 1))

    line = TournamentLogEntry.objects.get(action="mesa_arranged")
    assert line.data == {"mesa": 2, "name": "Janela", "room": "Varanda", "use": "kept"}
    assert line.dupla.number == 1
    assert Arrangement.of(event).place(2) == "Janela, Varanda"
    assert Arrangement.of(event).place(1) == ""


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"mesa": 4}, "mesa_not_in_hall"),
        ({"mesa": 0}, "mesa_not_in_hall"),
        ({"mesa": 1, "blocked": True, "dupla": 1}, "mesa_blocked_or_kept"),
        ({"mesa": 1, "dupla": 2}, "mesa_kept_already"),
    ],
)
def test_what_cannot_be_is_refused(asked, code):
    event = make_tournament(duplas=4, mesas=3)
    arranged(event, 3, dupla=dupla_of(event, 2))
    if "dupla" in asked:
        asked = asked | {"dupla": dupla_of(event, asked["dupla"])}

    assert refused(arrange_mesa, tournament=event, **asked).code == code
    assert TournamentLogEntry.objects.filter(action="mesa_arranged").count() == 1


def test_mesa_that_the_hall_has_no_more_is_nobodys():
    event = make_tournament(duplas=4, mesas=3)
    arranged(event, 3, dupla=dupla_of(event, 2), name="Fundo")
    event.mesas = 2

    hall = Arrangement.of(event)

    assert (hall.free, hall.kept, hall.place(3)) == ([1, 2], {}, "")
