from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tournaments", "0013_blocos")]

    operations = [
        migrations.AlterField(
            model_name="tournament",
            name="auto_publish",
            field=models.BooleanField(default=True, verbose_name="publica sozinho os resultados"),
        ),
    ]
