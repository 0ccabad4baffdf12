"""The crosstable of rounds: each dupla's opponents by place, and each result from both sides."""

from dataclasses import replace

import pytest

from scoring.lifecycle.open_close import walkover
from tests.factories import TABLE, jogos_being_played, make_stages, play_jogo, play_open, play_stage, record
from tests.tournaments import formats
from tests.tournaments.formats import DANESE, EVERY, MITCHELL, SWISS, name
from tests.tournaments.public.staged import posted
from tournaments.charts.crosstable import crosstables
from tournaments.charts.crosstable_rounds import meets_by_rounds, rounds_crosstables
from tournaments.entries import leaving
from tournaments.outcomes import decisions, penalties
from tournaments.publication.snapshot import as_it_stands

pytestmark = pytest.mark.django_db


def told(stage):
    return as_it_stands(stage.tournament)["stages"][0]


def begun(duplas=4, *, target=700, **plan):
    """Return a Swiss stage whose first round is played, and the jogos of that round."""
    (stage,) = make_stages(SWISS | {"partidas": 1} | plan, duplas=duplas, target=target)
    posted(stage)
    return stage, jogos_being_played(stage.tournament)


def cells_of(stage, jogo, *, shown=None):
    """Return place and cell of each side of a jogo of the first round."""
    (table,) = rounds_crosstables(shown or told(stage))
    row_of = {row.number: row for row in table.rows}
    sides = jogo.confronto.dupla_a.number, jogo.confronto.dupla_b.number
    return [(row_of[one].place, row_of[one].cells[0]) for one in sides]


def changed(stage, confronto, **fields):
    """Return a stage in which one confronto of the first round has other values."""
    found = told(stage)
    (one,) = [one for one in found["rounds"][0]["confrontos"] if one["id"] == confronto.pk]
    one.update(fields)
    return found


def test_every_meeting_of_every_round_is_told_from_both_sides():
    (stage,) = make_stages(SWISS, duplas=8)
    (table,) = rounds_crosstables(told(play_stage(stage)))

    assert [each.title for each in table.rounds] == ["1ª rodada", "2ª rodada", "3ª rodada"]
    assert [row.number for row in table.rows] == [row["dupla"] for row in told(stage)["standings"][0]["rows"]]
    assert [row.place for row in table.rows] == list(range(1, 9))
    for row in table.rows:
        assert len({cell.opponent for cell in row.cells}) == 3
        for at, cell in enumerate(row.cells):
            theirs = table.rows[cell.opponent - 1].cells[at]
            assert (theirs.opponent, {cell.letter, theirs.letter}) == (row.place, {"V", "D"})
        assert str(sum(cell.letter == "V" for cell in row.cells)) == row.points
    assert table.marks == {""}


ENDED = {
    "played": (lambda one: play_jogo(one.jogo, "B"), "DV", ""),
    "walkover": (
        lambda one: walkover(jogo=one.jogo, winner="A", reason="faltou", source=TABLE),
        "VD",
        "W.O.",
    ),
    "both absent": (
        lambda one: decisions.both_absent(confronto=one, reason="faltaram", source=TABLE),
        "",
        "W.O. duplo",
    ),
    "given": (
        lambda one: decisions.give_score(
            confronto=one, given=[2, 1], winner="A", reason="sem súmula", source=TABLE
        ),
        "VD",
        "",
    ),
    "level": (
        lambda one: decisions.give_score(confronto=one, given=[1, 1], reason="sem súmula", source=TABLE),
        "EE",
        "",
    ),
    "abandoned": (
        lambda one: (
            record(one.jogo),
            decisions.abandon(confronto=one, winner="", reason="faltou luz", source=TABLE),
        ),
        "EE",
        "parou",
    ),
}


@pytest.mark.parametrize("how", ENDED)
def test_how_a_meeting_ended_is_a_letter_and_a_word_where_that_does_not_tell(how):
    end, letters, said = ENDED[how]
    stage, (first, other) = begun(target=2000)
    end(first.confronto)
    play_jogo(other)

    (place, mine), (their_place, theirs) = cells_of(stage, first)

    assert mine.letter + theirs.letter == letters
    assert mine.said == theirs.said == said
    assert (mine.opponent, theirs.opponent) == (their_place, place)
    assert mine.mark == ""


def test_who_rests_meets_nobody_and_who_has_left_is_in_no_meeting():
    stage, jogos = begun(5)
    play_open(stage)
    gone = jogos[0].confronto.dupla_b
    leaving.withdraw(dupla=gone, justified=True, reason="viagem", source=TABLE)
    posted(stage, 2)

    (table,) = rounds_crosstables(told(stage))

    first_round = {row.cells[0].said: row.cells[0] for row in table.rows}
    assert (first_round["folga"].opponent, first_round["folga"].letter) == (None, "")
    (left,) = [row for row in table.rows if row.number == gone.number]
    assert left.cells[1].said == "–"
    assert left.notes == ("saiu depois da 1ª rodada",)


