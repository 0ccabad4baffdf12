"""The state of agreement on the pages of a jogo: mãos to be confirmed, and differences between sides."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from django.utils.translation import gettext as _

from scoring.entry.apart_matching import draft_of, same
from scoring.errors import MaoRejected
from scoring.forms.comparison import Comparison, FactRow, beside, compared
from scoring.forms.mao import MaoForm
from scoring.forms.totals import form_of as form_with
from scoring.jogo.mao_state import CONTESTED, MaoState, is_asked, is_contested
from scoring.jogo.sheet import MaoLine, Sheet
from scoring.models import Jogo, Mao, Submission
from scoring.models.mao import UNSAID
from scoring.table.sent.dispatch import side_of
from scoring.wording.messages import sentence


@dataclass(frozen=True, slots=True)
class Version:
    """The entry of one side: its rows, and its time."""

    side: str
    rows: list[FactRow]
    at: datetime


@dataclass(frozen=True, slots=True)
class Difference:
    """A mão with different versions.

    version: the current version, 0 if it is not recorded. by: the side that contests it; "" if each side entered its
    own version.
    """

    partida: int
    number: int
    version: int
    versions: tuple[Version, ...]
    reason: str = ""
    by: str = ""

    @property
    def about(self) -> Comparison:
        """Return the versions side by side."""
        return beside(*(version.rows for version in self.versions))


def due(sheet: Sheet, side: str) -> list[MaoLine]:
    """Return the mãos that a side may confirm now, or that any side may if `side` is empty.

    They include mãos that the side has contested, because it may accept them later.
    """
    if sheet.over or sheet.jogo.entry != Jogo.Entry.CONFIRM:
        return []
    waiting = {line.mao.pk for line in sheet.unconfirmed}
    return [
        line
        for partida in sheet.partidas
        if partida.over or not sheet.jogo.per_partida
        for line in partida.maos
        if line.mao.pk in waiting and is_asked(line.mao, line.said, side)
    ]


def news(sheet: Sheet, side: str) -> list[MaoLine]:
    """Return the mãos of `due` that the side, or any side if `side` is empty, has not answered yet."""
    sides = [side] if side else sheet.jogo.sides
    return [
        line
        for line in due(sheet, side)
        if any(is_asked(line.mao, line.said, one) and not is_contested(line.said, one) for one in sides)
    ]


def asked(sheet: Sheet) -> list[str]:
    """Return the sides with mãos to confirm."""
    return [side for side in sheet.jogo.sides if due(sheet, side)]


def context_of_seat(sheet: Sheet, seat: str) -> dict[str, object]:
    """Return the template context for a seat."""
    side = side_of(seat)
    shown: dict[str, object] = {"side": side, "due": news(sheet, side), "differences": differences(sheet)}
    shown |= {"asked": asked(sheet)}
    return shown | {"waiting": sheet.waiting(side), "stranded": sheet.stranded(side)}


def calls(sheet: Sheet, seat: str) -> bool:
    """Return whether the dupla at this seat has something to confirm or to settle."""
    side = side_of(seat)
    return bool(side) and (bool(news(sheet, side)) or sheet.flagged)


def differences(sheet: Sheet) -> list[Difference]:
    """Return the mãos on which the sides do not agree, with both versions."""
    if sheet.differs:
        return [_sent_apart(sheet)]
    return [
        _contested(sheet.jogo, partida.number, line)
        for partida in sheet.partidas
        for line in partida.maos
        if line.state == MaoState.DIVERGENT
    ]


def _sent_apart(sheet: Sheet) -> Difference:
    jogo, sent = sheet.jogo, [sheet.sent[side] for side in sheet.jogo.sides]
    rows_of = compared(*(_form(jogo, envio.facts) for envio in sent))
    versions = tuple(Version(envio.side, rows, envio.at) for envio, rows in zip(sent, rows_of, strict=True))
    return Difference(*sheet.next_place, 0, versions, _refused(sheet))


def _refused(sheet: Sheet) -> str:
    # An entry made ahead of time is judged again once the points before it are known.
    jogo, ruleset = sheet.jogo, sheet.jogo.load_rules()
    before = sheet.state.before
    for side, envio in sheet.sent.items():
        try:
            draft_of(jogo, envio, before)
        except MaoRejected as exc:
            said = (sentence(problem, None, ruleset) for problem in (*exc.errors, *exc.warnings))
            return f"{jogo.label(side)}: {' '.join(said)}"
    if same(jogo, sheet.sent, before):
        return _("As duas duplas enviaram o mesmo, mas assim a mão não fecha: confiram e enviem de novo.")
    return ""


def _contested(jogo: Jogo, partida: int, line: MaoLine) -> Difference:
    mao = line.mao
    latest = {word.side: word for word in line.said}
    word = max((one for one in latest.values() if one.verdict == CONTESTED), key=lambda one: one.pk)
    versions: tuple[Version, ...] = ()
    if word.facts is not None:
        stands, instead = compared(_form(jogo, mao.facts), _form(jogo, word.facts))
        writer = "" if mao.side == UNSAID else mao.side
        versions = (Version(writer, stands, mao.entered_at), Version(word.side, instead, word.at))
    return Difference(partida, mao.number, mao.version, versions, word.reason, word.side)


def _form(jogo: Jogo, facts: Mapping[str, object]) -> MaoForm:
    return form_with(jogo, facts, partida=1, number=1)


def to_change(sheet: Sheet, side: str, asked: str | None) -> Submission | None:
    """Return a side's entry to be changed: that of the mão in `asked` (`1.3`), else of the next one, if any."""
    if asked is None or sheet.jogo.entry != Jogo.Entry.APART:
        return None
    places = {f"{partida}.{number}": (partida, number) for partida, number in sheet.waiting(side)}
    return sheet.sends.get(places.get(asked, sheet.next_place), {}).get(side)


def form_of(envio: Submission, jogo: Jogo) -> MaoForm:
    """Return the form filled in with a side's entry, for entering it again."""
    return form_with(jogo, envio.facts, partida=envio.partida, number=envio.number)


def facts_changed(form: MaoForm, mao: Mao) -> dict[str, object] | None:
    """Return the facts in a form if they differ from those of its mão."""
    before = _form(form.jogo, mao.facts)
    stands, typed = compared(before, form)
    return form.facts() if any(row.differs for row in (*stands, *typed)) else None
