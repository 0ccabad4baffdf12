"""The public state of each mão: sent, confirmed, disputed, corrected."""

import re

import pytest

from scoring.lifecycle.open_close import walkover
from tests.factories import TABLE, catch_up, jogos_being_played, make_tournament, record
from tests.scoring.two_duplas import confirm, contest, send, take_back
from tests.tournaments.public.pages import WAITING, corrected, text, url

pytestmark = pytest.mark.django_db
SENT, CONFIRMED, DIVERGENT, CORRECTED = "○ enviada", "✓ confirmada", "≠ não bate", "✎ corrigida"
DUE = "○ falta conferir"  # sent, where the other dupla has to check it
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


def sent_apart(jogo):
    send(jogo, "A")


def sent_apart_ahead(jogo):
    send(jogo, "B")
    send(jogo, "B", number=2)


def divergent_apart(jogo):
    send(jogo, "A")
    send(jogo, "B", 700)


def agreed_apart(jogo):
    send(jogo, "A")
    send(jogo, "B")


CASES = {
    sent: ("confirm", [f"Mão 1 {DUE}"]),
    agreed: ("confirm", [f"Mão 1 {CONFIRMED}"]),
    contested: ("confirm", [f"Mão 1 {DIVERGENT}"]),
    corrected_by_director: (
        "confirm",
        [f"Mão 1 {CORRECTED} {CONFIRMED}", "Por que foi corrigida: soma trocada"],
    ),
    taken_back_and_entered_again: ("confirm", [f"Mão 1 {AGAIN} {DUE}"]),
    entered_alone: ("scorer", [f"Mão 1 {CONFIRMED}", f"Mão 2 {SENT}"]),
    sent_apart: ("apart", [f"Partida 1 · mão 1 {SENT} por {{A}}"]),
    sent_apart_ahead: (
        "apart",
        [f"Partida 1 · mão 1 {SENT} por {{B}}", f"Partida 1 · mão 2 {SENT} por {{B}}"],
    ),
    divergent_apart: ("apart", [f"Partida 1 · mão 1 {DIVERGENT} cada dupla anotou uma coisa"]),
    agreed_apart: ("apart", [f"Mão 1 {CONFIRMED}"]),
}


@pytest.mark.parametrize("done", CASES, ids=lambda done: done.__name__)
def test_public_sheet_says_how_each_mao_stands(client, done):
    entry, said = CASES[done]
    tournament = make_tournament(duplas=4, target=3000, entry=entry)
    jogo = jogos_being_played(tournament)[0]
    done(jogo)
    catch_up(tournament)

    page = text(client.get(url("jogo", tournament, jogo.public_id)))
    said = [one.format(**dict(zip(jogo.sides, jogo.labels, strict=True))) for one in said]

    assert [one for one in said if one not in page] == []
    states = (SENT, DUE, CONFIRMED, DIVERGENT, CORRECTED, AGAIN, "Por que foi corrigida")
    assert [page.count(state) for state in states] == ["".join(said).count(state) for state in states]


def test_what_is_not_agreed_on_is_told_without_its_figures(client):
    tournament = make_tournament(duplas=4, target=3000, entry="apart")
    jogo = jogos_being_played(tournament)[0]
    divergent_apart(jogo)
    catch_up(tournament)

    page = text(client.get(url("jogo", tournament, jogo.public_id)))

    figures = re.findall(r"(?<![\w-])(?:810|700|110)(?![\w-])", page)  # not those within an address
    assert figures == []


def test_what_was_sent_of_a_jogo_that_is_over_is_told_no_more(client):
    # Its result is published by hand; until then the page hides the sent mãos.
    tournament = make_tournament(duplas=4, target=3000, entry="apart", auto_publish=False)
    jogo = jogos_being_played(tournament)[0]
    sent_apart(jogo)
    walkover(jogo=jogo, winner="A", reason="faltaram", source=TABLE)
    catch_up(tournament)

    page = text(client.get(url("jogo", tournament, jogo.public_id)))

    assert WAITING in page
    assert SENT not in page
