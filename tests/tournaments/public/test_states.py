"""What everybody reads of how each mão stands: sent, confirmed, divergent, corrected."""

import pytest

from tests.factories import catch_up, jogos_being_played, make_tournament, record
from tests.scoring.two_duplas import confirm, contest, take_back
from tests.tournaments.public.pages import corrected, text, url

pytestmark = pytest.mark.django_db
SENT, CONFIRMED, DIVERGENT, CORRECTED = "○ enviada", "✓ confirmada", "≠ divergente", "✎ corrigida"
AGAIN = "↶ desfeita e anotada de novo"


def sent(jogo):
    record(jogo, side="A")


def agreed(jogo):
    confirm(jogo, record(jogo, side="A"))


def contested(jogo):
    contest(jogo, record(jogo, side="A"))


def corrected_by_director(jogo):
    contested(jogo)
    corrected(jogo)


def taken_back_and_entered_again(jogo):
    take_back(jogo, record(jogo, side="A"))
    record(jogo, side="A")


def entered_alone(jogo):
    record(jogo)
    record(jogo)


CASES = {
    sent: ("confirm", [f"Mão 1 {SENT}"]),
    agreed: ("confirm", [f"Mão 1 {CONFIRMED}"]),
    contested: ("confirm", [f"Mão 1 {DIVERGENT}"]),
    corrected_by_director: (
        "confirm",
        [f"Mão 1 {CORRECTED} {CONFIRMED}", "Por que foi corrigida: soma trocada"],
    ),
    taken_back_and_entered_again: ("confirm", [f"Mão 1 {AGAIN} {SENT}"]),
    entered_alone: ("scorer", [f"Mão 1 {CONFIRMED}", f"Mão 2 {SENT}"]),
}


@pytest.mark.parametrize("done", CASES, ids=lambda done: done.__name__)
def test_public_sheet_says_how_each_mao_stands(client, done):
    entry, said = CASES[done]
    tournament = make_tournament(duplas=4, target=3000, entry=entry)
    jogo = jogos_being_played(tournament)[0]
    done(jogo)
    catch_up(tournament)

    page = text(client.get(url("jogo", tournament, jogo.public_id)))

    assert [one for one in said if one not in page] == []
    states = (SENT, CONFIRMED, DIVERGENT, CORRECTED, AGAIN, "Por que foi corrigida")
    assert [page.count(state) for state in states] == ["".join(said).count(state) for state in states]
