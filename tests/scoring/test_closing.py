"""Opening, closing, reopening, W.O. and the table's token."""

import pytest
from django.contrib.auth.models import User

from rules import RuleSetError
from scoring import tokens
from scoring.audit import Source
from scoring.closing import (
    cancel_jogo,
    close_jogo,
    open_jogo,
    open_jogos,
    reissue_token,
    reopen_jogo,
    walkover,
)
from scoring.errors import JogoClosed, Refused
from scoring.models import Acesso, Jogo, Registro
from scoring.sheet import sheet
from scoring.signals import jogo_settled
from tests.scoring.conftest import TABLE
from tests.scoring.course import FOUR, SINGLES, THREE, new_jogo, record

NEW = {"labels": ["Ana e Bia", "Caio e Davi"], "ruleset": "regulamento-1", "partidas": 3}


@pytest.fixture
def juiz(db):
    return Source(actor=User.objects.create_user("juiz"), device="laptop")


@pytest.fixture
def settled():
    heard = []

    def hear(sender, jogo, before, after, **kwargs):
        heard.append((before, after))

    jogo_settled.connect(hear)
    yield heard
    jogo_settled.disconnect(hear)


def test_open_jogo_freezes_the_rules_and_starts_with_partida_one(jogo):
    assert jogo.options["target"] == 1500
    assert [partida.number for partida in sheet(jogo).partidas] == [1]
    assert Registro.objects.get(jogo=jogo).action == Registro.Action.OPENED


@pytest.mark.django_db
@pytest.mark.parametrize("count", [1, 3])
def test_open_jogos_writes_jogos_partidas_and_trail_in_one_statement_each(django_assert_num_queries, count):
    with django_assert_num_queries(6):  # two of them a savepoint
        jogos = open_jogos(openings=[NEW | {"options": {"target": 1500}}] * count, source=TABLE)
    assert [tokens.find(tokens.current(jogo)).jogo for jogo in jogos] == jogos
    assert [sheet(jogo).current.number for jogo in jogos] == [1] * count
    assert [line.jogo for line in Registro.objects.filter(action=Registro.Action.OPENED)] == jogos


@pytest.mark.django_db
def test_open_jogos_opens_none_where_one_is_refused():
    with pytest.raises(Refused, match="target_missing"):
        open_jogos(openings=[NEW | {"options": {"target": 1500}}, NEW | {"options": {}}], source=TABLE)
    assert not Jogo.objects.exists()


@pytest.mark.django_db
def test_open_jogo_needs_a_points_limit():
    with pytest.raises(Refused, match="target_missing"):
        open_jogo(**NEW, options={}, source=TABLE)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("ruleset", "options"),
    [("open-dirty-1", {}), ("burraco-1", {"maos": 2}), ("burraco-1", {}), ("buraco-1", {"target": 3000})],
)
def test_open_jogo_takes_any_rule_set_with_an_end(ruleset, options):
    jogo = open_jogo(**(NEW | {"ruleset": ruleset}), options=options, source=TABLE)

    assert (jogo.ruleset, jogo.sides) == (ruleset, ("A", "B"))


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("ruleset", "options", "sides"),
    [
        ("regulamento-1", {"target": 1500}, 1),
        ("regulamento-1", {"target": 1500}, 3),
        ("burraco-1", {"players": 3}, 2),
        ("burraco-1", {"players": 3}, 4),
        ("buraco-1", {"teams": "individual"}, 1),
        ("buraco-1", {"teams": "individual"}, 10),
    ],
)
def test_open_jogo_refuses_sides_that_the_rule_set_has_no_place_for(ruleset, options, sides):
    new = NEW | {"ruleset": ruleset, "labels": list("abcdefghij")[:sides]}

    with pytest.raises(Refused, match="sides_unfit"):
        open_jogo(**new, options=options, source=TABLE)


@pytest.mark.django_db
def test_jogo_names_its_sides_and_those_who_share_one():
    new = NEW | {"ruleset": "burraco-1", "labels": ["Ana", "Bia", "Caio"]}
    jogo = open_jogo(**new, options={"players": 3}, source=TABLE)

    assert (str(jogo), jogo.sides) == ("Ana × Bia × Caio", ("A", "B", "C"))
    assert (jogo.label("A"), jogo.label("B+C")) == ("Ana", "Bia + Caio")


