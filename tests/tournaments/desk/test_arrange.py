"""The director arranges the hall, and the public reads where each mesa is."""

import pytest

from tests.factories import TABLE, director_of, make_stages, make_tournament
from tests.tournaments.desk.pages import hidden, text, url
from tournaments.event import rounds
from tournaments.hall.arrange import arrange_mesa
from tournaments.hall.mesas import token
from tournaments.hall.telao import of_tournament
from tournaments.models import Confronto, Dupla, Tournament

pytestmark = pytest.mark.django_db


def typed(**said):
    return {"acao": "gravar", "mesa": "1", "name": "", "room": "", "use": "free", "dupla": ""} | said


def arrangement(tournament):
    return Tournament.objects.get(pk=tournament.pk).arrangement


def test_mesa_gets_a_name_a_room_and_somebody_who_stays(client, tournament):
    page, dupla = url("desk_arrange", tournament), Dupla.objects.get(tournament=tournament, number=2)

    said = typed(name="Janela", room="Varanda", use="kept", dupla=str(dupla.pk))
    done = client.post(page, said, follow=True)

    assert "Mesa 1 gravada." in text(done)
    assert f"guardada para {dupla.name}" in text(done)
    assert arrangement(tournament) == {"1": {"name": "Janela", "room": "Varanda", "dupla": dupla.pk}}
    assert "mesa 1, Janela, Varanda, guardada" in text(client.get(url("desk_log", tournament)))


def test_mesa_is_blocked_and_set_free(client, tournament):
    page = url("desk_arrange", tournament)

    client.post(page, typed(mesa="2", use="blocked"))
    assert arrangement(tournament) == {"2": {"blocked": True}}
    assert 'value="blocked"' in text(client.get(f"{page}?mesa=2"))

    client.post(page, typed(mesa="2"))
    assert arrangement(tournament) == {}


def test_who_changes_mesas_by_a_blocked_one_is_told_before_and_after(client):
    (stage,) = make_stages({"format": "all_play_all", "partidas": 1, "pace": "round"}, duplas=4, mesas=4)
    rounds.post(round=stage.round_set.get(number=1), source=TABLE)
    client.force_login(director_of(stage.tournament.club))
    row = Confronto.objects.filter(stage=stage, round=1).order_by("mesa").with_sides().first()
    page = url("desk_arrange", stage.tournament)

    asked = client.post(page, typed(mesa=str(row.mesa), use="blocked"))

    told = f"Muda de mesa, rodada 1: {row.versus}, {row.mesa} → 3."
    assert (asked.status_code, arrangement(stage.tournament)) == (200, {})
    assert told in asked.context["affected"].lines
    done = client.post(page, typed(mesa=str(row.mesa), use="blocked") | hidden(asked), follow=True)
    assert f"Mesa {row.mesa} gravada. {told}" in text(done)
    assert Confronto.objects.get(pk=row.pk).mesa == 3


def test_hall_gets_one_mesa_more(client, tournament):
    before = tournament.mesas

    done = client.post(url("desk_arrange", tournament), {"acao": "mais"}, follow=True)

    assert f"O salão tem a mesa {before + 1}." in text(done)
    assert Tournament.objects.get(pk=tournament.pk).mesas == before + 1


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"use": "kept"}, "Diga para quem a mesa é guardada."),
        ({"use": "kept", "dupla": "999999"}, "Faça uma escolha válida"),
        ({"mesa": "999"}, "O salão não tem a mesa 999."),
        ({"use": "other"}, "Faça uma escolha válida"),
        ({"name": "x" * 31}, "no máximo 30"),
    ],
)
def test_what_cannot_be_is_refused_with_what_was_typed(client, tournament, asked, said):
    refused = client.post(url("desk_arrange", tournament), typed(room="Varanda") | asked)

    assert refused.status_code == 422
    assert said in text(refused)
    assert 'value="Varanda"' in text(refused)
    assert arrangement(tournament) == {}


def test_name_and_room_stand_wherever_a_mesa_is_looked_for(client, tournament):
    arrange_mesa(tournament=tournament, mesa=1, name="Janela", room="Varanda", source=TABLE)
    telao = token(of_tournament(tournament))

    for page in (
        url("desk_mesas", tournament),
        url("desk_qr", tournament),
        url("print_places", tournament),
        f"/telao/{telao}/",
        url("tournament", tournament),
    ):
        assert "Janela, Varanda" in text(client.get(page)), page


def test_tiles_say_which_mesa_is_blocked_and_which_is_kept(client, tournament):
    last = tournament.mesas
    arrange_mesa(tournament=tournament, mesa=last, blocked=True, source=TABLE)
    arrange_mesa(tournament=tournament, mesa=2, blocked=True, source=TABLE)
    dupla = Dupla.objects.get(tournament=tournament, number=1)
    arrange_mesa(tournament=tournament, mesa=1, dupla=dupla, source=TABLE)

    page = text(client.get(url("desk_mesas", tournament)))

    assert "is-bloqueada" in page
    assert "guardada" in page
    assert "<small>bloqueada</small>" in page, "somebody plays there still"
    assert "guardada" not in text(client.get(url("tournament", tournament))), "nobody's business"


def test_mesa_of_another_event_is_not_kept_for_a_stranger(client, tournament):
    stranger = Dupla.objects.filter(tournament=make_tournament(duplas=4, name="Outra")).first()

    answer = client.post(url("desk_arrange", tournament), typed(use="kept", dupla=str(stranger.pk)))

    assert answer.status_code == 422
    assert arrangement(tournament) == {}
