"""Replace or erase a person's name on request wherever it is shown. Results, chains and digests are unchanged.

Sealed rows name players by number (`tournaments.ledger.names_apart`), so only rows that hold names change: the
player, the duplas, and the labels of the jogos. docs/decisions/0027 lists what remains.
"""

from collections.abc import Iterable, Sequence

from django.contrib.admin.models import LogEntry
from django.contrib.contenttypes.models import ContentType
from django.db import IntegrityError, transaction
from django.db.models import F, Q
from django.utils.timezone import now

from scoring.ledger.trail import Source
from scoring.lifecycle.rename import rename_jogo
from scoring.models import Jogo
from tournaments import refresh_queue
from tournaments.clubs.members import NAME_LETTERS
from tournaments.errors import TournamentError
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import NameReplaced, Replaced
from tournaments.ledger.names_apart import KnownNames, nameless, told
from tournaments.ledger.tarjas import digest_of_tarjas, mark, naming, rows_covered
from tournaments.models import (
    Club,
    Dupla,
    DuplaMember,
    FormerName,
    LiveTable,
    Player,
    PublicPage,
    Redaction,
    Round,
    Seal,
    Shown,
    Tournament,
    TournamentCheck,
    TournamentLogEntry,
)
from tournaments.models.recorded import fresh_salt
from tournaments.names import dupla_name, fits, public, refuse_alike, sort_name, tidy

NOTE_LETTERS = 200


def replace_name(*, player: Player, name: str = "", reason: str, source: Source) -> Player:
    """Replace a player's name in all past and future documents; an empty name erases it and shows a number.

    This includes merged rows of the person. Each event that names the player gets a log line with the reason and
    without the name. An unchanged name has no effect. Raises `TournamentError`: the errors of
    `tournaments.names.public`; `reason_missing`, `name_too_long`, `player_exists`, `name_alike`.
    """
    person = Player.objects.get(pk=player.person)
    name, reason, erased = public(name) or nameless(person.pk), reason.strip(), not tidy(name)
    if not reason:
        raise TournamentError("reason_missing", field="reason")
    if not fits(name, NAME_LETTERS):
        raise TournamentError("name_too_long", field="name", most=NAME_LETTERS)
    others = Player.objects.people().filter(club=person.club_id).exclude(pk=person.pk)
    refuse_alike(name, (one for other in others for one in {other.name, other.listed}), known="player_exists")
    with transaction.atomic():
        # Lock first: of two concurrent requests the second must see the redactions of the first, or redact each place
        # twice.
        of_person = Player.objects.filter(Q(pk=person.pk) | Q(same_as=person))
        found = {row.pk: row for row in of_person.select_for_update(no_key=True).order_by("pk")}
        # Directors no longer see the old full name either.
        of_person.update(full_name="", shown=Shown.FULL, shown_asked=True)
        if erased:
            of_person.update(page=PublicPage.NONE)
        for row in found.values():
            # Keep the locked instances in step with the update above.
            row.full_name, row.shown, row.shown_asked = "", Shown.FULL, True
            call(row, name, erased=erased, reason=reason, source=source)
    return found[player.pk]


def call(player: Player, name: str, *, erased: bool = False, reason: str, source: Source) -> None:
    """Write a new name to one row of the club's list, and wherever it is shown. Requires the lock of the row.

    erased: also erase the private notes and telephones of its duplas. Raises `TournamentError("player_exists")`.
    """
    if player.name == name:
        return
    known, said = KnownNames(player.club_id, meaning=player.pk), naming(player)
    jogos = _jogos_naming(player, known)
    # Lock in the order of ids, so that two requests cannot deadlock.
    tournaments = [
        Tournament.objects.locked(pk, cancelled=True) for pk in sorted(tournaments_of(player) | set(said))
    ]
    _call(player, name)
    for jogo, labels in jogos:
        rename_jogo(jogo=jogo, labels=told(labels), reason="", source=source)
    for tournament in tournaments:
        _rename_duplas(player, tournament, known, erased)
        _reword_findings(tournament, known)
        _reword_rounds(tournament, known)
        _note(tournament, player, said.get(tournament.pk, []), source, known.sealed(reason))
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)


