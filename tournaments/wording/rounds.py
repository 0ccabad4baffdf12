"""Every sentence for a code of this floor: refusals, rounds, states, places and why somebody stands there."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from tournaments.errors import TournamentError
from tournaments.wording.errors import DRAW_ERRORS
from tournaments.wording.terms import STAGE_ERRORS

type Lazy = str | Promise
type Params = Mapping[str, int | str]

ERRORS: Mapping[str, Lazy] = {
    "already_draft": gettext_lazy("O torneio já está como rascunho."),
    "already_running": gettext_lazy("O torneio já começou: isto não pode mais ser mudado."),
    "bloco_backwards": gettext_lazy("A última mesa vem antes da primeira."),
    "club_exists": gettext_lazy("Já existe um clube com o nome %(name)s."),
    "code_expired": gettext_lazy("O código desta mesa venceu: peça outro à direção."),
    "code_locked": gettext_lazy(
        "Foram tentados códigos errados demais. Espere %(minutes)s min, ou leia o QR da mesa, ou peça à direção."
    ),
    "code_wrong": gettext_lazy(
        "Este não é o código desta mesa. Confira o número da mesa e os seis algarismos."
    ),
    "dates_reversed": gettext_lazy("O torneio não pode terminar antes de começar."),
    "draw_done": gettext_lazy("O sorteio já foi feito. Desfaça o sorteio para mudar as inscrições."),
    "draw_stands": gettext_lazy(
        "O sorteio já foi feito. Desfaça o sorteio para mudar a disputa de 3º lugar."
    ),
    "entries_closed": gettext_lazy("As inscrições estão encerradas: o torneio já começou."),
    "file_not_json": gettext_lazy("Este arquivo não é um regulamento gravado aqui: não se consegue lê-lo."),
    "file_not_rules": gettext_lazy(
        "Este arquivo não tem um regulamento inteiro: falta nome, base ou opções."
    ),
    "file_other_version": gettext_lazy(
        "Este arquivo é de outra versão do programa: peça que o gravem de novo."
    ),
    "file_too_big": gettext_lazy("O arquivo é grande demais: um regulamento tem menos de %(most)s KB."),
    "name_missing": gettext_lazy("Escreva o nome."),
    "name_too_long": gettext_lazy("O nome tem letras demais: escreva no máximo %(most)s."),
    "next_jogo_played": gettext_lazy(
        "O jogo seguinte (mesa %(mesa)s) já começou a ser jogado. Corrija primeiro o que foi jogado ali."
    ),
    "not_a_draft": gettext_lazy("As inscrições deste torneio já foram abertas."),
    "not_drawn": gettext_lazy("Faça o sorteio antes de começar o torneio."),
    "not_open": gettext_lazy("O torneio só começa quando está com as inscrições abertas."),
    "not_started": gettext_lazy("O torneio ainda não começou: não há o que publicar."),
    "nothing_new": gettext_lazy("Nada mudou desde a última publicação."),
    "partidas_invalid": gettext_lazy(
        "%(partidas)s partidas não decidem um jogo. Use um número ímpar, ou jogue todas as partidas."
    ),
    "player_elsewhere": gettext_lazy("%(name)s é de outro clube."),
    "player_entered": gettext_lazy("%(name)s já está entre os inscritos deste torneio."),
    "player_exists": gettext_lazy("%(name)s já está na lista do clube."),
    "player_taken": gettext_lazy("%(name)s já joga neste torneio, na dupla %(dupla)s."),
    "rules_exist": gettext_lazy("O clube já tem um regulamento com o nome %(name)s."),
    "rules_in_use": gettext_lazy("Este regulamento é usado em um torneio: não pode ser apagado."),
    "rules_not_for_duplas": gettext_lazy(
        "Este torneio é de duplas, duas em cada mesa: escolha um regulamento em que se joga assim."
    ),
    "rules_taken": gettext_lazy(
        "O torneio %(name)s, que ainda não começou, usa este regulamento: ele é de duplas e precisa de um limite."
    ),
    "rules_unknown": gettext_lazy("Este regulamento não existe mais: escolha outro."),
    "same_player_twice": gettext_lazy("Uma dupla tem dois jogadores: %(name)s foi escolhido duas vezes."),
    "second_missing": gettext_lazy("Escreva os dois jogadores da dupla."),
    "second_too_many": gettext_lazy("Neste torneio os jogadores se inscrevem um a um: um nome de cada vez."),
    "seed_invalid": gettext_lazy("A cabeça de chave é um número a partir de 1."),
    "seed_taken": gettext_lazy("A cabeça de chave %(seed)s já é de %(dupla)s."),
    "target_invalid": gettext_lazy(
        "O limite de pontos é um número redondo acima de zero, como 1.500: termina em 0, ou em 5 onde há cartas de 5."
    ),
    "target_missing": gettext_lazy("Diga com quantos pontos termina uma partida (art. 13)."),
    "target_not_used": gettext_lazy(
        "Neste regulamento a partida não tem limite de pontos: deixe o campo em branco."
    ),
    **DRAW_ERRORS,
    **STAGE_ERRORS,
}

TOURNAMENT_STATES: Mapping[str, Lazy] = {
    "draft": gettext_lazy("rascunho"),
    "open": gettext_lazy("inscrições abertas"),
    "running": gettext_lazy("em andamento"),
    "finished": gettext_lazy("encerrado"),
}

CONFRONTO_STATES: Mapping[str, Lazy] = {
    "bye": gettext_lazy("avança sem jogar"),
    "waiting": gettext_lazy("a definir"),
    "ready": gettext_lazy("aguarda mesa"),
    "playing": gettext_lazy("em jogo"),
    "unpublished": gettext_lazy("aguardando publicação"),
    "done": gettext_lazy("encerrado"),
}

# How a jogo was decided. The ordinary way needs no word.
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


def sentence(code: str, params: Params | None = None) -> str:
    """Return the sentence for a code of `TournamentError`, `DrawError`, or `Refused` raised on this floor."""
    return str(ERRORS[code]) % (params or {})


def error(exc: TournamentError) -> str:
    """Return what to tell the user who was refused."""
    return sentence(exc.code, exc.params)


@dataclass(frozen=True, slots=True)
class RoundName:
    """A round as a heading, and as it stands in a sentence: joga *the*, perdeu *inside*, vencedor *of*."""

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
    """Return a place, or the places shared, as in a list: `5º` or `5º–8º`."""
    return f"{first}º" if first == last else f"{first}º–{last}º"


_WHY: Mapping[str, Lazy] = {
    "champion": gettext_lazy("Campeã: venceu %(opponent)s na final"),
    "finalist": gettext_lazy("Perdeu a final para %(opponent)s"),
    "third": gettext_lazy("Venceu %(opponent)s na disputa de 3º lugar"),
    "fourth": gettext_lazy("Perdeu a disputa de 3º lugar para %(opponent)s"),
    "awaits_third": gettext_lazy("Perdeu a semifinal para %(opponent)s; joga pelo 3º lugar"),
    "lost_in_round": gettext_lazy("Perdeu para %(opponent)s %(inside)s"),
    "absent": gettext_lazy("Não jogou contra %(opponent)s %(inside)s: nenhuma das duas veio"),
    "still_in": gettext_lazy("Venceu %(opponent)s; joga %(the)s"),
}
_NOT_PLAYED_YET = gettext_lazy("Ainda não jogou; entra %(inside)s")
_UNOPPOSED = gettext_lazy("Campeã: não teve adversária na final")


def why(row: Mapping[str, object]) -> str:
    """Return in words why somebody stands at a place. row: one of the standings of a payload."""
    words = round_words(str(row["why_round"]))
    known = row["why_opponent"] is not None
    alone = _UNOPPOSED if row["why"] == "champion" else _NOT_PLAYED_YET
    said = _WHY[str(row["why"])] if known else alone
    text = str(said) % {"opponent": row["why_opponent"], "inside": words.inside, "the": words.the}
    return _("%(text)s (W.O.)") % {"text": text} if row["why_walkover"] else text
