from collections.abc import Collection, Iterable
from functools import reduce
from operator import or_
from types import MappingProxyType
from typing import Any, Final, Self

from django.db import models
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.models.sql.compiler import SQLCompiler
from django.utils.translation import gettext_lazy as _

from scoring.models import Jogo
from tournaments.models.recorded import Recorded, RecordedQuerySet, columns_of
from tournaments.models.stage import Round, Stage
from tournaments.models.tournament import Dupla, Tournament
from tournaments.plan.fields import PACE, Pace

SIDES_READ = ("dupla_a", "partner_a", "dupla_b", "partner_b")
SEATS_READ = (*SIDES_READ, "others")  # ids of the players, for `seated_in`
LETTERS: Final = "ABCDEFGHI"  # letters of the sides in seating order


@models.JSONField.register_lookup
class SeatsAny(models.Lookup[bool]):
    """Whether a JSON list of ids contains one of the given ids: `others__seats_any`."""

    lookup_name = "seats_any"
    prepare_rhs = False

    def as_sql(self, compiler: SQLCompiler, connection: BaseDatabaseWrapper) -> tuple[str, tuple[Any, ...]]:
        """Return the SQL for PostgreSQL."""
        listed, params = self.process_lhs(compiler, connection)
        seats = f"SELECT seat::bigint FROM jsonb_array_elements_text({listed}) AS seat"  # noqa: S608 -- a column
        return f"(ARRAY({seats}) && %s::bigint[])", (*params, list(self.rhs))

    def as_sqlite(
        self, compiler: SQLCompiler, connection: BaseDatabaseWrapper
    ) -> tuple[str, tuple[Any, ...]]:
        """Return the SQL for SQLite, which has no arrays."""
        listed, params = self.process_lhs(compiler, connection)
        ids = ", ".join(["%s"] * len(self.rhs))
        seats = f"SELECT 1 FROM json_each({listed}) WHERE value IN ({ids})"  # noqa: S608 -- a column, and marks
        return f"EXISTS ({seats})", (*params, *self.rhs)


class ConfrontoQuerySet(RecordedQuerySet["Confronto"]):
    _seated = False

    def with_sides(self, *others: str) -> Self:
        """Also load all players and the named relations; one more query if a mesa has more than two sides."""
        found = self.select_related(*others, *SIDES_READ)
        found._seated = True  # noqa: SLF001 -- a clone of this queryset
        return found

    def _clone(self) -> Self:
        # Django copies only its own attributes to a cloned queryset.
        clone: Self = super()._clone()  # type: ignore[misc]  # Django has it, its stubs do not
        clone._seated = self._seated
        return clone

    def _fetch_all(self) -> None:
        unread = self._result_cache is None
        super()._fetch_all()
        if self._seated and unread:
            seat_others(self._result_cache or ())

    def of(self, *duplas: Dupla) -> "ConfrontoQuerySet":
        """Filter for confrontos of one of these duplas or single players."""
        sits = reduce(or_, (models.Q((f"{side}__in", duplas)) for side in SIDES_READ))
        events, ids = {dupla.tournament_id for dupla in duplas}, {dupla.pk for dupla in duplas}
        return self.filter(sits | models.Q(tournament__in=events, others__seats_any=ids))

    def posted(self) -> "ConfrontoQuerySet":
        """Filter for confrontos of posted rounds and of brackets."""
        held_back = Round.objects.filter(
            stage=models.OuterRef("stage"), number=models.OuterRef("round"), state__in=Round.HELD_BACK
        )
        return self.filter(~models.Exists(held_back))

    def started(self, *, whole: Iterable[Stage] = ()) -> "ConfrontoQuerySet":
        """Filter for posted confrontos; if the plan requires a start, only those of started rounds.

        whole: stages of which all confrontos are included.
        """
        held_back = models.Q(state__in=Round.HELD_BACK)
        not_started = models.Q(state=Round.State.POSTED, **{f"stage__plan__{PACE.name}": Pace.ROUND})
        of_round = Round.objects.filter(stage=models.OuterRef("stage"), number=models.OuterRef("round"))
        started = models.Q(~models.Exists(of_round.filter(held_back | not_started)))
        return self.filter(started | models.Q(stage__in=all_of) if (all_of := list(whole)) else started)

    def rounds_to_final(self) -> int:
        """Return the number of rounds of a knockout up to the final; 0 before the draw. One query."""
        return self.filter(kind=Confronto.Kind.MAIN, round=1).count().bit_length()

    def being_played(self) -> "ConfrontoQuerySet":
        """Filter for confrontos with an open jogo."""
        return self.filter(jogo__isnull=False, jogo__closed_at=None)


