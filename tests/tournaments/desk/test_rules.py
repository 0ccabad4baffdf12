"""A club's own rule sets at the desk: the generated form, its refusals by field, copies."""

import pytest

import rules
from scoring.models import Jogo
from tests.factories import make_club, make_rules, make_tournament
from tests.tournaments.desk.pages import text, url
from tournaments.clubs import rule_choice
from tournaments.desk.club.rules_forms import ClubRulesForm
from tournaments.models import ClubRules
from tournaments.wording.refusals.errors import CONTRADICTIONS, error

pytestmark = pytest.mark.django_db


def start(client, club, base, data):
    return client.post(f"{url('desk_rules_new', club)}?de={base}", {"name": "Da casa", **data})


@pytest.mark.parametrize("key", [choice.key for choice in (*rule_choice.texts(), *rule_choice.ready_made())])
def test_form_sent_as_it_came_differs_in_nothing(client, club, key):
    form = client.get(f"{url('desk_rules_new', club)}?de={key}").context["form"]
    data = {field.name: field.value() for field in form if field.value() is not None}

    answer = start(client, club, key, data | {"name": "Da casa"})

    own, choice = ClubRules.objects.get(), rule_choice.find(club, key)
    assert answer.status_code == 302
    assert own.load_rules() is rules.load(choice.base, choice.options, choice.overrides)
    assert own.minutes == choice.minutes


@pytest.mark.parametrize("key", rules.published())
def test_form_has_a_field_for_all_there_is_to_choose_in_exactly_one_part(key):
    form = ClubRulesForm(own=ClubRules(base=key))
    names = [field.name for _title, fields, _wrong in form.parts() for field in fields]

    assert sorted(names) == sorted(set(form.fields) - {"name", "minutes"})


def test_what_is_typed_is_kept_and_shown_again(client, club):
    typed = {"opcao-maos": "4", "opcao-semipulito": "sim", "valor-canastras.semi.bonus": "180"}

    start(client, club, "burraco-1", {**typed, "minutes": "50", "valor-partida.end": "reach"})

    own = ClubRules.objects.get()
    form = client.get(url("desk_rules_edit", club, own.pk)).context["form"]
    assert (own.options, own.minutes) == ({"semipulito": True, "maos": 4}, 50)
    assert own.overrides == {"canastras.semi.bonus": 180, "partida.end": "reach"}
    assert {name: str(form[name].value()) for name in typed} == typed


def test_fields_name_what_the_text_says_and_where(client, club):
    page = text(client.get(f"{url('desk_rules_new', club)}?de=regulamento-1"))

    assert "Bônus: Real" in page
    assert "No texto: 200 (Art. 11, 16). Em branco: como no texto." in page
    assert "No texto: São descontadas (Art. 12, 14)" in page


