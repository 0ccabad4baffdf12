"""The log of an event at the desk: what was done, by whom and why; by stage, by dupla or by what was done."""

from dataclasses import dataclass
from typing import Any

from django import forms
from django.core.paginator import Paginator
from django.db.models import QuerySet
from django.http import HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext_lazy as _

from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk
from tournaments.forms import DeskForm
from tournaments.models import Dupla, Ocorrencia, Stage, Tournament
from tournaments.wording.log import ACTIONS
from tournaments.wording.terms import SANCTIONS

LINES = 50


class LogFilter(DeskForm):
    """What to show. A filter that cannot be read shows everything."""

    anchor = "filtro"
    fase = forms.ModelChoiceField(
        Stage.objects.none(), label=_("Fase"), required=False, empty_label=_("Todas")
    )
    dupla = forms.ModelChoiceField(
        Dupla.objects.none(), label=_("Dupla"), required=False, empty_label=_("Todas")
    )
    acao = forms.ChoiceField(label=_("O quê"), choices=[("", _("Tudo")), *ACTIONS.items()], required=False)

    def __init__(self, *args: Any, tournament: Tournament, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        stages = Stage.objects.filter(tournament=tournament).order_by("number")
        duplas = Dupla.objects.filter(tournament=tournament).order_by("name")
        self.fields["fase"].queryset = stages  # type: ignore[attr-defined]  # a choice among rows
        self.fields["dupla"].queryset = duplas  # type: ignore[attr-defined]

    def of(self, lines: QuerySet[Ocorrencia]) -> QuerySet[Ocorrencia]:
        """Return the lines asked for."""
        asked = self.cleaned_data if self.is_valid() else {}
        names = {"fase": "stage", "dupla": "dupla", "acao": "action"}
        return lines.filter(**{names[key]: value for key, value in asked.items() if value})


@dataclass(frozen=True, slots=True)
class Line:
    """One line with its words."""

    ocorrencia: Ocorrencia
    action: str
    details: str


@desk("GET")
def desk_log(request: DeskRequest, slug: str) -> HttpResponse:
    """The log, the latest first."""
    tournament = permissions.directed_tournament(request.user, slug)
    form = LogFilter(request.GET, tournament=tournament)
    found = Ocorrencia.objects.filter(tournament=tournament).select_related("actor", "stage", "dupla")
    page = Paginator(form.of(found).order_by("-pk"), LINES).get_page(request.GET.get("page"))
    lines = [Line(one, str(ACTIONS.get(one.action, one.action)), _details(one.data)) for one in page]
    context = {"tournament": tournament, "form": form, "page": page, "lines": lines}
    return render(request, "tournaments/desk/log.html", context)


def _details(data: dict[str, Any]) -> str:
    """Return what a line tells beside its own fields: who, the number of the lots, the penalty, the points."""
    duplas = data.get("duplas", {})
    names = [data.get("one", ""), data.get("other", "")] if "one" in data else list(duplas.values())
    if "before" in data and "dupla" in data:
        names = [data["dupla"], " → ".join(name or "–" for name in (data["before"], data["after"]))]
        return ": ".join(names)
    said = [" × ".join(name for name in names if name)]
    if data.get("seed") is not None:
        said.append(str(_("sorteio nº %(seed)s") % {"seed": data["seed"]}))
    if data.get("sanction") in SANCTIONS:
        said.append(" ".join([str(SANCTIONS[data["sanction"]]), str(data.get("amount") or "")]).strip())
    if data.get("mesa"):
        said.append(str(_("mesa %(mesa)s") % data))
    if data.get("given"):
        said.append(" a ".join(map(str, data["given"])))
    return "; ".join(part for part in said if part)
