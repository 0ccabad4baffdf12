"""A pasted list of entries at the desk: previewed line by line, and entered completely or not at all."""

import re
from html import unescape
from io import BytesIO

import openpyxl
import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.access.bodies import Page, filled
from tests.factories import director_of, make_club, make_tournament
from tests.locks import Beside, locked, read_only, until, waiting
from tests.tournaments.desk.pages import text, url
from tournaments.clubs import members
from tournaments.entries import registration
from tournaments.entries.list_entry import PreviewChangedError, enter_list, known
from tournaments.entry_list.cells import cells_of_text
from tournaments.entry_list.lines import ListDraft
from tournaments.entry_list.marks import digest_of, mark
from tournaments.errors import TournamentError
from tournaments.ledger.chains import faults
from tournaments.models import Dupla, DuplaMember, JournalEntry, Player, Team

pytestmark = pytest.mark.django_db
LIST = """*Duplas confirmadas:*
1. Ana Prado e Bia Nunes
2) Caio Dias / Davi Reis (pago)
3 - Eva Lima & Fabi Gil ✅
"""


@pytest.fixture
def club(client):
    """Return a club whose director is signed in."""
    club = make_club("Clube do Cais")
    client.force_login(director_of(club))
    return club


@pytest.fixture
def tournament(club):
    """Return a tournament that takes entries, with Abel Barra e Alba Barra as seed 1."""
    return make_tournament(duplas=1, state="open", club=club, seeds=1)


def paste(client, tournament, lines, **more):
    return client.post(url("desk_entry_list", tournament), {"acao": "conferir", "lines": lines, **more})


def carried(page):
    """Return the form data that the preview sends back."""
    found = re.findall(r'<input type="hidden" name="([\w-]+)" value="([^"]*)"', page.content.decode())
    return {name: unescape(value) for name, value in found}


def confirm(client, tournament, page, acao="inscrever", **more):
    return client.post(url("desk_entry_list", tournament), carried(page) | {"acao": acao} | more)


def states(page):
    """Return the state of each line, without the lines that were struck out."""
    found = (row.marked.state.value for row in page.context["preview"].rows)
    return [state for state in found if state != "struck"]


def counts():
    return (
        Dupla.objects.count(),
        DuplaMember.objects.count(),
        Player.objects.count(),
        JournalEntry.objects.count(),
    )


def test_a_list_is_shown_and_nothing_is_written(client, tournament):
    before = counts()

    page = paste(client, tournament, LIST + "Só Um\nBarra Nova e Abel Barra\nbia nunes; ANA PRADO\n")

    assert page.status_code == 200
    assert states(page) == ["new", "new", "new", "unreadable", "taken", "repeated"]
    assert "3 duplas entram" in text(page)
    assert "Só achei um nome: falta o segundo." in text(page)
    assert "Abel Barra já joga na dupla Abel Barra e Alba Barra." in text(page)
    assert counts() == before


def test_what_was_shown_is_entered_in_its_order(client, tournament):
    page = paste(client, tournament, LIST)

    answer = confirm(client, tournament, page)

    assert answer.status_code == 302
    found = Dupla.objects.order_by("number").values_list("number", "name", "note")
    assert list(found)[1:] == [
        (2, "Ana Prado e Bia Nunes", ""),
        (3, "Caio Dias e Davi Reis", "pago"),
        (4, "Eva Lima e Fabi Gil", ""),
    ]
    assert [one.player.name for one in DuplaMember.objects.filter(dupla__number=2).order_by("pk")] == [
        "Ana Prado",
        "Bia Nunes",
    ]
    assert "3 duplas inscritas." in text(client.get(answer.url))
    assert not list(faults(tournament))


def test_a_known_player_is_not_made_again(client, tournament):
    known = members.add_player(club=tournament.club, name="Bia Núñez")

    confirm(client, tournament, paste(client, tournament, "Ana Prado e bia nunez"))

    assert known in Dupla.objects.get(number=2).players.all()
    assert Dupla.objects.get(number=2).name == "Ana Prado e Bia Núñez"
    assert Player.objects.count() == 4


