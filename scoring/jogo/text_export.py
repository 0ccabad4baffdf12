"""A jogo as plain text, mão by mão in the notation of `rules.notation`: to keep, to compare, to enter again.

A mão given as totals alone is written as a comment. The notation holds facts, which its reader judges. Totals without
the count cannot be judged, and a line that reads back as a mão would claim that they can.
"""

from collections.abc import Mapping

from rules import notation
from scoring.jogo.sheet import PartidaSheet
from scoring.jogo.typed_totals import are_totals, is_whole
from scoring.models import Jogo, Mao


def mao_text(mao: Mao) -> str:
    """Return one mão on one line: its cards if it was entered card by card, else its summary or its totals."""
    if are_totals(mao.facts):
        whole = " whole" if is_whole(mao.facts) else ""
        return "# totals: " + " ".join(f"{side}={points}" for side, points in mao.totals.items()) + whole
    facts: Mapping[str, object] = mao.facts if mao.cards is None else mao.cards
    return notation.write(facts)


def jogo_text(jogo: Jogo, partidas: tuple[PartidaSheet, ...]) -> str:
    """Return the mãos of a jogo, one a line, each after a comment with its place and version."""
    ruleset = jogo.load_rules()
    text = [f"# {jogo.public_id}", *(f"# {side}: {jogo.label(side)}" for side in jogo.sides)]
    for name, values in (("options", ruleset.options), ("overrides", ruleset.overrides)):
        if values:
            said = ", ".join(f"{key}={value}" for key, value in values.items())
            text.append(f"# {ruleset.key} {name}: {said}")
    for partida in partidas:
        for line in partida.maos:
            totals = " ".join(f"{side}={points}" for side, points in line.totals.items())
            text += [f"# {partida.number}.{line.number} v{line.mao.version}: {totals}", mao_text(line.mao)]
    return "\n".join([*text, ""])
