"""An individual event from plan to standings: partners change, each player has separate results."""

from collections import Counter
from itertools import combinations

import pytest

from tests.factories import (
    TABLE,
    add_players,
    catch_up,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_jogo,
    play_stage,
    record,
)
from tests.tournaments.formats import GROUPS, KNOCKOUT, MITCHELL, SWISS
from tests.tournaments.individual import PLAYERS, event, pairs, player, points_of, refused, seated, tables_of
from tournaments.entries import registration
from tournaments.event import stages, states
from tournaments.event.draws import bracket_draw
from tournaments.event.setup import settings
from tournaments.models import Confronto, Dupla, Stage, StageEntry, Tournament
from tournaments.outcomes import decisions, penalties
from tournaments.results import stage_results

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(("players", "rounds"), [(4, 3), (5, 5), (8, 7), (9, 9), (12, 11), (10, 5), (7, 3)])
def test_every_two_are_partners_at_most_once_and_the_rest_is_shared(players, rounds):
    stage = event(players, rounds)

    partnered = Counter(frozenset(pair) for table in tables_of(stage) for pair in pairs(table))
    byes = Confronto.objects.filter(stage=stage, status="bye")
    rests = Counter(byes.values_list("dupla_a", flat=True))
    assert max(partnered.values()) == 1
    assert tables_of(stage).count() == players // 4 * rounds
    assert byes.count() == players % 4 * rounds
    assert (
        max(rests.values(), default=0) - min((rests[one.pk] for one in Dupla.objects.all()), default=0) <= 1
    )


@pytest.mark.parametrize("players", [4, 8, 12])
def test_in_a_whole_event_each_meets_each_other_twice_as_an_opponent(players):
    stage = event(players, players - 1)

    opposed = Counter(
        frozenset((a, b)) for table in tables_of(stage) for a in pairs(table)[0] for b in pairs(table)[1]
    )
    everybody = Dupla.objects.values_list("pk", flat=True)
    assert {opposed[frozenset(two)] for two in combinations(everybody, 2)} == {2}


@pytest.mark.parametrize(("players", "plan"), [(8, {}), (9, {"points": "vp_3"}), (11, {"points": "vp_3"})])
def test_standings_are_what_a_plain_recount_of_the_sheets_gives(players, plan):
    stage = event(players, 4, **plan)
    for number, jogo in enumerate(iter(lambda: next(iter(jogos_being_played(stage.tournament)), None), None)):
        play_jogo(jogo, "AB"[number % 3 == 0])
    made, jogos_won, rested = Counter(), Counter(), Counter()
    for confronto in Confronto.objects.filter(stage=stage).select_related("jogo"):
        if confronto.jogo is None:
            rested[confronto.dupla_a_id] += 1
            continue
        for side, pair in zip("AB", pairs(confronto), strict=True):
            for one in pair:
                made[one] += 760 if confronto.jogo.winner == side else 220
                jogos_won[one] += confronto.jogo.winner == side

    rows = {row.entrant: row.line for row in stage_results.standing_of(stage)}

    assert len(rows) == players
    for one, line in rows.items():
        assert (line.made, line.jogos_won) == (made[one], jogos_won[one])
        assert len(line.shares) == 4
        assert sum(share.opponent is None for share in line.shares) == rested[one]
    assert [row.line.made for row in stage_results.standing_of(stage)] != sorted(made.values())


def test_stage_is_played_to_its_end_and_the_best_go_on_to_another():
    first, final = make_stages(
        {"format": "individual", "rounds": 3, "top": 4},
        {"format": "individual", "rounds": 3, "carry": "1/2"},
        duplas=9,
        entrants=PLAYERS,
    )
    play_stage(first)
    best = [row.entrant for row in stage_results.standing_of(first)][:4]
    final.refresh_from_db()

    stages.begin_stage(stage=final, seed=3, source=TABLE)

    assert set(StageEntry.objects.filter(stage=final).values_list("dupla", flat=True)) == set(best)
    play_stage(final)
    assert Tournament.objects.get().state == Tournament.State.FINISHED


def test_sheet_names_both_partners_and_the_mesas_are_those_drawn():
    stage = event(8, 2)

    jogos = jogos_being_played(stage.tournament)

    assert len(jogos) == 2
    first = tables_of(stage).select_related("dupla_a", "partner_a").first()
    assert jogos[0].labels[0] == f"{first.dupla_a.name} + {first.partner_a.name}"
    assert list(tables_of(stage).values_list("mesa", flat=True)) == [1, 2, 1, 2]


def test_nobody_is_called_to_a_later_table_while_an_earlier_one_waits():
    stage = event(12, 4)
    play_jogo(jogos_being_played(stage.tournament)[0])

    playing = tables_of(stage).filter(jogo__closed_at=None, jogo__isnull=False)
    assert set(playing.values_list("round", flat=True)) == {1}


