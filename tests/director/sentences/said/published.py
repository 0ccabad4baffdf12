"""Publications: what readers see already, and what the desk says about it."""

from tests.director.sentences.claims import PUBLIC, claim, owed
from tournaments.models import Redaction, TournamentCheck


@claim("Nada publicado ainda.", "Ainda sem publicação.", on={"desk_standings", "desk_tournament", PUBLIC})
def nothing_is_published(facts, found):
    return not facts.revisions


@claim("Como publicada: nº %(number)s, %(at)s", on={"desk_standings"})
def the_last_revision(facts, found):
    return found.number == facts.revisions[-1].number


@claim("O público lê o mesmo: nenhum resultado espera publicação.", on={"desk_standings"})
def the_public_reads_the_same(facts, found):
    """Every result of a posted round is in the last revision, with the same status and winner."""
    return not unpublished(facts)


@claim(
    ("%(results)s resultado ainda não publicado", "%(results)s resultados ainda não publicados"),
    on={"desk_standings"},
)
def so_many_results_are_not_published(facts, found):
    return found.results == len(unpublished(facts))


@claim("A ordem publicada é outra", on={"desk_standings"})
def only_places_differ(facts, found):
    return not unpublished(facts)


@claim("Nada: a última publicação diz o mesmo que as mesas.", on={"publish"})
def the_last_revision_says_the_same(facts, found):
    return not unpublished(facts)


@claim("Nada publicado ainda: a primeira sai quando o torneio começa.", on={"publish"})
def the_first_revision_is_to_come(facts, found):
    return not facts.revisions


@claim("Publicação nº %(number)s", on={"publish", PUBLIC})
def there_is_such_a_revision(facts, found):
    return found.number in {one.number for one in facts.revisions}


@claim("Desligada: o público só lê o que for publicado à mão.", on={"publish"})
def it_is_published_by_hand(facts, found):
    return not facts.tournament.auto_publish


@owed("Desligada: o público só lê o que for publicado à mão.", on={"publish"})
def that_it_is_by_hand_must_be_told(facts, page):
    return not facts.tournament.auto_publish


def unpublished(facts):
    """Return the confrontos whose status or winner differs from the last revision."""
    if not facts.revisions:
        return [row for row in facts.rows if row.status and facts.posted(row)]
    published = {
        one["id"]: (one["status"], one["winner"])
        for stage in facts.revisions[-1].payload["stages"]
        for round_ in stage["rounds"]
        for one in round_["confrontos"]
    }
    found = []
    for row in facts.rows:
        if row.is_bye or not facts.posted(row):
            continue
        side = next((side for side in row.sides if row.winner_id in {one.pk for one in row.pair(side)}), "")
        was = published.get(row.pk, ("", ""))
        if (row.status, side if row.status else "") != (was[0] or "", was[1] or ""):
            found.append(row)
    return found


@claim(("%(rows)s mudou de lugar", "%(rows)s mudaram de lugar"), on={"desk_standings"})
def so_many_places_differ(facts, found):
    return facts.revisions and 0 < found.rows <= len(facts.entries)


@claim(
    "Ligada: cada jogo encerrado sai publicado. Com mais de %(each)s inscrições, os que acabam quase juntos saem na "
    "mesma publicação, em até um minuto.",
    on={"publish"},
)
def it_is_published_by_itself(facts, found):
    return facts.tournament.auto_publish


@claim("Ainda não foi feita: é feita toda noite, e quando o programa começa.", on={"publish"})
def it_was_never_checked(facts, found):
    return not TournamentCheck.objects.filter(tournament=facts.tournament).exists()


@claim(
    "Em %(at)s: tudo confere. Nada do que foi gravado mudou, e cada resultado é o que as mãos dão.",
    on={"publish"},
)
def the_check_found_nothing(facts, found):
    return TournamentCheck.objects.filter(tournament=facts.tournament, number=0).exists()


@claim(
    (
        "Em %(at)s: %(number)s coisa não confere. Alguém mexeu nos dados por fora do programa, ou o programa errou: "
        "guarde uma cópia e chame quem cuida do servidor.",
        "Em %(at)s: %(number)s coisas não conferem. Alguém mexeu nos dados por fora do programa, ou o programa errou: "
        "guarde uma cópia e chame quem cuida do servidor.",
    ),
    on={"publish"},
)
def the_check_found_so_much(facts, found):
    return TournamentCheck.objects.filter(tournament=facts.tournament, number=found.number).exists()


