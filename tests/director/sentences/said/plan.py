"""What the plan says of the stages, and where the entrants that are there cannot play it so."""

from fractions import Fraction

from tests.director.recount import has_table, points_of
from tests.director.sentences.claims import DESK, PUBLIC, claim
from tests.director.sentences.facts import is_bracket
from tests.director.sentences.said.rows import names_in, stages_of_page
from tests.director.sentences.said.standings import level_before, told

PROBLEMS = {"desk_rounds", "desk_plan"}


def stage_of(facts, found):
    """Return the stage that a problem begins with."""
    return facts.stage_called(found.sentence.partition(":")[0])


@claim("Com quem está, o plano não se joga todo como está escrito", on=PROBLEMS)
def some_stage_is_to_come(facts, found):
    return any(stage.state == "planned" for stage in facts.stages)


@claim("Empate no último lugar que se classifica", on=PROBLEMS)
def a_stage_sends_some(facts, found):
    return any(stage.plan.get("top") and facts.has_results(stage) for stage in facts.stages)


@claim(
    "%(names)s estão iguais em tudo, e entre elas passa quem o sorteio pôs na frente. Se jogarem por esse lugar, grave "
    "em Ocorrências como o desempate acabou.",
    on=PROBLEMS,
)
def these_are_level_at_the_cut(facts, found):
    """All results of their stage are there, no criterion separates them, and more are level than places are left."""
    stage = stage_of(facts, found)
    level = names_in(facts, found["names"])
    if stage is None or facts.unplayed(stage) or not facts.has_results(stage):
        return False
    for rows in facts.groups(stage).values():
        same = [row for row in rows if row.dupla in level]
        if len(same) == len(level):
            places = [rows.index(row) for row in same]
            apart = min(places) < int(stage.plan["top"]) <= max(places)
            return apart and all(level_before(stage, same[0], other, None) for other in same[1:])
    return bool(stage.plan.get("others"))  # of several groups


@claim(
    "o plano classifica %(planned)s, e para isso há %(there)s. Passam todas as que estão; ninguém entra no lugar das "
    "que faltam.",
    on=PROBLEMS,
)
def fewer_go_on_than_planned(facts, found):
    return int(found["planned"]) > int(found["there"])


@claim(
    "o cruzamento cita lugares que ninguém tem: %(places)s. Quem enfrentaria esse lugar passa sem jogar; se os dois de "
    "um confronto faltam, o cruzamento não vale e a chave segue a classificação.",
    on=PROBLEMS,
)
def the_crossing_names_places(facts, found):
    crossings = " ".join(str(stage.plan.get("crossing")) for stage in facts.stages)
    return all(place in crossings for place in found["places"].split(", "))


@claim(
    "há %(entrants)s para uma fase que precisa de %(least)s: mude o plano antes que ela comece.", on=PROBLEMS
)
def too_few_for_a_stage(facts, found):
    return int(found["entrants"]) < int(found["least"]) and stage_of(facts, found).state == "planned"


@claim(
    "o plano diz %(before)s grupos, e com %(entrants)s inscrições se jogam %(after)s.",
    "o plano diz %(before)s rodadas, e com %(entrants)s inscrições se jogam %(after)s.",
    "o plano diz %(before)s seções, e com %(entrants)s inscrições se jogam %(after)s.",
    on=PROBLEMS,
)
def the_plan_says_more(facts, found):
    stage = stage_of(facts, found)
    return str(found.before) in str(stage.plan.values()) and found.after < found.before


@claim(
    "são %(entrants)s, e o plano não diz quem folga. Ao começar a fase se pergunta se a que sobra folga.",
    on=PROBLEMS,
)
def the_number_is_odd(facts, found):
    return int(found["entrants"]) % 2 == 1


# The closing of a stage.


@claim(
    ("Passa a %(stage)s %(count)s: %(names)s.", "Passam a %(stage)s %(count)s: %(names)s."),
    on={"desk_life_action"},
)
def these_go_on(facts, found):
    """So many names; of groups and rounds they are the first of each table that has not left, and the best others."""
    stage = facts.stage_called(found["stage"])
    named = [] if found["names"] == "–" else found["names"].split(", ")
    if stage is None or found.count != len(named) or stage.state != "planned":
        return False
    going = {facts.called[name].pk for name in named}
    return going <= {one.pk for one in facts.duplas} and _among_the_first(facts, stage, going)


def _among_the_first(facts, stage, going):
    before = facts.stage(stage.number - 1)
    top = before and before.plan.get("top")
    if not top or stage.plan.get("side_of") or is_bracket(before) or before.plan["format"] == "teams":
        return True
    gone = {one.dupla_id for one in facts.entries if one.until_round is not None}
    gone |= {one.dupla_id for one in facts.entries if one.stage_id == stage.pk and one.place == 0}
    for rows in facts.groups(before).values():
        there = [row.dupla for row in rows if not row.out and row.dupla not in gone]
        if not {*there[: int(top)]} <= going:
            return False
    return True


@claim("É a última fase, e o torneio termina: vence %(names)s.", on={"desk_life_action"})
def these_win(facts, found):
    """No stage comes after it, and no dupla named is below the first place of the second count."""
    last = max(facts.stages, key=lambda one: one.number)
    named = names_in(facts, found["names"])
    if is_bracket(last) or last.plan.get("side_of"):
        return named or not facts.duplas
    first = {row.dupla for rows in facts.groups(last).values() for row in rows if row.place[0] == 1}
    return named & first or last.plan.get("lists", "one") != "one" or last.plan["format"] == "teams"


