"""Texts for the players' group chat: seating and standings, as plain text with WhatsApp marks. Pure."""

from collections.abc import Iterable, Iterator, Sequence

from django.utils.translation import gettext as _

from tournaments.charts.bracket import BracketChart
from tournaments.charts.round import MeetingLine, RoundChart
from tournaments.charts.stage import StageChart
from tournaments.charts.standings import StandingsChart
from tournaments.hall.arrangement import place_of
from tournaments.models import Tournament

MARKS = str.maketrans("*_~`", "∗‗∼'")  # in a name these would start bold or italic text


def round_text(tournament: Tournament, title: str, each: RoundChart) -> str:
    """Return the seating of a posted round, by group and mesa, with the byes."""
    lines: list[str] = []
    for group in each.groups:
        if group.number:
            lines += ["", f"*{_('Grupo %(number)s') % {'number': group.number}}*"]
        lines += [_meeting(tournament, one) for one in group.meetings]
    return text([tournament.name, title], lines)


def bracket_text(tournament: Tournament, bracket: BracketChart) -> str:
    """Return the current seating of a bracket; empty if no mesa is taken."""
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
    """Return the standings of a stage: place, name, and the first value of each row.

    said: the time or the revision. tables: the tables to include, by default all.
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
    """Return the line for a bye."""
    return _("Folga: %(names)s") % {"names": names}


def mesa_line(tournament: Tournament, mesa: int | None, names: str) -> str:
    """Return the line for a mesa, or for a jogo that waits for one."""
    where = _("Mesa %(mesa)s") % {"mesa": mesa} if mesa else _("Esperando mesa")
    if place := place_of(tournament, mesa):
        where = f"{where} ({plain(place)})"
    return f"{where}: {names}"


def text(heads: Sequence[str], lines: Sequence[str]) -> str:
    """Return the heads, the first one in bold, with the lines below."""
    return "\n".join([*_heads(heads), "", *lines]).strip()


def _heads(heads: Sequence[str]) -> Iterator[str]:
    for at, head in enumerate(filter(None, heads)):
        yield f"*{plain(head)}*" if at == 0 else plain(head)


def plain(name: str) -> str:
    """Return a name without characters that WhatsApp reads as marks."""
    return name.translate(MARKS)
