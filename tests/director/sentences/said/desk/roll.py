"""The roll, and the questions about who is missing from it."""

from tests.director.sentences.claims import DESK, claim, owed
from tests.director.sentences.said.rows import named
from tournaments.models import Confronto

ROLL, ASKED = ("desk_checkin",), "#faltam-na-chamada"


def evidence(facts):
    """Return what is known of each dupla since the roll began: pairs of the time and whether it was there."""
    anew = [mark for mark in facts.marks if mark.dupla_id is None]
    found = {one.pk: [] for one in facts.duplas}
    marks = facts.marks[facts.marks.index(anew[-1]) + 1 :] if anew else facts.marks
    for mark in marks:
        found.get(mark.dupla_id, []).append((mark.at, mark.present))
    for dupla, at, there in () if facts.state in {"draft", "open"} else (*in_maos(facts), *elsewhere(facts)):
        if dupla in found and (not anew or at >= anew[-1].at):
            found[dupla].append((at, there))
    return found


def in_maos(facts):
    """Yield who was there when a mão was first recorded."""
    first = Confronto.objects.filter(tournament=facts.tournament, jogo__partida__mao__version=1)
    for pk, at in first.values_list("pk", "jogo__partida__mao__entered_at"):
        row = facts.row.get(pk)
        for dupla in row.entrants if row else ():
            if str(dupla) not in row.absent:
                yield dupla, at, True


def elsewhere(facts):
    """Yield who won and who lost by W.O., and who was entered late or came back."""
    for row in facts.rows:
        if row.jogo_id and row.jogo.closed_at and row.status in {"walkover", "both_absent"}:
            for pair in ((row.dupla_a_id, row.partner_a_id), (row.dupla_b_id, row.partner_b_id)):
                there = row.winner_id is not None and row.winner_id in pair
                yield from ((dupla, row.jogo.closed_at, there) for dupla in pair if dupla)
    for line in facts.log:
        if line.action in {"entered_late", "re_entered"}:
            yield line.dupla_id, line.at, True


def at_a_table(facts):
    """Return the duplas that play: in an open jogo with a mão, and not absent there."""
    rows = [row for row in facts.playing if row.jogo_id in facts.maos]
    return {one for row in rows for one in row.entrants if str(one) not in row.absent}


def absent_among(facts, duplas):
    """Return those of these duplas that are not there, by the last evidence of each."""
    known, playing = evidence(facts), at_a_table(facts)
    return [one for one in duplas if one.pk not in playing and not (known[one.pk] and max(known[one.pk])[1])]


def rows_of(found_or_page):
    page = getattr(found_or_page, "page", found_or_page)
    return [page.text.text_of(node) for node in page.text.blocks(".roll-row")]


@claim("Todas presentes.", on=ROLL)
def all_are_there(facts, found):
    return not [row for row in rows_of(found) if row[-1].endswith("falta")]


@claim(("Falta %(count)s", "Faltam %(count)s"), on=ROLL, within="#quantas")
def so_many_rows_are_missing(facts, found):
    return found.count == sum(row[-1].endswith("falta") for row in rows_of(found))


@claim("de %(every)s", on=ROLL, within="#quantas")
def so_many_are_on_the_roll(facts, found):
    return int(found["every"]) == len(rows_of(found))


def dupla_of(facts, found):
    """Return the dupla of a row of the roll, by its number."""
    node = found.page.text.block(found.line, ".roll-row")
    number = int(node.id.removeprefix("d-"))
    return next(one for one in facts.duplas if one.number == number)


@claim("falta", on=ROLL, within=".roll-row")
def the_dupla_is_not_there(facts, found):
    return found.sentence.endswith("falta") and absent_among(facts, [dupla_of(facts, found)])


@claim("presente", "joga", on=ROLL, within=".roll-row")
def the_dupla_is_there(facts, found):
    dupla = dupla_of(facts, found)
    if found.sentence.endswith("joga"):
        return dupla.pk in at_a_table(facts)
    return not absent_among(facts, [dupla])


