"""Lists in the forms that directors keep, read line by line. All names are invented."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.bench.lists import tally
from tests.rows import rows
from tournaments.desk.entries.entry_list_forms import ListPreview
from tournaments.entry_list.cells import MOST_COUNTED, MOST_LINES, cells_of_text, limited, text_of_cells
from tournaments.entry_list.columns import Column, chosen_columns, layout_of, plain
from tournaments.entry_list.lines import ListDraft, packed, unpacked
from tournaments.entry_list.marks import ExistingData
from tournaments.entry_list.people import WORDS
from tournaments.errors import TournamentError

HELD = ("names", "seed", "home", "team", "phone", "note", "doubt")


def draft(text, size=2):
    return ListDraft.begun(cells_of_text(text), size)


def read(text, *, size=2):
    """Return the fields with a value of each line that is an entry."""
    return [
        {name: held for name in HELD if (held := getattr(one, name))}
        for one in draft(text, size).entries(size)
        if one.is_entry
    ]


def two(*names, **more):
    return {"names": names} | more


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
        "Ana Prado x Bia Nunes",
        "Ana Prado X Bia Nunes",
        "Ana Prado c/ Bia Nunes",
        "Ana Prado com Bia Nunes",
        "Ana Prado con Bia Nunes",
        "1. Ana Prado e Bia Nunes",
        "01) Ana Prado e Bia Nunes",
        "1 - Ana Prado e Bia Nunes",
        "1º Ana Prado e Bia Nunes",
        "(4) Ana Prado e Bia Nunes",
        "[4] Ana Prado e Bia Nunes",
        "#7 Ana Prado e Bia Nunes",
        "Nº 7 Ana Prado e Bia Nunes",
        "Dupla 12: Ana Prado e Bia Nunes",
        "Mesa 3: Ana Prado e Bia Nunes",
        "1️⃣ Ana Prado e Bia Nunes",
        "• Ana Prado e Bia Nunes",
        "*Ana Prado e Bia Nunes*",
        "✅ Ana Prado e Bia Nunes ✅",
        "- Ana Prado e Bia Nunes;",
        "1\tAna Prado\tBia Nunes",
        "1;Ana Prado e Bia Nunes",
        '"Ana Prado","Bia Nunes"',
        "  Ana   Prado  e Bia Nunes  ",
        "[14/03 19:22] Rui Lima: Ana Prado e Bia Nunes",
        "14/03/2027 19:22 - Rui Lima: 3. Ana Prado e Bia Nunes",
        "[19:22, 14/03/2027] Rui Lima: Ana Prado e Bia Nunes",
        "[14/03/27, 7:22:10 PM] Rui Lima: 3. Ana Prado e Bia Nunes",
        "Ana Prado w/ Bia Nunes",
        "1️⃣0️⃣ Ana Prado e Bia Nunes",
        "① Ana Prado e Bia Nunes",
    ],
)
def test_a_line_names_two(line):
    assert read(line) == [two("Ana Prado", "Bia Nunes")]


@rows(
    ("line", "found"),
    [
        ("Rui Souza e Silva / João Paz", two("Rui Souza e Silva", "João Paz")),
        ("Ana-Lia Prado e D'Ávila Nunes", two("Ana-Lia Prado", "D'Ávila Nunes")),
        ("Ana e Bia (pago)", two("Ana", "Bia", note="pago")),
        ("Ana (pago) / Bia", two("Ana", "Bia", note="pago")),
        ("Ana e Bia pago", two("Ana", "Bia", note="pago")),
        ("Ana e Bia - R$ 50 pago", two("Ana", "Bia", note="R$ 50 · pago")),
        ("Ana e Bia *confirmado*", two("Ana", "Bia", note="confirmado")),
        ("Ana e Bia, sócio 1234", two("Ana", "Bia", note="sócio 1234")),
        ("Ana e Bia 15/03/1950", two("Ana", "Bia", note="15/03/1950")),
        ("Ana e Bia 19h30", two("Ana", "Bia", note="19h30")),
        ("Ana e Bia CPF 111.222.333-44", two("Ana", "Bia", note="CPF 111.222.333-44")),
        ("Ana e Bia ana@example.org", two("Ana", "Bia", note="ana@example.org")),
        ("Ana / Bia; 11 98765-4321", two("Ana", "Bia", phone="11 98765-4321")),
        ("Ana e Bia (11) 98765-4321", two("Ana", "Bia", phone="(11) 98765-4321")),
        ("Ana / Bia - +55 11 98765 4321 (pago)", two("Ana", "Bia", phone="+55 11 98765 4321", note="pago")),
        ("Ana Prado e Bia Nunes; 1; Barra", two("Ana Prado", "Bia Nunes", note="Barra")),
        ("(11) 98765 4321 - Ana / Bia", two("Ana", "Bia", phone="(11) 98765 4321")),
        (
            "Ana <ana@example.org> e Bia <b@example.org>",
            two("Ana", "Bia", note="ana@example.org · b@example.org"),
        ),
        ("Ana Lima e Silva e Bia Costa", two("Ana Lima e Silva", "Bia Costa")),
        ("José Ortega y Gasset y Ramón Gil", two("José Ortega y Gasset", "Ramón Gil")),
        ("João Lima Filho e Anna Sala", two("João Lima Filho", "Anna Sala")),
        ("ana paula souza lima e bia regina sol paz", two("ana paula souza lima", "bia regina sol paz")),
        # Doubtful lines are asked about.
        ("CAIS ANA E SILVA GAETANO", two("CAIS ANA", "SILVA GAETANO", doubt="split")),
        (
            "Ana Lima e Silva e Costa e Bia",
            two("Ana Lima e Silva", "Costa", "Bia", note="Bia", doubt="names_left"),
        ),
        ("LUZ EVA E MELO E SILVA ANA", two("LUZ EVA E MELO", "SILVA ANA", doubt="split")),
        ("Ana Souza @ana e Bia", two("Ana Souza", "Bia", note="@ana")),
        ("gil e hugo levam mesa", two("gil", "hugo levam mesa", doubt="no_names")),
        ("Ana e vaga", two("Ana", "vaga", doubt="no_names")),
        ("Ana e ZZZZ", two("Ana", "ZZZZ", doubt="no_names")),
        ("~Ana e Bia~", two("Ana", "Bia", doubt="waiting")),
        ("Ana e Bia ❌", two("Ana", "Bia", doubt="waiting")),
        ("Ana e Bia (talvez)", two("Ana", "Bia", note="talvez", doubt="waiting")),
        ("Prado, Ana / Nunes, Bia\t", two("Ana Prado", "Bia Nunes", doubt="split")),
        ("Rui Souza e Silva", two("Rui Souza", "Silva", doubt="split")),
        ("Ana e Bia 1985", two("Ana", "Bia 1985", doubt="no_names")),
        ("Ana e Bia e Caio", two("Ana", "Bia", "Caio", note="Caio", doubt="names_left")),
        ("Ana Prado e Bia Nunes chegam tarde", two("Ana Prado", "Bia Nunes chegam tarde", doubt="no_names")),
        (
            "Ana Prado e Bia Nunes - Santos",
            two("Ana Prado", "Bia Nunes", "Santos", note="Santos", doubt="names_left"),
        ),
        ("Ana, Bia", two("Ana", "Bia", doubt="columns")),
        ("Prado Lima, Sinforosa Zita", two("Prado Lima", "Sinforosa Zita", doubt="columns")),
        ("Só Um", two("Só Um")),
        ("Karla Vaz e ?", two("Karla Vaz")),
        ("=1+2 e Bia", two("1", "2 e Bia", doubt="split")),
    ],
)
def test_a_line_says_more_or_less(line, found):
    assert read(line) == [found]


@pytest.mark.parametrize(
    "title",
    [
        *("Lista de duplas:", "*INSCRITOS*", "Duplas confirmadas", "Duplas:", "Jogadores", "🏆 *TORNEIO* 🏆"),
        *(
            "Sábado, 14h, salão social",
            "14h no salão social",
            "14/03/2027 19:25 - Mensagem apagada",
            "Titulares",
            "Mesa Redonda",
            "Domingo às 14h",
            "Organização Rui Lima",
            "Atleta A / Atleta B",
            "Nº Duplas do grupo “A”",
            "Totale coppie 8",
            "7-",
            "---",
            "20/03/2027",
        ),
    ],
)
def test_a_title_is_shown_and_no_entry_until_it_is_restored(title):
    found = draft(f"{title}\n\nAna e Bia")

    assert [one.is_entry for one in found.entries(2)] == [False, True]
    back = ListDraft(found.lines, found.layout, restored=frozenset({1})).entries(2)
    assert back[0].is_entry
    assert back[0].doubt


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
        ("Nome;Sobrenome;Nome;Sobrenome", "Ana;Prado;Bia;Nunes", two("Ana Prado", "Bia Nunes")),
        ("Cognome;Nome;Cognome;Nome", "Prado;Ana;Nunes;Bia", two("Ana Prado", "Bia Nunes")),
        ("Nome 1;Sobrenome 1;Nome 2;Sobrenome 2", "Ana;Prado;Bia;Nunes", two("Ana Prado", "Bia Nunes")),
        (
            "Carimbo de data/hora,Nome do jogador 1,Nome do jogador 2,E-mail",
            "14/03/2027 19:22,Ana,Bia,a@example.org",
            two("Ana", "Bia", note="a@example.org"),
        ),
        (
            "Informazioni cronologiche,Cognome e nome giocatore 1,Cognome e nome giocatore 2,Tessera",
            "14/03/2027 19:22,ROSSI ANNA,VERDI UGO,A12345",
            two("ROSSI ANNA", "VERDI UGO"),
        ),
        (
            "Timestamp,Your name,Partner's name,Phone number,Club",
            "3/14/2027 19:22,Ann Fox,Bob Poe,555-123-4567,Town",
            two("Ann Fox", "Bob Poe", home="Town", phone="555-123-4567"),
        ),
        ("Pos.;Coppia;VP;MP", "1°;Ana / Bia;63;4890", two("Ana", "Bia")),
        ("Situação;Dupla", "Lista de espera;Ana e Bia", two("Ana", "Bia", doubt="waiting")),
        ("Dupla;Obs.", "Ana e Bia;talvez", two("Ana", "Bia", note="talvez", doubt="waiting")),
        ("Dupla;Cidade", "Ana e Bia;Espera Feliz", two("Ana", "Bia", home="Espera Feliz")),
        ("Dupla;Clube", "Ana e Bia;pago", two("Ana", "Bia", note="pago")),
        ("Dupla;Clube", "Ana e Bia;ana@example.org", two("Ana", "Bia", note="ana@example.org")),
        ("Jogador 1;Jogador 2\n(nome);(nome)", "Ana;Bia", two("Ana", "Bia")),
        ("Primeiro;;Segundo;\nNome;Sobrenome;Nome;Sobrenome", "Ana;Sá;Bia;Sá", two("Ana Sá", "Bia Sá")),
        ("Copa do Cais\n\nJogador 1;Jogador 2", "Ana;Bia", two("Ana", "Bia")),
    ],
)
def test_columns_are_known_by_their_heads(heads, line, found):
    assert read(f"{heads}\n{line}\n") == [found]


@pytest.mark.parametrize(
    "cell", ["ana@example.org", "(11) 98765-4321", "111.222.333-44", "15/03/1950", "R$ 50", "ok"]
)
def test_a_cell_without_a_head_is_where_nobody_comes_from(cell):
    (found,) = read(f"Ana Prado e Bia Nunes;{cell}\n")

    assert not {"home", "team", "seed"} & set(found)


def test_a_column_is_what_somebody_chose():
    found = draft("Rossi, Anna\nBianchi, Anna\nVerdi, Ugo\n", 1)
    assert {one.doubt for one in found.entries(1)} == {"columns"}

    turned = ListDraft(found.lines, chosen_columns(found.layout, ["name", "surname"]))
    assert [one.names for one in turned.entries(1)] == [("Rossi Anna",), ("Bianchi Anna",), ("Verdi Ugo",)]
    right = ListDraft(found.lines, chosen_columns(found.layout, ["surname", "name"]))
    assert next((one.names, one.doubt) for one in right.entries(1)) == (("Anna Rossi",), "")


def test_another_line_of_heads_may_be_chosen():
    lines = cells_of_text("Ana;Bia\nAtletas;Outros\nCaio;Davi\n")

    assert layout_of(lines, 2).heading == 0
    chosen = layout_of(lines, 2, heading=2)
    assert [(one.number, one.is_entry) for one in ListDraft(tuple(lines), chosen).entries(2)] == [
        (1, False),
        (3, True),
    ]


def test_rows_of_a_person_each_are_joined_by_the_column_of_the_dupla():
    text = (
        "Dupla;Nome;Sobrenome;Telefone\n1;Ana;Prado;11 4444-5555\n2;Caio;Reis;\n1;Bia;Nunes;\n"
        "2;Davi;Melo;\n3;Eva;Luz;\n"
    )

    assert read(text) == [
        two("Ana Prado", "Bia Nunes", phone="11 4444-5555"),
        two("Caio Reis", "Davi Melo"),
        two("Eva Luz"),
    ]


def test_merged_cells_join_the_rows_of_partners_once_the_columns_are_confirmed():
    found = draft("Dupla;Nome\n1;Ana\n;Bia\n2;Caio\n;Davi\n")

    assert [(one.names, one.doubt) for one in found.entries(2)] == [
        (("Ana", "Bia"), "columns"),
        (("Caio", "Davi"), "columns"),
    ]


def test_a_column_of_the_dupla_that_joins_nobody_has_the_partner():
    found = draft("Qual o seu nome?;Qual o nome da sua dupla?\nAna Prado;Bia Nunes\nCaio Reis;Davi Melo\n")

    assert [(one.names, one.doubt) for one in found.entries(2)] == [
        (("Ana Prado", "Bia Nunes"), "columns"),
        (("Caio Reis", "Davi Melo"), "columns"),
    ]


@rows(
    ("size", "row", "columns"),
    [
        (2, "Cais;Ana Prado;Bia Nunes", ["note", "first", "second"]),
        (2, "Rossi;Anna\nRossi;Marco", ["surname", "name"]),
        (2, "Ana;Bia\nCaio;Davi", ["first", "second"]),
        (2, "Ana;Prado;Bia;Nunes", ["name", "surname", "name", "surname"]),
        (2, "Prado;Ana;Nunes;Bia", ["surname", "name", "surname", "name"]),
        (2, "Ana Prado;Feira Bela\nBia Nunes;Barra Mansa", ["first", "second"]),
        (2, "Ana e Bia;Caio e Davi;Eva e Fabi", ["dupla", "note", "note"]),
        (2, "Nome;Nome completo\nAna;Ana Prado\nBia;Bia Nunes", ["name", "name"]),
        (1, "Prado;Ana;ok", ["surname", "name", "note"]),
        (1, "Ana;Prado;70", ["name", "surname", "skip"]),
    ],
)
def test_columns_without_heads_are_preset_by_first_names_and_asked_about(size, row, columns):
    found = draft(row, size)

    assert (list(found.layout.columns), found.layout.sure) == (columns, False)


@rows(
    ("text", "doubts"),
    [
        ("Ana Prado - Bia Nunes", [""]),
        ("Ana - Ximena\nCaio - Davi", ["", ""]),
        ("Ana Prado - Jundiaí\nBia Nunes - Sorocaba", ["split", "split"]),
        ("Ana Prado - Porto Alegre\nBia Nunes - São Paulo", ["no_names", "no_names"]),
        ("Silva - Ana\nPrado - Bia", ["split", "split"]),
        ("Coppia\tMesa\nROVERE IVA - MACCHIA ZITA\t1", [""]),
    ],
)
def test_a_dash_joins_two_people_if_there_are_first_names_on_both_sides(text, doubts):
    assert [one.doubt for one in draft(text).entries(2) if one.is_entry] == doubts


def test_entries_below_the_title_of_a_waiting_list_are_doubtful():
    text = "Lista de espera:\nAna e Bia\nSuplentes\nCaio e Davi\n*Confirmados*\nEva e Fabi"

    found = {one.names[0]: one.doubt for one in draft(text).entries(2) if one.is_entry}

    # Nobody is above the first title: the whole list was a waiting list.
    assert found == {"Ana": "", "Caio": "waiting", "Eva": ""}


def test_names_that_were_typed_are_taken_as_they_are():
    found = draft("Karla Vaz e ?\nAna e Bia 1985")
    typed = ListDraft(found.lines, found.layout, {1: ("Karla Vaz", "Zé 7"), 2: ("Ana", "Bia 1985")})

    assert [(one.names, one.doubt) for one in typed.entries(2)] == [
        (("Karla Vaz", "Zé 7"), ""),
        (("Ana", "Bia 1985"), ""),
    ]
    assert typed.text().splitlines() == ["Karla Vaz / Zé 7;", "Ana / Bia 1985;"]


def test_a_line_without_a_number_among_those_that_have_one_is_doubtful():
    found = draft("1. Ana Sá\n2. Bia Sá\n3. Caio Sá\n4. Davi Sá\nFeliz Ano", 1).entries(1)

    assert [one.doubt for one in found] == ["", "", "", "", "uncounted"]


def test_a_line_keeps_its_number_and_finds_its_own_separator():
    found = draft("Duplas:\n\nAna; Bia; 2\nCaio\tDavi\n\nEva e Fabi, Barra").entries(2)

    assert [one.number for one in found if one.is_entry] == [3, 4, 6]
    assert [one.names for one in found[1:3]] == [("Ana", "Bia"), ("Caio", "Davi")]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("1. Ivo Mar", two("Ivo Mar")),
        ("Rui Souza e Silva", two("Rui Souza e Silva")),
        ("Ivo Mar 4444-5555", two("Ivo Mar", phone="4444-5555")),
        ("Ivo Mar e Lia Sol", two("Ivo Mar e Lia Sol", doubt="split")),
        ("Mar, Ivo", two("Ivo Mar", doubt="columns")),
        ("John, Doe, 70", two("John Doe", doubt="columns")),
    ],
)
def test_a_line_names_one_where_players_enter_singly(line, found):
    assert read(line, size=1) == [found]


TRIO = two("Ivo Mar", "Léa Reis", "Rui Sol")


@rows(
    ("line", "found"),
    [
        ("1. Ivo Mar, Léa Reis, Rui Sol", TRIO),
        ("Ivo Mar / Léa Reis / Rui Sol", TRIO),
        ("Ivo Mar e Léa Reis e Rui Sol", TRIO),
        ("Ivo Mar; Léa Reis; Rui Sol", TRIO),
        ("Ivo Mar e Léa Reis", two("Ivo Mar", "Léa Reis")),
        ("Nome;Nome;Nome\nIvo Mar;Léa Reis;Rui Sol", TRIO),
        ("Jogador 3;Jogador 2;Jogador 1\nRui Sol;Léa Reis;Ivo Mar", TRIO),
        ("Trio;Cabeça\nIvo Mar, Léa Reis e Rui Sol;3", TRIO | {"seed": "3"}),
    ],
)
def test_a_line_names_three_where_trios_enter(line, found):
    assert read(line, size=3) == [found]


def test_of_lists_of_every_shape_no_line_is_read_wrongly_without_a_word():
    # `make bench ARGS=lists` reads all 2,000 shapes.
    counts, wrong = tally(range(60))

    assert wrong == []
    assert sum(count for (_kind, verdict), count in counts.items() if verdict == "right") > 300


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


TEXTS = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=12)
GRID = st.lists(st.lists(TEXTS, min_size=1, max_size=5), min_size=1, max_size=6).filter(
    lambda rows: any(cell.strip() for row in rows for cell in row)
)


@given(GRID)
def test_cells_made_a_text_are_read_as_the_same_cells(rows):
    wanted = [tuple(one.cells) for one in limited(rows)]
    found = [one.cells for one in cells_of_text(text_of_cells(rows))]

    assert [trimmed(one) for one in found] == [trimmed(one) for one in wanted]


def trimmed(cells):
    return " ".join(f"{place} {cell}" for place, cell in enumerate(cells) if cell)


@given(st.text(max_size=400), st.integers(1, 3))
def test_whatever_is_pasted_is_read_or_refused_and_carried_as_it_is(text, size):
    try:
        found = ListDraft.begun(cells_of_text(text), size)
    except TournamentError as exc:
        assert exc.code == "list_empty"  # noqa: PT017 -- most texts are read
        return
    assert len(found.entries(size)) <= len(found.lines)
    assert unpacked(json.loads(json.dumps(packed(found)))) == found
    assert isinstance(found.text(), str)


def test_every_word_of_a_head_means_one_column():
    heads = {name.removeprefix("head_"): words for name, words in WORDS.items() if name.startswith("head_")}
    said = [word for words in (*heads.values(), WORDS["counts"]) for word in words]

    assert heads.keys() - set(Column) == set()
    assert len(said) == len(set(said)) > 100
    assert all(plain(word) == word for word in said)


@rows(
    ("size", "left_out"),
    [(1, {"dupla", "first", "second", "third"}), (2, {"third"}), (3, set())],
)
def test_menu_offers_what_an_entry_of_its_size_may_have(size, left_out):
    menu = ListPreview(draft("Ana Prado e Bia Nunes"), ExistingData(size=size)).offered

    assert {code for code, _label in menu} == set(Column) - left_out
    assert len({label for _code, label in menu}) == len(menu)
