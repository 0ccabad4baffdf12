"""The form of a mão as its page draws it: what it asks of each side, and what is wrong with each answer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from django import forms
from django.forms.boundfield import BoundField
from django.utils.translation import gettext as _

import rules
from scoring.forms import card_text
from scoring.forms.questions import NOBODY_ALONE, Count, lineups
from scoring.jogo.before import Before
from scoring.models import Jogo
from scoring.wording import terms as words

TWO_STATES = {"taken", "not_taken"}
MANY = 4  # counts that a column of a small phone has room for with their questions above them
SHORT, SHORT_WORD = 20, 9  # letters of a question that stands beside its answer, and of a word in it


@dataclass(frozen=True, slots=True)
class Ask:
    """One number asked of a side."""

    field: BoundField
    count: Count

    @property
    def chips(self) -> bool:
        """Whether it is so few that the usual numbers are shown to be tapped."""
        return self.count.few and not self.count.required

    @property
    def short(self) -> bool:
        """Whether its question fits beside what is tapped, where many are asked."""
        label = str(self.field.label)
        return self.chips and len(label) <= SHORT and max(map(len, label.split())) <= SHORT_WORD


@dataclass(frozen=True, slots=True)
class Mortos:
    """An answer to who took a morto, for both sides in one. sides: who did; short: what fits on a button."""

    sides: str
    label: str
    short: str


@dataclass(frozen=True, slots=True)
class SideAsks:
    """Everything asked of one side. `late`: what its morto makes a question.

    `warned`: only where it is vulnerable, and was not warned before; `least`: what it has to lay down, if it was.
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
    """One sentence about the form. `to`: the id of the field it is about, `what` it asks; both may be empty."""

    sentence: str
    to: str = ""
    what: str = ""


@dataclass(frozen=True, slots=True)
class Running:
    """A total that the page adds up: of a side of the partida, its `share` of the points of a side of the mão."""

    side: str
    of: str
    share: str


class MaoPage(forms.Form):
    """What the templates ask of the form of a mão; `MaoForm` gives it its fields."""

    jogo: Jogo
    ruleset: rules.RuleSet
    labels: dict[str, str]  # by side of the mão
    counts: tuple[Count, ...]
    before: Before | None
    field_warnings: Mapping[str, list[str]]

    def sides(self) -> list[SideAsks]:
        """Return what is asked of each side."""
        # Whether a side is vulnerable follows from the points before the mão; unknown, each may be.
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
        """Return what a vulnerable side has to lay down that was warned before; 0 for any other."""
        if self.before is None or side not in self.before.warned:
            return 0
        return self.before.least(self.ruleset).get(side, 0)

    def pointed(self) -> list[Pointed]:
        """Return every sentence about the form: of the mão as a whole first, then in the order of the page."""
        found = [Pointed(str(sentence)) for sentence in self.non_field_errors()]
        for name in self.fields:
            bound, side = self[name], name.partition("-")[0]
            what = str(bound.label)
            if side in self.labels:
                what = f"{self.labels[side]}, {what[:1].lower()}{what[1:]}"
            to = () if bound.is_hidden else (bound.id_for_label or f"{bound.auto_id}_0", what)
            found += [Pointed(str(sentence), *to) for sentence in self.errors.get(name, ())]
        return found

    def asks_starter(self) -> bool:
        """Return whether to ask who started: only a level round needs it."""
        return "started" in self.fields and bool(self.errors.get("started") or self["started"].value())

    def runnings(self) -> list[Running]:
        """Return the totals that the page adds up; none where a bonus in another's place is more than a weight."""
        if self.ruleset.replaced:
            return []
        shared = sorted((side, of) for of in self.labels for side in of.split("+"))
        halves = self.ruleset.partners_halve
        return [Running(side, of, "0.5" if of != side and halves else "1") for side, of in shared]

    def lineups(self) -> dict[str, str]:
        """Return who of three can have played alone, by name; nothing where that is no question."""
        found = lineups(self.ruleset, self.jogo.sides)
        alone = {side: self.jogo.label(side) for side in self.jogo.sides if side in found}
        return alone | ({NOBODY_ALONE: ""} if NOBODY_ALONE in found else {})

    @property
    def mortos_together(self) -> list[Mortos]:
        """Return the answers for both sides in one; none where a side has more to say of its morto than yes or no.

        Where an answer is wrong, or looks odd, each side has its own question, with the sentence beside it.
        """
        asked = [f"{side}-morto" for side in self.labels]
        if len(asked) != 2 or asked[0] not in self.fields or set(self.ruleset.morto_states) != TWO_STATES:
            return []
        if any(self.errors.get(name) or self.field_warnings.get(name) for name in asked):
            return []
        both = _("As duas") if self.ruleset.players > 1 else _("Os dois")
        only = [Mortos(side, _("Só %(who)s") % {"who": name}, _("Só")) for side, name in self.labels.items()]
        nobody = _("Ninguém")
        return [Mortos("".join(self.labels), both, both), *only, Mortos("", nobody, nobody)]

    @property
    def many(self) -> bool:
        """Whether so much is counted that each question stands beside its answer."""
        return sum(count.few and not count.required for count in self.counts) > MANY

    @property
    def card_values(self) -> list[tuple[str, int]]:
        """Return the cards with their points, those that count alike together; nothing where all count alike."""
        if self.ruleset.unit is not None:
            return []
        alike: dict[int, list[str]] = {}
        for rank, points in self.ruleset.values.items():
            if rank != card_text.JOKER or self.ruleset.jokers:
                alike.setdefault(points, []).append(rank)
        return [(_in_rows(ranks), points) for points, ranks in sorted(alike.items())]

    @property
    def morto_kind(self) -> str:
        """The class of a side's own question about its morto, which scripts hide where both are asked in one."""
        return "morto-de-um" if self.mortos_together else ""

    @property
    def morto_asked(self) -> str:
        """The question that is asked of both sides in one."""
        return words.morto_taken(self.ruleset)

    @property
    def morto(self) -> str:
        """What the rule set calls a morto."""
        return words.word(self.ruleset, "morto")

    @property
    def ends_after(self) -> int | None:
        """How many mãos a partida has, where that is what ends it."""
        return 1 if self.ruleset.end == rules.ROUND else self.ruleset.maos

    @property
    def limit(self) -> int:
        """The points that end a partida, where points do."""
        return (self.ruleset.target or 0) + int(self.ruleset.end == rules.EXCEED)


def _in_rows(ranks: Sequence[str]) -> str:
    """Return ranks as a table of values writes them: `3 a 7`, `ás, 2`, and a joker by its sign."""
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
