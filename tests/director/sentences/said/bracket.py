"""Brackets: how far each came, against whom, and who comes next."""

from tests.director.sentences.claims import DESK, PUBLIC, claim
from tests.director.sentences.facts import is_bracket
from tests.director.sentences.said.rows import dupla_of_page, first_named, named

EVERYWHERE = {DESK, PUBLIC}


def who(facts, found):
    """Return the dupla that a line is about: that of the page, that of the box of the champion, or the first named."""
    if found.page.route in {"dupla", "own"}:
        return dupla_of_page(facts, found.page)
    box = found.around(".champion")
    return first_named(facts, " | ".join(box) or found.sentence)


def opponent_of(facts, found):
    """Return the first other dupla that the sentence names."""
    one = who(facts, found)
    return next((other for other in named(facts, found.sentence) if other != one), None)


def played(facts, one, other, kinds=None):
    """Return the confrontos of brackets between two duplas."""
    return [
        row
        for row in facts.rows
        if is_bracket(row.stage)
        and one
        and other
        and {one.pk, other.pk} == {*row.entrants}
        and (kinds is None or row.kind in kinds)
    ]


def finals(facts, rows):
    """Return those of these confrontos that decide the title of their bracket."""
    last = {stage.pk: last_round(facts, stage) for stage in facts.stages}
    double = {stage.pk for stage in facts.stages if stage.plan["format"] == "double"}
    return [
        row
        for row in rows
        if (row.kind in {"final", "reset"} if row.stage_id in double else row.kind == "main")
        and (row.stage_id in double or row.round == last[row.stage_id])
    ]


def last_round(facts, stage):
    return max((row.round for row in facts.rows_in(stage) if row.kind == "main"), default=0)


def lost(facts, found, kinds=None):
    """Return the confrontos that the dupla of a line lost to the opponent that it names."""
    one, other = who(facts, found), opponent_of(facts, found)
    return [row for row in played(facts, one, other, kinds) if row.winner_id == other.pk]


def won(facts, found, kinds=None):
    one, other = who(facts, found), opponent_of(facts, found)
    return [row for row in played(facts, one, other, kinds) if row.winner_id == one.pk]


@claim("Campeã: venceu %(opponent)s na final", on=EVERYWHERE)
def won_the_final(facts, found):
    return finals(facts, won(facts, found))


@claim("Perdeu a final para %(opponent)s", on=EVERYWHERE)
def lost_the_final(facts, found):
    return finals(facts, lost(facts, found))


@claim("Campeã: não teve adversária na final", on=EVERYWHERE)
def won_without_an_opponent(facts, found):
    one = who(facts, found)
    return any(one.pk in row.entrants and (row.is_bye or row.status) for row in finals(facts, facts.rows))


@claim("Venceu %(opponent)s na disputa de 3º lugar", on=EVERYWHERE)
def won_the_third_place(facts, found):
    return won(facts, found, {"third"})


@claim("Perdeu a disputa de 3º lugar para %(opponent)s", on=EVERYWHERE)
def lost_the_third_place(facts, found):
    return lost(facts, found, {"third"})


@claim("Perdeu a semifinal para %(opponent)s; joga pelo 3º lugar", on=EVERYWHERE)
def plays_for_the_third_place(facts, found):
    one = who(facts, found)
    waits = any(row.kind == "third" and one.pk in row.entrants and not row.status for row in facts.rows)
    return waits and lost(facts, found, {"main"})


@claim("Perdeu para %(opponent)s %(inside)s", on={*EVERYWHERE}, within=".standings")
def lost_in_a_round(facts, found):
    return lost(facts, found)


@claim("Não jogou contra %(opponent)s %(inside)s: nenhuma das duas veio", on=EVERYWHERE)
def neither_came(facts, found):
    one, other = who(facts, found), opponent_of(facts, found)
    return any(row.status in {"both_absent", "not_counted"} for row in played(facts, one, other))


