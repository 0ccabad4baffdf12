"""Duplas, seeds, draw and start at the desk. Refusals appear at their field, and the input is kept."""

import pytest
from django.test import Client
from django.urls import reverse

from tests.factories import director_of, enter, make_club, make_tournament
from tests.stories.addresses import addresses
from tournaments.event.draws import lots
from tournaments.ledger.chains import faults
from tournaments.models import Dupla, Player

pytestmark = pytest.mark.django_db


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


def send(client, tournament, acao, **data):
    return client.post(
        reverse("tournaments:desk_tournament", args=(tournament.slug,)), {"acao": acao, **data}
    )


def text(response):
    return response.content.decode()


def test_dupla_of_a_known_and_a_new_player_is_registered(client, tournament):
    bia = Player.objects.create(club=tournament.club, name="Bia Núñez", sort_name="bia nunez")

    response = send(
        client, tournament, "inscrever", first="bia nunez", second="Caio Dias", seed="2", home=" Barra "
    )

    dupla = Dupla.objects.get(seed=2)
    assert (response.status_code, dupla.home) == (302, "Barra")
    assert dupla.name == "Bia Núñez e Caio Dias"
    assert bia in dupla.players.all()


@pytest.mark.parametrize(
    ("first", "second", "seed", "field"),
    [
        pytest.param("Nova Um", "nova um", "", "second", id="same-twice"),
        pytest.param("Nova Um", "Abel Barra", "", "second", id="in-another-dupla"),
        pytest.param("Abel Barra", "Nova Um", "", "first", id="first-in-another"),
        pytest.param("Nova Um", "", "", "second", id="only-one"),
        pytest.param("Nova Um", "Nova Dois", "1", "seed", id="seed-taken"),
        pytest.param("Nova Um", "Nova Dois", "x", "seed", id="seed-in-letters"),
        pytest.param("Nova Um", "Nova Dois", "0", "seed", id="seed-zero"),
        pytest.param("Nova Um", "y" * 61, "", "second", id="too-long"),
    ],
)
def test_dupla_is_refused_at_the_field_and_nothing_is_stored(client, tournament, first, second, seed, field):
    response = send(client, tournament, "inscrever", first=first, second=second, seed=seed)

    assert response.status_code == 422
    assert list(response.context["dupla_form"].errors) == [field]
    assert f'value="{first}"' in text(response)
    assert (Dupla.objects.count(), Player.objects.count()) == (1, 2)


def test_seeds_change_places_in_one_go(client, tournament):
    enter(tournament, 1)
    one, other = Dupla.objects.order_by("number")
    send(client, tournament, "cabecas", **{f"seed-{one.pk}": "1", f"seed-{other.pk}": "2"})

    response = send(client, tournament, "cabecas", **{f"seed-{one.pk}": "2", f"seed-{other.pk}": "1"})

    assert response.status_code == 302
    assert list(Dupla.objects.order_by("number").values_list("seed", flat=True)) == [2, 1]


def test_seed_given_twice_is_refused_at_its_row_and_changes_nothing(client, tournament):
    enter(tournament, 1)
    one, other = Dupla.objects.order_by("number")

    response = send(client, tournament, "cabecas", **{f"seed-{one.pk}": "5", f"seed-{other.pk}": "5"})

    assert response.status_code == 422
    assert list(response.context["seeds_form"].errors) == [f"seed-{other.pk}"]
    assert list(Dupla.objects.order_by("number").values_list("seed", flat=True)) == [1, None]
    assert text(response).count('value="5"') == 2


def test_dupla_is_taken_back_once(client, tournament):
    first = send(client, tournament, "retirar", dupla="1")
    second = send(client, tournament, "retirar", dupla="1")

    assert (first.status_code, second.status_code) == (302, 422)
    assert not Dupla.objects.exists()


def test_draw_repeats_by_its_number(client, tournament):
    enter(tournament, 4)
    send(client, tournament, "sortear", seed="42")
    before = list(tournament.confronto_set.values_list("round", "position", "dupla_a", "dupla_b"))
    send(client, tournament, "desfazer")

    response = client.get(reverse("tournaments:desk_tournament", args=(tournament.slug,)))
    assert 'class="bracket"' not in response.content.decode()
    response = send(client, tournament, "sortear", seed="42")

    tournament.refresh_from_db()
    assert (response.status_code, tournament.draw_seed) == (302, 42)
    assert list(tournament.confronto_set.values_list("round", "position", "dupla_a", "dupla_b")) == before


