"""The presentation of a mão's form: the questions of each side, and the errors of each answer."""

from collections.abc import Sequence
from dataclasses import dataclass

from django import forms
from django.forms.boundfield import BoundField
from django.utils.translation import gettext as _

import rules
from scoring.forms import card_text
from scoring.forms.questions import NOBODY_ALONE, Count, lineups
from scoring.jogo.before import Before
from scoring.models import Jogo
from scoring.wording import terms

TWO_STATES = {"taken", "not_taken"}
MANY = 4  # the number of counts that fit a small phone with their questions above them
EACH, TEN = 8, 10  # cards of a rank in two decks, and the first number of two digits
SHORT, SHORT_WORD = 20, 9  # characters of a question beside its answer, and of a word in it


@dataclass(frozen=True, slots=True)
class Ask:
    """One number asked of a side."""

    field: BoundField
    count: Count

    @property
    def chips(self) -> bool:
        """Whether the number is so small that the usual values are shown as buttons."""
        return self.count.few and not self.count.required

    @property
    def short(self) -> bool:
        """Whether the question fits beside its buttons, if many numbers are asked."""
        label = str(self.field.label)
        return self.chips and len(label) <= SHORT and max(map(len, label.split())) <= SHORT_WORD


@dataclass(frozen=True, slots=True)
class Mortos:
    """One answer for both sides about their mortos. sides: those that took one; short: the text of the button."""

    sides: str
    label: str
    short: str


@dataclass(frozen=True, slots=True)
class SideAsks:
    """All questions of one side. `late`: the counts that depend on the state of its morto.

    `warned`: asked only of a vulnerable side that was not warned before. `least`: the points it has to lay down, if
    it was.
    """

    side: str
    label: str
    numbers: list[Ask]
    morto: BoundField | None
    late: list[Ask]
    warned: BoundField | None
    least: int = 0


@dataclass(frozen=True, slots=True)
class Pointed:
    """One sentence about the form. `to`: the id of its field, `what`: the field's label; both may be empty."""

    sentence: str
    to: str = ""
    what: str = ""


@dataclass(frozen=True, slots=True)
class Running:
    """A total that the page adds up: `side` gets its `share` of the points of `of`, a side of the mão."""

    side: str
    of: str
    share: str


