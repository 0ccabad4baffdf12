"""Ready-made plans: the input of each stage. Its other fields have the values of a new stage."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from tournaments.clubs.rule_choice import takes_target
from tournaments.desk.plan.values import OWN, POINTS, VP
from tournaments.models import Tournament
from tournaments.plan.formats import FORMATS
from tournaments.simulation.advice import PlanOption
from tournaments.standings.scheme import OF_TURNO

type Values = Mapping[str, Any]
Entrants = Tournament.Entrants

JOGOS = ("points", "jogos_won", "partidas_won", "difference", "lots")
GROUP = ("points", "made", "difference", "lots")
TURNOS = ("points", "made", "lots")
PAIR = 2  # sides at a mesa for two duplas
# For a danese: meetings and seats of the stage before count too.
REMEMBERS = {"rematches": False, "sides": True}


@dataclass(frozen=True, slots=True)
class Ready:
    """One plan: key, title of its button, and stages."""

    key: str
    title: str | Promise
    stages: tuple[Values, ...]

    def suits(self, entrants: str) -> bool:
        """Return whether the plan suits these entrants."""
        format_ = FORMATS[self.stages[0]["format"]]
        each_alone = entrants == Entrants.EACH
        return format_.suits(of_players=each_alone or entrants == Entrants.PLAYERS, each_alone=each_alone)


def _order(*criteria: str) -> dict[str, str]:
    return {f"by{number}": text for number, text in enumerate(criteria, start=1)}


def _italian(format_: str, rounds: int, **more: Any) -> dict[str, Any]:
    turno = {"unit": "maos", "count": 3, "minutes": 35, "scheme": VP}
    return {"format": format_, "rounds": rounds, **turno, **_order(*TURNOS), **more}


def _groups(**more: Any) -> dict[str, Any]:
    return {"format": "groups", "size": 4, "scheme": POINTS, **_order(*GROUP), **more}


READY = (
    Ready("eliminatoria", _("Mata-mata"), ({"format": "knockout", "third": True},)),
    Ready(
        "grupos",
        _("Grupos de 4 e mata-mata"),
        (_groups(top=2), {"format": "knockout", "third": True}),
    ),
    Ready(
        "ouro-prata",
        _("Grupos de 4, ouro e prata"),
        (
            _groups(top=2),
            {"format": "knockout", "name": _("Ouro"), "third": True},
            {"format": "knockout", "name": _("Prata"), "side_of": 1},
        ),
    ),
    Ready(
        "dois-grupos",
        _("Grupos, outros grupos e mata-mata"),
        (
            _groups(top=1, others=4),
            _groups(top=2, groups=4, size=None),
            {
                "format": "knockout",
                "third": True,
                "crossing": "1G1 x 2G4, 1G2 x 2G3, 1G3 x 2G2, 1G4 x 2G1",
                "target": 2000,
                "minutes": 30,
            },
        ),
    ),
    Ready(
        "suico",
        _("Suíço de 5 rodadas"),
        ({"format": "swiss", "rounds": 5, **_order("points", "buchholz")},),
    ),
    Ready(
        "mitchell",
        _("3 Mitchell e 1 dinamarquês (danese)"),
        (_italian("mitchell", 3), _italian("danese", 1, carry=100, **REMEMBERS)),
    ),
    Ready(
        "finali",
        _("3 Mitchell e finais A e B"),
        (
            _italian("mitchell", 3, top=8),
            _italian("danese", 1, carry=100, **REMEMBERS, name=_("Final A")),
            _italian("danese", 1, carry=100, **REMEMBERS, name=_("Final B"), side_of=1),
        ),
    ),
    Ready(
        "equipes",
        _("Equipes de duas duplas"),
        ({"format": "teams", "unit": "maos", "count": 3, "minutes": 35, "scheme": VP, **_order(*TURNOS)},),
    ),
    Ready("girone", _("Todos contra todos (girone)"), ({"format": "all_play_all", **_order(*JOGOS)},)),
    Ready(
        "individual",
        _("Individual de 7 rodadas"),
        ({"format": "individual", "rounds": 7, **_order("points", "made", "lots")},),
    ),
    Ready(
        "mesas",
        _("Mesas de quatro, 4 rodadas"),
        ({"format": "mesas", "rounds": 4, **_order("points", "made", "lots")},),
    ),
    Ready(
        "mesas-final",
        _("Mesas de quatro, 3 rodadas e uma mesa final"),
        (
            {"format": "mesas", "rounds": 3, "top": 4, **_order("points", "made", "lots")},
            {"format": "mesas", "rounds": 1, "name": _("Mesa final"), **_order("points", "made", "lots")},
        ),
    ),
    Ready("dupla", _("Mata-mata duplo"), ({"format": "double", "reset": True},)),
)


def _usual(format_: str, **more: Any) -> tuple[Values, ...]:
    # The stages of the first plan that begins with this format.
    first, *others = next(one.stages for one in READY if one.stages[0]["format"] == format_)
    return ({**first, **more}, *others)


# Plans that are advised (`simulation.prospects`), by name: the title, and the stages for a number of rounds.
ADVISED: Mapping[str, tuple[str | Promise, Callable[[int], Sequence[Values]]]] = {
    "knockout": (_("Mata-mata"), lambda _rounds: _usual("knockout")),
    "all_play_all": (_("Todos contra todos (girone)"), lambda _rounds: _usual("all_play_all")),
    "groups": (_("Grupos de 4 e mata-mata"), lambda _rounds: _usual("groups")),
    "swiss": (_("Suíço de %(rounds)s rodadas"), lambda rounds: _usual("swiss", rounds=rounds)),
    "danese": (_("Dinamarquês (danese) de %(rounds)s rodadas"), lambda rounds: [_italian("danese", rounds)]),
    "mitchell": (_("Mitchell de %(rounds)s rodadas"), lambda rounds: [_italian("mitchell", rounds)]),
    "mixed": (
        _("%(mitchell)s Mitchell e 1 dinamarquês (danese)"),
        lambda rounds: [_italian("mitchell", rounds - 1), _italian("danese", 1, carry=100, **REMEMBERS)],
    ),
}


def of_choice(choice: PlanOption) -> Ready:
    """Return an advised plan as a ready-made one, with the code of the choice as its key."""
    rounds = choice.offered.rounds or 0
    title, stages = ADVISED[choice.offered.name]
    played = {"unit": "maos" if choice.maos else "partidas", "count": choice.maos or choice.partidas}
    if choice.maos:
        played["minutes"] = choice.minutes or None
    said = str(title) % {"rounds": rounds, "mitchell": rounds - 1}
    return Ready(choice.code, said, tuple({**stage, **played} for stage in stages(rounds)))


def for_event(stage: Values, tournament: Tournament) -> dict[str, Any]:
    """Return a stage adapted to the rules chosen for the event, which take precedence over its own values.

    If the rules fix the number of players of a mesa, the stage uses this number, also for a final mesa. If the event is
    played by mãos, each turno has the same number of mãos and the matching table of victory points. A stage may be
    shorter than the jogos of the event (a final to 2,000 points), but not longer. Mãos of the stage itself are only
    kept if the rules do not fix them.
    """
    ruleset = tournament.load_rules()
    if ruleset.fewest_sides == len(ruleset.side_names) > PAIR:
        seats = {"seats": ruleset.fewest_sides, "smaller": False}
        stage = {**stage, **seats, **({"top": ruleset.fewest_sides} if "top" in stage else {})}
    minutes = tournament.minutes or None
    if ruleset.maos:
        own = {"unit": "maos", "count": ruleset.maos, "minutes": minutes, "target": None}
        # There is no usual table for this number of mãos: the director has to type one.
        if stage.get("scheme") == VP and ruleset.maos not in OF_TURNO:
            own["scheme"] = OWN
        return {**stage, **own}
    if stage.get("unit") == "maos":
        return dict(stage)
    count = min(stage.get("count", tournament.partidas), tournament.partidas)
    length: dict[str, Any] = {"count": count, "minutes": minutes, "target": None}
    if takes_target(ruleset) and stage.get("target", ruleset.target) < (ruleset.target or 0):
        # A shorter stage must not have a longer clock than the event.
        shorter = min(stage["minutes"], minutes) if minutes else None
        length |= {"target": stage["target"], "minutes": shorter}
    return {**stage, **length}


def find(key: str) -> Ready | None:
    """Return the plan with a key, which is the code of the choice if it is an advised plan; None if there is none."""
    if choice := PlanOption.of(key):
        return of_choice(choice)
    return next((one for one in READY if one.key == key), None)
