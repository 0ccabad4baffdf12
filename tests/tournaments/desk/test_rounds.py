"""The rounds at the desk: drawn, changed by hand, checked, posted, started; what is missing; the lists for the wall."""

import re

import pytest

from tests.factories import TABLE, director_of, make_tournament, play_jogo
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import (
    GROUPS,
    KNOCKOUT,
    SWISS,
    confrontos_of,
    draft_of,
    open_tournament,
    play_round,
    posted,
    running,
    stage_of,
)
from tournaments import stages
from tournaments.models import DuplaMember, Round
from tournaments.stage_sentences import FLAGS, flag_words

pytestmark = pytest.mark.django_db


def act(client, tournament, round_, action, **data):
    return client.post(url("desk_round", tournament, round_.pk), {"acao": action, **data})


def draw_next(client, tournament, **data):
    return client.post(url("desk_rounds", tournament), {"acao": "sortear", "fase": "1", **data})


def error_at(answer, field):
    found = re.search(rf'id="{field}_error">(.*?)</ul>', answer.content.decode(), re.DOTALL)
    return " ".join(found[1].split()) if found else ""


def test_tournament_without_stages_is_sent_to_its_plan(client):
    tournament = make_tournament(duplas=2, state="draft")
    client.force_login(director_of(tournament.club))

    assert "Escolher o plano" in text(client.get(url("desk_rounds", tournament)))


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

    act(client, tournament, draft, "por", one=first.dupla_a_id, other=second.dupla_a_id)

    answer = client.get(url("desk_round", tournament, draft.pk))
    assert answer.context["forced"] == [f"{first.dupla_a} × {second.dupla_a}"]
    met = [{row.dupla_a_id, row.dupla_b_id} for row in confrontos_of(draft)]
    assert {first.dupla_a_id, second.dupla_a_id} in met


def test_bye_is_forced(client):
    tournament = running(client, SWISS, duplas=5)
    draft = draft_of(tournament)
    playing = confrontos_of(draft)[0].dupla_a

    act(client, tournament, draft, "por", one=playing.pk, other="")

    answer = client.get(url("desk_round", tournament, draft.pk))
    assert answer.context["forced"] == [f"{playing} folga"]


def test_pairing_is_forbidden_and_named(client):
    tournament = running(client, SWISS)
    draft = draft_of(tournament)
    first = confrontos_of(draft)[0]

    act(client, tournament, draft, "proibir", one=first.dupla_a_id, other=first.dupla_b_id)

    met = [{row.dupla_a_id, row.dupla_b_id} for row in confrontos_of(draft)]
    assert {first.dupla_a_id, first.dupla_b_id} not in met
    (named,) = client.get(url("desk_round", tournament, draft.pk)).context["forbidden"]
    assert {*named.split(" × ")} == {first.dupla_a.name, first.dupla_b.name}


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


def test_what_was_forced_cannot_be_forbidden(client):
    tournament = running(client, SWISS)
    draft = draft_of(tournament)
    pair = {"one": confrontos_of(draft)[0].dupla_a_id, "other": confrontos_of(draft)[0].dupla_b_id}
    act(client, tournament, draft, "por", **pair)

    answer = act(client, tournament, draft, "proibir", **pair)

    assert answer.status_code == 422
    assert "foi posto à mão e proibido" in text(answer)


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
    assert "afixada" in text(answer)
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


def test_next_round_is_drawn_when_all_results_are_there(client):
    tournament = running(client, SWISS)
    play_round(posted(tournament))

    answer = draw_next(client, tournament, seed="5")

    drawn = draft_of(tournament)
    assert answer["Location"] == url("desk_round", tournament, drawn.pk)
    assert (drawn.number, drawn.seed, drawn.state) == (2, 5, "draft")


def test_next_round_before_the_results_needs_a_reason(client):
    tournament = running(client, SWISS)
    posted(tournament)
    page = client.get(url("desk_rounds", tournament))
    assert "Faltam 3 resultados" in text(page)
    assert "Por que sortear antes dos resultados?" in text(page)

    answer = draw_next(client, tournament)

    assert answer.status_code == 422
    assert error_at(answer, "proxima-override")
    assert draft_of(tournament).number == 1
    assert draw_next(client, tournament, override="o salão fecha às 22h").status_code == 302
    drawn = draft_of(tournament)
    assert (drawn.number, drawn.override) == (2, "o salão fecha às 22h")
    assert "o salão fecha às 22h" in text(client.get(url("desk_round", tournament, drawn.pk)))


