"""The title of the round of a confronto: as in its bracket column, or by number."""

from collections.abc import Iterable, Sequence
from typing import Any

from django.db.models import Count, OuterRef, QuerySet, Subquery
from django.utils.translation import gettext as _

from scoring.models import Jogo
from scoring.signals import Where
from tournaments.charts.bracket import column_title
from tournaments.hall.arrangement import place_of
from tournaments.models import Confronto, Round, Stage
from tournaments.pairing import round_name
from tournaments.plan.formats import FORMATS
from tournaments.stage_plan import format_of


def titled(confrontos: QuerySet[Confronto]) -> QuerySet[Any]:
    """Annotate confrontos with the number of first-round nodes of their knockout, which `round_title` needs.

    For a few confrontos: the nodes are counted for each row.
    """
    nodes = _first_nodes().filter(stage=OuterRef("stage"))
    return confrontos.annotate(first_nodes=Subquery(nodes.values("count")))


def with_titles(confrontos: Iterable[Confronto]) -> list[Any]:
    """Return the confrontos with the data that `round_title` needs. Runs one query for any number of rows."""
    rows: list[Any] = list(confrontos)
    nodes = _first_nodes().filter(stage__in={row.stage_id for row in rows})
    counts = dict(nodes.values_list("stage", "count"))
    for row in rows:
        row.first_nodes = counts.get(row.stage_id)
    return rows


def _first_nodes() -> QuerySet[Any, Any]:
    tree = Confronto.objects.filter(kind=Confronto.Kind.MAIN, round=1)
    named = [key for key, one in FORMATS.items() if one.names_rounds]
    rows = tree.filter(stage__plan__format__in=named).order_by().values("stage")
    return rows.annotate(count=Count("pk"))


def round_title(confronto: Any) -> str:
    """Return the title of the round of a confronto that was read by `titled` or `with_titles`."""
    final = (confronto.first_nodes or 0).bit_length()  # number of the round of the final, played or not
    name = str(round_name(final, confronto.round)) if confronto.round <= final else ""
    return column_title(str(confronto.kind), confronto.round, name)


def round_names(rows: Sequence[Round]) -> dict[int, str]:
    """Return the names of rounds read with their stages, by id: `Rodada 2`, or in a knockout `Semifinais`.

    One query with rounds of a knockout.
    """
    names = names_of([(row.stage, row.number) for row in rows])
    return {row.pk: name for row, name in zip(rows, names, strict=True)}


def names_of(rounds: Sequence[tuple[Stage, int]]) -> list[str]:
    """Return the names of rounds, given by stage and number, like `round_names`."""
    named = [at for at in rounds if format_of(at[0]).names_rounds]
    nodes = [Confronto(stage=stage, round=number, kind=Confronto.Kind.MAIN) for stage, number in named]
    titles = dict(zip(named, map(round_title, with_titles(nodes) if nodes else ()), strict=True))
    return [titles.get(at) or _("Rodada %(number)s") % {"number": at[1]} for at in rounds]


def where(jogo: Jogo) -> Where | None:
    """Return the place of a jogo; None for a jogo without an event. Runs one query."""
    # By id, because the order of an event takes longer to write down than the query to run, and there is one row.
    found = titled(Confronto.objects.filter(jogo=jogo)).select_related("tournament").order_by("pk").first()
    if found is None:
        return None
    place = place_of(found.tournament, found.mesa)
    return Where(found.tournament.name, found.mesa, round_title(found), place)
