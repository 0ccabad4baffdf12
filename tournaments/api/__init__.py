"""The read-only REST API. Only what the settings name is here; views and addresses import the rest."""

from tournaments.api.responses import Page, problem_details

__all__ = ["Page", "problem_details"]
