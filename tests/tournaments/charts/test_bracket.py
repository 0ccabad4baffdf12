"""The drawn bracket, made from the documents of real tournaments."""

import pytest

from scoring.lifecycle.open_close import close_jogo, walkover
from tests.factories import TABLE, jogos_being_played, make_tournament, play_jogo, record
from tournaments.charts.bracket import bracket_chart
from tournaments.publication.snapshot import snapshot

pytestmark = pytest.mark.django_db


def drawn(tournament):
    return bracket_chart(snapshot(tournament)["stages"][0])


@pytest.mark.parametrize(
    ("duplas", "titles", "boxes"),
    [
        (2, ["Final"], [1]),
        (4, ["Semifinais", "Final"], [2, 1]),
        (5, ["Quartas de final", "Semifinais", "Final"], [4, 2, 1]),
        (8, ["Quartas de final", "Semifinais", "Final"], [4, 2, 1]),
    ],
)
def test_every_round_has_half_as_many_boxes_as_the_one_before(duplas, titles, boxes):
    tree = drawn(make_tournament(duplas=duplas, state="drawn"))

    assert [column.title for column in tree.rounds] == titles
    assert [len(column.boxes) for column in tree.rounds] == boxes


def test_the_third_place_is_no_part_of_the_tree():
    assert drawn(make_tournament(duplas=4, state="drawn")).third.boxes[0].title == "Disputa de 3º lugar"
    assert drawn(make_tournament(duplas=4, state="drawn", third_place=False)).third is None


def test_a_slot_says_whom_it_waits_for():
    tree = drawn(make_tournament(duplas=4, state="drawn"))

    assert [slot.text for slot in tree.rounds[1].boxes[0].slots] == [
        "Vencedor do jogo 1 das semifinais",
        "Vencedor do jogo 2 das semifinais",
    ]
    assert tree.third.boxes[0].slots[0].text == "Perdedor do jogo 1 das semifinais"


def test_a_bye_is_said_and_not_played():
    box = drawn(make_tournament(duplas=3)).rounds[0].boxes[0]

    assert (box.css, box.jogo, box.mesa) == ("is-bye", None, None)
    assert [slot.text for slot in box.slots][1] == "avança sem jogar"


def test_seeds_stand_beside_their_names():
    tree = drawn(make_tournament(duplas=4, seeds=2, state="drawn"))

    assert [slot.seed for box in tree.rounds[0].boxes for slot in box.slots if slot.seed] == [1, 2]


def test_a_box_being_played_shows_mesa_points_and_partidas():
    tournament = make_tournament(duplas=4, partidas=3, target=700)
    jogo = jogos_being_played(tournament)[1]
    record(jogo, "B")
    box = drawn(tournament).rounds[0].boxes[1]

    assert (box.css, box.tone, box.mesa) == ("is-live", "live", 2)
    assert [(slot.won, slot.points, slot.outcome) for slot in box.slots] == [(0, 0, ""), (1, 0, "")]


def test_a_box_that_is_done_marks_the_winner():
    tournament = make_tournament(duplas=2)
    play_jogo(jogos_being_played(tournament)[0], "B")
    box = drawn(tournament).rounds[0].boxes[0]

    assert (box.css, box.tone, box.mesa) == ("is-done", "", None)
    assert [(slot.won, slot.points, slot.outcome) for slot in box.slots] == [
        (0, 220, "loser"),
        (1, 760, "winner"),
    ]


def test_a_walkover_has_its_name_and_no_points():
    tournament = make_tournament(duplas=2)
    walkover(jogo=jogos_being_played(tournament)[0], winner="A", reason="não veio", source=TABLE)
    box = drawn(tournament).rounds[0].boxes[0]

    assert box.note == "W.O."
    assert [(slot.won, slot.points, slot.outcome) for slot in box.slots] == [
        (None, None, "winner"),
        (None, None, "loser"),
    ]


def test_a_jogo_closed_by_the_director_says_so():
    tournament = make_tournament(duplas=2, partidas=3)
    jogo = jogos_being_played(tournament)[0]
    record(jogo)
    close_jogo(jogo=jogo, reason="fim do tempo", source=TABLE)

    assert drawn(tournament).rounds[0].boxes[0].note == "encerrado pelo diretor"


def test_nothing_awaits_a_mesa_before_the_start():
    boxes = [box for column in drawn(make_tournament(state="drawn")).rounds for box in column.boxes]

    assert {box.tone for box in boxes} == {""}


def test_a_jogo_that_finds_no_mesa_says_so():
    box = drawn(make_tournament(duplas=4, mesas=1)).rounds[0].boxes[1]

    assert (box.tag, box.tone) == ("esperando mesa", "open")
