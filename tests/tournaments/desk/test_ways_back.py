"""Each common slip has a way back of at most four clicks from the Salão, counted over the pages themselves.

A click is a link or a button. Typing is none, and a form is sent by its button.
"""

import re
from html import unescape

import pytest
from django.urls import reverse

from tests.access.bodies import Page, filled
from tests.factories import TABLE, go_on, jogos_being_played, make_stages, play_jogo, record
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import begun, draft_of, in_play, play_round, posted, signed_in, stage_of
from tournaments.event import rounds
from tournaments.models import Confronto, StageEntry

pytestmark = pytest.mark.django_db
SWISS = {"format": "swiss", "rounds": 5, "partidas": 1}
TURNED = {
    "ending": "B",
    "A-hand": "9",
    "A-clean": "",
    "A-table": "30",
    "B-table": "40",
    "B-hand": "4",
    "B-clean": "1",
}
WHY = {"reason": "engano da direção"}


class Director:
    """A signed-in director who opens the Salão and clicks. clicks: how often."""

    def __init__(self, client, event):
        self.client, self.event, self.clicks = client, signed_in(client, event), 0
        self.page = self._got(url("desk_mesas", event))

    def _got(self, address):
        answer = self.client.get(address, follow=True)
        assert answer.status_code == 200, address
        at = answer.redirect_chain[-1][0] if answer.redirect_chain else address
        return Page(at.partition("#")[0], 200, answer.content.decode())

    def opens(self, mesa):
        """Open the drawer of a mesa by its tile."""
        row = Confronto.objects.filter(tournament=self.event, mesa=mesa).order_by("-round").first()
        self.page = self._got(
            reverse("tournaments:desk_mesas", args=(self.event.slug,), query={"de": row.pk})
        )
        self.clicks += 1

    def searches(self, name):
        """Search for a name in the Salão."""
        self.page = self._got(f"{url('desk_mesas', self.event)}?busca={name}")
        self.clicks += 1

    def follows(self, pattern):
        """Follow the first link whose id matches."""
        found = re.search(rf'id="{pattern}"\s+href="([^"]+)"', self.page.html)
        assert found, pattern
        self.page = self._got(unescape(found[1]))
        self.clicks += 1

    def sends(self, **typed):
        """Send the form that has these fields, and confirm what it shows."""
        form = filled(self.page, typed)
        answer = self.client.post(form.address, form.fields)
        self.clicks += 1
        if answer.status_code == 200:
            asked = Page(form.address, 200, answer.content.decode())
            form = filled(asked, typed, tick={"acknowledged"})
            answer = self.client.post(form.address, form.fields)
            self.clicks += 1
        assert answer.status_code == 302, text(answer)
        self.page = self._got(answer["Location"])

    @property
    def told(self):
        return " ".join(unescape(self.page.html).split())


def of_mesa(event, mesa, number=1):
    return Confronto.objects.select_related("jogo", "dupla_a", "dupla_b").get(
        tournament=event, mesa=mesa, round=number
    )


def in_third_round():
    event = begun(SWISS, duplas=6, target=700)
    for number in range(2):
        posted(event)
        play_round(draft_of(event))
        rounds.draw_round(stage=stage_of(event), seed=number, source=TABLE)
    posted(event)
    return event


def test_wrong_withdrawal_of_a_dupla_in_play(client):
    event = in_play(SWISS, duplas=6, target=3000)
    record(of_mesa(event, 1).jogo)
    dupla = of_mesa(event, 1).dupla_a
    director = Director(client, event)
    director.opens(1)
    director.follows(rf"saida-{StageEntry.objects.get(dupla=dupla).pk}")
    director.sends(justified="sim", **WHY)
    assert of_mesa(event, 1).status == "walkover"
    assert "Retorno de quem desistiu" in director.told

    director.clicks = 0
    director.opens(1)
    director.follows(r"volta-\d+")
    assert "O jogo que a desistência acabou continua" in director.told
    director.sends()

    row = of_mesa(event, 1)
    assert (row.status, row.jogo.closed_at) == ("", None)
    assert StageEntry.objects.get(dupla=dupla).until_round is None
    assert f"Voltou: {dupla}. Rodada 1, mesa 1, contra: {row.dupla_b}." in director.told
    assert director.clicks <= 4


def test_result_two_rounds_old(client):
    event = in_third_round()
    old = of_mesa(event, 1)
    director = Director(client, event)
    director.searches(old.dupla_a.name)
    director.follows(rf"mao-{old.pk}-1-1")
    director.sends(**TURNED, **WHY)

    assert of_mesa(event, 1).winner == old.dupla_b
    assert director.clicks <= 4


def test_earlier_walkover_made_an_average(client):
    event = in_third_round()
    old = of_mesa(event, 1)
    director = Director(client, event)
    director.searches(old.dupla_a.name)
    director.follows(rf"media-{old.pk}")
    director.sends(**WHY)

    now = of_mesa(event, 1)
    assert (now.status, now.winner) == ("average", old.winner)
    assert director.clicks <= 4


@pytest.mark.parametrize(
    ("key", "press"), [("lados-trocados", {}), ("mesa-errada", {"other": 0}), ("dupla-errada", {"other": 1})]
)
def test_maos_with_a_wrong_owner(client, key, press):
    event = in_play(SWISS, duplas=6, target=700)
    for jogo in jogos_being_played(event)[:2]:
        play_jogo(jogo, "A")
    play_jogo(jogos_being_played(event)[0], "B")
    one, two = of_mesa(event, 1), of_mesa(event, 3)
    other = {name: str((two.pk, two.dupla_a_id)[at]) for name, at in press.items()}
    director = Director(client, event)
    director.opens(1)
    director.follows(rf"{key}-{one.pk}[-\d]*")
    director.sends(**other, **WHY)

    assert director.clicks == 4
    assert "Mesa 3: " in director.told or "Lados trocados em 1 mão da mesa 1" in director.told


def test_list_of_confrontos_begins_with_the_round_in_play_and_is_searched(client):
    (stage,) = make_stages({"format": "all_play_all", "partidas": 1, "pace": "round"}, duplas=6)
    go_on(stage)
    event = signed_in(client, stage.tournament)
    page = url("desk_life_action", event, "wo")

    listed = client.get(page).context["choices"]
    assert [re.match(r"Rodada (\d)", said)[1] for _pk, said in listed] == [*"111222333444555"]

    name = of_mesa(event, 2).dupla_a.name
    assert [name in said for _pk, said in client.get(page, {"nome": name.upper()}).context["choices"]] == [
        True
    ] * 5
