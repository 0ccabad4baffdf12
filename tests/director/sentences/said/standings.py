"""Standings: why a row is where it is, what it brought, who goes on, and how much of a round is counted."""

from fractions import Fraction
from functools import wraps

from tests.director.recount import has_table, order_of, sums_of, teams_of, value
from tests.director.sentences.claims import DESK, PUBLIC, claim, owed
from tests.director.sentences.facts import is_bracket
from tests.director.sentences.said.rows import first_named, stages_of_page
from tournaments.wording.criteria import CRITERIA
from tournaments.wording.terms import KINDS, SANCTIONS

TABLES, RANKS = ("desk_standings", "standings"), ".ranks"
ROUND_AND_TABLES = ("desk_round", *TABLES)
BESIDE = {"direct", "direct_two", "playoff", "lots"}  # criteria that depend on who is tied


def lines_of(facts, found):
    """Yield the stage, the sums of a row, and those of the next row, for the stages that a row may be in."""
    line = found.page.text.text_of(found.page.text.block(found.line, "th", "li", "tr"))[0]
    for stage in stages_of_page(facts, found.page):
        if stage.state == "planned":
            continue
        first = teams_of(stage)
        for rows in facts.groups(stage).values():
            for at, one in enumerate(rows):
                names = {facts.dupla[one.dupla].name}
                if first:
                    names = {facts.dupla[one.dupla].team.name}
                if any(line.startswith(name) for name in names):
                    yield stage, one, rows[at + 1] if at + 1 < len(rows) else None


def told(text):
    """Return the number in a text such as 1.234,5 or −3."""
    plain = text.strip().replace(".", "").replace(",", ".").replace("−", "-").replace("–", "-")
    try:
        return Fraction(plain)
    except ValueError:
        return None


def criteria_called(words):
    """Return the criteria that a sentence may mean by these words."""
    found = [key for key, said in CRITERIA.items() if str(said.name) == words]
    found += [f"canastras:{key}" for key, said in KINDS.items() if str(said) == words]
    return found + {"VP": ["points"], "MP (pontos feitos)": ["made"]}.get(words, [])


def values_of(stage, row, other, criterion):
    """Return a criterion's values of two rows; None where it depends on who else is tied."""
    if criterion.partition(":")[0] in BESIDE:
        return None
    sums = sums_of(stage)
    return tuple(value(criterion, one, [row, other], sums, stage.lots) for one in (row, other))


def level_before(stage, row, other, criterion):
    """Return whether two rows are level in the criteria that come before one, all of them if it is None."""
    order = order_of(stage)
    known = (
        values_of(stage, row, other, one) for one in order[: order.index(criterion) if criterion else None]
    )
    return all(both is None or both[0] == both[1] for both in known)


def ranked(*said):
    """Register a predicate of a row and the next one, for the reasons in the tables of the stages."""

    def register(holds):
        @wraps(holds)
        def of_any(facts, found):
            if found.around("table")[0].startswith("Equipes"):
                return True  # the sum of all stages, which has no second count
            return any(holds(found, *each) for each in lines_of(facts, found))

        return claim(*said, on=TABLES, within=RANKS)(of_any)

    return register


@ranked("Fica à frente da próxima por %(by)s: %(value)s a %(next)s.")
def ahead_by_a_criterion(found, stage, row, other):
    for criterion in criteria_called(found["by"]):
        if other is None or criterion not in order_of(stage):
            continue
        both = values_of(stage, row, other, criterion)
        said = (_figure(told(found["value"])), _figure(told(found["next"])))
        if both is None or tuple(map(_figure, both)) == said:
            return both is None or (both[0] > both[1] and level_before(stage, row, other, criterion))
    return False


def _figure(one):
    return None if one is None else abs(round(float(one), 3))


@ranked("Fica à frente da próxima no %(by)s: %(value)s a %(next)s.")
def ahead_by_their_meeting(found, stage, row, other):
    met = other is not None and any(half.other == other.dupla for half in row.halves)
    return met and told(found["value"]) > told(found["next"])