@pytest.mark.django_db
def test_open_jogo_freezes_the_values_of_a_club():
    overrides = {"batida.bonus": 200, "checks.warnings": ["hand_zero"]}
    opened = open_jogo(**NEW, options={"target": 1500}, overrides=overrides, source=TABLE)

    jogo = Jogo.objects.get(pk=opened.pk)
    assert jogo.overrides == overrides
    assert jogo.load_rules().batida == 200
    assert Registro.objects.get(jogo=jogo).after["overrides"] == overrides


@pytest.mark.django_db
@pytest.mark.parametrize("target", [-1500, 1234.5, "1500", True, 0])
def test_open_jogo_refuses_an_impossible_limit(target):
    with pytest.raises(RuleSetError):
        open_jogo(**NEW, options={"target": target}, source=TABLE)
    assert not Jogo.objects.exists()


def test_jogo_closes_by_itself_when_nobody_can_catch_up(jogo, play, settled):
    play(jogo, 1500, 100)
    play(jogo, 1500, 100)

    jogo.refresh_from_db()
    assert jogo.result == ("A", "majority")
    assert settled == [(("", ""), ("A", "majority"))]


def test_tied_partida_goes_on_for_one_more_mao(jogo, play):
    play(jogo, 750, 760)
    play(jogo, 760, 750, out="A")
    assert sheet(jogo).current.number == 1  # 1510 each

    play(jogo, 10, 0)

    assert sheet(jogo).partidas[0].winner == "A"
    assert sheet(jogo).partidas[0].reason == "tie_break"


def test_fixed_number_of_partidas_is_played_to_the_end_and_a_level_jogo_goes_on(db, play):
    jogo = open_jogo(**(NEW | {"partidas": 2}), fixed=True, options={"target": 1500}, source=TABLE)
    play(jogo, 1500, 100)
    play(jogo, 100, 1500, out="B")
    jogo.refresh_from_db()
    assert (jogo.state, sheet(jogo).current.number) == ("open", 3)

    play(jogo, 100, 1500, out="B")

    jogo.refresh_from_db()
    assert jogo.result == ("B", "extra_partida")


def test_walkover_gives_the_jogo_without_points(jogo, juiz, settled):
    walkover(jogo=jogo, winner="B", reason="ausentes", source=juiz)

    jogo.refresh_from_db()
    assert jogo.result == ("B", "walkover")
    assert settled == [(("", ""), ("B", "walkover"))]
    line = Registro.objects.get(action=Registro.Action.WALKOVER)
    assert (line.actor, line.reason, line.after) == (
        juiz.actor,
        "ausentes",
        {"winner": "B", "reason": "walkover"},
    )


def test_close_gives_the_jogo_to_who_leads(jogo, play, juiz):
    play(jogo, 100, 1500, out="B")

    close_jogo(jogo=jogo, reason="fim do tempo", source=juiz)

    jogo.refresh_from_db()
    assert jogo.result == ("B", "director")


def test_close_is_refused_while_level(jogo, juiz):
    with pytest.raises(Refused, match="jogo_level"):
        close_jogo(jogo=jogo, reason="fim do tempo", source=juiz)


@pytest.mark.django_db
def test_close_of_a_level_jogo_is_won_by_nobody_where_it_may_end_so(juiz):
    jogo = open_jogo(**NEW, options={"target": 1500}, may_draw=True, source=TABLE)

    close_jogo(jogo=jogo, reason="fim do tempo", source=juiz)

    jogo.refresh_from_db()
    assert jogo.result == ("", "director")


