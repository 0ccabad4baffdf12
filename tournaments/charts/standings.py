"""Standings as a page shows them: the values of each row, and the reason for its place. Pure."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.translation import gettext as _

from scoring.wording.numbers import points, signed
from scoring.wording.terms import word
from tournaments.publication import lookup
from tournaments.publication.document.play_data import Number
from tournaments.publication.document.shape import StageData, TournamentData, TournamentDocument
from tournaments.publication.document.standings_data import GroupStandings, StandingsRow
from tournaments.wording import stages
from tournaments.wording.play import ruleset_of
from tournaments.wording.rounds import place, why


@dataclass(frozen=True, slots=True)
class ColumnHead:
    """The heading of a column. long: in full, if it says more. beside: the form beside a value."""

    short: str
    long: str = ""
    beside: str = ""

    @property
    def label(self) -> str:
        """Return the heading to show beside a value in a list without columns."""
        return self.beside or self.short


@dataclass(frozen=True, slots=True)
class StandingsCell:
    """One value of a row. more: its parts. nothing: the value is trivial and need not be shown."""

    label: str
    value: str
    more: str = ""
    nothing: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ChartRow:
    """One row. cells: one for each heading. unpublished: a note about the published row, if it differs."""

    place: str
    number: int
    name: str
    css: str
    cells: tuple[StandingsCell, ...]
    why: str
    notes: tuple[str, ...]
    goes_on: bool
    unpublished: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingsChart:
    """The standings of a stage, or of one of its groups or lines, which then has a title.

    css: class of the table and prefix of the classes of its parts.
    """

    css: str
    title: str
    heads: tuple[ColumnHead, ...]
    rows: tuple[ChartRow, ...]
    of_teams: bool = False


def standings_chart(
    document: TournamentDocument, stage: StageData, standings: GroupStandings
) -> StandingsChart:
    """Return the standings of a group: a column for each criterion, and the jogos and partidas.

    A knockout is not decided by criteria, so its table shows the totals of each dupla.
    """
    rows = standings["rows"]
    title = stages.list_title(stage, standings["group"]) if standings["group"] else ""
    if lookup.by_round_reached(stage):
        return StandingsChart(
            css="standings",
            title=title,
            heads=tuple(_knockout_heads()),
            rows=tuple(_knockout_row(row, document["tournament"]) for row in rows),
        )
    cuts = lookup.cuts(stage)
    shown = [one["by"] for one in rows[0]["criteria"]] if rows else []
    heads = [
        ColumnHead(stages.head(by, vp=stage["vp"]), stages.long_head(by, vp=stage["vp"])) for by in shown
    ]
    heads.append(ColumnHead(_("Jogos"), _("jogos ganhos e perdidos")))
    if (stage["partidas"] or 1) > 1:
        heads.append(ColumnHead(_("Partidas"), _("partidas ganhas e perdidas")))
    return StandingsChart(
        css="ranks",
        title=title,
        heads=tuple(heads),
        rows=tuple(_row(stage, row, heads, through=row["goes_on"] and cuts) for row in rows),
        of_teams=any("team" in row for row in rows),
    )


def _row(stage: StageData, row: StandingsRow, heads: list[ColumnHead], *, through: bool) -> ChartRow:
    # through: it goes on, and that distinguishes it.
    values = [points(one["value"]) for one in row["criteria"]] + [_pair(row["jogos"]), _pair(row["partidas"])]
    # In a bracket a range of places is still open rather than shared.
    shared = row["place"] != row["place_to"] and not stage["bracket"]
    # That the lots place a dupla which has not played is no reason.
    by_lots = row["above"] is None or row["above"]["by"] == "lots"
    reason = (
        "" if by_lots and not row["meetings"] else stages.above(row["above"], vp=stage["vp"], shared=shared)
    )
    return ChartRow(
        place=place(row["place"], row["place_to"]),
        number=row["dupla"],
        name=row["name"],
        css="is-through" if through else "is-gone" if row["disqualified"] else "",
        cells=tuple(StandingsCell(head.label, value) for head, value in zip(heads, values, strict=False)),
        why=reason,
        notes=tuple(notes(row)),
        goes_on=through,
    )


def notes(row: StandingsRow) -> Iterable[str]:
    """Yield the notes of a row: members of a team, carried points, penalties, withdrawal."""
    if "team" in row:
        yield "; ".join(one["name"] for one in row["team"]["duplas"])
    if brought := row["carried"].get("points"):
        yield _("trouxe %(points)s da fase anterior") % {"points": _number(brought)}
    yield from map(stages.penalty, row["penalties"])
    if row["until_round"] is not None:
        yield _("saiu depois da %(round)sª rodada") % {"round": row["until_round"]}


def _number(value: object) -> str:
    # Carried points may be stored as a fraction, such as "7/2".
    whole, _slash, part = str(value).partition("/")
    return points(round(int(whole) / int(part), 3)) if part else points(int(whole))


def _pair(won_and_lost: list[Number]) -> str:
    won, lost = won_and_lost
    return f"{won}–{lost}"


def _knockout_heads() -> Iterable[ColumnHead]:
    yield ColumnHead(_("Jogos"), _("jogos ganhos e perdidos"), _("jogos"))
    yield ColumnHead(_("Partidas"), _("partidas ganhas e perdidas"), _("partidas"))
    yield ColumnHead(_("Pontos pró"), beside=_("pró"))
    yield ColumnHead(_("Pontos contra"), beside=_("contra"))
    yield ColumnHead(_("Diferença"), beside=_("diferença"))
    yield ColumnHead(_("Canastras"), beside=_("canastras"))
    yield ColumnHead(_("W.O."), _("jogos ganhos e perdidos por W.O."))


def _knockout_row(row: StandingsRow, tournament: TournamentData) -> ChartRow:
    made, suffered = row["made"]
    values = [
        _pair(row["jogos"]),
        _pair(row["partidas"]),
        points(made),
        points(suffered),
        signed(made - suffered),
        str(canastra_total(row)),
    ]
    cells = [StandingsCell(head.label, value) for head, value in zip(_knockout_heads(), values, strict=False)]
    # The last cell is the number of canastras: add their kinds.
    cells[-1] = StandingsCell(cells[-1].label, cells[-1].value, canastra_kinds(row, tournament))
    none = not any(row["walkovers"])
    cells.append(StandingsCell(_("W.O."), "–" if none else _pair(row["walkovers"]), nothing=none))
    fate = row["fate"]
    champion = fate is not None and fate["code"] == "champion"
    return ChartRow(
        place=place(row["place"], row["place_to"]),
        number=row["dupla"],
        name=row["name"],
        css="is-winner" if champion else "" if any(row["jogos"]) else "is-unplayed",
        cells=tuple(cells),
        why="",
        notes=(*([why(fate)] if fate else []), *notes(row)),
        goes_on=row["goes_on"],
    )


def canastra_total(row: StandingsRow) -> Number:
    """Return the number of canastras of a dupla."""
    return sum(row["canastras"].values())


def canastra_kinds(row: StandingsRow, tournament: TournamentData) -> str:
    """Return the number of canastras of each kind, in the words of the rule set: `real 3 · simples 2`."""
    ruleset = ruleset_of(tournament)
    counts = ((word(ruleset, kind), row["canastras"].get(kind, 0)) for kind in ruleset.kinds)
    return " · ".join(f"{kind} {count}" for kind, count in counts if count)
