"""Template tags for points, sides and lines of a mão: `{% load placar %}`."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from django import template
from django.conf import settings
from django.http import QueryDict
from django.utils.formats import date_format
from django.utils.timezone import localtime
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

import rules
from scoring import signals
from scoring.forms.comparison import Comparison, FactRow
from scoring.forms.comparison import beside as compared_beside
from scoring.forms.paper_sheet import line_rows
from scoring.forms.questions import button_names, first_names
from scoring.jogo.before import Before
from scoring.jogo.sheet import MaoLine, Sheet, Unsettled, contested
from scoring.jogo.sheet import unsettled as unsettled_of
from scoring.lifecycle import dealing
from scoring.lifecycle.notes import seated_names
from scoring.models import AuditEntry, Jogo, SeatKey
from scoring.signals import Time, Where
from scoring.table.access import NOW, HtmxRequest
from scoring.table.page import may_correct
from scoring.wording import line_ups, messages
from scoring.wording.numbers import points, signed, small_months

register = template.Library()


register.filter(points)
register.filter(signed)
register.filter(first_names)
register.filter(button_names)


@register.simple_tag
def time_left(jogo: Jogo) -> Time | None:
    """Return the time left of a jogo, if it has a clock."""
    return signals.time_left(jogo)


@register.filter
def minutes_seconds(time: timedelta) -> str:
    """Return a time in minutes and seconds, also beyond an hour: `31:20`."""
    minutes, seconds = divmod(round(time.total_seconds()), 60)
    return f"{minutes}:{seconds:02}"


@register.filter
def milliseconds(moment: datetime) -> str:
    """Return a moment in milliseconds, as scripts count them, without thousands separators."""
    return str(round(moment.timestamp() * 1000))


register.simple_tag(line_rows)


@register.filter
def of_side(mapping: dict[str, object], side: str) -> Any:
    return mapping[side]


@register.filter
def lookup(mapping: dict[Any, Any], key: Any) -> Any:
    """Return the value of a key, or `()`."""
    return mapping.get(key, ())


@register.filter
def label(jogo: Jogo, side: str) -> str:
    return jogo.label(side)


@register.filter
def labels(jogo: Jogo) -> dict[str, str]:
    return {side: jogo.label(side) for side in jogo.sides}


@register.filter
def each_points(values: Iterable[rules.Points]) -> list[str]:
    """Return each number formatted as points."""
    return [points(value) for value in values]


@register.filter
def side_class(side: str) -> str:
    """Return the CSS class with the colour of a side; only A and B have colours."""
    return {"A": "side-a", "B": "side-b"}.get(side, "side-n")


@register.filter
def marks(side: str) -> list[str]:
    """Return the sides whose symbols precede a name: both for partners of three."""
    return side.split("+")


@register.filter
def day(moment: datetime) -> str:
    """Return the day of a moment, for use within a sentence."""
    return small_months(date_format(localtime(moment), "DATE_FORMAT"))


@register.filter
def maos_count(sheet: Sheet) -> int:
    """Return the number of current mãos in the jogo."""
    return sum(len(partida.maos) for partida in sheet.partidas)


@register.simple_tag
def where(jogo: Jogo) -> Where | None:
    """Return the event, the mesa and the round of a jogo, if it belongs to an event."""
    if "_where" not in jogo.__dict__:  # cached, because several parts of a page ask
        jogo.__dict__["_where"] = signals.where(jogo)
    found: Where | None = jogo.__dict__["_where"]
    return found


@register.simple_tag
def opened_here(request: HtmxRequest, jogo: Jogo, at: Where | None) -> bool:
    """Return whether this phone opened the jogo without an event, and may therefore correct any mão."""
    if "_opener" not in jogo.__dict__:  # cached, because several parts of a page ask
        at_seat = at is None and isinstance(getattr(request, "acesso", None), SeatKey)
        jogo.__dict__["_opener"] = at_seat and may_correct(request, jogo)
    return bool(jogo.__dict__["_opener"])


@register.simple_tag
def own_languages() -> list[tuple[str, str, bool]]:
    """Return the languages of a table, each with its code and its own name, and whether it is the current one."""
    return [(code, name, code == line_ups.language()) for code, name in settings.LANGUAGES]


@register.simple_tag
def same_page(request: HtmxRequest, other: str) -> str:
    """Return the address of this page for a reload; `other` if this page answers a POST."""
    path, _mark, query = other.partition("?")
    if request.method in {"GET", "HEAD"}:
        path, query = request.path, request.GET.urlencode()
    asked = QueryDict(query, mutable=True)
    asked.update({name: value for name, value in NOW.items() if name not in asked})
    return f"{path}?{asked.urlencode()}"


@register.filter
def partida_reason(code: str) -> str:
    """Return the reason for the end of a partida."""
    return messages.partida_reason(code)


@register.filter
def jogo_reason(code: str) -> str:
    """Return the reason for the end of a jogo."""
    return messages.jogo_reason(code)


@register.simple_tag
def vulnerable(sheet: Sheet) -> dict[str, int]:
    """Return the points that each vulnerable side has to lay down in the next mão."""
    return sheet.before.least(sheet.jogo.load_rules())


@register.simple_tag
def vulnerable_in(ruleset: rules.RuleSet, line: MaoLine) -> list[str]:
    """Return the sides that were vulnerable at the start of a mão, by the points in its facts."""
    before = Before.held(line.mao.facts)
    return list(before.least(ruleset)) if before else []


@register.filter
def noted(sheet: Sheet, side: str) -> int:
    """Return the number of relancinhos noted for a side in the mão being played."""
    return sheet.jogo.relancinhos_in(*sheet.next_place).get(side, 0)


@register.filter
def seated(jogo: Jogo) -> list[str]:
    """Return the players in seating order, each to the left of the one before; empty without a seating."""
    return seated_names(jogo)


@register.simple_tag
def turn(sheet: Sheet) -> rules.Turn | None:
    """Return the sides that deal and begin the next mão, if a dealer was named."""
    return dealing.turns(sheet).get(None)


@register.simple_tag
def turns(sheet: Sheet) -> dict[int | None, rules.Turn]:
    """Return the sides that dealt and began each mão, by its id; call it once for a sheet."""
    return dealing.turns(sheet)


@register.simple_tag
def length(ruleset: rules.RuleSet) -> str:
    """Return the length of a partida: a limit of points, or a number of mãos."""
    maos = 1 if ruleset.end == rules.ROUND else ruleset.maos
    if maos is not None:
        return ngettext("%(maos)s mão", "%(maos)s mãos", maos) % {"maos": maos}
    target = {"target": points(ruleset.target or 0)}
    return _("mais de %(target)s") % target if ruleset.end == rules.EXCEED else _("até %(target)s") % target


@register.simple_tag
def alone(line: MaoLine) -> str:
    """Return the player of three who played the mão alone; empty for other rule sets."""
    shared = any("+" in side for side in line.lines)
    return next(side for side in line.lines if "+" not in side) if shared else ""


@register.simple_tag
def unsettled(sheet: Sheet) -> list[Unsettled]:
    """Return the contested mãos and the entries not agreed on yet, without figures."""
    return contested(sheet) + unsettled_of(sheet)


@register.simple_tag
def beside(*versions: list[FactRow]) -> Comparison:
    """Return the versions of a mão side by side."""
    return compared_beside(*versions)


@register.simple_tag
def trail_head(jogo: Jogo) -> AuditEntry | None:
    """Return the last line of a jogo's trail, with its length and digest. One query."""
    return AuditEntry.objects.filter(jogo=jogo).only("sequence", "digest").order_by("-sequence").first()
