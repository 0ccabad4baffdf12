"""The actions of an event at the desk: one page each, its form, what it refuses, and its number of queries."""

import pytest

from tests.factories import TABLE, make_tournament
from tests.tournaments.desk.decisions.acting import WHY, act, error_at, first
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import signed_in
from tournaments.desk.decisions.views import ACTIONS
from tournaments.hall.arrange import arrange_mesa
from tournaments.models import Confronto, StageEntry, TournamentLogEntry
from tournaments.wording.decisions import BUTTONS, MEANS, TITLES

pytestmark = pytest.mark.django_db


ANY = {"de": ""}  # the form asks for its object even if there is only one


@pytest.mark.parametrize(("key", "asks"), [("por-fase", "Em qual fase?"), ("desafixar", "Qual rodada?")])
def test_the_only_stage_or_round_is_not_asked_for(client, tournament, key, asks):
    page = client.get(url("desk_life_action", tournament, key))

    assert page.context["form"].is_bound is False
    assert asks not in text(page)


def test_every_action_has_its_page_and_says_what_it_does(client, tournament):
    index = text(client.get(url("desk_life", tournament)))

    for key, (kind, action) in ACTIONS.items():
        address = url("desk_life_action", tournament, key)
        page = text(client.get(address, ANY))
        assert address in index
        assert str(action.means) in page
        assert str(kind.asks) in page


def test_words_are_of_the_actions_there_are():
    assert set(TITLES) == set(MEANS) == set(BUTTONS) == set(ACTIONS)


def test_unknown_action_is_not_there(client, tournament):
    assert client.get(url("desk_life_action", tournament, "sumir")).status_code == 404


def offered(client, tournament, key, subject, field):
    """Return the choices of a field of an action, with the groups that they are in."""
    page = client.get(url("desk_life_action", tournament, key), {"de": subject.pk})
    return page.context["form"].fields[field].choices


def test_mesas_and_rounds_are_chosen_among_those_there_are(client):
    tournament = signed_in(client, make_tournament(duplas=8, mesas=6))
    one, other = Confronto.objects.being_played().filter(tournament=tournament).order_by("mesa")[:2]
    arrange_mesa(tournament=tournament, mesa=6, name="Varanda", blocked=True, source=TABLE)

    assert offered(client, tournament, "mesa", one, "mesa") == [
        ("", "—"),
        ("Livres", [(5, "5")]),
        ("Em jogo", [(2, "2"), (3, "3"), (4, "4")]),
        ("Bloqueadas", [(6, "6 · Varanda")]),
    ]
    swaps = offered(client, tournament, "trocar-mesas", one, "mesa")
    assert swaps[1] == (other.mesa, f"{other.mesa} · {' × '.join(other.names.values())}")
    assert len(swaps) == 4
    entry = StageEntry.objects.filter(stage=one.stage).first()
    assert offered(client, tournament, "punir", entry, "round") == [(1, 1)]


@pytest.mark.parametrize("subject", ["", "0", "x"])
def test_form_about_nothing_asks_what_it_is_about(client, tournament, subject):
    answer = client.post(f"{url('desk_life_action', tournament, 'wo')}?de={subject}", {"winner": "A", **WHY})

    assert answer.status_code == 422
    assert "Qual confronto?" in text(answer)
    assert first(tournament).status == ""


@pytest.mark.parametrize(
    ("key", "typed", "field"),
    [
        ("wo", {"winner": "A"}, "reason"),
        ("wo", WHY, "winner"),
        ("wo", {"winner": "C", **WHY}, "winner"),
        ("ausentes", {}, "reason"),
        ("pontos", {"points_a": "muitos", "points_b": "1", **WHY}, "points_a"),
        ("pontos", {"points_a": "1", **WHY}, "points_b"),
        ("mesa", {"mesa": "2"}, "mesa"),
        ("mesa", {"mesa": "0"}, "mesa"),
    ],
)
def test_what_is_missing_is_said_at_its_field(client, tournament, key, typed, field):
    lines = TournamentLogEntry.objects.count()

    answer = act(client, tournament, key, first(tournament), **typed)

    assert answer.status_code == 422
    assert error_at(answer, field)
    assert all(f'value="{value}"' in text(answer) for value in typed.values() if value not in {"C", "0"})
    assert TournamentLogEntry.objects.count() == lines
