import django.db.models.deletion
from django.db import migrations, models
from django.db.models import F

from scoring.ledger.append_only import (protected)
from scoring.ledger.chain import (START, linked)

LOGGED = (
    "tournament_id",
    "sequence",
    "at",
    "actor_id",
    "action",
    "stage_id",
    "round",
    "dupla_id",
    "reason",
    "data",
)


def link(apps, schema_editor):
    """Every log becomes a chain; and every live table is owed anew, with it the first links of the tournament's."""
    db = schema_editor.connection.alias
    lines = apps.get_model("tournaments", "Ocorrencia").objects.using(db)
    tournaments = apps.get_model("tournaments", "Tournament").objects.using(db).values_list("pk", flat=True)
    for tournament in tournaments.iterator():
        log, digest = list(lines.filter(tournament=tournament).order_by("pk")), START
        for sequence, line in enumerate(log, start=1):
            line.sequence = sequence
            line.digest = digest = linked(digest, {name: getattr(line, name) for name in LOGGED})
        lines.bulk_update(log, ("sequence", "digest"))
    apps.get_model("tournaments", "Refresh").objects.using(db).update(wanted=F("wanted") + 1)


class Migration(migrations.Migration):
    dependencies = [("tournaments", "0010_two_duplas"), ("scoring", "0004_append_only")]

    operations = [
        migrations.AddField("ocorrencia", "sequence", models.PositiveIntegerField(null=True)),
        migrations.AddField("ocorrencia", "digest", models.CharField(max_length=64, default="")),
        migrations.RunPython(link, migrations.RunPython.noop),
        migrations.AlterField(
            "ocorrencia", "sequence", models.PositiveIntegerField(verbose_name="posição", editable=False)
        ),
        migrations.AlterField(
            "ocorrencia", "digest", models.CharField(verbose_name="selo", max_length=64, editable=False)
        ),
        migrations.AddConstraint(
            "ocorrencia",
            models.UniqueConstraint(fields=("tournament", "sequence"), name="ocorrencia_sequence"),
        ),
        migrations.CreateModel(
            name="Selo",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("number", models.PositiveIntegerField(verbose_name="número")),
                ("at", models.DateTimeField(verbose_name="quando")),
                (
                    "of",
                    models.CharField(
                        verbose_name="do quê",
                        max_length=11,
                        choices=[("jogo", "jogo"), ("log", "ocorrências"), ("publication", "publicação")],
                    ),
                ),
                ("sequence", models.PositiveIntegerField(verbose_name="posição")),
                ("trail", models.CharField(verbose_name="selo do registro", max_length=64)),
                ("digest", models.CharField(verbose_name="selo", max_length=64)),
                (
                    "jogo",
                    models.ForeignKey(
                        to="scoring.jogo",
                        null=True,
                        db_constraint=False,
                        on_delete=django.db.models.deletion.PROTECT,
                    ),
                ),
                (
                    "tournament",
                    models.ForeignKey(
                        to="tournaments.tournament",
                        db_constraint=False,
                        on_delete=django.db.models.deletion.PROTECT,
                    ),
                ),
            ],
            options={
                "verbose_name": "selo",
                "verbose_name_plural": "selos",
                "ordering": ("tournament", "number"),
                "constraints": [models.UniqueConstraint(fields=("tournament", "number"), name="selo_number")],
                "indexes": [models.Index(fields=["tournament", "of", "jogo", "sequence"], name="selo_trail")],
            },
        ),
        protected("tournaments_ocorrencia", "tournaments_publication", "tournaments_selo"),
    ]
