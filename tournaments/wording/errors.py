"""Sentences for the codes of a refused draw, in the order of `pairing.DrawCode`. `messages` hands them out."""

from collections.abc import Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy
from django.utils.translation import gettext_lazy as _

import rules
from scoring.wording import messages

DRAW_ERRORS: Mapping[str, str | Promise] = {
    "too_few_entrants": _("Inscrições até agora: %(entrants)s. O sorteio precisa de pelo menos %(least)s."),
    "too_many_entrants": _("Há %(entrants)s inscrições; o sorteio aceita até %(most)s."),
    "duplicate_entrant": _("Uma dupla aparece duas vezes no sorteio."),
    "invalid_seed": _("Cabeça de chave %(seed)s não existe: a primeira é a número 1."),
    "duplicate_seed": _("Há duas duplas como cabeça de chave %(seed)s."),
    "groups_too_small": _(
        "%(entrants)s duplas em %(groups)s grupos é pouco: cada grupo precisa de pelo menos %(least)s."
    ),
    "groups_too_large": _(
        "%(entrants)s duplas em %(groups)s grupos é demais: cada grupo comporta até %(most)s."
    ),
    "crossing_unreadable": _(
        "O %(number)sº confronto do cruzamento não foi entendido. Escreva assim: 1G1 x 2G4."
    ),
    "crossing_missing_place": _(
        "O cruzamento cita o %(place)sº lugar do grupo %(group)s, que não se classifica."
    ),
    "crossing_place_twice": _("O cruzamento cita duas vezes o %(place)sº lugar do grupo %(group)s."),
    "crossing_left_out": _("O %(place)sº lugar do grupo %(group)s se classifica, mas falta no cruzamento."),
    "pairs_not_full": _(
        "Com %(pairs)s confrontos a fase eliminatória não fecha: são precisos 1, 2, 4, 8, 16 ou mais, sempre o dobro."
    ),
    "odd_without_bye": _(
        "Com %(entrants)s duplas sobra uma em cada rodada: escolha a regra de folga, ou inclua mais uma dupla."
    ),
    "forced_twice": _("Uma dupla foi posta à mão em dois confrontos da mesma rodada."),
    "forced_stranger": _("Um confronto posto à mão cita uma dupla que não joga esta rodada."),
    "forced_forbidden": _("O mesmo confronto foi posto à mão e proibido."),
    "round_impossible": _(
        "Os confrontos proibidos tornam esta rodada impossível: %(left)s duplas ficam sem adversária."
    ),
    "mitchell_too_many_rounds": _(
        "Com estas mesas o Mitchell comporta até %(most)s rodadas; na seguinte alguém se encontraria de novo."
    ),
    "too_many_qualifiers": _("Não há como classificar %(qualifiers)s: só há %(entrants)s para escolher."),
    "rounds_missing": _("Diga quantas rodadas tem a %(stage)sª fase."),
    "tables_missing": _("Diga quantas mesas há: pelo menos uma."),
    "vp_unreadable": _("A %(row)sª linha da tabela de VP não foi entendida. Escreva assim: 55-150 11-9."),
    "vp_start": _("A tabela de VP precisa começar na diferença 0."),
    "vp_overlap": _(
        "Na %(row)sª linha da tabela de VP, a diferença %(low)s já está na linha de cima, ou as linhas estão "
        "fora de ordem."
    ),
    "vp_hole": _("A tabela de VP tem um buraco entre %(low)s e %(high)s, antes da %(row)sª linha."),
    "vp_not_monotone": _(
        "Na %(row)sª linha da tabela de VP, uma diferença maior dá menos a quem vence ou mais a quem perde."
    ),
    "vp_no_cap": _("A tabela de VP não diz quanto vale uma diferença acima de %(above)s."),
}


type Lazy = str | Promise

# What contradicts what, by the place it is found at.
CONTRADICTIONS: Mapping[str, Lazy] = {
    "canastras": gettext_lazy(
        "A canastra mais difícil não pode valer menos que a mais fácil: confira os dois bônus."
    ),
    "melds": gettext_lazy("Se as trincas valem, elas têm pelo menos 3 cartas: confira o máximo."),
    "target": gettext_lazy("Com um número de mãos combinado não há limite de pontos: apague um dos dois."),
    "vulnerability": gettext_lazy(
        "Quem já baixou errado não pode precisar de menos pontos que os outros: confira os dois mínimos."
    ),
}


def place_of(exc: rules.RuleSetError) -> str:
    """Return the option or the place an error belongs to, without the file before it."""
    return exc.field.rpartition(": ")[2]


def ruleset_error(exc: rules.RuleSetError) -> str:
    """Return what to tell whoever wrote the rule set."""
    place = place_of(exc)
    if exc.code == "contradiction" and (found := CONTRADICTIONS.get(place.partition(".")[0])):
        return str(found)
    return messages.explain(exc.code, field=place)
