"""The audit trail of a jogo in words: who, when, from where, what was before and what after, and why."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from scoring.forms.comparison import compared
from scoring.forms.mao import MaoForm
from scoring.forms.totals import form_of
from scoring.jogo.typed_totals import are_totals
from scoring.models import Jogo, Registro
from scoring.wording.messages import jogo_reason
from scoring.wording.numbers import points
from tournaments.desk.access import DEVICE
from tournaments.hall.seating import SYSTEM


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that was so before and is so after; `before` is empty when there was nothing."""

    what: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the trail."""

    registro: Registro
    who: str
    where: str
    changes: list[Change]


def trail(jogo: Jogo) -> list[Entry]:
    """Return the whole trail of a jogo, latest first. One query."""
    found = Registro.objects.filter(jogo=jogo).select_related("actor").order_by("-pk")
    return [Entry(row, _who(row), _device(row.device), _changes(jogo, row)) for row in found]


def _who(row: Registro) -> str:
    if row.actor:
        return str(row.actor)
    return _("o próprio sistema") if row.device == SYSTEM.device else _("mesa")


def _device(device: str) -> str:
    """Return a short name of a device: enough to tell two phones of a mesa apart."""
    return {DEVICE: _("painel"), SYSTEM.device: ""}.get(device, device[:8])


def _changes(jogo: Jogo, row: Registro) -> list[Change]:
    before, after = row.before or {}, row.after or {}
    if "facts" in after:
        return _of_mao(jogo, before, after)
    if "facts" in before:  # taken back
        return [Change(_where(before), _points(before), "–")]
    if "maos" in after:
        places = ", ".join("{partida}.{number}".format(**mao) for mao in after["maos"])
        who = jogo.label(after["side"]) if after["side"] else _("pela direção")
        return [Change(_("Mão %(places)s") % {"places": places}, "", who)]
    if "winner" in after:
        return [Change(_("Resultado"), _result(jogo, before), _result(jogo, after))]
    if "version" in after:
        return [Change(_("Código da mesa"), "", str(after["version"]))]
    return []


def _of_mao(jogo: Jogo, before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Change]:
    totals = Change(_where(after), _points(before), _points(after))
    if "facts" not in before:
        return [totals]
    if are_totals(before["facts"]) != are_totals(after["facts"]):
        return [totals]  # with the count here and without it there, row by row there is nothing to compare
    old, new = compared(_form(jogo, before), _form(jogo, after))
    changed = [
        Change(was.label, " · ".join(was.cells), " · ".join(now.cells))
        for was, now in zip(old, new, strict=True)
        if now.differs
    ]
    return [totals, *changed]


def _where(kept: Mapping[str, Any]) -> str:
    return _("Partida %(partida)s, mão %(number)s") % kept


def _form(jogo: Jogo, kept: Mapping[str, Any]) -> MaoForm:
    return form_of(jogo, kept["facts"], number=kept["number"])


def _points(kept: Mapping[str, Any]) -> str:
    return " · ".join(map(points, kept["totals"].values())) if kept else ""


def _result(jogo: Jogo, kept: Mapping[str, Any]) -> str:
    if not kept.get("reason"):
        return _("em aberto")
    winner = jogo.label(kept["winner"]) if kept["winner"] else _("sem vencedor")
    return f"{winner}: {jogo_reason(kept['reason'])}"
