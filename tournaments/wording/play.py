"""The length of a meeting in words: `uma partida até 2.000 pontos, 30 min`."""

from collections.abc import Mapping, Sequence

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

import rules
from scoring.wording.numbers import points
from tournaments.plan.duration import Lasting, Timing
from tournaments.plan.meaning import Meaning
from tournaments.plan.stage import Play, StagePlan, is_fixed
from tournaments.publication.document.shape import LengthData, StageData, TournamentData, TournamentDocument

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
    return _timed(_jogo(length, partidas, fixed=fixed), play.minutes)


def jogo_format(*, maos: int | None, partidas: int | None, target: int | None, minutes: int) -> str:
    """Return the length of a jogo: a turno of mãos, or partidas to a points limit, the best of them if odd."""
    count = partidas or 1
    said = _jogo(
        _length(maos or (None if target else 1), target), count, fixed=is_fixed(count, count, fixed=False)
    )
    return _timed(said, minutes)


def _timed(said: str, minutes: int) -> str:
    return _("%(jogo)s, %(minutes)s min") % {"jogo": said, "minutes": minutes} if minutes else said


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


def without_clock(length: Lasting) -> list[str]:
    """Return the duration of a jogo without a clock in one sentence; empty with a clock."""
    if length.maos is None:
        return []
    maos = ngettext("%(count)s mão", "%(count)s mãos", round(length.maos))
    return [
        _("Sem relógio: na mesa mais lenta cerca de %(maos)s, %(time)s.")
        % {"maos": maos % {"count": round(length.maos)}, "time": duration(length.minutes)}
    ]


def of_a_mao(timing: Timing, *, of_club: bool) -> str:
    """Return the minutes of a mão, and where they come from. of_club: from the last events of the club."""
    minutes = {"minutes": _decimal(timing.minutes)}
    if of_club:
        return _("Nas últimas três noites do clube, %(minutes)s min por mão.") % minutes
    return _("Contam-se %(minutes)s min por mão, como nos torneios italianos.") % minutes


def counted(
    timing: Timing, plan: Sequence[StagePlan], meanings: Sequence[Meaning], *, of_club: bool
) -> list[str]:
    """Return the figures that the time of jogos without a clock is computed with; empty if all have a clock.

    of_club: whether the minutes of a mão are those of the last events of the club.
    """
    untimed = [
        stage for stage, meant in zip(plan, meanings, strict=True) if meant.lengths[0].maos is not None
    ]
    if not untimed:
        return []
    said = [of_a_mao(timing, of_club=of_club)]
    limits = {stage.play.target or timing.target for stage in untimed if not stage.play.maos} - {None}
    said += [
        _("Uma partida até %(target)s pontos leva em média %(maos)s mãos.")
        % {"target": points(limit), "maos": _decimal(round(timing.growth.maos_to(limit), 1))}
        for limit in sorted(limit for limit in limits if limit)
    ]
    return said


def duration(minutes: int) -> str:
    """Return minutes as hours and minutes."""
    hours, rest = divmod(minutes, 60)
    if not hours:
        return _("%(minutes)s min") % {"minutes": rest}
    return _("%(hours)s h %(minutes)02d") % {"hours": hours, "minutes": rest}


def _decimal(value: float) -> str:
    return points(int(value) if value == int(value) else value)


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
