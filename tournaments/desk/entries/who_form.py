"""Fields for the players of an entry: of a dupla, a trio or a single player."""

from typing import Any, Final, NotRequired, TypedDict, cast

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.input.fields import NameField
from tournaments.clubs import members
from tournaments.clubs.listing import find_player
from tournaments.entry_list.columns import PLACES
from tournaments.forms import DeskForm
from tournaments.models import Club, Player, Tournament

_LABELS: Final = (gettext_lazy("Jogador 1"), gettext_lazy("Jogador 2"), gettext_lazy("Jogador 3"))


class Named(TypedDict):
    """The players of an entry, by place."""

    first: Player
    second: NotRequired[Player]
    third: NotRequired[Player]


class WhoForm(DeskForm):
    """The players of an entry, known to the club or new, and where they come from.

    Without the field `home` if partners change each round, because a draw then keeps no one apart.
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
        # The names come first, although they are added last.
        self.order_fields([*self.who, *(name for name in self.fields if name not in self.who)])

    @property
    def names(self) -> list[forms.BoundField]:
        """Return the fields of the players, in order."""
        return [self[name] for name in self.who]


def players_of(club: Club, typed: dict[str, Any]) -> Named:
    """Return the players of the input by place; adds unknown names to the club.

    Raises the errors of `members.add_player`.
    """
    return cast(Named, {name: player_named(club, typed[name]) for name in PLACES if name in typed})


def player_named(club: Club, name: str) -> Player:
    """Return the player with a name; adds an unknown name to the club. Raises the errors of `members.add_player`."""
    return find_player(club, name) or members.add_player(club=club, name=name)
