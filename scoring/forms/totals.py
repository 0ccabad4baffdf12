"""The form of a mão, or a whole partida, of which only the totals are known."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from django import forms
from django.forms.boundfield import BoundField
from django.http import QueryDict
from django.utils.translation import gettext as _

import rules
from scoring.forms.mao import ASKED, MaoForm, one_of
from scoring.forms.mao_facts import initial_of
from scoring.forms.mao_page import Running
from scoring.forms.questions import NOBODY_ALONE
from scoring.input.fields import TypedField
from scoring.jogo.typed_totals import TOTAL, TOTALS, WHOLE, are_totals
from scoring.models import Jogo

MINUS: Final = "minus"  # a checkbox, because the keypads of phones have no minus sign
_POINTS: Final = re.compile(r"-?\d{1,9}(,5)?")


@dataclass(frozen=True, slots=True)
class AskedTotal:
    """The question for one side: its total, and whether it is negative."""

    side: str
    label: str
    total: BoundField
    minus: BoundField


class TotalsForm(MaoForm):
    """The form for the totals of a mão, new or corrected. `correcting` adds a reason."""

    template = "scoring/table/totals.html"
    addresses = ("scoring:totals", "scoring:correct_totals")

    def __init__(
        self, data: QueryDict | None = None, *, jogo: Jogo, initial: Mapping[str, object], **given: Any
    ) -> None:
        # with three players, each player has a total as well
        apiece = {"alone": NOBODY_ALONE} if jogo.load_rules().solo else {}
        super().__init__(data, jogo=jogo, initial={**apiece, **initial}, **given)
        self.counts = ()

    def _add_side(self, side: str) -> None:
        attrs = {"inputmode": "decimal", "autocomplete": "off", "enterkeyhint": "next", "maxlength": 11}
        attrs |= {"data-side": side, "data-points": 1, ASKED: ""}
        self.fields[f"{side}-{TOTAL}"] = TypedField(
            label=_("Total, em pontos"), required=False, strip=False, widget=forms.TextInput(attrs)
        )
        self.fields[f"{side}-{MINUS}"] = forms.BooleanField(label=_("Negativo (−)"), required=False)

    def _add_whole(self) -> None:
        super()._add_whole()
        for name in ("ending", "mortos_to_stock"):
            self.fields.pop(name, None)
        if self.ruleset.end != rules.ROUND:
            of = [("", _("Só desta mão")), ("1", _("Da partida inteira"))]
            self.fields[WHOLE] = one_of(_("Os totais são de quê?"), of)

    def asked(self) -> list[AskedTotal]:
        """Return the questions for each side."""
        return [
            AskedTotal(side, label, self[f"{side}-{TOTAL}"], self[f"{side}-{MINUS}"])
            for side, label in self.labels.items()
        ]

    def asks_whole(self) -> bool:
        """Return whether the totals may be those of a whole partida: only at its first mão."""
        return WHOLE in self.fields and self.where()[1] == 1

    def runnings(self) -> list[Running]:
        """Return the totals that the page adds up."""
        return [Running(side, side, "1") for side in self.labels]

    def facts(self) -> dict[str, object]:
        """Return the totals as facts. Text that is no number is passed on as typed, to be refused."""
        typed = {side: self.total(side) for side in self.labels}
        facts: dict[str, object] = {TOTALS: {side: points for side, points in typed.items() if points != ""}}
        if WHOLE in self.fields and self[WHOLE].value():
            facts[WHOLE] = True
        if self.ruleset.end == rules.ROUND and self["started"].value():
            facts["started"] = self["started"].value()
        return facts

    def total(self, side: str) -> rules.Points | str:
        """Return the total of a side with its sign; text that is empty or no number is returned unchanged."""
        typed = str(self[f"{side}-{TOTAL}"].value() or "").strip().replace("−", "-")
        if not _POINTS.fullmatch(typed):
            return typed
        points = rules.whole(float(typed.replace(",", "."))) if "," in typed else int(typed)
        return -abs(points) if self[f"{side}-{MINUS}"].value() else points


def form_class(facts: Mapping[str, object]) -> type[MaoForm]:
    """Return the class of the form for these facts."""
    return TotalsForm if are_totals(facts) else MaoForm


def form_of(jogo: Jogo, facts: Mapping[str, object], *, correcting: bool = False, **initial: Any) -> MaoForm:
    """Return the form for these facts, filled in. initial: further initial values."""
    known = initial_of(facts, jogo.load_rules())
    return form_class(facts)(jogo=jogo, initial=known | initial, correcting=correcting)
