"""Admin pages for tasks without a desk page. Played and published data are read-only."""

from abc import abstractmethod
from typing import Any

from django import forms
from django.contrib import admin
from django.contrib.auth.admin import UserAdmin
from django.contrib.auth.forms import AdminUserCreationForm, UserChangeForm
from django.contrib.auth.models import User
from django.db.models import Model, QuerySet
from django.http import HttpRequest

from scoring.admin import TYPED, ReadOnly
from tournaments.clubs.members import NAME_LETTERS
from tournaments.errors import TournamentError
from tournaments.models import Club, Confronto, Dupla, Membership, Player, Publication, Tournament
from tournaments.names import fits, refuse_alike, sort_name, tidy
from tournaments.wording.refusals.errors import sentence


class MembershipInline(admin.TabularInline[Membership, Club]):
    """Read-only list of members: changes go through the desk or `manage.py club_member`, which log them."""

    model = Membership
    extra = 0

    def has_add_permission(self, request: HttpRequest, obj: Club | None = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Club | None = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Club | None = None) -> bool:
        return False


class NamedForm[M: Model](forms.ModelForm[M]):
    """Validates a name as the desk does, and refuses a name too similar to another one."""

    named, known = "name", "name_alike"

    @abstractmethod
    def others(self) -> QuerySet[M]:
        """Return the rows among which the name must be unique."""

    def clean(self) -> dict[str, Any]:
        """Show errors of the name at its field."""
        fields: dict[str, Any] = super().clean() or self.cleaned_data
        try:
            name = tidy(fields.get(self.named) or "")
            others = self.others().exclude(pk=self.instance.pk).values_list(self.named, flat=True)
            refuse_alike(name, others, known=self.known)
        except TournamentError as exc:
            self.add_error(self.named, sentence(exc.code, exc.params))
            return fields
        return fields | {self.named: name}


class ClubAdminForm(NamedForm[Club]):
    known = "club_exists"

    class Meta:
        model = Club
        fields = ("name", "slug", "city")

    def others(self) -> QuerySet[Club]:
        return Club.objects.all()


@admin.register(Club)
class ClubAdmin(admin.ModelAdmin[Club]):
    form = ClubAdminForm
    list_display = ("name", "city")
    inlines = (MembershipInline,)


class PlayerAdminForm(NamedForm[Player]):
    known = "player_exists"

    class Meta:
        model = Player
        fields = ("club", "name")

    def others(self) -> QuerySet[Player]:
        return Player.objects.people().filter(club=self.cleaned_data.get("club"))

    def clean(self) -> dict[str, Any]:
        """Update the sort key with the name."""
        fields = super().clean()
        name = fields.get("name") or ""
        if not fits(name, NAME_LETTERS):
            self.add_error("name", sentence("name_too_long", {"most": NAME_LETTERS}))
        self.instance.sort_name = sort_name(name)[:NAME_LETTERS]
        return fields


@admin.register(Player)
class PlayerAdmin(admin.ModelAdmin[Player]):
    form = PlayerAdminForm
    list_display = ("name", "club")
    list_filter = ("club",)
    list_select_related = ("club",)
    search_fields = ("name", "sort_name")


class PersonForm(NamedForm[User], UserChangeForm[User]):
    """Account form with a name that cannot be confused with another one."""

    named = "username"

    def others(self) -> QuerySet[User]:
        return User.objects.all()


class NewPersonForm(PersonForm, AdminUserCreationForm[User]):
    pass


admin.site.unregister(User)


@admin.register(User)
class PersonAdmin(UserAdmin[User]):
    add_form, form = NewPersonForm, PersonForm


@admin.register(Tournament)
class TournamentAdmin(ReadOnly):
    list_display = ("name", "club", "state", "starts_on")
    list_select_related = ("club",)


@admin.register(Dupla)
class DuplaAdmin(ReadOnly):
    list_display = ("name", "tournament", "number", "seed")
    list_select_related = ("tournament",)


@admin.register(Confronto)
class ConfrontoAdmin(ReadOnly):
    list_display = ("tournament", "kind", "round", "position", "mesa", "winner")
    list_select_related = ("tournament", "winner")


@admin.register(Publication)
class PublicationAdmin(ReadOnly):
    list_display = ("tournament", "number", "at", "author", "digest")
    list_select_related = ("tournament", "author")
    exclude = (*TYPED, "payload", "page")
