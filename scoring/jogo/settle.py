"""Derive from the mãos who won each partida, whether the jogo is over, and which partida is next.

After the bell, once the last mão that counts is recorded, a partida is over that has a mão: the one that was being
played then, and any extra partida of a jogo that may not end level, of which one mão therefore decides.
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
    """Bring partidas and jogo in line with the mãos.

    decide: whether the jogo may close; otherwise it only goes on to the partida that is to be played. It stays open,
    though over at the table, until its mãos are confirmed.
    Raises `Refused` when mãos already played no longer fit: `hand_after_end` (after the end of their partida),
    `partida_after_end` (after the end of the jogo), `partida_open_again` (played while an earlier one is open),
    `wrong_sides`; `whole_among_maos`, `whole_not_over` (the totals of a whole partida beside a mão of it, or short of
    its end); and `starter_missing` (a single round ended level; `field` names the fact that is missing).
    """
    jogo = state.jogo
    waits = jogo.bell_at is not None and state.last_place < (jogo.bell_partida, jogo.bell_mao)
    if waits != jogo.bell_in_play:  # whether the last mão that counts after the bell has yet to be recorded
        jogo.bell_in_play = waits
        jogo.save(update_fields=("bell_in_play",))
    winners = _settle_partidas(state)
    if jogo.closed_at and jogo.reason not in set(rules.JogoReason):
        return  # decided by W.O. or by the director: mãos do not change that
    outcome = stand(jogo, winners)
    if decide:
        waits = outcome.over and bool(state.unconfirmed)
        set_result(jogo, *("", "") if waits else (outcome.winner or "", outcome.reason or ""))
    if not outcome.over and len(state.partidas) == len(winners):
        number = len(winners) + 1
        if partida := state.dropped.pop(number, None):
            partida.dropped = False
            partida.save(update_fields=("dropped",))
        state.partidas.append(partida or Partida.objects.create(jogo=jogo, number=number))


def set_result(jogo: Jogo, winner: str, reason: str) -> None:
    """Store a result, empty to open the jogo, and tell the floor above when it changed."""
    before = jogo.result
    if before == (winner, reason):
        return
    jogo.winner, jogo.reason = winner, reason
    jogo.closed_at = now() if reason else None
    jogo.save(update_fields=("winner", "reason", "closed_at"))
    jogo_settled.send(Jogo, jogo=jogo, before=before, after=jogo.result)


def stand(jogo: Jogo, winners: Winners) -> rules.JogoOutcome:
    """Return how a jogo stands with these winners of its partidas."""
    return rules.jogo(
        winners,
        partidas=jogo.partidas,
        fixed=jogo.fixed,
        draw=jogo.may_draw,
        clock=jogo.time_is_over and len(winners) >= jogo.bell_partida,
        sides=jogo.sides,
    )


def _settle_partidas(state: JogoState) -> Winners:
    """Store how each partida stands; return the winners of those that ended. Empty partidas too many are dropped."""
    jogo, ruleset = state.jogo, state.jogo.load_rules()
    winners: Winners = []
    kept: list[Partida] = []
    for partida in state.partidas:
        over = stand(jogo, winners).over
        if over or len(kept) > len(winners):
            if state.totals(partida):
                raise Refused("partida_after_end" if over else "partida_open_again", partida=partida.number)
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
    """Store how a partida stands, and return it."""
    maos = state.maos[partida.pk]
    whole = any(is_whole(mao.facts) for mao in maos)  # totals of a whole partida: the only mão of it
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
    """Return how a partida stands by its mãos. Raises `rules.PartidaError`."""
    jogo, maos = state.jogo, state.maos[partida.pk]
    clock = jogo.time_is_over and partida.number >= jogo.bell_partida and bool(maos)
    started = maos[-1].facts.get("started") if maos else None
    if ruleset.maos and any(is_whole(mao.facts) for mao in maos):
        ruleset = replace(ruleset, maos=1)  # all of them are in these totals
    return rules.partida(ruleset, state.totals(partida), started=started, clock=clock)
