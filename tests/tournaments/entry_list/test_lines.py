"""Lists as directors keep them, read line by line. All names are invented."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rows import rows
from tournaments.entry_list.cells import MOST_COUNTED, MOST_LINES, cells_of_text, limited, text_of_cells
from tournaments.entry_list.lines import CARRIED, Entry, entries_in, packed, text_of_entries, unpacked
from tournaments.errors import TournamentError


def read(text, *, size=2):
    """Return what the lines say, only the fields that hold something."""
    return [
        {name: held for name in CARRIED if (held := getattr(one, name))}
        for one in entries_in(cells_of_text(text), size=size)
    ]


def two(first, second, **more):
    return {"first": first, "second": second} | more


@rows(
    "line",
    [
        "Ana Prado e Bia Nunes",
        "Ana Prado E Bia Nunes",
        "Ana Prado/Bia Nunes",
        "Ana Prado / Bia Nunes",
        "Ana Prado & Bia Nunes",
        "Ana Prado + Bia Nunes",
        "Ana Prado - Bia Nunes",
        "Ana Prado – Bia Nunes",
        "Ana Prado | Bia Nunes",
        "Ana Prado; Bia Nunes",
        "Ana Prado, Bia Nunes",
        "Ana Prado\tBia Nunes",
        "1. Ana Prado e Bia Nunes",
        "01) Ana Prado e Bia Nunes",
        "1 - Ana Prado e Bia Nunes",
        "1º Ana Prado e Bia Nunes",
        "#7 Ana Prado e Bia Nunes",
        "Nº 7 Ana Prado e Bia Nunes",
        "Dupla 12: Ana Prado e Bia Nunes",
        "1️⃣ Ana Prado e Bia Nunes",
        "• Ana Prado e Bia Nunes",
        "*Ana Prado e Bia Nunes*",
        "✅ Ana Prado e Bia Nunes ✅",
        "- Ana Prado e Bia Nunes;",
        "1\tAna Prado\tBia Nunes",
        "1;Ana Prado e Bia Nunes",
        '"Ana Prado","Bia Nunes"',
        "  Ana   Prado  e Bia Nunes  ",
    ],
)
def test_a_line_names_two(line):
    assert read(line) == [two("Ana Prado", "Bia Nunes")]


@rows(
    ("line", "found"),
    [
        ("Rui Souza e Silva / João Paz", two("Rui Souza e Silva", "João Paz")),
        ("Ana-Lia Prado e D'Ávila Nunes", two("Ana-Lia Prado", "D'Ávila Nunes")),
        ("Ana Prado; Bia Nunes; 1", two("Ana Prado", "Bia Nunes", seed="1")),
        ("Ana e Bia; 1; Barra", two("Ana", "Bia", seed="1", home="Barra")),
        ("Ana e Bia (pago)", two("Ana", "Bia", note="pago")),
        ("Ana / Bia; 11 98765-4321", two("Ana", "Bia", phone="11 98765-4321")),
        ("Ana e Bia (11) 98765-4321", two("Ana", "Bia", phone="(11) 98765-4321")),
        ("Ana / Bia - +55 11 98765 4321 (pago)", two("Ana", "Bia", phone="+55 11 98765 4321", note="pago")),
        ("Ana / Bia (pago): 4444-5555", two("Ana", "Bia", phone="4444-5555", note="pago")),
        (
            "Ana 4444-5555; Bia 4444-6666; 2",
            two("Ana", "Bia", seed="2", phone="4444-5555", note="4444-6666"),
        ),
        ("Ana e Bia 1985", two("Ana", "Bia 1985")),
        ("Ana e Bia e Caio", two("Ana", "Bia", other="Caio")),
        ("Ana; Bia; 3; Barra; Centro", two("Ana", "Bia", seed="3", home="Barra", other="Centro")),
        ("Só Um", {"first": "Só Um"}),
        ('Joaquim "Quim" Sá e Lia Paz', two('Joaquim "Quim" Sá', "Lia Paz")),
        ('"Quim Sá e Lia Paz', two('"Quim Sá', "Lia Paz")),
        ("12345", {"first": "12345"}),
        ("=1+2 e Bia", two("=1+2", "Bia")),
    ],
)
def test_a_line_says_more_or_less(line, found):
    assert read(line) == [found]


@pytest.mark.parametrize(
    "title", ["Lista de duplas:", "*INSCRITOS*", "Duplas confirmadas", "Duplas:", "Jogadores"]
)
def test_a_title_is_no_line(title):
    assert read(f"{title}\n\nAna e Bia") == [two("Ana", "Bia")]


@rows(
    ("heads", "line", "found"),
    [
        ("Jogador 1;Jogador 2;Cabeça", "Ana;Bia;2", two("Ana", "Bia", seed="2")),
        ("Nome\tNome\tCidade", "Ana\tBia\tSantos", two("Ana", "Bia", home="Santos")),
        ("Nº,Dupla,Telefone", "4,Ana e Bia,11 4444-5555", two("Ana", "Bia", phone="11 4444-5555")),
        ("Cabeça de chave;Parceiro 1;Parceiro 2", "1;Ana;Bia", two("Ana", "Bia", seed="1")),
        (
            "Dupla;Clube",
            "Ana e Bia 11 98765-4321;Barra",
            two("Ana", "Bia", home="Barra", phone="11 98765-4321"),
        ),
        ("Dupla;Pagou;Obs.", "Ana / Bia;sim;tarde", two("Ana", "Bia", note="tarde")),
        ("Dupla;Clube/Cidade;Equipe", "Ana & Bia;Barra;Norte", two("Ana", "Bia", home="Barra", team="Norte")),
        ("Jogador;Parceira", "1. Ana;Bia", two("Ana", "Bia")),
        ("Jogador 1;Jogador 2", "Rui Souza e Silva;Bia", two("Rui Souza e Silva", "Bia")),
        ("Jogador 1;Jogador 2", "Ana / Bia;", two("Ana", "Bia")),
        ('"Dupla","Clube"', '"Ana e Bia","Barra, Centro"', two("Ana", "Bia", home="Barra, Centro")),
    ],
)
def test_columns_are_known_by_their_heads(heads, line, found):
    assert read(f"{heads}\n{line}\n") == [found]


def test_a_line_keeps_its_number_and_finds_its_own_separator():
    lines = cells_of_text("Duplas:\n\nAna; Bia; 2\nCaio\tDavi\n\nEva e Fabi, Barra")

    assert [(one.number, one.first, one.seed, one.home) for one in entries_in(lines)] == [
        (3, "Ana", "2", ""),
        (4, "Caio", "", ""),
        (6, "Eva", "", "Barra"),
    ]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("1. Ivo Mar", {"first": "Ivo Mar"}),
        ("Ivo Mar; 3", {"first": "Ivo Mar", "seed": "3"}),
        ("Rui Souza e Silva", {"first": "Rui Souza e Silva"}),
        ("Ivo Mar 4444-5555", {"first": "Ivo Mar", "phone": "4444-5555"}),
    ],
)
def test_a_line_names_one_where_players_enter_singly(line, found):
    assert read(line, size=1) == [found]


TRIO = {"first": "Ivo Mar", "second": "Léa Reis", "third": "Rui Sol"}


@rows(
    ("line", "found"),
    [
        ("Ivo Mar, Léa Reis e Rui Sol", TRIO),
        ("1. Ivo Mar, Léa Reis, Rui Sol", TRIO),
        ("Ivo Mar / Léa Reis / Rui Sol", TRIO),
        ("Ivo Mar e Léa Reis e Rui Sol", TRIO),
        ("Ivo Mar; Léa Reis; Rui Sol; 2; Barra", TRIO | {"seed": "2", "home": "Barra"}),
        ("Ivo Mar, Léa Reis e Rui Sol; 2; Barra", TRIO | {"seed": "2", "home": "Barra"}),
        ("Ivo Mar e Léa Reis", {"first": "Ivo Mar", "second": "Léa Reis"}),
        ("Ivo Mar; Léa Reis", {"first": "Ivo Mar", "second": "Léa Reis"}),
        # Of two readings that with an "e" between names: the preview shows who would enter, and whence.
        (
            "Ivo Mar; Léa Souza e Silva; Rui Sol",
            TRIO | {"second": "Léa Souza", "third": "Silva", "home": "Rui Sol"},
        ),
        ("Nome;Nome;Nome\nIvo Mar;Léa Reis;Rui Sol", TRIO),
        ("Trio;Cabeça\nIvo Mar, Léa Reis e Rui Sol;3", TRIO | {"seed": "3"}),
    ],
)
def test_a_line_names_three_where_trios_enter(line, found):
    assert read(line, size=3) == [found]


def test_more_lines_than_enter_are_counted_and_endless_ones_given_up():
    assert len(limited([["x"]] * MOST_LINES)) == MOST_LINES
    with pytest.raises(TournamentError, match="list_too_long") as refused:
        limited([["x"]] * (MOST_LINES + 7))
    assert refused.value.params == {"found": MOST_LINES + 7, "most": MOST_LINES}

    def endless():
        while True:
            yield ["x"]

    with pytest.raises(TournamentError, match="list_endless") as refused:
        limited(endless())
    assert refused.value.params["counted"] == MOST_COUNTED


WORDS = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=12)
GRID = st.lists(st.lists(WORDS, min_size=1, max_size=5), min_size=1, max_size=6).filter(
    lambda rows: any(cell.strip() for row in rows for cell in row)
)


@given(GRID)
def test_cells_made_a_text_are_read_as_the_same_cells(rows):
    wanted = [tuple(one.cells) for one in limited(rows)]
    found = [one.cells for one in cells_of_text(text_of_cells(rows))]

    assert [trimmed(one) for one in found] == [trimmed(one) for one in wanted]


def trimmed(cells):
    return " ".join(f"{place} {cell}" for place, cell in enumerate(cells) if cell)


@given(st.text(max_size=400))
def test_whatever_is_pasted_is_read_or_refused_and_carried_as_it_is(text):
    try:
        entries = entries_in(cells_of_text(text))
    except TournamentError as exc:
        assert exc.code == "list_empty"  # noqa: PT017 -- most texts are read
        return
    assert all(isinstance(one, Entry) for one in entries)
    if entries and "\0" not in packed(entries):
        text_of_entries(entries)


@given(
    st.lists(st.builds(Entry, number=st.integers(1, 999), first=WORDS, other=WORDS), min_size=1, max_size=5)
)
def test_what_a_page_carries_comes_back(entries):
    assert unpacked(packed(entries)) == entries
