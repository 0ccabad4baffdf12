"""Victory points: both published tables cell by cell, and every table that must be refused."""

from itertools import pairwise

import pytest

from tournaments.pairing import DrawError
from tournaments.standings.vp import VP_3, VP_4, Band, VpTable
from tournaments.standings.vp_text import read_vp_table

PUBLISHED_3 = """
    0-50 10-10
    55-150 11-9
    155-250 12-8
    255-350 13-7
    355-500 14-6
    505-650 15-5
    655-800 16-4
    805-1000 17-3
    1005-1250 18-2
    1255-1500 19-1
    1505- 20-0
"""
PUBLISHED_4 = """
    0-100 10-10
    105-300 11-9
    305-500 12-8
    505-700 13-7
    705-900 14-6
    905-1100 15-5
    1105-1300 16-4
    1305-1500 17-3
    1505-1700 18-2
    1705-2000 19-1
    2005+ 20-0
"""


def cells(text):
    """Return every printed difference with its points."""
    for line in text.split("\n"):
        if line.strip():
            band, points = line.split()
            for difference in filter(None, band.replace("+", "-").split("-")):
                yield int(difference), tuple(map(int, points.split("-")))


@pytest.mark.parametrize(("table", "text"), [(VP_3, PUBLISHED_3), (VP_4, PUBLISHED_4)], ids=["3", "4"])
def test_published_table_cell_by_cell(table, text):
    assert read_vp_table(text) == table
    for difference, points in cells(text):
        assert table.points(difference) == points


@pytest.mark.parametrize("table", [VP_3, VP_4], ids=["3", "4"])
def test_every_difference_gives_twenty_in_all_and_never_less_for_more(table):
    rows = [table.points(difference) for difference in range(5001)]

    assert {winner + loser for winner, loser in rows} == {20}
    assert all(low <= high for (low, _), (high, _) in pairwise(rows))
    assert rows[-1] == (20, 0)


def test_columns_are_independent_numbers():
    table = read_vp_table("0-0 1-1\n5- 2-0", step=5)

    assert (table.points(0), table.points(5), table.points(9999)) == ((1, 1), (2, 0), (2, 0))


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("", "vp_missing", {}),
        ("5-50 10-10\n55- 11-9", "vp_start", {}),
        ("0-820 16-4\n830- 17-3", "vp_hole", {"row": 2, "low": 820, "high": 830}),
        ("0-50 10-10\n50- 11-9", "vp_overlap", {"row": 2, "low": 50}),
        ("0- 10-10\n55- 11-9", "vp_overlap", {"row": 2, "low": 55}),
        ("0-50 10-10\n55-150 11-9\n155- 10-10", "vp_not_monotone", {"row": 3}),
        ("0-50 10-8\n55- 11-9", "vp_not_monotone", {"row": 2}),
        ("0-50 10-10\n55-150 11-9", "vp_no_cap", {"row": 2, "above": 150}),
        ("0-50 10-10\nmany 20-0", "vp_unreadable", {"row": 2}),
    ],
)
def test_unusable_table_is_refused(text, code, params):
    with pytest.raises(DrawError) as refused:
        read_vp_table(text)

    assert (str(refused.value.code), refused.value.params) == (code, params)


def test_scores_in_single_points_need_bands_without_a_step():
    bands = (Band(0, 50, 10, 10), Band(55, None, 11, 9))

    with pytest.raises(DrawError) as refused:
        VpTable(bands, step=1)

    assert refused.value.code == "vp_hole"