def test_a_nearly_known_name_is_offered_and_taken_when_chosen(client, tournament):
    known = members.add_player(club=tournament.club, name="Ana Prado")
    page = paste(client, tournament, "Ana Prada e Bia Nunes")

    assert states(page) == ["near"]
    assert "Ana Prada é parecido com Ana Prado." in text(page)
    again = confirm(client, tournament, page, **{"l1-first-e": "Ana Prado"})
    assert (again.status_code, states(again)) == (422, ["new"])  # the choice is previewed first
    confirm(client, tournament, again)

    assert known in Dupla.objects.get(number=2).players.all()
    assert not Player.objects.filter(name="Ana Prada").exists()


def test_a_nearly_known_name_is_another_person_unless_it_is_chosen(client, tournament):
    members.add_player(club=tournament.club, name="Ana Prado")

    confirm(client, tournament, paste(client, tournament, "Ana Prada e Bia Nunes"), **{"l1-first-e": ""})

    assert Dupla.objects.get(number=2).name == "Ana Prada e Bia Nunes"


def test_a_name_that_was_not_offered_is_not_taken(client, tournament):
    page = paste(client, tournament, "Ana Prado e Bia Nunes")

    answer = confirm(client, tournament, page, **{"l1-first-e": "Abel Barra"})

    assert answer.status_code == 422
    assert Dupla.objects.count() == 1


def test_a_line_is_put_right_in_place_shown_again_and_then_entered(client, tournament):
    page = paste(client, tournament, LIST + "Só Um\n")

    again = confirm(client, tournament, page, **{"l5-first": "Só Um", "l5-second": "Gil Sá"})

    assert again.status_code == 422
    assert "Algo foi corrigido: confira de novo antes de inscrever." in text(again)
    assert states(again) == ["new"] * 4
    assert Dupla.objects.count() == 1
    assert confirm(client, tournament, again).status_code == 302
    assert Dupla.objects.get(number=5).name == "Só Um e Gil Sá"


def test_a_line_is_left_out(client, tournament):
    page = paste(client, tournament, LIST)

    again = confirm(client, tournament, page, fora="3")
    assert (again.status_code, states(again)) == (422, ["new", "out", "new"])
    confirm(client, tournament, again, fora="3")

    assert list(Dupla.objects.order_by("number").values_list("name", flat=True))[1:] == [
        "Ana Prado e Bia Nunes",
        "Eva Lima e Fabi Gil",
    ]


def test_a_list_of_which_every_line_is_left_out_is_shown_again(client, tournament):
    page = paste(client, tournament, LIST)

    out = {"fora": ["2", "3", "4"]}
    again = confirm(client, tournament, confirm(client, tournament, page, **out), **out)

    assert (again.status_code, states(again)) == (422, ["out"] * 3)
    assert "Nenhuma linha desta lista entra" in text(again)
    assert Dupla.objects.count() == 1


def test_a_line_that_enters_only_since_another_is_left_out_is_shown_first(client, tournament):
    page = paste(client, tournament, "Ana Prado e Bia Nunes\nAna Prado e Caio Dias")
    assert states(page) == ["new", "taken"]

    again = confirm(client, tournament, page, fora="1")

    assert (again.status_code, states(again)) == (422, ["out", "new"])
    assert Dupla.objects.count() == 1
    assert confirm(client, tournament, again, fora="1").status_code == 302
    assert Dupla.objects.get(number=2).name == "Ana Prado e Caio Dias"


def test_entries_that_changed_since_are_shown_again_and_nothing_is_written(client, tournament):
    page = paste(client, tournament, LIST)
    one = members.add_player(club=tournament.club, name="Caio Dias")
    other = members.add_player(club=tournament.club, name="Zeca Mol")
    registration.register_dupla(tournament=tournament, first=one, second=other)
    before = counts()

    again = confirm(client, tournament, page)

    assert (again.status_code, states(again)) == (422, ["new", "taken", "new"])
    assert "Nada foi inscrito: algo mudou desde que a lista foi mostrada. Confira de novo." in text(again)
    assert counts() == before


