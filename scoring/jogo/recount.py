"""Recount everything by the rule set frozen with each jogo, and report what differs from stored values. Read only."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import batched

from django.db.models import QuerySet
from django.utils.translation import gettext as _

import rules
from scoring.errors import MaoRejected, Refused
from scoring.jogo.before import Before
from scoring.jogo.draft import Sent, judged
from scoring.jogo.settle import Winners, outcome_of, stand
from scoring.jogo.state import JogoState
from scoring.ledger.chain import plain
from scoring.models import AuditEntry, Jogo

Action = AuditEntry.Action
AT_ONCE = 50  # jogos read in one batch
OPEN = ("", "")
DECIDING = {
    Action.CLOSED,
    Action.WALKOVER,
    Action.CANCELLED,
    Action.REOPENED,
    Action.BROUGHT,
}  # each of these lines holds the result after it
SETTLING = DECIDING | {
    Action.RECORDED,
    Action.CORRECTED,
    Action.TAKEN_BACK,
    Action.RULED,
    Action.CONFIRMED,
    Action.CONTESTED,
    Action.BELL,
    Action.BELL_UNDONE,
}


def differences(jogos: QuerySet[Jogo], *, maos: bool = True) -> Iterator[str]:
    """Yield a sentence for every mão, partida and jogo whose stored values differ from a new count.

    maos: False if the mãos have just been counted. Jogos are read in batches, so memory does not grow with their
    number; at most six queries a batch.
    """
    for some in batched(jogos.order_by("pk").iterator(chunk_size=AT_ONCE), AT_ONCE, strict=False):
        states, trails = JogoState.read_all(some), _settling(some)
        for jogo in some:
            state = states[jogo.pk]
            of_maos = _of_maos(state) if maos else ()
            for difference in (*of_maos, *_of_result(state, trails[jogo.pk])):
                yield f"{_('jogo')} {jogo.public_id}{difference}"


def _settling(jogos: Iterable[Jogo]) -> dict[int, list[AuditEntry]]:
    found: dict[int, list[AuditEntry]] = defaultdict(list)
    lines = AuditEntry.objects.filter(jogo__in=jogos, action__in=SETTLING).order_by("jogo", "sequence")
    for line in lines.only("jogo", "action", "after"):
        found[line.jogo_id].append(line)
    return found


def _of_maos(state: JogoState) -> Iterator[str]:
    # Every version is counted, also those that were corrected since.
    for mao in (one for one in state.versions.values() if not one.void):
        name = f", {_('mão')} {mao.partida.number}.{mao.number} v{mao.version}: "
        try:
            draft = judged(state.jogo, Sent.stored(mao), Before.held(mao.facts), mao.warnings)
        except (MaoRejected, Refused) as exc:
            yield name + _("não seria aceita (%(codes)s)") % {"codes": exc}
            continue
        counted = {"facts": draft.facts, "lines": draft.lines, "totals": draft.totals}
        for column, value in {**counted, "warnings": draft.warnings}.items():
            # Compared as JSON, because a stored number may have another type.
            if plain(value) != plain(getattr(mao, column)):
                yield name + _("%(column)s daria outro valor") % {"column": column}


def _of_result(state: JogoState, trail: Sequence[AuditEntry]) -> Iterator[str]:
    jogo, ruleset = state.jogo, state.jogo.load_rules()
    winners: Winners = []
    for partida in state.partidas:
        name = f", {_('partida')} {partida.number}: "
        try:
            outcome = outcome_of(state, partida, ruleset)
        except rules.PartidaError as exc:
            yield name + _("não pode ser contada (%(code)s)") % {"code": exc.code}
            return
        if (partida.winner, partida.reason) != (outcome.winner or "", outcome.reason or ""):
            yield name + _("o resultado seria outro")
        if outcome.over:
            winners.append(outcome.winner)
    if jogo.result not in _results(state, stand(jogo, winners), trail):
        yield ": " + _("o resultado seria outro")


def _results(
    state: JogoState, by_maos: rules.JogoOutcome, trail: Sequence[AuditEntry]
) -> set[tuple[str, str]]:
    # A decision in the trail comes before the mãos. A jogo is open while its mãos are not over or not confirmed, and
    # after it was reopened until something is recorded.
    decided: tuple[str, str] | None = None
    for line in trail:
        if line.action not in DECIDING:
            decided = None if decided == OPEN else decided  # a reopened jogo follows its mãos again from here
            continue
        after = line.after if isinstance(line.after, dict) else {}
        decided = (str(after.get("winner", "")), str(after.get("reason", "")))
        if decided[1] in set(rules.JogoReason):
            decided = None
    if decided:
        return {decided}
    ended = (by_maos.winner or "", by_maos.reason or "")
    return {ended, OPEN} if state.unconfirmed else {ended if by_maos.over else OPEN}
