"""The chart of the totals of a partida."""

from tournaments.charts.pictures.points_picture import EDGE, HEIGHT, WIDTH, points_picture


def test_each_side_starts_at_nothing_and_ends_at_the_right():
    picture = points_picture([{"A": 500, "B": -100}, {"A": 1000, "B": 400}], target=None)

    one, other = picture.lines
    assert [line.side for line in picture.lines] == ["A", "B"]
    assert one.points.split()[0] == other.points.split()[0] == f"{EDGE:.1f},{picture.zero}"
    assert one.x == other.x == WIDTH - EDGE
    assert one.y == EDGE  # the highest value is at the top
    assert float(other.points.split()[1].split(",")[1]) == HEIGHT - EDGE  # and the lowest at the bottom


def test_more_points_stand_higher_by_as_much():
    picture = points_picture([{"A": 0, "B": 0}, {"A": 300, "B": 900}], target=None)

    (a, b), zero = (line.y for line in picture.lines), picture.zero
    assert round((zero - b) / (zero - a), 1) == 3


def test_target_is_drawn_once_it_is_in_sight():
    near = [{"A": 500, "B": 0}, {"A": 1600, "B": 0}]

    assert points_picture(near, target=3000).target == EDGE
    assert points_picture(near, target=5000).target is None
    assert points_picture(near, target=None).target is None


def test_one_mao_is_no_picture_and_none_without_a_point_is_flat():
    assert points_picture([{"A": 500, "B": 0}], target=None) is None
    flat = points_picture([{"A": 0, "B": 0}] * 2, target=None)
    assert {line.y for line in flat.lines} == {flat.zero}
