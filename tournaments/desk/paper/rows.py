"""Rows of the page for paper súmulas: for each mesa the mãos that can be entered next, with what was typed.

A place is `confronto.partida.mão`, and the prefix of the fields of its form. So every value is stored at the place that
the page showed, even if somebody else has entered mãos there meanwhile.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final
from uuid import UUID, uuid5

from django.core.exceptions import ValidationError
from django.db.models import F, Q
from django.forms.boundfield import BoundField
from django.http import QueryDict
from django.utils.translation import gettext as _

import rules
from scoring.forms.mao import MaoForm
from scoring.forms.mao_page import SideAsks
from scoring.forms.totals import TotalsForm
from scoring.input.fields import PlaceField
from scoring.jogo.sheet import Sheet, sheets
from scoring.jogo.typed_totals import WHOLE
from scoring.models import Jogo
from tournaments.models import Confronto, Tournament

COUNT, TOTALS = "contas", "totais"
PLACE: Final = "lugar"
OF_THE_MAO: Final = ("ending", "mortos_to_stock", "started")  # asked once for each mão, not for each side
# Fields that the page fills itself: a row with only these counts as empty.
NOT_TYPED: Final = {"client_id", "partida", "number", "acknowledged", "mortos_to_stock", WHOLE}

type Place = tuple[int, int, int]  # confronto, partida, mão


@dataclass(frozen=True, slots=True)
class PaperField:
    """One field of the page. choices: of a select; tick: whether it is a checkbox; side: the side it belongs to."""

    name: str
    label: str
    value: str
    side: str = ""
    choices: tuple[tuple[str, str], ...] = ()
    tick: bool = False
    wrong: str = ""


@dataclass(slots=True)
class PaperEntry:
    """One mão or whole partida, with its form and the outcome. stored: its score once it is stored."""

    place: Place
    form: MaoForm
    whole: bool
    filled: bool
    said: list[str] = field(default_factory=list)
    stored: str = ""

    @property
    def key(self) -> str:
        """Return the place as the prefix of the field names."""
        return ".".join(map(str, self.place))

    @property
    def title(self) -> str:
        """Return the heading: the partida, or partida and mão."""
        _pk, partida, number = self.place
        words = {"partida": partida, "number": number}
        return _("%(partida)sª partida") % words if self.whole else _("%(partida)sª, mão %(number)s") % words

    @property
    def wrong(self) -> bool:
        """Whether it was filled in and is not stored."""
        return self.filled and not self.stored

    def of_sides(self) -> list[tuple[str, str, list[PaperField]]]:
        """Return each side with its name and its fields."""
        if isinstance(self.form, TotalsForm):
            return [(one.side, one.label, [self._field(one.total, one.side)]) for one in self.form.asked()]
        return [
            (asked.side, asked.label, [self._field(bound, asked.side) for bound in _bound(asked)])
            for asked in self.form.sides()
        ]

    def of_mao(self) -> list[PaperField]:
        """Return the fields that are asked once for the mão."""
        return [self._field(self.form[name]) for name in OF_THE_MAO if name in self.form.fields]

    @property
    def size(self) -> int:
        """Return the number of its fields on the page."""
        return 1 + len(self.of_mao()) + sum(len(fields) for _side, _label, fields in self.of_sides())

    def sentences(self) -> list[str]:
        """Return all error messages, without duplicates."""
        asked = [f"{one.what}: {one.sentence}" if one.what else one.sentence for one in self.form.pointed()]
        return list(dict.fromkeys([*self.said, *asked]))

    def _field(self, bound: BoundField, side: str = "") -> PaperField:
        choices = tuple(getattr(bound.field.widget, "choices", ()))
        tick = bound.name.endswith("-warned")
        value = bound.value()
        wrong = " ".join(map(str, self.form.errors.get(bound.name, ()))) if self.filled else ""
        name = f"{self.key}-{bound.name}"
        said = "" if value in (None, False) else str(value)
        return PaperField(name, str(bound.label), said, side, choices, tick, wrong)


@dataclass(slots=True)
class PaperRow:
    """One mesa. entries: what can be entered; empty if its duplas have to confirm a mão first."""

    confronto: Confronto
    entries: list[PaperEntry]

    @property
    def anchor(self) -> str:
        """Return the id of the row on the page."""
        return f"linha-{self.confronto.pk}"

    @property
    def title(self) -> str:
        """Return the heading of the row: its mesa, or without one its players."""
        if self.confronto.mesa:
            return _("Mesa %(mesa)s") % {"mesa": self.confronto.mesa}
        return self.confronto.versus

    @property
    def wrong(self) -> bool:
        """Whether any of its entries was filled in and is not stored."""
        return any(one.wrong for one in self.entries)


@dataclass(frozen=True, slots=True)
class TypedPage:
    """The sent page: the answers by place."""

    seal: UUID
    by_place: Mapping[Place, QueryDict]


def read(post: QueryDict, seal: UUID) -> TypedPage:
    """Return the sent page. seal: the id of the page, by which a repeated request is recognised."""
    by_key: dict[str, QueryDict] = defaultdict(lambda: QueryDict(mutable=True))
    for name, values in post.lists():
        key, dash, rest = name.partition("-")
        if dash:
            by_key[key].setlist(rest, values)
    found: dict[Place, QueryDict] = {}
    for key in post.getlist(PLACE):
        try:
            place = PlaceField().to_python(key)
        except ValidationError:  # not sent by our pages
            continue
        if place:
            confronto, partida, number = place
            found[confronto, partida, number] = by_key[key]
    return TypedPage(seal, found)


def rows_of(tournament: Tournament, kind: str, typed: TypedPage | None = None) -> list[PaperRow]:
    """Return a row for each mesa in play, or for each mesa of a sent page, by mesa.

    kind: whether mãos are entered with their counts, or only with totals (of a whole partida if it has no mão yet). The
    number of queries does not depend on the number of rows.
    """
    wanted = Q(jogo__closed_at=None, status="")
    if typed:
        wanted = Q(pk__in={confronto for confronto, _partida, _number in typed.by_place})
    found = Confronto.objects.filter(wanted, tournament=tournament, jogo__isnull=False)
    by_mesa = F("mesa").asc(nulls_last=True)
    confrontos = list(found.with_sides("jogo", "stage").order_by("stage__number", "round", by_mesa, "pk"))
    standing = sheets([one.jogo for one in confrontos if one.jogo])
    return [_row(one, one.jogo, standing[one.jogo.pk], kind, typed) for one in confrontos if one.jogo]


def lost(typed: TypedPage, rows: Iterable[PaperRow]) -> list[str]:
    """Return the values that were typed for confrontos that no longer exist, because the round was drawn again."""
    known = {row.confronto.pk for row in rows}
    texts = (_answers(data) for place, data in typed.by_place.items() if place[0] not in known)
    return [", ".join(found) for found in texts if found]


def _answers(data: QueryDict) -> list[str]:
    return [
        value for name, values in data.lists() if name not in NOT_TYPED for value in values if value.strip()
    ]


def _row(confronto: Confronto, jogo: Jogo, standing: Sheet, kind: str, typed: TypedPage | None) -> PaperRow:
    sent = (
        {place: data for place, data in typed.by_place.items() if place[0] == confronto.pk} if typed else {}
    )
    # A sent row shows exactly the mãos that the page had, even if others were entered meanwhile.
    if sent and typed:
        entries = [_entry(jogo, place, kind, data, typed.seal) for place, data in sorted(sent.items())]
    # While duplas have to confirm a mão, the next one cannot be entered.
    elif jogo.closed_at or standing.awaiting:
        entries = []
    else:
        entries = [_entry(jogo, (confronto.pk, *next_), kind) for next_ in _next(jogo, standing, kind)]
    return PaperRow(confronto, entries)


def _next(jogo: Jogo, standing: Sheet, kind: str) -> Iterator[tuple[int, int]]:
    yield standing.next_place
    if kind == TOTALS:
        partida = standing.next_place[0]
        # Totals may be entered for later partidas too, one after the other.
        yield from ((later, 1) for later in range(partida + 1, jogo.partidas + 1))


def _entry(
    jogo: Jogo, place: Place, kind: str, data: QueryDict | None = None, seal: UUID | None = None
) -> PaperEntry:
    _pk, partida, number = place
    form_class = TotalsForm if kind == TOTALS else MaoForm
    whole = kind == TOTALS and number == 1 and jogo.load_rules().end != rules.ROUND
    where = {"partida": partida, "number": number}
    if data is None or seal is None:
        return PaperEntry(place, form_class(jogo=jogo, initial=where), whole, filled=False)
    filled = bool(_answers(data))
    # The place comes from the page, not from typed values.
    for name, value in where.items():
        data[name] = str(value)
    if whole:
        data[WHOLE] = "1"
    # The key is derived from page and place, so that a page sent twice stores each mão once.
    data["client_id"] = str(uuid5(seal, ".".join(map(str, place))))
    return PaperEntry(place, form_class(data, jogo=jogo, initial={}), whole, filled)


def _bound(asked: SideAsks) -> list[BoundField]:
    late = [ask.field for ask in asked.late]
    more = [one for one in (asked.morto, *late, asked.warned) if one is not None]
    return [*(ask.field for ask in asked.numbers), *more]
