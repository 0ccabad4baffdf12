"""The standings of a knockout: how far each entrant advanced, and the opponent that decided it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from tournaments.pairing.bracket.nodes import Kind
from tournaments.standings.bracket import Places, PlayedNode
from tournaments.standings.criteria import By, Measure
from tournaments.standings.meeting import Status

# Sorts entrants that share a place.
KNOCKOUT_ORDER = tuple(map(By, (Measure.PARTIDAS_WON, Measure.DIFFERENCE, Measure.MADE)))
TREE: frozenset[Kind] = frozenset({"main", "third"})  # a consolation decides no place


FINAL = 2  # places


class PlaceReason(StrEnum):
    """The reason for the place of an entrant."""

    CHAMPION = "champion"
    FINALIST = "finalist"
    THIRD = "third"
    FOURTH = "fourth"
    AWAITS_THIRD = "awaits_third"
    LOST_IN_ROUND = "lost_in_round"
    ABSENT = "absent"  # neither of the two came
    STILL_IN = "still_in"
    STOPPED = "stopped"  # still in a bracket that is not played on
    THROUGH = "through"  # won the last round of a bracket that stops before its final


PLACES: Mapping[PlaceReason, Places] = {
    PlaceReason.CHAMPION: (1, 1),
    PlaceReason.FINALIST: (2, 2),
    PlaceReason.THIRD: (3, 3),
    PlaceReason.FOURTH: (4, 4),
    PlaceReason.AWAITS_THIRD: (3, 4),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Fate:
    """How far an entrant advanced.

    round: the round that decided, or the next one to play if the entrant is still in. rounds: number of rounds up
    to the final, played or not. opponent: the opponent of the last jogo, None before the first one. walkover: that
    jogo was a W.O.
    """

    code: PlaceReason
    round: int
    rounds: int
    opponent: int | None = None
    walkover: bool = False

    def places(self, entrants: int) -> Places:
        """Return the range of places of a fate. The losers of a round rank below all entrants of the next one."""
        if self.code in PLACES:
            return PLACES[self.code]
        # Places in the bracket at the start of this round.
        entering = 2 ** (self.rounds - self.round + 1)
        if self.code == PlaceReason.THROUGH:
            return 1, entering // 2
        best = 1 if self.code in {PlaceReason.STILL_IN, PlaceReason.STOPPED} else entering // 2 + 1
        return best, min(entering, entrants)


def knockout(
    nodes: Iterable[PlayedNode], entrants: Sequence[int], stops_with: int = FINAL
) -> dict[int, Fate]:
    """Return the fate of every entrant.

    nodes: of the whole bracket, in any order; a consolation decides nothing. stops_with: number of places in the
    last round that is played; the first round is always played.

    Without a jogo for third place the losers of the semifinals share it. Entrants that lost in the same round
    share its places. An entrant that is still in has the range from first place to the place after losing the next
    jogo, so the final place always lies in this range.
    """
    tree = [node for node in nodes if node.kind in TREE]
    third = next((node for node in tree if node.kind == "third"), None)
    last: dict[int, PlayedNode] = {}
    through: dict[int, int] = {}  # the last round with a bye, by entrant
    for node in sorted((node for node in tree if node.over), key=lambda node: node.round):
        if node.kind == "third" and node.winner is None:
            continue  # it leaves both where their semifinals put them
        if node.a and node.b:
            last |= {node.a: node, node.b: node}
        elif node.winner and node.kind == "main":
            through[node.winner] = node.round
    # A crossing with empty places may have more rounds than the number of entrants requires.
    firsts = sum(node.round == 1 and node.kind == "main" for node in tree)
    rounds = max([(len(entrants) - 1).bit_length(), firsts.bit_length(), *(node.round for node in tree)])
    fates = {one: _fate(one, last.get(one), through.get(one, 0), rounds, third) for one in entrants}
    for one in {
        side for node in tree if node.left_out and node.kind == "main" for side in (node.a, node.b) if side
    }:
        fates[one] = replace(fates[one], code=PlaceReason.STOPPED)
    if stops_with == FINAL:
        return fates
    ends = max(1, rounds + 2 - stops_with.bit_length())
    return {one: _through(fate) if fate.round > ends else fate for one, fate in fates.items()}


def _through(fate: Fate) -> Fate:
    return replace(fate, code=PlaceReason.THROUGH, round=fate.round - 1)


def _fate(one: int, last: PlayedNode | None, through: int, rounds: int, third: PlayedNode | None) -> Fate:
    if last is None:
        if through and through == rounds:
            return Fate(code=PlaceReason.CHAMPION, round=through, rounds=rounds)
        return Fate(code=PlaceReason.STILL_IN, round=through + 1, rounds=rounds)
    opponent = last.b if one == last.a else last.a
    walkover = last.status is Status.WALKOVER
    seen = Fate(
        code=PlaceReason.STILL_IN, round=last.round, rounds=rounds, opponent=opponent, walkover=walkover
    )
    if last.winner is None:
        return replace(seen, code=PlaceReason.ABSENT)
    if through > last.round:
        if through == rounds:
            return replace(seen, code=PlaceReason.CHAMPION, round=through, opponent=None, walkover=False)
        return replace(seen, round=through + 1)
    won = last.winner == one
    if last.kind == "third":
        return replace(seen, code=PlaceReason.THIRD if won else PlaceReason.FOURTH)
    if last.round == rounds:
        return replace(seen, code=PlaceReason.CHAMPION if won else PlaceReason.FINALIST)
    if won:
        return replace(seen, round=last.round + 1)
    return _lost(one, seen, third if last.round == rounds - 1 else None)


def _lost(one: int, seen: Fate, third: PlayedNode | None) -> Fate:
    # The losers of the semifinals meet again for third place; if only one of them comes there, it has no opponent.
    if third and third.winner == one:
        return Fate(code=PlaceReason.THIRD, round=third.round, rounds=seen.rounds)
    awaited = third is not None and not third.over and not third.left_out
    return replace(seen, code=PlaceReason.AWAITS_THIRD if awaited else PlaceReason.LOST_IN_ROUND)
