"""Names and rooms of mesas appear on every page where people look for a mesa number."""

import re

import pytest
from django.urls import reverse

from scoring import tokens
from scoring.lifecycle.call import call_director
from tests.factories import TABLE, catch_up, director_of, make_tournament, record
from tests.tournaments.desk.pages import jogo_url, text, url
from tests.tournaments.desk.staged import SWISS, in_play, signed_in
from tournaments.hall import blocos, mesas, telao
from tournaments.hall.arrange import arrange_mesa
from tournaments.models import Confronto, Tournament

pytestmark = pytest.mark.django_db
PLACE = "Janela, Varanda"
MARKED = f'<small class="mesa-place">{PLACE}</small>'


def named(tournament, mesa=1):
    """Give a mesa a name and a room. Return the tournament."""
    arrange_mesa(tournament=tournament, mesa=mesa, name="Janela", room="Varanda", source=TABLE)
    return Tournament.objects.get(pk=tournament.pk)


@pytest.fixture
def bracket(client):
    """Return a bracket with two semifinals in play at mesas 1 and 2, and a mão recorded at the first."""
    tournament = make_tournament(duplas=4, partidas=3, target=1500)
    client.force_login(director_of(tournament.club))
    record(first(tournament).jogo)
    return named(tournament)


@pytest.fixture
def drawn(client):
    """Return the first round of a Swiss, its first meeting at mesa 1."""
    tournament = signed_in(client, in_play(SWISS, duplas=4))
    return named(Tournament.objects.get(pk=tournament.pk))


def first(tournament):
    return Confronto.objects.select_related("jogo").get(tournament=tournament, mesa=1)


def own_link(tournament, confronto=None):
    dupla = (confronto or first(tournament)).dupla_a
    (key,) = [key for key in mesas.duplas_of(tournament) if key.dupla_id == dupla.pk]
    return reverse("tournaments:own", args=(mesas.token(key),))


def dupla_page(tournament):
    return url("dupla", tournament, first(tournament).dupla_a.number)


def phone(tournament):
    return reverse("scoring:table", args=(tokens.current(first(tournament).jogo),))


def bloco(tournament):
    made = blocos.make(tournament=tournament, first=1, last=2, source=TABLE)
    return reverse("tournaments:bloco", args=(mesas.token(made),))


def big_screen(tournament):
    return reverse("tournaments:telao", args=(mesas.token(telao.of_tournament(tournament)),))


PLAYED = {
    "phone": phone,
    "dupla-private": own_link,
    "dupla-public": dupla_page,
    "block": bloco,
    "public": lambda event: url("tournament", event),
    "where": lambda event: f"{url('tournament', event)}?q={first(event).name('A').split()[0]}",
    "bracket": lambda event: url("bracket", event),
    "jogo": lambda event: url("jogo", event, first(event).jogo.public_id),
    "telao": big_screen,
    "tile": lambda event: url("desk_mesas", event),
    "drawer": lambda event: f"{url('desk_mesas', event)}?vista=lista&de={first(event).pk}",
    "list": lambda event: f"{url('desk_mesas', event)}?vista=lista",
    "find": lambda event: f"{url('desk_find', event)}?busca=e",
    "sheet-at-desk": lambda event: jogo_url(first(event).jogo),
    "qr": lambda event: url("desk_qr", event),
    "blank": lambda event: url("desk_sumulas", event),
    "filled": lambda event: url("print_sheets", event, 1),
    "seating": lambda event: url("print_places", event),
    "bracket-on-paper": lambda event: url("print_stage", event, 1),
    "bracket-at-desk": lambda event: url("desk_standings", event),
    "entries": lambda event: url("desk_tournament", event),
}


@pytest.mark.parametrize("address", PLAYED.values(), ids=PLAYED)
def test_mesa_that_is_played_at_says_where_it_is(client, bracket, address):
    assert PLACE in text(client.get(address(bracket)))


def test_mesa_at_which_nobody_plays_says_where_it_is(client, bracket):
    named(bracket, mesa=3)
    page = reverse("tournaments:mesa", args=(mesas.token(mesas.of_tournament(bracket)[2]),))

    assert MARKED in text(client.get(page))


def test_mesas_of_a_round_say_where_they_are(client, drawn):
    (row,) = Confronto.objects.filter(tournament=drawn, mesa=1)
    catch_up(drawn)
    found = [
        own_link(drawn, row),
        url("desk_rounds", drawn),
        url("tournament", drawn),
        url("dupla", drawn, row.dupla_a.number),
        url("desk_seating", drawn, row.stage.round_set.get().pk),
        url("desk_round", drawn, row.stage.round_set.get().pk),
        url("round_sumulas", drawn, row.stage.round_set.get().pk),
    ]

    for address in found:
        assert MARKED in text(client.get(address)), address


def test_mesa_that_calls_says_where_it_is(client, bracket):
    call_director(jogo=first(bracket).jogo, seat="mesa", source=TABLE)

    page = text(client.get(url("desk_mesas", bracket)))

    assert MARKED in page.partition('id="chamados"')[2].partition("</form>")[0]


def test_group_text_of_a_bracket_says_where_a_mesa_is_in_words_that_begin_no_bold_one(client, bracket):
    arrange_mesa(tournament=bracket, mesa=2, name="*Fundo*", source=TABLE)
    said = client.get(url("desk_standings", bracket)).context["seating_text"].splitlines()
    assert [line.partition(":")[0] for line in said[3:]] == ["Mesa 1 (Janela, Varanda)", "Mesa 2 (∗Fundo∗)"]


def test_group_text_of_a_round_says_where_a_mesa_is(client, drawn):
    round_ = first(drawn).stage.round_set.get()
    said = client.get(url("desk_seating", drawn, round_.pk)).context["group_text"].splitlines()
    assert said[3].startswith("Mesa 1 (Janela, Varanda): ")


@pytest.mark.parametrize("language", ["it", "en", "es"])
def test_phone_reads_the_mesa_in_its_language_and_the_place_as_it_is_called(client, bracket, language):
    client.cookies["canastra_lingua"] = language

    page = text(client.get(phone(bracket)))

    head = page.partition('class="placar-where"')[2].partition("</p>")[0]
    said = re.sub(r"<[^>]+>", "", head)
    assert {"it": "Tavolo 1", "en": "Table 1", "es": "Mesa 1"}[language] in said
    assert MARKED in head


def test_score_that_asks_again_still_says_where_it_is(client, bracket):
    page = reverse("scoring:score", args=(tokens.current(first(bracket).jogo),))

    assert MARKED in text(client.get(page, headers={"HX-Request": "true"}))


def test_place_changes_where_it_stands_already(client, bracket):
    arrange_mesa(tournament=bracket, mesa=1, name="Porta", source=TABLE)

    for name in ("tournament", "desk_qr", "print_places"):
        page = text(client.get(url(name, bracket)))
        assert "Porta" in page, name
        assert PLACE not in page, name


def test_a_mesa_without_a_name_has_none(client):
    tournament = make_tournament(duplas=4)
    client.force_login(director_of(tournament.club))

    for name in ("tournament", "desk_qr", "print_places", "desk_mesas"):
        assert "mesa-place" not in text(client.get(url(name, tournament)))
