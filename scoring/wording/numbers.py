"""How points are written."""

from django.utils.formats import number_format

import rules


def points(value: rules.Points) -> str:
    """1210 -> 1.210, -110 -> −110, 142.5 -> 142,5: with a true minus sign, that a screen reader does not swallow."""
    return str(number_format(value, use_l10n=True, force_grouping=True)).replace("-", "−")


def signed(value: rules.Points) -> str:
    """As `points`, with a plus sign where it is one."""
    return f"+{points(value)}" if value > 0 else points(value)
