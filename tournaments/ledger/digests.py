"""Canonical JSON of a document, and its SHA-256 digest."""

import hashlib
import json
from collections.abc import Mapping

LEDGER_HEAD = "ledger_head"
PREVIOUS = "previous"  # number and digest of the previous revision


def canonical(payload: Mapping[str, object]) -> str:
    """Return the canonical JSON text of a payload, of which the digest is taken."""
    return json.dumps(payload, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest_of(payload: Mapping[str, object]) -> str:
    """Return the SHA-256 of a payload in hexadecimal. It can be recomputed from the published JSON."""
    return hashlib.sha256(canonical(payload).encode()).hexdigest()
