"""Real-life lists of entries in `tests/data/lists`, each with its expected reading. All names are invented."""

from pathlib import Path

import pytest

from tournaments.entry_list.cells import cells_of_file
from tournaments.entry_list.lines import ListDraft
from tournaments.entry_list.marks import ExistingData, mark

LISTS = Path(__file__).parents[2] / "data" / "lists"


def shown(name, size=2):
    """Return state and names, or the question, of each line in the preview of a file."""
    draft = ListDraft.begun(cells_of_file((LISTS / name).read_bytes()), size)
    marked = mark(draft.entries(size), ExistingData(size=size))
    return [
        (
            one.entry.number,
            str(one.state),
            *(who.name for who in one.players if one.enters),
            *(problem.code for problem in one.problems if not one.enters),
        )
        for one in marked
    ]


def kept(name, size=2, field="note"):
    """Return the value of a field that is stored for each line."""
    entries = ListDraft.begun(cells_of_file((LISTS / name).read_bytes()), size).entries(size)
    return [getattr(one, field) for one in entries]


def test_every_file_is_read_by_a_test():
    source = Path(__file__).read_text(encoding="utf-8")

    assert [path.name for path in sorted(LISTS.iterdir()) if f'"{path.name}"' not in source] == []


def test_no_third_cell_becomes_where_somebody_comes_from():
    name = "p01_third_cell_is_published.txt"

    assert shown(name) == [
        (1, "new", "Ana Prado", "Bia Nunes"),
        (2, "new", "Caio Reis", "Davi Melo"),
        (3, "new", "Eva Luz", "Fábio Cruz"),
        (4, "new", "Gil Rocha", "Hugo Dias"),
    ]
    assert kept(name, field="home") == ["", "", "", ""]
    assert kept(name) == ["ana@example.org", "caio@example.org", "15/03/1950 CPF 111.222.333-44", "pago"]


@pytest.mark.parametrize("name", ["p02_surname_in_its_own_column.csv", "p02b_nome_sobrenome.csv"])
def test_a_surname_in_a_column_of_its_own_is_no_partner(name):
    people = {
        "p02": ["Anna Rossi", "Marco Rossi", "Anna Bianchi"],
        "p02b": ["Ana Prado", "Ana Nunes", "Caio Reis"],
    }

    assert [one[2:] for one in shown(name, 1)] == [(who,) for who in people[name.partition("_")[0]]]
    assert {one[1:] for one in shown(name, 2)} == {("unreadable", "one_name")}


def test_surname_comma_name_is_asked_about():
    name = "p03_surname_comma_first.txt"

    assert {one[1:] for one in shown(name, 1)} == {("doubtful", "columns")}
    assert {one[1:] for one in shown(name, 2)} == {("doubtful", "columns")}


def test_letters_that_look_alike_make_nobody_another():
    name = "p04_capital_i_and_l.txt"

    assert shown(name, 1) == [(1, "new", "VERDI ANNA"), (2, "new", "BIANCHI BICE")]
    assert {one[1:] for one in shown(name, 2)} == {("unreadable", "one_name")}


@pytest.mark.parametrize(
    ("name", "couples"),
    [
        (
            "p05_girone_tavolo_coppia.tsv",
            [
                ("ROVERE LINDA", "MACCHIA MARIA TERESA"),
                ("FONTE MARINA", "LIMA DA COSTA ELENA"),
                ("COLLINA SERENA", "SENTIERO IVANA"),
                ("PORTO FABIO", "VALLE ROBERTO"),
                ("PRATO FRANCESCA", "SASSO DIANORA"),
                ("RIVA LUCILLA", "MOLO ANTONIA"),
            ],
        ),
        (
            "p05b_pos_coppia_vp_mp.csv",
            [
                ("FARO MARIA", "DUNA MARIA"),
                ("BOSCO MIRELLA", "MONTE PAOLO"),
                ("ISOLA' FORTUNATA", "GOLFO' MARIA CONCETTA"),
            ],
        ),
        (
            "p05c_pos_giocatori_mp_vp_bom.csv",
            [
                ("FARO MARIA", "DUNA MARIA"),
                ("BOSCO MIRELLA", "MONTE PAOLO"),
                ("ISOLA' FORTUNATA", "GOLFO' MARIA CONCETTA"),
                ("PONTILE", "DI SCOGLIO ANGELA A. R"),
                ("CANALETTI GIUSEPPE", "CANALERTI GIUSEPPE"),
                ("LAGUNA GIUSEPPE", "LAGUNA GIUSEPPE CARLO"),
            ],
        ),
    ],
)
def test_a_heading_is_no_couple_and_a_score_no_seed(name, couples):
    assert [one[2:] for one in shown(name)] == couples
    assert {one[1] for one in shown(name)} <= {"new", "near"}
    assert set(kept(name, field="seed")) == {""}


