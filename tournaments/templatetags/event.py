"""Columns of a bracket on an event page: `{% load event %}`."""

from collections.abc import Mapping

from django import template
from django.utils.translation import gettext as _

from tournaments.charts.bracket import BracketColumn
from tournaments.charts.pages import BOXES

register = template.Library()


@register.filter
def lists(column: BracketColumn, parts: Mapping[str, object]) -> list[tuple[int, str, object]]:
    """Return number, name and part of each list of a column."""
    names = (
        (number, f"chave-{column.key}-{number}") for number in range(1, -(-len(column.boxes) // BOXES) + 1)
    )
    return [(number, name, parts[name]) for number, name in names]


@register.filter
def list_title(number: int, column: BracketColumn) -> str:
    """Return the range of jogos in a list."""
    last = min(number * BOXES, len(column.boxes))
    return _("jogos %(first)s a %(last)s") % {"first": (number - 1) * BOXES + 1, "last": last}
