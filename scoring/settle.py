"""Derive what follows from the mãos: who won each partida, whether the jogo is over, which partida is next."""

from collections import defaultdict

from django.utils.timezone import now

import rules
from scoring.errors import Refused
from scoring.models import Jogo, Mao, Partida
from scoring.signals import jogo_settled


def standing_totals(jogo: Jogo) -> dict[int, list[dict[str, int]]]:
    """Return the totals of the mãos that count, in order, by partida id."""
    totals: dict[int, list[dict[str, int]]] = defaultdict(list)
    rows = Mao.objects.standing().filter(partida__jogo=jogo).order_by("partida", "number")
    for partida, points in rows.values_list("partida", "totals"):
        totals[partida].append(points)
    return totals


def settle(jogo: Jogo) -> None:
    """Bring partidas and jogo in line with the mãos. Call it under the lock of the jogo.

    Raises `Refused` when mãos already played no longer fit (a mão after the end of its partida, a partida after the
    end of the jogo, a partida begun while an earlier one is open again).
    """
    winners = _settle_partidas(jogo)
    outcome = rules.jogo(winners, partidas=jogo.partidas, fixed=jogo.fixed)
    if jogo.closed_at and not _by_rules(jogo):
        return  # decided by W.O. or by the director: mãos do not change that
    if outcome.over:
        set_result(jogo, outcome.winner or "", outcome.reason or "")
        return
    set_result(jogo, "", "")
    Partida.objects.get_or_create(jogo=jogo, number=len(winners) + 1)


def set_result(jogo: Jogo, winner: str, reason: str) -> None:
    """Store a result, empty to open the jogo, and tell the floor above when it changed."""
    before = jogo.result
    if before == (winner, reason):
        return
    jogo.winner, jogo.reason = winner, reason
    jogo.closed_at = now() if reason else None
    jogo.save(update_fields=("winner", "reason", "closed_at"))
    jogo_settled.send(Jogo, jogo=jogo, before=before, after=jogo.result)


def _by_rules(jogo: Jogo) -> bool:
    return jogo.reason in set(rules.JogoReason)


def _settle_partidas(jogo: Jogo) -> list[str]:
    """Store winner and reason of each partida and return the winners of those that ended."""
    ruleset = jogo.load_rules()
    totals = standing_totals(jogo)
    winners: list[str] = []
    undecided = False
    for partida in jogo.partida_set.order_by("number"):
        over = rules.jogo(winners, partidas=jogo.partidas, fixed=jogo.fixed).over
        if over or undecided:
            _drop_empty(partida, totals[partida.pk], "partida_after_end" if over else "partida_open_again")
            continue
        winner, reason = _outcome(ruleset, partida, totals[partida.pk])
        if (partida.winner, partida.reason) != (winner, reason):
            partida.winner, partida.reason = winner, reason
            partida.save(update_fields=("winner", "reason"))
        if winner:
            winners.append(winner)
        else:
            undecided = True
    return winners


def _outcome(ruleset: rules.RuleSet, partida: Partida, totals: list[dict[str, int]]) -> tuple[str, str]:
    try:
        outcome = rules.partida(ruleset, totals)
    except rules.PartidaError as exc:
        raise Refused(exc.code, partida=partida.number) from exc
    return outcome.winner or "", outcome.reason or ""


def _drop_empty(partida: Partida, totals: list[dict[str, int]], code: str) -> None:
    if totals:
        raise Refused(code, partida=partida.number)
    if Mao.objects.filter(partida=partida).exists():
        return
    partida.delete()
