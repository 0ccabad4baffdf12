"""The final ranking as a page shows it: all duplas, and how far each advanced. Pure."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.translation import gettext as _

from scoring.wording.numbers import points
from tournaments.publication import lookup
from tournaments.publication.document.shape import StageData, TournamentDocument
from tournaments.publication.document.standings_data import FinalRow
from tournaments.wording.rounds import place, why
from tournaments.wording.stages import head, list_title, stage_title, worth


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalLine:
    """One row.

    reached: how far it advanced. first: among the first three places. last: disqualified. unpublished: a note
    about the published place, if it differs.
    """

    place: str
    number: int
    name: str
    reached: str
    first: bool
    last: bool
    unpublished: str = ""


def final_lines(document: TournamentDocument) -> list[FinalLine]:
    """Return the rows of the final ranking; empty before the end of the last stage."""
    stages = {stage["number"]: stage for stage in document["stages"]}
    return [
        FinalLine(
            place=place(row["place"], row["place_to"]),
            number=row["dupla"],
            name=row["name"],
            reached=_reached(row, stages.get(row["stage"]), alone=len(stages) == 1),
            first=row["place_to"] <= 3 and not row["disqualified"],
            last=row["disqualified"],
        )
        for row in document.get("final_ranking", [])
    ]


def _reached(row: FinalRow, stage: StageData | None, *, alone: bool) -> str:
    if row["disqualified"]:
        return _("Desclassificação")
    if stage is None:
        return _("Saiu antes de jogar")
    where = "" if alone else stage_title(stage)
    if "side_of" in stage:
        where = _("%(stage)s (de quem não seguiu)") % {"stage": where}
    if row["fate"]:
        said = why(row["fate"])
    else:
        said = place(row["stage_place"], row["stage_place_to"])
        if row["group"]:
            said = f"{said} · {list_title(stage, row['group'])}"
        # In a single stage the place is already in the first column.
        elif alone:
            said = ""
        said = " · ".join(filter(None, (said, *_figures(row, stage))))
    said = ": ".join(filter(None, (where, said)))
    if row["left"]:
        return "; ".join(filter(None, (said, _("saiu do torneio"))))
    return said


def _figures(row: FinalRow, stage: StageData) -> Iterator[str]:
    if line := lookup.points_line(stage, row):
        yield worth(line["points"], vp=stage["vp"])
        if stage["vp"]:
            yield f"{points(line['made'][0])} {head('made', vp=True)}"
