"""A stage's plan as stored data: what is written is everything, what is read may leave out what is the tournament's.

`{"format": "knockout"}` is a whole plan; so are
`{"format": "groups", "groups": 4, "top": 2, "points": {"played": {"won": 3, "level": 1, "lost": 0}}}` and
`{"format": "danese", "rounds": 1, "maos": 4, "minutes": 45, "points": "vp_4", "order": ["points", "made", "lots"]}`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from fractions import Fraction
from typing import Any

from tournaments.pairing.bracket.seeding import Crossing, read_crossing
from tournaments.pairing.errors import DrawError
from tournaments.pairing.schedule.groups import Method
from tournaments.pairing.schedule.mitchell import MitchellOptions
from tournaments.pairing.swiss import danese
from tournaments.pairing.swiss.field import Order, SwissOptions
from tournaments.plan.checked_values import PlanError, Typed, plain
from tournaments.plan.points import read_points, write_points
from tournaments.plan.stage import Format, Play, Stage
from tournaments.standings.criteria import AMONG_PAIRS, By, Measure
from tournaments.standings.qualify import Fair
from tournaments.standings.ranking import BRAZIL_ORDER, ITALY_ORDER
from tournaments.standings.scheme import BRAZIL, Scheme
from tournaments.standings.vp import VpTable

PLAYED = ("maos", "partidas", "target", "minutes")
KNOWN = frozenset({one.name for one in fields(Stage)} - {"play"} | {*PLAYED, "points", "order", "fair"})
SWISS = frozenset(one.name for one in fields(SwissOptions))
MITCHELL = frozenset(one.name for one in fields(MitchellOptions))


@dataclass(frozen=True, slots=True, kw_only=True)
class Defaults:
    """What a plan need not say, because the tournament has: partidas of a jogo, its minutes, third place."""

    partidas: int = 3
    minutes: int = 0
    third: bool = False


@dataclass(frozen=True, slots=True)
class Planned:
    """A stage, what its meetings are worth, what breaks ties, and how groups of unequal size are compared."""

    stage: Stage
    scheme: Scheme = BRAZIL
    order: tuple[By, ...] = BRAZIL_ORDER
    fair: Fair = Fair.AVERAGE


def write(
    stage: Stage,
    scheme: Scheme = BRAZIL,
    order: Sequence[By] = BRAZIL_ORDER,
    fair: Fair = Fair.AVERAGE,
) -> dict[str, Any]:
    """Return the whole plan as JSON. ValueError where the stage has a VP table that is not the scheme's."""
    if stage.play.vp != _vp(scheme):
        raise ValueError("the table of the turno is the scheme's")
    simple = ("rounds", "groups", "double", "third", "reset", "consolation", "top", "others", "byes")
    return {
        "format": str(stage.format),
        **{name: getattr(stage, name) for name in simple},
        "method": str(stage.method),
        "crossing": [f"{one} x {other}" for one, other in stage.crossing],
        "carry": plain(stage.carry),
        **{name: getattr(stage.play, name) for name in PLAYED},
        "swiss": {name: _word(value) for name, value in asdict(stage.swiss).items()},
        "mitchell": asdict(stage.mitchell),
        "points": write_points(scheme),
        "order": [str(by) for by in order],
        "fair": str(fair),
    }


def read(plan: Mapping[str, Any], *, defaults: Defaults = Defaults()) -> Planned:
    """Return what a stored plan says; None is as good as a name left out.

    Raises TournamentError with the field: `plan_value` (not understood), `plan_field` (no such field),
    `plan_missing`, `plan_order_twice`, `plan_play` (both mãos and partidas), `vp_*`, `crossing_unreadable`.
    """
    said = {name: value for name, value in plan.items() if value is not None}
    typed = Typed.of(said, "", KNOWN)
    if "format" not in said:
        raise PlanError("plan_missing", "format")
    scheme = read_points(said["points"]) if "points" in said else BRAZIL
    return Planned(
        stage=_stage(typed, defaults, scheme),
        scheme=scheme,
        order=_order(typed, scheme),
        fair=typed.choice("fair", Fair.AVERAGE),
    )


