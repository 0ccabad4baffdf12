"""Rules in plain words: of a tournament, and of a rule set of a club."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from django.http import Http404, HttpRequest, HttpResponseBase
from django.views.decorators.http import require_safe

import rules
from scoring.explain import Section, Terms, asked_for, changes, explain, search
from tournaments import permissions
from tournaments.charts.pages import tabs
from tournaments.models import ClubRules, Stage, Tournament
from tournaments.plan.stage import Play
from tournaments.plan.stored import Planned
from tournaments.public import caching
from tournaments.publication import reading
from tournaments.publication.snapshot import tournament_data
from tournaments.stage_plan import read
from tournaments.wording.play import plan_format
from tournaments.wording.worth import order_sentences, vp_rows, worth_sentences

TEMPLATE = "tournaments/public/rules.html"


class ToldRules(NamedTuple):
    """The rules of a tournament in words.

    stages: title and length of play of each stage, if they differ. standings: how each stage without a bracket is
    ranked.
    """

    title: str
    ruleset: rules.RuleSet
    sections: tuple[Section, ...]
    stages: list[tuple[str, str]]
    standings: list["StandingsRules"]


class StandingsRules(NamedTuple):
    """How the standings of a stage are decided. table: VP by difference. order: criteria with their meaning."""

    title: str
    worth: list[str]
    table: list[tuple[str, str, str]]
    order: list[tuple[str, str]]


@caching.rendered_once(search="procurar")
@require_safe
def tournament_rules(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Show the rules of a tournament in plain words, as new jogos use them."""
    tournament = permissions.public_tournament(slug)
    told = told_rules(tournament)
    extra = rules.extras().get(tournament.extra)
    document = reading.shown(reading.head(slug)).document
    context = {
        "document": document,
        "tabs": tabs(document),
        "tournament": tournament,
        "club": tournament.club,
        "title": told.title,
        "source": extra.source if extra else "",
        "ruleset": told.ruleset,
        "sections": search(told.sections, asked_for(request)),
        "wanted": asked_for(request),
        "stages": told.stages,
        "standings": told.standings,
        "changes": changes(told.ruleset),
    }
    return caching.page_by_content(request, TEMPLATE, context)


@caching.rendered_once(search="procurar")
@require_safe
def club_rules(request: HttpRequest, slug: str, pk: int) -> HttpResponseBase:
    """Show a rule set of a club in plain words."""
    own = ClubRules.objects.select_related("club").filter(club__slug=slug, pk=pk).first()
    if own is None:
        raise Http404
    ruleset = own.load_rules()
    context = {
        "club": own.club,
        "title": own.name,
        "ruleset": ruleset,
        "sections": search(explain(ruleset, Terms(minutes=own.minutes)), asked_for(request)),
        "wanted": asked_for(request),
        "changes": changes(ruleset),
    }
    return caching.page_by_content(request, TEMPLATE, context)


def told_rules(tournament: Tournament) -> ToldRules:
    """Return the rules of a tournament in words. Runs one query."""
    ruleset = tournament.load_rules()
    plans = [
        (stage, read(stage.plan, tournament))
        for stage in Stage.objects.filter(tournament=tournament).order_by("number")
    ]
    stages = _stages(tournament, plans)
    sections = explain(ruleset, _terms(tournament))
    if stages:  # each stage says how a partida ends; a general section would contradict it
        sections = tuple(one for one in explain(ruleset, Terms()) if one.key != "partida")
    title = tournament.rules_title or ruleset.title
    counted = [_counted(stage, plan) for stage, plan in plans if not plan.stage.format.is_bracket]
    return ToldRules(title, ruleset, sections, stages, counted)


def _counted(stage: Stage, plan: Planned) -> StandingsRules:
    return StandingsRules(
        str(stage), list(worth_sentences(plan.scheme)), vp_rows(plan.scheme), order_sentences(plan.order)
    )


def _terms(tournament: Tournament) -> Terms:
    return Terms(partidas=tournament.partidas, fixed=tournament.fixed, minutes=tournament.minutes)


def _stages(tournament: Tournament, plans: Sequence[tuple[Stage, Planned]]) -> list[tuple[str, str]]:
    usual = Play(partidas=tournament.partidas, minutes=tournament.minutes)
    if all(
        replace(plan.stage.play, vp=None) == usual and not plan.stage.format.lengths for _stage, plan in plans
    ):
        return []
    head = tournament_data(tournament)
    return [(str(stage), plan_format(head, plan.stage)) for stage, plan in plans]
