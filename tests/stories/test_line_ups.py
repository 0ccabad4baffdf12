"""Events without duplas, one against one by two of the texts, and trios; each from list to champion."""

import pytest

from tests.director import invariants
from tests.factories import LOST, WON
from tests.matrix import one_of
from tests.stories.day import Day
from tournaments.models import Tournament

pytestmark = pytest.mark.django_db

# A mão of the text that has no mortos: three canastras of one side, one of the other, which laid down all it must.
BURACO = {
    "won": {"table": 380, "hand": 20, "clean": 2, "batida": True},
    "lost": {"table": 220, "hand": 70, "clean": 1, "batida": False},
    "about": {},
}
ALONE = BURACO | {"won": BURACO["won"] | {"hand": 0}}
IN_DUE = {"won": WON | {"hand": 0}, "lost": LOST, "about": {}}
SINGLES = {"entrants": "singles", "own": ("000", {"teams": "individual", "target": 700}), "mao": ALONE}
TRIOS = {"entrants": "trios", "own": ("000", {"teams": "trios", "target": 700}), "mao": BURACO}


def each_for_himself(jogo, played):
    """Record a mão of single players: one goes out, the others count their cards in hand."""
    out = jogo.sides[played % len(jogo.sides)]
    sides = {side: dict(ALONE["won" if side == out else "lost"]) for side in jogo.sides}
    sides[out]["table"] += 10 * (played % 7)
    return sides


def one_against_two(jogo, played):
    """Record a mão of three players: one plays alone, the others together."""
    assert len(jogo.sides) == 3
    alone = jogo.sides[played % 3]
    pair = "+".join(side for side in jogo.sides if side != alone)
    return {
        alone: {
            "players": 1,
            "table": 225 + 10 * (played % 7),
            "hand": 0,
            "clean": 4,
            "batida": True,
            "morto": "taken",
        },
        pair: {"players": 2, "table": 115, "hand": 170, "clean": 1, "morto": "taken"},
    }


EACH = {
    "entrants": "each",
    "own": ("000", {"teams": "individual", "target": 700}),
    "mao": {"sides": each_for_himself, "about": {}},
}
THREE = {
    "entrants": "each",
    "own": ("003", {"players": 3, "target": 1500}),
    "mao": {"sides": one_against_two, "about": {}},
}
DUE = {"entrants": "singles", "own": ("003", {"players": 2, "target": 700}), "mao": IN_DUE}


def over(day):
    return lambda: day.fresh().state == Tournament.State.FINISHED


EVENTS = (
    pytest.param("Individual de Buraco", 9, "eliminatoria", SINGLES),
    pytest.param("Suíço de Um", 8, "suico", SINGLES),
    pytest.param("Copa dos Trios", 6, "eliminatoria", TRIOS),
    pytest.param("Trios em Grupos", 8, "ouro-prata", TRIOS),
    pytest.param("Torneo in Due", 7, "girone", DUE),
    pytest.param("Mesas de Quatro", 13, "mesas", EACH),
    pytest.param("Mesas e Final", 9, "mesas-final", EACH),
    pytest.param("Mesas de Três", 10, "mesas-final", THREE),
)


def who_enters(one):
    *_, event = one
    return event["entrants"]


@pytest.mark.parametrize(("name", "entered", "plan", "event"), one_of(EVENTS, by=who_enters))
def test_event_is_played_to_its_champion_over_the_pages(name, entered, plan, event):
    day = Day(name, entered, plan, target=None, **event)
    day.start()
    day.until(over(day))
    day.holds()

    size = {"trios": 3}.get(event["entrants"], 1)
    assert {dupla.players.count() for dupla in day.tournament.dupla_set.all()} == {size}
    invariants.at_the_end(day.tournament)