@pytest.mark.parametrize(
    ("base", "data", "field", "sentence"),
    [
        ("regulamento-1", {"name": " "}, "name", "Este campo é obrigatório."),
        (
            "regulamento-1",
            {"name": "Da quinta"},
            "name",
            "O clube já tem um regulamento com o nome Da quinta.",
        ),
        ("regulamento-1", {"opcao-target": "1505"}, "opcao-target", "Este valor não é possível."),
        ("regulamento-1", {"opcao-target": "mil"}, "opcao-target", "Informe um número inteiro."),
        ("regulamento-1", {"valor-batida.bonus": "-5"}, "valor-batida.bonus", ""),
        ("regulamento-1", {"valor-batida.bonus": "105"}, "valor-batida.bonus", "Este valor não é possível."),
        ("regulamento-1", {"valor-batida.bonus": "200000"}, "valor-batida.bonus", ""),
        ("regulamento-1", {"valor-values.all": "0"}, "valor-values.all", "Este valor não é possível."),
        (
            "regulamento-1",
            {"valor-canastras.dirty.bonus": "300"},
            "valor-canastras.dirty.bonus",
            "A canastra mais difícil não pode valer menos que a mais fácil",
        ),
        ("regulamento-1", {"valor-melds.sets": "sim"}, "valor-melds.sets", "elas têm pelo menos 3 cartas"),
        ("regulamento-1", {"valor-melds.sets": "talvez"}, "valor-melds.sets", "Faça uma escolha válida."),
        (
            "burraco-1",
            {"valor-canastras.semi.bonus": "180"},
            "valor-canastras.semi.bonus",
            "As opções escolhidas deixam isto de fora",
        ),
        ("burraco-1", {"opcao-maos": "100"}, "opcao-maos", "Este valor não é possível."),
        (
            "burraco-1",
            {"opcao-maos": "3", "opcao-target": "1500"},
            "opcao-target",
            "Com um número de mãos combinado não há limite de pontos",
        ),
        (
            "buraco-1",
            {"valor-vulnerability.warned": "70"},
            "valor-vulnerability.warned",
            "Quem já baixou errado não pode precisar de menos pontos",
        ),
    ],
)
def test_refusal_stands_at_its_field_and_typing_is_kept(client, club, base, data, field, sentence):
    make_rules(club, "Da quinta")

    answer = start(client, club, base, data)

    form = answer.context["form"]
    assert answer.status_code == 422
    assert list(form.errors) == [field]
    assert sentence in form.errors[field][0]
    assert {name: form[name].value() for name in data} == data
    assert ClubRules.objects.count() == 1


def test_what_a_director_can_answer_is_open_and_the_rest_where_something_is_wrong(client, club):
    opened = '<details class="card fold" open>'
    page = client.get(f"{url('desk_rules_new', club)}?de=buraco-1").content.decode()

    refused = start(client, club, "buraco-1", {"valor-vulnerability.warned": "70"}).content.decode()

    assert (page.count(opened), refused.count(opened)) == (1, 2)
    assert page.index(opened) < page.index("Até quantos pontos?") < page.index('<details class="card fold">')


def test_an_edit_is_stored(client, club):
    own = make_rules(club, "Da casa", overrides={"batida.bonus": 200})

    answer = client.post(
        url("desk_rules_edit", club, own.pk), {"acao": "gravar", "name": "Da casa", "valor-mortos.debit": "0"}
    )

    own.refresh_from_db()
    assert (answer.status_code, own.overrides) == (302, {"mortos.debit": 0})


def test_a_new_one_starts_from_what_the_address_says(client, club):
    form = client.get(f"{url('desk_rules_new', club)}?de=extra-turno-3").context["form"]

    assert (form["opcao-maos"].value(), form["minutes"].value()) == ("3", 40)
    assert client.get(f"{url('desk_rules_new', club)}?de=extra-nenhum").status_code == 404


def test_copy_and_delete(client, club):
    own = make_rules(club, "Da casa", overrides={"batida.bonus": 200})

    copied = client.post(url("desk_rules_edit", club, own.pk), {"acao": "copiar"}, follow=True)
    gone = client.post(url("desk_rules_edit", club, own.pk), {"acao": "apagar"}, follow=True)

    assert "Copiado: Da casa (2)." in text(copied)
    assert "Apagado: Da casa." in text(gone)
    assert [(one.name, one.overrides) for one in ClubRules.objects.all()] == [
        ("Da casa (2)", {"batida.bonus": 200})
    ]
    assert (
        client.post(url("desk_rules_edit", club, ClubRules.objects.get().pk), {"acao": "x"}).status_code
        == 400
    )


def test_one_in_use_is_not_deleted_and_says_so(client, club):
    own = make_rules(club)
    make_tournament(club=club, duplas=0, state="draft", choice=rule_choice.of_rules(own))

    answer = client.post(url("desk_rules_edit", club, own.pk), {"acao": "apagar"})

    assert answer.status_code == 422
    assert f"O regulamento {own.name} é usado em um torneio: não pode ser apagado." in text(answer)
    assert ClubRules.objects.exists()


