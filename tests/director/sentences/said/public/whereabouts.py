"""The first sentence of a dupla's page: its mesa, its results and its place."""

from tests.director.recount import bracket_places
from tests.director.sentences.claims import PUBLIC, claim
from tests.director.sentences.facts import HELD_BACK, is_bracket
from tests.director.sentences.said.rows import dupla_of_page, names_in

PAGE, SAID = ("dupla", "own"), (".whereabouts", ".door-said")


def me(facts, found):
    return dupla_of_page(facts, found.page)


def mine(facts, found):
    """Return the posted confrontos of the dupla."""
    pk = me(facts, found).pk
    return [row for row in facts.rows if pk in row.entrants and facts.posted(row)]


def against(facts, found, rows):
    """Return those of the confrontos whose other sides a sentence names, in its round if it has one."""
    dupla = me(facts, found)
    named = names_in(facts, found["opponent"]) - {dupla.pk}
    number = found.params.get("round")
    rows = [row for row in rows if number is None or row.round == int(number)]
    return [
        row
        for row in rows
        if (named and named <= {*row.entrants})
        # A jogo with mãos keeps the name on its súmula.
        or (row.jogo_id and any(label in found["opponent"] for label in row.jogo.labels))
    ]


def i_won(facts, found, row):
    dupla = me(facts, found)
    side = row.side(dupla)
    return bool(side) and row.winner_id in {one.pk for one in row.pair(side)}


@claim(
    "Joga agora na mesa %(mesa)s contra %(opponent)s, na %(round)sª rodada.",
    "Joga agora na mesa %(mesa)s com %(partner)s, contra %(opponent)s, na %(round)sª rodada.",
    "Joga agora na mesa %(mesa)s contra %(opponent)s, %(inside)s.",
    on={PUBLIC},
    within=SAID,
)
def plays_now(facts, found):
    rows = [row for row in mine(facts, found) if row in facts.playing and row.mesa == found.mesa]
    return against(facts, found, rows)


@claim(
    "Sua mesa na %(round)sª rodada: mesa %(mesa)s, contra %(opponent)s.",
    "Sua mesa na %(round)sª rodada: mesa %(mesa)s, com %(partner)s, contra %(opponent)s.",
    "Sua mesa %(inside)s: mesa %(mesa)s, contra %(opponent)s.",
    on=PAGE,
    within=SAID,
)
def is_called_to_a_mesa(facts, found):
    rows = [row for row in mine(facts, found) if not row.status and row.mesa == found.mesa]
    return against(facts, found, rows)


@claim(
    "%(round)sª rodada: contra %(opponent)s. Aguarda uma mesa livre.",
    "%(round)sª rodada: com %(partner)s, contra %(opponent)s. Aguarda uma mesa livre.",
    "Joga em seguida contra %(opponent)s, %(inside)s. Aguarda uma mesa livre.",
    "Joga em seguida contra %(opponent)s, %(inside)s. A mesa sai com a rodada.",
    "Joga contra %(opponent)s %(inside)s. O torneio ainda não começou.",
    on=PAGE,
    within=SAID,
)
def has_no_mesa_yet(facts, found):
    return against(facts, found, [row for row in mine(facts, found) if not row.status])


@claim("Está %(inside)s e espera: %(whom)s.", on=PAGE, within=SAID)
def waits_for_its_opponent(facts, found):
    return any(not row.status and not row.is_ready for row in mine(facts, found) if is_bracket(row.stage))


@claim("Avança sem jogar %(inside)s.", on=PAGE, within=SAID)
def has_a_bye_in_the_bracket(facts, found):
    return any(row.is_bye for row in mine(facts, found) if is_bracket(row.stage))


@claim("Folga na %(round)sª rodada.", on=PAGE, within=SAID)
def rests(facts, found):
    return any(row.is_bye and row.round == found.round for row in mine(facts, found))


@claim("Folga na %(round)sª rodada: a mesa ficou incompleta.", on=PAGE, within=SAID)
def rests_at_a_short_table(facts, found):
    return any(row.absent and row.round == found.round for row in mine(facts, found))


@claim("Não jogou a %(round)sª rodada.", on=PAGE, within=SAID)
def was_absent(facts, found):
    return any(
        str(me(facts, found).pk) in row.absent and row.round == found.round for row in mine(facts, found)
    )


@claim("Venceu %(opponent)s na %(round)sª rodada.", on=PAGE, within=SAID)
def won_the_last(facts, found):
    return any(row.status and i_won(facts, found, row) for row in against(facts, found, mine(facts, found)))


@claim("Perdeu para %(opponent)s na %(round)sª rodada.", on=PAGE, within=SAID)
def lost_the_last(facts, found):
    rows = against(facts, found, mine(facts, found))
    return any(row.status and row.winner_id and not i_won(facts, found, row) for row in rows)


@claim("Empatou com %(opponent)s na %(round)sª rodada.", on=PAGE, within=SAID)
def drew_the_last(facts, found):
    rows = against(facts, found, mine(facts, found))
    return any(row.status == "played" and row.winner_id is None for row in rows)


