"""A jogo as plain text, mão by mão in the notation of `rules.notation`: to keep, to compare, to enter again.

Totals alone stand in a comment. The notation writes facts, which whoever reads them judges: of totals without the
count there is nothing to judge, and a line that reads back as a mão would claim that there was.
"""

from collections.abc import Mapping

from rules import notation
from scoring.jogo.sheet import PartidaSheet
from scoring.jogo.typed_totals import are_totals, is_whole
from scoring.models import Jogo, Mao


def mao_text(mao: Mao) -> str:
    """Return one mão on one line: the cards where it was entered card by card, else its summary, or its totals."""
    if are_totals(mao.facts):
        whole = " whole" if is_whole(mao.facts) else ""
        return "# totals: " + " ".join(f"{side}={points}" for side, points in mao.totals.items()) + whole
    facts: Mapping[str, object] = mao.facts if mao.cards is None else mao.cards
    return notation.write(facts)


def jogo_text(jogo: Jogo, partidas: tuple[PartidaSheet, ...]) -> str:
    """Return the mãos of a jogo, each on a line after its place and version; lines with `#` say what it is."""
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
