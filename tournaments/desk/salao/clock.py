"""The clock at the desk: pause, extend and announce the time of each round, and give one table extra time."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django import forms
from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.timezone import now
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from scoring.input import numbers
from scoring.input.fields import NumberField, TextField, TypedField
from tournaments import permissions
from tournaments.charts.round_titles import round_title, titled
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.desk.dispatch import Actions, answer, not_offered
from tournaments.desk.line.line import line_of
from tournaments.desk.salao.way_back import way_back
from tournaments.event.setup.clock_rule import set_at_zero
from tournaments.forms import DeskForm
from tournaments.hall.clocks import clock_hands
from tournaments.hall.clocks.clock import times
from tournaments.hall.clocks.countdown import Left
from tournaments.hall.clocks.ends import ends
from tournaments.hall.clocks.round_clock import RoundClock, round_clocks
from tournaments.models import Confronto, Stage, Tournament
from tournaments.plan.fields import AtZero
from tournaments.public.links.mesa_row import mark
from tournaments.wording.plan import AT_ZERO

MOST = 180  # minutes in one request
BACK = {"salao": "tournaments:desk_mesas", "rodadas": "tournaments:desk_rounds"}
of_clock = Actions[[Tournament, RoundClock], HttpResponse]()


class ExtendForm(DeskForm):
    """Minutes to add to a round."""

    anchor = "mais"
    minutes = NumberField(label=gettext_lazy("Minutos a mais"), min_value=1, max_value=MOST)


class AnnounceForm(DeskForm):
    """Remaining minutes to announce to all tables."""

    anchor = "faltam"
    minutes = NumberField(label=gettext_lazy("Faltam quantos minutos?"), min_value=1, max_value=MOST)


class AtZeroForm(DeskForm):
    """What happens in a stage when its time is over."""

    anchor = "zero"
    at_zero = forms.ChoiceField(
        label=gettext_lazy("Ao fim do tempo"), choices=list(AT_ZERO.items()), widget=forms.RadioSelect
    )


class ExtraForm(DeskForm):
    """Minutes of extra time for one table, with the reason."""

    anchor = "extra"
    minutes = NumberField(label=gettext_lazy("Minutos a mais"), min_value=1, max_value=MOST, initial=5)
    reason = TextField(label=gettext_lazy("Por quê?"), max_length=200)
    visto = TypedField(widget=forms.HiddenInput, required=False)


@dataclass(frozen=True, slots=True)
class ShownClock:
    """The clock of a round, with the heading of the round."""

    clock: RoundClock
    title: str


def panel(tournament: Tournament, at: datetime) -> list[ShownClock]:
    """Return the clocks of the panel. At most four queries."""
    found = round_clocks(tournament, at)
    ids = [one.tables[0].pk for one in found]
    titles = {row.pk: round_title(row) for row in titled(Confronto.objects.filter(pk__in=ids))} if ids else {}
    return [ShownClock(one, titles[one.tables[0].pk]) for one in found]


@desk("GET", "POST")
def desk_clock(request: DeskRequest, slug: str) -> HttpResponse:
    """Show the clocks of the rounds in play with their buttons.

    A poll by htmx gets 204 while the page is up to date.
    """
    tournament = permissions.member_tournament(request.user, slug)
    if request.method != "POST":
        # The mark changes with everything that the clocks show, so an unchanged one needs no rendering.
        seen = mark(tournament)
        if request.htmx and request.GET.get("visto") == seen:
            return HttpResponse(status=204)
        if request.htmx and "linha" in request.GET:
            context = {"line": line_of(tournament), "mark": seen}
            return render(request, "tournaments/desk/line/time.html", context)
        return _page(request, tournament, seen=seen)
    # Every member may read the clock, only directors and arbiters may set it.
    tournament = permissions.refereed_tournament(request.user, slug)
    found = round_clocks(tournament, now())
    if request.POST.get("acao") == "no-zero":
        return _at_zero(request, tournament, found)
    sent = request.POST.get("rodada", "")
    # A round that ended since the page was drawn has no clock any more.
    clock = next((one for one in found if f"{one.stage.number}.{one.number}" == sent), None)
    if clock is None:
        return not_offered(request)
    return answer(of_clock, request, tournament, clock)


def _at_zero(request: DeskRequest, tournament: Tournament, found: Sequence[RoundClock]) -> HttpResponse:
    stages = {str(one.stage.number): one.stage for one in found}
    stage = stages.get(request.POST.get("fase", ""))
    if stage is None:
        return not_offered(request)
    form = AtZeroForm(request.POST)
    if not form.is_valid():
        return _page(request, tournament, refused=(found[0], form))
    rule = AtZero(form.cleaned_data["at_zero"])
    set_at_zero(stage=stage, rule=rule, source=source(request))
    said = {"stage": stage, "what": AT_ZERO[rule]}
    messages.success(request, _("%(stage)s, ao fim do tempo: %(what)s.") % said)
    return redirect("tournaments:desk_clock", tournament.slug)


def _rules(shown: Sequence[ShownClock], refused: DeskForm | None) -> list[tuple[Stage, AtZeroForm]]:
    stages = {one.clock.stage.pk: one.clock for one in shown if one.clock.has_time}
    sent = refused if isinstance(refused, AtZeroForm) else None
    return [
        (clock.stage, sent or AtZeroForm(initial={"at_zero": clock.play.at_zero}))
        for clock in stages.values()
    ]


def _page(
    request: DeskRequest,
    tournament: Tournament,
    *,
    seen: str = "",
    refused: tuple[RoundClock, DeskForm] | None = None,
) -> HttpResponse:
    shown = panel(tournament, now())
    context = {
        "tournament": tournament,
        "decides": permissions.decides(request.user, tournament.club),
        "directs": permissions.is_director(request.user, tournament.club),
        "clocks": shown,
        "mark": seen or mark(tournament),
        "rules": _rules(shown, refused[1] if refused else None),
        "ends": None if request.htmx or not shown else ends(tournament, now()),
        "back": request.GET.get("de", "") if request.GET.get("de") in BACK else "",
        "rows": [(one, *_forms(one.clock, refused)) for one in shown],
    }
    if request.htmx:
        return render(request, "tournaments/desk/line/clock.html", context)
    return render(request, "tournaments/desk/clock.html", context, status=422 if refused else 200)


def _forms(clock: RoundClock, refused: tuple[RoundClock, DeskForm] | None) -> Sequence[DeskForm]:
    # Only the form that was sent keeps its input; the others are empty.
    sent = refused[1] if refused and refused[0].tables[0].pk == clock.tables[0].pk else None
    return [sent if type(sent) is form else form() for form in (ExtendForm, AnnounceForm, DeskForm)]


def _done(request: DeskRequest, tournament: Tournament, said: str) -> HttpResponse:
    messages.success(request, said)
    return redirect(BACK.get(request.POST.get("volta", ""), "tournaments:desk_clock"), tournament.slug)


@of_clock("parar")
def _pause(request: DeskRequest, tournament: Tournament, clock: RoundClock) -> HttpResponse:
    form = DeskForm(request.POST)
    with form.refusals():
        clock_hands.pause(stage=clock.stage, number=clock.number, source=source(request))
        return _done(request, tournament, _("O relógio parou."))
    return _page(request, tournament, refused=(clock, form))


@of_clock("continuar")
def _go_on(request: DeskRequest, tournament: Tournament, clock: RoundClock) -> HttpResponse:
    form = DeskForm(request.POST)
    with form.refusals():
        clock_hands.go_on(stage=clock.stage, number=clock.number, source=source(request))
        return _done(request, tournament, _("O relógio voltou a andar."))
    return _page(request, tournament, refused=(clock, form))


@of_clock("mais")
def _extend(request: DeskRequest, tournament: Tournament, clock: RoundClock) -> HttpResponse:
    form = ExtendForm(request.POST)
    if form.is_valid():
        with form.refusals():
            clock_hands.extend(**_to(request, clock), minutes=form.cleaned_data["minutes"])
            minutes = form.cleaned_data["minutes"]
            said = ngettext("%(count)s minuto a mais.", "%(count)s minutos a mais.", minutes)
            return _done(request, tournament, said % {"count": minutes})
    return _page(request, tournament, refused=(clock, form))


@of_clock("faltam")
def _announce(request: DeskRequest, tournament: Tournament, clock: RoundClock) -> HttpResponse:
    form = AnnounceForm(request.POST)
    if form.is_valid():
        with form.refusals():
            clock_hands.announce(**_to(request, clock), minutes=form.cleaned_data["minutes"])
            minutes = form.cleaned_data["minutes"]
            said = ngettext(
                "Todos leem que falta %(count)s minuto.", "Todos leem que faltam %(count)s minutos.", minutes
            )
            return _done(request, tournament, said % {"count": minutes})
    return _page(request, tournament, refused=(clock, form))


def _to(request: DeskRequest, clock: RoundClock) -> Any:
    # `seen` is the version of the clock that the page showed, so that a stale page changes nothing.
    seen = numbers.whole(request.POST.get("visto", ""))
    return {"stage": clock.stage, "number": clock.number, "seen": seen, "source": source(request)}


@desk("GET", "POST")
def desk_extra(request: DeskRequest, slug: str, pk: int) -> HttpResponse:
    """Give extra time to one table, with the reason, or revert it."""
    tournament = permissions.refereed_tournament(request.user, slug)
    confronto, _jogo = permissions.confronto_of_tournament(tournament, pk)
    if request.POST.get("acao") == "desfazer":
        return _take_extra_back(request, confronto)
    form = ExtraForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        with form.refusals():
            fields = form.cleaned_data
            clock_hands.give_extra(
                confronto=confronto,
                minutes=fields["minutes"],
                reason=fields["reason"],
                seen=numbers.whole(fields["visto"]),
                source=source(request),
            )
            said = _("Mesa %(mesa)s: %(minutes)s min a mais.")
            messages.success(request, said % {"mesa": confronto.mesa or "–", "minutes": fields["minutes"]})
            return redirect(way_back(request, slug, "tournaments:desk_clock"))
    clock = next(
        (one for one in round_clocks(tournament, now()) if pk in {row.pk for row in one.tables}), None
    )
    context = {
        "tournament": tournament,
        "confronto": confronto,
        "form": form,
        "seen": clock.seen if clock else 0,
        "left": left_of(tournament, confronto),
        "given": clock_hands.given_extra(confronto),
        "back": way_back(request, slug, "tournaments:desk_clock"),
    }
    return render(request, "tournaments/desk/extra.html", context, status=422 if form.errors else 200)


def _take_extra_back(request: DeskRequest, confronto: Confronto) -> HttpResponse:
    slug, seen = confronto.tournament.slug, numbers.whole(request.POST.get("visto", ""))
    form = DeskForm(request.POST)
    with form.refusals():
        minutes = clock_hands.take_extra_back(confronto=confronto, seen=seen, source=source(request))
        said = _("Mesa %(mesa)s: os %(minutes)s min a mais foram desfeitos.")
        messages.success(request, said % {"mesa": confronto.mesa or "–", "minutes": minutes})
    if form.refusal:
        messages.error(request, form.refusal)
    return redirect(way_back(request, slug, "tournaments:desk_clock"))


@dataclass(frozen=True, slots=True)
class ShownTime:
    """The time left at a table at a given moment."""

    left: Left
    at: datetime

    @property
    def is_over(self) -> bool:
        """Whether the time is over at a clock that is not paused: extra minutes count from now."""
        return self.left.running and self.left.is_over

    @property
    def ends_at(self) -> datetime | None:
        """Return when the time is over; None while the clock is paused."""
        return self.at + self.left.time if self.left.running else None


def left_of(tournament: Tournament, confronto: Confronto) -> ShownTime | None:
    """Return the time left at a table; None if it has no clock, is not playing, or has heard the bell."""
    at = now()
    # After the bell the clock of a table does not count any more.
    if confronto.jogo is None or confronto.jogo.closed_at or confronto.jogo.bell_at:
        return None
    left = times(tournament, [confronto], at).get(confronto.pk)
    return ShownTime(left, at) if left else None
