"""The read-only REST API. This module exports only the classes that the settings name."""

from tournaments.api.responses import Page, problem_details

__all__ = ["Page", "problem_details"]
