"""Sentences for plans that the present entries cannot play, each with the plan that is played instead."""

from collections.abc import Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from tournaments.wording.refusals.errors import DRAW_ERRORS, STAGE_ERRORS

PROBLEMS: Mapping[str, str | Promise] = {
    "fewer_qualifiers": _(
        "o plano classifica %(planned)s, e para isso há %(there)s. Passam todas as que estão; ninguém entra no lugar "
        "das que faltam."
    ),
    "level_at_the_cut": _(
        "%(names)s estão iguais em tudo, e entre elas passa quem o sorteio pôs na frente. Se jogarem por esse lugar, "
        "grave em Ocorrências como o desempate acabou."
    ),
    "crossing_gaps": _(
        "o cruzamento cita lugares que ninguém tem: %(places)s. Quem enfrentaria esse lugar passa sem jogar; se os "
        "dois de um confronto faltam, o cruzamento não vale e a chave segue a classificação."
    ),
    "too_few": _(
        "há %(entrants)s para uma fase que precisa de %(least)s: mude o plano antes que ela comece."
    ),
    "fewer_groups": _("o plano diz %(before)s grupos, e com %(entrants)s inscrições se jogam %(after)s."),
    "fewer_rounds": _("o plano diz %(before)s rodadas, e com %(entrants)s inscrições se jogam %(after)s."),
    "fewer_mitchell.sections": _(
        "o plano diz %(before)s seções, e com %(entrants)s inscrições se jogam %(after)s."
    ),
    "dupla_without_team": STAGE_ERRORS["dupla_without_team"],
    "team_not_of_two": STAGE_ERRORS["team_not_of_two"],
    "odd": _(
        "são %(entrants)s, e o plano não diz quem folga. Ao começar a fase se pergunta se a que sobra folga."
    ),
}


def problem(code: str, params: Mapping[str, object]) -> str:
    """Return the sentence of a problem, to be placed after the name of its stage."""
    return str(PROBLEMS.get(code) or DRAW_ERRORS[code]) % params
