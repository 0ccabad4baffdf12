"""Names show all their characters: no invisible ones, and none that looks like another letter."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.input import names
from scoring.input.texts import BadText
from tests.rows import rows


@rows(
    ("typed", "stored"),
    [
        pytest.param("  Ana   Prado ", "Ana Prado", id="spaces"),
        pytest.param("Ana\u00a0\u3000Prado", "Ana Prado", id="other spaces"),
        pytest.param("A\u200bn\u200ca\u2060 \ufeffPra\u00addo", "Ana Prado", id="invisible"),
        pytest.param("\u2068Ana\u2069 \u202eodarP\u202c", "Ana odarP", id="reversed"),
        pytest.param("Ana\u3164 \u2800Prado\u115f", "Ana Prado", id="blank letters"),
        pytest.param("Ana\U000e0041 \ufe0fPrado", "Ana Prado", id="tags and variants"),
        pytest.param("Jose\u0301 da Conceic\u0327a\u0303o", "José da Conceição", id="accents"),
        pytest.param("Ａｎａ 𝐏𝐫𝐚𝐝𝐨", "Ana Prado", id="wide and bold"),
        pytest.param("ﬁlha de ﬃ", "filha de ffi", id="written together"),
        pytest.param("1ª Equipe nº 2 – ½", "1ª Equipe nº 2 – ½", id="ordinals stay"),
        pytest.param("O’Neill-D'Ávila Jr. (SP) & Cia", "O’Neill-D'Ávila Jr. (SP) & Cia", id="signs stay"),
        pytest.param("Nguyễn Łukasz Groß Øre", "Nguyễn Łukasz Groß Øre", id="Latin of everywhere"),
        pytest.param("Анна Ivanova Σωκράτης", "Анна Ivanova Σωκράτης", id="a word each"),
        pytest.param("מִרְיָם محمّد", "מִרְיָם محمّد", id="marks of other scripts"),
        pytest.param("می\u200cخواهم क्\u200dष", "می\u200cخواهم क्\u200dष", id="joiners where needed"),
        pytest.param("山田Ana カナ", "山田Ana カナ", id="scripts that are written together"),
        pytest.param("Reis 👑", "Reis 👑", id="a picture"),
        pytest.param("\u200b \u2063", "", id="nothing at all"),
    ],
)
def test_name_is_stored_as_it_is_seen(typed, stored):
    assert names.read(typed) == stored


@rows(
    ("typed", "code", "word"),
    [
        ("Bia Anа", "name_mixed", "Anа"),  # the last letter is Cyrillic
        ("Pεdro", "name_mixed", "Pεdro"),
        ("Ꭺna", "name_mixed", "Ꭺna"),
        ("Ana A\u0335n\u0335a\u0335", "name_marks", "A\u0335n\u0335a\u0335"),
        ("Z" + "\u0301\u0302\u0303\u0304\u0305", "name_marks", None),
        ("Ana \u0301Prado", "name_marks", "\u0301Prado"),
        ("Ana\x00", "text_unreadable", None),
        ("Ana\ud800", "text_unreadable", None),
    ],
)
def test_name_that_deceives_is_refused_by_the_word(typed, code, word):
    with pytest.raises(BadText) as refused:
        names.read(typed)
    assert refused.value.code == code
    assert word is None or refused.value.params["word"] == word


@rows(
    ("one", "other"),
    [
        ("Ana Prado", "ANA  PRÁDO"),
        ("Oscar", "О\u0455\u0441\u0430r"),
        ("ANA", "АΝА"),
        ("Ilda", "llda"),
        ("João 10", "João 1O"),
        ("Bia", "Bі\u0430"),
        ("caio", "са\u0456о"),
        ("Ana Prado", "Ana Pra\u200bdo"),
    ],
)
def test_names_that_look_the_same_have_one_skeleton(one, other):
    assert names.skeleton(one) == names.skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ana", "Bia"), ("João 1", "João 2"), ("Ana Sá", "Ana Só"), ("Анна", "Ana")]
)
def test_names_that_look_different_have_two(one, other):
    assert names.skeleton(one) != names.skeleton(other)


@given(st.text(max_size=30))
def test_a_name_that_was_read_is_read_again_as_it_is(typed):
    try:
        stored = names.read(typed)
    except BadText:
        return
    assert names.read(stored) == stored
    assert stored == " ".join(stored.split())
