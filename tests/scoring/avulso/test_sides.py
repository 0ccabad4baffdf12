"""Private jogos of singles, of trios, of three and of two players, each played to its end by its pages."""

import re
from uuid import uuid4

import pytest

from scoring.jogo.recount import differences
from scoring.ledger.verify import faults
from scoring.models import Jogo, Mao
from scoring.wording.numbers import points, signed
from tests.scoring.cards_typed import typed_cards
from tests.scoring.pages import at, post
from tests.scoring.typed import AVULSO

pytestmark = pytest.mark.django_db

RUN = {"kind": "run", "cards": ["3H", "4H", "5H", "6H", "7H", "8H", "9H"]}
KINGS = {"kind": "set", "cards": ["KH", "KS", "KC", "KD"]}
SPADES = {"kind": "run", "cards": ["3S", "4S", "5S", "6S", "7S", "8S", "9S"]}
CLUBS = {"kind": "run", "cards": ["9C", "TC", "JC"]}
TENS, JACKS, QUEENS, NINES, ACES = (
    {"kind": "set", "cards": [f"{rank}{suit}" for suit in "CDHS"]} for rank in "TJQ9A"
)
HELD = ("3C", "3D", "4C", "4D", "5C", "5D", "6C", "6D", "7C", "7D", "8C")  # 55 points, and an eight
MORE = ("4S", "4H", "5S", "5H", "6S", "6H", "7S", "7H", "3S", "3H", "8D")  # the same


def held(**others):
    """Return the form data of each side with these cards in hand and no cards on the table."""
    return {
        f"{side}-{name}": value
        for side, hand in others.items()
        for name, value in {"table": "0", "hand": hand}.items()
    }


def burraco(side, *, table, hand="0", morto="taken", **canastras):
    """Return the form data of a side of a text with mortos."""
    answers = {"table": table, "hand": hand, "morto": morto} | canastras
    return {f"{side}-{name}": value for name, value in answers.items()}


def high_run(suit):
    return {"kind": "run", "cards": [f"{rank}{suit}" for rank in "TJQK"]}


def in_hands(**hands):
    return {side: {"melds": [], "hands": {side: list(cards)}} for side, cards in hands.items()}


def kings_of(suits):
    return [f"{rank}{suit}" for rank in "KQJ" for suit in suits]


