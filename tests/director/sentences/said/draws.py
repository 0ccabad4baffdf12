"""The draw of a round: its number, whether it can be repeated, and the remarks about its confrontos."""

from fractions import Fraction
from functools import wraps

from tests.director.sentences.claims import DESK, PUBLIC, claim, owed
from tests.director.sentences.facts import is_bracket
from tests.director.sentences.said.rows import (
    met_before,
    rested_before,
    round_of_page,
    rows_about,
    rows_of_round,
)

ROUND, CELL, FLAG = ("desk_round",), ".pairing-cell", ".meet-foot"
READ = ("rounds", "dupla", "standings", "tournament", "stood", "revision")


def directed(facts, row):
    """Return whether the director set or forbade a pair in the round of a confronto."""
    of = facts.round_of.get((row.stage_id, row.round))
    return of is not None and bool(of.forced or of.forbidden)


def rows_of(facts, found):
    """Return the confrontos that a remark may be about."""
    if found.page.desk:
        one = round_of_page(facts, found.page)
        pk = found.linked(r"/confrontos/(\d+)/", "tr")
        here = rows_of_round(facts, one)
        return [row for row in here if row.pk == pk] if pk else rows_about(facts, found.around("tr"), here)
    posted = [row for row in facts.rows if facts.posted(row)]
    return rows_about(facts, found.around(".meet"), posted)


def remark(*said):
    """Register a predicate of one confronto for remarks on the desk's and the public pages."""

    def register(holds):
        @wraps(holds)
        def of_any(facts, found):
            return any(holds(facts, row) for row in rows_of(facts, found))

        claim(*said, on=ROUND, within=CELL)(of_any)
        claim(*said, on={PUBLIC}, within=FLAG)(of_any)
        return holds

    return register


@remark("posto à mão pela direção")
def was_set_by_hand(facts, row):
    """The log has a line about it: a pair set, places exchanged, or a whole draw by hand."""
    acts = {"round_forced", "round_swapped", "places_swapped", "drawn_by_hand"}
    return any(line.action in acts and line.stage_id == row.stage_id for line in facts.log)


@remark("já se enfrentaram")
def have_met(facts, row):
    return met_before(facts, row)


@remark("já se enfrentaram: não havia outro confronto possível")
def met_and_nothing_else_was_possible(facts, row):
    return met_before(facts, row) and not directed(facts, row) and "forced" not in row.flags


@remark("já se enfrentaram: a direção trocou lugares")
def met_because_places_were_exchanged(facts, row):
    swaps = {"round_swapped", "places_swapped", "sheets_exchanged"}
    return met_before(facts, row) and any(line.action in swaps for line in facts.log)


@remark("já se enfrentaram: este torneio permite")
def met_and_the_event_allows_it(facts, row):
    return met_before(facts, row)


@remark("já se enfrentaram: nesta rodada a direção pôs ou proibiu confrontos")
def met_beside_a_pair_by_hand(facts, row):
    return met_before(facts, row) and directed(facts, row)


def scores_at(facts, row):
    """Return the points of the entrants at the last draw of a round, by id, as they are stored with it."""
    here = [one for one in facts.draws if (one.stage, one.round) == (row.stage.number, row.round)]
    return {one["id"]: Fraction(str(one["score"])) for one in here[-1].draw["entrants"]} if here else {}


def differ(facts, row):
    scores = scores_at(facts, row)
    return scores.get(row.dupla_a_id) != scores.get(row.dupla_b_id)


@remark("pontuações diferentes")
def scores_differ(facts, row):
    return differ(facts, row)


@remark("pontuações diferentes: nesta rodada a direção pôs ou proibiu confrontos")
def scores_differ_beside_a_pair_by_hand(facts, row):
    return differ(facts, row) and directed(facts, row)


@remark("pontuações diferentes: ninguém mais estava livre na mesma")
def scores_differ_and_nobody_was_free(facts, row):
    """Nobody of the higher score is paired elsewhere with another score, unless the two have met."""
    return differ(facts, row) and not directed(facts, row) and "forced" not in row.flags


@remark(
    "da mesma equipe ou do mesmo clube",
    "mesma equipe ou mesmo clube: com estas pontuações não havia outro jeito",
)
def are_of_one_team_or_club(facts, row):
    one, other = facts.dupla[row.dupla_a_id], facts.dupla[row.dupla_b_id]
    same_team = one.team_id is not None and one.team_id == other.team_id
    return same_team or bool(one.home and one.home.casefold() == other.home.casefold())


@remark("da mesma equipe ou do mesmo clube: nesta rodada a direção pôs ou proibiu confrontos")
def are_of_one_club_beside_a_pair_by_hand(facts, row):
    return are_of_one_team_or_club(facts, row) and directed(facts, row)


def others_without_a_bye(facts, row):
    """Return the entrants of the round, others than who rests, that had no bye before."""
    here = {
        one for mate in rows_of_round(facts, facts.round_of[row.stage_id, row.round]) for one in mate.entrants
    }
    return [one for one in here - {*row.entrants} if not rested_before(facts, one, row)]


def rests_again(facts, row):
    return row.is_bye and any(rested_before(facts, one, row) for one in row.entrants)


@remark("folga outra vez")
def has_another_bye(facts, row):
    return rests_again(facts, row)


@remark("folga outra vez: todas já tiveram a sua")
def all_had_a_bye(facts, row):
    return rests_again(facts, row) and not others_without_a_bye(facts, row)


@remark(
    "folga outra vez antes de quem não folgou: de outro modo haveria um confronto repetido ou proibido",
    "folga outra vez, antes de quem ainda não folgou",
    "folga outra vez, antes de quem ainda não folgou: nesta rodada a direção pôs ou proibiu confrontos",
)
def rests_before_others(facts, row):
    return rests_again(facts, row) and others_without_a_bye(facts, row)