class Confronto(Recorded):
    """A meeting of a stage: of a round, or a node of a bracket.

    A slot holds a dupla, is a bye, or is undecided. `status` says how the meeting ended
    (`tournaments.standings.Status`), empty before; the score is separate: that of the jogo, or `given` by the
    director.

    In an individual stage four single players meet: a slot holds the first of a pair, and `partner_a` or `partner_b`
    the second; the winner is the first of its pair. `absent` maps the ids of absent players to whether their absence
    is justified; if not, it counts as a loss by W.O.

    If more than two sides play, each player for himself, `others` holds the ids after the first two, in seating
    order. Absent players leave the mesa; the remaining ones are its sides, by letter, in that order.
    """

    SEALED = columns_of(
        "tournament_id stage_id kind group round position dupla_a_id dupla_b_id partner_a_id partner_b_id "
        "others absent bye_a bye_b winner_id status given flags winner_to_id winner_side loser_to_id "
        "loser_side jogo_id"
    )
    NOT_KEPT = columns_of("mesa")
    LATER = MappingProxyType({"others": []})

    class Kind(models.TextChoices):
        MAIN = "main", _("chave")
        THIRD = "third", _("3º lugar")
        LOSERS = "losers", _("repescagem")
        FINAL = "final", _("final")
        RESET = "reset", _("final extra")
        CONSOLATION = "consolation", _("consolação")

    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT)
    stage = models.ForeignKey(Stage, on_delete=models.PROTECT)
    kind = models.CharField(max_length=11, choices=Kind, default=Kind.MAIN)
    group = models.PositiveSmallIntegerField(_("grupo"), default=0)
    round = models.PositiveSmallIntegerField(_("rodada"))
    position = models.PositiveSmallIntegerField(_("posição"))
    dupla_a = models.ForeignKey(Dupla, null=True, on_delete=models.PROTECT, related_name="+")
    dupla_b = models.ForeignKey(Dupla, null=True, on_delete=models.PROTECT, related_name="+")
    partner_a = models.ForeignKey(Dupla, null=True, on_delete=models.PROTECT, related_name="+")
    partner_b = models.ForeignKey(Dupla, null=True, on_delete=models.PROTECT, related_name="+")
    others = models.JSONField(_("quem mais joga"), default=list)
    absent = models.JSONField(_("ausentes"), default=dict)
    bye_a = models.BooleanField(default=False)
    bye_b = models.BooleanField(default=False)
    winner = models.ForeignKey(Dupla, null=True, on_delete=models.PROTECT, related_name="+")
    status = models.CharField(_("resultado"), max_length=11, blank=True)
    given = models.JSONField(_("pontos dados pela direção"), null=True)  # points of each side
    flags = models.JSONField(_("o que dizer do confronto"), default=list)  # tournaments.pairing.Flag
    winner_to = models.ForeignKey("self", null=True, on_delete=models.PROTECT, related_name="fed_by_winners")
    winner_side = models.CharField(max_length=1, blank=True)
    loser_to = models.ForeignKey("self", null=True, on_delete=models.PROTECT, related_name="fed_by_losers")
    loser_side = models.CharField(max_length=1, blank=True)
    mesa = models.PositiveSmallIntegerField(_("mesa"), null=True, blank=True)
    jogo = models.OneToOneField(Jogo, null=True, on_delete=models.PROTECT)

    objects = ConfrontoQuerySet.as_manager()

    _seated: tuple[Dupla, ...] = ()

    class Meta:
        verbose_name, verbose_name_plural = _("confronto"), _("confrontos")
        ordering = ("stage", "round", "kind", "group", "position")
        constraints = (
            models.UniqueConstraint(
                fields=("stage", "kind", "round", "group", "position"), name="confronto_place"
            ),
            models.CheckConstraint(
                condition=~models.Q(bye_a=True, bye_b=True), name="confronto_not_two_byes"
            ),
            models.CheckConstraint(
                condition=(models.Q(bye_a=False) | models.Q(dupla_a=None))
                & (models.Q(bye_b=False) | models.Q(dupla_b=None)),
                name="confronto_bye_has_no_dupla",
            ),
            models.CheckConstraint(
                condition=models.Q(partner_a=None, partner_b=None)
                | models.Q(dupla_a__isnull=False, partner_a__isnull=False)
                & models.Q(dupla_b__isnull=False, partner_b__isnull=False),
                name="confronto_partners_of_both",
            ),
        )

    def __str__(self) -> str:
        return f"{self.tournament} · {self.kind} {self.round}.{self.position}"

    @property
    def is_bye(self) -> bool:
        """Whether one side advances without playing."""
        return self.bye_a or self.bye_b

    @property
    def is_ready(self) -> bool:
        """Whether both duplas are known."""
        return self.dupla_a_id is not None and self.dupla_b_id is not None

    @property
    def is_individual(self) -> bool:
        """Whether four single players meet."""
        return self.partner_a_id is not None

    @property
    def each_alone(self) -> bool:
        """Whether more than two sides were drawn, each player for himself."""
        return bool(self.others)

    @property
    def playing(self) -> tuple[int, ...]:
        """Return the ids of the present players who play for themselves, in seating order."""
        drawn = (self.dupla_a_id, self.dupla_b_id, *self.others)
        return tuple(id_ for id_ in drawn if id_ and str(id_) not in self.absent)

    @property
    def sides(self) -> tuple[str, ...]:
        """Return the letters of the sides: `A` and `B`, or one for each present player."""
        return tuple(LETTERS[: len(self.playing) if self.others else 2])

    def dupla(self, side: str) -> Dupla | None:
        """Return the dupla of a side (the first of two single players); None for a bye or an unknown side."""
        return next(iter(self.pair(side)), None)

    def side(self, dupla: Dupla) -> str:
        """Return the side of a dupla or of one of its players; empty for a player absent from a mesa of several."""
        if self.others:
            return dict(zip(self.playing, LETTERS, strict=False)).get(dupla.pk, "")
        return "A" if dupla.pk in {self.dupla_a_id, self.partner_a_id} else "B"

    def pair(self, side: str) -> tuple[Dupla, ...]:
        """Return the dupla or the two players of a side; empty for a bye or an unknown side."""
        if self.others:
            return tuple(one for one in self.people if one.pk == self.playing[LETTERS.index(side)])
        both = {"A": (self.dupla_a, self.partner_a), "B": (self.dupla_b, self.partner_b)}[side]
        return tuple(one for one in both if one)

    @property
    def people(self) -> tuple[Dupla, ...]:
        """Return all entrants, first side first, including absent ones."""
        there = (self.dupla_a, self.partner_a, self.dupla_b, self.partner_b, *self.seated)
        return tuple(one for one in there if one)

    @property
    def seated(self) -> tuple[Dupla, ...]:
        """Return the players of `others`; `with_sides` loads them for many rows at once."""
        # Load again if `others` changed since it was cached.
        if [one.pk for one in self._seated] != self.others:
            seat_others([self])
        return self._seated

    def seat(self, others: Iterable[Dupla]) -> None:
        """Cache the players of `others`, in their order."""
        self._seated = tuple(others)

    def name(self, side: str) -> str:
        """Return the name of a side as on the súmula; empty for an empty side."""
        return " + ".join(one.name for one in self.pair(side))

    @property
    def names(self) -> dict[str, str]:
        """Return the names by side."""
        return {side: self.name(side) for side in self.sides}

    @property
    def title(self) -> str:
        """Return the names of all sides, joined for a sentence."""
        return " x ".join(filter(None, self.names.values()))

    @property
    def versus(self) -> str:
        """Return the names of all sides, joined for a page or a súmula."""
        return " × ".join(filter(None, self.names.values()))

    @property
    def winner_name(self) -> str:
        """Return the name of the winning side; empty without a winner."""
        won = (name for side, name in self.names.items() if self.winner_id in {d.pk for d in self.pair(side)})
        return next(won, "") if self.winner_id else ""

    @property
    def entrants(self) -> tuple[int, ...]:
        """Return the ids of all entrants, first side first."""
        ids = (self.dupla_a_id, self.partner_a_id, self.dupla_b_id, self.partner_b_id, *self.others)
        return tuple(id_ for id_ in ids if id_)


def seated_in(row: Iterable[Any]) -> set[int]:
    """Return the ids in the columns `SEATS_READ` of a row."""
    *sides, others = row
    return {*filter(None, sides), *others}


def seat_others(confrontos: Collection[Confronto]) -> None:
    """Load the players of `others` of many rows with at most one query."""
    ids = {pk for row in confrontos for pk in row.others}
    people = Dupla.objects.in_bulk(ids) if ids else {}
    for row in confrontos:
        row.seat(people[pk] for pk in row.others)
