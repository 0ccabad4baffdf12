"""`python -m tests.director`: random events, each to its end. `--seed N --events 2000`; `--only K` plays one again."""

import argparse
import os
import sys
import time
import traceback
from collections import Counter
from random import Random

import django


def main():
    parser = argparse.ArgumentParser(prog="python -m tests.director")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--events", type=int, default=200)
    parser.add_argument("--only", type=int, help="play this one event, and print its steps")
    parser.add_argument(
        "--pages", action="store_true", help="over the pages and their buttons, not the services"
    )
    parser.add_argument("--plan", help="only events of this plan")
    parser.add_argument("--steps", type=int, default=30, help="random steps in each event, at most")
    asked = parser.parse_args()
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    django.setup()
    from django.conf import settings
    from django.db import connection

    settings.ALLOWED_HOSTS = ["testserver"]
    connection.settings_dict["TEST"]["NAME"] = None  # in memory
    connection.creation.create_test_db(verbosity=0)
    from tests.director.play import play_event
    from tests.director.play_pages import play_pages

    sys.stdout.reconfigure(line_buffering=True)
    numbers = range(asked.events) if asked.only is None else [asked.only]
    kinds, refused, steps, started = Counter(), Counter(), 0, time.monotonic()
    for at, number in enumerate(numbers, start=1):
        played = play_pages if asked.pages else play_event
        told = played(Random(f"{asked.seed}/{number}"), plan=asked.plan, most=asked.steps)
        steps += len(told.steps)
        refused.update(told.refused)
        if asked.only is not None and not told.finding:
            print("\n  ".join(told.steps))
        if told.finding:
            kinds[told.kind] += 1
            if kinds[told.kind] == 1 or asked.only is not None:
                print(f"\nFINDING in event {number}: {told.kind}")
                print("  " + "\n  ".join(told.steps))
                print("".join(traceback.format_exception(told.finding)[-6:]))
        if at % 20 == 0:
            print(
                f"{at} events, {steps} steps, {sum(kinds.values())} findings, {time.monotonic() - started:.0f} s"
            )
    print(f"\nseed {asked.seed}: {len(numbers)} events, {steps} steps, {time.monotonic() - started:.0f} s")
    for (name, code), times in refused.most_common(60 if asked.only is None else 0):
        print(f"  refused {times:6} {name}: {code}")
    for kind, times in kinds.most_common():
        print(f"  FINDING {times:5} x {kind}")
    return 1 if kinds else 0


if __name__ == "__main__":
    sys.exit(main())
