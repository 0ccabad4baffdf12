"""The draw of a round: its number, whether it can be repeated, and the remarks about its confrontos."""

from fractions import Fraction

from tests.director.sentences.claims import DESK, PUBLIC, claim, owed
from tests.director.sentences.facts import is_bracket
from tests.director.sentences.said.rows import (
    met_before,
    of_round,
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


def set_by_hand(facts, row):
    """The log has a line about it: a pair set, places exchanged, or a whole draw by hand."""
    acts = {"round_forced", "round_swapped", "places_swapped", "drawn_by_hand"}
    return any(line.action in acts and line.stage_id == row.stage_id for line in facts.log)


def places_exchanged(facts, row):
    swaps = {"round_swapped", "places_swapped", "sheets_exchanged"}
    return any(line.action in swaps for line in facts.log)


def drawn_freely(facts, row):
    return not directed(facts, row) and "forced" not in row.flags


def scores_at(facts, row):
    """Return the points of the entrants at the last draw of a round, by id, as they are stored with it."""
    here = [one for one in facts.draws if (one.stage, one.round) == (row.stage.number, row.round)]
    return {one["id"]: Fraction(str(one["score"])) for one in here[-1].draw["entrants"]} if here else {}


def differ(facts, row):
    scores = scores_at(facts, row)
    return scores.get(row.dupla_a_id) != scores.get(row.dupla_b_id)


def of_one_club(facts, row):
    """Return whether both are of one team, or come from one club."""
    one, other = facts.dupla[row.dupla_a_id], facts.dupla[row.dupla_b_id]
    same_team = one.team_id is not None and one.team_id == other.team_id
    return same_team or bool(one.home and one.home.casefold() == other.home.casefold())


def others_without_a_bye(facts, row):
    """Return the entrants of the round, others than who rests, that had no bye before."""
    here = {
        one for mate in rows_of_round(facts, facts.round_of[row.stage_id, row.round]) for one in mate.entrants
    }
    return [one for one in here - {*row.entrants} if not rested_before(facts, one, row)]


def rests_again(facts, row):
    return row.is_bye and any(rested_before(facts, one, row) for one in row.entrants)


def all_had_a_bye(facts, row):
    return not others_without_a_bye(facts, row)


def same_side_again(facts, row):
    """Return whether one of the two sat on this side of a mesa before."""
    mine = {(row.dupla_a_id, "A"), (row.dupla_b_id, "B")}
    earlier = (one for one in facts.rows if not one.is_bye and _place(one) < _place(row))
    return any(mine & {(one.dupla_a_id, "A"), (one.dupla_b_id, "B")} for one in earlier)


def _place(row):
    return row.stage.number, row.round


# Each remark holds of one confronto, on the desk's and the public pages: all that is beside it.
BY_HAND = "nesta rodada a direção pôs ou proibiu confrontos"
REMARKS = {
    "posto à mão pela direção": [set_by_hand],
    "já se enfrentaram": [met_before],
    "já se enfrentaram: não havia outro confronto possível": [met_before, drawn_freely],
    "já se enfrentaram: a direção trocou lugares": [met_before, places_exchanged],
    "já se enfrentaram: este torneio permite": [met_before],
    f"já se enfrentaram: {BY_HAND}": [met_before, directed],
    "pontuações diferentes": [differ],
    f"pontuações diferentes: {BY_HAND}": [differ, directed],
    "pontuações diferentes: ninguém mais estava livre na mesma": [differ, drawn_freely],
    "da mesma equipe ou do mesmo clube": [of_one_club],
    "mesma equipe ou mesmo clube: com estas pontuações não havia outro jeito": [of_one_club],
    f"da mesma equipe ou do mesmo clube: {BY_HAND}": [of_one_club, directed],
    "folga outra vez": [rests_again],
    "folga outra vez: todas já tiveram a sua": [rests_again, all_had_a_bye],
    "folga outra vez antes de quem não folgou: de outro modo haveria um confronto repetido ou proibido": [
        rests_again,
        others_without_a_bye,
    ],
    "folga outra vez, antes de quem ainda não folgou": [rests_again, others_without_a_bye],
    f"folga outra vez, antes de quem ainda não folgou: {BY_HAND}": [rests_again, others_without_a_bye],
    "repete o lado da mesa": [same_side_again],
}


def remark(said, conditions):
    """Register a remark: it holds of a confronto of which all conditions hold."""

    def of_any(facts, found):
        return any(all(holds(facts, row) for holds in conditions) for row in rows_of(facts, found))

    of_any.__name__ = " and ".join(holds.__name__ for holds in conditions)
    claim(said, on=ROUND, within=CELL)(of_any)
    claim(said, on={PUBLIC}, within=FLAG)(of_any)


for _said, _conditions in REMARKS.items():
    remark(_said, _conditions)


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


EARLY, FORBIDDEN = "Sorteada antes de todos os resultados:", "Proibidos:"
of_round(
    {
        "O mesmo número, com a mesma lista, dá os confrontos sorteados.": lambda facts, one: (
            not one.forced and not one.forbidden
        ),
        "O mesmo número, com a mesma lista e com os confrontos postos e proibidos, dá os confrontos sorteados.": (
            lambda facts, one: one.forced or one.forbidden
        ),
        EARLY: lambda facts, one: one.override,
        "Postos à mão:": lambda facts, one: one.forced,
        FORBIDDEN: lambda facts, one: one.forbidden,
    },
    told=(EARLY, FORBIDDEN),
)


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


@claim(
    "São tantas duplas que só as próximas na lista foram comparadas: nenhum sorteio deixa os pontos mais próximos; em "
    "clubes e lados pode haver um melhor.",
    "São tantas duplas que só as próximas na lista foram comparadas: pode haver um sorteio melhor.",
    on={PUBLIC, DESK},
)
def not_all_draws_were_compared(facts, found):
    return any(one.draw.get("proven") in {"gap", "near"} for one in facts.draws)
