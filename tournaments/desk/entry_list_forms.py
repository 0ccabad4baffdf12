"""The forms of a list of entries: how it comes, how it is shown, and what its preview sends back."""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, Self

from django import forms
from django.http import QueryDict
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.input import numbers, texts
from scoring.input.fields import TextField
from tournaments.entries.list_entry import begun
from tournaments.entry_list.cells import MOST_LETTERS, cells_of_text
from tournaments.entry_list.columns import MOST_HEADS, Column, Layout, chosen_columns, layout_of
from tournaments.entry_list.files import MOST_BYTES, cells_of_file
from tournaments.entry_list.lines import Draft, Entry, packed, unpacked
from tournaments.entry_list.marks import Known, Marked, State, digest_of, mark
from tournaments.entry_list.places import PLACES
from tournaments.forms import DeskForm
from tournaments.models import Tournament
from tournaments.wording.entry_list import Sign, columns_offered, sentence, sign_of

MOST_FIELDS: Final = 150  # lines put right in place, and lines with a choice; of more, the list itself
FIRST_ROWS: Final = 4  # shown below the menus of the columns
FAULTY: Final = frozenset({State.UNREADABLE, State.TAKEN, State.DOUBTFUL, State.REPEATED})
LABELS: Final[Mapping[str, str | Promise]] = {
    "first": gettext_lazy("Jogador 1"),
    "second": gettext_lazy("Jogador 2"),
    "third": gettext_lazy("Jogador 3"),
    "seed": gettext_lazy("Cabeça"),
    "home": gettext_lazy("Vem de"),
    "team": gettext_lazy("Equipe"),
    "phone": gettext_lazy("Telefone"),
    "note": gettext_lazy("Observação"),
}
MORE: Final = ("seed", "home", "team", "phone", "note")  # shown where a line has something in them


