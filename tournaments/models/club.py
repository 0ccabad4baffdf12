from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class Shown(models.TextChoices):
    """How the name of a player is shown, everywhere but to the direction."""

    FULL = "full", _("nome inteiro")
    FIRST = "first", _("primeiro nome e inicial")
    INITIALS = "initials", _("iniciais")


class PublicPage(models.TextChoices):
    """Whether a player has a page for everybody, in a club whose players have them."""

    CLUB = "club", _("como o clube")
    MINOR = "minor", _("não: é menor de idade")
    NONE = "none", _("não: pediu para não ter")


class Club(models.Model):
    """A club that holds tournaments."""

    name = models.CharField(_("nome"), max_length=80, unique=True)
    slug = models.SlugField(_("endereço"), max_length=80, unique=True)
    city = models.CharField(_("cidade"), max_length=80, blank=True)
    # How often a name was replaced: what is kept of a page, by a process or a reader, is of one number.
    names = models.PositiveIntegerField(default=0, editable=False)
    # How those are shown who have not said how.
    names_shown = models.CharField(
        _("como aparecem os nomes"), max_length=8, choices=Shown, default=Shown.FULL
    )
    # Whether its players have pages of their own; `Player.page` says who has none.
    player_pages = models.BooleanField(_("páginas dos jogadores"), default=False, db_default=False)
    heads_to = models.EmailField(_("e-mail que guarda os selos"), blank=True)
    members = models.ManyToManyField(settings.AUTH_USER_MODEL, through="Membership")

    class Meta:
        verbose_name, verbose_name_plural = _("clube"), _("clubes")
        ordering = ("name",)

    def __str__(self) -> str:
        return self.name


class Membership(models.Model):
    """What a person may do in a club."""

    class Role(models.TextChoices):
        DIRECTOR = "director", _("diretor")
        ARBITER = "arbiter", _("árbitro")
        SCORER = "scorer", _("anotador")

    club = models.ForeignKey(Club, on_delete=models.CASCADE)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, verbose_name=_("pessoa"))
    role = models.CharField(_("papel"), max_length=10, choices=Role)

    class Meta:
        verbose_name, verbose_name_plural = _("membro"), _("membros")
        constraints = (models.UniqueConstraint(fields=("club", "user"), name="membership_once"),)

    def __str__(self) -> str:
        return f"{self.user} · {self.get_role_display()}"


class PlayerQuerySet(models.QuerySet["Player"]):
    def people(self) -> "PlayerQuerySet":
        """Return each person once: without the rows that turned out to be somebody who was listed already."""
        return self.filter(same_as=None)


class Player(models.Model):
    """A person who plays for a club. `sort_name` is the name without accents: no database collation is trusted.

    What is sealed names players by their ids; the name is here, and nowhere that it cannot be replaced. same_as: whom
    a row turned out to be; it keeps its number, and has the name of that one (`tournaments.clubs.people`).
    """

    club = models.ForeignKey(Club, on_delete=models.PROTECT)
    name = models.CharField(_("nome"), max_length=60)
    sort_name = models.CharField(max_length=60, editable=False)
    replaced_at = models.DateTimeField(_("nome trocado em"), null=True, editable=False)  # on request

    # Of who is shown by less than the whole name: the whole, for the direction alone (`tournaments.clubs.display`).
    shown = models.CharField(max_length=8, choices=Shown, default=Shown.FULL, editable=False)
    full_name = models.CharField(max_length=60, blank=True, editable=False)
    # Whether the person said so: who did not follows the club.
    shown_asked = models.BooleanField(default=False, editable=False)
    page = models.CharField(
        max_length=5, choices=PublicPage, default=PublicPage.CLUB, db_default=PublicPage.CLUB, editable=False
    )
    same_as = models.ForeignKey(
        "self", null=True, on_delete=models.PROTECT, related_name="others", editable=False
    )

    objects = PlayerQuerySet.as_manager()

    class Meta:
        verbose_name, verbose_name_plural = _("jogador"), _("jogadores")
        ordering = ("sort_name", "pk")
        constraints = (
            models.UniqueConstraint(
                fields=("club", "sort_name"),
                condition=models.Q(same_as=None),
                name="player_name_in_club",
            ),
        )

    def __str__(self) -> str:
        return self.name

    @property
    def person(self) -> int:
        """Return the id by which the person is counted, over all of its rows."""
        return self.same_as_id or self.pk

    @property
    def listed(self) -> str:
        """Return the name as the direction knows it."""
        return self.full_name or self.name
