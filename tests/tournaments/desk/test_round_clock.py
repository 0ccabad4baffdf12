"""The clock at the desk: on the Salão and the rounds, with its buttons; extra time for one table from its drawer."""

import re
from datetime import timedelta

import pytest
from django.db import connection
from django.utils.timezone import now

from scoring.ledger.append_only import lift
from scoring.models import Jogo, Mao
from tests.factories import TABLE, director_of, make_user, record
from tests.tournaments.desk.pages import error_at, text, url
from tests.tournaments.desk.staged import in_play, posted, running, signed_in
from tournaments.clubs import members
from tournaments.hall.clocks import clock_hands
from tournaments.models import Confronto, Round, TournamentLogEntry

pytestmark = pytest.mark.django_db
SWISS = {"format": "swiss", "rounds": 2, "partidas": 1, "minutes": 35, "pace": "round"}


@pytest.fixture
def event(client):
    """Return six duplas in the first round, of 35 minutes; the director is signed in."""
    tournament = signed_in(client, in_play(SWISS, target=3000))
    later(tournament, 0)  # it may have been built a while ago
    return tournament


def press(client, event, acao, *, seen="0", **sent):
    sent = {"acao": acao, "rodada": "1.1", "visto": seen, **sent}
    return client.post(url("desk_clock", event), sent, follow=True)


def later(event, minutes):
    """Move the start of the round back by these minutes."""
    Jogo.objects.filter(confronto__tournament=event).update(opened_at=now() - timedelta(minutes=minutes))


@pytest.mark.parametrize("page", ["desk_mesas", "desk_rounds", "desk_clock"])
def test_pages_of_the_day_say_when_the_round_ends_and_count_down(client, event, page):
    ends = Jogo.objects.first().opened_at + timedelta(minutes=35)

    shown = text(client.get(url(page, event)))

    assert "acaba às" in shown
    (said,) = [part.split('"')[0] for part in shown.split('data-ate="')[1:]]
    assert abs(int(said) - ends.timestamp() * 1000) < 1000
    assert 'value="parar"' in shown


def test_clock_is_stopped_and_goes_on_in_a_click_and_leads_back(client, event):
    answer = press(client, event, "parar", volta="salao")
    assert answer.redirect_chain[-1][0] == url("desk_mesas", event)
    shown = text(answer)
    assert "O relógio parou." in shown
    assert re.search(r"\b(35:00|34:[345]\d)\b", shown)
    assert "data-ate" not in shown

    again = press(client, event, "parar")
    assert again.status_code == 422
    assert "O relógio da rodada 1 já está parado." in text(again)

    shown = text(press(client, event, "continuar", volta="rodadas"))
    assert "O relógio voltou a andar." in shown
    assert "data-ate" in shown


def test_minutes_are_given_and_announced(client, event):
    assert "10 minutos a mais." in text(press(client, event, "mais", minutes="10"))
    seen = str(TournamentLogEntry.objects.latest("sequence").sequence)
    twice = press(client, event, "mais", minutes="10")
    assert twice.status_code == 422
    assert "Alguém mexeu no relógio da rodada 1" in text(twice)

    assert "Todos leem que faltam 5 minutos." in text(press(client, event, "faltam", seen=seen, minutes="5"))

    assert list(
        TournamentLogEntry.objects.filter(action__startswith="clock_").values_list("action", "data__minutes")
    ) == [
        ("clock_extended", 10),
        ("clock_announced", 5),
    ]


@pytest.mark.parametrize("minutes", ["", "0", "-5", "181", "muitos", "9" * 50])
def test_minutes_that_cannot_be_are_refused_and_stay(client, event, minutes):
    answer = press(client, event, "mais", minutes=minutes)

    assert answer.status_code == 422
    assert error_at(answer, "mais-minutes")
    assert f'value="{minutes}"' in text(answer) or not minutes
    assert not TournamentLogEntry.objects.filter(action="clock_extended").exists()


@pytest.mark.parametrize("sent", [{"rodada": "1.2"}, {"rodada": ""}, {"acao": "voar"}])
def test_clock_that_is_not_there_is_not_set(client, event, sent):
    answer = client.post(url("desk_clock", event), {"acao": "parar", "rodada": "1.1"} | sent)

    assert answer.status_code == 400


def test_table_is_given_more_time_from_its_drawer_with_the_reason(client, event):
    row = Confronto.objects.get(tournament=event, round=1, mesa=2)
    drawer = client.get(f"{url('desk_mesas', event)}?de={row.pk}")
    assert "Tempo extra…" in text(drawer)
    page = f"{url('desk_extra', event, row.pk)}?salao={row.pk}"
    assert "O tempo desta mesa acaba às" in text(client.get(page))
    without = client.post(page, {"minutes": "5", "visto": "0", "reason": ""})
    assert (without.status_code, bool(error_at(without, "extra-reason"))) == (422, True)

    answer = client.post(page, {"minutes": "5", "visto": "0", "reason": "Derramou café"}, follow=True)

    assert answer.redirect_chain[-1][0].startswith(url("desk_mesas", event))
    assert "Mesa 2: 5 min a mais." in text(answer)
    assert "1 mesa com mais tempo" in text(answer)


