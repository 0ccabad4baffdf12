"""A row a mesa: what can be typed of its sheet next, and what was typed of it.

A place is `confronto.partida.mão`; each field of its form is sent under it. So what is typed goes where its page said,
also when somebody else has gone on there in between.
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
OF_THE_MAO: Final = ("ending", "mortos_to_stock", "started")  # asked once, not of each side
# What a row has of its own accord: without anything else nothing was typed in it.
NOT_TYPED: Final = {"client_id", "partida", "number", "acknowledged", "mortos_to_stock", WHOLE}

type Place = tuple[int, int, int]  # confronto, partida, mão


@dataclass(frozen=True, slots=True)
class PaperField:
    """One field as the page draws it. choices: of one that is chosen; tick: it is ticked; side: whose it is."""

    name: str
    label: str
    value: str
    side: str = ""
    choices: tuple[tuple[str, str], ...] = ()
    tick: bool = False
    wrong: str = ""


@dataclass(slots=True)
class PaperEntry:
    """One mão, or a whole partida: its form, and what came of it. stored: its score once it stands."""

    place: Place
    form: MaoForm
    whole: bool
    filled: bool
    said: list[str] = field(default_factory=list)
    stored: str = ""

    @property
    def key(self) -> str:
        """Return the place as it stands in front of the names of the fields."""
        return ".".join(map(str, self.place))

    @property
    def title(self) -> str:
        """Return what it is of."""
        _pk, partida, number = self.place
        words = {"partida": partida, "number": number}
        return _("%(partida)sª partida") % words if self.whole else _("%(partida)sª, mão %(number)s") % words

    @property
    def wrong(self) -> bool:
        """Whether it was typed and does not stand."""
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
        """Return what is asked once."""
        return [self._field(self.form[name]) for name in OF_THE_MAO if name in self.form.fields]

    @property
    def size(self) -> int:
        """Return how many fields it has on the page."""
        return 1 + len(self.of_mao()) + sum(len(fields) for _side, _label, fields in self.of_sides())

    def sentences(self) -> list[str]:
        """Return everything that is wrong, each once."""
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
    """One mesa. entries: what can be typed of it, nothing where its duplas have to confirm first."""

    confronto: Confronto
    entries: list[PaperEntry]

    @property
    def anchor(self) -> str:
        """Return the id of the row on the page."""
        return f"linha-{self.confronto.pk}"

    @property
    def title(self) -> str:
        """Return how the row is called: by its mesa, or where it has none by who plays."""
        if self.confronto.mesa:
            return _("Mesa %(mesa)s") % {"mesa": self.confronto.mesa}
        return self.confronto.versus

    @property
    def wrong(self) -> bool:
        """Whether anything that was typed of it does not stand."""
        return any(one.wrong for one in self.entries)


@dataclass(frozen=True, slots=True)
class Typed:
    """What was sent: the answers by place."""

    seal: UUID
    by_place: Mapping[Place, QueryDict]


def read(post: QueryDict, seal: UUID) -> Typed:
    """Return what was sent. seal: of the page, by which it is known when it comes again."""
    by_key: dict[str, QueryDict] = defaultdict(lambda: QueryDict(mutable=True))
    for name, values in post.lists():
        key, dash, rest = name.partition("-")
        if dash:
            by_key[key].setlist(rest, values)
    found: dict[Place, QueryDict] = {}
    for key in post.getlist(PLACE):
        try:
            place = PlaceField().to_python(key)
        except ValidationError:  # no page of ours sends that
            continue
        if place:
            confronto, partida, number = place
            found[confronto, partida, number] = by_key[key]
    return Typed(seal, found)


def rows_of(tournament: Tournament, kind: str, typed: Typed | None = None) -> list[PaperRow]:
    """Return a row for each mesa that is played, or for those of a page that was sent, by mesa.

    kind: whether the count of a mão is asked for, or its totals alone, of the whole partida where it has none yet.
    As many queries for many rows as for one.
    """
    wanted = Q(jogo__closed_at=None, status="")
    if typed:
        wanted = Q(pk__in={confronto for confronto, _partida, _number in typed.by_place})
    found = Confronto.objects.filter(wanted, tournament=tournament, jogo__isnull=False)
    by_mesa = F("mesa").asc(nulls_last=True)
    confrontos = list(found.with_sides("jogo", "stage").order_by("stage__number", "round", by_mesa, "pk"))
    standing = sheets([one.jogo for one in confrontos if one.jogo])
    return [_row(one, one.jogo, standing[one.jogo.pk], kind, typed) for one in confrontos if one.jogo]


def lost(typed: Typed, rows: Iterable[PaperRow]) -> list[str]:
    """Return what was typed of confrontos that there are no more: they were drawn anew."""
    known = {row.confronto.pk for row in rows}
    texts = (_answers(data) for place, data in typed.by_place.items() if place[0] not in known)
    return [", ".join(found) for found in texts if found]


def _answers(data: QueryDict) -> list[str]:
    return [
        value for name, values in data.lists() if name not in NOT_TYPED for value in values if value.strip()
    ]


def _row(confronto: Confronto, jogo: Jogo, standing: Sheet, kind: str, typed: Typed | None) -> PaperRow:
    sent = (
        {place: data for place, data in typed.by_place.items() if place[0] == confronto.pk} if typed else {}
    )
    if sent and typed:
        entries = [_entry(jogo, place, kind, data, typed.seal) for place, data in sorted(sent.items())]
    elif jogo.closed_at or standing.awaiting:
        entries = []
    else:
        entries = [_entry(jogo, (confronto.pk, *next_), kind) for next_ in _next(jogo, standing, kind)]
    return PaperRow(confronto, entries)


def _next(jogo: Jogo, standing: Sheet, kind: str) -> Iterator[tuple[int, int]]:
    """Yield what may be typed: the next mão; of totals also the partidas after it."""
    yield standing.next_place
    if kind == TOTALS:
        partida = standing.next_place[0]
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
    for name, value in where.items():
        data[name] = str(value)
    if whole:
        data[WHOLE] = "1"
    data["client_id"] = str(uuid5(seal, ".".join(map(str, place))))
    return PaperEntry(place, form_class(data, jogo=jogo, initial={}), whole, filled)


def _bound(asked: SideAsks) -> list[BoundField]:
    late = [ask.field for ask in asked.late]
    more = [one for one in (asked.morto, *late, asked.warned) if one is not None]
    return [*(ask.field for ask in asked.numbers), *more]