@claim("Venceu %(opponent)s; joga %(the)s", on=EVERYWHERE)
def is_still_in(facts, found):
    one = who(facts, found)
    waits = any(one.pk in row.entrants and not row.status and is_bracket(row.stage) for row in facts.rows)
    return waits and won(facts, found)


@claim("Venceu %(opponent)s %(inside)s, a última rodada", on=EVERYWHERE)
def is_through(facts, found):
    return won(facts, found)


@claim("Terceira: não teve adversária na disputa de 3º lugar", on=EVERYWHERE)
def had_no_opponent_for_third_place(facts, found):
    one = who(facts, found)
    return any(row.kind == "third" and row.is_bye and row.winner_id == one.pk for row in facts.rows)


@claim("Venceu %(opponent)s; o resto da chave não se jogou", "Não jogou: a chave parou antes", on=EVERYWHERE)
def its_bracket_stopped(facts, found):
    one = who(facts, found)
    return any(
        row.status == "not_counted" and one.pk in row.entrants and is_bracket(row.stage) for row in facts.rows
    )


@claim("Ainda não jogou; entra %(inside)s", on=EVERYWHERE)
def has_not_played(facts, found):
    one = who(facts, found)
    own = [row for row in facts.rows if is_bracket(row.stage) and one.pk in row.entrants]
    return any(not row.status for row in own) or all(row.is_bye for row in own)


@claim("%(text)s (W.O.)", on=EVERYWHERE, within=".standings")
def by_walkover(facts, found):
    """A confronto of the bracket that it is about was not played to its end."""
    one = who(facts, found)
    own = [row for row in facts.rows if is_bracket(row.stage) and one.pk in row.entrants]
    return any(row.status in {"walkover", "both_absent", "abandoned"} for row in own)


@claim("O título passou: quem venceu a final foi desclassificado.", on=EVERYWHERE)
def the_title_passed_on(facts, found):
    """Who won a final is disqualified."""
    winners = {row.winner_id for row in finals(facts, facts.rows) if row.winner_id}
    out = {one.dupla_id for one in facts.penalties if one.sanction == "disqualification"}
    return winners & out


@claim("avança sem jogar", on=EVERYWHERE, within=".confronto")
def goes_on_without_playing(facts, found):
    return any(row.is_bye for row in facts.rows if is_bracket(row.stage))


@claim("(venceu)", on=EVERYWHERE, within=".slot")
def won_the_confronto(facts, found):
    one = first_named(facts, found.sentence)
    return one is None or any(row.winner_id == one.pk for row in facts.rows if is_bracket(row.stage))


@claim("em jogo", on=EVERYWHERE, within=".confronto-head")
def is_being_played(facts, found):
    """The jogo that a box of the bracket leads to is open."""
    names = first_named(facts, " ".join(found.around(".confronto")[1:]))
    rows = [row for row in facts.playing if is_bracket(row.stage)]
    return any(names and names.pk in row.entrants for row in rows)


@claim("Não teve adversária %(inside)s, a última rodada", on=EVERYWHERE)
def is_through_without_an_opponent(facts, found):
    one = who(facts, found)
    return any(row.is_bye and one.pk in row.entrants for row in facts.rows if is_bracket(row.stage))


@claim("mesa %(mesa)s", on={PUBLIC, "desk_standings", "desk_tournament"}, within=".confronto-head")
def a_confronto_has_this_mesa(facts, found):
    return any(row.mesa == found.mesa for row in facts.rows if is_bracket(row.stage))


@claim(
    "No mata-mata quem está na frente na súmula segue. Onde ninguém está, e no que viria depois, ninguém passa: quem "
    "ainda está na chave divide os lugares até onde chegou. Para decidir de outro modo, dê antes o resultado em "
    "Ocorrências.",
    on={"desk_rest"},
)
def the_rest_is_of_a_bracket(facts, found):
    return is_bracket(facts.stage(found.page.at["number"]))
