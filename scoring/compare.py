"""Two versions of one mão side by side: what stands, and what was typed."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from django.utils.translation import gettext as _

from scoring import words
from scoring.forms import MaoForm
from scoring.totals_form import TotalsForm
from scoring.typed_totals import TOTAL

WHOLE = ("ending", "mortos_to_stock", "whole", "started")


@dataclass(frozen=True, slots=True)
class Row:
    """One fact of every side (`cells` in the order of `sides`), or of the mão as a whole (one cell).

    of: the side whose name that one cell is, if it is one's.
    """

    label: str
    cells: tuple[str, ...]
    sides: tuple[str, ...]
    differs: bool = False
    of: str = ""


def rows(form: MaoForm) -> list[Row]:
    """Return what a form holds, in words, in the order of the form."""
    sides = tuple(form.labels)
    of_sides = [
        Row(label, tuple(_shown(form, f"{side}-{code}") or empty for side in sides), sides)
        for code, label, empty in _asked(form)
    ]
    return of_sides + [_of_mao(form, name, sides) for name in WHOLE if name in form.fields]


def _of_mao(form: MaoForm, name: str, sides: tuple[str, ...]) -> Row:
    value = str(form[name].value() or "")
    of = value if value in sides else ""
    return Row(str(form.fields[name].label), (_shown(form, name),), sides, of=of)


def compared(standing: MaoForm, typed: MaoForm) -> tuple[list[Row], list[Row]]:
    """Return the rows of both, marked where they differ: everywhere, if only one of them is totals alone."""
    if isinstance(standing, TotalsForm) != isinstance(typed, TotalsForm):
        ours, theirs = ([replace(row, differs=True) for row in rows(form)] for form in (standing, typed))
        return ours, theirs
    pairs = list(zip(rows(standing), rows(typed), strict=True))
    differs = [(one.sides, one.cells) != (other.sides, other.cells) for one, other in pairs]
    return (
        [replace(one, differs=marked) for (one, _), marked in zip(pairs, differs, strict=True)],
        [replace(other, differs=marked) for (_, other), marked in zip(pairs, differs, strict=True)],
    )


def _asked(form: MaoForm) -> Iterator[tuple[str, str, str]]:
    """Yield what is asked of each side: its code, its label, and what an empty answer means."""
    if isinstance(form, TotalsForm):
        yield TOTAL, str(_("Total, sem as contas")), ""
        return
    for count in form.counts:
        yield count.code, count.label, "" if count.required else "0"
    if form.ruleset.mortos:
        yield "morto", words.morto_taken(form.ruleset), ""
    if form.ruleset.vulnerable_points:
        yield "warned", words.warned(form.ruleset), "–"


def _shown(form: MaoForm, name: str) -> str:
    if isinstance(form, TotalsForm) and name.endswith(f"-{TOTAL}"):
        return str(form.total(name.partition("-")[0])).replace("-", "−").replace(".", ",")
    value = form[name].value()
    if isinstance(value, bool) or name.endswith("-warned"):
        return "✓" if value else ""
    text = "" if value is None else str(value)
    choices = dict(getattr(form.fields[name].widget, "choices", ()))
    return str(choices.get(text, text))
