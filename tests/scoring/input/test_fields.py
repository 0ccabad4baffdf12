"""The fields of a form: their values, and their messages."""

from decimal import Decimal

import pytest
from django import forms
from django.core.exceptions import ValidationError

from scoring.input.fields import (
    DecimalField,
    MailField,
    NameField,
    NumberField,
    PlaceField,
    TextField,
    TypedField,
)

WRONG = "\ud800"


def test_text_counts_the_letters_that_will_be_stored():
    assert TextField(max_length=4).clean("Jose\u0301") == "José"
    with pytest.raises(ValidationError):
        NameField(max_length=20).clean("\ufdfa" * 2)


@pytest.mark.parametrize(
    "field", [TextField(), NameField(), TypedField(), MailField(), TextField(lines=True)]
)
def test_text_that_cannot_be_stored_is_refused_in_plain_words(field):
    with pytest.raises(ValidationError, match="apague tudo e escreva de novo"):
        field.clean(f"a{WRONG}")


def test_typed_text_is_handed_on_as_it_came():
    assert TypedField().clean(" 4 8 ") == " 4 8 "


def test_name_says_which_word_is_wrong():
    with pytest.raises(ValidationError) as refused:
        NameField().clean("Ana Pradо")  # Cyrillic at the end
    assert refused.value.messages == [
        "“Pradо” mistura letras parecidas de alfabetos diferentes: apague e escreva de novo."
    ]


def test_number_has_both_limits_and_is_written_in_figures():
    field = NumberField(min_value=1, max_value=5000)
    assert field.clean(" 12 ") == 12
    for wrong in ("0", "5001", "9" * 4400, "1.000", "1_0", "²", "1e3", ""):
        with pytest.raises(ValidationError):
            field.clean(wrong)
    with pytest.raises(TypeError):
        NumberField(min_value=1)
    assert NumberField(min_value=1, max_value=9, required=False).clean("") is None


def test_points_have_no_exponent():
    field = DecimalField(min_value=0, max_value=99, required=False)
    assert (field.clean("1.5"), field.clean(" "), field.clean("")) == (Decimal("1.5"), None, None)
    for wrong in ("1e999999", "NaN", "Infinity", "9" * 4400, "١"):
        with pytest.raises(ValidationError):
            field.clean(wrong)


def test_place_is_three_numbers():
    assert PlaceField().clean("1.2.3") == (1, 2, 3)
    for wrong in ("", "1.2", "1.2.3.4", "1..3", f"1.2.{'9' * 4400}", "a.b.c"):
        with pytest.raises(ValidationError):
            PlaceField().clean(wrong)


def test_a_form_says_it_beside_the_field():
    class Form(forms.Form):
        name = NameField(max_length=5)

    form = Form({"name": "ﬃﬃ"})  # six letters once they are written out

    assert "name" in form.errors
