"""The crosstable by rounds: a row for each dupla, a column for each round, with opponent and result. Pure."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.wording.numbers import points
from tournaments.charts.crosstable import too_many
from tournaments.charts.round import meeting
from tournaments.charts.standings import notes
from tournaments.plan.formats import FORMATS
from tournaments.publication import lookup
from tournaments.publication.document.play_data import ConfrontoData
from tournaments.publication.document.shape import StageData
from tournaments.publication.document.standings_data import StandingsRow
from tournaments.wording import stages
from tournaments.wording.rounds import Lazy, place

FEW, WIDEST = 6, 12  # rounds that fit a line on a phone; rounds that fit a page as columns
OPEN, UNSETTLED = "…", "*"
LEVEL = frozenset({"played", "director", "abandoned"})  # statuses that are level without a winner
LETTERS: Mapping[str, Lazy] = {
    "winner": gettext_lazy("V"),
    "level": gettext_lazy("E"),
    "loser": gettext_lazy("D"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundCell:
    """The result of a dupla in a round.

    opponent: its place in the order of the standings. outcome: winner, level or loser. said: the status, if the
    letter is not enough. awaits: the reason why the result may change.
    """

    opponent: int | None = None
    outcome: str = ""
    said: str = ""
    awaits: str = ""

    @property
    def letter(self) -> str:
        """Return the outcome as one letter."""
        return str(LETTERS.get(self.outcome, ""))

    @property
    def mark(self) -> str:
        """Return the mark of a meeting without a result, or of a result that may change."""
        return (UNSETTLED if self.outcome else OPEN) if self.awaits else ""


NOTHING = RoundCell(said="–")  # no meeting in this round


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundsRow:
    """A dupla of the stage. place: in the order of the standings. notes: explain its place and its points."""

    place: int
    number: int
    name: str
    notes: tuple[str, ...]
    cells: tuple[RoundCell, ...]
    points: str


@dataclass(frozen=True, slots=True)
class RoundColumn:
    """The heading of a round. title: in full."""

    number: int
    short: str
    title: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundsCrosstable:
    """A stage, or one of its lists, which then has a title.

    worth: heading of the points. across: the places of opponents refer to the other list.
    """

    title: str
    across: bool
    worth: str
    rounds: tuple[RoundColumn, ...]
    rows: tuple[RoundsRow, ...]

    @property
    def size(self) -> str:
        """Return `few` if all rounds fit a line on a phone, `wrapped` if they do not fit a page, else an empty text."""
        count = len(self.rounds)
        return "few" if count <= FEW else "wrapped" if count > WIDEST else ""

    @property
    def marks(self) -> set[str]:
        """Return the marks that occur in the table, for its legend."""
        return {cell.mark for row in self.rows for cell in row.cells}


def meets_by_rounds(stage: StageData) -> bool:
    """Return whether a stage has this table: a round is posted, and a crosstable by opponents is not possible."""
    return bool(stage["rounds"]) and (FORMATS[stage["format"]].meets_some or too_many(stage))


def rounds_crosstables(stage: StageData) -> tuple[RoundsCrosstable, ...]:
    """Return the table of a stage, or one for each of its lists; empty before the first result."""
    if not meets_by_rounds(stage) or not any(row["meetings"] for row in lookup.lines(stage)):
        return ()
    numbers = [each["round"] for each in stage["rounds"]]
    columns = [
        RoundColumn(one, _("%(number)sª") % {"number": one}, stages.round_title(one)) for one in numbers
    ]
    met = dict(_met(stage))
    return tuple(
        RoundsCrosstable(
            title=stages.list_title(stage, group["group"]) if group["group"] else "",
            across=stage.get("lists") == "lines",
            worth=stages.head("points", vp=stage["vp"]),
            rounds=tuple(columns),
            rows=tuple(
                RoundsRow(
                    place=at,
                    number=row["dupla"],
                    name=row["name"],
                    notes=(*_shared(row), *notes(row)),
                    cells=tuple(met.get((row["dupla"], one), NOTHING) for one in numbers),
                    points=points(row["points"]),
                )
                for at, row in enumerate(group["rows"], start=1)
            ),
        )
        for group in stage["standings"]
    )


def _shared(row: StandingsRow) -> Iterator[str]:
    if row["place"] != row["place_to"]:
        yield _("divide o lugar: %(places)s") % {"places": place(row["place"], row["place_to"])}


def _met(stage: StageData) -> Iterator[tuple[tuple[int, int], RoundCell]]:
    # An opponent is named by its row in this table, because shared places would be ambiguous.
    places = {
        row["dupla"]: at for group in stage["standings"] for at, row in enumerate(group["rows"], start=1)
    }
    for each in stage["rounds"]:
        for one in each["confrontos"]:
            line = meeting(stage, each, one)
            over = one["state"] in {"bye", "done"}
            for at, seat in enumerate(line.seats):
                other = line.seats[1 - at].people[0].number if len(line.seats) > 1 else 0
                yield (
                    (seat.people[0].number, each["round"]),
                    RoundCell(
                        opponent=places.get(other),
                        outcome=seat.outcome or ("level" if _is_level(one) else ""),
                        said=stages.short_status(one["status"]) if over else "",
                        awaits=line.said if not over or "reopened" in one else "",
                    ),
                )


def _is_level(one: ConfrontoData) -> bool:
    if unofficial := lookup.unofficial(one):
        return unofficial["reason"] == "level"
    # Standings count every result without a winner as level.
    return one["state"] == "done" and one["status"] in LEVEL and not one["winner"]
