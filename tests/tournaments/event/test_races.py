"""Twenty requests at once at the steps of an event: one succeeds, and the others get the reason."""

from collections import Counter

import pytest

from tests.factories import (
    TABLE,
    make_stages,
    make_tournament,
    make_user,
    play_open,
    play_stage,
    player_names,
)
from tests.scoring.at_once import PHONES, twenty
from tests.tournaments.logged import sequences
from tests.tournaments.refusals import came_of
from tests.tournaments.settling import WHY
from tournaments.clubs import members
from tournaments.entries import leaving, registration
from tournaments.event import rounds, stages, states
from tournaments.models import Dupla, Publication, Round, Tournament
from tournaments.outcomes import penalties
from tournaments.publication import publishing

pytestmark = pytest.mark.django_db(transaction=True)
BOTH = pytest.mark.both_databases("locks: SQLite lets one write at a time, PostgreSQL locks rows")


def swiss(**fields):
    return make_stages({"format": "swiss", "rounds": 2}, duplas=6, **fields)[0]


def started():
    tournament = swiss(state="open").tournament
    return lambda: states.start(tournament=tournament, source=TABLE)


def drawn():
    stage = swiss()
    rounds.post(round=Round.objects.get(), source=TABLE)
    play_open(stage)
    return lambda: rounds.draw_round(stage=stage, source=TABLE)


def posted():
    row = Round.objects.get(stage=swiss())
    return lambda: rounds.post(round=row, source=TABLE)


def begun():
    row = rounds.post(round=Round.objects.get(stage=swiss()), source=TABLE)
    return lambda: rounds.start(round=row, source=TABLE)


def closed():
    stage = swiss()
    play_stage(stage, close=False)
    return lambda: stages.close_stage(stage=stage, source=TABLE)


def left():
    dupla = Dupla.objects.filter(tournament=swiss().tournament).first()
    return lambda: leaving.withdraw(dupla=dupla, justified=True, **WHY)


def lifted():
    stage = swiss()
    dupla = Dupla.objects.filter(tournament=stage.tournament).first()
    penalty = penalties.penalise(stage=stage, dupla=dupla, round=1, sanction="mp", amount=100, **WHY)
    return lambda: penalties.lift(penalty=penalty, **WHY)


DEEDS = {  # function: its line in the log, and the answer to the other requests
    started: ("stage_begun", "not_open"),
    drawn: ("round_drawn", "round_waiting"),
    posted: ("round_posted", "done"),  # the others wanted it posted or begun, so their requests succeed
    begun: ("round_started", "done"),
    closed: ("stage_closed", "stage_not_playing"),
    left: ("withdrawn", "already_withdrawn"),
    lifted: ("penalty_lifted", "penalty_lifted"),
}


@pytest.mark.parametrize(
    "made",
    [pytest.param(made, marks=BOTH if made in {begun, closed} else ()) for made in DEEDS],
    ids=lambda made: made.__name__,
)
def test_deed_of_an_event_is_done_once(made):
    verb, (action, others) = made(), DEEDS[made]
    tournament = Tournament.objects.get()
    before = len(sequences(tournament, action))

    outcomes = twenty(lambda phone: came_of(verb))

    assert Counter(outcomes) == Counter(["done", *[others] * (PHONES - 1)])
    assert len(sequences(tournament, action)) == before + 1


@BOTH
def test_penalties_given_at_once_are_all_told():
    stage = swiss()
    dupla = Dupla.objects.filter(tournament=stage.tournament).first()
    given = {"stage": stage, "dupla": dupla, "round": 1, "sanction": "mp", "amount": 100, **WHY}

    outcomes = twenty(lambda phone: came_of(lambda: penalties.penalise(**given)))

    assert Counter(outcomes) == {"done": PHONES}
    assert len(sequences(stage.tournament, "penalised")) == PHONES


@BOTH
def test_what_is_new_is_published_once():
    stage, author = swiss(), make_user()
    rounds.post(round=Round.objects.get(), source=TABLE)
    before = Publication.objects.count()

    outcomes = twenty(
        lambda phone: came_of(lambda: publishing.publish(tournament=stage.tournament, author=author))
    )

    assert Counter(outcomes) == {"done": 1, "nothing_new": PHONES - 1}
    numbers = Publication.objects.order_by("number").values_list("number", flat=True)
    assert list(numbers) == list(range(1, before + 2))


@pytest.mark.parametrize("one_dupla", [True, False], ids=["one-dupla", "a-dupla-each"])
def test_duplas_entered_at_once_are_entered_once_and_numbered_in_order(one_dupla):
    tournament = make_tournament(duplas=0, state="open")
    names = player_names(2 * PHONES)
    players = [members.add_player(club=tournament.club, name=name) for name in names]

    def enters(phone):
        first, second = players[:2] if one_dupla else players[2 * phone : 2 * phone + 2]
        return came_of(lambda: registration.register_dupla(tournament=tournament, first=first, second=second))

    outcomes = Counter(twenty(enters))

    entered = 1 if one_dupla else PHONES
    assert outcomes == Counter(["done"] * entered + ["player_taken"] * (PHONES - entered))
    numbers = Dupla.objects.filter(tournament=tournament).order_by("number").values_list("number", flat=True)
    assert list(numbers) == list(range(1, entered + 1))
