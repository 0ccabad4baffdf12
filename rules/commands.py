"""The commands of the command line. Each takes one request and returns its answer, both as JSON objects.

Every request names its rule set by `system` (a key, or the number of a text), `options` and `overrides`.
A mão or a partida that the rules refuse is a normal answer; a request that cannot be judged raises `LineError`.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from rules.catalog.ready_made import keys, load
from rules.catalog.schema import MOST
from rules.jogo import jogo as decide_jogo
from rules.melds.meld import meld as read_meld
from rules.notation import NotationError, by_cards, read, write
from rules.partida import PartidaError
from rules.partida import partida as decide_partida
from rules.problems import Code, Problem
from rules.ruleset import RuleSet, RuleSetError
from rules.score import Points
from rules.sentences import sentence
from rules.verdict import Verdict, judge, judge_cards

type Request = Mapping[str, Any]
type Answer = dict[str, Any]

# The breakdown leaves out lines of 0 points, except these two.
_ALWAYS_SHOWN: Final = ("table", "hand")
MOST_PARTIDAS: Final = 99  # of one jogo
_YES_NO: Final = "must be true or false"


class LineError(Exception):
    """A line that cannot be judged, or an invalid field or option in it.

    `params`: the figures. `why`: the requirement. Codes: `malformed_line`, `line_too_long`, `duplicate_key`,
    `unknown_system`, `facts_missing`, `wrong_type`, `impossible_value`, and those of `RuleSetError` and
    `NotationError`.
    """

    def __init__(self, code: str, field: str | None = None, why: str = "", **params: Points) -> None:
        super().__init__(code)
        self.code, self.field, self.why, self.params = code, field, why, params


def score(request: Request) -> Answer:
    """Check and score a mão: `facts` in notation, or `facts_cards` or `facts_summary`; the cards where both are."""
    ruleset = _load(request)
    if isinstance(request.get("facts"), str):
        facts = _read(request["facts"], "facts")
        request = {"facts_cards" if by_cards(facts) else "facts_summary": facts}
    if "facts_cards" in request:
        verdict = judge_cards(ruleset, request["facts_cards"])
        derived = {"facts_summary": verdict.summary} if verdict.ok else {}
        return _verdict(verdict) | derived
    if "facts_summary" not in request:
        why = "one of facts_summary, facts_cards, facts (as a notation) must be given"
        raise LineError("facts_missing", "facts_summary", why)
    return _verdict(judge(ruleset, request["facts_summary"]))


def meld(request: Request) -> Answer:
    """Say what a `meld` is and what it is worth, or why it cannot be."""
    ruleset = _load(request)
    if "meld" not in request:
        raise LineError("facts_missing", "meld")
    found = read_meld(ruleset, request["meld"])
    if isinstance(found, Code):
        return {"ok": False, "error": found, "message": sentence(found)}
    arranged = {"arranged": list(found.cards)} if request["meld"].get("unordered") else {}
    return {
        "ok": True,
        "kind": found.kind,
        "category": found.category,
        "wilds": found.wilds,
        "points": found.points,
        "bonus": found.bonus,
        "grown": found.grown,
        "relancinho": found.relancinho,
        **arranged,
        "order_matters": found.order_matters,
    }


def partida(request: Request) -> Answer:
    """Decide a partida: `hands`, the totals of its mãos; `started`, the side that did; `clock`, the time is over."""
    ruleset = _load(request)
    hands = request.get("hands")
    if not isinstance(hands, list) or not all(isinstance(hand, dict) for hand in hands):
        raise LineError(
            "wrong_type", "hands", "must be a list of objects: the points of each side, mão by mão"
        )
    step = ruleset.step / 2 if ruleset.solo else ruleset.step  # 003:142, D05: partners share halves
    for points in [points for hand in hands for points in hand.values()]:
        if isinstance(points, bool) or not isinstance(points, int | float):
            raise LineError("wrong_type", "hands", "points must be numbers")
        if abs(points) > MOST:
            raise LineError("impossible_value", "hands", f"points must be from -{MOST} to {MOST}")
        if points % step:
            raise LineError(Code.BAD_MULTIPLE, "hands", step=step)
    started, clock = request.get("started"), request.get("clock", False)
    if not (started is None or isinstance(started, str)):
        raise LineError("wrong_type", "started", f"must be one of {', '.join(ruleset.side_names)}")
    if started is not None and started not in ruleset.side_names:
        raise LineError(Code.WRONG_SIDES, "started", f"must be one of {', '.join(ruleset.side_names)}")
    if not isinstance(clock, bool):
        raise LineError("wrong_type", "clock", _YES_NO)
    try:
        outcome = decide_partida(ruleset, hands, started=started, clock=clock)
    except PartidaError as error:
        return _partida_error(error)
    return {
        "ok": True,
        "winner": outcome.winner,
        "reason": outcome.reason,
        "over": outcome.over,
        "hands": outcome.hands,
        "totals": outcome.totals,
        "tied": list(outcome.tied),
    }


def jogo(request: Request) -> Answer:
    """Decide a jogo: `partida_winners`, null for one that ended level; `partidas` agreed (those played, if not given).

    `fixed`: all are played; `draw`: it may end level; `clock`: the time is over.
    """
    ruleset = _load(request)
    winners, partidas = request.get("partida_winners"), request.get("partidas")
    if not isinstance(winners, list) or not all(isinstance(winner, str | None) for winner in winners):
        why = f"must be a list: of each partida one of {', '.join(ruleset.side_names)}, or null"
        raise LineError("wrong_type", "partida_winners", why)
    if partidas is not None and type(partidas) is not int:
        raise LineError("wrong_type", "partidas", f"must be a whole number from 1 to {MOST_PARTIDAS}")
    if partidas is not None and not 1 <= partidas <= MOST_PARTIDAS:
        raise LineError("impossible_value", "partidas", f"must be from 1 to {MOST_PARTIDAS}")
    flags = {"fixed": request.get("fixed", partidas is None)}
    flags |= {name: request.get(name, False) for name in ("draw", "clock")}
    for name, given in flags.items():
        if not isinstance(given, bool):
            raise LineError("wrong_type", name, _YES_NO)
    try:
        outcome = decide_jogo(
            winners, partidas=partidas or len(winners) or 1, sides=ruleset.side_names, **flags
        )
    except PartidaError as error:
        return _partida_error(error)
    return {
        "ok": True,
        "winner": outcome.winner,
        "reason": outcome.reason,
        "over": outcome.over,
        "won": outcome.won,
    }


def notation(request: Request) -> Answer:
    """Write `facts`, in either form, as one text; or read back the facts from a `notation`."""
    if "notation" in request:
        return {"ok": True, "facts": _read(request["notation"], "notation")}
    facts = request.get("facts")
    if not isinstance(facts, dict):
        why = "`facts` or `notation` must be given" if facts is None else "must be an object"
        raise LineError("facts_missing" if facts is None else "wrong_type", "facts", why)
    try:
        return {"ok": True, "notation": write(facts)}
    except NotationError as error:
        raise LineError(error.code, "facts") from None


def refusal(error: LineError) -> Answer:
    """Return the answer to a line that cannot be judged."""
    problem: dict[str, Any] = {
        "code": error.code,
        "severity": "error",
        "side": None,
        "field": error.field,
        "params": error.params,
        "message": sentence(error.code, error.params, error.why),
    }
    empty: dict[str, Any] = {"totals": {}, "breakdown": {}}
    return {"ok": False, **empty, "errors": [error.code], "warnings": [], "problems": [problem]}


def _load(request: Request) -> RuleSet:
    try:
        return load(request.get("system", ""), request.get("options"), request.get("overrides"))
    except RuleSetError as error:
        if error.code == "unknown_ruleset":
            why = f"must be one of {', '.join(keys())}, or the number of a text"
            raise LineError("unknown_system", "system", why) from None
        raise LineError(error.code, error.field, error.why) from None


def _read(text: object, field: str) -> Answer:
    if not isinstance(text, str):
        raise LineError("wrong_type", field, "must be a text")
    try:
        return read(text)
    except NotationError as error:
        raise LineError(error.code, field, at=error.at or 0) from None


def _partida_error(error: PartidaError) -> Answer:
    hands = {} if error.hands is None else {"hands": error.hands}
    return {"ok": False, "error": error.code, "message": sentence(error.code), **hands}


def _verdict(verdict: Verdict) -> Answer:
    shared = {} if verdict.per_player == verdict.totals else {"per_player": verdict.per_player}
    return {
        "ok": verdict.ok,
        "totals": verdict.totals,
        **shared,
        "breakdown": {
            side: {line.code: line.points for line in lines if line.points or line.code in _ALWAYS_SHOWN}
            for side, lines in verdict.lines.items()
        },
        "errors": _codes(verdict.errors),
        "warnings": _codes(verdict.warnings),
        "problems": [
            {
                "code": problem.code,
                "severity": problem.severity,
                "side": problem.side,
                "field": problem.field,
                "params": dict(problem.params),
                "message": sentence(problem.code, problem.params),
            }
            for problem in (*verdict.errors, *verdict.warnings)
        ],
    }


def _codes(problems: Iterable[Problem]) -> list[str]:
    return list(dict.fromkeys(problem.code for problem in problems))
