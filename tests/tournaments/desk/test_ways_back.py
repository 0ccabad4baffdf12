"""Each common slip, from the Salão and back: clicks, what is said, and a recount by the public script at the end.

The rows of `docs/slips.md` are compared with what the pages ask and say; a click is a link, a button or a fold.
"""

import re

import pytest

from tests.factories import (
    TABLE,
    go_on,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_jogo,
    play_open,
    record,
)
from tests.tournaments.desk.clicks import Director, rows
from tests.tournaments.desk.pages import url
from tests.tournaments.desk.staged import draft_of, play_round, posted, signed_in, stage_of
from tests.tournaments.publication.counting import agrees
from tournaments.event import rounds
from tournaments.models import Confronto, StageEntry
from tournaments.outcomes import decisions
from tournaments.stage_plan import planned

pytestmark = pytest.mark.django_db
SWISS = {"format": "swiss", "rounds": 5, "partidas": 1}
SCHEDULE = {"format": "all_play_all", "partidas": 1, "pace": "round"}
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


def of_mesa(event, mesa, number=1):
    return Confronto.objects.select_related("jogo", "dupla_a", "dupla_b").get(
        tournament=event, mesa=mesa, round=number
    )


def entry_of(event, dupla):
    return StageEntry.objects.get(stage__tournament=event, dupla=dupla)


def in_draft():
    """Return a Swiss whose first round is a draft. The number of its draw is given: who moves depends on it."""
    return make_stages(SWISS, duplas=6)[0].tournament


def in_play(target=700, **plan):
    event = make_stages(SWISS | plan, duplas=6, target=target)[0].tournament
    posted(event)
    return event


def in_third_draft():
    event = in_draft()
    for number in range(2):
        posted(event)
        play_round(draft_of(event))
        rounds.draw_round(stage=stage_of(event), seed=number, source=TABLE)
    return event


def in_third_round():
    event = in_third_draft()
    posted(event)
    return event


def scheduled(duplas, played=0, **fields):
    """Return a schedule in which this number of rounds is over and the next one plays."""
    (stage,) = make_stages(SCHEDULE, duplas=duplas, **fields)
    for _ in range(played):
        go_on(stage)
        play_open(stage)
    go_on(stage)
    return stage.tournament


def test_late_pair(client, tmp_path):
    event = scheduled(5)
    director = Director(client, event)
    director.goes("desk_life")
    director.goes("desk_life_action", "tardia")
    director.sends(first="Quem Chega", second="Por Último")
    director.done()
    late = StageEntry.objects.filter(stage__tournament=event).latest("pk")
    assert set(of_mesa(event, 3).entrants) > {late.dupla_id}

    director.opens(3)
    director.follows(f"saida-{late.pk}")
    director.sends(justified="nao", **WHY)

    assert of_mesa(event, 3).status == "bye"
    director.matches("a late pair, in the place of a rest")
    agrees(client, event, tmp_path)


def test_no_show(client, tmp_path):
    event = in_play()
    director = Director(client, event)
    director.opens(1)
    director.follows(r"wo-\d+")
    director.sends(winner="A", **WHY)
    director.done()
    agrees(client, event, tmp_path)

    director.opens(1)
    director.follows(r"desfazer-\d+")
    director.sends(**WHY)

    row = of_mesa(event, 1)
    assert (row.status, row.jogo.closed_at) == ("", None)
    director.matches("a no-show: W.O.")


def test_average_in_a_group_of_three(client, tmp_path):
    event = scheduled(3, played=2)
    director = Director(client, event)
    director.opens(1)
    director.follows(r"media-\d+")
    director.sends(winner="A", **WHY)
    director.done()
    agrees(client, event, tmp_path)

    director.opens(1)
    director.follows(r"desfazer-\d+")
    director.sends(**WHY)

    assert of_mesa(event, 1, 3).status == ""
    director.matches("an average for a jogo that is not played")


def test_earlier_walkover_made_an_average(client, tmp_path):
    event = in_third_round()
    old = of_mesa(event, 1)
    director = Director(client, event)
    director.searches(old.dupla_a.name)
    director.follows(rf"media-{old.pk}")
    director.sends(**WHY)

    now = of_mesa(event, 1)
    assert (now.status, now.winner) == ("average", old.winner)
    director.matches("an earlier result made an average")
    agrees(client, event, tmp_path)


def in_semifinals():
    event = make_tournament(duplas=8)
    for jogo in jogos_being_played(event):
        play_jogo(jogo)
    for jogo in jogos_being_played(event)[:1]:
        play_jogo(jogo)
    return event


