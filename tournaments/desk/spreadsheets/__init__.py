"""Entries, results, standings and the ledger of an event as spreadsheet files."""
