"""The form of a plan: one form a stage, and how many it is tried with. Shape and limits; the draw says the rest."""

from collections.abc import Mapping, Sequence
from typing import Any

from django import forms
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from tournaments.desk.plan.values import AS_WALKOVER, CRITERIA, OWN, POINTS, VP_3, VP_4
from tournaments.errors import TournamentError
from tournaments.event.lots import MOST_SEED
from tournaments.forms import DeskForm
from tournaments.pairing.errors import DrawCode, DrawError
from tournaments.plan.stage import CHOSEN_ROUNDS, Format
from tournaments.standings.criteria import AMONG_PAIRS, Measure
from tournaments.wording.errors import DRAW_ERRORS, STAGE_ERRORS, error
from tournaments.wording.plan import BRACKETS, FAIR, FORMATS, METHODS, ORDERS
from tournaments.wording.terms import CRITERIA as MEASURES
from tournaments.wording.terms import KINDS

MOST_ENTRANTS = 4096
MOST_MINUTES = 600
MOST_POINTS = 1000
MOST_TARGET = 100_000

# The formats that ask for a field. What is not here is asked in every format.
ONLY: Mapping[str, frozenset[Format]] = {
    "rounds": CHOSEN_ROUNDS,
    "groups": frozenset({Format.GROUPS}),
    "size": frozenset({Format.GROUPS}),
    "method": frozenset({Format.GROUPS}),
    "double": frozenset({Format.GROUPS, Format.ALL_PLAY_ALL}),
    "third": frozenset({Format.KNOCKOUT}),
    "consolation": frozenset({Format.KNOCKOUT}),
    "reset": frozenset({Format.DOUBLE}),
    "byes": frozenset({Format.SWISS, Format.DANESE}),
    "first": frozenset({Format.SWISS, Format.DANESE}),
    "order": frozenset({Format.SWISS}),
    "clubs": frozenset({Format.SWISS}),
    "rematches": frozenset({Format.DANESE}),
    "sections": frozenset({Format.MITCHELL}),
    "step": frozenset({Format.MITCHELL}),
    "skip": frozenset({Format.MITCHELL}),
    "missing": frozenset({Format.MITCHELL}),
    "late": frozenset(Format) - BRACKETS - {Format.INDIVIDUAL},
    "others": frozenset({Format.GROUPS}),
    "fair": frozenset({Format.GROUPS}),
    "crossing": frozenset(Format) - {Format.INDIVIDUAL},
}
PARTS: Sequence[tuple[str | Promise, tuple[str, ...]]] = (
    (_("O que se joga em cada encontro"), ("unit", "count", "target", "minutes")),
    (
        _("Pontos"),
        (
            "scheme",
            "table",
            "won",
            "level",
            "lost",
            "wo_won",
            "wo_lost",
            "wo_partidas",
            "bye",
            "both_absent",
            "abandoned",
        ),
    ),
    (_("O que decide a classificação, nesta ordem"), tuple(f"by{n}" for n in range(1, CRITERIA + 1))),
)
FROM_BEFORE = frozenset({"crossing", "carry"})  # not asked of the first stage
FIRST = ("format", "name", *(name for name in ONLY if name not in FROM_BEFORE), "top", "crossing", "carry")

# Where a refusal of the draw belongs on the form.
PLACES: Mapping[DrawCode, str] = {
    DrawCode.GROUPS_TOO_SMALL: "groups",
    DrawCode.GROUPS_TOO_LARGE: "groups",
    DrawCode.CROSSING_UNREADABLE: "crossing",
    DrawCode.CROSSING_MISSING_PLACE: "crossing",
    DrawCode.CROSSING_PLACE_TWICE: "crossing",
    DrawCode.CROSSING_LEFT_OUT: "crossing",
    DrawCode.PAIRS_NOT_FULL: "crossing",
    DrawCode.MITCHELL_TOO_MANY_ROUNDS: "rounds",
    DrawCode.ROUNDS_MISSING: "rounds",
    DrawCode.TOO_MANY_QUALIFIERS: "top",
    DrawCode.VP_UNREADABLE: "table",
    DrawCode.VP_START: "table",
    DrawCode.VP_OVERLAP: "table",
    DrawCode.VP_HOLE: "table",
    DrawCode.VP_NOT_MONOTONE: "table",
    DrawCode.VP_NO_CAP: "table",
}

