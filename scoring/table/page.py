"""Shared functions of the table's pages: a form and the page that shows it. See `scoring.table.summary`."""

import json
import sys
from collections.abc import Mapping
from uuid import uuid4

from django.db.models import Max
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django_htmx.http import HttpResponseClientRedirect

from scoring.entry import record
from scoring.entry.apart import Sending
from scoring.errors import Incomplete, JogoClosed, KeyReused, MaoConflict, MaoRejected, Refused, ScoringError
from scoring.forms.cards import CardsForm
from scoring.forms.comparison import compared, rows
from scoring.forms.mao import MaoForm
from scoring.forms.mao_facts import initial_from
from scoring.forms.switching import summary_form
from scoring.forms.totals import form_class
from scoring.input import numbers
from scoring.jogo.before import Before
from scoring.jogo.sheet import MaoLine, Sheet, sheet
from scoring.lifecycle import devices
from scoring.lifecycle.avulso import is_opener, is_reopened_by_undo
from scoring.models import MESA, AuditEntry, Jogo, Mao
from scoring.signals import clock_mark
from scoring.table import agreement
from scoring.table.access import NEXT_COOKIE, NOW, HtmxRequest, address_in, carried, status_of
from scoring.table.sent import dispatch
from scoring.table.writer import writer_at
from scoring.wording import messages

# The field at which a refusal is shown.
PLACES = {"reason_missing": "reason", "starter_missing": "started"}
PLACES |= dict.fromkeys(("whole_among_maos", "whole_not_over"), "whole")


def page(
    request: HtmxRequest,
    jogo: Jogo,
    token: str,
    *,
    form: MaoForm | None = None,
    status: int = 200,
    **extra: object,
) -> HttpResponse:
    """Render the page of a form, by default of the next mão; `extra` is added to the context."""
    seen = mark(request, jogo)
    return _drawn(request, token, sheet(jogo), seen, form=form, status=status, **extra)


def opened(request: HtmxRequest, jogo: Jogo, token: str) -> HttpResponse:
    """Render the page of the table. A dupla with mãos to confirm is redirected to them first."""
    seen = mark(request, jogo)
    standing = sheet(jogo)
    asks = jogo.entry == Jogo.Entry.CONFIRM and request.seat in jogo.sides
    if asks and not request.GET.keys() - NOW.keys() and agreement.news(standing, request.seat):
        return redirect("scoring:check", token)
    return _drawn(request, token, standing, seen)


def _drawn(
    request: HtmxRequest,
    token: str,
    standing: Sheet,
    seen: str,
    *,
    form: MaoForm | None = None,
    status: int = 200,
    **extra: object,
) -> HttpResponse:
    if form is None and _asks(request, standing):
        form = _next_form(request, standing)
    if form:
        form.before = before(form, standing)
        form.rules_page = reverse("scoring:rules", args=(token,))
        form.writer = writer_at(request, standing.jogo)
        form.focus_first()
    shown = (
        context(standing.jogo, token, standing, seen)
        | agreement.context_of_seat(standing, request.seat)
        | {
            "form": form,
            "receipt": _receipt(request, standing),
            "client_id": uuid4(),
            "onward": address_in(request, NEXT_COOKIE),
            "confirmed_by": request.GET["confirmado"]
            if request.GET.get("confirmado") in standing.jogo.sides
            else "",
        }
        | extra
    )
    # A receipt has room for the way to the mãos that wait; only the end of the jogo is a line of its own.
    shown["due_beside"] = shown["due"] if shown["receipt"] and not standing.awaiting else []
    template = form.template if form else MaoForm.template
    part = "#mesa" if request.htmx else ""
    return render(request, f"{template}{part}", shown, status=status)


def context(jogo: Jogo, token: str, standing: Sheet, seen: str) -> dict[str, object]:
    """Return the context of every page of the table. seen: the `mark` of the jogo, taken before the sheet was read."""
    return {
        "jogo": jogo,
        "token": token,
        "sheet": standing,
        "mark": seen,
        "rules": jogo.load_rules(),
    }


def mark(request: HtmxRequest, jogo: Jogo) -> str:
    """Return a mark that changes with every line of a jogo's trail and with its clock. Two queries."""
    line = AuditEntry.objects.filter(jogo=jogo).aggregate(last=Max("sequence"))["last"]
    last = f"{line}.{clock_mark(jogo)}"
    return f"{last}-" if replaced(request) else last


