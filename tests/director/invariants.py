"""Invariants of an event after any actions. Each raises `Broken` with the fault."""

import json
from collections import Counter
from datetime import timedelta
from fractions import Fraction
from itertools import zip_longest

from django.db import connection, transaction
from django.test import Client
from django.urls import reverse
from django.utils.timezone import now

from scoring.jogo.sheet import sheets
from scoring.ledger.append_only import lift
from scoring.models import Jogo, Mao
from tests.director.recount import bracket_places, recount, tables_of
from tests.director.sentences.addresses import (
    desk_addresses,
    hall_addresses,
    is_of_the_desk,
    public_addresses,
    telling,
)
from tests.director.sentences.facts import Facts
from tests.director.sentences.reading import Page
from tests.director.sentences.reading import faults as faults_said
from tests.factories import catch_up, director_of
from tests.tournaments.event_file.trips import faults as faults_there
from tests.tournaments.event_file.trips import there_and_back
from tests.tournaments.publication.counting import faults_of
from tournaments.desk.checkin.missing import missing_of
from tournaments.ledger.chains import faults
from tournaments.models import Confronto, Penalty, Stage, StageEntry, Tournament
from tournaments.pairing.repeat import repeat
from tournaments.publication.facts import facts_of
from tournaments.publication.recount import differences
from tournaments.publication.snapshot import snapshot
from tournaments.stage_plan import fed_by, went_on_to


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
    address = reverse("tournaments:tournament", args=(brought.slug,))
    if found := faults_said(Facts(brought), answered(Client(), address)):
        raise Broken(f"sentences of the event from its file: {found[:4]}")


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
    for address in () if some is None else dice.sample(telling(tournament), 3):
        read += answered(director if is_of_the_desk(address) else stranger, address)
    if found := faults_said(Facts(tournament), read):
        raise Broken(f"sentences: {found[:4]}")


def is_played(tournament):
    return Confronto.objects.being_played().filter(tournament=tournament).exists()


def hall(tournament, dice):
    """Each sentence is true on two pages about the mesas that play."""
    catch_up(tournament)
    director = Client()
    director.force_login(director_of(tournament.club))
    read = [
        page
        for address in dice.sample(hall_addresses(tournament), 2)
        for page in answered(director if is_of_the_desk(address) else Client(), address)
    ]
    if found := faults_said(Facts(tournament), read):
        raise Broken(f"sentences of the hall: {found[:4]}")


def forecast(tournament, dice):
    """Check the forecast on the page of the clocks with mãos of several minutes each. The changes are rolled back."""
    with transaction.atomic():
        lift(connection, ["scoring_mao"])
        jogos = Jogo.objects.filter(confronto__tournament=tournament).order_by("pk")
        maos = list(Mao.objects.filter(partida__jogo__in=jogos).select_related("partida").order_by("-pk"))
        ends = dict.fromkeys(jogos.values_list("pk", flat=True), now())
        for mao in maos:
            mao.entered_at = ends[mao.partida.jogo_id]
            ends[mao.partida.jogo_id] -= timedelta(minutes=dice.randint(2, 14))
        Mao.objects.bulk_update(maos, ("entered_at",), 200)
        for pk, begun in ends.items():
            Jogo.objects.filter(pk=pk).update(opened_at=begun)
        director = Client()
        director.force_login(director_of(tournament.club))
        page = answered(director, reverse("tournaments:desk_clock", args=(tournament.slug,)))
        found = faults_said(Facts(tournament), page)
        transaction.set_rollback(True)
    if found:
        raise Broken(f"sentences of the clock: {found[:4]}")


def answered(client, address):
    """Return the page at an address in a list, empty if the answer is neither HTML nor a feed."""
    answer = client.get(address)
    if answer.status_code >= 500 or answer.status_code == 404:
        raise Broken(f"{answer.status_code} at {address}")
    if answer.status_code != 200 or not any(kind in answer["Content-Type"] for kind in ("html", "atom")):
        return []
    at = answer.resolver_match
    return [Page(address, at.url_name, at.kwargs, answer.content.decode())]


def document_is_json(document):
    """The document is plain JSON: writing and reading it gives the same value."""
    if json.loads(json.dumps(document)) != document:
        raise Broken("the document is not what its JSON says")
