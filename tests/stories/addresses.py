"""The addresses of every tournament page, for all existing objects."""

from itertools import product

from django.urls import URLPattern, get_resolver, reverse

from scoring.models import Jogo
from tournaments.clubs.player_pages import with_pages
from tournaments.desk.decisions.views import ACTIONS
from tournaments.desk.spreadsheets.formats import FORMATS
from tournaments.desk.spreadsheets.tables import TABLES
from tournaments.hall import mesas
from tournaments.models import (
    ClubRules,
    Confronto,
    EventImport,
    MesaBlock,
    OutboxUpload,
    Player,
    Round,
    Season,
    Stage,
)


def patterns(resolver, route=""):
    """Yield the route, the parameters and the name of every tournament page."""
    for one in resolver.url_patterns:
        if isinstance(one, URLPattern):
            if one.name:
                yield route + str(one.pattern), tuple(one.pattern.converters), one.name
        else:
            yield from patterns(one, route + str(one.pattern))


(OURS,) = [one for one in get_resolver().url_patterns if getattr(one, "app_name", None) == "tournaments"]
SLOW = "api-schema"  # of the program, whatever is played
PAGES = [one for one in patterns(OURS) if one[2] != SLOW]
OF_THE_PAGE = {"key", "table", "form", "part"}  # parameters of a route that choose the view, not the object


def what_is_there(tournament):
    """Return the keys for an address, by the start or a part of a route, and by the parameter."""
    jogos = Jogo.objects.filter(confronto__tournament=tournament).order_by("-pk")
    things = {
        "rodadas/": Round.objects.filter(stage__tournament=tournament).order_by("-pk"),
        "confrontos/": Confronto.objects.filter(tournament=tournament).order_by("-pk"),
        "pessoas/": Player.objects.filter(club=tournament.club).order_by("pk"),
        "jogadores/": with_pages(tournament.club).order_by("pk"),
        "pendencias/": OutboxUpload.objects.filter(tournament=tournament).order_by("-pk"),
        "temporadas/": Season.objects.filter(club=tournament.club),
        "torneios/arquivo/": EventImport.objects.filter(club=tournament.club),
        "regulamentos/": ClubRules.objects.filter(club=tournament.club),
    }
    keys = {
        "m/": mesas.of_tournament(tournament),
        "dupla/": mesas.duplas_of(tournament),
        "bloco/": list(MesaBlock.objects.filter(tournament=tournament)),
    }
    names = {
        "stage": list(Stage.objects.filter(tournament=tournament).values_list("number", flat=True)),
        "round": [1],
        "partida": [1],
        "number": [1],
        "mesa": [1],
        "jogo": list(jogos.values_list("public_id", flat=True)[:1]),
        "key": list(ACTIONS),
        "table": list(TABLES),
        "form": list(FORMATS),
        "season": list(Season.objects.filter(club=tournament.club).values_list("slug", flat=True)),
        "name": ["tournament-document"],
        "part": ["classificacao", "chave", "mesas"],
    }
    return (
        {part: list(found.values_list("pk", flat=True)[:1]) for part, found in things.items()},
        {start: [mesas.token(key) for key in found[:1]] for start, found in keys.items()},
        names,
    )


def choices(tournament, route, there):
    """Return the values for each parameter of a route; empty if there is no object."""
    things, keys, names = there
    of_kind = [pk for part, found in things.items() if part in route for pk in found]
    return names | {
        "slug": [tournament.club.slug if "clubes/" in route else tournament.slug],
        "pk": of_kind,
        "rules": of_kind,
        "token": [token for start, found in keys.items() if route.startswith(start) for token in found],
    }


def addresses(tournament):
    """Yield the address of every page, once for each object."""
    return (address for _page, address in addresses_of_pages(tournament))


def addresses_of_pages(tournament):
    """Yield an identifier of each kind of page, its name first, and an address of it."""
    there = what_is_there(tournament)
    for route, names, page in PAGES:
        known = choices(tournament, route, there) if names else {}
        for values in product(*(known[name] for name in names)):
            place = dict(zip(names, values, strict=True))
            own = [place[name] for name in names if name in OF_THE_PAGE]
            yield " ".join([page, *own]), reverse(f"tournaments:{page}", kwargs=place)
