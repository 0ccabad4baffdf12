from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Final

from django.db import models
from django.utils.translation import gettext_lazy as _

import rules
from scoring.models import Jogo
from tournaments.errors import TournamentError
from tournaments.models.club import Club, Player
from tournaments.models.club_rules import ClubRules
from tournaments.models.recorded import Recorded, RecordedQuerySet, columns_of, fresh_salt
from tournaments.plan.fields import AtZero

AT_ZERO = [(one.value, one.name) for one in AtZero]


class TournamentQuerySet(RecordedQuerySet["Tournament"]):
    def locked(self, pk: int, *, cancelled: bool = False) -> "Tournament":
        """Return a tournament with a row lock.

        If a jogo must be locked too, lock it first, in the same order as a mão. cancelled: also return a cancelled
        one, for writes that do not continue the event. Raises `TournamentError("event_cancelled")`.
        """
        found = self.select_for_update(no_key=True).get(pk=pk)
        if not cancelled:
            found.refuse_cancelled()
        return found


class NotDeleted(models.Manager["Tournament"]):
    """Manager of the tournaments that are not deleted."""

    def get_queryset(self) -> TournamentQuerySet:
        return TournamentQuerySet(self.model, using=self._db).filter(deleted=False)

    def locked(self, pk: int, *, cancelled: bool = False) -> "Tournament":
        """Return a tournament with a row lock; see `TournamentQuerySet.locked`."""
        return self.get_queryset().locked(pk, cancelled=cancelled)


