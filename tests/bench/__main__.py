"""Run every measurement and print its figures. Needs the private PostgreSQL: start it with `make bench`."""

import os

import django


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    django.setup()
    from tests.bench import drawing, drawing_stored, judging, ranking, recording

    for part in (judging, recording, ranking, drawing, drawing_stored):
        for line in part.measure():
            print(line, flush=True)


if __name__ == "__main__":
    main()
