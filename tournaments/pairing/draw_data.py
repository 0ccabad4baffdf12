"""A draw in published form: all of its inputs as JSON, and the digest of its result."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Any, Literal, NotRequired, TypedDict, get_type_hints

from tournaments.pairing.bracket.nodes import Bracket, Slot
from tournaments.pairing.by_hand import ByHand
from tournaments.pairing.entrant import DrawnRound, Entrant, Pairing, Proven, Scheduled
from tournaments.pairing.history import History
from tournaments.pairing.inputs import DrawInputs, DrawKind
from tournaments.pairing.kinds import kind_of

type Drawn = Bracket | Scheduled | DrawnRound
type Place = int | str | None


class EntrantData(TypedDict):
    """An entrant of the draw.

    id: the lots are drawn by it. dupla: its number. place: on the list; None if it is placed by lot. home: its key in
    `homes`; entrants with the same home are kept apart. score: the score so far, a fraction as text.
    """

    id: int
    dupla: int
    place: int | None
    home: int | None
    score: int | str


class HomeData(TypedDict):
    """A home, whose entrants are kept apart if possible: a team, a club or city, or the group they played in."""

    home: int
    of: Literal["team", "home", "group"]
    name: str


class HistoryData(TypedDict):
    """The rounds played before, by entrant id.

    It holds the pairs that met and how often, the byes, and the seats of each entrant round by round (`abba`, where
    `a` is North-South).
    """

    met: list[list[int]]
    byes: dict[str, int]
    sides: dict[str, str]


class HandData(TypedDict):
    """A pair set by hand, by entrant id, that must meet or must not meet. other: None is a bye."""

    one: int
    other: int | None
    reason: str


class DrawData(TypedDict):
    """The inputs of a draw, and the digest of its result.

    round: None if all rounds were drawn at once. pairs: the ids of a crossing. engine: the version of the drawing
    program. kind, options: the way to draw, by its key in `tournaments.pairing.kinds`. order: the ids as the draw
    listed them, lots included. exact: whether no draw is better by the priorities; only draws of large fields may be
    inexact. proven: whether the result is proven best completely, up to the gaps of score, or not at all; engine 4
    does not say. digest: SHA-256 of the pairings.
    """

    round: int | None
    engine: int
    kind: str
    options: dict[str, object]
    seed: int
    entrants: list[EntrantData]
    homes: list[HomeData]
    pairs: list[list[int | None]]
    history: HistoryData
    forced: list[HandData]
    forbidden: list[HandData]
    order: list[int]
    exact: bool
    proven: NotRequired[Literal["exact", "gap", "near"]]
    digest: str


class MeetingData(TypedDict):
    """A drawn pairing.

    seats: `a`, `b`, then in an individual event the partners of both, then the other players of the mesa; None is an
    empty seat. In a bracket `w2.1` and `l2.1` are the winner and the loser of the confronto at that round and
    position.
    """

    round: int
    group: int
    position: int
    seats: list[Place]
    kind: NotRequired[str]


class EarlierData(TypedDict):
    """An earlier draw that this one replaced. at: ISO 8601."""

    number: int
    seed: int
    at: str


class ChangedData(TypedDict):
    """A confronto that has changed since the draw, by numbers of duplas.

    The reason is an entrant that came late or withdrew, or a pairing set by hand. drawn, now: None if there was, or
    is, no such confronto; None inside a list is an empty seat.
    """

    round: int
    group: int
    position: int
    drawn: list[int | None] | None
    now: list[int | None] | None


class PublishedDraw(DrawData):
    """The current draw. number: how often the round has been drawn; earlier: the replaced draws. at: ISO 8601."""

    number: int
    at: str
    earlier: list[EarlierData]
    changed: list[ChangedData]


@dataclass(frozen=True, slots=True)
class DrawContext:
    """The published data that the draw itself does not know.

    numbers: of the duplas, by id. reasons: of the pairs set by hand.
    """

    numbers: Mapping[int, int]
    homes: Sequence[HomeData] = ()
    reasons: Mapping[tuple[int, int | None], str] = field(default_factory=dict)


def write_draw(
    given: DrawInputs[Any], drawn: Drawn, names: DrawContext, number: int | None = None
) -> DrawData:
    """Return a draw in published form. number: of the round; None if all rounds were drawn at once."""
    history = given.history
    proven = drawn.proven if isinstance(drawn, DrawnRound) else Proven.EXACT
    return {
        "round": number,
        "engine": given.engine,
        "kind": given.kind.key,
        "options": _written(given.kind),
        "seed": given.seed,
        "entrants": [
            {
                "id": one.id,
                "dupla": names.numbers[one.id],
                "place": one.seed,
                "home": one.club,
                "score": int(one.score) if one.score.denominator == 1 else str(one.score),
            }
            for one in given.entrants
        ],
        "homes": list(names.homes),
        "pairs": [list(pair) for pair in given.pairs],
        "history": {
            "met": [[one, other, times] for (one, other), times in sorted(history.meetings.items())],
            "byes": {str(one): times for one, times in sorted(history.byes.items()) if times},
            "sides": {str(one): "".join(sat) for one, sat in sorted(history.seats.items())},
        },
        "forced": [_hand(pair, names) for pair in given.by_hand.forced],
        "forbidden": [_hand(pair, names) for pair in sorted(given.by_hand.forbidden)],
        "order": list(drawn.order),
        "exact": proven is Proven.EXACT,
        "proven": proven.value,
        "digest": digest_of(drawn, number),
    }


def read_draw(data: DrawData) -> DrawInputs[Any]:
    """Return the inputs of a published draw. Raises KeyError, TypeError or ValueError if the data are not a draw."""
    history, by_hand = (
        data["history"],
        ByHand(
            forced=tuple((one["one"], one["other"]) for one in data["forced"]),
            forbidden=frozenset((one["one"], int(one["other"] or 0)) for one in data["forbidden"]),
        ),
    )
    kind: DrawKind[Any] = _read(kind_of(data["kind"]), data["options"])
    return DrawInputs(
        kind=kind,
        entrants=tuple(
            Entrant(one["id"], one["place"], one["home"], _score(one["score"])) for one in data["entrants"]
        ),
        seed=data["seed"],
        pairs=tuple((one, other) for one, other in data["pairs"]),
        history=History(
            Counter({(one, other): times for one, other, times in history["met"]}),
            Counter({int(one): times for one, times in history["byes"].items()}),
            {
                int(one): tuple("a" if seat == "a" else "b" for seat in sat)
                for one, sat in history["sides"].items()
            },
        ),
        by_hand=by_hand,
        engine=data["engine"],
    )


def meetings_of(drawn: Drawn, number: int | None = None) -> Iterator[MeetingData]:
    """Yield the pairings in the order of the draw. The position of each is that of the published confronto."""
    if isinstance(drawn, Bracket):
        for node in drawn.nodes:
            seats = [_slot(node.a), _slot(node.b)]
            yield {
                "round": node.round,
                "group": 0,
                "position": node.position,
                "seats": seats,
                "kind": node.kind,
            }
        return
    rounds = (
        enumerate(drawn.rounds, start=1) if isinstance(drawn, Scheduled) else [(number or 1, drawn.pairings)]
    )
    for at, pairings in rounds:
        yield from _of_round(at, pairings)


def agree(drawn: list[Place], seated: list[Place]) -> bool:
    """Return whether the seats of a confronto match the draw; an opponent not known at the draw matches any entrant."""
    return len(drawn) == len(seated) and all(
        isinstance(one, str) or one == other for one, other in zip(drawn, seated, strict=True)
    )


def digest_of(drawn: Drawn, number: int | None = None) -> str:
    """Return the SHA-256 of the pairings of a draw."""
    return digest_of_meetings(meetings_of(drawn, number))


def digest_of_meetings(meetings: Iterable[MeetingData]) -> str:
    """Return the SHA-256 of pairings in published form, in the order of the draw."""
    text = json.dumps(list(meetings), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _of_round(number: int, pairings: Sequence[Pairing]) -> Iterator[MeetingData]:
    positions: Counter[int] = Counter()
    for pairing in pairings:
        positions[pairing.group] += 1
        seats: list[Place] = [pairing.a, pairing.b, *(pairing.partners or ()), *pairing.others]
        yield {"round": number, "group": pairing.group, "position": positions[pairing.group], "seats": seats}


def _slot(slot: Slot) -> Place:
    if ref := slot.winner_of or slot.loser_of:
        return f"{'w' if slot.winner_of else 'l'}{ref.round}.{ref.position}"
    return slot.entrant


def _hand(pair: tuple[int, int | None], names: DrawContext) -> HandData:
    return {"one": pair[0], "other": pair[1], "reason": names.reasons.get(pair, "")}


def _score(score: int | str) -> int | Fraction:
    return score if isinstance(score, int) else Fraction(score)


def _written(options: Any) -> dict[str, object]:
    found = {one.name: getattr(options, one.name) for one in fields(options)}
    return {name: _written(value) if is_dataclass(value) else value for name, value in found.items()}


def _read(kind: type[Any], options: Mapping[str, Any]) -> Any:
    # The type hints of the dataclass say which values are enumerations or dataclasses. Missing options take their
    # defaults.
    hints, values = get_type_hints(kind), dict(options)
    for name, value in options.items():
        hint = hints[name]
        if isinstance(hint, type) and is_dataclass(hint):
            values[name] = _read(hint, value)
        elif isinstance(hint, type) and issubclass(hint, StrEnum):
            values[name] = hint(value)
    return kind(**values)
