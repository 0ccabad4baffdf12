"""The chart of a dupla's place after each round."""

from tournaments.charts.pictures.places_picture import EDGE, HEIGHT, WIDTH, places_picture


def drawn(places, last=20):
    return places_picture([(place, place) for place in places], [last] * len(places))


def test_the_first_place_stands_on_top_and_the_last_below():
    picture = drawn([1, 20, 10])

    assert [dot.x for dot in picture.dots] == [EDGE, WIDTH / 2, WIDTH - EDGE]
    top, bottom, between = (dot.y for dot in picture.dots)
    assert (top, bottom) == (2 * EDGE, HEIGHT - EDGE)
    assert top < between < bottom
    assert picture.points.split() == [f"{dot.x},{dot.y}" for dot in picture.dots]


def test_each_round_says_its_place_while_there_is_room():
    assert [dot.place for dot in drawn([3, 1, 2]).dots] == ["3º", "1º", "2º"]
    many = [dot.place for dot in drawn([12] * 20).dots]
    assert (many[0], many[-1], set(many[1:-1])) == ("12º", "12º", {""})


def test_places_are_said_as_they_are_shared_and_drawn_by_the_better_one():
    picture = places_picture([(3, 5), (3, 3)], [20, 20])

    assert (picture.said, picture.lowest) == ("3º–5º, 3º", "20º")
    assert picture.dots[0].y == picture.dots[1].y


def test_figures_keep_within_the_picture():
    assert all(0 < dot.place_y < dot.y for dot in drawn([1, 2, 1]).dots)


def test_one_round_is_no_picture_and_one_place_no_division():
    assert drawn([1]) is None
    assert {dot.y for dot in drawn([1, 1], last=1).dots} == {2 * EDGE}


def test_the_last_of_few_stands_as_low_as_the_last_of_many():
    picture = places_picture([(4, 4), (20, 20), (1, 1)], [4, 20, 7])

    assert [dot.y for dot in picture.dots] == [HEIGHT - EDGE, HEIGHT - EDGE, 2 * EDGE]
