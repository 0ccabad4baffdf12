"""A payload's bracket as a page draws it: columns of boxes, each slot worded. Pure: no database, no request."""

from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from tournaments.messages import CONFRONTO_STATES, DECIDED, THIRD_PLACE, round_words

type Payload = dict[str, Any]
SIDES = ("A", "B")
# What each state looks like: class of the box, tone of its tag; no tone, no tag.
LOOKS = {
    "bye": ("is-bye", ""),
    "waiting": ("is-waiting", ""),
    "ready": ("is-ready", "open"),
    "playing": ("is-live", "live"),
    "unpublished": ("is-ready", "warn"),
    "done": ("is-done", ""),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """One side of a box. `number` is the dupla's; None for a bye and for somebody not yet known."""

    text: str
    number: int | None = None
    seed: int | None = None
    outcome: str = ""  # winner, loser
    won: int | None = None  # partidas
    points: int | None = None  # of the partida being played, or of the only one


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """One confronto as it is drawn. `jogo` is the id of its page, where there is one."""

    key: str
    title: str
    mesa: int | None
    css: str
    tone: str
    tag: str
    note: str
    jogo: str | None
    slots: tuple[Slot, Slot]


@dataclass(frozen=True, slots=True)
class Column:
    """One round."""

    key: str
    title: str
    boxes: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """The tree, and the jogo for third place that is no part of it."""

    rounds: tuple[Column, ...]
    third: Column | None


def chart(payload: Payload) -> Chart:
    """Return the bracket of a payload, published or with the live score over it."""
    begun = payload["tournament"]["state"] != "open"
    names = {each["round"]: each["name"] for each in payload["rounds"]}
    columns, third = [], None
    for each in payload["rounds"]:
        title = str(round_words(each["name"]).title)
        tree = tuple(_box(one, names, begun=begun) for one in each["confrontos"] if one["kind"] == "main")
        columns.append(Column(f"r{each['round']}", title, tree))
        for one in each["confrontos"]:
            if one["kind"] == "third":
                third = Column("r3o", str(THIRD_PLACE), (_box(one, names, begun=begun),))
    return Chart(tuple(columns), third)


def waits_for(slot: Payload, names: dict[int, str]) -> str:
    """Say whom an empty slot waits for. names: codes of the rounds by number."""
    for key, said in (
        ("winner_of", _("Vencedor do jogo %(position)s %(of)s")),
        ("loser_of", _("Perdedor do jogo %(position)s %(of)s")),
    ):
        if place := slot.get(key):
            of = round_words(names[place["round"]]).of
            return said % {"position": place["position"], "of": of}
    return _("A definir")


def title_of(confronto: Payload, names: dict[int, str]) -> str:
    """Return how a confronto is called: `Jogo 3`, `Final`, `Disputa de 3º lugar`."""
    if confronto["kind"] == "third":
        return str(THIRD_PLACE)
    if names[confronto["round"]] == "final":
        return str(round_words("final").title)
    return _("Jogo %(position)s") % {"position": confronto["position"]}


def note_of(confronto: Payload) -> str:
    """Say what was unusual about a confronto; nothing for an ordinary one."""
    if confronto.get("reopened"):
        return _("reaberto para correção")
    jogo = confronto["jogo"]
    return str(DECIDED.get(jogo["reason"], "")) if jogo else ""


def points_of(jogo: Payload) -> dict[str, int] | None:
    """Return the points worth showing beside the partidas won: of the one going on, or of the only one."""
    played = [partida for partida in jogo["partidas"] if partida["maos"] or not partida["winner"]]
    if not played or (jogo["winner"] and len(played) > 1) or jogo["reason"] == "walkover":
        return None
    totals: dict[str, int] = played[-1]["totals"]
    return totals


def _box(confronto: Payload, names: dict[int, str], *, begun: bool) -> Box:
    state = confronto["state"]
    css, tone = LOOKS[state]
    if not begun:
        tone = ""
    jogo = confronto["jogo"]
    one, other = (_slot(confronto, side, names) for side in SIDES)
    return Box(
        key=f"{confronto['round']}-{confronto['position']}",
        title=title_of(confronto, names),
        mesa=confronto["mesa"] if state == "playing" else None,
        css=css,
        tone=tone,
        tag=str(CONFRONTO_STATES[state]),
        note=note_of(confronto),
        jogo=jogo["id"] if jogo else None,
        slots=(one, other),
    )


def _slot(confronto: Payload, side: str, names: dict[int, str]) -> Slot:
    slot, jogo = confronto["slots"][side], confronto["jogo"]
    if slot.get("bye"):
        return Slot(text=str(CONFRONTO_STATES["bye"]))
    if "dupla" not in slot:
        return Slot(text=waits_for(slot, names))
    known = {"text": slot["name"], "number": slot["dupla"], "seed": slot["seed"]}
    if confronto["state"] not in {"playing", "done"} or jogo is None:
        return Slot(**known)
    winner = confronto["winner"]
    outcome = "" if not winner else "winner" if winner == side else "loser"
    points = points_of(jogo)
    scored = jogo["reason"] != "walkover"
    return Slot(
        **known,
        outcome=outcome,
        won=jogo["won"][side] if scored else None,
        points=points[side] if points else None,
    )
