"""What is played in one meeting, in words: `uma partida até 2.000 pontos, 30 min`."""

from typing import Any

from django.utils.translation import gettext as _

import rules
from scoring.wording.numbers import points
from tournaments.plan.stage import Play
from tournaments.stage_plan import is_fixed

type Payload = dict[str, Any]


def partida_length(ruleset: rules.RuleSet) -> str:
    """Say how long a partida is: `até 1.500 pontos`, `de 3 mãos`, `de uma mão`."""
    return _length(1 if ruleset.end == rules.ROUND else ruleset.maos, ruleset.target)


def ruleset_of(tournament: Payload) -> rules.RuleSet:
    """Return the rules of a payload; one published before clubs had values of their own has none."""
    return rules.load(tournament["ruleset"], tournament["options"], tournament.get("overrides"))


def jogo_format(tournament: Payload) -> str:
    """Say how a jogo of a tournament is played, whatever its stages say."""
    length = partida_length(ruleset_of(tournament))
    return _jogo(length, tournament["partidas"], fixed=tournament["fixed"])


def stage_format(tournament: Payload, play: Play) -> str:
    """Say how a jogo is played in a stage, with its clock where it has one; also of a plan not yet let in."""
    own = play.maos or play.target
    length = _length(play.maos, play.target) if own else partida_length(ruleset_of(tournament))
    partidas = play.partidas or 1
    fixed = is_fixed(partidas, tournament["partidas"], fixed=tournament["fixed"])
    said = _jogo(length, partidas, fixed=fixed)
    return _("%(jogo)s, %(minutes)s min") % {"jogo": said, "minutes": play.minutes} if play.minutes else said


def told_format(tournament: Payload, stage: Payload) -> str:
    """Say the same of a stage of a payload; an older one has neither limit nor clock."""
    return stage_format(
        tournament,
        Play(
            maos=stage["maos"],
            partidas=stage["partidas"],
            target=stage.get("target"),
            minutes=stage.get("minutes") or 0,
        ),
    )


def agreed_format(payload: Payload) -> str:
    """Say how every jogo of an event is played; nothing where its stages differ, and each says its own."""
    tournament = payload["tournament"]
    said = {told_format(tournament, stage) for stage in payload.get("stages", [])}
    if len(said) > 1:
        return ""
    if said:
        return said.pop()
    own = tournament.get("played")
    return told_format(tournament, own) if own else jogo_format(tournament)


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
