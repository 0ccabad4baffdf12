"""Helpers for a bracket in play: its confrontos by place, and the correction of a result."""

from uuid import uuid4

from scoring.entry.record import correct_mao
from scoring.models import Mao
from tests.factories import LOST, TABLE, WARNINGS, WON, play_jogo
from tournaments.models import Confronto


def at(tournament, number, position):
    """Return one confronto from the database. The jogo for third place is position 2 of the last round."""
    found = Confronto.objects.select_related("jogo", "dupla_a", "dupla_b", "winner", "winner_to", "loser_to")
    return found.get(tournament=tournament, round=number, position=position)


def play(tournament, number, position, winner="A"):
    """Play a confronto's jogo to its end. Return its winner and its loser."""
    confronto = at(tournament, number, position)
    play_jogo(confronto.jogo, winner)
    sides = {"A": confronto.dupla_a, "B": confronto.dupla_b}
    return sides.pop(winner), *sides.values()


def turn_round(jogo, *, source=TABLE):
    """Correct the only mão of a jogo so that the other side wins."""
    facts = Mao.objects.standing().get(partida__jogo=jogo).facts
    sides = {side: dict(LOST if facts["sides"][side]["batida"] else WON) for side in ("A", "B")}
    return correct(jogo, sides, source=source, reason="lados trocados na súmula")


def correct(jogo, sides, *, seen_version=None, source=TABLE, reason="soma trocada"):
    """Correct the first mão of a jogo as the director does; `sides` are its new values."""
    mao = Mao.objects.standing().get(partida__jogo=jogo, partida__number=1, number=1)
    return correct_mao(
        jogo=jogo,
        partida=1,
        number=1,
        seen_version=seen_version or mao.version,
        facts={"ending": "batida", "mortos_to_stock": 0, "sides": sides},
        client_id=uuid4(),
        acknowledged=WARNINGS,
        reason=reason,
        source=source,
        director=True,
    )


def mesas(tournament):
    """Map each mesa to the (round, position) of the jogo played there. Fails if two jogos share a mesa."""
    playing = Confronto.objects.filter(tournament=tournament, jogo__isnull=False, jogo__closed_at=None)
    taken = {row.mesa: (row.round, row.position) for row in playing}
    assert len(taken) == playing.count()
    return taken
