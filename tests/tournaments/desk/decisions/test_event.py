"""A whole event at the desk: cancelled after its consequences were read, and resumed."""

import pytest

from tests.factories import TABLE, catch_up, jogos_being_played, make_tournament, play_jogo
from tests.tournaments.desk.decisions.acting import act, error_at
from tests.tournaments.desk.pages import hidden, text, url
from tests.tournaments.desk.staged import signed_in, stage_of
from tournaments.entries.leaving import withdraw
from tournaments.event.stages import restart_stage

pytestmark = pytest.mark.django_db


def confirmed(client, tournament, key, **typed):
    """Send the form of an action, read its consequences and confirm them; return both answers as text."""
    asked = act(client, tournament, key, tournament, **typed)
    done = client.post(
        f"{url('desk_life_action', tournament, key)}?de={tournament.pk}", typed | hidden(asked), follow=True
    )
    tournament.refresh_from_db()
    return text(asked), text(done)


def test_event_is_cancelled_after_its_consequences_and_resumed_in_three_clicks(client, tournament):
    menu = text(client.get(url("desk_life", tournament)))
    assert "Cancelar o torneio" in menu
    assert "Retomar o torneio" not in menu

    asked, done = confirmed(client, tournament, "cancelar", reason="Faltou luz")

    assert "3 jogos abertos, sem nada lançado, param." in asked
    assert "Faltou luz" in asked
    assert "Pararam" in done
    assert tournament.state == "cancelled"
    # 1. the step, on every page of the desk
    resume = url("desk_life_action", tournament, "retomar")
    assert f'href="{resume}#decidir">Retomar o torneio…' in text(client.get(url("desk_rounds", tournament)))
    menu = text(client.get(url("desk_life", tournament)))
    assert "Retomar o torneio" in menu
    assert "W.O." not in menu

    # 2. the form; 3. its confirmation
    asked, done = confirmed(client, tournament, "retomar")

    assert "com as suas mãos. O relógio deles não parou" in asked
    assert "Retomado" in done
    assert tournament.state == "running"


def test_every_page_of_the_desk_of_a_cancelled_event_answers(client, tournament):
    confirmed(client, tournament, "cancelar")

    for page in (
        *("desk_mesas", "desk_rounds", "desk_standings", "desk_tournament", "desk_prints", "publish"),
        *(
            "desk_log",
            "desk_plan",
            "desk_life",
            "desk_clock",
            "desk_checkin",
            "desk_prizes",
            "tournament_edit",
        ),
    ):
        answer = client.get(url(page, tournament))
        assert answer.status_code == 200, page
    assert "O torneio está cancelado: para mudar isto, retome-o antes." in text(
        client.post(url("desk_rounds", tournament), {"acao": "sortear", "fase": "1", "override": "x"})
    )


def test_event_ends_early_after_its_final_ranking_was_read(client, tournament):
    play_jogo(jogos_being_played(tournament)[0])
    form = text(client.get(url("desk_life_action", tournament, "encerrar-agora")))
    assert "O que vale do que foi começado?" not in form

    asked, done = confirmed(client, tournament, "encerrar-agora", reason="O salão fecha")

    assert "2 confrontos ficam sem resultado e não contam." in asked
    assert "Classificação final: 1º" in asked
    assert "Venceu: " in done
    assert tournament.state == "finished"
    catch_up(tournament)
    said = "Encerrado antes do fim do plano, com a classificação como estava."
    assert said in text(client.get(url("tournament", tournament)))


def test_step_for_a_stage_with_one_left_ends_the_event(client, tournament):
    stage, (stays, *gone) = stage_of(tournament), tournament.dupla_set.order_by("number")
    for dupla in gone:
        withdraw(dupla=dupla, justified=True, reason="x", source=TABLE)
    restart_stage(stage=stage, typed_name=str(stage), source=TABLE)

    end = url("desk_life_action", tournament, "encerrar-agora")
    assert f'href="{end}#decidir">Uma inscrição só: encerrar…' in text(
        client.get(url("desk_log", tournament))
    )
    begun = client.post(url("desk_rounds", tournament), {"acao": "comecar", "fase": "1"})
    assert begun.status_code == 422
    assert f'href="{end}"' in text(begun)
    _asked, done = confirmed(client, tournament, "encerrar-agora", reason="Só ficou uma")
    assert f"Venceu: {stays}" in done


def test_draft_is_deleted_after_its_name_was_typed(client):
    draft = signed_in(client, make_tournament(duplas=2, state="draft"))

    wrong = act(client, draft, "apagar", draft, typed_name="Copa")
    assert "O nome não confere: o torneio chama-se Copa do Farol." in error_at(wrong, "typed_name")
    asked = act(client, draft, "apagar", draft, typed_name="Copa do Farol")
    assert "2 inscrições são apagadas, com telefone e observação." in text(asked)
    done = client.post(
        f"{url('desk_life_action', draft, 'apagar')}?de={draft.pk}",
        {"typed_name": "Copa do Farol"} | hidden(asked),
        follow=True,
    )

    assert done.redirect_chain[-1][0] == url("desk_club", draft.club)
    assert "Apagado: Copa do Farol." in text(done)
    assert client.get(url("desk_life", draft)).status_code == 404


def test_event_that_has_begun_says_that_it_is_cancelled_instead(client, tournament):
    refused = act(client, tournament, "apagar", tournament, typed_name=str(tournament))

    assert refused.status_code == 422
    assert f'href="{url("desk_life_action", tournament, "cancelar")}"' in text(refused)
