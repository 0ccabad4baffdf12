"""Public pages of players: a club enables them, and each player may opt out."""

from django.db import transaction
from django.db.models import Exists, F, OuterRef, Q, QuerySet

from tournaments.models import Club, DuplaMember, Player, PublicPage, Tournament


def with_pages(club: Club) -> QuerySet[Player]:
    """Return the players of a club with a page; empty if the club has no pages.

    Only players in a published event have one, because the club's list itself is not public.
    """
    entered = DuplaMember.objects.filter(Q(player=OuterRef("pk")) | Q(player__same_as=OuterRef("pk")))
    told = Exists(entered.exclude(tournament__state=Tournament.State.DRAFT))
    found = Player.objects.people().filter(told, club=club, page=PublicPage.CLUB)
    return found if club.player_pages else found.none()


def page_of(club: Club, pk: int) -> Player | None:
    """Find the person with this page, by the id of any merged row. Two queries."""
    row = Player.objects.filter(club=club, pk=pk).first()
    return with_pages(club).filter(pk=row.person).first() if row else None


def set_pages(*, club: Club, on: bool) -> None:
    """Enable or disable the player pages of a club."""
    Club.objects.filter(pk=club.pk).update(player_pages=on)


def set_page(*, player: Player, page: str) -> None:
    """Set whether a player has a page if the club enables them. Cached pages that name the player are invalidated."""
    with transaction.atomic():
        if Player.objects.filter(pk=player.person).exclude(page=page).update(page=page):
            Club.objects.filter(pk=player.club_id).update(names=F("names") + 1)
