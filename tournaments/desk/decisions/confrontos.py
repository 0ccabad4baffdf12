"""Decisions of a director about one confronto."""

from collections.abc import Callable, Iterator
from typing import Any

from django.db.models import Case, Exists, F, IntegerField, OuterRef, Q, QuerySet, When
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from scoring.input import numbers
from scoring.ledger.trail import Source
from scoring.models import Mao
from tournaments.desk.decisions.actions import Typed, action
from tournaments.desk.decisions.forms import (
    AbandonForm,
    AbsentForm,
    ConfrontoForm,
    MoveMesaForm,
    ScoreForm,
    SwapMesasForm,
    WinnerForm,
    points_field,
)
from tournaments.desk.results.figures import figures
from tournaments.forms import DeskForm
from tournaments.hall import seating
from tournaments.hall.clocks.clock import clocks
from tournaments.models import Confronto, Stage, Tournament
from tournaments.outcomes import decisions
from tournaments.outcomes.play_anew import play_anew
from tournaments.stage_plan import is_bracket, planned
from tournaments.standings.meeting import Status
from tournaments.wording.decisions import at_mesa
from tournaments.wording.worth import walkover_points


def _about(form: type[ConfrontoForm | MoveMesaForm | SwapMesasForm]) -> Callable[..., DeskForm]:
    return lambda data, confronto: form(data, confronto=confronto)


def found(tournament: Tournament) -> QuerySet[Confronto]:
    """Return the confrontos that a director can decide about: both duplas known, the round posted."""
    rows = Confronto.objects.posted().filter(
        tournament=tournament, dupla_a__isnull=False, dupla_b__isnull=False
    )
    rows = rows.exclude(stage__state=Stage.State.PLANNED).with_sides("stage", "winner")
    # The round in play comes first, then those before it, and those to come last.
    of_round = Confronto.objects.filter(stage=OuterRef("stage"), round=OuterRef("round"))
    begun = Exists(of_round.filter(~Q(jogo=None) | ~Q(status__in=("", Status.BYE))))
    turn = Case(When(Q(has_begun=True), then=-F("round")), default=F("round"), output_field=IntegerField())
    return rows.annotate(has_begun=begun, turn=turn).order_by(
        "-stage__number", "-has_begun", "turn", "mesa", "group", "position"
    )


def _of_walkover(confronto: Confronto) -> Iterator[str]:
    if not is_bracket(confronto.stage):
        yield walkover_points(planned(confronto.stage).scheme)


@action("wo", _about(WinnerForm), harm=True, tells=_of_walkover)
def walkover(confronto: Confronto, typed: Typed, source: Source) -> str:
    decisions.walkover(confronto=confronto, source=source, **typed)
    there = confronto.name(typed["winner"])
    missing = " × ".join(name for name in confronto.names.values() if name != there)
    said = _("W.O. gravado: vence %(there)s; faltou %(missing)s.") % {"there": there, "missing": missing}
    return " ".join([_said(said, confronto), *_of_walkover(confronto)])


@action("ausentes", _about(ConfrontoForm), harm=True)
def both_absent(confronto: Confronto, typed: Typed, source: Source) -> str:
    decisions.both_absent(confronto=confronto, source=source, **typed)
    return _said(_("Gravado: as duas ausentes."), confronto)


def tables_of_four(tournament: Tournament) -> QuerySet[Confronto]:
    """Return those confrontos in which single players meet, in pairs or each for himself."""
    return found(tournament).filter(Q(partner_a__isnull=False) | ~Q(others=[]))


@action("mesa-incompleta", _about(AbsentForm), harm=True)
def absent(confronto: Confronto, typed: Typed, source: Source) -> str:
    four = confronto.people
    players = [one for one in four if one.pk in typed["absent"]]
    decisions.absent(confronto=confronto, players=players, reason=typed["reason"], source=source)
    return _counts(_("Mesa incompleta gravada."), confronto)


@action("abandonado", _about(AbandonForm), harm=True)
def abandon(confronto: Confronto, typed: Typed, source: Source) -> str:
    # Without a winner the service takes the side that leads on the sheet.
    leads = typed["winner"] == AbandonForm.LEADS
    winner = None if leads else typed["winner"]
    decisions.abandon(confronto=confronto, winner=winner, reason=typed["reason"], source=source)
    return _counts(_("Gravado: jogo abandonado."), confronto)


