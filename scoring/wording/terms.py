"""What things are called on a page: in the language of the page, whatever language the text of the rules is in.

The one place that decides it. A text in the language of the page has words of its own, which go first.
"""

from collections.abc import Iterator

from django.utils.text import capfirst
from django.utils.translation import gettext as _

import rules
from scoring.wording.numbers import points
from scoring.wording.vocabulary import language as page_language
from scoring.wording.vocabulary import vocabulary


def word(ruleset: rules.RuleSet | None, code: str, language: str | None = None) -> str:
    """Return what something is called within a sentence.

    ruleset: whose own word goes first. language: of the sentence; not given, that of the page.
    """
    spoken = page_language(language)
    own = ruleset.words.get(code) if ruleset and _is_in(ruleset, spoken) else None
    return own or vocabulary().get(code, {}).get(spoken, code)


def originals(ruleset: rules.RuleSet) -> Iterator[tuple[str, str]]:
    """Yield each word as the page has it, with the one of the text, where the text is in another language."""
    if _is_in(ruleset, page_language()):
        return
    for code, original in ruleset.words.items():
        if code in rules.CANASTRA_KINDS and code not in ruleset.kinds:
            continue
        if (here := word(ruleset, code)) != original:
            yield here, original


def name(ruleset: rules.RuleSet, code: str) -> str:
    """Return what a question or a line of a mão is headed: `Cartas na mesa`, `Canastra real`."""
    canastra, own = word(ruleset, "canastra"), word(ruleset, code)
    if code in ruleset.kinds and canastra not in own:
        # Translators: `canastra limpa`; some languages put the second word first.
        own = _("%(canastra)s %(kind)s") % {"canastra": canastra, "kind": own}
    return str(capfirst(own))


def who_went_out() -> str:
    """Return the question which side went out."""
    return _("Quem bateu?")


def morto_taken(ruleset: rules.RuleSet) -> str:
    """Return the question whether a side took its morto."""
    return _("Pegou o %(morto)s?") % {"morto": word(ruleset, "morto")}


def mortos_moved(ruleset: rules.RuleSet) -> str:
    """Return the question how many mortos became part of the deck that cards are drawn from."""
    return _("%(mortos)s que foram para o maço") % {"mortos": name(ruleset, "mortos")}


def penalties(ruleset: rules.RuleSet) -> str:
    """Return the question how often the partners talked, with what each time costs."""
    each = {"what": name(ruleset, "penalties"), "points": points(-ruleset.penalty)}
    return _("%(what)s, quantas vezes (%(points)s cada)") % each


def warned(ruleset: rules.RuleSet) -> str:
    """Return the question whether a vulnerable side had laid down too little before what lies there now."""
    least = {"points": points(ruleset.vulnerable_points)}
    return _("Já tinha baixado menos que %(points)s e voltado atrás") % least


def ending(ruleset: rules.RuleSet, code: str) -> str:
    """Return what the end of a mão in which nobody went out is called."""
    own = word(ruleset, code)
    return str(capfirst(own)) if code == "none" else _("Ninguém: %(ending)s") % {"ending": own}


def _is_in(ruleset: rules.RuleSet, language: str) -> bool:
    return ruleset.language.partition("-")[0] == language
