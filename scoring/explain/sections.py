"""Explain a rule set to a player in plain words, every value with its article.

The explanation is built from the `RuleSet` alone, so that it cannot differ from the counting. It uses the words of
the page's language; the words of a text in another language are listed once.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

import rules
from scoring.explain.ends import Terms, ends, jogo, partida
from scoring.explain.labels import cards_named, faces_of, source
from scoring.explain.laws import TOPICS, laws
from scoring.explain.play import canastras, melds, play
from scoring.explain.statement import Statement, place, points, switch, word
from scoring.wording.terms import originals

type Lazy = str | Promise


@dataclass(frozen=True, slots=True)
class Said:
    """One sentence, its article in the text, and whether a club set the value.

    `anchor`: the anchor of the sentence on the page; empty if an earlier sentence has the same.
    """

    text: str
    article: str
    own: bool
    anchor: str = ""


@dataclass(frozen=True, slots=True)
class CardValue:
    """The points of some cards. `row`: the name in the data file; `faces`: for drawing them."""

    row: str
    cards: str
    faces: tuple[str, ...]
    points: int
    article: str
    own: bool


@dataclass(frozen=True, slots=True)
class Section:
    """The sentences about one topic. `cards`: the table of values, in the section of the cards."""

    key: str
    title: str
    said: tuple[Said, ...]
    cards: tuple[CardValue, ...] = ()

    @property
    def is_opened(self) -> bool:
        """Whether the section is open at first, because players look it up most."""
        return self.key in _OPENED


def explain(ruleset: rules.RuleSet, terms: Terms | None = None) -> tuple[Section, ...]:
    """Return the explanation in the order of a mão, without empty sections.

    terms: terms outside the rule set, if they are known.
    """
    agreed = terms or Terms()
    statements_of = {key: tell(ruleset) for key, (_title, tell) in _OF_RULES.items()}
    statements_of |= {topic: laws(ruleset, topic) for topic in TOPICS}
    statements_of["partida"] = partida(ruleset, agreed)
    statements_of["jogo"] = jogo(agreed)
    statements_of["words"] = _originals(ruleset)
    named = {"morto": word(ruleset, "morto"), "canastra": word(ruleset, "canastra")}
    found, seen = [], {""}
    for key in _ORDER:
        title = _OF_RULES[key][0] if key in _OF_RULES else TOPICS.get(key) or _TITLES[key]
        said = tuple(_said(ruleset, statement, seen) for statement in statements_of[key])
        cards = card_values(ruleset) if key == "cards" else ()
        if said:
            found.append(Section(key, capfirst(str(title) % named), said, cards))
    return tuple(found)


def anchor(place: str) -> str:
    """Return the anchor of the sentence about a place."""
    return f"lei-{place.replace('.', '-')}"


def _said(ruleset: rules.RuleSet, statement: Statement, seen: set[str]) -> Said:
    text, places = statement
    named = next((anchor(place) for place in places if anchor(place) not in seen), "")
    seen.add(named)
    return Said(text, _article(ruleset, *places), _is_own(ruleset, *places), named)


def card_values(ruleset: rules.RuleSet) -> tuple[CardValue, ...]:
    """Return the table of values, grouped as in the text; the joker only if the deck has one."""
    rows = [place.removeprefix("values.") for place in ruleset.articles if place.startswith("values.")]
    shown = [row for row in rows if row != "joker" or ruleset.jokers]
    return tuple(
        CardValue(
            row=row,
            cards=cards_named(row),
            faces=faces_of(row),
            points=ruleset.values["JK" if row == "joker" else "A" if row == "all" else row[0]],
            article=_article(ruleset, f"values.{row}"),
            own=_is_own(ruleset, f"values.{row}"),
        )
        for row in shown
    )


def _article(ruleset: rules.RuleSet, *places: str) -> str:
    found = [ruleset.articles.get(place, "") for place in places]
    return "; ".join(dict.fromkeys(source(article) for article in found if article))


def _is_own(ruleset: rules.RuleSet, *places: str) -> bool:
    return any(place in ruleset.overrides for place in places)


def _cards(ruleset: rules.RuleSet) -> Iterator[Statement]:
    text = _("As cartas na mesa somam pontos.") if ruleset.table_credit else _("As cartas na mesa não somam.")
    yield text, ("articles.table", "options.table_credit")
    if ruleset.hand_debit_without_batida:
        places = ("articles.hand", "options.hand_debit_without_batida")
        yield _("As cartas que ficam na mão são descontadas."), places
    else:
        text = _("As cartas que ficam na mão são descontadas, mas só quando alguém bate.")
        yield text, ("articles.hand", "options.hand_debit_without_batida")
    yield from switch(ruleset, "wild_takes_value")


def _batida(ruleset: rules.RuleSet) -> Iterator[Statement]:
    if ruleset.batida:
        text = _("Quem bate ganha %(points)s pontos.") % {"points": points(ruleset.batida)}
        yield text, ("batida.bonus",)
    needed = {
        "none": _("Não é preciso ter %(canastra)s para bater."),
        "any": _("É preciso ter %(canastra)s para bater."),
        "clean": _("É preciso ter %(canastra)s sem coringa para bater."),
    }[ruleset.batida_needs]
    yield needed % {"canastra": word(ruleset, "canastra")}, ("batida.needs_canastra",)
    if ruleset.mortos:
        text = _("Também é preciso ter pego o %(morto)s.")
        if ruleset.mortos_move:
            text = _("Também é preciso ter pego o %(morto)s, enquanto houver um para pegar.")
        yield text % {"morto": word(ruleset, "morto")}, ("articles.morto_to_go_out",)
    if not ruleset.wild_discard:
        yield _("O último descarte não pode ser coringa."), ("batida.wild_discard",)


def _mortos(ruleset: rules.RuleSet) -> Iterator[Statement]:
    if not ruleset.mortos:
        yield _("Não há morto."), ("mortos.count",)
        return
    morto, count = word(ruleset, "morto"), {"count": ruleset.mortos, "cards": ruleset.morto_cards}
    text = _("São %(count)s, de %(cards)s cartas cada um.") % count
    if ruleset.solo:
        sizes = {"solo": ruleset.solo_cards, "cards": ruleset.morto_cards}
        text = _("São dois: de %(solo)s cartas para quem joga só, de %(cards)s para os outros.") % sizes
    yield text, ("mortos.count", "mortos.solo_cards" if ruleset.solo else "mortos.morto_cards")
    if ruleset.no_morto:
        named = {"morto": morto, "points": points(ruleset.no_morto)}
        yield _("Quem não pega o %(morto)s perde %(points)s pontos.") % named, ("mortos.debit",)
    if ruleset.mortos_move:
        yield _("Quando o maço acaba, o morto que ninguém pegou vira maço."), ("mortos.become_stock",)
    elif "stock_out" in ruleset.endings:
        yield from place(ruleset, "mortos.become_stock", False)
    if ruleset.no_morto and "no_morto_debit_when_moved" in ruleset.options:
        yield from switch(ruleset, "no_morto_debit_when_moved")
    elif ruleset.no_morto and (ruleset.mortos_move or ruleset.debit_when != "always"):
        yield from place(ruleset, "mortos.debit_when", ruleset.debit_when)
    if ruleset.unviewed:
        yield from place(ruleset, "mortos.unplayed", ruleset.unplayed)


def _threes(ruleset: rules.RuleSet) -> Iterator[Statement]:
    threes = ruleset.threes
    if "red_threes" in threes.facts:
        each = {"points": points(threes.red), "without": points(threes.red_without)}
        each["canastra"] = word(ruleset, "canastra")
        text = {
            "none": _("Cada três vermelho na mesa soma %(points)s pontos."),
            "any": _(
                "Cada três vermelho na mesa soma %(points)s pontos; sem %(canastra)s, desconta %(without)s."
            ),
            "clean": _(
                "Cada três vermelho na mesa soma %(points)s pontos; sem %(canastra)s sem coringa, desconta %(without)s."
            ),
        }[threes.needs]
        yield text % each, ("threes.red", "threes.red_without", "threes.needs")
        yield from place(ruleset, "threes.laid_value", threes.laid_value)
    if threes.red_in_hand:
        text = _("Cada três vermelho na mão desconta %(points)s pontos, no lugar do valor da carta.")
        yield text % {"points": points(threes.red_in_hand)}, ("threes.red_in_hand",)
        yield _("O três vermelho que o maço não pôde trocar conta como carta comum."), ("threes.red_in_hand",)
    if threes.black_in_hand:
        text = _("Cada três preto na mão desconta %(points)s pontos, no lugar do valor da carta.")
        yield text % {"points": points(threes.black_in_hand)}, ("threes.black_in_hand",)


def _penalties(ruleset: rules.RuleSet) -> Iterator[Statement]:
    if ruleset.penalty:
        text = _("Cada conversa entre parceiros custa %(points)s pontos.")
        yield text % {"points": points(ruleset.penalty)}, ("penalties.communication",)
    if ruleset.vulnerable_steps:
        yield from place(ruleset, "vulnerability.steps", ruleset.vulnerable_steps)
        yield from place(ruleset, "vulnerability.bonuses", ruleset.vulnerable_bonuses)
    if not ruleset.vulnerable_points or ruleset.vulnerable_steps:
        return
    named = {"points": points(ruleset.vulnerable_points), "half": points(-(-(ruleset.target or 0) // 2))}
    text = _("Com %(half)s pontos fica-se vulnerável: o que se baixa tem de somar %(points)s ou mais.")
    yield text % named, ("vulnerability.points",)
    if ruleset.warned_points:
        text = _("Quem já baixou errado precisa de %(points)s.")
        yield text % {"points": points(ruleset.warned_points)}, ("vulnerability.warned",)


def _originals(ruleset: rules.RuleSet) -> Iterator[Statement]:
    for here, original in originals(ruleset):
        yield _("%(word)s: no texto, “%(original)s”") % {"word": capfirst(here), "original": original}, ()


_OF_RULES: dict[str, tuple[Lazy, Callable[[rules.RuleSet], Iterator[Statement]]]] = {
    "play": (gettext_lazy("Quem joga e com quê"), play),
    "cards": (gettext_lazy("Quanto valem as cartas"), _cards),
    "melds": (gettext_lazy("O que se baixa"), melds),
    "canastras": (gettext_lazy("%(canastra)s e bônus"), canastras),
    "threes": (gettext_lazy("Os três"), _threes),
    "batida": (gettext_lazy("Bater"), _batida),
    "mortos": (gettext_lazy("%(morto)s"), _mortos),
    "penalties": (gettext_lazy("Penalidade e vulnerabilidade"), _penalties),
    "ends": (gettext_lazy("Fim da mão"), ends),
}
# In the order of a mão: players and cards, a turn, melds, points, the end, and the winner.
_OPENED = {"cards", "canastras"}
_ORDER = (
    *("play", "before", "turn", "melds", "laying", "cards", "canastras", "threes", "mortos", "taking"),
    *("batida", "out", "penalties", "ends", "ending", "partida", "jogo", "open", "words"),
)
_TITLES = {
    "partida": gettext_lazy("Quem vence a partida"),
    "jogo": gettext_lazy("Quem vence o jogo"),
    "words": gettext_lazy("As palavras do texto original"),
}