@pytest.mark.django_db
def test_close_among_more_than_two_needs_one_ahead_of_the_next(juiz):
    jogo = new_jogo("000", SINGLES | {"target": 200}, sides=4, partidas=3)
    with pytest.raises(Refused) as refused:
        close_jogo(jogo=jogo, reason="fim do tempo", source=juiz)
    assert (refused.value.code, refused.value.params) == ("jogo_level", {"a": 0, "b": 0})
    record(jogo, FOUR)

    close_jogo(jogo=jogo, reason="fim do tempo", source=juiz)

    jogo.refresh_from_db()
    assert jogo.result == ("A", "director")


@pytest.mark.django_db
@pytest.mark.parametrize(("winner", "refused"), [("C", False), ("D", True), ("B+C", True)])
def test_walkover_goes_to_a_side_that_sat_down(juiz, winner, refused):
    jogo = new_jogo("003", THREE, sides=3)

    if refused:
        with pytest.raises(Refused, match="side_unknown"):
            walkover(jogo=jogo, winner=winner, reason="ausentes", source=juiz)
    else:
        assert walkover(jogo=jogo, winner=winner, reason="ausentes", source=juiz).winner == winner


@pytest.mark.parametrize("winner", ["", "C", "a"])
def test_walkover_needs_a_side(jogo, juiz, winner):
    with pytest.raises(Refused, match="side_unknown"):
        walkover(jogo=jogo, winner=winner, reason="ausentes", source=juiz)


@pytest.mark.parametrize(
    "verb",
    [
        lambda jogo, source: close_jogo(jogo=jogo, reason=" ", source=source),
        lambda jogo, source: walkover(jogo=jogo, winner="A", reason="", source=source),
    ],
    ids=["close", "walkover"],
)
def test_director_must_say_why(jogo, juiz, verb):
    with pytest.raises(Refused, match="reason_missing"):
        verb(jogo, juiz)
    assert Registro.objects.count() == 1


def test_closed_jogo_cannot_be_closed_again(jogo, juiz):
    walkover(jogo=jogo, winner="A", reason="ausentes", source=juiz)

    with pytest.raises(JogoClosed):
        walkover(jogo=jogo, winner="B", reason="engano", source=juiz)


def test_reopen_takes_the_result_back(jogo, juiz, settled):
    walkover(jogo=jogo, winner="A", reason="ausentes", source=juiz)

    reopen_jogo(jogo=jogo, reason="chegaram", source=juiz)

    jogo.refresh_from_db()
    assert (jogo.state, jogo.result) == ("open", ("", ""))
    assert settled[-1] == (("A", "walkover"), ("", ""))


def test_reopen_of_an_open_jogo_is_refused(jogo, juiz):
    with pytest.raises(Refused, match="jogo_open"):
        reopen_jogo(jogo=jogo, reason="engano", source=juiz)


def test_cancelled_jogo_has_no_winner_and_stays_closed(jogo, juiz):
    cancel_jogo(jogo=jogo, reason="sorteio corrigido", source=juiz)

    jogo.refresh_from_db()
    assert jogo.result == ("", "cancelled")
    with pytest.raises(Refused, match="jogo_cancelled"):
        reopen_jogo(jogo=jogo, reason="engano", source=juiz)


def test_jogo_with_maos_cannot_be_cancelled(jogo, play, juiz):
    play(jogo, 810, -110)

    with pytest.raises(Refused, match="jogo_played"):
        cancel_jogo(jogo=jogo, reason="sorteio corrigido", source=juiz)


@pytest.mark.parametrize("seat", ["mesa", "A", "B"])
def test_token_opens_its_own_seat_and_only_its_digest_is_stored(jogo, seat):
    token = tokens.current(jogo, seat)

    found = tokens.find(token)
    assert (found.jogo, found.seat) == (jogo, seat)
    assert len(token) == 22  # 128 bits
    assert token not in str(list(Acesso.objects.values()))


def test_new_token_makes_the_old_one_worthless(jogo, juiz):
    old = tokens.current(jogo)

    new = reissue_token(jogo=jogo, reason="link vazou", source=juiz)

    assert tokens.find(new).jogo == jogo
    with pytest.raises(Acesso.DoesNotExist):
        tokens.find(old)


def test_token_of_another_secret_is_not_printed(jogo, settings):
    settings.SECRET_KEY = "changed" * 10

    assert tokens.current(jogo) is None
