"""Expected rematches of a double elimination before its final if every jogo is even: exact, from the drawn tree."""

from fractions import Fraction

from tournaments.pairing import Entrant
from tournaments.pairing.bracket.double import draw_double

HALF = Fraction(1, 2)
BEST_KNOWN = {16: 0.93, 32: 0.81, 64: 1.04, 128: 0.88}
BYES = range(5, 129)


def measure():
    """Yield the lines of the report."""
    yield "expected rematches of a double elimination before its final, with even odds"
    for entrants in (1 << rounds for rounds in range(2, 11)):
        best = f"   aim {BEST_KNOWN[entrants]:.2f}" if entrants in BEST_KNOWN else ""
        yield f"  {entrants:>5} {float(expected(drawn(entrants))):>8.3f}{best}"
    most, entrants = max((expected(drawn(entrants)), entrants) for entrants in BYES)
    yield f"  most from {BYES[0]} to {BYES[-1]}, byes among them: {float(most):.3f}, of {entrants}"


def drawn(entrants):
    """Return the bracket of this number of entrants, seeded in their order."""
    return draw_double([Entrant(n, n) for n in range(1, entrants + 1)], seed=1, reset=False)


def expected(bracket):
    """Return the expected rematches in the losers' tree.

    Two that meet there again have met in the main tree, where one lost. They meet again if the winner loses later, and
    both win until their paths join.
    """
    nodes = {node.ref: node for node in bracket.nodes}

    def way(goes, kind):
        """Return the nodes of a tree that an entrant plays from here on if it always wins."""
        found = []
        while goes and nodes[goes[:2]].kind == kind:
            node = nodes[goes[:2]]
            found += [] if node.is_bye else [node.ref]
            goes = node.winner_to
        return found

    total = Fraction(0)
    for met in (node for node in bracket.nodes if node.kind == "main" and not node.is_bye):
        steps = {ref: step for step, ref in enumerate(way(met.loser_to, "losers"))}
        chance = HALF  # the chance that the winner reaches this later node, and loses it
        for later in way(met.winner_to, "main"):
            for step, ref in enumerate(way(nodes[later].loser_to, "losers")):
                if ref in steps:
                    total += chance * HALF ** (step + steps[ref])
                    break
            chance *= HALF
    return total
