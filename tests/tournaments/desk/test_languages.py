"""The desk in the chosen language, or in Portuguese without a choice."""

import re
from dataclasses import replace

import pytest
from django.conf import settings
from django.urls import reverse

from tests.factories import (
    director_of,
    make_club,
    make_rules,
    make_tournament,
)
from tests.left_overs import in_portuguese
from tests.matrix import every
from tests.msgids import of_everything
from tests.scoring.tour import words_of
from tests.stories.addresses import addresses_of_pages
from tests.tournaments import formats
from tests.tournaments.desk.pages import text, url
from tournaments.clubs import rule_choice
from tournaments.entry_list.cells import cells_of_text
from tournaments.entry_list.lines import ListDraft
from tournaments.models import Dupla, Stage

pytestmark = pytest.mark.django_db
LANGUAGES = [code for code, _name in settings.LANGUAGES if code != settings.LANGUAGE_CODE]
NAME = "Canastra"  # of the program, the same in every language
OF_A_STATE = {"desk_tournament", "desk_mesas", "desk_rounds", "desk_entries", "desk_plan", "desk_life"}
DUPLAS = {"it": r"\bcopp(ia|ie)\b", "en": r"\bpairs?\b", "es": r"\bparejas?\b"}
TEAMS = {"trios": "trios", "singles": "individual"}  # as the rules call them
WORDS = {
    "trios": {"it": r"\btern(a|e)\b", "en": r"\btrios?\b", "es": r"\btríos?\b"},
    "singles": {"it": r"\bgiocator(e|i)\b", "en": r"\bplayers?\b", "es": r"\bjugador(es)?\b"},
}


def everything():
    return ["\0".join(msgid) for msgid in of_everything()]


def choose(client, language):
    client.cookies[settings.LANGUAGE_COOKIE_NAME] = language
    return client


def at_work(client, tournament, language):
    client.force_login(director_of(tournament.club))
    return choose(client, language)


def halls():
    """Yield an event for each kind of page: Swiss rounds, a bracket in play, entries."""
    stage = formats.begun(formats.SWISS)
    Stage.objects.filter(pk=stage.pk).update(name="")
    yield stage.tournament
    yield formats.begun(formats.KNOCKOUT).tournament
    yield make_tournament(duplas=6, state="draft")


@pytest.mark.parametrize("language", every(LANGUAGES, len(LANGUAGES)))
def test_no_sentence_in_portuguese_is_left_on_any_page_of_the_desk(client, language, complete):
    # `make test` opens a page in the first event that has it, and in each event those that show its state.
    lines, seen = {}, set()
    for tournament in halls():
        at_work(client, tournament, language)
        for page, address in addresses_of_pages(tournament):
            again = page in seen and page.split()[0] not in OF_A_STATE
            if not address.startswith("/painel/") or (again and not complete):
                continue
            answer = client.get(address)
            if answer.status_code == 200 and answer["Content-Type"].startswith("text/html"):
                lines |= dict.fromkeys(words_of(answer), address)
                seen.add(page)

    assert len(lines) > 300
    assert {line: lines[line] for line in in_portuguese(lines, language, everything())} == {}


def test_a_sentence_in_portuguese_would_be_found(client):
    tournament = formats.begun(formats.SWISS).tournament
    client.force_login(director_of(tournament.club))
    lines = words_of(client.get(url("desk_mesas", tournament)))

    assert len(in_portuguese(lines, "it", everything())) > 20


def test_language_is_chosen_at_the_foot_and_stays(client):
    tournament = make_tournament()
    client.force_login(director_of(tournament.club))
    page = url("desk_rounds", tournament)
    foot = text(client.get(f"{page}?fase=1")).rpartition("<footer")[2]
    back = re.search(r'name="next" value="([^"]+)"', foot)[1]
    assert back == f"{page}?fase=1"

    answer = client.post(reverse("set_language"), {"language": "it", "next": back})

    assert (answer.status_code, answer.url) == (302, back)
    assert '<html lang="it"' in text(client.get(page))
    client.post(reverse("set_language"), {"language": "pt-br", "next": back})
    assert '<html lang="pt-BR"' in text(client.get(page))


def test_what_was_refused_leads_back_to_a_page_that_is_there(client):
    tournament = make_tournament(state="draft")
    client.force_login(director_of(tournament.club))

    refused = client.post(url("tournament_edit", tournament), {"name": ""})

    assert refused.status_code == 422
    foot = text(refused).rpartition("<footer")[2]
    assert f'name="next" value="{reverse("tournaments:desk")}"' in foot


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_signs_in_is_asked_in_the_language_that_was_chosen(client, language):
    make_club()
    answer = choose(client, language).get(reverse("login"))

    assert f'<html lang="{language}"' in answer.text
    assert in_portuguese(words_of(answer), language, everything()) == []
    assert answer.text.count('name="language"') == 4


def test_the_desk_leads_to_what_is_read_in_its_language(client):
    tournament = formats.begun(formats.SWISS).tournament
    page = text(at_work(client, tournament, "it").get(url("desk_rounds", tournament)))

    assert f'href="/it/torneios/{tournament.slug}/"' in page
    assert 'href="/it/"' in page


def test_what_is_read_has_the_language_of_its_address_whatever_was_chosen(client):
    tournament = make_tournament()
    at_work(client, tournament, "it")

    assert '<html lang="pt-BR"' in client.get(url("tournament", tournament)).text
    assert '<html lang="en"' in client.get(f"/en{url('tournament', tournament)}").text


@pytest.mark.parametrize("held", ["de", "xx", "../it", "it-trios"])
def test_language_that_there_is_not_is_portuguese(client, held):
    make_club()
    assert '<html lang="pt-BR"' in choose(client, held).get(reverse("login")).text


@pytest.mark.parametrize("entrants", WORDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_plays_is_named_in_each_language(client, language, entrants):
    own = make_rules(make_club(), base="000", options={"teams": TEAMS[entrants], "target": 700})
    of_them = {"club": own.club, "entrants": entrants, "choice": rule_choice.of_rules(own), "target": None}
    tournament = make_tournament(duplas=6, state="draft", **of_them)
    at_work(client, tournament, language)

    said = " ".join(words_of(client.get(url("desk_tournament", tournament))))

    assert re.search(WORDS[entrants][language], said, re.IGNORECASE)
    assert not re.search(DUPLAS[language], said, re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_list_of_entries_in_any_language_is_read_back(client, language):
    tournament = make_tournament(duplas=3, state="draft", seeds=1)
    Dupla.objects.filter(tournament=tournament).update(
        phone="11 98765 4321", home="Santos", note="chega tarde"
    )
    client.force_login(director_of(tournament.club))
    address = url("desk_spreadsheet", tournament, "inscritos", "csv")

    lists = [choose(client, one).get(address).content.decode("utf-8-sig") for one in ("pt-br", language)]

    expected, read = (ListDraft.begun(cells_of_text(one), 2).entries(2) for one in lists)
    assert lists[0] != lists[1]
    assert [replace(one, text="") for one in expected] == [replace(one, text="") for one in read]
    for entry, dupla in zip(read, tournament.dupla_set.order_by("number"), strict=True):
        assert list(entry.names) == [one.name for one in dupla.players.all()]
        assert (entry.home, entry.phone, entry.note) == ("Santos", "11 98765 4321", "chega tarde")
