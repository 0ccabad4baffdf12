"""The page of the entries, before the start and after it, and the page that starts the event."""

from tests.director.sentences.claims import claim, owed
from tests.director.sentences.facts import is_bracket

PAGE, START = ("desk_tournament",), ("tournament_start",)


@claim(
    ("%(total)s dupla", "%(total)s duplas"),
    ("%(total)s jogador(a)", "%(total)s jogadores"),
    on=PAGE,
    within="h2",
)
def so_many_are_entered(facts, found):
    return found.total == len(facts.duplas)


@owed(("%(total)s dupla", "%(total)s duplas"), ("%(total)s jogador(a)", "%(total)s jogadores"), on=PAGE)
def entries_must_be_counted(facts, page):
    return True


@claim("cabeça %(seed)s", on=PAGE, within="li")
def has_this_seed(facts, found):
    return any(
        one.seed == int(found["seed"].split()[0]) and one.name in found.sentence for one in facts.duplas
    )


@claim("Só a direção vê este torneio.", on=PAGE)
def it_is_a_draft(facts, found):
    return facts.state == "draft"


@claim(
    "Inscrições públicas.",
    "Inscrições públicas. A primeira fase do plano se sorteia quando o torneio começa.",
    "Inscrições públicas. Depois do sorteio, comece o torneio.",
    on=PAGE,
)
def entries_are_open(facts, found):
    return facts.state == "open"


@claim("O sorteio está feito: para mudar inscrições, desfaça o sorteio.", on=PAGE)
def the_bracket_is_drawn(facts, found):
    return facts.tournament.drawn_at is not None and facts.state in {"draft", "open"} and facts.rows


@claim("Sorteado com o número", "Qualquer pessoa pode conferir: o mesmo número dá a mesma chave.", on=PAGE)
def the_bracket_follows_from_its_number(facts, found):
    by_hand = any("forced" in row.flags for row in facts.rows)
    return facts.tournament.drawn_at is not None and not by_hand


@claim("O público lê a publicação nº %(number)s, de %(at)s.", on=PAGE)
def the_last_revision_is_read(facts, found):
    return facts.revisions and found.number == facts.revisions[-1].number


@claim("Os resultados se publicam sozinhos.", on=PAGE)
def it_is_published_by_itself(facts, found):
    return facts.tournament.auto_publish


@claim("A publicação automática está desligada.", on=PAGE)
def it_is_published_by_hand(facts, found):
    return not facts.tournament.auto_publish


@owed("A publicação automática está desligada.", on=PAGE)
def that_it_is_by_hand_must_be_told(facts, page):
    return not facts.tournament.auto_publish and facts.state not in {"draft", "open"}


# The start.


@claim("O torneio já começou.", on=START)
def it_has_begun(facts, found):
    return facts.state not in {"draft", "open"}


@claim("Abra antes as inscrições: um rascunho não começa.", on=START)
def it_is_not_open_yet(facts, found):
    return facts.state == "draft"


@claim("Faça antes o sorteio.", on=START)
def it_is_not_drawn_yet(facts, found):
    return facts.tournament.drawn_at is None


@claim("A primeira fase do plano é sorteada com quem está inscrito.", on=START)
def the_first_stage_is_drawn_then(facts, found):
    return facts.stages and facts.tournament.drawn_at is None


@claim(
    "O que se sorteia é um rascunho, que só a direção vê: confira, divulgue os lugares e comece a rodada.",
    on=START,
)
def a_draft_is_drawn(facts, found):
    return not is_bracket(facts.stages[0])


@claim(
    ("<b>%(jogos)s jogo</b> abre, na mesa 1.", "<b>%(jogos)s jogos</b> abrem, nas mesas 1 a %(jogos)s."),
    on=START,
)
def so_many_jogos_open(facts, found):
    return found.jogos == min(len(pairs_of_the_first_round(facts)), facts.tournament.mesas)


@claim(
    (
        "<b>%(waiting)s jogo</b> espera a primeira mesa livre.",
        "<b>%(waiting)s jogos</b> esperam mesas livres.",
    ),
    on=START,
)
def so_many_jogos_wait(facts, found):
    return found.waiting == len(pairs_of_the_first_round(facts)) - facts.tournament.mesas


@claim(
    (
        "<b>%(byes)s dupla</b> passa da primeira rodada sem jogar.",
        "<b>%(byes)s duplas</b> passam da primeira rodada sem jogar.",
    ),
    on=START,
)
def so_many_have_a_bye(facts, found):
    return found.byes == sum(row.is_bye for row in facts.rows if row.round == 1 and row.kind == "main")


def pairs_of_the_first_round(facts):
    return [row for row in facts.rows if row.is_ready and not row.is_bye]


@claim('Sorteio nº <b class="num">%(seed)s</b>, %(at)s', on=PAGE)
def the_bracket_has_this_number(facts, found):
    return str(facts.tournament.draw_seed) == found["seed"]


@claim("As rodadas já ficam divulgadas, e cada jogo abre assim que pode.", on=START)
def the_jogos_open_freely(facts, found):
    return facts.stages[0].plan.get("pace") != "round"


@claim(
    "O formato desta fase e as regras ficam; o resto do plano ainda se muda em Formato. Sai a primeira publicação.",
    "Inscrições, sorteio, regras e formato ficam como estão: partidas <b>%(length)s</b>.",
    "Sai a primeira publicação.",
    on=START,
)
def nothing_is_published_before_the_start(facts, found):
    return facts.state in {"draft", "open"} and not facts.revisions


@claim(
    "O torneio já começou: regulamento, partidas e quem se inscreve ficam. O que se joga em cada fase muda no plano:",
    on={"tournament_edit"},
)
def the_event_has_begun(facts, found):
    return facts.state not in {"draft", "open"}


# Teams.


@claim("Neste torneio se inscreve jogador por jogador: equipes são de duplas.", on={"desk_teams"})
def players_enter(facts, found):
    return facts.tournament.entrants != "duplas"


@claim("Inscreva as duplas primeiro, na página do torneio.", on={"desk_teams"})
def nobody_is_entered(facts, found):
    return not facts.duplas


@claim(
    "O sorteio está feito, e separou as equipes como estão. Para mudar alguma, desfaça o sorteio na página do torneio.",
    on={"desk_teams"},
)
def the_draw_is_made(facts, found):
    return facts.tournament.drawn_at is not None and facts.state in {"draft", "open"}
