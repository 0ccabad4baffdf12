"""Two versions of one mão side by side: what stands, and what was typed."""

from dataclasses import dataclass

from scoring.forms import MaoForm


@dataclass(frozen=True, slots=True)
class Row:
    """One fact of both sides (`cells` by side), or of the mão as a whole (one cell)."""

    label: str
    cells: tuple[str, ...]
    differs: bool = False


def rows(form: MaoForm) -> list[Row]:
    """Return what a form holds, in words, in the order of the form."""
    sides = form.sides()
    found = [
        Row(
            count.label,
            tuple(
                _shown(form, f"{of_side.side}-{count.code}") or ("" if count.required else "0")
                for of_side in sides
            ),
        )
        for count in form.counts
    ]
    found.append(
        Row(str(sides[0].morto.label), tuple(_shown(form, f"{of_side.side}-morto") for of_side in sides))
    )
    whole = ("ending", "mortos_to_stock")
    return found + [Row(str(form.fields[name].label), (_shown(form, name),)) for name in whole]


def compared(standing: MaoForm, typed: MaoForm) -> tuple[list[Row], list[Row]]:
    """Return the rows of both, marked where they differ."""
    pairs = list(zip(rows(standing), rows(typed), strict=True))
    differs = [one.cells != other.cells for one, other in pairs]
    return (
        [Row(one.label, one.cells, marked) for (one, _), marked in zip(pairs, differs, strict=True)],
        [Row(other.label, other.cells, marked) for (_, other), marked in zip(pairs, differs, strict=True)],
    )


def _shown(form: MaoForm, name: str) -> str:
    value = form[name].value()
    text = "" if value is None else str(value)
    choices = dict(getattr(form.fields[name].widget, "choices", ()))
    return str(choices.get(text, text))
