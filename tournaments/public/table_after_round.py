"""The page of a table as it stood after a round."""

from django.http import HttpRequest, HttpResponseBase
from django.views.decorators.http import require_safe

from tournaments.charts.ranking import table_chart
from tournaments.public import caching as answers
from tournaments.publication import lookup as told
from tournaments.publication import reading
from tournaments.publication import table_after_round as standing
from tournaments.wording import stages as words


@require_safe
def stood(request: HttpRequest, slug: str, stage: int, round: int) -> HttpResponseBase:  # noqa: A002 -- of the address
    """The table after a round, what set each row above the next then, and what was corrected since."""
    head = reading.head(slug)
    if answer := answers.unchanged(request, head.version):
        return answer
    shown = reading.shown(head)
    tables = standing.tables_after(shown, stage, round)
    of = standing.stage_of(shown, stage)
    last = told.closed_through(of)
    context = {
        "head": head,
        "payload": shown.payload,
        "title": words.stage_title(of) if len(told.stages(shown.payload)) > 1 else "",
        "stage": stage,
        "round": round,
        "before": round - 1,
        "after": round + 1 if round < last else 0,
        "tables": None if tables is None else [table_chart(of, table) for table in tables],
        "since": standing.changed_since(head.tournament, stage, round),
    }
    return answers.page("tournaments/public/table_after_round.html", context, version=head.version)
