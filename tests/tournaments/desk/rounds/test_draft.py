"""The draft of a round at the desk: shown, drawn again, changed by hand, checked, posted, and then seated."""

import pytest

from tests.factories import TABLE
from tests.rows import rows
from tests.tournaments.desk.pages import error_at, text, url
from tests.tournaments.desk.staged import SWISS, confrontos_of, draft_of, posted, running
from tournaments.entries import leaving
from tournaments.models import Confronto, Round
from tournaments.wording.terms import FLAGS, flag_words

pytestmark = pytest.mark.django_db

WHY = "mesa alta"


def act(client, tournament, round_, action, **data):
    return client.post(url("desk_round", tournament, round_.pk), {"acao": action, **data})


def test_draft_shows_pairings_seed_list_and_flags(client):
    tournament = running(client, SWISS, duplas=5)
    draft = draft_of(tournament)

    answer = client.get(url("desk_round", tournament, draft.pk))

    page = text(answer)
    assert len(answer.context["rows"]) == 3
    assert f'<b class="num">{draft.seed}</b>' in page
    assert answer.context["listed"] == [tournament.dupla_set.get(pk=pk).name for pk in draft.order]
    assert answer.context["flagged"] == {"folga": 1}
    assert "Só a direção vê este rascunho" in page


@pytest.mark.parametrize("seed", ["", "42"])
def test_draft_is_drawn_again(client, seed):
    tournament = running(client, SWISS)
    draft = draft_of(tournament)

    assert act(client, tournament, draft, "sortear", seed=seed).status_code == 302

    again = draft_of(tournament)
    assert (again.pk, again.seed != draft.seed) == (draft.pk, True)
    assert not seed or again.seed == 42


def test_draft_says_how_many_confrontos_changed_after_its_draw(client):
    tournament = running(client, SWISS)
    draft = draft_of(tournament)
    one, other, _ = confrontos_of(draft)
    page = url("desk_round", tournament, draft.pk)
    assert "depois do sorteio" not in text(client.get(page))

    act(client, tournament, draft, "trocar", one=one.dupla_a_id, other=other.dupla_a_id)

    assert "2 confrontos mudaram depois do sorteio." in text(client.get(page))


def test_last_round_of_a_schedule_that_is_shorter_once_drawn_again_leads_to_the_last(client):
    tournament = running(client, {"format": "all_play_all", "pace": "round"}, duplas=5)
    leaving.withdraw(dupla=tournament.dupla_set.first(), justified=True, reason=WHY, source=TABLE)
    fifth = Round.objects.get(stage__tournament=tournament, number=5)

    answer = act(client, tournament, fifth, "sortear")

    last = Round.objects.get(stage__tournament=tournament, number=3)
    assert answer["Location"] == url("desk_round", tournament, last.pk)
    assert not Round.objects.filter(stage__tournament=tournament, number__gt=3).exists()


def test_two_duplas_change_places(client):
    tournament = running(client, SWISS)
    draft = draft_of(tournament)
    first, second, _ = confrontos_of(draft)

    answer = act(client, tournament, draft, "trocar", one=first.dupla_b_id, other=second.dupla_a_id)

    assert answer.status_code == 302
    again = confrontos_of(draft)
    assert (again[0].dupla_b, again[1].dupla_a) == (second.dupla_a, first.dupla_b)
    assert "posto à mão pela direção" in text(client.get(answer["Location"]))


def test_pairing_is_forced_and_named(client):
    tournament = running(client, SWISS)
    draft = draft_of(tournament)
    first, second, _ = confrontos_of(draft)

    act(client, tournament, draft, "por", one=first.dupla_a_id, other=second.dupla_a_id, reason=WHY)

    answer = client.get(url("desk_round", tournament, draft.pk))
    assert answer.context["forced"] == [f"{first.dupla_a} × {second.dupla_a} (mesa alta)"]
    met = [{row.dupla_a_id, row.dupla_b_id} for row in confrontos_of(draft)]
    assert {first.dupla_a_id, second.dupla_a_id} in met


def test_bye_is_forced(client):
    tournament = running(client, SWISS, duplas=5)
    draft = draft_of(tournament)
    playing = confrontos_of(draft)[0].dupla_a

    act(client, tournament, draft, "por", one=playing.pk, other="", reason=WHY)

    answer = client.get(url("desk_round", tournament, draft.pk))
    assert answer.context["forced"] == [f"{playing} folga (mesa alta)"]


def test_pairing_is_forbidden_and_named(client):
    tournament = running(client, SWISS)
    draft = draft_of(tournament)
    first = confrontos_of(draft)[0]

    act(client, tournament, draft, "proibir", one=first.dupla_a_id, other=first.dupla_b_id, reason=WHY)

    met = [{row.dupla_a_id, row.dupla_b_id} for row in confrontos_of(draft)]
    assert {first.dupla_a_id, first.dupla_b_id} not in met
    (named,) = client.get(url("desk_round", tournament, draft.pk)).context["forbidden"]
    assert {*named.removesuffix(" (mesa alta)").split(" × ")} == {first.dupla_a.name, first.dupla_b.name}


@pytest.mark.parametrize("action", ["trocar", "por", "proibir"])
@pytest.mark.parametrize(
    ("typed", "field"), [(("same", "same"), "other"), (("", "same"), "one"), (("99999", "same"), "one")]
)
def test_two_duplas_have_to_be_two_of_the_round(client, action, typed, field):
    tournament = running(client, SWISS)
    draft = draft_of(tournament)
    known = str(confrontos_of(draft)[0].dupla_a_id)
    one, other = (known if text == "same" else text for text in typed)
    before = [(row.dupla_a_id, row.dupla_b_id) for row in confrontos_of(draft)]

    answer = act(client, tournament, draft, action, one=one, other=other)

    anchor = {"trocar": "troca", "por": "por", "proibir": "proibir"}[action]
    assert answer.status_code == 422
    assert error_at(answer, f"{anchor}-{field}")
    assert [(row.dupla_a_id, row.dupla_b_id) for row in confrontos_of(draft)] == before


