"""Who is who: two players of a club's list that are one person.

No row of what was played changes. Each keeps its number in what is sealed; the one row says whom it turned out to be,
and has the same name from then on. Whoever counts over events asks `person_of`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from django.db import transaction
from django.db.models import Q
from django.utils.translation import gettext as _

from scoring.ledger.trail import Source
from tournaments.clubs.rename import call, tournaments_of
from tournaments.errors import TournamentError
from tournaments.models import DuplaMember, Juncao, Player, Tournament


@dataclass(frozen=True, slots=True)
class Played:
    """An event that a player was in, and in which dupla."""

    tournament: Tournament
    dupla: str


def person_of(players: Iterable[int]) -> dict[int, int]:
    """Return the person by the id of each player: two ids of one person have the same. One query."""
    rows = Player.objects.filter(pk__in=set(players)).values_list("pk", "same_as")
    return {pk: same_as or pk for pk, same_as in rows}


def rows_of(player: Player) -> list[Player]:
    """Return every row of a club's list that is the person of this one, the first listed first. One query."""
    found = Player.objects.filter(Q(pk=player.person) | Q(same_as=player.person))
    return list(found.order_by("pk"))


def played(player: Player) -> list[Played]:
    """Return what the person of a player was entered in, the latest first. One query."""
    members = DuplaMember.objects.filter(
        Q(player=player.person) | Q(player__same_as=player.person)
    ).select_related("dupla", "tournament")
    return [
        Played(one.tournament, one.dupla.name) for one in members.order_by("-tournament__starts_on", "-pk")
    ]


def in_both(one: Player, other: Player) -> list[Tournament]:
    """Return the events in which both were: there they are two. By date."""
    of_one, of_other = (
        {pk for row in rows_of(player) for pk in tournaments_of(row)} for player in (one, other)
    )
    return list(Tournament.objects.filter(pk__in=of_one & of_other).order_by("starts_on", "pk"))


def merge(*, player: Player, into: Player, source: Source) -> Player:
    """Say that a player is another one, who is kept with the name; return who is kept.

    What was played stays where it is. Merged again it stays as it is. Raises `TournamentError`: `same_player_twice`,
    `player_elsewhere` (in another club), `players_met` (one, other, names: the events that both were in).
    """
    with transaction.atomic():
        rows = Player.objects.select_for_update(no_key=True).filter(club=into.club_id)
        people = {
            row.pk: row for row in rows.order_by("pk")
        }  # all, so that two merges at once make no circle
        if player.pk not in people:
            raise TournamentError("player_elsewhere", field="into", name=player.name)
        gone, kept = (people[people[pk].person] for pk in (player.pk, into.pk))
        if gone == kept:
            return kept
        if both := in_both(gone, kept):
            names = ", ".join(event.name for event in both)
            params = {"one": gone.name, "other": kept.name, "names": names}
            raise TournamentError("players_met", field="into", params=params)
        Juncao.objects.create(player=gone, into=kept, actor=source.actor)
        family: Sequence[Player] = [row for row in people.values() if row.person == gone.pk]
        for row in family:
            row.same_as, row.full_name, row.shown = kept, "", kept.shown
            row.save(update_fields=("same_as", "full_name", "shown"))
        for row in family:
            call(row, kept.name, reason=str(_("é a mesma pessoa")), source=source)
    return kept
