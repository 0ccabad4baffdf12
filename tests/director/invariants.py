"""Invariants of an event after any actions. Each raises `Broken` with the fault."""

import json
from collections import Counter
from fractions import Fraction
from itertools import takewhile, zip_longest

from django.test import Client
from django.urls import reverse

from scoring.jogo.sheet import sheets
from scoring.models import Jogo
from tests.director.recount import bracket_places, recount, tables_of
from tests.director.sentences.facts import Facts
from tests.director.sentences.reading import Page
from tests.director.sentences.reading import faults as faults_said
from tests.factories import catch_up, director_of
from tests.tournaments.event_file.trips import faults as faults_there
from tests.tournaments.event_file.trips import there_and_back
from tests.tournaments.publication.counting import faults_of
from tournaments.desk.checkin.missing import missing_of
from tournaments.hall import mesas
from tournaments.ledger import names_apart
from tournaments.ledger.chains import faults
from tournaments.models import Confronto, Penalty, Publication, Round, Stage, StageEntry, Tournament
from tournaments.pairing.repeat import repeat
from tournaments.publication.facts import facts_of
from tournaments.publication.recount import differences
from tournaments.publication.snapshot import snapshot
from tournaments.stage_plan import fed_by, went_on_to

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


class Broken(Exception):
    """Raised if an invariant does not hold."""


def seats(tournament):
    """No dupla is in two open jogos of one round, and no mesa has two open jogos."""
    rows = list(Confronto.objects.being_played().filter(tournament=tournament, status=""))
    seated = Counter((row.stage_id, row.round, one) for row in rows for one in row.entrants)
    if twice := [key for key, times in seated.items() if times > 1]:
        raise Broken(f"in two open jogos of a round: {twice}")
    mesas = Counter(row.mesa for row in rows)
    if shared := [mesa for mesa, times in mesas.items() if times > 1]:
        raise Broken(f"mesas with two open jogos: {shared}")
    posted = Confronto.objects.posted().filter(tournament=tournament).exclude(stage__round=None)
    paired = Counter(
        (row.stage_id, row.round, one) for row in posted if row.kind == "main" for one in row.entrants
    )
    if twice := [key for key, times in paired.items() if times > 1]:
        raise Broken(f"in two meetings of a round: {twice}")


def entered_once(tournament):
    """No dupla is in two stages fed by the same one: the next of the main line, and a side event beside it."""
    entries = StageEntry.objects.entered().filter(stage__tournament=tournament, stage__dropped=False)
    found = Counter((fed_by(entry.stage), entry.dupla_id) for entry in entries.select_related("stage"))
    if twice := [key for key, times in found.items() if times > 1]:
        raise Broken(f"in two stages that play at the same time: {twice}")


def closed_stages(tournament):
    """A closed stage has no open jogo, except results that were undone after others had advanced."""
    rows = Confronto.objects.being_played().filter(tournament=tournament, stage__state=Stage.State.CLOSED)
    if found := [
        (row.stage.number, row.pk) for row in rows.select_related("stage") if not went_on_to(row.stage)
    ]:
        raise Broken(f"open in a closed stage: {found}")


def presence(tournament):
    """A dupla that plays is not missing, and a dupla that has left a running stage is not asked about."""
    rows = Confronto.objects.being_played().filter(tournament=tournament, jogo__partida__mao__isnull=False)
    playing = {one for row in rows for one in row.entrants if str(one) not in row.absent}
    for stage in stages_of(tournament):
        missing = {dupla.pk for dupla in missing_of(tournament, stage)}
        here = StageEntry.objects.entered().filter(stage=stage, until_round=None)
        if missing & playing:
            raise Broken(f"missing, and playing: {missing & playing}")
        if stage.state != Stage.State.PLANNED and missing - set(here.values_list("dupla", flat=True)):
            raise Broken(f"asked about, and not in stage {stage.number}: {missing}")


def standings(tournament, document=None):
    """The document's standings equal the recount, cell by cell."""
    document = document or snapshot(tournament)
    numbers = dict(tournament.dupla_set.values_list("pk", "number"))
    for stage, told in zip(stages_of(tournament), document["stages"], strict=True):
        found = recount(stage)
        if not found:
            continue
        for table in told["standings"]:
            rows = found[table["group"]]
            compare(stage, table, [expected(row, numbers) for row in rows], bracket=told["bracket"])


