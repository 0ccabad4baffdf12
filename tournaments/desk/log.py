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
from tournaments.ledger.log_lines import line_of
from tournaments.ledger.names_apart import tell
from tournaments.models import Dupla, Ocorrencia, Stage, Tournament
from tournaments.wording.log import ACTIONS, details

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
        chosen = self.cleaned_data if self.is_valid() else {}
        names = {"fase": "stage", "dupla": "dupla", "acao": "action"}
        return lines.filter(**{names[key]: value for key, value in chosen.items() if value})


@dataclass(frozen=True, slots=True)
class LogEntry:
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
    lines = [LogEntry(one, str(ACTIONS[one.action]), details(line_of(one))) for one in tell(page)]
    context = {"tournament": tournament, "form": form, "page": page, "lines": lines}
    return render(request, "tournaments/desk/log.html", context)
