"""Every page of a table, in its states, under any rule set."""

import copy
from html.parser import HTMLParser
from uuid import uuid4

import rules
from scoring.entry.apart import send
from scoring.entry.confirmation import contest
from scoring.entry.record import record_mao
from scoring.ledger.trail import Source
from scoring.lifecycle.open_close import open_jogo
from scoring.models import Jogo
from tests.rules.facts_systems import TRANCA
from tests.scoring.course import BURACO, WON
from tests.scoring.pages import at, post

PHONE = Source(device="celular-da-mesa")
CARDS = {"A-melds": "3H 4H 9S", "hand-B1": "3x", "ending": "batida:A1"}
NAMES = ["Ana e Bia", "Caio e Davi"]
CLUB = ("aberto", "fechado", "stbl")
MAOS = {"000": BURACO, "tranca": TRANCA} | dict.fromkeys(("001", "002", "003", *CLUB), WON)
OPTIONS = {
    "regulamento-1": {"target": 1500},
    "burraco-1": {"semipulito": True},
    "buraco-1": {"canastra_real": True},
    **{key: {"target": 3000} for key in ("aberto-1", "fechado-1", "stbl-1")},
    "tranca-1": {"target": 3000, "black_three_in_hand": 100, "red_three_in_hand": 100},
}
RULE_SETS = [(key, OPTIONS.get(key, {})) for key in rules.published()] + [
    (extra.base, dict(extra.options)) for extra in rules.extras().values()
]
_READ = {"aria-label", "alt", "content", "placeholder", "title"}


class _Words(HTMLParser):
    # Text that a person reads or hears on a page, and the messages of its scripts, without quotations of the rules.
    def __init__(self):
        super().__init__()
        self.found, self.inside = [], []

    def handle_starttag(self, tag, attrs):
        if tag not in {"br", "hr", "img", "input", "link", "meta", "use", "path", "circle", "rect", "source"}:
            quoted = any(name == "class" and "rules-article" in (value or "") for name, value in attrs)
            self.inside.append(tag if tag in {"script", "style"} else "quoted" if quoted else "")
        said = [value for name, value in attrs if value and (name in _READ or name.startswith("data-"))]
        self.found += [value for value in said if " " in value or value[:1].isupper()]

    def handle_endtag(self, tag):
        if self.inside:
            self.inside.pop()

    def handle_data(self, data):
        if not any(self.inside):
            self.found.append(data)


def words_of(response):
    """Return the lines that a person reads or hears on a page."""
    reader = _Words()
    reader.feed(response.content.decode())
    return [" ".join(one.split()) for one in reader.found if one.strip()]


def _sent(jogo, number, side=""):
    facts = _facts(jogo)
    place = {"partida": 1, "number": number, "client_id": uuid4(), "acknowledged": set(rules.Code)}
    return place | {"jogo": jogo, "facts": facts, "source": PHONE} | ({"side": side} if side else {})


def _facts(jogo):
    # A single player who goes out has an empty hand.
    ruleset = jogo.load_rules()
    facts = copy.deepcopy(MAOS[ruleset.system])
    if ruleset.players == 1:
        facts["sides"]["A"]["hand"] = 0
    return facts


def _opened(key, options, entry="scorer", partidas=3):
    return open_jogo(
        labels=NAMES,
        ruleset=key,
        options=options,
        partidas=partidas,
        entry=entry,
        totals_allowed=True,
        source=PHONE,
    )


def pages(client, key, options):
    """Yield the name and the answer of every page of a table: before a mão, refused, after one, of two duplas."""
    jogo = _opened(key, options)
    for name in ("table", "cards", "totals", "rules"):
        yield f"{name} at first", client.get(at(jogo, name=name), follow=True)
    yield "table refused", post(client, at(jogo), A_table="481", B_hand="x")
    yield "cards refused", post(client, at(jogo, name="cards"), **CARDS)
    yield "totals refused", post(client, at(jogo, name="totals"), A_total="x")
    record_mao(**_sent(jogo, 1))
    for name in ("table", "cards", "totals"):
        yield f"{name} after a mão", client.get(at(jogo, "mesa", name), follow=True)
    for name in ("correct", "correct_cards", "correct_totals"):
        yield name, client.get(at(jogo, "mesa", name, 1, 1), follow=True)
    yield "conflict", post(client, at(jogo), A_table="30", B_table="20", ending="A")
    yield "receipt", post(client, at(jogo), 2, **answers(jogo))
    yield "follow", client.get(at(jogo, "A"))
    yield from _of_two(client, key, options)


def answers(jogo):
    """Return the form data for the mão in `MAOS` of the system, if it can be typed completely."""
    ruleset = jogo.load_rules()
    said = {"ending": "A"}
    for side, facts in _facts(jogo)["sides"].items():
        for code in ("table", "hand"):
            said[f"{side}_{code}"] = str(facts[code] // (ruleset.unit or 1))
        said[f"{side}_clean"] = str(facts.get("clean", 0))
        said[f"{side}_morto"] = facts.get("morto", "")
    return said


def _of_two(client, key, options):
    confirm = _opened(key, options, Jogo.Entry.CONFIRM)
    yield "who writes", client.get(at(confirm))
    mao = record_mao(**_sent(confirm, 1, "A")).mao
    yield "confirmation", client.get(at(confirm, "B", "check"))
    yield "contest", client.get(at(confirm, "B", "contest", 1, 1))
    told = {"partida": 1, "number": 1, "side": "B", "seen_version": mao.version, "client_id": uuid4()}
    contest(jogo=confirm, **told, reason="Era outra conta.", source=PHONE)
    yield "contested", client.get(at(confirm, "A"))
    ways = _opened(key, options, Jogo.Entry.APART)
    send(**_sent(ways, 1, "A"))
    yield "sent apart", client.get(at(ways, "A"), follow=True)
    other = _facts(ways)
    other["sides"]["A"]["table"] += 20
    send(**_sent(ways, 1, "B") | {"facts": other})
    yield "divergent", client.get(at(ways, "A"), follow=True)
