"""A dupla at the desk: its jogos, the actions that it allows, and its contact data."""

from urllib.parse import urlencode

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.input.fields import TextField
from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk
from tournaments.desk.salao.of_dupla import of_dupla
from tournaments.desk.salao.way_back import DUPLA
from tournaments.entries.registration import set_contact
from tournaments.forms import DeskForm
from tournaments.models import Dupla
from tournaments.retention import days


class ContactForm(DeskForm):
    """Telephone and note of a dupla, for the direction only."""

    anchor = "contato"
    phone = TextField(label=gettext_lazy("Telefone"), max_length=30, required=False)
    note = TextField(
        label=gettext_lazy("Observação"),
        max_length=200,
        required=False,
        help_text=gettext_lazy(
            "Só a direção lê. Quem está na dupla recebe o que há aqui se pedir os seus dados."
        ),
    )


@desk("GET", "POST")
def desk_contact(request: DeskRequest, slug: str, number: int) -> HttpResponse:
    """Show a dupla with its actions; change telephone and note, in every state of the event."""
    tournament = permissions.directed_tournament(request.user, slug)
    dupla = Dupla.objects.filter(tournament=tournament, number=number).select_related("tournament").first()
    if dupla is None:
        raise Http404
    initial = {"phone": dupla.phone, "note": dupla.note}
    form = ContactForm(request.POST if request.method == "POST" else None, initial=initial)
    if form.is_valid():
        set_contact(dupla=dupla, **form.cleaned_data)
        messages.success(request, _("Gravado: %(dupla)s.") % {"dupla": dupla.name})
        response = redirect("tournaments:desk_tournament", slug)
        # Leads back to the list of entries, from which the page was opened.
        response["Location"] += "#duplas"
        return response
    context = {
        "tournament": tournament,
        "dupla": dupla,
        "of": of_dupla(dupla),
        "came": urlencode({DUPLA: dupla.number}),
        "form": form,
        "days": days()["contacts"],
    }
    return render(request, "tournaments/desk/contact.html", context, status=422 if form.errors else 200)