@claim("Aqui aparece quem está inscrito e, depois do começo, quem ainda joga.", on=ROLL)
def nobody_is_on_the_roll(facts, found):
    return not facts.duplas or facts.state not in {"draft", "open"}


@claim("Ficaram de fora ou saíram", on=ROLL)
def these_have_left(facts, found):
    words = found.page.text
    named = [line for node in words.blocks(".roll-left") for line in words.text_of(node)]
    names = {line.partition(" Chegou…")[0] for line in named} - {""}
    gone = {one.dupla_id for one in facts.entries if one.until_round is not None}
    return names and all(name in facts.called and facts.called[name].pk in gone for name in names)


@claim("Noutro dia, ou noutra sessão: todos voltam a faltar.", on=ROLL)
def something_is_known(facts, found):
    return any(evidence(facts).values()) or at_a_table(facts)


@claim(
    ("Falta %(count)s dupla na chamada", "Faltam %(count)s duplas na chamada"),
    on={DESK},
    within=ASKED,
)
def these_are_missing(facts, found):
    """The next line names them, and none of them is there or plays."""
    named = found.page.text.lines[found.line + 1].removesuffix(".").split("; ")
    there = all(name in facts.called for name in named)
    return (
        found.count == len(named)
        and there
        and len(absent_among(facts, map(facts.called.get, named))) == len(named)
    )


@claim("Sem elas: ficam de fora até chegarem, e voltam em “Retorno”", on={DESK})
def two_remain_without_them(facts, found):
    return len(facts.duplas) >= 2


@claim("Não joga esta fase: %(left)s.", "Saiu depois de se classificar: %(left)s.", on={DESK})
def these_do_not_play_the_stage(facts, found):
    """Each is entered, and is not at a table."""
    names = [name for part in found["left"].split("; ") for name in part.split(", ")]
    return all(name in facts.called and facts.called[name].pk not in at_a_table(facts) for name in names)


@claim("No lugar sobe: %(up)s.", on={DESK})
def these_move_up(facts, found):
    gone = {one.dupla_id for one in facts.entries if one.until_round is not None}
    names = [name for part in found["up"].split("; ") for name in part.split(", ")]
    return all(name in facts.called and facts.called[name].pk not in gone for name in names)


@claim("A chave já está sorteada: quem as enfrentaria vence por W.O.", on={DESK})
def the_bracket_is_drawn(facts, found):
    return any(row.kind == "main" for row in facts.rows)


@owed("Todas presentes.", ("Falta %(count)s", "Faltam %(count)s"), on=ROLL)
def the_roll_must_be_counted(facts, page):
    return rows_of(page)


@claim("Não há quem suba.", on={DESK})
def nobody_is_left_to_move_up(facts, found):
    """All that remain in the stage before, and play in no other one, go on to a stage that has not begun."""
    missing = {one.pk for line in found.around("form") for one in named(facts, line)}
    to_come = [stage for stage in facts.stages if stage.state == "planned" and stage.number > 1]
    return any(not _beyond(facts, facts.stage(stage.number - 1), missing) for stage in to_come)


def _beyond(facts, before, missing):
    """Return how many remain in a stage beyond those who go on. missing: who does not play the next one."""
    elsewhere = {one.dupla_id for one in facts.entries if one.stage_id != before.pk and one.place}
    here = [
        one.group
        for one in facts.entries
        if one.stage_id == before.pk
        and one.place
        and one.until_round is None
        and one.dupla_id not in missing | elsewhere
        and not facts.disqualified(before, facts.dupla[one.dupla_id])
    ]
    top = before.plan.get("top") or len(here)
    beyond = sum(max(here.count(group) - top, 0) for group in {*here})
    return max(beyond - (before.plan.get("others") or 0), 0)
