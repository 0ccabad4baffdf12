"""Spreadsheet files: their content, numbers as numbers, and no cell that a spreadsheet would evaluate as a formula."""

import csv
from io import BytesIO, StringIO

import openpyxl
import pytest

from tests.factories import finish, jogos_being_played, make_tournament, record
from tests.tournaments.desk.pages import url
from tests.tournaments.desk.staged import SWISS, play_round, posted, running, signed_in
from tournaments.desk.spreadsheets.formats import as_csv, as_xlsx
from tournaments.desk.spreadsheets.tables import Table
from tournaments.models import Dupla

pytestmark = pytest.mark.django_db


def of_csv(client, tournament, table):
    answer = client.get(url("desk_spreadsheet", tournament, table, "csv"))
    assert answer.status_code == 200
    assert f"{tournament.slug}-{table}.csv" in answer["Content-Disposition"]
    text = answer.content.decode("utf-8-sig")
    heads, *rows = csv.reader(StringIO(text), delimiter=";")
    return [dict(zip(heads, row, strict=True)) for row in rows]


def of_xlsx(client, tournament, table):
    answer = client.get(url("desk_spreadsheet", tournament, table, "xlsx"))
    sheet = openpyxl.load_workbook(BytesIO(answer.content)).active
    heads, *rows = sheet.iter_rows(values_only=True)
    return [dict(zip(heads, row, strict=True)) for row in rows]


def test_entries_have_what_the_direction_knows(client):
    tournament = signed_in(client, make_tournament(duplas=3, state="open", seeds=1))
    Dupla.objects.filter(tournament=tournament, number=2).update(phone="+55 11 98765-4321", home="Santos")

    rows = of_csv(client, tournament, "inscritos")

    assert [row["Nº"] for row in rows] == ["1", "2", "3"]
    assert rows[0]["Cabeça"] == "1"
    assert rows[1]["Telefone"] == "'+55 11 98765-4321"
    assert rows[1]["Vem de"] == "Santos"
    assert rows[1]["Nome"] == " e ".join((rows[1]["Jogador 1"], rows[1]["Jogador 2"]))


def test_results_and_standings_agree_with_the_page(client):
    tournament = running(client, SWISS)
    play_round(posted(tournament))
    shown = client.get(url("desk_standings", tournament)).context["stage"].standings[0].rows

    results, standings = (
        of_xlsx(client, tournament, "resultados"),
        of_xlsx(client, tournament, "classificacao"),
    )

    assert [(row["Situação"], row["Vence"]) for row in results] == [("jogado", row["A"]) for row in results]
    assert {(row["Pontos A"], row["Pontos B"]) for row in results} == {(760, 220)}
    assert [(row["Lugar"], row["Nome"]) for row in standings] == [(row.place, row.name) for row in shown]
    assert {type(row["Pontos feitos"]) for row in standings} == {int}


def test_at_the_end_the_final_ranking_is_there(client):
    tournament = signed_in(client, finish(make_tournament(duplas=4)))

    rows = of_csv(client, tournament, "classificacao")

    assert [row["Lugar"] for row in rows if row["Fase"] == "Classificação final"] == ["1º", "2º", "3º", "4º"]


def test_the_ledger_has_every_version_and_the_log_every_line(client):
    tournament = signed_in(client, make_tournament(duplas=2, target=1500))
    record(jogos_being_played(tournament)[0])

    (mao,) = of_xlsx(client, tournament, "livro")

    assert (mao["Pontos A"], mao["Pontos B"], mao["Vale"]) == (760, 220, "sim")
    said = [row["O quê"] for row in of_csv(client, tournament, "historico")]
    assert "Mão gravada" in said
    assert said[-1] == "Fase começada"


@pytest.mark.parametrize(
    "text", ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", '=HYPERLINK("x")', " =1", "\n=1", "\uff1d1"]
)
@pytest.mark.parametrize("write", [as_csv, as_xlsx])
def test_no_text_is_calculated(text, write):
    table = Table("T", ["Nome", "Saldo"], [[text, -110]])

    content = write(table)

    if write is as_csv:
        _heads, row = csv.reader(StringIO(content.decode("utf-8-sig")), delimiter=";")
        assert row[0].startswith("'")
        assert row[1] == "-110"
        return
    sheet = openpyxl.load_workbook(BytesIO(content)).active
    name, balance = sheet["A2"], sheet["B2"]
    assert (name.data_type, balance.data_type, balance.value) == ("s", "n", -110)
    assert name.value.startswith("'")


def test_what_no_workbook_holds_is_left_out():
    assert openpyxl.load_workbook(BytesIO(as_xlsx(Table("T", ["x"], [["a\x0bb" + "z" * 40_000]])))).active[
        "A2"
    ]


@pytest.mark.parametrize("address", [("nada", "csv"), ("inscritos", "exe")])
def test_other_files_are_not_there(client, address):
    tournament = signed_in(client, make_tournament(duplas=2, state="open"))

    assert client.get(url("desk_spreadsheet", tournament, *address)).status_code == 404


def test_a_whole_event_is_one_file(client):
    tournament = signed_in(client, make_tournament(duplas=2, target=1500))
    Dupla.objects.filter(tournament=tournament, number=1).update(
        phone="11 98765-4321", note="cadeira de rodas"
    )
    record(jogos_being_played(tournament)[0])

    answer = client.get(url("desk_event_file", tournament))

    told = answer.json()
    assert (told["canastra"], told["version"]) == ("evento", 2)
    (confronto,) = told["confrontos"]
    (mao,) = confronto["jogo"]["partidas"][0]["maos"]
    assert (mao["totals"], mao["version"]) == ({"A": 760, "B": 220}, 1)
    (shown,) = told["document"]["stages"][0]["rounds"][0]["confrontos"]
    assert confronto["id"] == shown["id"]
    assert told["stages"][0]["plan"]["format"] == "knockout"
    assert "98765" not in answer.content.decode()
    assert "cadeira" not in answer.content.decode()
    assert told["sealed"]["digest"]
