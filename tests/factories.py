"""Invented clubs, tournaments and jogos for tests, made through the services as the site makes them.

tournament = make_tournament(duplas=8)            running, first revision published
stage = make_stages({"format": "swiss", "rounds": 3}, duplas=6)[0]    running, its first round a draft
play_stage(stage)                                 every round drawn, posted and played, side A winning
jogo = jogos_being_played(tournament)[0]
record(jogo, "A")                                 one mão: 760 for A, 220 for B
play_jogo(jogo, "A")                              to its end, A wins
catch_up(tournament)                              the worker's tasks: live table, revisions
finish(tournament)                                to the champion: side A wins every jogo

No worker runs beside a test; `catch_up` does its tasks.
"""

from datetime import date
from itertools import batched, count
from uuid import uuid4

from django.contrib.auth import get_user_model

from scoring.entry.record import record_mao, take_back
from scoring.ledger.trail import Source
from scoring.models import Jogo, Mao
from tests.remembered import remembered
from tournaments import stage_plan
from tournaments.clubs import members, rule_choice, rule_sets
from tournaments.entries import list_entry, teams
from tournaments.entry_list.cells import CellLine
from tournaments.entry_list.columns import PLACES, Column
from tournaments.entry_list.lines import ListDraft
from tournaments.entry_list.marks import digest_of, mark
from tournaments.event import rounds, stages, states
from tournaments.event.draws import bracket_draw
from tournaments.event.setup import settings
from tournaments.models import ClubRules, Dupla, Membership, Round, Stage
from tournaments.publication import live

