"""The mesas of the hall: names and rooms, blocked and reserved mesas, and adding a mesa. Tab: Salão."""

from typing import Any

from django import forms
from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.input import numbers
from scoring.input.fields import TextField
from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.desk.correction import told
from tournaments.errors import TournamentError
from tournaments.event.consequences import Unconfirmed
from tournaments.event.setup.mesa_edit import edit_mesa
from tournaments.forms import DeskForm
from tournaments.hall.arrange import add_mesa
from tournaments.hall.arrangement import ArrangedMesa, Arrangement
from tournaments.models import Dupla, Tournament
from tournaments.wording.refusals.consequences import consequence
from tournaments.wording.refusals.errors import error

LONGEST = 30  # letters of a name or a room, which are shown beside the number


class ArrangedMesaForm(DeskForm):
    """Name, room and use of one mesa."""

    anchor = "mesa"
    name = TextField(label=gettext_lazy("Nome"), max_length=LONGEST, required=False)
    room = TextField(
        label=gettext_lazy("Sala"),
        max_length=LONGEST,
        required=False,
        help_text=gettext_lazy("Nome e sala aparecem ao lado do número, no papel e no telão também."),
    )
    use = forms.ChoiceField(
        label=gettext_lazy("Quem senta"),
        choices=(
            ("free", gettext_lazy("quem o sorteio mandar")),
            ("blocked", gettext_lazy("ninguém: mesa bloqueada")),
            ("kept", gettext_lazy("só quem não pode andar de mesa em mesa")),
        ),
        initial="free",
        widget=forms.RadioSelect,
    )
    dupla = forms.ModelChoiceField(
        label=gettext_lazy("Guardada para"),
        queryset=Dupla.objects.none(),
        required=False,
        empty_label=gettext_lazy("ninguém"),
        help_text=gettext_lazy("Joga nesta mesa em todas as rodadas; os adversários vêm até ela."),
    )

    def __init__(self, data: Any, *, tournament: Tournament, said: ArrangedMesa) -> None:
        use = "blocked" if said.get("blocked") else "kept" if "dupla" in said else "free"
        super().__init__(data, initial={**said, "use": use})
        field: Any = self.fields["dupla"]
        field.queryset = Dupla.objects.filter(tournament=tournament).order_by("number")

    def clean(self) -> dict[str, Any]:
        """Require a dupla for a mesa that is reserved."""
        cleaned: dict[str, Any] = super().clean() or self.cleaned_data
        if cleaned.get("use") == "kept" and not cleaned.get("dupla") and "dupla" not in self.errors:
            self.refuse(TournamentError("mesa_kept_for", field="dupla"))
        return cleaned

    @property
    def said(self) -> dict[str, Any]:
        """Return the arguments of `arrange_mesa`. The dupla is dropped unless the mesa is reserved."""
        asked, use = self.cleaned_data, self.cleaned_data["use"]
        kept = asked["dupla"] if use == "kept" else None
        return {"name": asked["name"], "room": asked["room"], "blocked": use == "blocked", "dupla": kept}


@desk("GET", "POST")
def desk_arrange(request: DeskRequest, slug: str) -> HttpResponse:
    """Show all mesas, with a form for one of them (`?mesa=`), and a button that adds a mesa."""
    tournament = permissions.directed_tournament(request.user, slug)
    if request.method == "POST" and request.POST.get("acao") == "mais":
        return _add(request, tournament)
    hall = Arrangement.of(tournament)
    asked = request.POST if request.method == "POST" else request.GET
    chosen = numbers.whole(asked.get("mesa", "")) or 0
    # A form for a mesa that does not exist is refused by the service instead.
    if request.method != "POST" and not 1 <= chosen <= tournament.mesas:
        chosen = 1
    form = ArrangedMesaForm(
        request.POST or None, tournament=tournament, said=hall.said.get(chosen, ArrangedMesa())
    )
    affected = None
    if form.is_valid():
        with form.refusals():
            given = {"mesa": chosen, "confirmed": asked.get("confirmed", ""), **form.said}
            try:
                moved = edit_mesa(tournament=tournament, source=source(request), **given)
            except Unconfirmed as exc:
                affected = told(exc)
            else:
                said = _("Mesa %(mesa)s gravada.") % {"mesa": chosen}
                messages.success(request, " ".join([said, *map(consequence, moved)]))
                return redirect("tournaments:desk_arrange", slug)
    duplas = {dupla.pk: dupla.name for dupla in Dupla.objects.filter(tournament=tournament)}
    kept = {mesa: duplas.get(dupla, "") for dupla, mesa in hall.kept.items()}
    context = {
        "tournament": tournament,
        "rows": [
            (number, hall.place(number), number in hall.blocked, kept.get(number, ""))
            for number in range(1, tournament.mesas + 1)
        ],
        "form": form,
        "chosen": chosen,
        "affected": affected,
    }
    status = 422 if form.errors else 200
    return render(request, "tournaments/desk/arrange.html", context, status=status)


def _add(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    try:
        tournament = add_mesa(tournament=tournament, source=source(request))
    except TournamentError as exc:
        messages.error(request, error(exc))
    else:
        messages.success(request, _("O salão tem a mesa %(mesa)s.") % {"mesa": tournament.mesas})
    return redirect("tournaments:desk_arrange", tournament.slug)
