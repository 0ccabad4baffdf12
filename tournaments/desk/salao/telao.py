"""The big screen (telão) at the desk: its link, its pages and their duration. Tab: Público (`publicar`)."""

from django import forms
from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.input.fields import NumberField
from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.desk.salao.qr import only_here, printed
from tournaments.forms import DeskForm, ReasonForm
from tournaments.hall.telao import choose, new_link, of_tournament
from tournaments.models import Telao


class TelaoForm(DeskForm):
    """The pages that the screen shows, and the seconds for each."""

    anchor = "telao"
    views = forms.MultipleChoiceField(
        label=gettext_lazy("O que o telão mostra"),
        choices=Telao.View.choices,
        widget=forms.CheckboxSelectMultiple,
        error_messages={"required": gettext_lazy("Marque pelo menos uma página.")},
    )
    seconds = NumberField(
        label=gettext_lazy("Segundos por página"),
        min_value=5,
        max_value=120,
        help_text=gettext_lazy("De 5 a 120."),
    )


@desk("GET", "POST")
def desk_telao(request: DeskRequest, slug: str) -> HttpResponse:
    """Show the link with its QR; choose the pages of the screen, or issue a new link."""
    tournament = permissions.directed_tournament(request.user, slug)
    telao = of_tournament(tournament)
    # The page has two forms; this one revokes the link.
    renews = request.POST.get("acao") == "renovar"
    kept = {"views": telao.views, "seconds": telao.seconds}
    form = TelaoForm(None if renews else request.POST or None, initial=kept)
    reason = ReasonForm(request.POST if renews else None)
    if renews and reason.is_valid():
        new_link(telao=telao, source=source(request), **reason.cleaned_data)
        messages.success(request, _("Link novo. O anterior não abre mais."))
        return redirect("tournaments:desk_telao", slug)
    if request.method == "POST" and not renews and form.is_valid():
        choose(telao=telao, **form.cleaned_data)
        messages.success(request, _("O telão muda dentro de dez segundos."))
        return redirect("tournaments:desk_telao", slug)
    address, svg = printed(request, "telao", telao)
    context = {
        "tournament": tournament,
        "form": form,
        "reason": reason,
        "address": address,
        "svg": svg,
        "only_here": only_here(request),
    }
    return render(
        request, "tournaments/desk/telao.html", context, status=422 if request.method == "POST" else 200
    )
