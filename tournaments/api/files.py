"""A whole event, its standings and its results as files: one request instead of one for each jogo."""

import csv
import json
from collections.abc import Iterable, Iterator, Mapping
from io import StringIO
from typing import Any, ClassVar

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiResponse, extend_schema, extend_schema_view
from rest_framework.renderers import BaseRenderer, JSONRenderer

from tournaments.api.reader import PROBLEMS, REVISION, TournamentReader
from tournaments.api.shapes import base, confrontos, sheets, stages
from tournaments.api.stage_views import standings
from tournaments.public.cells import Value, plain
from tournaments.public.disclosure import disclosed
from tournaments.publication import lookup, reading
from tournaments.publication.document.play_data import ConfrontoData, SlotData, items
from tournaments.publication.document.players import players_by_dupla

LINES, TABLE = "application/jsonl", "text/csv"

type Row = Mapping[str, Value]


class TextRenderer(BaseRenderer):
    """Renders text unchanged, and problems as JSON."""

    charset = "utf-8"

    def render(self, data: Any, accepted_media_type: Any = None, renderer_context: Any = None) -> bytes:
        """Return the body as bytes."""
        return data.encode() if isinstance(data, str) else JSONRenderer().render(data)


class LinesRenderer(TextRenderer):
    media_type, format = LINES, "jsonl"


class TableRenderer(TextRenderer):
    media_type, format = TABLE, "csv"


class FileReader(TournamentReader):
    """A file of a tournament, available under its media type and under `*/*`."""

    media: ClassVar[str]

    def answer(self, shown: reading.PublicData, **kwargs: Any) -> str:
        """Return the text of the file."""
        written: str = self.read(shown, **kwargs)
        return written


def _file[View: type[FileReader]](view: View) -> View:
    said = extend_schema(
        description=view.__doc__,
        parameters=[one.documented for one in view.asks],
        responses={(200, view.media): OpenApiResponse(OpenApiTypes.STR)} | PROBLEMS,
    )
    return extend_schema_view(get=said)(view)


@_file
class EventView(FileReader):
    """O torneio inteiro em um pedido: uma linha de JSON para cada coisa; `kind` diz o que ela é.

    Primeiro o torneio; depois duplas, fases, rodadas, classificação e classificação final; por último as súmulas dos
    jogos. Cada linha tem a forma que tem no endereço dela.
    """

    renderer_classes = (LinesRenderer, JSONRenderer)
    media = LINES

    def read(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        lines = ({"kind": kind} | row for kind, row in _event(shown))
        return "".join(f"{json.dumps(line, ensure_ascii=False, default=str)}\n" for line in lines)


@_file
class StandingsFile(FileReader):
    """A classificação como CSV, para uma planilha ou um programa: vírgulas, ponto decimal, UTF-8."""

    renderer_classes = (TableRenderer, JSONRenderer)
    media, asks = TABLE, (REVISION,)

    def read(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        return _csv(
            [
                _standing(row)
                for stage in shown.document["stages"]
                for row in standings(stage["number"], stage["standings"])
            ]
        )


@_file
class ResultsFile(FileReader):
    """Os confrontos como CSV, com o resultado de cada um: vírgulas, ponto decimal, UTF-8."""

    renderer_classes = (TableRenderer, JSONRenderer)
    media, asks = TABLE, (REVISION,)

    def read(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        return _csv(
            [
                {"stage": stage["number"], **_result(one)}
                for stage in shown.document["stages"]
                for each in stage["rounds"]
                for one in each["confrontos"]
            ]
        )


def _event(shown: reading.PublicData) -> Iterator[tuple[str, dict[str, Any]]]:
    document, context = shown.document, {"revision": shown.head.revision}
    whole = document["tournament"] | {
        "club": shown.head.tournament.club,
        "previous": document.get("previous"),
    }
    yield "tournament", base.TournamentDetailSerializer(whole, context=context).data
    players = players_by_dupla(shown)
    for dupla in document["duplas"]:
        ids = {"player_ids": players.get(dupla["number"], [])}
        yield "dupla", base.DuplaSerializer(dupla | ids).data
    for stage in document["stages"]:
        yield "stage", stages.StageSerializer(stage).data
        for each in stage["rounds"]:
            yield "round", confrontos.RoundSerializer({**each, "stage": stage["number"]}).data
        for row in standings(stage["number"], stage["standings"]):
            yield "standing", stages.StandingSerializer(row).data
    for final in document.get("final_ranking", []):
        yield "final", stages.FinalRowSerializer(final).data
    ids_of_jogos = [one["jogo"]["id"] for one in lookup.confrontos(document) if one["jogo"]]
    for sheet in disclosed(shown, ids_of_jogos):
        yield "jogo", sheets.SheetSerializer(sheet).data


def _csv(rows: Iterable[Row]) -> str:
    told = list(rows)
    # Rows may have different columns, for example for three and more sides.
    names = list(dict.fromkeys(name for row in told for name in row))
    text = StringIO()
    writer = csv.DictWriter(text, names)
    writer.writeheader()
    writer.writerows({name: plain(value) for name, value in row.items()} for row in told)
    return text.getvalue()


def _standing(row: Mapping[str, Any]) -> Row:
    named = ("stage", "group", "place", "place_to", "dupla", "name", "points")
    pairs = {
        "jogos": ("jogos_won", "jogos_lost"),
        "walkovers": ("walkovers_won", "walkovers_lost"),
        "partidas": ("partidas_won", "partidas_lost"),
        "made": ("made", "conceded"),
    }
    found: dict[str, Value] = {name: row[name] for name in named}
    for name, (won, lost) in pairs.items():
        found[won], found[lost] = row[name]
    found["batidas"], found["disqualified"] = row["batidas"], int(row["disqualified"])
    return found | {f"by_{one['by']}": one["value"] for one in row["criteria"]}


def _result(one: ConfrontoData) -> Row:
    jogo, points = one["jogo"], one["points"] or []
    found: dict[str, Value] = {
        name: one[name]
        for name in ("id", "round", "kind", "group", "position", "mesa", "state", "status", "winner")
    }
    won = dict(items(jogo["won"])) if jogo else {}
    totals = [dict(items(partida["totals"])) for partida in jogo["partidas"]] if jogo else []
    for at, (side, slot) in enumerate(items(one["slots"])):
        end = side.lower()
        found[f"dupla_{end}"], found[f"name_{end}"] = slot.get("dupla"), _name(slot)
        found[f"points_{end}"] = points[at] if at < len(points) else None
        found[f"partidas_{end}"] = won.get(side)
        found[f"made_{end}"] = sum(each[side] for each in totals) if jogo else None
    return found | {"jogo": jogo["id"] if jogo else ""}


def _name(slot: SlotData) -> str:
    return "bye" if slot.get("bye") else slot.get("name", "")
