"""The page of a mesa, before its next jogo."""

from tests.director.sentences.claims import claim
from tests.director.sentences.facts import HELD_BACK


@claim("O próximo jogo desta mesa começa assim que quem o joga estiver livre.", on={"mesa"})
def its_next_jogo_waits_for_who_plays_it(facts, found):
    """Somebody of the next confronto at the mesa sits in another open jogo."""
    seated = {one for row in facts.playing for one in row.entrants}
    return any(row.mesa and row.jogo_id is None and seated & {*row.entrants} for row in facts.owing)


@claim("A próxima rodada ainda não foi divulgada. O jogo abre aqui quando for.", on={"mesa"})
def another_round_is_to_be_posted(facts, found):
    """A round is a draft, or a stage in play has more rounds in its plan than are drawn."""
    to_draw = [
        stage.state == "playing" and len(facts.rounds_in(stage)) < int(stage.plan["rounds"])
        for stage in facts.stages
        if stage.plan["format"] in {"swiss", "danese"}
    ]
    return any(to_draw) or any(one.state in HELD_BACK for one in facts.rounds)


@claim("Nenhum jogo nesta mesa agora. O próximo abre aqui assim que começar.", on={"mesa"})
def other_confrontos_are_to_come(facts, found):
    return any(not row.status and not row.is_bye for row in facts.rows)


@claim("Os jogos desta fase terminaram. O diretor ainda não começou a próxima.", on={"mesa"})
def the_stage_is_played(facts, found):
    """No confronto is without a result, no stage in play has rounds to come, and another stage follows."""
    more = [
        stage
        for stage in facts.stages
        if stage.state == "playing"
        and stage.plan["format"] in {"swiss", "danese"}
        and len(facts.rounds_in(stage)) < int(stage.plan["rounds"])
    ]
    follows = any(stage.state == "planned" for stage in facts.stages)
    return not facts.owing and not more and follows


@claim("Os jogos do torneio terminaram. O diretor ainda não o encerrou.", on={"mesa"})
def everything_is_played(facts, found):
    return facts.runs and not facts.owing and all(stage.state != "planned" for stage in facts.stages)


@claim("O torneio foi cancelado. Não há jogo nesta mesa.", on={"mesa"})
def the_mesa_is_of_a_cancelled_event(facts, found):
    return facts.state == "cancelled"


@claim("O torneio terminou. Não há mais jogos nesta mesa.", on={"mesa"})
def the_mesa_is_of_an_event_that_is_over(facts, found):
    return facts.state == "finished"


@claim("O torneio ainda não começou: é em %(day)s.", on={"mesa"})
def the_mesa_is_of_an_event_to_come(facts, found):
    return facts.state in {"draft", "open"}
