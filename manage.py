#!/usr/bin/env python
"""Django's command line."""

import os
import sys

if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "deploy.settings")
    from django.conf import settings
    from django.core.exceptions import ImproperlyConfigured
    from django.core.management import execute_from_command_line

    try:
        settings.DEBUG  # noqa: B018 -- reads the environment
    except ImproperlyConfigured as exc:
        sys.exit(f"canastra: {exc}")
    execute_from_command_line(sys.argv)
