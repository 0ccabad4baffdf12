"""The digest of a document: one text for it, and its SHA-256."""

import hashlib
import json
from collections.abc import Mapping

LEDGER_HEAD = "ledger_head"
PREVIOUS = "previous"  # the revision before


def canonical(payload: Mapping[str, object]) -> str:
    """Return a payload as the one JSON text its digest is taken of."""
    return json.dumps(payload, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest_of(payload: Mapping[str, object]) -> str:
    """Return the SHA-256 of a payload, in hexadecimal: anybody who has the JSON can compute it again."""
    return hashlib.sha256(canonical(payload).encode()).hexdigest()