TABLE = Source(device="celular-da-mesa")
WARNINGS = ("hand_zero", "many_canastras", "table_too_small", "too_few_cards")
FIRST = (
    "Abel",
    "Alba",
    "Breno",
    "Cida",
    "Dario",
    "Elza",
    "Fausto",
    "Gilda",
    "Heitor",
    "Ione",
    "Jairo",
    "Lia",
)
LAST = ("Barra", "Campos", "Dunas", "Enseada", "Farol", "Gruta", "Horta", "Ilha", "Jardim", "Lagoa", "Mangue")
WON = {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": True, "morto": "taken"}  # 760 points
LOST = {"table": 210, "hand": 90, "dirty": 1, "batida": False, "morto": "taken"}  # 220 points
_running = count(1)


def make_user(name="", **fields):
    """Return a user who can sign in with the password `canastra`."""
    name = name or f"pessoa{next(_running)}"
    return get_user_model().objects.create_user(username=name, password="canastra", **fields)


def make_club(name="", *, director=None, scorer=None, city="Santos"):
    """Return a club with a director (created if None) and, if given, a scorer."""
    club = members.create_club(
        name=name or f"Clube da Enseada {next(_running)}", city=city, director=director or make_user()
    )
    if scorer:
        members.set_member(club=club, user=scorer, role=Membership.Role.SCORER)
    return club


def make_rules(club, name="Da casa", *, base="regulamento-1", options=None, overrides=None, minutes=0):
    """Return a club's own rule set."""
    own = ClubRules(club=club, name=name, base=base, minutes=minutes)
    own.options, own.overrides = options or {}, overrides or {}
    return rule_sets.save_club_rules(own=own, by=director_of(club))


def director_of(club):
    """Return a user who directs the club."""
    return club.members.filter(membership__role=Membership.Role.DIRECTOR).first()


def player_names(number):
    """Return this number of different invented names."""
    return [f"{FIRST[i % len(FIRST)]} {LAST[i // len(FIRST) % len(LAST)]}{_roman(i)}" for i in range(number)]


def add_players(club, number):
    """Return this number of new players of the club."""
    return [members.add_player(club=club, name=name) for name in player_names(number)]


@remembered
def make_tournament(
    *,
    duplas=8,
    state="running",
    club=None,
    name="Copa do Farol",
    partidas=1,
    target=700,
    seeds=0,
    draw_seed=7,
    third_place=True,
    choice=None,
    **fields,
):
    """Return a tournament in any state, with this number of duplas, the first `seeds` of them seeded in order.

    state: draft, open, drawn (open, with its bracket), running or finished. With the defaults one mão decides a jogo.
    choice: the rules, None for the regulamento. Other fields go to the model: auto_publish, mesas, place.
    entrants="players" gives single players in place of duplas, "trios" gives trios.
    """
    club = club or make_club()
    fields = {"starts_on": date(2026, 3, 7), "ends_on": date(2026, 3, 8), **fields}
    tournament = settings.new_tournament(
        club=club, name=name, partidas=partidas, third_place=third_place, **fields
    )
    settings.save_tournament(tournament=tournament, target=target, choice=choice)
    enter(tournament, duplas, seeds=seeds)
    if state == "draft":
        return tournament
    tournament = states.open_entries(tournament=tournament)
    if state == "open":
        return tournament
    tournament = bracket_draw.draw_knockout(tournament=tournament, seed=draw_seed)
    if state == "drawn":
        return tournament
    tournament = states.start(tournament=tournament, source=TABLE)
    start_next(tournament)
    catch_up(tournament)
    return finish(tournament) if state == "finished" else tournament


@remembered
def make_stages(*plans, duplas=8, seeds=0, state="running", draw_seed=7, **fields):
    """Return the stages of a tournament with these plans; if it is running, its first stage has begun.

    In a team event, every two duplas form a team.
    """
    tournament = make_tournament(duplas=duplas, seeds=seeds, state="open", **fields)
    if plans[0]["format"] == "teams":
        entered = Dupla.objects.filter(tournament=tournament).order_by("number")
        named = {dupla.pk: f"Equipe {1 + at // 2}" for at, dupla in enumerate(entered)}
        teams.set_teams(tournament=tournament, named=named, source=TABLE)
    named = [(f"Fase {number}", plan) for number, plan in enumerate(plans, start=1)]
    planned = stages.save_plan(tournament=tournament, plans=named, source=TABLE)
    if state == "running":
        if stage_plan.is_bracket(planned[0]):
            bracket_draw.draw_knockout(tournament=tournament, seed=draw_seed)
        states.start(tournament=tournament, seed=draw_seed, source=TABLE)
    return list(Stage.objects.filter(tournament=tournament).select_related("tournament"))


def go_on(stage):
    """Post the draft; with the pace by round, start the next round. Return whether a round was posted or started."""
    if draft := Round.objects.filter(stage=stage, state__in=Round.HELD_BACK).first():
        rounds.post(round=draft, source=TABLE)
    posted = Round.objects.filter(stage=stage, state=Round.State.POSTED).first()
    if posted is None or not stage_plan.by_round(stage):
        return False
    rounds.start(round=posted, source=TABLE)
    return True


def start_next(tournament):
    """Start the next round of a bracket that is played round by round. Return whether there is one."""
    playing = Stage.objects.filter(tournament=tournament, state=Stage.State.PLAYING)
    return any(go_on(stage) for stage in playing if stage_plan.has_rounds(stage))


def play_stage(stage, *, close=True):
    """Play a stage to its end and close it: its rounds are drawn, posted and started, and side A wins every jogo."""
    number = stage.plan.get("rounds", 1) if stage_plan.format_of(stage).drawn_by_round else 0
    for _ in range(number):
        row = Round.objects.filter(stage=stage, state__in=("draft", "checked")).first()
        row = row or rounds.draw_round(stage=stage, seed=7, source=TABLE)
        rounds.post(round=row, source=TABLE)
        go_on(stage)
        play_open(stage)
    play_open(stage)
    while go_on(stage):
        play_open(stage)
    stage.refresh_from_db()
    if close and stage.state == Stage.State.PLAYING:
        stage = stages.close_stage(stage=stage, source=TABLE)
    return stage


def play_open(stage):
    """Play every open jogo of a stage, and those that open as a result; side A wins."""
    while jogos := jogos_being_played(stage.tournament):
        for jogo in jogos:
            play_jogo(jogo)


def enter(tournament, duplas, *, seeds=0):
    """Enter this number of duplas of new players, or of single players; the first `seeds` are seeded in order.

    They come as a list, as the director pastes it, because its statements are as many for one dupla as for a hundred.
    """
    together = tournament.size
    known = tournament.club.player_set.count()
    names = player_names(known + together * duplas)[known:]
    members.add_players(club=tournament.club, names=names)
    rows = [
        ("" if number > seeds else str(number), *entered)
        for number, entered in enumerate(batched(names, together, strict=True), start=1)
    ]
    head = (Column.SEED, *PLACES[:together]) if together > 1 else (Column.SEED, Column.NAME)
    lines = [tuple(str(column.label) for column in head), *rows]
    draft = ListDraft.begun([CellLine(*line) for line in enumerate(lines, start=1)], together)
    seen = digest_of(mark(draft.entries(together), list_entry.known(tournament)))
    entered = list_entry.enter_list(tournament=tournament, draft=draft, seen=seen)
    assert len(entered) == duplas
    return entered


def jogos_being_played(tournament):
    """Return the open jogos, by mesa."""
    return list(
        Jogo.objects.filter(confronto__tournament=tournament, closed_at=None).order_by("confronto__mesa")
    )


def record(jogo, winner="A", *, side="", source=TABLE):
    """Record the next mão of a jogo: 760 points for `winner`, who goes out, 220 for the others. `side` enters it."""
    row = jogo.partida_set.order_by("-number").first()
    number = Mao.objects.standing().filter(partida=row).count() + 1
    return record_mao(
        jogo=jogo,
        partida=row.number,
        number=number,
        facts=facts_of(jogo, winner),
        client_id=uuid4(),
        acknowledged=WARNINGS,
        side=side,
        source=source,
    ).mao


def facts_of(jogo, winner):
    """Return a mão in which `winner` goes out, by the rules of the jogo: the regulamento, or single players."""
    sides = {side: dict(WON if side == winner else LOST) for side in jogo.sides}
    if jogo.load_rules().players == 1:
        for made in sides.values():
            del made["morto"]
        sides[winner]["hand"] = 0
        return {"ending": "batida", "sides": sides}
    return {"ending": "batida", "mortos_to_stock": 0, "sides": sides}


def entrants_of(ready):
    """Return the kind of entrants for a ready-made plan."""
    return next(one for one in ("duplas", "players", "each") if ready.suits(one))


def each_for_himself(club):
    """Return a club's own rules for two to nine single players."""
    return rule_choice.of_rules(
        make_rules(club, "Cada um", base="000", options={"teams": "individual", "target": 700})
    )


def unrecord(jogo):
    """Record a mão at a jogo and delete it, as after a mistake of the table."""
    mao = record(jogo)
    place = {"partida": mao.partida.number, "number": mao.number, "seen_version": mao.version}
    take_back(jogo=jogo, **place, client_id=uuid4(), source=TABLE)


def play_jogo(jogo, winner="A", *, source=TABLE):
    """Record mãos until `winner` has won the jogo. Return the updated jogo."""
    while not jogo.closed_at:
        record(jogo, winner, source=source)
        jogo.refresh_from_db()
    return jogo


def catch_up(tournament):
    """Do the work of the worker: update the live table and publish pending revisions."""
    live.refresh(tournament.pk)
    tournament.refresh_from_db()
    return tournament


def finish(tournament):
    """Play every jogo to the end, side A winning, and run `catch_up` after each round."""
    while jogos := jogos_being_played(tournament):
        for jogo in jogos:
            play_jogo(jogo)
        start_next(tournament)
        catch_up(tournament)
    return tournament


def _roman(index):
    again = index // (len(FIRST) * len(LAST))
    return " " + "I" * (again + 1) if again else ""
