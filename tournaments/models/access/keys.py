"""Keys that give access by address alone: of a mesa, a block of mesas, a dupla; and the wrong codes tried."""

from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from tournaments.models.tournament import Dupla, Tournament


class Key(models.Model):
    """A key whose address is derived from the nonce; a new nonce invalidates the old address."""

    nonce = models.CharField(max_length=60, editable=False)
    digest = models.CharField(max_length=64, unique=True, editable=False)
    issued_at = models.DateTimeField(_("emitido em"), db_default=Now(), editable=False)

    class Meta:
        abstract = True


class MesaBlock(Key):
    """The key of one scorer to the mesas from `first` to `last`. The row is deleted when it is revoked."""

    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT)
    first = models.PositiveSmallIntegerField(_("da mesa"))
    last = models.PositiveSmallIntegerField(_("à mesa"))

    class Meta:
        db_table = "tournaments_bloco"
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
    """A mesa of an event: its QR and spoken code lead to the jogo in progress there.

    Both are derived from the nonce (`tournaments.hall.mesas`); a new nonce invalidates them. Wrong codes from before
    `unlocked_at` do not count.
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
    """The kind of device that tries a code, for its limits (`tournaments.hall.codes`)."""

    MESA = "mesa", _("já esteve na mesa")
    HALL = "hall", _("já esteve em outra mesa")
    HOUSE = "house", _("do endereço do clube")
    STRANGER = "stranger", _("de fora")


class CodeAttempt(models.Model):
    """An attempt to enter a code: mesa (if it exists), device and address.

    It is kept as long as it counts (`tournaments.hall.codes`): a wrong one for minutes, a correct one for weeks and
    without the address.
    """

    mesa = models.ForeignKey(Mesa, null=True, on_delete=models.CASCADE)
    who = models.CharField(_("quem"), max_length=8, choices=Who, default=Who.STRANGER)
    device = models.CharField(_("aparelho"), max_length=64)
    address = models.CharField(_("endereço"), max_length=45, blank=True, default="")
    right = models.BooleanField(_("certo"), default=False)
    at = models.DateTimeField(_("quando"))

    class Meta:
        db_table = "tournaments_tentativa"
        verbose_name, verbose_name_plural = _("tentativa"), _("tentativas")
        indexes = (
            models.Index(fields=("mesa", "at"), name="tentativa_mesa"),
            models.Index(fields=("device", "at"), name="tentativa_device"),
            models.Index(fields=("address", "at"), name="tentativa_address"),
        )

    def __str__(self) -> str:
        return f"{self.mesa} {self.at:%d/%m %H:%M}"


class DuplaKey(Key):
    """The private link of a dupla to its own jogos. A new nonce invalidates the old link."""

    dupla = models.OneToOneField(Dupla, on_delete=models.CASCADE)

    class Meta:
        verbose_name, verbose_name_plural = _("link de dupla"), _("links de duplas")

    def __str__(self) -> str:
        return str(self.dupla)


class Telao(Key):
    """The private link of an event's big screen, and its `views`, each page shown for `seconds`."""

    class View(models.TextChoices):
        NAMES = "nomes", _("onde cada um joga, por nome, enquanto se procura o lugar")
        SEATING = "lugares", _("onde cada um joga, por mesa")
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
