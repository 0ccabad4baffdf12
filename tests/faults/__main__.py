"""`python -m tests.faults`: 200 mãos and a minute of kills; `--long`: 3,000. `--seed N` repeats a printed seed."""

import argparse
import os
import secrets
import sys

import django

from tests.faults.disk import is_possible, of_our_own
from tests.faults.stack import stack
from tests.services import stop_on_signals

HOSTS = ("web 1", "web 2")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults")
    parser.add_argument("--long", action="store_true", help="3,000 mãos instead of 200")
    parser.add_argument(
        "--seed", type=int, default=secrets.randbelow(10**6), help="of the kills and of the play"
    )
    asked = parser.parse_args()
    stop_on_signals()
    sys.stdout.reconfigure(line_buffering=True)
    print(f"seed {asked.seed}", flush=True)
    try:
        if own_disk := is_possible():
            of_our_own()
        print(f"PostgreSQL has a disk {'of its own' if own_disk else 'that is full for it alone: a limit'}")
        with stack(HOSTS, own_disk=own_disk) as made:
            made.start()
            os.environ.update(made.env)
            os.environ.pop("CANASTRA_TEST_SERVICES", None)
            django.setup()
            from tests.faults import play

            plan = play.LONG if asked.long else play.SHORT
            found = play.without_broker(made, asked.seed) + play.with_chaos(made, asked.seed, plan)
    except KeyboardInterrupt:
        print("Stopped.")
        return 130
    for fault in found[:40]:
        print(f"FAULT {fault}")
    print(
        f"seed {asked.seed}: {f'{len(found)} faults' if found else 'nothing lost, nothing doubled, no gap'}"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
