"""A second, independent recount of the standings of a stage, from stored facts alone and by plain arithmetic.

It uses none of the product's calculations: no plan reader, no standings, no results. It reads the rows of the valid
mãos, the winners of the partidas, the outcomes of confrontos, the entries, the penalties, and the JSON of the plan.
Fractions are exact; entrants that no criterion separates share a place.
"""

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from fractions import Fraction

from scoring.models import Mao, Partida
from tournaments.models import Confronto, Penalty, Round, Stage, StageEntry

BRAZIL = {
    "played": {"won": 1, "lost": 0, "level": 0},
    "walkover": {"won": 1, "lost": 0, "level": 0},
    "bye": 1,
}
BANDS_3 = (50, 150, 250, 350, 500, 650, 800, 1000, 1250, 1500)
BANDS_4 = (100, 300, 500, 700, 900, 1100, 1300, 1500, 1700, 2000)
NAMED = {
    "brazil": BRAZIL,
    "vp_3": {"played": BANDS_3, "walkover": {"won": 14, "lost": 6, "level": 0}, "bye": 14},
    "vp_4": {"played": BANDS_4, "walkover": {"won": 12, "lost": 8, "level": 0}, "bye": 12},
}
BY_OUTCOME = ["jogos_won", "made", "difference", "lots"]
BY_SWISS = ["points", "buchholz", "made", "lots"]
BY_VP = ["points", "made", "direct", "lots"]


@dataclass
class Half:
    """One meeting from the view of one side."""

    round: int
    other: int | None
    status: str
    outcome: str  # won, lost, level, or nothing
    points: Fraction
    made: Fraction = Fraction(0)
    suffered: Fraction = Fraction(0)
    partidas: tuple[int, int] = (0, 0)
    given: tuple[int, int] = (0, 0)  # partidas given by a W.O. and not played
    canastras: Counter = field(default_factory=Counter)
    batidas: int = 0


@dataclass
class Sum:
    """The sums of one dupla in a stage."""

    dupla: int
    halves: list[Half]
    points: Fraction
    won: int
    lost: int
    wins: int
    partidas: tuple[int, int]
    made: Fraction
    suffered: Fraction
    canastras: Counter
    batidas: int
    out: bool
    place: tuple[int, int] = (0, 0)


def recount(stage):
    """Return the sums of a stage by group, best first; ties are in the order of their ids."""
    sums = sums_of(stage)
    sat = seats_apart(stage)
    groups = defaultdict(list)
    team_of = teams_of(stage)
    for dupla, group in entered(stage).values_list("dupla", "group"):
        if team_of.get(dupla, dupla) == dupla:
            groups[sat.get(dupla, group)].append(sums[dupla])
    order = order_of(stage)
    lots = {}
    for dupla, lot in stage.lots.items():
        first = team_of.get(int(dupla), int(dupla))
        lots[first] = min(lot, lots.get(first, lot))
    return {group: ranked(rows, order, sums, lots) for group, rows in sorted(groups.items())}


def entered(stage):
    """Return the entries of a stage, without those that had withdrawn before the stage was restarted."""
    return StageEntry.objects.filter(stage=stage, place__gt=0)


def seats_apart(stage):
    """Return the list of each dupla if lines or sections are ranked apart, by where it always sat: 1 is North-South.

    Duplas without a meeting, or that sat on both sides, are left out; a seat changed by hand changes no list.
    """
    apart = stage.plan.get("lists", "one")
    sat = defaultdict(set)
    for row in Confronto.objects.filter(stage=stage, dupla_a__isnull=False, dupla_b__isnull=False):
        if "forced" in row.flags:
            continue
        if apart == "lines":
            sat[row.dupla_a_id].add(1)
            sat[row.dupla_b_id].add(2)
        elif apart == "sections":
            sat[row.dupla_a_id].add(row.group)
            sat[row.dupla_b_id].add(row.group)
    return {dupla: lists.pop() for dupla, lists in sat.items() if len(lists) == 1}


