"""The public pages of an event: its state, its winner, its bracket."""

from tests.director.sentences.claims import PUBLIC, claim, owed
from tests.director.sentences.facts import is_bracket
from tests.director.sentences.said.published import unpublished
from tests.director.sentences.said.rows import first_named

NOW = ("tournament",)


@claim(
    "rascunho", "inscrições abertas", "em andamento", "encerrado", "cancelado", on={PUBLIC}, within="#fatos"
)
def state_of_the_event(facts, found):
    words = {"open": "inscrições abertas", "running": "em andamento", "finished": "encerrado"}
    words |= {"cancelled": "cancelado", "draft": "rascunho"}
    said = found.sentence.lower()
    return said.startswith(words[facts.state]) or not said.startswith(tuple(words.values()))


@claim("O torneio foi cancelado.", on={PUBLIC})
def it_is_cancelled(facts, found):
    return facts.state == "cancelled"


@owed(
    "O torneio foi cancelado.",
    on={"tournament", "standings", "rounds", "bracket", "results", "dupla", "telao"},
)
def that_it_is_cancelled_must_be_told(facts, page):
    return facts.state == "cancelled"


@claim("Encerrado antes do fim do plano, com a classificação como estava.", on={PUBLIC})
def it_was_ended_early(facts, found):
    return facts.state == "finished" and facts.tournament.ended_early


@owed(
    "Encerrado antes do fim do plano, com a classificação como estava.",
    on={"tournament", "standings", "results"},
)
def that_it_was_ended_early_must_be_told(facts, page):
    return facts.state == "finished" and facts.tournament.ended_early


@claim("Nenhum jogo nas mesas agora.", on=NOW)
def nobody_plays(facts, found):
    return not [row for row in facts.playing if facts.posted(row)]


@owed("Nenhum jogo nas mesas agora.", on=NOW)
def that_nobody_plays_must_be_told(facts, page):
    awaited = [row for row in facts.rows if row.jogo_id and row.jogo.closed_at and not row.status]
    return facts.runs and not facts.playing and not awaited


@claim("resultado ainda não oficial", on={PUBLIC})
def a_result_is_not_published(facts, found):
    return any(row.jogo_id and row.jogo.closed_at for row in facts.rows)


@claim("Quem venceu", on={PUBLIC}, within=".champion")
def there_is_a_winner(facts, found):
    return facts.state == "finished"


@claim("Dupla campeã", "Equipe campeã", on={PUBLIC}, within=".champion")
def it_is_a_dupla_or_a_team(facts, found):
    """The box of the champion names a dupla, or a team."""
    name = found.page.text.lines[found.line + 1]
    who = found.sentence.split()[0] != "Equipe"
    return facts.state == "finished" and (name in facts.called) == who


@claim("Equipe campeã: %(name)s.", on={PUBLIC})
def a_team_won_the_event(facts, found):
    return facts.state == "finished" and found["name"] in {one.team.name for one in facts.duplas if one.team}


@claim("Dupla campeã: %(name)s.", "Quem venceu: %(name)s.", on=NOW)
def won_the_event(facts, found):
    return facts.state == "finished" and first_named(facts, found["name"]) is not None


@claim(
    ("Inscrições: %(number)s dupla.", "Inscrições: %(number)s duplas."),
    ("Inscrições: %(number)s jogador(a).", "Inscrições: %(number)s jogadores(as)."),
    on={PUBLIC},
)
def so_many_are_entered(facts, found):
    return facts.state == "open" and found.number == len(facts.duplas)


@claim(
    (
        "%(round)s: terminou %(over)s de %(met)s jogos.",
        "%(round)s: terminaram %(over)s de %(met)s jogos.",
    ),
    on={"tournament", "standings", "rounds"},
)
def so_much_of_a_round_is_over(facts, found):
    """A posted round has so many confrontos with a result, of so many."""
    for stage in facts.stages:
        for number in {row.round for row in facts.rows_in(stage)}:
            rows = [row for row in facts.rows_in(stage, number) if facts.posted(row) and not row.is_bye]
            for some in (rows, [row for row in rows if row.kind == "main"]):
                if len(some) == found.met and sum(bool(row.status) for row in some) == found.over:
                    return True
    return False


@claim("Ninguém inscrito ainda.", on=NOW)
def nobody_is_entered(facts, found):
    return not facts.duplas


@claim(
    'Chave sorteada em %(when)s com o número <b class="num">%(seed)s</b>: quem repetir o sorteio com ele chega à mesma '
    "chave.",
    on={"bracket"},
)
def the_bracket_follows_from_its_number(facts, found):
    by_hand = any("forced" in row.flags for row in facts.rows)
    return str(facts.tournament.draw_seed) == found["seed"] and not by_hand


@claim('Número do sorteio: <span class="num">%(seed)s</span>.', on={"bracket"}, alone=True)
def the_bracket_has_this_number(facts, found):
    return str(facts.tournament.draw_seed) == found["seed"]


@claim("Vencedor do jogo %(position)s %(of)s", "Perdedor do jogo %(position)s %(of)s", on={PUBLIC})
def the_slot_waits_for_a_jogo(facts, found):
    """A confronto at that position has no result yet, or none that sends anybody on."""
    at = [row for row in facts.rows if is_bracket(row.stage) and str(row.position) == found["position"]]
    return any(row.winner_id is None for row in at)


@claim("Repescagem, %(round)sª rodada", "Consolação, %(round)sª rodada", on={PUBLIC}, within="h3")
def the_bracket_has_this_tree(facts, found):
    trees = {"losers", "consolation"}
    return any(row.kind in trees and row.round == found.round for row in facts.rows)


