"""What is sent to the players' group: who sits where, and how they stand. Plain text with the marks of WhatsApp."""

from collections.abc import Iterable, Iterator, Sequence

from django.utils.translation import gettext as _

from tournaments.charts.bracket import BracketChart
from tournaments.charts.stage import StageChart
from tournaments.desk.rounds.sheet import PairingLine
from tournaments.hall.arrangement import place_of
from tournaments.models import Tournament

MARKS = str.maketrans("*_~`", "∗‗∼'")  # in a name they would begin a bold word


def seating_text(tournament: Tournament, title: str, rows: Iterable[PairingLine]) -> str:
    """Return who sits where in a round, by mesa; who rests comes last."""
    lines = [_seat(tournament, row) for row in rows]
    return _text([tournament.name, title], lines)


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
    lines = [
        _mesa_line(tournament, mesa, who) for _title, mesa, who in sorted(seated, key=lambda one: one[1])
    ]
    return _text([tournament.name, title], lines) if lines else ""


def standings_text(event: str, stage: StageChart, said: str) -> str:
    """Return how a stage stands: place, who, and the first value of each. said: when, or which publication it is."""
    lines: list[str] = []
    for table in stage.standings:
        if table.title:
            lines += ["", f"*{_plain(table.title)}*"]
        for row in table.rows:
            first = "".join(f" · {cell.label} {cell.value}" for cell in row.cells[:1])
            lines.append(f"{row.place} {_plain(row.name)}{first}")
    return _text([event, stage.title, said], lines) if lines else ""


def _seat(tournament: Tournament, row: PairingLine) -> str:
    names = " × ".join(_plain(name) for name in row.confronto.names.values() if name)
    if row.confronto.is_bye:
        return _("Folga: %(names)s") % {"names": names}
    line = _mesa_line(tournament, row.confronto.mesa, names)
    return _("%(line)s (depois)") % {"line": line} if row.second else line


def _mesa_line(tournament: Tournament, mesa: int | None, names: str) -> str:
    where = _("Mesa %(mesa)s") % {"mesa": mesa} if mesa else _("Espera mesa")
    if place := place_of(tournament, mesa):
        where = f"{where} ({_plain(place)})"
    return f"{where}: {names}"


def _text(heads: Sequence[str], lines: Sequence[str]) -> str:
    return "\n".join([*_heads(heads), "", *lines]).strip()


def _heads(heads: Sequence[str]) -> Iterator[str]:
    for at, head in enumerate(filter(None, heads)):
        yield f"*{_plain(head)}*" if at == 0 else _plain(head)


def _plain(name: str) -> str:
    return name.translate(MARKS)
