"""Parse pasted or uploaded lists of entries and compare them with the event: no Django, no database.

The steps, each with its module: text or file to cells (`cells`, `files`), the meaning of each column (`columns`), the
names in a cell (`people`), one entry per line (`lines`), the effect of each line on the event (`marks`). See
docs/decisions/0036.
"""
