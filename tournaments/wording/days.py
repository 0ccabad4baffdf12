"""Dates of an event in words."""

from datetime import date

from django.utils.dateformat import format as written
from django.utils.translation import gettext as _

from scoring.wording.numbers import small_months


def days(starts_on: date, ends_on: date) -> str:
    """Return a range of dates: `1 de maio de 2026`, or `1/5 a 3/5/2026`."""
    if starts_on == ends_on:
        return small_months(written(starts_on, _(r"j \d\e F \d\e Y")))
    ends = {"from": written(starts_on, _("j/n")), "to": written(ends_on, _("j/n/Y"))}
    return _("%(from)s a %(to)s") % ends