def test_a_title_above_the_heads_and_a_sum_below_are_struck_out():
    assert shown("p05d_title_above_the_heads.xlsx") == [
        (1, "struck"),
        (4, "new", "Rossi Anna", "Verdi Ugo"),
        (5, "new", "Bianchi Pia", "Neri Ivo"),
        (7, "struck"),
    ]


def test_what_stands_around_names_in_a_messenger_is_put_aside():
    name = "p06_whatsapp.txt"

    assert shown(name) == [
        (1, "struck"),
        (2, "struck"),
        (4, "struck"),
        (5, "new", "Ana Prado", "Bia Nunes"),
        (6, "new", "Caio Reis", "Davi Melo"),
        (7, "new", "Eva Luz", "Fábio Cruz"),
        (8, "new", "Gil Rocha", "Hugo Dias"),
        (9, "new", "Íris Paz", "João Sá"),
        (10, "unreadable", "one_name"),
        (11, "struck"),
        (12, "new", "Lia Mar", "Mia Sol"),
    ]
    assert kept(name, field="phone")[7] == "11 90000-0003"


def test_asides_belong_to_no_name():
    assert shown("p06b_asides.txt") == [
        (1, "new", "Caio Reis", "Davi Melo"),
        (2, "repeated", "repeated"),
        (3, "new", "Eva Luz", "Fábio Cruz"),
        (4, "repeated", "repeated"),
        (5, "new", "Gil Rocha", "Hugo Dias"),
    ]


def test_rows_of_one_person_each_are_joined():
    name = "p07_one_row_a_player.csv"

    assert shown(name) == [
        (2, "new", "Omar al Din Farol", "Dino Ponte"),
        (4, "new", "Mira Rošić", "Teo Holm"),
        (6, "new", "Tuấn Tôn", "Vera Kadi"),
        (8, "new", "Neva Šimić", "Mads Møl"),
    ]
    assert kept(name, field="home") == ["Clube Um", "Clube Um", "Clube Dois", "Clube Três"]
    assert kept(name)[0] == "a@example.org · b@example.org"
    assert kept(name, field="team") == [""] * 4


def test_two_people_of_one_name_are_not_taken_for_one_in_silence():
    assert [one[1:3] for one in shown("p08_two_people_of_one_name.txt", 1)] == [
        ("new", "Pierre.G"),
        ("new", "Jean-Paul.D"),
        ("repeated", "repeated"),
        ("new", "René.F"),
        ("new", "Lucas.M"),
        ("repeated", "repeated"),
    ]


def test_first_names_alone_are_read():
    found = shown("p08b_first_names_only.txt")

    assert found[0] == (1, "struck")
    assert found[1] == (2, "new", "Ari", "Marta")
    assert found[10] == (11, "taken", "in_line")  # Mara plays in two lines
    assert [one[1] for one in found[1:10] + found[11:]] == ["new"] * 12


def test_names_are_joined_by_the_words_of_each_language():
    assert [one[2:] for one in shown("p09_y_and_ed.txt")] == [
        ("Mia Sol", "Noé Gil"),
        ("Ana Prado", "Bia Nunes"),
        ("Eva Luz", "Ugo Bo"),
    ]