def order_of(stage):
    """Return the criteria. Lots alone are how 0.2.0 stored the default order. Play-offs come before the lots."""
    order = stage.plan.get("order")
    if order == ["lots"]:
        by_points = BY_SWISS if stage.plan["format"] == "swiss" else ["points", *BY_OUTCOME[1:]]
        order = BY_VP if has_table(stage) else by_points
    order = order or (BY_VP if has_table(stage) else BY_OUTCOME)
    without = {"individual": {"direct"}, "mesas": {"direct", "difference"}}.get(stage.plan["format"], set())
    order = [one for one in order if one not in without]
    at = order.index("lots") if "lots" in order else len(order)
    played = [f"playoff:{'-'.join(map(str, one))}" for one in stage.playoffs]
    return [*order[:at], *played, *order[at:]]


def sums_of(stage):
    """Return the sums by dupla."""
    entries = list(entered(stage))
    halves = {entry.dupla_id: [] for entry in entries}
    team_of = teams_of(stage)
    for dupla, half in team_halves_of(stage, team_of) if team_of else halves_of(stage):
        halves[dupla].append(half)
    for entry in entries:
        halves[entry.dupla_id] += missed_by(entry, halves[entry.dupla_id], stage)
    penalties = defaultdict(list)
    taken = list(Penalty.objects.filter(stage=stage, lifted_at=None))
    out = {penalty.dupla_id for penalty in taken if penalty.sanction == "disqualification"}
    for penalty in taken:
        first = team_of.get(penalty.dupla_id, penalty.dupla_id)
        team = {dupla for dupla, of in team_of.items() if of == first}
        if penalty.sanction != "disqualification" or team <= out:
            penalties[first].append(penalty)
    brought = carried(stage)
    return {
        dupla: summed(dupla, own, penalties[dupla], brought.get(dupla, (0, 0, 0)), points_of(stage))
        for dupla, own in halves.items()
    }


def missed_by(entry, played, stage):
    """Return the value of the rounds that a late dupla missed; a dupla that had played before only returned."""
    counts = stage.plan.get("missed", "nothing")
    if counts == "nothing" or any(half.round < entry.from_round for half in played):
        return []
    worth, missed = points_of(stage), []
    for number in range(1, entry.from_round):
        if counts == "bye":
            made = Fraction(worth.get("bye_made", 0))
            missed.append(Half(number, None, "bye", "", Fraction(str(worth["bye"])), made=made))
        else:
            missed.append(Half(number, None, "absent", "lost", Fraction(str(worth["walkover"]["lost"]))))
    return missed


def carried(stage):
    """Return the points, points made and points suffered that each dupla carries over from the stage before."""
    share = Fraction(str(stage.plan.get("carry") or 0))
    before = Stage.objects.filter(
        tournament=stage.tournament_id, number=stage.plan.get("side_of") or stage.number - 1
    ).first()
    if not share or before is None:
        return {}
    return {
        dupla: (share * one.points, share * one.made, share * one.suffered)
        for dupla, one in sums_of(before).items()
    }


def points_of(stage):
    """Return the points of a meeting as one mapping, whatever form the plan has."""
    said = stage.plan.get("points", "brazil")
    if isinstance(said, str):
        return NAMED[said]
    played = said.get("played", "brazil")
    base = NAMED[played] if isinstance(played, str) and played in NAMED else BRAZIL
    worth = {**base, **{name: value for name, value in said.items() if value is not None}}
    worth["played"] = base["played"] if isinstance(played, str) else played
    return worth


def has_table(stage):
    played = points_of(stage)["played"]
    return not isinstance(played, dict) or "rows" in played


def teams_of(stage):
    """Return the first dupla of each dupla's team if teams meet; otherwise empty."""
    if stage.plan["format"] != "teams":
        return {}
    first: dict[int, int] = {}
    found = {}
    for dupla, team in entered(stage).order_by("dupla__number").values_list("dupla", "dupla__team"):
        found[dupla] = first.setdefault(team, dupla)
    return found