class ListForm(DeskForm):
    """A list of entries as a text, or as a file."""

    anchor = "lista"
    lines = TextField(
        lines=True,
        label=gettext_lazy("Uma dupla por linha"),
        max_length=MOST_LETTERS,
        required=False,
        widget=forms.Textarea(attrs={"rows": 8, "spellcheck": "false"}),
    )

    file = forms.FileField(
        label=gettext_lazy("Ou um arquivo: CSV ou planilha XLSX"),
        required=False,
        error_messages={"empty": gettext_lazy("O arquivo está vazio.")},
        widget=forms.FileInput(attrs={"accept": ".csv,.tsv,.txt,.xlsx"}),
    )

    def __init__(self, *args: Any, tournament: Tournament, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.tournament = tournament
        if tournament.alone:
            self.fields["lines"].label = _("Um nome por linha")

    def clean(self) -> dict[str, Any]:
        """Refuse a text and a file at once: one of them would be lost."""
        if self.cleaned_data.get("lines") and self.cleaned_data.get("file"):
            self.add_error(
                "file", _("Envie o arquivo ou a lista colada, um de cada vez: apague um dos dois.")
            )
        return self.cleaned_data

    def draft(self) -> Draft:
        """Return the list as it is read at first. Raises `TournamentError` as the readers of lists."""
        file = self.cleaned_data["file"]
        lines = (
            cells_of_file(file.read(MOST_BYTES + 1)) if file else cells_of_text(self.cleaned_data["lines"])
        )
        return begun(self.tournament, lines)


@dataclass(frozen=True, slots=True)
class Sent:
    """The list that a preview sends back. as_sent: as the page showed it; draft: with the corrections made on the page.

    seen: the digest of the preview that the page showed.
    """

    as_sent: Draft
    draft: Draft
    seen: str

    @classmethod
    def read(cls, post: QueryDict, size: int) -> Self:
        """Read it. size: how many players an entry has. Raises `TournamentError("list_lost")`."""
        as_sent = unpacked(post.get("lista", ""))
        right = _numbers(post.getlist("certo"))
        typed = {
            one.number: names for one in as_sent.entries(size) if (names := _typed(one, post, size, right))
        }
        draft = replace(
            as_sent,
            layout=_layout(as_sent, post, size),
            typed={**as_sent.typed, **typed},
            restored=as_sent.restored | _numbers(post.getlist("volta")),
            left_out=_numbers(post.getlist("fora")),
        )
        return cls(as_sent, draft, post.get("visto", ""))

    @property
    def edited(self) -> bool:
        """Whether something else would enter than was shown."""
        return self.draft != self.as_sent


def _layout(draft: Draft, post: QueryDict, size: int) -> Layout:
    """Return how the list is read with the menus as they were sent: another heading, or other columns."""
    layout = draft.layout
    heading = numbers.whole(post.get("cabecalho", ""))
    if heading is not None and heading != layout.heading:
        return layout_of(draft.lines, size, heading)
    sent = [post.get(f"coluna-{at}", str(one)) for at, one in enumerate(layout.columns)]
    if sent != list(layout.columns) or post.get("acao") == "colunas":
        return chosen_columns(layout, sent)
    return layout


def _typed(entry: Entry, post: QueryDict, size: int, right: Collection[int]) -> tuple[str, ...]:
    """Return the names typed, chosen or confirmed for an entry; an empty tuple if it was left unchanged."""
    shown = tuple(texts.line(name) for name in (*entry.names, *[""] * size)[:size])
    fields = [(f"l{entry.number}-{place}", name) for place, name in zip(PLACES, shown, strict=False)]
    names = tuple(texts.line(post.get(f"{field}-e") or post.get(field, name)) for field, name in fields)
    return names if names != shown or entry.number in right else ()


def _numbers(typed: Collection[str]) -> frozenset[int]:
    return frozenset(number for one in typed if (number := numbers.whole(one)) is not None)


class Field(NamedTuple):
    """A field in a line. name: of the field; problem: what is wrong with it."""

    name: str
    label: str
    value: str
    problem: str


class Choice(NamedTuple):
    """Who a name nearly is, or what another person of this name is called. name: of the field."""

    name: str
    typed: str
    others: tuple[str, ...]
    free: str


class Row(NamedTuple):
    """A line of the preview. text: as it came, where it is not sure how it is read."""

    marked: Marked
    number: str
    state: str
    sign: Sign
    sentences: list[str]
    fields: list[Field]
    choices: list[Choice]
    more: list[tuple[str, str]]  # by the head of its column
    text: str
    can_leave: bool
    can_be_right: bool


class Menu(NamedTuple):
    """What a column holds. name: of the field; head: its head, or its number."""

    name: str
    head: str
    value: str


@dataclass(frozen=True, slots=True)
class Preview:
    """What would become of a list. carried, digest: what the page sends back.

    menus, first, offered: what each column holds, the first rows, and the words of the menus. heads: the lines that may
    be the one with the heads. ignored: heads of columns that are not used. unmended, unchosen: lines that cannot enter,
    and lines with a near name, that have no field any more.
    """

    rows: list[Row]
    columns: list[str]
    enter: int
    stay: list[tuple[Sign, int]]
    near: int
    carried: str
    digest: str
    unmended: int
    unchosen: int
    menus: list[Menu]
    first: list[tuple[str, ...]]
    offered: list[tuple[str, str]]
    heads: list[tuple[int, str]]
    heading: int
    ignored: list[str]
    sure: bool

    @property
    def is_in(self) -> bool:
        """Whether nothing of it enters because it has entered."""
        return not self.enter and any(row.marked.state is State.ENTERED for row in self.rows)


def preview(draft: Draft, known: Known) -> Preview:
    """Lay a list beside who is there, and show it."""
    alone = known.size == 1
    marked = mark(draft.entries(known.size), known)
    counts = Counter(one.state for one in marked)
    columns = [name for name in MORE if any(_more(one, name) for one in marked)]
    faulty = [one.entry.number for one in marked if _is_faulty(one, known.size)]
    near = [one.entry.number for one in marked if one.state is State.NEAR]
    asked = frozenset(faulty[:MOST_FIELDS] + near[:MOST_FIELDS])
    layout, menus = draft.layout, _menus(draft)
    below = [line for line in draft.lines if line.number > layout.heading]
    signs = {state: sign_of(state, alone=alone) for state in counts}
    heads = {name: str(LABELS[name]) for name in columns}
    return Preview(
        rows=[_row(one, signs[one.state], heads, known.size, one.entry.number in asked) for one in marked],
        columns=list(heads.values()),
        enter=sum(one.enters for one in marked),
        stay=[
            (signs[state], counts[state])
            for state in State
            if counts[state] and state not in {State.NEW, State.NEAR}
        ],
        near=len(near),
        carried=packed(draft),
        digest=digest_of(marked),
        unmended=max(0, len(faulty) - MOST_FIELDS),
        unchosen=max(0, len(near) - MOST_FIELDS),
        menus=menus,
        first=[_wide(line.cells, len(menus)) for line in below[:FIRST_ROWS]],
        offered=columns_offered(known.size),
        heads=[(line.number, " · ".join(filter(None, line.cells))[:60]) for line in draft.lines[:MOST_HEADS]],
        heading=layout.heading,
        ignored=[menu.head for menu in menus if menu.value == Column.SKIP],
        sure=layout.sure,
    )


def _menus(draft: Draft) -> list[Menu]:
    columns = draft.layout.columns
    heads = next((line.cells for line in draft.lines if line.number == draft.layout.heading), ())
    return [
        Menu(f"coluna-{at}", head or _("coluna %(number)s") % {"number": at + 1}, str(columns[at]))
        for at, head in enumerate(_wide(heads, len(columns)))
    ]


def _wide(cells: tuple[str, ...], width: int) -> tuple[str, ...]:
    return (*cells, *[""] * width)[:width]


def _is_faulty(one: Marked, size: int) -> bool:
    """Whether a line has fields or a choice; not where only the columns are doubtful, which the menus tell."""
    if one.state is State.DOUBTFUL:
        return one.entry.doubt != "columns"
    return one.state in FAULTY or (one.state is State.ENTERED and size == 1)


def _row(marked: Marked, sign: Sign, heads: Mapping[str, str], size: int, asked: bool) -> Row:
    number, state = marked.entry.number, marked.state
    mended = asked and state in FAULTY - {State.REPEATED}
    at_field = PLACES[:size] if mended else ()
    return Row(
        marked=marked,
        number=str(number),
        state=str(state),
        sign=sign,
        sentences=[
            sentence(one)
            for one in marked.problems
            if one.place not in at_field or one.code == marked.entry.doubt
        ],
        fields=_fields(marked, size) if mended else [],
        choices=[
            Choice(f"l{number}-{place}-e", who.name, who.near, who.free)
            for place, who in zip(PLACES, marked.players, strict=False)
            if who.near or who.free
        ]
        if asked
        else [],
        more=[(head, _more(marked, name)) for name, head in heads.items()],
        text="" if marked.enters else marked.entry.text,
        can_leave=marked.enters or state is State.OUT,
        can_be_right=mended and state is State.DOUBTFUL,
    )


def _fields(marked: Marked, size: int) -> list[Field]:
    entry = marked.entry
    said: dict[str, list[str]] = {}
    for problem in marked.problems:
        if problem.code != entry.doubt:
            said.setdefault(problem.place, []).append(sentence(problem))
    names = (*entry.names, *[""] * size)[:size]
    return [
        Field(f"l{entry.number}-{place}", str(LABELS[place]), name, " ".join(said.get(place, ())))
        for place, name in zip(PLACES, names, strict=False)
    ]


def _more(marked: Marked, name: str) -> str:
    if marked.state is State.STRUCK:
        return ""
    return marked.texts.get(name, "") if marked.texts and name != "seed" else str(getattr(marked.entry, name))
