"""Merge two players of a club's list who are the same person.

Rows of events do not change: each player keeps its number in sealed rows. The merged row refers to the person and takes
the same name. Code that counts across events uses `person_of`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from django.db import transaction
from django.db.models import Q
from django.utils.timezone import now
from django.utils.translation import gettext as _

from scoring.ledger.trail import Source
from tournaments.clubs.rename import call, tournaments_of
from tournaments.errors import TournamentError
from tournaments.models import DuplaMember, FormerName, Player, PlayerMerge, PublicPage, Tournament
from tournaments.names import sort_name


@dataclass(frozen=True, slots=True)
class Played:
    """An event of a player, and the name of the dupla."""

    tournament: Tournament
    dupla: str


def person_of(players: Iterable[int]) -> dict[int, int]:
    """Map each player id to the id of the person; merged players share one. One query."""
    rows = Player.objects.filter(pk__in=set(players)).values_list("pk", "same_as")
    return {pk: same_as or pk for pk, same_as in rows}


def rows_of(player: Player) -> list[Player]:
    """Return all rows of the club's list that belong to the person of this one, by id. One query."""
    found = Player.objects.filter(Q(pk=player.person) | Q(same_as=player.person))
    return list(found.order_by("pk"))


def played(player: Player) -> list[Played]:
    """Return the events of a player's person, latest first. One query."""
    members = DuplaMember.objects.filter(
        Q(player=player.person) | Q(player__same_as=player.person)
    ).select_related("dupla", "tournament")
    return [
        Played(one.tournament, one.dupla.name) for one in members.order_by("-tournament__starts_on", "-pk")
    ]


def in_both(one: Player, other: Player) -> list[Tournament]:
    """Return the events with both players, by date; such players cannot be the same person."""
    of_one, of_other = (
        {pk for row in rows_of(player) for pk in tournaments_of(row)} for player in (one, other)
    )
    return list(Tournament.objects.filter(pk__in=of_one & of_other).order_by("starts_on", "pk"))


def merge(*, player: Player, into: Player, source: Source) -> Player:
    """Merge a player into another one, whose name is kept; return the kept player.

    Rows of played events are unchanged. Repeating it has no effect. Raises `TournamentError`: `same_player_twice`,
    `player_elsewhere` (in another club), `players_met` (one, other, names: events with both players).
    """
    with transaction.atomic():
        rows = Player.objects.select_for_update(no_key=True).filter(club=into.club_id)
        people = {
            row.pk: row for row in rows.order_by("pk")
        }  # lock all rows, so that two concurrent merges cannot form a cycle
        if player.pk not in people:
            raise TournamentError("player_elsewhere", field="into", name=player.name)
        gone, kept = (people[people[pk].person] for pk in (player.pk, into.pk))
        if gone == kept:
            return kept
        if both := in_both(gone, kept):
            names = ", ".join(event.name for event in both)
            params = {"one": gone.name, "other": kept.name, "names": names}
            raise TournamentError("players_met", field="into", params=params)
        juncao = PlayerMerge.objects.create(player=gone, into=kept, actor=source.actor)
        family: Sequence[Player] = [row for row in people.values() if row.person == gone.pk]
        before = FormerName(juncao=juncao, at=now(), rows=[row.pk for row in family])
        before.name, before.full_name, before.shown = gone.name, gone.full_name, gone.shown
        for row in family:
            row.same_as, row.full_name, row.shown = kept, "", kept.shown
            row.save(update_fields=("same_as", "full_name", "shown"))
        if kept.page == PublicPage.CLUB != gone.page:  # a refusal of a public page applies to the person
            kept.page = gone.page
            kept.save(update_fields=("page",))
        for row in family:
            call(row, kept.name, reason=str(_("é a mesma pessoa")), source=source)
        before.entries = entries_of(kept)
        # Stored after the names are written, because writing a name deletes it.
        before.save(force_insert=True)
    return kept


def entries_of(person: Player) -> list[int]:
    """Return the sorted ids of a person's entries, across merged rows. One query."""
    mine = Q(player=person) | Q(player__same_as=person)
    return list(DuplaMember.objects.filter(mine).order_by("pk").values_list("pk", flat=True))


def undoable(person: Player) -> list[FormerName]:
    """Return the merges into a person that can still be undone, latest first. One query."""
    found = FormerName.objects.filter(juncao__into=person, juncao__undone=None)
    return list(found.select_related("juncao__actor", "juncao__player").order_by("-juncao"))


def undo_merge(*, juncao: PlayerMerge, source: Source) -> Player:
    """Undo a merge: both players get back their name and their events; return the player that was merged.

    Repeating it has no effect. Raises `TournamentError`: `merge_stands` (name: the old name is no longer stored),
    `merge_used` (name: entries were added or deleted since), `player_exists` (name: another player has it now).
    """
    with transaction.atomic():
        gone = juncao.player
        of_club = Player.objects.select_for_update(no_key=True).filter(club=gone.club_id)
        people = {row.pk: row for row in of_club.order_by("pk")}
        gone = people[juncao.player_id]
        if PlayerMerge.objects.filter(undoes=juncao).exists():
            return gone
        before = FormerName.objects.filter(juncao=juncao).first()
        if before is None:
            raise TournamentError("merge_stands", name=people[juncao.into_id].name)
        kept = people[juncao.into_id]
        if entries_of(kept) != before.entries:
            raise TournamentError("merge_used", name=kept.name)
        taken = Player.objects.people().filter(club=gone.club_id, sort_name=sort_name(before.name))
        if taken.exists():
            raise TournamentError("player_exists", name=before.name)
        PlayerMerge.objects.create(player=gone, into=kept, actor=source.actor, undoes=juncao)
        for row in (people[pk] for pk in before.rows):
            call(row, before.name, reason=str(_("não é a mesma pessoa")), source=source)
            row.same_as = None if row == gone else gone
            row.full_name, row.shown = before.full_name if row == gone else "", before.shown
            row.save(update_fields=("same_as", "full_name", "shown"))
    return gone
