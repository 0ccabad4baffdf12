"""Check-in marks each dupla present; a later draw leaves out the duplas that the director excludes."""

import pytest

from scoring.ledger.trail import Source
from scoring.models import Mao
from tests.factories import (
    TABLE,
    director_of,
    finish,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_jogo,
    play_open,
    record,
)
from tests.tournaments.desk.staged import correct
from tests.tournaments.refusals import refused
from tournaments.clubs import members
from tournaments.entries import changes, checkin, registration
from tournaments.errors import TournamentError
from tournaments.event import rounds, stages, states
from tournaments.event.draws import bracket_draw
from tournaments.models import CheckInMark, Confronto, Dupla, StageEntry, TournamentLogEntry
from tournaments.outcomes import decisions

pytestmark = pytest.mark.django_db
SWISS = {"format": "swiss", "rounds": 3}


def duplas(tournament):
    return list(Dupla.objects.filter(tournament=tournament).order_by("number"))


def mark(tournament, *numbers, present=True):
    for dupla in duplas(tournament):
        if dupla.number in numbers:
            checkin.mark(dupla=dupla, present=present, source=TABLE)


def missing(tournament):
    tournament.refresh_from_db()
    return [dupla.number for dupla in sorted(checkin.roll(tournament).missing, key=lambda one: one.number)]


def test_nobody_is_missing_before_the_roll_is_called():
    tournament = make_tournament(duplas=4, state="open")

    assert missing(tournament) == []


def test_mark_is_a_line_with_who_and_when_and_the_same_again_is_none():
    tournament = make_tournament(duplas=4, state="open")
    person, dupla = director_of(tournament.club), duplas(tournament)[0]
    for _ in range(2):
        checkin.mark(dupla=dupla, present=True, source=Source(actor=person))

    line = CheckInMark.objects.get()
    assert (line.dupla, line.present, line.actor) == (dupla, True, person)
    assert line.at is not None
    assert missing(tournament) == [2, 3, 4]


def test_mark_is_taken_back_by_another_line():
    tournament = make_tournament(duplas=4, state="open")
    mark(tournament, 1, 2)
    mark(tournament, 2, present=False)

    assert missing(tournament) == [2, 3, 4]
    assert list(CheckInMark.objects.values_list("present", flat=True).order_by("pk")) == [True, True, False]


def test_new_roll_marks_nobody_and_forgets_nothing():
    tournament = make_tournament(duplas=2, state="open")
    mark(tournament, 1)
    for _ in range(2):
        checkin.begin_anew(tournament=tournament, source=TABLE)

    assert not checkin.roll(tournament).marked
    assert CheckInMark.objects.count() == 2
    mark(tournament, 2)
    assert missing(tournament) == [1]


def test_entry_that_is_taken_back_leaves_its_marks():
    tournament = make_tournament(duplas=3, state="open")
    mark(tournament, 1, 2)
    registration.withdraw_dupla(dupla=duplas(tournament)[0])

    assert CheckInMark.objects.count() == 2
    assert missing(tournament) == [3]


def test_swiss_event_begins_without_who_is_missing_and_takes_it_in_when_it_comes():
    stage = make_stages(SWISS, duplas=6, state="open")[0]
    tournament = stage.tournament
    mark(tournament, 1, 2, 3, 5, 6)
    late = duplas(tournament)[3]

    states.start(tournament=tournament, absent=[late], source=TABLE)

    drawn = Confronto.objects.filter(tournament=tournament)
    assert not drawn.of(late).exists()
    assert [one.dupla_id for one in TournamentLogEntry.objects.filter(action="withdrawn")] == [late.pk]
    assert missing(tournament) == []  # a withdrawn dupla is not listed as missing
    changes.re_enter(dupla=late, source=TABLE)
    assert StageEntry.objects.get(stage=stage, dupla=late).until_round is None
    assert missing(tournament) == []  # it has come back


def test_bracket_is_drawn_without_who_is_missing_and_drawn_again_with_it():
    tournament = make_tournament(duplas=5, state="open")
    late = duplas(tournament)[4]

    bracket_draw.draw_knockout(tournament=tournament, seed=7, absent=[late])
    assert not Confronto.objects.filter(tournament=tournament).of(late).exists()
    bracket_draw.draw_knockout(tournament=tournament, seed=7)

    assert Confronto.objects.filter(tournament=tournament).of(late).exists()


def test_bracket_that_left_a_dupla_out_says_so_once_it_starts_and_gives_it_a_bye():
    tournament = make_tournament(duplas=6, state="open")
    late = duplas(tournament)[5]
    bracket_draw.draw_knockout(tournament=tournament, seed=7, absent=[late])

    tournament = states.start(tournament=tournament, source=TABLE)

    assert TournamentLogEntry.objects.get(action="withdrawn").dupla == late
    changes.re_enter(dupla=late, source=TABLE)
    assert Confronto.objects.filter(tournament=tournament, round=1).of(late).exists()


def test_bracket_that_stands_starts_with_the_missing_lost_by_walkover():
    tournament = make_tournament(duplas=4, state="drawn")
    late = duplas(tournament)[2]

    states.start(tournament=tournament, absent=[late], source=TABLE)

    row = Confronto.objects.filter(tournament=tournament, round=1).of(late).get()
    assert (row.status, row.winner_id == late.pk) == ("walkover", False)


def test_next_round_is_drawn_without_who_is_missing():
    stage = make_stages(SWISS, duplas=6)[0]
    rounds.post(round=stage.round_set.get(), source=TABLE)
    play_open(stage)
    mark(stage.tournament, 1, 2, 3, 4, 5)
    late = duplas(stage.tournament)[5]

    rounds.draw_round(stage=stage, absent=[late], source=TABLE)

    assert not Confronto.objects.filter(stage=stage, round=2).of(late).exists()
    entry = StageEntry.objects.get(stage=stage, dupla=late)
    assert entry.until_round == 1


