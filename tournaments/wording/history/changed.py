"""Differences between two revisions in words: a summary in one line, and each change side by side."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments.publication.changed import Change, Said, What

ORDER: Final[tuple[What, ...]] = ("result", "corrected", "taken_back", "place")


class SideBySide(NamedTuple):
    """One change: the old and the new value."""

    about: str
    before: str
    after: str


def in_one_line(count: Mapping[What, int]) -> str:
    """Return the number of changes in one line. count: number of changes by kind."""
    said = []
    if number := count.get("result"):
        said.append(ngettext("%(number)s resultado novo", "%(number)s resultados novos", number))
    if number := count.get("corrected"):
        said.append(ngettext("%(number)s resultado corrigido", "%(number)s resultados corrigidos", number))
    if number := count.get("taken_back"):
        said.append(ngettext("%(number)s resultado retirado", "%(number)s resultados retirados", number))
    if number := count.get("place"):
        said.append(ngettext("%(number)s lugar diferente", "%(number)s lugares diferentes", number))
    # ORDER is the order of the texts above.
    numbers = [count[what] for what in ORDER if count.get(what)]
    told = [text % {"number": number} for text, number in zip(said, numbers, strict=True)]
    return ", ".join(told) or _("nenhum resultado nem lugar mudou")


def side_by_side(changes: Iterable[Change]) -> list[SideBySide]:
    """Return each change with its old and its new value."""
    return [
        SideBySide(" × ".join(one.about), _said(one.what, one.before), _said(one.what, one.after))
        for one in changes
    ]


def _said(what: str, said: Said) -> str:
    if what == "place":
        return _("%(place)sº lugar") % {"place": said[0]}
    if not said:
        return _("sem resultado")
    winner = _("vence %(winner)s") % {"winner": said[0]} if said[0] else _("sem vencedor")
    return f"{winner} ({' a '.join(said[1:])})" if said[1:] else winner
