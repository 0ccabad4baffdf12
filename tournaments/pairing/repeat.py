"""Repeat the draws of a published document, and compare them with the published results and the confrontos played.

This module reads plain JSON and uses neither the database nor the site.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tournaments.pairing.draw_data import (
    MeetingData,
    Place,
    PublishedDraw,
    agree,
    digest_of,
    meetings_of,
    read_draw,
)
from tournaments.pairing.errors import DrawError
from tournaments.pairing.inputs import ENGINE, REPEATED

type Where = tuple[int, int, int]  # round, group, position


@dataclass(frozen=True, slots=True)
class DrawCheck:
    """The check of one draw. faults: sentences, empty if it agrees. published: whether its inputs are known."""

    name: str
    faults: tuple[str, ...] = ()
    published: bool = True


def repeat(document: Mapping[str, Any]) -> Iterator[DrawCheck]:
    """Repeat every draw of a document. Raises KeyError, TypeError or ValueError if it is not such a document."""
    for stage in document["stages"]:
        drawn = {draw["round"]: draw for draw in stage.get("draws", ())}
        numbers = [one["round"] for one in stage["rounds"]]
        name = f"stage {stage['number']}, {stage['format']}"
        for number, draw in drawn.items():
            shown = numbers if number is None else [number]
            rounds = [one for one in stage["rounds"] if one["round"] in shown]
            yield _verdict(name, draw, rounds)
        if None not in drawn:
            for number in numbers:
                if number not in drawn:
                    yield DrawCheck(f"{name}, round {number}", published=False)


def _verdict(name: str, draw: PublishedDraw, rounds: list[Mapping[str, Any]]) -> DrawCheck:
    of_round = "" if draw["round"] is None else f", round {draw['round']}"
    said = f"{name}{of_round}: {len(draw['entrants'])} entrants, seed {draw['seed']}, engine {draw['engine']}"
    try:
        drawn = read_draw(draw).draw()
    except DrawError as exc:
        return DrawCheck(said, (f"cannot be drawn: {exc.code} {exc.params}",))
    faults = []
    if not REPEATED <= draw["engine"] <= ENGINE:
        known = f"{REPEATED} to {ENGINE}"
        faults.append(
            f"drawn by engine {draw['engine']}, this draws as {known}: use the program of that time"
        )
    if list(drawn.order) != draw["order"]:
        faults.append("the list with its lots is another")
    if digest_of(drawn, draw["round"]) != draw["digest"]:
        faults.append("who meets whom is not what is published as drawn")
    else:
        faults += _not_played(draw, meetings_of(drawn, draw["round"]), rounds)
    return DrawCheck(said, tuple(faults))


def _not_played(
    draw: PublishedDraw, drawn: Iterator[MeetingData], rounds: list[Mapping[str, Any]]
) -> Iterator[str]:
    numbers: dict[Place, Place] = {one["id"]: one["dupla"] for one in draw["entrants"]}
    changed = {_where(one) for one in draw["changed"]}
    shown = {_where(one): one for round_ in rounds for one in round_["confrontos"]}
    for meeting in drawn:
        at = _where(meeting)
        if at[0] not in {one["round"] for one in rounds}:
            continue  # the confronto is not posted yet
        found = shown.pop(at, None)
        wanted = [numbers.get(seat, seat) for seat in meeting["seats"]]
        seated = seats_of(found) if found else None
        if at not in changed and (seated is None or not agree(*_in_one_order(wanted, seated, found or {}))):
            yield f"round {at[0]}, group {at[1]}, {at[2]}: drawn {wanted}, published {seated}"
    for at in sorted(shown.keys() - changed):
        yield f"round {at[0]}, group {at[1]}, {at[2]}: published, but not drawn"


def seats_of(confronto: Mapping[str, Any]) -> list[Place]:
    """Return the numbers in a published confronto: its sides, then partners, then absent players."""
    slots = [slot for _side, slot in sorted(confronto["slots"].items())]
    partners = [slot["pair"][1]["dupla"] for slot in slots if "pair" in slot]
    absent = [one["dupla"] for one in confronto.get("absent", ())]
    return [*(slot.get("dupla") for slot in slots), *partners, *absent]


def _in_one_order(
    wanted: list[Place], seated: list[Place], found: Mapping[str, Any]
) -> tuple[list[Place], list[Place]]:
    # If a player is absent the sides differ from the drawn ones, so both lists are sorted before they are compared.
    return (sorted(wanted, key=str), sorted(seated, key=str)) if "absent" in found else (wanted, seated)


def _where(one: Mapping[str, Any]) -> Where:
    return one["round"], one["group"], one["position"]
