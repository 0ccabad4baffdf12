"""Preview of the effects of a correction or a penalty: the director confirms exactly these effects."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

import rules
from scoring.input import texts
from scoring.wording.numbers import points
from tournaments.desk.access import DeskRequest, source
from tournaments.event.consequences import Unconfirmed
from tournaments.event.corrections import NotConfirmed, Subject, carry_out
from tournaments.event.effects import Effects, LaterStage, SheetChange, SlotChange
from tournaments.models import Confronto
from tournaments.outcomes.annul import Fallen
from tournaments.pairing import round_name
from tournaments.stage_plan import format_of
from tournaments.wording.refusals.consequences import Consequence, consequence
from tournaments.wording.rounds import place, round_words
from tournaments.wording.terms import STATUSES, ended

DOUBLE_SEATED = gettext_lazy(
    "Ninguém joga os dois: deixe acabar o que está em andamento, ou dê aqui o resultado certo em vez de reabrir."
)
SHOWN = 20  # duplas whose place changes; of the others only the number is shown


@dataclass(frozen=True, slots=True)
class PlaceMove:
    """A dupla with its place before and after, as shown in a list."""

    dupla: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class EffectsPreview:
    """The effects that the page shows. more: the number of duplas that move beyond those listed."""

    key: str
    lines: tuple[str, ...]
    moves: tuple[PlaceMove, ...]
    more: int


def do_or_preview[T](
    request: DeskRequest, subject: Subject | None, change: Callable[[], T]
) -> T | EffectsPreview:
    """Make a change and return its result, or a preview if its effects differ from those that the form confirms.

    subject: None if no result is changed; then the change itself asks for a confirmation, if it needs one.
    """
    if subject is None:
        try:
            return change()
        except Unconfirmed as exc:
            return told(exc)
    confirmed = request.POST.get("confirmed", "")
    try:
        reason = texts.line(request.POST.get("reason", ""))
        # The key in `confirmed` is a digest of the effects: if they have changed since the preview, it is shown
        # again.
        return carry_out(subject, change, confirmed=confirmed, reason=reason, source=source(request))
    except NotConfirmed as exc:
        return preview(subject, exc.effects)


def told(unconfirmed: Unconfirmed) -> EffectsPreview:
    """Return the preview of an edit of a running tournament."""
    return EffectsPreview(unconfirmed.key, tuple(map(consequence, unconfirmed.consequences)), (), 0)


def preview(subject: Subject, effects: Effects) -> EffectsPreview:
    """Return the preview of all effects, in words."""
    moves = [PlaceMove(move.dupla, place(*move.before), place(*move.after)) for move in effects.moves]
    more = max(0, len(moves) - SHOWN)
    return EffectsPreview(effects.key, tuple(_lines(subject, effects)), tuple(moves[:SHOWN]), more)


def _lines(subject: Subject, effects: Effects) -> Iterator[str]:
    yield from _of_owners(effects)
    if effects.result:
        result = {"before": ended(*effects.result.before), "after": ended(*effects.result.after)}
        yield _("O resultado muda: antes, %(before)s; agora, %(after)s.") % result
    for slot in effects.slots:
        yield _slot(subject, slot)
    for fallen in effects.fallen:
        yield _fallen(subject, fallen)
    for number in effects.posted:
        yield _("A rodada %(round)s já está divulgada: os confrontos dela ficam como estão.") % {
            "round": number
        }
    if effects.redrawn:
        yield _("A rodada %(round)s ainda é rascunho: será sorteada de novo.") % {"round": effects.redrawn}
    for name in effects.later_stages:
        yield _("%(stage)s já começou: quem se classificou para ela continua nela.") % {"stage": name}
    for later in effects.later:
        yield from _in_later_stage(later)
    for double in effects.double_seated:
        yield f"{double} {DOUBLE_SEATED}"


def _of_owners(effects: Effects) -> Iterator[str]:
    for sheet in effects.sheets:
        yield _sheet(sheet)
    for one in effects.results:
        result = {"versus": one.versus, "before": ended(*one.before), "after": ended(*one.after)}
        yield _("%(versus)s: antes, %(before)s; agora, %(after)s.") % result
    for met in effects.rematches:
        yield consequence(Consequence("rematch", " × ".join(met.names), met.round))


def _sheet(sheet: SheetChange) -> str:
    said = ngettext(
        "Mesa %(mesa)s, %(maos)s mão lançada: antes, %(before)s; agora, %(after)s.",
        "Mesa %(mesa)s, %(maos)s mãos lançadas: antes, %(before)s; agora, %(after)s.",
        sheet.maos,
    )
    told = {"before": score(sheet.before), "after": score(sheet.after)}
    return said % {"mesa": sheet.mesa or "–", "maos": sheet.maos, **told}


def score(sides: Iterable[tuple[str, rules.Points]]) -> str:
    """Return the names of the sides of a sheet with their points."""
    return " × ".join(f"{name} {points(made)}" for name, made in sides)


def _fallen(subject: Subject, fallen: Fallen) -> str:
    done = str(STATUSES[fallen.result]) if fallen.result else _("em jogo")
    a, b = fallen.duplas
    where = _where(subject, fallen.round, fallen.kind)
    params = {"where": where, "a": a, "b": b, "done": done, "maos": fallen.maos}
    said = _("Cai o confronto %(a)s × %(b)s, %(where)s (%(done)s).") % params
    if fallen.mesa:
        said = _("Cai o confronto %(a)s × %(b)s, %(where)s, mesa %(mesa)s (%(done)s).") % {
            **params,
            "mesa": fallen.mesa,
        }
    if fallen.maos:
        sheet = ngettext(
            "O jogo é anulado: a mão lançada continua na súmula dele.",
            "O jogo é anulado: as %(maos)s mãos lançadas continuam na súmula dele.",
            fallen.maos,
        )
        said = f"{said} {sheet % params}"
    return said


def _in_later_stage(later: LaterStage) -> Iterator[str]:
    moves = [
        _("%(dupla)s de %(before)s para %(after)s")
        % {"dupla": move.dupla, "before": place(*move.before), "after": place(*move.after)}
        for move in later.moves
    ]
    if len(moves) > SHOWN:
        moves[SHOWN:] = [_("e mais %(more)s") % {"more": len(moves) - SHOWN}]
    if moves:
        yield _("%(stage)s: mudam de lugar com os pontos trazidos: %(moves)s.") % {
            "stage": later.name,
            "moves": "; ".join(moves),
        }
    if later.redrawn:
        yield _("%(stage)s: a rodada %(round)s ainda é rascunho e será sorteada da lista nova.") % {
            "stage": later.name,
            "round": later.redrawn,
        }


def _slot(subject: Subject, slot: SlotChange) -> str:
    params = {"where": _where(subject, slot.round, slot.kind), "before": slot.before, "after": slot.after}
    if not slot.before:
        return _("%(after)s entra %(where)s.") % params
    if not slot.after:
        return _("%(before)s sai da vaga que tinha %(where)s.") % params
    return _("%(after)s entra %(where)s no lugar de %(before)s.") % params


def _where(subject: Subject, number: int, kind: str) -> str:
    if kind == Confronto.Kind.THIRD:
        return _("na disputa de 3º lugar")
    if kind == Confronto.Kind.CONSOLATION:
        return _("na rodada %(round)s da consolação") % {"round": number}
    # A knockout names its rounds. With two brackets in parallel a name would be ambiguous.
    if format_of(subject.stage).names_rounds:
        last = Confronto.objects.filter(stage=subject.stage_id).rounds_to_final()
        return str(round_words(round_name(last, number)).inside)
    return _("na rodada %(round)s da chave") % {"round": number}
