import django.db.models.deletion
import django.db.models.functions.datetime
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tournaments", "0011_ledger"),
    ]

    operations = [
        migrations.CreateModel(
            name="DuplaKey",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("nonce", models.CharField(editable=False, max_length=60)),
                ("digest", models.CharField(editable=False, max_length=64, unique=True)),
                (
                    "issued_at",
                    models.DateTimeField(
                        db_default=django.db.models.functions.datetime.Now(),
                        editable=False,
                        verbose_name="emitido em",
                    ),
                ),
                (
                    "dupla",
                    models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, to="tournaments.dupla"),
                ),
            ],
            options={
                "verbose_name": "link de dupla",
                "verbose_name_plural": "links de duplas",
            },
        ),
        migrations.CreateModel(
            name="Mesa",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("number", models.PositiveSmallIntegerField(verbose_name="mesa")),
                ("nonce", models.CharField(editable=False, max_length=60)),
                ("digest", models.CharField(editable=False, max_length=64, unique=True)),
                (
                    "issued_at",
                    models.DateTimeField(
                        db_default=django.db.models.functions.datetime.Now(),
                        editable=False,
                        verbose_name="emitido em",
                    ),
                ),
                (
                    "unlocked_at",
                    models.DateTimeField(
                        blank=True, editable=False, null=True, verbose_name="desbloqueada em"
                    ),
                ),
                (
                    "tournament",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, to="tournaments.tournament"
                    ),
                ),
            ],
            options={
                "verbose_name": "mesa",
                "verbose_name_plural": "mesas",
                "ordering": ("tournament", "number"),
            },
        ),
        migrations.CreateModel(
            name="Tentativa",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("device", models.CharField(max_length=64, verbose_name="aparelho")),
                ("at", models.DateTimeField(verbose_name="quando")),
                (
                    "mesa",
                    models.ForeignKey(
                        null=True, on_delete=django.db.models.deletion.CASCADE, to="tournaments.mesa"
                    ),
                ),
            ],
            options={
                "verbose_name": "tentativa",
                "verbose_name_plural": "tentativas",
            },
        ),
        migrations.AddConstraint(
            model_name="mesa",
            constraint=models.UniqueConstraint(fields=("tournament", "number"), name="mesa_number"),
        ),
        migrations.AddIndex(
            model_name="tentativa",
            index=models.Index(fields=["mesa", "at"], name="tentativa_mesa"),
        ),
        migrations.AddIndex(
            model_name="tentativa",
            index=models.Index(fields=["device", "at"], name="tentativa_device"),
        ),
    ]
