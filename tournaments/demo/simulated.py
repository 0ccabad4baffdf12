"""Play a simulated event through the services, as the site would store it, in a new invented club."""

from collections.abc import Sequence
from random import Random
from uuid import uuid4

from django.contrib.auth.models import User
from django.utils.timezone import localdate

import rules
from scoring.entry.record import record_mao
from scoring.ledger.trail import Source
from scoring.models import Jogo
from tournaments.clubs import members, rule_choice
from tournaments.entries import registration, teams
from tournaments.event import rounds, stages, states
from tournaments.event.draws import bracket_draw
from tournaments.event.setup import settings
from tournaments.models import Club, Confronto, Dupla, Round, Stage, Tournament
from tournaments.outcomes import decisions
from tournaments.pairing.entrant import Pair, Pairing
from tournaments.plan.formats import FORMATS, Format
from tournaments.publication import live
from tournaments.simulation.hall import Chances, Hall, cast
from tournaments.simulation.plans import plans
from tournaments.stage_plan import format_of, is_bracket
from tournaments.standings.meeting import Status

SOURCE = Source(device="simulação")
TARGET = 700  # points: one mão ends the partida
WON = {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": True, "morto": "taken"}
LOST = {"table": 210, "hand": 90, "dirty": 1, "batida": False, "morto": "taken"}
EACH_ALONE = rule_choice.RuleChoice(
    key="", title="Cada um por si", base="000", options={"teams": "individual"}
)
ABSENT = "não compareceu"


def play_stored(name: str, *, entrants: int, seed: int) -> Tournament:
    """Enter, draw and play a whole event of a format of `simulation.plans`; return the finished tournament.

    Absent duplas lose by W.O. Raises `TournamentError` and `DrawError` like the services; data stored before are
    kept.
    """
    tournament = _entered(name, entrants)
    named = [
        ("", {key: said for key, said in plan.items() if key != "maos"}) for plan in plans(name, entrants)
    ]
    stages.save_plan(tournament=tournament, plans=named, source=SOURCE)
    tournament = states.open_entries(tournament=tournament)
    ordered = list(Stage.objects.filter(tournament=tournament).order_by("number"))
    if is_bracket(ordered[0]):
        bracket_draw.draw_knockout(tournament=tournament, seed=seed)
    states.start(tournament=tournament, seed=seed, source=SOURCE)
    duplas = dict(Dupla.objects.filter(tournament=tournament).values_list("pk", "number"))
    hall = Hall(cast(entrants, seed), Random(seed), Chances())  # noqa: S311 -- repeatable choice, not security
    for stage in ordered:
        _play(stage, hall, duplas, seed)
    live.refresh(tournament.pk)
    tournament.refresh_from_db()
    return tournament


def _entered(name: str, entrants: int) -> Tournament:
    director = User.objects.create_user(username=f"simulacao-{uuid4().hex[:12]}")
    club = members.create_club(name=f"Clube da Simulação {Club.objects.count() + 1}", director=director)
    today = localdate()
    format_ = FORMATS[plans(name, entrants)[0]["format"]]
    tournament = settings.new_tournament(
        club=club,
        name=f"Simulação {name}",
        starts_on=today,
        ends_on=today,
        partidas=1,
        mesas=max(1, entrants),
        entrants=_enter(format_),
    )
    choice = EACH_ALONE if format_.each_alone else None
    settings.save_tournament(tournament=tournament, target=TARGET, choice=choice)
    for number in range(1, entrants + 1):
        sides = "a" if tournament.of_players else "ab"
        players = [members.add_player(club=club, name=f"Pessoa {number}{side}") for side in sides]
        second = players[1] if len(players) > 1 else None
        registration.register_dupla(tournament=tournament, first=players[0], second=second)
    if format_.ranked_as_one > 1:
        entered = Dupla.objects.filter(tournament=tournament)
        named = {one.pk: f"Equipe {-(-one.number // format_.ranked_as_one)}" for one in entered}
        teams.set_teams(tournament=tournament, named=named, source=SOURCE)
    return tournament


def _enter(format_: type[Format]) -> Tournament.Entrants:
    if format_.each_alone:
        return Tournament.Entrants.EACH
    return Tournament.Entrants.PLAYERS if format_.of_players else Tournament.Entrants.DUPLAS


def _play(stage: Stage, hall: Hall, duplas: dict[int, int], seed: int) -> None:
    stage.refresh_from_db()
    if stage.state == Stage.State.PLANNED:
        stages.begin_stage(stage=stage, seed=seed, source=SOURCE)
    for number in range(1, _rounds(stage) + 1):
        row = Round.objects.filter(stage=stage, number=number).first()
        row = row or rounds.draw_round(stage=stage, seed=seed + number, source=SOURCE)
        row = rounds.post(round=row, source=SOURCE)
        if row.state == Round.State.POSTED:  # a round with byes only is closed already
            rounds.start(round=row, source=SOURCE)
        _play_open(stage, hall, duplas)
    _play_open(stage, hall, duplas)
    stage.refresh_from_db()
    if stage.state == Stage.State.PLAYING:
        stages.close_stage(stage=stage, source=SOURCE)


def _rounds(stage: Stage) -> int:
    # A bracket has no rounds to post and start.
    drawn = Round.objects.filter(stage=stage).count()
    return int(stage.plan["rounds"]) if format_of(stage).drawn_by_round else drawn


def _play_open(stage: Stage, hall: Hall, duplas: dict[int, int]) -> None:
    opened = Confronto.objects.being_played().filter(stage=stage).order_by("round", "pk")
    while found := list(opened.all()):  # read again, because results open further jogos
        for confronto in found:
            if confronto.each_alone:
                _play_mesa(confronto, hall, duplas)
                continue
            pairing = Pairing(
                a=duplas[confronto.dupla_a_id or 0], b=duplas[confronto.dupla_b_id or 0], table=None
            )
            meeting = hall.meeting(confronto.round, pairing, _partners(confronto, duplas), decide=True)
            winner = "B" if meeting.winner == pairing.b else "A"
            if meeting.status is Status.PLAYED:
                _record(confronto.jogo, winner)
            else:
                decisions.walkover(confronto=confronto, winner=winner, reason=ABSENT, source=SOURCE)


def _play_mesa(confronto: Confronto, hall: Hall, duplas: dict[int, int]) -> None:
    at_mesa = {duplas[pk]: side for pk, side in zip(confronto.playing, confronto.sides, strict=True)}
    found = hall.mesa(confronto.round, list(at_mesa))
    gone = {one.a for one in found if one.status is Status.ABSENT}
    if gone:
        missing = [player for player in confronto.people if player.number in gone]
        decisions.absent(confronto=confronto, players=missing, reason=ABSENT, source=SOURCE)
    else:
        _record(confronto.jogo, next(at_mesa[one.a] for one in found if one.a == one.winner))


def _partners(confronto: Confronto, duplas: dict[int, int]) -> dict[int, Pair]:
    if not confronto.is_individual:
        return {}
    a, partner_a, b, partner_b = (duplas[pk] for pk in confronto.entrants)
    return {a: (a, partner_a), b: (b, partner_b)}


def _record(jogo: Jogo | None, winner: str) -> None:
    if jogo is None:
        return
    ruleset = jogo.load_rules()
    facts = _facts(jogo.sides, winner, alone=ruleset.players == 1)
    warnings = rules.judge(ruleset, facts).warnings
    record_mao(
        jogo=jogo,
        partida=1,
        number=1,
        facts=facts,
        client_id=uuid4(),
        acknowledged={str(problem.code) for problem in warnings},
        source=SOURCE,
    )


def _facts(sides: Sequence[str], winner: str, *, alone: bool) -> dict[str, object]:
    made: dict[str, dict[str, object]] = {side: dict(WON if side == winner else LOST) for side in sides}
    if not alone:
        return {"ending": "batida", "mortos_to_stock": 0, "sides": made}
    for one in made.values():
        # Single players have no mortos, and a player who goes out holds no cards.
        del one["morto"]
    made[winner]["hand"] = 0
    return {"ending": "batida", "sides": made}
