"""A payload's bracket as a page draws it: columns of boxes, each slot worded. Pure: no database, no request."""

from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from tournaments.pairing.entrant import Flag
from tournaments.wording.rounds import CONFRONTO_STATES, DECIDED, THIRD_PLACE, round_words
from tournaments.wording.terms import STATUSES

type Payload = dict[str, Any]
SIDES = ("A", "B")
UNPLAYED = frozenset({"walkover", "both_absent", "abandoned", "director", "average"})
# What each state looks like: class of the box, tone of its tag; no tone, no tag.
LOOKS = {
    "bye": ("is-bye", ""),
    "waiting": ("is-waiting", ""),
    "ready": ("is-ready", "open"),
    "playing": ("is-live", "live"),
    "unpublished": ("is-ready", "warn"),
    "done": ("is-done", ""),
}


# Rounds that are not named by who is left.
TREES = {
    "main": gettext_lazy("%(round)sª rodada"),
    "third": THIRD_PLACE,
    "losers": gettext_lazy("Repescagem, %(round)sª rodada"),
    "final": gettext_lazy("Final"),
    "reset": gettext_lazy("Final extra, se a invicta perder a final"),
    "consolation": gettext_lazy("Consolação, %(round)sª rodada"),
}
OTHER_TREES = ("losers", "consolation", "final", "reset")


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
    """The tree, the jogo for third place that is no part of it, and the other trees of a bracket that has them."""

    rounds: tuple[Column, ...]
    third: Column | None
    others: tuple[Column, ...] = ()


def chart(payload: Payload) -> Chart:
    """Return the bracket of a payload, published or with the live score over it."""
    columns = _columns(payload, "main")
    third = next((Column("r3o", str(THIRD_PLACE), one.boxes) for one in _columns(payload, "third")), None)
    others = [column for kind in OTHER_TREES for column in _columns(payload, kind)]
    return Chart(tuple(columns), third, tuple(others))


def _columns(payload: Payload, kind: str) -> list[Column]:
    """Return the rounds of one tree, those only in which it has confrontos."""
    begun = payload["tournament"]["state"] != "open"
    names = {each["round"]: each["name"] for each in payload["rounds"]}
    found = []
    for each in payload["rounds"]:
        boxes = tuple(_box(one, names, begun=begun) for one in each["confrontos"] if one["kind"] == kind)
        if boxes:
            key = f"r{each['round']}" if kind == "main" else f"{kind}{each['round']}"
            found.append(Column(key, column_title(kind, each["round"], each["name"]), boxes))
    return found


def column_title(kind: str, number: int, name: str = "") -> str:
    """Return the heading of a round of a tree. name: the code of one that is named by who is left."""
    if kind == "main" and name:
        return str(round_words(name).title)
    return str(TREES[kind]) % {"round": number}


def waits_for(slot: Payload, names: dict[int, str]) -> str:
    """Say whom an empty slot waits for. names: codes of the rounds by number."""
    for key, said in (
        ("winner_of", _("Vencedor do jogo %(position)s %(of)s")),
        ("loser_of", _("Perdedor do jogo %(position)s %(of)s")),
    ):
        if place := slot.get(key):
            name = names[place["round"]]
            of = round_words(name).of if name else _("da %(round)sª rodada") % {"round": place["round"]}
            return said % {"position": place["position"], "of": of}
    return _("A definir")


def title_of(confronto: Payload, names: dict[int, str]) -> str:
    """Return how a confronto is called: `Jogo 3`, `Final`, `Disputa de 3º lugar`."""
    if confronto["kind"] == "third":
        return str(THIRD_PLACE)
    if confronto["kind"] in {"final", "reset"} or names[confronto["round"]] == "final":
        return str(round_words("final").title)
    return _("Jogo %(position)s") % {"position": confronto["position"]}


def note_of(confronto: Payload) -> str:
    """Say what was unusual about a confronto; nothing for an ordinary one."""
    if confronto.get("reopened"):
        return _("reaberto para correção")
    if confronto.get("status") in UNPLAYED:
        return str(STATUSES[confronto["status"]])
    jogo = confronto["jogo"]
    if jogo and jogo["reason"] in DECIDED:
        return str(DECIDED[jogo["reason"]])
    return _("mesma equipe ou mesmo clube") if Flag.SAME_CLUB in confronto.get("flags", ()) else ""


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
