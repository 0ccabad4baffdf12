"""`make run`: the whole site as one program in the foreground, on SQLite, with an embedded worker.

`python deploy/run.py` starts it; `python deploy/run.py manage COMMAND...` runs a management command on the same data.
Environment variables: HOST, PORT, DEMO, CANASTRA_VAR. An obstacle is reported in one sentence, with status 1.
"""

import os
import sys
from pathlib import Path

if sys.version_info[:2] != (3, 13):
    sys.exit(f"canastra: é preciso o Python 3.13; este é o {sys.version_info[0]}.{sys.version_info[1]}.")

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)  # not this folder, whose celery.py would hide the library

# ruff: noqa: E402 -- the imports below need the right Python and the right path
import signal
from types import FrameType

from django.core.exceptions import ImproperlyConfigured

from deploy import environment
from deploy.laptop import embedded_database, network, vardir

COPIES = (["backup"], ["restore"])  # these also work on a server's database, if one is named


def main(words: list[str]) -> int:
    """Start the site, or run one management command; return the exit status."""
    # SIGTERM and SIGHUP end the program as Ctrl-C does.
    signal.signal(signal.SIGTERM, _interrupt)
    signal.signal(signal.SIGHUP, _interrupt)
    try:
        if words[:1] == ["manage"] and words[1:2] in COPIES and os.environ.get("DATABASE_URL"):
            return manage(None, words[1:])
        var = prepare()
        return manage(var, words[1:]) if words[:1] == ["manage"] else serve(var)
    except (vardir.Stop, ImproperlyConfigured) as exc:
        print(f"canastra: {exc}", file=sys.stderr)
        return 1
    except OSError as exc:
        print(f"canastra: {vardir.reason(exc)}: {exc.filename}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def prepare() -> Path:
    """Create the folder and the secret key, and set the environment for the settings. Return the folder."""
    if os.environ.get("DATABASE_URL") or os.environ.get("CELERY_BROKER_URL"):
        raise vardir.Stop(
            "este programa usa o SQLite da pasta var; com DATABASE_URL ou CELERY_BROKER_URL veja docs/runbook.md."
        )
    var = Path(environment.text("CANASTRA_VAR", "") or ROOT / "var").absolute()
    vardir.prepare(var)
    os.environ["CANASTRA_VAR"] = str(var)
    os.environ["DJANGO_SETTINGS_MODULE"] = "deploy.settings"
    if not os.environ.get("SECRET_KEY"):
        os.environ["SECRET_KEY"] = vardir.secret_key(var)
    return var


def manage(var: Path | None, words: list[str]) -> int:
    """Run one management command on the data in `var`, even while the site is running.

    var: `None` for the database of a server.
    """
    from django.core.management import execute_from_command_line

    os.environ["DJANGO_SETTINGS_MODULE"] = "deploy.settings"
    if var and words[:1] != ["restore"] and not (var / vardir.DATABASE).exists():
        embedded_database.make_database(var, demo=False)
    execute_from_command_line(["manage.py", *words])
    return 0


def serve(var: Path) -> int:
    """Update the data and answer requests until Ctrl-C or SIGTERM."""
    host, port = environment.text("HOST", "127.0.0.1"), network.port_number(environment.text("PORT", "8000"))
    network.claim(host, port)
    os.environ["CANASTRA_EMBEDDED"] = "1"
    os.environ.setdefault("ALLOWED_HOSTS", ",".join(network.allowed_hosts(host)))
    with vardir.lock(var):
        if not (var / vardir.DATABASE).exists():
            print("Primeira vez: preparando o banco de dados, um momento...", flush=True)
            embedded_database.make_database(var, demo=environment.flag("DEMO", default=True))

        import django

        django.setup()
        embedded_database.update_database(var)
        embedded_database.collect_static(var)

        from deploy.backups.folder import await_copy
        from deploy.laptop import server

        status = server.run(host, port)
        await_copy()  # a running backup ends with the site
        embedded_database.fold_journal()
        return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
