"""All tables in one step, for a new database; one with some of the replaced migrations applies the others instead."""

import django.db.models.deletion
import django.db.models.functions.datetime
import scoring.models.jogo
import uuid
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    replaces = [
        ('scoring', '0001_initial'),
        ('scoring', '0002_bell_undone'),
        ('scoring', '0003_unsent'),
        ('scoring', '0004_director_called'),
        ('scoring', '0005_labels_beside_the_trail'),
        ('scoring', '0006_entry_named'),
        ('scoring', '0007_opened_by_strangers'),
        ('scoring', '0008_reasons_by_number'),
        ('scoring', '0009_notes_of_a_mao'),
        ('scoring', '0010_brought'),
    ]
    initial = True

    dependencies = [
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='Jogo',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('public_id', models.UUIDField(default=uuid.uuid4, editable=False, unique=True)),
                ('labels', models.JSONField(verbose_name='lados')),
                ('label_salt', models.CharField(default=scoring.models.jogo.fresh_salt, editable=False, max_length=32)),
                ('ruleset', models.CharField(max_length=40, verbose_name='regulamento')),
                ('options', models.JSONField(default=dict, verbose_name='opções')),
                ('overrides', models.JSONField(blank=True, default=dict, verbose_name='valores do clube')),
                ('partidas', models.PositiveSmallIntegerField(verbose_name='partidas')),
                ('fixed', models.BooleanField(default=False, verbose_name='joga todas as partidas')),
                ('may_draw', models.BooleanField(default=False, verbose_name='pode terminar empatado')),
                ('entry', models.CharField(choices=[('scorer', 'Uma pessoa anota por todos'), ('confirm', 'Uma dupla anota, a outra confirma'), ('apart', 'As duas duplas anotam e comparam')], default='scorer', max_length=7, verbose_name='como se anota')),
                ('per_partida', models.BooleanField(default=False, verbose_name='confere uma vez por partida')),
                ('totals_allowed', models.BooleanField(default=False, verbose_name='aceita só os totais')),
                ('dealers', models.JSONField(blank=True, default=list, editable=False, verbose_name='carteadores ditos')),
                ('relancinhos', models.JSONField(blank=True, default=list, editable=False, verbose_name='relancinhos anotados')),
                ('seats', models.JSONField(blank=True, default=list, editable=False, verbose_name='lugares')),
                ('bell_at', models.DateTimeField(blank=True, editable=False, null=True, verbose_name='sinal às')),
                ('bell_partida', models.PositiveSmallIntegerField(default=0, editable=False, verbose_name='partida no sinal')),
                ('bell_mao', models.PositiveSmallIntegerField(default=0, editable=False, verbose_name='última mão que conta')),
                ('bell_in_play', models.BooleanField(default=False, editable=False, verbose_name='mão em jogo no sinal')),
                ('called_at', models.DateTimeField(blank=True, editable=False, null=True, verbose_name='direção chamada às')),
                ('call_seen_at', models.DateTimeField(blank=True, editable=False, null=True, verbose_name='chamado visto às')),
                ('opened_at', models.DateTimeField(db_default=django.db.models.functions.datetime.Now(), editable=False, verbose_name='aberto em')),
                ('closed_at', models.DateTimeField(blank=True, editable=False, null=True, verbose_name='encerrado em')),
                ('winner', models.CharField(blank=True, editable=False, max_length=1, verbose_name='vencedor')),
                ('reason', models.CharField(blank=True, editable=False, max_length=30, verbose_name='motivo')),
            ],
            options={
                'verbose_name': 'jogo',
                'verbose_name_plural': 'jogos',
                'constraints': [models.CheckConstraint(condition=models.Q(('partidas__gte', 1)), name='jogo_has_partidas'), models.CheckConstraint(condition=models.Q(models.Q(('closed_at', None), ('reason', ''), ('winner', '')), models.Q(('closed_at__isnull', False), models.Q(('reason', ''), _negated=True)), _connector='OR'), name='jogo_result_when_closed')],
            },
        ),
        migrations.CreateModel(
            name='Partida',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveSmallIntegerField(verbose_name='número')),
                ('winner', models.CharField(blank=True, max_length=1, verbose_name='vencedor')),
                ('reason', models.CharField(blank=True, max_length=30, verbose_name='motivo')),
                ('dropped', models.BooleanField(default=False, editable=False)),
                ('jogo', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, to='scoring.jogo')),
            ],
            options={
                'verbose_name': 'partida',
                'verbose_name_plural': 'partidas',
                'ordering': ('jogo', 'number'),
            },
        ),
        migrations.CreateModel(
            name='Mao',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveSmallIntegerField(verbose_name='número')),
                ('version', models.PositiveSmallIntegerField(default=1, verbose_name='versão')),
                ('side', models.CharField(blank=True, max_length=1, verbose_name='anotada por')),
                ('void', models.BooleanField(default=False, verbose_name='retirada')),
                ('client_id', models.UUIDField(unique=True)),
                ('facts', models.JSONField(verbose_name='fatos')),
                ('cards', models.JSONField(blank=True, null=True, verbose_name='cartas')),
                ('lines', models.JSONField(verbose_name='parcelas')),
                ('totals', models.JSONField(verbose_name='totais')),
                ('warnings', models.JSONField(default=list, verbose_name='avisos conferidos')),
                ('device', models.CharField(blank=True, max_length=64, verbose_name='aparelho')),
                ('reason', models.CharField(blank=True, max_length=1000, verbose_name='motivo da correção')),
                ('entered_at', models.DateTimeField(db_default=django.db.models.functions.datetime.Now(), verbose_name='gravada em')),
                ('actor', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, to=settings.AUTH_USER_MODEL, verbose_name='por')),
                ('partida', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, to='scoring.partida')),
            ],
            options={
                'verbose_name': 'mão',
                'verbose_name_plural': 'mãos',
                'ordering': ('partida', 'number', 'version'),
            },
        ),
        migrations.CreateModel(
            name='Registro',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('at', models.DateTimeField(db_default=django.db.models.functions.datetime.Now(), verbose_name='quando')),
                ('action', models.CharField(choices=[('opened', 'jogo aberto'), ('recorded', 'mão gravada'), ('corrected', 'mão corrigida'), ('taken_back', 'mão retirada'), ('sent', 'mão enviada por uma dupla'), ('confirmed', 'mão confirmada'), ('contested', 'mão contestada'), ('ruled', 'decisão da direção'), ('closed', 'jogo encerrado'), ('dealer', 'quem dá as cartas'), ('deal_agreed', 'quem dá, corta e abre'), ('relancinho', 'relancinho anotado durante a mão'), ('seated', 'lugares na mesa'), ('bell', 'sinal de fim do tempo'), ('bell_undone', 'sinal desfeito'), ('reopened', 'jogo reaberto'), ('walkover', 'W.O.'), ('cancelled', 'jogo anulado'), ('reissued', 'novo código de mesa'), ('taken_over', 'outro celular assumiu a mesa'), ('released', 'mesa liberada para outro celular'), ('called', 'a mesa chamou a direção'), ('call_seen', 'a direção viu o chamado'), ('call_ended', 'chamado atendido'), ('renamed', 'nome trocado a pedido'), ('brought', 'trazido de um arquivo')], max_length=20, verbose_name='o quê')),
                ('device', models.CharField(blank=True, max_length=64, verbose_name='aparelho')),
                ('before', models.JSONField(null=True, verbose_name='antes')),
                ('after', models.JSONField(null=True, verbose_name='depois')),
                ('reason', models.CharField(blank=True, max_length=1000, verbose_name='por quê')),
                ('rows', models.JSONField(default=list, editable=False, verbose_name='linhas gravadas')),
                ('sequence', models.PositiveIntegerField(editable=False, verbose_name='posição')),
                ('digest', models.CharField(editable=False, max_length=64, verbose_name='selo')),
                ('actor', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, to=settings.AUTH_USER_MODEL, verbose_name='quem')),
                ('jogo', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, to='scoring.jogo')),
            ],
            options={
                'verbose_name': 'registro',
                'verbose_name_plural': 'registros',
                'ordering': ('jogo', 'pk'),
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
                ('actor', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, to=settings.AUTH_USER_MODEL, verbose_name='por')),
                ('jogo', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, to='scoring.jogo')),
            ],
            options={
                'verbose_name': 'envio',
                'verbose_name_plural': 'envios',
                'ordering': ('jogo', 'pk'),
                'indexes': [models.Index(fields=['jogo', 'partida', 'number'], name='envio_place')],
                'constraints': [models.CheckConstraint(condition=models.Q(('number__gte', 1), ('partida__gte', 1)), name='envio_counts_from_one')],
            },
        ),
        migrations.CreateModel(
            name='Acesso',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('seat', models.CharField(max_length=4, verbose_name='lugar')),
                ('nonce', models.CharField(max_length=60)),
                ('digest', models.CharField(max_length=64, unique=True)),
                ('device', models.CharField(blank=True, max_length=64, verbose_name='aparelho')),
                ('device_at', models.DateTimeField(blank=True, null=True, verbose_name='aparelho desde')),
                ('unsent', models.PositiveSmallIntegerField(default=0, verbose_name='falta enviar')),
                ('unsent_device', models.CharField(blank=True, max_length=64, verbose_name='falta enviar no aparelho')),
                ('unsent_at', models.DateTimeField(blank=True, null=True, verbose_name='falta enviar desde')),
                ('issued_at', models.DateTimeField(db_default=django.db.models.functions.datetime.Now(), verbose_name='emitido em')),
                ('jogo', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, to='scoring.jogo')),
            ],
            options={
                'verbose_name': 'acesso',
                'verbose_name_plural': 'acessos',
                'ordering': ('jogo', 'seat'),
                'constraints': [models.UniqueConstraint(fields=('jogo', 'seat'), name='acesso_seat')],
            },
        ),
        migrations.CreateModel(
            name='Abertura',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('device', models.CharField(max_length=64, verbose_name='aparelho')),
                ('address', models.CharField(blank=True, max_length=45, verbose_name='endereço')),
                ('stranger', models.BooleanField(verbose_name='de fora')),
                ('at', models.DateTimeField(verbose_name='quando')),
                ('jogo', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, to='scoring.jogo')),
            ],
            options={
                'verbose_name': 'abertura',
                'verbose_name_plural': 'aberturas',
                'indexes': [models.Index(fields=['device', 'at'], name='abertura_device'), models.Index(fields=['address', 'at'], name='abertura_address'), models.Index(fields=['at'], name='abertura_at')],
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
                ('reason', models.CharField(blank=True, max_length=1000, verbose_name='motivo')),
                ('device', models.CharField(blank=True, max_length=64, verbose_name='aparelho')),
                ('at', models.DateTimeField(db_default=django.db.models.functions.datetime.Now(), verbose_name='quando')),
                ('actor', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, to=settings.AUTH_USER_MODEL, verbose_name='por')),
                ('mao', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, to='scoring.mao')),
            ],
            options={
                'verbose_name': 'confirmação',
                'verbose_name_plural': 'confirmações',
                'ordering': ('mao', 'pk'),
                'constraints': [models.UniqueConstraint(fields=('client_id', 'mao'), name='confirmacao_once')],
            },
        ),
        migrations.AddConstraint(
            model_name='partida',
            constraint=models.UniqueConstraint(fields=('jogo', 'number'), name='partida_number'),
        ),
        migrations.AddConstraint(
            model_name='mao',
            constraint=models.UniqueConstraint(fields=('partida', 'number', 'version'), name='mao_version'),
        ),
        migrations.AddConstraint(
            model_name='mao',
            constraint=models.CheckConstraint(condition=models.Q(('number__gte', 1), ('version__gte', 1)), name='mao_counts_from_one'),
        ),
        migrations.AddConstraint(
            model_name='registro',
            constraint=models.UniqueConstraint(fields=('jogo', 'sequence'), name='registro_sequence'),
        ),
    ]
