"""Merge the live score into a published document. Pure: nothing is changed in place.

The resulting state of a confronto: as published, `playing` with the current score, or `unpublished`: finished, with a
result that is in no revision yet. If the live table has the score, it is included as unofficial.
"""

from collections.abc import Iterable, Mapping

from tournaments.publication.document.play_data import (
    ConfrontoData,
    JogoData,
    RoundData,
    Side,
    SlotData,
    by_side,
    items,
)
from tournaments.publication.document.shape import LiveRow, TournamentDocument

type Seeds = Mapping[int, int | None]


def overlay(published: TournamentDocument, playing: Iterable[LiveRow]) -> TournamentDocument:
    """Return the document with the live score.

    playing: the rows of the live table. A published result remains until a later revision changes it; if such a
    confronto is played again, it is marked `reopened`.
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
        # The players at a table of four cannot change any more.
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
    if published["state"] != "playing" or published["jogo"] is None:
        return published
    # The score at the time of publication is outdated, so it is removed.
    jogo: JogoData = {
        "id": published["jogo"]["id"],
        "state": "unpublished",
        "winner": "",
        "reason": "",
        "won": by_side(dict.fromkeys(published["slots"], 0)),
        "partidas": [],
    }
    return published | {"state": "unpublished", "jogo": jogo}
