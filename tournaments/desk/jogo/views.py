"""One jogo at the desk: its sheet with all versions, its audit trail, and the actions on it."""

from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from typing import Any

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from scoring import tokens
from scoring.entry import confirmation, ruling
from scoring.jogo.sheet import Sheet, sheet
from scoring.lifecycle import open_close, sheet_check
from scoring.models import Jogo, Mao
from scoring.table.agreement import Difference, differences
from scoring.table.sent import confirmation_sent
from tournaments import permissions
from tournaments.charts.round_titles import round_title, titled
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.desk.correction import EffectsPreview, do_or_preview
from tournaments.desk.dispatch import Actions, not_offered
from tournaments.desk.jogo.forms import (
    CheckForm,
    CloseForm,
    ConfirmForm,
    JogoForm,
    ReopenForm,
    RulingForm,
    TokenForm,
    WalkoverForm,
)
from tournaments.desk.jogo.trail import trail
from tournaments.desk.salao.drawer import result_of
from tournaments.desk.salao.way_back import carried, way_back
from tournaments.models import Confronto
from tournaments.public.links.mesa_row import table_address
from tournaments.wording.decisions import at_mesa

OPEN_FORMS = {"ruling_form", "confirm_form", "walkover_form", "close_form", "token_form"}
actions = Actions[[Jogo, JogoForm], str]()


@desk("GET", "POST")
def desk_jogo(request: DeskRequest, slug: str, pk: int) -> HttpResponse:
    """Show the sheet, the trail and the actions of a jogo, and answer its forms."""
    tournament = permissions.refereed_tournament(request.user, slug)
    confronto, jogo = permissions.confronto_of_tournament(tournament, pk)
    if request.method != "POST":
        return _page(request, confronto, jogo, {})
    if (sent := actions.sent(request)) is None:
        return not_offered(request)
    name, verb = sent
    form = _forms(jogo, request.POST, only=name)[name]
    if form.is_valid():
        with form.refusals():
            # A preview of effects is only needed if the confronto has a result already.
            stands = confronto if confronto.status else None
            done = do_or_preview(request, stands, partial(verb, request, jogo, form))
            if isinstance(done, EffectsPreview):
                # Read again: the rolled-back change has altered the instance.
                return _page(request, confronto, Jogo.objects.get(pk=jogo.pk), {name: form}, affected=done)
            messages.success(request, f"{done} {at_mesa(confronto.mesa, confronto.versus)}")
            return redirect(way_back(request, slug, "tournaments:desk_jogo", pk))
    return _page(request, confronto, Jogo.objects.get(pk=jogo.pk), {name: form}, status=422)


def _page(
    request: DeskRequest,
    confronto: Confronto,
    jogo: Jogo,
    forms: dict[str, JogoForm],
    *,
    status: int = 200,
    affected: EffectsPreview | None = None,
) -> HttpResponse:
    # A closed jogo can only be reopened, or compared with its paper sheet.
    offered = {"reopen_form", "check_form"} if jogo.closed_at else OPEN_FORMS
    standing = sheet(jogo)
    disputed = differences(standing)
    versions: dict[tuple[int, int], list[Mao]] = defaultdict(list)
    maos = Mao.objects.filter(partida__jogo=jogo).select_related("actor")
    for mao in maos.order_by("partida", "number", "-version"):
        versions[mao.partida_id, mao.number].append(mao)
    context = {
        "confronto": confronto,
        "came": carried(request),
        "back": way_back(request, confronto.tournament.slug, "tournaments:desk_mesas"),
        "directs": permissions.is_director(request.user, confronto.tournament.club),
        "tournament": confronto.tournament,
        "round": round_title(titled(Confronto.objects.filter(pk=confronto.pk)).get()),
        "jogo": jogo,
        "figures": result_of(confronto),
        "checked": bool(jogo.closed_at) and sheet_check.is_checked(jogo),
        "rules": jogo.load_rules(),
        "sheet": standing,
        # A jogo of one partida has no score besides its points.
        "scores": standing.won if jogo.partidas > 1 else standing.current.totals,
        "differences": disputed,
        "waiting": _waiting(standing),
        # Superseded versions, latest first, by the id of the current one.
        "versions": {standing.pk: older for standing, *older in versions.values() if older},
        "trail": trail(jogo),
        "address": "" if jogo.closed_at else table_address(request, tokens.current(jogo)),
        # Set if somebody else has just ended or opened the jogo, and the page no longer has the form that was sent.
        "refused": next((form for name, form in forms.items() if name not in offered), None),
        "affected": affected,
        **_forms(jogo, disputed=disputed),
        **forms,
    }
    return render(request, "tournaments/desk/jogo/jogo.html", context, status=status)


