"""Remedies of refusals: each refusal links to a page that removes its cause, and then the action succeeds."""

import pytest

from tests.factories import make_tournament, play_jogo, record
from tests.tournaments.desk.decisions.acting import WHY, act, entry_of, first
from tests.tournaments.desk.pages import hidden, text, url
from tests.tournaments.desk.staged import (
    KNOCKOUT,
    SWISS,
    confrontos_of,
    draft_of,
    play_round,
    posted,
    running,
    signed_in,
    stage_of,
)
from tournaments.models import Penalty, Stage
from tournaments.outcomes.rest import How

pytestmark = pytest.mark.django_db


def leads_to(answer, tournament, key):
    """Return whether a refusal links to this action of the desk."""
    assert answer.status_code == 422, text(answer)
    main = text(answer).split("<main", 1)[1]
    return f'<a href="{url("desk_life_action", tournament, key)}">' in main


def done(client, tournament, key, subject, **typed):
    """Carry out an action of the desk and confirm its effects. Fails if it is refused."""
    answer = act(client, tournament, key, subject, **typed)
    if answer.status_code == 200:
        answer = act(client, tournament, key, subject, **typed, **hidden(answer))
    assert answer.status_code == 302, text(answer)


def test_taken_mesa_leads_to_the_swap_that_gives_it(client, tournament):
    one, other = confrontos_of(draft_of(tournament))[:2]
    wanted = {"mesa": other.mesa}

    assert leads_to(act(client, tournament, "mesa", one, **wanted), tournament, "trocar-mesas")
    done(client, tournament, "trocar-mesas", one, **wanted, **WHY)

    one.refresh_from_db()
    assert one.mesa == wanted["mesa"]


def test_jogo_that_is_over_leads_to_its_undo_and_moves_then(client, tournament):
    one = first(tournament)
    play_jogo(one.jogo)

    assert leads_to(act(client, tournament, "mesa", one, mesa=7), tournament, "desfazer")
    done(client, tournament, "desfazer", one, **WHY)
    done(client, tournament, "mesa", one, mesa=7)

    one.refresh_from_db()
    assert one.mesa == 7


@pytest.fixture
def bracket(client):
    """Return a knockout of four duplas with both semifinals in play."""
    return signed_in(client, make_tournament(duplas=4))


def test_walkover_of_who_left_leads_to_its_return_and_is_undone_then(client, bracket):
    one = first_of(bracket)
    done(client, bracket, "saida", entry_of(one.dupla_a), justified="sim", **WHY)

    assert leads_to(act(client, bracket, "desfazer", one, **WHY), bracket, "volta")
    done(client, bracket, "volta", entry_of(one.dupla_a), **WHY)

    assert first_of(bracket).status == ""


def test_walkover_of_the_disqualified_leads_to_the_penalty_and_is_undone_then(client, bracket):
    one = first_of(bracket)
    done(client, bracket, "punir", entry_of(one.dupla_a), sanction="disqualification", round="1", **WHY)

    assert leads_to(act(client, bracket, "desfazer", one, **WHY), bracket, "retirar-punicao")
    done(client, bracket, "retirar-punicao", Penalty.objects.get(), **WHY)

    assert first_of(bracket).status == ""


def test_result_that_a_bracket_cannot_have_leads_to_the_walkover(client, bracket):
    one = first_of(bracket)

    assert leads_to(act(client, bracket, "media", one, winner="A", **WHY), bracket, "wo")
    done(client, bracket, "wo", one, winner="B", **WHY)

    assert first_of(bracket).winner == one.dupla_b


def test_abandoned_before_a_mao_leads_to_the_walkover(client, tournament):
    one = first(tournament)

    assert leads_to(act(client, tournament, "abandonado", one, winner="A", **WHY), tournament, "wo")
    done(client, tournament, "wo", one, winner="A", **WHY)

    assert first(tournament).status == "walkover"


def test_stage_that_the_next_one_began_from_leads_to_a_new_start_of_that(client):
    tournament = running(client, {**SWISS, "rounds": 2, "top": 4}, KNOCKOUT)
    play_round(posted(tournament))
    before, after = stage_of(tournament), stage_of(tournament, 2)
    done(client, tournament, "encerrar-fase", before, early="on")
    assert client.post(url("desk_rounds", tournament), {"acao": "comecar", "fase": "2"}).status_code == 302

    assert leads_to(act(client, tournament, "reabrir-fase", before), tournament, "recomecar-fase")
    done(client, tournament, "recomecar-fase", after, typed_name=str(after))
    done(client, tournament, "reabrir-fase", before)

    assert stage_of(tournament).state == Stage.State.PLAYING


def test_results_that_are_missing_lead_to_the_rounds_where_the_rest_is_ended(client, tournament):
    play_round(draft_of(tournament))
    client.post(url("desk_rounds", tournament), {"acao": "sortear", "fase": "1"})
    posted(tournament)
    record(first(tournament).jogo)
    stage, pages = stage_of(tournament), url("desk_rounds", tournament)

    refused = text(act(client, tournament, "encerrar-fase", stage))
    assert f'<a href="{pages}">' in refused.split("<main", 1)[1]
    rest = url("desk_rest", tournament, stage.number)
    assert f'href="{rest}"' in text(client.get(pages))
    seen = {"visto": client.get(rest).context["mark"], "how": How.AS_IT_STANDS}
    assert client.post(rest, seen | WHY)["Location"] == pages
    done(client, tournament, "encerrar-fase", stage, early="on")

    assert stage_of(tournament).state == Stage.State.CLOSED


def test_places_where_a_mao_is_recorded_lead_to_the_exchange_with_it(client, tournament):
    one, other = confrontos_of(draft_of(tournament))[:2]
    record(one.jogo)
    page = f"{url('desk_life_action', tournament, 'trocar-lugares')}?de=1-1"
    sent = {"one": one.dupla_a_id, "other": other.dupla_a_id, **WHY}

    assert leads_to(client.post(page, sent), tournament, "dupla-errada")
    page = f"{url('desk_life_action', tournament, 'dupla-errada')}?de={one.pk}-{one.dupla_a.number}"
    sent = {"other": other.dupla_a_id, **WHY}
    assert client.post(page, sent | hidden(client.post(page, sent))).status_code == 302


def first_of(bracket):
    return stage_of(bracket).confronto_set.get(round=1, position=1)