def test_sent_twice_a_list_enters_once(client, tournament):
    page = paste(client, tournament, LIST)
    confirm(client, tournament, page)

    again = confirm(client, tournament, page)

    assert (again.status_code, states(again)) == (422, ["entered"] * 3)
    assert "O que podia entrar desta lista já está inscrito." in text(again)
    assert not re.search("Nada foi inscrito|não foi gravado|Nada está gravado", text(again))
    assert Dupla.objects.count() == 4


def test_a_list_whose_event_was_drawn_meanwhile_is_refused(client, tournament):
    page = paste(client, tournament, LIST)
    tournament.drawn_at = tournament.starts_on.isoformat() + "T12:00Z"
    tournament.save(update_fields=["drawn_at"])

    answer = confirm(client, tournament, page)

    assert answer.status_code == 422
    assert Dupla.objects.count() == 1


def test_back_to_the_list_loses_nothing(client, tournament):
    page = paste(client, tournament, "Ana Sá; Bia Sá; 2; Barra\nSó Um\nEva / Fabi / Gil\n")

    back = confirm(client, tournament, page, "voltar", **{"l2-first": "Só Um", "l2-second": "Gil Sá"})

    lines = back.context["list_form"]["lines"].value()
    assert lines.splitlines() == ["Ana Sá;Bia Sá;2;Barra", "Só Um / Gil Sá;", "Eva / Fabi / Gil;"]


@pytest.mark.parametrize(
    "lines", ["", " \n\n", "x\n" * 1001, "x\n" * 50_001], ids=["empty", "blank", "1,001", "50,001"]
)
def test_a_list_that_cannot_be_is_refused_and_kept(client, tournament, lines):
    answer = paste(client, tournament, lines)

    assert answer.status_code == 422
    assert answer.context["list_form"].errors
    assert lines.strip() in unescape(answer.content.decode())


def test_too_long_a_list_is_counted(client, tournament):
    assert "A lista tem 1003 linhas; de uma vez entram até 1000." in text(
        paste(client, tournament, "Ana e Bia\n" * 1003)
    )


@pytest.mark.parametrize("sent", ["", "x", '[[[1,"Ana"]],[0,true,"dupla"],[],[],[]]'])
def test_a_confirmation_that_is_none_is_refused(client, tournament, sent):
    answer = client.post(url("desk_entry_list", tournament), {"acao": "inscrever", "lista": sent})

    assert answer.status_code == 422
    assert "cole outra vez" in text(answer)


def test_a_list_that_was_changed_outside_the_page_is_refused(client, tournament):
    page = paste(client, tournament, LIST)
    held = carried(page)["lista"]
    other = held[:20] + ("A" if held[20] != "A" else "B") + held[21:]

    answer = confirm(client, tournament, page, lista=other)

    assert answer.status_code == 422
    assert "cole outra vez" in text(answer)


