"""Words for rounds, states, places, and the reasons for places."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from tournaments.publication.document.standings_data import FateData

type Lazy = str | Promise
type Params = Mapping[str, int | str]


TOURNAMENT_STATES: Mapping[str, Lazy] = {
    "draft": gettext_lazy("rascunho"),
    "open": gettext_lazy("inscrições abertas"),
    "running": gettext_lazy("em andamento"),
    "finished": gettext_lazy("encerrado"),
    "cancelled": gettext_lazy("cancelado"),
}

CONFRONTO_STATES: Mapping[str, Lazy] = {
    "bye": gettext_lazy("avança sem jogar"),
    "waiting": gettext_lazy("a definir"),
    "ready": gettext_lazy("esperando mesa"),
    "playing": gettext_lazy("em jogo"),
    "unpublished": gettext_lazy("aguardando publicação"),
    "done": gettext_lazy("encerrado"),
    "cancelled": gettext_lazy("cancelado"),
}

UNOFFICIAL: Lazy = gettext_lazy("resultado ainda não oficial")

# How a jogo was decided; the ordinary way has no word.
DECIDED: Mapping[str, Lazy] = {
    "majority": "",
    "most_partidas": "",
    "extra_partida": gettext_lazy("decidido na partida extra"),
    "clock": gettext_lazy("decidido no fim do tempo"),
    "level": gettext_lazy("empate"),
    "walkover": gettext_lazy("W.O."),
    "director": gettext_lazy("encerrado pelo diretor"),
    "cancelled": gettext_lazy("anulado"),
}


@dataclass(frozen=True, slots=True)
class RoundName:
    """A round as a heading, and in the forms of a sentence: joga *the*, perdeu *inside*, vencedor *of*."""

    title: Lazy
    the: Lazy
    inside: Lazy
    of: Lazy


_AVOS = {
    "round_of_32": 16,
    "round_of_64": 32,
    "round_of_128": 64,
    "round_of_256": 128,
    "round_of_512": 256,
    "round_of_1024": 512,
}
_ROUNDS: Mapping[str, RoundName] = {
    "final": RoundName(
        gettext_lazy("Final"), gettext_lazy("a final"), gettext_lazy("na final"), gettext_lazy("da final")
    ),
    "semifinal": RoundName(
        gettext_lazy("Semifinais"),
        gettext_lazy("a semifinal"),
        gettext_lazy("na semifinal"),
        gettext_lazy("das semifinais"),
    ),
    "quarterfinal": RoundName(
        gettext_lazy("Quartas de final"),
        gettext_lazy("as quartas de final"),
        gettext_lazy("nas quartas de final"),
        gettext_lazy("das quartas"),
    ),
    "round_of_16": RoundName(
        gettext_lazy("Oitavas de final"),
        gettext_lazy("as oitavas de final"),
        gettext_lazy("nas oitavas de final"),
        gettext_lazy("das oitavas"),
    ),
}
THIRD_PLACE = gettext_lazy("Disputa de 3º lugar")


def round_words(name: str) -> RoundName:
    """Return the words for a code of `pairing.round_name`."""
    if name in _ROUNDS:
        return _ROUNDS[name]
    part = {"number": _AVOS[name]}
    return RoundName(
        _("%(number)s avos de final") % part,
        _("os %(number)s avos de final") % part,
        _("nos %(number)s avos de final") % part,
        _("dos %(number)s avos") % part,
    )


def place(first: int, last: int) -> str:
    """Return a place or a range of places: `5º` or `5º–8º`."""
    ends = [_("%(place)sº") % {"place": place} for place in dict.fromkeys((first, last))]
    return "–".join(ends)


_WHY: Mapping[str, Lazy] = {
    "champion": gettext_lazy("Campeã: venceu %(opponent)s na final"),
    "finalist": gettext_lazy("Perdeu a final para %(opponent)s"),
    "third": gettext_lazy("Venceu %(opponent)s na disputa de 3º lugar"),
    "fourth": gettext_lazy("Perdeu a disputa de 3º lugar para %(opponent)s"),
    "awaits_third": gettext_lazy("Perdeu a semifinal para %(opponent)s; joga pelo 3º lugar"),
    "lost_in_round": gettext_lazy("Perdeu para %(opponent)s %(inside)s"),
    "absent": gettext_lazy("Não jogou contra %(opponent)s %(inside)s: nenhuma das duas veio"),
    "still_in": gettext_lazy("Venceu %(opponent)s; joga %(the)s"),
    "stopped": gettext_lazy("Venceu %(opponent)s; o resto da chave não se jogou"),
    "through": gettext_lazy("Venceu %(opponent)s %(inside)s, a última rodada"),
}
_NOT_PLAYED_YET = gettext_lazy("Ainda não jogou; entra %(inside)s")
_ALONE: Mapping[str, Lazy] = {
    "champion": gettext_lazy("Campeã: não teve adversária na final"),
    "third": gettext_lazy("Terceira: não teve adversária na disputa de 3º lugar"),
    "stopped": gettext_lazy("Não jogou: a chave parou antes"),
    "through": gettext_lazy("Não teve adversária %(inside)s, a última rodada"),
}


def why(fate: FateData) -> str:
    """Return the reason for a place in a knockout in words."""
    words, opponent = round_words(fate["round"]), fate["opponent"]
    alone = _ALONE.get(fate["code"], _NOT_PLAYED_YET)
    said = alone if opponent is None else _WHY[fate["code"]]
    text = str(said) % {"opponent": opponent, "inside": words.inside, "the": words.the}
    return _("%(text)s (W.O.)") % {"text": text} if fate["walkover"] else text
