"""Pages about a draw: the number of draws made, whether a better draw may exist, and later changes by hand."""

import re

import pytest

from tests.factories import TABLE, catch_up, make_stages, make_tournament, play_open
from tests.tournaments.public.pages import text, url, whole
from tournaments.charts.texts.draw import DrawNote, draw_note
from tournaments.desk.rounds import one_round
from tournaments.event import rounds
from tournaments.event.draws import bracket_draw, rounds_by_hand
from tournaments.models import Confronto, Dupla, Round
from tournaments.pairing.entrant import Proven
from tournaments.pairing.swiss import best_round
from tournaments.publication.snapshot import snapshot

pytestmark = pytest.mark.django_db
LARGE = "pode haver um sorteio melhor"
GAP = "nenhum sorteio deixa os pontos mais próximos"


def swapped():
    """Return a Swiss stage whose first round was drawn twice and changed by hand."""
    (stage,) = make_stages({"format": "swiss", "rounds": 2, "partidas": 1}, duplas=8)
    row = rounds.redraw(round=Round.objects.get(stage=stage), seed=9, source=TABLE)
    one, other = (Dupla.objects.get(pk=row.order[at]) for at in (0, -1))
    rounds.post(round=rounds_by_hand.swap(round=row, one=one, other=other, source=TABLE), source=TABLE)
    catch_up(stage.tournament)
    return stage


def test_note_of_a_draw_says_what_is_published():
    (stage,) = snapshot(swapped().tournament)["stages"]

    assert draw_note(stage, 1) == DrawNote(2, (7,), proven="exact", changed=2)
    assert draw_note(stage, 2) is None
    del stage["draws"]
    assert draw_note(stage, 1) is None


def test_page_of_a_round_says_how_often_it_was_drawn_and_what_changed(client):
    page = whole(client, swapped().tournament)

    assert "Sorteado 2 vezes; vale o último. Números dos anteriores: 7." in page
    assert "2 confrontos mudaram depois do sorteio." in page
    assert LARGE not in page
    assert GAP not in page


def test_page_of_a_round_says_which_pair_was_forbidden_and_does_not_call_it_impossible(client):
    (stage,) = make_stages({"format": "swiss", "rounds": 2, "partidas": 1}, duplas=4)
    row = Round.objects.get(stage=stage)
    rounds.post(round=row, source=TABLE)
    play_open(stage)
    catch_up(stage.tournament)
    row = rounds.draw_round(stage=stage, seed=5, source=TABLE)
    drawn = Confronto.objects.filter(stage=stage, round=2).order_by("position")
    apart = drawn[0]
    row = rounds_by_hand.forbid(
        round=row, one=apart.dupla_a, other=apart.dupla_b, reason="mesma família", source=TABLE
    )
    rounds.post(round=row, source=TABLE)
    catch_up(stage.tournament)

    page = whole(client, stage.tournament)

    (told,) = re.findall(r"Proibido: (.+?) \(mesma família\)", " ".join(page.split()))
    assert set(told.split(" × ")) == {apart.dupla_a.name, apart.dupla_b.name}
    assert "pontuações diferentes: nesta rodada a direção pôs ou proibiu confrontos" in page
    assert "ninguém mais estava livre" not in page


def test_page_of_a_bracket_says_how_often_it_was_drawn(client):
    tournament = make_tournament(duplas=4, state="open")
    for seed in (1, 2, 3):
        bracket_draw.draw_knockout(tournament=tournament, seed=seed)

    assert "Sorteado 3 vezes; vale o último. Números dos anteriores: 1, 2." in whole(client, tournament)


@pytest.mark.parametrize(("entrants", "said"), [(4, GAP), (1, LARGE)])
def test_draw_of_a_large_field_says_what_is_not_proven(client, monkeypatch, entrants, said):
    # The threshold for a large field is lowered, so that a small field counts as large; without near entrants in the
    # list, nothing is proven.
    monkeypatch.setattr(best_round, "EXACT", entrants)
    monkeypatch.setattr(best_round, "PAIRS", 0)
    monkeypatch.setattr(one_round, "EXACT", 4)
    if said == LARGE:
        monkeypatch.setattr(best_round.BestRound, "_gap_proven", lambda *_: Proven.NEAR)
    stage = swapped()

    (draw,) = snapshot(stage.tournament)["stages"][0]["draws"]
    page = whole(client, stage.tournament)
    director = stage.tournament.club.members.first()
    client.force_login(director)
    desk = text(client.get(url("desk_round", stage.tournament, Round.objects.get(stage=stage).pk)))

    assert (draw["exact"], said in page, said in desk) == (False, True, True)
    assert ({GAP, LARGE} - {said}).pop() not in page + desk
