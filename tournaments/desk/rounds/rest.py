"""Ends all remaining jogos of a round or a stage in one step, after a preview of what happens to each."""

from django import forms
from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.input import numbers
from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.forms import ReasonForm
from tournaments.models import Stage
from tournaments.outcomes import rest
from tournaments.outcomes.rest import How
from tournaments.stage_plan import is_bracket


class RestForm(ReasonForm):
    """Whether jogos that have begun count, and the reason."""

    anchor = "resto"
    how = forms.ChoiceField(
        label=gettext_lazy("O que vale do que foi começado?"),
        choices=(
            (How.AS_IT_STANDS, gettext_lazy("Vale como está: o que foi gravado conta")),
            (How.NOT_COUNTED, gettext_lazy("Não conta: é como se não tivesse sido sorteado")),
        ),
        initial=How.AS_IT_STANDS,
        widget=forms.RadioSelect,
    )


@desk("GET", "POST")
def desk_rest(request: DeskRequest, slug: str, number: int) -> HttpResponse:
    """Show the confrontos without a result of a stage, or of one round (`rodada`), and end them."""
    tournament = permissions.directed_tournament(request.user, slug)
    stage = Stage.objects.filter(tournament=tournament, number=number).first()
    if stage is None:
        raise Http404
    stage.tournament = tournament
    round_ = numbers.whole(request.POST.get("rodada") or request.GET.get("rodada", ""))
    form = RestForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        with form.refusals():
            ended, left_out = rest.end_rest(
                stage=stage,
                number=round_,
                how=How(form.cleaned_data["how"]),
                # The mark of the previewed rows: if a result came in meanwhile, the preview is shown again.
                seen=request.POST.get("visto", ""),
                reason=form.cleaned_data["reason"],
                source=source(request),
            )
            messages.success(
                request,
                _("Encerrado: %(ended)s como estavam, %(left_out)s sem contar.")
                % {"ended": ended, "left_out": left_out},
            )
            return redirect("tournaments:desk_rounds", slug)
    rows = rest.unfinished(stage, round_)
    context = {
        "tournament": tournament,
        "stage": stage,
        "number": round_,
        "form": form,
        "rows": sorted(rows, key=lambda row: row.confronto.round),
        "mark": rest.mark(rows),
        "bracket": is_bracket(stage),
    }
    status = 422 if form.errors else 200
    return render(request, "tournaments/desk/rounds/rest.html", context, status=status)
