"""The place of a jogo heads its printed sheet; for a private jogo it is a blank line."""

import re

import pytest

from scoring.models import Jogo
from scoring.signals import Where, where, where_asked


def head(client, table):
    """Return the line of the sheet with the place."""
    page = client.get(table).content.decode()
    line = re.search(r'<p class="folha-where">(.*?)</p>', page, re.DOTALL).group(1)
    return re.findall(r"<(b|span)[^>]*>(.*?)</", line)


@pytest.fixture
def told():
    """Return a list whose first item answers where each jogo is played."""
    answers = []

    def tell(sender, jogo, **kwargs):
        return answers[0]

    where_asked.connect(tell, sender=Jogo)
    yield answers
    where_asked.disconnect(tell, sender=Jogo)


def test_jogo_without_an_event_leaves_mesa_and_round_to_be_filled_in(client, jogo, table):
    assert where(jogo) is None
    assert head(client, table) == [("span", "Mesa"), ("span", "Rodada")]


@pytest.mark.parametrize(
    ("mesa", "said"), [(3, ("b", "Mesa 3")), pytest.param(None, ("span", "Mesa"), id="none yet")]
)
def test_sheet_is_headed_with_what_is_known(client, jogo, table, told, mesa, said):
    told.append(Where("Copa do Farol", mesa, "Semifinais"))

    assert head(client, table) == [("b", "Copa do Farol"), said, ("b", "Semifinais")]