def winners(tournament):
    """The winner of a played jogo won more partidas by its sheet; stages with a loss by penalty are left out."""
    punished = Penalty.objects.filter(stage__tournament=tournament, sanction="loss").values("stage")
    for stage in Stage.objects.filter(tournament=tournament).exclude(pk__in=punished):
        tables = tables_of(stage)
        for row in Confronto.objects.filter(stage=stage, status="played"):
            won = tables[row.jogo_id].partidas
            (first, most), *others = [
                (side, won[side]) for side in sorted(row.sides, key=lambda side: -won[side])
            ]
            ahead = None if most in {made for _side, made in others} else row.pair(first)[0].pk
            if ahead != row.winner_id:
                raise Broken(f"winner of confronto {row.pk}: {row.winner_id}, by its partidas {ahead}")


def draws(tournament, document=None):
    """Every draw can be repeated from the published JSON, and changes by hand are declared."""
    for verdict in repeat(json.loads(json.dumps(document or snapshot(tournament)))):
        if verdict.faults or not verdict.published:
            raise Broken(
                f"a draw that is not repeated: {verdict.name}: {verdict.faults[:2] or 'not published'}"
            )


def counted_again(tournament, document=None):
    """The public recount script agrees with what would be published now, and is complete."""
    jogos = sheets(list(Jogo.objects.filter(confronto__tournament=tournament)))
    facts = [{"id": str(one.jogo.public_id), "facts": facts_of(one)} for one in jogos.values() if one.over]
    if found := faults_of(document or snapshot(tournament), facts):
        raise Broken(f"not what anybody counts: {found[:3]}")


def as_recorded(tournament):
    """Every row agrees with the chain of the tournament, and every result, slot and figure follows from the facts."""
    if found := [*faults(tournament), *differences(tournament)]:
        raise Broken(f"not as recorded: {found[:4]}")


def comes_back(tournament):
    """Exported to a file and imported into another club it is the same event, and passes all checks there."""
    brought, before, after = there_and_back(tournament)
    if before != after:
        raise Broken(f"not the same from its file: {[one for one in before if before[one] != after[one]]}")
    if found := faults_there(brought):
        raise Broken(f"brought from its file, not as recorded: {found[:4]}")


def stages_of(tournament):
    return list(Stage.objects.filter(tournament=tournament).order_by("number").select_related("tournament"))


def expected(row, numbers):
    return {
        "dupla": numbers[row.dupla],
        "place": row.place[0],
        "place_to": row.place[1],
        "points": number(row.points),
        "jogos": [row.won, row.lost],
        "partidas": list(row.partidas),
        "made": [number(row.made), number(row.suffered)],
        "batidas": row.batidas,
        "disqualified": row.out,
    }


def number(value):
    value = Fraction(value)
    return int(value) if value.denominator == 1 else round(float(value), 3)


def compare(stage, table, rows, *, bracket):
    """Compare rows in their order; for a bracket compare the results by dupla."""
    told = [{name: row[name] for name in rows[0]} for row in table["rows"]]
    if bracket:
        compare_places(stage, table)
        return
    if told != rows:
        wrong = [(one, other) for one, other in zip_longest(told, rows) if one != other]
        raise Broken(f"standings of stage {stage.number}, group {table['group']}: told, counted: {wrong[:3]}")


def compare_places(stage, table):
    """Compare the places of a finished bracket."""
    counted = bracket_places(stage)
    if counted is None:
        return
    numbers = dict(stage.tournament.dupla_set.values_list("number", "pk"))
    told = {numbers[row["dupla"]]: (row["place"], row["place_to"]) for row in table["rows"]}
    if told != counted:
        raise Broken(
            f"places of a bracket: told, counted: {sorted(set(told.items()) ^ set(counted.items()), key=str)[:6]}"
        )


def at_the_end(tournament):
    """A finished tournament has a document of every stage, and a final place and a result for all.

    No confronto is without a result.
    """
    tournament.refresh_from_db()
    if tournament.state != Tournament.State.FINISHED:
        raise Broken(f"not over: {tournament.state}")
    if open_yet := list(
        Confronto.objects.filter(tournament=tournament, status="").values_list("pk", flat=True)
    ):
        raise Broken(f"over without the results of {open_yet}")
    document = snapshot(tournament)
    final = document["final_ranking"]
    entered = sorted(tournament.dupla_set.values_list("number", flat=True))
    ranked = [
        one["number"]
        for row in final
        for one in row.get("team", {"duplas": [{"number": row["dupla"]}]})["duplas"]
    ]
    if sorted(ranked) != entered or final[0]["place"] != 1:
        raise Broken(f"final ranking: {[(row['place'], row['dupla']) for row in final]}")
    last = [stage for stage in document["stages"] if "side_of" not in stage][-1]
    rows = [row for table in last["standings"] for row in table["rows"]]
    if not rows:
        raise Broken("a last stage without standings")
    if last["bracket"]:
        first = [row for row in rows if (row["place"], row["place_to"]) == (1, 1)]
        here = Confronto.objects.filter(stage__number=last["number"], tournament=tournament)
        nobody = here.filter(status__in=("both_absent", "not_counted"))
        if len(first) != 1 and not nobody.exists():
            raise Broken(f"champions of a bracket: {[row['name'] for row in first]}")


