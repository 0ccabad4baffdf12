from django.db import migrations, models
from django.db.models import F


def said(apps, schema_editor):
    """Whoever is shown in another way than the club's has said so."""
    player = apps.get_model("tournaments", "Player")
    others = player.objects.exclude(shown=F("club__names_shown")).values_list("pk", flat=True)
    player.objects.filter(pk__in=list(others)).update(shown_asked=True)


class Migration(migrations.Migration):
    dependencies = [
        ("tournaments", "0034_hall_arranged"),
    ]

    operations = [
        migrations.AddField(
            model_name="player",
            name="shown_asked",
            field=models.BooleanField(default=False, editable=False),
        ),
        migrations.RunPython(said, migrations.RunPython.noop),
    ]