def team_halves_of(stage, team_of):
    """Yield each meeting of two teams from both sides: its two tables summed, or each separately."""
    worth = points_of(stage)
    rows = counted_rows(stage)
    matches = []  # each the teams and the rows of one round
    for row in rows:
        teams = {team_of[one] for one in (row.dupla_a_id, row.dupla_b_id) if one}
        same = [one for one in matches if one[0] == row.round and one[1] & teams]
        for one in same:
            matches.remove(one)
        merged = [row.round, set(teams), [row]]
        for _, more, with_ in same:
            merged[1] |= more
            merged[2] += with_
        matches.append(merged)
    tables = tables_of(stage)
    for _, teams, played in matches:
        halves = []  # by table, each by team
        for row in played:
            if row.status not in {"", "not_counted"}:
                found = of_row(row, tables, worth)
                halves.append({team_of[dupla]: half for dupla, half in found})
                for half in halves[-1].values():
                    half.other = half.other and team_of[half.other]
        if stage.plan.get("counts") == "tables":
            yield from (pair for table in halves for pair in table.items())
        elif halves and all(row.status for row in played):
            yield from one_of_two(halves, teams, worth).items()


def one_of_two(halves, teams, worth):
    """Return the result of two tables together for each team."""
    kinds = {tuple(sorted((team, half.status, half.outcome) for team, half in one.items())) for one in halves}
    statuses = {half.status for one in halves for half in one.values()}
    if len(halves) == 1 or (len(kinds) == 1 and statuses <= {"bye", "both_absent", "walkover", "average"}):
        return halves[0]
    found = {}
    for team in teams:
        own = [one[team] for one in halves if team in one]
        half = Half(
            round=own[0].round,
            other=next(iter(teams - {team})),
            status="director",
            outcome="",
            points=sum((one.points for one in own), Fraction(0)) / len(halves),
            made=sum((one.made for one in own if one.status != "bye"), Fraction(0)),
            suffered=sum((one.suffered for one in own), Fraction(0)),
            partidas=tuple(sum(one.partidas[at] - one.given[at] for one in own) for at in (0, 1)),
            batidas=sum(one.batidas for one in own),
        )
        for one in own:
            half.canastras.update(one.canastras)
        found[team] = half
    one, other = found.values()
    counted = {"played"} if worth.get("abandoned") else {"played", "abandoned"}
    if statuses <= counted:
        for half in (one, other):
            half.status = "played" if statuses == {"played"} else "abandoned"
            half.outcome = outcome_of(half.made, half.suffered)
            if "won" in worth["played"]:
                half.points = Fraction(str(worth["played"].get(half.outcome, 0)))
            else:
                of_both = by_table(worth["played"], int(abs(half.made - half.suffered)))
                half.points = Fraction(of_both[half.made < half.suffered])
    else:
        one.outcome, other.outcome = (
            outcome_of(one.points, other.points),
            outcome_of(other.points, one.points),
        )
    return found


def outcome_of(mine, others):
    return "level" if mine == others else "won" if mine > others else "lost"


def counted_rows(stage):
    """Return the confrontos of posted rounds, or with the pace by round of started ones."""
    waiting = ("draft", "checked", "posted") if stage.plan.get("pace") == "round" else ("draft", "checked")
    hidden = set(Round.objects.filter(stage=stage, state__in=waiting).values_list("number", flat=True))
    return [row for row in Confronto.objects.filter(stage=stage).order_by("pk") if row.round not in hidden]


def halves_of(stage):
    """Yield each side of each meeting that counts, with its dupla."""
    worth = points_of(stage)
    tables = tables_of(stage)
    for row in counted_rows(stage):
        if row.status not in {"", "not_counted"}:
            yield from of_row(row, tables, worth)


def of_row(row, tables, worth):
    """Yield each side of one confronto that has a result, with its dupla."""
    if row.status == "absent":
        yield from of_short_table(row, worth)
        return
    pairs = [(row.dupla_a_id, row.dupla_b_id)]
    if row.partner_a_id:
        pairs.append((row.partner_a_id, row.partner_b_id))
    if row.others:
        yield from of_many(row, tables.get(row.jogo_id, Table()), worth)
        return
    won = "" if row.winner_id is None else "A" if row.winner_id == row.dupla_a_id else "B"
    for a, b in pairs:
        yield from of_meeting(row, a, b, won, tables.get(row.jogo_id, Table()), worth)


