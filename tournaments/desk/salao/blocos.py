"""Links for people who score several mesas: create, print and revoke them."""

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
from tournaments.hall import blocos
from tournaments.models import MesaBlock

HALL = 999  # more mesas than any hall has


class BlocoForm(DeskForm):
    anchor = "bloco"
    first = NumberField(label=gettext_lazy("Da mesa"), min_value=1, max_value=HALL)
    last = NumberField(label=gettext_lazy("à mesa"), min_value=1, max_value=HALL)


@desk("GET", "POST")
def desk_blocos(request: DeskRequest, slug: str) -> HttpResponse:
    """Show one card with link and QR for each block of mesas; create a block, or revoke one."""
    tournament = permissions.directed_tournament(request.user, slug)
    rows = {str(row.pk): row for row in MesaBlock.objects.filter(tournament=tournament)}
    chosen = rows.get(request.POST.get("bloco", ""))
    revoking = ReasonForm(request.POST if chosen else None)
    form = BlocoForm(request.POST if request.method == "POST" and not chosen else None)
    if chosen and revoking.is_valid():
        blocos.revoke(bloco=chosen, source=source(request), **revoking.cleaned_data)
        messages.success(request, _("%(bloco)s: o link não abre mais.") % {"bloco": chosen})
        return redirect("tournaments:desk_blocos", slug)
    if form.is_valid():
        with form.refusals():
            made = blocos.make(tournament=tournament, source=source(request), **form.cleaned_data)
            messages.success(request, _("%(bloco)s: mostre o QR ao celular de quem anota.") % {"bloco": made})
            return redirect("tournaments:desk_blocos", slug)
    context = {
        "tournament": tournament,
        "cards": [(row, *printed(request, "bloco", row)) for row in rows.values()],
        "new": form,
        "form": revoking,
        "chosen": chosen,
        "only_here": only_here(request),
    }
    return render(request, "tournaments/desk/blocos.html", context, status=422 if request.POST else 200)
