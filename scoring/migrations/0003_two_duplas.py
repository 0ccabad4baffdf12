import django.db.models.deletion
import django.db.models.functions.datetime
from django.conf import settings
from django.db import migrations, models


def move_keys(apps, schema_editor):
    """The key of each jogo becomes that of its mesa. The nonce says what its token was derived from."""
    db = schema_editor.connection.alias
    jogos = apps.get_model("scoring", "Jogo").objects.using(db).only("public_id", "token_version", "token_digest")
    acesso = apps.get_model("scoring", "Acesso")
    acesso.objects.using(db).bulk_create(
        [
            acesso(
                jogo_id=jogo.pk,
                seat="mesa",
                nonce=f"{jogo.public_id}:{jogo.token_version}",
                digest=jogo.token_digest,
            )
            for jogo in jogos.iterator()
        ],
        batch_size=1000,
    )


def move_keys_back(apps, schema_editor):
    """What a new nonce opens has no place there: such a mesa's address has to be issued anew."""
    db = schema_editor.connection.alias
    rows = apps.get_model("scoring", "Acesso").objects.using(db).filter(seat="mesa").select_related("jogo")
    for row in rows.iterator():
        jogo = row.jogo
        public_id, _colon, version = row.nonce.partition(":")
        jogo.token_version = int(version) if public_id == str(jogo.public_id) else jogo.token_version
        jogo.token_digest = row.digest
        jogo.save(update_fields=("token_version", "token_digest"))


