"""The settings as a program loads them, in a separate process."""

import json
import os
import subprocess
import sys

from tests.programs import OF_DJANGO, OF_THE_SERVICES, ROOT

DATABASE = "postgresql://canastra@db.example.org/canastra"
SECRET = "a-long-one-that-only-this-table-of-cases-knows-0123456789"
# What reads no setting is loaded once; then each case gets a child, with its own variables in its environment.
CASES = """
import json, os, sys, tempfile, traceback
import deploy.environment, deploy.steady, django_stubs_ext

django_stubs_ext.monkeypatch()
assert "deploy.settings" not in sys.modules
ended = []
for words, variables in json.load(sys.stdin):
    with tempfile.TemporaryFile("w+") as said, tempfile.TemporaryFile("w+") as wrong:
        if not (child := os.fork()):
            os.environ.update(variables)
            os.dup2(said.fileno(), 1)
            os.dup2(wrong.fileno(), 2)
            sys.argv, status = ["-c", *words[1:]], 0
            try:
                exec(words[0], {"__name__": "__main__"})
            except BaseException:
                traceback.print_exc()
                status = 1
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(status)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        said.seek(0)
        wrong.seek(0)
        ended.append([status, said.read(), wrong.read()])
json.dump(ended, sys.stdout)
"""


def python(*words, told=None, **variables):
    env = {key: value for key, value in os.environ.items() if key not in OF_THE_SERVICES | OF_DJANGO}
    env |= variables
    return subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env=env,
        text=True,
        input=told,
        capture_output=True,
        timeout=300,
        check=False,
    )


def each_alone(cases):
    """Run each case, `python -c` with its arguments and variables. Return its result: status, output, errors."""
    done = python("-c", CASES, told=json.dumps([[list(words), variables] for words, variables in cases]))
    assert done.returncode == 0, done.stderr
    return [tuple(ended) for ended in json.loads(done.stdout)]
