"""The Dockerfile, step by step and word for word.

A change that weakens a step has to be made here too. No image is built.
"""

import re
import tomllib
from io import BytesIO

import pytest
from dockerfile_parse import DockerfileParser

from tests.programs import ROOT

PIP = "--quiet --no-cache-dir --disable-pip-version-check --require-hashes --only-binary :all:"
BUILD = [
    ("WORKDIR", "/build"),
    ("COPY", "deploy/requirements.txt ./"),
    ("RUN", "python -m venv --without-pip /venv"),
    ("RUN", f"pip --python /venv install {PIP} --requirement requirements.txt"),
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


def pinned(path):
    """Return each pinned package of a lock with its lines: version, marker and hashes."""
    lines = [line for line in path.read_text().splitlines() if not line.strip().startswith("#")]
    packages = re.split(r"^(?=[a-z0-9])", "\n".join(lines), flags=re.MULTILINE)
    return {re.split(r"[=;\[ ]", package, maxsplit=1)[0]: package.strip() for package in packages if package}


def test_lock_of_a_server_has_what_the_site_needs_and_no_tool_of_its_developers():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    name = lambda wanted: re.split(r"[><=;\[ ]", wanted, maxsplit=1)[0]  # noqa: E731
    server, everything = pinned(ROOT / "deploy/requirements.txt"), pinned(ROOT / "requirements.txt")

    assert {name(wanted) for wanted in project["project"]["dependencies"]} <= set(server)
    tools = {name(wanted) for wanted in project["dependency-groups"]["dev"]}
    assert tools & set(server) == {"pyyaml"}  # drf-spectacular needs it too
    assert server.items() <= everything.items()