def _waiting(standing: Sheet) -> list[str]:
    # The form sends the versions that the page showed, so that a newer one is not confirmed unseen.
    waiting = {line.mao.pk for line in standing.unconfirmed}
    lines = ((partida.number, line) for partida in standing.partidas for line in partida.maos)
    return [
        f"{partida}.{line.number}.{line.mao.version}" for partida, line in lines if line.mao.pk in waiting
    ]


def _forms(
    jogo: Jogo, data: Any = None, *, only: str = "", disputed: Sequence[Difference] = ()
) -> dict[str, JogoForm]:

    def sent(name: str) -> Any:
        return data if name == only else None

    place = next((f"{one.partida}.{one.number}.{one.version}" for one in disputed), "")
    return {
        "ruling_form": RulingForm(sent("ruling_form"), jogo=jogo, initial={"mao": place}),
        "confirm_form": ConfirmForm(sent("confirm_form")),
        "walkover_form": WalkoverForm(sent("walkover_form"), jogo=jogo),
        "close_form": CloseForm(sent("close_form")),
        "reopen_form": ReopenForm(sent("reopen_form")),
        "check_form": CheckForm(sent("check_form")),
        "token_form": TokenForm(sent("token_form")),
    }


@actions("wo", "walkover_form")
def _walkover(request: DeskRequest, jogo: Jogo, form: JogoForm) -> str:
    open_close.walkover(jogo=jogo, source=source(request), **form.cleaned_data)
    return _("W.O. gravado.")


@actions("encerrar", "close_form")
def _close(request: DeskRequest, jogo: Jogo, form: JogoForm) -> str:
    open_close.close_jogo(jogo=jogo, source=source(request), **form.cleaned_data)
    return _("Jogo encerrado como estava.")


@actions("reabrir", "reopen_form")
def _reopen(request: DeskRequest, jogo: Jogo, form: JogoForm) -> str:
    open_close.reopen_jogo(jogo=jogo, source=source(request), **form.cleaned_data)
    return _("Jogo reaberto: a mesa pode lançar de novo.")


@actions("conferir", "check_form")
def _check(request: DeskRequest, jogo: Jogo, form: JogoForm) -> str:
    sheet_check.check_sheet(jogo=jogo, source=source(request), **form.cleaned_data)
    return _("Gravado o que foi conferido com as súmulas.")


@actions("codigo", "token_form")
def _reissue(request: DeskRequest, jogo: Jogo, form: JogoForm) -> str:
    open_close.reissue_token(jogo=jogo, source=source(request), **form.cleaned_data)
    return _("Endereço novo. O anterior não abre mais; o QR da mesa leva ao novo.")


@actions("decidir", "ruling_form")
def _rule(request: DeskRequest, jogo: Jogo, form: JogoForm) -> str:
    if isinstance(form, RulingForm):
        ruling.rule(jogo=jogo, source=source(request), **form.ruling())
    return _("Decidido. As duas versões continuam na súmula.")


@actions("confirmar", "confirm_form")
def _confirm(request: DeskRequest, jogo: Jogo, form: JogoForm) -> str:
    try:
        maos = confirmation_sent.places(request.POST.getlist("mao"))
    except ValueError:  # not sent by our pages; it names no mão
        maos = []
    confirmation.confirm(jogo=jogo, side="", maos=maos, source=source(request), **form.cleaned_data)
    return _("Confirmado no lugar da dupla.")
