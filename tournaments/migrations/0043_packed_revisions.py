from django.db import migrations, models

import tournaments.models.packed
from scoring.ledger import append_only
from tournaments.publication import lookup


def fill(apps, schema_editor):
    """Pack the document of each revision, and say beside the live table what lists of events say of the latest."""
    publication = apps.get_model("tournaments", "Publication")
    live = apps.get_model("tournaments", "LiveTable")
    append_only.lift(schema_editor.connection, [publication._meta.db_table])
    for pk in publication.objects.order_by("tournament", "number").values_list("pk", flat=True):
        one = publication.objects.only("payload", "tournament").get(pk=pk)
        publication.objects.filter(pk=pk).update(packed=one.payload)
        said = {"state": one.payload["tournament"]["state"], "champion": lookup.champion(one.payload)}
        live.objects.filter(tournament=one.tournament_id).update(**said)


class Migration(migrations.Migration):

    dependencies = [
        ("tournaments", "0042_player_pages"),
    ]

    operations = [
        migrations.AddField(
            model_name="publication",
            name="packed",
            field=tournaments.models.packed.PackedJSON(null=True),
        ),
        migrations.AddField(
            model_name="livetable",
            name="state",
            field=models.CharField(blank=True, db_default="", default="", max_length=10),
        ),
        migrations.AddField(
            model_name="livetable",
            name="champion",
            field=models.CharField(blank=True, db_default="", default="", max_length=1000),
        ),
        migrations.AlterField(
            model_name="publication",
            name="page",
            field=models.TextField(blank=True, db_default="", default=""),
        ),
        migrations.RunPython(fill, migrations.RunPython.noop),
        migrations.RemoveField(model_name="publication", name="payload"),
        migrations.RenameField(model_name="publication", old_name="packed", new_name="payload"),
        migrations.AlterField(
            model_name="publication",
            name="payload",
            field=tournaments.models.packed.PackedJSON(),
        ),
    ]
