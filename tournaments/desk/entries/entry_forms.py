"""Forms of the entries and the draw: one dupla, a list of players, the seeds, the number of the draw."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django import forms
from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.input.fields import NumberField, TextField
from tournaments.clubs import members
from tournaments.desk.club.club_forms import PlayerForm
from tournaments.desk.entries.who_form import WhoForm, players_of
from tournaments.entries import registration
from tournaments.errors import TournamentError
from tournaments.event.draws.lots import MOST_SEED
from tournaments.forms import DeskForm
from tournaments.models import Club, Dupla, Player, Tournament
from tournaments.wording.refusals.errors import Refusal

MOST_DUPLAS = 256


class DuplaForm(WhoForm):
    """An entry before the draw."""

    anchor = "dupla"
    seed = NumberField(
        label=gettext_lazy("Cabeça"),
        required=False,
        min_value=1,
        max_value=MOST_DUPLAS,
        widget=forms.TextInput(attrs={"inputmode": "numeric", "autocomplete": "off"}),
    )

    def register(self, tournament: Tournament) -> Dupla | None:
        """Enter the dupla and return it; None if it is refused.

        A refusal rolls back the transaction; its error is at the field.
        """
        typed = self.cleaned_data
        with self.refusals(), transaction.atomic():
            players = players_of(tournament.club, typed)
            return registration.register_dupla(
                tournament=tournament, **players, seed=typed["seed"], home=typed.get("home", "")
            )
        return None


class PlayerListForm(DeskForm):
    """Many players at once, one in each line."""

    anchor = "lista"
    lines = TextField(
        lines=True,
        label=gettext_lazy("Um nome por linha"),
        max_length=40_000,
        widget=forms.Textarea(attrs={"rows": 6, "spellcheck": "false"}),
    )


class SeedsForm(DeskForm):
    """The seeds of all duplas in one form, so that two duplas can swap their seeds."""

    anchor = "cabecas"
    at = ""  # name of the field that `save` is storing, for `place_of`

    def __init__(self, *args: Any, duplas: list[Dupla], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.duplas = {f"seed-{dupla.pk}": dupla for dupla in duplas}
        for name, dupla in self.duplas.items():
            self.fields[name] = NumberField(
                label=_("Cabeça de chave de %(dupla)s") % {"dupla": dupla.name},
                required=False,
                min_value=1,
                max_value=MOST_DUPLAS,
                initial=dupla.seed,
                widget=forms.TextInput(attrs={"inputmode": "numeric", "autocomplete": "off", "size": 3}),
            )

    def save(self) -> bool:
        """Store all changes, or none of them and return False if one is refused."""
        changed = {name: self.cleaned_data[name] for name in self.changed_data}
        with self.refusals(), transaction.atomic():
            # All changed seeds are cleared first, because two duplas must not have the same seed in between.
            for self.at in changed:
                registration.set_seed(dupla=self.duplas[self.at], seed=None)
            for self.at, seed in changed.items():
                registration.set_seed(dupla=self.duplas[self.at], seed=seed)
        return self.is_valid()

    def place_of(self, exc: Refusal) -> str | None:
        """Return the field whose seed was being stored when the service refused it."""
        return self.at if super().place_of(exc) == "seed" else None


class DrawForm(DeskForm):
    anchor = "sorteio"
    seed = NumberField(
        label=gettext_lazy("Número do sorteio"),
        required=False,
        min_value=0,
        max_value=MOST_SEED - 1,
        help_text=gettext_lazy(
            "Deixe vazio para sortear um. O mesmo número, com as mesmas duplas, repete a chave."
        ),
        widget=forms.TextInput(attrs={"inputmode": "numeric", "autocomplete": "off"}),
    )


@dataclass(frozen=True, slots=True)
class ListLine:
    """The outcome of one line of a list. name: the entered player; problems: why the line was refused."""

    text: str
    name: str = ""
    problems: tuple[str, ...] = ()


def add_player_lines(club: Club, text: str) -> list[ListLine]:
    """Add one player for each line; a refused line does not affect the others."""
    read = [(line, PlayerForm({"name": line})) for line in _lines(text)]
    good = [form for _line, form in read if form.is_valid()]
    # All valid names at once: the number of queries does not depend on the number of lines.
    made = members.add_players(club=club, names=[form.cleaned_data["name"] for form in good])
    names = dict(zip(map(id, good), made, strict=True))
    return [_told(line, form, names.get(id(form))) for line, form in read]


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


def _told(line: str, form: PlayerForm, made: Player | TournamentError | None) -> ListLine:
    if isinstance(made, Player):
        return ListLine(line, made.name)
    if made:
        form.refuse(made)
    return ListLine(line, problems=_problems(form))


def _problems(form: DeskForm) -> tuple[str, ...]:
    fields: Sequence[tuple[str, list[str]]] = [
        (str(form.fields[name].label) if name in form.fields else "", [str(error) for error in errors])
        for name, errors in form.errors.items()
    ]
    return tuple(f"{label}: {error}" if label else error for label, errors in fields for error in errors)
