from functools import reduce
from operator import or_

from django.db import models
from django.utils.translation import gettext_lazy as _

from scoring.models import Jogo
from tournaments.models.recorded import Recorded, RecordedQuerySet
from tournaments.models.stage import Round, Stage
from tournaments.models.tournament import Dupla, Tournament
from tournaments.plan.fields import PACE, Pace

SIDES_READ = ("dupla_a", "partner_a", "dupla_b", "partner_b")  # what `name` and `pair` look at


class ConfrontoQuerySet(RecordedQuerySet["Confronto"]):
    def of(self, *duplas: Dupla) -> "ConfrontoQuerySet":
        """Return those that one of these duplas, or single players, takes part in."""
        return self.filter(reduce(or_, (models.Q((f"{side}__in", duplas)) for side in SIDES_READ)))

    def posted(self) -> "ConfrontoQuerySet":
        """Return those that are somebody's: of a round that is posted, or of a bracket."""
        held_back = Round.objects.filter(
            stage=models.OuterRef("stage"), number=models.OuterRef("round"), state__in=Round.HELD_BACK
        )
        return self.filter(~models.Exists(held_back))

    def started(self) -> "ConfrontoQuerySet":
        """Return those that may open and count: posted, and of a round that is started where the plan asks for it."""
        held_back = models.Q(state__in=Round.HELD_BACK)
        not_started = models.Q(state=Round.State.POSTED, **{f"stage__plan__{PACE.name}": Pace.ROUND})
        of_round = Round.objects.filter(stage=models.OuterRef("stage"), number=models.OuterRef("round"))
        return self.filter(~models.Exists(of_round.filter(held_back | not_started)))

    def rounds_to_final(self) -> int:
        """Return how many rounds a knockout has up to its final, played or not; 0 before it is drawn. One query."""
        return self.filter(kind=Confronto.Kind.MAIN, round=1).count().bit_length()

    def being_played(self) -> "ConfrontoQuerySet":
        """Return those whose jogo is open."""
        return self.filter(jogo__isnull=False, jogo__closed_at=None)


class Confronto(Recorded):
    """One meeting of a stage: of a round, or a node of a bracket.

    A slot holds a dupla, is a bye, or is still to be decided: three different things. `status` and score are separate
    facts: how the meeting came to its end (`tournaments.standings.Status`), empty until then; the score is the jogo's,
    or, given by the director, `given`.

    In an individual stage four single players meet: a slot holds the first of a pair and `partner_a` or `partner_b`
    the second; the winner is the first of its pair. `absent` says who of the four was not there, by id: whether
    that counts as nothing, and not as W.O. lost.
    """

    UNNOTED = frozenset({"mesa"})

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
    absent = models.JSONField(_("ausentes"), default=dict)
    bye_a = models.BooleanField(default=False)
    bye_b = models.BooleanField(default=False)
    winner = models.ForeignKey(Dupla, null=True, on_delete=models.PROTECT, related_name="+")
    status = models.CharField(_("resultado"), max_length=11, blank=True)
    given = models.JSONField(_("pontos dados pela direção"), null=True)  # of both sides
    flags = models.JSONField(_("o que dizer do confronto"), default=list)  # tournaments.pairing.Flag
    winner_to = models.ForeignKey("self", null=True, on_delete=models.PROTECT, related_name="fed_by_winners")
    winner_side = models.CharField(max_length=1, blank=True)
    loser_to = models.ForeignKey("self", null=True, on_delete=models.PROTECT, related_name="fed_by_losers")
    loser_side = models.CharField(max_length=1, blank=True)
    mesa = models.PositiveSmallIntegerField(_("mesa"), null=True, blank=True)
    jogo = models.OneToOneField(Jogo, null=True, on_delete=models.PROTECT)

    objects = ConfrontoQuerySet.as_manager()

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

    def dupla(self, side: str) -> Dupla | None:
        """Return the dupla of side `A` or `B`."""
        return {"A": self.dupla_a, "B": self.dupla_b}[side]

    def side(self, dupla: Dupla) -> str:
        """Return the side, `A` or `B`, on which a dupla or a player of it plays."""
        return "A" if dupla.pk in {self.dupla_a_id, self.partner_a_id} else "B"

    def pair(self, side: str) -> tuple[Dupla, ...]:
        """Return who plays on side `A` or `B`: a dupla, or two players; nobody where it is not known, or a bye."""
        both = {"A": (self.dupla_a, self.partner_a), "B": (self.dupla_b, self.partner_b)}[side]
        return tuple(one for one in both if one)

    def name(self, side: str) -> str:
        """Return the name of side `A` or `B`, as it goes on the sheet; empty where nobody is there."""
        return " + ".join(one.name for one in self.pair(side))

    @property
    def name_a(self) -> str:
        """Return the name of the first side."""
        return self.name("A")

    @property
    def name_b(self) -> str:
        """Return the name of the other side."""
        return self.name("B")

    @property
    def title(self) -> str:
        """Return both sides as a sentence names them."""
        return " x ".join(filter(None, (self.name_a, self.name_b)))

    @property
    def winner_name(self) -> str:
        """Return the name of the side that has won; empty where none has."""
        if self.winner_id is None:
            return ""
        return self.name("A" if self.winner_id == self.dupla_a_id else "B")

    @property
    def entrants(self) -> tuple[int, ...]:
        """Return the ids of all who take part, the first side first."""
        ids = (self.dupla_a_id, self.partner_a_id, self.dupla_b_id, self.partner_b_id)
        return tuple(id_ for id_ in ids if id_)
