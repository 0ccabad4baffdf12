"""When something is, in words."""

from datetime import date

from django.utils.dateformat import format as written
from django.utils.translation import gettext as _


def days(starts_on: date, ends_on: date) -> str:
    """Return from when to when: `1 de maio de 2026`, or `1/5 a 3/5/2026`."""
    if starts_on == ends_on:
        return written(starts_on, r"j \d\e F \d\e Y").lower()
    return _("%(from)s a %(to)s") % {"from": written(starts_on, "j/n"), "to": written(ends_on, "j/n/Y")}
