"""The images that the site is built on, from one Debian: users, folders and commands as in the published ones.

The entry point of PostgreSQL is ours: it does at the first start what compose.yaml needs of the published one.
"""

import re
import shutil
from pathlib import Path

from tests.containers.engine import Machine, wheels
from tests.packages import NotRun

BASE = "canastra-test/debian"
# As the published one: it makes the database, and runs the files that are mounted for that, once.
POSTGRESQL = """#!/bin/bash
set -eu
if [ "$1" = postgres ] && [ ! -s "$PGDATA/PG_VERSION" ]; then
    initdb --username="$POSTGRES_USER" --pwfile=<(echo "$POSTGRES_PASSWORD") --auth-local=trust
    echo "host all all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
    echo "listen_addresses = '*'" >> "$PGDATA/postgresql.conf"
    pg_ctl --wait --options "-c listen_addresses=''" start
    createdb --username "$POSTGRES_USER" "$POSTGRES_DB"
    for file in /docker-entrypoint-initdb.d/*; do
        if [ -x "$file" ]; then "$file"; else . "$file"; fi
    done
    pg_ctl --wait --mode fast stop
fi
exec "$@"
"""
# What each has beside the programs, word for word as a Dockerfile.
MADE = {
    "python": "CMD python3",
    "postgres": "ENV PATH=/usr/lib/postgresql/17/bin:$PATH PGDATA=/var/lib/postgresql/data LANG=C.UTF-8\n"
    "RUN install -d -o postgres -g postgres -m 700 /var/lib/postgresql/data && install -d -m 1777 /var/run/postgresql\n"
    'ENTRYPOINT ["docker-entrypoint.sh"]\nCMD ["postgres"]',
    "redis": "CMD redis-server",
    # Debian's nginx writes below /var/lib/nginx, the published one below /var/cache/nginx.
    "nginx": "RUN rm -rf /var/lib/nginx && ln -s /var/cache/nginx /var/lib/nginx\n"
    'CMD ["nginx", "-g", "daemon off; user nginx;"]',
}
PINNED = re.compile(r"\b(python|postgres|redis|nginx):[\w.-]+@sha256:[0-9a-f]{64}")


def build(machine: Machine) -> None:
    """Make the images in the engine. Raises `NotRun`."""
    folder = machine.root / "tmp/images"
    folder.mkdir()
    (folder / "docker-entrypoint.sh").write_text(POSTGRESQL)
    shutil.copytree(wheels(), folder / "wheels")
    (folder / "Dockerfile").write_text(
        f"FROM {BASE}:plain\nCOPY wheels /wheels\nENV PIP_NO_INDEX=1 PIP_FIND_LINKS=/wheels\n"
        "COPY --chmod=755 docker-entrypoint.sh /usr/local/bin/\n"
        "RUN ln -s /usr/bin/python3 /usr/local/bin/python && rm -f /usr/sbin/policy-rc.d\n"
    )
    _done(machine, "sh", "-c", f"tar -C /mnt/images --one-file-system -c . | docker import - {BASE}:plain")
    _done(machine, "docker", "build", "--quiet", "--tag", BASE, "/tmp/images")
    for name, made in MADE.items():
        given = f"FROM {BASE}\n{made}\n"
        _done(machine, "docker", "build", "--quiet", "--tag", f"canastra-test/{name}", "-", given=given)


def replace(file: Path) -> None:
    """Name our images in a Dockerfile or a compose file, in place of the published ones."""
    file.write_text(PINNED.sub(r"canastra-test/\1", file.read_text()))


def _done(machine: Machine, *words: str, given: str | None = None) -> None:
    done = machine.run(*words, given=given)
    if done.returncode:
        raise NotRun(f"no image can be made: {' '.join(words[:4])}: {done.stderr.strip()[-2000:]}")
