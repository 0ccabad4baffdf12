"""Figures of a database: equal for two copies of the same moment."""

from hashlib import sha256
from typing import TypedDict

from django.apps import apps

from scoring.models import AuditEntry
from tournaments.ledger.seals import head
from tournaments.models import JournalEntry, Seal, Tournament, TournamentLogEntry

# Copies of earlier releases have figures with these names.
CHAINS = (
    ("Registro", AuditEntry, "jogo_id", "sequence"),
    ("Ocorrencia", TournamentLogEntry, "tournament_id", "sequence"),
    ("Lancamento", JournalEntry, "tournament_id", "sequence"),
    ("Selo", Seal, "tournament_id", "number"),
)


class LedgerFigures(TypedDict):
    """Figures of a database.

    rows: row counts by table. heads: number and digest of the last link, by tournament. trails: digest of all lines.
    """

    rows: dict[str, int]
    heads: dict[str, str]
    trails: str


def figures() -> LedgerFigures:
    """Compute the figures. Call inside `scoring.ledger.consistent_read`, so that all queries see the same moment."""
    models = apps.get_models(include_auto_created=True)
    tables = {model._meta.db_table: model for model in models if model._meta.managed}  # noqa: SLF001 -- Django's documented name
    return {
        "rows": {name: tables[name]._base_manager.count() for name in sorted(tables)},  # noqa: SLF001 -- the same
        "heads": {one.slug: _text(one) for one in Tournament.with_deleted.order_by("slug")},
        "trails": _trails(),
    }


def _text(tournament: Tournament) -> str:
    last = head(tournament)
    return f"{last.number} {last.digest}"


def _trails() -> str:
    found = sha256()
    for name, model, whose, place in CHAINS:
        lines = model._base_manager.order_by(whose, place).values_list(whose, place, "digest")  # noqa: SLF001 -- the same
        for line in lines.iterator():
            found.update(f"{name} {line}\n".encode())
    return found.hexdigest()