@action("pontos", _about(ScoreForm), harm=True)
def give_score(confronto: Confronto, typed: Typed, source: Source) -> str:
    texts = [typed[points_field(side)] for side in confronto.sides]
    given = [text if (points := numbers.whole(text)) is None else points for text in texts]
    decisions.give_score(
        confronto=confronto,
        given=given,
        winner=typed["winner"],
        reason=typed["reason"],
        source=source,
    )
    given_to = zip(confronto.names.values(), texts, strict=True)
    named = "; ".join(f"{name} {points}" for name, points in given_to)
    return _counts(_("Pontos dados pela direção: %(points)s.") % {"points": named}, confronto)


def _average(data: Any, confronto: Confronto) -> DeskForm:
    # A W.O. that becomes an average keeps its winner.
    winner = confronto.side(confronto.winner) if confronto.winner else ""
    return WinnerForm(data, confronto=confronto, initial={"winner": winner})


@action("media", _average)
def average(confronto: Confronto, typed: Typed, source: Source) -> str:
    decisions.average(confronto=confronto, source=source, **typed)
    said = _("Gravado: vale a média dos outros confrontos. Vence %(winner)s.")
    return _counts(said % {"winner": confronto.name(typed["winner"])}, confronto)


@action("desfazer", _about(ConfrontoForm), harm=True)
def undo(confronto: Confronto, typed: Typed, source: Source) -> str:
    decisions.undo(confronto=confronto, source=source, **typed)
    return _said(_("Resultado desfeito: o confronto volta a ser jogado."), confronto)


def clock_anew(confronto: Confronto) -> Iterator[str]:
    """Yield what becomes of the clock if a new jogo opens at the mesa of a confronto."""
    (minutes,) = clocks(confronto.stage.tournament, [confronto])
    if minutes:
        yield ngettext(
            "O relógio da mesa %(mesa)s recomeça do início: %(minutes)s minuto. O das outras segue.",
            "O relógio da mesa %(mesa)s recomeça do início: %(minutes)s minutos. O das outras segue.",
            minutes,
        ) % {"mesa": confronto.mesa or "–", "minutes": minutes}


def _annuls(confronto: Confronto) -> Iterator[str]:
    maos = Mao.objects.standing().filter(partida__jogo=confronto.jogo_id).count() if confronto.jogo_id else 0
    if maos:
        said = ngettext(
            "Deixa de valer %(maos)s mão de %(versus)s.", "Deixam de valer %(maos)s mãos de %(versus)s.", maos
        )
        yield said % {"maos": maos, "versus": confronto.versus}
    if confronto.jogo_id:
        yield from clock_anew(confronto)


@action("jogar-de-novo", _about(ConfrontoForm), harm=True, tells=_annuls)
def play_again(confronto: Confronto, typed: Typed, source: Source) -> str:
    now = play_anew(confronto=confronto, source=source, **typed)
    return " ".join([_said(_("Anulado: o confronto joga-se de novo."), now), *clock_anew(now)])


def _said(said: str, confronto: Confronto) -> str:
    """Return a message of success with the mesa and the names of the confronto."""
    return f"{said} {at_mesa(confronto.mesa, confronto.versus)}"


def _counts(said: str, confronto: Confronto) -> str:
    """Return a message of success with the mesa, the names and the points that count now."""
    row = Confronto.objects.with_sides("stage", "jogo").get(pk=confronto.pk)
    shown = figures(row.stage.tournament, [row]).get(row.pk)
    points = [text for text in (shown.score, shown.worth) if text] if shown else []
    return f"{said} {at_mesa(row.mesa, ', '.join((row.versus, *points)))}"


@action("mesa", _about(MoveMesaForm))
def move_mesa(confronto: Confronto, typed: Typed, source: Source) -> str:
    now = seating.move_mesa(confronto=confronto, source=source, **typed)
    return _("Agora na mesa %(mesa)s: %(versus)s.") % {"mesa": now.mesa, "versus": confronto.versus}


@action("trocar-mesas", _about(SwapMesasForm))
def swap_mesas(confronto: Confronto, typed: Typed, source: Source) -> str:
    other = seating.may_swap(confronto).filter(mesa=typed["mesa"]).first()
    before = confronto.mesa
    now = seating.swap_mesas(confronto=confronto, source=source, **typed)
    places = {
        "one": confronto.versus,
        "mesa": now.mesa,
        "other": other.versus if other else "–",
        "before": before,
    }
    return _("Trocaram de mesa: %(one)s na mesa %(mesa)s; %(other)s na mesa %(before)s.") % places


ACTIONS = (walkover, both_absent, abandon, give_score, average, move_mesa, swap_mesas, undo, play_again)
