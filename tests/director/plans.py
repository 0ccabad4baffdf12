"""Events for a random director: the number of entrants, the rules, and the stages."""

from datetime import date

from tests.director.desk_pages import Desk, Steady
from tests.factories import TABLE, enter, make_club
from tests.remembered import remembered
from tests.tournaments.teamed import teamed
from tournaments.clubs import rule_choice
from tournaments.desk.plan import ready_made
from tournaments.event import stages, states
from tournaments.event.setup import settings

POINTS = ["points", "difference", "made", "lots"]
SINGLE = {
    "knockout": {"format": "knockout", "third": True},
    "consolation": {"format": "knockout", "third": False, "consolation": True, "pace": "round"},
    "double": {"format": "double", "reset": True},
    "all": {"format": "all_play_all", "order": ["jogos_won", "partidas_difference", "difference", "lots"]},
    "groups": {"format": "groups", "groups": 2, "order": POINTS},
    "swiss": {
        "format": "swiss",
        "rounds": 3,
        "order": ["points", "buchholz", "made", "lots"],
        "late_until": 2,
    },
    "danese": {"format": "danese", "rounds": 3, "maos": 2, "points": "vp_3", "late_until": 2},
    "mitchell": {
        "format": "mitchell",
        "rounds": 2,
        "maos": 2,
        "points": "vp_3",
        "order": ["points", "made", "lots"],
    },
    "individual": {"format": "individual", "rounds": 3, "order": ["points", "made", "lots"]},
    "teams": {"format": "teams", "maos": 2, "points": "vp_3", "order": ["points", "made", "direct", "lots"]},
}
BY_MARGIN = {"played": {"won": 3, "lost": 0, "level": "3/2", "narrow_won": 2, "narrow_lost": 1}}
IN_HALVES = {"played": {"won": 1, "lost": 0, "level": "1/2"}, "bye": "1/2", "both_absent": "1/2"}
WORDED = {  # other requirements of regulations
    "lengths": {
        "format": "knockout",
        "third": True,
        "final_count": 3,
        "final_target": 1000,
        "semi_target": 800,
        "quarter_count": 3,
    },
    "margin": {
        "format": "swiss",
        "rounds": 3,
        "partidas": 3,
        "pace": "round",
        "points": BY_MARGIN,
        "late_until": 3,
        "missed": "walkover",
        "order": ["points", "quotient", "suffered", "lots"],
    },
    "halves": {
        "format": "all_play_all",
        "maos": 2,
        "pace": "round",
        "points": IN_HALVES,
        "order": ["points", "direct", "quotient", "direct", "lots"],
    },
    "size": {
        "format": "groups",
        "size": 3,
        "pace": "round",
        "late_until": 2,
        "missed": "bye",
        "order": ["points", "direct_two", "difference", "direct_two", "canastras:clean", "lots"],
    },
    "blank": {"format": "swiss", "rounds": 2, "pace": "round", "random": True},
    "random": {
        "format": "danese",
        "rounds": 2,
        "pace": "round",
        "late_until": 2,
        "missed": "bye",
        "order": ["points", "suffered", "buchholz_median", "lots"],
    },
    "twice": {"format": "groups", "groups": 2, "double": True, "order": ["wins", "partidas_won", "lots"]},
    "lines": {
        "format": "mitchell",
        "rounds": 2,
        "maos": 2,
        "points": "vp_3",
        "lists": "lines",
        "order": ["points", "difference", "lots"],
    },
    "sections": {
        "format": "mitchell",
        "rounds": 2,
        "maos": 2,
        "points": "vp_3",
        "mitchell": {"sections": 2},
        "lists": "sections",
        "order": ["points", "made", "lots"],
    },
}
MIXED = {
    "groups-knockout": (
        {"format": "groups", "groups": 2, "top": 2, "order": POINTS},
        {"format": "knockout", "third": True, "pace": "round", "crossing": ["1G1 x 2G2", "1G2 x 2G1"]},
    ),
    "ouro-prata": (
        {"format": "groups", "size": 4, "top": 2, "order": POINTS},
        {"format": "knockout", "third": True},
        {"format": "knockout", "side_of": 1},
    ),
    "swiss-finals-apart": (
        {"format": "swiss", "rounds": 2, "top": 4, "order": ["points", "buchholz", "made", "lots"]},
        {"format": "danese", "rounds": 2, "order": ["points", "difference", "lots"]},
        {"format": "swiss", "rounds": 2, "side_of": 1, "carry": 1, "order": ["points", "made", "lots"]},
    ),
    "groups-others-knockout": (
        {"format": "groups", "groups": 3, "top": 1, "others": 1, "order": ["jogos_won", "made", "lots"]},
        {"format": "knockout", "third": True},
    ),
    "swiss-knockout": (
        {"format": "swiss", "rounds": 3, "top": 4, "order": ["points", "sonneborn", "direct", "lots"]},
        {"format": "knockout", "third": True},
    ),
    "swiss-danese": (
        {"format": "swiss", "rounds": 2, "order": ["points", "buchholz_cut", "difference", "lots"]},
        {"format": "danese", "rounds": 2, "carry": 1, "order": ["points", "difference", "lots"]},
    ),
    "mitchell-danese": (
        {"format": "mitchell", "rounds": 2, "maos": 2, "points": "vp_3"},
        {"format": "danese", "rounds": 1, "maos": 2, "points": "vp_3", "carry": "1/2"},
    ),
    "lines-knockout": (
        {"format": "mitchell", "rounds": 2, "maos": 2, "points": "vp_3", "lists": "lines", "top": 2},
        {"format": "knockout", "third": True},
    ),
    "all-double": (
        {"format": "all_play_all", "top": 4, "order": ["points", "direct", "wins", "difference", "lots"]},
        {"format": "double", "pace": "round"},
    ),
    "dois-grupos": (
        {"format": "groups", "groups": 5, "top": 1, "others": 3, "order": POINTS},
        {"format": "groups", "groups": 2, "top": 2, "order": POINTS},
        {"format": "knockout", "third": True, "crossing": ["1G1 x 2G2", "1G2 x 2G1"]},
    ),
    "teams-teams": (
        {
            "format": "teams",
            "counts": "tables",
            "top": 2,
            "order": ["points", "buchholz", "difference", "lots"],
        },
        {"format": "teams", "double": True, "carry": 1, "order": ["points", "jogos_won", "made", "lots"]},
    ),
    "knockout-all": (
        {"format": "knockout", "third": False, "top": 4},
        {"format": "all_play_all", "order": ["jogos_won", "batidas", "made", "lots"]},
    ),
}
EVENTS = {name: (plan,) for name, plan in (SINGLE | WORDED).items()} | MIXED
READY = {f"pronto-{ready.key}": ready for ready in ready_made.READY if not ready.suits("each")}
SHORT = tuple(EVENTS)  # for `make test` and `make proof`; other tests walk through the ready-made plans