def test_at_zero_the_desk_asks_for_the_bell(client, event):
    mesa = Confronto.objects.filter(tournament=event, round=1).first()
    later(event, 36)
    extra = text(client.get(url("desk_extra", event, mesa.pk)))
    assert "O tempo desta mesa acabou. O que ela ganha aqui conta a partir de agora." in extra

    shown = text(client.get(url("desk_mesas", event)))

    assert "tempo esgotado em 3 mesas" in shown
    assert f"{url('desk_bell', event)}?rodada=1.1" in shown


def test_round_without_a_clock_offers_to_announce(client):
    event = running(client, SWISS | {"minutes": 0})
    posted(event)
    assert "sem relógio" in text(client.get(url("desk_mesas", event)))

    press(client, event, "faltam", minutes="10")

    assert "acaba às" in text(client.get(url("desk_mesas", event)))


def test_scorer_reads_the_clock_and_has_no_button(client, event):
    scorer = make_user()
    members.set_member(club=event.club, user=scorer, role="scorer")
    client.force_login(scorer)

    shown = text(client.get(url("desk_mesas", event)))

    assert "acaba às" in shown
    assert 'value="parar"' not in shown
    assert press(client, event, "parar").status_code == 403


def test_panel_asks_again_and_is_answered_only_where_something_changed(client, event):
    client.force_login(director_of(event.club))
    page = client.get(url("desk_clock", event))
    asked = {"visto": page.context["mark"], "de": "salao"}
    head = {"HX-Request": "true"}
    assert client.get(url("desk_clock", event), asked, headers=head).status_code == 204

    press(client, event, "parar")

    shown = client.get(url("desk_clock", event), asked, headers=head)
    assert "parado" in text(shown)
    assert "<html" not in text(shown)
    assert 'name="volta" value="salao"' in text(shown)


def test_pages_before_and_after_play_have_no_clock(client):
    event = running(client, SWISS)
    assert "data-ate" not in text(client.get(url("desk_mesas", event)))
    assert "Nenhuma mesa está jogando agora." in text(client.get(url("desk_clock", event)))
    assert Round.objects.count() == 1


def chosen(response):
    """Return the selected rule on the page of the clock."""
    return re.findall(r'value="(\w+)"[^>]*checked', text(response))


def rule(client, event, at_zero, fase="1"):
    sent = {"acao": "no-zero", "fase": fase, "at_zero": at_zero}
    return client.post(url("desk_clock", event), sent, follow=True)


def test_director_says_of_the_stage_that_plays_what_happens_at_zero(client, event):
    assert chosen(client.get(url("desk_clock", event))) == ["asks"]

    shown = rule(client, event, "rings")
    assert "Fase 1, ao fim do tempo: O sinal toca sozinho: a mão em jogo conta." in text(shown)
    assert chosen(shown) == ["rings"]
    assert chosen(rule(client, event, "nothing")) == ["nothing"]

    logged = text(client.get(url("desk_log", event)))
    assert "ao fim do tempo: O sinal toca sozinho: a mão em jogo conta → Nada" in logged


@pytest.mark.parametrize(("at_zero", "fase", "status"), [("never", "1", 422), ("rings", "2", 400)])
def test_rule_that_there_is_not_is_refused(client, event, at_zero, fase, status):
    assert rule(client, event, at_zero, fase).status_code == status
    assert chosen(client.get(url("desk_clock", event))) == ["asks"]


@pytest.mark.parametrize(
    ("plan", "heard"),
    [
        ({}, "10 5 0"),
        ({"announced": [20, 3]}, "20 3 0"),
        ({"announced": []}, "0"),
        ({"announced": [5], "at_zero": "nothing"}, "5"),
    ],
)
def test_pages_know_which_minutes_of_the_plan_are_heard(client, plan, heard, complete):
    tournament = signed_in(client, in_play(SWISS | plan, target=3000))

    pages = ("desk_mesas", "desk_rounds", "desk_clock", "desk_log", "desk_standings")
    for page in pages if complete or not plan else pages[:1]:
        shown = text(client.get(url(page, tournament)))
        assert f'data-avisos="{heard}"' in shown, page
        assert "tournaments/alerts.js" in shown, page


def test_clock_of_the_line_follows_by_itself(client, event):
    page = url("desk_clock", event)
    part = client.get(page, {"linha": "1"}, headers={"HX-Request": "true"})
    seen = re.search(r"visto=(\w+)", text(part))[1]
    again = {"linha": "1", "visto": seen}
    assert client.get(page, again, headers={"HX-Request": "true"}).status_code in {200, 204}

    clock_hands.extend(stage=event.stage_set.get(), number=1, minutes=5, source=TABLE)

    after = text(client.get(page, again, headers={"HX-Request": "true"}))
    assert "line-clock" in after
    assert 'hx-trigger="every' in after


def test_forecast_is_told_once_enough_was_played(client, event):
    assert "Ainda não dá para dizer: poucas mãos foram jogadas." in text(client.get(url("desk_clock", event)))
    lift(connection, ["scoring_mao"])  # rows of facts keep their time: this test needs another one
    later(event, 20)
    for jogo in Jogo.objects.all():
        for number in range(2):
            record(jogo, "AB"[number])
        for number, mao in enumerate(Mao.objects.filter(partida__jogo=jogo).order_by("pk"), start=1):
            Mao.objects.filter(pk=mao.pk).update(entered_at=now() - timedelta(minutes=20 - 8 * number))

    shown = text(client.get(url("desk_clock", event)))

    assert "Uma mão leva cerca de 8 minutos." in shown
    assert len(re.findall(r"por volta de \d\d:\d\d \(±\d+ min\)", shown)) == 2