@pytest.mark.parametrize(
    ("scene", "slip"),
    [
        (in_third_round, "a wrong result, two rounds old"),
        (in_third_draft, "a wrong result behind a draft"),
        (in_semifinals, "a wrong result behind a semifinal"),
    ],
)
def test_earlier_result_corrected(client, tmp_path, scene, slip):
    event = scene()
    old = of_mesa(event, 1)
    director = Director(client, event)
    director.searches(old.dupla_a.name)
    director.follows(rf"mao-{old.pk}-1-1")
    director.sends(**TURNED, **WHY)

    assert of_mesa(event, 1).winner == old.dupla_b
    assert "Se a correção mudar o resultado, a página diz antes o que muda com ele." in director.said
    director.matches(slip)
    agrees(client, event, tmp_path)


@pytest.mark.parametrize(
    ("key", "press", "slip"),
    [
        ("lados-trocados", {}, "the sides of a súmula exchanged"),
        ("mesa-errada", {"other": 0}, "two jogos at each other's mesa"),
        ("dupla-errada", {"other": 1}, "two pairs at each other's mesa"),
    ],
)
def test_maos_with_a_wrong_owner(client, tmp_path, key, press, slip):
    event = in_play()
    for jogo in jogos_being_played(event)[:2]:
        play_jogo(jogo, "A")
    play_jogo(jogos_being_played(event)[0], "B")
    director = Director(client, event)
    for _ in range(2):
        one, two = of_mesa(event, 1), of_mesa(event, 3)
        other = {name: str((two.pk, two.dupla_a_id)[at]) for name, at in press.items()}
        director.opens(1)
        director.follows(rf"{key}-{one.pk}[-\d]*")
        director.sends(**other, **WHY)
        if not director.steps:
            agrees(client, event, tmp_path)
            director.done()

    director.matches(slip)


def test_two_mesas_exchanged(client):
    event = in_play()
    before = of_mesa(event, 1)
    director = Director(client, event)
    for _ in range(2):
        director.opens(1)
        director.follows(r"trocar-mesas-\d+")
        director.sends(mesa="2", **WHY)
        if not director.steps:
            assert of_mesa(event, 2) == before
            director.done()

    assert of_mesa(event, 1) == before
    director.matches("two mesas exchanged")


def test_wrong_withdrawal_of_a_dupla_in_play(client, tmp_path):
    event = in_play(target=3000)
    record(of_mesa(event, 1).jogo)
    dupla = of_mesa(event, 1).dupla_a
    director = Director(client, event)
    director.opens(1)
    director.follows(rf"saida-{entry_of(event, dupla).pk}")
    director.sends(justified="sim", **WHY)
    assert of_mesa(event, 1).status == "walkover"
    director.done()
    agrees(client, event, tmp_path)

    director.opens(1)
    director.follows(r"volta-\d+")
    director.sends()

    row = of_mesa(event, 1)
    assert (row.status, row.jogo.closed_at) == ("", None)
    assert entry_of(event, dupla).until_round is None
    assert f"Voltou: {dupla}. Rodada 1, mesa 1, contra: {row.dupla_b}." in director.told
    assert "O jogo que a desistência acabou continua" in director.said
    director.matches("a pair leaves in mid-round")


def test_player_substituted(client):
    event = in_play(minutes=45)
    row = of_mesa(event, 1)
    first, _second = row.dupla_a.players.order_by("pk")
    director = Director(client, event)
    for leaves, comes in ((first.name, "Quem Entra"), ("Quem Entra", first.name)):
        director.opens(1)
        director.follows(rf"parceiro-{entry_of(event, row.dupla_a).pk}")
        pk = row.dupla_a.players.get(name=leaves).pk
        director.sends(leaves=str(pk), comes=comes)
        if not director.steps:
            director.done()

    assert of_mesa(event, 1).dupla_a.name == row.dupla_a.name
    director.matches("a player substituted")


def test_penalty_of_a_hundred_points(client, tmp_path):
    event = in_play()
    play_open(stage_of(event))
    director = Director(client, event)
    director.opens(1)
    director.follows(rf"punir-{entry_of(event, of_mesa(event, 1).winner).pk}")
    director.sends(amount="100", **WHY)
    director.done()
    agrees(client, event, tmp_path)

    director.opens(1)
    director.follows(r"retirar-punicao-\d+")
    director.sends(**WHY)

    director.matches("a penalty of 100 points")


def test_jogo_moved_from_a_broken_mesa(client):
    event = scheduled(6, mesas=6)
    row = of_mesa(event, 1)
    director = Director(client, event)
    for start, end in ((1, 5), (5, 1)):
        director.opens(start)
        director.follows(rf"mesa-{row.pk}")
        director.sends(mesa=str(end))
        if not director.steps:
            director.done()

    assert of_mesa(event, 1) == row
    director.matches("a mesa breaks: its jogo moves")


def test_broken_mesa_blocked(client):
    event = scheduled(6, mesas=6)
    director = Director(client, event)
    for use in ("blocked", "free"):
        director.goes("desk_arrange")
        director.follows("mudar-1")
        director.sends("gravar", mesa="1", use=use)
        if not director.steps:
            director.done()

    director.matches("a mesa breaks: it is blocked")


