"""One device writes at a seat: the first that sends, until another one takes over or the director releases it."""

import pytest

from scoring import tokens
from scoring.errors import DeviceReplaced
from scoring.ledger.trail import Source
from scoring.lifecycle import devices
from scoring.lifecycle.dealing import agree_deal
from scoring.models import MESA, AuditEntry, Jogo, SeatKey
from tests.scoring.at_once import at_once, kinds

FIRST, SECOND = "aparelho-um-da-mesa", "aparelho-dois-da-mesa"


@pytest.fixture
def seat(jogo):
    return SeatKey.objects.get(jogo=jogo, seat=MESA)


def trail(action):
    return [(row.before["device"], row.after["device"]) for row in AuditEntry.objects.filter(action=action)]


def test_first_device_holds_the_seat_and_keeps_it(seat, django_assert_num_queries):
    devices.hold(acesso=seat, device=FIRST)

    assert seat.device == FIRST
    assert seat.device_at is not None
    with django_assert_num_queries(0):
        devices.hold(acesso=seat, device=FIRST)


def writes(seat, device):
    """Hold a seat, and write from it."""
    devices.hold(acesso=seat, device=device)
    jogo = Jogo.objects.get(pk=seat.jogo_id)
    agree_deal(jogo=jogo, partida=1, number=1, dealer="A", cuts="B", first="A", source=Source(device=device))


def test_second_device_is_refused_and_told_since_when(seat):
    writes(seat, FIRST)

    with pytest.raises(DeviceReplaced) as refused:
        devices.hold(acesso=SeatKey.objects.get(pk=seat.pk), device=SECOND)

    assert refused.value.acesso.device_at == seat.device_at


def test_seat_of_a_device_that_has_written_nothing_passes_to_the_next(seat):
    devices.hold(acesso=seat, device=FIRST)

    writes(SeatKey.objects.get(pk=seat.pk), SECOND)

    assert SeatKey.objects.get(pk=seat.pk).device == SECOND
    with pytest.raises(DeviceReplaced):
        devices.hold(acesso=SeatKey.objects.get(pk=seat.pk), device=FIRST)


def test_device_that_read_the_seat_as_free_does_not_take_it_from_who_was_quicker(seat):
    late = SeatKey.objects.get(pk=seat.pk)
    devices.hold(acesso=seat, device=FIRST)

    with pytest.raises(DeviceReplaced):
        devices.hold(acesso=late, device=SECOND)

    assert SeatKey.objects.get(pk=seat.pk).device == FIRST


def test_take_over_moves_the_seat_and_stands_in_the_trail(seat):
    devices.hold(acesso=seat, device=FIRST)

    taken = devices.take_over(acesso=seat, source=Source(device=SECOND))

    assert taken.device == SECOND
    assert trail("taken_over") == [(FIRST, SECOND)]
    with pytest.raises(DeviceReplaced):
        devices.hold(acesso=taken, device=FIRST)


def test_taking_over_what_is_held_already_is_no_news(seat):
    devices.hold(acesso=seat, device=SECOND)
    taken = devices.take_over(acesso=seat, source=Source(device=FIRST))

    devices.take_over(acesso=taken, source=Source(device=FIRST))

    assert trail("taken_over") == [(SECOND, FIRST)]


def test_seat_that_was_only_opened_is_held_once_it_is_taken_over(seat):
    devices.hold(acesso=seat, device=FIRST)

    taken = devices.take_over(acesso=seat, source=Source(device=FIRST))

    assert trail("taken_over") == [(FIRST, FIRST)]
    with pytest.raises(DeviceReplaced):
        devices.hold(acesso=taken, device=SECOND)


def test_released_seat_is_held_by_who_comes_next(seat):
    devices.hold(acesso=seat, device=FIRST)

    free = devices.release(acesso=seat, source=Source(device="painel"))
    devices.release(acesso=free, source=Source(device="painel"))
    devices.hold(acesso=free, device=SECOND)

    assert trail("released") == [(FIRST, "")]
    assert free.device == SECOND


def test_seats_of_a_jogo_are_held_apart(jogo, seat):
    of_a = tokens.find(tokens.current(jogo, "A"))
    devices.hold(acesso=seat, device=FIRST)

    devices.hold(acesso=of_a, device=SECOND)

    assert of_a.device == SECOND


@pytest.mark.both_databases("locks: SQLite lets one write at a time, PostgreSQL locks rows")
@pytest.mark.django_db(transaction=True)
def test_of_twenty_devices_at_once_exactly_one_holds_the_seat(seat):
    def comes(device):
        own = SeatKey.objects.get(pk=seat.pk)
        return lambda: devices.hold(acesso=own, device=device)

    outcomes = at_once(*(comes(f"aparelho-numero-{number:02}") for number in range(20)))

    assert kinds(outcomes) == {"NoneType": 1, "DeviceReplaced": 19}
    (standing,) = {refused.acesso.device for refused in outcomes if refused}
    assert SeatKey.objects.get(pk=seat.pk).device == standing
