"""Derive what follows from the mãos: who won each partida, whether the jogo is over, which partida is next."""

from django.utils.timezone import now

import rules
from scoring.course import Course
from scoring.errors import Refused
from scoring.models import Jogo, Partida
from scoring.signals import jogo_settled


def settle(course: Course) -> None:
    """Bring partidas and jogo in line with the mãos.

    Raises `Refused` when mãos already played no longer fit: `hand_after_end` (after the end of their partida),
    `partida_after_end` (after the end of the jogo), `partida_open_again` (played while an earlier one is open).
    """
    jogo = course.jogo
    winners = _settle_partidas(course)
    if jogo.closed_at and jogo.reason not in set(rules.JogoReason):
        return  # decided by W.O. or by the director: mãos do not change that
    outcome = rules.jogo(winners, partidas=jogo.partidas, fixed=jogo.fixed)
    set_result(jogo, outcome.winner or "", outcome.reason or "")
    if not outcome.over and len(course.partidas) == len(winners):
        course.partidas.append(Partida.objects.create(jogo=jogo, number=len(winners) + 1))


def set_result(jogo: Jogo, winner: str, reason: str) -> None:
    """Store a result, empty to open the jogo, and tell the floor above when it changed."""
    before = jogo.result
    if before == (winner, reason):
        return
    jogo.winner, jogo.reason = winner, reason
    jogo.closed_at = now() if reason else None
    jogo.save(update_fields=("winner", "reason", "closed_at"))
    jogo_settled.send(Jogo, jogo=jogo, before=before, after=jogo.result)


def _settle_partidas(course: Course) -> list[str]:
    """Store winner and reason of each partida; return the winners in order. Empty partidas too many are dropped."""
    jogo, ruleset = course.jogo, course.jogo.load_rules()
    winners: list[str] = []
    kept: list[Partida] = []
    for partida in course.partidas:
        over = rules.jogo(winners, partidas=jogo.partidas, fixed=jogo.fixed).over
        if over or len(kept) > len(winners):
            _drop_empty(course, partida, "partida_after_end" if over else "partida_open_again")
            continue
        kept.append(partida)
        if winner := _decide(ruleset, partida, course.totals(partida)):
            winners.append(winner)
    course.partidas = kept
    return winners


def _decide(ruleset: rules.RuleSet, partida: Partida, totals: list[dict[str, int]]) -> str:
    """Store how a partida stands and return its winner, empty while it goes on."""
    try:
        outcome = rules.partida(ruleset, totals)
    except rules.PartidaError as exc:
        raise Refused(exc.code, partida=partida.number) from exc
    winner, reason = outcome.winner or "", outcome.reason or ""
    if (partida.winner, partida.reason) != (winner, reason):
        partida.winner, partida.reason = winner, reason
        partida.save(update_fields=("winner", "reason"))
    return winner


def _drop_empty(course: Course, partida: Partida, code: str) -> None:
    if course.totals(partida):
        raise Refused(code, partida=partida.number)
    partida.delete()
