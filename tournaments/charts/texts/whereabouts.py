"""Say where a dupla plays now, plays next, or finished: the first thing a player looks for. Pure."""

from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

from django.utils.translation import gettext as _

from tournaments.charts.bracket import round_names, waits_for
from tournaments.names import begins_words, enumerated
from tournaments.publication import lookup
from tournaments.publication.document.play_data import ConfrontoData, PairedData, RoundData, SlotData, items
from tournaments.publication.document.shape import DuplaData, StageData, TournamentDocument
from tournaments.publication.document.standings_data import StandingsRow
from tournaments.wording.rounds import place, round_words, why
from tournaments.wording.stages import stage_title, status


class Told(NamedTuple):
    """A sentence. mesa, jogo: set while the dupla sits at a mesa or is called to one."""

    said: str
    mesa: int | None = None
    jogo: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Whereabouts:
    """A dupla and the sentence about its whereabouts. jogo: id of its current jogo, for the link."""

    number: int
    name: str
    players: tuple[str, ...]
    seed: int | None
    said: str
    mesa: int | None
    jogo: str | None


@dataclass(frozen=True, slots=True)
class Own:
    """A confronto as seen by one of its entrants."""

    round: RoundData
    confronto: ConfrontoData
    number: int

    @property
    def opponents(self) -> list[SlotData]:
        """Return the other sides: one, or several at a mesa where each plays alone."""
        return [slot for slot in self._slots if self.number not in lookup.numbers(slot)]

    @property
    def opponent(self) -> SlotData:
        """Return the other side of a confronto of two."""
        return self.opponents[0]

    @property
    def partner(self) -> str:
        """Return the name of the partner of a single player; empty for a dupla."""
        own = (slot for slot in self._slots if self.number in lookup.numbers(slot))
        pair = chain.from_iterable(slot.get("pair", []) for slot in own)
        return next((one["name"] for one in pair if one["dupla"] != self.number), "")

    @property
    def was_there(self) -> bool:
        """Return whether the entrant was present. True unless it is recorded as absent."""
        drawn = [*chain.from_iterable(slot.get("pair", []) for slot in self._slots)]
        return not any(one["absent"] for one in [*drawn, *self._absent] if one["dupla"] == self.number)

    @property
    def _slots(self) -> list[SlotData]:
        return [slot for _side, slot in items(self.confronto["slots"])]

    @property
    def _absent(self) -> list[PairedData]:
        return self.confronto.get("absent", [])

    @property
    def params(self) -> dict[str, object]:
        """Return the parameters of the sentences."""
        return {
            "mesa": self.confronto["mesa"],
            "opponent": enumerated([one["name"] for one in self.opponents if "name" in one]),
            "partner": self.partner,
            "round": self.round["round"],
            "inside": self._inside(),
        }

    def _inside(self) -> str:
        if self.confronto["kind"] == "third":
            return _("na disputa de 3º lugar")
        if name := self.round["name"]:
            return str(round_words(name).inside)
        return _("na %(round)sª rodada") % {"round": self.round["round"]}

    def at_mesa(self, sentence: str) -> Told:
        """Return a sentence about a jogo, with its mesa and id."""
        jogo = self.confronto["jogo"]
        return Told(sentence % self.params, self.confronto["mesa"], jogo["id"] if jogo else None)


def find(document: TournamentDocument, query: str) -> list[Whereabouts]:
    """Return the duplas for which every word of the query begins a word in the names of the dupla or its players."""
    named = ((dupla, " ".join([dupla["name"], *dupla["players"]])) for dupla in document["duplas"])
    return [_of(document, dupla) for dupla, name in named if begins_words(query, name)]


def every(document: TournamentDocument) -> list[Whereabouts]:
    """Return the whereabouts of every dupla, by number."""
    return [_of(document, dupla) for dupla in document["duplas"]]


def of_dupla(document: TournamentDocument, number: int) -> Whereabouts | None:
    """Return the whereabouts of the dupla with this number; None if it does not exist."""
    return next((_of(document, dupla) for dupla in document["duplas"] if dupla["number"] == number), None)


def _of(document: TournamentDocument, dupla: DuplaData) -> Whereabouts:
    told = _told(document, dupla["number"])
    return Whereabouts(
        number=dupla["number"],
        name=dupla["name"],
        players=tuple(dupla["players"]),
        seed=dupla["seed"],
        said=told.said,
        mesa=told.mesa,
        jogo=told.jogo,
    )


def _told(document: TournamentDocument, number: int) -> Told:
    if document["tournament"]["state"] == "cancelled":
        return Told(_("O torneio foi cancelado."))
    for stage in reversed(document["stages"]):
        if row := lookup.line_of(stage, number):
            own = [
                Own(each, one, number)
                for each in stage["rounds"]
                for one in each["confrontos"]
                if lookup.is_in(one, number)
            ]
            if stage["bracket"] and own:
                return _in_bracket(document, stage, row, own[-1])
            if not stage["bracket"]:
                return _in_rounds(document, stage, row, own)
    return Told(_("Inscrição feita. O sorteio ainda não foi publicado."))


