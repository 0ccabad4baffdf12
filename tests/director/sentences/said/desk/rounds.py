"""Rodadas, and the page of a round: what it has, what is missing, how far it is."""

from tests.director.sentences.claims import claim, owed
from tests.director.sentences.facts import HELD_BACK, is_bracket
from tests.director.sentences.said.rows import rows_of_round

ROUNDS, ROUND = ("desk_rounds",), ("desk_round",)
ROUND_LINK = r"/rodadas/(\d+)/$"


def of_the_line(facts, found):
    """Return the confrontos of the round that a line of Rodadas is about."""
    pk = found.linked(ROUND_LINK, "li")
    return [
        row for row in facts.rows for one in facts.rounds if one.pk == pk and row in rows_of_round(facts, one)
    ]


@claim(("%(count)s confronto", "%(count)s confrontos"), on=ROUNDS, within=".rounds")
def confrontos_of_a_round(facts, found):
    return found.linked(ROUND_LINK, "li") is None or found.count == len(of_the_line(facts, found))


@claim(("falta %(count)s", "faltam %(count)s"), on=ROUNDS, within=".rounds")
def results_missing_in_a_round(facts, found):
    rows = of_the_line(facts, found)
    return found.linked(ROUND_LINK, "li") is None or found.count == sum(not row.status for row in rows)


@claim("rascunho", "conferida", "divulgada", "em jogo", "encerrada", on=ROUNDS, within=".rounds")
def state_of_a_round(facts, found):
    words = {"draft": "rascunho", "checked": "conferida", "posted": "divulgada"}
    words |= {"playing": "em jogo", "closed": "encerrada"}
    pk = found.linked(ROUND_LINK, "li")
    return any(one.pk == pk and found.sentence.endswith(words[one.state]) for one in facts.rounds)


@claim(("Falta %(count)s resultado", "Faltam %(count)s resultados"), on=ROUNDS, within="#faltam")
def results_missing_at_all(facts, found):
    return found.count == len(missing_at_all(facts))


def missing_at_all(facts):
    """Return the confrontos without a result that may be played; of a bracket only those reverted after its end."""
    rows = [row for row in facts.rows if not row.status and facts.started(row)]
    return [row for row in rows if row.stage.state == "closed" or not is_bracket(row.stage)]


@owed(("Falta %(count)s resultado", "Faltam %(count)s resultados"), on=ROUNDS)
def missing_results_must_be_counted(facts, page):
    begun = [row for row in missing_at_all(facts) if row.stage.state != "planned"]
    return begun and facts.state != "cancelled"


@claim(("Mais %(count)s espera mesa", "Mais %(count)s esperam mesa"), on=ROUNDS)
def results_that_wait_for_a_mesa(facts, found):
    return found.count == sum(row.jogo_id is None for row in missing_at_all(facts))


def stage_of_heading(facts, found):
    """Return the stage of the section of Rodadas that a sentence is in."""
    lines = found.around("section")
    return next((one for one in facts.stages if lines and lines[0].startswith(str(one))), None)


@claim(
    (
        "Falta %(count)s resultado antes da próxima rodada.",
        "Faltam %(count)s resultados antes da próxima rodada.",
    ),
    on=ROUNDS,
)
def results_missing_before_the_next_round(facts, found):
    stage = stage_of_heading(facts, found)
    posted = [one.number for one in facts.rounds_in(stage) if one.state == "posted"]
    return posted and found.count == sum(row.round < posted[0] for row in facts.unplayed(stage))


@claim(
    "Começar sorteia a fase com quem entra nela. Depois o formato fica; o resto do plano ainda se muda em Formato.",
    on=ROUNDS,
)
def the_stage_is_yet_to_begin(facts, found):
    return facts.runs and stage_of_heading(facts, found).state == "planned"


@claim("Fica em rascunho, que só a direção vê, até ser divulgada.", on=ROUNDS)
def a_round_is_to_be_drawn(facts, found):
    stage = stage_of_heading(facts, found)
    drawn = facts.rounds_in(stage)
    return (
        stage.state == "playing"
        and len(drawn) < int(stage.plan["rounds"])
        and not any(one.state in HELD_BACK for one in drawn)
    )


@claim("Encerrar o que falta da fase…", on=ROUNDS)
def the_stage_is_played_now(facts, found):
    return facts.runs and stage_of_heading(facts, found).state == "playing"


@claim("Reabrir esta fase…", on=ROUNDS)
def the_stage_was_closed_early(facts, found):
    stage = stage_of_heading(facts, found)
    return stage.state == "closed" and len(facts.rounds_in(stage)) < int(stage.plan["rounds"])


@claim("Nenhuma fase ainda", "Escolha como se joga o torneio; sem um plano ele é um mata-mata.", on=ROUNDS)
def there_is_no_stage(facts, found):
    return not facts.stages


@claim("planejada", "em andamento", "encerrada", on=ROUNDS, within=".row-between")
def state_of_a_stage(facts, found):
    words = {"planned": "planejada", "playing": "em andamento", "closed": "encerrada"}
    return found.sentence == words[stage_of_heading(facts, found).state]
