"""Entries, results, standings and the ledger of an event as files for a spreadsheet."""
