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
    """The stages of the plan as it stands, without those dropped from it."""

    def get_queryset(self) -> RecordedQuerySet["Stage"]:
        """Leave out what was dropped."""
        return RecordedQuerySet["Stage"](self.model, using=self._db).filter(dropped=False)


class Stage(Recorded):
    """One stage of a tournament. `plan`: its format and how its meetings count, as `tournaments.plan` writes it.

    dropped: taken out of the plan after it had been started anew. It stays for the log alone. short: begun with nobody
    in the place of who had left since the stage before; so it is drawn again.
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
    # Lots by dupla, drawn when the stage begins: the last criterion of the standings. Late entries come behind.
    lots = models.JSONField(_("sortes"), default=dict)
    # Who played off for a place, by dupla, best first: before the lots.
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
        """Return those of who left before the stage began, and is not in it."""
        return self.filter(place=0, until_round__isnull=False)

    def to_come(self) -> "StageEntryQuerySet":
        """Return those of who comes into the stage when it is drawn anew, without the stage before sending them."""
        return self.filter(place=0, until_round=None)

    def seat(self, entries: Iterable["StageEntry"]) -> None:
        """Store the entries of a stage that is drawn, over those `to_come`. One statement."""
        seated = ("place", "group", "from_round", "until_round")
        self.bulk_create(
            entries, update_conflicts=True, unique_fields=("stage", "dupla"), update_fields=seated
        )

    def entered(self) -> "StageEntryQuerySet":
        """Return those of who is or was in the stage."""
        return self.exclude(place=0)


class StageEntry(Recorded):
    """A dupla in a stage: its group, and from when to when it plays. What it brings along is never stored.

    Of who left before the stage began the place is 0, and so is that of who came late into a stage that was taken back
    to its plan: they are not in it.
    """

    WHOSE = "stage__tournament_id"
    SEALED = columns_of("stage_id dupla_id place group from_round until_round")

    stage = models.ForeignKey(Stage, on_delete=models.PROTECT)
    dupla = models.ForeignKey(Dupla, on_delete=models.PROTECT)
    place = models.PositiveSmallIntegerField(_("lugar na lista"))  # the list that draws follow, from 1
    group = models.PositiveSmallIntegerField(_("grupo"), default=0)
    from_round = models.PositiveSmallIntegerField(default=1)
    until_round = models.PositiveSmallIntegerField(null=True)  # the last it plays, once it has withdrawn

    objects = StageEntryQuerySet.as_manager()

    class Meta:
        verbose_name, verbose_name_plural = _("participação"), _("participações")
        ordering = ("stage", "place")
        constraints = (models.UniqueConstraint(fields=("stage", "dupla"), name="stage_entry_once"),)

    def __str__(self) -> str:
        return f"{self.stage} · {self.dupla}"


class HandPair(NamedTuple):
    """Two of a round whose meeting the director set or forbade, by ids, and why. other: None is a bye.

    The reason is empty in what 0.2.0 stored.
    """

    one: int
    other: int | None
    reason: str = ""


class Round(Recorded):
    """One round of a stage. A draft is the director's alone; what is posted is seated, whatever is corrected later.

    Where the plan goes round by round, its jogos open when it is started (`playing`), otherwise when it is posted.
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

    HELD_BACK = frozenset({State.DRAFT, State.CHECKED})  # nobody's yet but the director's

    stage = models.ForeignKey(Stage, on_delete=models.PROTECT)
    number = models.PositiveSmallIntegerField(_("rodada"))
    state = models.CharField(_("situação"), max_length=8, choices=State, default=State.DRAFT)
    seed = models.BigIntegerField(_("semente do sorteio"))
    order = models.JSONField(_("lista do sorteio"), default=list)  # ids of duplas, lots included
    # Points by dupla where those level meet first, as texts: with others the round would be drawn differently.
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
        """Who meets whom by hand."""
        return [HandPair(*pair) for pair in self.forced]

    @property
    def forbidden_pairs(self) -> list[HandPair]:
        """Who does not meet whom by hand."""
        return [HandPair(*pair) for pair in self.forbidden]


class Penalty(Recorded):
    """A director's penalty, from the catalogue of `tournaments.standings.Sanction`. Lifted, never deleted."""

    CHANGED = ("lifted_at",)  # all that is ever changed of a row: `restrict_role` grants the site no more
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


class Ocorrencia(AppendOnly):
    """One line of a tournament's log: what the director did, when and why. Written with it, never changed."""

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
    # The place in the log, from 1, and what ties it to the one before: see `scoring.ledger.chain`.
    sequence = models.PositiveIntegerField(_("posição"), editable=False)
    digest = models.CharField(_("selo"), max_length=64, editable=False)

    class Meta:
        verbose_name, verbose_name_plural = _("ocorrência"), _("ocorrências")
        ordering = ("tournament", "pk")
        constraints = (
            models.UniqueConstraint(fields=("tournament", "sequence"), name="ocorrencia_sequence"),
        )

    def __str__(self) -> str:
        return f"{self.at:%d/%m %H:%M} {self.action}"