@claim("nenhum resultado nem lugar mudou", on={"revisions", "revision"})
def a_revision_may_change_nothing(facts, found):
    return len(facts.revisions) > 1


@claim(
    ("%(number)s resultado novo", "%(number)s resultados novos"),
    ("%(number)s resultado corrigido", "%(number)s resultados corrigidos"),
    ("%(number)s resultado retirado", "%(number)s resultados retirados"),
    on={"revisions", "revision"},
)
def so_many_results_changed(facts, found):
    """Revisions keep what was played before a stage was begun anew, so their own confrontos are counted."""
    rounds = [[one["rounds"] for one in revision.payload["stages"]] for revision in facts.revisions]
    sizes = [sum(len(each["confrontos"]) for stage in stages for each in stage) for stages in rounds]
    return 0 < found.number <= max(sizes)


@claim(("%(number)s lugar diferente", "%(number)s lugares diferentes"), on={"revisions", "revision"})
def so_many_places_changed(facts, found):
    entered = [len(one.payload["duplas"]) * len(one.payload["stages"]) for one in facts.revisions]
    return 0 < found.number <= max(entered)


@claim("Depois da %(round)sª rodada", "Classificação depois da %(round)sª rodada", on={"stood"}, within="h1")
def the_standings_after_a_round(facts, found):
    return found.round == found.page.at["round"] and _closed_to(facts, found, found.round)


def _closed_to(facts, found, number):
    """Return whether the stage of a page is closed up to a round; a result of it may have been reverted since."""
    rounds = facts.rounds_in(facts.stage(found.page.at["stage"]))
    return all(one.state == "closed" for one in rounds if one.number <= number)


@claim("O que mudou desde a nº %(number)s: %(changed)s.", on={"revisions", "revision"})
def there_is_an_earlier_revision(facts, found):
    return found.number in {one.number for one in facts.revisions[:-1]}


@claim("Depois da %(before)sª rodada", "Depois da %(after)sª rodada", on={"stood"}, within="nav")
def these_rounds_are_over_too(facts, found):
    return _closed_to(facts, found, int(next(filter(None, found.params.values()))))


@claim("O que se jogou depois não muda esta tabela.", on={"stood"})
def nothing_was_corrected(facts, found):
    return facts.revisions


@claim(
    "Um resultado destas rodadas foi mudado e ainda não foi publicado. A classificação volta com a próxima publicação.",
    on={"stood"},
)
def a_result_was_changed(facts, found):
    return len(facts.log) > 1


@claim("Corrigida depois de encerrada a rodada. O que mudou:", on={"stood"})
def the_round_was_corrected(facts, found):
    return len(facts.log) > 1


@claim("Como foi publicada em %(when)s. Não muda mais.", on={"revision"})
def it_is_a_revision(facts, found):
    return found.page.at["number"] in {one.number for one in facts.revisions}


@claim("%(now)s, não estava na publicação", on={"desk_standings"})
def it_has_no_place_in_the_last_revision(facts, found):
    """In the stage that the list is about, if it says which."""
    number = facts.called[found.sentence.partition(":")[0]].number
    around = " ".join(found.around("details"))
    stages = [stage for stage in facts.stages if stage.name and f"{stage.name}:" in around] or facts.stages
    told = {one["number"]: one["standings"] for one in facts.revisions[-1].payload["stages"]}
    placed = [{row["dupla"] for table in told.get(one.number, ()) for row in table["rows"]} for one in stages]
    return any(number not in each for each in placed)


@claim(
    "Um nome ou um dado particular foi coberto nesta publicação. O código de conferência é o do original, que o clube "
    "guarda e confere; do JSON daqui ele já não se calcula.",
    on={"revision"},
)
def something_in_it_was_covered(facts, found):
    pk = next(one.pk for one in facts.revisions if one.number == found.page.at["number"])
    return Redaction.objects.filter(of="publication", row=pk).exists()
