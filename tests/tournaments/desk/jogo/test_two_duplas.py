"""The director's actions when both duplas enter the mãos: see disagreements, rule, and confirm for an absent dupla."""

import pytest

import rules
from scoring.models import AuditEntry, Mao
from tests.factories import TABLE, director_of, jogos_being_played, make_stages, make_tournament
from tests.scoring.two_duplas import confirm, contest, correct, record, send, states, take_back
from tests.tournaments.desk.pages import text, url
from tournaments.errors import TournamentError
from tournaments.event import rounds
from tournaments.models import Confronto

pytestmark = pytest.mark.django_db


@pytest.fixture
def hall(client):
    """Return a function that makes a tournament of this mode.

    It gives the first jogo, its page, and the page of all jogos.
    """

    def opened(entry):
        tournament = make_tournament(duplas=4, target=1500, entry=entry)
        client.force_login(director_of(tournament.club))
        jogo = jogos_being_played(tournament)[0]
        return (
            jogo,
            url("desk_jogo", tournament, jogo.confronto.pk),
            f"{url('desk_mesas', tournament)}?vista=lista",
        )

    return opened


def ruling(page, **answers):
    form = page.context["ruling_form"]
    hidden = {name: form[name].value() for name in ("mao", "client_id")}
    return {"acao": "decidir", "reason": "conferi na mesa", "winner": "B", **hidden, **answers}


def confirmation(page, **answers):
    told = {"client_id": page.context["confirm_form"]["client_id"].value(), "mao": page.context["waiting"]}
    return {"acao": "confirmar", "reason": "foi embora", **told, **answers}


def test_tournament_hands_its_way_to_its_jogos(hall):
    assert hall("apart")[0].entry == "apart"


def test_flagged_mesa_is_shown_and_ruled_upon(client, hall):
    jogo, address, mesas = hall("apart")
    send(jogo, "A")
    send(jogo, "B", 700, -110)
    assert "as duplas discordam" in text(client.get(mesas))

    page = client.get(address)
    assert "as duas duplas não anotaram o mesmo" in text(page)
    asked = ruling(page)
    assert client.post(address, asked | {"reason": ""}).status_code == 422
    assert client.post(address, asked).status_code == 302
    assert client.post(address, asked).status_code == 302  # sent twice, ruled once

    assert [mao.totals["A"] for mao in Mao.objects.all()] == [700]
    assert states(jogo) == ["confirmed"]
    assert "as duplas discordam" not in text(client.get(mesas))
    assert "conferi na mesa" in text(client.get(address))


def test_neither_version_counts_but_the_figures_of_the_director(client, hall):
    jogo, address, _ = hall("apart")
    send(jogo, "A")
    own = f"{address}maos/1/1/"
    assert client.get(own).status_code == 404
    send(jogo, "B", 700, -110)

    assert own in text(client.get(address))
    form = client.get(own).context["form"]
    data = {name: form[name].value() for name in form.fields if form[name].value() not in {None, ""}}
    data |= {"A-hand": str(int(data["A-hand"]) + 1), "acknowledged": [str(code) for code in rules.Code]}
    assert client.post(own, data).status_code == 422
    done = client.post(own, data | {"reason": "contei eu"}, follow=True)

    assert "Decidido pela direção" in text(done)
    assert [mao.totals["A"] for mao in Mao.objects.all()] == [800]
    assert (states(jogo), AuditEntry.objects.get(action="ruled").reason) == (["confirmed"], "contei eu")


def test_contested_mao_is_ruled_upon_and_the_jogo_ends(client, hall):
    jogo, address, _ = hall("confirm")
    contest(jogo, record(jogo, 1500, 100))

    client.post(address, ruling(client.get(address), winner="A"))

    jogo.refresh_from_db()
    assert jogo.winner == "A"


def test_director_confirms_for_a_dupla_that_left(client, hall):
    jogo, address, mesas = hall("confirm")
    record(jogo, 1500, 100)
    assert "falta confirmar" in text(client.get(mesas))
    asked = confirmation(client.get(address))

    assert client.post(address, asked | {"reason": ""}).status_code == 422
    assert client.post(address, asked).status_code == 302
    assert client.post(address, asked).status_code == 302  # sent twice, confirmed once

    jogo.refresh_from_db()
    assert (jogo.winner, AuditEntry.objects.get(action="confirmed").reason) == ("A", "foi embora")
    assert Confronto.objects.get(jogo=jogo).winner_id


def test_director_confirms_what_was_on_the_screen(client, hall):
    jogo, address, _ = hall("confirm")
    record(jogo, 700, 100)
    asked = confirmation(client.get(address))
    correct(jogo, 1400, 100)

    refused = client.post(address, asked)

    assert refused.status_code == 422
    assert "A mão mudou depois disso: confira de novo." in text(refused)
    assert states(jogo) == ["corrected sent"]
    assert client.post(address, confirmation(refused)).status_code == 302
    assert states(jogo) == ["corrected confirmed"]


def test_confirmation_that_no_page_sends_is_refused(client, hall):
    jogo, address, _ = hall("confirm")
    record(jogo, 700, 100)

    assert client.post(address, confirmation(client.get(address), mao=["x"])).status_code == 422
    assert states(jogo) == ["sent"]


def test_dupla_advances_only_once_its_result_is_confirmed(hall):
    jogo, _, _ = hall("confirm")
    mao = record(jogo, 1500, 100)
    assert Confronto.objects.get(jogo=jogo).winner is None

    confirm(jogo, mao)

    node = Confronto.objects.get(jogo=jogo)
    assert node.winner == node.dupla_a
    assert Confronto.objects.filter(round=2, dupla_a=node.winner).exists()


def test_round_says_how_many_results_only_wait_for_a_confirmation():
    stage = make_stages({"format": "swiss", "rounds": 3}, duplas=4, target=1500, entry="confirm")[0]
    row = stage.round_set.get()
    rounds.post(round=row, source=TABLE)
    jogos = jogos_being_played(stage.tournament)
    record(jogos[0], 1500, 100)

    with pytest.raises(TournamentError) as refused:
        rounds.draw_round(stage=stage, source=TABLE)

    assert (refused.value.code, refused.value.params) == (
        "results_unconfirmed",
        {"missing": 2, "unconfirmed": 1, "round": 1},
    )


def test_trail_and_sheet_say_everything_that_was_done(client, hall):
    jogo, address, _ = hall("confirm")
    take_back(jogo, record(jogo))
    mao = record(jogo)
    contest(jogo, mao)
    new = correct(jogo, 710, -110, seen_version=mao.version)
    confirm(jogo, new)

    shown = text(client.get(address))

    for said in ("Mão retirada", "Mão contestada", "Mão corrigida", "Mão confirmada", "retirada"):
        assert said in shown
