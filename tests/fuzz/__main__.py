"""`python -m tests.fuzz --seed 7 --requests 20000`: valid and damaged requests to every address; `make fuzz`."""

import argparse
import os
import sys
import time
from collections import Counter

import django

LIFE = 1500  # requests to one hall, before a new one with unplayed jogos replaces it


def main():
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--requests", type=int, default=20_000)
    asked = parser.parse_args()
    print(f"seed {asked.seed}: the same requests again with --seed {asked.seed}", flush=True)
    prepare()
    from django.db import transaction

    from tests.fuzz.run import Fuzz
    from tests.remembered import MEMORY

    kinds, seen, started = Counter(), Counter(), time.monotonic()
    for part in range(-(-asked.requests // LIFE)):
        MEMORY.begin(())
        with transaction.atomic():
            fuzz = Fuzz(f"{asked.seed}/{part}")
            fuzz.each()
            fuzz.run(min(LIFE, asked.requests - part * LIFE))
            transaction.set_rollback(True)
        for told in fuzz.told:
            kind = told.splitlines()[0]
            kinds[kind] += 1
            if kinds[kind] == 1:
                print(f"\nFINDING {told}", flush=True)
        seen.update(fuzz.seen)
        print(
            f"{(part + 1) * LIFE} requests, {sum(kinds.values())} findings, {time.monotonic() - started:.0f} s",
            flush=True,
        )
    for kind, times in kinds.most_common():
        print(f"  {times} x {kind}")
    print({status: sum(n for (_, one), n in seen.items() if one == status) for status in (2, 3, 4, 5)})
    return 1 if kinds else 0


def prepare():
    """Start Django with an empty test database: PostgreSQL under tests.services, else SQLite in memory."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    django.setup()
    from django.conf import settings
    from django.db import connection

    settings.ALLOWED_HOSTS = ["testserver"]
    if connection.vendor == "sqlite":
        connection.settings_dict["TEST"]["NAME"] = None  # in memory
    connection.creation.create_test_db(verbosity=0)


if __name__ == "__main__":
    sys.exit(main())