@claim("%(round)sª rodada contra %(opponent)s: %(how)s.", on=PAGE, within=SAID)
def ended_otherwise(facts, found):
    rows = against(facts, found, mine(facts, found))
    return any(row.status not in {"", "played", "bye"} for row in rows)


@claim("Inscrição feita. O sorteio ainda não foi publicado.", on=PAGE, within=SAID)
def is_only_entered(facts, found):
    return not mine(facts, found) or facts.state in {"open", "running"}


@claim("Saiu do torneio depois da %(round)sª rodada.", on=PAGE, within=SAID)
def has_left(facts, found):
    own = [one for one in facts.entries if one.dupla_id == me(facts, found).pk]
    return any(one.until_round == found.round for one in own)


@claim("O sorteio da próxima rodada ainda não foi divulgado.", on=PAGE, within=SAID)
def has_played_nothing(facts, found):
    return not any(row.status == "played" for row in mine(facts, found) if row.stage.state == "playing")


@claim("A próxima rodada ainda não foi divulgada.", on=PAGE, within=SAID)
def another_round_comes(facts, found):
    """A stage in play that is drawn round by round has more rounds in its plan than posted."""
    for stage in facts.stages:
        posted = [one for one in facts.rounds_in(stage) if one.state not in HELD_BACK]
        planned = max(int(stage.plan.get("rounds") or 0), len(facts.rounds_in(stage)))
        if stage.state == "playing" and len(posted) < planned:
            return True
    return False


@claim("%(place)s lugar até aqui.", on=PAGE, within=SAID)
def stands_so_far(facts, found):
    return _placed(facts, found, {"playing"})


@claim(
    "%(place)s lugar: passa para a próxima fase.",
    "%(place)s lugar (%(stage)s).",
    on=PAGE,
    within=SAID,
)
def stands_at_the_end(facts, found):
    if "stage" in found.params and facts.stage_called(found["stage"]) is None:
        return True  # how the jogo for a place ended
    return _placed(facts, found, {"closed"})


def _placed(facts, found, states):
    """Return whether the second count gives it that place in a stage in one of these states."""
    said = found["place"].split()[-1]
    ends = [int(one.strip("º")) for one in said.split("–")]
    for stage in facts.stages:
        if stage.state in states and not is_bracket(stage):
            own = facts.sum_of(stage, me(facts, found))
            if own is None or own.place == (ends[0], ends[-1]):
                return True
    return False


@claim("Esta dupla ainda não jogou.", on=PAGE)
def has_not_played(facts, found):
    return not any(row.status == "played" and not is_bracket(row.stage) for row in mine(facts, found))


@claim(
    "Venceu %(opponent)s %(inside)s (resultado ainda não oficial).",
    "Perdeu para %(opponent)s %(inside)s (resultado ainda não oficial).",
    "Empatou com %(opponent)s %(inside)s (resultado ainda não oficial).",
    "Jogou contra %(opponent)s %(inside)s. Resultado aguardando publicação.",
    on=PAGE,
    within=SAID,
)
def its_last_result_is_not_published(facts, found):
    return any(row.jogo_id and row.jogo.closed_at for row in mine(facts, found))


@claim("%(place)s lugar. %(why)s.", on=PAGE, within=SAID)
def stands_in_a_bracket(facts, found):
    """By the second count of a bracket, if that can tell it."""
    said = found["place"].split()[-1]
    ends = [int(one.strip("º")) for one in said.split("–") if one.strip("º").isdigit()]
    counted = [bracket_places(stage) for stage in facts.stages if is_bracket(stage)]
    known = [places[me(facts, found).pk] for places in counted if places and me(facts, found).pk in places]
    return not known or not ends or (ends[0], ends[-1]) in known


@claim("lugar depois dela: %(place)s", on=PAGE)
def stood_after_the_round(facts, found):
    """It is one of the places of the stage."""
    return int(found["place"].split("º")[0]) <= len(facts.duplas)


@claim("equipe %(team)s", on=PAGE)
def is_of_this_team(facts, found):
    team = me(facts, found).team
    return team is not None and found["team"].startswith(team.name)


@claim("Lugar depois de cada rodada, do 1º em cima ao %(last)s embaixo", on=("dupla",))
def the_last_place_is_below(facts, found):
    """It is the place of the last of a stage that is not a bracket, in its largest group."""
    return found.last in {_last(facts, stage) for stage in _by_rounds(facts)}


def _by_rounds(facts):
    return [stage for stage in facts.stages if stage.state != "planned" and not is_bracket(stage)]


def _last(facts, stage):
    return max((row.place[1] for rows in facts.groups(stage).values() for row in rows), default=0)


@claim("Lugar depois de cada rodada: %(said)s.", on=("dupla",))
def these_are_its_places(facts, found):
    """One for each round that is over, and after the last one that of the second count."""
    said = found["said"].split(", ")
    for stage in _by_rounds(facts):
        rounds = facts.rounds_in(stage)
        over = [one for one in rounds if one.state == "closed"]
        own = facts.sum_of(stage, me(facts, found))
        ends = [int(one) for one in said[-1].replace("º", "").split("–")]
        if len(said) <= len(over) and (
            len(said) < len(rounds) or own is None or own.place == (ends[0], ends[-1])
        ):
            return True
    return False
