"""All that a page of the table says at once, read together: nothing twice, nothing against anything else."""

from html.parser import HTMLParser

import pytest

from scoring.models import Mao
from tests.rows import rows
from tests.scoring.alerts import complaints
from tests.scoring.pages import at
from tests.scoring.two_duplas import confirm, contest, opened, record, send
from tests.scoring.typed import JSON, typed

pytestmark = pytest.mark.django_db

EMPTY = {"br", "hr", "img", "input", "link", "meta", "source", "path", "use"}


class Alerts(HTMLParser):
    """Collects the words of what a page shows as an alert, one text for each of the outermost."""

    def __init__(self):
        super().__init__()
        self.open, self.texts = [], []

    def handle_starttag(self, tag, attrs):
        if tag in EMPTY:
            return
        told = dict(attrs)
        hidden = "hidden" in told or tag in {"template", "script", "style"}
        says = bool({"alert", "placar-news"} & set((told.get("class") or "").split()))
        says = says or told.get("role") in {"alert", "status"}
        within = self.open[-1] if self.open else ("", False, False)
        if says and not within[2] and not (hidden or within[1]):
            self.texts.append("")
        self.open.append((tag, hidden or within[1], says or within[2]))

    def handle_startendtag(self, tag, attrs):
        """A tag that ends at once holds no words."""

    def handle_endtag(self, tag):
        while self.open and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data):
        if self.open and self.open[-1][2] and not self.open[-1][1]:
            self.texts[-1] += data


def alerts(*pages):
    found = Alerts()
    for page in pages:
        found.feed(page.text)
    return [" ".join(text.split()) for text in found.texts]


def after_one(mode="confirm", **how):
    jogo = opened(mode, **how)
    return jogo, record(jogo, side="" if mode == "scorer" else "A")


def contested():
    jogo, mao = after_one()
    contest(jogo, mao)
    return jogo


def confirmed():
    jogo, mao = after_one(target=9000)
    confirm(jogo, mao)
    return jogo


def waiting():
    jogo = opened("confirm")
    record(jogo, 1600, -110)
    return jogo


def divergent():
    jogo = opened("apart")
    send(jogo, "A")
    send(jogo, "B", a=700)
    return jogo


def sent_apart():
    jogo = opened("apart")
    send(jogo, "A")
    return jogo


def next_mao_after_confirmed():
    jogo = confirmed()
    record(jogo)
    return jogo


STATES = [
    contested,
    confirmed,
    waiting,
    divergent,
    sent_apart,
    next_mao_after_confirmed,
    lambda: opened("scorer"),
]


@rows("state", STATES)
def test_no_page_says_anything_twice_or_against_itself(state, client):
    for seat in ("mesa", "A", "B"):
        for name, query in (
            ("table", {"mesa": "1"}),
            ("check", {"lado": "B"}),
            ("check", {"confirmado": "1"}),
        ):
            jogo = state()
            page = client.get(at(jogo, seat, name, **query), follow=True)

            said = alerts(page)

            assert complaints(said) == (set(), []), (seat, name, said)


def test_contest_by_words_says_who_does_not_agree(client):
    jogo = contested()

    for seat in ("mesa", "A", "B"):
        said = " ".join(alerts(client.get(at(jogo, seat, mesa="1"))))
        assert "Caio e Davi diz que não confere" in said
        assert "as duas duplas não anotaram" not in said
        news = " ".join(alerts(client.get(at(jogo, seat, "score"))))
        assert "Tem mão para vocês conferirem" not in news


def test_sides_that_sent_different_things_are_not_called_to_confirm(client):
    jogo = divergent()

    news = alerts(client.get(at(jogo, "A", "score")))

    assert news == ["Uma mão não confere. Ver"]


def test_winner_of_a_jogo_of_one_partida_is_told_once(client):
    won = {"facts": {"totals": {"A": 100, "B": 1600}}, "side": ""}
    jogo, of_three = (opened("scorer", partidas=partidas, totals_allowed=True) for partidas in (1, 3))
    record(jogo, **won)
    for _ in range(2):
        record(of_three, **won)

    page, other = client.get(at(jogo)).text, client.get(at(of_three)).text

    assert "em partidas" not in page
    assert "maioria das partidas" not in page
    assert "Vitória no jogo: 2 a 0 em partidas." in other


def test_doubt_is_answered_as_a_doubt(client):
    """The outbox knows it by the severity of all that stands in the way."""
    jogo = opened("scorer")

    told = client.post(at(jogo), typed(A_hand="0"), headers=JSON).json()

    assert {problem["severity"] for problem in told["problems"]} == {"warning"}
    assert not Mao.objects.exists()
