"""Base class of rows that decide pairings and winners.

Every change is logged as a line of a chain, in its transaction. A change made directly in the database differs from
the log and is detected (`tournaments.ledger.rows`). Each write costs two more queries: one to read the end of the
chain, one to extend it. Entering a mão writes no such row.
"""

import hashlib
import secrets
from collections import defaultdict
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from django.db import models, transaction
from django.utils.timezone import now
from django.utils.translation import gettext_lazy as _

from scoring.compiled_queries import Compiled
from scoring.ledger.chain import START, columns, linked, plain, stored_name
from scoring.models.append_only import AppendOnly

# Fields covered by the digest of a line. A later column needs a new chain.
SEALED = ("tournament_id", "sequence", "at", "rows")
GONE = "gone"

type Image = dict[str, object]  # model, id, and the written columns, or `GONE`


class JournalEntry(AppendOnly):
    """A line of the chain of a tournament's rows: the values that one write stored."""

    tournament = models.ForeignKey("tournaments.Tournament", on_delete=models.PROTECT)
    sequence = models.PositiveIntegerField(_("posição"))
    at = models.DateTimeField(_("quando"))
    rows = models.JSONField(_("linhas"))  # `Image`s
    digest = models.CharField(_("selo"), max_length=64)

    class Meta:
        db_table = "tournaments_lancamento"
        verbose_name, verbose_name_plural = _("lançamento"), _("lançamentos")
        ordering = ("tournament", "sequence")
        constraints = (
            models.UniqueConstraint(fields=("tournament", "sequence"), name="lancamento_sequence"),
        )

    def __str__(self) -> str:
        return f"{self.tournament_id}: {self.sequence}"


_LAST = Compiled(
    JournalEntry,
    lambda pk: (
        JournalEntry.objects.filter(tournament=pk).order_by("-sequence").only("sequence", "digest")[:1]
    ),
)


def digest_of(line: JournalEntry, previous: str) -> str:
    """Return the digest of a line after one with the digest `previous`."""
    return linked(previous, {name: getattr(line, name) for name in SEALED})


class RecordedQuerySet[Row: "Recorded"](models.QuerySet[Row]):
    """Bulk writes, logged with one line for each tournament."""

    def update(self, **values: Any) -> int:
        """Update rows, and log the changed columns."""
        names = self.model.noted(values)
        if not names:
            return super().update(**values)
        with transaction.atomic(savepoint=False):
            # Read the ids first: after the update the filter may no longer match the rows.
            places = self._places()
            changed = super().update(**values)
            stored = self.model._base_manager.filter(pk__in=[pk for pk, _of in places])  # noqa: SLF001 -- Django's documented name
            _write(places, {row.pk: row.image(names) for row in stored})
        return changed

    def bulk_create(self, objs: Iterable[Row], *args: Any, **options: Any) -> list[Row]:
        """Insert rows, and log all their columns."""
        with transaction.atomic(savepoint=False):
            made = super().bulk_create(objs, *args, **options)
            _write([(row.pk, row.whose()) for row in made], {row.pk: row.image() for row in made})
        return made

    def delete(self) -> tuple[int, dict[str, int]]:
        """Delete rows, and log the deletion. Opens no savepoint: see `Recorded.delete`."""
        places = self._places()
        deleted = super().delete()
        _write(places, {pk: self.model.no_more(pk) for pk, _of in places})
        return deleted

    def _places(self) -> list[tuple[int, int]]:
        return list(self.order_by().values_list("pk", self.model.WHOSE))