@ranked("Igual à próxima em todos os critérios: fica na frente por sorteio.")
def ahead_by_lots(found, stage, row, other):
    return other and level_before(stage, row, other, None) and not _played_off(stage, row, other)


@ranked("Igual à próxima em todos os critérios: venceu o desempate jogado.")
def ahead_by_a_play_off(found, stage, row, other):
    return other and level_before(stage, row, other, None) and _played_off(stage, row, other)


def _played_off(stage, row, other):
    return any(
        row.dupla in one and other.dupla in one and one.index(row.dupla) < one.index(other.dupla)
        for one in stage.playoffs
    )


@ranked("Igual em todos os critérios: divide o lugar.")
def shares_its_place(found, stage, row, other):
    return row.place[0] != row.place[1]


@ranked("A próxima foi desclassificada.")
def the_next_is_disqualified(found, stage, row, other):
    return other and other.out and not row.out


@claim("trouxe %(points)s da fase anterior", on=TABLES)
def brought_points(facts, found):
    return any(Fraction(str(stage.plan.get("carry") or 0)) for stage, _row, _other in lines_of(facts, found))


@claim("saiu depois da %(round)sª rodada", on=TABLES)
def left_after_the_round(facts, found):
    dupla = first_named(facts, found.sentence)
    mates = {dupla.pk} if dupla else {one.pk for one in facts.duplas}
    gone = {(one.dupla_id, one.until_round) for one in facts.entries if one.place}
    return any((one, found.round) in gone for one in mates)


@claim("%(what)s (%(round)sª rodada: %(reason)s)", on=TABLES)
def was_punished(facts, found):
    dupla = first_named(facts, found.sentence)
    own = [one for one in facts.penalties if dupla is None or one.dupla_id == dupla.pk or one.dupla.team_id]
    return any(
        one.round == found.round
        and str(SANCTIONS[one.sanction]) in found["what"]
        and one.reason in found.sentence
        for one in own
    )


@claim("%(what)s: −%(amount)s", on=TABLES, within="th")
def lost_points(facts, found):
    if not found["what"].endswith(tuple(map(str, SANCTIONS.values()))):
        return True  # a value below zero
    amount = told(found["amount"].partition(" ")[0])
    return amount in {one.amount for one in facts.penalties}


@claim("classificada", "passa", on=TABLES, within="th")
def goes_on(facts, found):
    """It is in the next stage, or its stage sends only some, it has not left, and it has played."""
    rows = [each for each in lines_of(facts, found) if not is_bracket(each[0])]
    return not rows or any(
        stage.plan.get("top") and not row.out and facts.stage(stage.number + 1) for stage, row, _other in rows
    )


@claim(
    ("Passa a primeira de cada grupo", "Passam as %(top)s primeiras de cada grupo"),
    ("Passa a primeira de cada linha", "Passam as %(top)s primeiras de cada linha"),
    ("Passa o primeiro lugar", "Passam os %(top)s primeiros lugares"),
    on={DESK, PUBLIC},
)
def so_many_go_on(facts, found):
    top = found.params.get("top") or "1"
    return any(str(stage.plan.get("top")) == top for stage in facts.stages)


@claim(
    ("a melhor %(place)sª colocada", "as %(others)s melhores %(place)sªs colocadas"),
    on={DESK, PUBLIC},
)
def so_many_others_go_on(facts, found):
    others, place = int(found.params.get("others") or 1), found.place
    return any(
        stage.plan.get("others") == others and stage.plan.get("top") == place - 1 for stage in facts.stages
    )


@claim("As melhores entre os grupos", on=TABLES)
def others_are_compared(facts, found):
    return any(stage.plan.get("others") for stage in stages_of_page(facts, found.page))


@claim("Comparadas pela média por jogo, porque os grupos podem ter tamanhos diferentes.", on=TABLES)
def compared_by_average(facts, found):
    return any(stage.plan.get("others") for stage in stages_of_page(facts, found.page))


