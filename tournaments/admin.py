"""What the desk has no page for. What was played or published is read here, never written."""

from typing import Any

from django import forms
from django.contrib import admin
from django.http import HttpRequest

from scoring.admin import ReadOnly
from tournaments.models import Club, Confronto, Dupla, Membership, Player, Publication, Tournament
from tournaments.names import sort_name, tidy
from tournaments.wording.errors import sentence


class MembershipInline(admin.TabularInline[Membership, Club]):
    """Members are read here: the desk and `manage.py club_member` write them, with a line of the club's log."""

    model = Membership
    extra = 0

    def has_add_permission(self, request: HttpRequest, obj: Club | None = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Club | None = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Club | None = None) -> bool:
        return False


@admin.register(Club)
class ClubAdmin(admin.ModelAdmin[Club]):
    list_display = ("name", "city")
    inlines = (MembershipInline,)


class PlayerAdminForm(forms.ModelForm[Player]):
    class Meta:
        model = Player
        fields = ("club", "name")

    def clean(self) -> dict[str, Any]:
        """Keep the sorting key in step with the name, and refuse a name the club has already."""
        fields: dict[str, Any] = super().clean() or self.cleaned_data
        name = tidy(fields.get("name") or "")
        self.instance.name, self.instance.sort_name = name, sort_name(name)
        others = Player.objects.filter(club=fields.get("club"), sort_name=self.instance.sort_name)
        if name and others.exclude(pk=self.instance.pk).exists():
            self.add_error("name", sentence("player_exists", {"name": name}))
        return fields | {"name": name}


@admin.register(Player)
class PlayerAdmin(admin.ModelAdmin[Player]):
    form = PlayerAdminForm
    list_display = ("name", "club")
    list_filter = ("club",)
    list_select_related = ("club",)
    search_fields = ("name", "sort_name")


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
