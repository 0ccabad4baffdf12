"""The prizes of an event: a total is divided by a table of shares, to be read out and printed. Not stored."""

import re
from fractions import Fraction
from typing import Any, Final, NamedTuple

from django import forms
from django.core.exceptions import ValidationError
from django.http import HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext_lazy as _

from scoring.input import numbers
from scoring.input.fields import TextField
from tournaments import permissions
from tournaments.charts.final_ranking import final_lines
from tournaments.desk.access import DeskRequest, desk
from tournaments.forms import DeskForm
from tournaments.ledger.names_apart import told
from tournaments.models import Tournament
from tournaments.publication.snapshot import as_it_stands
from tournaments.standings.prizes import among, split

MOST_PLACES: Final = 64
UNITS: Final = [
    ("1", _("o centavo")),
    ("100", _("R$ 1")),
    ("500", _("R$ 5")),
    ("1000", _("R$ 10")),
    ("5000", _("R$ 50")),
]
_MONEY: Final = re.compile(r"(?:R\$ ?)?([0-9]{1,3}(?:\.[0-9]{3}){1,3}|[0-9]{1,9})(?:,([0-9]{1,2}))?")
_SHARE: Final = re.compile(r"[0-9]{1,6}(?:,[0-9]{1,4})?")


class PrizesForm(DeskForm):
    """The total, the shares and the unit of rounding."""

    anchor = "premio"
    total = TextField(
        label=_("Total a dividir"),
        max_length=20,
        widget=forms.TextInput({"inputmode": "decimal", "placeholder": "1.000,00"}),
    )
    partes = TextField(
        label=_("Partes do 1º, do 2º…, com espaço"),
        max_length=400,
        initial="50 30 20",
    )
    unidade = forms.ChoiceField(label=_("Arredondar para"), choices=UNITS, initial="1")

    def clean_total(self) -> int:
        """Return the total in centavos."""
        found = _MONEY.fullmatch(self.cleaned_data["total"].strip())
        if found is None:
            raise ValidationError(_("Escreva o total assim: 1.000,00."))
        return int(found[1].replace(".", "")) * 100 + int((found[2] or "").ljust(2, "0"))

    def clean_partes(self) -> list[Fraction]:
        """Return the shares by place, as fractions."""
        typed = re.split(r"[\s;/%]+", self.cleaned_data["partes"].strip("; /%"))
        if not all(map(_SHARE.fullmatch, typed)):
            raise ValidationError(_("Escreva só números com espaço entre eles, assim: 50 30 20."))
        shares = [Fraction(one.replace(",", ".")) for one in typed]
        if len(shares) > MOST_PLACES or not any(shares):
            raise ValidationError(_("Dê uma parte a pelo menos um lugar, e a 64 no máximo."))
        return shares


class PrizeLine(NamedTuple):
    """The prize of one place. each: the share of each partner, empty unless it divides evenly."""

    place: str
    name: str
    money: str
    each: str


@desk("GET")
def desk_prizes(request: DeskRequest, slug: str) -> HttpResponse:
    """Ask for `total`, `partes` and `unidade`; then show the prizes by the current final ranking."""
    tournament = permissions.directed_tournament(request.user, slug)
    # A GET form, because the page stores no data.
    form = PrizesForm(request.GET) if request.GET else PrizesForm()
    context: dict[str, Any] = {"tournament": tournament, "form": form}
    status = 200
    if form.is_bound:
        if form.is_valid():
            context |= _divided(tournament, form)
        else:
            status = 422
    return render(request, "tournaments/desk/prizes.html", context, status=status)


def money(centavos: int) -> str:
    """Return an amount of centavos in Brazilian notation: `R$ 1.234,50`."""
    reais, rest = divmod(centavos, 100)
    return f"R$ {reais:,}".replace(",", ".") + f",{rest:02d}"


def _divided(tournament: Tournament, form: PrizesForm) -> dict[str, Any]:
    total, unit = form.cleaned_data["total"], numbers.whole(form.cleaned_data["unidade"]) or 1
    parts = split(total, form.cleaned_data["partes"], unit)
    document = told(as_it_stands(tournament))
    rows = document.get("final_ranking", [])
    gets = among(parts, [(row["place"], row["place_to"]) for row in rows])
    size = tournament.size
    lines = [
        PrizeLine(
            line.place,
            line.name,
            money(gets_),
            money(gets_ // size) if size > 1 and gets_ % size == 0 else "",
        )
        for line, gets_ in zip(final_lines(document), gets, strict=True)
        if gets_
    ]
    return {
        "total": money(total),
        "lines": lines,
        "places": [(place, money(part)) for place, part in enumerate(parts, start=1) if part],
        "over": tournament.state == Tournament.State.FINISHED,
        # With more shares than places in the ranking, a part of the total is left over.
        "left": money(total - sum(gets)) if rows and sum(gets) != total else "",
    }