# Each: what is chosen, the names, and of every mão what is typed and the points of each side. The first is corrected
# to the second, the third is entered card by card, the last ends the partida.
SINGLES = {
    "chosen": {"ruleset": "buraco-1", "jogam": "mais", "target": "600"},
    "names": ["Ana", "Bia", "Caio", "Davi", "Eva"],
    "first": (
        {"A-table": "90", "ending": "A"} | held(B="60", C="80", D="120", E="75"),
        {"A": 90 + 50, "B": -60, "C": -80, "D": -120, "E": -75},
    ),
    "corrected": (
        {"A-table": "90", "ending": "A"} | held(B="60", C="90", D="120", E="75"),
        {"A": 90 + 50, "B": -60, "C": -90, "D": -120, "E": -75},
    ),
    "cards": (
        {
            "ending": "batida",
            "went_out": "D",
            "sides": in_hands(
                A=HELD,
                B=MORE,
                C=["AC", "AD", "AH", "AS", *kings_of("C"), *("9C", "9D", "TC", "TD")],
                E=["QH", "QS", "QD", "JH", "JS", "JD", "TH", "TS", "9H", "8S", "8H"],
            )
            | {"D": {"melds": [RUN, KINGS], "hands": {"D": []}}},
        },
        {"A": -70, "B": -70, "C": -(4 * 15 + 7 * 20), "D": 5 * 5 + 6 * 20 + 200 + 50, "E": -11 * 20},
    ),
    "last": (
        {"D-table": "300", "D-clean": "1", "ending": "D"} | held(A="60", B="70", C="80", E="90"),
        {"A": -60, "B": -70, "C": -80, "D": 300 + 200 + 50, "E": -90},
    ),
    "winner": "D",
}
TRIOS = {
    "chosen": {"ruleset": "buraco-1", "jogam": "trios", "target": "600"},
    "names": ["Ana, Bia e Cléo", "Davi, Edu e Fábio"],
    "first": (
        {"A-table": "200", "A-hand": "60", "A-clean": "1", "ending": "A", "B-table": "0", "B-hand": "330"},
        {"A": 200 - 60 + 200 + 50, "B": -330},
    ),
    "corrected": (
        {"A-table": "200", "A-hand": "80", "A-clean": "1", "ending": "A", "B-table": "0", "B-hand": "330"},
        {"A": 200 - 80 + 200 + 50, "B": -330},
    ),
    "cards": (
        {
            "ending": "batida",
            "went_out": "B2",
            "sides": {
                "A": {
                    "melds": [],
                    "hands": {"A1": [*HELD], "A2": [*MORE], "A3": [*ACES["cards"] * 2, "9C", "9D", "TC"]},
                },
                "B": {
                    "melds": [RUN, KINGS, QUEENS],
                    "hands": {
                        "B1": ["8S", "8S", "8H", "8D", "9S", "9S", "9C", "9D"],
                        "B2": [],
                        "B3": ["TH", "TS", "TD", "TC", "TH", "TS", "TD", "JH", "JS", "JD"],
                    },
                },
            },
        },
        {"A": -70 - 70 - 8 * 15 - 3 * 20, "B": 5 * 5 + 10 * 20 + 200 + 50 - 18 * 20},
    ),
    "last": (
        {"A-table": "300", "A-hand": "60", "A-clean": "2", "ending": "A", "B-table": "0", "B-hand": "330"},
        {"A": 300 - 60 + 2 * 200 + 50, "B": -330},
    ),
    "winner": "A",
}
THREE = {
    "chosen": {"ruleset": "burraco-1", "jogam": "3", "target": "1300"},
    "names": ["Anna", "Bice", "Carlo"],
    "first": (
        {"alone": "C", "ending": "C"}
        | burraco("C", table="345", clean="1", dirty="1")
        | burraco("A+B", table="200", hand="85", dirty="1"),
        {"A": (200 - 85 + 100) / 2, "B": (200 - 85 + 100) / 2, "C": 345 + 200 + 100 + 100},
    ),
    "corrected": (
        {"alone": "B", "ending": "B"}
        | burraco("B", table="345", clean="1", dirty="1")
        | burraco("A+C", table="200", hand="85", dirty="1"),
        {"A": (200 - 85 + 100) / 2, "B": 345 + 200 + 100 + 100, "C": (200 - 85 + 100) / 2},
    ),
    "cards": (
        {
            "ending": "batida",
            "went_out": "C",
            "sides": {
                "A": {"melds": [TENS, JACKS, ACES], "hands": {"A": [*HELD, *MORE]}, "morto": "taken"},
                "B+C": {
                    "melds": [RUN, SPADES, KINGS, QUEENS, NINES, ACES],
                    "hands": {"B": ["QH", "QS", "QD"], "C": []},
                    "morto": "taken",
                },
            },
        },
        {
            "A": 8 * 10 + 4 * 15 - (20 * 5 + 2 * 10),
            "B": (2 * (5 * 5 + 2 * 10) + 12 * 10 + 4 * 15 - 3 * 10 + 2 * 200 + 100) // 2,
            "C": (2 * (5 * 5 + 2 * 10) + 12 * 10 + 4 * 15 - 3 * 10 + 2 * 200 + 100) // 2,
        },
    ),
    "last": (
        {"alone": "B", "ending": "B"}
        | burraco("B", table="345", clean="2")
        | burraco("A+C", table="0", hand="170", morto="not_taken"),
        {"A": (-170 - 100) // 2, "B": 345 + 2 * 200 + 100, "C": (-170 - 100) // 2},
    ),
    "winner": "B",
}
TWO = {
    "chosen": {"ruleset": "burraco-1", "jogam": "2", "target": "1000"},
    "names": ["Anna", "Bice"],
    "first": (
        {"ending": "A"}
        | burraco("A", table="300", clean="1")
        | burraco("B", table="150", hand="60", dirty="1"),
        {"A": 300 + 200 + 100, "B": 150 - 60 + 100},
    ),
    "corrected": (
        {"ending": "A"}
        | burraco("A", table="300", clean="1")
        | burraco("B", table="150", hand="80", dirty="1"),
        {"A": 300 + 200 + 100, "B": 150 - 80 + 100},
    ),
    "cards": (
        {
            "ending": "batida",
            "went_out": "B",
            "sides": {
                "A": {"melds": [TENS], "hands": {"A": list(HELD)}, "morto": "not_taken"},
                "B": {
                    "melds": [RUN, SPADES, KINGS, {"kind": "set", "cards": ["QC", "QD", "QS", "QH"]}],
                    "hands": {"B": []},
                    "morto": "taken",
                },
            },
        },
        {
            "A": 4 * 10 - (10 * 5 + 10) - 100,
            "B": 2 * (5 * 5 + 2 * 10) + 2 * 4 * 10 + 2 * 200 + 100,
        },
    ),
    "last": (
        {"ending": "A"}
        | burraco("A", table="345", clean="2")
        | burraco("B", table="0", hand="110", morto="not_taken"),
        {"A": 345 + 2 * 200 + 100, "B": -110 - 100},
    ),
    "winner": "A",
}
CLUB_THREE = {  # each alone, and two mortos for three
    "chosen": {"ruleset": "aberto-1", "jogam": "3", "target": "1300"},
    "names": ["Ana", "Bia", "Caio"],
    "first": (
        {"ending": "A", "mortos_to_stock": "0"}
        | burraco("A", table="345", clean="1")
        | burraco("B", table="150", hand="60", dirty="1")
        | burraco("C", table="0", hand="80", morto="not_taken"),
        {"A": 345 + 200 + 100, "B": 150 - 60 + 100, "C": -80 - 100},
    ),
    "corrected": (
        {"ending": "A", "mortos_to_stock": "0"}
        | burraco("A", table="345", clean="1")
        | burraco("B", table="150", hand="60", dirty="1")
        | burraco("C", table="0", hand="90", morto="not_taken"),
        {"A": 345 + 200 + 100, "B": 150 - 60 + 100, "C": -90 - 100},
    ),
    "cards": (
        {
            "ending": "batida",
            "went_out": "B",
            "sides": {
                "A": {"melds": [RUN, high_run("C")], "hands": {"A": list(HELD)}, "morto": "taken"},
                "B": {
                    "melds": [SPADES, CLUBS, high_run("S"), high_run("D"), high_run("H")],
                    "hands": {"B": []},
                    "morto": "taken",
                },
                "C": {"melds": [], "hands": {"C": list(MORE)}, "morto": "not_taken"},
            },
        },
        {"A": 45 + 40 - 60 + 200, "B": 45 + 30 + 3 * 40 + 200 + 100, "C": -60 - 100},
    ),
    "last": (
        {"ending": "A", "mortos_to_stock": "0"}
        | burraco("A", table="345", clean="2")
        | burraco("B", table="0", hand="110", morto="not_taken")
        | burraco("C", table="0", hand="60", morto="not_taken"),
        {"A": 345 + 2 * 200 + 100, "B": -110 - 100, "C": -60 - 100},
    ),
    "winner": "A",
}
KINDS = {"singles": SINGLES, "trios": TRIOS, "three": THREE, "two": TWO, "club three": CLUB_THREE}


def opened(client, played):
    names = dict(zip("abcdefghi", played["names"], strict=False))
    rest = {name: value for name, value in AVULSO.items() if name not in ("a", "b")}
    assert client.post("/avulso/", rest | names | played["chosen"], follow=True).status_code == 200
    jogo = Jogo.objects.get()
    assert jogo.labels == played["names"]
    return jogo


def summed(*maos):
    return {side: sum(mao[side] for mao in maos) for side in maos[0]}


def signs(mao):
    return [signed(value) for value in mao.values()]


def rows_of(page, name):
    """Return the points in each row of this name on the sheets of a page."""
    rows = re.findall(rf'<tr class="folha-{name}">(.*?)</tr>', page.text, re.DOTALL)
    return [re.findall(r"<b[^>]*>([^<]*)</b>", row) for row in rows]


def receipt(page):
    """Return the points of each side on the receipt."""
    return re.findall(
        r'<b class="score">([^<]*)</b>', page.text.partition("receipt-sides")[2].partition("</p>")[0]
    )


def result(page):
    """Return the text above the reason on the page of a finished jogo."""
    return page.text.partition('id="resultado"')[2].partition("</h2>")[0]


def dealers(page):
    """Return the sides shown as the next dealer."""
    blocks = page.text.partition('id="placar"')[2].partition("</section>")[0].split('class="placar-side ')[1:]
    return {side for side, block in zip("ABCDEFGHI", blocks, strict=False) if "Dá as cartas" in block}


def shows(page, *maos):
    """Return whether a page of a jogo has the points of its mãos: each, and summed in the sheet and the score."""
    assert page.status_code == 200
    so_far = [summed(*maos[:many]).values() for many in range(1, len(maos) + 1)]
    assert rows_of(page, "sum") == [signs(mao) for mao in maos]
    assert rows_of(page, "running") == [[points(value) for value in row] for row in so_far]
    scores = re.findall(r'class="placar-points">\s*<span class="score"[^>]*>([^<]*)</span>', page.text)
    assert scores == [points(value) for value in so_far[-1]]


def correct(client, jogo, number, typed):
    seen = Mao.objects.standing().get(number=number).version
    again = {"seen_version": str(seen), "reason": "contamos de novo"}
    return post(client, at(jogo, "mesa", "correct", 1, number), number, **again, **typed)


def undo(client, jogo, number):
    seen = Mao.objects.standing().get(number=number).version
    sent = {"client_id": str(uuid4()), "seen_version": seen}
    return client.post(at(jogo, "mesa", "take_back", 1, number), sent, follow=True)


def enter_cards(client, jogo, number, facts, **do):
    alone = {"alone": "A"} if "B+C" in facts["sides"] else {}
    return client.post(
        at(jogo, "mesa", "cards"), typed_cards(facts, number=number, **alone, **do), follow=True
    )


@pytest.mark.parametrize("kind", KINDS)
def test_jogo_avulso_of_any_sides_is_played_to_its_end(client, kind):
    played = KINDS[kind]
    jogo = opened(client, played)
    (typed, one), (cards, two), (last, three) = (played[name] for name in ("first", "cards", "last"))

    page = post(client, at(jogo), 1, **typed)
    shows(page, one)
    assert receipt(page) == signs(one)
    page = client.post(at(jogo, "mesa", "dealer", 1, 2), {"side": "B"}, follow=True)
    assert dealers(page) == ({"B"} if jogo.load_rules().first_player else set())
    preview = enter_cards(client, jogo, 2, cards, do="conferir")
    assert preview.context["form"].pointed() == []
    assert rows_of(preview, "sum")[0] == signs(two)
    assert not Mao.objects.filter(number=2).exists()
    shows(enter_cards(client, jogo, 2, cards), one, two)

    typed, one = played["corrected"]
    page = correct(client, jogo, 1, typed)
    shows(page, one, two)
    assert receipt(page) == signs(one)
    assert ("corrigida" in page.text, "contamos de novo" in page.text) == (True, True)

    shows(post(client, at(jogo), 3, **last), one, two, three)
    assert Jogo.objects.get().winner == played["winner"]
    shows(undo(client, jogo, 3), one, two)
    assert Jogo.objects.get().state == "open"
    page = post(client, at(jogo), 3, **last)

    everywhere(client, jogo, page, one, two, three)
    assert played["names"]["ABCDEFGHI".index(played["winner"])] in result(page)
    typed, one = played["first"]
    page = correct(client, jogo, 1, typed)  # also of a jogo that is over
    everywhere(client, jogo, page, one, two, three)
    assert "Toque em Corrigir, na súmula" in page.text
    assert "O diretor, se houver um" in client.get(at(jogo, "ver")).text
    assert list(faults(Jogo.objects.all())) == list(differences(Jogo.objects.all())) == []


def everywhere(client, jogo, page, *maos):
    """Return whether every page of a finished jogo has the points of its mãos, and the winner."""
    for shown in (page, client.get(at(jogo)), client.get(at(jogo, "ver"))):
        shows(shown, *maos)
        assert "Jogo encerrado" in shown.text
        assert result(shown)
    kept = client.get(at(jogo, "mesa", "text"))
    assert kept.status_code == 200
    for number, mao in enumerate(maos, 1):
        totals = " ".join(f"{side}={value}" for side, value in mao.items())
        assert re.search(rf"^# 1\.{number} v\d: {re.escape(totals)}$", kept.text, re.MULTILINE)
        asked = client.get(at(jogo, "mesa", "correct", 1, number))
        assert (asked.status_code, asked.context["form"].correcting) == (200, True)
    assert client.get(at(jogo, "mesa", "rules")).status_code == 200
    assert client.get(at(jogo, "mesa", "share")).status_code == 200
