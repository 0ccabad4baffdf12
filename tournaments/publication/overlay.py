"""The live score laid over a published payload. Pure: plain data in, plain data out, nothing is changed in place.

State of a confronto afterwards: as published, `playing` with the score of this moment, or `unpublished`: it was
being played when the revision was made and is not any more, so its result is known but not yet told.
"""

from collections.abc import Sequence

from tournaments.publication.snapshot import Payload

SIDES = ("A", "B")


def overlay(published: Payload, playing: Sequence[Payload]) -> Payload:
    """Return the payload with the jogos being played in it.

    playing: the lines of the live table. A result that is published stands until a later revision changes it;
    such a confronto, played again, is marked `reopened`.
    """
    live = {entry["confronto"]: entry for entry in playing}
    seeds = {dupla["number"]: dupla["seed"] for dupla in published["duplas"]}
    laid = published | {"rounds": _rounds(published["rounds"], live, seeds)}
    if "stages" in published:
        laid["stages"] = [
            stage | {"rounds": _rounds(stage["rounds"], live, seeds)} for stage in published["stages"]
        ]
    return laid


def _rounds(
    rounds: Sequence[Payload], live: dict[int, Payload], seeds: dict[int, int | None]
) -> list[Payload]:
    return [
        each | {"confrontos": [_confronto(one, live.get(one["id"]), seeds) for one in each["confrontos"]]}
        for each in rounds
    ]


def _confronto(published: Payload, live: Payload | None, seeds: dict[int, int | None]) -> Payload:
    if live is None:
        return _awaiting(published) if published["state"] == "playing" else published
    if published["state"] == "done":
        return published | {"reopened": True}
    slots = {
        side: slot if "pair" in slot else _slot(live, side, seeds)  # who sits at a table of four is settled
        for side, slot in published["slots"].items()
    }
    return published | {"state": "playing", "mesa": live["mesa"], "slots": slots, "jogo": live["jogo"]}


def _slot(live: Payload, side: str, seeds: dict[int, int | None]) -> Payload:
    number = live["duplas"][side]
    return {"dupla": number, "name": live["names"][side], "seed": seeds.get(number)}


def _awaiting(published: Payload) -> Payload:
    """Return a confronto without anything that tells how it stood or ended."""
    jogo = {
        "id": published["jogo"]["id"],
        "state": "unpublished",
        "winner": "",
        "reason": "",
        "won": {"A": 0, "B": 0},
        "partidas": [],
    }
    return published | {"state": "unpublished", "jogo": jogo}
