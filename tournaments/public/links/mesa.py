"""Entry for players at a mesa: by its QR code, or by its code typed in. No login."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from django import forms
from django.db.models import Count
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.formats import date_format
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_safe
from django_htmx.http import HttpResponseClientRedirect

from scoring import tokens
from scoring.input import numbers
from scoring.input.fields import NumberField, TextField
from scoring.models import Jogo
from scoring.table.access import HtmxRequest, by_device, in_language, remember
from scoring.wording.numbers import small_months
from tournaments.errors import TournamentError
from tournaments.forms import DeskForm
from tournaments.hall import codes, mesas, seating
from tournaments.hall.mesas import DIGITS, jogo_at
from tournaments.models import Confronto, Mesa, Round, Stage, Tournament
from tournaments.public.links.by_key import opened_by
from tournaments.stage_plan import format_of

State = Tournament.State
MOST_MESA = 9999


@dataclass(frozen=True, slots=True)
class MesaNow:
    """The state of a mesa: its current `jogo`, or a sentence `said` about the next one, with its `duplas` by side."""

    jogo: Jogo | None = None
    said: str = ""
    duplas: Mapping[str, str] = field(default_factory=dict)
    round: int | None = None


def at(mesa: Mesa) -> MesaNow:
    """Return the state of a mesa. Runs one query if a jogo is in progress."""
    if jogo := jogo_at(mesa):
        return MesaNow(jogo)
    match mesa.tournament.state:
        case State.DRAFT | State.OPEN:
            day = small_months(date_format(mesa.tournament.starts_on, "MONTH_DAY_FORMAT"))
            return MesaNow(said=_("O torneio ainda não começou: é em %(day)s.") % {"day": day})
        case State.CANCELLED:
            return MesaNow(said=_("O torneio foi cancelado. Não há jogo nesta mesa."))
        case State.FINISHED:
            return MesaNow(said=_("O torneio terminou. Não há mais jogos nesta mesa."))
    return _next(mesa)


def _next(mesa: Mesa) -> MesaNow:
    coming = seating.waiting(mesa.tournament).filter(mesa=mesa.number).with_sides().first()
    if coming:
        said = _("O próximo jogo desta mesa começa assim que quem o joga estiver livre.")
        return MesaNow(said=said, duplas=coming.names, round=coming.round)
    drafts = Round.objects.filter(stage__tournament=mesa.tournament, state__in=Round.HELD_BACK)
    to_post = _("A próxima rodada ainda não foi divulgada. O jogo abre aqui quando for.")
    # The pairings of a draft are not public, so no names are shown.
    if drafts.exists():
        return MesaNow(said=to_post)
    if Confronto.objects.filter(tournament=mesa.tournament, status="", bye_a=False, bye_b=False).exists():
        return MesaNow(said=_("Nenhum jogo nesta mesa agora. O próximo abre aqui assim que começar."))
    stages = Stage.objects.filter(tournament=mesa.tournament).annotate(drawn=Count("round"))
    if any(stage.state == Stage.State.PLAYING and _has_rounds_to_come(stage) for stage in stages):
        return MesaNow(said=to_post)
    if any(stage.state == Stage.State.PLANNED for stage in stages):
        return MesaNow(said=_("Os jogos desta fase terminaram. O diretor ainda não começou a próxima."))
    return MesaNow(said=_("Os jogos do torneio terminaram. O diretor ainda não o encerrou."))


def _has_rounds_to_come(stage: Any) -> bool:
    return format_of(stage).drawn_by_round and stage.drawn < int(stage.plan["rounds"])


class CodeForm(DeskForm):
    """Asks for mesa and code, and for the event only if several are running."""

    anchor = "codigo"
    tournament = forms.ModelChoiceField(
        Tournament.objects.none(), label=gettext_lazy("Torneio"), empty_label=None, widget=forms.RadioSelect
    )
    number = NumberField(label=gettext_lazy("Mesa"), min_value=1, max_value=MOST_MESA)
    code = TextField(label=gettext_lazy("Código"), max_length=20)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        running = (
            Tournament.objects.filter(state=Tournament.State.RUNNING).order_by("name").select_related("club")
        )
        field = self.fields["tournament"]
        field.queryset = running  # type: ignore[attr-defined]  # a choice among rows
        self.running = list(running)
        if len(self.running) == 1:
            field.initial = self.running[0].pk
            field.widget = forms.HiddenInput()
        for name in ("number", "code"):
            digits = {"inputmode": "numeric", "autocomplete": "off", "class": "digits"}
            self.fields[name].widget = forms.TextInput(attrs=digits)

    def clean_code(self) -> str:
        """Return the six digits without separators."""
        digits = numbers.digits(self.cleaned_data["code"])
        if len(digits) != DIGITS:
            raise forms.ValidationError(_("O código tem seis algarismos: confira no cartão da mesa."))
        return digits


@require_safe
@by_device
@in_language
@opened_by(mesas.find)
def mesa(request: HtmxRequest, found: Mesa, token: str) -> HttpResponse:
    """Redirect to the current jogo of the mesa. Otherwise announce the next jogo and redirect when it begins."""
    now = at(found)
    if now.jogo and (key := tokens.current(now.jogo)):
        table = reverse("scoring:table", args=(key,))
        response = _go(request, table)
        remember(request, response, table)
        return response
    part = "#agora" if request.htmx else ""
    context = {"mesa": found, "now": now, "token": token}
    return render(request, f"tournaments/public/mesa.html{part}", context)


@csrf_exempt  # a phone may refuse cookies, and a forged request gains nothing over a direct one
@require_http_methods(["GET", "HEAD", "POST"])
@by_device
@in_language
def code(request: HtmxRequest) -> HttpResponse:
    """Ask for a mesa and its code, and redirect to it. Too many wrong codes give 429 with the seconds to wait."""
    form = CodeForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        with form.refusals():
            address = request.META.get("REMOTE_ADDR", "")
            found = codes.enter(**form.cleaned_data, device=request.device, address=address)
            return redirect("tournaments:mesa", mesas.printed(found))
    seconds = form.refused.params.get("seconds", 0) if isinstance(form.refused, TournamentError) else 0
    status = 429 if seconds else 422 if form.errors else 200
    response = render(request, "tournaments/public/code.html", {"form": form, "wait": seconds}, status=status)
    if seconds:
        response["Retry-After"] = str(seconds)
    return response


def _go(request: HtmxRequest, address: str) -> HttpResponse:
    return HttpResponseClientRedirect(address) if request.htmx else redirect(address)
