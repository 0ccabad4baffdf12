"""Words for a plan: ways to draw, tournament points, tie-breaks, duration."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.utils.functional import Promise
from django.utils.text import format_lazy
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from scoring.wording import numbers
from tournaments.pairing.bracket.knockout import LastRound
from tournaments.pairing.schedule.groups import Method
from tournaments.pairing.schedule.individual import Quality
from tournaments.pairing.swiss.field import Order
from tournaments.plan.fields import AtZero, Missed, Pace
from tournaments.plan.formats import Format
from tournaments.plan.formats.mitchell import Lists
from tournaments.plan.meaning import Meaning
from tournaments.plan.stage import Play, StagePlan
from tournaments.standings.criteria import By, Measure
from tournaments.standings.meeting import Number, SideOutcome
from tournaments.standings.qualify import Fair
from tournaments.standings.scheme import OF_TURNO, Given, Scheme
from tournaments.standings.team_meetings import Counts
from tournaments.standings.vp import VpTable
from tournaments.wording.criteria import criterion

OUTCOMES = ("won", "level", "lost")

type Lazy = str | Promise

# By key, in the order in which the desk offers them.
FORMATS: Mapping[str, Lazy] = {
    "knockout": gettext_lazy("mata-mata"),
    "double": gettext_lazy("mata-mata duplo, com repescagem"),
    "groups": gettext_lazy("grupos"),
    "all_play_all": gettext_lazy("todos contra todos (girone)"),
    "swiss": gettext_lazy("suíço"),
    "danese": gettext_lazy("dinamarquês (danese): 1ª contra 2ª, 3ª contra 4ª"),
    "mitchell": gettext_lazy("Mitchell"),
    "individual": gettext_lazy("individual: o parceiro muda"),
    "mesas": gettext_lazy("mesas de três ou mais, cada um por si"),
    "teams": gettext_lazy("equipe contra equipe, a duas mesas"),
}
METHODS: Mapping[Method, Lazy] = {
    Method.SERPENTINE: gettext_lazy("Serpentina: pela lista, indo e voltando"),
    Method.POTS: gettext_lazy("Potes: um de cada pote, por sorte"),
    Method.DRAWN: gettext_lazy("Tudo por sorte"),
}
ORDERS: Mapping[Order, Lazy] = {
    Order.DRAWN: gettext_lazy("Por sorte"),
    Order.ADJACENT: gettext_lazy("1ª contra 2ª, 3ª contra 4ª"),
    Order.SLIDE: gettext_lazy("A metade de cima contra a de baixo"),
    Order.FOLD: gettext_lazy("1ª contra a última"),
}
FAIR: Mapping[Fair, Lazy] = {
    Fair.AVERAGE: gettext_lazy("Pela média de cada jogo"),
    Fair.WITHOUT_LAST: gettext_lazy("Sem os jogos contra a última dos grupos maiores"),
}
PACES: Mapping[Pace, Lazy] = {
    Pace.ROUND: gettext_lazy("Rodada a rodada: todas as mesas começam juntas"),
    Pace.FREE: gettext_lazy("Livre, mesa a mesa: cada jogo começa assim que pode"),
}
AT_ZERO: Mapping[AtZero, Lazy] = {
    AtZero.RINGS: gettext_lazy("O sinal toca sozinho: a mão em jogo conta"),
    AtZero.ASKS: gettext_lazy("O painel pergunta, e a direção dá o sinal"),
    AtZero.NOTHING: gettext_lazy("Nada: o relógio só informa"),
}
MISSING: Mapping[str | None, Lazy] = {
    "b": gettext_lazy("dupla fantasma em Leste-Oeste"),
    "a": gettext_lazy("uma mesa de descanso"),
    None: gettext_lazy("não se joga com número ímpar"),
}
LISTS: Mapping[Lists, Lazy] = {
    Lists.ONE: gettext_lazy("Uma só para todos"),
    Lists.LINES: gettext_lazy("Norte-Sul e Leste-Oeste à parte: duas classificações, duas vencedoras"),
    Lists.SECTIONS: gettext_lazy("Cada girone (setor) à parte"),
}


COUNTS: Mapping[Counts, Lazy] = {
    Counts.SUM: gettext_lazy("Os pontos das duas mesas somados valem um resultado só"),
    Counts.TABLES: gettext_lazy("Cada mesa vale por si, e os pontos das duas se somam"),
}
MISSED: Mapping[Missed, Lazy] = {
    Missed.NOTHING: gettext_lazy("Não contam"),
    Missed.BYE: gettext_lazy("Valem como folga"),
    Missed.WALKOVER: gettext_lazy("Valem como W.O. perdido"),
}


@dataclass(frozen=True, slots=True)
class FieldWords:
    """The label of a plan field on the desk. choices: words of its values, only for a choice."""

    label: Lazy
    help: Lazy = ""
    choices: Mapping[Any, Lazy] = field(default_factory=dict)


LAST_ROUNDS: Mapping[str, Lazy] = {
    "final": gettext_lazy("Final"),
    "third": gettext_lazy("3º lugar"),
    "semi": gettext_lazy("Semifinais"),
    "quarter": gettext_lazy("Quartas de final"),
    "round_of_16": gettext_lazy("Oitavas de final"),
    "round_of_32": gettext_lazy("16 avos de final"),
    "round_of_64": gettext_lazy("32 avos de final"),
}
LAST_PLAYED: Mapping[LastRound, Lazy] = {
    LastRound.FINAL: gettext_lazy("até a final"),
    LastRound.SEMIFINAL: gettext_lazy("até as semifinais: ficam duas"),
    LastRound.QUARTERFINAL: gettext_lazy("até as quartas: ficam quatro"),
    LastRound.ROUND_OF_16: gettext_lazy("até as oitavas: ficam oito"),
}
PARTS: Mapping[str, Lazy] = {
    "count": gettext_lazy("quantas partidas ou mãos"),
    "target": gettext_lazy("até quantos pontos"),
    "minutes": gettext_lazy("minutos"),
}
LENGTHS = {
    f"{name}_{part}": FieldWords(
        format_lazy("{}: {}", round_, said),
        gettext_lazy("Em branco: como a final.")
        if name == "third"
        else gettext_lazy("Em branco: como as outras rodadas."),
    )
    for name, round_ in LAST_ROUNDS.items()
    for part, said in PARTS.items()
}

# By the field's short name, in the order in which the desk asks.
FIELDS: Mapping[str, FieldWords] = {
    "rounds": FieldWords(gettext_lazy("Rodadas")),
    "pace": FieldWords(gettext_lazy("Ritmo"), choices=PACES),
    "groups": FieldWords(gettext_lazy("Quantos grupos")),
    "size": FieldWords(
        gettext_lazy("ou duplas por grupo"),
        gettext_lazy(
            "Quantos grupos, segue de quem está inscrito quando a fase começa: o tamanho mais perto deste, em dúvida"
            " o menor, com uma dupla de diferença no máximo."
        ),
    ),
    "method": FieldWords(gettext_lazy("Como se formam os grupos"), choices=METHODS),
    "double": FieldWords(gettext_lazy("Turno e returno")),
    "seats": FieldWords(gettext_lazy("Quantos à mesa")),
    "smaller": FieldWords(
        gettext_lazy("Se não der certo, mesas com menos gente"), gettext_lazy("Sem isto, quem sobra folga.")
    ),
    "third": FieldWords(gettext_lazy("Disputa de 3º lugar")),
    "consolation": FieldWords(gettext_lazy("Chave de consolação")),
    "last_round": FieldWords(
        gettext_lazy("Joga-se"),
        gettext_lazy(
            "Quem vence a última rodada segue para a próxima fase, ou divide o primeiro lugar. Sem final não há disputa"
            " de 3º lugar nem consolação."
        ),
        choices=LAST_PLAYED,
    ),
    **LENGTHS,
    "reset": FieldWords(gettext_lazy("Final extra, se a invicta perde a final")),
    "byes": FieldWords(gettext_lazy("Com número ímpar, uma folga")),
    "first": FieldWords(gettext_lazy("Primeira rodada"), choices=ORDERS),
    "order": FieldWords(
        gettext_lazy("Rodadas seguintes, entre empatadas"),
        choices={order: words for order, words in ORDERS.items() if order is not Order.DRAWN},
    ),
    "random": FieldWords(
        gettext_lazy("Todas as rodadas por sorte"),
        gettext_lazy("Sem olhar os pontos; ninguém se repete enquanto der."),
    ),
    "clubs": FieldWords(gettext_lazy("Separar quem é do mesmo clube")),
    "rematches": FieldWords(gettext_lazy("Podem se enfrentar de novo")),
    "sides": FieldWords(
        gettext_lazy("Equilibrar os lados"),
        gettext_lazy("Quem jogou mais de um lado da mesa joga, se der, do outro."),
    ),
    "sections": FieldWords(gettext_lazy("Gironi (setores)")),
    "step": FieldWords(gettext_lazy("Leste-Oeste anda quantas mesas")),
    "skip": FieldWords(gettext_lazy("Pular uma mesa no meio, se são pares")),
    "missing": FieldWords(gettext_lazy("Com número ímpar"), choices=MISSING),
    "lists": FieldWords(
        gettext_lazy("Classificação"),
        gettext_lazy(
            "À parte, passam as primeiras de cada uma: primeiro todas as vencedoras, depois todas as segundas. No"
            " cruzamento Norte-Sul é o grupo 1 e Leste-Oeste o 2, ou o número do setor."
        ),
        choices=LISTS,
    ),
    "counts": FieldWords(
        gettext_lazy("Resultado do encontro de duas equipes"),
        gettext_lazy(
            "Cada equipe tem duas duplas: a primeira joga contra a primeira da outra, a segunda contra a segunda; no"
            " returno cruzam. Se só uma das mesas se joga, o encontro vale a média do que vale cada uma."
        ),
        choices=COUNTS,
    ),
    "late_until": FieldWords(
        gettext_lazy("Inscrição tardia até a rodada"), gettext_lazy("Em branco: a primeira. 0: nenhuma.")
    ),
    "missed": FieldWords(gettext_lazy("Rodadas que a dupla tardia perdeu"), choices=MISSED),
    "others": FieldWords(gettext_lazy("Mais as melhores seguintes")),
    "fair": FieldWords(gettext_lazy("Grupos desiguais se comparam"), choices=FAIR),
    "top": FieldWords(
        gettext_lazy("Seguem para a próxima fase"),
        gettext_lazy("De cada grupo ou classificação. Em branco: todas."),
    ),
    "side_of": FieldWords(
        gettext_lazy("Joga quem não seguiu da fase (número)"),
        gettext_lazy(
            "Em branco: quem segue da fase anterior. Com um número, como prata ou final B: vem depois das outras fases"
            " no plano e pode começar assim que começa a fase a que as outras seguiram."
        ),
    ),
    "crossing": FieldWords(
        gettext_lazy("Cruzamento com a fase anterior"),
        gettext_lazy("Assim: 1G1 x 2G4, 1G2 x 2G3. Em branco: pela classificação."),
    ),
    "by_campaign": FieldWords(gettext_lazy("Cabeças de chave pela campanha, não pela ordem dos grupos")),
    "carry": FieldWords(
        gettext_lazy("Pontos trazidos da fase anterior, em %"), gettext_lazy("Em branco: nenhum.")
    ),
    "forgets": FieldWords(
        gettext_lazy("Os encontros das fases anteriores não contam"),
        gettext_lazy("Sem marcar, o sorteio lembra quem já se enfrentou, folgou e onde sentou."),
    ),
}

# Labels of the inputs for tournament points, by name.
WORTH: Mapping[str, Lazy] = {
    "won": gettext_lazy("Vitória"),
    "level": gettext_lazy("Empate"),
    "lost": gettext_lazy("Derrota"),
    "narrow_won": gettext_lazy("Vitória por uma partida (2-1)"),
    "narrow_lost": gettext_lazy("Derrota por uma partida (1-2)"),
    "wo_won": gettext_lazy("W.O., quem veio"),
    "wo_lost": gettext_lazy("W.O., quem faltou"),
    "wo_partidas": gettext_lazy("W.O. vale quantas partidas"),
    "bye": gettext_lazy("Folga"),
    "bye_made": gettext_lazy("Folga: pontos feitos (MP) a mais"),
    "both_absent": gettext_lazy("Ambas ausentes"),
}


def ties(format_: Format, order: Sequence[By]) -> list[str]:
    """Return the tie-break rules of a stage, one sentence each."""
    if format_.is_bracket:
        shared = (
            _("Quem perde na mesma rodada divide o lugar, menos o 3º, que se joga.")
            if getattr(format_, "third", False)
            else _("Quem perde na mesma rodada divide o lugar.")
        )
        return [_("Jogo empatado: uma partida extra decide."), shared]
    first, *rest = [criterion(str(by)) for by in order] or [criterion(Measure.POINTS)]
    said = [_("Fica na frente quem tem mais: %(first)s.") % {"first": first}]
    if rest:
        said.append(_("Empatadas: %(rest)s.") % {"rest": _("; depois ").join(rest)})
    return said


def clock(play: Play) -> list[str]:
    """Return the announcements before the end of time, and the rule at the end; empty without a clock."""
    if not play.minutes:
        return []
    said = [_("Ao fim do tempo: %(what)s.") % {"what": _small(str(AT_ZERO[play.at_zero]))}]
    if play.announced:
        minutes = ", ".join(map(str, play.announced))
        said.insert(0, _("Avisa quando faltam %(minutes)s min.") % {"minutes": minutes})
    return said


def _small(words: str) -> str:
    return words[:1].lower() + words[1:]


def missed(stage: StagePlan) -> list[str]:
    """Return the worth of rounds missed by a late entrant in one sentence; empty if they do not count."""
    if stage.missed is Missed.NOTHING:
        return []
    return [_("Rodadas que a dupla tardia perdeu: %(worth)s.") % {"worth": str(MISSED[stage.missed]).lower()}]


def worth(scheme: Scheme) -> list[str]:
    """Return the points of a meeting by status, one sentence each."""
    played = scheme.played
    if isinstance(played, Given):
        said = [_("Vitória %(won)s, empate %(level)s, derrota %(lost)s.") % _written(played, *OUTCOMES)]
        if (played.narrow_won, played.narrow_lost) != (None, None):
            narrow = {
                "won": played.of_score(SideOutcome.WON, (2, 1)),
                "lost": played.of_score(SideOutcome.LOST, (2, 1)),
            }
            text = _("Por uma partida só, como 2-1: vitória %(won)s, derrota %(lost)s.")
            said.append(text % {name: _points(value) for name, value in narrow.items()})
    else:
        said = [_("VP pela diferença de pontos do turno: %(table)s.") % {"table": vp_table(played)}]
    params = {
        **_written(scheme.walkover, "won", "lost"),
        **_written(scheme, "bye", "both_absent"),
    }
    others = _(
        "W.O.: %(won)s para quem veio, %(lost)s para quem faltou. Folga: %(bye)s. Ambas ausentes: %(both_absent)s."
    )
    said.append(others % params)
    if scheme.bye_made:
        made = numbers.points(scheme.bye_made)
        said.append(_("Quem folga recebe também %(made)s pontos feitos.") % {"made": made})
    return said


def _written(values: Given | Scheme, *names: str) -> dict[str, str]:
    found = {name: getattr(values, name) for name in names}
    return {name: _points(value) for name, value in found.items()}


def _points(value: Number) -> str:
    return numbers.points(value if isinstance(value, int) else float(value))


def vp_table(table: VpTable) -> str:
    """Return the name of a VP table."""
    of = next((maos for maos, scheme in OF_TURNO.items() if scheme.played == table), None)
    return _("tabela de %(maos)s mãos") % {"maos": of} if of else _("tabela própria")


def movement(quality: Quality) -> list[str]:
    """Return how balanced the movement of an individual event is, one sentence each."""
    again, (least, most), rests = quality.partners_again, quality.opposed, quality.rests
    said = [_("Ninguém repete o parceiro.")]
    if again:
        said = [
            ngettext("Um parceiro se repete uma vez.", "Parceiros se repetem %(count)s vezes.", again)
            % {"count": again}
        ]
    said.append(
        _("Cada um enfrenta cada outro %(times)s vezes.") % {"times": least}
        if least == most
        else _("Cada um enfrenta cada outro de %(least)s a %(most)s vezes.") % {"least": least, "most": most}
    )
    if rests[1]:
        said.append(
            _("Cada um folga %(times)s vez(es).") % {"times": rests[0]}
            if rests[0] == rests[1]
            else _("Cada um folga de %(least)s a %(most)s vezes.") % {"least": rests[0], "most": rests[1]}
        )
    return said


def groups(meaning: Meaning, format_: Format) -> str:
    """Return the number and size of the groups of a stage; empty for a single group."""
    if meaning.groups == 1:
        return ""
    if format_.ranked_apart:
        return _("%(count)s classificações à parte") % {"count": meaning.groups}
    small, larger = divmod(meaning.entrants, meaning.groups)
    sizes = [(larger, small + 1), (meaning.groups - larger, small)]
    said = [
        ngettext("%(count)s grupo de %(size)s", "%(count)s grupos de %(size)s", count)
        % {"count": count, "size": size}
        for count, size in sizes
        if count
    ]
    return _(" e ").join(said)


def size(meaning: Meaning) -> str:
    """Return the size of a stage: rounds, jogos, mesas."""
    rounds = ngettext("%(count)s rodada", "%(count)s rodadas", meaning.rounds) % {"count": meaning.rounds}
    total = sum(meaning.meetings)
    jogos = ngettext("%(count)s jogo", "%(count)s jogos", total) % {"count": total}
    mesas = ngettext("%(count)s mesa", "%(count)s mesas", meaning.tables) % {"count": meaning.tables}
    return _("%(rounds)s, %(jogos)s, até %(mesas)s ao mesmo tempo") % {
        "rounds": rounds,
        "jogos": jogos,
        "mesas": mesas,
    }
