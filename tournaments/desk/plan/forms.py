"""The form of a plan: one form for each stage, and one for the number of entrants and mesas of the example.

These forms check shape and limits; the draw decides about everything else.
"""

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from django import forms
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from scoring.input import numbers
from scoring.input.fields import NameField, TextField
from tournaments.desk.plan.asked import (
    FROM_BEFORE,
    asked_of,
    choice_input,
    inputs,
    number_input,
    places_asking,
    points_input,
)
from tournaments.desk.plan.values import (
    AS_WALKOVER,
    MOST_CRITERIA,
    OWN,
    POINTS,
    VP,
    VP_3,
    VP_4,
    WHOLE,
    WORTH,
    chosen_criteria,
    maos_of,
)
from tournaments.event.draws.lots import MOST_SEED
from tournaments.forms import DeskForm
from tournaments.models import Tournament
from tournaments.pairing.errors import DrawCode, DrawError
from tournaments.plan import formats
from tournaments.plan.checked_values import PlanError
from tournaments.plan.fields import ANNOUNCED, ANNOUNCED_USUALLY, MINUTES, PARTIDAS, TARGET, AtZero
from tournaments.plan.lengths import OF_FINAL
from tournaments.plan.stored import LOTS_ALONE
from tournaments.standings.criteria import By, Measure
from tournaments.standings.scheme import OF_TURNO
from tournaments.wording.criteria import CRITERIA
from tournaments.wording.plan import AT_ZERO, FIELDS, FORMATS, LENGTHS
from tournaments.wording.plan import WORTH as WORDS_OF_WORTH
from tournaments.wording.refusals.errors import DRAW_ERRORS, STAGE_ERRORS, Refusal
from tournaments.wording.terms import KINDS

MOST_ENTRANTS = 4096

PARTS: Sequence[tuple[str | Promise, tuple[str, ...]]] = (
    (_("O que se joga em cada encontro"), ("unit", "count", "target", "minutes", "announced", "at_zero")),
    (_("Outra duração na final"), tuple(field.name for field in OF_FINAL)),
    (
        _("Outra duração no 3º lugar ou em uma rodada antes da final"),
        tuple(name for name in LENGTHS if name not in {field.name for field in OF_FINAL}),
    ),
    (_("Pontos (em branco: os usuais)"), ("scheme", "table", *WORTH, "abandoned")),
    (
        _("O que decide a classificação, nesta ordem (em branco: a usual do formato)"),
        tuple(f"by{n}" for n in range(1, MOST_CRITERIA + 1)),
    ),
)

# The form field of those errors of a draw that concern no field of a format.
PLACES: Mapping[DrawCode, str] = {
    DrawCode.VP_UNREADABLE: "table",
    DrawCode.VP_NOT_LEVEL: "table",
    DrawCode.VP_START: "table",
    DrawCode.VP_OVERLAP: "table",
    DrawCode.VP_HOLE: "table",
    DrawCode.VP_NOT_MONOTONE: "table",
    DrawCode.VP_NO_CAP: "table",
}

# The form field of those parts of a plan that have another name on the form.
TYPED_IN = {"maos": "count", "partidas": "count", "order": "by1", "points": "scheme"}

CRITERIA_CHOICES = [
    ("", "—"),
    *(
        (key, words.name)
        for key, words in CRITERIA.items()
        if key not in {Measure.CANASTRAS, Measure.PLAYOFF}
    ),
    *((f"{Measure.CANASTRAS}:{kind}", words) for kind, words in KINDS.items()),
]


class FormatSelect(forms.Select):
    """The select of formats. Formats that do not suit the entrants keep their position, but cannot be chosen."""

    unfit: Collection[str] = ()

    def create_option(self, name: str, value: Any, *args: Any, **kwargs: Any) -> dict[str, Any]:
        """Return an option, hidden and disabled if the format would be refused."""
        option = super().create_option(name, value, *args, **kwargs)
        # Positions must not change, because the style sheet uses them to hide fields (`places_asking`).
        if value in self.unfit and not option["selected"]:
            option["attrs"] |= {"disabled": True, "hidden": True}
        return option


