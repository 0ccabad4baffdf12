"""What is sent to the players' group: who sits where, and how they stand. Plain text with marks of WhatsApp. Pure."""

from collections.abc import Iterable, Iterator, Sequence

from django.utils.translation import gettext as _

from tournaments.charts.bracket import BracketChart
from tournaments.charts.round import MeetingLine, RoundChart
from tournaments.charts.stage import StageChart
from tournaments.charts.standings import StandingsChart
from tournaments.hall.arrangement import place_of
from tournaments.models import Tournament

MARKS = str.maketrans("*_~`", "∗‗∼'")  # in a name they would begin a bold word


def round_text(tournament: Tournament, title: str, each: RoundChart) -> str:
    """Return who sits where in a published round, group by group, by mesa; who rests where the round has it."""
    lines: list[str] = []
    for group in each.groups:
        if group.number:
            lines += ["", f"*{_('Grupo %(number)s') % {'number': group.number}}*"]
        lines += [_meeting(tournament, one) for one in group.meetings]
    return text([tournament.name, title], lines)


def bracket_text(tournament: Tournament, bracket: BracketChart) -> str:
    """Return who sits where in the bracket now; empty while nobody does."""
    columns = [*bracket.rounds, *([bracket.third] if bracket.third else []), *bracket.others]
    seated = [
        (column.title, box.mesa, " × ".join(side.text for side in box.slots))
        for column in columns
        for box in column.boxes
        if box.mesa
    ]
    title = ", ".join(dict.fromkeys(title for title, _mesa, _who in seated))
    lines = [mesa_line(tournament, mesa, who) for _title, mesa, who in sorted(seated, key=lambda one: one[1])]
    return text([tournament.name, title], lines) if lines else ""


def standings_text(event: str, stage: StageChart, said: str, tables: Iterable[StandingsChart] = ()) -> str:
    """Return how a stage stands: place, who, and the first value of each.

    said: when, or which publication it is. tables: those of them that are told, all unless it says.
    """
    lines: list[str] = []
    for table in tables or stage.standings:
        if table.title:
            lines += ["", f"*{plain(table.title)}*"]
        for row in table.rows:
            first = "".join(f" · {cell.label} {cell.value}" for cell in row.cells[:1])
            lines.append(f"{row.place} {plain(row.name)}{first}")
    return text([event, stage.title, said], lines) if lines else ""


def _meeting(tournament: Tournament, one: MeetingLine) -> str:
    names = " × ".join(" + ".join(plain(who.name) for who in seat.people) for seat in one.seats)
    return rests(names) if one.css == "is-bye" else mesa_line(tournament, one.mesa, names)


def rests(names: str) -> str:
    """Return the line of who rests."""
    return _("Folga: %(names)s") % {"names": names}


def mesa_line(tournament: Tournament, mesa: int | None, names: str) -> str:
    """Return the line of those who sit at a mesa, or wait for one."""
    where = _("Mesa %(mesa)s") % {"mesa": mesa} if mesa else _("Esperando mesa")
    if place := place_of(tournament, mesa):
        where = f"{where} ({plain(place)})"
    return f"{where}: {names}"


def text(heads: Sequence[str], lines: Sequence[str]) -> str:
    """Return heads, the first of them bold, and lines below."""
    return "\n".join([*_heads(heads), "", *lines]).strip()


def _heads(heads: Sequence[str]) -> Iterator[str]:
    for at, head in enumerate(filter(None, heads)):
        yield f"*{plain(head)}*" if at == 0 else plain(head)


def plain(name: str) -> str:
    """Return a name without the signs that would mark a word."""
    return name.translate(MARKS)
