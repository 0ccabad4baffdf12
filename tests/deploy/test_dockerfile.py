"""The Dockerfile, step by step and word for word.

A change that weakens a step has to be made here too. No image is built.
"""

import re
import subprocess
import sys
import tomllib
from io import BytesIO

import pytest
from dockerfile_parse import DockerfileParser

from tests.programs import ROOT

PIP = "--no-cache-dir --disable-pip-version-check"
CHOOSES = (
    'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["dependencies"], sep="\\n")'
)
BUILD = [
    ("WORKDIR", "/build"),
    ("COPY", "pyproject.toml requirements.txt ./"),
    (
        "RUN",
        f"pip download --quiet {PIP} --require-hashes --only-binary :all: --requirement requirements.txt --dest wheels",
    ),
    ("ENV", "PIP_FIND_LINKS=wheels"),
    ("RUN", f"python -c '{CHOOSES}' > run.txt"),
    ("RUN", "python -m venv --without-pip /venv"),
    ("RUN", f"pip --python /venv install --quiet {PIP} --no-index --requirement run.txt"),
]
FINAL = [
    (
        "ENV",
        'PATH="/venv/bin:$PATH" PYTHONUNBUFFERED=1 CANASTRA_VAR=/var/lib/canastra MALLOC_MMAP_THRESHOLD_=131072',
    ),
    ("RUN", "apt-get update"),
    ("RUN", "apt-get install --yes --no-install-recommends postgresql-client-17"),
    ("RUN", "rm -rf /var/lib/apt/lists/*"),
    ("RUN", "useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin canastra"),
    ("RUN", "install --directory --owner canastra --group canastra /var/lib/canastra /srv/static"),
    ("RUN", "install --directory --owner canastra --group canastra --mode 700 /var/backups/canastra"),
    ("WORKDIR", "/app"),
    ("COPY", "--from=build /venv /venv"),
    *(("COPY", f"{name} {name}") for name in ("rules", "scoring", "tournaments", "templates", "deploy")),
    ("COPY", "docs/schemas docs/schemas"),
    ("COPY", "docs/conferir.py docs/conferir.py"),
    (
        "RUN",
        "SECRET_KEY=while-building-and-never-while-serving python manage.py collectstatic --noinput --verbosity 0",
    ),
    ("RUN", "python -m compileall -q ."),
    ("USER", "canastra"),
    ("EXPOSE", "8000"),
]
ASKED = "--interval=10s --timeout=5s --start-period=300s --retries=3"


@pytest.fixture(scope="module")
def steps():
    """Return the steps of both stages, one for each command of a RUN."""
    file = DockerfileParser(fileobj=BytesIO((ROOT / "deploy/Dockerfile").read_bytes()), env_replace=False)
    said = [
        (step["instruction"], step["value"]) for step in file.structure if step["instruction"] != "COMMENT"
    ]
    return [
        (name, " ".join(part.split()))
        for name, value in said
        for part in (value.split(" && ") if name == "RUN" else [value])
    ]


def test_image_is_made_step_by_step(steps):
    image = re.search(r"python:\S+", (ROOT / "deploy/Dockerfile").read_text())[0]
    *made, (asks, asked), (starts, _started) = steps

    copied = ("COPY", "manage.py ./")
    at = FINAL.index(("COPY", "rules rules"))
    assert made == [
        *(("FROM", f"{image} AS build"), *BUILD),
        *(("FROM", image), *FINAL[:at], copied, *FINAL[at:]),
    ]
    assert (asks, asked.partition(" CMD ")[0], starts) == ("HEALTHCHECK", ASKED, "CMD")


def test_image_has_what_the_site_needs_and_no_tool_of_its_developers():
    # Runs the selecting command itself.
    said = subprocess.run(
        [sys.executable, "-c", CHOOSES], cwd=ROOT, capture_output=True, text=True, check=True
    )

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert said.stdout.splitlines() == project["project"]["dependencies"]
    assert not set(said.stdout.splitlines()) & set(project["dependency-groups"]["dev"])
