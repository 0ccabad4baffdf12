"""The JSON Schemas of docs/schemas, generated from the types of published and exported data.

Run `python -m tests.schemas` after a change of the shape of a document or a log line.
"""

import json
import os
from pathlib import Path

import django
from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "schemas"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
DEFINITION = "#/$defs/{model}"


class Generator(GenerateJsonSchema):
    """A schema generator: every key of a type is required, no other key is allowed, and titles are left out."""

    def field_title_should_be_set(self, schema):
        return False

    def field_is_required(self, field, total):
        return field["type"] == "dataclass-field" or super().field_is_required(field, total)

    def typed_dict_schema(self, schema):
        return super().typed_dict_schema(schema) | {"additionalProperties": False}

    def default_schema(self, schema):
        return self.generate_inner(schema["schema"])


def documents():
    """Return every schema by the name of its file, without the extension."""
    from scoring.ledger import trail_lines
    from tournaments.clubs.person_data import PersonData
    from tournaments.event_file.contents import EventFile
    from tournaments.ledger import log_lines
    from tournaments.publication.document.shape import LiveRow, TournamentDocument

    return {
        "tournament-document": of_type(TournamentDocument),
        "live-row": of_type(LiveRow),
        "trail-line": of_line(trail_lines, trail_lines.TrailColumns, trail_lines.TrailLine),
        "person-data": of_type(PersonData),
        "event-file": of_type(EventFile),
        "log-line": of_line(log_lines, log_lines.LogColumns, log_lines.LogLine),
    }


def of_type(kind):
    """Return the schema of a typed dictionary."""
    schema = TypeAdapter(kind).json_schema(schema_generator=Generator, mode="serialization")
    return {"$schema": DIALECT, **schema}


def of_line(module, columns_of, kinds):
    """Return the schema of a log line: its columns, and its content by action, with no other keys."""
    made = {name: TypeAdapter(one) for name, one in (("columns", columns_of), ("kinds", kinds))}
    schemas, definitions = TypeAdapter.json_schemas(
        [(name, "serialization", one) for name, one in made.items()],
        schema_generator=Generator,
        ref_template=DEFINITION,
    )
    columns = definitions["$defs"][columns_of.__name__]
    del columns["additionalProperties"]
    return {
        "$schema": DIALECT,
        "title": kinds.__name__,
        "description": " ".join(module.__doc__.partition("\n\n")[0].split()),
        "allOf": [schemas[name, "serialization"] for name in made],
        "unevaluatedProperties": False,
        **definitions,
    }


def text(schema):
    """Return a schema as the text of its file."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def write():
    """Write all schemas."""
    for name, schema in documents().items():
        (FOLDER / f"{name}.json").write_text(text(schema))


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    django.setup()
    write()
