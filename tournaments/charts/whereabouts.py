"""Where a dupla plays now, or next, or ended: the first thing a player looks for. Pure: payload in, sentences out."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from tournaments.charts import whereabouts_in_rounds as round_whereabouts
from tournaments.charts.bracket import SIDES, waits_for
from tournaments.names import sort_name
from tournaments.publication import lookup as told
from tournaments.wording.rounds import place, round_words, why

type Payload = dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Whereabouts:
    """One dupla and the sentence that says where it is. `jogo`: id of the jogo it plays now, for the link."""

    number: int
    name: str
    players: tuple[str, ...]
    seed: int | None
    said: str
    mesa: int | None = None
    jogo: str | None = None


def find(payload: Payload, query: str) -> list[Whereabouts]:
    """Return the duplas in whose names, or in whose players' names, all words of the query begin a word."""
    asked = sort_name(query).split()
    if not asked:
        return []
    return [_of(payload, dupla) for dupla in payload["duplas"] if _answers(dupla, asked)]


def of_dupla(payload: Payload, number: int) -> Whereabouts | None:
    """Return where the dupla of that number is; None when there is none."""
    return next((_of(payload, dupla) for dupla in payload["duplas"] if dupla["number"] == number), None)


def confrontos_of(payload: Payload, number: int) -> list[Payload]:
    """Return the confrontos of a dupla, the first one first."""
    return [
        confronto
        for each in payload["rounds"]
        for confronto in each["confrontos"]
        if any(confronto["slots"][side].get("dupla") == number for side in SIDES)
    ]


def _answers(dupla: Payload, asked: list[str]) -> bool:
    words = sort_name(" ".join([dupla["name"], *dupla["players"]])).split()
    return all(any(word.startswith(part) for word in words) for part in asked)


def _of(payload: Payload, dupla: Payload) -> Whereabouts:
    known = {key: dupla[key] for key in ("number", "name", "seed")} | {"players": tuple(dupla["players"])}
    stage = round_whereabouts.stage_of(payload, dupla["number"])
    if stage and not told.is_bracket(stage):
        return Whereabouts(**known, **round_whereabouts.in_rounds(payload, stage, dupla["number"]))
    payload = told.as_bracket(payload, stage) if stage else payload
    confrontos = confrontos_of(payload, dupla["number"])
    if not confrontos:
        return Whereabouts(**known, said=_("Inscrição feita. O sorteio ainda não foi publicado."))
    last = confrontos[-1]
    names = {each["round"]: each["name"] for each in payload["rounds"]}
    said = _SAID[last["state"]](payload, last, dupla["number"], names)
    if last["state"] != "playing":
        return Whereabouts(**known, said=said)
    return Whereabouts(**known, said=said, mesa=last["mesa"], jogo=last["jogo"]["id"])


def _opponent(confronto: Payload, number: int) -> Payload:
    side = "B" if confronto["slots"]["A"].get("dupla") == number else "A"
    slot: Payload = confronto["slots"][side]
    return slot


def _inside(confronto: Payload, names: dict[int, str]) -> str:
    if confronto["kind"] == "third":
        return _("na disputa de 3º lugar")
    if name := names[confronto["round"]]:
        return str(round_words(name).inside)
    return _("na %(round)sª rodada") % {"round": confronto["round"]}


def _playing(payload: Payload, confronto: Payload, number: int, names: dict[int, str]) -> str:
    params = {
        "mesa": confronto["mesa"],
        "opponent": _opponent(confronto, number)["name"],
        "inside": _inside(confronto, names),
    }
    return _("Joga agora na mesa %(mesa)s contra %(opponent)s, %(inside)s.") % params


def _ready(payload: Payload, confronto: Payload, number: int, names: dict[int, str]) -> str:
    params = {"opponent": _opponent(confronto, number)["name"], "inside": _inside(confronto, names)}
    if payload["tournament"]["state"] == "open":
        return _("Joga contra %(opponent)s %(inside)s. O torneio ainda não começou.") % params
    return _("Joga em seguida contra %(opponent)s, %(inside)s. Aguarda uma mesa livre.") % params


def _waiting(payload: Payload, confronto: Payload, number: int, names: dict[int, str]) -> str:
    whom = waits_for(_opponent(confronto, number), names)
    params = {"whom": whom[:1].lower() + whom[1:], "inside": _inside(confronto, names)}
    return _("Está %(inside)s e espera: %(whom)s.") % params


def _unpublished(payload: Payload, confronto: Payload, number: int, names: dict[int, str]) -> str:
    params = {"opponent": _opponent(confronto, number)["name"], "inside": _inside(confronto, names)}
    return _("Jogou contra %(opponent)s %(inside)s. Resultado aguardando publicação.") % params


def _done(payload: Payload, confronto: Payload, number: int, names: dict[int, str]) -> str:
    row = next(row for row in payload["standings"] if row["dupla"] == number)
    params = {"place": place(row["place"], row["place_to"])}
    if "why" not in row:
        return _("%(place)s lugar.") % params
    return _("%(place)s lugar. %(why)s.") % (params | {"why": why(row)})


def _bye(payload: Payload, confronto: Payload, number: int, names: dict[int, str]) -> str:
    return _("Avança sem jogar %(inside)s.") % {"inside": _inside(confronto, names)}


type Sayer = Callable[[Payload, Payload, int, dict[int, str]], str]
_SAID: dict[str, Sayer] = {
    "playing": _playing,
    "ready": _ready,
    "waiting": _waiting,
    "unpublished": _unpublished,
    "done": _done,
    "bye": _bye,
}
