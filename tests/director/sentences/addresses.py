"""The addresses of the pages of an event that the random director reads."""

from itertools import takewhile

from django.urls import reverse

from tournaments.hall import mesas, telao
from tournaments.ledger import names_apart
from tournaments.models import Confronto, Publication, Round, Stage

# Pages that say most about the state of an event.
TELLING = (
    "desk_checkin",
    "desk_mesas",
    "desk_rounds",
    "desk_standings",
    "desk_tournament",
    "rounds",
    "standings",
    "tournament",
)
PUBLIC = (
    "tournament",
    "standings",
    "crosstable",
    "rounds",
    "bracket",
    "results",
    "rules",
    "revisions",
    "feed",
)
DESK = (
    "desk_tournament",
    "desk_plan",
    "desk_rounds",
    "desk_life",
    "desk_log",
    "desk_mesas",
    "desk_clock",
    "desk_arrange",
    "desk_bell",
    "desk_sumulas",
    "desk_teams",
    "publish",
    "desk_outbox",
    "desk_checkin",
    "desk_standings",
    "print_places",
    "tournament_edit",
    "tournament_start",
)
# More parts than there are duplas in most events, so that some are left over.
PRIZES = {"total": "1.000,00", "partes": "30 20 10 9 8 7 6 5 4 3 2", "unidade": "1"}


def telling(tournament):
    """Return the addresses of the pages that say most, at the desk and in public."""
    told = [reverse(f"tournaments:{name}", args=(tournament.slug,)) for name in TELLING]
    if not tournament.is_public:
        return [*filter(is_of_the_desk, told), *private_addresses(tournament)]
    return [*told, screen(tournament)]


def is_of_the_desk(address):
    return address.startswith("/painel/")


def screen(tournament):
    """Return the address of the big screen."""
    return reverse("tournaments:telao", args=(mesas.token(telao.of_tournament(tournament)),))


def public_addresses(tournament):
    if not tournament.is_public:
        yield from private_addresses(tournament)
        return
    slug = (tournament.slug,)
    for name in PUBLIC:
        yield reverse(f"tournaments:{name}", args=slug)
    yield screen(tournament)
    numbers = list(tournament.dupla_set.order_by("number").values_list("number", flat=True))
    for number in numbers[:2] + numbers[-1:]:
        yield reverse("tournaments:dupla", args=(*slug, number))
    yield from private_addresses(tournament)
    for publication in Publication.objects.filter(tournament=tournament).order_by("-number")[:1]:
        yield reverse("tournaments:revision", args=(*slug, publication.number))
        yield reverse("tournaments:revision_json", args=(*slug, publication.number))
    for mesa in mesas.of_tournament(tournament)[:2]:
        yield reverse("tournaments:mesa", args=(mesas.token(mesa),))
    told = latest_stages(tournament)
    for name in ("tournament", "duplas", "jogos", "stages", "standings"):
        yield reverse(f"tournaments:api-{name}", args=slug)
    for stage in told:
        at = (*slug, stage["number"])
        yield reverse("tournaments:api-stage", args=at)
        yield reverse("tournaments:api-stage-standings", args=at)
        yield reverse(f"tournaments:api-stage-{'bracket' if stage['bracket'] else 'rounds'}", args=at)
        rounds = [] if stage["bracket"] else stage["rounds"]
        for round_ in rounds:
            yield reverse("tournaments:api-stage-round", args=(*at, round_["round"]))
        for round_ in takewhile(lambda one: one["state"] == "closed", rounds):
            yield reverse("tournaments:stood", args=(*at, round_["round"]))


def private_addresses(tournament):
    """Yield the private pages of the first two duplas and of the last."""
    keys = mesas.duplas_of(tournament)
    for key in keys[:2] + keys[-1:]:
        yield reverse("tournaments:own", args=(mesas.token(key),))


def hall_addresses(tournament):
    """Return the addresses of the pages with most sentences during play: of a mesa in play, and of its duplas."""
    row = Confronto.objects.being_played().filter(tournament=tournament).order_by("pk").last()
    key = next(key for key in mesas.duplas_of(tournament) if key.dupla_id in row.entrants)
    slug = (tournament.slug,)
    return [
        screen(tournament),
        reverse("tournaments:own", args=(mesas.token(key),)),
        reverse("tournaments:desk_extra", args=(*slug, row.pk)),
        reverse("tournaments:desk_mesas", args=slug, query={"de": row.pk}),
        reverse("tournaments:desk_mesas", args=slug, query={"vista": "lista"}),
    ]


def latest_stages(tournament):
    last = Publication.objects.filter(tournament=tournament).order_by("-number").first()
    return names_apart.told(last.payload["stages"]) if last else []


def desk_addresses(tournament):
    slug = (tournament.slug,)
    for name in DESK:
        yield reverse(f"tournaments:{name}", args=slug)
    yield reverse("tournaments:desk_prizes", args=slug, query=PRIZES)
    yield reverse("tournaments:desk_mesas", args=slug, query={"vista": "lista"})
    playing = Confronto.objects.being_played().filter(tournament=tournament)
    for pk in playing.values_list("pk", flat=True)[:1]:
        yield reverse("tournaments:desk_mesas", args=slug, query={"de": pk})
        yield reverse("tournaments:desk_extra", args=(*slug, pk))
    for stage in Stage.objects.filter(tournament=tournament, state=Stage.State.PLAYING):
        yield reverse("tournaments:desk_life_action", args=(*slug, "encerrar-fase"), query={"de": stage.pk})
        yield reverse("tournaments:desk_rest", args=(*slug, stage.number))
    for pk in Round.objects.filter(stage__tournament=tournament).values_list("pk", flat=True):
        for name in ("desk_round", "desk_seating"):
            yield reverse(f"tournaments:{name}", args=(*slug, pk))
    with_jogo = Confronto.objects.filter(tournament=tournament, jogo__isnull=False).order_by("-pk")
    for pk in with_jogo.values_list("pk", flat=True)[:6]:
        yield reverse("tournaments:desk_jogo", args=(*slug, pk))
