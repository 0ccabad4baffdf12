from collections.abc import Iterable
from typing import ClassVar, NamedTuple

from django.conf import settings
from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from scoring.models.append_only import AppendOnly
from tournaments.models.recorded import Recorded, RecordedQuerySet, columns_of
from tournaments.models.tournament import Dupla, Tournament


class StandingStages(models.Manager["Stage"]):
    """Manager of the stages in the current plan, without dropped ones."""

    def get_queryset(self) -> RecordedQuerySet["Stage"]:
        return RecordedQuerySet["Stage"](self.model, using=self._db).filter(dropped=False)


class Stage(Recorded):
    """A stage of a tournament. `plan`: its format and scoring, as written by `tournaments.plan`.

    dropped: removed from the plan after it had begun and was reset; kept only for the log. short: begun without
    moving up duplas for withdrawn qualifiers; a redraw does the same.
    """

    SEALED = columns_of("tournament_id number name plan state lots playoffs seed short dropped")

    class State(models.TextChoices):
        PLANNED = "planned", _("planejada")
        PLAYING = "playing", _("em andamento")
        CLOSED = "closed", _("encerrada")

    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT)
    number = models.PositiveSmallIntegerField(_("número"))
    name = models.CharField(_("nome"), max_length=60, blank=True)
    plan = models.JSONField(_("plano"))
    state = models.CharField(_("situação"), max_length=8, choices=State, default=State.PLANNED)
    # Lots by dupla, drawn when the stage begins: the last criterion of the standings. Late entries rank behind.
    lots = models.JSONField(_("sortes"), default=dict)
    # Results of play-offs, as lists of duplas, best first. They rank before the lots.
    playoffs = models.JSONField(_("desempates jogados"), default=list)
    seed = models.BigIntegerField(_("semente do sorteio"), null=True)
    short = models.BooleanField(_("sem quem subisse"), default=False, editable=False)
    dropped = models.BooleanField(_("fora do plano"), default=False, editable=False)

    objects = StandingStages()
    with_dropped: ClassVar[models.Manager["Stage"]] = RecordedQuerySet["Stage"].as_manager()

    class Meta:
        verbose_name, verbose_name_plural = _("fase"), _("fases")
        ordering = ("tournament", "number")
        constraints = (models.UniqueConstraint(fields=("tournament", "number"), name="stage_number"),)

    def __str__(self) -> str:
        return self.name or str(_("Fase %(number)s") % {"number": self.number})


class StageEntryQuerySet(RecordedQuerySet["StageEntry"]):
    def gone_before(self) -> "StageEntryQuerySet":
        """Filter for entries withdrawn before the stage began."""
        return self.filter(place=0, until_round__isnull=False)

    def to_come(self) -> "StageEntryQuerySet":
        """Filter for late entries to be included in the next draw, which the stage before does not send."""
        return self.filter(place=0, until_round=None)

    def seat(self, entries: Iterable["StageEntry"]) -> None:
        """Store the entries of a drawn stage, replacing those `to_come`. One statement."""
        seated = ("place", "group", "from_round", "until_round")
        self.bulk_create(
            entries, update_conflicts=True, unique_fields=("stage", "dupla"), update_fields=seated
        )

    def entered(self) -> "StageEntryQuerySet":
        """Filter for entries that are or were in the stage."""
        return self.exclude(place=0)


class StageEntry(Recorded):
    """A dupla in a stage: its group, and its first and last round.

    Points carried into the stage are computed, not stored. The place is 0 for a dupla withdrawn before the stage
    began, and for a late entry to a stage that was reset to its plan: neither is in the stage.
    """

    WHOSE = "stage__tournament_id"
    SEALED = columns_of("stage_id dupla_id place group from_round until_round")

    stage = models.ForeignKey(Stage, on_delete=models.PROTECT)
    dupla = models.ForeignKey(Dupla, on_delete=models.PROTECT)
    place = models.PositiveSmallIntegerField(_("lugar na lista"))  # position in the drawn list, from 1
    group = models.PositiveSmallIntegerField(_("grupo"), default=0)
    from_round = models.PositiveSmallIntegerField(default=1)
    until_round = models.PositiveSmallIntegerField(null=True)  # its last round, after a withdrawal

    objects = StageEntryQuerySet.as_manager()

    class Meta:
        verbose_name, verbose_name_plural = _("participação"), _("participações")
        ordering = ("stage", "place")
        constraints = (models.UniqueConstraint(fields=("stage", "dupla"), name="stage_entry_once"),)

    def __str__(self) -> str:
        return f"{self.stage} · {self.dupla}"


class HandPair(NamedTuple):
    """Two entrants, by ids, whose meeting the director set or forbade, with the reason. other: None is a bye.

    The reason is empty in rows of version 0.2.0.
    """

    one: int
    other: int | None
    reason: str = ""


