"""The seasons of a club at the desk: their rules, and the progress of counting them."""

import re
from typing import Any, Final

from django import forms
from django.contrib import messages
from django.core.exceptions import ValidationError
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils.timezone import localdate
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.input import numbers
from scoring.input.fields import NumberField, TextField
from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk
from tournaments.desk.dispatch import Actions, answer
from tournaments.forms import DeskForm
from tournaments.models import Club, Season
from tournaments.seasons import counting, seasons

MOST_PLACES: Final = 128
MOST_POINTS: Final = 1_000_000
USUAL: Final = "100 80 65 55 45 40 35 30 25 20 15 10 8 6 4 2"
actions = Actions[[Season], HttpResponse]()


class SeasonForm(DeskForm):
    """The rules of a season."""

    anchor = "temporada"
    name = TextField(label=gettext_lazy("Nome"), max_length=60)
    starts_on = forms.DateField(label=gettext_lazy("Começa em"), widget=forms.DateInput({"type": "date"}))
    ends_on = forms.DateField(label=gettext_lazy("Termina em"), widget=forms.DateInput({"type": "date"}))
    points = TextField(
        label=gettext_lazy("Pontos do 1º, do 2º…, com espaço"), max_length=1200, help_text="", initial=USUAL
    )
    best = NumberField(
        label=gettext_lazy("Quantos resultados contam"),
        min_value=0,
        max_value=999,
        initial=0,
        help_text=gettext_lazy("Os melhores de cada pessoa; 0 conta todos."),
    )
    others = forms.ModelMultipleChoiceField(
        Club.objects.none(),
        label=gettext_lazy("Contam também os torneios de"),
        required=False,
        widget=forms.CheckboxSelectMultiple,
    )

    def __init__(self, *args: Any, season: Season, **kwargs: Any) -> None:
        super().__init__(*args, initial=_initial(season), **kwargs)
        clubs = Club.objects.exclude(pk=season.club_id).order_by("name")
        self.fields["others"].queryset = clubs  # type: ignore[attr-defined]  # a choice among rows

    def clean_points(self) -> list[int]:
        """Return the points by place."""
        typed = re.split(r"[\s;,]+", self.cleaned_data["points"].strip("; ,"))
        points = [numbers.whole(one) for one in typed]
        found = [one for one in points if one is not None and one <= MOST_POINTS]
        if len(found) < len(typed) or len(found) > MOST_PLACES:
            raise ValidationError(_("Escreva só números inteiros com espaço entre eles, de até 128 lugares."))
        return found


def _initial(season: Season) -> dict[str, Any]:
    if season.pk is None:
        year = localdate().year
        return {"name": str(year), "starts_on": f"{year}-01-01", "ends_on": f"{year}-12-31"}
    return {
        "name": season.name,
        "starts_on": season.starts_on.isoformat(),
        "ends_on": season.ends_on.isoformat(),
        "points": " ".join(map(str, season.points)),
        "best": season.best,
        "others": list(season.others.all()),
    }


@desk("GET", "POST")
def desk_seasons(request: DeskRequest, slug: str) -> HttpResponse:
    """Show the seasons of a club, and create one."""
    club = permissions.directed_club(request.user, slug)
    season = Season(club=club)
    form = SeasonForm(request.POST or None, season=season)
    if request.method == "POST" and form.is_valid():
        with form.refusals():
            season = seasons.save(season=season, **form.cleaned_data)
            # A worker counts the season; the page polls its progress.
            messages.success(request, _("Temporada criada. O ranking está sendo contado."))
            return redirect("tournaments:desk_season", slug, season.pk)
    context = {"club": club, "form": form, "seasons": Season.objects.filter(club=club)}
    status = 422 if form.errors else 200
    return render(request, "tournaments/desk/seasons/seasons.html", context, status=status)


@desk("GET", "POST")
def desk_season(request: DeskRequest, slug: str, pk: int) -> HttpResponse:
    """Show one season with its rules and the progress of counting; count it again. The page polls."""
    club = permissions.directed_club(request.user, slug)
    season = Season.objects.filter(club=club, pk=pk).select_related("club").first()
    if season is None:
        raise Http404
    if request.method == "POST":
        return answer(actions, request, season)
    return _page(request, season, SeasonForm(season=season))


def _page(request: DeskRequest, season: Season, form: SeasonForm, *, status: int = 200) -> HttpResponse:
    template = "tournaments/desk/seasons/season.html"
    context = {"club": season.club, "season": season, "form": form, "owed": season.counted < season.wanted}
    return render(request, f"{template}#progress" if request.htmx else template, context, status=status)


@actions("gravar")
def _save(request: DeskRequest, season: Season) -> HttpResponse:
    form = SeasonForm(request.POST, season=season)
    if form.is_valid():
        with form.refusals():
            seasons.save(season=season, **form.cleaned_data)
            messages.success(request, _("Gravada. O ranking está sendo contado."))
            return redirect("tournaments:desk_season", season.club.slug, season.pk)
    return _page(request, season, form, status=422)


@actions("contar")
def _count(request: DeskRequest, season: Season) -> HttpResponse:
    counting.want(season)
    return redirect("tournaments:desk_season", season.club.slug, season.pk)


@actions("apagar")
def _take_down(request: DeskRequest, season: Season) -> HttpResponse:
    slug = season.club.slug
    seasons.take_down(season=season)
    messages.success(request, _("Temporada apagada. Os torneios ficam."))
    return redirect("tournaments:desk_seasons", slug)
