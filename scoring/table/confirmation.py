"""The page on which the other dupla confirms or contests a mão."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from uuid import UUID, uuid4

from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from scoring.entry.confirmation import Word
from scoring.errors import Incomplete, KeyReused, MaoConflict, MaoRejected, Refused, ScoringError
from scoring.forms.mao import MaoForm
from scoring.forms.mao_facts import initial_from
from scoring.forms.paper_sheet import PointsRow, line_rows
from scoring.forms.totals import form_class
from scoring.jogo.mao_state import is_contested
from scoring.jogo.sheet import MaoLine, Sheet, sheet
from scoring.models import Jogo
from scoring.table.access import HtmxRequest, at_table, carried, source, status_of
from scoring.table.agreement import asked, due
from scoring.table.page import context, line_of, mark, to_table
from scoring.table.seat import holding
from scoring.table.sent import confirmation_sent, json_answers
from scoring.table.sent.json_answers import answered, respond, wanted
from scoring.wording import messages


@dataclass(frozen=True, slots=True)
class MaoToCheck:
    """A mão in the view of one side: its own points first.

    contested: the reason why that side contested it, or "". client_id: key of a confirmation of this mão alone.
    """

    line: MaoLine
    partida: int
    place: str
    rows: list[PointsRow]
    contested: str | None = None
    client_id: UUID = field(default_factory=uuid4)


@at_table
@require_http_methods(["GET", "HEAD", "POST"])
@holding
def check(request: HtmxRequest, jogo: Jogo, token: str) -> HttpResponse:
    """Serve the mãos that wait for this dupla's confirmation."""
    side = confirmation_sent.side_at(request.seat, jogo, request.POST, request.GET)
    if request.method != "POST":
        return _check_page(request, jogo, token, side)

    def done(_word: Word) -> HttpResponse:
        shown_at = confirmation_sent.confirmed_page(side, request.seat, **carried(request))
        return redirect(reverse("scoring:table", args=(token,)) + shown_at)

    def refused(exc: ScoringError) -> HttpResponse:
        refusal = _changed() if isinstance(exc, MaoConflict) else messages.refusal(exc)
        return _check_page(request, jogo, token, side, status=status_of(exc), refusal=refusal)

    send = partial(confirmation_sent.confirm, jogo, side, request.POST, source(request))
    in_json = partial(confirmation_sent.answer_of, page=confirmation_sent.confirmed_page(side, request.seat))
    return answered(request, send, in_json=in_json, done=done, refused=refused)


@at_table
@require_http_methods(["GET", "HEAD", "POST"])
@holding
def contest(request: HtmxRequest, jogo: Jogo, token: str, partida: int, number: int) -> HttpResponse:
    """Serve the form that contests a mão, with a reason or the right figures."""
    side = confirmation_sent.side_at(request.seat, jogo, request.POST, request.GET)
    line = line_of(sheet(jogo), partida, number)
    if line is None:
        return _undone(request, jogo, token, side)
    if not side:
        return redirect("scoring:check", token)
    if request.method != "POST":
        initial = {"partida": partida, **initial_from(line.mao, jogo.load_rules())}
        form = form_class(line.mao.facts)(jogo=jogo, initial=initial, correcting=True)
        return _contest_page(request, jogo, token, side, form)
    form = confirmation_sent.contest_form(jogo, line.mao, request.POST)

    def done(_word: Word) -> HttpResponse:
        return to_table(request, token)

    def refused(exc: ScoringError) -> HttpResponse:
        again = form
        match exc:
            case MaoConflict():
                status = status_of(exc)
                return _check_page(request, jogo, token, side, status=status, refusal=_changed())
            case MaoRejected():
                again.add_problems(exc.errors, exc.warnings)
            case Incomplete():
                pass  # the form shows its own errors
            case _:
                if isinstance(exc, KeyReused):
                    again = form.changed(client_id=uuid4())
                again.add_error("reason" if exc.code == "contest_empty" else None, messages.refusal(exc))
        return _contest_page(request, jogo, token, side, again, status=status_of(exc))

    send = partial(confirmation_sent.contest, form, line.mao, side, source(request))
    in_json = partial(confirmation_sent.answer_of, page="?mesa=1")
    return answered(request, send, in_json=in_json, done=done, refused=refused, form=form)


def _undone(request: HtmxRequest, jogo: Jogo, token: str, side: str) -> HttpResponse:
    # The mão was taken back while the side was contesting it.
    if request.method != "POST":
        raise Http404
    exc = Refused("mao_undone_contested")
    if wanted(request):
        return respond(json_answers.refused(exc))
    return _check_page(request, jogo, token, side, status=status_of(exc), refusal=messages.refusal(exc))


def shown(standing: Sheet, side: str, lines: Sequence[MaoLine]) -> list[MaoToCheck]:
    """Return mãos in the view of one side."""
    ruleset = standing.jogo.load_rules()
    partida_of = {line.mao.pk: one.number for one in standing.partidas for line in one.maos}
    order = sorted(range(len(standing.jogo.sides)), key=lambda place: standing.jogo.sides[place] != side)
    return [
        MaoToCheck(
            line,
            partida_of[line.mao.pk],
            f"{partida_of[line.mao.pk]}.{line.number}.{line.mao.version}",
            [
                replace(row, cells=tuple(row.cells[place] for place in order))
                for row in line_rows(ruleset, line)
            ],
            _reason(line, side),
        )
        for line in lines
    ]


def _reason(line: MaoLine, side: str) -> str | None:
    return (
        next(word.reason for word in reversed(line.said) if word.side == side)
        if is_contested(line.said, side)
        else None
    )


def _check_page(
    request: HtmxRequest, jogo: Jogo, token: str, side: str, *, status: int = 200, refusal: str = ""
) -> HttpResponse:
    seen = mark(request, jogo)
    jogo = Jogo.objects.get(pk=jogo.pk)
    standing = sheet(jogo)
    sides_asked = asked(standing)
    if not side and len(sides_asked) == 1:
        side = sides_asked[0]  # no other side can confirm
    waiting = shown(standing, side, due(standing, side)) if side else []
    unread = [one for one in waiting if one.contested is None]
    sides = sorted(jogo.sides, key=lambda one: one != side)
    shown_besides = {
        "side": side,
        "sides": sides,
        "waiting": waiting,
        "unread": unread,
        "contested": [one for one in waiting if one.contested is not None],
        "client_id": uuid4(),
        "refusal": refusal,
        "asked": sides_asked,
        "askers": sides_asked or jogo.sides,
    }
    shown_besides |= {"confirmed": "confirmado" in request.GET, "handed": request.seat not in jogo.sides}
    part = "#mesa" if request.htmx else ""
    return render(
        request,
        f"scoring/table/confirmation.html{part}",
        context(jogo, token, standing, seen) | shown_besides,
        status=status,
    )


def _contest_page(
    request: HtmxRequest, jogo: Jogo, token: str, side: str, form: MaoForm, *, status: int = 200
) -> HttpResponse:
    reason = form["reason"]  # the fields of a form that was sent are bound already
    reason.label = _("O que não confere?")
    reason.help_text = _(
        "Em poucas palavras: a outra dupla e o diretor leem isto. Ou ponha só os números certos."
    )
    shown_besides = {"jogo": jogo, "token": token, "side": side, "form": form, "rules": jogo.load_rules()}
    part = "#mesa" if request.htmx else ""
    return render(request, f"scoring/table/contest.html{part}", shown_besides, status=status)


def _changed() -> str:
    return _("A mão mudou enquanto você conferia. Confira de novo: aqui está como ela ficou.")
