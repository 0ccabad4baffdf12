"""The site's settings with the few differences for tests.

PostgreSQL and Redis come from `tests.services` only. Without them (`pytest` started by hand) the tests run on SQLite
in a temporary folder; any other DATABASE_URL is refused, so that no test ever sees a real database.
"""

import atexit
import os
import shutil
import tempfile
from pathlib import Path

from django.core.exceptions import ImproperlyConfigured

PRIVATE = os.environ.get("CANASTRA_TEST_SERVICES") == "1"
if not PRIVATE and (os.environ.get("DATABASE_URL") or os.environ.get("CELERY_BROKER_URL")):
    raise ImproperlyConfigured(
        "Tests run on servers of their own: unset DATABASE_URL and CELERY_BROKER_URL, or use `make pytest`."
    )
if PRIVATE and (parallel := os.environ.get("PYTEST_XDIST_WORKER")):
    # A message of one parallel process must not reach the worker of another, whose database is not the same.
    address, _ = os.environ["CELERY_BROKER_URL"].rsplit("/", 1)
    os.environ["CELERY_BROKER_URL"] = f"{address}/{1 + int(parallel.removeprefix('gw'))}"
if (
    "CANASTRA_TEST_VAR" not in os.environ
):  # the parallel processes of one run share the files of the first one
    os.environ["CANASTRA_TEST_VAR"] = tempfile.mkdtemp(prefix="canastra-test-")
    atexit.register(shutil.rmtree, os.environ["CANASTRA_TEST_VAR"], ignore_errors=True)
os.environ["CANASTRA_VAR"] = os.environ["CANASTRA_TEST_VAR"]
os.environ.setdefault("SECRET_KEY", "of-the-tests-alone-and-of-no-other-place-at-all-0123456789")
os.environ["DEBUG"] = "0"

from deploy.settings import *  # noqa: E402, F403
from deploy.settings import DATABASES, STATIC_ROOT, STORAGES, VAR_DIR  # noqa: E402

PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]  # the real ones are slow on purpose
STORAGES = STORAGES | {"staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}}
STATIC_ROOT.mkdir(parents=True, exist_ok=True)  # whitenoise warns of a folder that is not there
if not PRIVATE:
    # A file, not memory: the same locks and the same journal as in the embedded default.
    DATABASES["default"]["TEST"] = {"NAME": str(Path(VAR_DIR) / "test.sqlite3")}