def test_teams_seeds_and_homes_come_in_columns(client, tournament):
    lines = (
        "Nº;Dupla;Cabeça;Clube;Equipe;Telefone;Obs.\n1;Ana e Bia;2;Barra;Norte;(11) 98765-4321;chega tarde\n"
    )

    confirm(client, tournament, paste(client, tournament, lines + "2;Caio e Davi;;;norte;;\n"))

    one, other = Dupla.objects.filter(number__gt=1).order_by("number")
    assert (one.seed, one.home, one.team.name) == (2, "Barra", "Norte")
    assert (one.phone, one.note) == ("(11) 98765-4321", "chega tarde")
    assert other.team == Team.objects.get()
    assert not list(faults(tournament))


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "cp1252"])
def test_a_file_is_shown_and_entered_as_a_text_is(client, tournament, encoding):
    file = SimpleUploadedFile("lista.csv", "Dupla;Clube\nInês Sá e Zoé Paz;São João\n".encode(encoding))

    page = paste(client, tournament, "", file=file)
    confirm(client, tournament, page)

    assert Dupla.objects.values_list("name", "home").get(number=2) == ("Inês Sá e Zoé Paz", "São João")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"x" * (10 * 2**20 + 1), "O arquivo é grande demais: uma lista tem até 10 MB."),
        (b"Ana;Bia\n" * 50_001, "A lista tem mais de 50000 linhas; de uma vez entram até 1000."),
        (b"Ana;Bia\n" * 3_000, "A lista tem 3000 linhas; de uma vez entram até 1000."),
        (b"PK\x03\x04xxxx", "Não se consegue ler este arquivo"),
        (b"\0\1\2", "Não se consegue ler este arquivo"),
        (b"", "O arquivo está vazio."),
    ],
    ids=["10 MB", "50,001 lines", "3,000 lines", "no workbook", "no text", "empty"],
)
def test_a_file_that_cannot_be_is_refused_and_nothing_is_written(client, tournament, content, said):
    before = counts()

    answer = paste(client, tournament, "", file=SimpleUploadedFile("lista.xlsx", content))

    assert answer.status_code == 422
    assert said in text(answer)
    assert counts() == before


def test_a_sheet_of_50_000_rows_is_refused_in_a_sentence(client, tournament, complete):
    rows = 50_000 if complete else 5_000
    book = openpyxl.Workbook(write_only=True)
    sheet = book.create_sheet()
    for number in range(rows):
        sheet.append([f"Ana {number}", f"Bia {number}"])
    file = BytesIO()
    book.save(file)

    answer = paste(client, tournament, "", file=SimpleUploadedFile("lista.xlsx", file.getvalue()))

    assert answer.status_code == 422
    assert f"A lista tem {rows} linhas; de uma vez entram até 1000." in text(answer)


def test_a_file_beside_a_pasted_list_is_refused_and_the_list_kept(client, tournament):
    answer = paste(client, tournament, LIST, file=SimpleUploadedFile("lista.csv", b"Ana;Bia"))

    assert answer.status_code == 422
    assert "Envie o arquivo ou a lista colada, um de cada vez" in text(answer)
    assert LIST.strip() in unescape(answer.content.decode())


SHEET = (
    "Clube;Pagou;Atleta A;Atleta B\nBarra;sim;Ana Prado;Bia Nunes\nana@example.org;não;Caio Dias;Davi Reis\n"
)


def menus(page):
    """Return the chosen values of the column menus."""
    return [menu.value for menu in page.context["preview"].menus]


def test_columns_are_named_by_menus_and_an_ignored_one_is_told(client, tournament):
    page = paste(client, tournament, SHEET)

    assert menus(page) == ["home", "skip", "name", "name"]
    assert "Não se usa: Pagou." in text(page)
    assert [field.value for row in page.context["preview"].rows for field in row.fields] == []


def test_a_menu_that_is_changed_is_shown_before_anything_is_entered(client, tournament):
    page = paste(client, tournament, SHEET)

    again = confirm(client, tournament, page, **{"coluna-1": "note"})

    assert again.status_code == 422
    assert menus(again) == ["home", "note", "name", "name"]
    assert Dupla.objects.count() == 1
    confirm(client, tournament, again, **{"coluna-1": "note"})
    assert list(Dupla.objects.order_by("number").values_list("home", "note"))[1:] == [
        ("Barra", "sim"),
        ("", "não · ana@example.org"),  # a private cell is never an origin, whatever its column
    ]


def test_a_club_s_next_list_is_read_as_the_last_one_was(client, tournament):
    page = paste(client, tournament, SHEET)
    confirm(client, tournament, confirm(client, tournament, page, "rever", **{"coluna-1": "note"}))

    assert menus(paste(client, tournament, SHEET.replace("Ana Prado", "Eva Lima"))) == [
        "home",
        "note",
        "name",
        "name",
    ]
    assert menus(paste(client, tournament, SHEET.replace("Pagou", "Pagamento")))[1] == "skip"


