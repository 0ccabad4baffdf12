"""Properties of the notation: the output reads back, and any text is read or refused with its place."""

from hypothesis import given
from hypothesis import strategies as st

from rules import notation
from rules.notation import NotationError

names = st.text(max_size=3) | st.sampled_from(
    ["A", "B+C", "melds", "hands", "rest", "before", "warned_before", "unviewed_cards"]
)
values = (
    st.none()
    | st.booleans()
    | st.integers(-(10**18) + 1, 10**18 - 1)
    | st.sampled_from(["-", "yes", "no", "12", "-7", "taken", "", "Zé da Silva", 'a"b', "\\", "\u2028", "٣"])
    | st.text(max_size=4)
)
cards = st.lists(st.sampled_from(["3H", "TD", "JK", "10", "-", ""]) | st.text(max_size=3), max_size=4)
melds = st.builds(
    lambda facts, kind, held: facts | {"kind": kind, "cards": held},
    st.dictionaries(names, values, max_size=2),
    st.sampled_from(["run", "set"]) | names,
    cards,
)
LISTS = ("melds", "hands", "sides", "rest", "before", "warned_before")
own = st.dictionaries(names.filter(lambda name: name not in LISTS), values, max_size=3)
optional = {
    "melds": st.lists(melds, max_size=3),
    "hands": st.dictionaries(names, cards, max_size=3),
    "unviewed_cards": cards | st.integers(0, 18),
}
sides = st.builds(lambda a, b: a | b, own, st.fixed_dictionaries({}, optional=optional))
maos = st.builds(
    lambda a, b: a | b,
    own,
    st.fixed_dictionaries(
        {"sides": st.dictionaries(names, sides, max_size=3)},
        optional={
            "before": st.dictionaries(names, values, max_size=2) | values,
            "rest": cards | values,
            "warned_before": cards | values,
        },
    ),
)
pieces = st.sampled_from(
    [*"|;:=- \n", "A", "run", "3H", "laid=3", "melds", "hands", "rest:", "before:", '"', '"x"', "yes", "7"]
)
texts = st.lists(pieces, max_size=15).map("".join) | st.lists(pieces, max_size=15).map(" ".join) | st.text()


@given(maos)
def test_notation_of_any_facts_reads_back(facts):
    for several in (False, True):
        read = notation.read(notation.write(facts, lines=several))

        assert read == facts
        assert repr(notation.write(read)) == repr(notation.write(facts))  # yes stays yes, and 1 stays 1


@given(texts)
def test_any_text_is_read_or_refused_with_its_place(text):
    facts, error = read_or_error(text)

    if error is not None:
        assert 0 <= error.at <= len(text)
    else:
        canonical = notation.write(facts)
        assert notation.read(canonical) == facts
        assert notation.write(notation.read(canonical)) == canonical


def read_or_error(text):
    try:
        return notation.read(text), None
    except NotationError as error:
        return None, error
