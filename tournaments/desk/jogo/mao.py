"""One mão at the desk: correct it, revert it, or decide between the different versions of two duplas."""

from collections.abc import Callable
from functools import partial
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from scoring.entry import record, ruling
from scoring.errors import KeyReused, MaoConflict, MaoRejected
from scoring.forms.comparison import compared
from scoring.forms.mao import MaoForm
from scoring.forms.totals import TotalsForm, form_class, form_of
from scoring.jogo.sheet import sheet
from scoring.models import Jogo, Mao
from scoring.table.page import PLACES
from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.desk.correction import EffectsPreview, do_or_preview, score
from tournaments.desk.jogo.forms import TakeBackForm
from tournaments.desk.salao.way_back import carried, way_back
from tournaments.models import Confronto
from tournaments.outcomes.owners import points_on
from tournaments.wording.decisions import at_mesa
from tournaments.wording.refusals.errors import REFUSALS, Refusal, error

type Facts = dict[str, Any]


@desk("GET", "POST")
def desk_mao(request: DeskRequest, slug: str, pk: int, partida: int, number: int) -> HttpResponse:
    """Correct a mão, also of a closed jogo, or decide between two versions.

    Effects beyond the jogo are confirmed first.
    """
    tournament = permissions.refereed_tournament(request.user, slug)
    confronto, jogo = permissions.confronto_of_tournament(tournament, pk)
    of_jogo = Mao.objects.standing().filter(partida__jogo=jogo, partida__number=partida, number=number)
    mao = of_jogo.select_related("partida").first()
    facts = mao.facts if mao else _sent(jogo, partida, number)
    if request.method != "POST":
        form = _form(jogo, facts, _kind(request, facts), mao, partida=partida, number=number)
        return _page(request, confronto, mao, form)
    if mao and request.POST.get("acao") == "retirar":
        return _take_back(request, confronto, mao)
    data = request.POST.copy()
    # The URL says which mão is corrected, not the form.
    data["partida"], data["number"] = str(partida), str(number)
    form = _kind(request, facts)(data, jogo=jogo, initial={}, correcting=True)
    if not form.is_valid():
        return _page(request, confronto, mao, form, status=422)
    by = source(request)
    try:
        done = do_or_preview(request, confronto, _change(form, mao, by))
    except REFUSALS as exc:
        return _refused(request, confronto, mao, form, exc)
    # Nothing is stored yet: the director confirms the effects first.
    if isinstance(done, EffectsPreview):
        return _page(request, confronto, mao, form, affected=done)
    said = _("Mão corrigida. A versão anterior continua na súmula.") if mao else _("Decidido pela direção.")
    now = at_mesa(confronto.mesa, score(points_on(jogo)))
    messages.success(request, f"{said} {now}")
    return redirect(way_back(request, slug, "tournaments:desk_jogo", pk))


def _take_back(request: DeskRequest, confronto: Confronto, mao: Mao) -> HttpResponse:
    slug, jogo = confronto.tournament.slug, mao.partida.jogo
    place: dict[str, Any] = {"partida": mao.partida.number, "number": mao.number}
    button = TakeBackForm(request.POST)
    if button.is_valid():
        with button.refusals():
            why = button.cleaned_data
            record.take_back(
                jogo=jogo, **place, seen_version=mao.version, **why, source=source(request), director=True
            )
            messages.success(request, _("Mão retirada. Ela continua legível na súmula."))
            return redirect(way_back(request, slug, "tournaments:desk_jogo", confronto.pk))
    form = _form(jogo, mao.facts, form_class(mao.facts), mao, **place)
    return _page(request, confronto, mao, form, status=422, take_back_form=button)


def _change(form: MaoForm, mao: Mao | None, by: record.Source) -> Callable[[], record.Receipt]:
    typed = form.sent()
    # A stored mão is corrected; if the two sides differ there is none yet, and a ruling stores it.
    if mao:
        return partial(record.correct_mao, jogo=form.jogo, **typed, source=by, director=True)
    return partial(ruling.rule, jogo=form.jogo, **typed | {"seen_version": 0}, source=by)


def _sent(jogo: Jogo, partida: int, number: int) -> Facts:
    # The version of the first side fills the form when the sides differ.
    standing = sheet(jogo)
    if not standing.differs or standing.next_place != (partida, number):
        raise Http404
    facts: Facts = standing.sent[jogo.sides[0]].facts
    return facts


def _kind(request: DeskRequest, facts: Facts) -> type[MaoForm]:
    # A mão keeps the form it was entered with (counts or totals) unless the URL asks for the other.
    wanted = {"contas": MaoForm, "totais": TotalsForm}.get(request.GET.get("com", ""))
    return wanted or form_class(facts)


def _form(jogo: Jogo, facts: Facts, kind: type[MaoForm], mao: Mao | None, **where: int) -> MaoForm:
    initial = where | ({"seen_version": mao.version} if mao else {})
    if kind is form_class(facts):
        return form_of(jogo, facts, correcting=True, **initial)
    return kind(jogo=jogo, initial=initial, correcting=True)  # the facts of one form cannot fill the other


def _page(
    request: DeskRequest,
    confronto: Confronto,
    mao: Mao | None,
    form: MaoForm,
    *,
    status: int = 200,
    **extra: Any,
) -> HttpResponse:
    context = {
        "confronto": confronto,
        "came": carried(request),
        "back": way_back(request, confronto.tournament.slug, "tournaments:desk_jogo", confronto.pk),
        "directs": permissions.is_director(request.user, confronto.tournament.club),
        "tournament": confronto.tournament,
        "jogo": form.jogo,
        "mao": mao,
        "last": _is_last(form.jogo, mao),
        "take_back_form": TakeBackForm(),
        "form": form,
        **extra,
    }
    return render(request, "tournaments/desk/jogo/mao.html", context, status=status)


def _is_last(jogo: Jogo, mao: Mao | None) -> bool:
    return mao is not None and not jogo.closed_at and sheet(jogo).lines[-1].mao == mao


def _refused(
    request: DeskRequest,
    confronto: Confronto,
    mao: Mao | None,
    form: MaoForm,
    exc: Refusal,
) -> HttpResponse:
    status = 422
    extra: dict[str, Any] = {}
    if isinstance(exc, MaoRejected):
        form.add_problems(exc.errors, exc.warnings)
    # Somebody else was faster: the page shows the stored version beside the typed one.
    elif isinstance(exc, MaoConflict | KeyReused):
        mao = exc.standing
        standing = form_of(
            form.jogo, mao.facts, correcting=True, partida=mao.partida.number, number=mao.number
        )
        # Sent again, the form corrects the version that the page shows now.
        form = form.changed(seen_version=mao.version, client_id=standing["client_id"].value())
        stands, typed = compared(standing, form)
        status, extra = 409, {"stands": stands, "typed": typed}
    else:
        code = getattr(exc, "code", "")
        place = PLACES.get(code)
        form.add_error(place if place in form.fields else None, error(exc))
    return _page(request, confronto, mao, form, status=status, **extra)
