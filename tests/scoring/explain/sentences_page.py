"""Write docs/rules/sentences.md: each sentence of the four texts, where the site has it, and its tests."""

import os
from pathlib import Path

import django

if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    django.setup()

from django.utils import translation

import rules
from rules import Code
from scoring.explain import Section, explain, why
from tests.scoring.explain.tested import CLUB, tests_of

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs" / "rules" / "sentences.md"
TEXTS = ("buraco-1", "open-dirty-1", "regulamento-1", "burraco-1", *CLUB)
HEAD = """# The sentences of the texts: their place on the site, and their tests

Written by `python -m tests.scoring.explain.sentences_page` from "Como se conta", over every switch of the
four texts and of the four club games; a test compares the page, another checks that every named test exists. The
page is at `/mesa/<key>/como-se-conta/` (`scoring:rules`); the rules of a tournament and of a club have it too.
"Refusals" are the codes whose "por quê?" at the table links to the sentence; the tests, below `tests/`, are those of
the counting and of these refusals. Sentences about play alone, which cannot be counted, are tested by reading them
on the page.
Lines of the four texts without a sentence here are headings, greetings and the names of other games; the sources of
the club games are in [systems.md](systems.md).
"""
# Sentences with an action: where a table carries it out, and the name of that page's address.
DONE = {
    "articles.seats_agreed": "Anotar na mesa (`scoring:notes`)",
    "articles.partners_opposite": "Anotar na mesa (`scoring:notes`)",
    "articles.trios_alternate": "Anotar na mesa (`scoring:notes`)",
    "articles.dealer_agreed": "Anotar na mesa (`scoring:notes`)",
    "articles.cut_right": "folha do jogo (`scoring:notes`)",
    "table.first_player": "placar: quem dá as cartas (`scoring:dealer`)",
    "bonuses.relancinho": "Anotar na mesa (`scoring:notes`); form of the mão (`scoring:table`)",
    "vulnerability.points": "placar; form of the mão (`scoring:table`)",
    "vulnerability.warned": "placar; form of the mão (`scoring:table`)",
    "articles.level_round": "form of the mão: quem começou (`scoring:table`)",
    "articles.solo": "form of the mão: quem jogou sozinho (`scoring:table`)",
}


def _variations(key: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = [{}]
    for switch in rules.declared(key).switches:
        choices = {"bool": (True, False), "points": (900,), "count": (2,)}.get(switch.kind, switch.choices)
        found += [{switch.name: value} for value in choices if not isinstance(value, list)]
    return found


OPTIONS = [(key, options) for key in TEXTS for options in _variations(key)]


def document() -> str:
    """Return the page."""
    parts = [HEAD]
    with translation.override("pt-br"):
        for key in TEXTS:
            parts.append(f"## {rules.load(key).system}, {rules.load(key).title}\n")
            parts.append("| article | sentence | where | refusals | test |\n|---|---|---|---|---|")
            parts.append("\n".join(_rows(key)) + "\n")
    return "\n".join(parts)


def _rows(key: str) -> list[str]:
    rows: dict[tuple[str, str], str] = {}
    for options in _variations(key):
        ruleset = rules.load(key, options)
        led: dict[str, list[Code]] = {}
        for code in Code:
            led.setdefault(why(ruleset, code), []).append(code)
        for section in explain(ruleset):
            if section.key not in ("jogo", "words"):
                for card in section.cards:
                    text = f"{card.cards}: {card.points} pontos."
                    told = (card.article, text, f"values.{card.row}", led.get(f"regra-{section.key}", []))
                    rows.setdefault(told[:2], _row(key, section, *told))
                for one in section.said:
                    # A sentence without an anchor adds to a place that another one has.
                    place = one.anchor.removeprefix("lei-").replace("-", ".", 2) or _UNNAMED[section.key]
                    told = (one.article, one.text, place, led.get(one.anchor, []) if one.anchor else [])
                    rows.setdefault(told[:2], _row(key, section, *told))
    return list(rows.values())


_UNNAMED = {"ends": "endings.codes", "partida": "options.maos"}


def _row(key: str, section: Section, article: str, text: str, place: str, codes: list[Code]) -> str:
    cells = (
        article,
        text,
        "; ".join(filter(None, (f"Como se conta: {section.title}", DONE.get(place)))),
        " ".join(f"`{code}`" for code in codes),
        " · ".join(f"`{test}`" for test in tests_of(key, place, codes)),
    )
    return "| " + " | ".join(cell.replace("|", "/") for cell in cells) + " |"


if __name__ == "__main__":
    PAGE.write_text(document())
