"""What the desk has no page for. What was played or published is read here, never written."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from scoring.admin import ReadOnly
from tournaments.models import Club, Confronto, Dupla, Membership, Player, Publication, Tournament
from tournaments.names import sort_name


class MembershipInline(admin.TabularInline[Membership, Club]):
    model = Membership
    extra = 0


@admin.register(Club)
class ClubAdmin(admin.ModelAdmin[Club]):
    list_display = ("name", "city")
    inlines = (MembershipInline,)


@admin.register(Player)
class PlayerAdmin(admin.ModelAdmin[Player]):
    list_display = ("name", "club")
    list_filter = ("club",)
    list_select_related = ("club",)
    search_fields = ("name", "sort_name")

    def save_model(self, request: HttpRequest, obj: Player, form: Any, change: bool) -> None:
        """Keep the sorting key in step with the name."""
        obj.sort_name = sort_name(obj.name)
        super().save_model(request, obj, form, change)


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
