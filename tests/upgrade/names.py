"""A name in sealed data of a release disappears on request: replaced first, and then erased."""

from django.contrib.auth import get_user_model
from django.urls import reverse

from scoring.ledger.trail import Source
from scoring.models import Jogo
from tests.factories import catch_up
from tests.tournaments.named import pages, saying, verified
from tournaments.clubs.rename import replace_name
from tournaments.models import DuplaMember, Publication, Tournament

OTHER = "Xenia Ypsilon"


def replaced(event=""):
    """Replace and erase the name of a player of each event. Return, by event, the number of pages with the names.

    The player is the last entry, because late entries are named in the log too. event: the slug of the only one.
    """
    source = Source(actor=get_user_model().objects.get(username="direcao"), device="painel")
    found = {}
    events = Tournament.objects.filter(slug=event) if event else Tournament.objects.order_by("pk")
    for tournament in events:
        player = DuplaMember.objects.filter(tournament=tournament).order_by("pk").last().player
        name, more = player.name, _more(tournament)
        before, sealed = saying(name, pages(tournament, more=more)), _sealed_under(tournament, name)
        replace_name(player=player, name=OTHER, reason=f"{name} pediu", source=source)
        after = pages(catch_up(tournament), more=more)
        replace_name(player=player, reason=f"{OTHER} pediu", source=source)
        erased = pages(catch_up(tournament), more=more)
        found[tournament.slug] = {
            "pages": len(before),
            "not the new name": sorted(set(before) - set(saying(OTHER, after)) - set(_data(tournament))),
            "the old name": saying(name, after),
            "erased": saying(name, erased) + saying(OTHER, erased),
            "sealed": [sealed, _sealed_under(tournament, name)],
        }
    verified()
    return found


def _data(tournament):
    # Addresses of the revision data, which contains numbers.
    revisions = Publication.objects.filter(tournament=tournament)
    return [reverse("tournaments:revision_json", args=(tournament.slug, one.number)) for one in revisions]


def _more(tournament):
    found = _data(tournament)
    found += [address.replace(".json", "/") for address in found]
    for jogo in Jogo.objects.filter(confronto__tournament=tournament):
        found.append(reverse("tournaments:desk_jogo", args=(tournament.slug, jogo.confronto.pk)))
        found.append(reverse("tournaments:jogo", args=(tournament.slug, jogo.public_id)))
    return found


def _sealed_under(tournament, name):
    # As stored in the database.
    return sum(name in one.page for one in Publication.objects.filter(tournament=tournament))
