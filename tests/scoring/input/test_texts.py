"""A text is normalised, and contains no character that cannot be stored."""

import pytest

from scoring.input import texts
from scoring.input.texts import BadText
from tests.rows import rows


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("  Foi assim. ", "Foi assim."),
        ("Jose\u0301", "José"),
        ("uma\nduas\r\ntrês\tquatro\u2028cinco", "uma duas três quatro cinco"),
        ("👨‍👩‍👧 − “sim”", "👨‍👩‍👧 − “sim”"),
        ("", ""),
    ],
)
def test_text_of_one_line(typed, stored):
    assert texts.read(typed) == stored


def test_text_of_several_lines_keeps_them_and_its_tabs():
    assert texts.read("Ana;Bia\r\nCaio\tDavi\n", lines=True) == "Ana;Bia\nCaio\tDavi"


@rows("sign", ["\x00", "\x1b", "\x7f", "\x80", "\ud800", "\x07"])
@rows("lines", [True, False])
def test_what_is_no_letter_is_refused(sign, lines):
    with pytest.raises(BadText) as refused:
        texts.read(f"a{sign}b", lines=lines)
    assert refused.value.code == "text_unreadable"


def test_text_that_no_form_has_read_is_cut_or_left_out():
    assert texts.line("x" * 300) == "x" * 200
    assert texts.line("a\x00b") == ""


def test_json_is_read_with_all_of_its_texts():
    assert texts.read_json(b'{"a": [1, {"b": "c\\n"}], "d": null}') == {"a": [1, {"b": "c\n"}], "d": None}


@pytest.mark.parametrize(
    "content",
    [
        b'{"a": "\\ud800"}',
        b'{"\\ud800": 1}',
        b'[[["\\u0000"]]]',
        b"[" * 100_000,
        b"\xff",
        b"{",
        b"9" * 5000,
    ],
)
def test_json_that_cannot_be_stored_is_refused(content):
    with pytest.raises(ValueError):  # noqa: PT011 -- whatever it says, it is one
        texts.read_json(content)
