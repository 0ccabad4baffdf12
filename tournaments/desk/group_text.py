"""What is sent to the players' group before a round is published: who sits where."""

from collections.abc import Iterable

from django.utils.translation import gettext as _

from tournaments.charts.group_text import mesa_line, plain, rests, text
from tournaments.desk.rounds.sheet import PairingLine
from tournaments.models import Tournament


def seating_text(tournament: Tournament, title: str, rows: Iterable[PairingLine]) -> str:
    """Return who sits where in a round, by mesa; who rests comes last."""
    lines = [_seat(tournament, row) for row in rows]
    return text([tournament.name, title], lines)


def _seat(tournament: Tournament, row: PairingLine) -> str:
    names = " × ".join(plain(name) for name in row.confronto.names.values() if name)
    if row.confronto.is_bye:
        return rests(names)
    line = mesa_line(tournament, row.confronto.mesa, names)
    return _("%(line)s (depois)") % {"line": line} if row.second else line
