"""A short plan of each format, and an event of each that has begun or is over."""

from tests.factories import catch_up, go_on, jogos_being_played, make_stages, play_jogo, play_stage
from tests.remembered import remembered

KNOCKOUT = {"format": "knockout"}
CONSOLATION = {"format": "knockout", "consolation": True}
DOUBLE = {"format": "double"}
ALL = {"format": "all_play_all"}
SWISS = {"format": "swiss", "rounds": 3}
DANESE = {"format": "danese", "rounds": 2}
MITCHELL = {"format": "mitchell", "rounds": 3}
GROUPS = {"format": "groups", "groups": 2}
INDIVIDUAL = {"format": "individual", "rounds": 3}
TEAMS = {"format": "teams"}
EVERY = (KNOCKOUT, CONSOLATION, DOUBLE, GROUPS, ALL, SWISS, DANESE, MITCHELL, INDIVIDUAL, TEAMS)


def name(plan):
    """Return the test id of a plan."""
    return "consolation" if "consolation" in plan else plan["format"]


def kind(plan):
    """Return how a plan is drawn: as a bracket, round by round, in groups, or all at once."""
    kinds = {"knockout": "bracket", "double": "bracket", "swiss": "by round", "danese": "by round"}
    return kinds.get(plan["format"], plan["format"])


def entrants_of(plan):
    """Return the entrants for a plan."""
    return "players" if plan["format"] == "individual" else "duplas"


@remembered
def begun(plan):
    """Return the only stage of an event of eight with this plan: its first round posted, one jogo of it played."""
    (stage,) = make_stages(plan | {"partidas": 1}, duplas=8, entrants=entrants_of(plan))
    go_on(stage)
    play_jogo(jogos_being_played(stage.tournament)[0])
    catch_up(stage.tournament)
    return stage


@remembered
def over(plan):
    """Return the only stage of an event of six with this plan, played to its end; the individual event has eight."""
    duplas = 8 if plan["format"] == "individual" else 6
    (stage,) = make_stages(plan | {"partidas": 1}, duplas=duplas, entrants=entrants_of(plan))
    play_stage(stage)
    catch_up(stage.tournament)
    return stage