@pytest.mark.parametrize(
    ("seed", "field", "sentence"),
    [
        pytest.param(
            "", "__all__", "Inscrições até agora: 1. O sorteio precisa de pelo menos 2.", id="one-dupla"
        ),
        pytest.param("sorte", "seed", "Informe um número inteiro.", id="letters"),
        pytest.param("-1", "seed", "Certifique-se que este valor seja maior ou igual a 0.", id="negative"),
        pytest.param(str(lots.MOST_SEED), "seed", None, id="too-big"),
    ],
)
def test_draw_is_refused_with_a_sentence(client, tournament, seed, field, sentence):
    response = send(client, tournament, "sortear", seed=seed)

    errors = response.context["draw_form"].errors
    assert (response.status_code, list(errors)) == (422, [field])
    assert sentence is None or errors[field] == [sentence]
    assert sentence is None or sentence in text(response)
    assert not tournament.confronto_set.exists()


def test_drawn_tournament_shows_its_number_and_takes_no_entries(client, club):
    tournament = make_tournament(duplas=5, state="drawn", club=club, draw_seed=12345)

    page = text(client.get(reverse("tournaments:desk_tournament", args=(tournament.slug,))))
    refused = send(client, tournament, "inscrever", first="Nova Um", second="Nova Dois", seed="")

    assert "12345" in page
    assert "Quartas de final" in page
    assert refused.status_code == 422
    assert refused.context["dupla_form"].non_field_errors() == [
        "O sorteio já foi feito. Desfaça o sorteio para mudar as inscrições."
    ]


def test_refused_entry_after_the_draw_still_shows_what_was_typed(client, club):
    tournament = make_tournament(duplas=5, state="drawn", club=club)

    page = text(send(client, tournament, "inscrever", first="Nova Um", second="Nova Dois", seed=""))

    assert 'value="Nova Um"' in page
    assert "O sorteio já foi feito." in page


def test_refused_seeds_after_the_draw_still_show_what_was_typed(client, club):
    tournament = make_tournament(duplas=2, state="drawn", club=club)
    dupla = tournament.dupla_set.first()

    response = send(client, tournament, "cabecas", **{f"seed-{dupla.pk}": "17"})

    assert response.status_code == 422
    assert 'value="17"' in text(response)


def test_states_open_and_close_again(client, club):
    tournament = make_tournament(duplas=2, state="draft", club=club)
    states = []
    for acao in ("abrir", "rascunho"):
        send(client, tournament, acao)
        tournament.refresh_from_db()
        states.append(tournament.state)

    refused = send(client, tournament, "rascunho")

    assert states == ["open", "draft"]
    assert refused.status_code == 422


def test_start_says_what_happens_and_does_it(client, club):
    tournament = make_tournament(duplas=11, state="drawn", club=club, mesas=3)
    url = reverse("tournaments:tournament_start", args=(tournament.slug,))

    asked = client.get(url)
    done = client.post(url)

    page = " ".join(text(asked).split())
    assert "<b>3 jogos</b> abrem, nas mesas 1 a 3." in page
    assert "<b>1 jogo</b> espera a primeira mesa livre." in page
    assert "<b>5 duplas</b> passam da primeira rodada sem jogar." in page
    assert done["Location"] == reverse("tournaments:desk_mesas", args=(tournament.slug,))
    assert tournament.confronto_set.filter(jogo__isnull=False).count() == 3


def test_start_without_a_draw_is_refused(client, tournament):
    response = client.post(reverse("tournaments:tournament_start", args=(tournament.slug,)))

    assert response.status_code == 422
    assert "Faça o sorteio antes de começar o torneio." in text(response)


def test_telephone_and_note_are_for_the_direction_alone(client, tournament):
    page = reverse("tournaments:desk_contact", args=(tournament.slug, 1))
    refused = client.post(page, {"phone": "1" * 31, "note": "chega tarde"})
    assert (refused.status_code, 'value="chega tarde"' in text(refused)) == (422, True)

    answer = client.post(page, {"phone": " 11 98765-4321 ", "note": "chega tarde"})

    assert answer.status_code == 302
    assert Dupla.objects.values_list("phone", "note").get() == ("11 98765-4321", "chega tarde")
    assert not list(faults(tournament))
    home = reverse("tournaments:desk_tournament", args=(tournament.slug,))
    assert "98765" in text(client.get(home))
    assert "chega tarde" in text(client.get(page))
    stranger = Client()
    for address in (
        one for one in addresses(tournament) if not one.endswith(".png")
    ):  # drawn from the others
        seen = stranger.get(address, follow=True)
        body = b"".join(seen.streaming_content) if seen.streaming else seen.content
        assert b"98765" not in body, address
        assert b"chega tarde" not in body, address


def test_a_dupla_that_is_not_entered_has_no_telephone(client, tournament):
    assert client.get(reverse("tournaments:desk_contact", args=(tournament.slug, 9))).status_code == 404