class Migration(migrations.Migration):

    dependencies = [
        ('scoring', '0002_any_rule_set'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='Acesso',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('seat', models.CharField(max_length=4, verbose_name='lugar')),
                ('nonce', models.CharField(max_length=60)),
                ('digest', models.CharField(max_length=64, unique=True)),
                ('device', models.CharField(blank=True, max_length=64, verbose_name='aparelho')),
                ('device_at', models.DateTimeField(blank=True, null=True, verbose_name='aparelho desde')),
                ('issued_at', models.DateTimeField(db_default=django.db.models.functions.datetime.Now(), verbose_name='emitido em')),
            ],
            options={
                'verbose_name': 'acesso',
                'verbose_name_plural': 'acessos',
                'ordering': ('jogo', 'seat'),
            },
        ),
        migrations.CreateModel(
            name='Confirmacao',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('side', models.CharField(blank=True, max_length=1, verbose_name='lado')),
                ('verdict', models.CharField(choices=[('confirmed', 'confirmado'), ('contested', 'não confere')], max_length=10, verbose_name='o que diz')),
                ('client_id', models.UUIDField()),
                ('facts', models.JSONField(blank=True, null=True, verbose_name='fatos')),
                ('cards', models.JSONField(blank=True, null=True, verbose_name='cartas')),
                ('reason', models.CharField(blank=True, max_length=200, verbose_name='motivo')),
                ('device', models.CharField(blank=True, max_length=64, verbose_name='aparelho')),
                ('at', models.DateTimeField(db_default=django.db.models.functions.datetime.Now(), verbose_name='quando')),
            ],
            options={
                'verbose_name': 'confirmação',
                'verbose_name_plural': 'confirmações',
                'ordering': ('mao', 'pk'),
            },
        ),
        migrations.CreateModel(
            name='Envio',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('partida', models.PositiveSmallIntegerField(verbose_name='partida')),
                ('number', models.PositiveSmallIntegerField(verbose_name='número')),
                ('side', models.CharField(max_length=1, verbose_name='lado')),
                ('client_id', models.UUIDField(unique=True)),
                ('facts', models.JSONField(verbose_name='fatos')),
                ('cards', models.JSONField(blank=True, null=True, verbose_name='cartas')),
                ('warnings', models.JSONField(default=list, verbose_name='avisos conferidos')),
                ('device', models.CharField(blank=True, max_length=64, verbose_name='aparelho')),
                ('at', models.DateTimeField(db_default=django.db.models.functions.datetime.Now(), verbose_name='enviada em')),
            ],
            options={
                'verbose_name': 'envio',
                'verbose_name_plural': 'envios',
                'ordering': ('jogo', 'pk'),
            },
        ),
        migrations.AddField(
            model_name='acesso',
            name='jogo',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, to='scoring.jogo'),
        ),
        migrations.AddConstraint(
            model_name='acesso',
            constraint=models.UniqueConstraint(fields=('jogo', 'seat'), name='acesso_seat'),
        ),
        # Nullable, so that the way back can add it to rows that stand.
        migrations.AlterField("jogo", "token_digest", models.CharField(max_length=64, null=True, unique=True)),
        migrations.RunPython(move_keys, move_keys_back),
        migrations.RemoveField(
            model_name='jogo',
            name='token_digest',
        ),
        migrations.RemoveField(
            model_name='jogo',
            name='token_version',
        ),
        migrations.AddField(
            model_name='jogo',
            name='entry',
            field=models.CharField(choices=[('scorer', 'Uma pessoa anota por todos'), ('confirm', 'Uma dupla anota, a outra confirma'), ('apart', 'Cada dupla anota a sua, e as duas têm de bater')], default='scorer', max_length=7, verbose_name='como se anota'),
        ),
        migrations.AddField(
            model_name='jogo',
            name='per_partida',
            field=models.BooleanField(default=False, verbose_name='confere uma vez por partida'),
        ),
        migrations.AddField(
            model_name='jogo',
            name='totals_allowed',
            field=models.BooleanField(default=False, verbose_name='aceita só os totais'),
        ),
        migrations.AddField(
            model_name='mao',
            name='side',
            field=models.CharField(blank=True, max_length=1, verbose_name='anotada por'),
        ),
        migrations.AddField(
            model_name='mao',
            name='void',
            field=models.BooleanField(default=False, verbose_name='retirada'),
        ),
        migrations.AddField(
            model_name='partida',
            name='dropped',
            field=models.BooleanField(default=False, editable=False),
        ),
        migrations.AddField(
            model_name='registro',
            name='digest',
            field=models.CharField(blank=True, editable=False, max_length=64),
        ),
        migrations.AddField(
            model_name='registro',
            name='sequence',
            field=models.PositiveIntegerField(editable=False, null=True),
        ),
        migrations.AlterField(
            model_name='registro',
            name='action',
            field=models.CharField(choices=[('opened', 'jogo aberto'), ('recorded', 'mão gravada'), ('corrected', 'mão corrigida'), ('taken_back', 'mão retirada'), ('sent', 'mão enviada por uma dupla'), ('confirmed', 'mão confirmada'), ('contested', 'mão contestada'), ('ruled', 'decisão da direção'), ('closed', 'jogo encerrado'), ('bell', 'sinal de fim do tempo'), ('reopened', 'jogo reaberto'), ('walkover', 'W.O.'), ('cancelled', 'jogo anulado'), ('reissued', 'novo código de mesa'), ('taken_over', 'outro aparelho assumiu a mesa'), ('released', 'mesa liberada para outro aparelho')], max_length=20, verbose_name='o quê'),
        ),
        migrations.AddConstraint(
            model_name='registro',
            constraint=models.UniqueConstraint(fields=('jogo', 'sequence'), name='registro_sequence'),
        ),
        migrations.AddField(
            model_name='confirmacao',
            name='actor',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, to=settings.AUTH_USER_MODEL, verbose_name='por'),
        ),
        migrations.AddField(
            model_name='confirmacao',
            name='mao',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, to='scoring.mao'),
        ),
        migrations.AddField(
            model_name='envio',
            name='actor',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, to=settings.AUTH_USER_MODEL, verbose_name='por'),
        ),
        migrations.AddField(
            model_name='envio',
            name='jogo',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, to='scoring.jogo'),
        ),
        migrations.AddConstraint(
            model_name='confirmacao',
            constraint=models.UniqueConstraint(fields=('client_id', 'mao'), name='confirmacao_once'),
        ),
        migrations.AddIndex(
            model_name='envio',
            index=models.Index(fields=['jogo', 'partida', 'number'], name='envio_place'),
        ),
        migrations.AddConstraint(
            model_name='envio',
            constraint=models.CheckConstraint(condition=models.Q(('number__gte', 1), ('partida__gte', 1)), name='envio_counts_from_one'),
        ),
    ]