def may_correct(request: HtmxRequest, jogo: Jogo) -> bool:
    """Return whether this phone may correct any mão, also a confirmed one or of a closed jogo."""
    return request.seat == MESA and is_opener(jogo, {request.device, *request.devices})


def replaced(request: HtmxRequest) -> bool:
    """Return whether another device writes at this seat: one that has held it without writing anything does not."""
    acesso = request.acesso
    if acesso.device in {"", request.device, *request.devices}:
        return False
    known: dict[str, bool] = request.__dict__.setdefault("has_written", {})  # a page asks several times
    if acesso.device not in known:
        known[acesso.device] = devices.has_written(acesso)
    return known[acesso.device]


def _asks(request: HtmxRequest, standing: Sheet) -> bool:
    if standing.over or standing.awaiting or not dispatch.writes(standing.jogo, request.seat):
        return False
    if "mudar" in request.GET or standing.jogo.entry != Jogo.Entry.APART:
        return True
    if standing.differs and request.seat in standing.sent:
        return False
    # A side may enter ahead up to the end of the last partida, or after the bell up to the last mão that counts.
    jogo = standing.jogo
    last = (max(jogo.partidas, standing.current.number), sys.maxsize)
    if jogo.bell_in_play:
        last = max((jogo.bell_partida, jogo.bell_mao), standing.next_place)
    return standing.next_for(request.seat) <= last


def _next_form(request: HtmxRequest, standing: Sheet) -> MaoForm:
    if envio := agreement.to_change(standing, request.seat, request.GET.get("mudar")):
        return agreement.form_of(envio, standing.jogo)
    where = next_place(request, standing)
    undone = taken_back(request, standing.jogo)
    if undone and where == {"partida": undone.partida.number, "number": undone.number}:
        known = initial_from(undone, standing.jogo.load_rules())
        return form_class(undone.facts)(jogo=standing.jogo, initial=known | where)
    return MaoForm(jogo=standing.jogo, initial=where | said_alone(request))


def next_place(request: HtmxRequest, standing: Sheet) -> dict[str, int]:
    """Return the partida and number of the mão that this seat enters next."""
    apart = standing.jogo.entry == Jogo.Entry.APART
    partida, number = standing.next_for(request.seat) if apart else standing.next_place
    return {"partida": partida, "number": number}


def said_alone(request: HtmxRequest) -> dict[str, str]:
    """Return the player of three who played alone, from the query of a link."""
    return {"alone": request.GET["sozinho"]} if "sozinho" in request.GET else {}


def before(form: MaoForm, standing: Sheet) -> Before | None:
    """Return the state before the mão: the present state, or for a correction the state that its table knew."""
    if not form.correcting:
        return standing.before if form.where() == standing.next_place else None
    line = line_of(standing, *form.where())
    return Before.held(line.mao.facts) if line else None


def incomplete(request: HtmxRequest, jogo: Jogo, token: str, form: MaoForm) -> HttpResponse:
    """Answer an incomplete request with the same form and its answers."""
    again = form
    if not form.correcting:  # now for the actual next mão, with its answers and problems
        where, fresh = next_place(request, sheet(jogo)), form["client_id"].initial
        again = form.changed(partida=where["partida"], number=where["number"], client_id=fresh)
        again.add_error(None, str(messages.INCOMPLETE))
    return page(request, jogo, token, form=again, status=422)


def of_mao(jogo: Jogo, mao: Mao, partida: int, **other: str) -> MaoForm:
    """Return the form that corrects a recorded mão; `other` replaces initial values."""
    initial = {"partida": partida, **initial_from(mao, jogo.load_rules()), **other}
    return form_class(mao.facts)(jogo=jogo, initial=initial, correcting=True)


def line_of(standing: Sheet, partida: int, number: int) -> MaoLine | None:
    """Return a mão of the sheet, if it was played."""
    found = (line for part in standing.partidas if part.number == partida for line in part.maos)
    return next((line for line in found if line.number == number), None)


