"""Plans ready to be taken: what each stage has typed in it. The rest of its fields is as for any new stage."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from tournaments.desk.plan.values import POINTS, VP_3
from tournaments.plan.formats import FORMATS

type Values = Mapping[str, Any]

JOGOS = ("points", "jogos_won", "partidas_won", "difference", "lots")
GROUP = ("points", "made", "difference", "lots")
TURNOS = ("points", "made", "lots")


@dataclass(frozen=True, slots=True)
class Ready:
    """One plan: its name on the button, and the stages."""

    key: str
    title: str | Promise
    stages: tuple[Values, ...]

    @property
    def alone(self) -> bool:
        """Whether it is for single players."""
        return FORMATS[self.stages[0]["format"]].of_players


def _order(*criteria: str) -> dict[str, str]:
    return {f"by{number}": text for number, text in enumerate(criteria, start=1)}


def _italian(format_: str, rounds: int, **more: Any) -> dict[str, Any]:
    turno = {"unit": "maos", "count": 3, "minutes": 35, "scheme": VP_3}
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
        "dois-grupos",
        _("Grupos, outros grupos e mata-mata"),
        (
            _groups(top=1, others=4, unit="partidas", count=1, target=3000, minutes=45),
            _groups(top=2, unit="partidas", count=1, target=3000, minutes=45, groups=4, size=None),
            {
                "format": "knockout",
                "third": True,
                "crossing": "1G1 x 2G4, 1G2 x 2G3, 1G3 x 2G2, 1G4 x 2G1",
                "unit": "partidas",
                "count": 1,
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
        (_italian("mitchell", 3), _italian("danese", 1, carry=100, rematches=True)),
    ),
    Ready("girone", _("Todos contra todos (girone)"), ({"format": "all_play_all", **_order(*JOGOS)},)),
    Ready(
        "individual",
        _("Individual de 7 rodadas"),
        ({"format": "individual", "rounds": 7, **_order("points", "made", "lots")},),
    ),
    Ready("dupla", _("Mata-mata duplo"), ({"format": "double", "reset": True},)),
)


def find(key: str) -> Ready | None:
    """Return a plan by its key; None for one there is not."""
    return next((one for one in READY if one.key == key), None)