def of_many(row, table, worth):
    """Yield the result of a mesa of more than two sides for each player, present or absent."""
    drawn = [row.dupla_a_id, row.dupla_b_id, *row.others]
    there = [one for one in drawn if str(one) not in row.absent]
    sides = dict(zip("ABCDEFGHI", there, strict=False))
    for side, player in sides.items():
        outcome = "level" if row.winner_id is None else "won" if row.winner_id == player else "lost"
        others = [other for other in sides if other != side]
        at = list(sides).index(side)
        points = row.given[at] if row.status == "director" else worth["played"].get(outcome, 0)
        yield (
            player,
            Half(
                round=row.round,
                other=None,
                status=row.status,
                outcome=outcome,
                points=Fraction(str(worth["walkover"][outcome] if row.status == "walkover" else points)),
                made=table.points[side],
                suffered=sum((table.points[other] for other in others), Fraction(0)),
                partidas=(table.partidas[side], sum(table.partidas[other] for other in others)),
                canastras=table.canastras[side],
                batidas=table.batidas[side],
            ),
        )
    for player in drawn:
        if row.absent.get(str(player)) is False:
            yield player, Half(row.round, None, "absent", "lost", Fraction(str(worth["walkover"]["lost"])))


def resting(row, worth):
    """Return the value of a round without an opponent."""
    made = Fraction(worth.get("bye_made", 0))
    return Half(row.round, None, "bye", "", Fraction(str(worth["bye"])), made=made)


def of_short_table(row, worth):
    """Yield the result of a table with one player missing for each of the four."""
    four = (row.dupla_a_id, row.partner_a_id, row.dupla_b_id, row.partner_b_id)
    for player in (one for one in (*four, *row.others) if one):
        absent = row.absent.get(str(player))
        if absent is None:
            yield player, resting(row, worth)
        elif absent is False:
            yield player, Half(row.round, None, "absent", "lost", Fraction(str(worth["walkover"]["lost"])))


def of_meeting(row, a, b, won, table, worth):
    """Yield both sides of a meeting of two."""
    if row.status == "bye" or a is None or b is None:
        if there := a or b:
            yield there, resting(row, worth)
        return
    for side, mine, other in (("A", a, b), ("B", b, a)):
        outcome = "level" if not won else "won" if won == side else "lost"
        if row.status == "both_absent":
            outcome = ""
        half = Half(
            round=row.round,
            other=other,
            status=row.status,
            outcome=outcome,
            points=Fraction(str(worth_of(row, side, outcome, table, worth))),
            made=table.points[side],
            suffered=table.points[OTHER[side]],
            partidas=(table.partidas[side], table.partidas[OTHER[side]]),
            canastras=table.canastras[side],
            batidas=table.batidas[side],
        )
        if row.status == "walkover" and half.partidas == (0, 0):
            given = int(worth.get("walkover_partidas", 0))
            half.partidas = half.given = (given, 0) if outcome == "won" else (0, given)
        yield mine, half


def worth_of(row, side, outcome, table, worth):
    """Return the tournament points of a side from a meeting."""
    if row.status == "both_absent":
        return worth.get("both_absent", 0)
    if row.status in {"walkover", "average"}:
        return worth["walkover"][outcome]
    if row.status == "director":
        return row.given[0 if side == "A" else 1]
    if row.status == "abandoned" and worth.get("abandoned"):
        return worth["abandoned"].get(outcome, 0)
    if "won" in worth["played"]:
        mine, others = table.partidas[side], table.partidas[OTHER[side]]
        narrow = worth["played"].get(f"narrow_{outcome}")
        one_apart = min(mine, others) > 0 and abs(mine - others) == 1
        return worth["played"].get(outcome, 0) if narrow is None or not one_apart else narrow
    difference = table.points["A"] - table.points["B"]
    winner, loser = by_table(worth["played"], int(abs(difference)))
    ahead = difference == 0 or (difference > 0) == (side == "A")
    return winner if ahead else loser


def by_table(bands, difference):
    """Return the VP of winner and loser."""
    if isinstance(bands, tuple):
        above = sum(difference > high for high in bands)
        return 10 + above, 10 - above
    return next(
        (winner, loser) for _, high, winner, loser in bands["rows"] if high is None or difference <= high
    )


OTHER = {"A": "B", "B": "A"}


