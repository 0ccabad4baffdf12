"""The bracket of a stage as a page shows it: columns of boxes with texts. Pure: no database, no request."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from tournaments.pairing.entrant import Flag
from tournaments.publication import lookup
from tournaments.publication.document.play_data import (
    BySide,
    ConfrontoData,
    JogoData,
    KindCode,
    Number,
    Side,
    SlotData,
)
from tournaments.publication.document.shape import StageData
from tournaments.wording.rounds import CONFRONTO_STATES, DECIDED, THIRD_PLACE, UNOFFICIAL, round_words
from tournaments.wording.terms import STATUSES

type Names = Mapping[int, str]  # codes of the rounds by number, empty for a round without one
UNPLAYED = frozenset({"walkover", "both_absent", "abandoned", "director", "average", "not_counted"})
# CSS class of the box and tone of its tag by state; without a tone there is no tag.
LOOKS = {
    "bye": ("is-bye", ""),
    "waiting": ("is-waiting", ""),
    "ready": ("is-ready", "open"),
    "playing": ("is-live", "live"),
    "unpublished": ("is-ready", "warn"),
    "done": ("is-done", ""),
    "cancelled": ("is-ready", "warn"),
}


# Titles of rounds that are not named like "semifinal".
TREES = {
    "main": gettext_lazy("%(round)sª rodada"),
    "third": THIRD_PLACE,
    "losers": gettext_lazy("Repescagem, %(round)sª rodada"),
    "final": gettext_lazy("Final"),
    "reset": gettext_lazy("Final extra, se a invicta perder a final"),
    "consolation": gettext_lazy("Consolação, %(round)sª rodada"),
}
OTHER_TREES: tuple[KindCode, ...] = ("losers", "consolation", "final", "reset")


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxSide:
    """One side of a box. number: of the dupla, None for a bye and while the dupla is unknown."""

    text: str
    number: int | None = None
    seed: int | None = None
    outcome: str = ""  # winner, loser
    won: int | None = None  # partidas
    points: Number | None = None  # of the current partida, or of the only one


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """One confronto as it is shown. jogo: id of its page, if it has one."""

    key: str
    confronto: int
    title: str
    mesa: int | None
    css: str
    tone: str
    tag: str
    note: str
    jogo: str | None
    slots: tuple[BoxSide, BoxSide]


@dataclass(frozen=True, slots=True)
class BracketColumn:
    """One round."""

    key: str
    title: str
    boxes: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class BracketChart:
    """The main tree, the jogo for third place, and the other trees of the bracket."""

    rounds: tuple[BracketColumn, ...]
    third: BracketColumn | None
    others: tuple[BracketColumn, ...] = ()


def bracket_chart(stage: StageData) -> BracketChart | None:
    """Return the bracket of a stage; None before the draw and for a stage played by rounds."""
    if not stage["bracket"] or not stage["rounds"]:
        return None
    third = next(
        (BracketColumn("r3o", str(THIRD_PLACE), one.boxes) for one in _columns(stage, "third")), None
    )
    others = [column for kind in OTHER_TREES for column in _columns(stage, kind)]
    return BracketChart(tuple(_columns(stage, "main")), third, tuple(others))


def _columns(stage: StageData, kind: KindCode) -> list[BracketColumn]:
    begun = stage["state"] != "planned"
    names = round_names(stage)
    found = []
    for each in stage["rounds"]:
        boxes = tuple(_box(one, names, begun=begun) for one in each["confrontos"] if one["kind"] == kind)
        if boxes:
            key = f"r{each['round']}" if kind == "main" else f"{kind}{each['round']}"
            found.append(BracketColumn(key, column_title(kind, each["round"], each["name"]), boxes))
    return found


def round_names(stage: StageData) -> dict[int, str]:
    """Return the codes of the rounds of a stage by number."""
    return {each["round"]: each["name"] for each in stage["rounds"]}


def column_title(kind: str, number: int, name: str = "") -> str:
    """Return the heading of a round. name: the code of the round, such as `semifinal`, if it has one."""
    if kind == "main" and name:
        return str(round_words(name).title)
    return str(TREES[kind]) % {"round": number}


def waits_for(slot: SlotData, names: Names) -> str:
    """Return the text for an empty slot: the jogo whose winner or loser comes next."""
    for node, said in (
        (slot.get("winner_of"), _("Vencedor do jogo %(position)s %(of)s")),
        (slot.get("loser_of"), _("Perdedor do jogo %(position)s %(of)s")),
    ):
        if node:
            name = names[node["round"]]
            of = round_words(name).of if name else _("da %(round)sª rodada") % {"round": node["round"]}
            return said % {"position": node["position"], "of": of}
    return _("A definir")


def title_of(confronto: ConfrontoData, names: Names) -> str:
    """Return the title of a confronto: `Jogo 3`, `Final`, `Disputa de 3º lugar`."""
    if confronto["kind"] == "third":
        return str(THIRD_PLACE)
    if confronto["kind"] in {"final", "reset"} or names[confronto["round"]] == "final":
        return str(round_words("final").title)
    return _("Jogo %(position)s") % {"position": confronto["position"]}


def note_of(confronto: ConfrontoData) -> str:
    """Return the text for an unusual confronto; empty for an ordinary one."""
    if "reopened" in confronto:
        return _("reaberto para correção")
    if confronto["status"] in UNPLAYED:
        return str(STATUSES[confronto["status"]])
    jogo = confronto["jogo"]
    if jogo and jogo["reason"] in DECIDED:
        return str(DECIDED[jogo["reason"]])
    return _("mesma equipe ou mesmo clube") if Flag.SAME_CLUB in confronto["flags"] else ""


def points_of(jogo: JogoData) -> BySide[Number] | None:
    """Return the points to show beside the partidas won: of the current partida, or of the only one."""
    played = [partida for partida in jogo["partidas"] if partida["maos"] or not partida["winner"]]
    if not played or (jogo["winner"] and len(played) > 1) or jogo["reason"] == "walkover":
        return None
    return played[-1]["totals"]


def _box(confronto: ConfrontoData, names: Names, *, begun: bool) -> Box:
    state = confronto["state"]
    css, tone = LOOKS[state]
    # Before the stage begins no box has a tag.
    if not begun:
        tone = ""
    jogo = confronto["jogo"]
    return Box(
        key=f"{confronto['round']}-{confronto['position']}",
        confronto=confronto["id"],
        title=title_of(confronto, names),
        # Readers need the mesa only until the jogo is over.
        mesa=confronto["mesa"] if state in {"ready", "playing"} else None,
        css=css,
        tone=tone,
        tag=_tag(confronto),
        note=note_of(confronto),
        jogo=jogo["id"] if jogo else None,
        slots=(_slot(confronto, "A", names), _slot(confronto, "B", names)),
    )


def _tag(confronto: ConfrontoData) -> str:
    if lookup.unofficial(confronto):
        return str(UNOFFICIAL)
    if confronto["state"] == "ready" and confronto["mesa"]:
        return _("a jogar")
    return str(CONFRONTO_STATES[confronto["state"]])


def _slot(confronto: ConfrontoData, side: Side, names: Names) -> BoxSide:
    slot, jogo = confronto["slots"][side], confronto["jogo"]
    if slot.get("bye"):
        return BoxSide(text=str(CONFRONTO_STATES["bye"]))
    if "dupla" not in slot:
        return BoxSide(text=waits_for(slot, names))
    known = BoxSide(text=slot["name"], number=slot["dupla"], seed=slot["seed"])
    unofficial = lookup.unofficial(confronto)
    if jogo is None or (confronto["state"] not in {"playing", "done"} and not unofficial):
        return known
    winner = unofficial["winner"] if unofficial else confronto["winner"]
    points = points_of(jogo)
    return replace(
        known,
        outcome="" if not winner else "winner" if winner == side else "loser",
        won=jogo["won"][side] if jogo["reason"] != "walkover" else None,
        points=points[side] if points else None,
    )
