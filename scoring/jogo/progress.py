"""The progress of each side under separate entry: a side may be ahead of the other and of the agreed mãos."""

from collections.abc import Mapping, Sequence

import rules
from scoring.errors import MaoRejected, Refused
from scoring.jogo.draft import Sent, judged
from scoring.jogo.typed_totals import is_whole
from scoring.models import Jogo, Submission

type Place = tuple[int, int]  # partida and number of a mão
type Sends = Mapping[Place, Mapping[str, Submission]]  # the latest entry of each side, by place
type Totals = Mapping[str, rules.Points]


def next_of(jogo: Jogo, sends: Sends, side: str, place: Place, played: Sequence[Totals]) -> Place:
    """Return the mão that a side enters next, according to its own figures.

    place: the mão to be agreed on next. played: the totals of the current mãos of its partida.
    """
    totals = list(played)
    while envio := sends.get(place, {}).get(side):
        try:  # judged without the points before it, because they are not agreed on yet
            totals.append(judged(jogo, Sent.stored(envio), None, envio.warnings).totals)
            over = is_whole(envio.facts) or rules.partida(jogo.load_rules(), totals).over
        except (MaoRejected, Refused):
            return place
        except rules.PartidaError:
            over = True
        partida, number = place
        place, totals = ((partida + 1, 1), []) if over else ((partida, number + 1), totals)
    return place


def all_have_sent(jogo: Jogo, sends: Sends, place: Place, played: Sequence[Totals]) -> bool:
    """Return whether all sides have entered a mão and it can be compared now.

    Sides that agree per partida compare its mãos after both have entered all of them. Otherwise, and after the bell,
    a mão is compared at once.
    """
    if set(sends.get(place, {})) != set(jogo.sides):
        return False
    if not jogo.per_partida or played or jogo.bell_at:
        return True
    return all(next_of(jogo, sends, side, place, played)[0] > place[0] for side in jogo.sides)
