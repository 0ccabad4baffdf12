import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tournaments", "0037_line_ups"),
    ]

    operations = [
        migrations.AddField(
            model_name="juncao",
            name="undoes",
            field=models.OneToOneField(
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="undone",
                to="tournaments.juncao",
                verbose_name="desfaz",
            ),
        ),
        migrations.CreateModel(
            name="NomeAnterior",
            fields=[
                (
                    "juncao",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.PROTECT,
                        primary_key=True,
                        serialize=False,
                        to="tournaments.juncao",
                    ),
                ),
                ("at", models.DateTimeField(verbose_name="quando")),
                ("name", models.CharField(max_length=60, verbose_name="nome")),
                ("full_name", models.CharField(blank=True, max_length=60)),
                (
                    "shown",
                    models.CharField(
                        choices=[
                            ("full", "nome inteiro"),
                            ("first", "primeiro nome e inicial"),
                            ("initials", "iniciais"),
                        ],
                        max_length=8,
                    ),
                ),
                ("rows", models.JSONField(default=list)),
                ("entries", models.JSONField(default=list)),
            ],
            options={
                "verbose_name": "nome anterior",
                "verbose_name_plural": "nomes anteriores",
            },
        ),
    ]