@claim("Lá se enfrentam: %(pairs)s.", on={"desk_life_action"})
def these_meet_there(facts, found):
    """Each is a dupla of the event, or a bye, and none meets two."""
    named = [name for pair in found["pairs"].split("; ") for name in pair.split(" × ")]
    duplas = [name for name in named if name != "folga"]
    return all(name in facts.called for name in duplas) and len(duplas) == len({*duplas})


# How standings are made.


def same(text, value):
    return told(text) == Fraction(str(value)) if told(text) is not None else False


@claim("W.O.: %(won)s para quem veio, %(lost)s para quem faltou.", on={"rules", "desk_life_action"})
def points_of_a_walkover(facts, found):
    return any(
        same(found["won"], worth["walkover"]["won"]) and same(found["lost"], worth["walkover"]["lost"])
        for worth in map(points_of, facts.stages)
    )


@claim("Vitória: %(won)s. Empate: %(level)s. Derrota: %(lost)s.", on={"rules"})
def points_of_an_outcome(facts, found):
    schemes = [points_of(stage)["played"] for stage in facts.stages if not has_table(stage)]
    return any(
        all(same(found[name], each.get(name, 0)) for name in ("won", "level", "lost")) for each in schemes
    )


@claim("Por uma partida só de diferença: %(won)s e %(lost)s.", on={"rules"})
def points_of_one_partida(facts, found):
    schemes = [points_of(stage)["played"] for stage in facts.stages if not has_table(stage)]
    return any(
        "narrow_won" in each
        and same(found["won"], each["narrow_won"])
        and same(found["lost"], each["narrow_lost"])
        for each in schemes
    )


@claim(
    "Cada confronto dá pontos de vitória (VP) pela diferença de pontos na mesa, pela tabela abaixo.",
    on={"rules"},
)
def points_by_a_table(facts, found):
    return any(map(has_table, facts.stages))


@claim("Folga: %(points)s.", on={"rules"})
def points_of_a_bye(facts, found):
    return any(same(found["points"], points_of(stage)["bye"]) for stage in facts.stages)


@claim("Quem folga recebe também %(points)s pontos na mesa.", on={"rules"})
def points_made_in_a_bye(facts, found):
    return any(same(found["points"], points_of(stage).get("bye_made") or 0) for stage in facts.stages)


@claim("Cruzamento: %(pairs)s.", on={DESK, PUBLIC})
def the_next_stage_crosses(facts, found):
    return any(stage.plan.get("crossing") for stage in facts.stages)


@claim("Jogam as que não seguiram da %(number)sª fase.", on={DESK, PUBLIC})
def a_side_event(facts, found):
    return any(stage.plan.get("side_of") == found.number for stage in facts.stages)


@claim("Quem perde na mesma rodada divide o lugar, menos o 3º, que se joga.", on={DESK, PUBLIC})
def the_third_place_is_played(facts, found):
    return any(
        stage.plan.get("third", facts.tournament.third_place) for stage in facts.stages if is_bracket(stage)
    )


@claim("Quem perde na mesma rodada divide o lugar.", on={DESK, PUBLIC})
def the_third_place_is_shared(facts, found):
    shared = [
        stage.plan["format"] == "double" or not stage.plan.get("third", facts.tournament.third_place)
        for stage in facts.stages
        if is_bracket(stage)
    ]
    return any(shared)


@claim(
    "Em cada linha está o que a põe à frente da próxima. Decide o primeiro destes que for diferente:",
    on={DESK},
)
def the_page_has_standings(facts, found):
    return any(not is_bracket(stage) for stage in stages_of_page(facts, found.page))


@claim("Seguem as vencedoras %(of)s.", on={DESK, PUBLIC})
def the_winners_go_on(facts, found):
    return any(is_bracket(stage) and stage.plan.get("stops_with", 1) != 1 for stage in facts.stages)


@claim("Todos seguem.", on={"desk_plan"})
def all_go_on(facts, found):
    return any(not stage.plan.get("top") for stage in facts.stages)


@claim("Levam %(share)s%% dos pontos.", on={"desk_plan"})
def they_carry_their_points(facts, found):
    shares = [Fraction(str(stage.plan.get("carry") or 0)) for stage in facts.stages]
    return Fraction(found["share"]) / 100 in shares


@claim("Os encontros das fases anteriores não contam.", on={"desk_plan"})
def earlier_meetings_are_forgotten(facts, found):
    return any(stage.plan.get("forgets") for stage in facts.stages)


@claim("As primeiras dos grupos são cabeças de chave pela campanha.", on={"desk_plan"})
def seeded_by_their_campaign(facts, found):
    return any(stage.plan.get("by_campaign") or stage.plan.get("seeds") for stage in facts.stages)


@claim(
    "Joga-se ao mesmo tempo que a %(number)sª fase: até %(tables)s mesas para as duas juntas.",
    "Joga-se ao mesmo tempo que a %(number)sª fase: as duas juntas pedem %(tables)s mesas e há %(mesas)s: parte dos "
    "jogos espera.",
    on={"desk_plan"},
)
def stages_are_played_side_by_side(facts, found):
    fits = int(found["tables"]) <= facts.tournament.mesas
    return any(stage.plan.get("side_of") for stage in facts.stages) and fits == ("mesas" not in found.params)