# Whether the draw can be repeated.


def changed_since_the_draw(facts, round_):
    """Return how many confrontos of a round have others than the ones stored with its last draw."""
    number = round_.stage.number
    draws = [one for one in facts.draws if one.stage == number and one.round in {0, round_.number}]
    if not draws or is_bracket(round_.stage):
        return 0
    drawn = {
        (one["group"], one["position"]): one["seats"]
        for one in draws[-1].meetings
        if one["round"] == round_.number
    }
    now = {}
    for row in rows_of_round(facts, round_):
        partners = [row.partner_a_id, row.partner_b_id] if row.partner_a_id else []
        now[row.group, row.position] = [row.dupla_a_id, row.dupla_b_id, *partners, *row.others]
    # A seat that was not known at the draw is stored as a text.
    known = {at: [one for one in seats if not isinstance(one, str)] for at, seats in drawn.items()}
    return sum(known.get(at) != now.get(at) for at in known.keys() | now.keys())


@claim("O mesmo número, com a mesma lista, dá os confrontos sorteados.", on=ROUND)
def number_and_list_give_what_was_drawn(facts, found):
    one = round_of_page(facts, found.page)
    return not one.forced and not one.forbidden


@claim(
    "O mesmo número, com a mesma lista e com os confrontos postos e proibidos, dá os confrontos sorteados.",
    on=ROUND,
)
def number_list_and_pairs_give_what_was_drawn(facts, found):
    one = round_of_page(facts, found.page)
    return one.forced or one.forbidden


CHANGED = (
    "%(changed)s confronto mudou depois do sorteio.",
    "%(changed)s confrontos mudaram depois do sorteio.",
)


@owed(CHANGED, on=ROUND)
def changes_by_hand_must_be_told(facts, page):
    return changed_since_the_draw(facts, round_of_page(facts, page))


@claim("Número do sorteio:", on=ROUND)
def number_of_the_draw(facts, found):
    return str(round_of_page(facts, found.page).seed) in found.sentence


@claim("Sorteada antes de todos os resultados:", on=ROUND)
def drawn_before_all_results(facts, found):
    return round_of_page(facts, found.page).override


@owed("Sorteada antes de todos os resultados:", on=ROUND)
def an_early_draw_must_be_told(facts, page):
    return round_of_page(facts, page).override


@claim("Postos à mão:", on=ROUND)
def pairs_are_set(facts, found):
    return round_of_page(facts, found.page).forced


@claim("Proibidos:", on=ROUND)
def pairs_are_forbidden(facts, found):
    return round_of_page(facts, found.page).forbidden


@owed("Proibidos:", on=ROUND)
def a_forbidden_pair_must_be_told(facts, page):
    return round_of_page(facts, page).forbidden


@claim("%(dupla)s folga", on=ROUND, within=".desk-aside")
def a_bye_was_set(facts, found):
    if not found.sentence.startswith("Postos à mão"):
        return True  # how often the draw or the movement gives a bye
    return any(pair[1] is None for pair in round_of_page(facts, found.page).forced)


@claim(
    'Número do sorteio: <span class="num">%(seed)s</span>. Quem repetir o sorteio com ele chega aos confrontos '
    "sorteados.",
    on={PUBLIC},
)
def the_draw_gives_the_same(facts, found):
    """A posted round has this number."""
    return any(
        str(one.seed) == found["seed"] for one in facts.rounds if one.state not in {"draft", "checked"}
    )


@claim("Sorteado %(times)s vezes; vale o último. Números dos anteriores: %(seeds)s.", on={PUBLIC, DESK})
def drawn_so_many_times(facts, found):
    seeds = [int(one) for one in found["seeds"].split(", ")]
    return len(seeds) == found.times - 1 and {*seeds} <= {one.seed for one in facts.draws}


@claim("Quem repete o sorteio precisa também do que a direção decidiu antes dele.", on={PUBLIC, DESK})
def the_director_decided_before_the_draw(facts, found):
    return any(one.forced or one.forbidden for one in facts.rounds)


@claim(CHANGED, on=ROUND)
def so_many_changed_since_the_draw(facts, found):
    return found.changed == changed_since_the_draw(facts, round_of_page(facts, found.page))


@claim(CHANGED, on={PUBLIC})
def some_changed_since_the_draw(facts, found):
    """So many of a posted round, or of all rounds of a stage."""
    posted = [one for one in facts.rounds if one.state not in {"draft", "checked"}]
    counts = [changed_since_the_draw(facts, one) for one in posted]
    return found.changed in counts or found.changed <= sum(counts) or any(map(is_bracket, facts.stages))


@remark("repete o lado da mesa")
def sits_on_the_same_side_again(facts, row):
    """One of the two sat on this side of a mesa before."""
    mine = {(row.dupla_a_id, "A"), (row.dupla_b_id, "B")}
    return any(
        mine & {(one.dupla_a_id, "A"), (one.dupla_b_id, "B")} for one in facts.rows if _earlier(one, row)
    )


def _earlier(one, row):
    return (one.stage.number, one.round) < (row.stage.number, row.round) and not one.is_bye


@claim(
    "São tantas duplas que só as próximas na lista foram comparadas: nenhum sorteio deixa os pontos mais próximos; em "
    "clubes e lados pode haver um melhor.",
    "São tantas duplas que só as próximas na lista foram comparadas: pode haver um sorteio melhor.",
    on={PUBLIC, DESK},
)
def not_all_draws_were_compared(facts, found):
    return any(one.draw.get("proven") in {"gap", "near"} for one in facts.draws)
