"""`make run`: the whole site as one program in the foreground, on SQLite, with its worker inside.

`python deploy/run.py` starts it; `python deploy/run.py manage COMMAND...` runs a management command on the same data.
From the environment: HOST, PORT, DEMO, CANASTRA_VAR. What stands in the way is said in one sentence, status 1.
"""

import os
import sys
from pathlib import Path

if sys.version_info[:2] != (3, 13):
    sys.exit(f"canastra: é preciso o Python 3.13; este é o {sys.version_info[0]}.{sys.version_info[1]}.")

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)  # not this folder: its celery.py must not hide the library

# ruff: noqa: E402 -- what follows needs the right Python and the right path
import signal
from types import FrameType

from django.core.exceptions import ImproperlyConfigured

from deploy import environment as env
from deploy import first, network, vardir


def main(words: list[str]) -> int:
    """Start the site, or run one management command; return the exit status."""
    signal.signal(signal.SIGTERM, _interrupt)
    signal.signal(signal.SIGHUP, _interrupt)
    try:
        var = prepare()
        return manage(var, words[1:]) if words[:1] == ["manage"] else serve(var)
    except (vardir.Stop, ImproperlyConfigured) as exc:
        print(f"canastra: {exc}", file=sys.stderr)
        return 1
    except OSError as exc:
        print(f"canastra: {exc.strerror}: {exc.filename}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def prepare() -> Path:
    """Make the folder and the secret, and set the environment the settings read. Return the folder."""
    if os.environ.get("DATABASE_URL") or os.environ.get("CELERY_BROKER_URL"):
        raise vardir.Stop(
            "este programa usa o SQLite da pasta var; com DATABASE_URL ou CELERY_BROKER_URL veja docs/runbook.md."
        )
    var = Path(env.text("CANASTRA_VAR", str(ROOT / "var"))).absolute()
    vardir.prepare(var)
    os.environ["CANASTRA_VAR"] = str(var)
    os.environ["DJANGO_SETTINGS_MODULE"] = "deploy.settings"
    if not os.environ.get("SECRET_KEY"):
        os.environ["SECRET_KEY"] = vardir.secret_key(var)
    return var


def manage(var: Path, words: list[str]) -> int:
    """Run one management command on the data in `var`, whether or not the site is running."""
    from django.core.management import execute_from_command_line

    if not (var / vardir.DATABASE).exists():
        first.make_database(var, demo=False)
    execute_from_command_line(["manage.py", *words])
    return 0


def serve(var: Path) -> int:
    """Bring the data up to date and answer requests until Ctrl-C or SIGTERM."""
    host, port = env.text("HOST", "127.0.0.1"), network.port_number(env.text("PORT", "8000"))
    network.claim(host, port)
    os.environ["CANASTRA_EMBEDDED"] = "1"
    os.environ.setdefault("ALLOWED_HOSTS", ",".join(network.allowed_hosts(host)))
    with vardir.lock(var):
        if not (var / vardir.DATABASE).exists():
            print("Primeira vez: preparando o banco de dados, um momento...", flush=True)
            first.make_database(var, demo=env.flag("DEMO", default=True))

        import django

        django.setup()
        first.update_database(var)
        first.collect_static(var)

        from deploy import server

        status = server.run(host, port)
        first.fold_journal()
        return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
