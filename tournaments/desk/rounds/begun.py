"""The page and the message after the start of a stage or a round."""

from django.http import HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments.hall.clocks.clock import starts_with
from tournaments.models import Round, Stage
from tournaments.stage_plan import format_of, opens_at_once


def to_first_round(stage: Stage, slug: str) -> HttpResponse:
    """Redirect to the first round of a stage that has just begun; to the mesas if its jogos are open."""
    if not opens_at_once(stage):
        first = Round.objects.filter(stage=stage).earliest("number")
        return redirect("tournaments:desk_round", slug, first.pk)
    return redirect("tournaments:desk_mesas", slug)


def with_clock(said: str, stage: Stage, number: int = 1) -> str:
    """Return the message after the jogos of a round have opened, with the minutes of the clock that has started."""
    if not (minutes := starts_with(stage, number)):
        return said
    runs = ngettext("O relógio anda: %(minutes)s minuto.", "O relógio anda: %(minutes)s minutos.", minutes)
    return f"{said} {runs % {'minutes': minutes}}"


def start_label(round_: Round, name: str) -> str:
    """Return the label of the button that starts a round. name: of the round."""
    if format_of(round_.stage).names_rounds:
        return _("Começar: %(stage)s") % {"stage": name}
    return _("Começar a rodada %(number)s") % {"number": round_.number}


def started(round_: Round, name: str) -> str:
    """Return the message after a round was started. name: of the round."""
    said = _("A rodada %(number)s começou: as mesas estão abertas.") % {"number": round_.number}
    if format_of(round_.stage).names_rounds:
        said = _("%(round)s: as mesas estão abertas.") % {"round": name}
    return with_clock(said, round_.stage, round_.number)
