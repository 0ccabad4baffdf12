"""Read-only admin pages for facts, because only the services may write them."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from scoring.models import AuditEntry, Confirmation, Jogo, Mao, Partida, SeatKey, Submission

# Typed texts, and texts of version 0.2, may contain a name that was erased since. The desk covers it; the admin would
# not.
TYPED = ("reason",)


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
    search_fields = ("labels",)


@admin.register(Partida)
class PartidaAdmin(ReadOnly):
    list_display = ("jogo", "number", "winner", "reason")
    list_select_related = ("jogo",)


@admin.register(Mao)
class MaoAdmin(ReadOnly):
    list_display = ("partida", "number", "version", "totals", "actor", "entered_at")
    exclude = TYPED
    list_select_related = ("partida", "actor")


@admin.register(SeatKey)
class AcessoAdmin(ReadOnly):
    list_display = ("jogo", "seat", "device", "device_at", "issued_at")
    list_select_related = ("jogo",)
    exclude = ("nonce", "digest")


@admin.register(Submission)
class EnvioAdmin(ReadOnly):
    list_display = ("jogo", "partida", "number", "side", "actor", "device", "at")
    list_select_related = ("jogo", "actor")


@admin.register(Confirmation)
class ConfirmacaoAdmin(ReadOnly):
    list_display = ("mao", "side", "verdict", "actor", "device", "at")
    exclude = TYPED
    list_select_related = ("mao", "actor")


@admin.register(AuditEntry)
class RegistroAdmin(ReadOnly):
    list_display = ("at", "jogo", "action", "actor", "device")
    exclude = (*TYPED, "before", "after", "rows")
    list_filter = ("action",)
    list_select_related = ("jogo", "actor")
