"""Terms of the game in the language of the page, whatever the language of the rules' text.

All pages take their terms from here. If the text is in the language of the page, its own words come first.
"""

from collections.abc import Iterator
from functools import lru_cache

from django.utils.text import capfirst
from django.utils.translation import get_language
from django.utils.translation import gettext as _

import rules
from scoring.wording.numbers import points
from scoring.wording.vocabulary import language as page_language
from scoring.wording.vocabulary import vocabulary


def word(ruleset: rules.RuleSet | None, code: str, language: str | None = None) -> str:
    """Return a term for use within a sentence.

    Italian Burraco keeps burraco and pozzetto in every language, as its players do.

    ruleset: the rule set whose word comes first. language: of the sentence; by default that of the page.
    """
    spoken = page_language(language)
    own = ruleset.words.get(code) if ruleset and _is_in(ruleset, spoken) else None
    kept = ruleset and vocabulary().get(f"{ruleset.language.partition('-')[0]}_{code}")
    return own or (kept or vocabulary().get(code, {})).get(spoken, code)


def originals(ruleset: rules.RuleSet) -> Iterator[tuple[str, str]]:
    """Yield each word of the page with that of the text, if the text is in another language."""
    if _is_in(ruleset, page_language()):
        return
    for code, original in ruleset.words.items():
        if code in rules.CANASTRA_KINDS and code not in ruleset.kinds:
            continue
        if (here := word(ruleset, code)) != original:
            yield here, original


def name(ruleset: rules.RuleSet, code: str) -> str:
    """Return the heading of a question or a line of a mão: `Cartas na mesa`, `Canastra real`."""
    return _name(ruleset, code, get_language())


@lru_cache(maxsize=10_000)  # a sheet asks for each line of each mão
def _name(ruleset: rules.RuleSet, code: str, _language: str | None) -> str:
    # A heading is a noun, also where the text has only the verb.
    canastra, own = word(ruleset, "canastra"), word(None if code == "batida" else ruleset, code)
    if code in ruleset.kinds and canastra not in own:
        # Translators: `canastra limpa`; some languages put the second word first.
        own = _("%(canastra)s %(kind)s") % {"canastra": canastra, "kind": own}
    return str(capfirst(own))


def who_went_out() -> str:
    """Return the label of the question which side went out."""
    return _("Quem bateu?")


def morto_taken(ruleset: rules.RuleSet) -> str:
    """Return the label of the question whether a side took its morto."""
    return _("Pegou o %(morto)s?") % {"morto": word(ruleset, "morto")}


def mortos_moved(ruleset: rules.RuleSet) -> str:
    """Return the label of the question how many mortos became part of the stock."""
    return _("%(mortos)s que foram para o maço") % {"mortos": name(ruleset, "mortos")}


def penalties(ruleset: rules.RuleSet) -> str:
    """Return the label of the question how often partners talked, with the points for each time."""
    each = {"what": name(ruleset, "penalties"), "points": points(-ruleset.penalty)}
    return _("%(what)s, quantas vezes (%(points)s cada)") % each


def warned(ruleset: rules.RuleSet) -> str:
    """Return the label of the question whether a vulnerable side had laid down too little before."""
    least = {"points": points(ruleset.vulnerable_points)}
    return _("Baixou errado antes (menos de %(points)s)?") % least


def ending(ruleset: rules.RuleSet, code: str) -> str:
    """Return the name of an ending without batida."""
    return str(capfirst(word(ruleset, code)))


def _is_in(ruleset: rules.RuleSet, language: str) -> bool:
    return ruleset.language.partition("-")[0] == language
