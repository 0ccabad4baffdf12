"""The clock of a mesa, and the forecast of the end."""

from datetime import timedelta
from itertools import pairwise
from statistics import median

from django.utils.timezone import localtime

from scoring.models import Mao
from tests.director.sentences.claims import DESK, PUBLIC, claim
from tests.director.sentences.facts import is_bracket

EXTRA, CLOCK = ("desk_extra",), ("desk_clock",)
HANDS = ("clock_paused", "clock_went_on", "clock_extended", "clock_announced", "clock_extra")
FEWEST = 6  # mãos from which the site knows how long one takes
MOST = 60  # mãos whose pace is taken
NOTHING = timedelta()


def minutes_of(facts, row):
    """Return the lengths that the plan may give the clock of a mesa; the rounds of a bracket have their own."""
    plan = row.stage.plan
    usual = plan["minutes"] if plan.get("minutes") is not None else facts.tournament.minutes
    own = [value for name, value in plan.items() if name.endswith("_minutes") and value is not None]
    return {usual, *(own if is_bracket(row.stage) else ())}


def clocks(facts, row):
    """Return the possible clocks of a mesa: pairs of its end (None without a clock) and its stop (None while it goes).

    A plan with several lengths allows several clocks.
    """
    lines = [
        line
        for line in facts.log
        if (line.stage_id, line.round) == (row.stage_id, row.round) and line.action in HANDS
    ]
    return [_clock(lines, row, minutes) for minutes in minutes_of(facts, row)]


def _clock(lines, row, minutes):
    ends = stopped = None
    acts = [(line.at, line.action, line.data) for line in lines]
    start = (row.jogo.opened_at, "start", {"minutes": minutes})
    for at, action, data in sorted([start, *acts], key=lambda act: act[0]):
        moment = stopped or at
        more = timedelta(minutes=(data or {}).get("minutes", 0))
        if action == "start":
            ends = moment + more if more else None
        elif action == "clock_announced":
            ends = moment + more
        elif action == "clock_paused":
            stopped = at
        elif action == "clock_went_on":
            ends, stopped = ends and ends + (at - stopped), None
        elif ends and (action == "clock_extended" or data["confronto"] == row.pk):
            ends = max(max(ends, moment) + more, moment)
    return ends, stopped


def ends_at(facts, row):
    """Return the times at which a clock that goes may end, as they are printed."""
    return {f"{localtime(ends):%H:%M}" for ends, stopped in clocks(facts, row) if ends and not stopped}


def goes(facts, row):
    return any(ends and not stopped and ends > facts.at for ends, stopped in clocks(facts, row))


def stands(facts, row):
    return any(ends and stopped for ends, stopped in clocks(facts, row))


def is_over(facts, row):
    return any(ends and not stopped and ends <= facts.at for ends, stopped in clocks(facts, row))


def counts(row):
    """Return whether the clock of a mesa counts: until the bell, or the end of its jogo."""
    return row.jogo_id and row.jogo.closed_at is None and row.jogo.bell_at is None


def row_of(facts, found):
    return facts.row[found.page.at["pk"]]


@claim(
    "O tempo desta mesa acaba às %(at)s. O que ela ganha aqui vem depois; as outras não mudam.",
    on=EXTRA,
)
def its_time_ends_then(facts, found):
    row = row_of(facts, found)
    return counts(row) and goes(facts, row) and found["at"] in ends_at(facts, row)


@claim("O relógio está parado. O que a mesa ganha aqui vem depois; as outras não mudam.", on=EXTRA)
def its_clock_is_stopped(facts, found):
    return counts(row := row_of(facts, found)) and stands(facts, row)


@claim("O tempo desta mesa acabou. O que ela ganha aqui conta a partir de agora.", on=EXTRA)
def its_time_is_over(facts, found):
    return counts(row := row_of(facts, found)) and is_over(facts, row)


@claim("Esta mesa não tem relógio andando agora.", on=EXTRA)
def it_has_no_clock(facts, found):
    row = row_of(facts, found)
    return not counts(row) or any(ends is None for ends, _stopped in clocks(facts, row))


