"""How a jogo is counted, as its table reads it."""

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from scoring.explain import Terms, changes, explain
from scoring.models import Jogo
from scoring.table.access_of_doorway import HtmxRequest, at_table


@at_table
@require_safe
def table_rules(request: HtmxRequest, jogo: Jogo, token: str) -> HttpResponse:
    """The rule set of this jogo in plain words."""
    ruleset = jogo.load_rules()
    terms = Terms(partidas=jogo.partidas, fixed=jogo.fixed, may_draw=jogo.may_draw)
    context = {
        "jogo": jogo,
        "token": token,
        "ruleset": ruleset,
        "sections": explain(ruleset, terms),
        "changes": changes(ruleset),
    }
    return render(request, "scoring/rules.html", context)
