"""How it is counted, for everybody: the rules of a tournament, and a rule set of a club."""

from django.http import Http404, HttpRequest, HttpResponseBase
from django.views.decorators.http import require_safe

import rules
from scoring.explain import Terms, changes, explain
from tournaments import permissions
from tournaments.models import ClubRules
from tournaments.views import answers

TEMPLATE = "tournaments/rules.html"


@require_safe
def tournament_rules(request: HttpRequest, slug: str) -> HttpResponseBase:
    """The rules of a tournament in plain words, as its jogos are opened with."""
    tournament = permissions.public_tournament(slug)
    ruleset = tournament.load_rules()
    extra = rules.extras().get(tournament.extra)
    terms = Terms(partidas=tournament.partidas, fixed=tournament.fixed, minutes=tournament.minutes)
    context = {
        "tournament": tournament,
        "club": tournament.club,
        "title": tournament.rules_title or ruleset.title,
        "source": extra.source if extra else "",
        "ruleset": ruleset,
        "sections": explain(ruleset, terms),
        "changes": changes(ruleset),
    }
    return answers.page_by_content(request, TEMPLATE, context)


@require_safe
def club_rules(request: HttpRequest, slug: str, pk: int) -> HttpResponseBase:
    """A rule set of a club in plain words."""
    own = ClubRules.objects.select_related("club").filter(club__slug=slug, pk=pk).first()
    if own is None:
        raise Http404
    ruleset = own.load_rules()
    context = {
        "club": own.club,
        "title": own.name,
        "ruleset": ruleset,
        "sections": explain(ruleset, Terms(minutes=own.minutes)),
        "changes": changes(ruleset),
    }
    return answers.page_by_content(request, TEMPLATE, context)
