"""The explanation of a rule set agrees with the scoring: every variation, every bonus, every value with its article."""

from itertools import product

import pytest
from django.utils import translation

import rules
from rules.catalog.ready_made import extras
from scoring.explain import Terms, card_values, changes, explain
from scoring.wording.numbers import points
from tests.rows import rows

EVERY = [
    pytest.param(key, {switch.name: value}, id=f"{key}-{switch.name}-{value}")
    for key in rules.published()
    for switch in rules.declared(key).switches
    for value in {"bool": (True, False), "points": (900,), "count": (2,)}.get(switch.kind, switch.choices)
]
PAIRS = [
    pytest.param("000", {"other_scores": other, "canastra_real": True, "real_on_top": top, "teams": teams})
    for other, top, teams in product((True, False), (True, False), ("individual", "duplas", "trios"))
]


def said(ruleset, terms=None):
    return [sentence.text for section in explain(ruleset, terms) for sentence in section.said]


@rows(("key", "options"), [*EVERY, *PAIRS])
def test_every_variation_is_told(key, options):
    ruleset = rules.load(key, options)
    whole = " ".join(said(ruleset, Terms(partidas=3, minutes=45)))

    assert "%" not in whole
    assert " 0 pontos" not in whole
    for bonus in [*ruleset.bonus.values(), ruleset.batida, *dict(ruleset.extras).values(), ruleset.penalty]:
        assert not bonus or f"{points(bonus)} pontos" in whole


@rows("key", rules.published())
def test_every_card_has_its_value_and_article(key):
    ruleset = rules.load(key)
    rows = card_values(ruleset)

    assert all(row.article and row.faces for row in rows)
    assert {row.points for row in rows} == set(ruleset.values.values()) - (
        {0} if not ruleset.jokers else set()
    )


def test_jokers_stand_in_the_table_where_the_deck_has_them():
    assert "joker" not in [row.row for row in card_values(rules.load("000"))]
    assert "joker" in [row.row for row in card_values(rules.load("000", {"jokers": 2}))]


@pytest.mark.parametrize("place", ["canastras.clean.bonus", "batida.bonus", "mortos.debit"])
def test_a_value_of_the_club_is_told_and_marked(place):
    ruleset = rules.load("002", {}, {place: 450, "canastras.dirty.bonus": 0} | {place: 450})
    own = [one for section in explain(ruleset) for one in section.said if one.own]

    assert any("450 pontos" in one.text and one.article == "regulamento do clube" for one in own)


def test_a_bonus_of_nothing_is_no_figure():
    told = said(rules.load("002", {}, {"canastras.dirty.bonus": 0, "batida.bonus": 0, "mortos.debit": 0}))

    assert "Canastra simples (7 cartas ou mais, com coringa): sem bônus." in told
    assert not any("bate ganha" in text or "perde" in text for text in told)


@rows(
    ("key", "options", "sentence"),
    [
        ("002", {}, "O limite de pontos é combinado antes de começar."),
        ("002", {"target": 1500}, "Vence quem chega a 1.500 pontos ao fim de uma mão."),
        ("003", {}, "Vence quem passa de 2.000 pontos ao fim de uma mão: chegar lá não basta."),
        ("003", {"maos": 3}, "A partida tem 3 mãos, sem limite de pontos: vence quem soma mais."),
        ("003", {"maos": 3}, "Com pontos iguais a partida fica empatada."),
        ("003", {"players": 3}, "Três jogadores: em cada mão um joga só, contra os outros dois."),
        ("003", {"players": 3}, "São dois: de 18 cartas para quem joga só, de 11 para os outros."),
        ("003", {"players": 2}, "Um contra um."),
        ("003", {}, "Burraco limpo (7 cartas ou mais, sem coringa): 200 pontos."),
        ("003", {}, "Quem não pega o pozzetto perde 100 pontos."),
        ("001", {}, "No empate vence quem começou."),
        ("000", {}, "Não há morto."),
        ("000", {}, "Com 750 pontos fica-se vulnerável: o que se baixa tem de somar 75 ou mais."),
        ("000", {"teams": "individual"}, "Cada um por si: de 2 a 9 jogadores."),
        ("000", {"teams": "trios"}, "Dois trios, um contra o outro."),
        (
            "000",
            {"one_wild": True},
            "Um coringa no máximo em cada combinação; o 2 no seu próprio lugar não conta.",
        ),
        ("002", {"table_credit": False}, "As cartas na mesa não somam."),
        ("002", {"ace_to_ace": False}, "Uma sequência não pode ter um ás em cada ponta."),
    ],
)
def test_sentence_is_said(key, options, sentence):
    assert sentence in said(rules.load(key, options))