class Round(Recorded):
    """A round of a stage. Only directors see drafts; a posted round keeps its pairings despite later corrections.

    At the pace "round by round" its jogos open when it is started (`playing`), otherwise when it is posted.
    """

    WHOSE = "stage__tournament_id"
    SEALED = columns_of(
        "stage_id number state seed order scores forced forbidden override drawn_at posted_at started_at"
    )

    class State(models.TextChoices):
        DRAFT = "draft", _("rascunho")
        CHECKED = "checked", _("conferida")
        POSTED = "posted", _("divulgada")
        PLAYING = "playing", _("em jogo")
        CLOSED = "closed", _("encerrada")

    HELD_BACK = frozenset({State.DRAFT, State.CHECKED})  # visible to directors only

    stage = models.ForeignKey(Stage, on_delete=models.PROTECT)
    number = models.PositiveSmallIntegerField(_("rodada"))
    state = models.CharField(_("situação"), max_length=8, choices=State, default=State.DRAFT)
    seed = models.BigIntegerField(_("semente do sorteio"))
    order = models.JSONField(_("lista do sorteio"), default=list)  # ids of duplas, after the lots
    # Points by dupla, as texts, if the draw depends on them: it detects that the round is outdated.
    scores = models.JSONField(_("pontos do sorteio"), default=dict)
    forced = models.JSONField(_("confrontos postos à mão"), default=list)  # `HandPair`s
    forbidden = models.JSONField(_("confrontos proibidos"), default=list)  # `HandPair`s
    override = models.CharField(_("por que antes dos resultados"), max_length=1000, blank=True)
    drawn_at = models.DateTimeField(_("sorteada em"), db_default=Now())
    posted_at = models.DateTimeField(_("divulgada em"), null=True)
    started_at = models.DateTimeField(_("começada em"), null=True)

    objects = RecordedQuerySet.as_manager()

    class Meta:
        verbose_name, verbose_name_plural = _("rodada"), _("rodadas")
        ordering = ("stage", "number")
        constraints = (models.UniqueConstraint(fields=("stage", "number"), name="round_number"),)

    def __str__(self) -> str:
        return f"{self.stage} · {self.number}"

    @property
    def forced_pairs(self) -> list[HandPair]:
        """Return the pairs set by hand."""
        return [HandPair(*pair) for pair in self.forced]

    @property
    def forbidden_pairs(self) -> list[HandPair]:
        """Return the pairs forbidden by hand."""
        return [HandPair(*pair) for pair in self.forbidden]


class Penalty(Recorded):
    """A penalty given by a director, from the catalogue `tournaments.standings.Sanction`.

    It can be lifted but not deleted.
    """

    CHANGED = ("lifted_at",)  # the only column that may change: `restrict_role` grants the site no other
    WHOSE = "stage__tournament_id"
    SEALED = columns_of("stage_id dupla_id round sanction amount reason author_id at lifted_at")

    stage = models.ForeignKey(Stage, on_delete=models.PROTECT)
    dupla = models.ForeignKey(Dupla, on_delete=models.PROTECT)
    round = models.PositiveSmallIntegerField(_("rodada"))
    sanction = models.CharField(_("punição"), max_length=20)
    amount = models.PositiveIntegerField(_("pontos"), default=0)
    reason = models.CharField(_("motivo"), max_length=1000)  # a number is longer than a short name
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, verbose_name=_("autor")
    )
    at = models.DateTimeField(_("aplicada em"), db_default=Now())
    lifted_at = models.DateTimeField(_("retirada em"), null=True)

    objects = RecordedQuerySet.as_manager()

    class Meta:
        verbose_name, verbose_name_plural = _("punição"), _("punições")
        ordering = ("stage", "pk")

    def __str__(self) -> str:
        return f"{self.dupla} · {self.sanction}"


class TournamentLogEntry(AppendOnly):
    """A line of a tournament's log: what the director did, when and why. Append-only, in the same transaction."""

    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT)
    at = models.DateTimeField(_("quando"), db_default=Now())
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, verbose_name=_("quem")
    )
    action = models.CharField(_("o quê"), max_length=30)
    stage = models.ForeignKey(Stage, null=True, on_delete=models.PROTECT)
    round = models.PositiveSmallIntegerField(_("rodada"), null=True)
    dupla = models.ForeignKey(Dupla, null=True, on_delete=models.PROTECT)
    reason = models.CharField(
        _("por quê"), max_length=1000, blank=True
    )  # a number is longer than a short name
    data = models.JSONField(_("detalhes"), default=dict)
    # Position in the log, from 1, and its chained digest: see `scoring.ledger.chain`.
    sequence = models.PositiveIntegerField(_("posição"), editable=False)
    digest = models.CharField(_("selo"), max_length=64, editable=False)

    class Meta:
        db_table = "tournaments_ocorrencia"
        verbose_name, verbose_name_plural = _("ocorrência"), _("ocorrências")
        ordering = ("tournament", "pk")
        constraints = (
            models.UniqueConstraint(fields=("tournament", "sequence"), name="ocorrencia_sequence"),
        )

    def __str__(self) -> str:
        return f"{self.at:%d/%m %H:%M} {self.action}"
