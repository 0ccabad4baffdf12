"""An advised plan at the desk: the lengths of a jogo to choose from, and the words of a plan."""

from collections.abc import Mapping
from math import ceil

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

import rules
from scoring.wording.numbers import points
from tournaments.desk.plan.ready_made import of_choice
from tournaments.plan.duration import Timing
from tournaments.plan.stage import Play
from tournaments.simulation.advice import IN_HUNDRED, AdviceReason, Advised, Option, in_hundred
from tournaments.simulation.prospects import TURNOS
from tournaments.wording import play

type Lazy = str | Promise

PLAYED: Mapping[str, Lazy] = {
    "knockout": gettext_lazy("Quem perde sai; acaba numa final."),
    "all_play_all": gettext_lazy("Cada dupla enfrenta todas as outras."),
    "groups": gettext_lazy("Três jogos para quase todas, e depois uma final."),
    "swiss": gettext_lazy("Quem tem os mesmos pontos se encontra; ninguém sai antes do fim."),
    "danese": gettext_lazy("A 1ª joga com a 2ª, a 3ª com a 4ª; ninguém sai antes do fim."),
    "mitchell": gettext_lazy("Todas sabem desde o começo onde se sentam; não se espera por resultado."),
    "mixed": gettext_lazy("Rodadas sem espera, e na última a 1ª joga com a 2ª."),
}
WHY: Mapping[AdviceReason, Lazy] = {
    AdviceReason.FAIREST: gettext_lazy("Neste tempo, nenhum dá mais chance à dupla mais forte."),
    AdviceReason.MOST_MAOS: gettext_lazy("É onde cada dupla joga mais, mesmo a que perde sempre."),
    AdviceReason.FINAL: gettext_lazy("Dos que acabam numa final, é o que dá mais chance à mais forte."),
    AdviceReason.SHORTEST: gettext_lazy("É o mais curto: sobra tempo para atrasos e prêmios."),
    AdviceReason.OTHER_FORMAT: gettext_lazy("Dos outros formatos, é o que dá mais chance à mais forte."),
    AdviceReason.OTHER: gettext_lazy("É o mesmo com outros jogos, se o tempo apertar."),
}
LIMITS = (1500, 2000, 3000)  # proposed where the rules leave the points limit to the players
BEST_OF = 3  # partidas of a jogo, where there is no event yet


def plays(ruleset: rules.RuleSet, *, partidas: int, minutes: int, timing: Timing) -> list[Play]:
    """Return the lengths of a jogo to choose from under a rule set.

    partidas, minutes: the most partidas and the clock of a jogo; 0 without a clock. timing: of the event, for the clock
    of a turno.
    """
    if ruleset.maos:
        return [Play(maos=ruleset.maos, minutes=minutes)]
    # A clock is set for a jogo of one partida, and a turno has the time that its mãos take, in steps of five minutes.
    counts = sorted({1, partidas if not minutes else 1})
    turnos = TURNOS if ruleset.end != rules.ROUND else ()
    clocks = {maos: 5 * ceil(maos * timing.minutes / 5) if minutes else 0 for maos in turnos}
    return [
        *(Play(partidas=count, minutes=minutes) for count in counts),
        *(Play(maos=maos, minutes=clock) for maos, clock in clocks.items()),
    ]


def said(advised: Advised) -> dict[str, str]:
    """Return the words of an advised plan, by the names that its template uses."""
    option, why = advised
    choice = option.choice
    return {
        "title": str(of_choice(choice).title),
        "played": str(PLAYED[choice.offered.name]),
        "jogo": play.jogo_format(
            maos=choice.maos, partidas=choice.partidas, target=option.target, minutes=choice.minutes
        ),
        "hours": play.duration(option.minutes),
        "maos": _maos(option),
        "first": _chance(option.prospects.first),
        "first_four": _chance(option.prospects.first_four),
        "why": str(WHY[why]),
        "code": choice.code,
    }


def _maos(option: Option) -> str:
    least, most = map(round, option.maos)
    if least == most:
        return points(least)
    return _("%(least)s a %(most)s") % {"least": least, "most": most}


def _chance(chance: float) -> str:
    found = in_hundred(chance)
    if found < IN_HUNDRED:
        return _("menos de 5%")
    return _("quase sempre") if found > 100 - IN_HUNDRED else f"{found}%"
