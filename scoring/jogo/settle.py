"""Derive from the mãos the winner of each partida, the end of the jogo, and the next partida.

After the bell, once the last mão that counts is recorded, every partida with a mão is over. This holds for the
partida that was being played at the bell, and for any extra partida of a jogo that may not end level, which one mão
therefore decides.
"""

from dataclasses import replace

from django.utils.timezone import now

import rules
from scoring.errors import Refused
from scoring.jogo.state import JogoState
from scoring.jogo.typed_totals import is_whole
from scoring.models import Jogo, Partida
from scoring.signals import jogo_settled

type Winners = list[str | None]  # of the partidas that ended, in order; None: level


def settle(state: JogoState, *, decide: bool = True) -> None:
    """Update partidas and jogo from the mãos.

    decide: whether the jogo may close; otherwise only the next partida is opened. A jogo that is over at the table
    stays open until its mãos are confirmed.

    Raises `Refused` if mãos already played no longer fit: `hand_after_end` (after the end of their partida),
    `partida_after_end` (after the end of the jogo), `partida_open_again` (played while an earlier partida is open),
    `wrong_sides`; `whole_among_maos`, `whole_not_over` (totals of a whole partida beside one of its mãos, or short of
    its end); and `starter_missing` (a single round ended level; `field` names the missing fact).
    """
    jogo = state.jogo
    waits = jogo.bell_at is not None and state.last_place < (jogo.bell_partida, jogo.bell_mao)
    if waits != jogo.bell_in_play:  # the last mão that counts after the bell is not recorded yet
        jogo.bell_in_play = waits
        jogo.save(update_fields=("bell_in_play",))
    winners = _settle_partidas(state)
    if jogo.closed_at and jogo.reason not in set(rules.JogoReason):
        return  # decided by W.O. or by the director, which mãos do not change
    outcome = stand(jogo, winners)
    if decide:
        waits = outcome.over and bool(state.unconfirmed)
        set_result(jogo, *("", "") if waits else (outcome.winner or "", outcome.reason or ""))
    if not outcome.over and len(state.partidas) == len(winners):
        number = len(winners) + 1
        # The number of a partida is unique in its jogo, so a dropped row is used again.
        if partida := state.dropped.pop(number, None):
            partida.dropped = False
            partida.save(update_fields=("dropped",))
        state.partidas.append(partida or Partida.objects.create(jogo=jogo, number=number))


def set_result(jogo: Jogo, winner: str, reason: str) -> None:
    """Store a result, empty to reopen the jogo, and send `jogo_settled` if it changed."""
    before = jogo.result
    # Receivers advance winners, so they must not run without a change.
    if before == (winner, reason):
        return
    jogo.winner, jogo.reason = winner, reason
    jogo.closed_at = now() if reason else None
    jogo.save(update_fields=("winner", "reason", "closed_at"))
    jogo_settled.send(Jogo, jogo=jogo, before=before, after=jogo.result)


def stand(jogo: Jogo, winners: Winners) -> rules.JogoOutcome:
    """Return the outcome of a jogo with these winners of its partidas."""
    return rules.jogo(
        winners,
        partidas=jogo.partidas,
        fixed=jogo.fixed,
        draw=jogo.may_draw,
        clock=jogo.time_is_over and len(winners) >= jogo.bell_partida,
        sides=jogo.sides,
    )


def _settle_partidas(state: JogoState) -> Winners:
    jogo, ruleset = state.jogo, state.jogo.load_rules()
    winners: Winners = []
    kept: list[Partida] = []
    for partida in state.partidas:
        over = stand(jogo, winners).over
        if over or len(kept) > len(winners):
            # The whole write is refused rather than dropping mãos that no longer fit (docs/decisions/0002).
            if state.totals(partida):
                raise Refused("partida_after_end" if over else "partida_open_again", partida=partida.number)
            # Versions that took a mão back refer to the partida, so its row is kept and marked as dropped.
            if (partida.pk, 1) in state.taken_back:
                partida.winner, partida.reason, partida.dropped = "", "", True
                partida.save(update_fields=("winner", "reason", "dropped"))
                state.dropped[partida.number] = partida
            else:
                partida.delete()
            continue
        kept.append(partida)
        outcome = _decide(state, partida, ruleset)
        if outcome.over:
            winners.append(outcome.winner)
    state.partidas = kept
    return winners


def _decide(state: JogoState, partida: Partida, ruleset: rules.RuleSet) -> rules.Outcome:
    maos = state.maos[partida.pk]
    whole = any(is_whole(mao.facts) for mao in maos)  # the totals of a whole partida must be its only mão
    if whole and len(maos) > 1:
        raise Refused("whole_among_maos", partida=partida.number)
    try:
        outcome = outcome_of(state, partida, ruleset)
    except rules.PartidaError as exc:
        field = {"field": "started"} if exc.code == rules.Code.STARTER_MISSING else {}
        raise Refused(exc.code, partida=partida.number, **field) from exc
    if whole and not outcome.over:
        raise Refused("whole_not_over", partida=partida.number)
    winner, reason = outcome.winner or "", outcome.reason or ""
    if (partida.winner, partida.reason) != (winner, reason):
        partida.winner, partida.reason = winner, reason
        partida.save(update_fields=("winner", "reason"))
    return outcome


def outcome_of(state: JogoState, partida: Partida, ruleset: rules.RuleSet) -> rules.Outcome:
    """Return the outcome of a partida by its mãos. Raises `rules.PartidaError`."""
    jogo, maos = state.jogo, state.maos[partida.pk]
    clock = jogo.time_is_over and partida.number >= jogo.bell_partida and bool(maos)
    started = maos[-1].facts.get("started") if maos else None
    if ruleset.maos and any(is_whole(mao.facts) for mao in maos):
        ruleset = replace(ruleset, maos=1)  # these totals hold all mãos of the partida
    return rules.partida(ruleset, state.totals(partida), started=started, clock=clock)
