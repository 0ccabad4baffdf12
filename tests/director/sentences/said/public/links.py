"""The private page of a dupla: where it plays now, and whether it is asked about a mão."""

from scoring.models import Confirmation
from tests.director.sentences.claims import claim, owed
from tests.director.sentences.said.rows import dupla_of_page

PAGE = ("own",)


def plays(facts, page):
    """Return the confrontos that the dupla plays now."""
    pk = dupla_of_page(facts, page).pk
    return [row for row in facts.playing if pk in row.entrants and str(pk) not in row.absent]


@claim("Você joga agora na mesa %(mesa)s", on=PAGE, within="h2")
def it_plays_at_this_mesa(facts, found):
    return found.mesa in {row.mesa for row in plays(facts, found.page)}


@owed("Você joga agora na mesa %(mesa)s", on=PAGE)
def where_it_plays_must_be_told(facts, page):
    return plays(facts, page)


@claim("há mãos para você conferir", on=PAGE)
def it_is_asked_about_a_mao(facts, found):
    return any(asked(facts, row, dupla_of_page(facts, found.page)) for row in plays(facts, found.page))


@owed("há mãos para você conferir", on=PAGE)
def that_it_is_asked_must_be_told(facts, page):
    return any(asked(facts, row, dupla_of_page(facts, page)) for row in plays(facts, page))


def asked(facts, row, dupla):
    """Return the mãos that the other side entered, and that neither the dupla nor the direction has confirmed."""
    if row.jogo.entry != "confirm":
        return []
    maos, side = facts.maos.get(row.jogo_id, ()), row.side(dupla)
    if row.jogo.per_partida:
        maos = [mao for mao in maos if mao.partida.reason]
    said = Confirmation.objects.filter(mao__in=maos, verdict="confirmed").values_list("mao", "side")
    answered = {mao for mao, by in said if by in {side, ""}}
    return [mao for mao in maos if mao.side != side and mao.pk not in answered]


@claim("O torneio ainda não foi aberto.", on=PAGE)
def the_event_is_a_draft(facts, found):
    return facts.state == "draft"


@owed("O torneio ainda não foi aberto.", on=PAGE)
def that_the_event_is_a_draft_must_be_told(facts, page):
    return facts.state == "draft"


@claim("Inscrição feita. Aparece com a próxima publicação.", on=PAGE)
def the_last_revision_does_not_have_it(facts, found):
    number = dupla_of_page(facts, found.page).number
    return facts.revisions and number not in {one["number"] for one in facts.revisions[-1].payload["duplas"]}
