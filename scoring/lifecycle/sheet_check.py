"""The director notes that the result of a jogo was compared with its paper sheet.

The note is a line of the trail. It counts until a later line changes the result.
"""

from typing import Final

from django.db import transaction
from django.db.models import OuterRef, Subquery

from scoring.ledger.trail import Source, note
from scoring.ledger.trail_lines import Action, JogoResult, SheetChecked
from scoring.models import AuditEntry, Jogo

OF_RESULT: Final = (
    Action.RECORDED,
    Action.CORRECTED,
    Action.TAKEN_BACK,
    Action.RULED,
    Action.CLOSED,
    Action.WALKOVER,
    Action.CANCELLED,
    Action.REOPENED,
    Action.BELL_UNDONE,
    Action.BROUGHT,
    Action.REASSIGNED,
    Action.CHECKED,
    Action.UNCHECKED,
)


def check_sheet(*, jogo: Jogo, checked: bool, source: Source) -> Jogo:
    """Note that the result was compared with the paper sheet, or with `checked=False` that it was not.

    A repetition changes nothing, nor does a note about a jogo that is open again.
    """
    with transaction.atomic():
        jogo = Jogo.objects.select_for_update(no_key=True).get(pk=jogo.pk)
        if jogo.closed_at and is_checked(jogo) != checked:
            result: JogoResult = {"winner": jogo.winner, "reason": jogo.reason}
            line = SheetChecked(Action.CHECKED, result) if checked else SheetChecked(Action.UNCHECKED, result)
            note(jogo, line, source)
    return jogo


def is_checked(jogo: Jogo) -> bool:
    """Return whether the present result of a jogo was compared with its paper sheet."""
    lines = AuditEntry.objects.filter(jogo=jogo, action__in=OF_RESULT).order_by("-sequence")
    return is_check(lines.values_list("action", flat=True).first())


def is_check(action: str | None) -> bool:
    """Return whether a result is checked whose last line in the trail has this action."""
    return action == Action.CHECKED


def last_of_result(jogo: OuterRef) -> Subquery:
    """Return the action of the last line of a trail that concerns the result, as a column."""
    lines = AuditEntry.objects.filter(jogo=jogo, action__in=OF_RESULT).order_by("-sequence")
    return Subquery(lines.values("action")[:1])
