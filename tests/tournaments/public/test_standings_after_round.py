"""The standings after a round: later rounds do not change them; a correction does, and the page says so."""

import re

import pytest
from django.urls import reverse

from tests.factories import (
    TABLE,
    catch_up,
    director_of,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_jogo,
    play_open,
    record,
)
from tests.remembered import remembered
from tests.tournaments.first_reader import forget
from tests.tournaments.public.pages import corrected, text, url
from tests.tournaments.public.staged import many, posted
from tournaments.entries import leaving
from tournaments.event import stages
from tournaments.ledger.names_apart import told
from tournaments.models import Confronto, Dupla, Round
from tournaments.outcomes import decisions, penalties
from tournaments.publication import publishing, reading
from tournaments.publication.document import standings_after_round
from tournaments.publication.document.stages import Stages

pytestmark = pytest.mark.django_db
SWISS = {"format": "swiss", "rounds": 3, "partidas": 1, "order": ["points", "made", "difference", "lots"]}
UNCHANGED = "O que se jogou depois não muda esta tabela."
WAITING = "foi mudado e ainda não foi publicado"


@remembered
def played(rounds=2, plan=SWISS, **fields):
    """Return a stage with this number of rounds over and published."""
    (stage,) = make_stages(plan, duplas=4, **fields)
    for number in range(1, rounds + 1):
        over(stage, number)
    return stage


def over(stage, number):
    posted(stage, number)
    play_open(stage)
    catch_up(stage.tournament)


def answer(client, stage, number=1, **headers):
    return client.get(url("stood", stage.tournament, stage.number, number), headers=headers)


def rows(client, stage, number=1):
    address = reverse("tournaments:api-round-standings", args=[stage.tournament.slug, stage.number, number])
    found = client.get(address)
    return found.json()["results"] if found.status_code == 200 else found.status_code


def test_fifty_rows_are_a_page_and_all_are_one_for_the_wall(client):
    address = url("stood", many().tournament, 1, 1)
    first, second, whole = (client.get(address + query) for query in ("", "?pagina=2", "?inteira=1"))

    assert [places_told(one) for one in (first, second)] == [[*range(1, 51)], [51, 52]]
    assert "51 a 52 de 52" in text(second)
    assert 'href="?inteira=1"' in first.content.decode()
    assert places_told(whole) == [*range(1, 53)]
    assert "página" not in text(whole)


def test_later_rounds_and_what_happens_in_them_change_nothing(client):
    stage = played(1)
    before = rows(client, stage)
    page = table_on(client, stage)
    standings_after_round._standings.cache_clear()

    over(stage, 2)
    one = Dupla.objects.get(number=1)
    penalties.penalise(
        dupla=one, stage=stage, round=2, sanction="vp", amount=1, reason="atraso", source=TABLE
    )
    posted(stage, 3)
    leaving.withdraw(dupla=one, justified=True, reason="doente", source=TABLE)
    catch_up(stage.tournament)

    assert rows(client, stage) == before
    assert UNCHANGED in text(answer(client, stage))
    assert table_on(client, stage) == page
    assert {row["meetings"] for row in standings_after_round._standings(*key(stage, 1))[0]["rows"]} == {1}


def places_told(page):
    """Return the places of the rows of a page."""
    cells = re.findall(r'<td role="cell" class="[a-z]+-place">(\d+)º</td>', page.content.decode())
    return list(map(int, cells))


def table_on(client, stage):
    """Return the page's text from the heading of the table on, without the growing hash chain in the footer."""
    return text(answer(client, stage)).split("Lugar", 1)[1].split("Publicação nº", 1)[0]


def key(stage, number):
    """Return the cache key of the tables of a round."""
    published = told(publishing.latest(stage.tournament).payload["stages"][0])
    return stage.tournament.pk, 1, number, standings_after_round._digest(published, number)


def test_a_correction_changes_the_table_and_is_said_with_its_reason(client):
    stage = played(2)
    before = rows(client, stage)
    jogo = Confronto.objects.filter(round=1).first().jogo

    corrected(jogo)
    catch_up(stage.tournament)

    page = text(answer(client, stage))
    assert rows(client, stage) != before
    assert "Corrigida depois de encerrada a rodada" in page
    assert "mão corrigida. soma trocada" in page
    assert UNCHANGED not in page
    assert "soma trocada" in text(answer(client, stage, 2))


