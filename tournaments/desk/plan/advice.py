"""Advice before a plan is chosen: what to play with so many duplas, mesas and hours."""

import re
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from django import forms
from django.core.exceptions import ValidationError
from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

import rules
from scoring.input import numbers
from scoring.input.fields import NumberField, TextField
from tournaments import permissions
from tournaments.clubs import rule_choice
from tournaments.desk.access import DeskRequest, desk
from tournaments.desk.plan.advised import BEST_OF, LIMITS, plays, said
from tournaments.desk.plan.meaning import Hours
from tournaments.desk.plan.views import advisable
from tournaments.desk.setup.setup_form import rules_offered
from tournaments.errors import TournamentError
from tournaments.forms import DeskForm
from tournaments.models import Club, Dupla, Tournament
from tournaments.plan.duration import Timing
from tournaments.plan.stage import Play
from tournaments.simulation.advice import SHOWN, Advised, Option, advised, options, shortest
from tournaments.simulation.prospects import LEAST, MOST
from tournaments.wording.play import duration, of_a_mao
from tournaments.wording.refusals.errors import error

MOST_MESAS = 500
MOST_HOURS = 24
HOURS = re.compile(r"(\d{1,3})(?:[.,](\d)|[:h](\d\d)?)?", re.ASCII)  # 4, 4,5, 4:30, 4h
FIGURES = {"inputmode": "numeric", "autocomplete": "off"}