def _note(
    tournament: Tournament, player: Player, tarjas: Sequence[Redaction], source: Source, reason: str
) -> None:
    data: Replaced = {"player": player.pk}
    if tarjas:
        data["tarjas"] = digest_of_tarjas(tarjas)
        # The player may be the champion of the latest revision: lists of events compute the champion again from the
        # revision.
        LiveTable.objects.filter(pk=tournament.pk).update(champion="")
    line = note(tournament, NameReplaced(data), source, reason=reason)
    for one in tarjas:
        one.line = line
    Redaction.objects.bulk_create(tarjas)


def _call(player: Player, name: str) -> None:
    before = player.name
    player.name, player.sort_name, player.replaced_at = name, sort_name(name), now()
    try:
        with transaction.atomic():
            player.save(update_fields=("name", "sort_name", "replaced_at"))
    except IntegrityError as exc:
        player.name = before
        raise TournamentError("player_exists", field="name", name=name) from exc
    Club.objects.filter(pk=player.club_id).update(names=F("names") + 1)
    FormerName.objects.filter(Q(juncao__player=player) | Q(juncao__into=player)).delete()
    # The admin log repeats the old name.
    kind = ContentType.objects.get_for_model(Player)
    of_player = LogEntry.objects.filter(content_type=kind, object_id=str(player.pk))
    of_player.update(object_repr=mark(player.pk), change_message="")


def tournaments_of(player: Player) -> set[int]:
    """Return the ids of the events whose entries or log name a player, including former entries."""
    entered = DuplaMember.objects.filter(player=player).values_list("tournament", flat=True)
    named = [player.name, mark(player.pk)]
    left = TournamentLogEntry.objects.filter(
        Q(data__leaves__in=named) | Q(data__comes__in=named),
        action="substituted",
        tournament__club=player.club_id,
    ) | TournamentLogEntry.objects.filter(
        pk__in=rows_covered(TournamentLogEntry, player.pk), action="substituted"
    )
    return set(entered) | set(left.values_list("tournament", flat=True))


def _jogos_naming(player: Player, known: KnownNames) -> list[tuple[Jogo, list[str]]]:
    events = tournaments_of(player)
    sealed = Seal.objects.filter(tournament__in=events, of=Seal.Of.JOGO).values("jogo")
    found = Jogo.objects.filter(Q(confronto__tournament__in=events) | Q(pk__in=sealed)).order_by("pk")
    labels = {jogo.pk: [known.sealed(label) for label in jogo.labels] for jogo in found.iterator()}
    naming = [pk for pk, of_jogo in labels.items() if any(mark(player.pk) in label for label in of_jogo)]
    # Lock all jogos before the tournaments, in the same order as a mão (`Tournament.locked`).
    locked = Jogo.objects.select_for_update(no_key=True).filter(pk__in=naming).order_by("pk")
    return [(jogo, labels[jogo.pk]) for jogo in locked]


def _rename_duplas(player: Player, tournament: Tournament, known: KnownNames, erased: bool) -> None:
    for dupla in Dupla.objects.filter(tournament=tournament, duplamember__player=player):
        dupla.name, dupla.salt = dupla_name(_players(dupla)), fresh_salt()
        dupla.note = told(known.sealed(dupla.note))[:NOTE_LETTERS]
        if erased:  # the telephone may belong to either player
            dupla.phone = dupla.note = ""
        dupla.save(update_fields=("name", "salt", "phone", "note"))


def _players(dupla: Dupla) -> Iterable[str]:
    members = DuplaMember.objects.filter(dupla=dupla).order_by("pk")
    return members.values_list("player__name", flat=True)


def _reword_findings(tournament: Tournament, known: KnownNames) -> None:
    for checked in TournamentCheck.objects.filter(tournament=tournament):
        checked.found = told([known.sealed(said) for said in checked.found])
        checked.save(update_fields=("found",))


def _reword_rounds(tournament: Tournament, known: KnownNames) -> None:
    # A reason may name a person who was not in the list when it was typed, so it was stored unsealed.
    for row in Round.objects.filter(stage__tournament=tournament):
        pairs = [*row.forced_pairs, *row.forbidden_pairs]
        if all(known.sealed(text) == text for text in (row.override, *(pair.reason for pair in pairs))):
            continue
        row.override = known.sealed(row.override)
        row.forced = [pair._replace(reason=known.sealed(pair.reason)) for pair in row.forced_pairs]
        row.forbidden = [pair._replace(reason=known.sealed(pair.reason)) for pair in row.forbidden_pairs]
        row.save(update_fields=("override", "forced", "forbidden"))
