"""Facts are read here, never written: the services are the only door."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from scoring.models import Jogo, Mao, Partida, Registro


class ReadOnly(admin.ModelAdmin[Any]):
    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(Jogo)
class JogoAdmin(ReadOnly):
    list_display = ("__str__", "ruleset", "partidas", "closed_at", "winner", "reason")
    exclude = ("token_digest", "token_version")
    search_fields = ("labels",)


@admin.register(Partida)
class PartidaAdmin(ReadOnly):
    list_display = ("jogo", "number", "winner", "reason")
    list_select_related = ("jogo",)


@admin.register(Mao)
class MaoAdmin(ReadOnly):
    list_display = ("partida", "number", "version", "totals", "actor", "entered_at")
    list_select_related = ("partida", "actor")


@admin.register(Registro)
class RegistroAdmin(ReadOnly):
    list_display = ("at", "jogo", "action", "actor", "device", "reason")
    list_filter = ("action",)
    list_select_related = ("jogo", "actor")
