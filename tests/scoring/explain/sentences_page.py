"""Write docs/rules/sentences.md: each sentence of the four texts, where the site says it, and what tests it."""

import os
from pathlib import Path

import django

if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    django.setup()

from django.utils import translation

import rules
from rules import Code
from scoring.explain import Said, Section, explain, why

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs" / "rules" / "sentences.md"
TEXTS = (
    *("buraco-1", "open-dirty-1", "regulamento-1", "burraco-1"),
    *("aberto-1", "fechado-1", "stbl-1", "tranca-1"),
)
HEAD = """# The sentences of the four texts: where the site has them, and what tests them

Written by `python -m tests.scoring.explain.sentences_page` from what "Como se conta" shows, over every switch of each
text; a test compares it. The page is at `/mesa/<key>/como-se-conta/`; the rules of a tournament and of a club have it
too. "Refusals" are the codes whose "por quê?" at the table leads to the sentence. Lines without a sentence here are
headings, greetings and the names of other games.
"""
# What is not only read: where a table does it, and the test of that.
DONE = {
    "articles.seats_agreed": ("Anotar na mesa", "lifecycle/test_notes.py"),
    "articles.partners_opposite": ("Anotar na mesa", "lifecycle/test_notes.py"),
    "articles.trios_alternate": ("Anotar na mesa", "lifecycle/test_notes.py"),
    "articles.dealer_agreed": ("Anotar na mesa", "lifecycle/test_notes.py"),
    "articles.cut_right": ("folha do jogo", "lifecycle/test_notes.py"),
    "table.first_player": ("placar: quem dá as cartas", "lifecycle/test_dealing.py"),
    "bonuses.relancinho": ("Anotar na mesa; form of the mão", "lifecycle/test_notes.py"),
    "vulnerability.points": ("placar; form of the mão", "table/test_pages_systems.py"),
    "vulnerability.warned": ("placar; form of the mão", "table/test_pages_systems.py"),
    "articles.level_round": ("form of the mão: quem começou", "table/test_pages_systems.py"),
    "articles.solo": ("form of the mão: quem jogou sozinho", "table/test_pages_systems.py"),
}
TESTED = {  # by section, where nothing more is said
    "cards": "tests/rules/test_golden.py",
    "canastras": "tests/rules/test_golden.py",
    "mortos": "tests/rules/test_golden.py",
    "batida": "tests/rules/test_check_systems.py",
    "melds": "tests/rules/test_meld.py",
    "penalties": "tests/rules/test_check_systems.py",
    "ends": "tests/rules/test_check_systems.py",
    "partida": "tests/rules/test_partida_systems.py",
}
READ = "tests/scoring/explain/test_laws.py"


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
        led: dict[str, list[str]] = {}
        for code in Code:
            led.setdefault(why(ruleset, code), []).append(f"`{code}`")
        for section in explain(ruleset):
            if section.key not in ("jogo", "words"):
                for one in section.said:
                    rows.setdefault((one.article, one.text), _row(section, one, led))
    return list(rows.values())


def _row(section: Section, one: Said, led: dict[str, list[str]]) -> str:
    place = one.anchor.removeprefix("lei-").replace("-", ".", 1)
    where, test = DONE.get(place, ("", ""))
    tests = [f"tests/scoring/{test}"] if test else []
    if codes := led.get(one.anchor, []) if one.anchor else []:
        tests.append("tests/rules/test_check*.py, test_meld.py, test_card_form.py")
    tests.append(TESTED.get(section.key, READ))
    cells = (
        one.article,
        one.text,
        "; ".join(filter(None, (f"Como se conta: {section.title}", where))),
        " ".join(codes),
        " · ".join(dict.fromkeys(tests)),
    )
    return "| " + " | ".join(cell.replace("|", "/") for cell in cells) + " |"


if __name__ == "__main__":
    PAGE.write_text(document())
