"""The settings as a program would load them, in a process of its own."""

import os
import subprocess
import sys

from tests.programs import OF_DJANGO, OF_THE_SERVICES, ROOT

DATABASE = "postgresql://canastra@db.example.org/canastra"
SECRET = "a-long-one-that-only-this-table-of-cases-knows-0123456789"


def python(*words, **variables):
    env = {key: value for key, value in os.environ.items() if key not in OF_THE_SERVICES | OF_DJANGO}
    env |= variables
    return subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env=env,
        text=True,
        capture_output=True,
        timeout=60,
        check=False,
    )