def test_missing_results_lead_to_their_jogos(client):
    tournament = running(client, SWISS)
    round_ = posted(tournament)

    page = client.get(url("desk_rounds", tournament)).content.decode()

    for confronto in confrontos_of(round_):
        assert url("desk_jogo", tournament, confronto.pk) in page


def test_round_in_the_list_says_how_many_results_are_missing(client):
    tournament = running(client, SWISS)
    play_jogo(confrontos_of(posted(tournament))[0].jogo)

    assert "3 confrontos, faltam 2" in text(client.get(url("desk_rounds", tournament)))


def test_next_stage_begins_when_the_one_before_is_closed(client):
    tournament = running(client, GROUPS, KNOCKOUT)
    assert "Começar esta fase" not in text(client.get(url("desk_rounds", tournament)))
    for round_ in Round.objects.filter(stage__tournament=tournament).order_by("number"):
        play_round(round_)
    stages.close_stage(stage=stage_of(tournament), source=TABLE)
    assert "Começar esta fase" in text(client.get(url("desk_rounds", tournament)))

    answer = client.post(url("desk_rounds", tournament), {"acao": "comecar", "fase": "2", "seed": "3"})

    assert answer.status_code == 302
    assert stage_of(tournament, 2).state == "playing"


def test_stage_does_not_begin_before_its_turn(client):
    tournament = running(client, GROUPS, KNOCKOUT)

    answer = client.post(url("desk_rounds", tournament), {"acao": "comecar", "fase": "2"})

    assert answer.status_code == 422
    assert stage_of(tournament, 2).state == "planned"


def test_seating_is_listed_by_mesa_and_by_name(client):
    tournament = running(client, SWISS, duplas=5)
    round_ = posted(tournament)

    answer = client.get(url("desk_seating", tournament, round_.pk))

    seats = answer.context["seats"]
    names = DuplaMember.objects.filter(tournament=tournament).order_by("player__sort_name")
    assert [seat.player for seat in seats] == [row.player.name for row in names]
    assert sorted(seat.mesa or 0 for seat in seats) == [0, 0, 1, 1, 1, 1, 2, 2, 2, 2]
    assert "Rascunho: ainda não afixe" not in text(answer)


def test_seating_of_a_draft_warns(client):
    tournament = running(client, SWISS)

    assert "Rascunho: ainda não afixe" in text(
        client.get(url("desk_seating", tournament, draft_of(tournament).pk))
    )


def play_rounds(client, number):
    """Return a running tournament with so many posted rounds of 2 confrontos each time."""
    tournament = running(client, SWISS, duplas=2 * number + 2)
    for count in range(1, number):
        play_round(posted(tournament))
        draw_next(client, tournament)
        assert draft_of(tournament).number == count + 1
    posted(tournament)
    return tournament


@pytest.mark.parametrize("number", [1, 3])
@pytest.mark.parametrize(("name", "queries"), [("desk_rounds", 9), ("desk_round", 6), ("desk_seating", 7)])
def test_pages_cost_the_same(client, django_assert_num_queries, name, queries, number):
    tournament = play_rounds(client, number)
    args = () if name == "desk_rounds" else (draft_of(tournament).pk,)

    with django_assert_num_queries(queries):
        client.get(url(name, tournament, *args))


def test_begin_of_an_open_tournament_is_on_its_own_page(client):
    tournament = open_tournament(client, SWISS)

    assert url("tournament_start", tournament) in client.get(url("desk_rounds", tournament)).content.decode()


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


def test_those_who_wait_for_a_mesa_are_folded_below_those_who_play(client):
    tournament = running(client, GROUPS, KNOCKOUT, mesas=2)

    page = text(client.get(url("desk_rounds", tournament)))

    playing, waiting = (
        page.split("<summary>")[-2:] if page.count("<summary>") > 1 else page.split("<summary>")
    )
    assert playing.count("Ver o jogo") == 2
    assert "Mais 4 esperam mesa" in waiting
    assert "Ver o jogo" not in waiting
