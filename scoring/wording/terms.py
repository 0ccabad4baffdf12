"""What a rule set calls things, in its own language. What it has no word for is said in Portuguese."""

from collections.abc import Mapping
from typing import Final

from django.utils.functional import Promise
from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

import rules

# A club's own values can bring a text what it has no word for: a morto, an ending, a bonus.
_OWN: Final[Mapping[str, str | Promise]] = {
    "canastra": gettext_lazy("canastra"),
    "morto": gettext_lazy("morto"),
    "mortos": gettext_lazy("mortos"),
    "no_morto": gettext_lazy("morto não pego"),
    "unviewed": gettext_lazy("morto não visto"),
    "grown": gettext_lazy("trinca que cresceu"),
    "relancinho": gettext_lazy("relancinho"),
    "penalties": gettext_lazy("comunicação"),
    "stock_out": gettext_lazy("monte esgotado"),
    "two_left": gettext_lazy("duas cartas no monte"),
    "stallo": gettext_lazy("impasse"),
    "none": gettext_lazy("ninguém bateu"),
    "typed_total": gettext_lazy("total anotado, sem as contas"),
}


def word(ruleset: rules.RuleSet, code: str) -> str:
    """Return what the rule set calls something, as it stands within a sentence."""
    return str(ruleset.words.get(code) or _OWN.get(code, code))


def name(ruleset: rules.RuleSet, code: str) -> str:
    """Return what a question or a line of a mão is headed: `Cartas na mesa`, `Canastra real`, `Burraco pulito`."""
    if code == "penalties":
        return _("Faltas: %(penalties)s") % {"penalties": word(ruleset, code)}
    canastra, own = word(ruleset, "canastra"), word(ruleset, code)
    whole = f"{canastra} {own}" if code in ruleset.kinds and canastra not in own else own
    return str(capfirst(whole))


def who_went_out(ruleset: rules.RuleSet) -> str:
    """Return the question which side went out."""
    own = word(ruleset, "batida")
    return (
        _("Quem bateu?")
        if own in {"batida", "bate"}
        else _("%(batida)s: de quem?") % {"batida": capfirst(own)}
    )


def morto_taken(ruleset: rules.RuleSet) -> str:
    """Return the question whether a side took its morto."""
    return _("Pegou o %(morto)s?") % {"morto": word(ruleset, "morto")}


def warned(ruleset: rules.RuleSet) -> str:
    """Return the question whether a vulnerable side had laid down too little before what lies there now."""
    return _("Já tinha baixado menos que %(points)s e voltado atrás") % {"points": ruleset.vulnerable_points}


def ending(ruleset: rules.RuleSet, code: str) -> str:
    """Return what the end of a mão in which nobody went out is called."""
    own = word(ruleset, code)
    return str(capfirst(own)) if code == "none" else _("Ninguém: %(ending)s") % {"ending": own}
