"""Which players have a page of their own for everybody: a club says whether, and each of them whether not."""

from django.db import transaction
from django.db.models import Exists, F, OuterRef, Q, QuerySet

from tournaments.models import Club, DuplaMember, Player, PublicPage, Tournament


def with_pages(club: Club) -> QuerySet[Player]:
    """Return the players of a club who have a page; nobody where the club has none.

    Who is in the club's list alone was never told to anybody: a page has who is in an event that is public.
    """
    entered = DuplaMember.objects.filter(Q(player=OuterRef("pk")) | Q(player__same_as=OuterRef("pk")))
    told = Exists(entered.exclude(tournament__state=Tournament.State.DRAFT))
    found = Player.objects.people().filter(told, club=club, page=PublicPage.CLUB)
    return found if club.player_pages else found.none()


def page_of(club: Club, pk: int) -> Player | None:
    """Return whose page this is, by any row of the person; None where there is none. Two queries."""
    row = Player.objects.filter(club=club, pk=pk).first()
    return with_pages(club).filter(pk=row.person).first() if row else None


def set_pages(*, club: Club, on: bool) -> None:
    """Give the players of a club pages, or take them all away at once."""
    Club.objects.filter(pk=club.pk).update(player_pages=on)


def set_page(*, player: Player, page: str) -> None:
    """Say whether a player has a page where the club gives one. Pages that name the player are asked for anew."""
    with transaction.atomic():
        if Player.objects.filter(pk=player.person).exclude(page=page).update(page=page):
            Club.objects.filter(pk=player.club_id).update(names=F("names") + 1)
