"""Forms of decisions about a confronto, a dupla, a penalty or a stage. Nearly all require a reason."""

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

from django import forms
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from scoring.input.fields import NameField, NumberField, TextField
from tournaments.clubs import members
from tournaments.desk.entries.who_form import WhoForm
from tournaments.desk.rounds.rest import RestForm
from tournaments.event.draws.playoff import Level
from tournaments.forms import DeskForm, ReasonForm
from tournaments.hall import seating
from tournaments.hall.arrangement import Arrangement
from tournaments.models import Confronto, Dupla, Player, Stage
from tournaments.outcomes.penalties import MOST
from tournaments.wording.refusals.errors import Refusal
from tournaments.wording.terms import SANCTIONS

_NUMBER = {"inputmode": "numeric", "autocomplete": "off"}


def _whole(label: Any, least: int, most: int, **more: Any) -> NumberField:
    widget = forms.TextInput(attrs=_NUMBER)
    return NumberField(label=label, min_value=least, max_value=most, widget=widget, **more)


class ConfrontoForm(ReasonForm):
    """A decision about one confronto."""

    anchor = "vida"

    def __init__(self, *args: Any, confronto: Confronto, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.names = confronto.names


class WinnerForm(ConfrontoForm):
    """The winner of a confronto."""

    field_order: tuple[str, ...] = ("winner", "reason")
    winner = forms.ChoiceField(
        label=gettext_lazy("Quem vence?"),
        widget=forms.RadioSelect,
        error_messages={"required": gettext_lazy("Marque a dupla que vence.")},
    )
    nobody: str | Promise = ""  # label of the choice without a winner; empty if there must be one

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        choices = [*self.names.items(), *([("", str(self.nobody))] if self.nobody else [])]
        self.fields["winner"].choices = choices  # type: ignore[attr-defined]  # a choice field
        self.fields["winner"].required = not self.nobody


class AbsentForm(ConfrontoForm):
    """The absent players of a table of four."""

    field_order = ("absent", "reason")
    absent = forms.TypedMultipleChoiceField(
        label=gettext_lazy("Quem não veio?"),
        coerce=int,
        widget=forms.CheckboxSelectMultiple,
        error_messages={"required": gettext_lazy("Marque quem não veio à mesa.")},
    )

    def __init__(self, *args: Any, confronto: Confronto, **kwargs: Any) -> None:
        super().__init__(*args, confronto=confronto, **kwargs)
        four = confronto.people
        self.fields["absent"].choices = [(one.pk, one.name) for one in four]  # type: ignore[attr-defined]


class AbandonForm(WinnerForm):
    """The winner of an abandoned jogo. The default is the side that leads on the sheet."""

    LEADS = "lider"

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        leads = (self.LEADS, _("Quem está na frente na súmula"))
        self.fields["winner"].choices = [leads, *self.names.items()]  # type: ignore[attr-defined]
        self.fields["winner"].initial = self.LEADS


def points_field(side: str) -> str:
    """Return the name of the field for the points of a side."""
    return f"points_{side.lower()}"


class ScoreForm(WinnerForm):
    """The points that the director gives to each side."""

    nobody = gettext_lazy("Ninguém: fica empatado")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for side, name in self.names.items():
            label = _("Pontos de %(dupla)s") % {"dupla": name}
            widget = forms.TextInput(attrs=_NUMBER)
            self.fields[points_field(side)] = TextField(label=label, max_length=12, widget=widget)
        self.order_fields([*map(points_field, self.names), "winner", "reason"])

    def place_of(self, exc: Refusal) -> str | None:
        """Return the first field of points for an error about the points."""
        place = super().place_of(exc)
        return "points_a" if place == "given" else place


class MesaChoice(forms.TypedChoiceField):
    """One of the mesas of the hall, by its number."""

    def __init__(self, label: Any, *, unknown: Any) -> None:
        errors = {"required": gettext_lazy("Escolha a mesa."), "invalid_choice": unknown}
        super().__init__(label=label, coerce=int, error_messages=errors)


class MoveMesaForm(DeskForm):
    """The mesa that a confronto moves to: a free one, or one that is waited for."""

    anchor = "vida"
    mesa = MesaChoice(
        gettext_lazy("Para qual mesa?"),
        unknown=gettext_lazy("O salão não tem a mesa %(value)s. Uma mesa a mais se põe no Salão, em Mesas."),
    )

    def __init__(self, *args: Any, confronto: Confronto, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        hall, at = Arrangement.of(confronto.tournament), confronto.mesa
        playing = Confronto.objects.being_played().filter(tournament=confronto.tournament_id)
        taken = set(playing.exclude(pk=confronto.pk).values_list("mesa", flat=True))
        others = [mesa for mesa in range(1, hall.mesas + 1) if mesa != at]
        shut = {*hall.blocked, *taken}
        groups = (
            (_("Livres"), [mesa for mesa in others if mesa not in shut]),
            (_("Em jogo"), [mesa for mesa in others if mesa in taken]),
            (_("Bloqueadas"), [mesa for mesa in others if mesa in hall.blocked and mesa not in taken]),
        )
        self.fields["mesa"].choices = [("", "—")] + [  # type: ignore[attr-defined]  # a choice field
            (name, [(mesa, _mesa_named(hall, mesa)) for mesa in mesas]) for name, mesas in groups if mesas
        ]
        if at:
            self.fields["mesa"].help_text = _("Agora na mesa %(mesa)s.") % {"mesa": at}


def _mesa_named(hall: Arrangement, mesa: int) -> str:
    return " · ".join(filter(None, (str(mesa), hall.place(mesa))))


class SwapMesasForm(ReasonForm):
    """The confronto, by its mesa, that exchanges mesas with another one."""

    anchor = "vida"
    field_order = ("mesa", "reason")
    mesa = MesaChoice(
        gettext_lazy("Com qual mesa?"),
        unknown=gettext_lazy(
            "Na mesa %(value)s não há confronto para trocar: use Mudar de mesa, em Ocorrências."
        ),
    )

    def __init__(self, *args: Any, confronto: Confronto, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["mesa"].choices = [("", "—")] + [  # type: ignore[attr-defined]  # a choice field
            (row.mesa, f"{row.mesa} · {' × '.join(row.names.values())}")
            for row in seating.may_swap(confronto)
        ]


class ChoiceButtons(forms.Select):
    """A choice made by the button that sends the form; the preview sends it back."""


class ExchangeForm[Chosen](ReasonForm):
    """With whom a sheet, or a dupla, is exchanged. choices: the labels by object, nearest first."""

    anchor = "vida"
    field_order = ("reason", "other")
    by_button = True
    other = forms.TypedChoiceField(
        label=gettext_lazy("Trocar com"),
        coerce=int,
        widget=ChoiceButtons,
        error_messages={
            "required": gettext_lazy("Escolha com quem trocar."),
            "invalid_choice": gettext_lazy("Com esta mesa já não se troca: a lista mudou."),
        },
    )

    def __init__(self, *args: Any, choices: Mapping[Chosen, str], why: str, **kwargs: Any) -> None:
        super().__init__(*args, initial={"reason": why}, **kwargs)
        self.found = {one.pk: one for one in choices}  # type: ignore[attr-defined]  # rows
        self.fields["other"].choices = [  # type: ignore[attr-defined]  # a choice field
            (one.pk, label)  # type: ignore[attr-defined]  # rows
            for one, label in choices.items()
        ]

    def clean_other(self) -> Chosen:
        """Return the chosen row."""
        return self.found[self.cleaned_data["other"]]


class SwapPlacesForm(ReasonForm):
    """Two players or duplas of a round that swap places. rest: also in the following rounds."""

    anchor = "vida"
    field_order = ("one", "other", "rest", "reason")
    one = forms.TypedChoiceField(label=gettext_lazy("Quem"), coerce=int)
    other = forms.TypedChoiceField(label=gettext_lazy("Troca com"), coerce=int)
    rest = forms.BooleanField(
        label=gettext_lazy("Também nas rodadas seguintes"),
        required=False,
        initial=True,
        help_text=gettext_lazy("Assim ninguém se enfrenta de novo."),
    )

    def __init__(self, *args: Any, duplas: Sequence[Dupla], scheduled: bool, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.duplas = {dupla.pk: dupla for dupla in duplas}
        for name in ("one", "other"):
            choices = [("", "—"), *((dupla.pk, dupla.name) for dupla in duplas)]
            self.fields[name].choices = choices  # type: ignore[attr-defined]  # a choice field
        if not scheduled:
            del self.fields["rest"]

    def clean(self) -> None:
        """Replace the ids by the duplas."""
        for name in ("one", "other"):
            if pk := self.cleaned_data.get(name):
                self.cleaned_data[name] = self.duplas[pk]


class DrawByHandForm(ReasonForm):
    """The draw of a stage made in the hall, as lines of text."""

    anchor = "vida"
    field_order = ("lines", "reason")
    lines = TextField(
        lines=True,
        label=gettext_lazy("Uma linha para cada grupo ou confronto, pelos números das duplas"),
        max_length=20_000,
        widget=forms.Textarea(attrs={"rows": 12, "spellcheck": "false"}),
        help_text=gettext_lazy(
            "Grupos: um em cada linha. Chave, mesas do Mitchell (Norte-Sul x Leste-Oeste) e rascunho de rodada: 4 x 9, "
            "ou 4 x - para quem folga. Todos contra todos: a ordem dos números."
        ),
    )


class LateForm(WhoForm):
    """A dupla that enters late."""

    anchor = "vida"


class ForgottenDuplaForm(LateForm):
    """A dupla that was forgotten at the draw. allow_bye: whether one rests if the number is odd."""

    allow_bye = forms.BooleanField(label=gettext_lazy("Se sobrar uma, ela folga"), required=False)


class WithdrawForm(ReasonForm):
    anchor = "vida"
    field_order = ("justified", "reason")
    justified = forms.TypedChoiceField(
        label=gettext_lazy("A desistência é justificada?"),
        choices=(("sim", gettext_lazy("Sim")), ("nao", gettext_lazy("Não"))),
        coerce=lambda text: text == "sim",
        widget=forms.RadioSelect,
        error_messages={"required": gettext_lazy("Marque sim ou não.")},
    )


class ReasonOnlyForm(ReasonForm):
    anchor = "vida"


class SubstituteForm(DeskForm):
    """The player who leaves a dupla, and the one who comes."""

    anchor = "vida"
    leaves = forms.TypedChoiceField(
        label=gettext_lazy("Quem sai?"),
        coerce=int,
        widget=forms.RadioSelect,
        error_messages={"required": gettext_lazy("Marque quem sai.")},
    )
    comes = NameField(label=gettext_lazy("Quem entra?"), max_length=members.NAME_LETTERS)
    override = TextField(
        label=gettext_lazy("Por que, se mais da metade já foi jogada?"),
        max_length=200,
        required=False,
        help_text=gettext_lazy("Só então é preciso dizer. Fica no histórico."),
    )

    def __init__(self, *args: Any, players: Sequence[Player], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.players = {player.pk: player for player in players}
        self.fields["leaves"].choices = [  # type: ignore[attr-defined]  # a choice field
            (player.pk, player.name) for player in players
        ]


class PenaltyForm(ReasonForm):
    anchor = "vida"
    field_order = ("sanction", "amount", "round", "reason")
    sanction = forms.ChoiceField(
        label=gettext_lazy("Punição"),
        choices=list(SANCTIONS.items()),
        initial="mp",  # the usual one: points, for coming late; the amount has to be typed
        widget=forms.RadioSelect,
        error_messages={"required": gettext_lazy("Marque uma das punições.")},
    )
    amount = _whole(
        gettext_lazy("Quantos pontos tira"),
        1,
        MOST,
        required=False,
        help_text=gettext_lazy("Só das punições que tiram pontos."),
    )
    round = forms.TypedChoiceField(
        label=gettext_lazy("Pelo que houve na rodada"),
        coerce=int,
        error_messages={"invalid_choice": gettext_lazy("A rodada %(value)s ainda não foi divulgada.")},
    )

    def __init__(self, *args: Any, stage: Stage, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        posted = Confronto.objects.posted().filter(stage=stage, dupla_a__isnull=False)
        rounds = sorted(
            set(posted.values_list("round", flat=True)), reverse=True
        )  # the last is the usual one
        self.fields["round"].choices = [(one, one) for one in rounds]  # type: ignore[attr-defined]  # a choice field


class PlayOffForm(ReasonForm):
    """The order in which a play-off ended."""

    anchor = "vida"
    field_order = ("order", "reason")
    order = forms.ChoiceField(
        label=gettext_lazy("Quem ficou na frente?"),
        widget=forms.RadioSelect,
        error_messages={"required": gettext_lazy("Marque como o desempate acabou.")},
    )

    def __init__(self, *args: Any, level: Level, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        named = list(zip(level.duplas, level.names, strict=True))
        # Every order of the tied duplas is one choice, with their ids as its value.
        self.orders = {"-".join(str(dupla.pk) for dupla, _name in one): one for one in permutations(named)}
        self.fields["order"].choices = [  # type: ignore[attr-defined]  # a choice field
            (key, ", ".join(f"{place}. {name}" for place, (_dupla, name) in enumerate(one, start=1)))
            for key, one in self.orders.items()
        ]

    def clean_order(self) -> list[Dupla]:
        """Return the duplas, best first."""
        return [dupla for dupla, _name in self.orders[self.cleaned_data["order"]]]


class CloseEarlyForm(DeskForm):
    """Confirmation that a stage is closed before all its rounds are played.

    left: the rounds not played, out of `rounds`.
    """

    anchor = "vida"
    early = forms.BooleanField()

    def __init__(self, data: Any = None, *, left: int, rounds: int) -> None:
        super().__init__(data)
        self.fields["early"].label = ngettext(
            "Encerrar sem a última rodada do plano (%(rounds)s): a classificação fica com o que se jogou.",
            "Encerrar sem as últimas %(left)s rodadas do plano (de %(rounds)s): a classificação fica com o que se "
            "jogou.",
            left,
        ) % {"left": left, "rounds": rounds}


class EndNowForm(RestForm):
    """Whether jogos that have begun count when the event ends, if there are any, and the reason."""

    anchor = "vida"

    def __init__(self, data: Any = None, *, begun: bool) -> None:
        super().__init__(data)
        if not begun:
            del self.fields["how"]


class CancelForm(DeskForm):
    """The reason for which an event is cancelled; everybody reads it."""

    anchor = "vida"
    reason = TextField(
        label=gettext_lazy("Motivo (opcional)"),
        max_length=200,
        required=False,
        help_text=gettext_lazy("Todos o leem na página pública."),
    )


class DeleteForm(DeskForm):
    anchor = "vida"
    typed_name = NameField(label=gettext_lazy("Digite o nome do torneio"), max_length=100)


class RestartForm(DeskForm):
    anchor = "vida"
    typed_name = NameField(label=gettext_lazy("Digite o nome da fase"), max_length=60)
