"""The crosstable page, round by round: linked from the standings, in their order, with few queries."""

import re

import pytest
from django.template.loader import render_to_string

from tests.factories import catch_up, make_stages, play_jogo, play_open
from tests.remembered import remembered
from tests.tournaments import formats
from tests.tournaments.formats import INDIVIDUAL, KNOCKOUT, TEAMS, name
from tests.tournaments.public.pages import text, url
from tests.tournaments.public.staged import GROUPS, many, posted, swiss
from tournaments.charts.crosstable_rounds import RoundCell, RoundColumn, RoundsCrosstable, RoundsRow
from tournaments.charts.stage import StageHead
from tournaments.publication import reading

pytestmark = pytest.mark.django_db
MOST_BYTES = 45_000  # of fifty rows of nine rounds, before they are compressed
ROW = re.compile(r'<tr role="row">(.*?)</tr>', re.DOTALL)


@remembered
def played(duplas=4, rounds=2):
    """Return a Swiss with this number of rounds over and published."""
    stage = swiss(duplas)
    for number in range(1, rounds + 1):
        posted(stage, number)
        play_open(stage)
    catch_up(stage.tournament)
    return stage


def page(client, stage, **query):
    return client.get(url("crosstable", stage.tournament), query)


def rows(answer):
    """Return the text of each row, its heading first."""
    body = answer.content.decode()
    return [
        " ".join(re.sub(r"<[^>]*>", " ", row).split())
        for row in ROW.findall(body[body.index("<table") : body.index("</table>")])
    ]


def test_standings_lead_to_a_table_of_whom_each_met_in_their_order(client):
    stage = played()
    standings = client.get(url("standings", stage.tournament)).content.decode()
    places = reading.shown(reading.head(stage.tournament.slug)).document["stages"][0]["standings"][0]["rows"]

    assert f'href="{url("crosstable", stage.tournament)}?fase=1">Tabela cruzada</a>' in standings
    head, *found = rows(page(client, stage))
    assert head == "Lugar Dupla 1ª 2ª Pontos"
    assert [re.sub(r"( \d [VD]){2} \d+$", "", row) for row in found] == [
        f"{at} {row['name']}" for at, row in enumerate(places, start=1)
    ]
    assert re.fullmatch(r"1 .*( \d V){2} 6", found[0])


def test_it_is_found_as_a_part_of_the_standings(client):
    stage = played(rounds=1)
    body = page(client, stage).content.decode()

    bar = body[body.index("event-bar") : body.index("</nav>", body.index("event-bar"))]
    assert re.findall(r'aria-current="true"\s+href="([^"]*)"', bar) == [url("standings", stage.tournament)]
    assert 'aria-current="page"' not in bar
    assert f'rel="canonical" href="http://testserver{url("crosstable", stage.tournament)}"' in body


def test_it_is_a_table_that_is_read_aloud(client):
    stage = played()
    body = page(client, stage).content.decode()
    table = body[body.index("<table") : body.index("</table>")]

    assert "venceu, empatou ou perdeu." in table[table.index("<caption>") : table.index("</caption>")]
    assert table.count('scope="col"') == 2 + 3
    assert table.count('scope="row"') == 4
    assert table.count('role="row"') == 1 + 4
    rounds = url("rounds", stage.tournament)
    assert f'href="{rounds}?fase=1&amp;rodada=2"\naria-label="2ª rodada">2ª</a>' in table


def test_signs_are_explained_where_they_stand(client):
    stage = played(rounds=1)
    first, _other = posted(stage, 2)
    open_, ended = "“…”: ainda sem resultado.", "“*”: o resultado ainda pode mudar."

    said = text(page(client, stage))
    assert open_ in said
    assert ended not in said
    assert re.search(r" \d … vai começar ", said)
    play_jogo(first.jogo)
    play_open(stage)
    catch_up(stage.tournament)
    assert open_ not in text(page(client, stage))


@pytest.mark.parametrize("plan", [KNOCKOUT, GROUPS, TEAMS, INDIVIDUAL], ids=name)
def test_where_all_meet_or_not_two_there_is_no_such_page_and_no_link(client, plan):
    stage = formats.begun(plan)
    standings = url("standings", stage.tournament)

    assert "tabela-cruzada" not in client.get(standings).content.decode()
    assert page(client, stage)["Location"] == standings