class Tournament(Recorded):
    """An event of a club. Its rules and jogo format are frozen once it runs.

    deleted: deleted by the director before it began; the row is kept only for its chains, without entries.
    """

    WHOSE = "id"
    SEALED = columns_of(
        "club_id name slug place starts_on ends_on state entrants ruleset options overrides minutes "
        "rules_title extra club_rules_id partidas fixed entry per_partida totals_allowed third_place "
        "mesas brought draw_seed drawn_at deleted"
    )
    LATER = MappingProxyType({"deleted": False})
    NOT_KEPT = columns_of(
        "starts_at entering announcement cancel_reason ended_early at_zero arrangement auto_publish"
    )

    class State(models.TextChoices):
        DRAFT = "draft", _("rascunho")
        OPEN = "open", _("inscrições abertas")
        RUNNING = "running", _("em andamento")
        FINISHED = "finished", _("encerrado")
        CANCELLED = "cancelled", _("cancelado")

    class Entrants(models.TextChoices):
        DUPLAS = "duplas", _("duplas")
        PLAYERS = "players", _("jogadores, um a um")
        SINGLES = "singles", _("jogadores, um contra um")
        EACH = "each", _("jogadores, três ou mais à mesa, cada um por si")
        TRIOS = "trios", _("trios")

    club = models.ForeignKey(Club, on_delete=models.PROTECT, verbose_name=_("clube"))
    name = models.CharField(_("nome"), max_length=100)
    slug = models.SlugField(_("endereço"), max_length=100, unique=True)
    place = models.CharField(_("local"), max_length=120, blank=True)
    starts_on = models.DateField(_("começa em"))
    ends_on = models.DateField(_("termina em"))
    starts_at = models.TimeField(_("começa às"), null=True, blank=True)
    entering = models.CharField(_("como se inscrever"), max_length=300, blank=True, db_default="")
    announcement = models.CharField(_("recado"), max_length=300, blank=True, db_default="")
    cancel_reason = models.CharField(_("motivo do cancelamento"), max_length=200, blank=True, db_default="")
    # Ended by the director with the standings as they were, before the plan was played out.
    ended_early = models.BooleanField(default=False, db_default=False, editable=False)
    state = models.CharField(_("situação"), max_length=10, choices=State, default=State.DRAFT, editable=False)
    entrants = models.CharField(
        _("quem se inscreve"), max_length=7, choices=Entrants, default=Entrants.DUPLAS
    )

    ruleset = models.CharField(_("regulamento"), max_length=40, default="regulamento-1")
    options = models.JSONField(_("opções do regulamento"), default=dict)
    overrides = models.JSONField(_("valores do clube"), default=dict)
    minutes = models.PositiveSmallIntegerField(_("relógio, em minutos"), default=0)
    # Default for stages whose plan has no rule for the end of the time; from before plans had one.
    at_zero = models.CharField(max_length=7, choices=AT_ZERO, default=AtZero.ASKS, editable=False)
    # Origin of the rule set: its name at the time, and the extra or the club's rule set that was copied.
    rules_title = models.CharField(_("nome do regulamento"), max_length=100, blank=True)
    extra = models.CharField(max_length=40, blank=True, editable=False)
    club_rules = models.ForeignKey(ClubRules, null=True, blank=True, on_delete=models.PROTECT, editable=False)
    partidas = models.PositiveSmallIntegerField(_("partidas por jogo"), default=3)
    fixed = models.BooleanField(_("joga todas as partidas"), default=False)
    entry = models.CharField(_("como se anota"), max_length=7, choices=Jogo.Entry, default=Jogo.Entry.SCORER)
    per_partida = models.BooleanField(_("confere uma vez por partida"), default=False)
    totals_allowed = models.BooleanField(_("aceita só os totais"), default=False)
    third_place = models.BooleanField(_("disputa de 3º lugar"), default=True)
    mesas = models.PositiveSmallIntegerField(_("mesas no salão"), default=16)
    # Settings of mesas that differ from the default, by number (`tournaments.hall.arrangement`).
    arrangement = models.JSONField(_("arrumação do salão"), default=dict, blank=True, editable=False)
    auto_publish = models.BooleanField(_("publica sozinho os resultados"), default=True)

    # Origin of an imported event: `tournaments.publication.document.shape.BroughtData`; null for other events.
    brought = models.JSONField(_("trazido de um arquivo"), null=True, blank=True, editable=False)

    draw_seed = models.BigIntegerField(_("semente do sorteio"), null=True, blank=True, editable=False)
    drawn_at = models.DateTimeField(_("sorteado em"), null=True, blank=True, editable=False)

    deleted = models.BooleanField(default=False, db_default=False, editable=False)

    objects = NotDeleted()
    with_deleted: ClassVar[models.Manager["Tournament"]] = TournamentQuerySet.as_manager()

    class Meta:
        verbose_name, verbose_name_plural = _("torneio"), _("torneios")
        ordering = ("-starts_on", "name")
        constraints = (
            models.CheckConstraint(
                condition=models.Q(ends_on__gte=models.F("starts_on")),
                name="tournament_ends_after_start",
                violation_error_message=_("O torneio não pode terminar antes de começar."),
            ),
            models.CheckConstraint(condition=models.Q(mesas__gte=1), name="tournament_has_mesas"),
        )

    def __str__(self) -> str:
        return self.name

    @property
    def is_public(self) -> bool:
        """Whether the public may read it: all states except draft."""
        return self.state != self.State.DRAFT

    @property
    def of_players(self) -> bool:
        """Whether single players enter in a format other than one against one; each is stored as a dupla of one."""
        return self.entrants in {self.Entrants.PLAYERS, self.Entrants.EACH}

    @property
    def each_alone(self) -> bool:
        """Whether three or more players sit at a mesa, each playing for himself."""
        return self.entrants == self.Entrants.EACH

    @property
    def size(self) -> int:
        """Return the number of players in one entry."""
        return SIZES[self.Entrants(self.entrants)]

    @property
    def alone(self) -> bool:
        """Whether entries are single players."""
        return self.size == 1

    @property
    def on_a_side(self) -> int:
        """Return the number of players on each side of a mesa."""
        return PAIR if self.entrants == self.Entrants.PLAYERS else self.size

    def refuse_cancelled(self) -> None:
        """Raise `TournamentError("event_cancelled")` if the event is cancelled. Requires its lock."""
        if self.state == self.State.CANCELLED:
            raise TournamentError("event_cancelled")

    def load_rules(self) -> rules.RuleSet:
        """Return the rule set for its jogos."""
        options: dict[str, Any] = self.options
        overrides: dict[str, Any] = self.overrides
        return rules.load(self.ruleset, options, overrides)


