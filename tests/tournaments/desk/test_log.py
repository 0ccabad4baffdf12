"""The log of an event at the desk: every line is a sentence, and filters work."""

import pytest

from scoring.ledger.trail import Source
from scoring.lifecycle import open_close
from tests.factories import (
    TABLE,
    director_of,
    jogos_being_played,
    make_tournament,
    make_user,
    record,
)
from tests.remembered import remembered
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import (
    SWISS,
    begun,
    confrontos_of,
    correct,
    draft_of,
    posted,
    signed_in,
    stage_of,
)
from tournaments.clubs import members
from tournaments.event.draws import bracket_draw, rounds_by_hand
from tournaments.hall import seating
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import PlanSaved
from tournaments.models import Confronto, TournamentLogEntry
from tournaments.outcomes import decisions, penalties

pytestmark = pytest.mark.django_db


@remembered
def with_a_log():
    """Return a Swiss whose log has lines of many kinds."""
    tournament = begun(SWISS)
    one, other, _ = confrontos_of(draft_of(tournament))
    rounds_by_hand.swap(round=draft_of(tournament), one=one.dupla_a, other=other.dupla_a, source=TABLE)
    posted(tournament)
    confronto = confrontos_of(draft_of(tournament))[0]
    decisions.walkover(confronto=confronto, winner="A", reason="não vieram", source=TABLE)
    penalty = {"stage": stage_of(tournament), "round": 1, "sanction": "mp", "amount": 100}
    penalties.penalise(dupla=confronto.dupla_b, reason="atraso", source=TABLE, **penalty)
    return tournament


@pytest.fixture
def tournament(client):
    return signed_in(client, with_a_log())


def actions(answer):
    return [line.code for line in answer.context["lines"]]


def test_log_tells_what_who_why_latest_first(client, tournament):
    answer = client.get(url("desk_log", tournament))

    page = text(answer)
    assert actions(answer)[:2] == ["penalised", "walkover"]
    assert "jogo:walkover" not in actions(answer), "told once"
    assert "Punição aplicada" in page
    assert "perda de pontos feitos 100" in page
    assert "Motivo: não vieram" in page
    assert f"sorteio nº {draft_of(tournament).seed}" in page


def test_log_is_filtered(client, tournament):
    address = url("desk_log", tournament)
    dupla = confrontos_of(draft_of(tournament))[0].dupla_b

    assert actions(client.get(address, {"acao": "walkover"})) == ["walkover"]
    assert actions(client.get(address, {"acao": "jogo:walkover"})) == ["jogo:walkover"]
    assert actions(client.get(address, {"dupla": dupla.pk})) == ["penalised", "walkover"]
    assert "plan_saved" not in actions(client.get(address, {"fase": stage_of(tournament).pk}))
    assert actions(client.get(address, {"fase": "999"})) == actions(client.get(address))


def test_log_goes_on_on_the_next_page(client, tournament):
    for _ in range(60):
        note(tournament, PlanSaved({"stages": 1}), TABLE)

    first, second = (client.get(url("desk_log", tournament), {"page": page}) for page in (1, 2))

    assert len(actions(first)) == 50
    assert actions(second)[-1] == "plan_saved"
    of_event = TournamentLogEntry.objects.filter(tournament=tournament).count()
    assert len(actions(second)) == of_event - 50


def test_log_tells_what_happened_at_the_tables_and_in_the_club(client):
    tournament = signed_in(client, make_tournament(duplas=4, target=1500))
    one, other = jogos_being_played(tournament)
    mao = record(one)
    correct(mao, director_of(tournament.club))
    open_close.walkover(jogo=other, winner="B", reason="não vieram", source=TABLE)
    members.set_member(club=tournament.club, user=make_user("zelia"), role="scorer")

    page = client.get(url("desk_log", tournament))

    assert {"jogo:walkover", "jogo:corrected", "clube:added"} <= set(actions(page))
    assert "jogo:recorded" not in actions(page)
    said = text(page)
    assert "zelia entrou no clube" in said
    assert f"{other.label('A')} × {other.label('B')}" in said
    assert "Partida 1, mão 1: 760 · 220 → 760 · 240" in said
    assert "jogo:recorded" in actions(client.get(url("desk_log", tournament), {"maos": "on"}))


def test_log_tells_each_draw_of_a_bracket_with_its_number(client):
    tournament = signed_in(client, make_tournament(duplas=4, state="drawn", draw_seed=7))
    bracket_draw.draw_knockout(tournament=tournament, seed=11)

    page = text(client.get(url("desk_log", tournament)))

    assert "Chave sorteada" in page
    assert "sorteio nº 7" in page
    assert "sorteio nº 11, a 2ª vez" in page


def test_log_is_filtered_by_mesa_and_by_person(client):
    tournament = signed_in(client, make_tournament(duplas=4, target=1500))
    one, other = Confronto.objects.being_played().filter(tournament=tournament).order_by("mesa")
    open_close.walkover(jogo=other.jogo, winner="B", reason="não vieram", source=TABLE)
    director = director_of(tournament.club)
    seating.move_mesa(confronto=one, mesa=5, source=Source(actor=director))

    def shown(**asked):
        return actions(client.get(url("desk_log", tournament), asked))

    assert shown(mesa=other.mesa) == ["jogo:walkover"]
    assert shown(mesa=5) == ["mesa_moved"]
    assert shown(pessoa=director.pk) == ["mesa_moved"]
    assert shown(acao="jogo:walkover") == ["jogo:walkover"]
    assert shown(mesa="x") == shown()
