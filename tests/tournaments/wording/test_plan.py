"""The sentences about a plan are true of it."""

from tests.rows import rows
from tournaments.plan.formats.knockout import Knockout
from tournaments.wording.plan import ties


@rows(
    ("third", "said"),
    [
        (False, "Quem perde na mesma rodada divide o lugar."),
        (True, "Quem perde na mesma rodada divide o lugar, menos o 3º, que se joga."),
    ],
)
def test_losers_of_a_round_share_the_place_unless_it_is_played_for(third, said):
    assert ties(Knockout(third=third), ())[-1] == said
