"""The page of the standings after a round."""

from dataclasses import dataclass
from datetime import datetime

from django.db.models import Min, Subquery
from django.db.models.functions import Coalesce
from django.http import HttpRequest, HttpResponseBase
from django.utils.functional import Promise
from django.views.decorators.http import require_safe

from scoring.input import numbers
from scoring.models import AuditEntry
from tournaments.charts import pages
from tournaments.charts.standings import standings_chart
from tournaments.ledger.names_apart import tell
from tournaments.models import Tournament, TournamentLogEntry
from tournaments.public import caching
from tournaments.publication import lookup, reading
from tournaments.publication.document import standings_after_round
from tournaments.standings.meeting import Status
from tournaments.wording import stages
from tournaments.wording.history.log import ACTIONS

WHOLE = "inteira"
# Actions that change past standings: in the trail of a jogo, and in the log of the event.
OF_JOGO = (AuditEntry.Action.CORRECTED, AuditEntry.Action.REOPENED)
OF_EVENT = (*map(str, Status), "undone", "penalised", "penalty_lifted")


@caching.rendered_once("pagina", WHOLE)
@require_safe
def stood(request: HttpRequest, slug: str, stage: int, round: int) -> HttpResponseBase:  # noqa: A002 -- of the address
    """Show the standings after a round, with the reason for each place, and the corrections since.

    Fifty rows per page, `?pagina=`, or all of them for printing, `?inteira=1`.
    """
    head = reading.head(slug)
    if answer := caching.unchanged(request, head.version):
        return answer
    shown = reading.shown(head)
    found = standings_after_round.standings_after(shown, stage, round)
    of = standings_after_round.stage_of(shown, stage)
    last = lookup.closed_through(of)
    document = shown.document
    tables = [standings_chart(document, of, group) for group in found or ()]
    most = sum(len(table.rows) for table in tables) if WHOLE in request.GET else pages.ROWS
    page, told = pages.sliced_tables(tables, numbers.whole(request.GET.get("pagina", "")) or 0, most or 1)
    context = {
        "head": head,
        "document": document,
        "title": stages.stage_title(of) if len(document["stages"]) > 1 else "",
        "stage": stage,
        "round": round,
        "before": round - 1,
        "after": round + 1 if round < last else 0,
        "tables": None if found is None else [table for _number, table in told],
        "page": page,
        "since": changed_since(head.tournament, stage, round),
    }
    return caching.page(
        request, "tournaments/public/standings_after_round.html", context, version=head.version
    )


@dataclass(frozen=True, slots=True)
class Since:
    """A change in a round after the standings of that round."""

    at: datetime
    what: str | Promise
    reason: str


def changed_since(tournament: Tournament, stage: int, round_number: int) -> list[Since]:
    """Return the changes in the rounds of a stage up to this one, made after the last of them ended.

    Runs three queries. If the stage was restarted, only changes since then count.
    """
    log = TournamentLogEntry.objects.filter(tournament=tournament, stage__number=stage)
    begun = log.filter(action="stage_begun").order_by("-pk").values("pk")[:1]
    # Lines before the latest start of the stage belong to a draw that was discarded.
    log = log.filter(round__lte=round_number, pk__gt=Coalesce(Subquery(begun), 0))
    over = log.filter(action="round_closed").order_by().values("round").annotate(first=Min("at"))
    moments = [row["first"] for row in over]
    if not moments:
        return []
    of_jogos = AuditEntry.objects.filter(
        jogo__confronto__tournament=tournament,
        jogo__confronto__stage__number=stage,
        jogo__confronto__round__lte=round_number,
        action__in=OF_JOGO,
        at__gt=max(moments),
    )
    of_trails = tell(of_jogos.order_by("pk"))
    found = [Since(row.at, row.get_action_display(), row.reason) for row in of_trails]
    of_event = log.filter(action__in=OF_EVENT, at__gt=max(moments)).order_by("pk")
    found += [Since(row.at, ACTIONS[row.action], row.reason) for row in tell(of_event)]
    return sorted(found, key=lambda one: one.at)
