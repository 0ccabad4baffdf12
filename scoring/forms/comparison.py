"""Compare versions of one mão side by side: the current version and a typed one, or the versions of each side."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain
from typing import NamedTuple

from django.utils.translation import gettext as _

from scoring.forms.mao import MaoForm
from scoring.forms.questions import whole
from scoring.forms.totals import TotalsForm
from scoring.jogo.typed_totals import TOTAL
from scoring.wording import terms
from scoring.wording.numbers import points

WHOLE = ("ending", "mortos_to_stock", "whole", "started")


@dataclass(frozen=True, slots=True)
class FactRow:
    """One fact, either of every side (`cells` in the order of `sides`) or of the whole mão (one cell).

    name: that of the field, for a fact of every side without the side. of: the side that the single cell names, if it
    names one.
    """

    label: str
    cells: tuple[str, ...]
    sides: tuple[str, ...]
    differs: bool = False
    of: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class VersionAnswer:
    """The answer of one version to one question. of: the side that it names, if it names one."""

    text: str
    of: str = ""


@dataclass(frozen=True, slots=True)
class VersionQuestion:
    """One question with the answer of each version; `None` for a version without that question.

    field: the name of its field in the form.
    """

    label: str
    answers: tuple[VersionAnswer | None, ...]
    field: str = ""

    @property
    def differs(self) -> bool:
        """Whether the answers of the versions differ."""
        return len(set(self.answers)) > 1


@dataclass(frozen=True, slots=True)
class About:
    """The questions about one side, or about the whole mão if `side` is empty."""

    side: str
    questions: tuple[VersionQuestion, ...]


class Comparison(NamedTuple):
    """Versions as two tables, a row a question, a column a version; the whole mão comes last.

    differing: the questions with different answers. alike: all others.
    """

    differing: list[About]
    alike: list[About]

    @property
    def first(self) -> str:
        """The field of the first question with different answers, or an empty string."""
        return next((ask.field for about in self.differing for ask in about.questions), "")


def beside(*versions: list[FactRow]) -> Comparison:
    """Return the versions side by side."""
    answered: list[dict[tuple[str, str, str], VersionAnswer]] = [{} for _ in versions]
    for answers, version in zip(answered, versions, strict=True):
        for row in version:
            of_sides = row.sides if len(row.cells) > 1 else ("",)  # a single cell is about the whole mão
            for side, cell in zip(of_sides, row.cells, strict=True):
                field = f"{side}-{row.name}" if side else row.name
                answers[side, row.label, field] = VersionAnswer(cell, row.of)
    asked = [
        (side, VersionQuestion(label, tuple(one.get((side, label, field)) for one in answered), field))
        for side, label, field in dict.fromkeys(chain(*answered))
    ]
    return Comparison(_by_side(asked, differs=True), _by_side(asked, differs=False))


def _by_side(asked: Iterable[tuple[str, VersionQuestion]], *, differs: bool) -> list[About]:
    found: dict[str, list[VersionQuestion]] = {}
    for side, question in asked:
        if question.differs == differs:
            found.setdefault(side, []).append(question)
    return [About(side, tuple(found[side])) for side in sorted(found, key=lambda side: not side)]


def rows(form: MaoForm) -> list[FactRow]:
    """Return the content of a form in words, in the order of the form."""
    sides = tuple(form.labels)
    of_sides = [
        FactRow(label, tuple(_shown(form, f"{side}-{code}") or empty for side in sides), sides, name=code)
        for code, label, empty in _asked(form)
    ]
    of_mao = []
    for name in (one for one in WHOLE if one in form.fields):
        value = str(form[name].value() or "")
        of = value if value in sides else ""
        of_mao.append(FactRow(str(form.fields[name].label), (_shown(form, name),), sides, of=of, name=name))
    return of_sides + of_mao


def compared(*forms: MaoForm) -> tuple[list[FactRow], ...]:
    """Return the rows of each form, with the differences marked; all rows, if only some forms are totals alone."""
    versions = [rows(form) for form in forms]
    if len({isinstance(form, TotalsForm) for form in forms}) > 1:
        return tuple([replace(row, differs=True) for row in version] for version in versions)
    differs = [len({(row.sides, row.cells) for row in same}) > 1 for same in zip(*versions, strict=True)]
    return tuple(
        [replace(row, differs=marked) for row, marked in zip(version, differs, strict=True)]
        for version in versions
    )


def _asked(form: MaoForm) -> Iterator[tuple[str, str, str]]:
    # Each row: the code, the label, and the meaning of an empty answer.
    if isinstance(form, TotalsForm):
        yield TOTAL, str(_("Total, sem as contas")), ""
        return
    for count in form.counts:
        yield count.code, count.label, "" if count.required else "0"
    if form.ruleset.mortos:
        yield "morto", terms.morto_taken(form.ruleset), ""
    if "warned" in form.ruleset.side_fields:
        yield "warned", terms.warned(form.ruleset), "–"


def _shown(form: MaoForm, name: str) -> str:
    if isinstance(form, TotalsForm) and name.endswith(f"-{TOTAL}"):
        total = form.total(name.partition("-")[0])
        return total if isinstance(total, str) else points(total)
    value = form[name].value()
    if isinstance(value, bool) or name.endswith("-warned"):
        return "✓" if value else ""
    typed = "" if value is None else str(value)
    number = whole(typed)
    text = points(number) if isinstance(number, int) else typed
    choices = dict(getattr(form.fields[name].widget, "choices", ()))
    return str(choices.get(text, text))
