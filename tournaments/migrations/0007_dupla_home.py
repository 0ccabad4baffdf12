"""A dupla may say where it comes from: draws keep those of one club apart."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tournaments", "0006_live_jogos"),
    ]

    operations = [
        migrations.AddField(
            model_name="dupla",
            name="home",
            field=models.CharField(
                blank=True, default="", help_text="clube ou cidade", max_length=60, verbose_name="vem de"
            ),
            preserve_default=False,
        ),
    ]
