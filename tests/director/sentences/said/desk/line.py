"""The line at the top of every page of the desk: what is missing, which round it is, the next step."""

from tests.director.sentences.claims import DESK, claim, owed
from tests.director.sentences.facts import HELD_BACK, is_bracket
from tests.director.sentences.said.desk.roll import absent_among

MISSING, WHERE, STEP = "#linha-faltam", ".line-where", "#linha-passo"
LISTED = 6  # mesas that the line names
FEWEST = 2  # entrants of a stage
MAIN = ("desk_mesas", "desk_rounds", "desk_round", "desk_log", "desk_life", "desk_plan", "desk_standings")


def seated(facts):
    return [row for row in facts.owing if row.jogo_id and row.mesa]


@claim(("falta %(total)s mesa", "faltam %(total)s mesas"), on={DESK}, within=MISSING)
def mesas_are_missing(facts, found):
    return facts.runs and found.total == len(seated(facts))


@owed(("falta %(total)s mesa", "faltam %(total)s mesas"), on=MAIN)
def mesas_must_be_named(facts, page):
    return facts.runs and seated(facts)


@claim("e mais %(more)s", on={DESK}, within=MISSING)
def others_are_missing(facts, found):
    return found.more == len(seated(facts)) - LISTED


@claim(("%(total)s espera mesa", "%(total)s esperam mesa"), on={DESK}, within=MISSING)
def confrontos_wait_for_a_mesa(facts, found):
    return found.total == sum(row.jogo_id is None for row in facts.owing)


@claim("Esperar:", on={DESK}, within=MISSING)
def there_is_somebody_to_wait_for(facts, found):
    return any(row.jogo_id and row.jogo.closed_at is None for row in facts.owing)


@claim("Rodada %(number)s de %(rounds)s", on={DESK}, within=WHERE)
def round_of_the_line(facts, found):
    for stage in facts.stages:
        drawn = facts.rounds_in(stage)
        planned = int(stage.plan["rounds"]) if stage.plan["format"] in {"swiss", "danese"} else 0
        if found.number in {one.number for one in drawn} and found.rounds == max(planned, len(drawn)):
            return facts.runs and stage.state != "planned"
    return False


# The next step.


@claim(
    ("Sem mesa livre: %(count)d jogo espera", "Sem mesa livre: %(count)d jogos esperam"),
    on={DESK},
    within=STEP,
)
def no_mesa_is_free(facts, found):
    return not facts.playing and found.count == len(facts.owing)


@claim("Abrir e sortear a chave", "Abrir e começar o torneio…", on={DESK}, within=STEP)
def nobody_reads_it_yet(facts, found):
    return facts.state == "draft"


@claim("Lançar o que falta", on={DESK}, within=STEP)
def a_result_of_a_closed_stage_is_missing(facts, found):
    return any(row.stage.state == "closed" for row in facts.owing)


@claim("Sortear de novo a rodada %(number)s", "Conferir a rodada %(number)s", on={DESK}, within=STEP)
def the_round_is_a_draft(facts, found):
    return any(one.number == found.number and one.state in HELD_BACK for one in facts.rounds)


@claim("Divulgar os lugares", "Conferi: divulgar os lugares", on={DESK}, within=STEP)
def a_round_is_held_back(facts, found):
    return any(one.state in HELD_BACK and one.stage.state == "playing" for one in facts.rounds)


@claim("Sortear a rodada %(number)s", on={DESK}, within=STEP)
def the_round_is_the_next_one(facts, found):
    """All earlier rounds of its stage are over, and the plan has this one."""
    return any(
        stage.state == "playing"
        and found.number == len(facts.rounds_in(stage)) + 1 <= int(stage.plan.get("rounds") or 0)
        and not facts.unplayed(stage)
        for stage in facts.stages
    )


@claim("Começar a rodada %(number)s", on={DESK}, within=STEP)
def the_round_is_posted(facts, found):
    return any(one.number == found.number and one.state == "posted" for one in facts.rounds)


@claim("Começar: %(stage)s", on={DESK}, within=STEP)
def the_stage_or_round_can_begin(facts, found):
    if stage := facts.stage_called(found["stage"].partition(" (")[0]):
        return stage.state == "planned" and facts.runs
    return any(one.state == "posted" and is_bracket(one.stage) for one in facts.rounds)


@claim("Encerrar: %(stage)s", on={DESK}, within=STEP)
def the_stage_is_played(facts, found):
    stage = facts.stage_called(found["stage"])
    return stage and stage.state == "playing" and not [row for row in facts.owing if row.stage_id == stage.pk]


@claim("Uma inscrição só: encerrar…", "Não resta ninguém: cancelar…", on={DESK}, within=STEP)
def at_most_one_is_left(facts, found):
    """Nobody plays, and fewer than two of those that may have gone on have neither left nor been disqualified."""
    begun = [stage for stage in facts.stages if stage.state != "planned" and not stage.plan.get("side_of")]
    if begun and is_bracket(begun[-1]):
        return not facts.owing
    gone = {one.dupla_id for one in facts.entries if one.until_round is not None}
    gone |= {one.dupla_id for one in facts.penalties if one.sanction == "disqualification"}
    here = {one.dupla_id for one in facts.entries if begun and one.stage_id == begun[-1].pk and one.place}
    return len((here or {one.pk for one in facts.duplas}) - gone) < FEWEST


@claim(
    "Poucos para jogar: %(stage)s",
    "Não se joga assim: %(stage)s",
    "Equipes incompletas: %(stage)s",
    on={DESK},
    within=STEP,
)
def the_stage_has_not_begun(facts, found):
    stage = facts.stage_called(found["stage"])
    return stage and stage.state == "planned"


@claim(
    (
        "%(step)s (falta %(count)d na chamada)",
        "%(step)s (faltam %(count)d na chamada)",
    ),
    on={DESK},
    within=STEP,
)
def so_many_are_missing_from_the_roll(facts, found):
    return found.count <= len(absent_among(facts, facts.duplas)) and found.count > 0


@claim("Retomar o torneio…", on={DESK}, within=STEP)
def it_is_cancelled(facts, found):
    return facts.state == "cancelled"


@claim("O torneio está cancelado: aqui nada muda até ele ser retomado.", on={DESK})
def nothing_changes_in_it(facts, found):
    return facts.state == "cancelled"


@owed("O torneio está cancelado: aqui nada muda até ele ser retomado.", on=MAIN)
def it_must_say_that_it_is_cancelled(facts, page):
    return facts.state == "cancelled"


@claim("Prêmios", "Mandar o resultado", "Imprimir", on={DESK}, within=STEP)
def it_is_over(facts, found):
    return facts.state == "finished"
