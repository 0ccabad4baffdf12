from django.db import migrations, models

SAID = ("clock_rings", "clock_asks")  # lines of the log, of which the last one held for the whole event


def keep(apps, schema_editor):
    """Let the bell go on ringing by itself where that was said of the event."""
    lines = apps.get_model("tournaments", "Ocorrencia").objects.filter(action__in=SAID).order_by("sequence")
    last = dict(lines.values_list("tournament", "action"))
    rings = [tournament for tournament, action in last.items() if action == "clock_rings"]
    apps.get_model("tournaments", "Tournament").objects.filter(pk__in=rings).update(at_zero="rings")


class Migration(migrations.Migration):
    dependencies = [("tournaments", "0035_shown_asked")]
    operations = [
        migrations.AddField(
            "tournament",
            "at_zero",
            models.CharField(
                choices=[("rings", "RINGS"), ("asks", "ASKS"), ("nothing", "NOTHING")],
                default="asks",
                editable=False,
                max_length=7,
            ),
        ),
        migrations.RunPython(keep, migrations.RunPython.noop),
    ]
