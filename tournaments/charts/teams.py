"""The tables of teams as a page shows them: of a stage, and over the whole event. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from django.utils.translation import gettext as _

from scoring.wording.numbers import points
from tournaments.charts.standings import ColumnHead
from tournaments.publication.document.shape import TournamentDocument
from tournaments.publication.document.standings_data import TeamLine
from tournaments.wording.rounds import place
from tournaments.wording.stages import above, head, long_head, stage_title


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamRow:
    """One team: its duplas by number and name, and a cell for each heading."""

    place: str
    name: str
    duplas: tuple[tuple[int, str], ...]
    cells: tuple[tuple[str, str], ...]  # short heading, value
    why: str
    gone: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamTable:
    """The teams of one table, in its order; before the first result, by number."""

    title: str
    heads: tuple[ColumnHead, ...]
    rows: tuple[TeamRow, ...]
    begun: bool


def team_tables(document: TournamentDocument, stage: int = 0) -> list[TeamTable]:
    """Return the table of a stage, if there are several stages, and that of the whole event.

    Returns an empty list without teams.
    """
    event = document.get("teams")
    if not event or not event["rows"]:
        return []
    whole = _table(_("Na soma de todas as fases"), event["rows"], vp=event["vp"])
    stages = document["stages"]
    if len(stages) < 2:
        return [replace(whole, title="")]
    of_stage = [
        _table(stage_title(one), one["teams"], vp=one["vp"])
        for one in stages
        if one["number"] == stage and one.get("teams")
    ]
    # Before the first result both tables are the same.
    return [*of_stage, whole] if whole.begun else [whole]


def team_of(document: TournamentDocument, number: int) -> str:
    """Return the name of the team of a dupla; empty without a team."""
    rows = document["teams"]["rows"] if "teams" in document else []
    return next((row["name"] for row in rows for one in row["duplas"] if one["number"] == number), "")


def _table(title: str, rows: Sequence[TeamLine], *, vp: bool) -> TeamTable:
    shown = [one["by"] for one in rows[0]["criteria"]]
    heads = [ColumnHead(head(by, vp=vp), long_head(by, vp=vp)) for by in shown]
    heads.append(ColumnHead(_("Jogos"), _("jogos ganhos e perdidos")))
    labels = [one.short for one in heads]
    return TeamTable(
        title=title,
        heads=tuple(heads),
        rows=tuple(_row(row, labels, vp=vp) for row in rows),
        begun=any(row["meetings"] for row in rows),
    )


def _row(row: TeamLine, labels: list[str], *, vp: bool) -> TeamRow:
    values = [points(one["value"]) for one in row["criteria"]]
    won, lost = row["jogos"]
    return TeamRow(
        place=place(row["place"], row["place_to"]),
        name=row["name"],
        duplas=tuple((one["number"], one["name"]) for one in row["duplas"]),
        cells=tuple(zip(labels, [*values, f"{points(won)}–{points(lost)}"], strict=True)),
        why=above(row["above"], vp=vp, shared=row["place"] != row["place_to"]),
        gone=row["disqualified"],
    )
