"""What somebody is asked who opens a jogo of his own."""

from collections.abc import Mapping
from typing import NamedTuple

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

import rules
from scoring.models import Jogo

EXTRA = "extra-"
FIRST = "regulamento-1"  # what most play by


class Chosen(NamedTuple):
    """A rule set with what it is loaded with."""

    base: str
    options: Mapping[str, object]
    overrides: Mapping[str, object]


class AvulsoForm(forms.Form):
    """Both sides, the rules, how long, and who enters."""

    a = forms.CharField(label=_("Primeira dupla"), max_length=60)
    b = forms.CharField(label=_("Segunda dupla"), max_length=60)
    ruleset = forms.ChoiceField()
    target = forms.IntegerField(
        label=_("Pontos da partida"),
        help_text=_("Vazio: como está no regulamento escolhido; no de 19 artigos, 3.000."),
        required=False,
        min_value=1,
        max_value=100_000,
        widget=forms.TextInput(attrs={"inputmode": "numeric"}),
    )
    partidas = forms.ChoiceField(
        label=_("Quantas partidas"), choices=[("1", _("Uma")), ("3", _("Melhor de três"))], initial="1"
    )
    entry = forms.ChoiceField(
        label=_("Quem anota"),
        choices=Jogo.Entry.choices,
        initial=Jogo.Entry.SCORER,
    )

    def __init__(self, data: QueryDict | None = None) -> None:
        super().__init__(data, label_suffix="")
        texts = sorted(rules.published(), key=lambda key: key != FIRST)
        ready = [(f"{EXTRA}{extra.key}", extra.title) for extra in rules.extras().values()]
        choices = [*((key, rules.declared(key).title) for key in texts), *ready]
        self.fields["ruleset"] = forms.ChoiceField(label=_("Como se conta"), choices=choices)

    def clean(self) -> dict[str, object]:
        """Put what the rule set refuses beside its field."""
        cleaned = super().clean() or {}
        if "ruleset" in cleaned and "target" in cleaned:
            try:
                rules.load(*self.chosen())
            except rules.RuleSetError:
                self.add_error(
                    "target", _("Estas regras não aceitam esse limite: deixe vazio, ou escreva outro.")
                )
        return cleaned

    def chosen(self) -> Chosen:
        """Return the rules that were chosen, with the limit where they have one."""
        key, target = self.cleaned_data["ruleset"], self.cleaned_data["target"]
        extra = rules.extras().get(key.removeprefix(EXTRA)) if key.startswith(EXTRA) else None
        base, options = (extra.base, dict(extra.options)) if extra else (key, {})
        if base == FIRST:
            options.setdefault("target", 3000)
        if target and any(switch.name == "target" for switch in rules.declared(base).switches):
            options["target"] = target
        return Chosen(base, options, dict(extra.overrides) if extra else {})
