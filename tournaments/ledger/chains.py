"""Verify the stored data of a tournament against its chain: log, publications, rows, and the trails of its jogos."""

from collections import defaultdict
from collections.abc import Iterator

from django.db.models import Case, OuterRef, Subquery, When
from django.utils.translation import gettext as _

from scoring.ledger.chain import START
from scoring.models import AuditEntry
from tournaments.ledger import event_log, rows, seals
from tournaments.ledger.digests import LEDGER_HEAD, PREVIOUS, digest_of
from tournaments.ledger.tarjas import NOBODY, digest_of_tarjas
from tournaments.models import (
    Dupla,
    DuplaMember,
    JournalEntry,
    Publication,
    Redaction,
    Seal,
    Tournament,
    TournamentLogEntry,
)
from tournaments.names import dupla_name

AT_ONCE = 200


def faults(tournament: Tournament) -> Iterator[str]:
    """Yield a sentence for each difference from the chain of the tournament. Read-only, row by row."""
    name = f"{_('torneio')} {tournament.slug}"
    for check in (_of_links, _of_log, _of_publications, rows.faults, _of_names, _of_tarjas):
        for fault in check(tournament):
            yield f"{name}, {fault}"


def _of_links(tournament: Tournament) -> Iterator[str]:
    previous, expected = START, 1
    # The line that each link refers to, as it is stored now.
    of_jogo = AuditEntry.objects.filter(jogo=OuterRef("jogo"), sequence=OuterRef("sequence"))
    of_log = TournamentLogEntry.objects.filter(tournament=tournament, sequence=OuterRef("sequence"))
    of_rows = JournalEntry.objects.filter(tournament=tournament, sequence=OuterRef("sequence"))
    found = {
        Seal.Of.JOGO: Subquery(of_jogo.values("digest")[:1]),
        Seal.Of.LOG: Subquery(of_log.values("digest")[:1]),
        Seal.Of.ROWS: Subquery(of_rows.values("digest")[:1]),
    }
    cases = [When(of=of, then=digest) for of, digest in found.items()]
    links = Seal.objects.filter(tournament=tournament).select_related("jogo").order_by("number")
    for link in links.annotate(found=Case(*cases)).iterator(AT_ONCE):
        if link.number != expected:
            yield f"{_('selo')} {expected}: " + _("falta")
        elif seals.digest_of(link, previous) != link.digest:
            yield f"{_('selo')} {link.number}: " + _("não confere")
        if link.of != Seal.Of.PUBLICATION and link.found != link.trail:
            place = {"sequence": link.sequence, "jogo": link.jogo and link.jogo.public_id}
            yield f"{_('selo')} {link.number}: " + _lost(link.of) % place
        previous, expected = link.digest, link.number + 1


def _lost(of: str) -> str:
    match of:
        case Seal.Of.JOGO:
            return _("o registro %(sequence)s do jogo %(jogo)s falta ou mudou")
        case Seal.Of.LOG:
            return _("a ocorrência %(sequence)s falta ou mudou")
    return _("o lançamento %(sequence)s falta ou mudou")


def _of_log(tournament: Tournament) -> Iterator[str]:
    previous, expected = START, 1
    for line in (
        TournamentLogEntry.objects.filter(tournament=tournament).order_by("sequence").iterator(AT_ONCE)
    ):
        if line.sequence != expected:
            yield f"{_('ocorrência')} {expected}: " + _("falta")
        elif event_log.digest_of(line, previous) != line.digest:
            yield f"{_('ocorrência')} {line.sequence}: " + _("o selo não confere")
        previous, expected = line.digest, line.sequence + 1


def _of_names(tournament: Tournament) -> Iterator[str]:
    # Sealed rows show the players' names, so the name of a dupla must agree with them.
    members = DuplaMember.objects.filter(tournament=tournament).order_by("pk")
    players: dict[int, list[str]] = defaultdict(list)
    for entered, name in members.values_list("dupla", "player__name"):
        players[entered].append(name)
    for dupla in Dupla.objects.filter(pk__in=players).order_by("number"):
        if dupla.name != dupla_name(players[dupla.pk]):
            yield _("dupla %(number)s: o nome não é o dos jogadores") % {"number": dupla.number}


def _of_tarjas(tournament: Tournament) -> Iterator[str]:
    # The redactions of each line must have the digest that the line sealed, and concern its player.
    covered: dict[int, list[Redaction]] = defaultdict(list)
    for one in Redaction.objects.filter(line__tournament=tournament):
        covered[one.line_id].append(one)
    covering = {"name_replaced", "cells_covered"}
    said = TournamentLogEntry.objects.filter(tournament=tournament, action__in=covering)
    for line in TournamentLogEntry.objects.filter(pk__in=covered) | said:
        sealed = line.data.get("tarjas") if line.action in covering else None
        found = covered[line.pk]
        of_another = any(one.player != line.data.get("player", NOBODY) for one in found)
        if of_another or sealed != (digest_of_tarjas(found) if found else None):
            yield f"{_('ocorrência')} {line.sequence}: " + _("o que ela cobre nos registros é outra coisa")


def _of_publications(tournament: Tournament) -> Iterator[str]:
    links = Seal.objects.filter(tournament=tournament)
    sealed = links.filter(of=Seal.Of.PUBLICATION, sequence=OuterRef("number")).values("trail")[:1]
    revisions = Publication.objects.filter(tournament=tournament).order_by("number")
    stands, expected = dict(links.values_list("number", "digest")), 1
    before: str | None = None
    for revision in revisions.annotate(sealed=Subquery(sealed)).iterator(AT_ONCE):
        name = f"{_('publicação')} {revision.number}: "
        if revision.number != expected:
            yield f"{_('publicação')} {expected}: " + _("falta")
        if digest_of(revision.payload) != revision.digest:
            yield name + _("os dados não são os publicados")
        # A revision that is not sealed yet has no link.
        if revision.sealed not in {None, seals.digest_of_revision(revision)}:
            yield name + _("não é como foi selada")
        payload = revision.payload if isinstance(revision.payload, dict) else {}
        previous, head = payload.get(PREVIOUS), payload.get(LEDGER_HEAD)
        if previous and previous != {"number": expected - 1, "digest": before}:
            yield name + _("não traz o selo da publicação anterior")
        if head and head["number"] and stands.get(head["number"]) != head["digest"]:
            yield name + _("a cadeia já não tem o selo %(number)s, que ela mostra") % head
        expected, before = revision.number + 1, revision.digest
    if links.filter(of=Seal.Of.PUBLICATION, sequence__gte=expected).exists():
        yield f"{_('publicação')} {expected}: " + _("falta")