def test_hall_closes_early(client, tmp_path):
    event = in_play(target=3000)
    record(of_mesa(event, 1).jogo)
    director = Director(client, event)
    director.goes("desk_rounds")
    director.goes("desk_rest", 1)
    director.sends(**WHY)
    director.done()
    assert [of_mesa(event, mesa).status for mesa in (1, 2)] == ["abandoned", "not_counted"]
    agrees(client, event, tmp_path)

    director.opens(1)
    director.follows(r"desfazer-\d+")
    director.sends(**WHY)

    assert of_mesa(event, 1).status == ""
    director.matches("the hall closes early")


def test_bell_far_too_early(client, tmp_path):
    event = in_play(target=3000, minutes=45)
    record(of_mesa(event, 1).jogo)
    director = Director(client, event)
    director.goes("desk_bell")
    director.sends(in_play="sim")
    director.done()

    director.goes("desk_bell")
    director.sends("desfazer", sinal=re.search(r'name="sinal"\s+value="(\d+)"', director.page.html)[1])

    assert not any(jogo.bell_at for jogo in jogos_being_played(event))
    director.matches("the bell 44 minutes early")
    agrees(client, event, tmp_path)


@pytest.mark.parametrize(
    ("field", "value", "slip"),
    [
        ("minutes", "50", "minutes changed while the mesas play"),
        ("rounds", "7", "the number of rounds changed"),
        ("won", "3", "points of a win changed"),
        ("by2", "suffered", "tie-breaks changed"),
    ],
)
def test_plan_of_a_running_stage(client, tmp_path, field, value, slip):
    event = in_play(minutes=45)
    for jogo in jogos_being_played(event)[:2]:
        play_jogo(jogo)
    plan = planned(stage_of(event))
    director = Director(client, event)
    director.goes("desk_plan")
    name = f"fase1-{field}"
    controls = [one for form in director.page.forms for one in form.controls if one.name == name]
    before = (controls[0].options or [controls[0].value])[0]
    director.sends("gravar", **{name: value})
    assert planned(stage_of(event)) != plan
    director.done()
    agrees(client, event, tmp_path)

    director.goes("desk_plan")
    director.sends("gravar", **{name: before})

    assert planned(stage_of(event)) == plan
    director.matches(slip)


def test_draft_drawn_again(client):
    event = in_draft()
    draft = draft_of(event)
    director = Director(client, event)
    for seed in ("", str(draft.seed)):
        director.goes("desk_round", draft.pk)
        director.sends("sortear", seed=seed)
        if not director.steps:
            director.done()

    assert draft_of(event).seed == draft.seed
    director.matches("a draft drawn again")


def test_posted_round_goes_back_to_its_draft(client):
    event = in_play()
    draft = draft_of(event)
    director = Director(client, event)
    director.goes("desk_life")
    director.goes("desk_life_action", "desafixar")
    director.sends(**WHY)
    director.goes("desk_round", draft.pk)
    director.sends("sortear", seed="")

    assert draft_of(event).state == "draft"
    director.matches("a posted round drawn again")


def test_second_director_is_told_what_the_first_one_did(client):
    event = in_play()
    director = Director(client, event)
    director.opens(1)
    director.follows(r"wo-\d+")
    decisions.walkover(confronto=of_mesa(event, 1), winner="A", reason="faltou", source=TABLE)

    director.sends(winner="B", **WHY)

    director.matches("two directors: W.O. to one side and to the other")


def test_level_quarter_final_at_the_bell(client):
    event = signed_in(client, make_tournament(duplas=8, target=3000))
    jogo = of_mesa(event, 1).jogo
    for winner in "AB":
        record(jogo, winner)
    director = Director(client, event)
    director.goes("desk_bell")
    director.sends(in_play="nao")
    record(jogo, "A")

    assert of_mesa(event, 1).winner == of_mesa(event, 1).dupla_a
    director.matches("a quarter-final level at the bell")


def test_every_slip_of_the_document_has_its_test():
    named = {test.strip("`") for *_cells, test in rows().values()}

    assert {name for name in named if name not in globals()} == set()


def test_list_of_confrontos_begins_with_the_round_in_play_and_is_searched(client):
    (stage,) = make_stages(SCHEDULE, duplas=6)
    go_on(stage)
    event = signed_in(client, stage.tournament)
    page = url("desk_life_action", event, "wo")

    listed = client.get(page).context["choices"]
    assert [re.match(r"Rodada (\d)", said)[1] for _pk, said in listed] == [*"111222333444555"]

    name = of_mesa(event, 2).dupla_a.name
    assert [name in said for _pk, said in client.get(page, {"nome": name.upper()}).context["choices"]] == [
        True
    ] * 5