@pytest.mark.parametrize("criterion", ["direct", "buchholz", "buchholz_cut", "buchholz_median", "sonneborn"])
def test_what_compares_two_that_met_does_not_part_single_players(criterion):
    tournament = make_tournament(duplas=8, entrants=PLAYERS, state="open")
    plan = {"format": "individual", "rounds": 3, "order": ["points", criterion, "lots"]}
    found = refused(stages.save_plan, tournament=tournament, plans=[("", plan)], source=TABLE)
    assert found == ("no_single_opponent", "order")


@pytest.mark.parametrize("plan", [KNOCKOUT, SWISS, GROUPS, MITCHELL], ids=lambda plan: plan["format"])
def test_single_players_play_the_individual_alone(plan):
    tournament = make_tournament(duplas=8, entrants=PLAYERS, state="open")
    assert refused(stages.save_plan, tournament=tournament, plans=[("", plan)], source=TABLE) == (
        "needs_duplas",
        "format",
    )
    assert refused(bracket_draw.draw_knockout, tournament=tournament)[0] == "needs_duplas"
    assert refused(states.start, tournament=tournament, source=TABLE)[0] == "plan_first"


def test_who_enters_is_settled_by_the_first_entry():
    tournament = make_tournament(duplas=0, state="open")
    stages.save_plan(tournament=tournament, plans=[("", {"format": "swiss", "rounds": 3})], source=TABLE)
    tournament.entrants = PLAYERS
    settings.save_tournament(tournament=tournament, target=700)
    assert not Stage.objects.exists()  # that plan cannot be played

    ana, bia = add_players(tournament.club, 2)
    entered = registration.register_dupla(tournament=tournament, first=ana)
    assert (entered.name, list(entered.players.all())) == (ana.name, [ana])
    given = {"tournament": tournament, "first": bia, "second": ana}
    assert refused(registration.register_dupla, **given) == ("second_too_many", "second")
    assert refused(registration.register_dupla, tournament=tournament, first=ana) == (
        "player_entered",
        "first",
    )
    tournament.entrants = Tournament.Entrants.DUPLAS
    again = {"tournament": tournament, "target": 700}
    assert refused(settings.save_tournament, **again) == ("entrants_fixed", "entrants")


def test_dupla_of_one_is_refused_where_duplas_play():
    tournament = make_tournament(duplas=0, state="open")
    (ana,) = add_players(tournament.club, 1)
    assert refused(registration.register_dupla, tournament=tournament, first=ana) == (
        "second_missing",
        "second",
    )


@pytest.mark.parametrize("status", ["walkover", "both_absent", "director", "average"])
def test_other_ends_of_a_table_count_for_all_four(status):
    stage = event(8, 3, points={"played": {"won": 3, "lost": 1}, "walkover": {"won": 5, "lost": 2}})
    table = seated(stage, player(stage, 1))
    given = {"confronto": table, "reason": "direção", "source": TABLE}
    verbs = {
        "walkover": lambda: decisions.walkover(winner="A", **given),
        "both_absent": lambda: decisions.both_absent(**given),
        "director": lambda: decisions.give_score(given=[4, 7], winner="B", **given),
        "average": lambda: decisions.average(winner="A", **given),
    }
    verbs[status]()

    points = points_of(stage)
    worth = {"walkover": (5, 2), "both_absent": (0, 0), "director": (4, 7), "average": (5, 2)}[status]
    for side, pair in zip(worth, pairs(table), strict=True):
        assert {points[one] for one in pair} == {side}


def test_penalty_is_of_one_player_and_not_of_its_partner():
    stage = event(8, 3)
    table = seated(stage, player(stage, 1))
    play_jogo(table.jogo)
    one, partner = pairs(table)[0]

    penalties.penalise(
        stage=stage,
        dupla=Dupla.objects.get(pk=one),
        round=1,
        sanction="mp",
        amount=100,
        reason="conversa",
        source=TABLE,
    )

    made = {row.entrant: row.line.made for row in stage_results.standing_of(stage)}
    assert (made[one], made[partner]) == (660, 760)


def test_stage_started_anew_is_drawn_for_all_again():
    stage = event(8, 3)
    again = stages.restart_stage(stage=stage, typed_name=str(stage), source=TABLE)
    stages.begin_stage(stage=again, seed=9, source=TABLE)
    assert tables_of(stage).count() == 6


def test_mao_recorded_moves_the_four_of_its_table():
    stage = event(8, 3)
    jogo = jogos_being_played(stage.tournament)[0]

    record(jogo, "B")
    catch_up(stage.tournament)

    table = tables_of(stage).get(jogo=jogo)
    assert {points for pk, points in points_of(stage).items() if pk in pairs(table)[1]} == {1}
