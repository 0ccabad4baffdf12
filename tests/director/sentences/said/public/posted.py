"""The posted rounds: how far each is, and how each confronto ended."""

from tests.director.sentences.claims import PUBLIC, claim
from tests.director.sentences.facts import HELD_BACK, is_bracket
from tests.director.sentences.said.rows import WAYS, first_named, rows_about, stages_of_page

ROUNDS = ("rounds",)


@claim("A primeira rodada ainda não foi divulgada.", on=ROUNDS)
def no_round_is_posted(facts, found):
    return any(
        stage.state != "planned" and not [one for one in facts.rounds_in(stage) if one.state not in HELD_BACK]
        for stage in stages_of_page(facts, found.page)
    )


@claim("%(number)sª rodada", on=ROUNDS, within="h3")
def the_round_is_posted(facts, found):
    return any(one.number == found.number and one.state not in HELD_BACK for one in facts.rounds)


@claim("divulgada", "em jogo", "encerrada", on=ROUNDS, within="h3")
def state_of_the_round(facts, found):
    """By its own state, and `em jogo` once a mão is recorded."""
    number = int(found.sentence.split("ª")[0])
    for one in facts.rounds:
        if one.number == number and one.stage in stages_of_page(facts, found.page):
            rows = facts.rows_in(one.stage, number)
            begun = any(row.jogo_id in facts.maos for row in rows if row.jogo_id)
            word = {"closed": "encerrada", "playing": "em jogo", "posted": "divulgada"}.get(one.state)
            free = one.stage.plan.get("pace") != "round" and any(row.status for row in rows if not row.is_bye)
            if found.sentence.endswith("em jogo" if word == "divulgada" and (begun or free) else word or "?"):
                return True
    return False


@claim("Ainda não começou: as mesas abrem todas juntas.", on=ROUNDS)
def the_round_waits_for_its_start(facts, found):
    return any(
        one.state == "posted" and one.stage.plan.get("pace") == "round" and not one.started_at
        for one in facts.rounds
    )


@claim("Começou em %(at)s.", on=ROUNDS)
def the_round_has_started(facts, found):
    return any(one.started_at for one in facts.rounds)


@claim("Divulgada em %(at)s.", on=ROUNDS)
def the_round_was_posted(facts, found):
    return any(one.posted_at and not one.started_at for one in facts.rounds)


@claim("Nenhum jogo terminou ainda.", on={"results"})
def no_jogo_is_over(facts, found):
    brackets = [row for row in facts.rows if is_bracket(row.stage) and row.jogo_id]
    return not [row for row in brackets if row.status == "played"]


def meetings(facts, found):
    """Return the posted confrontos that a box of a public page is about."""
    posted = [row for row in facts.rows if facts.posted(row)]
    return rows_about(facts, found.around(".meet"), posted)


@claim(*WAYS, on={"rounds"}, within=".meet-foot")
def how_it_ended(facts, found):
    said = {status for word, status in WAYS.items() if word in found.sentence}
    return any(row.status in said for row in meetings(facts, found))


@claim("empate", on={"rounds"}, within=".meet-foot")
def it_ended_level(facts, found):
    return any(row.status == "played" and row.winner_id is None for row in meetings(facts, found))


@claim("folga", on={"rounds"}, within=".meet-foot")
def it_is_a_bye(facts, found):
    """A bye, or a short table at which the others rest."""
    return any(row.is_bye or row.status == "absent" for row in meetings(facts, found))


@claim("em jogo", on={"rounds"}, within=".meet-foot")
def it_is_being_played(facts, found):
    return any(row in facts.playing for row in meetings(facts, found))


@claim("esperando mesa", "a jogar", "vai começar", on={"rounds"}, within=".meet-foot")
def it_is_to_be_played(facts, found):
    return any(not row.status for row in meetings(facts, found))


@claim("reaberto para correção", on={PUBLIC})
def a_result_was_taken_back(facts, found):
    return any(not row.status for row in facts.rows)


@claim("faltou", on={"rounds"}, within=".meet")
def somebody_was_absent(facts, found):
    return any(row.absent for row in meetings(facts, found))


@claim("(venceu)", on={"rounds"}, within=".meet")
def this_side_won(facts, found):
    """Everybody whom the line names is on the side of the winner. A jogo with mãos keeps the name on its súmula."""
    one = first_named(facts, found.sentence)
    for row in meetings(facts, found):
        labels = row.jogo.labels if row.jogo_id else ()
        side = row.side(one) if one and one.pk in row.entrants else ""
        if not side and row.jogo_id:
            side = next(
                (side for side, label in zip(row.sides, labels, strict=False) if label in found.sentence), ""
            )
        if side and row.winner_id in {each.pk for each in row.pair(side)}:
            return True
    return False
