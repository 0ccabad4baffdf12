"""The audit trail of a jogo in words: author, time, device, values before and after, reason."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from scoring.forms.comparison import compared
from scoring.forms.mao import MaoForm
from scoring.forms.totals import form_of
from scoring.jogo.typed_totals import are_totals
from scoring.ledger.trail_lines import (
    BellRung,
    BellUndone,
    BroughtFromFile,
    CallAnswered,
    Corrected,
    DealAgreed,
    Dealer,
    DealerNamed,
    DirectorCalled,
    HolderChanged,
    JogoResult,
    MaoRecorded,
    MaoSent,
    MaoTakenBack,
    MaoVersion,
    Opened,
    PlayersSeated,
    Reassigned,
    Relancinho,
    RelancinhoNoted,
    Renamed,
    ResultChanged,
    Ruled,
    SaidBySide,
    SeatReissued,
    SentBySide,
    SheetChecked,
    TrailLine,
    line_of,
)
from scoring.models import AuditEntry, Jogo
from scoring.wording.messages import jogo_reason
from scoring.wording.numbers import points
from tournaments.desk.access import DEVICE
from tournaments.hall.seating import SYSTEM
from tournaments.ledger.names_apart import tell


@dataclass(frozen=True, slots=True)
class ValueChange:
    """One changed value. before: empty if there was none."""

    what: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class TrailEntry:
    """One line of the trail."""

    registro: AuditEntry
    who: str
    where: str
    changes: list[ValueChange]


def trail(jogo: Jogo) -> list[TrailEntry]:
    """Return the whole trail of a jogo, latest first. One query, and up to two more if there are reasons."""
    found = tell(AuditEntry.objects.filter(jogo=jogo).select_related("actor").order_by("-pk"))
    return [
        TrailEntry(row, who_wrote(row), _device(row.device), changes_of(jogo, line_of(row))) for row in found
    ]


def who_wrote(row: AuditEntry) -> str:
    """Return the author of a line."""
    if row.actor:
        return str(row.actor)
    return _("o próprio sistema") if row.device == SYSTEM.device else _("mesa")


def _device(device: str) -> str:
    # Eight letters are enough to tell two phones of a mesa apart.
    return {DEVICE: _("painel"), SYSTEM.device: ""}.get(device, device[:8])


def changes_of(jogo: Jogo, line: TrailLine) -> list[ValueChange]:
    """Return the values that a line of the trail changed."""
    match line:
        case Corrected() | Ruled():
            return _of_version(jogo, line.before, line.after)
        case MaoRecorded() | SentBySide():
            return [ValueChange(_where(line.after), "", _points(line.after))]
        case MaoTakenBack():
            return [ValueChange(_where(line.before), _points(line.before), "–")]
        case SaidBySide():
            places = ", ".join("{partida}.{number}".format(**mao) for mao in line.after["maos"])
            who = jogo.label(line.after["side"]) if line.after["side"] else _("pela direção")
            return [ValueChange(_("Mão %(places)s") % {"places": places}, "", who)]
        case ResultChanged() | BellUndone() | BroughtFromFile():
            before = _result(jogo, line.before) if line.before else ""
            return [ValueChange(_("Resultado"), before, _result(jogo, line.after))]
        case DealerNamed() | DealAgreed() | RelancinhoNoted() | PlayersSeated():
            return [_of_note(jogo, line)]
        case SeatReissued() | DirectorCalled():
            return [_of_seat(jogo, line)]
        case HolderChanged():
            before, after = _device(line.before["device"]), _device(line.after["device"])
            return [ValueChange(_("Aparelho"), before, after or "–")]
        case Opened() | BellRung() | CallAnswered() | Renamed() | Reassigned() | SheetChecked():
            # No line holds names, so the present ones are told at the line that gave them.
            now = isinstance(line, Reassigned) and line.after["label_digests"] == jogo.label_digests
            return [ValueChange(_("Duplas"), "", str(jogo))] if now else []


def _of_note(jogo: Jogo, line: DealerNamed | DealAgreed | RelancinhoNoted | PlayersSeated) -> ValueChange:
    if isinstance(line, PlayersSeated):
        rows = (" · ".join(kept["seats"]) for kept in (line.before, line.after))
        return ValueChange(_("Lugares, para a esquerda"), *rows)
    if isinstance(line, RelancinhoNoted):
        side, count = jogo.label(line.after["side"]), line.after["count"]
        return ValueChange(_where(line.after), "", f"{side}: {count}")
    if isinstance(line, DealerNamed):
        return ValueChange(_where(line.after), "", jogo.label(line.after["side"]))
    deal, said = line.after, (_("dá: %s"), _("corta: %s"), _("abre: %s"))
    sides = (deal["side"], deal["cuts"], deal["first"])
    texts = (text % jogo.label(side) for text, side in zip(said, sides, strict=True))
    return ValueChange(_where(line.after), "", " · ".join(texts))


def _of_seat(jogo: Jogo, line: SeatReissued | DirectorCalled) -> ValueChange:
    seat = line.after["seat"]
    label = jogo.label(seat) if seat in jogo.sides else ""
    if isinstance(line, DirectorCalled):
        return ValueChange(_("Chamou"), "", label or _("a mesa"))
    return ValueChange(_("Código da dupla") if label else _("Código da mesa"), "", label or _("novo"))


def _of_version(jogo: Jogo, before: MaoVersion | None, after: MaoVersion) -> list[ValueChange]:
    if before is None:
        return [ValueChange(_where(after), "", _points(after))]
    totals = ValueChange(_where(after), _points(before), _points(after))
    if are_totals(before["facts"]) != are_totals(after["facts"]):
        return [totals]  # one has counts and the other only totals: rows cannot be compared
    # Facts are compared as the form shows them, so that only rows that differ are listed.
    old, new = compared(_form(jogo, before), _form(jogo, after))
    changed = [
        ValueChange(was.label, " · ".join(was.cells), " · ".join(now.cells))
        for was, now in zip(old, new, strict=True)
        if now.differs
    ]
    return [totals, *changed]


def _where(kept: MaoVersion | MaoSent | Dealer | Relancinho) -> str:
    return _("Partida %(partida)s, mão %(number)s") % kept


def _form(jogo: Jogo, kept: MaoVersion) -> MaoForm:
    return form_of(jogo, kept["facts"], number=kept["number"])


def _points(kept: MaoVersion | MaoSent) -> str:
    return " · ".join(map(points, kept["totals"].values()))


def _result(jogo: Jogo, kept: JogoResult) -> str:
    if not kept["reason"]:
        return _("em aberto")
    winner = jogo.label(kept["winner"]) if kept["winner"] else _("sem vencedor")
    return f"{winner}: {jogo_reason(kept['reason'])}"