def test_next_stage_begins_without_who_is_missing_and_the_next_moves_up():
    first, second = make_stages(SWISS | {"rounds": 1}, {"format": "knockout", "top": 2}, duplas=6)
    rounds.post(round=first.round_set.get(), source=TABLE)
    play_open(first)
    stages.close_stage(stage=first, source=TABLE)
    first.tournament.refresh_from_db()
    gone = checkin.expected(first.tournament)[0]

    stages.begin_stage(stage=second, absent=[gone], source=TABLE)

    rows = Confronto.objects.filter(stage=second)
    assert not rows.of(gone).exists()
    assert rows.filter(round=1, dupla_a__isnull=False, dupla_b__isnull=False).exists()


def test_only_who_is_still_in_the_bracket_is_expected():
    tournament = make_tournament(duplas=4, third_place=False)
    for jogo in jogos_being_played(tournament):
        play_jogo(jogo)
    tournament.refresh_from_db()

    assert len(checkin.expected(tournament)) == 2
    finish(tournament)
    tournament.refresh_from_db()
    assert checkin.expected(tournament) == []


def test_who_plays_enters_late_or_wins_by_walkover_is_there_and_who_loses_by_it_is_not():
    stage = make_stages(SWISS, duplas=8)[0]
    mark(stage.tournament, 1)
    round_ = stage.round_set.get()
    rounds.post(round=round_, source=TABLE)
    given, left_open, *played = jogos_being_played(stage.tournament)
    for jogo in played:
        play_jogo(jogo)
    decisions.walkover(confronto=given.confronto, winner="A", reason="não vieram", source=TABLE)
    first, second = (
        members.add_player(club=stage.tournament.club, name=name) for name in ("Nilo Vale", "Rui Mar")
    )
    changes.enter_late(stage=stage, first=first, second=second, source=TABLE)

    absent = {
        given.confronto.dupla_b.number,
        left_open.confronto.dupla_a.number,
        left_open.confronto.dupla_b.number,
    }
    assert set(missing(stage.tournament)) == absent - {1}


def test_dupla_that_plays_is_there_whatever_is_marked():
    stage = make_stages(SWISS, duplas=4, target=3000)[0]
    rounds.post(round=stage.round_set.get(), source=TABLE)
    jogo, other = jogos_being_played(stage.tournament)
    record(jogo)
    for row in (jogo.confronto, other.confronto):
        mark(stage.tournament, row.dupla_a.number, row.dupla_b.number)
        mark(stage.tournament, row.dupla_a.number, present=False)

    assert missing(stage.tournament) == [other.confronto.dupla_a.number]


def test_only_later_evidence_counts_in_a_new_roll_and_a_correction_is_none():
    stage = make_stages(SWISS, duplas=6, target=3000)[0]
    rounds.post(round=stage.round_set.get(), source=TABLE)
    over, going_on, to_come = jogos_being_played(stage.tournament)
    play_jogo(over)
    record(going_on)
    checkin.begin_anew(tournament=stage.tournament, source=TABLE)
    mao = Mao.objects.filter(partida__jogo=over).first()
    correct(mao, director_of(stage.tournament.club), director=True)
    record(to_come)

    roll = checkin.roll(stage.tournament)
    there = [roll.is_there(jogo.confronto.dupla_a) for jogo in (over, going_on, to_come)]
    assert there == [False, True, True]


def test_who_has_left_is_not_marked():
    stage = make_stages(SWISS, duplas=6)[0]
    gone = duplas(stage.tournament)[0]
    changes.withdraw(dupla=gone, justified=False, source=TABLE)

    assert refused(checkin.mark, dupla=gone, present=True).code == "not_expected"


@pytest.mark.parametrize(
    ("told", "out", "left"),
    [([3, 4], True, [3, 4]), ([3, 4], False, []), ([2, 3, 4], True, [3, 4])],
    ids=["out", "all", "one came meanwhile"],
)
def test_who_was_told_is_left_out_as_the_director_says(told, out, left):
    tournament = make_tournament(duplas=4, state="open")
    mark(tournament, 1, 2)
    of_number = {dupla.number: dupla.pk for dupla in duplas(tournament)}

    found = checkin.left_out(checkin.roll(tournament).missing, [of_number[one] for one in told], out=out)

    assert sorted(dupla.number for dupla in found) == left


@pytest.mark.parametrize(("told", "out"), [([3], True), ([3, 4], None)], ids=["untold", "not said"])
def test_nobody_is_left_out_whom_the_director_has_not_read_of(told, out):
    tournament = make_tournament(duplas=4, state="open")
    mark(tournament, 1, 2)
    of_number = {dupla.number: dupla.pk for dupla in duplas(tournament)}

    with pytest.raises(TournamentError) as caught:
        checkin.left_out(checkin.roll(tournament).missing, [of_number[one] for one in told], out=out)

    assert (caught.value.code, caught.value.params["missing"]) == ("missing_untold", 2)


def test_second_day_begins_without_the_players_of_the_first_even_if_that_had_no_roll():
    stage = make_stages(SWISS, duplas=4)[0]
    rounds.post(round=stage.round_set.get(), source=TABLE)
    play_open(stage)
    checkin.begin_anew(tournament=stage.tournament, source=TABLE)
    mark(stage.tournament, 1)

    assert missing(stage.tournament) == [2, 3, 4]
