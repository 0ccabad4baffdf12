"""Message for the players' group before a round is published: the seating."""

from collections.abc import Iterable

from django.utils.translation import gettext as _

from tournaments.charts.texts.group_text import mesa_line, plain, rests, text
from tournaments.desk.rounds.sheet import PairingLine
from tournaments.models import Tournament


def seating_text(tournament: Tournament, title: str, rows: Iterable[PairingLine]) -> str:
    """Return the seating of a round as text, by mesa; resting duplas come last."""
    lines = [_seat(tournament, row) for row in rows]
    return text([tournament.name, title], lines)


def _seat(tournament: Tournament, row: PairingLine) -> str:
    names = " × ".join(plain(name) for name in row.confronto.names.values() if name)
    if row.confronto.is_bye:
        return rests(names)
    line = mesa_line(tournament, row.confronto.mesa, names)
    return _("%(line)s (depois)") % {"line": line} if row.second else line