@claim("mesma equipe ou mesmo clube", on={PUBLIC}, within=".confronto-head")
def a_pair_is_of_one_club(facts, found):
    return any("same_club" in row.flags for row in facts.rows)


@claim("decidido na partida extra", on={PUBLIC})
def it_was_decided_by_an_extra_partida(facts, found):
    return any(row.jogo_id and row.jogo.reason == "extra_partida" for row in facts.rows)


@claim("decidido no fim do tempo", on={PUBLIC})
def it_was_decided_by_the_clock(facts, found):
    return any(row.jogo_id and row.jogo.reason == "clock" for row in facts.rows)


@claim("cabeça de chave %(seed)s", on={PUBLIC})
def has_this_seed(facts, found):
    return found["seed"].split()[0] in {str(one.seed) for one in facts.duplas if one.seed}


@claim("Saiu antes de jogar", on={PUBLIC, "desk_standings", "desk_rounds"}, within=".final-ranking")
def left_before_it_played(facts, found):
    one = first_named(facts, found.sentence)
    entered = {entry.dupla_id for entry in facts.entries if entry.place}
    return (
        one is None
        or one.pk not in entered
        or not any(row.status == "played" and one.pk in row.entrants for row in facts.rows)
    )


@claim(
    "%(stage)s (de quem não seguiu)", on={PUBLIC, "desk_standings", "desk_rounds"}, within=".final-ranking"
)
def its_stage_is_a_side_event(facts, found):
    return any(stage.plan.get("side_of") for stage in facts.stages)


@claim("%(first)s a %(last)s de %(total)s", on={PUBLIC}, within=".pager")
def the_page_has_these_rows(facts, found):
    return 0 < found.first <= found.last <= found.total


@claim("“…”: ainda sem resultado.", on={"crosstable"})
def a_meeting_has_no_result(facts, found):
    return any(not row.status for row in facts.rows if facts.posted(row))


@claim("divide o lugar: %(places)s", on={"crosstable"})
def the_place_is_shared(facts, found):
    return any(
        row.place[0] != row.place[1]
        for stage in facts.stages
        if stage.state != "planned" and not is_bracket(stage)
        for rows in facts.groups(stage).values()
        for row in rows
    )


@claim("publicado: %(what)s", on={"desk_standings"})
def it_is_published_otherwise(facts, found):
    return facts.revisions


@claim("Como está agora: o torneio ainda não acabou.", on={"desk_prizes"})
def the_prizes_may_change(facts, found):
    return facts.state != "finished"


@claim("Nenhum confronto espera resultado com os dois lados já conhecidos.", on={"print_places"})
def nobody_is_to_be_seated(facts, found):
    return not facts.owing


@claim(
    "Em andamento.",
    "Encerrado.",
    "Cancelado.",
    on={"tournament", "standings", "rounds", "bracket", "results"},
)
def state_of_the_event_in_the_description(facts, found):
    words = {"running": "Em andamento.", "finished": "Encerrado.", "cancelled": "Cancelado."}
    return facts.state in words and words[facts.state] in found.sentence


@claim("“*”: o resultado ainda pode mudar.", on={"crosstable"})
def a_jogo_is_being_played(facts, found):
    return facts.playing or any(row.jogo_id and row.jogo.closed_at for row in facts.rows)


@claim("%(winner)s venceu %(other)s sem jogar", on={"feed"})
def it_was_won_without_playing(facts, found):
    """A confronto of these two was given to one of them, in the rows or in the revision that readers have."""
    given = [row for row in facts.rows if row.status in {"walkover", "director"} and row.winner_id]
    won = {names for row in given for names in _winner_first(row)}
    return (found["winner"], found["other"]) in won or unpublished(facts)


def _winner_first(row):
    """Return the names of both sides, the winner's first: those of now, and those on the sheet if there is one."""
    order = sorted(row.sides, key=lambda side: row.winner_id not in {one.pk for one in row.pair(side)})
    sheet = dict(zip(row.sides, row.jogo.labels, strict=True)) if row.jogo_id else row.names
    return [tuple(names[side] for side in order) for names in (row.names, sheet)]


BROUGHT = (
    "Este torneio veio de um arquivo gravado por %(club)s. As mãos e os resultados que ele trazia não foram anotados "
    "nas mesas deste site: aqui foram contados de novo, e conferem. Código de conferência nº %(number)s de lá:"
)


@claim(BROUGHT, on={PUBLIC})
def it_was_brought(facts, found):
    brought = facts.tournament.brought
    return brought and (brought["club"], brought["number"]) == (found["club"], found.number)


@owed(BROUGHT, on=NOW)
def that_it_was_brought_must_be_told(facts, page):
    return facts.tournament.brought


@claim("Sobram %(left)s de lugares que ninguém ocupa.", on={"desk_prizes"})
def so_much_of_the_prizes_is_left(facts, found):
    """The given and the remaining prizes add up to the total, and there are more prizes than ranked duplas."""
    page = found.page.text
    rows = [cells for node in page.blocks("tr") if len(cells := page.text_of(node)) > 2]
    given = [cells[2] for cells in rows if cells[2].startswith("R$ ")]
    total = next(line for line in page.lines if "Prêmios: " in line).partition("Prêmios: ")[2]
    return sum(map(centavos, given)) + centavos(found["left"]) == centavos(total)


def centavos(text):
    return int("".join(one for one in text if one.isdigit()))
