"""The pages of the table: enter a mão, correct one, and follow the score."""

from collections.abc import Callable
from functools import partial

from django.http import Http404, HttpResponse
from django.views.decorators.http import require_http_methods

from scoring.forms.mao import MaoForm
from scoring.forms.switching import TO_COUNT, to_count
from scoring.forms.totals import TotalsForm
from scoring.jogo.sheet import sheet
from scoring.models import Jogo
from scoring.table.access import HtmxRequest, at_table, source
from scoring.table.page import (
    before,
    done,
    incomplete,
    line_of,
    may_correct,
    of_mao,
    opened,
    page,
    refused,
    said_alone,
    to_table,
)
from scoring.table.seat import holding
from scoring.table.sent.dispatch import enter
from scoring.table.sent.json_answers import answered, stored
from scoring.table.writer import remember


@at_table
@require_http_methods(["GET", "HEAD", "POST"])
@holding
def table(request: HtmxRequest, jogo: Jogo, token: str) -> HttpResponse:
    """Serve the page that a scorer's phone opens: the score, the form of the next mão, and the sheet so far."""
    if request.method != "POST":
        return opened(request, jogo, token)
    if request.POST.get("fazer") == TO_COUNT:
        return turned(request, jogo, token, TotalsForm(request.POST, jogo=jogo, initial={}), to_count)
    return sent(request, jogo, token, MaoForm(request.POST, jogo=jogo, initial={}))


@at_table
@require_http_methods(["GET", "HEAD", "POST"])
@holding
def correct(request: HtmxRequest, jogo: Jogo, token: str, partida: int, number: int) -> HttpResponse:
    """Serve the form that corrects a recorded mão. The reason becomes part of the sheet."""
    if request.method != "POST":
        if jogo.closed_at and not may_correct(request, jogo):
            return to_table(request, token)
        line = line_of(sheet(jogo), partida, number)
        if line is None:
            raise Http404
        form = of_mao(jogo, line.mao, partida, **said_alone(request))
        return page(request, jogo, token, form=form)
    data = request.POST.copy()
    data["partida"], data["number"] = str(partida), str(number)
    if data.get("fazer") == TO_COUNT:
        totals = TotalsForm(data, jogo=jogo, initial={}, correcting=True)
        return turned(request, jogo, token, totals, to_count)
    return sent(request, jogo, token, MaoForm(data, jogo=jogo, initial={}, correcting=True))


def sent(request: HtmxRequest, jogo: Jogo, token: str, form: MaoForm) -> HttpResponse:
    """Send a form to its service; answer with a page, or with JSON for an outbox."""
    response = answered(
        request,
        partial(enter, form, request.seat, source(request)),
        in_json=stored,
        done=partial(done, request, token),
        refused=partial(refused, request, jogo, token, form),
        form=form,
    )
    return remember(request, jogo, token, response)


def turned[F: MaoForm](
    request: HtmxRequest, jogo: Jogo, token: str, form: F, turn: Callable[[F], MaoForm]
) -> HttpResponse:
    """Serve another form for the same mão, filled in with the content of this one."""
    if not form.is_valid():
        return incomplete(request, jogo, token, form)
    form.before = before(form, sheet(jogo))
    return page(request, jogo, token, form=turn(form), restored=True)
