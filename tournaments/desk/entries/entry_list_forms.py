"""Forms for entering a list: its upload, its preview and the data that the preview sends back."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from django import forms
from django.core import signing
from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.input import numbers, texts
from scoring.input.fields import TextField
from tournaments.entries.list_entry import begun
from tournaments.entry_list.cells import MOST_BYTES, MOST_LETTERS, cells_of_file, cells_of_text
from tournaments.entry_list.columns import MOST_HEADS, PLACES, SAID, Column, Layout, chosen_columns, layout_of
from tournaments.entry_list.lines import BETWEEN, ListDraft, ListEntry, packed, unpacked
from tournaments.entry_list.marks import ENTERS, ExistingData, LineEffect, Marked, digest_of, mark
from tournaments.errors import TournamentError
from tournaments.forms import DeskForm
from tournaments.models import Tournament
from tournaments.wording.entry_list import sentence

# Lines with fields, and lines with a choice. More errors have to be corrected in the list itself.
# Lines with fields, and lines with a choice. More errors have to be corrected in the list itself.
MOST_FIELDS: Final = 150
SALT: Final = "list of entries"
FIRST_ROWS: Final = 4  # rows displayed below the menus of the columns
MENDED: Final = frozenset({LineEffect.UNREADABLE, LineEffect.TAKEN, LineEffect.DOUBTFUL})


class ListForm(DeskForm):
    """A form for a list, as a text or a file. draft: the first reading of a valid list."""

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
    draft: ListDraft

    def __init__(self, *args: Any, tournament: Tournament, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.tournament = tournament
        if tournament.alone:
            self.fields["lines"].label = _("Um nome por linha")

    def clean(self) -> dict[str, Any]:
        """Read the list. Refuse a text together with a file, because one of them would be ignored."""
        text, file = self.cleaned_data.get("lines", ""), self.cleaned_data.get("file")
        if text and file:
            self.add_error(
                "file", _("Envie o arquivo ou a lista colada, um de cada vez: apague um dos dois.")
            )
        elif not self.errors:
            with self.refusals():
                lines = cells_of_file(file.read(MOST_BYTES + 1)) if file else cells_of_text(text)
                self.draft = begun(self.tournament, lines)
        return self.cleaned_data


def sent_draft(post: QueryDict, size: int) -> tuple[ListDraft, bool]:
    """Return the list that a preview sends back with the corrections made on the page, and whether there are any.

    size: the number of players of an entry. Raises `TournamentError("list_lost")`.
    """
    try:
        shown = unpacked(signing.loads(post.get("lista", ""), salt=SALT))
    except signing.BadSignature as exc:
        raise TournamentError("list_lost") from exc
    right = _numbers(post.getlist("certo"))
    typed = {one.number: _typed(one, post, size, right) for one in shown.entries(size)}
    draft = replace(
        shown,
        layout=_layout(shown, post, size),
        typed={**shown.typed, **{number: names for number, names in typed.items() if names}},
        restored=shown.restored | _numbers(post.getlist("volta")),
        left_out=_numbers(post.getlist("fora")),
    )
    return draft, draft != shown


def _layout(draft: ListDraft, post: QueryDict, size: int) -> Layout:
    layout = draft.layout
    heading = numbers.whole(post.get("cabecalho", layout.heading))
    if heading not in {None, layout.heading}:
        return layout_of(draft.lines, size, heading)
    sent = [post.get(f"coluna-{at}", str(one)) for at, one in enumerate(layout.columns)]
    if sent != list(layout.columns) or post.get("acao") == "colunas":
        return chosen_columns(layout, sent)
    return layout


def _typed(entry: ListEntry, post: QueryDict, size: int, right: Collection[int]) -> tuple[str, ...]:
    shown = tuple(map(texts.line, _padded(entry.names, size)))
    fields = [(_field(entry, place), name) for place, name in zip(PLACES, shown, strict=False)]
    names = tuple(texts.line(post.get(f"{field}-e") or post.get(field, name)) for field, name in fields)
    return names if names != shown or entry.number in right else ()


def _field(entry: ListEntry, place: Column) -> str:
    # The name of the field of a player; that of the choice among similar names ends with "-e".
    return f"l{entry.number}-{place}"


def _numbers(typed: Collection[str]) -> frozenset[int]:
    return frozenset(number for one in typed if (number := numbers.whole(one)) is not None)


def _padded(texts: Sequence[str], size: int) -> tuple[str, ...]:
    return (*texts, *[""] * size)[:size]


class Field(NamedTuple):
    """A field to correct a line. name: of the HTML field; problem: the error message."""

    name: str
    label: str
    value: str
    problem: str


class NameChoice(NamedTuple):
    """A choice between similar names, or a free name for a namesake. name: of the HTML field."""

    name: str
    typed: str
    others: tuple[str, ...]
    free: str


class Menu(NamedTuple):
    """The menu for the kind of a column. name: of the HTML field; head: the heading of the column, or its number."""

    name: str
    head: str
    value: str


class PreviewRow(NamedTuple):
    """A line of the preview. The template unpacks it, because a variable costs a third of an attribute lookup.

    names: one per text line; more: the other values, with the headings of their columns. can_leave: whether the
    director may exclude the line; is_asked: whether it can be corrected or has a choice; came: the original text, if
    its reading is doubtful.
    """

    number: str
    state: str
    names: str
    symbol: str
    word: str
    tone: str
    more: list[tuple[str, str]]
    can_leave: bool
    is_asked: bool
    came: str
    sentences: list[str]
    fields: list[Field]
    choices: list[NameChoice]
    marked: Marked


class ListPreview:
    """The preview of a list.

    enter: the number of lines that are entered; stay: of those that are not, by symbol and word. unmended, unchosen:
    the number of lines with errors and of lines with similar names that exceed the limit of fields. carried, digest:
    values of hidden fields. menus, first, offered: the menus of the columns, the first rows, and the options of the
    menus. heads: lines that may be the headings. public, private, ignored: the columns that are published, that only
    the directors read, and that are not used.
    """

    def __init__(self, draft: ListDraft, known: ExistingData) -> None:
        self._size, self._new, layout = known.size, _("(novo)"), draft.layout
        self._words = {one: _(one.alone if known.size == 1 else one.word) for one in LineEffect}
        marked = mark(draft.entries(known.size), known)
        counts = Counter(one.state for one in marked)
        self._said = [(one, _(one.label)) for one in SAID if any(each.texts.get(one) for each in marked)]
        faulty = [one.entry.number for one in marked if self._is_faulty(one)]
        near = [one.entry.number for one in marked if one.state is LineEffect.NEAR]
        asked = {*faulty[:MOST_FIELDS], *near[:MOST_FIELDS]}
        self.rows = [self._row(one, one.entry.number in asked) for one in marked]
        self.enter, self.near = sum(counts[one] for one in ENTERS), len(near)
        self.stay = [
            (one.symbol, self._words[one], counts[one])
            for one in LineEffect
            if counts[one] and one not in ENTERS
        ]
        self.is_in = not self.enter and counts[LineEffect.ENTERED] > 0
        self.unmended, self.unchosen = (max(0, len(one) - MOST_FIELDS) for one in (faulty, near))
        self.carried = signing.dumps(packed(draft), salt=SALT, compress=True)
        self.digest = digest_of(marked)
        self.columns = [label for _column, label in self._said]
        self.sure, self.heading, width = layout.sure, layout.heading, len(layout.columns)
        heads = next((line.cells for line in draft.lines if line.number == layout.heading), ())
        self.menus = [
            Menu(f"coluna-{at}", head or _("coluna %(number)s") % {"number": at + 1}, str(layout.columns[at]))
            for at, head in enumerate(_padded(heads, width))
        ]
        below = [line.cells for line in draft.lines if line.number > layout.heading]
        self.first = [_padded(cells, width) for cells in below[:FIRST_ROWS]]
        hidden = PLACES[known.size :] if known.size > 1 else (*PLACES, Column.DUPLA)
        self.offered = [(str(one), _(one.label)) for one in Column if one not in hidden]
        self.heads = [
            (line.number, BETWEEN.join(filter(None, line.cells))[:60]) for line in draft.lines[:MOST_HEADS]
        ]
        used = [one for one in Column if one in layout.columns and one is not Column.SKIP]
        self.public = [_(one.label) for one in used if one.public]
        self.private = [_(one.label) for one in used if not one.public]
        self.ignored = [menu.head for menu in self.menus if menu.value == Column.SKIP]

    def _is_faulty(self, one: Marked) -> bool:
        if one.entry.doubt == "columns":  # the menus, not fields, correct doubtful columns
            return False
        return one.state in MENDED | {LineEffect.REPEATED} or (
            one.state is LineEffect.ENTERED and self._size == 1
        )

    def _row(self, marked: Marked, asked: bool) -> PreviewRow:
        entry, state, players, problems, _seed, said = marked
        names = [f"{who.name} {self._new}" if who.is_new else who.name for who in players] or entry.names
        mended = PLACES[: self._size] if asked and state in MENDED else ()
        at_field = [one for one in problems if one.place in mended and one.code != entry.doubt]
        return PreviewRow(
            number=str(entry.number),
            state=state.value,
            names=entry.text if state is LineEffect.STRUCK else "\n".join(names),
            symbol=state.symbol,
            word=self._words[state],
            tone=state.tone,
            more=[(label, said.get(column, "")) for column, label in self._said],
            can_leave=marked.enters or state is LineEffect.OUT,
            is_asked=state is not LineEffect.NEW,
            came=entry.text if mended else "",
            sentences=[sentence(one) for one in problems if one not in at_field],
            fields=[
                Field(
                    _field(entry, place),
                    _(place.label),
                    name,
                    " ".join(sentence(one) for one in at_field if one.place == place),
                )
                for place, name in zip(mended, _padded(entry.names, self._size), strict=False)
            ],
            choices=[
                NameChoice(f"{_field(entry, place)}-e", who.name, who.near, who.free)
                for place, who in zip(PLACES, players, strict=False)
                if asked and (who.near or who.free)
            ],
            marked=marked,
        )
