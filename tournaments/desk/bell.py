"""The bell at the desk: says what it does, then rings it at every table."""

from django import forms
from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from scoring.models import Jogo
from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.forms import DeskForm
from tournaments.hall.bell import ring_bells


class BellForm(DeskForm):
    anchor = "sinal"
    in_play = forms.ChoiceField(
        label=gettext_lazy("Há mão em jogo nas mesas?"),
        choices=(
            ("sim", gettext_lazy("Sim: cada mesa termina a sua mão")),
            ("nao", gettext_lazy("Não: vale o que já está gravado")),
        ),
        initial="sim",
        widget=forms.RadioSelect,
    )


@desk("GET", "POST")
def desk_bell(request: DeskRequest, slug: str) -> HttpResponse:
    """Ask whether mãos are being played, then ring the bell of every open jogo."""
    tournament = permissions.directed_tournament(request.user, slug)
    form = BellForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        in_play = form.cleaned_data["in_play"] == "sim"
        rung = ring_bells(tournament=tournament, in_play=in_play, source=source(request))
        said = ngettext("O sinal foi dado em %(count)d mesa.", "O sinal foi dado em %(count)d mesas.", rung)
        messages.success(request, said % {"count": rung} if rung else _("Nenhuma mesa esperava o sinal."))
        return redirect("tournaments:desk_mesas", slug)
    open_now = Jogo.objects.filter(confronto__tournament=tournament, closed_at=None).count()
    context = {"tournament": tournament, "form": form, "open_now": open_now}
    return render(request, "tournaments/desk/bell.html", context, status=422 if form.errors else 200)