def each_format(events):
    """Yield events that together have each format: each event adds a format, those with more stages first.

    events: the plans of their stages, by name.
    """
    seen = set()
    for name in sorted(events, key=lambda name: -len(events[name])):
        formats = {plan["format"] for plan in events[name]}
        if formats - seen:
            yield name
        seen |= formats


NAMES = (*SHORT, *READY)
OF_PLAYERS = frozenset({"individual", *(name for name, ready in READY.items() if ready.suits("players"))})
OF_TEAMS = frozenset({"teams", "teams-teams", "pronto-equipes"})
RULES = {  # a turno with this number of mãos
    "pronto-mitchell": "extra-turno-4",
    "pronto-finali": "extra-turno-3",
    "pronto-equipes": "extra-turno-3",
}
LEAST = {
    "groups": 3,
    "size": 3,
    "twice": 3,
    "mitchell": 3,
    "lines": 4,
    "sections": 8,
    "lines-knockout": 4,
    "individual": 4,
    "groups-knockout": 3,
    "ouro-prata": 8,
    "swiss-finals-apart": 8,
    "groups-others-knockout": 3,
    "teams": 8,
    "teams-teams": 8,
    "mitchell-danese": 3,
    "dois-grupos": 12,
    "pronto-grupos": 3,
    "pronto-ouro-prata": 8,
    "pronto-dois-grupos": 30,
    "pronto-mitchell": 5,
    "pronto-finali": 12,
    "pronto-equipes": 8,
    "pronto-individual": 4,
}  # the minimum of entrants, if it is not two
MOST = {"groups": 24, "ouro-prata": 24, "groups-knockout": 24, "groups-others-knockout": 36}


@remembered
def make_event(name, entrants):
    """Return an open tournament with this number of entries and the stages of a plan; no stage has begun.

    A jogo is one partida to 700 points or a turno of two mãos, so that one or two mãos decide it.
    """
    by_maos = any(plan.get("maos") for plan in EVENTS.get(name, ()))
    rules = RULES.get(name, "extra-turno-2" if by_maos else "")
    club = make_club()
    tournament = settings.new_tournament(
        club=club,
        name=f"Torneio {name}",
        starts_on=date(2026, 3, 7),
        ends_on=date(2026, 3, 8),
        partidas=1,
        mesas=16,
        entrants="players" if name in OF_PLAYERS else "duplas",
    )
    choice = rule_choice.find(club, rules) if rules else None
    settings.save_tournament(tournament=tournament, target=None if rules else 700, choice=choice)
    enter(tournament, entrants - entrants % 2 if name in OF_TEAMS else entrants)
    if name in OF_TEAMS:
        teamed(tournament, *(f"Equipe {1 + number // 2}" for number in range(entrants - entrants % 2)))
    tournament = states.open_entries(tournament=tournament)
    if name in READY:
        take(tournament, READY[name].key)
        return tournament
    named = [(f"Fase {number}", plan) for number, plan in enumerate(EVENTS[name], start=1)]
    stages.save_plan(tournament=tournament, plans=named, source=TABLE)
    return tournament


def take(tournament, key):
    """Use a ready-made plan from the page of the desk, as proposed there."""
    desk = Desk(tournament, [])
    page = desk.open(f"{desk.url('desk_plan')}?pronto={key}")
    page.address = desk.url("desk_plan")
    form = next(form for form in page.forms if any(one.value == "gravar" for one in form.buttons))
    page = desk.press(form, Steady(), "gravar")
    assert page.status == 200, page.told
    tournament.refresh_from_db()