@dataclass
class Table:
    """The points of one table, by side."""

    points: dict = field(default_factory=lambda: defaultdict(Fraction))
    partidas: Counter = field(default_factory=Counter)
    canastras: dict = field(default_factory=lambda: defaultdict(Counter))
    batidas: Counter = field(default_factory=Counter)


def tables_of(stage):
    """Return the points of each jogo of a stage, from the last version of each mão unless that deletes it."""
    of_stage = {"partida__jogo__confronto__stage": stage}
    last = {}
    for mao in Mao.objects.filter(**of_stage).select_related("partida").order_by("version"):
        last[mao.partida_id, mao.number] = mao
    tables, partidas = defaultdict(Table), set()
    for mao in last.values():
        if mao.void:
            continue
        table = tables[mao.partida.jogo_id]
        partidas.add(mao.partida_id)
        for side, total in mao.totals.items():
            table.points[side] += Fraction(str(total))
        for partners, lines in mao.lines.items():
            for side in partners.split("+"):
                for line in lines:
                    table.canastras[side][line["code"]] += line["count"] or 0
                    table.batidas[side] += line["code"] == "batida"
    for partida in Partida.objects.filter(pk__in=partidas):
        if partida.winner:
            tables[partida.jogo_id].partidas[partida.winner] += 1
    return tables


def summed(dupla, halves, penalties, brought, worth):
    """Return the sums of one dupla with its penalties applied."""
    played = [half for half in halves if half.status == "played"]
    for half in halves:
        if half.status == "average" and half.outcome == "won":
            half.made = sum((one.made for one in played), Fraction(0)) / max(1, len(played))
            half.suffered = sum((one.suffered for one in played), Fraction(0)) / max(1, len(played))
            half.canastras, half.batidas, half.partidas = Counter(), 0, (0, 0)
    for penalty in penalties:
        for half in halves:
            if penalty.sanction == "loss" and half.round == penalty.round:
                half.outcome, half.points = "lost", Fraction(str(worth["walkover"]["lost"]))
    taken = {
        name: sum(penalty.amount for penalty in penalties if penalty.sanction == name)
        for name in ("vp", "mp")
    }
    canastras = Counter()
    for half in halves:
        canastras.update(half.canastras)
    return Sum(
        dupla=dupla,
        halves=halves,
        points=Fraction(brought[0]) + sum(half.points for half in halves) - taken["vp"],
        won=sum(half.outcome == "won" for half in halves),
        lost=sum(half.outcome == "lost" for half in halves),
        wins=sum(half.outcome == "won" and half.status == "played" for half in halves),
        partidas=(sum(half.partidas[0] for half in halves), sum(half.partidas[1] for half in halves)),
        made=Fraction(brought[1]) + sum(half.made for half in halves) - taken["mp"],
        suffered=Fraction(brought[2]) + sum(half.suffered for half in halves),
        canastras=canastras,
        batidas=sum(half.batidas for half in halves),
        out=any(penalty.sanction == "disqualification" for penalty in penalties),
    )


def ranked(rows, order, sums, lots):
    """Return the rows, best first, each with its place; the disqualified come last."""
    found = []
    for some in ([row for row in rows if not row.out], [row for row in rows if row.out]):
        for tied in parted(sorted(some, key=lambda row: row.dupla), order, sums, lots):
            first = len(found) + 1
            for row in tied:
                row.place = (first, first + len(tied) - 1)
            found += tied
    return found


def parted(tied, order, sums, lots):
    """Return the tied entrants in the groups that the criteria make; a direct meeting is recomputed for fewer."""
    if not tied:
        return []
    for at, criterion in enumerate(order):
        if len(tied) == 1:
            break
        values = {row.dupla: value(criterion, row, tied, sums, lots) for row in tied}
        if len(set(values.values())) > 1:
            following = order[at if criterion.startswith("direct") else at + 1 :]
            parts = defaultdict(list)
            for row in tied:
                parts[values[row.dupla]].append(row)
            return [
                part
                for height in sorted(parts, reverse=True)
                for part in parted(parts[height], following, sums, lots)
            ]
    return [tied]


