"""Checks of the ending: how a mão ends, who went out, and what became of the mortos.

The references are to the articles of the regulamento, and to the lines of the other texts (`000:53`).
"""

from typing import Final

from rules.canastra_totals import has_needed
from rules.mao import BATIDA, NOBODY, NOT_TAKEN, STALLO, UNVIEWED, Mao, Side
from rules.problems import Code, Report
from rules.ruleset import RuleSet

_STOCK_OUT: Final = "stock_out"


def one_batida(_rules: RuleSet, mao: Mao, report: Report) -> None:
    """Art. 10, 000:51, 001:72, 003:76: the mão is over once a side goes out, so no second one can."""
    if len(mao.out) > 1:
        report.add(Code.TWO_BATIDAS, field=BATIDA)


def ending(_rules: RuleSet, mao: Mao, report: Report) -> None:
    """Art. 12, 001:72-73, 003:74-90: the mão ends in a batida if somebody went out, and only then."""
    if (mao.ending == BATIDA) != bool(mao.out):
        report.add(Code.ENDING_MISMATCH, field="ending")


def somebody_out(_rules: RuleSet, mao: Mao, report: Report) -> None:
    """000:55: points are counted when somebody goes out; no other end is foreseen."""
    if mao.ending == NOBODY and not mao.out:
        report.add(Code.NO_BATIDA, field="ending")


def mortos(rules: RuleSet, mao: Mao, report: Report) -> None:
    """Art. 9, 10, 001:28-29: a morto goes to the stock or to a side, never to both."""
    if mao.mortos_gone > rules.mortos:
        report.add(Code.MORTOS_EXCEED, field="mortos_to_stock", gone=mao.mortos_gone, most=rules.mortos)


def morto_to_go_out(rules: RuleSet, mao: Mao, report: Report) -> None:
    """Art. 10, 001:46, 003:80: a side goes out with its morto taken; waived once none is left for it."""
    for side in mao.out:
        if side.morto == NOT_TAKEN and mao.mortos_gone < rules.mortos:
            report.add(Code.BATIDA_WITHOUT_MORTO, side.name, "morto")


def stock_out(rules: RuleSet, mao: Mao, report: Report) -> None:
    """Art. 9, 12, 001:29: the mortos become the stock once it is empty; none is left when cards run out."""
    if mao.ending == _STOCK_OUT and mao.mortos_gone < rules.mortos:
        left = rules.mortos - mao.mortos_gone
        report.add(Code.MORTO_LEFT_AT_STOCK_OUT, field="mortos_to_stock", left=left)


def unviewed(_rules: RuleSet, mao: Mao, report: Report) -> None:
    """003:73, 90, 128: a pozzetto stays unseen if an opponent goes out first; before a stallo all have played."""
    for side in mao.sides:
        if side.morto != UNVIEWED:
            continue
        if mao.ending == STALLO:
            report.add(Code.UNVIEWED_IN_STALLO, side.name, "morto")
        elif side.batida and side.players == 1:
            report.refuse(Code.UNVIEWED_OWN_SIDE, side.name, "morto")
        elif side.batida:
            report.add(Code.UNVIEWED_OWN_SIDE, side.name, "morto")
        elif not mao.out:
            report.add(Code.UNVIEWED_WITHOUT_CLOSING, side.name, "morto")


def solo(rules: RuleSet, mao: Mao, report: Report) -> None:
    """003:142: of three, who first empties his hand takes the large pozzetto and plays alone."""
    if len(mao.sides) == len(rules.side_names):  # nobody plays alone
        if any(side.morto != NOT_TAKEN for side in mao.sides):
            report.add(Code.WRONG_SIDES, field="sides", expected=2)
        else:
            report.add(Code.NOBODY_TOOK_A_POZZETTO, field="morto")
        return
    for side in mao.sides:
        if side.players == 1 and side.morto == NOT_TAKEN:
            report.add(Code.SOLO_WITHOUT_POZZETTO, side.name, "morto")


def canastra_to_go_out(rules: RuleSet, side: Side, report: Report) -> None:
    """Art. 10, 001:46, 003:81: a side goes out with a canastra; of any kind, or a clean one."""
    if side.batida and not has_needed(rules.batida_needs, side.made):
        lacks_all = rules.batida_needs == "any"
        code = Code.BATIDA_WITHOUT_CANASTRA if lacks_all else Code.BATIDA_WITHOUT_CLEAN_CANASTRA
        report.add(code, side.name, BATIDA)