def test_a_correction_of_a_later_round_is_not_told_of_an_earlier_one(client):
    stage = played(2)
    before = rows(client, stage)

    corrected(Confronto.objects.filter(round=2).first().jogo)
    catch_up(stage.tournament)

    assert rows(client, stage) == before
    assert UNCHANGED in text(answer(client, stage))
    assert "soma trocada" in text(answer(client, stage, 2))


@pytest.mark.parametrize("what", ["undo", "penalty", "lifted"])
def test_what_the_director_changes_afterwards_is_said(client, what):
    stage = played(2)
    confronto = Confronto.objects.filter(round=1).first()
    if what == "undo":
        decisions.undo(confronto=confronto, reason="pontos de outra mesa", source=TABLE)
    else:
        given = penalties.penalise(
            dupla=confronto.dupla_a,
            stage=stage,
            round=1,
            sanction="vp",
            amount=1,
            reason="pontos de outra mesa",
            source=TABLE,
        )
        if what == "lifted":
            penalties.lift(penalty=given, reason="engano", source=TABLE)
    catch_up(stage.tournament)

    page = text(answer(client, stage))
    assert "pontos de outra mesa" in page
    assert ("engano" in page) is (what == "lifted")


def test_of_a_stage_started_anew_only_what_was_changed_since_is_said(client):
    stage = played(2)
    again = stages.restart_stage(stage=stage, typed_name=str(stage), source=TABLE)
    stages.begin_stage(stage=again, seed=9, source=TABLE)
    one, other = posted(again)
    decisions.walkover(confronto=one, winner="A", reason="não vieram", source=TABLE)
    play_jogo(other.jogo)
    catch_up(stage.tournament)

    assert UNCHANGED in text(answer(client, stage))


def test_a_correction_that_is_not_published_is_not_told(client):
    stage = played(2, auto_publish=False)
    director = director_of(stage.tournament.club)
    assert answer(client, stage).status_code == 404
    publishing.publish(tournament=stage.tournament, author=director)
    catch_up(stage.tournament)
    before = rows(client, stage)

    corrected(Confronto.objects.filter(round=1).first().jogo)
    catch_up(stage.tournament)
    assert rows(client, stage) == before  # the cache of this process has the published data
    standings_after_round._standings.cache_clear()
    assert rows(client, stage) == 404
    page = text(answer(client, stage))
    assert WAITING in page
    assert "soma trocada" not in page

    publishing.publish(tournament=stage.tournament, author=director, reason="soma")
    catch_up(stage.tournament)
    assert rows(client, stage) != before
    assert "soma trocada" in text(answer(client, stage))


def test_a_later_correction_that_is_not_published_hides_nothing_of_an_earlier_table(client):
    stage = played(2)
    stage.tournament.auto_publish = False
    stage.tournament.save()
    before = rows(client, stage)

    corrected(Confronto.objects.filter(round=2).first().jogo)
    catch_up(stage.tournament)
    standings_after_round._standings.cache_clear()

    assert rows(client, stage) == before
    assert rows(client, stage, 2) == 404


def test_rounds_lead_to_each_other_and_the_stage_to_them(client):
    stage = played(2)
    posted(stage, 3)

    page = answer(client, stage, 2).content.decode()

    assert url("stood", stage.tournament, 1, 1) in page
    assert url("stood", stage.tournament, 1, 3) not in page
    shown = client.get(url("rounds", stage.tournament), {"rodada": 1}).content.decode()
    assert url("stood", stage.tournament, 1, 1) in shown
    newest = client.get(url("rounds", stage.tournament)).content.decode()
    assert url("stood", stage.tournament, 1, 3) not in newest


@pytest.mark.parametrize(("stage_number", "number"), [(1, 0), (1, 2), (1, 9), (2, 1)])
def test_a_table_that_never_stood_is_not_found(client, stage_number, number):
    stage = played(1)
    posted(stage, 2)
    play_jogo(jogos_being_played(stage.tournament)[0])
    catch_up(stage.tournament)

    args = (stage_number, number)
    assert client.get(url("stood", stage.tournament, *args)).status_code == 404
    api = reverse("tournaments:api-round-standings", args=[stage.tournament.slug, *args])
    assert client.get(api).status_code == 404


def test_a_bracket_has_no_table_after_a_round(client):
    tournament = make_tournament(duplas=4)
    (stage,) = make_stages({"format": "double", "reset": True}, duplas=4)

    assert client.get(url("stood", tournament, 1, 1)).status_code == 404
    assert client.get(url("stood", catch_up(stage.tournament), 1, 1)).status_code == 404