@claim("%(over)s de %(met)s jogos da %(last)sª rodada", on={DESK, PUBLIC}, within=".counted")
def so_much_of_a_round_counts(facts, found):
    return any(_counted(facts, stage, found, found.last) for stage in stages_of_page(facts, found.page))


@claim("%(over)s de %(met)s jogos das rodadas %(first)s a %(last)s", on={DESK, PUBLIC}, within=".counted")
def so_much_of_some_rounds_counts(facts, found):
    return any(_counted(facts, stage, found, found.first) for stage in stages_of_page(facts, found.page))


def _counted(facts, stage, found, first):
    """Count the confrontos of the rounds, without those in which nobody has a result; a short table counts as over."""
    rows = [
        row
        for row in facts.rows_in(stage)
        if first <= row.round <= found.last and facts.posted(row) and row.status != "bye" and not row.is_bye
    ]
    begun = {row.round for row in rows if row.status}
    rows = [row for row in rows if row.round in begun]
    return found.met == len(rows) and found.over == sum(bool(row.status) for row in rows)


@claim("Classificação depois da %(number)sª rodada", on={DESK, PUBLIC}, within=".counted")
def the_round_is_over(facts, found):
    """It and all rounds before it are closed, although a result may have been reverted since."""
    return any(
        stage_rounds and all(one.state == "closed" for one in stage_rounds if one.number <= found.number)
        for stage_rounds in map(facts.rounds_in, stages_of_page(facts, found.page))
    )


@claim("A classificação começa com o primeiro resultado.", on=TABLES)
def nothing_has_a_result(facts, found):
    """A stage that the page may be about has no result that counts."""
    return any(not facts.has_results(stage) for stage in stages_of_page(facts, found.page))


@claim("A classificação começa com o primeiro resultado.", on={"crosstable"})
def nobody_has_met_anybody(facts, found):
    """What the direction ended without counting it is in no cell."""
    for stage in stages_of_page(facts, found.page):
        if {row.status for row in facts.rows_in(stage)} <= {"", "bye", "not_counted"}:
            return True
    return any(not facts.has_results(stage) for stage in stages_of_page(facts, found.page))


@claim("A classificação começa com o torneio.", on={"desk_standings"})
def the_event_has_not_begun(facts, found):
    return facts.state in {"draft", "open", "cancelled"}


@claim("Esta fase ainda não começou.", on={*TABLES, "rounds", "bracket"})
def a_stage_has_not_begun(facts, found):
    return any(stage.state == "planned" for stage in facts.stages)


@claim("Se acabasse agora", on={"desk_standings"})
def it_is_not_over(facts, found):
    return facts.runs and any(facts.has_results(stage) for stage in facts.stages)


@claim("Classificação final", on={DESK, PUBLIC}, within="h2")
def it_is_over(facts, found):
    return facts.state == "finished"


@owed("Classificação final", on={"desk_standings", "desk_rounds"})
def the_final_ranking_must_be_shown(facts, page):
    return facts.state == "finished"


@claim(
    "Todos numa lista só, como estão neste momento. O público lê a lista quando o torneio acaba.",
    on={"desk_standings"},
)
def the_public_does_not_read_it_yet(facts, found):
    return facts.state != "finished"


@claim("Foi mais longe na chave do que a próxima.", on=TABLES)
def came_further_in_the_bracket(facts, found):
    return any(is_bracket(stage) for stage in facts.stages)


@claim("Comparadas sem os jogos contra as últimas dos grupos maiores.", on=TABLES)
def compared_without_the_last(facts, found):
    return any(stage.plan.get("others") for stage in stages_of_page(facts, found.page))


@claim("%(points)s VP", on=ROUND_AND_TABLES, within="tr")
def the_points_are_vp(facts, found):
    return any(has_table(stage) for stage in facts.stages)


@claim("%(points)s pt", on=ROUND_AND_TABLES, within="tr")
def the_points_are_not_vp(facts, found):
    return any(not has_table(stage) for stage in facts.stages)
