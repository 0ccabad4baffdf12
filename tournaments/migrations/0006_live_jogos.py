"""The live table has a line for each jogo being played. What was derived is derived again: it is owed as a whole."""

import django.db.models.deletion
from django.db import migrations, models
from django.db.models import F


def owe_all(apps, schema_editor):
    apps.get_model("tournaments", "Refresh").objects.update(wanted=F("wanted") + 1, whole=1)


class Migration(migrations.Migration):
    dependencies = [
        ("scoring", "0002_any_rule_set"),
        ("tournaments", "0005_teams"),
    ]

    operations = [
        migrations.CreateModel(
            name="LiveJogo",
            fields=[
                (
                    "jogo",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.PROTECT,
                        primary_key=True,
                        serialize=False,
                        to="scoring.jogo",
                    ),
                ),
                ("wanted", models.PositiveBigIntegerField(default=0)),
                ("done", models.PositiveBigIntegerField(default=0)),
                ("payload", models.JSONField()),
                (
                    "tournament",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, to="tournaments.tournament"
                    ),
                ),
            ],
            options={
                "indexes": [
                    models.Index(
                        condition=models.Q(("done__lt", models.F("wanted"))),
                        fields=["tournament"],
                        name="live_jogo_owed",
                    )
                ],
            },
        ),
        migrations.RemoveField(model_name="livetable", name="payload"),
        migrations.AddField("livetable", "whole", models.PositiveBigIntegerField(default=0)),
        migrations.AddField("refresh", "whole", models.PositiveBigIntegerField(default=0)),
        migrations.RunPython(owe_all, migrations.RunPython.noop),
    ]