PAIR: Final = 2
SIZES: Final[Mapping[Tournament.Entrants, int]] = {
    Tournament.Entrants.DUPLAS: PAIR,
    Tournament.Entrants.PLAYERS: 1,
    Tournament.Entrants.SINGLES: 1,
    Tournament.Entrants.EACH: 1,
    Tournament.Entrants.TRIOS: 3,
}


class Dupla(Recorded):
    """An entry: two players, a trio, or a single player. `number` counts the entries."""

    SEALED = columns_of("tournament_id number seed team_id")
    ERASABLE = columns_of("name home")
    NOT_KEPT = columns_of("salt phone note")

    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT)
    number = models.PositiveSmallIntegerField(_("número"))
    name = models.CharField(_("nome"), max_length=200, help_text=_("os jogadores, como vão à súmula"))
    seed = models.PositiveSmallIntegerField(_("cabeça de chave"), null=True, blank=True)
    salt = models.CharField(max_length=32, default=fresh_salt, editable=False)
    home = models.CharField(_("vem de"), max_length=60, blank=True, help_text=_("clube ou cidade"))
    # For directors only: never published, served by the API or chained.
    phone = models.CharField(_("telefone"), max_length=30, blank=True)
    note = models.CharField(_("observação"), max_length=200, blank=True)
    players = models.ManyToManyField(Player, through="DuplaMember")
    team = models.ForeignKey(
        "tournaments.Team", null=True, on_delete=models.PROTECT, verbose_name=_("equipe"), editable=False
    )

    objects = RecordedQuerySet.as_manager()

    class Meta:
        verbose_name, verbose_name_plural = _("dupla"), _("duplas")
        ordering = ("tournament", "number")
        constraints = (
            models.UniqueConstraint(fields=("tournament", "number"), name="dupla_number"),
            models.UniqueConstraint(fields=("tournament", "seed"), name="dupla_seed"),
            models.CheckConstraint(
                condition=models.Q(seed=None) | models.Q(seed__gte=1), name="dupla_seed_positive"
            ),
        )

    def __str__(self) -> str:
        return self.name

    @property
    def dialled(self) -> str:
        """Return the telephone number reduced to dialling characters; empty without one."""
        return "".join(one for one in self.phone if one in "+0123456789")


class DuplaMember(Recorded):
    """A player's membership in a dupla. A constraint allows one dupla for each player and tournament."""

    SEALED = columns_of("dupla_id player_id tournament_id")

    dupla = models.ForeignKey(Dupla, on_delete=models.CASCADE)
    player = models.ForeignKey(Player, on_delete=models.PROTECT)
    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT)

    objects = RecordedQuerySet.as_manager()

    class Meta:
        constraints = (models.UniqueConstraint(fields=("tournament", "player"), name="player_once"),)

    def __str__(self) -> str:
        return f"{self.player} · {self.dupla}"


class Team(Recorded):
    """Two or more duplas whose results are summed. Each dupla refers to its team, so it is in at most one."""

    SEALED = columns_of("tournament_id number name sort_name")

    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT)
    number = models.PositiveSmallIntegerField(_("número"))
    name = models.CharField(_("nome"), max_length=60)
    # Names that differ only in accents or case are equal.
    sort_name = models.CharField(max_length=60, editable=False)

    objects = RecordedQuerySet.as_manager()

    class Meta:
        verbose_name, verbose_name_plural = _("equipe"), _("equipes")
        ordering = ("tournament", "number")
        constraints = (
            models.UniqueConstraint(fields=("tournament", "number"), name="team_number"),
            models.UniqueConstraint(fields=("tournament", "sort_name"), name="team_name"),
        )

    def __str__(self) -> str:
        return self.name