def value(criterion, row, tied, sums, lots):
    """Return the value of a criterion for one tied entrant; higher is better."""
    name, _, kind = criterion.partition(":")
    simple = {
        "points": row.points,
        "jogos_won": row.won,
        "wins": row.wins,
        "partidas_won": row.partidas[0],
        "partidas_difference": row.partidas[0] - row.partidas[1],
        "made": row.made,
        "difference": row.made - row.suffered,
        "suffered": -row.suffered,
        "quotient": row.made / max(row.suffered, 1),
        "batidas": row.batidas,
        "canastras": row.canastras[kind],
        "lots": -lots.get(row.dupla, len(lots)),
    }
    if name in simple:
        return simple[name]
    if name == "playoff":
        best_first = [int(one) for one in kind.split("-")]
        in_it = {one.dupla for one in tied} <= set(best_first)
        return -best_first.index(row.dupla) if in_it else 0
    if name == "direct" or (name == "direct_two" and len(tied) == 2):
        return direct(row, tied)
    if name == "direct_two":
        return 0
    if name == "sonneborn":
        worth = {"won": Fraction(1), "level": Fraction(1, 2)}
        return sum(sums[half.other].points * worth.get(half.outcome, 0) for half in row.halves if half.other)
    if name.startswith("buchholz"):
        met = sorted(sums[half.other].points if half.other else row.points for half in row.halves)
        if name == "buchholz_cut":
            met = met[1:]
        elif name == "buchholz_median":
            met = met[1:-1]
        return sum(met)
    raise ValueError(criterion)


def direct(row, tied):
    """Return the points against the other tied entrants; None unless all of them have met."""
    who = {one.dupla for one in tied}
    for one in tied:
        if {half.other for half in one.halves if half.other in who} != who - {one.dupla}:
            return 0
    return sum(half.points for half in row.halves if half.other in who)


def bracket_places(stage):
    """Return the places of a finished knockout or double elimination by dupla; None if they cannot be told.

    They cannot be told after a double absence or a penalty, where special rules apply, or in a double elimination left
    open.
    """
    rows = list(Confronto.objects.filter(stage=stage))
    unsaid = {"", "both_absent"} if stage.plan["format"] == "knockout" else {"", "both_absent", "not_counted"}
    if not rows or any(row.status in unsaid for row in rows):
        return None
    if Penalty.objects.filter(stage=stage, lifted_at=None).exists():
        return None
    duplas = set(entered(stage).values_list("dupla", flat=True))
    return (
        knockout_places(rows, duplas) if stage.plan["format"] == "knockout" else double_places(rows, duplas)
    )


def loser_of(row):
    sides = {row.dupla_a_id, row.dupla_b_id} - {None, row.winner_id}
    return sides.pop() if len(sides) == 1 else None


def knockout_places(rows, duplas):
    """Return the round of each loss: the losers of a round share the places below its winners.

    The entrants of an open confronto may have any place from the first to that of its losers.
    """
    rounds = max(row.round for row in rows if row.kind == "main")
    places = {}
    for row in rows:
        if row.kind != "main":
            continue
        still_in = 2 ** (rounds - row.round)
        if row.winner_id is None:
            both = {row.dupla_a_id, row.dupla_b_id} - {None}
            places |= dict.fromkeys(both, (1, min(2 * still_in, len(duplas))))
            continue
        if loser := loser_of(row):
            places[loser] = (still_in + 1, min(2 * still_in, len(duplas)))
        if row.round == rounds:
            places[row.winner_id] = (1, 1)
    for row in rows:
        if row.kind == "third" and row.winner_id:
            places |= {row.winner_id: (3, 3)} | ({loser_of(row): (4, 4)} if loser_of(row) else {})
    return places


def double_places(rows, duplas):
    """Return the round of the losers' tree of each second loss, the last round first."""
    deciding = [row for row in rows if row.kind == "reset" and row.dupla_a_id and row.dupla_b_id]
    final = deciding[0] if deciding else next(row for row in rows if row.kind == "final")
    places = {final.winner_id: (1, 1)}
    if second := loser_of(final):
        places[second] = (2, 2)
    out = defaultdict(list)
    for row in rows:
        if row.kind == "losers" and (loser := loser_of(row)):
            out[row.round].append(loser)
    below = len(duplas)
    for number in sorted(out):
        best = below - len(out[number]) + 1
        places |= dict.fromkeys(out[number], (best, below))
        below = best - 1
    return places
