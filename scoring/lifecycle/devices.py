"""One device writes at a seat: the first that sends something. The database decides which was first."""

from collections.abc import Iterable

from django.db import transaction
from django.db.models.functions import Now

from scoring.errors import DeviceReplaced, Refused
from scoring.ledger.trail import Source, note
from scoring.ledger.trail_lines import Action, HolderChanged, SeatHolder
from scoring.models import FOLLOW, AuditEntry, Jogo, SeatKey


def hold(*, acesso: SeatKey, device: str) -> None:
    """Let a device write at a seat that it holds already, or at which nobody has written: it holds the seat from then.

    Two statements for a free seat, otherwise zero. Raises `DeviceReplaced`, and `Refused("only_follows")`.
    """
    if acesso.device == device:
        return
    _refuse_reading(acesso)
    if not has_written(acesso):
        # A conditional UPDATE: of two devices at the same time only one changes the row.
        free = SeatKey.objects.filter(pk=acesso.pk, device=acesso.device)
        mine = free.update(device=device, device_at=Now())
        acesso.refresh_from_db(fields=("device", "device_at"))
        if mine or acesso.device == device:
            return
    raise DeviceReplaced(acesso)


def has_written(acesso: SeatKey) -> bool:
    """Return whether the device that holds a seat has written there, or taken it over. No query where none holds it."""
    return bool(written_at([acesso]))


def written_at(seats: Iterable[SeatKey]) -> set[int]:
    """Return the keys of the seats whose device has written there, or taken them over. One query at most."""
    held = {(seat.jogo_id, seat.device): seat.pk for seat in seats if seat.device}
    if not held:
        return set()
    jogos, names = zip(*held, strict=True)
    lines = (
        AuditEntry.objects.filter(jogo__in=jogos, device__in=names).values_list("jogo", "device").distinct()
    )
    return {held[line] for line in lines if line in held}


def take_over(*, acesso: SeatKey, source: Source) -> SeatKey:
    """Give a seat to the device of `source`, in place of its current device. Raises `Refused("only_follows")`."""
    _refuse_reading(acesso)
    with transaction.atomic():
        acesso = _locked(acesso)
        # Who presses the button holds the seat from then on, also where it only had the page open before.
        if acesso.device != source.device or not has_written(acesso):
            before = _change(acesso, source.device)
            note(acesso.jogo, HolderChanged(Action.TAKEN_OVER, before, _holder(acesso)), source)
    return acesso


def release(*, acesso: SeatKey, source: Source) -> SeatKey:
    """Release a seat: the next device that sends something from it gets it."""
    with transaction.atomic():
        acesso = _locked(acesso)
        if acesso.device:
            before = _change(acesso, "")
            note(acesso.jogo, HolderChanged(Action.RELEASED, before, _holder(acesso)), source)
    return acesso


def report_unsent(*, acesso: SeatKey, device: str, unsent: int) -> None:
    """Store the number of unsent entries that a phone at a seat reports, if it has changed.

    Of two phones, the one with more unsent entries is stored, until it reports zero. The jogo does not change, so the
    trail gets no line. Reports of seats with read access are ignored.
    """
    if acesso.seat == FOLLOW:
        return
    known = (acesso.unsent, acesso.unsent_device)
    if known == (unsent, device) or (acesso.unsent_device != device and unsent <= acesso.unsent):
        return
    SeatKey.objects.filter(pk=acesso.pk).update(
        unsent=unsent, unsent_device=device if unsent else "", unsent_at=Now()
    )


def _refuse_reading(acesso: SeatKey) -> None:
    if acesso.seat == FOLLOW:
        raise Refused("only_follows")


def _locked(acesso: SeatKey) -> SeatKey:
    # The trail needs the lock of the jogo.
    jogo = Jogo.objects.select_for_update(no_key=True).get(pk=acesso.jogo_id)
    acesso = SeatKey.objects.get(pk=acesso.pk)
    acesso.jogo = jogo
    return acesso


def _change(acesso: SeatKey, device: str) -> SeatHolder:
    before = _holder(acesso)
    SeatKey.objects.filter(pk=acesso.pk).update(device=device, device_at=Now() if device else None)
    acesso.refresh_from_db(fields=("device", "device_at"))
    return before


def _holder(acesso: SeatKey) -> SeatHolder:
    return {"seat": acesso.seat, "device": acesso.device}