def test_a_meeting_without_a_result_says_whom_and_what_it_waits_for():
    stage, (first, other) = begun(target=2000)
    play_jogo(first)
    record(other)

    (place, mine), (_, theirs) = cells_of(stage, other)

    assert (mine.mark, mine.letter, mine.awaits) == ("…", "", "em jogo")
    assert theirs.opponent == place
    assert rounds_crosstables(told(stage))[0].marks == {"", "…"}


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"reopened": True}, "reaberto para correção"),
        ({"state": "unpublished"}, "resultado ainda não oficial"),
    ],
    ids=["reopened", "not official"],
)
def test_a_result_that_is_not_the_last_word_is_marked(fields, said):
    stage, (first, other) = begun()
    play_jogo(first)
    play_jogo(other)

    (_, mine), (_, theirs) = cells_of(stage, first, shown=changed(stage, first.confronto, **fields))

    assert (mine.letter, theirs.letter) == ("V", "D")
    assert (mine.mark, mine.awaits) == ("*", said)


def test_a_result_that_waits_to_be_published_is_not_told():
    stage, (first, other) = begun()
    play_jogo(first)
    play_jogo(other)
    jogo = told(stage)["rounds"][0]["confrontos"][0]["jogo"] | {"winner": "", "partidas": []}
    shown = changed(stage, first.confronto, state="unpublished", status="", winner="", jogo=jogo)

    (_, mine), (_, theirs) = cells_of(stage, first, shown=shown)

    assert (mine.mark, mine.letter, theirs.letter) == ("…", "", "")
    assert mine.awaits == "aguardando publicação"


def test_a_row_says_what_its_points_do_not_and_whose_place_it_shares():
    stage, (first, other) = begun(order=["points"])
    for jogo in (first, other):
        play_jogo(jogo)
    penalties.penalise(
        stage=stage,
        dupla=first.confronto.dupla_b,
        round=1,
        sanction="warning",
        amount=None,
        reason="atraso",
        source=TABLE,
    )

    (table,) = rounds_crosstables(told(stage))

    assert [row.place for row in table.rows] == [1, 2, 3, 4]
    assert [row.notes[0] for row in table.rows] == ["divide o lugar: 1º–2º"] * 2 + [
        "divide o lugar: 3º–4º"
    ] * 2
    (warned,) = [row for row in table.rows if row.number == first.confronto.dupla_b.number]
    assert warned.notes[1] == "advertência (1ª rodada: atraso)"


def test_lines_that_are_ranked_apart_have_a_table_each_and_meet_the_other():
    (stage,) = make_stages(MITCHELL | {"lists": "lines"}, duplas=8)
    tables = rounds_crosstables(told(play_stage(stage)))

    assert [(one.title, len(one.rows), one.across) for one in tables] == [
        ("Norte-Sul", 4, True),
        ("Leste-Oeste", 4, True),
    ]
    here, across = tables
    for row in here.rows:
        for at, cell in enumerate(row.cells):
            assert across.rows[cell.opponent - 1].cells[at].opponent == row.place


@pytest.mark.parametrize("plan", EVERY, ids=name)
def test_only_where_two_meet_and_not_all_do_is_there_such_a_table(plan):
    shown = told(formats.begun(plan))

    assert shown["rounds"]
    assert meets_by_rounds(shown) == bool(rounds_crosstables(shown)) == (plan in (SWISS, DANESE, MITCHELL))


def test_where_more_meet_than_a_matrix_holds_there_is_one():
    (stage,) = make_stages({"format": "all_play_all", "partidas": 1}, duplas=18)
    posted(stage)
    play_jogo(jogos_being_played(stage.tournament)[0])
    shown = told(stage)

    (table,) = rounds_crosstables(shown)

    assert crosstables(shown) == ()
    assert (len(table.rows), len(table.rounds), table.size) == (18, 17, "wrapped")
    for row in table.rows:
        assert sorted(cell.opponent for cell in row.cells) == [at for at in range(1, 19) if at != row.place]


def test_no_table_before_the_first_result():
    stage, _jogos = begun()

    assert meets_by_rounds(told(stage))
    assert rounds_crosstables(told(stage)) == ()


@pytest.mark.parametrize(("rounds", "size"), [(1, "few"), (6, "few"), (7, ""), (12, ""), (13, "wrapped")])
def test_as_many_rounds_as_a_line_holds_have_a_column_each(rounds, size):
    stage, jogos = begun()
    play_jogo(jogos[0])
    (table,) = rounds_crosstables(told(stage))

    assert replace(table, rounds=table.rounds * rounds).size == size
