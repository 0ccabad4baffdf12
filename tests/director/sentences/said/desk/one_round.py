"""The page of a round, and its lists for the wall."""

from tests.director.sentences.claims import claim
from tests.director.sentences.facts import HELD_BACK
from tests.director.sentences.said.rows import WAYS, named, of_round, round_of_page, rows_about, rows_of_round

ROUNDS, ROUND = ("desk_rounds",), ("desk_round",)


def held_back(facts, one):
    return one.state in HELD_BACK


def drawn_at_once(one):
    return one.stage.plan["format"] not in {"swiss", "danese"}


of_round(
    {
        "Todos os resultados chegaram: a rodada está encerrada.": lambda facts, one: (
            one.state == "closed" and all(row.status for row in rows_of_round(facts, one))
        ),
        "Só a direção vê este rascunho. Confira os confrontos; ainda se pode mudar tudo.": lambda facts, one: (
            one.state == "draft"
            and one.posted_at is None
            and not any(row.jogo_id for row in rows_of_round(facts, one))
        ),
        "Divulgar os lugares dá as mesas e mostra a todos onde sentar. Depois os confrontos só mudam à mão.": (
            lambda facts, one: one.state == "checked" and one.posted_at is None
        ),
        "Todos já veem onde sentar. Começar põe a rodada em jogo.": lambda facts, one: (
            one.state == "posted" and one.posted_at and not one.started_at
        ),
        "Ninguém vê ainda onde sentar: as mesas saem com o último resultado das rodadas anteriores.": (
            lambda facts, one: (
                one.posted_at is None and any(row.round < one.number for row in facts.unplayed(one.stage))
            )
        ),
        "Todas as rodadas desta fase estão sorteadas: conferem-se juntas, e os lugares se divulgam juntos.": (
            lambda facts, one: (
                drawn_at_once(one) and all(held_back(facts, other) for other in facts.rounds_in(one.stage))
            )
        ),
        "Este rascunho é trocado por outro.": lambda facts, one: (
            held_back(facts, one) and not drawn_at_once(one)
        ),
        "Todas as rodadas da fase são trocadas por outras.": lambda facts, one: (
            held_back(facts, one) and drawn_at_once(one)
        ),
    }
)
NOT_POSTED = "Rascunho: ainda não afixe"
of_round(
    {NOT_POSTED: held_back, "As mesas são dadas quando a rodada é divulgada.": held_back},
    on={"desk_seating"},
    told=(NOT_POSTED,),
)


@claim(
    (
        "Falta %(count)s resultado. Com ele a rodada se encerra sozinha.",
        "Faltam %(count)s resultados. Com o último a rodada se encerra sozinha.",
    ),
    on=ROUND,
)
def results_missing_in_this_round(facts, found):
    return _lacks(facts, found, "playing")


@claim(
    (
        "A rodada já estava encerrada; agora falta %(count)s resultado.",
        "A rodada já estava encerrada; agora faltam %(count)s resultados.",
    ),
    on=ROUND,
)
def this_round_lost_results(facts, found):
    return _lacks(facts, found, "closed")


def _lacks(facts, found, state):
    one = round_of_page(facts, found.page)
    return one.state == state and found.count == sum(not row.status for row in rows_of_round(facts, one))


@claim(
    (
        "Falta %(count)s resultado das rodadas anteriores.",
        "Faltam %(count)s resultados das rodadas anteriores.",
    ),
    on=ROUND,
)
def results_missing_in_earlier_rounds(facts, found):
    one = round_of_page(facts, found.page)
    return found.count == sum(row.round < one.number for row in facts.unplayed(one.stage))


@claim(
    (
        "O relógio de %(minutes)s minuto começa junto com cada jogo.",
        "O relógio de %(minutes)s minutos começa junto com cada jogo.",
    ),
    on={*ROUNDS, *ROUND},
)
def the_plan_has_these_minutes(facts, found):
    stages = [round_of_page(facts, found.page).stage] if found.page.route == "desk_round" else facts.stages
    said = {value for stage in stages for name, value in stage.plan.items() if name.endswith("minutes")}
    return found.minutes in {*said, facts.tournament.minutes}


RESULTS = WAYS | {"folga": "bye", "jogado": "played"}


@claim(*RESULTS, on=ROUND, within=".pairing-result")
def how_a_confronto_of_the_round_ended(facts, found):
    return any(row.status in {*_ways(found)} for row in _of_row(facts, found))


def _ways(found):
    return [status for word, status in RESULTS.items() if word in found.sentence]


def _of_row(facts, found):
    pk = found.linked(r"/confrontos/(\d+)/", "tr")
    if pk is not None:
        return [facts.row[pk]]
    here = rows_of_round(facts, round_of_page(facts, found.page))
    named = rows_about(facts, found.around("tr")[:4], here) or rows_about(facts, found.around("tr"), here)
    return named or [row for row in here if not row.is_ready]


@claim("falta: %(names)s", on=ROUND, within=".pairing-cell")
def these_are_absent_from_the_mesa(facts, found):
    names = found["names"].partition(";")[0].split(", ")
    gone = {facts.dupla[int(pk)].name for row in _of_row(facts, found) for pk in row.absent}
    return names and {*names} <= gone


@claim("(depois)", on={"desk_round", "desk_seating"})
def another_confronto_comes_first_at_the_mesa(facts, found):
    rows = rows_of_round(facts, round_of_page(facts, found.page))
    seated = [row.mesa for row in rows if row.mesa and not row.is_bye]
    return len(seated) > len({*seated})


@claim("conferida", on=ROUND, within=".pairing-check")
def there_is_a_sheet_to_compare(facts, found):
    return any(row.status and row.jogo_id for row in _of_row(facts, found))


@claim("Folga", "espera mesa", on={"desk_seating"}, within=".seating-mesas")
def who_rests_or_waits(facts, found):
    one = round_of_page(facts, found.page)
    here = rows_of_round(facts, one)
    rows = rows_about(facts, found.around("li"), here) or [row for row in here if not row.is_ready]
    return any(row.is_bye if found.sentence.startswith("Folga") else row.mesa is None for row in rows)


@claim("Mesa %(mesa)s", on={"desk_seating"}, within=".seating-mesas")
def who_sits_at_the_mesa(facts, found):
    one = round_of_page(facts, found.page)
    return any(
        row.mesa == found.mesa for row in rows_about(facts, found.around("li"), rows_of_round(facts, one))
    )


@claim("Voltar à rodada %(number)s", on={"desk_seating"})
def the_lists_are_of_this_round(facts, found):
    return found.number == round_of_page(facts, found.page).number


@claim("com %(partner)s", on={"desk_seating"}, within=".seating-names")
def these_are_partners(facts, found):
    """Both are players of one side of a confronto of the round."""
    rows = rows_of_round(facts, round_of_page(facts, found.page))
    pairs = [{row.dupla_a_id, row.partner_a_id} for row in rows] + [
        {row.dupla_b_id, row.partner_b_id} for row in rows
    ]
    return any({one.pk for one in named(facts, found.sentence)} == pair for pair in pairs)


@claim("Folga: %(names)s", on={"desk_seating", "rounds"})
def these_rest(facts, found):
    """Everybody named has a bye in one round."""
    resting = {one for row in facts.rows if row.is_bye for one in row.entrants}
    return {one.pk for one in named(facts, found["names"])} <= resting