def test_a_column_without_a_head_is_public_in_the_next_list_only_after_another_question(client, tournament):
    page = paste(client, tournament, "Ana Prado e Bia Nunes;Barra\n")
    confirm(client, tournament, confirm(client, tournament, page, "rever", **{"coluna-1": "home"}))
    assert Dupla.objects.get(number=2).home == "Barra"

    page = paste(client, tournament, "Caio Dias e Davi Reis;diabético\n")

    assert (menus(page), states(page)) == (["dupla", "home"], ["doubtful"])


def test_surname_comma_name_enters_once_somebody_has_said_what_it_is(client, club):
    tournament = make_tournament(duplas=0, state="open", club=club, entrants="players")
    page = paste(client, tournament, "Rossi, Anna\nRossi, Marco\n")

    assert states(page) == ["doubtful", "doubtful"]
    again = confirm(client, tournament, page, "colunas")
    assert (again.status_code, states(again)) == (200, ["new", "new"])
    confirm(client, tournament, again)
    assert list(Dupla.objects.order_by("number").values_list("name", flat=True)) == [
        "Anna Rossi",
        "Marco Rossi",
    ]
    next_list = paste(client, tournament, "Bianchi, Pia\n")
    assert menus(next_list) == ["surname", "name"]  # as the club has said
    assert states(next_list) == ["doubtful"]  # but no second line records the same value


def test_the_line_of_the_heads_may_be_another(client, tournament):
    page = paste(client, tournament, "Elas;Eles\nAna Prado;Bia Nunes\nCaio Dias;Davi Reis\n")

    again = confirm(client, tournament, page, "rever", cabecalho="1")

    assert states(again) == ["new", "new"]
    assert [menu.head for menu in again.context["preview"].menus] == ["Elas", "Eles"]


def test_a_line_that_is_struck_out_is_restored(client, tournament):
    page = paste(client, tournament, LIST)
    struck = [row.marked.entry.number for row in page.context["preview"].rows if row.marked.state == "struck"]
    assert struck == [1]

    back = confirm(client, tournament, page, "rever", volta="1")

    assert states(back) == ["unreadable", "new", "new", "new"]
    right = confirm(client, tournament, back, **{"l1-first": "Íris Paz", "l1-second": "Rui Sá"})
    assert (right.status_code, states(right)) == (422, ["new"] * 4)
    confirm(client, tournament, right)
    assert Dupla.objects.filter(name="Íris Paz e Rui Sá").exists()


def test_a_doubtful_line_enters_once_somebody_says_that_it_is_right(client, tournament):
    page = paste(client, tournament, "Ana Prado e Bia Nunes\nRui Souza e Silva\n")
    assert states(page) == ["new", "doubtful"]

    confirm(client, tournament, page)
    assert Dupla.objects.count() == 2
    shown = {"l2-first": "Rui Souza", "l2-second": "Silva"}
    right = confirm(client, tournament, page, "rever", certo="2", **shown)

    assert states(right) == ["entered", "new"]
    confirm(client, tournament, right)
    assert Dupla.objects.filter(name="Rui Souza e Silva").exists()


@pytest.mark.parametrize(
    ("entrants", "lines", "field", "names"),
    [
        ("players", "Lucas M\nLucas M\n", "l2-first-e", ["Lucas M", "Lucas M 2"]),
        ("duplas", "Sílvio e Mara\nLuis e Mara\n", "l2-second-e", ["Sílvio e Mara", "Luis e Mara 2"]),
    ],
)
def test_two_people_of_one_name_are_told_apart(client, club, entrants, lines, field, names):
    tournament = make_tournament(duplas=0, state="open", club=club, entrants=entrants)
    page = paste(client, tournament, lines)
    free = [
        choice.free for row in page.context["preview"].rows for choice in row.choices if choice.name == field
    ]

    again = confirm(client, tournament, page, "rever", **{field: free[0]})
    confirm(client, tournament, again)

    assert [row.marked.enters for row in again.context["preview"].rows] == [True, True]
    assert list(Dupla.objects.order_by("number").values_list("name", flat=True)) == names


