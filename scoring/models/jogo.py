import hashlib
import secrets
import uuid
from typing import TypedDict

from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

import rules

# Reasons of a result besides those of the rules, `rules.JogoReason`.
WALKOVER, BY_DIRECTOR, CANCELLED = "walkover", "director", "cancelled"
EVENT_CANCELLED = "event_cancelled"  # stopped with its event, and open again if the event resumes
WITHOUT_RESULT = frozenset({CANCELLED, EVENT_CANCELLED})


class PlayedBy(TypedDict):
    """The settings of a jogo from its opening to its end; the first line of its trail keeps them.

    label_digests: digests of the labels, salted with the jogo's salt, so that names are stored outside the trail
    (docs/decisions/0027).
    """

    label_digests: list[str]
    ruleset: str
    options: dict[str, object]
    overrides: dict[str, object]
    partidas: int
    fixed: bool
    may_draw: bool
    entry: str
    per_partida: bool
    totals_allowed: bool


FROZEN = tuple(PlayedBy.__annotations__)


def fresh_salt() -> str:
    """Return a salt of 128 bits, for digests of values that a person may have erased."""
    return secrets.token_hex(16)


class Jogo(models.Model):
    """One meeting: one or more partidas, of which the side with the most wins (regulamento, art. 19).

    `labels`: a name for each side in play, in the order of `RuleSet.side_names`; replaced together with `label_salt`
    at a person's request (`scoring.lifecycle.rename`).
    `bell_partida`, `bell_mao`: the last mão that counts after the bell, 0 if there is none; `bell_in_play`: that mão
    is not recorded yet, because it was being played or because a side has not entered it.
    `dealers`: pairs of a deal of the jogo, counted from 0, and the side named as its dealer, followed by the sides
    that play first and cut if the players agree on that (`scoring.lifecycle.dealing`).
    `relancinhos`, `seats`: the relancinhos of the mão in play, and the seating (`scoring.lifecycle.notes`).
    `called_at`: the time since when the table waits for the director; `call_seen_at`: the time when the director saw
    the call (`scoring.lifecycle.call`).
    """

    class Entry(models.TextChoices):
        """The ways to enter and confirm a mão (docs/decisions/0010).

        `APART`, separate entry: each side enters every mão by itself, and equal entries become the mão.
        """

        SCORER = "scorer", _("Uma pessoa anota por todos")
        CONFIRM = "confirm", _("Uma dupla anota, a outra confirma")
        APART = "apart", _("As duas duplas anotam e comparam")

    # The only columns that change; rows are never deleted. `restrict_role` grants the site no further rights.
    CHANGED = (
        "labels",
        "label_salt",
        "dealers",
        "relancinhos",
        "seats",
        "bell_at",
        "bell_partida",
        "bell_mao",
        "bell_in_play",
        "called_at",
        "call_seen_at",
        "closed_at",
        "winner",
        "reason",
    )

    public_id = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    labels = models.JSONField(_("lados"))
    label_salt = models.CharField(max_length=32, default=fresh_salt, editable=False)
    ruleset = models.CharField(_("regulamento"), max_length=40)
    options = models.JSONField(_("opções"), default=dict)
    overrides = models.JSONField(_("valores do clube"), default=dict, blank=True)
    partidas = models.PositiveSmallIntegerField(_("partidas"))
    fixed = models.BooleanField(_("joga todas as partidas"), default=False)
    may_draw = models.BooleanField(_("pode terminar empatado"), default=False)
    entry = models.CharField(_("como se anota"), max_length=7, choices=Entry, default=Entry.SCORER)
    per_partida = models.BooleanField(_("confere uma vez por partida"), default=False)
    totals_allowed = models.BooleanField(_("aceita só os totais"), default=False)
    dealers = models.JSONField(_("carteadores ditos"), default=list, blank=True, editable=False)
    relancinhos = models.JSONField(_("relancinhos anotados"), default=list, blank=True, editable=False)
    seats = models.JSONField(_("lugares"), default=list, blank=True, editable=False)
    bell_at = models.DateTimeField(_("sinal às"), null=True, blank=True, editable=False)
    bell_partida = models.PositiveSmallIntegerField(_("partida no sinal"), default=0, editable=False)
    bell_mao = models.PositiveSmallIntegerField(_("última mão que conta"), default=0, editable=False)
    bell_in_play = models.BooleanField(_("mão em jogo no sinal"), default=False, editable=False)
    called_at = models.DateTimeField(_("direção chamada às"), null=True, blank=True, editable=False)
    call_seen_at = models.DateTimeField(_("chamado visto às"), null=True, blank=True, editable=False)
    opened_at = models.DateTimeField(_("aberto em"), db_default=Now(), editable=False)
    closed_at = models.DateTimeField(_("encerrado em"), null=True, blank=True, editable=False)
    winner = models.CharField(_("vencedor"), max_length=1, blank=True, editable=False)
    reason = models.CharField(_("motivo"), max_length=30, blank=True, editable=False)

    class Meta:
        verbose_name, verbose_name_plural = _("jogo"), _("jogos")
        constraints = (
            models.CheckConstraint(condition=models.Q(partidas__gte=1), name="jogo_has_partidas"),
            models.CheckConstraint(
                # An open jogo has no winner; a closed one has its reason.
                condition=models.Q(closed_at=None, winner="", reason="")
                | (models.Q(closed_at__isnull=False) & ~models.Q(reason="")),
                name="jogo_result_when_closed",
            ),
        )

    def __str__(self) -> str:
        return " × ".join(self.labels)

    @property
    def state(self) -> str:
        """`open` or `closed`."""
        return "closed" if self.closed_at else "open"

    @property
    def time_is_over(self) -> bool:
        """Whether the bell has rung and the last mão that counts is recorded."""
        return self.bell_at is not None and not self.bell_in_play

    @property
    def result(self) -> tuple[str, str]:
        """Winner and reason; both empty while the jogo is open."""
        return self.winner, self.reason

    @property
    def sides(self) -> tuple[str, ...]:
        """The names of the sides in play: `A`, `B` and so on."""
        return self.load_rules().side_names[: len(self.labels)]

    def label(self, side: str) -> str:
        """Return the label of a side; both labels for partners of three players (`B+C`)."""
        labels = dict(zip(self.sides, self.labels, strict=True))
        return " + ".join(labels[name] for name in side.split("+"))

    def relancinhos_in(self, partida: int, number: int) -> dict[str, int]:
        """Return the number of relancinhos by side that were noted during a mão."""
        return {side: count for *place, side, count in self.relancinhos if place == [partida, number]}

    def load_rules(self) -> rules.RuleSet:
        """Return the rule set frozen when the jogo was opened."""
        return rules.load(self.ruleset, self.options, self.overrides)

    @property
    def label_digests(self) -> list[str]:
        """The digests of the labels in the trail. Once labels and salt are erased, they no longer reveal the names."""
        salted = (f"{self.label_salt}\n{label}" for label in self.labels)
        return [hashlib.sha256(text.encode()).hexdigest() for text in salted]

    @property
    def played_by(self) -> PlayedBy:
        """The columns that never change."""
        return {
            "label_digests": self.label_digests,
            "ruleset": self.ruleset,
            "options": self.options,
            "overrides": self.overrides,
            "partidas": self.partidas,
            "fixed": self.fixed,
            "may_draw": self.may_draw,
            "entry": self.entry,
            "per_partida": self.per_partida,
            "totals_allowed": self.totals_allowed,
        }


class Partida(models.Model):
    """One race to the points limit within a jogo. Winner and reason follow from its mãos.

    `dropped`: the partida is not played after all; the row stays because mãos that were taken back refer to it.
    """

    jogo = models.ForeignKey(Jogo, on_delete=models.PROTECT)
    number = models.PositiveSmallIntegerField(_("número"))
    winner = models.CharField(_("vencedor"), max_length=1, blank=True)
    reason = models.CharField(_("motivo"), max_length=30, blank=True)
    dropped = models.BooleanField(default=False, editable=False)

    class Meta:
        verbose_name, verbose_name_plural = _("partida"), _("partidas")
        ordering = ("jogo", "number")
        constraints = (models.UniqueConstraint(fields=("jogo", "number"), name="partida_number"),)

    def __str__(self) -> str:
        return _("Partida %(number)s") % {"number": self.number}
