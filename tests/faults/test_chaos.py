"""The chaos: the same seed gives the same faults in the same order, and the faults are real."""

from random import Random
from threading import Event

from tests.faults.chaos import HALF, SENT, Deck, Halves
from tests.faults.phone import Phone
from tests.programs import shares_program

CARDS = [str(card) for card in range(9)]


def drawn(seed, number):
    deck = Deck(CARDS, Random(seed))
    return [deck.draw() for _ in range(number)]


def test_same_seed_draws_the_same_and_another_one_does_not():
    assert drawn(5, 40) == drawn(5, 40)
    assert drawn(5, 40) != drawn(6, 40)


def test_every_card_has_its_turn_before_one_has_another():
    cards = drawn(5, 27)
    assert [sorted(cards[at : at + 9]) for at in (0, 9, 18)] == [CARDS] * 3


@shares_program
def test_half_sent_bodies_are_under_way_and_hold_nothing_up(shared_program):
    halves, phone = Halves(), Phone([shared_program.port], Random(0), Event())
    halves.send([shared_program.port, shared_program.port])
    try:
        assert len(halves.links) == 2 * SENT
        assert phone.once("GET", "/", {}).status == 200
        rest = int(HALF.partition(b"Length: ")[2].split()[0]) - len("half")
        last = halves.links[-1]
        last.settimeout(60)
        last.sendall(b"x" * rest)
        assert last.recv(12) == b"HTTP/1.1 403"  # it was waited for
    finally:
        halves.close()


@shares_program
def test_next_half_sent_bodies_take_the_place_of_the_last_ones(shared_program):
    halves = Halves()
    halves.send([shared_program.port])
    first = halves.links
    halves.send([shared_program.port])
    assert {link.fileno() for link in first} == {-1}
    assert len(halves.links) == SENT
    halves.close()
