"""The page for the operator of the site: versions, pending work, failures, and advice."""

import platform
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import django
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.db import connection
from django.db.models import Count, F, Max
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.defaultfilters import date, filesizeformat
from django.utils.timezone import localtime, now
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from scoring.models import Mao, SeatKey
from tournaments import alarms
from tournaments.alarms import SiteState, disk
from tournaments.alarms.debts import Debt
from tournaments.ledger import copies
from tournaments.models import SignInTry, TournamentCheck
from tournaments.sign_in import WINDOW
from tournaments.wording.alarms import ago, sentence

SHOWN = 20  # rows of each list


@dataclass(frozen=True, slots=True)
class PageSection:
    """A part of the page: its heading, its lines, and the text shown without lines."""

    anchor: str
    title: str
    lines: list[str]
    none: str = ""


@login_required
@require_safe
@never_cache
def operation(request: HttpRequest) -> HttpResponse:
    """Show the state of the site. Only for superusers, because it covers every club."""
    if not request.user.is_superuser:
        raise PermissionDenied
    standing = alarms.standing()
    context = {
        "alarms": [(alarm.code, sentence(alarm)) for alarm in alarms.sounding(standing)],
        "sections": [
            PageSection("site", _("O site"), list(_site(standing))),
            PageSection("devido", _("O que falta publicar"), list(_owed(standing.debts)), _("Nada.")),
            PageSection("celulares", _("Celulares com algo por enviar"), list(_waiting()), _("Nenhum.")),
            PageSection(
                "entradas", _("Senhas erradas nos últimos 15 minutos"), list(_pauses()), _("Nenhuma.")
            ),
            PageSection("conferencias", _("Últimas conferências"), list(_checks()), _("Nenhuma.")),
        ],
    }
    return render(request, "operation.html", context)


def _site(standing: SiteState) -> Iterator[str]:
    database = ".".join(map(str, connection.get_database_version()))
    python = f"Python {platform.python_version()}"
    yield f"{python}, Django {django.get_version()}, {connection.display_name} {database}"
    if standing.sweep:
        alive = {"ago": ago(max(0, int(standing.sweep.seconds)))}
        yield _("Relógio e trabalhador: último sinal de vida há %(ago)s.") % alive
    else:
        yield _("Relógio e trabalhador: nenhum sinal de vida até agora.")
    maos = Mao.objects.count()
    versions = ngettext("%(maos)s versão de mão", "%(maos)s versões de mãos", maos) % {"maos": maos}
    yield _("Banco de dados: %(size)s, %(versions)s.") % {"size": _size(), "versions": versions}
    if room := disk.room():
        sizes = {"free": filesizeformat(room.free), "total": filesizeformat(room.total)}
        yield _("Disco: %(free)s livres de %(total)s.") % sizes
    if copy := copies.last_good():
        made = {"at": _moment(copy.at), "size": filesizeformat(copy.size)}
        yield _("Última cópia de segurança: %(at)s, %(size)s.") % made
    else:
        yield _("Nenhuma cópia de segurança até agora.")
    if failed := copies.last_failed():
        yield _("A cópia de %(at)s falhou: %(error)s") % {"at": _moment(failed.at), "error": failed.error}


def _size() -> str:
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute("SELECT pg_database_size(current_database())")
        else:
            cursor.execute("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        return filesizeformat(int(cursor.fetchone()[0]))


def _owed(debts: list[Debt]) -> Iterator[str]:
    for debt in debts[:SHOWN]:
        parts = []
        if debt.owed:
            wishes = ngettext(
                "%(number)s atualização há %(ago)s", "%(number)s atualizações há %(ago)s", debt.owed
            )
            parts.append(wishes % {"number": debt.owed, "ago": ago(int(debt.seconds))})
        if debt.revisions:
            wishes = ngettext(
                "%(number)s publicação há %(ago)s", "%(number)s publicações há %(ago)s", debt.revisions
            )
            parts.append(wishes % {"number": debt.revisions, "ago": ago(int(debt.revision_seconds))})
        failed = " " + _("Falhou: %(failure)s") % {"failure": debt.failure} if debt.failure else ""
        yield f"{debt.name}: {', '.join(parts)}.{failed}"


def _waiting() -> Iterator[str]:
    rows = SeatKey.objects.filter(unsent__gt=0, jogo__closed_at=None)
    names = {"event": F("jogo__confronto__tournament__name"), "mesa": F("jogo__confronto__mesa")}
    found: list[Any] = list(rows.order_by("unsent_at").values("unsent", "unsent_at", **names)[:SHOWN])
    for row in found:
        told = {"number": row["unsent"], "at": date(localtime(row["unsent_at"]), "H:i")}
        sent = (
            ngettext("%(number)s envio desde %(at)s", "%(number)s envios desde %(at)s", row["unsent"]) % told
        )
        where = _("%(event)s, mesa %(mesa)s") % row if row["event"] else _("Jogo avulso")
        yield f"{where}: {sent}."


def _pauses() -> Iterator[str]:
    # User names are stored as digests, so the page can only count them.
    tries = SignInTry.objects.filter(right=False, at__gt=now() - WINDOW)
    found = tries.order_by().values("address").annotate(wrong=Count("pk"), names=Count("name", distinct=True))
    for row in found.annotate(last=Max("at")).order_by("-wrong")[:SHOWN]:
        wrong = ngettext("%(wrong)s tentativa", "%(wrong)s tentativas", row["wrong"]) % row
        names = ngettext("%(names)s nome", "%(names)s nomes", row["names"]) % row
        last = _("a última às %(at)s") % {"at": date(localtime(row["last"]), "H:i:s")}
        yield f"{row['address']}: {wrong}, {names}, {last}."


def _checks() -> Iterator[str]:
    for one in TournamentCheck.objects.select_related("tournament").order_by("-number", "at")[:SHOWN]:
        wrong = ngettext("%(number)s coisa não confere", "%(number)s coisas não conferem", one.number)
        found = wrong % {"number": one.number} if one.number else _("tudo confere")
        yield f"{one.tournament.name}, {_moment(one.at)}: {found}."


def _moment(at: datetime) -> str:
    return date(localtime(at), "d/m/Y H:i")
