"""Who enters, by name: the fields of every form that takes a dupla, a trio or a single player."""

from typing import Any, Final, NotRequired, TypedDict, cast

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.input.fields import NameField
from tournaments.clubs import members
from tournaments.clubs.listing import find_player
from tournaments.entry_list.places import PLACES
from tournaments.forms import DeskForm
from tournaments.models import Club, Player, Tournament

_LABELS: Final = (gettext_lazy("Jogador 1"), gettext_lazy("Jogador 2"), gettext_lazy("Jogador 3"))


class Named(TypedDict):
    """Who enters, by place."""

    first: Player
    second: NotRequired[Player]
    third: NotRequired[Player]


class WhoForm(DeskForm):
    """As many names as an entry of the event has players, each known to the club or new to it, and where it comes from.

    Who changes partners each round comes from nowhere: nobody is kept apart from anybody.
    """

    home = NameField(label=gettext_lazy("Vem de"), max_length=60, required=False)

    def __init__(self, *args: Any, tournament: Tournament, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.who = PLACES[: tournament.size]
        for name, label in zip(self.who, _LABELS, strict=False):
            self.fields[name] = NameField(
                label=_("Jogador(a)") if tournament.alone else label,
                max_length=members.NAME_LETTERS,
                widget=forms.TextInput(attrs={"list": "jogadores", "autocomplete": "off"}),
            )
        if tournament.of_players:
            del self.fields["home"]
        self.order_fields([*self.who, *(name for name in self.fields if name not in self.who)])

    @property
    def names(self) -> list[forms.BoundField]:
        """Return the fields of the players, in order."""
        return [self[name] for name in self.who]


def players_of(club: Club, typed: dict[str, Any]) -> Named:
    """Return the players of what was typed, by place, those whom nobody in the club is called new to it.

    Raises as `members.add_player`.
    """
    return cast(Named, {name: player_named(club, typed[name]) for name in PLACES if name in typed})


def player_named(club: Club, name: str) -> Player:
    """Return the player of a name, new to the club where nobody has it. Raises as `members.add_player`."""
    return find_player(club, name) or members.add_player(club=club, name=name)
