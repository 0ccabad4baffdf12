"""What opens something by its address alone: a mesa, a block of mesas, a dupla; and wrong codes tried."""

from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from tournaments.models.tournament import Dupla, Tournament


class Key(models.Model):
    """What opens something to whoever has its address, derived from the nonce: a new one makes the old worthless."""

    nonce = models.CharField(max_length=60, editable=False)
    digest = models.CharField(max_length=64, unique=True, editable=False)
    issued_at = models.DateTimeField(_("emitido em"), db_default=Now(), editable=False)

    class Meta:
        abstract = True


class Bloco(Key):
    """The key of one scorer to several mesas: those from `first` to `last`. Revoked, the row is gone."""

    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT)
    first = models.PositiveSmallIntegerField(_("da mesa"))
    last = models.PositiveSmallIntegerField(_("à mesa"))

    class Meta:
        verbose_name, verbose_name_plural = _("bloco de mesas"), _("blocos de mesas")
        ordering = ("tournament", "first", "last", "pk")
        constraints = (
            models.CheckConstraint(
                condition=models.Q(first__gte=1, last__gte=models.F("first")), name="bloco_first_to_last"
            ),
        )

    def __str__(self) -> str:
        return _("Mesas %(first)s a %(last)s") % {"first": self.first, "last": self.last}


class Mesa(Key):
    """A mesa of an event: its QR and its spoken code lead to the jogo that is played there now.

    Both are derived from the nonce (`tournaments.hall.mesas`); a new one makes them worthless. Wrong codes tried before
    `unlocked_at` no longer count.
    """

    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT)
    number = models.PositiveSmallIntegerField(_("mesa"))
    unlocked_at = models.DateTimeField(_("desbloqueada em"), null=True, blank=True, editable=False)

    class Meta:
        verbose_name, verbose_name_plural = _("mesa"), _("mesas")
        ordering = ("tournament", "number")
        constraints = (models.UniqueConstraint(fields=("tournament", "number"), name="mesa_number"),)

    def __str__(self) -> str:
        return _("Mesa %(number)s") % {"number": self.number}


class Who(models.TextChoices):
    """With whom a device is judged that tries a code (`tournaments.hall.codes`)."""

    MESA = "mesa", _("já esteve na mesa")
    HALL = "hall", _("já esteve em outra mesa")
    HOUSE = "house", _("do endereço do clube")
    STRANGER = "stranger", _("de fora")


class Tentativa(models.Model):
    """A code that was tried: at which mesa, if there is one of that number, from which device and which address.

    Kept as long as it counts (`tournaments.hall.codes`): a wrong one for minutes, a right one for weeks, without
    the address.
    """

    mesa = models.ForeignKey(Mesa, null=True, on_delete=models.CASCADE)
    who = models.CharField(_("quem"), max_length=8, choices=Who, default=Who.STRANGER)
    device = models.CharField(_("aparelho"), max_length=64)
    address = models.CharField(_("endereço"), max_length=45, blank=True, default="")
    right = models.BooleanField(_("certo"), default=False)
    at = models.DateTimeField(_("quando"))

    class Meta:
        verbose_name, verbose_name_plural = _("tentativa"), _("tentativas")
        indexes = (
            models.Index(fields=("mesa", "at"), name="tentativa_mesa"),
            models.Index(fields=("device", "at"), name="tentativa_device"),
            models.Index(fields=("address", "at"), name="tentativa_address"),
        )

    def __str__(self) -> str:
        return f"{self.mesa} {self.at:%d/%m %H:%M}"


class DuplaKey(Key):
    """The private link of a dupla to its own jogos. A new nonce makes the old link worthless."""

    dupla = models.OneToOneField(Dupla, on_delete=models.CASCADE)

    class Meta:
        verbose_name, verbose_name_plural = _("link de dupla"), _("links de duplas")

    def __str__(self) -> str:
        return str(self.dupla)


class Telao(Key):
    """The private link of the big screen of an event, and what it shows in turn: `views`, each page for `seconds`."""

    class View(models.TextChoices):
        SEATING = "lugares", _("onde cada um joga")
        LIVE = "mesas", _("mesas ao vivo")
        STANDINGS = "classificacao", _("classificação")
        BRACKET = "chave", _("chave")
        RESULTS = "resultados", _("últimos resultados")

    tournament = models.OneToOneField(Tournament, on_delete=models.PROTECT)
    views = models.JSONField(_("o que mostra"), default=list)
    seconds = models.PositiveSmallIntegerField(_("segundos por página"), default=12)

    class Meta:
        verbose_name, verbose_name_plural = _("telão"), _("telões")

    def __str__(self) -> str:
        return str(self.tournament)