# Which field a part of the plan is typed in, where it has another name.
TYPED_IN = {"maos": "count", "partidas": "count", "late_until": "late", "order": "by1", "points": "scheme"}


def _number(label: Any, least: int, most: int, **more: Any) -> forms.IntegerField:
    widget = forms.TextInput(attrs={"inputmode": "numeric", "autocomplete": "off"})
    options = {"required": False, "widget": widget, **more}
    return forms.IntegerField(label=label, min_value=least, max_value=most, **options)


def _one_of(label: Any, choices: Any, **more: Any) -> forms.ChoiceField:
    return forms.ChoiceField(label=label, choices=choices, **{"required": False, **more})


def _yes(label: Any, **more: Any) -> forms.BooleanField:
    return forms.BooleanField(label=label, required=False, **more)


CRITERIA_CHOICES = [
    ("", "—"),
    *((key, words) for key, words in MEASURES.items() if key != Measure.CANASTRAS),
    *((f"{Measure.CANASTRAS}:{kind}", words) for kind, words in KINDS.items()),
]


class StageForm(DeskForm):
    """One stage. Fields its format does not ask for are neither read nor refused."""

    format = forms.ChoiceField(label=_("Formato"), choices=list(FORMATS.items()), initial=Format.KNOCKOUT)
    name = forms.CharField(label=_("Nome da fase"), max_length=60, required=False)
    rounds = _number(_("Rodadas"), 1, 60)
    groups = _number(_("Quantos grupos"), 1, 1365)
    size = _number(_("ou duplas por grupo"), 3, 12)
    method = _one_of(_("Como se formam os grupos"), list(METHODS.items()))
    double = _yes(_("Turno e returno"))
    third = _yes(_("Disputa de 3º lugar"))
    consolation = _yes(_("Chave de consolação"))
    reset = _yes(_("Final extra, se a invicta perde a final"))
    byes = _yes(_("Com número ímpar, uma folga"), initial=True)
    first = _one_of(_("Primeira rodada"), list(ORDERS.items()))
    order = _one_of(_("Rodadas seguintes, entre empatadas"), list(ORDERS.items())[1:], initial="slide")
    clubs = _yes(_("Separar quem é do mesmo clube"), initial=True)
    rematches = _yes(_("Podem se enfrentar de novo"), initial=True)
    sections = _number(_("Gironi (setores)"), 1, 40, initial=1)
    step = _number(_("Leste-Oeste anda quantas mesas"), 1, 40, initial=1)
    skip = _yes(_("Pular uma mesa no meio, se são pares"), initial=True)
    missing = _one_of(
        _("Com número ímpar"),
        [
            ("b", _("dupla fantasma em Leste-Oeste")),
            ("a", _("uma mesa de descanso")),
            ("", _("não se joga com número ímpar")),
        ],
        initial="b",
    )
    late = _number(
        _("Inscrição tardia até a rodada"), 0, 60, help_text=_("Em branco: a primeira. 0: nenhuma.")
    )
    others = _number(_("Mais as melhores seguintes"), 0, 1365)
    fair = _one_of(_("Grupos desiguais se comparam"), list(FAIR.items()))
    top = _number(
        _("Seguem para a próxima fase"), 1, MOST_ENTRANTS, help_text=_("De cada grupo. Em branco: todas.")
    )
    crossing = forms.CharField(
        label=_("Cruzamento com a fase anterior"),
        required=False,
        max_length=4000,
        help_text=_("Assim: 1G1 x 2G4, 1G2 x 2G3. Em branco: pela classificação."),
        widget=forms.Textarea(attrs={"rows": 2, "spellcheck": "false"}),
    )
    carry = _number(_("Pontos trazidos da fase anterior, em %"), 0, 100, help_text=_("Em branco: nenhum."))

    unit = _one_of(
        _("Joga-se"),
        [("partidas", _("partidas")), ("maos", _("mãos (turno)"))],
        required=True,
        initial="partidas",
    )
    count = _number(_("Quantas"), 1, 15, required=True, initial=3)
    target = _number(
        _("Partidas até quantos pontos"), 1, MOST_TARGET, help_text=_("Em branco: o limite do torneio.")
    )
    minutes = _number(_("Minutos por encontro"), 1, MOST_MINUTES, required=True, initial=45)

    scheme = _one_of(
        _("Conta-se por"),
        [
            (POINTS, _("vitória, empate e derrota")),
            (VP_3, _("VP, tabela de 3 smazzate")),
            (VP_4, _("VP, tabela de 4 smazzate")),
            (OWN, _("VP, tabela própria")),
        ],
        required=True,
        initial=POINTS,
    )
    table = forms.CharField(
        label=_("Tabela própria de VP"),
        required=False,
        max_length=4000,
        help_text=_("Uma linha para cada diferença: 0-50 10-10. A última fica aberta: 1505- 20-0."),
        widget=forms.Textarea(attrs={"rows": 6, "spellcheck": "false"}),
    )
    won = _number(_("Vitória"), 0, MOST_POINTS)
    level = _number(_("Empate"), 0, MOST_POINTS)
    lost = _number(_("Derrota"), 0, MOST_POINTS)
    wo_won = _number(_("W.O., quem veio"), 0, MOST_POINTS)
    wo_lost = _number(_("W.O., quem faltou"), 0, MOST_POINTS)
    wo_partidas = _number(_("W.O. vale quantas partidas"), 0, 15)
    bye = _number(_("Folga"), 0, MOST_POINTS)
    both_absent = _number(_("Ambas ausentes"), 0, MOST_POINTS)
    abandoned = _one_of(
        _("Jogo abandonado"), [("", _("vale o que foi feito")), (AS_WALKOVER, _("como W.O."))]
    )

    def __init__(self, *args: Any, number: int, **kwargs: Any) -> None:
        self.number, self.anchor = number, f"fase{number}"
        super().__init__(*args, prefix=self.anchor, auto_id="%s", **kwargs)
        for place in range(1, CRITERIA + 1):
            label = _("%(place)sº critério") % {"place": place}
            self.fields[f"by{place}"] = _one_of(label, CRITERIA_CHOICES)

    def first_part(self) -> list[tuple[forms.BoundField, str]]:
        """Return the fields of format and field, each with the formats that ask for it."""
        asked = [name for name in FIRST if self.number > 1 or name not in FROM_BEFORE]
        return [(self[name], " ".join(ONLY.get(name, ()))) for name in asked]

    def parts(self) -> list[tuple[str, list[forms.BoundField], bool]]:
        """Return title, fields and whether something is wrong, for what most leave as it is."""
        return [
            (str(title), [self[name] for name in names], any(name in self.errors for name in names))
            for title, names in PARTS
        ]

    def clean(self) -> None:
        """Forget what the format does not ask for."""
        chosen = self.cleaned_data.get("format")
        for name, formats in ONLY.items():
            if chosen not in formats:
                self.errors.pop(name, None)
                self.cleaned_data[name] = None
        if chosen == Format.INDIVIDUAL:
            self._refuse_single_opponents()

    def refuse(self, exc: TournamentError) -> None:
        """Put the refusal of a service beside the field that its part of the plan is typed in."""
        part = (exc.field or "").partition(".")[0]
        name = TYPED_IN.get(part, part)
        self.add_error(name if name in self.fields else None, error(exc))

    def _refuse_single_opponents(self) -> None:
        """Refuse what compares two that met, beside each: of single players every opponent is one of two."""
        for place in range(1, CRITERIA + 1):
            if self.cleaned_data.get(f"by{place}") in AMONG_PAIRS:
                self.add_error(f"by{place}", str(STAGE_ERRORS["no_single_opponent"]))

    def refuse_draw(self, exc: DrawError) -> None:
        """Put what the draw refuses beside the field it is about, or above the stage."""
        place = PLACES.get(exc.code)
        if exc.code is DrawCode.ODD_WITHOUT_BYE:
            place = "missing" if self.cleaned_data["format"] == Format.MITCHELL else "byes"
        self.add_error(place, draw_refusal(exc))


class TryForm(DeskForm):
    """What the plan is tried with."""

    anchor = "prova"
    entrants = _number(_("Duplas"), 2, MOST_ENTRANTS, required=True)
    mesas = _number(_("Mesas"), 1, 500, required=True)
    seed = _number(
        _("Número do sorteio de exemplo"),
        0,
        MOST_SEED - 1,
        required=True,
        help_text=_("Outro número, outro exemplo. O sorteio de verdade terá o seu."),
    )


def draw_refusal(exc: DrawError) -> str:
    """Return why a draw is refused."""
    return str(DRAW_ERRORS[exc.code]) % exc.params
