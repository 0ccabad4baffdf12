"""Copies of an event, for example of a weekly evening."""

from django import forms
from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.timezone import localdate
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.input.fields import NameField
from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.desk.plan.meaning import played_in, stored
from tournaments.event.setup.copying import copy_tournament, next_date
from tournaments.forms import DeskForm
from tournaments.models import Dupla


class CopyForm(DeskForm):
    """Name, date and entries of the copy."""

    anchor = "copia"
    name = NameField(label=gettext_lazy("Nome"), max_length=100)
    starts_on = forms.DateField(
        label=gettext_lazy("Começa em"), widget=forms.DateInput(format="%Y-%m-%d", attrs={"type": "date"})
    )
    with_entries = forms.BooleanField(label=gettext_lazy("Inscrever as mesmas duplas"), required=False)


@desk("GET", "POST")
def tournament_copy(request: DeskRequest, slug: str) -> HttpResponse:
    """Show the parts that a copy takes over, and create the copy as a draft."""
    tournament = permissions.directed_tournament(request.user, slug)
    initial = {"name": tournament.name, "starts_on": next_date(tournament, localdate())}
    form = CopyForm(request.POST if request.method == "POST" else None, initial=initial)
    if tournament.alone:
        form.fields["with_entries"].label = _("Inscrever os mesmos jogadores")
    if form.is_valid():
        with form.refusals():
            copy = copy_tournament(tournament=tournament, source=source(request), **form.cleaned_data)
            messages.success(request, _("Torneio criado, ainda em rascunho: só a direção vê."))
            return redirect("tournaments:desk_tournament", copy.slug)
    context = {
        "tournament": tournament,
        "form": form,
        "played": played_in(tournament, stored(tournament)),
        "days": (tournament.ends_on - tournament.starts_on).days + 1,
        "duplas": Dupla.objects.filter(tournament=tournament).count(),
    }
    return render(request, "tournaments/desk/copying.html", context, status=422 if form.errors else 200)