class StageForm(DeskForm):
    """One stage. Fields that its format does not ask for are ignored."""

    format = forms.ChoiceField(
        label=_("Formato"), choices=lambda: list(FORMATS.items()), initial="knockout", widget=FormatSelect
    )
    name = NameField(label=_("Nome da fase"), max_length=60, required=False)

    unit = choice_input(
        _("Joga-se"),
        [("partidas", _("partidas")), ("maos", _("mãos (turno)"))],
        required=True,
        initial="partidas",
    )
    count = number_input(_("Quantas"), PARTIDAS.least, PARTIDAS.most, required=True, initial=3)
    target = number_input(
        _("Partidas até quantos pontos"),
        TARGET.least,
        TARGET.most,
        help_text=_("Em branco: o limite do torneio."),
    )
    minutes = number_input(
        _("Minutos por encontro"),
        1,
        MINUTES.most,
        help_text=_("Em branco: sem relógio. O tempo se estima então pelas mãos que se jogam."),
    )

    announced = TextField(
        label=_("Avisar quando faltam (minutos)"),
        required=False,
        max_length=40,
        initial=", ".join(map(str, ANNOUNCED_USUALLY)),
        help_text=_("Um som no Salão e no telão, de 1 a 600 minutos antes do fim. Em branco: nenhum."),
        widget=forms.TextInput(attrs={"inputmode": "numeric", "autocomplete": "off"}),
    )
    at_zero = choice_input(_("Ao fim do tempo"), AT_ZERO.items(), initial=AtZero.ASKS)

    scheme = choice_input(
        _("Conta-se por"),
        [
            (POINTS, _("vitória, empate e derrota")),
            (VP, _("VP, tabela usual das mãos que se jogam")),
            (VP_3, _("VP, tabela de 3 mãos")),
            (VP_4, _("VP, tabela de 4 mãos")),
            (OWN, _("VP, tabela própria")),
        ],
        required=True,
        initial=POINTS,
    )
    table = TextField(
        lines=True,
        label=_("Tabela própria de VP"),
        required=False,
        max_length=4000,
        help_text=_(
            "Uma linha para cada diferença: 0-50 10-10. A última fica aberta: 1505- 20-0. Serve também a tabela copiada"
            " de uma página ou de um documento."
        ),
        widget=forms.Textarea(attrs={"rows": 6, "spellcheck": "false"}),
    )
    abandoned = choice_input(
        _("Jogo abandonado"), [("", _("vale o que foi feito")), (AS_WALKOVER, _("como W.O."))]
    )

    def __init__(self, *args: Any, number: int, **kwargs: Any) -> None:
        self.number, self.anchor = number, f"fase{number}"
        super().__init__(*args, prefix=self.anchor, auto_id="%s", **kwargs)
        self.fields |= inputs()
        for name, field in WORTH.items():
            asks = number_input if name in WHOLE else points_input
            self.fields[name] = asks(WORDS_OF_WORTH[name], field.least, field.most)
        for place in range(1, MOST_CRITERIA + 1):
            label = _("%(place)sº critério") % {"place": place}
            self.fields[f"by{place}"] = choice_input(label, CRITERIA_CHOICES)

    def first_part(self) -> list[tuple[forms.BoundField, str]]:
        """Return the fields of the first part, each with the positions of the formats that ask for it."""
        asked = [
            name for name in FIELDS if name not in LENGTHS and (self.number > 1 or name not in FROM_BEFORE)
        ]
        return [(self[name], " ".join(map(str, places_asking(name)))) for name in ("format", "name", *asked)]

    def parts(self) -> list[tuple[str, list[forms.BoundField], bool, str]]:
        """Return the optional parts of the form.

        Each has a title, its fields, whether one of them has an error, and the positions of the formats that ask for
        it.
        """
        return [
            (
                str(title),
                [self[name] for name in names],
                any(name in self.errors for name in names),
                " ".join(map(str, places_asking(names[0]))) if names[0] in LENGTHS else "",
            )
            for title, names in PARTS
        ]

    def clean_announced(self) -> tuple[int, ...]:
        """Return the minutes, which may be separated in several ways."""
        said = re.split(r"[\s,;/]+", self.cleaned_data["announced"].strip(" ,;/"))
        try:
            return ANNOUNCED.read([numbers.whole(one) for one in said if one])
        except PlanError as exc:
            raise forms.ValidationError(_("Escreva até seis números de minutos, como 10, 5.")) from exc

    def clean(self) -> None:
        """Ignore the fields that the format does not ask for, and check the scheme and the tie-breaks."""
        if not (chosen := self.cleaned_data.get("format")):
            return
        # The page sends the fields of all formats; the style sheet only hides those of the others.
        for name in FIELDS.keys() - asked_of(formats.FORMATS[chosen]).keys():
            self.errors.pop(name, None)
            self.cleaned_data[name] = None
        self._refuse_criteria(formats.FORMATS[chosen])
        if self.cleaned_data.get("scheme") == VP and maos_of(self.cleaned_data) not in OF_TURNO:
            said = _("Só há tabela usual de VP para turnos de 3 ou de 4 mãos: escolha a tabela própria.")
            self.add_error("scheme", said)
        if chosen_criteria(self.cleaned_data) == LOTS_ALONE:
            self.add_error("by1", str(STAGE_ERRORS["plan_order_lots"]))

    def offer(self, tournament: Tournament) -> None:
        """Disable the formats that do not suit the entrants of the tournament."""
        widget = self.fields["format"].widget
        if isinstance(widget, FormatSelect):
            widget.unfit = {
                key
                for key, one in formats.FORMATS.items()
                if not one.suits(of_players=tournament.of_players, each_alone=tournament.each_alone)
            }

    def place_of(self, exc: Refusal) -> str | None:
        """Return the form field for the part of the plan that the service refused."""
        # The service names a part of the plan by its path, with dots.
        parts = (super().place_of(exc) or "").split(".")
        return TYPED_IN.get(parts[0], parts[-1])

    def _refuse_criteria(self, format_: type[formats.Format]) -> None:
        for place in range(1, MOST_CRITERIA + 1):
            chosen = self.cleaned_data.get(f"by{place}")
            if chosen and not format_.applicable([By.of(chosen)]):
                # Direct encounters cannot be compared if a player has several opponents at a table.
                code = "no_one_opponent" if format_.each_alone else "no_single_opponent"
                self.add_error(f"by{place}", str(STAGE_ERRORS[code]))

    def refuse_draw(self, exc: DrawError) -> None:
        """Put an error of the draw at the field that it concerns, or above the stage."""
        asked = asked_of(formats.FORMATS[self.cleaned_data["format"]])
        about = (name for name, field in asked.items() if exc.code in field.refused)
        self.add_error(next(about, PLACES.get(exc.code)), str(DRAW_ERRORS[exc.code]) % exc.params)


class TryForm(DeskForm):
    """Entrants, mesas and seed of the example."""

    anchor = "prova"
    entrants = number_input(_("Duplas"), 2, MOST_ENTRANTS, required=True)
    mesas = number_input(_("Mesas"), 1, 500, required=True)
    seed = number_input(
        _("Número do sorteio de exemplo"),
        0,
        MOST_SEED - 1,
        required=True,
        help_text=_("Outro número, outro exemplo. O sorteio de verdade terá o seu."),
    )
