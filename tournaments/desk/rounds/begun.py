"""The page after the start of a stage."""

from django.http import HttpResponse
from django.shortcuts import redirect

from tournaments.models import Round, Stage
from tournaments.stage_plan import begins_with_drafts


def to_first_round(stage: Stage, slug: str) -> HttpResponse:
    """Redirect to the first draft of a stage that has just begun; to the mesas if it has none."""
    if begins_with_drafts(stage):
        first = Round.objects.filter(stage=stage).earliest("number")
        return redirect("tournaments:desk_round", slug, first.pk)
    return redirect("tournaments:desk_mesas", slug)
