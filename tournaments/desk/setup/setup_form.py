"""The form of a tournament, new or edited."""

from collections.abc import Mapping
from datetime import date
from typing import Any

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.input.fields import NameField, NumberField, TextField
from scoring.models import Jogo
from tournaments.clubs import rule_choice
from tournaments.desk.plan import ready_made
from tournaments.desk.plan.ready_made import READY, find
from tournaments.errors import TournamentError
from tournaments.event.setup import settings
from tournaments.forms import DeskForm
from tournaments.models import Club, Tournament
from tournaments.names import tidy
from tournaments.simulation.advice import PlanOption

Entrants = Tournament.Entrants
# The fields that the page of the advice fills in, with their names in its addresses.
ADVISED = {
    "plan": "plano",
    "rules": "regulamento",
    "target": "pontos",
    "partidas": "partidas",
    "mesas": "mesas",
}
PLANS = [
    ("", gettext_lazy("Mata-mata, ou escolher depois")),
    *((one.key, one.title) for one in READY if one.key != "eliminatoria"),
]


class TournamentForm(DeskForm):
    """A tournament, new or edited. Its initial values come from `initial_of` or `initial_of_new`."""

    anchor = "torneio"
    FIELDS = (
        *("name", "place", "starts_on", "ends_on", "starts_at", "entering", "announcement", "entrants"),
        *("partidas", "third_place", "mesas", "auto_publish"),
    )
    ENTRY = ("entry", "per_partida", "totals_allowed")
    MATCH = (
        ("best", gettext_lazy("Melhor de: acaba quando está decidido")),
        ("fixed", gettext_lazy("Todas são jogadas")),
    )

    name = NameField(label=gettext_lazy("Nome"), max_length=100)
    starts_on = forms.DateField(label=gettext_lazy("Começa em"))
    ends_on = forms.DateField(label=gettext_lazy("Termina em"))
    starts_at = forms.TimeField(
        label=gettext_lazy("Começa às"),
        required=False,
        widget=forms.TimeInput(format="%H:%M", attrs={"type": "time"}),
    )
    entering = TextField(
        label=gettext_lazy("Como se inscrever"),
        help_text=gettext_lazy("Telefone, e-mail ou endereço de um formulário. Fica na página até começar."),
        max_length=300,
        required=False,
    )
    announcement = TextField(
        label=gettext_lazy("Recado a todos"),
        help_text=gettext_lazy(
            "Aparece no alto de Agora enquanto estiver aqui. Para tirar, deixe em branco."
        ),
        max_length=300,
        required=False,
    )
    place = TextField(label=gettext_lazy("Local"), max_length=120, required=False)
    entrants = forms.ChoiceField(
        label=gettext_lazy("Quem se inscreve"),
        choices=Tournament.Entrants,
        initial=Tournament.Entrants.DUPLAS,
        required=False,
        widget=forms.RadioSelect,
        help_text=gettext_lazy(
            "Um a um é o individual: o parceiro muda a cada rodada, cada um soma para si. Um contra um, trios e "
            "três ou mais à mesa pedem um regulamento em que se joga assim: do clube, com a variação escolhida."
        ),
    )
    rules = forms.ChoiceField(label=gettext_lazy("Regulamento"), initial=rule_choice.DEFAULT, required=False)
    target = NumberField(
        label=gettext_lazy("Pontos da partida"),
        help_text=gettext_lazy(
            "O art. 13 deixa o limite para os jogadores combinarem. Em branco vale o do regulamento escolhido."
        ),
        required=False,
        min_value=1,
        max_value=1_000_000,
        widget=forms.TextInput(attrs={"inputmode": "numeric", "list": "limites", "autocomplete": "off"}),
    )
    partidas = NumberField(
        label=gettext_lazy("Partidas por jogo"),
        help_text=gettext_lazy("Em branco: 3, ou 1 num regulamento em que a partida tem relógio."),
        required=False,
        min_value=1,
        max_value=15,
        widget=forms.TextInput(attrs={"inputmode": "numeric"}),
    )
    match = forms.ChoiceField(
        label=gettext_lazy("Como se decide o jogo"), choices=MATCH, initial="best", widget=forms.RadioSelect
    )
    mesas = NumberField(
        label=gettext_lazy("Mesas no salão"),
        min_value=1,
        max_value=500,
        initial=16,
        widget=forms.TextInput(attrs={"inputmode": "numeric"}),
    )
    entry = forms.ChoiceField(
        label=gettext_lazy("Quem anota as mãos"),
        choices=Jogo.Entry,
        initial=Jogo.Entry.SCORER,
        required=False,
        widget=forms.RadioSelect,
    )
    per_partida = forms.BooleanField(
        label=gettext_lazy("As duplas conferem uma vez por partida, não mão por mão"), required=False
    )
    totals_allowed = forms.BooleanField(
        label=gettext_lazy("A mesa pode mandar só os totais: a mão sai marcada assim"), required=False
    )
    third_place = forms.BooleanField(
        label=gettext_lazy("Disputa de 3º lugar"),
        help_text=gettext_lazy("Só em um mata-mata."),
        required=False,
        initial=True,
    )
    plan = forms.ChoiceField(
        label=gettext_lazy("Formato"),
        required=False,
        help_text=gettext_lazy("Fases, rodadas e desempates ainda mudam depois, em Formato."),
    )
    auto_publish = forms.BooleanField(
        label=gettext_lazy("Publicar sozinho os resultados"), required=False, initial=True
    )

    # Fields that cannot change once the tournament has begun.
    FIXED = ("entrants", "rules", "target", "partidas", "match", "third_place")

    def __init__(self, *args: Any, club: Club, new: bool = False, begun: bool = False, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.begun = begun
        # An advised plan, which the page of the advice names, is a choice of its own.
        choice = PlanOption.of(self.data.get("plan") or self.initial.get("plan") or "")
        own = [(choice.code, ready_made.of_choice(choice).title)] if choice else []
        self.fields["plan"].choices = [*own, *PLANS]  # type: ignore[attr-defined]
        if not new:  # a stored tournament has a separate page for its plan
            del self.fields["plan"]
        self.fields["rules"].choices = rules_offered(club)  # type: ignore[attr-defined]
        for name in ("starts_on", "ends_on"):
            self.fields[name].widget = forms.DateInput(format="%Y-%m-%d", attrs={"type": "date"})
        # These never play a knockout; the setting is kept.
        if self.initial.get("entrants") in {Entrants.PLAYERS, Entrants.EACH}:
            self.fields["third_place"].widget = forms.HiddenInput()

        for name in self.FIXED if begun else ():
            self.fields[name].disabled = True

    def clean(self) -> None:
        """Refuse changed values of fixed fields, and a plan that does not suit the entrants.

        A page that was opened before the tournament began may still send fixed fields.
        """
        # Django ignores the input of disabled fields, so the raw data is compared. A checkbox sends "on".
        now = {name: str(self.initial.get(name) or "") for name in self.FIXED if name in self.data}
        if self.begun and any(str(self.data[name]) not in {text, "on"} for name, text in now.items()):
            self.refuse(TournamentError("fixed_once_begun"))
        ready = find(self.cleaned_data.get("plan", ""))
        if ready and not ready.suits(self.cleaned_data.get("entrants", "")):
            self.add_error("plan", _("Este formato é para outro tipo de inscrição: duplas, ou um a um."))

    def clean_entrants(self) -> str:
        """Return who enters; defaults to the current setting, then to duplas."""
        return self.cleaned_data["entrants"] or self.initial.get("entrants") or Tournament.Entrants.DUPLAS

    def save(self, tournament: Tournament) -> bool:
        """Store the tournament; False if the service refuses it, with the error at its field."""
        before = rule_choice.key_of(tournament)
        self.fill(tournament)
        with self.refusals():
            choice = rule_choice.chosen(tournament, self.cleaned_data["rules"])
            # Other rules take their own number along, unless another one was typed with them.
            if not self.cleaned_data["partidas"] or (
                choice.key != before and "partidas" in self.initial and "partidas" not in self.changed_data
            ):
                tournament.partidas = choice.partidas
            settings.save_tournament(tournament=tournament, target=self.cleaned_data["target"], choice=choice)
        return self.is_valid()

    def fill(self, tournament: Tournament) -> None:
        """Set the fields of a tournament from the form."""
        for name in (*self.FIELDS, *self.ENTRY):
            setattr(tournament, name, self.cleaned_data[name])
        tournament.partidas = self.cleaned_data["partidas"] or rule_choice.USUAL_PARTIDAS
        tournament.entry = self.cleaned_data["entry"] or Jogo.Entry.SCORER
        tournament.name = tidy(tournament.name)
        tournament.fixed = self.cleaned_data["match"] == "fixed"

    @classmethod
    def initial_of(cls, tournament: Tournament) -> dict[str, Any]:
        """Return the initial values for a stored tournament."""
        fields = {name: getattr(tournament, name) for name in (*cls.FIELDS, *cls.ENTRY)}
        match = "fixed" if tournament.fixed else "best"
        rules = {"rules": rule_choice.key_of(tournament), "target": rule_choice.typed_target(tournament)}
        return {**fields, **rules, "match": match}

    @classmethod
    def initial_of_new(cls, day: date, advised: Mapping[str, str]) -> dict[str, Any]:
        """Return the initial values for a new tournament. advised: what the page of the advice names."""
        named = {name: advised[key] for name, key in ADVISED.items() if advised.get(key)}
        return {"starts_on": day, "ends_on": day, **named}


type Choices = list[tuple[str, list[tuple[str, str]]]]


def rules_offered(club: Club) -> Choices:
    """Return the rules that a tournament of a club may choose from, in groups. One query."""
    groups = [
        (_("Textos"), rule_choice.texts()),
        (_("Prontos"), rule_choice.ready_made()),
        (_("Do clube"), rule_choice.of_club(club)),
    ]
    return [(title, [(one.key, _(one.title)) for one in found]) for title, found in groups if found]


class StartForm(DeskForm):
    """The button that starts the tournament.

    allow_bye: whether one dupla rests if the number is odd and the plan does not say so.
    """

    anchor = "comecar"
    allow_bye = forms.BooleanField(label=gettext_lazy("Se sobrar uma, ela folga"), required=False)
