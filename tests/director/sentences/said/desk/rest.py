"""The rest of a round or a stage, when the hall has to close."""

from tests.director.sentences.claims import DESK, claim
from tests.director.sentences.facts import is_bracket
from tests.director.sentences.said.rows import named, rows_about


@claim(("Falta %(total)s resultado.", "Faltam %(total)s resultados."), on={"desk_rest"})
def the_rest_is_counted(facts, found):
    """So many are listed, and none of the stage is left out."""
    rows = [row for row in facts.owing if row.stage.number == found.page.at["number"]]
    listed = [node for node in found.page.text.blocks("li") if found.page.text.block(node.first, ".rounds")]
    return found.total == len(listed) >= len(rows)


@claim("nada gravado: não conta", "nada gravado: ninguém segue", on={"desk_rest"})
def nothing_is_recorded(facts, found):
    rows = rows_about(facts, found.around("li"), facts.owing)
    return not rows or any(row.jogo_id not in facts.maos for row in rows)


@claim("Começou: %(stage)s.", on={DESK})
def the_stage_has_begun(facts, found):
    return facts.stage_called(found["stage"]).state != "planned"


@claim("na frente está %(leads)s: segue, se vale como está", on={"desk_rest"})
def this_side_leads(facts, found):
    """It has won more partidas of its jogo, or made more points in it."""
    return any(
        _ahead(facts, row) == {one.pk for one in named(facts, found["leads"])}
        for row in _listed(facts, found)
    )


@claim("empate na súmula: ninguém segue, e as duas dividem os lugares", on={"desk_rest"})
def the_sheet_is_level(facts, found):
    return any(facts.maos.get(row.jogo_id) and not _ahead(facts, row) for row in _listed(facts, found))


@claim(
    (
        "%(maos)s mão gravada: vale a escolha abaixo",
        "%(maos)s mãos gravadas: vale a escolha abaixo",
    ),
    on={"desk_rest"},
)
def so_many_maos_are_recorded(facts, found):
    return any(found.maos == len(facts.maos.get(row.jogo_id, ())) for row in _listed(facts, found))


def _listed(facts, found):
    """Return the confrontos without a result that a line of the rest is about."""
    rows = [row for row in facts.rows if not row.status and facts.posted(row)]
    return rows_about(
        facts, found.around("li"), [row for row in rows if row.stage.number == found.page.at["number"]]
    )


def _ahead(facts, row):
    """Return the entrants of the side with more points in its jogo; empty if it is level. For jogos of one partida."""
    made = dict.fromkeys("AB", 0)
    for mao in facts.maos.get(row.jogo_id, ()):
        for side, total in mao.totals.items():
            made[side] += total
    if made["A"] == made["B"]:
        return set()
    return {one.pk for one in row.pair("A" if made["A"] > made["B"] else "B")}


@claim(
    "De onde nada foi gravado, nada conta. Cada resultado ainda pode ser mudado depois, em Ocorrências.",
    on={"desk_rest"},
)
def the_rest_is_not_of_a_bracket(facts, found):
    return not is_bracket(facts.stage(found.page.at["number"]))
