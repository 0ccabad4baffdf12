"""A change of a result or a penalty is told before it is done: what it would change beyond itself, to be confirmed."""

from collections.abc import Callable
from dataclasses import dataclass

from django.db.models import Max
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.ledger.trail import Source
from tournaments.event import corrections
from tournaments.event.corrections import Affected, Result, Subject, Swapped
from tournaments.models import Confronto
from tournaments.pairing import round_name
from tournaments.plan.stage import Format
from tournaments.stage_plan import format_of
from tournaments.wording.rounds import place, round_words
from tournaments.wording.terms import ended

TWICE = gettext_lazy(
    "Ninguém joga os dois: deixe acabar o que está em andamento, ou dê aqui o resultado certo em vez de reabrir."
)
SHOWN = 20  # duplas that move; the rest is counted


@dataclass(frozen=True, slots=True)
class Moved:
    """A dupla and its places, as in a list."""

    dupla: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Told:
    """What the page says. more: how many duplas move beyond those shown."""

    key: str
    lines: tuple[str, ...]
    moves: tuple[Moved, ...]
    more: int


def told(subject: Subject, affected: Affected) -> Told:
    """Return everything that changes, in words."""
    moves = [Moved(move.dupla, place(*move.before), place(*move.after)) for move in affected.moves]
    lines = [_result(affected.result)] if affected.result else []
    lines += [_slot(subject, slot) for slot in affected.slots]
    lines += [
        _("A rodada %(round)s já está afixada: os confrontos dela ficam como estão.") % {"round": number}
        for number in affected.posted
    ]
    if affected.redrawn:
        lines.append(
            _("A rodada %(round)s ainda é rascunho: será sorteada de novo.") % {"round": affected.redrawn}
        )
    if affected.later_stage:
        said = _("%(stage)s já começou: quem se classificou para ela continua nela.")
        lines.append(said % {"stage": affected.later_stage})
    lines += [f"{one} {TWICE}" for one in affected.twice]
    return Told(affected.key, tuple(lines), tuple(moves[:SHOWN]), max(0, len(moves) - SHOWN))


def _result(result: Result) -> str:
    params = {"before": ended(*result.before), "after": ended(*result.after)}
    return _("O resultado muda: antes, %(before)s; agora, %(after)s.") % params


def _slot(subject: Subject, slot: Swapped) -> str:
    params = {"where": _where(subject, slot.round), "before": slot.before, "after": slot.after}
    if not slot.before:
        return _("%(after)s entra %(where)s.") % params
    if not slot.after:
        return _("%(before)s sai da vaga que tinha %(where)s.") % params
    return _("%(after)s entra %(where)s no lugar de %(before)s.") % params


def _where(subject: Subject, number: int) -> str:
    """Return a round of a bracket as it stands in a sentence; by its number where two trees are played at once."""
    if format_of(subject.stage) is not Format.KNOCKOUT:
        return _("na rodada %(round)s da chave") % {"round": number}
    of_stage = Confronto.objects.filter(stage=subject.stage_id, kind=Confronto.Kind.MAIN)
    last = of_stage.aggregate(last=Max("round"))["last"]
    return str(round_words(round_name(last, number)).inside)


def ask_or_do[T](
    subject: corrections.Subject, change: Callable[[], T], *, confirmed: str, by: Source
) -> Told | T:
    """Do a change and return what it returns; or, where more changes than `confirmed` quotes, return that instead."""
    answers: list[T] = []
    affected = corrections.affected(subject, change)
    if affected.anything and confirmed != affected.key:
        return told(subject, affected)
    corrections.carry_out(subject, lambda: answers.append(change()), source=by)
    return answers[-1]