def pages(tournament, dice, some=8):
    """The worker's refresh ends, a sample of pages and API paths answers, and each sentence on the pages is true.

    some: the size of the sample; None for all of them.
    """
    catch_up(tournament)
    stranger, director = Client(), Client()
    director.force_login(director_of(tournament.club))
    public, desk = list(public_addresses(tournament)), list(desk_addresses(tournament))
    read = []
    for client, addresses in ((stranger, public), (director, desk)):
        for address in addresses if some is None else dice.sample(addresses, min(some, len(addresses))):
            read += answered(client, address)
    for name in () if some is None else dice.sample(TELLING, 3):
        client = director if name.startswith("desk_") else stranger
        read += answered(client, reverse(f"tournaments:{name}", args=(tournament.slug,)))
    if found := faults_said(Facts(tournament), read):
        raise Broken(f"sentences: {found[:4]}")


def answered(client, address):
    """Return the page at an address in a list, empty if the answer is not HTML."""
    answer = client.get(address)
    if answer.status_code >= 500 or answer.status_code == 404:
        raise Broken(f"{answer.status_code} at {address}")
    if answer.status_code != 200 or "html" not in answer["Content-Type"]:
        return []
    at = answer.resolver_match
    return [Page(address, at.url_name, at.kwargs, answer.content.decode())]


def public_addresses(tournament):
    slug = (tournament.slug,)
    for name in (
        "tournament",
        "standings",
        "crosstable",
        "rounds",
        "bracket",
        "results",
        "rules",
        "revisions",
    ):
        yield reverse(f"tournaments:{name}", args=slug)
    numbers = list(tournament.dupla_set.order_by("number").values_list("number", flat=True))
    for number_ in numbers[:2] + numbers[-1:]:
        yield reverse("tournaments:dupla", args=(*slug, number_))
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


def latest_stages(tournament):
    last = Publication.objects.filter(tournament=tournament).order_by("-number").first()
    return names_apart.told(last.payload["stages"]) if last else []


def desk_addresses(tournament):
    slug = (tournament.slug,)
    names = (
        "desk_tournament",
        "desk_plan",
        "desk_rounds",
        "desk_life",
        "desk_log",
        "desk_mesas",
        "desk_bell",
        "desk_sumulas",
        "desk_teams",
        "publish",
        "desk_outbox",
        "desk_checkin",
        "desk_standings",
        "desk_prizes",
        "print_places",
        "tournament_edit",
        "tournament_start",
    )
    for name in names:
        yield reverse(f"tournaments:{name}", args=slug)
    yield reverse("tournaments:desk_mesas", args=slug, query={"vista": "lista"})
    playing = Confronto.objects.being_played().filter(tournament=tournament)
    for pk in playing.values_list("pk", flat=True)[:1]:
        yield reverse("tournaments:desk_mesas", args=slug, query={"de": pk})
    for stage in Stage.objects.filter(tournament=tournament, state=Stage.State.PLAYING):
        yield reverse("tournaments:desk_life_action", args=(*slug, "encerrar-fase"), query={"de": stage.pk})
        yield reverse("tournaments:desk_rest", args=(*slug, stage.number))
    for pk in Round.objects.filter(stage__tournament=tournament).values_list("pk", flat=True):
        for name in ("desk_round", "desk_seating"):
            yield reverse(f"tournaments:{name}", args=(*slug, pk))
    with_jogo = Confronto.objects.filter(tournament=tournament, jogo__isnull=False).order_by("-pk")
    for pk in with_jogo.values_list("pk", flat=True)[:6]:
        yield reverse("tournaments:desk_jogo", args=(*slug, pk))


def document_is_json(document):
    """The document is plain JSON: writing and reading it gives the same value."""
    if json.loads(json.dumps(document)) != document:
        raise Broken("the document is not what its JSON says")
