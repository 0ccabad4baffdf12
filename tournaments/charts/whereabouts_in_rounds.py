"""Where a dupla sits next in a stage played by rounds, whatever its format: mesa and opponent, in a sentence. Pure."""

from typing import Any

from django.utils.translation import gettext as _

from tournaments.publication import lookup as told
from tournaments.wording.rounds import place
from tournaments.wording.stages import stage_title, status

type Payload = dict[str, Any]
type Said = dict[str, Any]  # said, mesa, jogo of `Whereabouts`


def stage_of(payload: Payload, number: int) -> Payload | None:
    """Return the latest stage a dupla is in; before the first, and for who is in none, None."""
    for stage in reversed(told.stages(payload)):
        if stage["state"] != told.PLANNED and told.table_of(stage, number):
            return stage
    return None


def in_rounds(payload: Payload, stage: Payload, number: int) -> Said:
    """Say where a dupla of the stage is: what it plays now, else its next mesa, else how it stands."""
    own = [(each, one) for each in stage["rounds"] for one in each["confrontos"] if told.side_of(one, number)]
    for each, one in own:
        if one["state"] == "playing" and (each["state"] != "posted" or told.begun(one)):
            return _at(each, one, number, _now(one, number))
    for each, one in own:
        if one["state"] in {"ready", "playing"}:
            return _next(each, one, number)
    return {"said": " ".join(filter(None, (_last(own, number), _stands(payload, stage, number))))}


def _params(each: Payload, one: Payload, number: int) -> dict[str, Any]:
    other = one["slots"]["B" if told.side_of(one, number) == "A" else "A"]
    return {
        "mesa": one["mesa"],
        "opponent": other.get("name", ""),
        "partner": _partner(one, number),
        "round": each["round"],
    }


def _partner(one: Payload, number: int) -> str:
    """Return with whom a single player plays; nothing of a dupla."""
    pair = one["slots"][told.side_of(one, number)].get("pair", [])
    return next((other["name"] for other in pair if other["dupla"] != number), "")


def _now(one: Payload, number: int) -> str:
    if _partner(one, number):
        return _("Joga agora na mesa %(mesa)s com %(partner)s, contra %(opponent)s, na %(round)sª rodada.")
    return _("Joga agora na mesa %(mesa)s contra %(opponent)s, na %(round)sª rodada.")


def _at(each: Payload, one: Payload, number: int, sentence: str) -> Said:
    jogo = one["jogo"]
    said = sentence % _params(each, one, number)
    return {"said": said, "mesa": one["mesa"], "jogo": jogo["id"] if jogo else None}


def _next(each: Payload, one: Payload, number: int) -> Said:
    partner = _partner(one, number)
    if one["mesa"] is None and partner:
        sentence = _("%(round)sª rodada: com %(partner)s, contra %(opponent)s. Aguarda uma mesa livre.")
    elif partner:
        sentence = _("Sua mesa na %(round)sª rodada: mesa %(mesa)s, com %(partner)s, contra %(opponent)s.")
    elif one["mesa"] is None:
        sentence = _("%(round)sª rodada: contra %(opponent)s. Aguarda uma mesa livre.")
    else:
        sentence = _("Sua mesa na %(round)sª rodada: mesa %(mesa)s, contra %(opponent)s.")
    return _at(each, one, number, sentence)


def _last(own: list[tuple[Payload, Payload]], number: int) -> str:
    """Say how the last confronto of a dupla ended, or that it rests."""
    if not own:
        return ""
    each, one = own[-1]
    params = _params(each, one, number)
    if one["state"] == "bye":
        return _("Folga na %(round)sª rodada.") % params
    if one["state"] == "unpublished":
        return _("Jogou a %(round)sª rodada contra %(opponent)s. Resultado aguardando publicação.") % params
    if one["status"] == "absent":
        return _absent(one, number) % params
    params["how"] = status(one["status"])
    if params["how"]:
        return _("%(round)sª rodada contra %(opponent)s: %(how)s.") % params
    if not one["winner"]:
        return _("Empatou com %(opponent)s na %(round)sª rodada.") % params
    if one["winner"] == told.side_of(one, number):
        return _("Venceu %(opponent)s na %(round)sª rodada.") % params
    return _("Perdeu para %(opponent)s na %(round)sª rodada.") % params


def _absent(one: Payload, number: int) -> str:
    """Say that a table of four could not be played: to who was there, and to who was not."""
    four = [player for slot in one["slots"].values() for player in slot["pair"]]
    if any(player["absent"] for player in four if player["dupla"] == number):
        return _("Não jogou a %(round)sª rodada.")
    return _("Folga na %(round)sª rodada: a mesa ficou incompleta.")


def _stands(payload: Payload, stage: Payload, number: int) -> str:
    """Say how a dupla stands, and whether it has left, gone on or been left behind."""
    row = told.table_of(stage, number)
    if row is None:
        return ""
    params = {"place": place(row["place"], row["place_to"]), "stage": stage_title(stage)}
    if row["until_round"] is not None:
        return _("Saiu do torneio depois da %(round)sª rodada.") % {"round": row["until_round"]}
    if not row["meetings"]:
        return _("O sorteio da próxima rodada ainda não foi afixado.")
    if stage["state"] != "closed":
        more = len(stage["rounds"]) < (stage["rounds_planned"] or 0)
        after = _("A próxima rodada ainda não foi afixada.") if more else ""
        return f"{_('%(place)s lugar até aqui.') % params} {after}".strip()
    if row["goes_on"]:
        return _("%(place)s lugar: passa para a próxima fase.") % params
    if stage is not told.stages(payload)[-1]:
        return _("%(place)s lugar (%(stage)s).") % params
    return _("%(place)s lugar.") % params