def _in_bracket(document: TournamentDocument, stage: StageData, row: StandingsRow, own: Own) -> Told:
    params = own.params
    match own.confronto["state"]:
        case "playing":
            return own.at_mesa(_("Joga agora na mesa %(mesa)s contra %(opponent)s, %(inside)s."))
        case "ready" if document["tournament"]["state"] == "open":
            return Told(_("Joga contra %(opponent)s %(inside)s. O torneio ainda não começou.") % params)
        case "ready" if own.confronto["mesa"]:
            return own.at_mesa(_("Sua mesa %(inside)s: mesa %(mesa)s, contra %(opponent)s."))
        case "ready" if stage.get("pace") == "round":
            return Told(
                _("Joga em seguida contra %(opponent)s, %(inside)s. A mesa sai com a rodada.") % params
            )
        case "ready":
            return Told(
                _("Joga em seguida contra %(opponent)s, %(inside)s. Aguarda uma mesa livre.") % params
            )
        case "waiting":
            whom = waits_for(own.opponent, round_names(stage))
            params["whom"] = whom[:1].lower() + whom[1:]
            return Told(_("Está %(inside)s e espera: %(whom)s.") % params)
        case "unpublished":
            return Told(_ended(own))
        case "bye":
            return Told(_("Avança sem jogar %(inside)s.") % params)
    params = {"place": place(row["place"], row["place_to"])}
    if row["fate"] is None:
        return Told(_("%(place)s lugar.") % params)
    return Told(_("%(place)s lugar. %(why)s.") % (params | {"why": why(row["fate"])}))


def _in_rounds(document: TournamentDocument, stage: StageData, row: StandingsRow, own: list[Own]) -> Told:
    for one in own:
        # In a posted round a jogo may be open although play has not begun.
        begun = one.round["state"] != "posted" or lookup.begun(one.confronto)
        if one.confronto["state"] == "playing" and begun:
            return one.at_mesa(_now(one))
    for one in own:
        if one.confronto["state"] in {"ready", "playing"}:
            return one.at_mesa(_next(one))
    last = _last(own[-1]) if own else ""
    return Told(" ".join(filter(None, (last, _stands(document, stage, row)))))


def _now(own: Own) -> str:
    if own.partner:
        return _("Joga agora na mesa %(mesa)s com %(partner)s, contra %(opponent)s, na %(round)sª rodada.")
    return _("Joga agora na mesa %(mesa)s contra %(opponent)s, na %(round)sª rodada.")


def _next(own: Own) -> str:
    match own.confronto["mesa"], own.partner:
        case None, "":
            return _("%(round)sª rodada: contra %(opponent)s. Aguarda uma mesa livre.")
        case None, _partner:
            return _("%(round)sª rodada: com %(partner)s, contra %(opponent)s. Aguarda uma mesa livre.")
        case _mesa, "":
            return _("Sua mesa na %(round)sª rodada: mesa %(mesa)s, contra %(opponent)s.")
    return _("Sua mesa na %(round)sª rodada: mesa %(mesa)s, com %(partner)s, contra %(opponent)s.")


def _last(own: Own) -> str:
    one, params = own.confronto, own.params
    if one["state"] == "bye":
        return _("Folga na %(round)sª rodada.") % params
    if one["state"] == "unpublished":
        return _ended(own)
    if one["status"] == "absent" or not own.was_there:
        return _absent(own) % params
    if how := status(one["status"]):
        return _("%(round)sª rodada contra %(opponent)s: %(how)s.") % (params | {"how": how})
    if not one["winner"]:
        return _("Empatou com %(opponent)s na %(round)sª rodada.") % params
    if one["winner"] == lookup.side_of(one, own.number):
        return _("Venceu %(opponent)s na %(round)sª rodada.") % params
    return _("Perdeu para %(opponent)s na %(round)sª rodada.") % params


def _ended(own: Own) -> str:
    jogo = lookup.unofficial(own.confronto)
    if jogo is None:
        return _("Jogou contra %(opponent)s %(inside)s. Resultado aguardando publicação.") % own.params
    if not jogo["winner"]:
        return _("Empatou com %(opponent)s %(inside)s (resultado ainda não oficial).") % own.params
    if jogo["winner"] == lookup.side_of(own.confronto, own.number):
        return _("Venceu %(opponent)s %(inside)s (resultado ainda não oficial).") % own.params
    return _("Perdeu para %(opponent)s %(inside)s (resultado ainda não oficial).") % own.params


def _absent(own: Own) -> str:
    if not own.was_there:
        return _("Não jogou a %(round)sª rodada.")
    return _("Folga na %(round)sª rodada: a mesa ficou incompleta.")


def _stands(document: TournamentDocument, stage: StageData, row: StandingsRow) -> str:
    params = {"place": place(row["place"], row["place_to"]), "stage": stage_title(stage)}
    if row["until_round"] is not None:
        return _("Saiu do torneio depois da %(round)sª rodada.") % {"round": row["until_round"]}
    if not row["meetings"]:
        return _("O sorteio da próxima rodada ainda não foi divulgado.")
    if stage["state"] != "closed":
        more = len(stage["rounds"]) < (stage["rounds_planned"] or 0)
        after = _("A próxima rodada ainda não foi divulgada.") if more else ""
        return f"{_('%(place)s lugar até aqui.') % params} {after}".strip()
    if row["goes_on"]:
        return _("%(place)s lugar: passa para a próxima fase.") % params
    if stage is not document["stages"][-1]:
        return _("%(place)s lugar (%(stage)s).") % params
    return _("%(place)s lugar.") % params