class AdviceForm(DeskForm):
    """The wishes of a director. The rules are asked if there is no tournament yet."""

    anchor = "conselho"

    duplas = NumberField(
        label=gettext_lazy("Duplas"),
        min_value=LEAST,
        max_value=MOST,
        error_messages={
            "min_value": gettext_lazy("O conselho vale a partir de %(limit_value)s duplas."),
            "max_value": gettext_lazy("O conselho vai até %(limit_value)s duplas."),
        },
        widget=forms.TextInput(attrs=FIGURES),
    )
    mesas = NumberField(
        label=gettext_lazy("Mesas"),
        min_value=1,
        max_value=MOST_MESAS,
        error_messages={"min_value": gettext_lazy("Sem mesa não se joga.")},
        widget=forms.TextInput(attrs=FIGURES),
    )
    horas = TextField(
        label=gettext_lazy("Horas"), max_length=8, widget=forms.TextInput(attrs={"autocomplete": "off"})
    )
    regulamento = forms.ChoiceField(
        label=gettext_lazy("Regulamento"), required=False, initial=rule_choice.DEFAULT
    )

    def __init__(self, *args: Any, club: Club, tournament: Tournament | None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.club = club
        if tournament:
            del self.fields["regulamento"]
        else:
            self.fields["regulamento"].choices = rules_offered(club)  # type: ignore[attr-defined]

    def clean_regulamento(self) -> rule_choice.RuleChoice:
        """Return the choice of rules; refuse rules that are not for duplas."""
        choice = rule_choice.find(self.club, self.cleaned_data["regulamento"] or rule_choice.DEFAULT)
        try:
            rule_choice.refuse_line_up(
                Tournament(), rules.load(choice.base, choice.options, choice.overrides)
            )
        except TournamentError as exc:
            raise ValidationError(error(exc)) from exc
        return choice

    def clean_horas(self) -> int:
        """Return the hours as minutes."""
        minutes = minutes_in(self.cleaned_data["horas"])
        if minutes is None:
            raise ValidationError(_("Escreva as horas assim: 4, 4,5 ou 4:30."))
        if not minutes:
            raise ValidationError(_("Em zero horas não cabe jogo nenhum."))
        if minutes > 60 * MOST_HOURS:
            raise ValidationError(_("Mais de um dia: diga as horas de um dia só."))
        return minutes

    def nearest(self) -> "Wish | None":
        """Return the wish itself, or the nearest one that is possible; None if a figure cannot be read."""
        entrants, tables = (numbers.signed(self.data.get(name, "")) for name in ("duplas", "mesas"))
        minutes = minutes_in(self.data.get("horas", "").strip())
        if entrants is None or tables is None or minutes is None:
            return None
        entrants = min(max(entrants, LEAST), MOST)
        return Wish(entrants, min(tables, MOST_MESAS) if tables > 0 else entrants // 2, minutes)


@dataclass(frozen=True, slots=True)
class Wish:
    """What a director has: duplas, mesas, and minutes."""

    entrants: int
    tables: int
    minutes: int


def minutes_in(typed: str) -> int | None:
    """Return typed hours as minutes; None if it is no number of hours."""
    if not (read := HOURS.fullmatch(typed)):
        return None
    hours, tenth, minutes = (int(one or 0) for one in read.groups())
    return 60 * hours + 6 * tenth + minutes


@desk("GET")
def desk_advice(request: DeskRequest, slug: str) -> HttpResponse:
    """Advise three plans for an event to come: a new one, or a draft whose slug is in the address."""
    club = permissions.directed_club(request.user, slug)
    tournament = _early(request, club)
    asked = "duplas" in request.GET
    form = AdviceForm(
        request.GET if asked else None, club=club, tournament=tournament, initial=_initial(tournament)
    )
    shown = _answer(form, club, tournament) if asked else {}
    context = {"club": club, "tournament": tournament, "form": form, **shown}
    return render(request, "tournaments/desk/plan/advice.html", context, status=422 if form.errors else 200)


def _early(request: DeskRequest, club: Club) -> Tournament | None:
    if not (slug := request.GET.get("torneio", "")):
        return None
    tournament = permissions.directed_tournament(request.user, slug)
    if tournament.club != club or not advisable(tournament):
        raise Http404
    return tournament


def _initial(tournament: Tournament | None) -> dict[str, object]:
    if tournament is None:
        return {}
    entered = Dupla.objects.filter(tournament=tournament).count()
    return {"duplas": entered or "", "mesas": tournament.mesas}


def _answer(form: AdviceForm, club: Club, tournament: Tournament | None) -> dict[str, Any]:
    wish = form.nearest()
    if wish is None or "regulamento" in form.errors:
        return {}
    if tournament:
        ruleset, hours = tournament.load_rules(), Hours.of(tournament)
        partidas, clock = tournament.partidas, tournament.minutes
    else:
        choice = form.cleaned_data["regulamento"]
        ruleset = rules.load(choice.base, choice.options, choice.overrides)
        partidas, clock, hours = BEST_OF, choice.minutes, Hours.under(ruleset, club)
    lengths = plays(ruleset, partidas=partidas, minutes=clock, timing=hours.timing)
    found = _options(wish, ruleset, lengths, hours.timing)
    plans = advised(found, minutes=wish.minutes)
    if not plans:
        least = shortest(found)
        if "horas" not in form.errors:
            form.add_error("horas", _too_short(wish, least[0]))
        plans = advised(found, minutes=least[:SHOWN][-1])
    return {
        "plans": [{**said(one), **_taken(one, form, wish)} for one in plans],
        "nearest": bool(form.errors),
        "wish": wish,
        "counted": ""
        if all(one.option.choice.minutes for one in plans)
        else of_a_mao(hours.timing, of_club=hours.of_club),
    }


def _options(wish: Wish, ruleset: rules.RuleSet, lengths: list[Play], timing: Timing) -> list[Option]:
    # Where the rules leave the points limit open, each of the usual limits is a length of its own.
    open_limit = rule_choice.takes_target(ruleset) and not timing.target
    found: list[Option] = []
    for limit in LIMITS if open_limit else [timing.target]:
        limited = replace(timing, target=limit)
        found += options(entrants=wish.entrants, tables=wish.tables, plays=lengths, timing=limited)
        lengths = [play for play in lengths if play.partidas]
    return found


def _too_short(wish: Wish, least: int) -> str:
    said = {"hours": duration(wish.minutes), "least": duration(least)}
    return _("Em %(hours)s não cabe: o mais curto leva %(least)s.") % said


def _taken(one: Advised, form: AdviceForm, wish: Wish) -> dict[str, str]:
    # The address of a new tournament with this plan chosen; a draft takes it with a button.
    choice = one.option.choice
    query = {
        "plano": choice.code,
        "regulamento": form.data.get("regulamento", ""),
        "pontos": one.option.target or "",
        "partidas": choice.partidas or "",
        "mesas": wish.tables,
    }
    return {"query": urlencode({name: value for name, value in query.items() if value})}
