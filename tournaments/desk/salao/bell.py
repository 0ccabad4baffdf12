"""The bell at the desk: rings it at chosen tables of a round, and reverts it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta

from django import forms
from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.timezone import now
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from scoring.input import numbers
from scoring.jogo.sheet import Sheet, sheets
from tournaments import permissions
from tournaments.charts.round_titles import names_of
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.desk.salao.way_back import way_back
from tournaments.forms import DeskForm
from tournaments.hall.clocks import bell
from tournaments.hall.clocks.clock import clocks, times
from tournaments.models import Confronto, Stage, Tournament, TournamentLogEntry
from tournaments.stage_plan import is_bracket
from tournaments.wording.refusals.errors import error


class BellForm(DeskForm):
    """The tables at which the bell rings; the director unticks a table that gets extra time."""

    anchor = "sinal"
    tables = forms.TypedMultipleChoiceField(
        label=gettext_lazy("Mesas"), coerce=int, widget=forms.CheckboxSelectMultiple
    )
    in_play = forms.ChoiceField(
        label=gettext_lazy("Há mão em jogo nas mesas?"),
        choices=(
            ("sim", gettext_lazy("Sim: cada mesa termina a sua mão")),
            ("nao", gettext_lazy("Não: vale o que já está gravado")),
        ),
        initial="sim",
        widget=forms.RadioSelect,
    )


@dataclass(frozen=True, slots=True)
class BellTable:
    """A table that is playing. partida, mao: the numbers of the current ones."""

    confronto: Confronto
    partida: int
    mao: int


@desk("GET", "POST")
def desk_bell(request: DeskRequest, slug: str) -> HttpResponse:
    """Ask for the round, the tables, and whether mãos are in play; then ring the bell, or revert it."""
    tournament = permissions.refereed_tournament(request.user, slug)
    if request.POST.get("acao") == "desfazer":
        return _undo(request, tournament)
    rounds = bell.rounds_in_play(tournament)
    chosen = _chosen(request, rounds)
    rows = bell.tables(*chosen) if chosen else []
    form = BellForm(request.POST or None, initial={"tables": _wanted(request, rows)})
    field = form.fields["tables"]
    field.choices = [(row.pk, f"{row.mesa}") for row in rows]  # type: ignore[attr-defined]  # a choice field
    if request.method == "POST" and chosen and form.is_valid():
        rung = bell.ring_bells(
            stage=chosen[0],
            number=chosen[1],
            confrontos=form.cleaned_data["tables"],
            in_play=form.cleaned_data["in_play"] == "sim",
            source=source(request),
        )
        said = ngettext(
            "O sinal foi dado em %(count)d mesa.", "O sinal foi dado em %(count)d mesas.", len(rung)
        )
        messages.success(
            request, said % {"count": len(rung)} if rung else _("Nenhuma mesa esperava o sinal.")
        )
        return redirect(way_back(request, slug, "tournaments:desk_bell"))
    return _page(request, tournament, form, chosen, rows)


def _page(
    request: DeskRequest,
    tournament: Tournament,
    form: BellForm,
    chosen: tuple[Stage, int] | None,
    rows: Sequence[Confronto],
) -> HttpResponse:
    jogos = [row.jogo for row in rows if row.jogo]
    of_jogo = sheets(jogos)
    playing = [_table(row, of_jogo[row.jogo.pk]) for row in rows if row.jogo]
    rounds = bell.rounds_in_play(tournament)
    names = dict(zip(rounds, names_of(rounds), strict=True))
    minutes = [one for one in clocks(tournament, rows) if one]
    context = {
        "tournament": tournament,
        "directs": permissions.is_director(request.user, tournament.club),
        "form": form,
        "rounds": [(stage, number, name) for (stage, number), name in names.items()],
        "chosen": chosen,
        "name": names.get(chosen, "") if chosen else "",
        "minutes": minutes,
        "early": _minutes_left(tournament, rows) if minutes else 0,
        "bracket": chosen is not None and is_bracket(chosen[0]),
        "playing": playing,
        "ticked": {numbers.whole(pk) for pk in form["tables"].value() or ()},
        "waiting": sum(not row.jogo.bell_at for row in rows if row.jogo),
        "bells": bell.fresh_bells(tournament),
        "back": way_back(request, tournament.slug, "tournaments:desk_mesas"),
    }
    status = 422 if form.errors else 200
    return render(request, "tournaments/desk/bell.html", context, status=status)


def _minutes_left(tournament: Tournament, rows: Sequence[Confronto]) -> int:
    # The whole minutes that the mesa with the most time has left; an earlier bell is named as such.
    waiting = [row for row in rows if row.jogo and not row.jogo.bell_at]
    left = times(tournament, waiting, now()).values()
    return max((one.time // timedelta(minutes=1) for one in left), default=0)


def _table(row: Confronto, sheet: Sheet) -> BellTable:
    current = sheet.current
    return BellTable(row, current.number, len(current.maos) + 1)


def _chosen(request: DeskRequest, rounds: Sequence[tuple[Stage, int]]) -> tuple[Stage, int] | None:
    # The link of a mesa names its confronto instead of the round.
    if request.method == "GET" and (table := numbers.whole(request.GET.get("mesa", ""))):
        at = Confronto.objects.filter(pk=table).values_list("stage", "round").first()
        return next((one for one in rounds if (one[0].pk, one[1]) == at), None)
    asked = request.POST.get("rodada") or request.GET.get("rodada", "")
    found = [one for one in rounds if f"{one[0].number}.{one[1]}" == asked]
    # If no round is asked for, and only one has open jogos, it is that one.
    return found[0] if found else rounds[0] if len(rounds) == 1 and not asked else None


def _wanted(request: DeskRequest, rows: Sequence[Confronto]) -> list[int]:
    only = request.GET.get("mesa", "")
    return [row.pk for row in rows if not only or str(row.pk) == only]


def _undo(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    sent = numbers.whole(request.POST.get("sinal", "")) or 0
    # A ring is reverted by the number of its line in the log.
    lines = TournamentLogEntry.objects.filter(tournament=tournament, action="bell_rung")
    line = lines.filter(sequence=sent).first()
    form = DeskForm(request.POST)
    if line:
        with form.refusals():
            undone = bell.undo_bells(line=line, source=source(request))
            # Some tables may have gone on meanwhile: they keep the bell, and the page names them.
            for mesa, why in undone.refused:
                messages.warning(
                    request, _("Mesa %(mesa)s: %(why)s") % {"mesa": mesa or "–", "why": error(why)}
                )
            if undone.mesas:
                mesas = ", ".join(map(str, undone.mesas))
                messages.success(request, _("O sinal foi desfeito nas mesas %(mesas)s.") % {"mesas": mesas})
            elif not undone.refused:
                messages.info(request, _("Não havia mais jogo com este sinal: nada mudou."))
        if form.refusal:
            messages.error(request, form.refusal)
    return redirect("tournaments:desk_bell", tournament.slug)
