"""The page and the message after the start of a stage or a round."""

from django.http import HttpResponse
from django.shortcuts import redirect
from django.utils.translation import ngettext

from tournaments.hall.clock import starts_with
from tournaments.models import Round, Stage
from tournaments.stage_plan import begins_with_drafts


def to_first_round(stage: Stage, slug: str) -> HttpResponse:
    """Redirect to the first draft of a stage that has just begun; to the mesas if it has none."""
    if begins_with_drafts(stage):
        first = Round.objects.filter(stage=stage).earliest("number")
        return redirect("tournaments:desk_round", slug, first.pk)
    return redirect("tournaments:desk_mesas", slug)


def with_clock(said: str, stage: Stage, number: int = 1) -> str:
    """Return the message after the jogos of a round have opened, with the minutes of the clock that has started."""
    if not (minutes := starts_with(stage, number)):
        return said
    runs = ngettext("O relógio anda: %(minutes)s minuto.", "O relógio anda: %(minutes)s minutos.", minutes)
    return f"{said} {runs % {'minutes': minutes}}"
