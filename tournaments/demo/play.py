"""Play jogos of the demo mão by mão, through the function that phones use."""

from collections.abc import Callable

import rules
from scoring.entry.record import record_mao
from scoring.errors import ScoringError
from scoring.jogo.sheet import Sheet, sheet
from scoring.ledger.trail import Source
from scoring.models import Jogo
from tournaments.demo.hands import MaoPlace, client_id, dealt
from tournaments.models import Confronto, Tournament
from tournaments.publication import live

type Until = Callable[[Sheet], bool]

# In the first round: number of finished jogos, and the current partida of the next ones.
FINISHED, PLAYING = 6, (2, 1)


def play_midway(tournament: Tournament) -> None:
    """Play until some jogos are finished, some in progress, one just opened, and others waiting."""
    first = list(_confrontos(tournament, round=1))
    for confronto in first[:FINISHED]:
        _play(tournament, confronto, _never)
        live.refresh(tournament.pk)
    for confronto, partida in zip(first[FINISHED:], PLAYING, strict=True):
        _play(tournament, confronto, _within(partida))
    _play(tournament, _confrontos(tournament, round=2)[0], _within(1))
    live.refresh(tournament.pk)


def play_to_the_end(tournament: Tournament) -> None:
    """Play from the current state until the champion is known.

    Every mão has a separate transaction, so after an interruption the function can be called again. Jogos that accept
    no mão (for instance reopened by the director) are left unchanged.
    """
    recorded = True
    while recorded:
        recorded = False
        for confronto in _confrontos(tournament, jogo__isnull=False, jogo__closed_at=None):
            recorded |= _play(tournament, confronto, _never)
            live.refresh(tournament.pk)


def _confrontos(tournament: Tournament, **which: object) -> list[Confronto]:
    found = Confronto.objects.filter(tournament=tournament, **which)
    return list(found.order_by("round", "kind", "position"))


def _never(sheet: Sheet) -> bool:
    return False


def _within(partida: int) -> Until:
    # No single hand reaches the points limit, so one mão is in the middle of a partida.
    return lambda sheet: sheet.current.number >= partida and bool(sheet.current.maos)


def _play(tournament: Tournament, confronto: Confronto, until: Until) -> bool:
    recorded = False
    while True:
        jogo = Jogo.objects.filter(confronto=confronto).first()
        if jogo is None or (now := sheet(jogo)).over or until(now):
            return recorded
        try:
            _record(tournament.draw_seed or 0, confronto, jogo, now)
        except ScoringError:  # another user enters, or must enter, the mãos of this table
            return recorded
        recorded = True


def _record(seed: int, confronto: Confronto, jogo: Jogo, now: Sheet) -> None:
    partida, number = now.current.number, now.next_mao
    place = MaoPlace(confronto.kind, confronto.round, confronto.position, partida, number)
    facts = dealt(seed, place)
    warnings = rules.judge(jogo.load_rules(), facts).warnings
    record_mao(
        jogo=jogo,
        partida=partida,
        number=number,
        facts=facts,
        client_id=client_id(seed, place),
        acknowledged={str(problem.code) for problem in warnings},
        source=Source(device=f"demo, mesa {confronto.mesa}"),
    )