class Recorded(models.Model):
    """A row whose changes are logged in the chain of its tournament. Write it under the tournament's lock.

    Its managers return `RecordedQuerySet`s.

    WHOSE: lookup of the tournament's id. Each other column is declared once, by its name in the database: SEALED:
    columns that affect results and are not personal; the chain stores their values. ERASABLE: personal columns that
    affect results; the chain stores a digest of `salt` and the text, which reveals nothing once `salt` is erased.
    NOT_KEPT: columns that affect no result; the chain leaves them out. An undeclared column is left out as well, and
    fails a test. LATER: columns added after rows had lines, each with its value for rows whose lines lack it.
    """

    WHOSE = "tournament_id"
    SEALED: frozenset[str] = frozenset()
    ERASABLE: frozenset[str] = frozenset()
    NOT_KEPT: frozenset[str] = frozenset()
    LATER: Mapping[str, object] = MappingProxyType({})
    salt = ""

    class Meta:
        abstract = True

    def save(self, *args: Any, update_fields: Iterable[str] | None = None, **options: Any) -> None:
        """Store the row, and log the written columns."""
        whole = self._state.adding or update_fields is None
        update_fields = None if update_fields is None else tuple(update_fields)
        names = None if whole else self.noted(update_fields or ())
        with transaction.atomic(savepoint=False):
            super().save(*args, update_fields=update_fields, **options)
            if names is None or names:
                _write([(self.pk, self.whose())], {self.pk: self.image(names)})

    def delete(self, *args: Any, **options: Any) -> tuple[int, dict[str, int]]:
        """Delete the row, and log the deletion."""
        pk, whose = self.pk, self.whose()
        # No atomic block here: callers handle `ProtectedError`, and a failed block would break their transaction.
        deleted = super().delete(*args, **options)
        _write([(pk, whose)], {pk: self.no_more(pk)})
        return deleted

    @classmethod
    def noted(cls, names: Iterable[str]) -> frozenset[str]:
        """Return the logged columns among these fields.

        A changed salt adds all erasable columns, whose digests change.
        """
        written = {cls._meta.get_field(name).attname for name in names}  # type: ignore[union-attr] # concrete
        # The logged digests of erasable columns depend on the salt.
        hang = cls.ERASABLE if "salt" in written else frozenset()
        return frozenset(written & (cls.SEALED | cls.ERASABLE)) | hang

    @classmethod
    def no_more(cls, pk: int) -> Image:
        """Return the image of a deleted row."""
        return {"model": stored_name(cls), "id": pk, GONE: True}

    def whose(self) -> int:
        """Return the id of the row's tournament."""
        found: Any = self
        for name in self.WHOSE.split("__"):
            found = getattr(found, name)
        return int(found)

    def image(self, names: frozenset[str] | None = None) -> Image:
        """Return the columns of the row as logged; names: limit to these."""
        kept: Image = {}
        for name, value in columns(self).items():
            wanted = name in self.SEALED | self.ERASABLE and (names is None or name in names)
            if wanted or name in {"model", "id"}:
                kept[name] = salted(self.salt, value) if name in self.ERASABLE else value
        return kept

    def is_as_kept(self, column: str, kept: Mapping[str, object], found: Image) -> bool:
        """Whether a column equals the value in its last line.

        kept: logged values; found: image of the row. Old lines of a column that became erasable later hold the plain
        value.
        """
        said = kept.get(column, self.LATER.get(column))
        return said == found.get(column) or (column in self.ERASABLE and said == plain(getattr(self, column)))


def columns_of(names: str) -> frozenset[str]:
    """Return the set of space-separated column names."""
    return frozenset(names.split())


def fresh_salt() -> str:
    """Return a random salt of 128 bits for the erasable texts of a row."""
    return secrets.token_hex(16)


def salted(salt: str, text: object) -> str:
    """Return the digest that the chain stores for an erasable text."""
    return hashlib.sha256(f"{salt}\n{text}".encode()).hexdigest()


def _write(places: Iterable[tuple[int, int]], images: Mapping[int, Image]) -> None:
    # A bulk write may concern several tournaments; each gets one line.
    by_tournament: dict[int, list[Image]] = defaultdict(list)
    for pk, whose in places:
        if pk in images:
            by_tournament[whose].append(images[pk])
    for whose, rows in by_tournament.items():
        sequence, digest = next(((last.sequence, last.digest) for last in _LAST(whose)), (0, START))
        line = JournalEntry(tournament_id=whose, sequence=sequence + 1, at=now(), rows=plain(rows))
        line.digest = digest_of(line, digest)
        line.save(force_insert=True)