def _stage(typed: Typed, defaults: Defaults, scheme: Scheme) -> Stage:
    format_ = typed.choice("format", Format.KNOCKOUT)
    carry = typed.number("carry", 0)
    if carry > 1:
        raise PlanError("plan_value", "carry")
    return Stage(
        format=format_,
        play=_play(typed, defaults, scheme),
        rounds=typed.whole("rounds", None, least=1),
        groups=typed.whole("groups", 1, least=1),
        method=typed.choice("method", Method.SERPENTINE),
        double=typed.flag("double", default=False),
        third=typed.flag("third", default=defaults.third and format_ is Format.KNOCKOUT),
        reset=typed.flag("reset", default=False),
        consolation=typed.flag("consolation", default=False),
        top=typed.whole("top", None, least=1),
        others=typed.whole("others", 0),
        crossing=_crossing(typed),
        carry=Fraction(carry),
        byes=typed.flag("byes", default=True),
        swiss=_swiss(
            typed.data.get("swiss", {}), danese.RULES if format_ is Format.DANESE else SwissOptions()
        ),
        mitchell=_mitchell(typed.data.get("mitchell", {})),
    )


def _play(typed: Typed, defaults: Defaults, scheme: Scheme) -> Play:
    maos = typed.whole("maos", None, least=1)
    partidas = typed.whole("partidas", None if maos else defaults.partidas, least=1)
    if maos and partidas:
        raise PlanError("plan_play", "maos")
    minutes = typed.whole("minutes", defaults.minutes)
    target = typed.whole("target", None, least=1)
    return Play(maos=maos, partidas=partidas, target=target, minutes=minutes, vp=_vp(scheme))


def _vp(scheme: Scheme) -> VpTable | None:
    return scheme.played if isinstance(scheme.played, VpTable) else None


def _crossing(typed: Typed) -> Crossing:
    """Read the pairs: a list of texts, or one text."""
    said = typed.data.get("crossing", "")
    pairs = said if isinstance(said, list) else [said]
    if not all(isinstance(pair, str) for pair in pairs):
        raise PlanError("plan_value", "crossing")
    try:
        return read_crossing("\n".join(pairs))
    except DrawError as exc:
        raise PlanError(exc.code, "crossing", **exc.params) from exc


def _swiss(data: object, usual: SwissOptions) -> SwissOptions:
    typed = Typed.of(data, "swiss", SWISS)
    switches = ("sides", "clubs", "byes", "rematches")
    return SwissOptions(
        first=typed.choice("first", Order(usual.first)),
        order=typed.choice("order", Order(usual.order)),
        **{name: typed.flag(name, default=getattr(usual, name)) for name in switches},
    )


def _mitchell(data: object) -> MitchellOptions:
    typed, usual = Typed.of(data, "mitchell", MITCHELL), MitchellOptions()
    missing = typed.data.get("missing", usual.missing)
    if missing not in ("a", "b", None):
        raise PlanError("plan_value", "mitchell.missing")
    return MitchellOptions(
        step=typed.whole("step", usual.step, least=1),
        skip=typed.flag("skip", default=usual.skip),
        missing=missing,
        sections=typed.whole("sections", usual.sections, least=1),
    )


def _order(typed: Typed, scheme: Scheme) -> tuple[By, ...]:
    """Read the order of criteria; without one, that of Brazil, or with a VP table that of Italy.

    Of single players without what compares two that met: each opponent is one of two.
    """
    if "order" not in typed.data:
        usual = ITALY_ORDER if _vp(scheme) else BRAZIL_ORDER
        alone = typed.data.get("format") == Format.INDIVIDUAL
        return tuple(by for by in usual if not (alone and by.measure in AMONG_PAIRS))
    said = typed.data["order"]
    if not isinstance(said, list) or not said:
        raise PlanError("plan_value", "order")
    order = tuple(map(_criterion, said))
    if len(set(order)) < len(order):
        raise PlanError("plan_order_twice", "order")
    return order


def _criterion(text: object) -> By:
    try:
        by = By.of(str(text))
    except ValueError as exc:
        raise PlanError("plan_value", "order") from exc
    if bool(by.kind) != (by.measure is Measure.CANASTRAS):
        raise PlanError("plan_value", "order")
    return by


def _word(value: object) -> object:
    return str(value) if isinstance(value, Order) else value
