"""The other dupla's page: the mão from its own side, right or not right."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID, uuid4

from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from scoring import confirming, messages
from scoring.agreement import due, facts_changed, side_of
from scoring.answers import initial_from
from scoring.confirming import Place
from scoring.doorway import HtmxRequest, at_table, source
from scoring.errors import MaoConflict, MaoRejected, Refused, ScoringError
from scoring.forms import MaoForm
from scoring.models import Jogo, Mao
from scoring.seat_pages import holding
from scoring.sheet import MaoLine, Sheet, sheet
from scoring.table_page import context, line_of, mark
from scoring.templatetags.placar import line_rows
from scoring.totals_form import form_class


@dataclass(frozen=True, slots=True)
class Shown:
    """A mão as one side sees it: its own points first."""

    line: MaoLine
    partida: int
    place: str
    rows: list[dict[str, Any]]


@at_table
@require_http_methods(["GET", "HEAD", "POST"])
@holding
def check(request: HtmxRequest, jogo: Jogo, token: str) -> HttpResponse:
    """What waits for this dupla's word: confirm it, or say that it does not agree."""
    side = side_of(request.seat) or _asked_side(request, jogo)
    if request.method != "POST":
        return _check_page(request, jogo, token, side)
    try:
        maos = _places(request.POST.getlist("mao"))
        client_id = UUID(request.POST.get("client_id", ""))
    except ValueError:
        return _check_page(request, jogo, token, side, status=422, refusal=_incomplete())
    try:
        confirming.confirm(jogo=jogo, side=side, maos=maos, client_id=client_id, source=source(request))
    except ScoringError as exc:
        status = 409 if isinstance(exc, MaoConflict) else 422
        refusal = _changed() if status == 409 else messages.refusal(exc)
        return _check_page(request, jogo, token, side, status=status, refusal=refusal)
    return redirect(reverse("scoring:check", args=(token,), query={"confirmado": "1", "lado": side}))


@at_table
@require_http_methods(["GET", "HEAD", "POST"])
@holding
def contest(request: HtmxRequest, jogo: Jogo, token: str, partida: int, number: int) -> HttpResponse:
    """Say what is wrong with a mão, and the right figures where one has them."""
    side = side_of(request.seat) or _asked_side(request, jogo)
    line = line_of(sheet(jogo), partida, number)
    if line is None or side not in jogo.sides:
        raise Http404
    kind = form_class(line.mao.facts)
    initial = {"partida": partida, **initial_from(line.mao, jogo.load_rules())}
    if request.method != "POST":
        form = _contest_form(kind(jogo=jogo, initial=initial, correcting=True))
        return _contest_page(request, jogo, token, side, form)
    data = request.POST.copy()
    data["partida"], data["number"] = str(partida), str(number)
    form = _contest_form(kind(data, jogo=jogo, initial={}, correcting=True))
    if not form.is_valid():
        return _contest_page(request, jogo, token, side, form, status=422)
    try:
        _contest(request, form, line.mao, side)
    except MaoRejected as exc:
        form.add_problems(exc.errors, exc.warnings)
    except MaoConflict:
        return _check_page(request, jogo, token, side, status=409, refusal=_changed())
    except ScoringError as exc:
        missing = isinstance(exc, Refused) and exc.code == "reason_missing"
        form.add_error("reason" if missing else None, messages.refusal(exc))
    else:
        return redirect("scoring:table", token)
    return _contest_page(request, jogo, token, side, form, status=422)


def shown(standing: Sheet, side: str, lines: Sequence[MaoLine]) -> list[Shown]:
    """Return mãos as one side sees them."""
    ruleset = standing.jogo.load_rules()
    partida_of = {line.mao.pk: one.number for one in standing.partidas for line in one.maos}
    order = sorted(range(len(standing.jogo.sides)), key=lambda place: standing.jogo.sides[place] != side)
    return [
        Shown(
            line,
            partida_of[line.mao.pk],
            f"{partida_of[line.mao.pk]}.{line.number}.{line.mao.version}",
            [row | {"cells": [row["cells"][place] for place in order]} for row in line_rows(ruleset, line)],
        )
        for line in lines
    ]


def _contest(request: HtmxRequest, form: MaoForm, mao: Mao, side: str) -> None:
    sent = form.sent()
    confirming.contest(
        jogo=form.jogo,
        side=side,
        partida=sent["partida"],
        number=sent["number"],
        seen_version=sent["seen_version"] or mao.version,
        reason=sent["reason"],
        facts=facts_changed(form, mao),
        acknowledged=sent["acknowledged"],
        client_id=sent["client_id"],
        source=source(request),
    )


def _contest_form(form: MaoForm) -> MaoForm:
    form.fields["reason"].label = _("O que não confere?")
    form.fields["reason"].help_text = _("A outra dupla e a direção leem isto.")
    return form


def _asked_side(request: HtmxRequest, jogo: Jogo) -> str:
    """Return which dupla the phone was handed to, at the mesa's own."""
    asked = request.POST.get("lado", "") or request.GET.get("lado", "")
    return asked if asked in jogo.sides else ""


def _places(texts: Sequence[str]) -> list[Place]:
    """Read `partida.number.version`. Raises ValueError."""
    places = []
    for text in texts:
        partida, number, version = (int(part) for part in text.split("."))
        places.append((partida, number, version))
    return places


def _check_page(
    request: HtmxRequest, jogo: Jogo, token: str, side: str, *, status: int = 200, refusal: str = ""
) -> HttpResponse:
    seen = mark(request, jogo)
    jogo = Jogo.objects.get(pk=jogo.pk)
    standing = sheet(jogo)
    waiting = shown(standing, side, due(standing, side)) if side else []
    sides = sorted(jogo.sides, key=lambda one: one != side)
    told = {"side": side, "sides": sides, "waiting": waiting, "client_id": uuid4(), "refusal": refusal}
    told |= {"confirmed": "confirmado" in request.GET, "handed": request.seat not in jogo.sides}
    return render(request, "scoring/check.html", context(jogo, token, standing, seen) | told, status=status)


def _contest_page(
    request: HtmxRequest, jogo: Jogo, token: str, side: str, form: MaoForm, *, status: int = 200
) -> HttpResponse:
    told = {"jogo": jogo, "token": token, "side": side, "form": form, "rules": jogo.load_rules()}
    return render(request, "scoring/contest.html", told, status=status)


def _incomplete() -> str:
    return str(MaoForm.error_messages["incomplete"])


def _changed() -> str:
    return _("A mão mudou enquanto você conferia. Confira de novo: aqui está como ela ficou.")