@pytest.mark.parametrize(("action", "anchor"), [("por", "por"), ("proibir", "proibir")])
def test_pair_set_by_hand_asks_why_and_keeps_what_was_chosen(client, action, anchor):
    tournament = running(client, SWISS)
    draft = draft_of(tournament)
    first, second, _ = confrontos_of(draft)

    answer = act(client, tournament, draft, action, one=first.dupla_a_id, other=second.dupla_a_id, reason=" ")

    assert answer.status_code == 422
    assert error_at(answer, f"{anchor}-reason")
    assert f'value="{second.dupla_a_id}" selected' in text(answer)


def test_what_was_forced_cannot_be_forbidden(client):
    tournament = running(client, SWISS)
    draft = draft_of(tournament)
    first = confrontos_of(draft)[0]
    pair = {"one": first.dupla_a_id, "other": first.dupla_b_id, "reason": WHY}
    act(client, tournament, draft, "por", **pair)

    answer = act(client, tournament, draft, "proibir", **pair)

    assert answer.status_code == 422
    one, other = sorted((first.dupla_a, first.dupla_b), key=lambda dupla: dupla.pk)
    assert f"O confronto {one} x {other} foi posto à mão e proibido" in text(answer)


def test_round_goes_from_draft_to_playing_and_seats_are_given(client):
    tournament = running(client, SWISS)
    draft = draft_of(tournament)
    states = []
    for action in ("conferir", "afixar", "comecar"):
        assert act(client, tournament, draft, action).status_code == 302
        states.append(draft_of(tournament).state)

    assert states == ["checked", "posted", "playing"]
    assert [row.mesa for row in confrontos_of(draft)] == [1, 2, 3]
    assert "Faltam 3 resultados" in text(client.get(url("desk_round", tournament, draft.pk)))


@pytest.mark.parametrize("action", ["sortear", "trocar", "conferir"])
def test_posted_round_is_seated_for_good(client, action):
    tournament = running(client, SWISS)
    round_ = posted(tournament)
    one, other, _ = confrontos_of(round_)

    answer = act(client, tournament, round_, action, one=one.dupla_a_id, other=other.dupla_a_id)

    assert answer.status_code == 422
    assert "divulgada" in text(answer)
    assert "Trocar duas duplas" not in text(client.get(url("desk_round", tournament, round_.pk)))


def test_unknown_action_is_no_form(client):
    tournament = running(client, SWISS)

    assert act(client, tournament, draft_of(tournament), "apagar").status_code == 400
    assert client.post(url("desk_rounds", tournament), {"acao": "sortear", "fase": "9"}).status_code == 400
    assert client.post(url("desk_rounds", tournament), {"acao": "apagar", "fase": "1"}).status_code == 400


def test_round_of_another_tournament_is_not_there(client):
    other = running(client, SWISS)
    tournament = running(client, SWISS)

    assert client.get(url("desk_round", tournament, draft_of(other).pk)).status_code == 404


@pytest.mark.parametrize(
    ("flag", "by_hand"),
    [
        ("rematch", "já se enfrentaram"),
        ("floated", "pontuações diferentes"),
        ("bye_again", "folga outra vez"),
        ("side_repeated", "repete o lado da mesa"),
    ],
)
def test_what_was_set_by_hand_is_not_said_to_have_had_no_other_way(flag, by_hand):
    assert flag_words(["forced", flag]) == ["posto à mão pela direção", by_hand]
    assert flag_words([flag]) == [str(FLAGS[flag])]


def test_what_is_said_of_a_pair_is_not_said_of_the_bye_that_is_left_of_it():
    assert flag_words(["forced", "rematch_by_hand", "side_repeated"], bye=True) == [
        "posto à mão pela direção"
    ]
    assert flag_words(["bye", "bye_again"], bye=True) == [str(FLAGS["bye"]), str(FLAGS["bye_again"])]


def test_dupla_whose_opponent_has_left_is_not_said_to_have_met_it(client):
    tournament = running(client, SWISS | {"pace": "free"})
    draft = draft_of(tournament)
    first, *_ = confrontos_of(draft)
    Confronto.objects.filter(pk=first.pk).update(flags=["rematch"], dupla_b=None, bye_b=True, status="bye")

    shown = client.get(url("desk_round", tournament, draft.pk)).context["rows"]

    assert [row.flags for row in shown if row.confronto.pk == first.pk] == [()]


@rows("flag", ["rematch", "floated", "same_club", "bye_twice"])
def test_what_a_forbidden_pair_may_have_caused_is_not_said_to_have_had_no_other_way(flag):
    (said,) = flag_words([flag], directed=True)

    assert said.endswith("nesta rodada a direção pôs ou proibiu confrontos")


def test_draft_of_somebody_who_has_left_offers_to_draw_again(client):
    tournament = running(client, SWISS)
    draft = draft_of(tournament)
    leaving.withdraw(dupla=tournament.dupla_set.get(pk=draft.order[0]), justified=True, source=TABLE)

    page = text(client.get(url("desk_round", tournament, draft.pk)))

    assert "Alguém entrou ou saiu depois do sorteio da rodada 1" in page
    assert 'value="sortear"' in page
    assert 'value="conferir"' not in page
