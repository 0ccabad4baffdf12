"""The blank sheet of a jogo, for a pen: the columns that its rule set fills, and the lines there are for mãos."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.translation import gettext as _

import rules
from scoring.forms.questions import Count, counts
from scoring.models import Jogo
from scoring.wording import terms as words

RACE = 14  # lines for mãos where the points say how many there are: as many as a page has room for


@dataclass(frozen=True, slots=True)
class Column:
    """What is written of a side: what it is called, and what it is worth; `each`: there may be several of it."""

    label: str
    points: int = 0  # 0: it is points that are written
    each: bool = False


@dataclass(frozen=True, slots=True)
class PaperLine:
    """One mão. None: written by hand, because nobody knows beforehand."""

    partida: int | None = None
    number: int | None = None


def columns(ruleset: rules.RuleSet) -> list[Column]:
    """Return what is written of each side, in the order of the form."""
    return [*map(_counted, counts(ruleset)), *_decided(ruleset)]


def of_mao(ruleset: rules.RuleSet) -> list[str]:
    """Return what is written once a mão, beside what is written of each side."""
    moved = _("%(mortos)s levados ao monte") % {"mortos": words.name(ruleset, "mortos")}
    started = _("Quem começou a partida?")
    dealer = [_("Quem deu as cartas?")] * bool(ruleset.first_player)
    return dealer + [moved] * ruleset.mortos_move + [started] * (ruleset.end == rules.ROUND)


def lines(jogo: Jogo) -> list[PaperLine]:
    """Return a line for each mão, numbered where the rule set says how many there are."""
    ruleset = jogo.load_rules()
    maos = 1 if ruleset.end == rules.ROUND else ruleset.maos
    if maos is None:
        return [PaperLine()] * RACE
    partidas = range(1, jogo.partidas + 1)
    return [PaperLine(partida, number) for partida in partidas for number in range(1, maos + 1)]


def _counted(count: Count) -> Column:
    return Column(count.label, count.weight, each=True) if count.few else Column(count.label)


def _decided(ruleset: rules.RuleSet) -> Iterator[Column]:
    """Yield what a side has or has not: it went out, it never took its morto."""
    yield Column(words.name(ruleset, "batida"), ruleset.batida)
    if ruleset.mortos:
        yield Column(words.name(ruleset, "no_morto"), -ruleset.no_morto)
