"""The four layers of the source, their files, and the names of their addresses."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


FLOORS = ("rules", "scoring", "tournaments", "deploy")


def sources(floor):
    return sorted((ROOT / floor).rglob("*.py"))


def named_urls(resolver, spaces=()):
    for pattern in resolver.url_patterns:
        if hasattr(pattern, "url_patterns"):
            yield from named_urls(pattern, (*spaces, pattern.namespace) if pattern.namespace else spaces)
        elif pattern.name:
            yield ":".join((*spaces, pattern.name))
