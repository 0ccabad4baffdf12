"""The token of a seat: what it opens, and that a new one invalidates the old one."""

import pytest

from scoring import tokens
from scoring.lifecycle.open_close import reissue_token
from scoring.models import SeatKey


@pytest.mark.parametrize("seat", ["mesa", "A", "B"])
def test_token_opens_its_own_seat_and_only_its_digest_is_stored(jogo, seat):
    token = tokens.current(jogo, seat)

    found = tokens.find(token)
    assert (found.jogo, found.seat) == (jogo, seat)
    assert len(token) == 22  # 128 bits
    assert token not in str(list(SeatKey.objects.values()))


def test_new_token_makes_the_old_one_worthless(jogo, juiz):
    old = tokens.current(jogo)

    new = reissue_token(jogo=jogo, reason="link vazou", source=juiz)

    assert tokens.find(new).jogo == jogo
    with pytest.raises(SeatKey.DoesNotExist):
        tokens.find(old)


def test_token_of_another_secret_is_not_printed(jogo, settings):
    settings.SECRET_KEY = "changed" * 10

    assert tokens.current(jogo) is None
