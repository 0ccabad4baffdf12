"""How points and lines of a mão are written: `{% load placar %}`."""

from typing import Any

from django import template
from django.utils.formats import number_format
from django.utils.text import capfirst
from django.utils.translation import gettext as _

import rules
from scoring import messages
from scoring.asked import counts
from scoring.sheet import MaoLine, Sheet

register = template.Library()


@register.filter
def points(value: int) -> str:
    """1210 -> 1.210, -110 -> −110: with a true minus sign, that a screen reader does not swallow."""
    return str(number_format(value, use_l10n=True, force_grouping=True)).replace("-", "−")


@register.filter
def signed(value: int) -> str:
    """As `points`, with a plus sign where it is one."""
    return f"+{points(value)}" if value > 0 else points(value)


@register.filter
def of_side(mapping: dict[str, Any], side: str) -> Any:
    """Return the value of one side."""
    return mapping[side]


@register.filter
def lookup(mapping: dict[str, Any], key: str) -> Any:
    """Return the value of a key, or nothing."""
    return mapping.get(key, ())


@register.filter
def maos_count(sheet: Sheet) -> int:
    """Return how many mãos of the jogo stand."""
    return sum(len(partida.maos) for partida in sheet.partidas)


@register.filter
def partida_reason(code: str) -> str:
    """Say why a partida ended."""
    return messages.partida_reason(code)


@register.filter
def jogo_reason(code: str) -> str:
    """Say why a jogo ended."""
    return messages.jogo_reason(code)


@register.simple_tag
def line_rows(ruleset: rules.RuleSet, line: MaoLine) -> list[dict[str, Any]]:
    """Return the lines of a mão as rows of the paper sheet: `label`, and `cells`, one part or None a side."""
    of_side = [{part["code"]: part for part in line.lines[side]} for side in ruleset.side_names]
    codes = dict.fromkeys(code for parts in of_side for code in parts)
    order = [*(count.code for count in counts(ruleset)), *codes]
    return [
        {"label": reason(ruleset, code), "cells": [parts.get(code) for parts in of_side]}
        for code in sorted(codes, key=order.index)
    ]


def reason(ruleset: rules.RuleSet, code: str) -> str:
    """Say what a line is for, in the rule set's words: `Cartas na mesa`, `Canastra real`, `Bate`."""
    word = ruleset.words.get(code, code)
    if code in ruleset.kinds:
        return _("Canastra %(kind)s") % {"kind": word}
    return str(capfirst(word))
