"""The live score laid over a published document. Pure: plain data in, plain data out, nothing is changed in place.

State of a confronto afterwards: as published, `playing` with the score of this moment, or `unpublished`: it is over,
and no revision has its result yet. The score is told where the live table has it, as not official.
"""

from collections.abc import Iterable, Mapping

from tournaments.publication.document import LiveRow, TournamentDocument
from tournaments.publication.play_data import (
    ConfrontoData,
    JogoData,
    RoundData,
    Side,
    SlotData,
    by_side,
    items,
)

type Seeds = Mapping[int, int | None]


def overlay(published: TournamentDocument, playing: Iterable[LiveRow]) -> TournamentDocument:
    """Return the document with the jogos being played in it.

    playing: the lines of the live table. A result that is published stands until a later revision changes it;
    such a confronto, played again, is marked `reopened`.
    """
    live = {row["confronto"]: row for row in playing}
    seeds = {dupla["number"]: dupla["seed"] for dupla in published["duplas"]}
    stages = [
        stage | {"rounds": [_round(each, live, seeds) for each in stage["rounds"]]}
        for stage in published["stages"]
    ]
    return published | {"stages": stages}


def _round(each: RoundData, live: Mapping[int, LiveRow], seeds: Seeds) -> RoundData:
    confrontos = [_confronto(one, live.get(one["id"]), seeds) for one in each["confrontos"]]
    return each | {"confrontos": confrontos}


def _confronto(published: ConfrontoData, live: LiveRow | None, seeds: Seeds) -> ConfrontoData:
    if live is None:
        return _awaiting(published)
    closed = live["jogo"]["state"] == "closed"
    if published["state"] == "done":
        return published if closed else published | {"reopened": True}
    pairs = {side: slot for side, slot in items(published["slots"]) if "pair" in slot}
    return published | {
        "state": "unpublished" if closed else "playing",
        "mesa": live["mesa"],
        # Who sits at a table of four is settled.
        "slots": by_side(
            {side: pairs.get(side) or _slot(live, side, seeds) for side, _ in items(live["names"])}
        ),
        "jogo": live["jogo"] | {"state": "unpublished"} if closed else live["jogo"],
    }


def _slot(live: LiveRow, side: Side, seeds: Seeds) -> SlotData:
    number, names = dict(items(live["duplas"]))[side], dict(items(live["names"]))
    if number is None:
        return {}
    return {"dupla": number, "name": names[side], "seed": seeds.get(number)}


def _awaiting(published: ConfrontoData) -> ConfrontoData:
    """Return a confronto that is not being played; if it was, without anything that tells how it stood or ended."""
    if published["state"] != "playing" or published["jogo"] is None:
        return published
    jogo: JogoData = {
        "id": published["jogo"]["id"],
        "state": "unpublished",
        "winner": "",
        "reason": "",
        "won": by_side(dict.fromkeys(published["slots"], 0)),
        "partidas": [],
    }
    return published | {"state": "unpublished", "jogo": jogo}