@claim(("A mesa já tem %(given)s minuto a mais.", "A mesa já tem %(given)s minutos a mais."), on=EXTRA)
def it_has_so_many_minutes_more(facts, found):
    pk = found.page.at["pk"]
    extra = [line.data for line in facts.log if line.action == "clock_extra"]
    return found.given == sum(one["minutes"] for one in extra if one["confronto"] == pk)


def of_clock(facts, found):
    """Return the confrontos with a clock that a line of a clock may be about: of a round in play, by its number."""
    around = " ".join(found.around(".event-clock", ".clock"))
    here = [row for row in facts.playing if counts(row)]
    return [row for row in here if f"{row.round}ª rodada" in around] or here


@claim("até %(at)s", on={PUBLIC}, within=(".event-clock", ".clock"))
def the_clock_of_a_round_ends_then(facts, found):
    return any(goes(facts, row) and found["at"] in ends_at(facts, row) for row in of_clock(facts, found))


@claim("parado", on={PUBLIC, DESK}, within=(".event-clock", ".clock"))
def the_clock_of_a_round_is_stopped(facts, found):
    return any(stands(facts, row) for row in of_clock(facts, found))


@claim("tempo esgotado", on={PUBLIC}, within=(".event-clock", ".clock"))
def the_time_of_a_round_is_over(facts, found):
    return any(is_over(facts, row) for row in of_clock(facts, found))


# When it ends.


def durations(facts):
    """Return when each mão was entered and how long it took, if that is from one minute to an hour; in order."""
    mine = Mao.objects.filter(partida__jogo__confronto__tournament=facts.tournament, version=1)
    of_jogo = {row.jogo_id: [row.jogo.opened_at] for row in facts.rows if row.jogo_id}
    for jogo, at in mine.order_by("entered_at").values_list("partida__jogo", "entered_at"):
        of_jogo.setdefault(jogo, []).append(at)
    took = [(later, later - before) for times in of_jogo.values() for before, later in pairwise(times)]
    minute = timedelta(minutes=1)
    return sorted((at, one) for at, one in took if minute <= one <= 60 * minute)


@claim("Ainda não dá para dizer: poucas mãos foram jogadas.", on=CLOCK)
def too_few_maos_were_played(facts, found):
    return len(durations(facts)) < FEWEST


@claim("Uma mão leva cerca de %(minutes)s minutos.", on=CLOCK)
def a_mao_takes_so_long(facts, found):
    """The median of the last sixty. Which they are is open if more were entered at the moment of the first of them."""
    took = durations(facts)
    if len(took) > MOST and took[-MOST][0] == took[-MOST - 1][0]:
        return True
    typical = median(one for _at, one in took[-MOST:]) / timedelta(minutes=1)
    return abs(typical - found.minutes) <= 1 / 2


@claim("por volta de %(at)s (±%(within)s min)", on=CLOCK)
def it_ends_about_then(facts, found):
    """Whole five minutes from now on; the event does not end before what is in play."""
    said = [line.split() for line in found.around("dl") if line.startswith("por volta de")]
    ahead = [_ahead(facts, words[3]) for words in said]
    return int(found["within"]) % 5 == 0 and ahead == sorted(ahead)


def _ahead(facts, clock):
    """Return how many minutes a time of the day is ahead; one that was rounded down is a little behind."""
    at = localtime(facts.at)
    hours, minutes = map(int, clock.split(":"))
    return (hours * 60 + minutes - at.hour * 60 - at.minute + 3) % (24 * 60)


@claim("ainda não dá para dizer", on=CLOCK, within="dd")
def its_end_is_not_known(facts, found):
    """A mesa without a clock plays for points that are not made, or a confronto to come finds no mesa.

    The plan of several stages may not fit the duplas that are left.
    """
    arranged = facts.tournament.arrangement.values()
    taken = sum(bool(one.get("blocked") or one.get("dupla")) for one in arranged)
    recent = sorted((mao for maos in facts.maos.values() for mao in maos), key=lambda mao: mao.entered_at)
    totals = [mao.totals.values() for mao in recent[-MOST:]]
    if len(facts.stages) > 1 or taken >= facts.tournament.mesas or len(totals) < FEWEST:
        return True
    return median(map(max, totals)) <= 0 or sum(map(sum, totals)) <= 0