def _receipt(request: HtmxRequest, standing: Sheet) -> dict[str, object] | None:
    wanted = request.GET.get("recibo", "")
    lines = [(partida, line) for partida in standing.partidas for line in partida.maos]
    for partida, line in lines:
        if str(line.mao.pk) == wanted:
            may_change = not (line.confirmed or standing.over)
            may_undo = may_change or is_reopened_by_undo(standing.jogo)
            return {
                "line": line,
                "partida": partida,
                "last": line is partida.maos[-1],
                "change": may_change,
                "undo": may_undo and line is lines[-1][1],
                # The points before it, for a page that takes the mão back offline.
                "before": json.dumps(
                    {side: line.running[side] - points for side, points in line.totals.items()}
                ),
                "replay": "repetida" in request.GET,
            }
    return None


def shown_by(receipt: record.Receipt | Sending) -> dict[str, str]:
    """Return the query that shows a receipt on the table's page."""
    if receipt.mao and receipt.mao.void:
        return {"desfeita": str(receipt.mao.pk)}
    query = {"recibo": str(receipt.mao.pk)} if receipt.mao else {"enviada": "1"}
    return query | ({"repetida": "1"} if receipt.replay else {})


def done(request: HtmxRequest, token: str, receipt: record.Receipt | Sending) -> HttpResponse:
    """Redirect to the table with a receipt, so that a reload does not post again."""
    return to_table(request, token, shown_by(receipt))


def to_table(
    request: HtmxRequest, token: str, query: Mapping[str, str] | None = None, status: int = 200
) -> HttpResponse:
    """Redirect to the page of the table. status: of the response to an htmx request."""
    address = reverse("scoring:table", args=(token,), query={**(query or {}), **carried(request)} or NOW)
    if not request.htmx:
        return redirect(address)
    response = HttpResponseClientRedirect(address)
    response.status_code = status
    return response


def refused(request: HtmxRequest, jogo: Jogo, token: str, form: MaoForm, exc: ScoringError) -> HttpResponse:
    """Answer a refusal of a service with the form, all typed values and the reason."""
    if isinstance(form, CardsForm) and isinstance(exc, MaoConflict | KeyReused | JogoClosed):
        form = summary_form(form)  # a conflict page compares summaries
    match exc:
        case Incomplete():
            return incomplete(request, jogo, token, form)
        case MaoRejected():
            form.language = messages.language_of(request)
            form.add_problems(exc.errors, exc.warnings)
            response = page(request, jogo, token, form=form, status=422)
            messages.vary_by_language(response)
            return response
        case MaoConflict() | KeyReused():
            return _conflict(request, jogo, token, form, exc.standing, status_of(exc))
        case JogoClosed():
            return page(request, exc.jogo, token, form=None, status=status_of(exc), unsent=rows(form))
        case Refused(code="mao_out_of_order"):
            form = form.changed(partida=exc.params["partida"], number=exc.params["number"])
            form.add_error(None, messages.refusal(exc))
        case Refused():
            place = PLACES.get(exc.code)
            form.add_error(place if place in form.fields else None, messages.refusal(exc))
        case _:
            raise exc
    return page(request, jogo, token, form=form, status=422)


def _conflict(
    request: HtmxRequest, jogo: Jogo, token: str, typed: MaoForm, mao: Mao, status: int
) -> HttpResponse:
    partida = mao.partida.number
    standing = of_mao(jogo, mao, partida)
    form: MaoForm | None = typed.changed(
        correcting=True,
        partida=partida,
        number=mao.number,
        seen_version=mao.version,
        client_id=standing["client_id"].value(),
    )
    stands, was_typed = compared(standing, typed)
    line = line_of(sheet(jogo), partida, mao.number)
    if line and line.confirmed:
        form = None  # only the director may change a confirmed mão
    own = mao.device in {request.device, *request.devices}
    both = {
        "own": own,
        "final": form is None,
        "mao": mao,
        "stands": stands,
        "typed": was_typed,
        "reused": status != 409,
    }
    return page(request, jogo, token, form=form, status=status, conflict=both)


def taken_back(request: HtmxRequest, jogo: Jogo) -> Mao | None:
    """Return the mão just taken back, in its last version, if the address names one."""
    named = numbers.whole(request.GET.get("desfeita", ""))
    void = Mao.objects.filter(pk=named, partida__jogo=jogo, void=True).first() if named else None
    if void is None:
        return None
    versions = Mao.objects.select_related("partida")
    return versions.get(partida=void.partida_id, number=void.number, version=void.version - 1)
