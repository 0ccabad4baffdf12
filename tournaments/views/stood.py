"""The page of a table as it stood after a round."""

from django.http import HttpRequest, HttpResponseBase
from django.views.decorators.http import require_safe

from tournaments import reading, told
from tournaments import stage_words as words
from tournaments import stood as standing
from tournaments.ranking_chart import table_chart
from tournaments.views import answers


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
    return answers.page("tournaments/stood.html", context, version=head.version)
