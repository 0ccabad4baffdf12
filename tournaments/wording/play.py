"""The length of a meeting in words: `uma partida até 2.000 pontos, 30 min`."""

from collections.abc import Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

import rules
from scoring.wording.numbers import points
from tournaments.plan.stage import Play, StagePlan
from tournaments.publication.document import LengthData, StageData, TournamentData, TournamentDocument
from tournaments.stage_plan import is_fixed

LAST_ROUNDS: Mapping[int, str | Promise] = {
    2: gettext_lazy("na final"),
    4: gettext_lazy("nas semifinais"),
    8: gettext_lazy("nas quartas de final"),
    16: gettext_lazy("nas oitavas de final"),
    32: gettext_lazy("nos 16 avos de final"),
    64: gettext_lazy("nos 32 avos de final"),
    1: gettext_lazy("na disputa de 3º lugar"),
}


def partida_length(ruleset: rules.RuleSet) -> str:
    """Return the length of a partida: `até 1.500 pontos`, `de 3 mãos`, `de uma mão`."""
    return _length(1 if ruleset.end == rules.ROUND else ruleset.maos, ruleset.target)


def ruleset_of(tournament: TournamentData) -> rules.RuleSet:
    """Return the rule set of a tournament."""
    return rules.load(tournament["ruleset"], tournament["options"], tournament["overrides"])


def stage_format(tournament: TournamentData, play: Play) -> str:
    """Return the length of a jogo in a stage, with its clock. The plan may still be invalid."""
    own = play.maos or play.target
    length = _length(play.maos, play.target) if own else partida_length(ruleset_of(tournament))
    partidas = play.partidas or 1
    fixed = is_fixed(partidas, tournament["partidas"], fixed=tournament["fixed"])
    said = _jogo(length, partidas, fixed=fixed)
    return _("%(jogo)s, %(minutes)s min") % {"jogo": said, "minutes": play.minutes} if play.minutes else said


def told_format(tournament: TournamentData, stage: StageData) -> str:
    """Return the length of a jogo in a stage of a document, with the rounds that differ."""
    return with_lengths(
        tournament, _play(stage), {one["left"]: _play(one) for one in stage.get("lengths", [])}
    )


def plan_format(tournament: TournamentData, plan: StagePlan) -> str:
    """Return the length of a jogo in a planned stage, with the rounds that differ."""
    return with_lengths(tournament, plan.play, {left: plan.play_in(left) for left in plan.format.lengths})


def with_lengths(tournament: TournamentData, play: Play, lengths: Mapping[int, Play]) -> str:
    """Return the length of a jogo in a stage and in the rounds that differ. lengths: by duplas left in the round."""
    said = [stage_format(tournament, play)]
    said += [
        _("%(round)s: %(jogo)s") % {"round": LAST_ROUNDS[left], "jogo": stage_format(tournament, own)}
        for left in LAST_ROUNDS
        if (own := lengths.get(left))
    ]
    return "; ".join(said)


def _play(told: StageData | LengthData) -> Play:
    return Play(maos=told["maos"], partidas=told["partidas"], target=told["target"], minutes=told["minutes"])


def agreed_format(document: TournamentDocument) -> str:
    """Return the length of every jogo of an event; empty if its stages differ."""
    said = {told_format(document["tournament"], stage) for stage in document["stages"]}
    return said.pop() if len(said) == 1 else ""


def _length(maos: int | None, target: int | None) -> str:
    if maos == 1:
        return _("de uma mão")
    if maos:
        return _("de %(maos)s mãos") % {"maos": maos}
    return _("até %(target)s pontos") % {"target": points(target or 0)}


def _jogo(length: str, partidas: int, *, fixed: bool) -> str:
    said = {"count": partidas, "length": length}
    if partidas == 1:
        return _("uma partida %(length)s") % said
    if fixed:
        return _("%(count)s partidas, todas jogadas, %(length)s cada") % said
    return _("melhor de %(count)s partidas %(length)s") % said
