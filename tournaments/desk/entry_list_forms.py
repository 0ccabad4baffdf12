"""The forms of a list of entries: how it comes, how it is shown, and what its preview sends back."""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Self

from django import forms
from django.http import QueryDict
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.input import numbers, texts
from scoring.input.fields import TextField
from tournaments.entry_list.cells import MOST_LETTERS, cells_of_text
from tournaments.entry_list.files import MOST_BYTES, cells_of_file
from tournaments.entry_list.lines import Entry, entries_in, packed, unpacked
from tournaments.entry_list.marks import Known, Marked, State, mark
from tournaments.entry_list.places import PLACES
from tournaments.entry_list.seen import Choices, Seen, chosen, digest_of
from tournaments.forms import DeskForm
from tournaments.models import Tournament
from tournaments.wording.entry_list import Sign, sentence, sign_of

MOST_FIELDS: Final = 150  # lines put right in place, and lines with a choice; of more, the list itself
FAULTY: Final = frozenset({State.UNREADABLE, State.TAKEN})
EDITED: Final = (*PLACES, "seed", "other")  # what is put right in place
LABELS: Final[Mapping[str, str | Promise]] = {
    "first": gettext_lazy("Jogador 1"),
    "second": gettext_lazy("Jogador 2"),
    "third": gettext_lazy("Jogador 3"),
    "seed": gettext_lazy("Cabeça"),
    "home": gettext_lazy("Vem de"),
    "team": gettext_lazy("Equipe"),
    "phone": gettext_lazy("Telefone"),
    "note": gettext_lazy("Observação"),
    "other": gettext_lazy("Sobrou"),
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
        self.size = tournament.size
        if tournament.alone:
            self.fields["lines"].label = _("Um nome por linha")

    def clean(self) -> dict[str, Any]:
        """Refuse a text and a file at once: one of them would be lost."""
        if self.cleaned_data.get("lines") and self.cleaned_data.get("file"):
            self.add_error(
                "file", _("Envie o arquivo ou a lista colada, um de cada vez: apague um dos dois.")
            )
        return self.cleaned_data

    def entries(self) -> list[Entry]:
        """Return what the list says. Raises `TournamentError` as the readers of lists."""
        file = self.cleaned_data["file"]
        lines = (
            cells_of_file(file.read(MOST_BYTES + 1)) if file else cells_of_text(self.cleaned_data["lines"])
        )
        return entries_in(lines, size=self.size)


@dataclass(frozen=True, slots=True)
class Sent:
    """What a preview sends back. as_sent: its lines as they were shown; entries: with what was put right in place."""

    as_sent: list[Entry]
    entries: list[Entry]
    edited: bool
    seen: Seen
    left_out: frozenset[int]
    choices: Choices

    @classmethod
    def read(cls, post: QueryDict) -> Self:
        """Read it. Raises `TournamentError("list_lost")`."""
        as_sent = unpacked(post.get("lista", ""))
        choices = {
            (one.number, place): name
            for one in as_sent
            for place in PLACES
            if (name := texts.line(post.get(f"l{one.number}-{place}-e", "")))
        }
        mended = [_mended(one, post) for one in as_sent]
        return cls(
            as_sent=as_sent,
            entries=chosen(mended, choices),
            edited=mended != as_sent,
            seen=Seen(post.get("visto", ""), _lines(post.get("fora-visto", "").split())),
            left_out=_lines(post.getlist("fora")),
            choices=choices,
        )


def _mended(entry: Entry, post: QueryDict) -> Entry:
    """Return an entry with what was typed over it. What a field cannot hold comes back otherwise, and was not typed."""
    typed = {
        place: texts.line(post.get(name, ""))
        for place in EDITED
        if (name := f"l{entry.number}-{place}") in post
    }
    return entry.mended(
        {place: text for place, text in typed.items() if text != texts.line(getattr(entry, place))}
    )


def _lines(typed: Collection[str]) -> frozenset[int]:
    return frozenset(number for one in typed if (number := numbers.whole(one)) is not None)


class Field(NamedTuple):
    """A field in a line. name: of the field; problem: what is wrong with it."""

    name: str
    label: str
    value: str
    problem: str


class Choice(NamedTuple):
    """Who a name nearly is. name: of the field."""

    name: str
    typed: str
    others: tuple[str, ...]


class Row(NamedTuple):
    """A line of the preview."""

    marked: Marked
    sign: Sign
    sentences: list[str]
    fields: list[Field]
    choices: list[Choice]
    more: list[tuple[str, str]]  # by the head of its column
    can_leave: bool


@dataclass(frozen=True, slots=True)
class Preview:
    """What would become of a list. carried, digest, left_out: what the page sends back.

    unmended, unchosen: lines that cannot enter, and lines with a near name, that have no field any more.
    """

    rows: list[Row]
    columns: list[str]
    enter: int
    stay: list[tuple[Sign, int]]
    near: int
    carried: str
    digest: str
    left_out: str
    unmended: int
    unchosen: int

    @property
    def is_in(self) -> bool:
        """Whether nothing of it enters because it has entered."""
        return not self.enter and any(row.marked.state is State.ENTERED for row in self.rows)


def preview(entries: list[Entry], known: Known, left_out: Collection[int]) -> Preview:
    """Lay a list beside who is there, and show it."""
    marked = mark(entries, known, left_out)
    counts = Counter(one.state for one in marked)
    columns = [name for name in MORE if any(_more(one, name) for one in marked)]
    faulty = [one.entry.number for one in marked if one.state in FAULTY]
    near = [one.entry.number for one in marked if one.state is State.NEAR]
    asked = frozenset(faulty[:MOST_FIELDS] + near[:MOST_FIELDS])
    return Preview(
        rows=[_row(one, columns, known, one.entry.number in asked) for one in marked],
        columns=[str(LABELS[name]) for name in columns],
        enter=sum(one.enters for one in marked),
        stay=[
            (sign_of(state, alone=known.size == 1), counts[state])
            for state in State
            if counts[state] and state not in {State.NEW, State.NEAR}
        ],
        near=len(near),
        carried=packed(entries),
        digest=digest_of(marked),
        left_out=" ".join(map(str, sorted(left_out))),
        unmended=max(0, len(faulty) - MOST_FIELDS),
        unchosen=max(0, len(near) - MOST_FIELDS),
    )


def _row(marked: Marked, columns: list[str], known: Known, asked: bool) -> Row:
    number = marked.entry.number
    mended, chosen_from = asked and marked.state in FAULTY, asked and marked.state is State.NEAR
    return Row(
        marked=marked,
        sign=sign_of(marked.state, alone=known.size == 1),
        sentences=[sentence(one) for one in marked.problems if not mended or one.place not in EDITED],
        fields=_fields(marked, known.size) if mended else [],
        choices=[
            Choice(f"l{number}-{place}-e", who.name, who.near)
            for place, who in zip(PLACES, marked.players, strict=False)
            if chosen_from and who.near
        ],
        more=[(str(LABELS[name]), _more(marked, name)) for name in columns],
        can_leave=marked.enters or marked.state is State.OUT,
    )


def _fields(marked: Marked, size: int) -> list[Field]:
    entry = marked.entry
    said: dict[str, list[str]] = {}
    for problem in marked.problems:
        said.setdefault(problem.place, []).append(sentence(problem))
    wanted = [
        place
        for place in EDITED
        if place in PLACES[:size] or place in said or (place in PLACES and getattr(entry, place))
    ]
    return [
        Field(
            f"l{entry.number}-{place}",
            str(LABELS[place]),
            getattr(entry, place),
            " ".join(said.get(place, ())),
        )
        for place in wanted
    ]


def _more(marked: Marked, name: str) -> str:
    return marked.texts.get(name, "") if marked.texts and name != "seed" else str(getattr(marked.entry, name))