def test_groups_have_a_table_each(client):
    (stage,) = make_stages({"format": "groups", "groups": 2, "partidas": 1}, duplas=6)
    play_open(stage)
    catch_up(stage.tournament)

    assert {row["group"] for row in rows(client, stage)} == {1, 2}
    assert "Grupo 2" in text(answer(client, stage))


@pytest.mark.parametrize("rounds", [1, 3])
def test_the_page_is_cheap_once_read_and_unchanged_costs_two_queries(
    client, rounds, django_assert_num_queries
):
    stage = played(rounds)
    tag = answer(client, stage)["ETag"]

    with django_assert_num_queries(5):
        assert answer(client, stage).status_code == 200
    with django_assert_num_queries(2):
        assert answer(client, stage, **{"If-None-Match": tag}).status_code == 304


@pytest.mark.parametrize("rounds", [1, 3])
def test_reading_it_the_first_time_costs_the_same_however_many_rounds(
    client, rounds, django_assert_num_queries
):
    stage = played(rounds)
    answer(client, stage)
    standings_after_round._standings.cache_clear()

    with django_assert_num_queries(15):
        answer(client, stage)


def test_a_round_that_closes_is_in_the_log():
    stage = played(1)

    assert Round.objects.get(stage=stage, number=1).state == "closed"
    assert stage.tournament.tournamentlogentry_set.filter(action="round_closed", round=1).count() == 1


def test_standings_after_a_round_of_a_revision_that_does_not_say_when_it_was_started(client, monkeypatch):
    said = Stages._rounds

    def without(self, stage):
        when = {"posted_at", "started_at"}
        return [{key: one for key, one in each.items() if key not in when} for each in said(self, stage)]

    with monkeypatch.context() as before:
        before.setattr(Stages, "_rounds", without)
        stage = played()

    assert WAITING not in text(answer(client, stage))
    assert len(rows(client, stage)) == 4


def places_on(client, stage, number):
    """Return the places of a dupla on its page: from the picture, and round by round from the links."""
    body = client.get(url("dupla", stage.tournament, number)).content.decode()
    picture = re.search(r'aria-label="Lugar depois de cada rodada: ([^"]*)\."', body)
    links = re.findall(r'href="([^"]*)">lugar depois dela: ([^<]*)</a>', body)
    return picture and picture[1].split(", "), links


def test_page_of_a_dupla_draws_its_place_after_each_round_as_the_standings_have_it(client):
    stage = played(3)

    for number in range(1, 5):
        drawn, links = places_on(client, stage, number)
        stood_at = [
            next(f"{row['place']}º" for row in rows(client, stage, after) if row["dupla"] == number)
            for after in (1, 2, 3)
        ]
        assert drawn == stood_at
        assert links == [
            (url("stood", stage.tournament, stage.number, after), place)
            for after, place in enumerate(stood_at, start=1)
        ]


def test_figures_of_the_picture_are_those_of_a_drawing_in_every_language(client):
    stage = played(3)

    for language in ("", "/it"):
        body = client.get(language + url("dupla", stage.tournament, 1)).content.decode()
        found = re.findall(
            r' (?:cx|cy|x|y)="([^"]*)"', body[body.index("places-picture") :].partition("</svg>")[0]
        )
        assert len(found) == 3 * 4
        assert all(re.fullmatch(r"\d+(\.\d+)?", one) for one in found), found


def test_one_round_is_said_and_not_drawn_and_one_being_played_is_neither(client):
    stage = played(1)
    posted(stage, 2)

    drawn, links = places_on(client, stage, 1)

    assert drawn is None
    assert len(links) == 1


def test_places_are_not_told_while_a_correction_in_their_rounds_is_not(client):
    stage = played(2, auto_publish=False)
    publishing.publish(tournament=stage.tournament, author=director_of(stage.tournament.club))
    catch_up(stage.tournament)
    before = places_on(client, stage, 1)

    corrected(Confronto.objects.filter(round=1).first().jogo)
    catch_up(stage.tournament)
    assert places_on(client, stage, 1) == before  # the cache of this process has the published data
    forget()
    assert places_on(client, stage, 1) == (None, [])
    assert before[0]


def test_places_are_read_once_for_all_duplas_and_all_maos(django_assert_num_queries):
    stage = played(2)
    posted(stage, 3)
    shown = reading.shown(reading.head(stage.tournament.slug))
    first = standings_after_round.places_by_round(shown, stage.number)

    record(jogos_being_played(stage.tournament)[0])
    catch_up(stage.tournament)
    later = reading.shown(reading.head(stage.tournament.slug))
    assert later.head.version != shown.head.version
    with django_assert_num_queries(0):
        assert standings_after_round.places_by_round(later, stage.number) == first
