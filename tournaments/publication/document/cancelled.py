"""The public document of a cancelled event: published results, without jogos to come. Pure."""

from scoring.models.jogo import EVENT_CANCELLED
from tournaments.publication.document.play_data import ConfrontoData, RoundData
from tournaments.publication.document.shape import StageData, TournamentData, TournamentDocument

NO_RESULT = frozenset({"waiting", "ready", "playing"})


def cancelled(document: TournamentDocument, reason: str = "") -> TournamentDocument:
    """Return the document of a cancelled event. reason: of the director, empty without one."""
    tournament: TournamentData = document["tournament"] | {"state": "cancelled"}
    if reason:
        tournament["cancel_reason"] = reason
    return document | {"tournament": tournament, "stages": [_stage(one) for one in document["stages"]]}


def _stage(stage: StageData) -> StageData:
    found: StageData = stage | {"rounds": [_round(each) for each in stage["rounds"]]}
    if found["state"] == "playing":
        found["state"] = "cancelled"
    return found


def _round(each: RoundData) -> RoundData:
    confrontos: list[ConfrontoData] = [
        one | {"state": "cancelled"} if _has_none(one) else one for one in each["confrontos"]
    ]
    found: RoundData = each | {"confrontos": confrontos}
    if found["state"] != "closed":
        found["state"] = "cancelled"
    return found


def _has_none(one: ConfrontoData) -> bool:
    stopped = one["jogo"] is not None and one["jogo"]["reason"] == EVENT_CANCELLED
    return one["state"] in NO_RESULT or (one["state"] == "unpublished" and stopped)
