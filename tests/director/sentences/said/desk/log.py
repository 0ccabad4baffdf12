"""The log: a line is about something that was recorded, and says about what."""

from django.utils.text import capfirst

from tests.director.sentences.claims import claim
from tournaments.wording.history.log import ACTIONS

LOG, TRAIL = ("desk_log",), ".trail"


@claim("sorteio nº %(seed)s", on=LOG, within=TRAIL)
def there_was_such_a_draw(facts, found):
    known = {one.seed for one in facts.draws} | {line.data.get("seed") for line in facts.log}
    return int(found["seed"].partition(",")[0]) in known


@claim("sorteio nº %(seed)s, a %(number)sª vez", on=LOG, within=TRAIL)
def it_was_drawn_again(facts, found):
    return any(one.seed == int(found["seed"]) and one.number == found.number for one in facts.draws)


@claim("Chave sorteada", on=LOG, within=TRAIL)
def a_bracket_was_drawn(facts, found):
    return facts.draws


@claim("Chave sorteada de novo", on=LOG, within=TRAIL)
def a_bracket_was_drawn_again(facts, found):
    return any(one.number > 1 for one in facts.draws)


@claim("rodada %(number)s", on=LOG, within=TRAIL)
def the_round_is_in_the_log(facts, found):
    numbers = {line.round for line in facts.log} | {row.round for row in facts.rows}
    return found.number in numbers | {one.round for one in facts.draws}


@claim(("%(maos)s mão lançada", "%(maos)s mãos lançadas"), on=LOG, within=TRAIL)
def so_many_maos_were_recorded(facts, found):
    return any(line.data.get("maos") == found.maos for line in facts.log)


@claim("mesa %(mesa)s: %(became)s", on=LOG, within=TRAIL)
def a_sheet_of_this_mesa_moved(facts, found):
    return any(line.action in {"sheets_exchanged", "clock_extra"} for line in facts.log)


@claim("Nada foi anotado ainda.", on=LOG)
def the_log_is_empty(facts, found):
    return not facts.log


@claim(*{str(words) for words in ACTIONS.values()}, on=LOG, within=".trail-head")
def it_was_recorded_and_names_its_subject(facts, found):
    """A line of the log has this action, and its stage, round and dupla are there; of a confronto its sides too.

    A line of the trail of a jogo has its round and its sides.
    """
    words = " | ".join(found.around("li"))
    if "rodada " in words and " × " in words:
        return True
    of_the_head = [
        line for line in facts.log if found.sentence.startswith(capfirst(str(ACTIONS[line.action])))
    ]
    return not of_the_head or any(told_in(words, line) for line in of_the_head)


def told_in(words, line):
    subject = [
        str(line.stage or ""),
        f"rodada {line.round}" if line.round else "",
        line.dupla.name if line.dupla else "",
        " × " if "duplas" in line.data else "",
    ]
    return all(part in words for part in subject)