@pytest.mark.parametrize("name", ["desk_rules_edit", "desk_rules_file"])
def test_one_of_another_club_is_not_found(client, club, name):
    theirs = make_rules(make_club())

    assert client.get(url(name, club, theirs.pk)).status_code == 404


CODES = [
    *(
        "unknown_ruleset",
        "unknown_option",
        "unknown_value",
        "missing_value",
        "wrong_type",
        "impossible_value",
    ),
    *("not_scorable", "left_out", "contradiction"),
]


@pytest.mark.parametrize("code", CODES)
def test_sentence_is_filled_in(code):
    said = error(rules.RuleSetError(code, "burraco-1: batida.bonus"))

    assert said.endswith(".")
    assert "%" not in said


@pytest.mark.parametrize("group", CONTRADICTIONS)
def test_contradictions_have_sentences_of_their_own(group):
    assert error(rules.RuleSetError("contradiction", f"buraco-1: {group}.x")) == CONTRADICTIONS[group]


# --- questions, lists, and a trial -----------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "asked"),
    [
        ("buraco-1", {"teams", "jokers", "melds.sets", "batida.needs_canastra", "target", "maos"}),
        ("burraco-1", {"players", "melds.sets", "batida.needs_canastra", "deck.jokers", "target", "maos"}),
        (
            "fechado-1",
            {"players", "melds.sets", "batida.needs_canastra", "deck.jokers", "joker", "target", "maos"},
        ),
        ("regulamento-1", {"melds.sets", "batida.needs_canastra", "deck.jokers", "target", "maos"}),
    ],
)
def test_form_starts_with_what_a_director_can_answer(key, asked):
    title, fields, _wrong = ClubRulesForm(own=ClubRules(base=key)).parts()[0]

    assert title == "Quem joga? Trinca vale? Bate com suja? Tem coringão? Até quantos pontos?"
    assert {field.name.partition("-")[2] for field in fields} == asked


def test_lists_steps_and_bonuses_below_zero_are_kept_and_shown_again(client, club):
    typed = {
        "valor-melds.set_ranks": ["A", "4", "K"],
        "opcao-vulnerability": "800:75, 900:90",
        "valor-canastras.dirty.bonus": "-100",
        "valor-batida.needs_canastra": "clean",
        "opcao-target": "2000",
    }
    assert start(client, club, "fechado-1", typed).status_code == 302

    own = ClubRules.objects.get()
    ruleset = own.load_rules()
    assert ruleset.melds.set_ranks == {"A", "4", "K"}
    assert ruleset.vulnerable_steps == ((800, 75), (900, 90))
    assert (ruleset.bonus["dirty"], ruleset.batida_needs) == (-100, "clean")
    page = client.get(url("desk_rules_edit", club, own.pk))
    form = page.context["form"]
    assert form["valor-melds.set_ranks"].value() == ["A", "4", "K"]
    assert form["opcao-vulnerability"].value() == "800:75, 900:90"
    told = text(page)
    assert "O que muda em relação ao texto" in told
    assert "A, 4, K" in told


def test_steps_that_are_none_are_said_beside_their_field(client, club):
    answer = start(client, club, "fechado-1", {"opcao-vulnerability": "setenta e cinco"})

    assert answer.status_code == 422
    assert list(answer.context["form"].errors) == ["opcao-vulnerability"]
    assert answer.context["form"]["opcao-vulnerability"].value() == "setenta e cinco"


@pytest.mark.parametrize(
    ("base", "options"),
    [("tranca-1", {}), ("burraco-1", {"players": 3}), ("buraco-1", {"teams": "individual"})],
)
def test_rule_set_is_tried_at_once_in_a_jogo_avulso(client, club, base, options):
    own = make_rules(club=club, base=base, options=options, overrides={"batida.bonus": 150})

    answer = client.post(url("desk_rules_edit", club, own.pk), {"acao": "experimentar"})

    jogo = Jogo.objects.get()
    assert answer.url.endswith("/partilhar/")
    assert jogo.load_rules().batida == 150
    assert jogo.load_rules().target == (3000 if base == "tranca-1" else own.load_rules().target)