def test_before_the_first_result_there_is_no_link_and_the_page_says_so(client):
    stage = swiss()
    posted(stage)

    assert "tabela-cruzada" not in client.get(url("standings", stage.tournament)).content.decode()
    assert "A classificação começa com o primeiro resultado." in text(page(client, stage))


def test_of_several_stages_only_those_that_have_one_are_led_to(client):
    first, _second, _third = make_stages(
        {"format": "swiss", "rounds": 1, "partidas": 1, "top": 4}, KNOCKOUT, {"format": "danese", "rounds": 1}
    )
    posted(first)
    play_open(first)
    catch_up(first.tournament)

    said = text(page(client, first, fase=2))

    assert "Tabela cruzada · Fase 1" in said
    assert "Fase 2" not in said


def test_fifty_rows_are_a_page_and_places_lead_across_pages(client):
    stage = many()
    first, second = page(client, stage), page(client, stage, pagina=2)

    assert [len(rows(one)) - 1 for one in (first, second)] == [50, 2]
    assert [row.split()[0] for row in rows(second)[1:]] == ["51", "52"]
    assert "51 a 52 de 52" in text(second)
    met = rows(second)[1].split()[-3]
    assert re.search(rf"^{met} .* 51 V 3$", rows(first)[int(met)])


def test_a_poll_is_answered_with_the_table_and_a_reader_who_has_it_with_nothing(
    client, django_assert_num_queries
):
    stage = played(rounds=1)
    first, _other = posted(stage, 2)
    answer = page(client, stage)
    seen = page(client, stage, v="of before").json()["v"]
    with django_assert_num_queries(2):
        assert page(client, stage, v=seen).status_code == 204
    with django_assert_num_queries(2):
        unchanged = client.get(url("crosstable", stage.tournament), headers={"If-None-Match": answer["ETag"]})
    assert unchanged.status_code == 304

    play_jogo(first.jogo)
    catch_up(stage.tournament)
    marks = page(client, stage, v=seen).json()["parts"]

    shown = dict(re.findall(r'id="([^"]+)"[^<>]*\sdata-parte="(\w+)"', answer.content.decode()))
    assert {name for name, mark in marks.items() if mark != shown[name]} == {"cruzada-1", "publicacao"}
    mark, html = page(client, stage, p="cruzada-1").json()["parts"]["cruzada-1"]
    assert mark == marks["cruzada-1"]
    assert html.strip().startswith('<table class="cross-rounds is-few"')


@pytest.mark.parametrize("duplas", [4, 8])
def test_it_costs_the_same_however_many_rows(client, duplas, django_assert_num_queries):
    stage = played(duplas)

    with django_assert_num_queries(5):
        page(client, stage)
    with django_assert_num_queries(2):
        page(client, stage)


@pytest.mark.parametrize(
    ("language", "head"),
    [
        ("it", "Posto Coppia 1º 2º Punti"),
        ("en", "Place Pair 1 2 Points"),
        ("es", "Puesto Pareja 1ª 2ª Puntos"),
    ],
)
def test_letters_are_those_of_the_language_and_figures_the_same(client, language, head):
    stage = played()
    address = url("crosstable", stage.tournament)
    here, there = rows(client.get(address)), rows(client.get(f"/{language}{address}"))

    assert there[0] == head
    assert [re.findall(r"\d+", row) for row in here[1:]] == [re.findall(r"\d+", row) for row in there[1:]]
    won, lost = {"it": "VP", "en": "WL", "es": "GP"}[language]
    assert [re.sub(r" V\b", f" {won}", re.sub(r" D\b", f" {lost}", row)) for row in here[1:]] == there[1:]


def test_fifty_rows_of_nine_rounds_are_few_bytes():
    cells = tuple(RoundCell(opponent=200 + at, outcome="winner" if at % 2 else "loser") for at in range(9))
    table = RoundsCrosstable(
        title="",
        across=False,
        worth="Pontos",
        rounds=tuple(RoundColumn(at, f"{at}ª", f"{at}ª rodada") for at in range(1, 10)),
        rows=tuple(
            RoundsRow(
                place=at, number=at, name=f"Abel Barra e Alba Campos {at}", notes=(), cells=cells, points="7"
            )
            for at in range(250, 300)
        ),
    )
    of = {"document": {"tournament": {"slug": "copa-do-farol-2026"}}, "table": table}
    body = render_to_string(
        "tournaments/charts/crosstable_rounds.html", of | {"stage": StageHead(1, "", "playing", "")}
    )

    assert len(re.sub(r"\s*\n\s*", "\n", body).encode()) < MOST_BYTES