@pytest.mark.parametrize(
    ("key", "overrides", "sentence"),
    [
        ("003", {"melds.wilds": 0}, "Nenhuma combinação leva coringa."),
        ("003", {"melds.wilds": 3}, "Até 3 coringas em cada combinação; o 2 no seu próprio lugar não conta."),
        ("003", {"melds.sets": False}, "Trincas não valem."),
        ("003", {"partida.end": "reach"}, "Vence quem chega a 2.000 pontos ao fim de uma mão."),
        ("002", {"batida.needs_canastra": False}, "Não é preciso ter canastra para bater."),
        ("002", {"deck.jokers": 2}, "106 cartas: 2 baralhos e 2 coringões. Coringões e 2 são os coringas."),
    ],
)
def test_value_of_the_club_is_said(key, overrides, sentence):
    assert sentence in said(rules.load(key, {}, overrides))


def test_no_higher_minimum_is_mentioned_where_there_is_none():
    assert not any(
        "baixou errado" in text for text in said(rules.load("000", {}, {"vulnerability.warned": 0}))
    )


def test_vulnerability_off_is_not_mentioned():
    assert not any("vulner" in text for text in said(rules.load("000", {"vulnerability": False})))


@pytest.mark.parametrize(
    ("terms", "sentence"),
    [
        (Terms(partidas=1), "O jogo é uma partida."),
        (Terms(partidas=3), "O jogo é melhor de 3 partidas: acaba quando está decidido."),
        (Terms(partidas=4, fixed=True), "O jogo tem 4 partidas, todas jogadas: vence quem ganha mais."),
        (Terms(partidas=2, may_draw=True), "Se no fim estiver empatado em partidas, o jogo fica empatado."),
        (Terms(partidas=2), "Se no fim estiver empatado em partidas, joga-se uma partida extra."),
        (Terms(minutes=45), "O relógio marca 45 minutos: depois do sinal não se dão mais cartas."),
    ],
)
def test_what_is_agreed_around_it_is_said(terms, sentence):
    ruleset = rules.load("002", {"target": 1500})

    assert sentence in said(ruleset, terms)
    assert sentence not in said(ruleset)


def test_changes_name_what_the_text_says_and_where():
    ruleset = rules.load(
        "000", {"other_scores": True}, {"canastras.clean.bonus": 600, "partida.end": "exceed"}
    )

    assert [(one.label, one.own, one.text, one.article) for one in changes(ruleset)] == [
        (
            "A outra tabela de pontos",
            "Limpa 500, suja 250, relancinho 200, batida 100",
            "Limpa 200, suja 100, relancinho 100, batida 50",
            "linha 105",
        ),
        ("Bônus: Limpa", "600", "500", "linha 105"),
        ("Para vencer a partida", "É preciso passar do limite", "Basta chegar ao limite", "linha 85"),
    ]


@rows("key", rules.published())
def test_the_text_itself_changes_nothing(key):
    assert changes(rules.load(key)) == ()


def test_an_agreed_limit_is_no_departure_from_a_text_without_one():
    assert changes(rules.load("002", {"target": 1500})) == ()


@pytest.mark.parametrize("key", extras())
def test_every_extra_is_told(key):
    extra = extras()[key]

    assert "%" not in " ".join(said(extra.load(), Terms(minutes=extra.minutes)))


def test_canastra_is_named_as_on_every_other_page_of_the_language():
    with translation.override("en"):
        said = [one.text for section in explain(rules.load("003")) for one in section.said]

    assert "Clean burraco (7 cards or more, without wild cards): 200 points." in said
