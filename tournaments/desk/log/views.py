"""The log of an event at the desk, filtered by stage, mesa, dupla, person or action."""

from typing import Any

from django import forms
from django.contrib.auth.models import User
from django.core.paginator import Paginator
from django.db.models import Q
from django.http import HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext_lazy as _

from scoring.input.fields import NumberField
from scoring.models import AuditEntry
from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk
from tournaments.desk.log.chains import OF_JOGO, LogQuery, places, read
from tournaments.desk.log.sentences import entry
from tournaments.forms import DeskForm
from tournaments.models import Dupla, Stage, Tournament, TournamentLogEntry
from tournaments.wording.history.log import ACTIONS

LINES = 50
MOST_MESAS = 9999
OF_TRAIL = [(f"{OF_JOGO}:{value}", label) for value, label in AuditEntry.Action.choices]


class LogFilter(DeskForm):
    """The filters of the log. An invalid filter shows everything."""

    anchor = "filtro"
    fase = forms.ModelChoiceField(
        Stage.objects.none(), label=_("Fase"), required=False, empty_label=_("Todas")
    )
    mesa = NumberField(
        label=_("Mesa"),
        required=False,
        min_value=1,
        max_value=MOST_MESAS,
        widget=forms.TextInput({"inputmode": "numeric"}),
    )
    dupla = forms.ModelChoiceField(
        Dupla.objects.none(), label=_("Dupla"), required=False, empty_label=_("Todas")
    )
    pessoa = forms.ModelChoiceField(
        User.objects.none(), label=_("Quem fez"), required=False, empty_label=_("Todos")
    )
    acao = forms.ChoiceField(
        label=_("O quê"),
        choices=[("", _("Tudo")), (_("Direção"), [*ACTIONS.items()]), (_("Nas mesas"), OF_TRAIL)],
        required=False,
    )
    maos = forms.BooleanField(label=_("Também cada mão lançada"), required=False)

    def __init__(self, *args: Any, tournament: Tournament, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        stages = Stage.objects.filter(tournament=tournament).order_by("number")
        duplas = Dupla.objects.filter(tournament=tournament).order_by("name")
        wrote = TournamentLogEntry.objects.filter(tournament=tournament, actor__isnull=False).values("actor")
        people = User.objects.filter(Q(pk__in=wrote) | Q(membership__club=tournament.club_id)).distinct()
        self.fields["fase"].queryset = stages  # type: ignore[attr-defined]  # a choice among rows
        self.fields["dupla"].queryset = duplas  # type: ignore[attr-defined]
        self.fields["pessoa"].queryset = people.order_by("username")  # type: ignore[attr-defined]

    def asked(self) -> LogQuery:
        """Return the filters."""
        if not self.is_valid():
            return LogQuery()
        chosen = self.cleaned_data
        return LogQuery(
            stage=chosen["fase"],
            mesa=chosen["mesa"],
            dupla=chosen["dupla"],
            person=chosen["pessoa"].pk if chosen["pessoa"] else None,
            action=chosen["acao"],
            maos=chosen["maos"],
        )


@desk("GET")
def desk_log(request: DeskRequest, slug: str) -> HttpResponse:
    """Show the log, the latest line first."""
    tournament = permissions.refereed_tournament(request.user, slug)
    form = LogFilter(request.GET, tournament=tournament)
    page = Paginator(places(tournament, form.asked()), LINES).get_page(request.GET.get("page"))
    lines = [entry(line) for line in read(list(page))]
    context = {"tournament": tournament, "form": form, "page": page, "lines": lines}
    context["directs"] = permissions.is_director(request.user, tournament.club)
    return render(request, "tournaments/desk/log/log.html", context)