def test_players_are_entered_one_a_line(client, club):
    tournament = make_tournament(duplas=0, state="open", club=club, entrants="players")

    page = paste(client, tournament, "1. Ivo Mar; 1\nTeca Sal / Rui Sal\nNina Foz\n")
    confirm(client, tournament, page)

    assert states(page) == ["new", "unreadable", "new"]
    assert list(Dupla.objects.order_by("number").values_list("name", flat=True)) == ["Ivo Mar", "Nina Foz"]


def word(number):
    return "".join("abcdefghij"[int(digit)] for digit in str(number))


def of_length(number):
    return "\n".join(
        f"{number}. Um{word(number)} Sol e Dois{word(number)} Sol" for number in range(1, number + 1)
    )


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("{0} Maria Sol / {0} Maria Lua", "Mais 350 linhas com um nome parecido"),
        ("{0} Sol / {0} Sol / x; 0", "Mais 350 linhas a corrigir"),
    ],
    ids=["near", "faulty"],
)
def test_a_long_list_sends_no_more_fields_than_are_read(client, tournament, line, said):
    names = [word(number).title() for number in range(1000, 1500)]
    Player.objects.bulk_create(
        Player(club=tournament.club, name=f"{name} {last}", sort_name=f"{name} {last}".lower())
        for name in names
        for last in ("Sol", "Lua")
    )
    page = paste(client, tournament, "\n".join(line.format(name) for name in names))

    form = filled(Page("", page.status_code, page.content.decode()), {}, "rever")
    again = client.post(url("desk_entry_list", tournament), form.fields)

    assert said in text(page)
    assert (again.status_code, states(again)) == (200, states(page))


@pytest.mark.parametrize("number", [1, 3, 300])
def test_a_list_costs_the_same_whatever_its_length(client, club, number):
    tournament = make_tournament(duplas=0, state="open", club=club)
    page = paste(client, tournament, "Ana e Bia")  # queries made once for all lines

    with CaptureQueriesContext(connection) as shown:
        page = paste(client, tournament, of_length(number))
    with CaptureQueriesContext(connection) as entered:
        answer = confirm(client, tournament, page)

    assert answer.status_code == 302
    assert Dupla.objects.count() == number
    assert (len(shown), len(entered)) == (10, 21)


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_a_list_confirmed_twice_at_once_is_entered_once():
    tournament = make_tournament(duplas=1, state="open")
    draft = ListDraft.begun(cells_of_text(LIST), 2)
    seen = digest_of(mark(draft.entries(2), known(tournament)))

    def enter():
        enter_list(tournament=tournament, draft=draft, seen=seen)

    with locked(tournament):
        both = [Beside(enter) for _ in range(2)]
        until(lambda: waiting() == 2)
    for one in both:
        one.join(20)

    assert [type(one.error) for one in both if one.error] == [PreviewChangedError]
    assert Dupla.objects.count() == 4


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_a_player_who_is_made_at_another_event_meanwhile_leaves_nothing_half_entered():
    tournament = make_tournament(duplas=1, state="open")
    draft = ListDraft.begun(cells_of_text(LIST), 2)
    seen = digest_of(mark(draft.entries(2), known(tournament)))
    before = counts()

    with read_only(Player):
        one = Beside(lambda: enter_list(tournament=tournament, draft=draft, seen=seen))
        until(lambda: waiting() == 1)  # it has read the club's players and is about to write
        made = Beside(lambda: members.add_player(club=tournament.club, name="Fabi Gil"))
        until(lambda: waiting() == 2)
    one.join(20)
    made.join(20)

    assert {type(one.error), type(made.error)} in (
        {PreviewChangedError, type(None)},
        {type(None), TournamentError},
    )
    entered = counts()[0] - before[0]
    assert entered == (0 if one.error else 3)
