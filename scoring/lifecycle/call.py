"""The table calls the director. A call stays open until the director ends it, so a table cannot flood the desk."""

from datetime import UTC

from django.db import transaction
from django.utils.timezone import now

from scoring.errors import Refused
from scoring.ledger.trail import Source, note
from scoring.ledger.trail_lines import Action, CallAnswered, CallTime, DirectorCalled
from scoring.models import FOLLOW, Jogo
from scoring.signals import where

FIELDS = ("called_at", "call_seen_at")


def call_director(*, jogo: Jogo, seat: str, source: Source) -> Jogo:
    """Call the director to the table. While a call is open, another one changes nothing.

    seat: the seat that calls. A jogo that is over may call too. Raises `Refused`: `only_follows` for a seat with read
    access, `no_director` for a jogo without an event.
    """
    if seat == FOLLOW:
        raise Refused("only_follows")
    if where(jogo) is None:
        raise Refused("no_director")
    with transaction.atomic():
        jogo = _locked(jogo)
        if jogo.called_at is None:
            jogo.called_at, jogo.call_seen_at = now(), None
            jogo.save(update_fields=FIELDS)
            note(jogo, DirectorCalled({"seat": seat, **_time(jogo)}), source)
    return jogo


def see_call(*, jogo: Jogo, source: Source) -> Jogo:
    """Tell the table that its call was seen. A repeated call has no effect.

    Raises `Refused("not_called")`.
    """
    with transaction.atomic():
        jogo = _called(jogo)
        if jogo.call_seen_at is None:
            jogo.call_seen_at = now()
            jogo.save(update_fields=FIELDS)
            note(jogo, CallAnswered(Action.CALL_SEEN, _time(jogo)), source)
    return jogo


def end_call(*, jogo: Jogo, source: Source) -> Jogo:
    """End the call, so that the table may call again. Raises `Refused("not_called")`."""
    with transaction.atomic():
        jogo = _called(jogo)
        line = CallAnswered(Action.CALL_ENDED, _time(jogo))
        jogo.called_at, jogo.call_seen_at = None, None
        jogo.save(update_fields=FIELDS)
        note(jogo, line, source)
    return jogo


def _locked(jogo: Jogo) -> Jogo:
    return Jogo.objects.select_for_update(no_key=True).get(pk=jogo.pk)


def _called(jogo: Jogo) -> Jogo:
    jogo = _locked(jogo)
    if jogo.called_at is None:
        raise Refused("not_called")
    return jogo


def _time(jogo: Jogo) -> CallTime:
    if jogo.called_at is None:
        raise ValueError(f"{jogo} has not called")
    return {"at": jogo.called_at.astimezone(UTC).isoformat(timespec="seconds")}
