"""A drawn round keeps the points it was drawn from; one drawn before has none, and is judged by its list alone."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tournaments", "0007_dupla_home"),
    ]

    operations = [
        migrations.AddField(
            model_name="round",
            name="scores",
            field=models.JSONField(default=dict, verbose_name="pontos do sorteio"),
        ),
    ]
