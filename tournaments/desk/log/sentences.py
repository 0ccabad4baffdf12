"""A line of any log in words: action, place, author and reason."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from django.db.models import Model
from django.utils.text import capfirst
from django.utils.translation import gettext as _

from scoring.ledger.trail_lines import line_of as trail_line_of
from scoring.models import AuditEntry
from tournaments.desk.jogo.trail import changes_of, who_wrote
from tournaments.ledger.log_lines import line_of
from tournaments.models import ClubLogEntry, Draw, TournamentLogEntry
from tournaments.wording.history import club_log
from tournaments.wording.history.log import ACTIONS, details


@dataclass(frozen=True, slots=True, kw_only=True)
class LogEntry:
    """One line. confronto: id of the confronto of its jogo, 0 if it has none; code: the action."""

    at: datetime
    who: str
    code: str
    said: str
    where: str = ""
    details: str = ""
    reason: str = ""
    confronto: int = 0


def entry(line: Model) -> LogEntry:
    """Return a line of any log in words."""
    match line:
        case TournamentLogEntry():
            return _of_event(line)
        case AuditEntry():
            return _of_jogo(line)
        case ClubLogEntry():
            who = line.actor.get_username() if line.actor else _("sozinho")
            return LogEntry(at=line.at, who=who, code=f"clube:{line.action}", said=club_log.sentence(line))
        case Draw():
            return _of_draw(line)
    raise TypeError(line)


def _of_event(line: TournamentLogEntry) -> LogEntry:
    where = [
        str(line.stage or ""),
        _("rodada %(number)s") % {"number": line.round} if line.round else "",
        line.dupla.name if line.dupla else "",
    ]
    return LogEntry(
        at=line.at,
        who=line.actor.get_username() if line.actor else _("sozinho"),
        code=line.action,
        said=capfirst(str(ACTIONS[line.action])),
        where=_joined(where),
        details=details(line_of(line)),
        reason=line.reason,
    )


def _of_jogo(line: AuditEntry) -> LogEntry:
    confronto = line.jogo.confronto
    changes = [
        f"{one.what}: {one.before} → {one.after}" if one.before else f"{one.what}: {one.after}"
        for one in changes_of(line.jogo, trail_line_of(line))
    ]
    where = [
        str(confronto.stage),
        _("rodada %(number)s") % {"number": confronto.round},
        _("mesa %(mesa)s") % {"mesa": confronto.mesa} if confronto.mesa else "",
        " × ".join(line.jogo.labels),
    ]
    return LogEntry(
        at=line.at,
        who=who_wrote(line),
        code=f"jogo:{line.action}",
        said=capfirst(line.get_action_display()),
        where=_joined(where),
        details="; ".join(changes),
        reason=line.reason,
        confronto=confronto.pk,
    )


def _of_draw(line: Draw) -> LogEntry:
    again = line.number > 1
    where = [
        _("fase %(number)s") % {"number": line.stage},
        _("rodada %(number)s") % {"number": line.round} if line.round else "",
    ]
    told = {"seed": line.seed, "number": line.number}
    return LogEntry(
        at=line.at,
        who="",
        code="drawn",
        said=_("Chave sorteada de novo") if again else _("Chave sorteada"),
        where=_joined(where),
        details=_("sorteio nº %(seed)s, a %(number)sª vez") % told
        if again
        else _("sorteio nº %(seed)s") % told,
    )


def _joined(parts: Iterable[str]) -> str:
    return " · ".join(filter(None, parts))
