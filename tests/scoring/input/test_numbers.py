"""A number is ASCII digits, up to a maximum length."""

import pytest

from scoring.input import numbers
from tests.rows import rows


@rows(
    ("typed", "expected"),
    [
        ("0", 0),
        ("12", 12),
        (" 007 ", 7),
        ("999999999", 999_999_999),
        (5, 5),
        *((no, None) for no in ("", " ", "-1", "+1", "1.0", "1_000", "1e3", "²", "١٢", "1\x00", "x", None)),
        ("1234567890", None),
        ("9" * 5000, None),
    ],
)
def test_whole_number_from_zero(typed, expected):
    assert numbers.whole(typed) == expected


@pytest.mark.parametrize(
    ("typed", "expected"), [("-5", -5), ("−5", -5), ("5", 5), ("--5", None), ("- 5", None), ("-", None)]
)
def test_number_below_zero_has_either_sign(typed, expected):
    assert numbers.signed(typed) == expected


def test_digits_are_taken_however_they_are_set_apart():
    assert numbers.digits(" 12-3 ٤56²") == "12356"
