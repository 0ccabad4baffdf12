from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("scoring", "0004_append_only")]

    operations = [
        migrations.AddField(
            model_name="jogo",
            name="bell_mao",
            field=models.PositiveSmallIntegerField(
                default=0, editable=False, verbose_name="última mão que conta"
            ),
        )
    ]
