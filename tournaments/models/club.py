from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class Shown(models.TextChoices):
    """How a player's name is shown to everyone except directors."""

    FULL = "full", _("nome inteiro")
    FIRST = "first", _("primeiro nome e inicial")
    INITIALS = "initials", _("iniciais")


class PublicPage(models.TextChoices):
    """Whether a player has a public page, in a club with player pages."""

    CLUB = "club", _("como o clube")
    MINOR = "minor", _("não: é menor de idade")
    NONE = "none", _("não: pediu para não ter")


class Club(models.Model):
    """A club that organises tournaments."""

    name = models.CharField(_("nome"), max_length=80, unique=True)
    slug = models.SlugField(_("endereço"), max_length=80, unique=True)
    city = models.CharField(_("cidade"), max_length=80, blank=True)
    # Counter of replaced names; cached pages are valid for one value of it.
    names = models.PositiveIntegerField(default=0, editable=False)
    # Default for players who have not chosen.
    names_shown = models.CharField(
        _("como aparecem os nomes"), max_length=8, choices=Shown, default=Shown.FULL
    )
    # Whether the club has public player pages; `Player.page` holds the exceptions.
    player_pages = models.BooleanField(_("páginas dos jogadores"), default=False, db_default=False)
    heads_to = models.EmailField(_("e-mail que guarda os selos"), blank=True)
    members = models.ManyToManyField(settings.AUTH_USER_MODEL, through="Membership")

    class Meta:
        verbose_name, verbose_name_plural = _("clube"), _("clubes")
        ordering = ("name",)

    def __str__(self) -> str:
        return self.name


class Membership(models.Model):
    """The role of a person in a club."""

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
        """Return one row for each person, without rows merged into another."""
        return self.filter(same_as=None)


class Player(models.Model):
    """A person who plays for a club. `sort_name` is the name without accents, independent of database collations.

    Sealed rows refer to players by id, so the name can be replaced here. same_as: the player that a merged row
    belongs to; it keeps its id and takes the name of that player (`tournaments.clubs.people`).
    """

    club = models.ForeignKey(Club, on_delete=models.PROTECT)
    name = models.CharField(_("nome"), max_length=60)
    sort_name = models.CharField(max_length=60, editable=False)
    replaced_at = models.DateTimeField(_("nome trocado em"), null=True, editable=False)  # replaced on request

    # The full name of a player who is shown in a shorter form; for directors only (`tournaments.clubs.display`).
    shown = models.CharField(max_length=8, choices=Shown, default=Shown.FULL, editable=False)
    full_name = models.CharField(max_length=60, blank=True, editable=False)
    # Whether the person chose the form; otherwise the default of the club applies.
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
        """Return the id that counts the person, across merged rows."""
        return self.same_as_id or self.pk

    @property
    def listed(self) -> str:
        """Return the full name, for directors."""
        return self.full_name or self.name


class ListColumns(models.Model):
    """How a club read the columns of a list of entries, as a default for its next list of the same kind.

    of: digest of the headings or of the guessed columns (`tournaments.entries.list_entry`). columns: code of each
    column. heading: line of the headings if it was chosen by hand, 0 for a list without headings.
    """

    club = models.ForeignKey(Club, on_delete=models.CASCADE)
    of = models.CharField(max_length=64)
    columns = models.JSONField(default=list)
    heading = models.PositiveIntegerField(null=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("club", "of"), name="list_columns_once"),)

    def __str__(self) -> str:
        return f"{self.club_id}: {' '.join(self.columns)}"