class MaoPage(forms.Form):
    """The properties that templates use of a mão's form; `MaoForm` adds the fields."""

    jogo: Jogo
    ruleset: rules.RuleSet
    labels: dict[str, str]  # by side of the mão
    counts: tuple[Count, ...]
    before: Before | None
    lists_problems = (
        False  # whether they are a list on top, because fields may be out of sight; else a line at the bar
    )
    doubts: Sequence[str]
    doubted: Sequence[str]

    def sides(self) -> list[SideAsks]:
        """Return the questions for each side."""
        # Vulnerability depends on the points before the mão; if they are unknown, any side may be vulnerable.
        least = None if self.before is None else self.before.least(self.ruleset)
        found = []
        for side, label in self.labels.items():
            asks = [Ask(self[f"{side}-{count.code}"], count) for count in self.counts]
            morto, warned = f"{side}-morto", f"{side}-warned"
            may_be_warned = warned in self.fields and (least is None or side in least)
            again = self.least_again(side)
            found.append(
                SideAsks(
                    side,
                    label,
                    [ask for ask in asks if not ask.count.morto],
                    self[morto] if morto in self.fields else None,
                    [ask for ask in asks if ask.count.morto],
                    self[warned] if may_be_warned and not again else None,
                    again,
                )
            )
        return found

    def least_again(self, side: str) -> int:
        """Return the points that a vulnerable side warned before has to lay down; 0 for any other side."""
        if self.before is None or side not in self.before.warned:
            return 0
        return self.before.least(self.ruleset).get(side, 0)

    def pointed(self) -> list[Pointed]:
        """Return every error of the form: first those of the whole mão, then in the order of the page."""
        found = [Pointed(str(sentence)) for sentence in self.non_field_errors()]
        for name in self.fields:
            bound, side = self[name], name.partition("-")[0]
            what = str(bound.label)
            if side in self.labels:
                what = f"{self.labels[side]}, {what[:1].lower()}{what[1:]}"
            to = () if bound.is_hidden else (self._anchor(bound), what)
            found += [Pointed(str(sentence), *to) for sentence in self.errors.get(name, ())]
        return found

    def _anchor(self, bound: BoundField) -> str:
        return str(bound.id_for_label or f"{bound.auto_id}_0")

    def wrong(self) -> list[str]:
        """Return the visible fields with an error, in the order of the page."""
        return [name for name in self.fields if name in self.errors and not self[name].is_hidden]

    def focus_first(self) -> None:
        """Give the focus to the first field with an error, unless a list on top of the form gets it."""
        for name in [] if self.lists_problems else self.wrong()[:1]:
            self.fields[name].widget.attrs["autofocus"] = True

    @property
    def missing(self) -> int:
        """The number of questions without an answer."""
        return sum(not str(self[name].value() or "").strip() for name in self.wrong())

    @property
    def to_check(self) -> int:
        """The number of answers with an error."""
        return len(self.wrong()) - self.missing

    @property
    def confirmed_by(self) -> str:
        """The answer that confirms every warning."""
        return " ".join(self.doubted)

    def asks_starter(self) -> bool:
        """Return whether to ask which side started: only a level round needs it."""
        return "started" in self.fields and bool(self.errors.get("started") or self["started"].value())

    def runnings(self) -> list[Running]:
        """Return the totals that the page adds up.

        The list is empty if one bonus replaces another, because then a total is more than a sum of weights.
        """
        if self.ruleset.replaced:
            return []
        shared = sorted((side, of) for of in self.labels for side in of.split("+"))
        halves = self.ruleset.partners_halve
        return [Running(side, of, "0.5" if of != side and halves else "1") for side, of in shared]

    def lineups(self) -> dict[str, str]:
        """Return the players of three who may have played alone, by name; empty for other rule sets."""
        found = lineups(self.ruleset, self.jogo.sides)
        alone = {side: self.jogo.label(side) for side in self.jogo.sides if side in found}
        return alone | ({NOBODY_ALONE: ""} if NOBODY_ALONE in found else {})

    @property
    def mortos_together(self) -> list[Mortos]:
        """Return the answers for both sides in one question; empty if a morto has more states than yes or no.

        Scripts show this question in place of one for each side.
        """
        asked = [f"{side}-morto" for side in self.labels]
        if len(asked) != 2 or asked[0] not in self.fields or set(self.ruleset.morto_states) != TWO_STATES:
            return []
        both = _("As duas") if self.ruleset.players > 1 else _("Os dois")
        only = [Mortos(side, _("Só %(who)s") % {"who": name}, _("Só")) for side, name in self.labels.items()]
        nobody = _("Ninguém")
        return [Mortos("".join(self.labels), both, both), *only, Mortos("", nobody, nobody)]

    @property
    def mortos_wrong(self) -> list[str]:
        """The errors of the one question about both mortos."""
        said = {side: [str(one) for one in self.errors.get(f"{side}-morto", ())] for side in self.labels}
        if len({tuple(sentences) for sentences in said.values()}) == 1:
            return next(iter(said.values()))
        return [f"{self.labels[side]}: {one}" for side, sentences in said.items() for one in sentences]

    @property
    def many(self) -> bool:
        """Whether there are so many counts that each question stays beside its answer."""
        return sum(count.few and not count.required for count in self.counts) > MANY

    @property
    def card_values(self) -> list[tuple[str, int, int]]:
        """Return ranks with their points and the digits of their count, equal points grouped.

        Empty if all cards count the same.
        """
        if self.ruleset.unit is not None:
            return []
        alike: dict[int, list[str]] = {}
        for rank, points in self.ruleset.values.items():
            if rank != card_text.JOKER or self.ruleset.jokers:
                alike.setdefault(points, []).append(rank)
        return [
            (_in_rows(ranks), points, 1 if len(ranks) * EACH < TEN else 2)
            for points, ranks in sorted(alike.items())
        ]

    @property
    def morto_kind(self) -> str:
        """The CSS class of a side's question about its morto, which scripts hide if one question asks for both."""
        return "morto-de-um" if self.mortos_together else ""

    @property
    def morto_asked(self) -> str:
        """The label of the question that asks both sides at once."""
        return terms.morto_taken(self.ruleset)

    @property
    def morto(self) -> str:
        """The rule set's word for a morto."""
        return terms.word(self.ruleset, "morto")

    @property
    def ends_after(self) -> int | None:
        """The number of mãos in a partida, if that number ends it."""
        return 1 if self.ruleset.end == rules.ROUND else self.ruleset.maos

    @property
    def limit(self) -> int:
        """The points that end a partida, if points end it."""
        return (self.ruleset.target or 0) + int(self.ruleset.end == rules.EXCEED)


def _in_rows(ranks: Sequence[str]) -> str:
    # The result looks like `3 a 7` or `ás, 2`; a joker is shown by its sign.
    rows: list[list[str]] = []
    for rank in sorted(ranks, key=(*card_text.RANKS, card_text.JOKER).index):
        before = rows[-1][-1] if rows else ""
        if before and "A" not in (before, rank) and f"{before}{rank}" in card_text.RANKS:
            rows[-1].append(rank)
        else:
            rows.append([rank])
    ends = ([_rank(rank) for rank in (row[0], row[-1])[: len(row)]] for row in rows)
    return ", ".join(_(" a ").join(pair) for pair in ends)


def _rank(rank: str) -> str:
    return card_text.JOKER_GLYPH if rank == card_text.JOKER else rank.replace("T", "10")
