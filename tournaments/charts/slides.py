"""The pages of a big screen. They have few rows, so that people across the hall can read them. Pure."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import batched
from operator import itemgetter

from django.utils.translation import gettext as _

from scoring.wording.numbers import points
from tournaments.charts.bracket import column_title
from tournaments.charts.standings import standings_chart
from tournaments.models import Telao
from tournaments.names import sort_name
from tournaments.publication import lookup
from tournaments.publication.document.play_data import LETTERS, ConfrontoData, NoSide, RoundData, items
from tournaments.publication.document.shape import LiveRow, StageData, TournamentDocument
from tournaments.wording import stages
from tournaments.wording.rounds import DECIDED, UNOFFICIAL

ROWS = 10  # rows of a page: each has a fifteenth of the screen
NAMES = 2 * ROWS  # names of a page, in two columns
FOUND = 30  # seconds in which the names of 100 duplas are shown once
LEAST = 4  # seconds, to find a name among those of a page
SEATED = timedelta(minutes=10)  # since the start of a round: by then everybody has found the mesa
MOST_RESULTS = 3 * ROWS
View = Telao.View


@dataclass(frozen=True, slots=True)
class ScreenRow:
    """One row.

    head: the mesa or the place. names: one name, or two opponents. values: of each name. won: the winning side.
    note: an additional remark.
    """

    head: str
    names: tuple[str, ...]
    values: tuple[str, ...] = ()
    won: str = ""
    note: str = ""

    @property
    def sides(self) -> list[tuple[str, str, bool]]:
        """Return for each name its value and whether it won."""
        values = self.values or ("",) * len(self.names)
        return [
            (name, value, self.won == side)
            for side, name, value in zip(LETTERS, self.names, values, strict=False)
        ]


@dataclass(frozen=True, slots=True)
class Slide:
    """One page.

    part, parts: its number among pages with the same title. value: heading of the values of standings. said: text
    in place of rows. seconds: how long it is shown, None for as long as the director chose.
    """

    view: str
    title: str
    rows: Sequence[ScreenRow]
    part: int = 1
    parts: int = 1
    value: str = ""
    said: str = ""
    seconds: int | None = None


def announced(text: str) -> list[Slide]:
    """Return a page for the announcement of the director; empty without an announcement."""
    return [Slide("", _("Recado da direção:"), (), said=text)] if text else []


def slides(
    document: TournamentDocument, playing: Sequence[LiveRow], views: Collection[str], at: datetime
) -> list[Slide]:
    """Return the pages of these views, in their order. A view without data has no pages.

    While people look for their places, those of the names are shown alone, so that nobody waits for them.
    """
    names = list(_by_name(document, at)) if View.NAMES in views else []
    return names or [slide for view in views if view in _VIEWS for slide in _VIEWS[view](document, playing)]


def _by_name(document: TournamentDocument, at: datetime) -> Iterator[Slide]:
    rows = sorted(
        (
            (sort_name(name), ScreenRow(_mesa(one["mesa"]), (name,)))
            for stage in _in_play(document)
            if (each := lookup.latest_round(stage)) and _is_looked_for(stage, each, at)
            for one in _open(each)
            for name in _people(one)
        ),
        key=itemgetter(0),
    )
    parts = list(batched((row for _key, row in rows), NAMES, strict=False))
    for number, part in enumerate(parts, start=1):
        title = f"{_('Onde jogar')} · {part[0].names[0][:1]} – {part[-1].names[0][:1]}"
        seconds = max(FOUND // len(parts), LEAST)
        yield Slide(View.NAMES, title, part, number, len(parts), seconds=seconds)


def _is_looked_for(stage: StageData, each: RoundData, at: datetime) -> bool:
    if all(map(lookup.begun, _open(each))):
        return False
    if stage.get("pace") == "round" and not each.get("started_at"):
        return True
    # A schedule that is played freely has no start. A bracket has neither.
    since = each.get("started_at") or each.get("posted_at")
    return since is not None and at - datetime.fromisoformat(since) < SEATED


def _open(each: RoundData) -> list[ConfrontoData]:
    return [one for one in each["confrontos"] if one["state"] in lookup.OPEN_STATES and _known(one)]


def _people(one: ConfrontoData) -> Iterator[str]:
    for _side, slot in items(one["slots"]):
        yield from (player["name"] for player in slot["pair"]) if "pair" in slot else (slot["name"],)


def _paged(view: str, title: str, rows: Sequence[ScreenRow], value: str = "") -> Iterator[Slide]:
    parts = list(batched(rows, ROWS, strict=False))
    for number, part in enumerate(parts, start=1):
        yield Slide(view, title, part, number, len(parts), value)


def _seating(document: TournamentDocument, playing: Sequence[LiveRow]) -> Iterator[Slide]:
    for stage in _in_play(document):
        each = lookup.latest_round(stage)
        if each is None:
            continue
        rows = [ScreenRow(_mesa(one["mesa"]), _names(one)) for one in sorted(_open(each), key=_by_mesa)]
        yield from _paged(View.SEATING, f"{_('Onde jogar')} · {_title(stage, each)}", rows)


def _live(document: TournamentDocument, playing: Sequence[LiveRow]) -> Iterator[Slide]:
    rows = []
    for row in sorted(playing, key=lambda row: row["mesa"] or 0):
        names, jogo = items(row["names"]), row["jogo"]
        last = dict(items(jogo["partidas"][-1]["totals"])) if jogo["partidas"] else {}
        values = tuple(_score(row, side, points(last.get(side, 0))) for side, _name in names)
        note = str(UNOFFICIAL) if jogo["state"] == "closed" else ""
        shown = tuple(name for _side, name in names)
        rows.append(ScreenRow(_mesa(row["mesa"]), shown, values, jogo["winner"], note))
    yield from _paged(View.LIVE, _("Mesas ao vivo"), rows)


def _score(row: LiveRow, side: str, total: str) -> str:
    won = row["jogo"]["won"]
    if row["jogo"]["reason"] == "walkover":
        return str(DECIDED["walkover"]) if row["jogo"]["winner"] == side else ""
    return f"{total} ({won[side]})" if any(won.values()) else total  # type: ignore[literal-required]  # a side


def _standings(document: TournamentDocument, playing: Sequence[LiveRow]) -> Iterator[Slide]:
    stage = lookup.latest_stage(document)
    if not any(row["meetings"] for row in lookup.lines(stage)):
        return
    for group in stage["standings"]:
        chart = standings_chart(document, stage, group)
        rows = [
            ScreenRow(row.place, (row.name,), tuple(cell.value for cell in row.cells[:1]))
            for row in chart.rows
        ]
        value = chart.heads[0].short if chart.heads else ""
        title = f"{_('Classificação')} · {chart.title or stages.stage_title(stage)}"
        yield from _paged(View.STANDINGS, title, rows, value)


def _bracket(document: TournamentDocument, playing: Sequence[LiveRow]) -> Iterator[Slide]:
    stage = lookup.latest_stage(document)
    if not stage["bracket"]:
        return
    rounds = stage["rounds"]
    # The bracket starts with the round before the first open one.
    first = next((at for at, each in enumerate(rounds) if _is_open(each)), len(rounds) - 1)
    for each in rounds[max(first - 1, 0) :]:
        rows = [_result(one) for one in each["confrontos"] if _known(one)]
        yield from _paged(View.BRACKET, f"{_('Chave')} · {_title(stage, each)}", rows)


def _results(document: TournamentDocument, playing: Sequence[LiveRow]) -> Iterator[Slide]:
    rows: list[ScreenRow] = []
    for stage in reversed(document["stages"]):
        for each in reversed(stage["rounds"]):
            ended = [one for one in each["confrontos"] if one["state"] == "done" and one["jogo"]]
            rows += [_result(one) for one in sorted(ended, key=_by_mesa)]
    yield from _paged(View.RESULTS, _("Últimos resultados"), rows[:MOST_RESULTS])


_VIEWS: Mapping[str, Callable[[TournamentDocument, Sequence[LiveRow]], Iterator[Slide]]] = {
    View.SEATING: _seating,
    View.LIVE: _live,
    View.STANDINGS: _standings,
    View.BRACKET: _bracket,
    View.RESULTS: _results,
}


def _in_play(document: TournamentDocument) -> list[StageData]:
    return [stage for stage in document["stages"] if stage["state"] == "playing"]


def _is_open(each: RoundData) -> bool:
    return any(one["state"] in lookup.OPEN_STATES for one in each["confrontos"])


def _title(stage: StageData, each: RoundData) -> str:
    if stage["bracket"]:
        return column_title("main", each["round"], each["name"])
    return stages.round_title(each["round"])


def _known(one: ConfrontoData) -> bool:
    return all("name" in slot for _side, slot in items(one["slots"]))


def _names(one: ConfrontoData) -> tuple[str, ...]:
    return tuple(slot.get("name", "") for _side, slot in items(one["slots"]))


def _result(one: ConfrontoData) -> ScreenRow:
    jogo, unofficial = one["jogo"], lookup.unofficial(one)
    over = one["state"] == "done" or unofficial
    played = jogo and over and jogo["reason"] != "walkover"
    values = tuple(str(count) for _side, count in items(jogo["won"])) if jogo and played else ()
    won: NoSide = unofficial["winner"] if unofficial else one["winner"]
    return ScreenRow(_mesa(one["mesa"]), _names(one), values, won, str(UNOFFICIAL) if unofficial else "")


def _by_mesa(one: ConfrontoData) -> int:
    return one["mesa"] or 0


def _mesa(number: int | None) -> str:
    return str(number or "–")
