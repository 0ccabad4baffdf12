"""Views of the API, which is open to everybody. `reading` and `disclosure` decide what is public.

The docstring of a view is its description in the OpenAPI document and on the reference page, so it is in Portuguese.
"""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, cast
from uuid import UUID

from django.http import Http404, HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.views import APIView

from tournaments.api import asked
from tournaments.api.reader import READ_ONLY, REVISION, Reader, TournamentList, TournamentReader, tells
from tournaments.api.shapes import base, confrontos, sheets
from tournaments.charts.texts import whereabouts
from tournaments.ledger.names_apart import tell
from tournaments.ledger.seals import link_data
from tournaments.models import Club, Seal
from tournaments.public import caching
from tournaments.public.disclosure import disclosed
from tournaments.publication import lookup, reading
from tournaments.publication.document.play_data import ConfrontoData
from tournaments.publication.document.players import players_by_dupla
from tournaments.publication.document.shape import TournamentDocument

STATES = ("open", "running", "finished", "cancelled")


class SiteList(Reader, ABC):
    """A list over all tournaments, in pages. Its ETag depends on the content."""

    def get(self, request: Request) -> HttpResponseBase:
        """Answer 304 or the requested page."""
        data = self.page_of(self.rows())
        # These lists have no version number: the content is the version.
        version = hashlib.sha256(json.dumps(data, default=str).encode()).hexdigest()[:20]
        return caching.unchanged(request._request, version) or self.told(data, version)  # noqa: SLF001

    @abstractmethod
    def rows(self) -> Any:
        """Return the rows of all pages."""


@tells(
    base.TournamentSerializer,
    named="tournaments_list",
    many=True,
    asks=(
        asked.slug("club", "os de um clube"),
        asked.choice("state", STATES, "os que estão assim"),
    ),
)
class TournamentsView(SiteList):
    """Torneios publicados, do mais novo ao mais antigo."""

    def rows(self) -> Any:
        found = reading.listed()
        if club := self.asked["club"]:
            found = found.filter(club__slug=club)
        if state := self.asked["state"]:
            found = found.filter(shown_state=state)  # type: ignore[misc]
        return found


@tells(base.ClubSerializer, named="clubs_list", many=True)
class ClubsView(SiteList):
    """Os clubes, por nome. Os torneios de um: `tournaments/?club=`."""

    def rows(self) -> Any:
        return Club.objects.order_by("name")


@tells(base.TournamentDetailSerializer, asks=(REVISION,))
class TournamentView(TournamentReader):
    """Um torneio, como foi publicado."""

    def read(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        club, head = shown.head.tournament.club, shown.document["tournament"]
        return head | {"club": club, "previous": shown.document.get("previous")}


@tells(base.RevisionRowSerializer, named="revisions_list", many=True)
class RevisionsView(TournamentList):
    """As publicações, da última à primeira. Qualquer lista deste torneio se lê como era em uma delas: `?revision=`."""

    def read(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        return reading.revisions(shown.head.tournament)

    def of_page(self, rows: list[Any]) -> list[Any]:
        return tell(rows)


@tells(base.DuplaSerializer, named="duplas_list", many=True, asks=(REVISION,))
class DuplasView(TournamentList):
    """As duplas inscritas, por número. O número de uma dupla é o mesmo do começo ao fim do torneio."""

    def read(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        players = players_by_dupla(shown)
        return [
            dupla | {"player_ids": players.get(dupla["number"], [])} for dupla in shown.document["duplas"]
        ]


@tells(base.PlayerRowSerializer, named="players_list", many=True, asks=(REVISION,))
class PlayersView(TournamentList):
    """Quem joga, cada pessoa pelo número que tem no clube: o mesmo em todos os torneios dele, e nos dados publicados.

    O nome é o de hoje, como a pessoa quis aparecer; o número não muda.
    """

    def read(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        numbers = players_by_dupla(shown)
        return [
            {"id": player, "name": name, "dupla": dupla["number"]}
            for dupla in shown.document["duplas"]
            for player, name in zip(numbers.get(dupla["number"], []), dupla["players"], strict=False)
        ]


@tells(
    base.WhereSerializer,
    named="where_list",
    many=True,
    asks=(
        asked.text("q", "palavras com que começam nomes de quem joga"),
        asked.number("dupla", "o número de uma dupla"),
    ),
)
class WhereView(TournamentList):
    """Onde cada dupla joga agora, ou em seguida, ou como terminou: o que um jogador procura primeiro."""

    def read(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        document, wanted = shown.document, self.asked["dupla"]
        found = (
            whereabouts.every(document)
            if self.asked["q"] is None
            else whereabouts.find(document, self.asked["q"])
        )
        return [one for one in found if wanted in {None, one.number}]


@tells(confrontos.LiveSerializer, named="live_list", many=True)
class LiveView(TournamentList):
    """Os jogos que estão sendo jogados, com o placar, e os que acabaram e ainda não estão em uma publicação."""

    def read(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        return shown.playing


@tells(base.LinkSerializer, named="links_list", many=True)
class LinksView(TournamentList):
    """Os selos da cadeia do torneio, do primeiro ao último."""

    def read(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        return Seal.objects.filter(tournament=shown.head.tournament).order_by("number")

    def of_page(self, rows: list[Any]) -> list[Any]:
        return [link_data(link) for link in rows]


@tells(
    confrontos.JogoSerializer,
    named="jogos_list",
    many=True,
    asks=(
        REVISION,
        asked.number("stage", "os de uma fase"),
        asked.number("round", "os das rodadas deste número"),
        asked.number("dupla", "os de uma dupla, pelo número"),
        asked.choice("state", confrontos.JOGO_STATES, "os que estão assim"),
    ),
)
class JogosView(TournamentList):
    """Os jogos publicados e os que estão sendo jogados, na ordem da chave ou das rodadas."""

    def read(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        wanted = {name: self.asked[name] for name in ("stage", "round", "state") if self.asked[name]}
        dupla = self.asked["dupla"]
        return [
            one
            for one in _jogos(shown.document)
            if all(one[name] == value for name, value in wanted.items())
            and (dupla is None or lookup.side_of(cast(ConfrontoData, one), dupla))
        ]


@tells(sheets.JogoDetailSerializer)
class JogoView(TournamentReader):
    """A súmula de um jogo: partidas e mãos, com fatos, parcelas e totais."""

    def read(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        jogo: UUID = kwargs["jogo"]
        found = disclosed(shown, [jogo])
        if not found:
            raise Http404
        return found[0]


class UnknownView(APIView):
    """All other addresses of the API."""

    http_method_names = READ_ONLY

    @extend_schema(exclude=True)
    def get(self, request: Request, **kwargs: Any) -> HttpResponseBase:
        """Raise `Http404`."""
        raise Http404


def _jogos(document: TournamentDocument) -> Iterable[dict[str, Any]]:
    for stage in document["stages"]:
        for each in stage["rounds"]:
            for one in each["confrontos"]:
                if score := one["jogo"]:
                    yield {
                        **one,
                        "stage": stage["number"],
                        "confronto": one["id"],
                        "id": score["id"],
                        "score": score,
                    }
