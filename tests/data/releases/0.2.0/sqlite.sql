BEGIN TRANSACTION;
CREATE TABLE "auth_group" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(150) NOT NULL UNIQUE);
CREATE TABLE "auth_group_permissions" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "group_id" integer NOT NULL REFERENCES "auth_group" ("id") DEFERRABLE INITIALLY DEFERRED, "permission_id" integer NOT NULL REFERENCES "auth_permission" ("id") DEFERRABLE INITIALLY DEFERRED);
CREATE TABLE "auth_permission" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "content_type_id" integer NOT NULL REFERENCES "django_content_type" ("id") DEFERRABLE INITIALLY DEFERRED, "codename" varchar(100) NOT NULL, "name" varchar(255) NOT NULL);
INSERT INTO "auth_permission" VALUES(1,1,'add_logentry','Can add log entry');
INSERT INTO "auth_permission" VALUES(2,1,'change_logentry','Can change log entry');
INSERT INTO "auth_permission" VALUES(3,1,'delete_logentry','Can delete log entry');
INSERT INTO "auth_permission" VALUES(4,1,'view_logentry','Can view log entry');
INSERT INTO "auth_permission" VALUES(5,3,'add_permission','Can add permission');
INSERT INTO "auth_permission" VALUES(6,3,'change_permission','Can change permission');
INSERT INTO "auth_permission" VALUES(7,3,'delete_permission','Can delete permission');
INSERT INTO "auth_permission" VALUES(8,3,'view_permission','Can view permission');
INSERT INTO "auth_permission" VALUES(9,2,'add_group','Can add group');
INSERT INTO "auth_permission" VALUES(10,2,'change_group','Can change group');
INSERT INTO "auth_permission" VALUES(11,2,'delete_group','Can delete group');
INSERT INTO "auth_permission" VALUES(12,2,'view_group','Can view group');
INSERT INTO "auth_permission" VALUES(13,4,'add_user','Can add user');
INSERT INTO "auth_permission" VALUES(14,4,'change_user','Can change user');
INSERT INTO "auth_permission" VALUES(15,4,'delete_user','Can delete user');
INSERT INTO "auth_permission" VALUES(16,4,'view_user','Can view user');
INSERT INTO "auth_permission" VALUES(17,5,'add_contenttype','Can add content type');
INSERT INTO "auth_permission" VALUES(18,5,'change_contenttype','Can change content type');
INSERT INTO "auth_permission" VALUES(19,5,'delete_contenttype','Can delete content type');
INSERT INTO "auth_permission" VALUES(20,5,'view_contenttype','Can view content type');
INSERT INTO "auth_permission" VALUES(21,6,'add_session','Can add session');
INSERT INTO "auth_permission" VALUES(22,6,'change_session','Can change session');
INSERT INTO "auth_permission" VALUES(23,6,'delete_session','Can delete session');
INSERT INTO "auth_permission" VALUES(24,6,'view_session','Can view session');
INSERT INTO "auth_permission" VALUES(25,10,'add_jogo','Can add jogo');
INSERT INTO "auth_permission" VALUES(26,10,'change_jogo','Can change jogo');
INSERT INTO "auth_permission" VALUES(27,10,'delete_jogo','Can delete jogo');
INSERT INTO "auth_permission" VALUES(28,10,'view_jogo','Can view jogo');
INSERT INTO "auth_permission" VALUES(29,12,'add_partida','Can add partida');
INSERT INTO "auth_permission" VALUES(30,12,'change_partida','Can change partida');
INSERT INTO "auth_permission" VALUES(31,12,'delete_partida','Can delete partida');
INSERT INTO "auth_permission" VALUES(32,12,'view_partida','Can view partida');
INSERT INTO "auth_permission" VALUES(33,11,'add_mao','Can add mão');
INSERT INTO "auth_permission" VALUES(34,11,'change_mao','Can change mão');
INSERT INTO "auth_permission" VALUES(35,11,'delete_mao','Can delete mão');
INSERT INTO "auth_permission" VALUES(36,11,'view_mao','Can view mão');
INSERT INTO "auth_permission" VALUES(37,13,'add_registro','Can add registro');
INSERT INTO "auth_permission" VALUES(38,13,'change_registro','Can change registro');
INSERT INTO "auth_permission" VALUES(39,13,'delete_registro','Can delete registro');
INSERT INTO "auth_permission" VALUES(40,13,'view_registro','Can view registro');
INSERT INTO "auth_permission" VALUES(41,9,'add_envio','Can add envio');
INSERT INTO "auth_permission" VALUES(42,9,'change_envio','Can change envio');
INSERT INTO "auth_permission" VALUES(43,9,'delete_envio','Can delete envio');
INSERT INTO "auth_permission" VALUES(44,9,'view_envio','Can view envio');
INSERT INTO "auth_permission" VALUES(45,7,'add_acesso','Can add acesso');
INSERT INTO "auth_permission" VALUES(46,7,'change_acesso','Can change acesso');
INSERT INTO "auth_permission" VALUES(47,7,'delete_acesso','Can delete acesso');
INSERT INTO "auth_permission" VALUES(48,7,'view_acesso','Can view acesso');
INSERT INTO "auth_permission" VALUES(49,8,'add_confirmacao','Can add confirmação');
INSERT INTO "auth_permission" VALUES(50,8,'change_confirmacao','Can change confirmação');
INSERT INTO "auth_permission" VALUES(51,8,'delete_confirmacao','Can delete confirmação');
INSERT INTO "auth_permission" VALUES(52,8,'view_confirmacao','Can view confirmação');
INSERT INTO "auth_permission" VALUES(53,15,'add_club','Can add clube');
INSERT INTO "auth_permission" VALUES(54,15,'change_club','Can change clube');
INSERT INTO "auth_permission" VALUES(55,15,'delete_club','Can delete clube');
INSERT INTO "auth_permission" VALUES(56,15,'view_club','Can view clube');
INSERT INTO "auth_permission" VALUES(57,18,'add_dupla','Can add dupla');
INSERT INTO "auth_permission" VALUES(58,18,'change_dupla','Can change dupla');
INSERT INTO "auth_permission" VALUES(59,18,'delete_dupla','Can delete dupla');
INSERT INTO "auth_permission" VALUES(60,18,'view_dupla','Can view dupla');
INSERT INTO "auth_permission" VALUES(61,36,'add_tournament','Can add torneio');
INSERT INTO "auth_permission" VALUES(62,36,'change_tournament','Can change torneio');
INSERT INTO "auth_permission" VALUES(63,36,'delete_tournament','Can delete torneio');
INSERT INTO "auth_permission" VALUES(64,36,'view_tournament','Can view torneio');
INSERT INTO "auth_permission" VALUES(65,16,'add_clubrules','Can add regulamento do clube');
INSERT INTO "auth_permission" VALUES(66,16,'change_clubrules','Can change regulamento do clube');
INSERT INTO "auth_permission" VALUES(67,16,'delete_clubrules','Can delete regulamento do clube');
INSERT INTO "auth_permission" VALUES(68,16,'view_clubrules','Can view regulamento do clube');
INSERT INTO "auth_permission" VALUES(69,19,'add_duplakey','Can add link de dupla');
INSERT INTO "auth_permission" VALUES(70,19,'change_duplakey','Can change link de dupla');
INSERT INTO "auth_permission" VALUES(71,19,'delete_duplakey','Can delete link de dupla');
INSERT INTO "auth_permission" VALUES(72,19,'view_duplakey','Can view link de dupla');
INSERT INTO "auth_permission" VALUES(73,22,'add_livetable','Can add live table');
INSERT INTO "auth_permission" VALUES(74,22,'change_livetable','Can change live table');
INSERT INTO "auth_permission" VALUES(75,22,'delete_livetable','Can delete live table');
INSERT INTO "auth_permission" VALUES(76,22,'view_livetable','Can view live table');
INSERT INTO "auth_permission" VALUES(77,29,'add_refresh','Can add refresh');
INSERT INTO "auth_permission" VALUES(78,29,'change_refresh','Can change refresh');
INSERT INTO "auth_permission" VALUES(79,29,'delete_refresh','Can delete refresh');
INSERT INTO "auth_permission" VALUES(80,29,'view_refresh','Can view refresh');
INSERT INTO "auth_permission" VALUES(81,21,'add_livejogo','Can add live jogo');
INSERT INTO "auth_permission" VALUES(82,21,'change_livejogo','Can change live jogo');
INSERT INTO "auth_permission" VALUES(83,21,'delete_livejogo','Can delete live jogo');
INSERT INTO "auth_permission" VALUES(84,21,'view_livejogo','Can view live jogo');
INSERT INTO "auth_permission" VALUES(85,14,'add_bloco','Can add bloco de mesas');
INSERT INTO "auth_permission" VALUES(86,14,'change_bloco','Can change bloco de mesas');
INSERT INTO "auth_permission" VALUES(87,14,'delete_bloco','Can delete bloco de mesas');
INSERT INTO "auth_permission" VALUES(88,14,'view_bloco','Can view bloco de mesas');
INSERT INTO "auth_permission" VALUES(89,23,'add_membership','Can add membro');
INSERT INTO "auth_permission" VALUES(90,23,'change_membership','Can change membro');
INSERT INTO "auth_permission" VALUES(91,23,'delete_membership','Can delete membro');
INSERT INTO "auth_permission" VALUES(92,23,'view_membership','Can view membro');
INSERT INTO "auth_permission" VALUES(93,24,'add_mesa','Can add mesa');
INSERT INTO "auth_permission" VALUES(94,24,'change_mesa','Can change mesa');
INSERT INTO "auth_permission" VALUES(95,24,'delete_mesa','Can delete mesa');
INSERT INTO "auth_permission" VALUES(96,24,'view_mesa','Can view mesa');
INSERT INTO "auth_permission" VALUES(97,27,'add_player','Can add jogador');
INSERT INTO "auth_permission" VALUES(98,27,'change_player','Can change jogador');
INSERT INTO "auth_permission" VALUES(99,27,'delete_player','Can delete jogador');
INSERT INTO "auth_permission" VALUES(100,27,'view_player','Can view jogador');
INSERT INTO "auth_permission" VALUES(101,20,'add_duplamember','Can add dupla member');
INSERT INTO "auth_permission" VALUES(102,20,'change_duplamember','Can change dupla member');
INSERT INTO "auth_permission" VALUES(103,20,'delete_duplamember','Can delete dupla member');
INSERT INTO "auth_permission" VALUES(104,20,'view_duplamember','Can view dupla member');
INSERT INTO "auth_permission" VALUES(105,28,'add_publication','Can add publicação');
INSERT INTO "auth_permission" VALUES(106,28,'change_publication','Can change publicação');
INSERT INTO "auth_permission" VALUES(107,28,'delete_publication','Can delete publicação');
INSERT INTO "auth_permission" VALUES(108,28,'view_publication','Can view publicação');
INSERT INTO "auth_permission" VALUES(109,31,'add_selo','Can add selo');
INSERT INTO "auth_permission" VALUES(110,31,'change_selo','Can change selo');
INSERT INTO "auth_permission" VALUES(111,31,'delete_selo','Can delete selo');
INSERT INTO "auth_permission" VALUES(112,31,'view_selo','Can view selo');
INSERT INTO "auth_permission" VALUES(113,32,'add_stage','Can add fase');
INSERT INTO "auth_permission" VALUES(114,32,'change_stage','Can change fase');
INSERT INTO "auth_permission" VALUES(115,32,'delete_stage','Can delete fase');
INSERT INTO "auth_permission" VALUES(116,32,'view_stage','Can view fase');
INSERT INTO "auth_permission" VALUES(117,30,'add_round','Can add rodada');
INSERT INTO "auth_permission" VALUES(118,30,'change_round','Can change rodada');
INSERT INTO "auth_permission" VALUES(119,30,'delete_round','Can delete rodada');
INSERT INTO "auth_permission" VALUES(120,30,'view_round','Can view rodada');
INSERT INTO "auth_permission" VALUES(121,26,'add_penalty','Can add punição');
INSERT INTO "auth_permission" VALUES(122,26,'change_penalty','Can change punição');
INSERT INTO "auth_permission" VALUES(123,26,'delete_penalty','Can delete punição');
INSERT INTO "auth_permission" VALUES(124,26,'view_penalty','Can view punição');
INSERT INTO "auth_permission" VALUES(125,25,'add_ocorrencia','Can add ocorrência');
INSERT INTO "auth_permission" VALUES(126,25,'change_ocorrencia','Can change ocorrência');
INSERT INTO "auth_permission" VALUES(127,25,'delete_ocorrencia','Can delete ocorrência');
INSERT INTO "auth_permission" VALUES(128,25,'view_ocorrencia','Can view ocorrência');
INSERT INTO "auth_permission" VALUES(129,17,'add_confronto','Can add confronto');
INSERT INTO "auth_permission" VALUES(130,17,'change_confronto','Can change confronto');
INSERT INTO "auth_permission" VALUES(131,17,'delete_confronto','Can delete confronto');
INSERT INTO "auth_permission" VALUES(132,17,'view_confronto','Can view confronto');
INSERT INTO "auth_permission" VALUES(133,33,'add_stageentry','Can add participação');
INSERT INTO "auth_permission" VALUES(134,33,'change_stageentry','Can change participação');
INSERT INTO "auth_permission" VALUES(135,33,'delete_stageentry','Can delete participação');
INSERT INTO "auth_permission" VALUES(136,33,'view_stageentry','Can view participação');
INSERT INTO "auth_permission" VALUES(137,34,'add_team','Can add equipe');
INSERT INTO "auth_permission" VALUES(138,34,'change_team','Can change equipe');
INSERT INTO "auth_permission" VALUES(139,34,'delete_team','Can delete equipe');
INSERT INTO "auth_permission" VALUES(140,34,'view_team','Can view equipe');
INSERT INTO "auth_permission" VALUES(141,35,'add_tentativa','Can add tentativa');
INSERT INTO "auth_permission" VALUES(142,35,'change_tentativa','Can change tentativa');
INSERT INTO "auth_permission" VALUES(143,35,'delete_tentativa','Can delete tentativa');
INSERT INTO "auth_permission" VALUES(144,35,'view_tentativa','Can view tentativa');
CREATE TABLE "auth_user" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "password" varchar(128) NOT NULL, "last_login" datetime NULL, "is_superuser" bool NOT NULL, "username" varchar(150) NOT NULL UNIQUE, "last_name" varchar(150) NOT NULL, "email" varchar(254) NOT NULL, "is_staff" bool NOT NULL, "is_active" bool NOT NULL, "date_joined" datetime NOT NULL, "first_name" varchar(150) NOT NULL);
INSERT INTO "auth_user" VALUES(1,'md5$oE1nghrZ7Re8HeRisRk5fP$21a3b8a100cf5301a21100c7bf4c9ae5',NULL,0,'direcao','','',0,1,'2026-11-22 15:27:27.531428','');
INSERT INTO "auth_user" VALUES(2,'md5$QZxtYh8MUbGtDI9w5UZE0j$482be78fd84e0f67d24b25c20b6ece92',NULL,0,'anotacao','','',0,1,'2026-11-22 15:27:27.537844','');
CREATE TABLE "auth_user_groups" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "user_id" integer NOT NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, "group_id" integer NOT NULL REFERENCES "auth_group" ("id") DEFERRABLE INITIALLY DEFERRED);
CREATE TABLE "auth_user_user_permissions" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "user_id" integer NOT NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, "permission_id" integer NOT NULL REFERENCES "auth_permission" ("id") DEFERRABLE INITIALLY DEFERRED);
CREATE TABLE "django_admin_log" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "object_id" text NULL, "object_repr" varchar(200) NOT NULL, "action_flag" smallint unsigned NOT NULL CHECK ("action_flag" >= 0), "change_message" text NOT NULL, "content_type_id" integer NULL REFERENCES "django_content_type" ("id") DEFERRABLE INITIALLY DEFERRED, "user_id" integer NOT NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, "action_time" datetime NOT NULL);
CREATE TABLE "django_content_type" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "app_label" varchar(100) NOT NULL, "model" varchar(100) NOT NULL);
INSERT INTO "django_content_type" VALUES(1,'admin','logentry');
INSERT INTO "django_content_type" VALUES(2,'auth','group');
INSERT INTO "django_content_type" VALUES(3,'auth','permission');
INSERT INTO "django_content_type" VALUES(4,'auth','user');
INSERT INTO "django_content_type" VALUES(5,'contenttypes','contenttype');
INSERT INTO "django_content_type" VALUES(6,'sessions','session');
INSERT INTO "django_content_type" VALUES(7,'scoring','acesso');
INSERT INTO "django_content_type" VALUES(8,'scoring','confirmacao');
INSERT INTO "django_content_type" VALUES(9,'scoring','envio');
INSERT INTO "django_content_type" VALUES(10,'scoring','jogo');
INSERT INTO "django_content_type" VALUES(11,'scoring','mao');
INSERT INTO "django_content_type" VALUES(12,'scoring','partida');
INSERT INTO "django_content_type" VALUES(13,'scoring','registro');
INSERT INTO "django_content_type" VALUES(14,'tournaments','bloco');
INSERT INTO "django_content_type" VALUES(15,'tournaments','club');
INSERT INTO "django_content_type" VALUES(16,'tournaments','clubrules');
INSERT INTO "django_content_type" VALUES(17,'tournaments','confronto');
INSERT INTO "django_content_type" VALUES(18,'tournaments','dupla');
INSERT INTO "django_content_type" VALUES(19,'tournaments','duplakey');
INSERT INTO "django_content_type" VALUES(20,'tournaments','duplamember');
INSERT INTO "django_content_type" VALUES(21,'tournaments','livejogo');
INSERT INTO "django_content_type" VALUES(22,'tournaments','livetable');
INSERT INTO "django_content_type" VALUES(23,'tournaments','membership');
INSERT INTO "django_content_type" VALUES(24,'tournaments','mesa');
INSERT INTO "django_content_type" VALUES(25,'tournaments','ocorrencia');
INSERT INTO "django_content_type" VALUES(26,'tournaments','penalty');
INSERT INTO "django_content_type" VALUES(27,'tournaments','player');
INSERT INTO "django_content_type" VALUES(28,'tournaments','publication');
INSERT INTO "django_content_type" VALUES(29,'tournaments','refresh');
INSERT INTO "django_content_type" VALUES(30,'tournaments','round');
INSERT INTO "django_content_type" VALUES(31,'tournaments','selo');
INSERT INTO "django_content_type" VALUES(32,'tournaments','stage');
INSERT INTO "django_content_type" VALUES(33,'tournaments','stageentry');
INSERT INTO "django_content_type" VALUES(34,'tournaments','team');
INSERT INTO "django_content_type" VALUES(35,'tournaments','tentativa');
INSERT INTO "django_content_type" VALUES(36,'tournaments','tournament');
CREATE TABLE "django_migrations" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "app" varchar(255) NOT NULL, "name" varchar(255) NOT NULL, "applied" datetime NOT NULL);
INSERT INTO "django_migrations" VALUES(1,'contenttypes','0001_initial','2026-11-22 15:27:22.566136');
INSERT INTO "django_migrations" VALUES(2,'auth','0001_initial','2026-11-22 15:27:22.613958');
INSERT INTO "django_migrations" VALUES(3,'admin','0001_initial','2026-11-22 15:27:22.636571');
INSERT INTO "django_migrations" VALUES(4,'admin','0002_logentry_remove_auto_add','2026-11-22 15:27:22.662152');
INSERT INTO "django_migrations" VALUES(5,'admin','0003_logentry_add_action_flag_choices','2026-11-22 15:27:22.680611');
INSERT INTO "django_migrations" VALUES(6,'contenttypes','0002_remove_content_type_name','2026-11-22 15:27:22.729142');
INSERT INTO "django_migrations" VALUES(7,'auth','0002_alter_permission_name_max_length','2026-11-22 15:27:22.758941');
INSERT INTO "django_migrations" VALUES(8,'auth','0003_alter_user_email_max_length','2026-11-22 15:27:22.792145');
INSERT INTO "django_migrations" VALUES(9,'auth','0004_alter_user_username_opts','2026-11-22 15:27:22.809495');
INSERT INTO "django_migrations" VALUES(10,'auth','0005_alter_user_last_login_null','2026-11-22 15:27:22.835617');
INSERT INTO "django_migrations" VALUES(11,'auth','0006_require_contenttypes_0002','2026-11-22 15:27:22.842074');
INSERT INTO "django_migrations" VALUES(12,'auth','0007_alter_validators_add_error_messages','2026-11-22 15:27:22.858855');
INSERT INTO "django_migrations" VALUES(13,'auth','0008_alter_user_username_max_length','2026-11-22 15:27:22.886617');
INSERT INTO "django_migrations" VALUES(14,'auth','0009_alter_user_last_name_max_length','2026-11-22 15:27:22.918744');
INSERT INTO "django_migrations" VALUES(15,'auth','0010_alter_group_name_max_length','2026-11-22 15:27:22.944767');
INSERT INTO "django_migrations" VALUES(16,'auth','0011_update_proxy_permissions','2026-11-22 15:27:22.962518');
INSERT INTO "django_migrations" VALUES(17,'auth','0012_alter_user_first_name_max_length','2026-11-22 15:27:22.984075');
INSERT INTO "django_migrations" VALUES(18,'scoring','0001_initial','2026-11-22 15:27:23.346780');
INSERT INTO "django_migrations" VALUES(19,'sessions','0001_initial','2026-11-22 15:27:23.357920');
INSERT INTO "django_migrations" VALUES(20,'tournaments','0001_initial','2026-11-22 15:27:27.268463');
CREATE TABLE "django_session" ("session_key" varchar(40) NOT NULL PRIMARY KEY, "session_data" text NOT NULL, "expire_date" datetime NOT NULL);
CREATE TABLE "scoring_acesso" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" varchar(4) NOT NULL, "nonce" varchar(60) NOT NULL, "digest" varchar(64) NOT NULL UNIQUE, "device" varchar(64) NOT NULL, "device_at" datetime NULL, "issued_at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "jogo_id" bigint NOT NULL REFERENCES "scoring_jogo" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "acesso_seat" UNIQUE ("jogo_id", "seat"));
INSERT INTO "scoring_acesso" VALUES(1,'mesa','aff4114f5f845710e43264b7ed9e5ff1','0e9602421cf1a22f74329551f2ea2c3295a8aa822d813c541a2587838302197c','',NULL,'2026-11-22 15:27:27.786',1);
INSERT INTO "scoring_acesso" VALUES(2,'A','d7c7e95730599bb643e71a57b6ed0c15','40c677dc676787b70f0e5386c88dfdc567649f731c6f1c9676decbdf90292327','',NULL,'2026-11-22 15:27:27.786',1);
INSERT INTO "scoring_acesso" VALUES(3,'B','3c97dc5b813465e36a955156ec6fd2d3','be4825463b0c25d548222cc7c17b05200dc64d39a33fa5f38788a14dc26d22b7','',NULL,'2026-11-22 15:27:27.786',1);
INSERT INTO "scoring_acesso" VALUES(4,'mesa','5b3df923723243f14d31c502e280ee6a','6e7671a7cf5fe9932cb1367a416c79e6b747016807ddab896ce1f37fc7b5199f','',NULL,'2026-11-22 15:27:27.786',2);
INSERT INTO "scoring_acesso" VALUES(5,'A','e1f3781d9ffddcbcca213a90dabf1b09','8d761736cbf8428749f835f2fcc3acdd9a1c8e8f81e8c54aa207611b7e577092','',NULL,'2026-11-22 15:27:27.786',2);
INSERT INTO "scoring_acesso" VALUES(6,'B','a7996ea884245629053d43f6444973b4','9768cdac99068ab034a2e8d0472e11f1fe18c3b2ef7abca202722f17e0721371','',NULL,'2026-11-22 15:27:27.786',2);
INSERT INTO "scoring_acesso" VALUES(7,'mesa','c88c842dd1177499804bd0f6c2f6d3eb','d257484af8ace62d611426e65d5f0b264faa985a3bf6593478c54b29e1624c19','',NULL,'2026-11-22 15:27:27.986',3);
INSERT INTO "scoring_acesso" VALUES(8,'A','d758e4e38d5aa2930a7389ca2a4949e2','50df6c3c03d6f89c3034b3fdb71af762e7aab9abea71a36062c5accce31585e5','',NULL,'2026-11-22 15:27:27.986',3);
INSERT INTO "scoring_acesso" VALUES(9,'B','111987d6b5e0454ddf43c6e8d4f1e923','2777408bd132b0a64df52fd14b108b3ca9d94db39d3755c2127908475b555306','',NULL,'2026-11-22 15:27:27.986',3);
INSERT INTO "scoring_acesso" VALUES(10,'mesa','f787eae7e43b10d2a9df39f32022ae58','7c21094f0beef23ff75b43a0ff1ab229f130a08035aa793a287c0b371a9f2ef5','',NULL,'2026-11-22 15:27:28.143',4);
INSERT INTO "scoring_acesso" VALUES(11,'A','d6400b3aca467180f11754f04f2e5096','4473732079d3e099464f472a17a86a412e4b24feab21f312279f9748f17a678a','',NULL,'2026-11-22 15:27:28.143',4);
INSERT INTO "scoring_acesso" VALUES(12,'B','6bd2a2622e45ff43406c614c56d8cdce','e13835d444e991cdc9423f4e8f8e716ddc7156b85084d36c7b9790cd3b9d4a61','',NULL,'2026-11-22 15:27:28.143',4);
INSERT INTO "scoring_acesso" VALUES(13,'mesa','73fe6db03c30f71bf16397d4505f2f07','ee3105d23b0805a025cf316fd6bd72b7e61caefc79b3b094ed6dc7990063485e','',NULL,'2026-11-22 15:27:28.343',5);
INSERT INTO "scoring_acesso" VALUES(14,'A','9b2aed12ce66f9e74297f5ea7455ae7d','1540c3aac9a9bb3eb3c40583d19eb6789b337f850e5911451039cbc11a57a345','',NULL,'2026-11-22 15:27:28.343',5);
INSERT INTO "scoring_acesso" VALUES(15,'B','31a72518873c893b2aeb5ba163979b75','887418098798b45362126491d65e69bc6686bfb9f4cf9c41f8b57ff68fcaa49d','',NULL,'2026-11-22 15:27:28.343',5);
INSERT INTO "scoring_acesso" VALUES(16,'mesa','e80361007c610c8ad4577b66f63ebb87','dcacadf65c3f23bd56ee899543c827fb3f1d3fd57f838d5263e25b18eb6e9ee5','',NULL,'2026-11-22 15:27:28.404',6);
INSERT INTO "scoring_acesso" VALUES(17,'A','3652a638057e3cbb4cd4b7ebfd7e77d4','47aa216d6247093f743acc4258071b74de7d7e0031ce60e4d22a0c04cddb726c','',NULL,'2026-11-22 15:27:28.404',6);
INSERT INTO "scoring_acesso" VALUES(18,'B','a10003a0445acfd814c8baafd83ade7d','e4a89e522ebb6219d74bc7327b55ebff934ac21809683773ce946902ec37ae38','',NULL,'2026-11-22 15:27:28.404',6);
INSERT INTO "scoring_acesso" VALUES(19,'mesa','82adc9e44d74f786f06a6b0925962d83','e31812308cec307a34fdf4f5a9b6144c3e237b0c53f99e5629e239242a3cc2b9','',NULL,'2026-11-22 15:27:29.867',7);
INSERT INTO "scoring_acesso" VALUES(20,'A','b532a71b0d19941229b75fc174727436','9fdb4f5cce5efba269ddc3a41922df3a2af8bbaa2d011d08851e2ea7c5c9ced3','',NULL,'2026-11-22 15:27:29.867',7);
INSERT INTO "scoring_acesso" VALUES(21,'B','89a388bcd400a28c17d9e52ffd43fa72','6a7c5db96f0260eb531fa53618e9c049fa1bc5c92428c7d6a05bde02b323f833','',NULL,'2026-11-22 15:27:29.867',7);
INSERT INTO "scoring_acesso" VALUES(22,'mesa','a073c35bf8d543dc08494e949449a7fe','276b27f1b18f65721c340c27c51fc069057cb99e107253c004b8997c5f482383','',NULL,'2026-11-22 15:27:29.867',8);
INSERT INTO "scoring_acesso" VALUES(23,'A','fefdbe5785fb4cc09f06937c1da6b23b','b28708c7a5c30ff1b16f07b405ccf20953ec4ec9e44071eca11fc31543243332','',NULL,'2026-11-22 15:27:29.867',8);
INSERT INTO "scoring_acesso" VALUES(24,'B','066af02850d034f0dbe78fbf88b318c4','ed8bd0e3c41af96ba75fd515582fcd3a3e6aa935099fefd1fccb85a56395f0c4','',NULL,'2026-11-22 15:27:29.867',8);
INSERT INTO "scoring_acesso" VALUES(25,'mesa','abfef6d39080bcf481de0e9311efdd61','1a57443d85e0e34b27e1ae91900c7a943dd4a401f6014a34ae71d1930c61c66b','',NULL,'2026-11-22 15:27:29.998',9);
INSERT INTO "scoring_acesso" VALUES(26,'A','ab1be1659d36f015baded95a3104f6b6','fb068392cdf9dcfb9c2ccdb253cbff9cf8a39516a6fe9eac4bd05cb0dcd43f53','',NULL,'2026-11-22 15:27:29.998',9);
INSERT INTO "scoring_acesso" VALUES(27,'B','4182731b0f4a3f6475efd342aec98398','eddd637e0554acde79e6fa422e03f2d24cd9f34f463643b4b3121657c8c45942','',NULL,'2026-11-22 15:27:29.998',9);
INSERT INTO "scoring_acesso" VALUES(28,'mesa','be0d5978a0fba4b989385731e70c41c4','3e8276581a0dd89802e576a6cd6165af2b63a070c2c9d5f506f242e9d1b49a0e','',NULL,'2026-11-22 15:27:29.998',10);
INSERT INTO "scoring_acesso" VALUES(29,'A','fb7e182fc7d386c48a6c47daf92128a1','7b58f91bbbcdceda0e1d5b13283bd0749b25c168cc48634d8413e4a0693bcb3d','',NULL,'2026-11-22 15:27:29.998',10);
INSERT INTO "scoring_acesso" VALUES(30,'B','fdf18fed179a76da4d51fa6bcdbd26e6','9590b64aea6aec6d9affffe99e178a0b7196eedd8bbeb530e8e673addf39abc3','',NULL,'2026-11-22 15:27:29.998',10);
INSERT INTO "scoring_acesso" VALUES(31,'mesa','f504fb78f1c8b8d761683b4337f90bc1','04b2bb33c7100b7467e5627a10167da7f7473685abd6ad8d7c5d0a84f98f7026','',NULL,'2026-11-22 15:27:30.113',11);
INSERT INTO "scoring_acesso" VALUES(32,'A','c0a23f0c66cf85f60705c6602a56faa7','a958dc94f9e074d68408f4f559ecec07a1e931e131009207ff7512317cba8def','',NULL,'2026-11-22 15:27:30.113',11);
INSERT INTO "scoring_acesso" VALUES(33,'B','f2406684cedea7eddddb93751b862871','4b77b10dea92d50925f7ebddcf3b771f2b32f0b5317b3db7cf70152e99c04279','',NULL,'2026-11-22 15:27:30.113',11);
INSERT INTO "scoring_acesso" VALUES(34,'mesa','09b82cac129d4c206c9939afe4ee2a21','6052c60192d4c280841d7ba483bc93a2bb846203a7d9d141f9adf3fad3ed6e6f','',NULL,'2026-11-22 15:27:30.187',12);
INSERT INTO "scoring_acesso" VALUES(35,'A','13c060ce76eb816227cac54acdf56902','f5b49564a76c1aa910ac34497002be91777d294d0487be84893dd4341e980b0e','',NULL,'2026-11-22 15:27:30.187',12);
INSERT INTO "scoring_acesso" VALUES(36,'B','ed3e75aff451043d8fb963606353083d','3487d45e1a2e1553dbb2197d8e54937768ba0c98af6418f75762b7232bac2c05','',NULL,'2026-11-22 15:27:30.187',12);
INSERT INTO "scoring_acesso" VALUES(37,'mesa','7eb5116902208d6eaf8398b3a3e6ec76','232949ffed75877c81fa71c5570677e8e34e3b5ff47b50fc6355e46524bc821b','',NULL,'2026-11-22 15:27:30.799',13);
INSERT INTO "scoring_acesso" VALUES(38,'A','b76d13851d75682752c8b43bc6c29eeb','fb9a66b5481b0757be7383df2dc369e7434ebba2ce5c7e0eecdfe5f1219540e8','',NULL,'2026-11-22 15:27:30.799',13);
INSERT INTO "scoring_acesso" VALUES(39,'B','d7de34edfa776615227b381f1827c1ec','0c620887c74493db5b830d23b306d4f84b68b4a2cb75b2e2ed4cbc828c6b40f4','',NULL,'2026-11-22 15:27:30.799',13);
INSERT INTO "scoring_acesso" VALUES(40,'mesa','14a5b71bb45af55ca5ac575d58f673c3','704c9f1fb5c9e85ba2a205faa029a8220996b9577980b7a28f371876295af917','',NULL,'2026-11-22 15:27:30.799',14);
INSERT INTO "scoring_acesso" VALUES(41,'A','78fa7dc03647993ab7f1d15dbd19ce67','98ae1a8e05be547e708765f6151fabf29eba06acb7738ec720d480bf7946ea7f','',NULL,'2026-11-22 15:27:30.799',14);
INSERT INTO "scoring_acesso" VALUES(42,'B','ff3b9148107fa1a404eefcab48e12bb7','e565b370ff99a2b7801c35b1fddbec9084dc9cee181f60c0d8667fffd2f48f45','',NULL,'2026-11-22 15:27:30.799',14);
INSERT INTO "scoring_acesso" VALUES(43,'mesa','1742ecdf820265a4f7aa795a5366f9ea','780d8862833711518500499b476a0e3f99e08f343c219afe8627aacfc95501a7','',NULL,'2026-11-22 15:27:30.799',15);
INSERT INTO "scoring_acesso" VALUES(44,'A','a7ad54e64263068f8bba65c8d24b197d','bf6a3683a82c834cffbe1b39932e1b5ed4e93e1e5200883f51bc5aefadc1bf9b','',NULL,'2026-11-22 15:27:30.799',15);
INSERT INTO "scoring_acesso" VALUES(45,'B','c8d765aa32428db5892e5c50a92c7d9c','0f3cc6b93ac2acbd77fc7165983ce4cd7bdea1be3a1cf8c2c0ea05c2c1ef39aa','',NULL,'2026-11-22 15:27:30.799',15);
INSERT INTO "scoring_acesso" VALUES(46,'mesa','ab493f2447bf7aa92f557bbfefe8bb02','015488d40dbcd9103c4b1d0e2c4a0244c7b33cca246cd4cfb586ce9948319a70','',NULL,'2026-11-22 15:27:31.465',16);
INSERT INTO "scoring_acesso" VALUES(47,'A','d0fdbafee0744e8076a77ae88d6906bd','7fa7e1578b75c265c1db0ee325a427fdab806e12a55074967206dda31b162c6b','',NULL,'2026-11-22 15:27:31.465',16);
INSERT INTO "scoring_acesso" VALUES(48,'B','adaf2929af88251981d0d70949de4b9e','8f6fbb1b5a150ebfbfb0d66ab7f6a0709f20a24e7bb82c16f0b8601be9915552','',NULL,'2026-11-22 15:27:31.465',16);
INSERT INTO "scoring_acesso" VALUES(49,'mesa','710ae159db1ef2a967586f936a51d43f','c8f13b9ddb9f37dd0289b191728d4901c93166d870ee63f68b9d0aeb0da1ff32','',NULL,'2026-11-22 15:27:31.465',17);
INSERT INTO "scoring_acesso" VALUES(50,'A','3c919f3b48dbcac6fe239a5eb754916b','cfb383575ff1c55730f16eb730df9607e9321ca84d9a66d9b1853b998e1d2232','',NULL,'2026-11-22 15:27:31.465',17);
INSERT INTO "scoring_acesso" VALUES(51,'B','b45282fec5f975ac6598e8e552aa036b','a1ebc601480bc2c9c61a1f0b7996e46eb4da38de0316d943b71dfccea6df392c','',NULL,'2026-11-22 15:27:31.465',17);
INSERT INTO "scoring_acesso" VALUES(52,'mesa','bc8e76378487cdd97eea6c50d95309d7','1791b76e3ccfaad139a1d3a031c9b37617e9e73bcc02db8ef11fb14467605d69','',NULL,'2026-11-22 15:27:31.953',18);
INSERT INTO "scoring_acesso" VALUES(53,'A','7ae141f9c7717b03c875e193e0919aa3','0b12c14a1b88ebe4ff950774e48595dda9f0f44646a6d564282d42b5998b42da','',NULL,'2026-11-22 15:27:31.953',18);
INSERT INTO "scoring_acesso" VALUES(54,'B','d5046f1faff0d6337f217d12dd0dcdd1','bbdcd18749945925066e7f6db4787f53dc58907a50ae390d8e055f3d8929f19d','',NULL,'2026-11-22 15:27:31.953',18);
INSERT INTO "scoring_acesso" VALUES(55,'mesa','63abcb8ea5fa95939ddc32e08705342a','80e4ec64118f49e5fc328286c9c0e322b11cb4eaa30b02f9e4d1a67f62a3a608','',NULL,'2026-11-22 15:27:31.953',19);
INSERT INTO "scoring_acesso" VALUES(56,'A','98db8f552fb2cac94a236f46e1ce2ebb','e3afa4c95b21a9566846b6dec53d3d28bf558b28c32572b6cf669face3819086','',NULL,'2026-11-22 15:27:31.953',19);
INSERT INTO "scoring_acesso" VALUES(57,'B','8d73e5325642692d0a3b3d47f97cdfb6','162609d91b761d4cc52e49397496756536e437538747a411e6d5612e6c31428b','',NULL,'2026-11-22 15:27:31.953',19);
INSERT INTO "scoring_acesso" VALUES(58,'mesa','eb4e98078c484d9d47b10f81a67fcf41','0484c3823207b77bcb00b4f9eabea0fcc38ecf1a1cb416569aba8762f9b22449','',NULL,'2026-11-22 15:27:32.246',20);
INSERT INTO "scoring_acesso" VALUES(59,'A','24d4ac45d1809a17659594d00c9f4865','ad5066dc1fb107d4a864168ed0dcbc14136c66707caa1597a3d54cf2317f8865','',NULL,'2026-11-22 15:27:32.246',20);
INSERT INTO "scoring_acesso" VALUES(60,'B','6191d716ead738d85a73ee9dbfcf0303','9cf23d1bbb58835f26c25055f0332f21047e3364a2977b0750cde2684afdb6f7','',NULL,'2026-11-22 15:27:32.246',20);
INSERT INTO "scoring_acesso" VALUES(61,'mesa','71a5a5f8af6e665b2bb0069fa62d9517','4d90dd701e171bdb2354f621a81e910a1e2a53bca618aa5a2d8d1f9a54ce3bed','',NULL,'2026-11-22 15:27:32.527',21);
INSERT INTO "scoring_acesso" VALUES(62,'A','714a622a8ee7e3b8820140640caaf387','a9d3d0acfbd1cff7169d39f8f83263eff8cde3596e49c4224f45e431b17ebd4a','',NULL,'2026-11-22 15:27:32.527',21);
INSERT INTO "scoring_acesso" VALUES(63,'B','40ded20ec1b47e076cb81ac83b9c9f93','b77d61f576968783df6dbe38d9b9e0f3315f9b600745e2fe56583bece5a956ee','',NULL,'2026-11-22 15:27:32.527',21);
INSERT INTO "scoring_acesso" VALUES(64,'mesa','8195817b78adaf240ec0e10775788ec8','c0e17f5104a7bffd83cd15df04ffda960a91fedf295aa4deef3e57d6a74ac87d','',NULL,'2026-11-22 15:27:32.668',22);
INSERT INTO "scoring_acesso" VALUES(65,'A','d86089eed186b0212a51f6328bd92070','dda1e71b3d1f81a4a38ef1501ce54b6926715a576789fed028fbdb2f6b2f875d','',NULL,'2026-11-22 15:27:32.668',22);
INSERT INTO "scoring_acesso" VALUES(66,'B','866ef3e5470c53dec0963fb0cd7cd4c4','c66ca8ff602c87131d50c0e7e65be49bba5aba3bafe06943360edeb34a997e8c','',NULL,'2026-11-22 15:27:32.668',22);
INSERT INTO "scoring_acesso" VALUES(67,'mesa','781a57510a914bc230a8420a5c402914','6329399741b7fd05ee2f178187a7b4cd7c09fd8e1944a7a9d27cd504a31a7cbf','',NULL,'2026-11-22 15:27:32.896',23);
INSERT INTO "scoring_acesso" VALUES(68,'A','9bfb9c10301cf5862b7dac6e3706a904','3fdd055083313ec75bf66ee48affa6ef83b02d4e34801db2622105a99a9ea907','',NULL,'2026-11-22 15:27:32.855',23);
INSERT INTO "scoring_acesso" VALUES(69,'B','58c97ab41099e47886338325b9ebaa01','8bc758674ab7968eb1dff6284eafa5d9f7835f7d10f1599518439608dd5ab88d','',NULL,'2026-11-22 15:27:32.855',23);
INSERT INTO "scoring_acesso" VALUES(70,'mesa','af03d80aea880cdf6fa22fe1b998e7a4','424d5764982ccfc8b20373768d6189e1c34726a9cbb86760476de5d5b9aa93f8','',NULL,'2026-11-22 15:27:32.959',24);
INSERT INTO "scoring_acesso" VALUES(71,'A','e01e3aaa6d285a5fbf33271405222ad7','c912f0d23e36c1c5342e04a7e51292fe3e3009f1ecf5c67d5a1a96ff6f8213a4','',NULL,'2026-11-22 15:27:32.959',24);
INSERT INTO "scoring_acesso" VALUES(72,'B','11cdb1abbeee55ee11f417496d72eddc','f6f199f4baa4df79a5fdf182087a40934eb570dd6ddcf674acc468603897e855','',NULL,'2026-11-22 15:27:32.959',24);
INSERT INTO "scoring_acesso" VALUES(73,'mesa','7cbf7a1c72a7638c075834c7bcf245cc','d871e4ab3160b9f6efea88e4da3019135df64d675d0f154a0b1102f24f1b70d2','',NULL,'2026-11-22 15:27:32.973',25);
INSERT INTO "scoring_acesso" VALUES(74,'A','fe2a606356c8dca0243d31e7e080d7d5','214a1c2f826fa7e2cd597ac0f3ce63622511d860d4df953093f43994eefd124b','',NULL,'2026-11-22 15:27:32.973',25);
INSERT INTO "scoring_acesso" VALUES(75,'B','5e02eed5d739accdd6dd4f8b7724c0ef','c2f26e9434194cb8c70407c6058d19db11bf73e5637abb93bf516d689d51308d','',NULL,'2026-11-22 15:27:32.973',25);
INSERT INTO "scoring_acesso" VALUES(76,'mesa','a6f2fa65b8f79951377b30279632136e','6efd4a3a1b23a411062a8390fdf6a6de9dd2740420152412ee8993bd6d8d4744','',NULL,'2026-11-22 15:27:32.987',26);
INSERT INTO "scoring_acesso" VALUES(77,'A','fdbd3631cde6ad0a20223a03ac8f28f1','21bb7760638374729a25f74b191118cd8506417ed5197812d5094ffd63add1c7','',NULL,'2026-11-22 15:27:32.987',26);
INSERT INTO "scoring_acesso" VALUES(78,'B','693f345bb9f709b1ab1167332d731f72','900c33b13fc29707b22d6ff8f1b438d33dfa5d557583b4e359efd6bccf6a2018','',NULL,'2026-11-22 15:27:32.987',26);
INSERT INTO "scoring_acesso" VALUES(79,'mesa','17607cdc486c7e753301ed44fc798ea2','5a84fba496760be165d3e3b5f108467afb15a4cfebdfd4ded4a361c8b92ec59c','',NULL,'2026-11-22 15:27:33.000',27);
INSERT INTO "scoring_acesso" VALUES(80,'A','cd398c336d4b7d3d2c07fe3bf97cd23e','1cae3ed34484062f68911de7a44f550e74bac8621ba93c88bb086b10f4ca1386','',NULL,'2026-11-22 15:27:33.000',27);
INSERT INTO "scoring_acesso" VALUES(81,'B','d91e32561b9d22e3e9fa5421addc2dd9','9f829a565c9daaba7ce3312d1fc82ab54a902cfdc56ccfae90c8b93be78b2b96','',NULL,'2026-11-22 15:27:33.000',27);
INSERT INTO "scoring_acesso" VALUES(82,'ver','89dc4007f37179e4143d0c29b7173cda','3f5a56e95b46e7f34405fdfb7b66455d47b30adad2082fb368196dbcf4bb2a28','',NULL,'2026-11-22 15:27:33.003',27);
CREATE TABLE "scoring_confirmacao" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "side" varchar(1) NOT NULL, "verdict" varchar(10) NOT NULL, "client_id" char(32) NOT NULL, "facts" text NULL CHECK ((JSON_VALID("facts") OR "facts" IS NULL)), "cards" text NULL CHECK ((JSON_VALID("cards") OR "cards" IS NULL)), "reason" varchar(200) NOT NULL, "device" varchar(64) NOT NULL, "at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "actor_id" integer NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, "mao_id" bigint NOT NULL REFERENCES "scoring_mao" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "confirmacao_once" UNIQUE ("client_id", "mao_id"));
INSERT INTO "scoring_confirmacao" VALUES(1,'B','confirmed','3aa7586618e34e2097ebc4ddaee5a12e',NULL,NULL,'','celular da mesa','2026-11-22 15:27:32.567',NULL,20);
INSERT INTO "scoring_confirmacao" VALUES(2,'A','contested','98d59c27fc5f49629d3f24ee9560c0db','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}',NULL,'foram duas canastras','celular da mesa','2026-11-22 15:27:32.600',NULL,21);
INSERT INTO "scoring_confirmacao" VALUES(3,'','confirmed','f7a1dff17b854f7694dbc034d773472e',NULL,NULL,'conferi na mesa','celular da mesa','2026-11-22 15:27:32.622',NULL,22);
INSERT INTO "scoring_confirmacao" VALUES(4,'B','contested','9dc46ba23c214a1db53f74a825622983','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}',NULL,'quem bateu fomos nós','celular da mesa','2026-11-22 15:27:32.657',NULL,23);
INSERT INTO "scoring_confirmacao" VALUES(5,'A','confirmed','e812ea04f4e349e7b4a918f2771e3da9',NULL,NULL,'','celular da mesa','2026-11-22 15:27:32.734',NULL,24);
INSERT INTO "scoring_confirmacao" VALUES(6,'B','confirmed','b64e6b5faa6a4d7ab3f0f1e94bfcbbe0',NULL,NULL,'','celular da mesa','2026-11-22 15:27:32.735',NULL,24);
INSERT INTO "scoring_confirmacao" VALUES(7,'','confirmed','a0ef579a53f74260ab4498e94cd213d0',NULL,NULL,'B contou duas vezes','celular da mesa','2026-11-22 15:27:32.814',NULL,25);
CREATE TABLE "scoring_envio" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "partida" smallint unsigned NOT NULL CHECK ("partida" >= 0), "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "side" varchar(1) NOT NULL, "client_id" char(32) NOT NULL UNIQUE, "facts" text NOT NULL CHECK ((JSON_VALID("facts") OR "facts" IS NULL)), "cards" text NULL CHECK ((JSON_VALID("cards") OR "cards" IS NULL)), "warnings" text NOT NULL CHECK ((JSON_VALID("warnings") OR "warnings" IS NULL)), "device" varchar(64) NOT NULL, "at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "actor_id" integer NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, "jogo_id" bigint NOT NULL REFERENCES "scoring_jogo" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "envio_counts_from_one" CHECK (("number" >= 1 AND "partida" >= 1)));
INSERT INTO "scoring_envio" VALUES(1,1,1,'A','e812ea04f4e349e7b4a918f2771e3da9','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'["too_few_cards"]','celular da mesa','2026-11-22 15:27:32.691',NULL,22);
INSERT INTO "scoring_envio" VALUES(2,1,1,'B','b64e6b5faa6a4d7ab3f0f1e94bfcbbe0','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'["too_few_cards"]','celular da mesa','2026-11-22 15:27:32.723',NULL,22);
INSERT INTO "scoring_envio" VALUES(3,1,2,'A','35b6d2ce73ab458699618c7cb3dc8a25','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'["too_few_cards"]','celular da mesa','2026-11-22 15:27:32.767',NULL,22);
INSERT INTO "scoring_envio" VALUES(4,1,2,'B','d77ded283dfc487e89f38f6fd0c70de1','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}',NULL,'["too_few_cards"]','celular da mesa','2026-11-22 15:27:32.787',NULL,22);
INSERT INTO "scoring_envio" VALUES(5,2,1,'A','07b774feb0d24b778d14f096d2c8d45b','{"totals": {"A": 300, "B": 150}}',NULL,'[]','celular da mesa','2026-11-22 15:27:32.837',NULL,22);
CREATE TABLE "scoring_jogo" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "public_id" char(32) NOT NULL UNIQUE, "labels" text NOT NULL CHECK ((JSON_VALID("labels") OR "labels" IS NULL)), "ruleset" varchar(40) NOT NULL, "options" text NOT NULL CHECK ((JSON_VALID("options") OR "options" IS NULL)), "overrides" text NOT NULL CHECK ((JSON_VALID("overrides") OR "overrides" IS NULL)), "partidas" smallint unsigned NOT NULL CHECK ("partidas" >= 0), "fixed" bool NOT NULL, "may_draw" bool NOT NULL, "entry" varchar(7) NOT NULL, "per_partida" bool NOT NULL, "totals_allowed" bool NOT NULL, "dealers" text NOT NULL CHECK ((JSON_VALID("dealers") OR "dealers" IS NULL)), "bell_at" datetime NULL, "bell_partida" smallint unsigned NOT NULL CHECK ("bell_partida" >= 0), "bell_mao" smallint unsigned NOT NULL CHECK ("bell_mao" >= 0), "bell_in_play" bool NOT NULL, "opened_at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "closed_at" datetime NULL, "winner" varchar(1) NOT NULL, "reason" varchar(30) NOT NULL, CONSTRAINT "jogo_has_partidas" CHECK ("partidas" >= 1), CONSTRAINT "jogo_result_when_closed" CHECK ((("closed_at" IS NULL AND "reason" = '' AND "winner" = '') OR ("closed_at" IS NOT NULL AND NOT ("reason" = '')))));
INSERT INTO "scoring_jogo" VALUES(1,'8f49923c96b24c459cbc35c304abc2be','["Jairo Barra e Lia Barra", "Heitor Barra e Ione Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:27.780','2026-11-22 15:27:28.006162','A','majority');
INSERT INTO "scoring_jogo" VALUES(2,'5cee8037b5434e4b9b4251fbbe0fdc98','["Fausto Barra e Gilda Barra", "Dario Barra e Elza Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:27.780','2026-11-22 15:27:28.302047','A','majority');
INSERT INTO "scoring_jogo" VALUES(3,'b0a2648848e6488baf2033dfc5419b96','["Abel Barra e Alba Barra", "Jairo Barra e Lia Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:27.980','2026-11-22 15:27:28.096646','A','walkover');
INSERT INTO "scoring_jogo" VALUES(4,'e4d263d2dd6245ac8130efe6d803d65a','["Heitor Barra e Ione Barra", "Abel Barra e Alba Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:28.141','2026-11-22 15:27:28.242669','A','majority');
INSERT INTO "scoring_jogo" VALUES(5,'e9408baef9f24462b60df4c8e50cce97','["Breno Barra e Cida Barra", "Fausto Barra e Gilda Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:28.342','2026-11-22 15:27:28.368814','A','majority');
INSERT INTO "scoring_jogo" VALUES(6,'2c44339e9cd54e7abb19128921794416','["Dario Barra e Elza Barra", "Breno Barra e Cida Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:28.403','2026-11-22 15:27:28.459087','A','majority');
INSERT INTO "scoring_jogo" VALUES(7,'5c2526d0dff74f63a97f614dd4e911ee','["Heitor Barra e Ione Barra", "Breno Barra e Cida Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:29.866','2026-11-22 15:27:29.898447','A','majority');
INSERT INTO "scoring_jogo" VALUES(8,'02e97142fac1401a88383f351ee75a87','["Fausto Barra e Gilda Barra", "Jairo Barra e Lia Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:29.866','2026-11-22 15:27:29.948111','A','majority');
INSERT INTO "scoring_jogo" VALUES(9,'68b7900dca964c608eab1227fadb6c22','["Breno Barra e Cida Barra", "Jairo Barra e Lia Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:29.993','2026-11-22 15:27:30.021066','A','majority');
INSERT INTO "scoring_jogo" VALUES(10,'0bc5608415904352b9e34e23e48f19d6','["Heitor Barra e Ione Barra", "Fausto Barra e Gilda Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:29.993','2026-11-22 15:27:30.072851','A','majority');
INSERT INTO "scoring_jogo" VALUES(11,'bcce69e065604089975bd04cf9f72f18','["Breno Barra e Cida Barra", "Fausto Barra e Gilda Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:30.112','2026-11-22 15:27:30.146346','A','majority');
INSERT INTO "scoring_jogo" VALUES(12,'f07ade10edb64039a973daa1227ebc07','["Heitor Barra e Ione Barra", "Breno Barra e Cida Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:30.186','2026-11-22 15:27:30.218440','A','majority');
INSERT INTO "scoring_jogo" VALUES(13,'f1548c0e3504453e9b2b1a5d2edd3a35','["Dario Campos e Elza Campos", "Fausto Campos e Gilda Campos"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{"batida.bonus": 200}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:30.796','2026-11-22 15:27:30.838681','A','majority');
INSERT INTO "scoring_jogo" VALUES(14,'f38f68fb01a241458bfa1ef51cd189eb','["Heitor Campos e Ione Campos", "Breno Campos e Cida Campos"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{"batida.bonus": 200}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:30.796','2026-11-22 15:27:30.895115','A','majority');
INSERT INTO "scoring_jogo" VALUES(15,'d4d2bbc40ecc432c8a71ecee720a015b','["Jairo Campos e Lia Campos", "Abel Campos e Alba Campos"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{"batida.bonus": 200}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:30.796','2026-11-22 15:27:30.957670','A','majority');
INSERT INTO "scoring_jogo" VALUES(16,'0a4b780d43f243a68b78c3f0578c0ac4','["Dario Dunas + Heitor Dunas", "Elza Dunas + Breno Dunas"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:31.463','2026-11-22 15:27:31.508365','A','majority');
INSERT INTO "scoring_jogo" VALUES(17,'a116aef2f1b144e0ace3cbb050c1be6c','["Cida Dunas + Fausto Dunas", "Gilda Dunas + Ione Dunas"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:31.463',NULL,'','');
INSERT INTO "scoring_jogo" VALUES(18,'030a4b4f623942219e33b648e8faab8e','["Heitor Enseada e Ione Enseada", "Fausto Enseada e Gilda Enseada"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:31.951','2026-11-22 15:27:32.180485','A','majority');
INSERT INTO "scoring_jogo" VALUES(19,'ea15fb462b094f35910d697a339c8ea0','["Jairo Dunas e Lia Dunas", "Breno Enseada e Cida Enseada"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:31.951',NULL,'','');
INSERT INTO "scoring_jogo" VALUES(20,'e08d2f53f6d44f8f907cb7ccdcf2768c','["Dario Enseada e Elza Enseada", "Heitor Enseada e Ione Enseada"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:32.241',NULL,'','');
INSERT INTO "scoring_jogo" VALUES(21,'ee018f85c81d4e3bbb4a64ee8e609366','["Ana e Bia", "Caio e Davi"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',3,0,0,'confirm',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:32.526',NULL,'','');
INSERT INTO "scoring_jogo" VALUES(22,'5bb3306cec7c44d794aec921e6e386c0','["Ana e Bia", "Caio e Davi"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',3,0,0,'apart',0,1,'[]',NULL,0,0,0,'2026-11-22 15:27:32.667',NULL,'','');
INSERT INTO "scoring_jogo" VALUES(23,'d01b2b3ec01e40b0b7f6946299d52493','["Ana e Bia", "Caio e Davi"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:32.848',NULL,'','');
INSERT INTO "scoring_jogo" VALUES(24,'8aa6e5cc2ecf4ed8bd09397fca992f36','["Ana e Bia", "Caio e Davi"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:32.958','2026-11-22 15:27:32.965357','','cancelled');
INSERT INTO "scoring_jogo" VALUES(25,'01bc28fc95724c9eadd922da67e3f8a1','["Ana e Bia", "Caio e Davi"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:32.972','2026-11-22 15:27:32.979040','A','walkover');
INSERT INTO "scoring_jogo" VALUES(26,'0b2a310b87434755a294f1e8e8e0e2f3','["Ana e Bia", "Caio e Davi"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 15:27:32.984','2026-11-22 15:27:32.990778','B','director');
INSERT INTO "scoring_jogo" VALUES(27,'a0ba87c4e146473cb039c7d6e374ecda','["Ana e Bia", "Caio e Davi"]','buraco-1','{"teams": "duplas", "jokers": 0, "target": 1500, "canastra_real": false, "other_scores": false, "vulnerability": true, "one_wild": false, "ace_to_ace": true, "real_on_top": false, "relancinho_on_top": true, "grown": "on_top", "twos_on_top": false, "twos_grow": true, "hand_without_batida": true, "hand_debit_without_batida": true, "wild_takes_value": false}','{}',1,0,0,'scorer',0,0,'[[0, "A"]]',NULL,0,0,0,'2026-11-22 15:27:32.999','2026-11-22 15:27:33.020366','B','majority');
CREATE TABLE "scoring_mao" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "version" smallint unsigned NOT NULL CHECK ("version" >= 0), "side" varchar(1) NOT NULL, "void" bool NOT NULL, "client_id" char(32) NOT NULL UNIQUE, "facts" text NOT NULL CHECK ((JSON_VALID("facts") OR "facts" IS NULL)), "cards" text NULL CHECK ((JSON_VALID("cards") OR "cards" IS NULL)), "lines" text NOT NULL CHECK ((JSON_VALID("lines") OR "lines" IS NULL)), "totals" text NOT NULL CHECK ((JSON_VALID("totals") OR "totals" IS NULL)), "warnings" text NOT NULL CHECK ((JSON_VALID("warnings") OR "warnings" IS NULL)), "device" varchar(64) NOT NULL, "reason" varchar(200) NOT NULL, "entered_at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "actor_id" integer NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, "partida_id" bigint NOT NULL REFERENCES "scoring_partida" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "mao_version" UNIQUE ("partida_id", "number", "version"), CONSTRAINT "mao_counts_from_one" CHECK (("number" >= 1 AND "version" >= 1)));
INSERT INTO "scoring_mao" VALUES(1,1,1,'',0,'5e936b182b2d477e8d54931d799a9a81','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}], "B": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}]}','{"A": 220, "B": 760}','["too_few_cards"]','celular da mesa','','2026-11-22 15:27:27.897',NULL,1);
INSERT INTO "scoring_mao" VALUES(2,1,2,'',0,'ce9c8bfea46c458694813b5fa77ffe16','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','painel','soma errada','2026-11-22 15:27:28.003',1,1);
INSERT INTO "scoring_mao" VALUES(3,1,1,'',0,'8e36f9541c8e479092a793415d2772f7','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 15:27:28.239',NULL,4);
INSERT INTO "scoring_mao" VALUES(4,1,1,'',0,'dc4b4ddd13bc49dbb9f48ca05d80917d','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 15:27:28.294',NULL,2);
INSERT INTO "scoring_mao" VALUES(5,1,1,'',0,'4f4c96bd0eaa4f00ae743d3eaa1c197f','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 15:27:28.366',NULL,5);
INSERT INTO "scoring_mao" VALUES(6,1,1,'',0,'fd5745ecdd884b50b152967eca713479','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 15:27:28.452',NULL,6);
INSERT INTO "scoring_mao" VALUES(7,1,1,'',0,'ffbaae2880dd48918b11b8fef9713a6e','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 15:27:29.890',NULL,7);
INSERT INTO "scoring_mao" VALUES(8,1,1,'',0,'81be68b61e8b4bc8b007e14edeffb357','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 15:27:29.941',NULL,8);
INSERT INTO "scoring_mao" VALUES(9,1,1,'',0,'0fd62258fe0b4dcc980645a5a41adccf','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 15:27:30.019',NULL,9);
INSERT INTO "scoring_mao" VALUES(10,1,1,'',0,'411b8d6074eb492883638638cec64c55','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 15:27:30.070',NULL,10);
INSERT INTO "scoring_mao" VALUES(11,1,1,'',0,'cd1b7c6d615849828e33d3a28910cfbc','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 15:27:30.142',NULL,11);
INSERT INTO "scoring_mao" VALUES(12,1,1,'',0,'53f89f7e3c974b3ca022403feb22d6ae','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 15:27:30.213',NULL,12);
INSERT INTO "scoring_mao" VALUES(13,1,1,'',0,'c06435c8d1314fe2aff2e3a819ac6fb2','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 200, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 860, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 15:27:30.831',NULL,13);
INSERT INTO "scoring_mao" VALUES(14,1,1,'',0,'af0d45eb0299491bb4253d1d1ade1b84','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 200, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 860, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 15:27:30.887',NULL,14);
INSERT INTO "scoring_mao" VALUES(15,1,1,'',0,'6cda44ff83884311a39a56a937ab2027','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 200, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 860, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 15:27:30.950',NULL,15);
INSERT INTO "scoring_mao" VALUES(16,1,1,'',0,'bfcfb74698d74dbebf7e82b976d01c36','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 15:27:31.501',NULL,16);
INSERT INTO "scoring_mao" VALUES(17,1,1,'',0,'ea3efc790ed84fb487efb1924b8f4046','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 15:27:32.147',NULL,18);
INSERT INTO "scoring_mao" VALUES(18,2,1,'',0,'c9ceec5a68534865b10166f57ecfd27e','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 15:27:32.170',NULL,18);
INSERT INTO "scoring_mao" VALUES(19,1,1,'',0,'119d9cb271434f9787fef4ca8a303636','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 15:27:32.284',NULL,20);
INSERT INTO "scoring_mao" VALUES(20,1,1,'A',0,'9061c639d55e48f4bb011f1bfc95758f','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular da mesa','','2026-11-22 15:27:32.548',NULL,21);
INSERT INTO "scoring_mao" VALUES(21,2,1,'B',0,'72923fe1e3ec423b971eae6fe8c1eb3c','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular da mesa','','2026-11-22 15:27:32.589',NULL,21);
INSERT INTO "scoring_mao" VALUES(22,2,2,'',0,'f7a1dff17b854f7694dbc034d773472e','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}], "B": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}]}','{"A": 220, "B": 760}','["too_few_cards"]','celular da mesa','conferi na mesa','2026-11-22 15:27:32.621',NULL,21);
INSERT INTO "scoring_mao" VALUES(23,3,1,'A',0,'6fb033881e8348c7bafb2d14a7517eaa','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular da mesa','','2026-11-22 15:27:32.640',NULL,21);
INSERT INTO "scoring_mao" VALUES(24,1,1,'',0,'b64e6b5faa6a4d7ab3f0f1e94bfcbbe0','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular da mesa','','2026-11-22 15:27:32.732',NULL,24);
INSERT INTO "scoring_mao" VALUES(25,2,1,'',0,'a0ef579a53f74260ab4498e94cd213d0','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular da mesa','B contou duas vezes','2026-11-22 15:27:32.809',NULL,24);
INSERT INTO "scoring_mao" VALUES(26,1,1,'',0,'54834e8c476e492bbe6a39acf141f036','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular da mesa','','2026-11-22 15:27:32.905',NULL,26);
INSERT INTO "scoring_mao" VALUES(27,1,2,'',1,'af6f6dfa34624bdaaaa0d9dfc780a70d','{}',NULL,'{}','{}','[]','celular da mesa','','2026-11-22 15:27:32.916',NULL,26);
INSERT INTO "scoring_mao" VALUES(28,1,3,'',0,'6857df26464244f49cffebf1e0a2fd82','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular da mesa','','2026-11-22 15:27:32.931',NULL,26);
INSERT INTO "scoring_mao" VALUES(29,1,1,'',0,'a35b747561644a138b58c50c2de711e0','{"ending": "batida", "sides": {"A": {"table": 355, "hand": 45, "table_cards": 37, "hand_cards": 3, "players": 2, "batida": true, "dirty": 1, "grown": 1}, "B": {"table": 520, "hand": 90, "table_cards": 28, "hand_cards": 9, "players": 2, "batida": false, "clean": 1, "dirty": 1, "grown": 2}}, "before": {"A": 0, "B": 0}}','{"ending": "batida", "sides": {"A": {"melds": [{"kind": "set", "cards": ["4S", "4C", "4H", "4D", "2D"], "laid": 3}, {"kind": "run", "cards": ["2S", "3S", "2H", "5S", "6S", "7S"], "laid": 3}, {"kind": "set", "cards": ["6H", "6C", "6C", "6D", "6S", "6H", "2C"], "laid": 3}, {"kind": "set", "cards": ["AS", "AD", "AH"], "laid": 3}, {"kind": "set", "cards": ["JC", "JC", "JD", "JD"], "laid": 3}, {"kind": "set", "cards": ["5D", "5D", "5H", "5S"], "laid": 3}, {"kind": "set", "cards": ["QD", "QC", "QC", "QH"], "laid": 3}, {"kind": "set", "cards": ["7C", "7D", "7D", "7H"], "laid": 3}], "hands": {"A1": ["TH", "TS", "3H"], "A2": []}}, "B": {"melds": [{"kind": "set", "cards": ["AS", "AC", "AC", "AH", "2D"], "laid": 3}, {"kind": "set", "cards": ["8H", "8C", "8D", "8C", "8S", "8D", "8S", "2S"], "laid": 3}, {"kind": "set", "cards": ["TD", "TC", "TC", "TS", "TD"], "laid": 3}, {"kind": "set", "cards": ["KD", "KH", "KS", "KH", "KS", "KC", "KD"], "laid": 3}, {"kind": "set", "cards": ["QS", "QH", "QD"], "laid": 3}], "hands": {"B1": ["5C", "9C", "4H"], "B2": ["5C", "3H", "3D", "7S", "9H", "JH"]}}}, "went_out": "A2"}','{"A": [{"code": "table", "points": 355, "count": null}, {"code": "hand", "points": -45, "count": null}, {"code": "dirty", "points": 100, "count": 1}, {"code": "grown", "points": 1000, "count": 1}, {"code": "batida", "points": 50, "count": null}], "B": [{"code": "table", "points": 520, "count": null}, {"code": "hand", "points": -90, "count": null}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "grown", "points": 2000, "count": 2}]}','{"A": 1460, "B": 2730}','[]','celular da mesa','','2026-11-22 15:27:33.013',NULL,30);
CREATE TABLE "scoring_partida" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "winner" varchar(1) NOT NULL, "reason" varchar(30) NOT NULL, "dropped" bool NOT NULL, "jogo_id" bigint NOT NULL REFERENCES "scoring_jogo" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "partida_number" UNIQUE ("jogo_id", "number"));
INSERT INTO "scoring_partida" VALUES(1,1,'A','limit',0,1);
INSERT INTO "scoring_partida" VALUES(2,1,'A','limit',0,2);
INSERT INTO "scoring_partida" VALUES(3,1,'','',0,3);
INSERT INTO "scoring_partida" VALUES(4,1,'A','limit',0,4);
INSERT INTO "scoring_partida" VALUES(5,1,'A','limit',0,5);
INSERT INTO "scoring_partida" VALUES(6,1,'A','limit',0,6);
INSERT INTO "scoring_partida" VALUES(7,1,'A','limit',0,7);
INSERT INTO "scoring_partida" VALUES(8,1,'A','limit',0,8);
INSERT INTO "scoring_partida" VALUES(9,1,'A','limit',0,9);
INSERT INTO "scoring_partida" VALUES(10,1,'A','limit',0,10);
INSERT INTO "scoring_partida" VALUES(11,1,'A','limit',0,11);
INSERT INTO "scoring_partida" VALUES(12,1,'A','limit',0,12);
INSERT INTO "scoring_partida" VALUES(13,1,'A','limit',0,13);
INSERT INTO "scoring_partida" VALUES(14,1,'A','limit',0,14);
INSERT INTO "scoring_partida" VALUES(15,1,'A','limit',0,15);
INSERT INTO "scoring_partida" VALUES(16,1,'A','limit',0,16);
INSERT INTO "scoring_partida" VALUES(17,1,'','',0,17);
INSERT INTO "scoring_partida" VALUES(18,1,'A','limit',0,18);
INSERT INTO "scoring_partida" VALUES(19,1,'','',0,19);
INSERT INTO "scoring_partida" VALUES(20,1,'','',0,20);
INSERT INTO "scoring_partida" VALUES(21,1,'A','limit',0,21);
INSERT INTO "scoring_partida" VALUES(23,2,'','',0,21);
INSERT INTO "scoring_partida" VALUES(24,1,'A','limit',0,22);
INSERT INTO "scoring_partida" VALUES(25,2,'','',0,22);
INSERT INTO "scoring_partida" VALUES(26,1,'','',0,23);
INSERT INTO "scoring_partida" VALUES(27,1,'','',0,24);
INSERT INTO "scoring_partida" VALUES(28,1,'','',0,25);
INSERT INTO "scoring_partida" VALUES(29,1,'','',0,26);
INSERT INTO "scoring_partida" VALUES(30,1,'B','limit',0,27);
CREATE TABLE "scoring_registro" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "action" varchar(20) NOT NULL, "device" varchar(64) NOT NULL, "before" text NULL CHECK ((JSON_VALID("before") OR "before" IS NULL)), "after" text NULL CHECK ((JSON_VALID("after") OR "after" IS NULL)), "reason" varchar(200) NOT NULL, "rows" text NOT NULL CHECK ((JSON_VALID("rows") OR "rows" IS NULL)), "sequence" integer unsigned NOT NULL CHECK ("sequence" >= 0), "digest" varchar(64) NOT NULL, "actor_id" integer NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, "jogo_id" bigint NOT NULL REFERENCES "scoring_jogo" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "registro_sequence" UNIQUE ("jogo_id", "sequence"));
INSERT INTO "scoring_registro" VALUES(1,'2026-11-22 15:27:27.780000','opened','celular-da-mesa',NULL,'{"labels": ["Jairo Barra e Lia Barra", "Heitor Barra e Ione Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'6d84c1864e3b9392dec697c4fefe678defc19b052605af4cc6ca23682f89d583',NULL,1);
INSERT INTO "scoring_registro" VALUES(2,'2026-11-22 15:27:27.780000','opened','celular-da-mesa',NULL,'{"labels": ["Fausto Barra e Gilda Barra", "Dario Barra e Elza Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'f4ae6f3d069a8572344bfd9667b1a7e4683a51248cc95a9a6d9c82b897062e91',NULL,2);
INSERT INTO "scoring_registro" VALUES(3,'2026-11-22 15:27:27.900000','recorded','celular da mesa',NULL,'{"mao": 1, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "totals": {"A": 220, "B": 760}}','','[{"id": 1, "partida_id": 1, "number": 1, "version": 1, "side": "", "void": false, "client_id": "5e936b18-2b2d-477e-8d54-931d799a9a81", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}], "B": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}]}, "totals": {"A": 220, "B": 760}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T15:27:27.897000+00:00", "model": "mao"}]',2,'ef4b430315dfdd951cf6d6137cae98c3cb8bae4e1f5f3c6ea80cde34d2620d66',NULL,1);
INSERT INTO "scoring_registro" VALUES(4,'2026-11-22 15:27:27.980000','opened','canastra',NULL,'{"labels": ["Abel Barra e Alba Barra", "Jairo Barra e Lia Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'ff4da0248ff44f9e0b649aa68fbdee08e5f38c2d50da861b651b0fa4d3236103',NULL,3);
INSERT INTO "scoring_registro" VALUES(5,'2026-11-22 15:27:28.003000','corrected','painel','{"mao": 1, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "totals": {"A": 220, "B": 760}}','{"mao": 2, "partida": 1, "number": 1, "version": 2, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','soma errada','[{"id": 2, "partida_id": 1, "number": 1, "version": 2, "side": "", "void": false, "client_id": "ce9c8bfe-a46c-4586-9481-3b5fa77ffe16", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": 1, "device": "painel", "reason": "soma errada", "entered_at": "2026-11-22T15:27:28.003000+00:00", "model": "mao"}]',3,'77cc197969740d23e7e382b997f3b3984c8b9ab617e8389a7c9a7b5d0fb01bfd',1,1);
INSERT INTO "scoring_registro" VALUES(6,'2026-11-22 15:27:28.141000','opened','canastra',NULL,'{"labels": ["Heitor Barra e Ione Barra", "Abel Barra e Alba Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'bcdd4e715a944059095831c6ee22e80fd5bae529ea1b638455300912e3a5459a',NULL,4);
INSERT INTO "scoring_registro" VALUES(7,'2026-11-22 15:27:28.151000','walkover','painel','{"winner": "", "reason": ""}','{"winner": "A", "reason": "walkover"}','não compareceu','[]',2,'f6e3b95b06e1e65a01b4615bdad94c8a111d459e62f8775cd953d281811a06f5',1,3);
INSERT INTO "scoring_registro" VALUES(8,'2026-11-22 15:27:28.240000','recorded','celular-da-mesa',NULL,'{"mao": 3, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 3, "partida_id": 4, "number": 1, "version": 1, "side": "", "void": false, "client_id": "8e36f954-1c8e-4790-92a7-93415d2772f7", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T15:27:28.239000+00:00", "model": "mao"}]',2,'b2be81f8454172d2c1ea5ff3e373053aaa49a2c7ac1d0c3cd4b6d60f113fb538',NULL,4);
INSERT INTO "scoring_registro" VALUES(9,'2026-11-22 15:27:28.295000','recorded','celular-da-mesa',NULL,'{"mao": 4, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 4, "partida_id": 2, "number": 1, "version": 1, "side": "", "void": false, "client_id": "dc4b4ddd-13bc-49db-b9f4-8ca05d80917d", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T15:27:28.294000+00:00", "model": "mao"}]',2,'dc28cb982b0ecc92255760ffc1289bb842e25b00a3d53ea93bc4433bd6452c22',NULL,2);
INSERT INTO "scoring_registro" VALUES(10,'2026-11-22 15:27:28.342000','opened','canastra',NULL,'{"labels": ["Breno Barra e Cida Barra", "Fausto Barra e Gilda Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'ddd191238bf99c3d96104ea3d1a8d2e1a60b647bcf05e875a9003229b59a31a0',NULL,5);
INSERT INTO "scoring_registro" VALUES(11,'2026-11-22 15:27:28.366000','recorded','celular-da-mesa',NULL,'{"mao": 5, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 5, "partida_id": 5, "number": 1, "version": 1, "side": "", "void": false, "client_id": "4f4c96bd-0eaa-4f00-ae74-3d3eaa1c197f", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T15:27:28.366000+00:00", "model": "mao"}]',2,'01288e3d4c5d058ebfc317a9dfc39796c538abb2b0fe6c433e2b8b0d1bba9124',NULL,5);
INSERT INTO "scoring_registro" VALUES(12,'2026-11-22 15:27:28.403000','opened','canastra',NULL,'{"labels": ["Dario Barra e Elza Barra", "Breno Barra e Cida Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'e03e2db0b05b4ffc3a91ddb34d5436c592fb1dc8765617111d308dc24e448583',NULL,6);
INSERT INTO "scoring_registro" VALUES(13,'2026-11-22 15:27:28.452000','recorded','celular-da-mesa',NULL,'{"mao": 6, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 6, "partida_id": 6, "number": 1, "version": 1, "side": "", "void": false, "client_id": "fd5745ec-dd88-4b50-b152-967eca713479", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T15:27:28.452000+00:00", "model": "mao"}]',2,'5ad1bb552a1f812f71903125fa14d5160886163330e85ab514714d531d05ccec',NULL,6);
INSERT INTO "scoring_registro" VALUES(14,'2026-11-22 15:27:29.866000','opened','painel',NULL,'{"labels": ["Heitor Barra e Ione Barra", "Breno Barra e Cida Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'2966aa729e630e3c0d42acf2e99c34588304074b900cfb8a62a68e9dc1c9578b',1,7);
INSERT INTO "scoring_registro" VALUES(15,'2026-11-22 15:27:29.866000','opened','painel',NULL,'{"labels": ["Fausto Barra e Gilda Barra", "Jairo Barra e Lia Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'6d10fc06020e9ad1003dfb13c01bbe3f809b94298a9ef7a92478869049a761d4',1,8);
INSERT INTO "scoring_registro" VALUES(16,'2026-11-22 15:27:29.891000','recorded','celular-da-mesa',NULL,'{"mao": 7, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 7, "partida_id": 7, "number": 1, "version": 1, "side": "", "void": false, "client_id": "ffbaae28-80dd-4891-8b11-b8fef9713a6e", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T15:27:29.890000+00:00", "model": "mao"}]',2,'81f786bc86a692b008b9e4d6567f0bfe1bacf81d449b818168676b0cdb62348c',NULL,7);
INSERT INTO "scoring_registro" VALUES(17,'2026-11-22 15:27:29.941000','recorded','celular-da-mesa',NULL,'{"mao": 8, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 8, "partida_id": 8, "number": 1, "version": 1, "side": "", "void": false, "client_id": "81be68b6-1e8b-4bc8-b007-e14edeffb357", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T15:27:29.941000+00:00", "model": "mao"}]',2,'1441232bc7653420ed22b1cc7e5aa670ad61d7a2d4be994ae5ada81efdc2f203',NULL,8);
INSERT INTO "scoring_registro" VALUES(18,'2026-11-22 15:27:29.993000','opened','canastra',NULL,'{"labels": ["Breno Barra e Cida Barra", "Jairo Barra e Lia Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'b5be176bc049f94f4efc29b6622ed81e1790e86b211631dd3228af1bb36f93e5',NULL,9);
INSERT INTO "scoring_registro" VALUES(19,'2026-11-22 15:27:29.993000','opened','canastra',NULL,'{"labels": ["Heitor Barra e Ione Barra", "Fausto Barra e Gilda Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'ac837aab87b7fc8693dea2927b13ac2cd6bd92af2243fe213e3a7d555c162040',NULL,10);
INSERT INTO "scoring_registro" VALUES(20,'2026-11-22 15:27:30.019000','recorded','celular-da-mesa',NULL,'{"mao": 9, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 9, "partida_id": 9, "number": 1, "version": 1, "side": "", "void": false, "client_id": "0fd62258-fe0b-4dcc-9806-45a5a41adccf", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T15:27:30.019000+00:00", "model": "mao"}]',2,'c2505c09df0b22005b79b5301f39ed1fcd3b50263a4e5e103d7dd26ad50493b0',NULL,9);
INSERT INTO "scoring_registro" VALUES(21,'2026-11-22 15:27:30.071000','recorded','celular-da-mesa',NULL,'{"mao": 10, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 10, "partida_id": 10, "number": 1, "version": 1, "side": "", "void": false, "client_id": "411b8d60-74eb-4928-8363-8638cec64c55", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T15:27:30.070000+00:00", "model": "mao"}]',2,'dfc90c687d7947ac63a55c6511bdbee3afe1dd55fb3ae3b6abbd3ed9f0a8c5d4',NULL,10);
INSERT INTO "scoring_registro" VALUES(22,'2026-11-22 15:27:30.112000','opened','canastra',NULL,'{"labels": ["Breno Barra e Cida Barra", "Fausto Barra e Gilda Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'bc239d0eac174b17234a722a7e49629a95ac9fb41b2f667af4714f85530efea9',NULL,11);
INSERT INTO "scoring_registro" VALUES(23,'2026-11-22 15:27:30.142000','recorded','celular-da-mesa',NULL,'{"mao": 11, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 11, "partida_id": 11, "number": 1, "version": 1, "side": "", "void": false, "client_id": "cd1b7c6d-6158-4982-8e33-d3a28910cfbc", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T15:27:30.142000+00:00", "model": "mao"}]',2,'35daeab0d8349ddd00a8202e487d5967c5c7b2ccf0fd6eb617a323354285fffa',NULL,11);
INSERT INTO "scoring_registro" VALUES(24,'2026-11-22 15:27:30.186000','opened','canastra',NULL,'{"labels": ["Heitor Barra e Ione Barra", "Breno Barra e Cida Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'c17bc8c343eb9fc0c25fb97ed1c934ca4b9b0fa76a1936cc07ce1de5657a4789',NULL,12);
INSERT INTO "scoring_registro" VALUES(25,'2026-11-22 15:27:30.216000','recorded','celular-da-mesa',NULL,'{"mao": 12, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 12, "partida_id": 12, "number": 1, "version": 1, "side": "", "void": false, "client_id": "53f89f7e-3c97-4b3c-a022-403feb22d6ae", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T15:27:30.213000+00:00", "model": "mao"}]',2,'36d6ef2fb0eeff172ee5a72b07c410c28712e993ad23d44c2e9ff026aa4c9238',NULL,12);
INSERT INTO "scoring_registro" VALUES(26,'2026-11-22 15:27:30.796000','opened','painel',NULL,'{"labels": ["Dario Campos e Elza Campos", "Fausto Campos e Gilda Campos"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {"batida.bonus": 200}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'01d717b32956ad36b6d50bbef6e192569c9368b9c5d24ba22db12612196711cf',1,13);
INSERT INTO "scoring_registro" VALUES(27,'2026-11-22 15:27:30.796000','opened','painel',NULL,'{"labels": ["Heitor Campos e Ione Campos", "Breno Campos e Cida Campos"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {"batida.bonus": 200}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'ac66c7bf658f375f075d8323d9289eeada7fccb79af5ddda0fa94ea5f18d382f',1,14);
INSERT INTO "scoring_registro" VALUES(28,'2026-11-22 15:27:30.796000','opened','painel',NULL,'{"labels": ["Jairo Campos e Lia Campos", "Abel Campos e Alba Campos"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {"batida.bonus": 200}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'c30e9a989e8f5e1771da1141abad23f082540a3714a83c68f306a26d1c783bd1',1,15);
INSERT INTO "scoring_registro" VALUES(29,'2026-11-22 15:27:30.831000','recorded','celular-da-mesa',NULL,'{"mao": 13, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 860, "B": 220}}','','[{"id": 13, "partida_id": 13, "number": 1, "version": 1, "side": "", "void": false, "client_id": "c06435c8-d131-4fe2-aff2-e3a819ac6fb2", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 200, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 860, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T15:27:30.831000+00:00", "model": "mao"}]',2,'3e4ce31d294afbcc655eb8176fcc3d1b89954b7cb908359ac4234e8ba8aac1f7',NULL,13);
INSERT INTO "scoring_registro" VALUES(30,'2026-11-22 15:27:30.888000','recorded','celular-da-mesa',NULL,'{"mao": 14, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 860, "B": 220}}','','[{"id": 14, "partida_id": 14, "number": 1, "version": 1, "side": "", "void": false, "client_id": "af0d45eb-0299-491b-b425-3d1d1ade1b84", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 200, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 860, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T15:27:30.887000+00:00", "model": "mao"}]',2,'89891f43291c27e5e9497de68f4eec6d1ba4380132f2e9452340e71ec1a6139e',NULL,14);
INSERT INTO "scoring_registro" VALUES(31,'2026-11-22 15:27:30.950000','recorded','celular-da-mesa',NULL,'{"mao": 15, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 860, "B": 220}}','','[{"id": 15, "partida_id": 15, "number": 1, "version": 1, "side": "", "void": false, "client_id": "6cda44ff-8388-4311-a39a-56a937ab2027", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 200, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 860, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T15:27:30.950000+00:00", "model": "mao"}]',2,'1e02f6de307a5a53848761e0d1f4b4978839e3f18251ae5e8b4c08d5f28402ee',NULL,15);
INSERT INTO "scoring_registro" VALUES(32,'2026-11-22 15:27:31.463000','opened','celular-da-mesa',NULL,'{"labels": ["Dario Dunas + Heitor Dunas", "Elza Dunas + Breno Dunas"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'bf994f553450701abd1795002fe6a9099c095d65f6c3adaf3f556028fca775c0',NULL,16);
INSERT INTO "scoring_registro" VALUES(33,'2026-11-22 15:27:31.463000','opened','celular-da-mesa',NULL,'{"labels": ["Cida Dunas + Fausto Dunas", "Gilda Dunas + Ione Dunas"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'f646cef3394e16f7e1cfbbc55aef4423d1da0438fd23c9d6701a73d9a6d15724',NULL,17);
INSERT INTO "scoring_registro" VALUES(34,'2026-11-22 15:27:31.501000','recorded','celular-da-mesa',NULL,'{"mao": 16, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 16, "partida_id": 16, "number": 1, "version": 1, "side": "", "void": false, "client_id": "bfcfb746-98d7-4dbe-bf7e-82b976d01c36", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T15:27:31.501000+00:00", "model": "mao"}]',2,'68f45e451d7f1828e1dbfaac5bf88f4731c09ee73d12b0f7e3742d2fed396589',NULL,16);
INSERT INTO "scoring_registro" VALUES(35,'2026-11-22 15:27:31.951000','opened','celular-da-mesa',NULL,'{"labels": ["Heitor Enseada e Ione Enseada", "Fausto Enseada e Gilda Enseada"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'a838e3e6814af29ec0ee28851363f48f7f7d5db03a16c57e6d5212efbdae4fe0',NULL,18);
INSERT INTO "scoring_registro" VALUES(36,'2026-11-22 15:27:31.951000','opened','celular-da-mesa',NULL,'{"labels": ["Jairo Dunas e Lia Dunas", "Breno Enseada e Cida Enseada"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'92703d2076e65d91ab71588b001c5c2b9dbba29fdb65b0d636f1886f5b8183d1',NULL,19);
INSERT INTO "scoring_registro" VALUES(37,'2026-11-22 15:27:32.147000','recorded','celular-da-mesa',NULL,'{"mao": 17, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 17, "partida_id": 18, "number": 1, "version": 1, "side": "", "void": false, "client_id": "ea3efc79-0ed8-4fb4-87ef-b1924b8f4046", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T15:27:32.147000+00:00", "model": "mao"}]',2,'c891d185cfc0ff69a2b6f1a44d2fc307f7abc468c47ea3621bd58a5fa14924d7',NULL,18);
INSERT INTO "scoring_registro" VALUES(38,'2026-11-22 15:27:32.171000','recorded','celular-da-mesa',NULL,'{"mao": 18, "partida": 1, "number": 2, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 18, "partida_id": 18, "number": 2, "version": 1, "side": "", "void": false, "client_id": "c9ceec5a-6853-4865-b101-66f57ecfd27e", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T15:27:32.170000+00:00", "model": "mao"}]',3,'efc1972113eae20f7d029d185c45de9ad7e04bae9a2b9e9cec1ae30efd6badd6',NULL,18);
INSERT INTO "scoring_registro" VALUES(39,'2026-11-22 15:27:32.241000','opened','canastra',NULL,'{"labels": ["Dario Enseada e Elza Enseada", "Heitor Enseada e Ione Enseada"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'5b09e68c5c6ef8b0debd0c2b90a468429b9061b7b2dd3910e1891cc5c9b0a7ea',NULL,20);
INSERT INTO "scoring_registro" VALUES(40,'2026-11-22 15:27:32.285000','recorded','celular-da-mesa',NULL,'{"mao": 19, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 19, "partida_id": 20, "number": 1, "version": 1, "side": "", "void": false, "client_id": "119d9cb2-7143-4f97-87fe-f4ca8a303636", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T15:27:32.284000+00:00", "model": "mao"}]',2,'68b53c6c0c066febf8fda03d702899ec6d39ed98f015ba13059651a8ffc10cd0',NULL,20);
INSERT INTO "scoring_registro" VALUES(41,'2026-11-22 15:27:32.526000','opened','celular da mesa',NULL,'{"labels": ["Ana e Bia", "Caio e Davi"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 3, "fixed": false, "may_draw": false, "entry": "confirm", "per_partida": false, "totals_allowed": false}','','[]',1,'a3de11e7d3278bea55b227e7991bd35a083d57eebadf4e6efb58f442539d25dc',NULL,21);
INSERT INTO "scoring_registro" VALUES(42,'2026-11-22 15:27:32.548000','recorded','celular da mesa',NULL,'{"mao": 20, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 20, "partida_id": 21, "number": 1, "version": 1, "side": "A", "void": false, "client_id": "9061c639-d55e-48f4-bb01-1f1bfc95758f", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T15:27:32.548000+00:00", "model": "mao"}]',2,'35765eeeb80e48c474eaa1d2801e620766a069b180f1c180964e8a5d66892212',NULL,21);
INSERT INTO "scoring_registro" VALUES(43,'2026-11-22 15:27:32.567000','confirmed','celular da mesa',NULL,'{"side": "B", "maos": [{"partida": 1, "number": 1, "version": 1}]}','','[{"id": 1, "mao_id": 20, "side": "B", "verdict": "confirmed", "client_id": "3aa75866-18e3-4e20-97eb-c4ddaee5a12e", "facts": null, "cards": null, "reason": "", "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T15:27:32.567000+00:00", "model": "confirmacao"}]',3,'56b91f075d1e68ba52c9348e9b749eaf2c61b18455e5dcfe80e39cabbcb61c64',NULL,21);
INSERT INTO "scoring_registro" VALUES(44,'2026-11-22 15:27:32.589000','recorded','celular da mesa',NULL,'{"mao": 21, "partida": 1, "number": 2, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 21, "partida_id": 21, "number": 2, "version": 1, "side": "B", "void": false, "client_id": "72923fe1-e3ec-423b-971e-ae6fe8c1eb3c", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T15:27:32.589000+00:00", "model": "mao"}]',4,'7ec5e9536cf616f7a4784dfb8c2f10b3f3104cc53c4d60da59570b1f4fbe69ba',NULL,21);
INSERT INTO "scoring_registro" VALUES(45,'2026-11-22 15:27:32.600000','contested','celular da mesa',NULL,'{"side": "A", "maos": [{"partida": 1, "number": 2, "version": 1}]}','foram duas canastras','[{"id": 2, "mao_id": 21, "side": "A", "verdict": "contested", "client_id": "98d59c27-fc5f-4962-9d3f-24ee9560c0db", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "cards": null, "reason": "foram duas canastras", "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T15:27:32.600000+00:00", "model": "confirmacao"}]',5,'5a0003376d8c1e0f63fd7785c909f6b8bf8433328cf2be09a8cce1575a26c457',NULL,21);
INSERT INTO "scoring_registro" VALUES(46,'2026-11-22 15:27:32.622000','ruled','celular da mesa','{"mao": 21, "partida": 1, "number": 2, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','{"mao": 22, "partida": 1, "number": 2, "version": 2, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "totals": {"A": 220, "B": 760}}','conferi na mesa','[{"id": 22, "partida_id": 21, "number": 2, "version": 2, "side": "", "void": false, "client_id": "f7a1dff1-7b85-4f76-94db-c034d773472e", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}], "B": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}]}, "totals": {"A": 220, "B": 760}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "conferi na mesa", "entered_at": "2026-11-22T15:27:32.621000+00:00", "model": "mao"}, {"id": 3, "mao_id": 22, "side": "", "verdict": "confirmed", "client_id": "f7a1dff1-7b85-4f76-94db-c034d773472e", "facts": null, "cards": null, "reason": "conferi na mesa", "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T15:27:32.622000+00:00", "model": "confirmacao"}]',6,'fe1cdb7ff158a30b5fe4187f34121ac76040f004c46d2d211ee012f8bc2d294b',NULL,21);
INSERT INTO "scoring_registro" VALUES(47,'2026-11-22 15:27:32.641000','recorded','celular da mesa',NULL,'{"mao": 23, "partida": 1, "number": 3, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 23, "partida_id": 21, "number": 3, "version": 1, "side": "A", "void": false, "client_id": "6fb03388-1e83-48c7-bafb-2d14a7517eaa", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T15:27:32.640000+00:00", "model": "mao"}]',7,'dd42156bd71804b84a64bc2f67e1147ac7bf0a816255d8b1ad90b107a85669a2',NULL,21);
INSERT INTO "scoring_registro" VALUES(48,'2026-11-22 15:27:32.658000','contested','celular da mesa',NULL,'{"side": "B", "maos": [{"partida": 1, "number": 3, "version": 1}]}','quem bateu fomos nós','[{"id": 4, "mao_id": 23, "side": "B", "verdict": "contested", "client_id": "9dc46ba2-3c21-4a1d-b53f-74a825622983", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "cards": null, "reason": "quem bateu fomos n\u00f3s", "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T15:27:32.657000+00:00", "model": "confirmacao"}]',8,'ab2b88f6baf6c49647df502fe657fe4775e0578ce83411672cc7950edf00fbe3',NULL,21);
INSERT INTO "scoring_registro" VALUES(49,'2026-11-22 15:27:32.667000','opened','celular da mesa',NULL,'{"labels": ["Ana e Bia", "Caio e Davi"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 3, "fixed": false, "may_draw": false, "entry": "apart", "per_partida": false, "totals_allowed": true}','','[]',1,'a9e8099d95d7878c319e111a672bf702d20a939d11cbcd475889b27ca17d4461',NULL,22);
INSERT INTO "scoring_registro" VALUES(50,'2026-11-22 15:27:32.691000','sent','celular da mesa',NULL,'{"partida": 1, "number": 1, "side": "A", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 1, "jogo_id": 22, "partida": 1, "number": 1, "side": "A", "client_id": "e812ea04-f4e3-49e7-b4a9-18f2771e3da9", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T15:27:32.691000+00:00", "model": "envio"}]',2,'176b6eb5db7bda5e9529bddbe6ccf5d149a6b1d1a1fa93b8b0e3db5f275a7f1a',NULL,22);
INSERT INTO "scoring_registro" VALUES(51,'2026-11-22 15:27:32.723000','sent','celular da mesa',NULL,'{"partida": 1, "number": 1, "side": "B", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 2, "jogo_id": 22, "partida": 1, "number": 1, "side": "B", "client_id": "b64e6b5f-aa6a-4d7a-b3f0-f1e94bfcbbe0", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T15:27:32.723000+00:00", "model": "envio"}]',3,'31c3ac6a03b75ab4b9becbcb4333f24bfbf33eff9956cf629245eafccbeba930',NULL,22);
INSERT INTO "scoring_registro" VALUES(52,'2026-11-22 15:27:32.735000','recorded','celular da mesa',NULL,'{"mao": 24, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 24, "partida_id": 24, "number": 1, "version": 1, "side": "", "void": false, "client_id": "b64e6b5f-aa6a-4d7a-b3f0-f1e94bfcbbe0", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T15:27:32.732000+00:00", "model": "mao"}, {"id": 5, "mao_id": 24, "side": "A", "verdict": "confirmed", "client_id": "e812ea04-f4e3-49e7-b4a9-18f2771e3da9", "facts": null, "cards": null, "reason": "", "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T15:27:32.734000+00:00", "model": "confirmacao"}, {"id": 6, "mao_id": 24, "side": "B", "verdict": "confirmed", "client_id": "b64e6b5f-aa6a-4d7a-b3f0-f1e94bfcbbe0", "facts": null, "cards": null, "reason": "", "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T15:27:32.735000+00:00", "model": "confirmacao"}]',4,'be856c9b600553012450af7c953ad74432ec526a270660f297375f82e24ae8b6',NULL,22);
INSERT INTO "scoring_registro" VALUES(53,'2026-11-22 15:27:32.768000','sent','celular da mesa',NULL,'{"partida": 1, "number": 2, "side": "A", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 3, "jogo_id": 22, "partida": 1, "number": 2, "side": "A", "client_id": "35b6d2ce-73ab-4586-9961-8c7cb3dc8a25", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T15:27:32.767000+00:00", "model": "envio"}]',5,'a669a4c0f44c5324be7a50d5543eb11557a6d952de235609562380cedd547e76',NULL,22);
INSERT INTO "scoring_registro" VALUES(54,'2026-11-22 15:27:32.788000','sent','celular da mesa',NULL,'{"partida": 1, "number": 2, "side": "B", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "totals": {"A": 220, "B": 760}}','','[{"id": 4, "jogo_id": 22, "partida": 1, "number": 2, "side": "B", "client_id": "d77ded28-3dfc-487e-89f3-8f6fd0c70de1", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "cards": null, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T15:27:32.787000+00:00", "model": "envio"}]',6,'0446d23ba8e28491b2f651a82d4160a667fb6fca50dcc84b2ba10427d9074773',NULL,22);
INSERT INTO "scoring_registro" VALUES(55,'2026-11-22 15:27:32.814000','ruled','celular da mesa',NULL,'{"mao": 25, "partida": 1, "number": 2, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','B contou duas vezes','[{"id": 25, "partida_id": 24, "number": 2, "version": 1, "side": "", "void": false, "client_id": "a0ef579a-53f7-4260-ab44-98e94cd213d0", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "B contou duas vezes", "entered_at": "2026-11-22T15:27:32.809000+00:00", "model": "mao"}, {"id": 7, "mao_id": 25, "side": "", "verdict": "confirmed", "client_id": "a0ef579a-53f7-4260-ab44-98e94cd213d0", "facts": null, "cards": null, "reason": "B contou duas vezes", "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T15:27:32.814000+00:00", "model": "confirmacao"}]',7,'4ef29af8feae09d669b82d6dfe9b68ff1f88b47d864ca8858429b62063c852af',NULL,22);
INSERT INTO "scoring_registro" VALUES(56,'2026-11-22 15:27:32.843000','sent','celular da mesa',NULL,'{"partida": 2, "number": 1, "side": "A", "facts": {"totals": {"A": 300, "B": 150}}, "totals": {"A": 300, "B": 150}}','','[{"id": 5, "jogo_id": 22, "partida": 2, "number": 1, "side": "A", "client_id": "07b774fe-b0d2-4b77-8d14-f096d2c8d45b", "facts": {"totals": {"A": 300, "B": 150}}, "cards": null, "warnings": [], "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T15:27:32.837000+00:00", "model": "envio"}]',8,'1865fe8b24883f8cdcc998ac4038910e184720d88c648141937a02b0585c5da4',NULL,22);
INSERT INTO "scoring_registro" VALUES(57,'2026-11-22 15:27:32.848000','opened','celular da mesa',NULL,'{"labels": ["Ana e Bia", "Caio e Davi"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'d79c59ebbef061839e8baa1fc0ef47fb9cd1320ff62c4acef6b2098e32db4f9c',NULL,23);
INSERT INTO "scoring_registro" VALUES(58,'2026-11-22 15:27:32.873000','taken_over','celular da mesa','{"seat": "mesa", "device": ""}','{"seat": "mesa", "device": "celular da mesa"}','','[]',2,'014e1e2d3e7c2f19426e8e7e661473af3df218269c8e1038f06d6f65754bcfb3',NULL,23);
INSERT INTO "scoring_registro" VALUES(59,'2026-11-22 15:27:32.891000','released','painel','{"seat": "mesa", "device": "celular da mesa"}','{"seat": "mesa", "device": ""}','','[]',3,'ff10fd8dc322f52e4d69f5147b00cc764e669e53459b5d9da241223192409a04',1,23);
INSERT INTO "scoring_registro" VALUES(60,'2026-11-22 15:27:32.896000','reissued','painel',NULL,'{"seat": "mesa"}','endereço vazado','[]',4,'6bb6582a191ea780df4ec4cd2b3fbf1271bc2399aca4a05e1296f71afc558fb4',1,23);
INSERT INTO "scoring_registro" VALUES(61,'2026-11-22 15:27:32.905000','recorded','celular da mesa',NULL,'{"mao": 26, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 26, "partida_id": 26, "number": 1, "version": 1, "side": "", "void": false, "client_id": "54834e8c-476e-492b-be6a-39acf141f036", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T15:27:32.905000+00:00", "model": "mao"}]',5,'6cd7bb61948677ce4847b759f4af5ec9180e65fc0b35248f8335f25c36d2fb8e',NULL,23);
INSERT INTO "scoring_registro" VALUES(62,'2026-11-22 15:27:32.916000','taken_back','celular da mesa','{"mao": 26, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}',NULL,'','[{"id": 27, "partida_id": 26, "number": 1, "version": 2, "side": "", "void": true, "client_id": "af6f6dfa-3462-4bda-aaa0-d9dfc780a70d", "facts": {}, "cards": null, "lines": {}, "totals": {}, "warnings": [], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T15:27:32.916000+00:00", "model": "mao"}]',6,'3f15c7724819c13b830a11454168c8970d4c20a7db4f7edd07d3bb7b8f4eae69',NULL,23);
INSERT INTO "scoring_registro" VALUES(63,'2026-11-22 15:27:32.932000','recorded','celular da mesa',NULL,'{"mao": 28, "partida": 1, "number": 1, "version": 3, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 28, "partida_id": 26, "number": 1, "version": 3, "side": "", "void": false, "client_id": "6857df26-4642-44f4-9cff-ebf1e0a2fd82", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T15:27:32.931000+00:00", "model": "mao"}]',7,'f8d7a0828bb4753fdbc47c19c3763e432fcbd23df55920262844239e9f303963',NULL,23);
INSERT INTO "scoring_registro" VALUES(64,'2026-11-22 15:27:32.939000','bell','painel',NULL,'{"partida": 1, "number": 2, "in_play": false}','','[]',8,'420209333b719638d82f06dc15af62606436004d2863f51a270c7592149d3cf7',1,23);
INSERT INTO "scoring_registro" VALUES(65,'2026-11-22 15:27:32.952000','reopened','painel','{"winner": "A", "reason": "majority"}','{"winner": "", "reason": ""}','o sinal foi engano','[]',9,'8aab251b2b2b28aaa69449b11581f5ceb01331f0a41863f5c2e3785611d18e93',1,23);
INSERT INTO "scoring_registro" VALUES(66,'2026-11-22 15:27:32.958000','opened','celular da mesa',NULL,'{"labels": ["Ana e Bia", "Caio e Davi"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'be33e306b018931175f0c7dd38e284961fbcbc387668ef87501f00f04639e889',NULL,24);
INSERT INTO "scoring_registro" VALUES(67,'2026-11-22 15:27:32.967000','cancelled','painel','{"winner": "", "reason": ""}','{"winner": "", "reason": "cancelled"}','jogo de treino','[]',2,'1bfeaf470526b2c30e1a0c129c7a5d6f5845c286e0c970ba036839ea2f47b131',1,24);
INSERT INTO "scoring_registro" VALUES(68,'2026-11-22 15:27:32.972000','opened','celular da mesa',NULL,'{"labels": ["Ana e Bia", "Caio e Davi"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'d8815458e8da11e53e89ea830b269c84d2daf27ae66b1e490e82520ca1a2f9e1',NULL,25);
INSERT INTO "scoring_registro" VALUES(69,'2026-11-22 15:27:32.980000','walkover','painel','{"winner": "", "reason": ""}','{"winner": "A", "reason": "walkover"}','B não veio','[]',2,'88292e9156cca85a6ad0937425dbe6c3f2b109c4da39a695cdec56561b20cd1a',1,25);
INSERT INTO "scoring_registro" VALUES(70,'2026-11-22 15:27:32.984000','opened','celular da mesa',NULL,'{"labels": ["Ana e Bia", "Caio e Davi"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'8f2c78667aa2660d8ef363c8e4625ec90fbc9718e7f1e764ec3d8708ec736d9d',NULL,26);
INSERT INTO "scoring_registro" VALUES(71,'2026-11-22 15:27:32.991000','closed','painel','{"winner": "", "reason": ""}','{"winner": "B", "reason": "director"}','A saiu','[]',2,'055107f991733a464e68acd3332714c2c992a046602d26afdeaad6128d9bd78a',1,26);
INSERT INTO "scoring_registro" VALUES(72,'2026-11-22 15:27:32.999000','opened','celular da mesa',NULL,'{"labels": ["Ana e Bia", "Caio e Davi"], "ruleset": "buraco-1", "options": {"teams": "duplas", "jokers": 0, "target": 1500, "canastra_real": false, "other_scores": false, "vulnerability": true, "one_wild": false, "ace_to_ace": true, "real_on_top": false, "relancinho_on_top": true, "grown": "on_top", "twos_on_top": false, "twos_grow": true, "hand_without_batida": true, "hand_debit_without_batida": true, "wild_takes_value": false}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'8839d373cef8a08e28527e0da8ec72b8d9e8dde962ff92b0f10e9fedcea8f2b4',NULL,27);
INSERT INTO "scoring_registro" VALUES(73,'2026-11-22 15:27:33.006000','dealer','celular da mesa',NULL,'{"partida": 1, "number": 1, "side": "A"}','','[]',2,'4a60097165925e6464d199b7fba6c493347ddf52751d00ff4c8821eba20040eb',NULL,27);
INSERT INTO "scoring_registro" VALUES(74,'2026-11-22 15:27:33.014000','recorded','celular da mesa',NULL,'{"mao": 29, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "sides": {"A": {"table": 355, "hand": 45, "table_cards": 37, "hand_cards": 3, "players": 2, "batida": true, "dirty": 1, "grown": 1}, "B": {"table": 520, "hand": 90, "table_cards": 28, "hand_cards": 9, "players": 2, "batida": false, "clean": 1, "dirty": 1, "grown": 2}}, "before": {"A": 0, "B": 0}}, "totals": {"A": 1460, "B": 2730}}','','[{"id": 29, "partida_id": 30, "number": 1, "version": 1, "side": "", "void": false, "client_id": "a35b7475-6164-4a13-8b58-c50c2de711e0", "facts": {"ending": "batida", "sides": {"A": {"table": 355, "hand": 45, "table_cards": 37, "hand_cards": 3, "players": 2, "batida": true, "dirty": 1, "grown": 1}, "B": {"table": 520, "hand": 90, "table_cards": 28, "hand_cards": 9, "players": 2, "batida": false, "clean": 1, "dirty": 1, "grown": 2}}, "before": {"A": 0, "B": 0}}, "cards": {"ending": "batida", "sides": {"A": {"melds": [{"kind": "set", "cards": ["4S", "4C", "4H", "4D", "2D"], "laid": 3}, {"kind": "run", "cards": ["2S", "3S", "2H", "5S", "6S", "7S"], "laid": 3}, {"kind": "set", "cards": ["6H", "6C", "6C", "6D", "6S", "6H", "2C"], "laid": 3}, {"kind": "set", "cards": ["AS", "AD", "AH"], "laid": 3}, {"kind": "set", "cards": ["JC", "JC", "JD", "JD"], "laid": 3}, {"kind": "set", "cards": ["5D", "5D", "5H", "5S"], "laid": 3}, {"kind": "set", "cards": ["QD", "QC", "QC", "QH"], "laid": 3}, {"kind": "set", "cards": ["7C", "7D", "7D", "7H"], "laid": 3}], "hands": {"A1": ["TH", "TS", "3H"], "A2": []}}, "B": {"melds": [{"kind": "set", "cards": ["AS", "AC", "AC", "AH", "2D"], "laid": 3}, {"kind": "set", "cards": ["8H", "8C", "8D", "8C", "8S", "8D", "8S", "2S"], "laid": 3}, {"kind": "set", "cards": ["TD", "TC", "TC", "TS", "TD"], "laid": 3}, {"kind": "set", "cards": ["KD", "KH", "KS", "KH", "KS", "KC", "KD"], "laid": 3}, {"kind": "set", "cards": ["QS", "QH", "QD"], "laid": 3}], "hands": {"B1": ["5C", "9C", "4H"], "B2": ["5C", "3H", "3D", "7S", "9H", "JH"]}}}, "went_out": "A2"}, "lines": {"A": [{"code": "table", "points": 355, "count": null}, {"code": "hand", "points": -45, "count": null}, {"code": "dirty", "points": 100, "count": 1}, {"code": "grown", "points": 1000, "count": 1}, {"code": "batida", "points": 50, "count": null}], "B": [{"code": "table", "points": 520, "count": null}, {"code": "hand", "points": -90, "count": null}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "grown", "points": 2000, "count": 2}]}, "totals": {"A": 1460, "B": 2730}, "warnings": [], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T15:27:33.013000+00:00", "model": "mao"}]',3,'8497278da0a792adf84a2fb9e3d8cd36838d6db95966f090201e5ebbd07e3268',NULL,27);
CREATE TABLE "tournaments_bloco" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "nonce" varchar(60) NOT NULL, "digest" varchar(64) NOT NULL UNIQUE, "issued_at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "first" smallint unsigned NOT NULL CHECK ("first" >= 0), "last" smallint unsigned NOT NULL CHECK ("last" >= 0), "tournament_id" bigint NOT NULL REFERENCES "tournaments_tournament" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "bloco_first_to_last" CHECK (("first" >= 1 AND "last" >= ("first"))));
INSERT INTO "tournaments_bloco" VALUES(1,'464f7f4612956929532b19980523c2ca','f44446646d08a9bd94f8c7ea95a99d7752d3e6dc495988b277b4b1dedd035c67','2026-11-22 15:27:32.499',1,2,4);
CREATE TABLE "tournaments_club" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(80) NOT NULL UNIQUE, "slug" varchar(80) NOT NULL UNIQUE, "city" varchar(80) NOT NULL);
INSERT INTO "tournaments_club" VALUES(1,'Clube da Enseada','clube-da-enseada','Santos');
CREATE TABLE "tournaments_clubrules" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(60) NOT NULL, "base" varchar(40) NOT NULL, "options" text NOT NULL CHECK ((JSON_VALID("options") OR "options" IS NULL)), "overrides" text NOT NULL CHECK ((JSON_VALID("overrides") OR "overrides" IS NULL)), "minutes" smallint unsigned NOT NULL CHECK ("minutes" >= 0), "changed_at" datetime NOT NULL, "by_id" integer NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, "club_id" bigint NOT NULL REFERENCES "tournaments_club" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "club_rules_name" UNIQUE ("club_id", "name"));
INSERT INTO "tournaments_clubrules" VALUES(1,'Da casa','regulamento-1','{}','{"batida.bonus": 200}',0,'2026-11-22 15:27:30.427082',1,1);
CREATE TABLE "tournaments_confronto" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "kind" varchar(11) NOT NULL, "group" smallint unsigned NOT NULL CHECK ("group" >= 0), "round" smallint unsigned NOT NULL CHECK ("round" >= 0), "position" smallint unsigned NOT NULL CHECK ("position" >= 0), "absent" text NOT NULL CHECK ((JSON_VALID("absent") OR "absent" IS NULL)), "bye_a" bool NOT NULL, "bye_b" bool NOT NULL, "status" varchar(11) NOT NULL, "given" text NULL CHECK ((JSON_VALID("given") OR "given" IS NULL)), "flags" text NOT NULL CHECK ((JSON_VALID("flags") OR "flags" IS NULL)), "winner_side" varchar(1) NOT NULL, "loser_side" varchar(1) NOT NULL, "mesa" smallint unsigned NULL CHECK ("mesa" >= 0), "jogo_id" bigint NULL UNIQUE REFERENCES "scoring_jogo" ("id") DEFERRABLE INITIALLY DEFERRED, "dupla_a_id" bigint NULL REFERENCES "tournaments_dupla" ("id") DEFERRABLE INITIALLY DEFERRED, "dupla_b_id" bigint NULL REFERENCES "tournaments_dupla" ("id") DEFERRABLE INITIALLY DEFERRED, "partner_a_id" bigint NULL REFERENCES "tournaments_dupla" ("id") DEFERRABLE INITIALLY DEFERRED, "partner_b_id" bigint NULL REFERENCES "tournaments_dupla" ("id") DEFERRABLE INITIALLY DEFERRED, "winner_id" bigint NULL REFERENCES "tournaments_dupla" ("id") DEFERRABLE INITIALLY DEFERRED, "tournament_id" bigint NOT NULL REFERENCES "tournaments_tournament" ("id") DEFERRABLE INITIALLY DEFERRED, "stage_id" bigint NOT NULL REFERENCES "tournaments_stage" ("id") DEFERRABLE INITIALLY DEFERRED, "loser_to_id" bigint NULL REFERENCES "tournaments_confronto" ("id") DEFERRABLE INITIALLY DEFERRED, "winner_to_id" bigint NULL REFERENCES "tournaments_confronto" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "confronto_place" UNIQUE ("stage_id", "kind", "round", "group", "position"), CONSTRAINT "confronto_not_two_byes" CHECK (NOT ("bye_a" = 1 AND "bye_b" = 1)), CONSTRAINT "confronto_bye_has_no_dupla" CHECK ((("bye_a" = 0 OR "dupla_a_id" IS NULL) AND ("bye_b" = 0 OR "dupla_b_id" IS NULL))), CONSTRAINT "confronto_partners_of_both" CHECK ((("partner_a_id" IS NULL AND "partner_b_id" IS NULL) OR ("dupla_a_id" IS NOT NULL AND "partner_a_id" IS NOT NULL AND "dupla_b_id" IS NOT NULL AND "partner_b_id" IS NOT NULL))));
INSERT INTO "tournaments_confronto" VALUES(1,'main',1,1,1,'{}',0,0,'played',NULL,'[]','','',1,1,6,5,NULL,NULL,6,1,1,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(2,'main',1,1,2,'{}',0,1,'bye',NULL,'["bye"]','','',NULL,NULL,1,NULL,NULL,NULL,1,1,1,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(3,'main',2,1,1,'{}',0,0,'played',NULL,'[]','','',2,2,4,3,NULL,NULL,4,1,1,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(4,'main',2,1,2,'{}',0,1,'bye',NULL,'["bye"]','','',NULL,NULL,2,NULL,NULL,NULL,2,1,1,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(5,'main',1,2,1,'{}',0,0,'walkover',NULL,'[]','','',1,3,1,6,NULL,NULL,1,1,1,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(6,'main',1,2,2,'{}',0,1,'bye',NULL,'["bye"]','','',NULL,NULL,5,NULL,NULL,NULL,5,1,1,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(7,'main',2,2,1,'{}',0,0,'played',NULL,'[]','','',1,5,2,4,NULL,NULL,2,1,1,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(8,'main',2,2,2,'{}',0,1,'bye',NULL,'["bye"]','','',NULL,NULL,3,NULL,NULL,NULL,3,1,1,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(9,'main',1,3,1,'{}',0,0,'played',NULL,'[]','','',1,4,5,1,NULL,NULL,5,1,1,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(10,'main',1,3,2,'{}',0,1,'bye',NULL,'["bye"]','','',NULL,NULL,6,NULL,NULL,NULL,6,1,1,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(11,'main',2,3,1,'{}',0,0,'played',NULL,'[]','','',1,6,3,2,NULL,NULL,3,1,1,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(12,'main',2,3,2,'{}',0,1,'bye',NULL,'["bye"]','','',NULL,NULL,4,NULL,NULL,NULL,4,1,1,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(13,'main',0,1,1,'{}',0,0,'played',NULL,'[]','A','A',1,7,5,2,NULL,NULL,5,1,2,16,15);
INSERT INTO "tournaments_confronto" VALUES(14,'main',0,1,2,'{}',0,0,'played',NULL,'[]','B','B',2,8,4,6,NULL,NULL,4,1,2,16,15);
INSERT INTO "tournaments_confronto" VALUES(15,'main',0,2,1,'{}',0,0,'played',NULL,'[]','A','B',2,10,5,4,NULL,NULL,5,1,2,17,18);
INSERT INTO "tournaments_confronto" VALUES(16,'losers',0,2,2,'{}',0,0,'played',NULL,'[]','A','',1,9,2,6,NULL,NULL,2,1,2,NULL,17);
INSERT INTO "tournaments_confronto" VALUES(17,'losers',0,3,1,'{}',0,0,'played',NULL,'[]','B','',1,11,2,4,NULL,NULL,2,1,2,NULL,18);
INSERT INTO "tournaments_confronto" VALUES(18,'final',0,4,1,'{}',0,0,'played',NULL,'[]','','',1,12,5,2,NULL,NULL,5,1,2,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(19,'main',0,1,1,'{}',0,0,'played',NULL,'[]','','',1,13,9,10,NULL,NULL,9,2,3,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(20,'main',0,1,2,'{}',0,0,'played',NULL,'[]','','',2,14,11,8,NULL,NULL,11,2,3,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(21,'main',0,1,3,'{}',0,0,'played',NULL,'[]','','',3,15,12,7,NULL,NULL,12,2,3,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(22,'main',0,2,1,'{}',0,0,'',NULL,'["same_club", "side_repeated"]','','',NULL,NULL,9,11,NULL,NULL,NULL,2,3,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(23,'main',0,2,2,'{}',0,0,'',NULL,'["side_repeated"]','','',NULL,NULL,10,7,NULL,NULL,NULL,2,3,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(24,'main',0,2,3,'{}',0,0,'',NULL,'[]','','',NULL,NULL,8,13,NULL,NULL,NULL,2,3,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(25,'main',0,1,1,'{}',0,0,'played',NULL,'[]','','',1,16,16,17,20,14,16,3,4,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(26,'main',0,1,2,'{}',0,0,'',NULL,'[]','','',2,17,15,19,18,21,NULL,3,4,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(27,'main',0,2,1,'{}',0,0,'',NULL,'[]','','',1,NULL,16,15,17,19,NULL,3,4,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(28,'main',0,2,2,'{}',0,0,'',NULL,'[]','','',2,NULL,14,21,20,18,NULL,3,4,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(29,'main',0,3,1,'{}',0,0,'',NULL,'[]','','',1,NULL,16,14,15,21,NULL,3,4,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(30,'main',0,3,2,'{}',0,0,'',NULL,'[]','','',2,NULL,19,18,17,20,NULL,3,4,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(31,'main',0,1,1,'{}',0,1,'bye',NULL,'[]','A','',NULL,NULL,25,NULL,NULL,NULL,25,4,5,NULL,35);
INSERT INTO "tournaments_confronto" VALUES(32,'main',0,1,2,'{}',0,0,'played',NULL,'[]','B','',1,18,27,26,NULL,NULL,27,4,5,NULL,35);
INSERT INTO "tournaments_confronto" VALUES(33,'main',0,1,3,'{}',0,1,'bye',NULL,'[]','A','',NULL,NULL,23,NULL,NULL,NULL,23,4,5,NULL,36);
INSERT INTO "tournaments_confronto" VALUES(34,'main',0,1,4,'{}',0,0,'',NULL,'[]','B','',2,19,22,24,NULL,NULL,NULL,4,5,NULL,36);
INSERT INTO "tournaments_confronto" VALUES(35,'main',0,2,1,'{}',0,0,'',NULL,'[]','A','A',1,20,25,27,NULL,NULL,NULL,4,5,38,37);
INSERT INTO "tournaments_confronto" VALUES(36,'main',0,2,2,'{}',0,0,'',NULL,'[]','B','B',NULL,NULL,23,NULL,NULL,NULL,NULL,4,5,38,37);
INSERT INTO "tournaments_confronto" VALUES(37,'main',0,3,1,'{}',0,0,'',NULL,'[]','','',NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,5,NULL,NULL);
INSERT INTO "tournaments_confronto" VALUES(38,'third',0,3,2,'{}',0,0,'',NULL,'[]','','',NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,5,NULL,NULL);
CREATE TABLE "tournaments_dupla" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "name" varchar(130) NOT NULL, "seed" smallint unsigned NULL CHECK ("seed" >= 0), "home" varchar(60) NOT NULL, "tournament_id" bigint NOT NULL REFERENCES "tournaments_tournament" ("id") DEFERRABLE INITIALLY DEFERRED, "team_id" bigint NULL REFERENCES "tournaments_team" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "dupla_number" UNIQUE ("tournament_id", "number"), CONSTRAINT "dupla_seed" UNIQUE ("tournament_id", "seed"), CONSTRAINT "dupla_seed_positive" CHECK (("seed" IS NULL OR "seed" >= 1)));
INSERT INTO "tournaments_dupla" VALUES(1,1,'Abel Barra e Alba Barra',1,'',1,NULL);
INSERT INTO "tournaments_dupla" VALUES(2,2,'Breno Barra e Cida Barra',2,'',1,NULL);
INSERT INTO "tournaments_dupla" VALUES(3,3,'Dario Barra e Elza Barra',NULL,'',1,NULL);
INSERT INTO "tournaments_dupla" VALUES(4,4,'Fausto Barra e Gilda Barra',NULL,'',1,NULL);
INSERT INTO "tournaments_dupla" VALUES(5,5,'Heitor Barra e Ione Barra',NULL,'',1,NULL);
INSERT INTO "tournaments_dupla" VALUES(6,6,'Jairo Barra e Lia Barra',NULL,'',1,NULL);
INSERT INTO "tournaments_dupla" VALUES(7,1,'Abel Campos e Alba Campos',NULL,'',2,1);
INSERT INTO "tournaments_dupla" VALUES(8,2,'Breno Campos e Cida Campos',NULL,'',2,2);
INSERT INTO "tournaments_dupla" VALUES(9,3,'Dario Campos e Elza Campos',NULL,'',2,1);
INSERT INTO "tournaments_dupla" VALUES(10,4,'Fausto Campos e Gilda Campos',NULL,'',2,2);
INSERT INTO "tournaments_dupla" VALUES(11,5,'Heitor Campos e Ione Campos',NULL,'',2,1);
INSERT INTO "tournaments_dupla" VALUES(12,6,'Jairo Campos e Lia Campos',NULL,'',2,2);
INSERT INTO "tournaments_dupla" VALUES(13,7,'Otto Restinga e Zilá Restinga',NULL,'Praia Grande',2,NULL);
INSERT INTO "tournaments_dupla" VALUES(14,1,'Breno Dunas',NULL,'',3,NULL);
INSERT INTO "tournaments_dupla" VALUES(15,2,'Cida Dunas',NULL,'',3,NULL);
INSERT INTO "tournaments_dupla" VALUES(16,3,'Dario Dunas',NULL,'',3,NULL);
INSERT INTO "tournaments_dupla" VALUES(17,4,'Elza Dunas',NULL,'',3,NULL);
INSERT INTO "tournaments_dupla" VALUES(18,5,'Fausto Dunas',NULL,'',3,NULL);
INSERT INTO "tournaments_dupla" VALUES(19,6,'Gilda Dunas',NULL,'',3,NULL);
INSERT INTO "tournaments_dupla" VALUES(20,7,'Heitor Dunas',NULL,'',3,NULL);
INSERT INTO "tournaments_dupla" VALUES(21,8,'Ione Dunas',NULL,'',3,NULL);
INSERT INTO "tournaments_dupla" VALUES(22,1,'Jairo Dunas e Lia Dunas',NULL,'',4,NULL);
INSERT INTO "tournaments_dupla" VALUES(23,2,'Abel Enseada e Alba Enseada',NULL,'',4,NULL);
INSERT INTO "tournaments_dupla" VALUES(24,3,'Breno Enseada e Cida Enseada',NULL,'',4,NULL);
INSERT INTO "tournaments_dupla" VALUES(25,4,'Dario Enseada e Elza Enseada',NULL,'',4,NULL);
INSERT INTO "tournaments_dupla" VALUES(26,5,'Fausto Enseada e Gilda Enseada',NULL,'',4,NULL);
INSERT INTO "tournaments_dupla" VALUES(27,6,'Heitor Enseada e Ione Enseada',NULL,'',4,NULL);
CREATE TABLE "tournaments_duplakey" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "nonce" varchar(60) NOT NULL, "digest" varchar(64) NOT NULL UNIQUE, "issued_at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "dupla_id" bigint NOT NULL UNIQUE REFERENCES "tournaments_dupla" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "tournaments_duplakey" VALUES(1,'abb1ba8a55a5f48a7f051b668db0609e','3fd78aacd521db7ca2e34d5fd6c36046e6b5dbee68c8bc4c5bbfac61f855a09d','2026-11-22 15:27:32.487',22);
INSERT INTO "tournaments_duplakey" VALUES(2,'acf783ddfece56a93d1b215b18e0f48d','6cb9497d13873b3c8174472ee02462afb02e3845d0bb84d763cb2a9e607d2eaa','2026-11-22 15:27:32.487',23);
INSERT INTO "tournaments_duplakey" VALUES(3,'897d7ae7309b4be01d1f4ed1178f9817','d8acaab84b19836c058b2bcfef114e4a300fa658fc35a00c9990a0583eb58025','2026-11-22 15:27:32.487',24);
INSERT INTO "tournaments_duplakey" VALUES(4,'a0ddf8b46abfcddcd1767a9d79bfd87b','181bb55156c9c7d70532a54837cbedcce3b57f70d5600e15fcb8e087b5071a5f','2026-11-22 15:27:32.487',25);
INSERT INTO "tournaments_duplakey" VALUES(5,'368dc5d9cbe053da009017b8c840dc56','947b3361fd12a77813f2ac3b9203dca14be9ed374daa3a8d4945068e5a963c76','2026-11-22 15:27:32.487',26);
INSERT INTO "tournaments_duplakey" VALUES(6,'e43ad0e8833fb0bf0c9188b55a3bdf00','7d3d495da358d8ae5ce9234c3f2081ee25706b263c6ee0f0501560b5ffdf4635','2026-11-22 15:27:32.487',27);
CREATE TABLE "tournaments_duplamember" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "dupla_id" bigint NOT NULL REFERENCES "tournaments_dupla" ("id") DEFERRABLE INITIALLY DEFERRED, "tournament_id" bigint NOT NULL REFERENCES "tournaments_tournament" ("id") DEFERRABLE INITIALLY DEFERRED, "player_id" bigint NOT NULL REFERENCES "tournaments_player" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "player_once" UNIQUE ("tournament_id", "player_id"));
INSERT INTO "tournaments_duplamember" VALUES(1,1,1,1);
INSERT INTO "tournaments_duplamember" VALUES(2,1,1,2);
INSERT INTO "tournaments_duplamember" VALUES(3,2,1,3);
INSERT INTO "tournaments_duplamember" VALUES(4,2,1,4);
INSERT INTO "tournaments_duplamember" VALUES(5,3,1,5);
INSERT INTO "tournaments_duplamember" VALUES(6,3,1,6);
INSERT INTO "tournaments_duplamember" VALUES(7,4,1,7);
INSERT INTO "tournaments_duplamember" VALUES(8,4,1,8);
INSERT INTO "tournaments_duplamember" VALUES(9,5,1,9);
INSERT INTO "tournaments_duplamember" VALUES(10,5,1,10);
INSERT INTO "tournaments_duplamember" VALUES(11,6,1,11);
INSERT INTO "tournaments_duplamember" VALUES(12,6,1,12);
INSERT INTO "tournaments_duplamember" VALUES(13,7,2,13);
INSERT INTO "tournaments_duplamember" VALUES(14,7,2,14);
INSERT INTO "tournaments_duplamember" VALUES(15,8,2,15);
INSERT INTO "tournaments_duplamember" VALUES(16,8,2,16);
INSERT INTO "tournaments_duplamember" VALUES(17,9,2,17);
INSERT INTO "tournaments_duplamember" VALUES(18,9,2,18);
INSERT INTO "tournaments_duplamember" VALUES(19,10,2,19);
INSERT INTO "tournaments_duplamember" VALUES(20,10,2,20);
INSERT INTO "tournaments_duplamember" VALUES(21,11,2,21);
INSERT INTO "tournaments_duplamember" VALUES(22,11,2,22);
INSERT INTO "tournaments_duplamember" VALUES(23,12,2,23);
INSERT INTO "tournaments_duplamember" VALUES(24,12,2,24);
INSERT INTO "tournaments_duplamember" VALUES(25,13,2,25);
INSERT INTO "tournaments_duplamember" VALUES(26,13,2,26);
INSERT INTO "tournaments_duplamember" VALUES(27,14,3,27);
INSERT INTO "tournaments_duplamember" VALUES(28,15,3,28);
INSERT INTO "tournaments_duplamember" VALUES(29,16,3,29);
INSERT INTO "tournaments_duplamember" VALUES(30,17,3,30);
INSERT INTO "tournaments_duplamember" VALUES(31,18,3,31);
INSERT INTO "tournaments_duplamember" VALUES(32,19,3,32);
INSERT INTO "tournaments_duplamember" VALUES(33,20,3,33);
INSERT INTO "tournaments_duplamember" VALUES(34,21,3,34);
INSERT INTO "tournaments_duplamember" VALUES(35,22,4,35);
INSERT INTO "tournaments_duplamember" VALUES(36,22,4,36);
INSERT INTO "tournaments_duplamember" VALUES(37,23,4,37);
INSERT INTO "tournaments_duplamember" VALUES(38,23,4,38);
INSERT INTO "tournaments_duplamember" VALUES(39,24,4,39);
INSERT INTO "tournaments_duplamember" VALUES(40,24,4,40);
INSERT INTO "tournaments_duplamember" VALUES(41,25,4,41);
INSERT INTO "tournaments_duplamember" VALUES(42,25,4,42);
INSERT INTO "tournaments_duplamember" VALUES(43,26,4,43);
INSERT INTO "tournaments_duplamember" VALUES(44,26,4,44);
INSERT INTO "tournaments_duplamember" VALUES(45,27,4,45);
INSERT INTO "tournaments_duplamember" VALUES(46,27,4,46);
CREATE TABLE "tournaments_livejogo" ("jogo_id" bigint NOT NULL PRIMARY KEY REFERENCES "scoring_jogo" ("id") DEFERRABLE INITIALLY DEFERRED, "wanted" bigint unsigned NOT NULL CHECK ("wanted" >= 0), "done" bigint unsigned NOT NULL CHECK ("done" >= 0), "payload" text NOT NULL CHECK ((JSON_VALID("payload") OR "payload" IS NULL)), "tournament_id" bigint NOT NULL REFERENCES "tournaments_tournament" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "tournaments_livejogo" VALUES(17,0,0,'{"confronto": 26, "kind": "main", "stage": 1, "group": 0, "round": 1, "round_name": "", "mesa": 2, "names": {"A": "Cida Dunas + Fausto Dunas", "B": "Gilda Dunas + Ione Dunas"}, "duplas": {"A": 2, "B": 6}, "jogo": {"id": "a116aef2-f1b1-44e0-ace3-cbb050c1be6c", "state": "open", "winner": "", "reason": "", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 0, "totals": {"A": 0, "B": 0}}]}}',3);
INSERT INTO "tournaments_livejogo" VALUES(19,0,0,'{"confronto": 34, "kind": "main", "stage": 1, "group": 0, "round": 1, "round_name": "quarterfinal", "mesa": 2, "names": {"A": "Jairo Dunas e Lia Dunas", "B": "Breno Enseada e Cida Enseada"}, "duplas": {"A": 1, "B": 3}, "jogo": {"id": "ea15fb46-2b09-4f35-910d-697a339c8ea0", "state": "open", "winner": "", "reason": "", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 0, "totals": {"A": 0, "B": 0}}]}}',4);
INSERT INTO "tournaments_livejogo" VALUES(20,0,0,'{"confronto": 35, "kind": "main", "stage": 1, "group": 0, "round": 2, "round_name": "semifinal", "mesa": 1, "names": {"A": "Dario Enseada e Elza Enseada", "B": "Heitor Enseada e Ione Enseada"}, "duplas": {"A": 4, "B": 6}, "jogo": {"id": "e08d2f53-f6d4-4f8f-907c-b7ccdcf2768c", "state": "open", "winner": "", "reason": "", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 1, "totals": {"A": 760, "B": 220}}]}}',4);
CREATE TABLE "tournaments_livetable" ("tournament_id" bigint NOT NULL PRIMARY KEY REFERENCES "tournaments_tournament" ("id") DEFERRABLE INITIALLY DEFERRED, "done" bigint unsigned NOT NULL CHECK ("done" >= 0), "published" bigint unsigned NOT NULL CHECK ("published" >= 0), "whole" bigint unsigned NOT NULL CHECK ("whole" >= 0), "refreshed_at" datetime NULL);
INSERT INTO "tournaments_livetable" VALUES(1,20,13,20,'2026-11-22 15:27:30.263460');
INSERT INTO "tournaments_livetable" VALUES(2,7,7,7,'2026-11-22 15:27:31.264006');
INSERT INTO "tournaments_livetable" VALUES(3,2,2,2,'2026-11-22 15:27:31.679653');
INSERT INTO "tournaments_livetable" VALUES(4,4,2,3,'2026-11-22 15:27:32.424034');
CREATE TABLE "tournaments_membership" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "role" varchar(10) NOT NULL, "club_id" bigint NOT NULL REFERENCES "tournaments_club" ("id") DEFERRABLE INITIALLY DEFERRED, "user_id" integer NOT NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "membership_once" UNIQUE ("club_id", "user_id"));
INSERT INTO "tournaments_membership" VALUES(1,'director',1,1);
INSERT INTO "tournaments_membership" VALUES(2,'scorer',1,2);
CREATE TABLE "tournaments_mesa" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "nonce" varchar(60) NOT NULL, "digest" varchar(64) NOT NULL UNIQUE, "issued_at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "unlocked_at" datetime NULL, "tournament_id" bigint NOT NULL REFERENCES "tournaments_tournament" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "mesa_number" UNIQUE ("tournament_id", "number"));
INSERT INTO "tournaments_mesa" VALUES(1,'30a047c9f831f439fbb5f7053e7e68d7','ea6882286c70f5fbd80dcec4cbeb20229efffd981d1350dee5a220cc1f197479','2026-11-22 15:27:32.467',1,NULL,4);
INSERT INTO "tournaments_mesa" VALUES(2,'83d6315720582186181bb262520d6e99','473b2c22a362c83f7013ef58986906b8114b877880fb77399f3ac2a49f07980f','2026-11-22 15:27:32.467',2,NULL,4);
CREATE TABLE "tournaments_ocorrencia" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "action" varchar(30) NOT NULL, "round" smallint unsigned NULL CHECK ("round" >= 0), "reason" varchar(200) NOT NULL, "data" text NOT NULL CHECK ((JSON_VALID("data") OR "data" IS NULL)), "sequence" integer unsigned NOT NULL CHECK ("sequence" >= 0), "digest" varchar(64) NOT NULL, "actor_id" integer NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, "dupla_id" bigint NULL REFERENCES "tournaments_dupla" ("id") DEFERRABLE INITIALLY DEFERRED, "tournament_id" bigint NOT NULL REFERENCES "tournaments_tournament" ("id") DEFERRABLE INITIALLY DEFERRED, "stage_id" bigint NULL REFERENCES "tournaments_stage" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "ocorrencia_sequence" UNIQUE ("tournament_id", "sequence"));
INSERT INTO "tournaments_ocorrencia" VALUES(1,'2026-11-22 15:27:27.707725','plan_saved',NULL,'','{"stages": 2}',1,'dcf5b522a56f6942bcf22fc9d36cd3e38fa03acf6b62300b0f1a66a4b987f7af',NULL,NULL,1,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(2,'2026-11-22 15:27:27.755745','stage_begun',NULL,'','{"seed": 7}',2,'e6d06afcd9b71fd691cd7eb955602b54839fe54d2f2a037d5b7ce66c332bd0a6',NULL,NULL,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(3,'2026-11-22 15:27:28.169242','walkover',2,'não compareceu','{"duplas": {"A": "Abel Barra e Alba Barra", "B": "Jairo Barra e Lia Barra"}}',3,'5eec33b7fbb6fceea49e84b39089102b021fd049efff4ef03763f6e800c21c1a',1,1,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(4,'2026-11-22 15:27:28.190733','penalised',1,'atraso','{"sanction": "mp", "amount": 1}',4,'e0a25ab445c93060525c172d627852181e2057fbfe5ff40c87f409a8aa3f27e3',1,1,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(5,'2026-11-22 15:27:28.204109','penalised',1,'atraso','{"sanction": "loss", "amount": 0}',5,'6ccbfc89c1da99593a597d157f954b142ad88c332fd42a01e52bfddaabd7b3cd',1,2,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(6,'2026-11-22 15:27:28.219408','penalty_lifted',1,'engano','{"sanction": "loss", "amount": 0}',6,'c3f6f6be71d83794ecc53a5d1ba6eef9b6d9f77e49dc39f702208be394597fb6',1,2,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(7,'2026-11-22 15:27:28.318578','round_closed',1,'','{}',7,'0405d646c245308040523bb4532d92bac41acf7be68d06e170722dfb38437e4c',NULL,NULL,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(8,'2026-11-22 15:27:28.376614','round_closed',2,'','{}',8,'08fd022964b773655a2d69f2b3d75fe37e4e8f050521f6dcc9b02c1f30f5ed90',NULL,NULL,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(9,'2026-11-22 15:27:28.480605','round_closed',3,'','{}',9,'ac7bb98f8820b0db8e74abd3a162e89d4313e37518718cf5b203051f9b800289',NULL,NULL,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(10,'2026-11-22 15:27:28.523931','stage_closed',NULL,'','{}',10,'c3f779f937a9ad09ca33f9b32094778bbb1c396010c37fdc5b94ad8c9c45a437',NULL,NULL,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(11,'2026-11-22 15:27:29.840048','stage_begun',NULL,'','{"seed": 11}',11,'a816daf6647c3ed94645e1f08347ca102eed68861401ca87f6a2bce5638d6002',1,NULL,1,2);
INSERT INTO "tournaments_ocorrencia" VALUES(12,'2026-11-22 15:27:30.569501','plan_saved',NULL,'','{"stages": 1}',1,'d3e690bf4d7dbe3f3cfeb7748df35db71e1bf6ce64ccb750e6d41c2227da604e',NULL,NULL,2,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(13,'2026-11-22 15:27:30.619013','team_changed',NULL,'','{"dupla": "Abel Campos e Alba Campos", "before": "", "after": "Mar\u00e9"}',2,'035aaac83b20393c1b18a5927499b5cba46e9785a9be481fa83a7b5aeacc0e37',1,NULL,2,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(14,'2026-11-22 15:27:30.620997','team_changed',NULL,'','{"dupla": "Breno Campos e Cida Campos", "before": "", "after": "Rochedo"}',3,'197ab419622d946838427acd623dc55f0c2997fd1f6c22502253e9ca9589cf8a',1,NULL,2,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(15,'2026-11-22 15:27:30.628351','team_changed',NULL,'','{"dupla": "Dario Campos e Elza Campos", "before": "", "after": "Mar\u00e9"}',4,'cc0c332ca4e988823cbbaf8918a4a973cf09848da415d90bc2eef4d2263a1cda',1,NULL,2,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(16,'2026-11-22 15:27:30.630381','team_changed',NULL,'','{"dupla": "Fausto Campos e Gilda Campos", "before": "", "after": "Rochedo"}',5,'cf9b4440622ed79e90339723333f3445a281b31c7d987ba00093fbe4249d5c93',1,NULL,2,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(17,'2026-11-22 15:27:30.632150','team_changed',NULL,'','{"dupla": "Heitor Campos e Ione Campos", "before": "", "after": "Mar\u00e9"}',6,'1144d198451cc4ff8263a891dd4e27db25cf4faa2870d3c0e2dd15b09d6c2a3d',1,NULL,2,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(18,'2026-11-22 15:27:30.638087','team_changed',NULL,'','{"dupla": "Jairo Campos e Lia Campos", "before": "", "after": "Rochedo"}',7,'96258e3f45afd07d02667962cbfee64346e4439cf688d298398be0fc6d2f9342',1,NULL,2,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(19,'2026-11-22 15:27:30.708237','round_drawn',1,'','{"seed": 7, "override": ""}',8,'139437fed71061bd15c96aadde1e982a9abbcee8c7694d6beafd5010df15424d',1,NULL,2,3);
INSERT INTO "tournaments_ocorrencia" VALUES(20,'2026-11-22 15:27:30.714762','stage_begun',NULL,'','{"seed": 7}',9,'d871ed0401ece4926b2ce9538813eaaf4c7b08405818d14a58ea6b8b4cbf773c',1,NULL,2,3);
INSERT INTO "tournaments_ocorrencia" VALUES(21,'2026-11-22 15:27:30.771003','round_posted',1,'','{}',10,'ad2d7576a30d4b2193bffa2d167579eed7059c012272348f09b3ed0f2b515b98',1,NULL,2,3);
INSERT INTO "tournaments_ocorrencia" VALUES(22,'2026-11-22 15:27:30.976660','round_closed',1,'','{}',11,'08c7ebe713b57705d069d6cea7531a9affce780618bdfa8903c68b9cb3cc2630',NULL,NULL,2,3);
INSERT INTO "tournaments_ocorrencia" VALUES(23,'2026-11-22 15:27:31.030847','entered_late',NULL,'','{"dupla": "Otto Restinga e Zil\u00e1 Restinga", "from_round": 2}',12,'1e1164fd0a5439fafdd8b32e1ff6f408d2c43d73bb964cf4278e5bef65d9ee59',1,13,2,3);
INSERT INTO "tournaments_ocorrencia" VALUES(24,'2026-11-22 15:27:31.079622','withdrawn',NULL,'viagem','{"justified": true, "rested": {}, "walkovers": []}',13,'c4da6554509858e071f7c2d7173c2b4fed29f6d45ac02e26e22e621bf50dbf16',1,12,2,3);
INSERT INTO "tournaments_ocorrencia" VALUES(25,'2026-11-22 15:27:31.140924','round_drawn',2,'','{"seed": 8, "override": ""}',14,'765e2ebac7d6c933e72402e55b90dde7542a1e61f337146bf3c51122308513d4',1,NULL,2,3);
INSERT INTO "tournaments_ocorrencia" VALUES(26,'2026-11-22 15:27:31.399703','plan_saved',NULL,'','{"stages": 1}',1,'a34e5004eba958ce340e525db2e33c9284d071a670bcdc6d5c8c0afb999464b7',NULL,NULL,3,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(27,'2026-11-22 15:27:31.437276','stage_begun',NULL,'','{"seed": 7}',2,'76c6d83f92293fb78989f6503b65a0401e1a8a5bf797d294fd0b49de92f23e70',NULL,NULL,3,4);
INSERT INTO "tournaments_ocorrencia" VALUES(28,'2026-11-22 15:27:31.926902','stage_begun',NULL,'','{"seed": 7}',1,'74ac1c314db822a6c01cca8a4e46c7d579b10f7f22a42ab6a4f0a7f01ce9efa5',NULL,NULL,4,5);
INSERT INTO "tournaments_ocorrencia" VALUES(29,'2026-11-22 15:27:32.500466','bloco_made',NULL,'','{"first": 1, "last": 2}',2,'ce7c6d9a866494e6778123f7714a1ee5a7b664c883b9f85377ef6598b89bd389',1,NULL,4,NULL);
CREATE TABLE "tournaments_penalty" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "round" smallint unsigned NOT NULL CHECK ("round" >= 0), "sanction" varchar(20) NOT NULL, "amount" integer unsigned NOT NULL CHECK ("amount" >= 0), "reason" varchar(200) NOT NULL, "at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "lifted_at" datetime NULL, "author_id" integer NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, "dupla_id" bigint NOT NULL REFERENCES "tournaments_dupla" ("id") DEFERRABLE INITIALLY DEFERRED, "stage_id" bigint NOT NULL REFERENCES "tournaments_stage" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "tournaments_penalty" VALUES(1,1,'mp',1,'atraso','2026-11-22 15:27:28.189',NULL,1,1,1);
INSERT INTO "tournaments_penalty" VALUES(2,1,'loss',0,'atraso','2026-11-22 15:27:28.203','2026-11-22 15:27:28.213537',1,2,1);
CREATE TABLE "tournaments_player" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(60) NOT NULL, "sort_name" varchar(60) NOT NULL, "club_id" bigint NOT NULL REFERENCES "tournaments_club" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "player_name_in_club" UNIQUE ("club_id", "sort_name"));
INSERT INTO "tournaments_player" VALUES(1,'Abel Barra','abel barra',1);
INSERT INTO "tournaments_player" VALUES(2,'Alba Barra','alba barra',1);
INSERT INTO "tournaments_player" VALUES(3,'Breno Barra','breno barra',1);
INSERT INTO "tournaments_player" VALUES(4,'Cida Barra','cida barra',1);
INSERT INTO "tournaments_player" VALUES(5,'Dario Barra','dario barra',1);
INSERT INTO "tournaments_player" VALUES(6,'Elza Barra','elza barra',1);
INSERT INTO "tournaments_player" VALUES(7,'Fausto Barra','fausto barra',1);
INSERT INTO "tournaments_player" VALUES(8,'Gilda Barra','gilda barra',1);
INSERT INTO "tournaments_player" VALUES(9,'Heitor Barra','heitor barra',1);
INSERT INTO "tournaments_player" VALUES(10,'Ione Barra','ione barra',1);
INSERT INTO "tournaments_player" VALUES(11,'Jairo Barra','jairo barra',1);
INSERT INTO "tournaments_player" VALUES(12,'Lia Barra','lia barra',1);
INSERT INTO "tournaments_player" VALUES(13,'Abel Campos','abel campos',1);
INSERT INTO "tournaments_player" VALUES(14,'Alba Campos','alba campos',1);
INSERT INTO "tournaments_player" VALUES(15,'Breno Campos','breno campos',1);
INSERT INTO "tournaments_player" VALUES(16,'Cida Campos','cida campos',1);
INSERT INTO "tournaments_player" VALUES(17,'Dario Campos','dario campos',1);
INSERT INTO "tournaments_player" VALUES(18,'Elza Campos','elza campos',1);
INSERT INTO "tournaments_player" VALUES(19,'Fausto Campos','fausto campos',1);
INSERT INTO "tournaments_player" VALUES(20,'Gilda Campos','gilda campos',1);
INSERT INTO "tournaments_player" VALUES(21,'Heitor Campos','heitor campos',1);
INSERT INTO "tournaments_player" VALUES(22,'Ione Campos','ione campos',1);
INSERT INTO "tournaments_player" VALUES(23,'Jairo Campos','jairo campos',1);
INSERT INTO "tournaments_player" VALUES(24,'Lia Campos','lia campos',1);
INSERT INTO "tournaments_player" VALUES(25,'Otto Restinga','otto restinga',1);
INSERT INTO "tournaments_player" VALUES(26,'Zilá Restinga','zila restinga',1);
INSERT INTO "tournaments_player" VALUES(27,'Breno Dunas','breno dunas',1);
INSERT INTO "tournaments_player" VALUES(28,'Cida Dunas','cida dunas',1);
INSERT INTO "tournaments_player" VALUES(29,'Dario Dunas','dario dunas',1);
INSERT INTO "tournaments_player" VALUES(30,'Elza Dunas','elza dunas',1);
INSERT INTO "tournaments_player" VALUES(31,'Fausto Dunas','fausto dunas',1);
INSERT INTO "tournaments_player" VALUES(32,'Gilda Dunas','gilda dunas',1);
INSERT INTO "tournaments_player" VALUES(33,'Heitor Dunas','heitor dunas',1);
INSERT INTO "tournaments_player" VALUES(34,'Ione Dunas','ione dunas',1);
INSERT INTO "tournaments_player" VALUES(35,'Jairo Dunas','jairo dunas',1);
INSERT INTO "tournaments_player" VALUES(36,'Lia Dunas','lia dunas',1);
INSERT INTO "tournaments_player" VALUES(37,'Abel Enseada','abel enseada',1);
INSERT INTO "tournaments_player" VALUES(38,'Alba Enseada','alba enseada',1);
INSERT INTO "tournaments_player" VALUES(39,'Breno Enseada','breno enseada',1);
INSERT INTO "tournaments_player" VALUES(40,'Cida Enseada','cida enseada',1);
INSERT INTO "tournaments_player" VALUES(41,'Dario Enseada','dario enseada',1);
INSERT INTO "tournaments_player" VALUES(42,'Elza Enseada','elza enseada',1);
INSERT INTO "tournaments_player" VALUES(43,'Fausto Enseada','fausto enseada',1);
INSERT INTO "tournaments_player" VALUES(44,'Gilda Enseada','gilda enseada',1);
INSERT INTO "tournaments_player" VALUES(45,'Heitor Enseada','heitor enseada',1);
INSERT INTO "tournaments_player" VALUES(46,'Ione Enseada','ione enseada',1);
CREATE TABLE "tournaments_publication" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" integer unsigned NOT NULL CHECK ("number" >= 0), "at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "reason" varchar(200) NOT NULL, "payload" text NOT NULL CHECK ((JSON_VALID("payload") OR "payload" IS NULL)), "page" text NOT NULL, "digest" varchar(64) NOT NULL, "author_id" integer NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, "tournament_id" bigint NOT NULL REFERENCES "tournaments_tournament" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "publication_number" UNIQUE ("tournament_id", "number"));
INSERT INTO "tournaments_publication" VALUES(1,1,'2026-11-22 15:27:29.747','','{"version": 1, "tournament": {"slug": "copa-do-farol-2026", "name": "Copa do Farol", "club": "Clube da Enseada", "club_slug": "clube-da-enseada", "place": "", "starts_on": "2026-03-07", "ends_on": "2026-03-08", "state": "running", "entrants": "duplas", "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "draw_seed": null, "drawn_at": null}, "duplas": [{"number": 1, "name": "Abel Barra e Alba Barra", "seed": 1, "players": ["Abel Barra", "Alba Barra"]}, {"number": 2, "name": "Breno Barra e Cida Barra", "seed": 2, "players": ["Breno Barra", "Cida Barra"]}, {"number": 3, "name": "Dario Barra e Elza Barra", "seed": null, "players": ["Dario Barra", "Elza Barra"]}, {"number": 4, "name": "Fausto Barra e Gilda Barra", "seed": null, "players": ["Fausto Barra", "Gilda Barra"]}, {"number": 5, "name": "Heitor Barra e Ione Barra", "seed": null, "players": ["Heitor Barra", "Ione Barra"]}, {"number": 6, "name": "Jairo Barra e Lia Barra", "seed": null, "players": ["Jairo Barra", "Lia Barra"]}], "stages": [{"number": 1, "name": "Fase 1", "format": "groups", "bracket": false, "state": "closed", "seed": 7, "rounds_planned": null, "groups": 2, "partidas": 1, "maos": null, "target": null, "minutes": 0, "vp": false, "order": ["jogos_won", "made", "difference", "lots"], "top": 2, "others": 0, "fair": "average", "rounds": [{"round": 1, "name": "", "state": "closed", "seed": 7, "confrontos": [{"id": 1, "kind": "main", "group": 1, "round": 1, "position": 1, "mesa": 1, "state": "done", "status": "played", "winner": "A", "flags": [], "given": null, "points": [1, 0], "slots": {"A": {"dupla": 6, "name": "Jairo Barra e Lia Barra", "seed": null}, "B": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}}, "jogo": {"id": "8f49923c-96b2-4c45-9cbc-35c304abc2be", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}}, {"id": 2, "kind": "main", "group": 1, "round": 1, "position": 2, "mesa": null, "state": "bye", "status": "bye", "winner": "A", "flags": ["bye"], "given": null, "points": [1], "slots": {"A": {"dupla": 1, "name": "Abel Barra e Alba Barra", "seed": 1}, "B": {"bye": true}}, "jogo": null}, {"id": 3, "kind": "main", "group": 2, "round": 1, "position": 1, "mesa": 2, "state": "done", "status": "played", "winner": "A", "flags": [], "given": null, "points": [1, 0], "slots": {"A": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}, "B": {"dupla": 3, "name": "Dario Barra e Elza Barra", "seed": null}}, "jogo": {"id": "5cee8037-b543-4e4b-9b42-51fbbe0fdc98", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}}, {"id": 4, "kind": "main", "group": 2, "round": 1, "position": 2, "mesa": null, "state": "bye", "status": "bye", "winner": "A", "flags": ["bye"], "given": null, "points": [1], "slots": {"A": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}, "B": {"bye": true}}, "jogo": null}]}, {"round": 2, "name": "", "state": "closed", "seed": 7, "confrontos": [{"id": 5, "kind": "main", "group": 1, "round": 2, "position": 1, "mesa": 1, "state": "done", "status": "walkover", "winner": "A", "flags": [], "given": null, "points": [1, 0], "slots": {"A": {"dupla": 1, "name": "Abel Barra e Alba Barra", "seed": 1}, "B": {"dupla": 6, "name": "Jairo Barra e Lia Barra", "seed": null}}, "jogo": {"id": "b0a26488-48e6-488b-af20-33dfc5419b96", "state": "closed", "winner": "A", "reason": "walkover", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 0, "totals": {"A": 0, "B": 0}}]}}, {"id": 6, "kind": "main", "group": 1, "round": 2, "position": 2, "mesa": null, "state": "bye", "status": "bye", "winner": "A", "flags": ["bye"], "given": null, "points": [1], "slots": {"A": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}, "B": {"bye": true}}, "jogo": null}, {"id": 7, "kind": "main", "group": 2, "round": 2, "position": 1, "mesa": 1, "state": "done", "status": "played", "winner": "A", "flags": [], "given": null, "points": [1, 0], "slots": {"A": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}, "B": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}}, "jogo": {"id": "e9408bae-f9f2-4462-b60d-f4c8e50cce97", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}}, {"id": 8, "kind": "main", "group": 2, "round": 2, "position": 2, "mesa": null, "state": "bye", "status": "bye", "winner": "A", "flags": ["bye"], "given": null, "points": [1], "slots": {"A": {"dupla": 3, "name": "Dario Barra e Elza Barra", "seed": null}, "B": {"bye": true}}, "jogo": null}]}, {"round": 3, "name": "", "state": "closed", "seed": 7, "confrontos": [{"id": 9, "kind": "main", "group": 1, "round": 3, "position": 1, "mesa": 1, "state": "done", "status": "played", "winner": "A", "flags": [], "given": null, "points": [1, 0], "slots": {"A": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}, "B": {"dupla": 1, "name": "Abel Barra e Alba Barra", "seed": 1}}, "jogo": {"id": "e4d263d2-dd62-45ac-8130-efe6d803d65a", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}}, {"id": 10, "kind": "main", "group": 1, "round": 3, "position": 2, "mesa": null, "state": "bye", "status": "bye", "winner": "A", "flags": ["bye"], "given": null, "points": [1], "slots": {"A": {"dupla": 6, "name": "Jairo Barra e Lia Barra", "seed": null}, "B": {"bye": true}}, "jogo": null}, {"id": 11, "kind": "main", "group": 2, "round": 3, "position": 1, "mesa": 1, "state": "done", "status": "played", "winner": "A", "flags": [], "given": null, "points": [1, 0], "slots": {"A": {"dupla": 3, "name": "Dario Barra e Elza Barra", "seed": null}, "B": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}}, "jogo": {"id": "2c44339e-9cd5-4e7a-bb19-128921794416", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}}, {"id": 12, "kind": "main", "group": 2, "round": 3, "position": 2, "mesa": null, "state": "bye", "status": "bye", "winner": "A", "flags": ["bye"], "given": null, "points": [1], "slots": {"A": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}, "B": {"bye": true}}, "jogo": null}]}], "standings": [{"group": 1, "rows": [{"place": 1, "place_to": 1, "dupla": 5, "name": "Heitor Barra e Ione Barra", "points": 2, "jogos": [1, 1], "walkovers": [0, 0], "meetings": 3, "partidas": [1, 1], "made": [980, 980], "canastras": {"clean": 1, "dirty": 2}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 980}, {"by": "difference", "value": 0}], "above": {"by": "made", "value": 980, "next": 760}, "fate": null, "penalties": [], "goes_on": false}, {"place": 2, "place_to": 2, "dupla": 6, "name": "Jairo Barra e Lia Barra", "points": 2, "jogos": [1, 1], "walkovers": [0, 1], "meetings": 3, "partidas": [1, 0], "made": [760, 220], "canastras": {"clean": 1, "dirty": 1}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 760}, {"by": "difference", "value": 540}], "above": {"by": "made", "value": 760, "next": 219}, "fate": null, "penalties": [], "goes_on": false}, {"place": 3, "place_to": 3, "dupla": 1, "name": "Abel Barra e Alba Barra", "points": 2, "jogos": [1, 1], "walkovers": [1, 0], "meetings": 3, "partidas": [0, 1], "made": [219, 760], "canastras": {"dirty": 1}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 219}, {"by": "difference", "value": -541}], "above": null, "fate": null, "penalties": [{"sanction": "mp", "amount": 1, "round": 1, "reason": "atraso"}], "goes_on": false}], "after": null, "closed": []}, {"group": 2, "rows": [{"place": 1, "place_to": 1, "dupla": 4, "name": "Fausto Barra e Gilda Barra", "points": 2, "jogos": [1, 1], "walkovers": [0, 0], "meetings": 3, "partidas": [1, 1], "made": [980, 980], "canastras": {"clean": 1, "dirty": 2}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 980}, {"by": "difference", "value": 0}], "above": {"by": "lots", "value": -1, "next": -2}, "fate": null, "penalties": [], "goes_on": false}, {"place": 2, "place_to": 2, "dupla": 2, "name": "Breno Barra e Cida Barra", "points": 2, "jogos": [1, 1], "walkovers": [0, 0], "meetings": 3, "partidas": [1, 1], "made": [980, 980], "canastras": {"clean": 1, "dirty": 2}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 980}, {"by": "difference", "value": 0}], "above": {"by": "lots", "value": -2, "next": -6}, "fate": null, "penalties": [], "goes_on": false}, {"place": 3, "place_to": 3, "dupla": 3, "name": "Dario Barra e Elza Barra", "points": 2, "jogos": [1, 1], "walkovers": [0, 0], "meetings": 3, "partidas": [1, 1], "made": [980, 980], "canastras": {"clean": 1, "dirty": 2}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 980}, {"by": "difference", "value": 0}], "above": null, "fate": null, "penalties": [], "goes_on": false}], "after": null, "closed": []}], "compared": []}, {"number": 2, "name": "Fase 2", "format": "double", "bracket": true, "state": "planned", "seed": null, "rounds_planned": null, "groups": 1, "partidas": 1, "maos": null, "target": null, "minutes": 0, "vp": false, "order": ["jogos_won", "made", "difference", "lots"], "top": null, "others": 0, "fair": "average", "rounds": [], "standings": [], "compared": []}], "ledger_head": {"number": 7, "digest": "d9c0f4e9ee556e26a718e670d630298e2ca6c7054d64efa1c1e3795932f5f4b9"}}','
    <div class="stack-l">
        <header class="stack">
            <h2>Copa do Farol</h2>
            <p class="row">
                <span class="tag tag-live">
                    em andamento
                </span>
                <span>Clube da Enseada</span>
                <span class="quiet">uma partida até 700 pontos</span>
            </p>
        </header>
        




        
        
            
                <section class="stack">
                    <h2>Fase 1</h2>
                    

<p class="row"><span>Grupos</span></p>

    

<h3 class="row">
    3ª rodada
    
<span class="tag tag-done">encerrada</span>

</h3>

    <h4>Grupo 1</h4>
    <ol class="meets" role="list">
        
            

<li class="meet is-done">
    <p class="meet-mesa"><span>Mesa</span> <b>1</b></p>
    <div class="meet-seats">
        
            <p class="meet-seat is-winner">
                <span class="meet-who">
                    
                        
                        <a href="/torneios/copa-do-farol-2026/duplas/5/">Heitor Barra e Ione Barra</a>
                        
                    
                </span>
                
                    <span class="visually-hidden">(venceu)</span>
                
                
                <span class="meet-worth">1 pt</span>
                <b>760</b>
            </p>
        
            <p class="meet-seat is-loser">
                <span class="meet-who">
                    
                        
                        <a href="/torneios/copa-do-farol-2026/duplas/1/">Abel Barra e Alba Barra</a>
                        
                    
                </span>
                
                
                    <span class="slot-seed"><span class="visually-hidden">cabeça de chave </span>1</span>
                
                <span class="meet-worth">0 pt</span>
                <b>220</b>
            </p>
        
    </div>
    
        <p class="meet-foot">
            
                <a href="/torneios/copa-do-farol-2026/jogos/e4d263d2-dd62-45ac-8130-efe6d803d65a/"
                   id="folha-9">Ver a folha</a>
            
            
            
        </p>
    
</li>

        
            

<li class="meet is-bye">
    
    <div class="meet-seats">
        
            <p class="meet-seat">
                <span class="meet-who">
                    
                        
                        <a href="/torneios/copa-do-farol-2026/duplas/6/">Jairo Barra e Lia Barra</a>
                        
                    
                </span>
                
                
                <span class="meet-worth">1 pt</span>
                
            </p>
        
    </div>
    
        <p class="meet-foot">
            
            <span class="tag tag-plain">folga</span>
            
        </p>
    
</li>

        
    </ol>

    <h4>Grupo 2</h4>
    <ol class="meets" role="list">
        
            

<li class="meet is-done">
    <p class="meet-mesa"><span>Mesa</span> <b>1</b></p>
    <div class="meet-seats">
        
            <p class="meet-seat is-winner">
                <span class="meet-who">
                    
                        
                        <a href="/torneios/copa-do-farol-2026/duplas/3/">Dario Barra e Elza Barra</a>
                        
                    
                </span>
                
                    <span class="visually-hidden">(venceu)</span>
                
                
                <span class="meet-worth">1 pt</span>
                <b>760</b>
            </p>
        
            <p class="meet-seat is-loser">
                <span class="meet-who">
                    
                        
                        <a href="/torneios/copa-do-farol-2026/duplas/2/">Breno Barra e Cida Barra</a>
                        
                    
                </span>
                
                
                    <span class="slot-seed"><span class="visually-hidden">cabeça de chave </span>2</span>
                
                <span class="meet-worth">0 pt</span>
                <b>220</b>
            </p>
        
    </div>
    
        <p class="meet-foot">
            
                <a href="/torneios/copa-do-farol-2026/jogos/2c44339e-9cd5-4e7a-bb19-128921794416/"
                   id="folha-11">Ver a folha</a>
            
            
            
        </p>
    
</li>

        
            

<li class="meet is-bye">
    
    <div class="meet-seats">
        
            <p class="meet-seat">
                <span class="meet-who">
                    
                        
                        <a href="/torneios/copa-do-farol-2026/duplas/4/">Fausto Barra e Gilda Barra</a>
                        
                    
                </span>
                
                
                <span class="meet-worth">1 pt</span>
                
            </p>
        
    </div>
    
        <p class="meet-foot">
            
            <span class="tag tag-plain">folga</span>
            
        </p>
    
</li>

        
    </ol>

<p class="quiet">
    Número do sorteio: <span class="num">7</span>. Quem repetir o sorteio com ele chega aos mesmos confrontos.
</p>





    

<table class="ranks" role="table">
    <caption>
        
            Grupo 1
        
    </caption>
    <thead role="rowgroup">
        <tr role="row">
            <th scope="col" role="columnheader">Lugar</th>
            <th scope="col" role="columnheader">
                
                    Dupla
                
            </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="jogos vencidos">Vitórias</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="pontos feitos">Feitos</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="saldo de pontos">Saldo</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="jogos ganhos e perdidos">Jogos</abbr>
                    
                </th>
            
        </tr>
    </thead>
    <tbody role="rowgroup">
        
            <tr role="row">
                <td role="cell" class="ranks-place">1º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/copa-do-farol-2026/duplas/5/">Heitor Barra e Ione Barra</a>
                    
                    
                    <span class="ranks-why">Na frente da seguinte por pontos feitos: 980 contra 760.</span>
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        1
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        980
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        1–1
                    </td>
                
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">2º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/copa-do-farol-2026/duplas/6/">Jairo Barra e Lia Barra</a>
                    
                    
                    <span class="ranks-why">Na frente da seguinte por pontos feitos: 760 contra 219.</span>
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        1
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        760
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        540
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        1–1
                    </td>
                
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">3º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/copa-do-farol-2026/duplas/1/">Abel Barra e Alba Barra</a>
                    
                    <span class="ranks-note">perda de pontos feitos: −1 (1ª rodada: atraso)</span>
                    
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        1
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        219
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        −541
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        1–1
                    </td>
                
            </tr>
        
    </tbody>
</table>


    

<table class="ranks" role="table">
    <caption>
        
            Grupo 2
        
    </caption>
    <thead role="rowgroup">
        <tr role="row">
            <th scope="col" role="columnheader">Lugar</th>
            <th scope="col" role="columnheader">
                
                    Dupla
                
            </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="jogos vencidos">Vitórias</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="pontos feitos">Feitos</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="saldo de pontos">Saldo</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="jogos ganhos e perdidos">Jogos</abbr>
                    
                </th>
            
        </tr>
    </thead>
    <tbody role="rowgroup">
        
            <tr role="row">
                <td role="cell" class="ranks-place">1º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/copa-do-farol-2026/duplas/4/">Fausto Barra e Gilda Barra</a>
                    
                    
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        1
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        980
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        1–1
                    </td>
                
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">2º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/copa-do-farol-2026/duplas/2/">Breno Barra e Cida Barra</a>
                    
                    
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        1
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        980
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        1–1
                    </td>
                
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">3º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/copa-do-farol-2026/duplas/3/">Dario Barra e Elza Barra</a>
                    
                    
                    
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        1
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        980
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        1–1
                    </td>
                
            </tr>
        
    </tbody>
</table>





                </section>
            
        
        
        


    <p class="quiet digest">
        Cadeia de registros: selo nº 7
        <code>d9c0f4e9ee556e26a718e670d630298e2ca6c7054d64efa1c1e3795932f5f4b9</code>.
        Cada mão, correção e decisão é selada com tudo o que veio antes. Guarde este selo: se o que foi gravado mudar, ele já não confere, e o comando verify_ledger diz o quê.
    </p>


    </div>
','e51ddb460e95acbbdd0a386f060b1fd3829bce0559e59d5b14cfd91944016b1d',NULL,1);
INSERT INTO "tournaments_publication" VALUES(2,2,'2026-11-22 15:27:30.403','Classificação final','{"version": 1, "tournament": {"slug": "copa-do-farol-2026", "name": "Copa do Farol", "club": "Clube da Enseada", "club_slug": "clube-da-enseada", "place": "", "starts_on": "2026-03-07", "ends_on": "2026-03-08", "state": "finished", "entrants": "duplas", "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "draw_seed": null, "drawn_at": null}, "duplas": [{"number": 1, "name": "Abel Barra e Alba Barra", "seed": 1, "players": ["Abel Barra", "Alba Barra"]}, {"number": 2, "name": "Breno Barra e Cida Barra", "seed": 2, "players": ["Breno Barra", "Cida Barra"]}, {"number": 3, "name": "Dario Barra e Elza Barra", "seed": null, "players": ["Dario Barra", "Elza Barra"]}, {"number": 4, "name": "Fausto Barra e Gilda Barra", "seed": null, "players": ["Fausto Barra", "Gilda Barra"]}, {"number": 5, "name": "Heitor Barra e Ione Barra", "seed": null, "players": ["Heitor Barra", "Ione Barra"]}, {"number": 6, "name": "Jairo Barra e Lia Barra", "seed": null, "players": ["Jairo Barra", "Lia Barra"]}], "stages": [{"number": 1, "name": "Fase 1", "format": "groups", "bracket": false, "state": "closed", "seed": 7, "rounds_planned": null, "groups": 2, "partidas": 1, "maos": null, "target": null, "minutes": 0, "vp": false, "order": ["jogos_won", "made", "difference", "lots"], "top": 2, "others": 0, "fair": "average", "rounds": [{"round": 1, "name": "", "state": "closed", "seed": 7, "confrontos": [{"id": 1, "kind": "main", "group": 1, "round": 1, "position": 1, "mesa": 1, "state": "done", "status": "played", "winner": "A", "flags": [], "given": null, "points": [1, 0], "slots": {"A": {"dupla": 6, "name": "Jairo Barra e Lia Barra", "seed": null}, "B": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}}, "jogo": {"id": "8f49923c-96b2-4c45-9cbc-35c304abc2be", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}}, {"id": 2, "kind": "main", "group": 1, "round": 1, "position": 2, "mesa": null, "state": "bye", "status": "bye", "winner": "A", "flags": ["bye"], "given": null, "points": [1], "slots": {"A": {"dupla": 1, "name": "Abel Barra e Alba Barra", "seed": 1}, "B": {"bye": true}}, "jogo": null}, {"id": 3, "kind": "main", "group": 2, "round": 1, "position": 1, "mesa": 2, "state": "done", "status": "played", "winner": "A", "flags": [], "given": null, "points": [1, 0], "slots": {"A": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}, "B": {"dupla": 3, "name": "Dario Barra e Elza Barra", "seed": null}}, "jogo": {"id": "5cee8037-b543-4e4b-9b42-51fbbe0fdc98", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}}, {"id": 4, "kind": "main", "group": 2, "round": 1, "position": 2, "mesa": null, "state": "bye", "status": "bye", "winner": "A", "flags": ["bye"], "given": null, "points": [1], "slots": {"A": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}, "B": {"bye": true}}, "jogo": null}]}, {"round": 2, "name": "", "state": "closed", "seed": 7, "confrontos": [{"id": 5, "kind": "main", "group": 1, "round": 2, "position": 1, "mesa": 1, "state": "done", "status": "walkover", "winner": "A", "flags": [], "given": null, "points": [1, 0], "slots": {"A": {"dupla": 1, "name": "Abel Barra e Alba Barra", "seed": 1}, "B": {"dupla": 6, "name": "Jairo Barra e Lia Barra", "seed": null}}, "jogo": {"id": "b0a26488-48e6-488b-af20-33dfc5419b96", "state": "closed", "winner": "A", "reason": "walkover", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 0, "totals": {"A": 0, "B": 0}}]}}, {"id": 6, "kind": "main", "group": 1, "round": 2, "position": 2, "mesa": null, "state": "bye", "status": "bye", "winner": "A", "flags": ["bye"], "given": null, "points": [1], "slots": {"A": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}, "B": {"bye": true}}, "jogo": null}, {"id": 7, "kind": "main", "group": 2, "round": 2, "position": 1, "mesa": 1, "state": "done", "status": "played", "winner": "A", "flags": [], "given": null, "points": [1, 0], "slots": {"A": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}, "B": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}}, "jogo": {"id": "e9408bae-f9f2-4462-b60d-f4c8e50cce97", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}}, {"id": 8, "kind": "main", "group": 2, "round": 2, "position": 2, "mesa": null, "state": "bye", "status": "bye", "winner": "A", "flags": ["bye"], "given": null, "points": [1], "slots": {"A": {"dupla": 3, "name": "Dario Barra e Elza Barra", "seed": null}, "B": {"bye": true}}, "jogo": null}]}, {"round": 3, "name": "", "state": "closed", "seed": 7, "confrontos": [{"id": 9, "kind": "main", "group": 1, "round": 3, "position": 1, "mesa": 1, "state": "done", "status": "played", "winner": "A", "flags": [], "given": null, "points": [1, 0], "slots": {"A": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}, "B": {"dupla": 1, "name": "Abel Barra e Alba Barra", "seed": 1}}, "jogo": {"id": "e4d263d2-dd62-45ac-8130-efe6d803d65a", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}}, {"id": 10, "kind": "main", "group": 1, "round": 3, "position": 2, "mesa": null, "state": "bye", "status": "bye", "winner": "A", "flags": ["bye"], "given": null, "points": [1], "slots": {"A": {"dupla": 6, "name": "Jairo Barra e Lia Barra", "seed": null}, "B": {"bye": true}}, "jogo": null}, {"id": 11, "kind": "main", "group": 2, "round": 3, "position": 1, "mesa": 1, "state": "done", "status": "played", "winner": "A", "flags": [], "given": null, "points": [1, 0], "slots": {"A": {"dupla": 3, "name": "Dario Barra e Elza Barra", "seed": null}, "B": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}}, "jogo": {"id": "2c44339e-9cd5-4e7a-bb19-128921794416", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}}, {"id": 12, "kind": "main", "group": 2, "round": 3, "position": 2, "mesa": null, "state": "bye", "status": "bye", "winner": "A", "flags": ["bye"], "given": null, "points": [1], "slots": {"A": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}, "B": {"bye": true}}, "jogo": null}]}], "standings": [{"group": 1, "rows": [{"place": 1, "place_to": 1, "dupla": 5, "name": "Heitor Barra e Ione Barra", "points": 2, "jogos": [1, 1], "walkovers": [0, 0], "meetings": 3, "partidas": [1, 1], "made": [980, 980], "canastras": {"clean": 1, "dirty": 2}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 980}, {"by": "difference", "value": 0}], "above": {"by": "made", "value": 980, "next": 760}, "fate": null, "penalties": [], "goes_on": true}, {"place": 2, "place_to": 2, "dupla": 6, "name": "Jairo Barra e Lia Barra", "points": 2, "jogos": [1, 1], "walkovers": [0, 1], "meetings": 3, "partidas": [1, 0], "made": [760, 220], "canastras": {"clean": 1, "dirty": 1}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 760}, {"by": "difference", "value": 540}], "above": {"by": "made", "value": 760, "next": 219}, "fate": null, "penalties": [], "goes_on": true}, {"place": 3, "place_to": 3, "dupla": 1, "name": "Abel Barra e Alba Barra", "points": 2, "jogos": [1, 1], "walkovers": [1, 0], "meetings": 3, "partidas": [0, 1], "made": [219, 760], "canastras": {"dirty": 1}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 219}, {"by": "difference", "value": -541}], "above": null, "fate": null, "penalties": [{"sanction": "mp", "amount": 1, "round": 1, "reason": "atraso"}], "goes_on": false}], "after": null, "closed": []}, {"group": 2, "rows": [{"place": 1, "place_to": 1, "dupla": 4, "name": "Fausto Barra e Gilda Barra", "points": 2, "jogos": [1, 1], "walkovers": [0, 0], "meetings": 3, "partidas": [1, 1], "made": [980, 980], "canastras": {"clean": 1, "dirty": 2}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 980}, {"by": "difference", "value": 0}], "above": {"by": "lots", "value": -1, "next": -2}, "fate": null, "penalties": [], "goes_on": true}, {"place": 2, "place_to": 2, "dupla": 2, "name": "Breno Barra e Cida Barra", "points": 2, "jogos": [1, 1], "walkovers": [0, 0], "meetings": 3, "partidas": [1, 1], "made": [980, 980], "canastras": {"clean": 1, "dirty": 2}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 980}, {"by": "difference", "value": 0}], "above": {"by": "lots", "value": -2, "next": -6}, "fate": null, "penalties": [], "goes_on": true}, {"place": 3, "place_to": 3, "dupla": 3, "name": "Dario Barra e Elza Barra", "points": 2, "jogos": [1, 1], "walkovers": [0, 0], "meetings": 3, "partidas": [1, 1], "made": [980, 980], "canastras": {"clean": 1, "dirty": 2}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 980}, {"by": "difference", "value": 0}], "above": null, "fate": null, "penalties": [], "goes_on": false}], "after": null, "closed": []}], "compared": []}, {"number": 2, "name": "Fase 2", "format": "double", "bracket": true, "state": "closed", "seed": 11, "rounds_planned": null, "groups": 1, "partidas": 1, "maos": null, "target": null, "minutes": 0, "vp": false, "order": ["jogos_won", "made", "difference", "lots"], "top": null, "others": 0, "fair": "average", "rounds": [{"round": 1, "name": "", "state": "closed", "seed": 11, "confrontos": [{"id": 13, "kind": "main", "group": 0, "round": 1, "position": 1, "mesa": 1, "state": "done", "status": "played", "winner": "A", "flags": [], "given": null, "points": null, "slots": {"A": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}, "B": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}}, "jogo": {"id": "5c2526d0-dff7-4f63-a97f-614dd4e911ee", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}}, {"id": 14, "kind": "main", "group": 0, "round": 1, "position": 2, "mesa": 2, "state": "done", "status": "played", "winner": "A", "flags": [], "given": null, "points": null, "slots": {"A": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}, "B": {"dupla": 6, "name": "Jairo Barra e Lia Barra", "seed": null}}, "jogo": {"id": "02e97142-fac1-401a-8838-3f351ee75a87", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}}]}, {"round": 2, "name": "", "state": "closed", "seed": 11, "confrontos": [{"id": 16, "kind": "losers", "group": 0, "round": 2, "position": 2, "mesa": 1, "state": "done", "status": "played", "winner": "A", "flags": [], "given": null, "points": null, "slots": {"A": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}, "B": {"dupla": 6, "name": "Jairo Barra e Lia Barra", "seed": null}}, "jogo": {"id": "68b7900d-ca96-4c60-8eab-1227fadb6c22", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}}, {"id": 15, "kind": "main", "group": 0, "round": 2, "position": 1, "mesa": 2, "state": "done", "status": "played", "winner": "A", "flags": [], "given": null, "points": null, "slots": {"A": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}, "B": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}}, "jogo": {"id": "0bc56084-1590-4352-b9e3-4e23e48f19d6", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}}]}, {"round": 3, "name": "", "state": "closed", "seed": 11, "confrontos": [{"id": 17, "kind": "losers", "group": 0, "round": 3, "position": 1, "mesa": 1, "state": "done", "status": "played", "winner": "A", "flags": [], "given": null, "points": null, "slots": {"A": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}, "B": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}}, "jogo": {"id": "bcce69e0-6560-4089-975b-d04cf9f72f18", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}}]}, {"round": 4, "name": "", "state": "closed", "seed": 11, "confrontos": [{"id": 18, "kind": "final", "group": 0, "round": 4, "position": 1, "mesa": 1, "state": "done", "status": "played", "winner": "A", "flags": [], "given": null, "points": null, "slots": {"A": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}, "B": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}}, "jogo": {"id": "f07ade10-edb6-4039-a973-daa1227ebc07", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}}]}], "standings": [{"group": 0, "rows": [{"place": 1, "place_to": 1, "dupla": 5, "name": "Heitor Barra e Ione Barra", "points": 3, "jogos": [3, 0], "walkovers": [0, 0], "meetings": 3, "partidas": [3, 0], "made": [2280, 660], "canastras": {"clean": 3, "dirty": 3}, "batidas": 3, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 3}, {"by": "made", "value": 2280}, {"by": "difference", "value": 1620}], "above": {"by": "bracket", "value": null, "next": null}, "fate": null, "penalties": [], "goes_on": false}, {"place": 2, "place_to": 2, "dupla": 2, "name": "Breno Barra e Cida Barra", "points": 2, "jogos": [2, 2], "walkovers": [0, 0], "meetings": 4, "partidas": [2, 2], "made": [1960, 1960], "canastras": {"clean": 2, "dirty": 4}, "batidas": 2, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 2}, {"by": "made", "value": 1960}, {"by": "difference", "value": 0}], "above": {"by": "bracket", "value": null, "next": null}, "fate": null, "penalties": [], "goes_on": false}, {"place": 3, "place_to": 3, "dupla": 4, "name": "Fausto Barra e Gilda Barra", "points": 1, "jogos": [1, 2], "walkovers": [0, 0], "meetings": 3, "partidas": [1, 2], "made": [1200, 1740], "canastras": {"clean": 1, "dirty": 3}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 1200}, {"by": "difference", "value": -540}], "above": {"by": "bracket", "value": null, "next": null}, "fate": null, "penalties": [], "goes_on": false}, {"place": 4, "place_to": 4, "dupla": 6, "name": "Jairo Barra e Lia Barra", "points": 0, "jogos": [0, 2], "walkovers": [0, 0], "meetings": 2, "partidas": [0, 2], "made": [440, 1520], "canastras": {"dirty": 2}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 440}, {"by": "difference", "value": -1080}], "above": null, "fate": null, "penalties": [], "goes_on": false}], "after": null, "closed": []}], "compared": []}], "ledger_head": {"number": 15, "digest": "e5ac93c7a58b4ae29cc653845fdd74a632b93c0a062bc96ffd106e0788e93d9f"}}','
    <div class="stack-l">
        <header class="stack">
            <h2>Copa do Farol</h2>
            <p class="row">
                <span class="tag tag-done">
                    encerrado
                </span>
                <span>Clube da Enseada</span>
                <span class="quiet">uma partida até 700 pontos</span>
            </p>
        </header>
        



    <section class="champion" aria-labelledby="campea">
        <div class="champion-fan">
<svg viewBox="4 4 56 56" aria-hidden="true" focusable="false">
    <g stroke="#0e4b39" stroke-width="1.6">
    <g fill="#fbf7ea">
    <rect x="26.5" y="10" width="11" height="33" rx="2.6" transform="rotate(-66 32 52)" />
    <rect x="26.5" y="10" width="11" height="33" rx="2.6" transform="rotate(66 32 52)" />
    <rect x="26.5" y="10" width="11" height="33" rx="2.6" transform="rotate(-44 32 52)" />
    <rect x="26.5" y="10" width="11" height="33" rx="2.6" transform="rotate(44 32 52)" />
    <rect x="26.5" y="10" width="11" height="33" rx="2.6" transform="rotate(-22 32 52)" />
    <rect x="26.5" y="10" width="11" height="33" rx="2.6" transform="rotate(22 32 52)" />
    </g>
    <rect x="26.5" y="10" width="11" height="33" rx="2.6" fill="#f0c05a" />
    </g>
    <circle cx="32" cy="54" r="4" fill="#f0c05a" />
</svg>
</div>
        <div>
            <h2 id="campea" class="eyebrow">
                
                    Dupla campeã
                
            </h2>
            
                
                    <p class="champion-name"><a href="/torneios/copa-do-farol-2026/duplas/5/">Heitor Barra e Ione Barra</a></p>
                    
                    <ol class="podium" role="list">
                
                
            
                
                    <li><b>2º</b> <a href="/torneios/copa-do-farol-2026/duplas/2/">Breno Barra e Cida Barra</a></li>
                
                
            
                
                    <li><b>3º</b> <a href="/torneios/copa-do-farol-2026/duplas/4/">Fausto Barra e Gilda Barra</a></li>
                
                
            
                
                    <li><b>4º</b> <a href="/torneios/copa-do-farol-2026/duplas/6/">Jairo Barra e Lia Barra</a></li>
                
                </ol>
            
        </div>
    </section>


        
        
            
                <section class="stack">
                    <h2>Fase 1</h2>
                    

<p class="row"><span>Grupos</span></p>

    

<h3 class="row">
    3ª rodada
    
<span class="tag tag-done">encerrada</span>

</h3>

    <h4>Grupo 1</h4>
    <ol class="meets" role="list">
        
            

<li class="meet is-done">
    <p class="meet-mesa"><span>Mesa</span> <b>1</b></p>
    <div class="meet-seats">
        
            <p class="meet-seat is-winner">
                <span class="meet-who">
                    
                        
                        <a href="/torneios/copa-do-farol-2026/duplas/5/">Heitor Barra e Ione Barra</a>
                        
                    
                </span>
                
                    <span class="visually-hidden">(venceu)</span>
                
                
                <span class="meet-worth">1 pt</span>
                <b>760</b>
            </p>
        
            <p class="meet-seat is-loser">
                <span class="meet-who">
                    
                        
                        <a href="/torneios/copa-do-farol-2026/duplas/1/">Abel Barra e Alba Barra</a>
                        
                    
                </span>
                
                
                    <span class="slot-seed"><span class="visually-hidden">cabeça de chave </span>1</span>
                
                <span class="meet-worth">0 pt</span>
                <b>220</b>
            </p>
        
    </div>
    
        <p class="meet-foot">
            
                <a href="/torneios/copa-do-farol-2026/jogos/e4d263d2-dd62-45ac-8130-efe6d803d65a/"
                   id="folha-9">Ver a folha</a>
            
            
            
        </p>
    
</li>

        
            

<li class="meet is-bye">
    
    <div class="meet-seats">
        
            <p class="meet-seat">
                <span class="meet-who">
                    
                        
                        <a href="/torneios/copa-do-farol-2026/duplas/6/">Jairo Barra e Lia Barra</a>
                        
                    
                </span>
                
                
                <span class="meet-worth">1 pt</span>
                
            </p>
        
    </div>
    
        <p class="meet-foot">
            
            <span class="tag tag-plain">folga</span>
            
        </p>
    
</li>

        
    </ol>

    <h4>Grupo 2</h4>
    <ol class="meets" role="list">
        
            

<li class="meet is-done">
    <p class="meet-mesa"><span>Mesa</span> <b>1</b></p>
    <div class="meet-seats">
        
            <p class="meet-seat is-winner">
                <span class="meet-who">
                    
                        
                        <a href="/torneios/copa-do-farol-2026/duplas/3/">Dario Barra e Elza Barra</a>
                        
                    
                </span>
                
                    <span class="visually-hidden">(venceu)</span>
                
                
                <span class="meet-worth">1 pt</span>
                <b>760</b>
            </p>
        
            <p class="meet-seat is-loser">
                <span class="meet-who">
                    
                        
                        <a href="/torneios/copa-do-farol-2026/duplas/2/">Breno Barra e Cida Barra</a>
                        
                    
                </span>
                
                
                    <span class="slot-seed"><span class="visually-hidden">cabeça de chave </span>2</span>
                
                <span class="meet-worth">0 pt</span>
                <b>220</b>
            </p>
        
    </div>
    
        <p class="meet-foot">
            
                <a href="/torneios/copa-do-farol-2026/jogos/2c44339e-9cd5-4e7a-bb19-128921794416/"
                   id="folha-11">Ver a folha</a>
            
            
            
        </p>
    
</li>

        
            

<li class="meet is-bye">
    
    <div class="meet-seats">
        
            <p class="meet-seat">
                <span class="meet-who">
                    
                        
                        <a href="/torneios/copa-do-farol-2026/duplas/4/">Fausto Barra e Gilda Barra</a>
                        
                    
                </span>
                
                
                <span class="meet-worth">1 pt</span>
                
            </p>
        
    </div>
    
        <p class="meet-foot">
            
            <span class="tag tag-plain">folga</span>
            
        </p>
    
</li>

        
    </ol>

<p class="quiet">
    Número do sorteio: <span class="num">7</span>. Quem repetir o sorteio com ele chega aos mesmos confrontos.
</p>





    

<table class="ranks" role="table">
    <caption>
        
            Grupo 1
        
    </caption>
    <thead role="rowgroup">
        <tr role="row">
            <th scope="col" role="columnheader">Lugar</th>
            <th scope="col" role="columnheader">
                
                    Dupla
                
            </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="jogos vencidos">Vitórias</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="pontos feitos">Feitos</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="saldo de pontos">Saldo</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="jogos ganhos e perdidos">Jogos</abbr>
                    
                </th>
            
        </tr>
    </thead>
    <tbody role="rowgroup">
        
            <tr role="row" class="is-through">
                <td role="cell" class="ranks-place">1º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/copa-do-farol-2026/duplas/5/">Heitor Barra e Ione Barra</a>
                    
                        <span class="tag tag-done">
                            
                                classificada
                            
                        </span>
                    
                    
                    <span class="ranks-why">Na frente da seguinte por pontos feitos: 980 contra 760.</span>
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        1
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        980
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        1–1
                    </td>
                
            </tr>
        
            <tr role="row" class="is-through">
                <td role="cell" class="ranks-place">2º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/copa-do-farol-2026/duplas/6/">Jairo Barra e Lia Barra</a>
                    
                        <span class="tag tag-done">
                            
                                classificada
                            
                        </span>
                    
                    
                    <span class="ranks-why">Na frente da seguinte por pontos feitos: 760 contra 219.</span>
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        1
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        760
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        540
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        1–1
                    </td>
                
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">3º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/copa-do-farol-2026/duplas/1/">Abel Barra e Alba Barra</a>
                    
                    <span class="ranks-note">perda de pontos feitos: −1 (1ª rodada: atraso)</span>
                    
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        1
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        219
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        −541
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        1–1
                    </td>
                
            </tr>
        
    </tbody>
</table>


    

<table class="ranks" role="table">
    <caption>
        
            Grupo 2
        
    </caption>
    <thead role="rowgroup">
        <tr role="row">
            <th scope="col" role="columnheader">Lugar</th>
            <th scope="col" role="columnheader">
                
                    Dupla
                
            </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="jogos vencidos">Vitórias</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="pontos feitos">Feitos</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="saldo de pontos">Saldo</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="jogos ganhos e perdidos">Jogos</abbr>
                    
                </th>
            
        </tr>
    </thead>
    <tbody role="rowgroup">
        
            <tr role="row" class="is-through">
                <td role="cell" class="ranks-place">1º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/copa-do-farol-2026/duplas/4/">Fausto Barra e Gilda Barra</a>
                    
                        <span class="tag tag-done">
                            
                                classificada
                            
                        </span>
                    
                    
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        1
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        980
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        1–1
                    </td>
                
            </tr>
        
            <tr role="row" class="is-through">
                <td role="cell" class="ranks-place">2º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/copa-do-farol-2026/duplas/2/">Breno Barra e Cida Barra</a>
                    
                        <span class="tag tag-done">
                            
                                classificada
                            
                        </span>
                    
                    
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        1
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        980
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        1–1
                    </td>
                
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">3º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/copa-do-farol-2026/duplas/3/">Dario Barra e Elza Barra</a>
                    
                    
                    
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        1
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        980
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        1–1
                    </td>
                
            </tr>
        
    </tbody>
</table>





                </section>
            
        
            
                <section class="stack">
                    <h2>Fase 2</h2>
                    

<p class="row"><span>Mata-mata duplo, com repescagem</span></p>

    

<div class="bracket"
     role="region"
     aria-label="Chave, em colunas"
     tabindex="0">
    

    

<section class="round" aria-labelledby="rodada-r1">
    <h3 id="rodada-r1">1ª rodada</h3>
    <ol role="list">
        
            <li class="confronto is-done">
                <div class="confronto-box">
                    
                        <p class="confronto-head">
                            
                                <a href="/torneios/copa-do-farol-2026/jogos/5c2526d0-dff7-4f63-a97f-614dd4e911ee/"
                                   id="jogo-1-1">
                                    Jogo 1
                                    
                                </a>
                            
                            
                        </p>
                    
                    
                        <p class="slot is-winner">
                            
                                <a class="slot-name"
                                   id="slot-1-1-1"
                                   href="/torneios/copa-do-farol-2026/duplas/5/">
                                    Heitor Barra e Ione Barra
                                    
                                        <span class="visually-hidden">(venceu)</span>
                                    
                                </a>
                            
                            
                            
                                <span class="slot-points"><span class="visually-hidden">pontos </span>760</span>
                            
                            
                                <b class="slot-won"><span class="visually-hidden">partidas </span>1</b>
                            
                        </p>
                    
                        <p class="slot is-loser">
                            
                                <a class="slot-name"
                                   id="slot-1-1-2"
                                   href="/torneios/copa-do-farol-2026/duplas/2/">
                                    Breno Barra e Cida Barra
                                    
                                </a>
                            
                            
                                <span class="slot-seed"><span class="visually-hidden">cabeça de chave </span>2</span>
                            
                            
                                <span class="slot-points"><span class="visually-hidden">pontos </span>220</span>
                            
                            
                                <b class="slot-won"><span class="visually-hidden">partidas </span>0</b>
                            
                        </p>
                    
                </div>
            </li>
        
            <li class="confronto is-done">
                <div class="confronto-box">
                    
                        <p class="confronto-head">
                            
                                <a href="/torneios/copa-do-farol-2026/jogos/02e97142-fac1-401a-8838-3f351ee75a87/"
                                   id="jogo-1-2">
                                    Jogo 2
                                    
                                </a>
                            
                            
                        </p>
                    
                    
                        <p class="slot is-winner">
                            
                                <a class="slot-name"
                                   id="slot-1-2-1"
                                   href="/torneios/copa-do-farol-2026/duplas/4/">
                                    Fausto Barra e Gilda Barra
                                    
                                        <span class="visually-hidden">(venceu)</span>
                                    
                                </a>
                            
                            
                            
                                <span class="slot-points"><span class="visually-hidden">pontos </span>760</span>
                            
                            
                                <b class="slot-won"><span class="visually-hidden">partidas </span>1</b>
                            
                        </p>
                    
                        <p class="slot is-loser">
                            
                                <a class="slot-name"
                                   id="slot-1-2-2"
                                   href="/torneios/copa-do-farol-2026/duplas/6/">
                                    Jairo Barra e Lia Barra
                                    
                                </a>
                            
                            
                            
                                <span class="slot-points"><span class="visually-hidden">pontos </span>220</span>
                            
                            
                                <b class="slot-won"><span class="visually-hidden">partidas </span>0</b>
                            
                        </p>
                    
                </div>
            </li>
        
    </ol>
</section>


    

<section class="round" aria-labelledby="rodada-r2">
    <h3 id="rodada-r2">2ª rodada</h3>
    <ol role="list">
        
            <li class="confronto is-done">
                <div class="confronto-box">
                    
                        <p class="confronto-head">
                            
                                <a href="/torneios/copa-do-farol-2026/jogos/0bc56084-1590-4352-b9e3-4e23e48f19d6/"
                                   id="jogo-2-1">
                                    Jogo 1
                                    
                                </a>
                            
                            
                        </p>
                    
                    
                        <p class="slot is-winner">
                            
                                <a class="slot-name"
                                   id="slot-2-1-1"
                                   href="/torneios/copa-do-farol-2026/duplas/5/">
                                    Heitor Barra e Ione Barra
                                    
                                        <span class="visually-hidden">(venceu)</span>
                                    
                                </a>
                            
                            
                            
                                <span class="slot-points"><span class="visually-hidden">pontos </span>760</span>
                            
                            
                                <b class="slot-won"><span class="visually-hidden">partidas </span>1</b>
                            
                        </p>
                    
                        <p class="slot is-loser">
                            
                                <a class="slot-name"
                                   id="slot-2-1-2"
                                   href="/torneios/copa-do-farol-2026/duplas/4/">
                                    Fausto Barra e Gilda Barra
                                    
                                </a>
                            
                            
                            
                                <span class="slot-points"><span class="visually-hidden">pontos </span>220</span>
                            
                            
                                <b class="slot-won"><span class="visually-hidden">partidas </span>0</b>
                            
                        </p>
                    
                </div>
            </li>
        
    </ol>
</section>



</div>



    

<section class="round" aria-labelledby="rodada-losers2">
    <h3 id="rodada-losers2">Repescagem, 2ª rodada</h3>
    <ol role="list">
        
            <li class="confronto is-done">
                <div class="confronto-box">
                    
                        <p class="confronto-head">
                            
                                <a href="/torneios/copa-do-farol-2026/jogos/68b7900d-ca96-4c60-8eab-1227fadb6c22/"
                                   id="jogo-2-2">
                                    Jogo 2
                                    
                                </a>
                            
                            
                        </p>
                    
                    
                        <p class="slot is-winner">
                            
                                <a class="slot-name"
                                   id="slot-2-2-1"
                                   href="/torneios/copa-do-farol-2026/duplas/2/">
                                    Breno Barra e Cida Barra
                                    
                                        <span class="visually-hidden">(venceu)</span>
                                    
                                </a>
                            
                            
                                <span class="slot-seed"><span class="visually-hidden">cabeça de chave </span>2</span>
                            
                            
                                <span class="slot-points"><span class="visually-hidden">pontos </span>760</span>
                            
                            
                                <b class="slot-won"><span class="visually-hidden">partidas </span>1</b>
                            
                        </p>
                    
                        <p class="slot is-loser">
                            
                                <a class="slot-name"
                                   id="slot-2-2-2"
                                   href="/torneios/copa-do-farol-2026/duplas/6/">
                                    Jairo Barra e Lia Barra
                                    
                                </a>
                            
                            
                            
                                <span class="slot-points"><span class="visually-hidden">pontos </span>220</span>
                            
                            
                                <b class="slot-won"><span class="visually-hidden">partidas </span>0</b>
                            
                        </p>
                    
                </div>
            </li>
        
    </ol>
</section>


    

<section class="round" aria-labelledby="rodada-losers3">
    <h3 id="rodada-losers3">Repescagem, 3ª rodada</h3>
    <ol role="list">
        
            <li class="confronto is-done">
                <div class="confronto-box">
                    
                        <p class="confronto-head">
                            
                                <a href="/torneios/copa-do-farol-2026/jogos/bcce69e0-6560-4089-975b-d04cf9f72f18/"
                                   id="jogo-3-1">
                                    Jogo 1
                                    
                                </a>
                            
                            
                        </p>
                    
                    
                        <p class="slot is-winner">
                            
                                <a class="slot-name"
                                   id="slot-3-1-1"
                                   href="/torneios/copa-do-farol-2026/duplas/2/">
                                    Breno Barra e Cida Barra
                                    
                                        <span class="visually-hidden">(venceu)</span>
                                    
                                </a>
                            
                            
                                <span class="slot-seed"><span class="visually-hidden">cabeça de chave </span>2</span>
                            
                            
                                <span class="slot-points"><span class="visually-hidden">pontos </span>760</span>
                            
                            
                                <b class="slot-won"><span class="visually-hidden">partidas </span>1</b>
                            
                        </p>
                    
                        <p class="slot is-loser">
                            
                                <a class="slot-name"
                                   id="slot-3-1-2"
                                   href="/torneios/copa-do-farol-2026/duplas/4/">
                                    Fausto Barra e Gilda Barra
                                    
                                </a>
                            
                            
                            
                                <span class="slot-points"><span class="visually-hidden">pontos </span>220</span>
                            
                            
                                <b class="slot-won"><span class="visually-hidden">partidas </span>0</b>
                            
                        </p>
                    
                </div>
            </li>
        
    </ol>
</section>


    

<section class="round" aria-labelledby="rodada-final4">
    <h3 id="rodada-final4">Final</h3>
    <ol role="list">
        
            <li class="confronto is-done">
                <div class="confronto-box">
                    
                        <p class="confronto-head">
                            
                                <a href="/torneios/copa-do-farol-2026/jogos/f07ade10-edb6-4039-a973-daa1227ebc07/"
                                   id="jogo-4-1">
                                    Final
                                    
                                </a>
                            
                            
                        </p>
                    
                    
                        <p class="slot is-winner">
                            
                                <a class="slot-name"
                                   id="slot-4-1-1"
                                   href="/torneios/copa-do-farol-2026/duplas/5/">
                                    Heitor Barra e Ione Barra
                                    
                                        <span class="visually-hidden">(venceu)</span>
                                    
                                </a>
                            
                            
                            
                                <span class="slot-points"><span class="visually-hidden">pontos </span>760</span>
                            
                            
                                <b class="slot-won"><span class="visually-hidden">partidas </span>1</b>
                            
                        </p>
                    
                        <p class="slot is-loser">
                            
                                <a class="slot-name"
                                   id="slot-4-1-2"
                                   href="/torneios/copa-do-farol-2026/duplas/2/">
                                    Breno Barra e Cida Barra
                                    
                                </a>
                            
                            
                                <span class="slot-seed"><span class="visually-hidden">cabeça de chave </span>2</span>
                            
                            
                                <span class="slot-points"><span class="visually-hidden">pontos </span>220</span>
                            
                            
                                <b class="slot-won"><span class="visually-hidden">partidas </span>0</b>
                            
                        </p>
                    
                </div>
            </li>
        
    </ol>
</section>








    

<table class="ranks" role="table">
    <caption class="visually-hidden">
        
            Classificação
        
    </caption>
    <thead role="rowgroup">
        <tr role="row">
            <th scope="col" role="columnheader">Lugar</th>
            <th scope="col" role="columnheader">
                
                    Dupla
                
            </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="jogos vencidos">Vitórias</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="pontos feitos">Feitos</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="saldo de pontos">Saldo</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="jogos ganhos e perdidos">Jogos</abbr>
                    
                </th>
            
        </tr>
    </thead>
    <tbody role="rowgroup">
        
            <tr role="row">
                <td role="cell" class="ranks-place">1º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/copa-do-farol-2026/duplas/5/">Heitor Barra e Ione Barra</a>
                    
                    
                    <span class="ranks-why">Foi mais longe na chave do que a seguinte.</span>
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        3
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        2.280
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        1.620
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        3–0
                    </td>
                
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">2º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/copa-do-farol-2026/duplas/2/">Breno Barra e Cida Barra</a>
                    
                    
                    <span class="ranks-why">Foi mais longe na chave do que a seguinte.</span>
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        2
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        1.960
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        2–2
                    </td>
                
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">3º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/copa-do-farol-2026/duplas/4/">Fausto Barra e Gilda Barra</a>
                    
                    
                    <span class="ranks-why">Foi mais longe na chave do que a seguinte.</span>
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        1
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        1.200
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        −540
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        1–2
                    </td>
                
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">4º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/copa-do-farol-2026/duplas/6/">Jairo Barra e Lia Barra</a>
                    
                    
                    
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        440
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        −1.080
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        0–2
                    </td>
                
            </tr>
        
    </tbody>
</table>





                </section>
            
        
        
        


    <p class="quiet digest">
        Cadeia de registros: selo nº 15
        <code>e5ac93c7a58b4ae29cc653845fdd74a632b93c0a062bc96ffd106e0788e93d9f</code>.
        Cada mão, correção e decisão é selada com tudo o que veio antes. Guarde este selo: se o que foi gravado mudar, ele já não confere, e o comando verify_ledger diz o quê.
    </p>


    </div>
','caf4dcdf0ac6d6d705c5e1ee0d087103affff13f571299f596fa60f79aca373d',1,1);
INSERT INTO "tournaments_publication" VALUES(3,1,'2026-11-22 15:27:31.249','','{"version": 1, "tournament": {"slug": "liga-da-enseada-2026", "name": "Liga da Enseada", "club": "Clube da Enseada", "club_slug": "clube-da-enseada", "place": "", "starts_on": "2026-03-07", "ends_on": "2026-03-08", "state": "running", "entrants": "duplas", "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {"batida.bonus": 200}, "partidas": 1, "fixed": false, "draw_seed": null, "drawn_at": null}, "duplas": [{"number": 1, "name": "Abel Campos e Alba Campos", "seed": null, "players": ["Abel Campos", "Alba Campos"]}, {"number": 2, "name": "Breno Campos e Cida Campos", "seed": null, "players": ["Breno Campos", "Cida Campos"]}, {"number": 3, "name": "Dario Campos e Elza Campos", "seed": null, "players": ["Dario Campos", "Elza Campos"]}, {"number": 4, "name": "Fausto Campos e Gilda Campos", "seed": null, "players": ["Fausto Campos", "Gilda Campos"]}, {"number": 5, "name": "Heitor Campos e Ione Campos", "seed": null, "players": ["Heitor Campos", "Ione Campos"]}, {"number": 6, "name": "Jairo Campos e Lia Campos", "seed": null, "players": ["Jairo Campos", "Lia Campos"]}, {"number": 7, "name": "Otto Restinga e Zil\u00e1 Restinga", "seed": null, "players": ["Otto Restinga", "Zil\u00e1 Restinga"]}], "stages": [{"number": 1, "name": "Fase 1", "format": "swiss", "bracket": false, "state": "playing", "seed": 7, "rounds_planned": 3, "groups": 1, "partidas": 1, "maos": null, "target": null, "minutes": 0, "vp": false, "order": ["jogos_won", "made", "difference", "lots"], "top": null, "others": 0, "fair": "average", "rounds": [{"round": 1, "name": "", "state": "closed", "seed": 7, "confrontos": [{"id": 19, "kind": "main", "group": 0, "round": 1, "position": 1, "mesa": 1, "state": "done", "status": "played", "winner": "A", "flags": [], "given": null, "points": [1, 0], "slots": {"A": {"dupla": 3, "name": "Dario Campos e Elza Campos", "seed": null}, "B": {"dupla": 4, "name": "Fausto Campos e Gilda Campos", "seed": null}}, "jogo": {"id": "f1548c0e-3504-453e-9b2b-1a5d2edd3a35", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 860, "B": 220}}]}}, {"id": 20, "kind": "main", "group": 0, "round": 1, "position": 2, "mesa": 2, "state": "done", "status": "played", "winner": "A", "flags": [], "given": null, "points": [1, 0], "slots": {"A": {"dupla": 5, "name": "Heitor Campos e Ione Campos", "seed": null}, "B": {"dupla": 2, "name": "Breno Campos e Cida Campos", "seed": null}}, "jogo": {"id": "f38f68fb-01a2-4145-8bfa-1ef51cd189eb", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 860, "B": 220}}]}}, {"id": 21, "kind": "main", "group": 0, "round": 1, "position": 3, "mesa": 3, "state": "done", "status": "played", "winner": "A", "flags": [], "given": null, "points": [1, 0], "slots": {"A": {"dupla": 6, "name": "Jairo Campos e Lia Campos", "seed": null}, "B": {"dupla": 1, "name": "Abel Campos e Alba Campos", "seed": null}}, "jogo": {"id": "d4d2bbc4-0ecc-432c-8a71-ecee720a015b", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 860, "B": 220}}]}}]}], "standings": [{"group": 0, "rows": [{"place": 1, "place_to": 1, "dupla": 6, "name": "Jairo Campos e Lia Campos", "points": 1, "jogos": [1, 0], "walkovers": [0, 0], "meetings": 1, "partidas": [1, 0], "made": [860, 220], "canastras": {"clean": 1, "dirty": 1}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": 1, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 860}, {"by": "difference", "value": 640}], "above": {"by": "lots", "value": -4, "next": -5}, "fate": null, "penalties": [], "goes_on": false}, {"place": 2, "place_to": 2, "dupla": 5, "name": "Heitor Campos e Ione Campos", "points": 1, "jogos": [1, 0], "walkovers": [0, 0], "meetings": 1, "partidas": [1, 0], "made": [860, 220], "canastras": {"clean": 1, "dirty": 1}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 860}, {"by": "difference", "value": 640}], "above": {"by": "lots", "value": -5, "next": -6}, "fate": null, "penalties": [], "goes_on": false}, {"place": 3, "place_to": 3, "dupla": 3, "name": "Dario Campos e Elza Campos", "points": 1, "jogos": [1, 0], "walkovers": [0, 0], "meetings": 1, "partidas": [1, 0], "made": [860, 220], "canastras": {"clean": 1, "dirty": 1}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 860}, {"by": "difference", "value": 640}], "above": {"by": "jogos_won", "value": 1, "next": 0}, "fate": null, "penalties": [], "goes_on": false}, {"place": 4, "place_to": 4, "dupla": 4, "name": "Fausto Campos e Gilda Campos", "points": 0, "jogos": [0, 1], "walkovers": [0, 0], "meetings": 1, "partidas": [0, 1], "made": [220, 860], "canastras": {"dirty": 1}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 220}, {"by": "difference", "value": -640}], "above": {"by": "lots", "value": -1, "next": -2}, "fate": null, "penalties": [], "goes_on": false}, {"place": 5, "place_to": 5, "dupla": 2, "name": "Breno Campos e Cida Campos", "points": 0, "jogos": [0, 1], "walkovers": [0, 0], "meetings": 1, "partidas": [0, 1], "made": [220, 860], "canastras": {"dirty": 1}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 220}, {"by": "difference", "value": -640}], "above": {"by": "lots", "value": -2, "next": -3}, "fate": null, "penalties": [], "goes_on": false}, {"place": 6, "place_to": 6, "dupla": 1, "name": "Abel Campos e Alba Campos", "points": 0, "jogos": [0, 1], "walkovers": [0, 0], "meetings": 1, "partidas": [0, 1], "made": [220, 860], "canastras": {"dirty": 1}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 220}, {"by": "difference", "value": -640}], "above": {"by": "made", "value": 220, "next": 0}, "fate": null, "penalties": [], "goes_on": false}, {"place": 7, "place_to": 7, "dupla": 7, "name": "Otto Restinga e Zil\u00e1 Restinga", "points": 0, "jogos": [0, 0], "walkovers": [0, 0], "meetings": 0, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 0}, {"by": "difference", "value": 0}], "above": null, "fate": null, "penalties": [], "goes_on": false}], "after": null, "closed": []}], "compared": [], "teams": [{"place": 1, "place_to": 1, "team": 1, "name": "Mar\u00e9", "duplas": [{"number": 1, "name": "Abel Campos e Alba Campos"}, {"number": 3, "name": "Dario Campos e Elza Campos"}, {"number": 5, "name": "Heitor Campos e Ione Campos"}], "points": 2, "jogos": [2, 1], "meetings": 3, "partidas": [2, 1], "made": [1940, 1300], "disqualified": false, "criteria": [{"by": "jogos_won", "value": 2}, {"by": "made", "value": 1940}, {"by": "difference", "value": 640}], "above": {"by": "jogos_won", "value": 2, "next": 1}}, {"place": 2, "place_to": 2, "team": 2, "name": "Rochedo", "duplas": [{"number": 2, "name": "Breno Campos e Cida Campos"}, {"number": 4, "name": "Fausto Campos e Gilda Campos"}, {"number": 6, "name": "Jairo Campos e Lia Campos"}], "points": 1, "jogos": [1, 2], "meetings": 3, "partidas": [1, 2], "made": [1300, 1940], "disqualified": false, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 1300}, {"by": "difference", "value": -640}], "above": null}]}], "teams": {"order": ["jogos_won", "made", "difference", "lots"], "vp": false, "rows": [{"place": 1, "place_to": 1, "team": 1, "name": "Mar\u00e9", "duplas": [{"number": 1, "name": "Abel Campos e Alba Campos"}, {"number": 3, "name": "Dario Campos e Elza Campos"}, {"number": 5, "name": "Heitor Campos e Ione Campos"}], "points": 2, "jogos": [2, 1], "meetings": 3, "partidas": [2, 1], "made": [1940, 1300], "disqualified": false, "criteria": [{"by": "jogos_won", "value": 2}, {"by": "made", "value": 1940}, {"by": "difference", "value": 640}], "above": {"by": "jogos_won", "value": 2, "next": 1}}, {"place": 2, "place_to": 2, "team": 2, "name": "Rochedo", "duplas": [{"number": 2, "name": "Breno Campos e Cida Campos"}, {"number": 4, "name": "Fausto Campos e Gilda Campos"}, {"number": 6, "name": "Jairo Campos e Lia Campos"}], "points": 1, "jogos": [1, 2], "meetings": 3, "partidas": [1, 2], "made": [1300, 1940], "disqualified": false, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 1300}, {"by": "difference", "value": -640}], "above": null}]}, "ledger_head": {"number": 4, "digest": "95ae82901ce1ccd34af4bd5bcb22f756e068f3559cdc21d37c5aafe1dbc1a361"}}','
    <div class="stack-l">
        <header class="stack">
            <h2>Liga da Enseada</h2>
            <p class="row">
                <span class="tag tag-live">
                    em andamento
                </span>
                <span>Clube da Enseada</span>
                <span class="quiet">uma partida até 700 pontos</span>
            </p>
        </header>
        




        
        
            
                <section class="stack">
                    <h2>Fase 1</h2>
                    

<p class="row"><span>Suíço</span></p>

    

<h3 class="row">
    1ª rodada
    
<span class="tag tag-done">encerrada</span>

</h3>

    
    <ol class="meets" role="list">
        
            

<li class="meet is-done">
    <p class="meet-mesa"><span>Mesa</span> <b>1</b></p>
    <div class="meet-seats">
        
            <p class="meet-seat is-winner">
                <span class="meet-who">
                    
                        
                        <a href="/torneios/liga-da-enseada-2026/duplas/3/">Dario Campos e Elza Campos</a>
                        
                    
                </span>
                
                    <span class="visually-hidden">(venceu)</span>
                
                
                <span class="meet-worth">1 pt</span>
                <b>860</b>
            </p>
        
            <p class="meet-seat is-loser">
                <span class="meet-who">
                    
                        
                        <a href="/torneios/liga-da-enseada-2026/duplas/4/">Fausto Campos e Gilda Campos</a>
                        
                    
                </span>
                
                
                <span class="meet-worth">0 pt</span>
                <b>220</b>
            </p>
        
    </div>
    
        <p class="meet-foot">
            
                <a href="/torneios/liga-da-enseada-2026/jogos/f1548c0e-3504-453e-9b2b-1a5d2edd3a35/"
                   id="folha-19">Ver a folha</a>
            
            
            
        </p>
    
</li>

        
            

<li class="meet is-done">
    <p class="meet-mesa"><span>Mesa</span> <b>2</b></p>
    <div class="meet-seats">
        
            <p class="meet-seat is-winner">
                <span class="meet-who">
                    
                        
                        <a href="/torneios/liga-da-enseada-2026/duplas/5/">Heitor Campos e Ione Campos</a>
                        
                    
                </span>
                
                    <span class="visually-hidden">(venceu)</span>
                
                
                <span class="meet-worth">1 pt</span>
                <b>860</b>
            </p>
        
            <p class="meet-seat is-loser">
                <span class="meet-who">
                    
                        
                        <a href="/torneios/liga-da-enseada-2026/duplas/2/">Breno Campos e Cida Campos</a>
                        
                    
                </span>
                
                
                <span class="meet-worth">0 pt</span>
                <b>220</b>
            </p>
        
    </div>
    
        <p class="meet-foot">
            
                <a href="/torneios/liga-da-enseada-2026/jogos/f38f68fb-01a2-4145-8bfa-1ef51cd189eb/"
                   id="folha-20">Ver a folha</a>
            
            
            
        </p>
    
</li>

        
            

<li class="meet is-done">
    <p class="meet-mesa"><span>Mesa</span> <b>3</b></p>
    <div class="meet-seats">
        
            <p class="meet-seat is-winner">
                <span class="meet-who">
                    
                        
                        <a href="/torneios/liga-da-enseada-2026/duplas/6/">Jairo Campos e Lia Campos</a>
                        
                    
                </span>
                
                    <span class="visually-hidden">(venceu)</span>
                
                
                <span class="meet-worth">1 pt</span>
                <b>860</b>
            </p>
        
            <p class="meet-seat is-loser">
                <span class="meet-who">
                    
                        
                        <a href="/torneios/liga-da-enseada-2026/duplas/1/">Abel Campos e Alba Campos</a>
                        
                    
                </span>
                
                
                <span class="meet-worth">0 pt</span>
                <b>220</b>
            </p>
        
    </div>
    
        <p class="meet-foot">
            
                <a href="/torneios/liga-da-enseada-2026/jogos/d4d2bbc4-0ecc-432c-8a71-ecee720a015b/"
                   id="folha-21">Ver a folha</a>
            
            
            
        </p>
    
</li>

        
    </ol>

<p class="quiet">
    Número do sorteio: <span class="num">7</span>. Quem repetir o sorteio com ele chega aos mesmos confrontos.
</p>





    

<table class="ranks" role="table">
    <caption class="visually-hidden">
        
            Classificação
        
    </caption>
    <thead role="rowgroup">
        <tr role="row">
            <th scope="col" role="columnheader">Lugar</th>
            <th scope="col" role="columnheader">
                
                    Dupla
                
            </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="jogos vencidos">Vitórias</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="pontos feitos">Feitos</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="saldo de pontos">Saldo</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="jogos ganhos e perdidos">Jogos</abbr>
                    
                </th>
            
        </tr>
    </thead>
    <tbody role="rowgroup">
        
            <tr role="row">
                <td role="cell" class="ranks-place">1º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/liga-da-enseada-2026/duplas/6/">Jairo Campos e Lia Campos</a>
                    
                    <span class="ranks-note">saiu depois da 1ª rodada</span>
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        1
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        860
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        640
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        1–0
                    </td>
                
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">2º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/liga-da-enseada-2026/duplas/5/">Heitor Campos e Ione Campos</a>
                    
                    
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        1
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        860
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        640
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        1–0
                    </td>
                
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">3º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/liga-da-enseada-2026/duplas/3/">Dario Campos e Elza Campos</a>
                    
                    
                    <span class="ranks-why">Na frente da seguinte por jogos vencidos: 1 contra 0.</span>
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        1
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        860
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        640
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        1–0
                    </td>
                
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">4º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/liga-da-enseada-2026/duplas/4/">Fausto Campos e Gilda Campos</a>
                    
                    
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        220
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        −640
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        0–1
                    </td>
                
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">5º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/liga-da-enseada-2026/duplas/2/">Breno Campos e Cida Campos</a>
                    
                    
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        220
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        −640
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        0–1
                    </td>
                
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">6º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/liga-da-enseada-2026/duplas/1/">Abel Campos e Alba Campos</a>
                    
                    
                    <span class="ranks-why">Na frente da seguinte por pontos feitos: 220 contra 0.</span>
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        220
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        −640
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        0–1
                    </td>
                
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">7º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/liga-da-enseada-2026/duplas/7/">Otto Restinga e Zilá Restinga</a>
                    
                    
                    
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        0–0
                    </td>
                
            </tr>
        
    </tbody>
</table>





                </section>
            
        
        
            <section class="stack" aria-labelledby="equipes">
                <h2 id="equipes">Equipes</h2>
                <div class="stack">
                    



    
    
        <table class="ranks" role="table">
            <caption class="visually-hidden">Equipes </caption>
            <thead role="rowgroup">
                <tr role="row">
                    <th scope="col" role="columnheader">Lugar</th>
                    <th scope="col" role="columnheader">Equipe</th>
                    
                        <th scope="col"
                            role="columnheader"
                            class="n"><abbr title="jogos vencidos">Vitórias</abbr></th>
                    
                        <th scope="col"
                            role="columnheader"
                            class="n"><abbr title="pontos feitos">Feitos</abbr></th>
                    
                        <th scope="col"
                            role="columnheader"
                            class="n"><abbr title="saldo de pontos">Saldo</abbr></th>
                    
                        <th scope="col"
                            role="columnheader"
                            class="n"><abbr title="jogos ganhos e perdidos">Jogos</abbr></th>
                    
                </tr>
            </thead>
            <tbody role="rowgroup">
                
                    <tr role="row">
                        <td role="cell" class="ranks-place">1º</td>
                        <th scope="row" role="rowheader">
                            Maré
<span class="ranks-note team-duplas">
    
        <a href="/torneios/liga-da-enseada-2026/duplas/1/">Abel Campos e Alba Campos</a>
        <span class="visually-hidden">, </span>
    
        <a href="/torneios/liga-da-enseada-2026/duplas/3/">Dario Campos e Elza Campos</a>
        <span class="visually-hidden">, </span>
    
        <a href="/torneios/liga-da-enseada-2026/duplas/5/">Heitor Campos e Ione Campos</a>
        
    
</span>

                            <span class="ranks-why">Na frente da seguinte por jogos vencidos: 2 contra 1.</span>
                        </th>
                        <td role="cell"
                                                               class="n"
                                                               data-label="Vitórias">2</td><td role="cell"
                                                               class="n"
                                                               data-label="Feitos">1.940</td><td role="cell"
                                                               class="n"
                                                               data-label="Saldo">640</td><td role="cell"
                                                               class="n"
                                                               data-label="Jogos">2–1</td>
                    </tr>
                
                    <tr role="row">
                        <td role="cell" class="ranks-place">2º</td>
                        <th scope="row" role="rowheader">
                            Rochedo
<span class="ranks-note team-duplas">
    
        <a href="/torneios/liga-da-enseada-2026/duplas/2/">Breno Campos e Cida Campos</a>
        <span class="visually-hidden">, </span>
    
        <a href="/torneios/liga-da-enseada-2026/duplas/4/">Fausto Campos e Gilda Campos</a>
        <span class="visually-hidden">, </span>
    
        <a href="/torneios/liga-da-enseada-2026/duplas/6/">Jairo Campos e Lia Campos</a>
        
    
</span>

                            
                        </th>
                        <td role="cell"
                                                               class="n"
                                                               data-label="Vitórias">1</td><td role="cell"
                                                               class="n"
                                                               data-label="Feitos">1.300</td><td role="cell"
                                                               class="n"
                                                               data-label="Saldo">−640</td><td role="cell"
                                                               class="n"
                                                               data-label="Jogos">1–2</td>
                    </tr>
                
            </tbody>
        </table>
    


                </div>
            </section>
        
        


    <p class="quiet digest">
        Cadeia de registros: selo nº 4
        <code>95ae82901ce1ccd34af4bd5bcb22f756e068f3559cdc21d37c5aafe1dbc1a361</code>.
        Cada mão, correção e decisão é selada com tudo o que veio antes. Guarde este selo: se o que foi gravado mudar, ele já não confere, e o comando verify_ledger diz o quê.
    </p>


    </div>
','62820b9632f00f02c3142494b0abd288ffb6c8ffe839d6798b159b955efe633e',NULL,2);
INSERT INTO "tournaments_publication" VALUES(4,1,'2026-11-22 15:27:31.659','','{"version": 1, "tournament": {"slug": "noite-dos-avulsos-2026", "name": "Noite dos Avulsos", "club": "Clube da Enseada", "club_slug": "clube-da-enseada", "place": "", "starts_on": "2026-03-07", "ends_on": "2026-03-08", "state": "running", "entrants": "players", "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "draw_seed": null, "drawn_at": null}, "duplas": [{"number": 1, "name": "Breno Dunas", "seed": null, "players": ["Breno Dunas"]}, {"number": 2, "name": "Cida Dunas", "seed": null, "players": ["Cida Dunas"]}, {"number": 3, "name": "Dario Dunas", "seed": null, "players": ["Dario Dunas"]}, {"number": 4, "name": "Elza Dunas", "seed": null, "players": ["Elza Dunas"]}, {"number": 5, "name": "Fausto Dunas", "seed": null, "players": ["Fausto Dunas"]}, {"number": 6, "name": "Gilda Dunas", "seed": null, "players": ["Gilda Dunas"]}, {"number": 7, "name": "Heitor Dunas", "seed": null, "players": ["Heitor Dunas"]}, {"number": 8, "name": "Ione Dunas", "seed": null, "players": ["Ione Dunas"]}], "stages": [{"number": 1, "name": "Fase 1", "format": "individual", "bracket": false, "state": "playing", "seed": 7, "rounds_planned": 3, "groups": 1, "partidas": 1, "maos": null, "target": null, "minutes": 0, "vp": false, "order": ["jogos_won", "made", "difference", "lots"], "top": null, "others": 0, "fair": "average", "rounds": [{"round": 1, "name": "", "state": "posted", "seed": 7, "confrontos": [{"id": 25, "kind": "main", "group": 0, "round": 1, "position": 1, "mesa": 1, "state": "done", "status": "played", "winner": "A", "flags": [], "given": null, "points": [1, 0], "slots": {"A": {"dupla": 3, "name": "Dario Dunas + Heitor Dunas", "seed": null, "pair": [{"dupla": 3, "name": "Dario Dunas", "absent": false}, {"dupla": 7, "name": "Heitor Dunas", "absent": false}]}, "B": {"dupla": 4, "name": "Elza Dunas + Breno Dunas", "seed": null, "pair": [{"dupla": 4, "name": "Elza Dunas", "absent": false}, {"dupla": 1, "name": "Breno Dunas", "absent": false}]}}, "jogo": {"id": "0a4b780d-43f2-43a6-8b78-c3f0578c0ac4", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}}, {"id": 26, "kind": "main", "group": 0, "round": 1, "position": 2, "mesa": 2, "state": "playing", "status": "", "winner": "", "flags": [], "given": null, "points": null, "slots": {"A": {"dupla": 2, "name": "Cida Dunas + Fausto Dunas", "seed": null, "pair": [{"dupla": 2, "name": "Cida Dunas", "absent": false}, {"dupla": 5, "name": "Fausto Dunas", "absent": false}]}, "B": {"dupla": 6, "name": "Gilda Dunas + Ione Dunas", "seed": null, "pair": [{"dupla": 6, "name": "Gilda Dunas", "absent": false}, {"dupla": 8, "name": "Ione Dunas", "absent": false}]}}, "jogo": {"id": "a116aef2-f1b1-44e0-ace3-cbb050c1be6c", "state": "open", "winner": "", "reason": "", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 0, "totals": {"A": 0, "B": 0}}]}}]}, {"round": 2, "name": "", "state": "posted", "seed": 7, "confrontos": [{"id": 27, "kind": "main", "group": 0, "round": 2, "position": 1, "mesa": 1, "state": "ready", "status": "", "winner": "", "flags": [], "given": null, "points": null, "slots": {"A": {"dupla": 3, "name": "Dario Dunas + Elza Dunas", "seed": null, "pair": [{"dupla": 3, "name": "Dario Dunas", "absent": false}, {"dupla": 4, "name": "Elza Dunas", "absent": false}]}, "B": {"dupla": 2, "name": "Cida Dunas + Gilda Dunas", "seed": null, "pair": [{"dupla": 2, "name": "Cida Dunas", "absent": false}, {"dupla": 6, "name": "Gilda Dunas", "absent": false}]}}, "jogo": null}, {"id": 28, "kind": "main", "group": 0, "round": 2, "position": 2, "mesa": 2, "state": "ready", "status": "", "winner": "", "flags": [], "given": null, "points": null, "slots": {"A": {"dupla": 1, "name": "Breno Dunas + Heitor Dunas", "seed": null, "pair": [{"dupla": 1, "name": "Breno Dunas", "absent": false}, {"dupla": 7, "name": "Heitor Dunas", "absent": false}]}, "B": {"dupla": 8, "name": "Ione Dunas + Fausto Dunas", "seed": null, "pair": [{"dupla": 8, "name": "Ione Dunas", "absent": false}, {"dupla": 5, "name": "Fausto Dunas", "absent": false}]}}, "jogo": null}]}, {"round": 3, "name": "", "state": "posted", "seed": 7, "confrontos": [{"id": 29, "kind": "main", "group": 0, "round": 3, "position": 1, "mesa": 1, "state": "ready", "status": "", "winner": "", "flags": [], "given": null, "points": null, "slots": {"A": {"dupla": 3, "name": "Dario Dunas + Cida Dunas", "seed": null, "pair": [{"dupla": 3, "name": "Dario Dunas", "absent": false}, {"dupla": 2, "name": "Cida Dunas", "absent": false}]}, "B": {"dupla": 1, "name": "Breno Dunas + Ione Dunas", "seed": null, "pair": [{"dupla": 1, "name": "Breno Dunas", "absent": false}, {"dupla": 8, "name": "Ione Dunas", "absent": false}]}}, "jogo": null}, {"id": 30, "kind": "main", "group": 0, "round": 3, "position": 2, "mesa": 2, "state": "ready", "status": "", "winner": "", "flags": [], "given": null, "points": null, "slots": {"A": {"dupla": 6, "name": "Gilda Dunas + Elza Dunas", "seed": null, "pair": [{"dupla": 6, "name": "Gilda Dunas", "absent": false}, {"dupla": 4, "name": "Elza Dunas", "absent": false}]}, "B": {"dupla": 5, "name": "Fausto Dunas + Heitor Dunas", "seed": null, "pair": [{"dupla": 5, "name": "Fausto Dunas", "absent": false}, {"dupla": 7, "name": "Heitor Dunas", "absent": false}]}}, "jogo": null}]}], "standings": [{"group": 0, "rows": [{"place": 1, "place_to": 1, "dupla": 7, "name": "Heitor Dunas", "points": 1, "jogos": [1, 0], "walkovers": [0, 0], "meetings": 1, "partidas": [1, 0], "made": [760, 220], "canastras": {"clean": 1, "dirty": 1}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 760}, {"by": "difference", "value": 540}], "above": {"by": "lots", "value": -1, "next": -8}, "fate": null, "penalties": [], "goes_on": false}, {"place": 2, "place_to": 2, "dupla": 3, "name": "Dario Dunas", "points": 1, "jogos": [1, 0], "walkovers": [0, 0], "meetings": 1, "partidas": [1, 0], "made": [760, 220], "canastras": {"clean": 1, "dirty": 1}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 760}, {"by": "difference", "value": 540}], "above": {"by": "jogos_won", "value": 1, "next": 0}, "fate": null, "penalties": [], "goes_on": false}, {"place": 3, "place_to": 3, "dupla": 4, "name": "Elza Dunas", "points": 0, "jogos": [0, 1], "walkovers": [0, 0], "meetings": 1, "partidas": [0, 1], "made": [220, 760], "canastras": {"dirty": 1}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 220}, {"by": "difference", "value": -540}], "above": {"by": "lots", "value": -2, "next": -4}, "fate": null, "penalties": [], "goes_on": false}, {"place": 4, "place_to": 4, "dupla": 1, "name": "Breno Dunas", "points": 0, "jogos": [0, 1], "walkovers": [0, 0], "meetings": 1, "partidas": [0, 1], "made": [220, 760], "canastras": {"dirty": 1}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 220}, {"by": "difference", "value": -540}], "above": {"by": "made", "value": 220, "next": 0}, "fate": null, "penalties": [], "goes_on": false}, {"place": 5, "place_to": 5, "dupla": 2, "name": "Cida Dunas", "points": 0, "jogos": [0, 0], "walkovers": [0, 0], "meetings": 0, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 0}, {"by": "difference", "value": 0}], "above": {"by": "lots", "value": -3, "next": -5}, "fate": null, "penalties": [], "goes_on": false}, {"place": 6, "place_to": 6, "dupla": 6, "name": "Gilda Dunas", "points": 0, "jogos": [0, 0], "walkovers": [0, 0], "meetings": 0, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 0}, {"by": "difference", "value": 0}], "above": {"by": "lots", "value": -5, "next": -6}, "fate": null, "penalties": [], "goes_on": false}, {"place": 7, "place_to": 7, "dupla": 8, "name": "Ione Dunas", "points": 0, "jogos": [0, 0], "walkovers": [0, 0], "meetings": 0, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 0}, {"by": "difference", "value": 0}], "above": {"by": "lots", "value": -6, "next": -7}, "fate": null, "penalties": [], "goes_on": false}, {"place": 8, "place_to": 8, "dupla": 5, "name": "Fausto Dunas", "points": 0, "jogos": [0, 0], "walkovers": [0, 0], "meetings": 0, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 0}, {"by": "difference", "value": 0}], "above": null, "fate": null, "penalties": [], "goes_on": false}], "after": null, "closed": []}], "compared": []}], "ledger_head": {"number": 3, "digest": "7fbfd79ed1de958cf89455defb86f838bf265872b40acc3d4bba264546988835"}}','
    <div class="stack-l">
        <header class="stack">
            <h2>Noite dos Avulsos</h2>
            <p class="row">
                <span class="tag tag-live">
                    em andamento
                </span>
                <span>Clube da Enseada</span>
                <span class="quiet">uma partida até 700 pontos</span>
            </p>
        </header>
        




        
        
            
                <section class="stack">
                    <h2>Fase 1</h2>
                    

<p class="row"><span>Individual: o parceiro muda</span></p>

    

<h3 class="row">
    1ª rodada
    
<span class="tag tag-live">em jogo</span>

</h3>

    
    <ol class="meets" role="list">
        
            

<li class="meet is-done">
    <p class="meet-mesa"><span>Mesa</span> <b>1</b></p>
    <div class="meet-seats">
        
            <p class="meet-seat is-winner">
                <span class="meet-who">
                    
                        
                        <a href="/torneios/noite-dos-avulsos-2026/duplas/3/">Dario Dunas</a>
                        
                    
                        +
                        <a href="/torneios/noite-dos-avulsos-2026/duplas/7/">Heitor Dunas</a>
                        
                    
                </span>
                
                    <span class="visually-hidden">(venceu)</span>
                
                
                <span class="meet-worth">1 pt</span>
                <b>760</b>
            </p>
        
            <p class="meet-seat is-loser">
                <span class="meet-who">
                    
                        
                        <a href="/torneios/noite-dos-avulsos-2026/duplas/4/">Elza Dunas</a>
                        
                    
                        +
                        <a href="/torneios/noite-dos-avulsos-2026/duplas/1/">Breno Dunas</a>
                        
                    
                </span>
                
                
                <span class="meet-worth">0 pt</span>
                <b>220</b>
            </p>
        
    </div>
    
        <p class="meet-foot">
            
                <a href="/torneios/noite-dos-avulsos-2026/jogos/0a4b780d-43f2-43a6-8b78-c3f0578c0ac4/"
                   id="folha-25">Ver a folha</a>
            
            
            
        </p>
    
</li>

        
            

<li class="meet is-ready">
    <p class="meet-mesa"><span>Mesa</span> <b>2</b></p>
    <div class="meet-seats">
        
            <p class="meet-seat">
                <span class="meet-who">
                    
                        
                        <a href="/torneios/noite-dos-avulsos-2026/duplas/2/">Cida Dunas</a>
                        
                    
                        +
                        <a href="/torneios/noite-dos-avulsos-2026/duplas/5/">Fausto Dunas</a>
                        
                    
                </span>
                
                
                
                
            </p>
        
            <p class="meet-seat">
                <span class="meet-who">
                    
                        
                        <a href="/torneios/noite-dos-avulsos-2026/duplas/6/">Gilda Dunas</a>
                        
                    
                        +
                        <a href="/torneios/noite-dos-avulsos-2026/duplas/8/">Ione Dunas</a>
                        
                    
                </span>
                
                
                
                
            </p>
        
    </div>
    
        <p class="meet-foot">
            
                <a href="/torneios/noite-dos-avulsos-2026/jogos/a116aef2-f1b1-44e0-ace3-cbb050c1be6c/"
                   id="folha-26">Ver a folha</a>
            
            <span class="tag tag-open">vai começar</span>
            
        </p>
    
</li>

        
    </ol>

<p class="quiet">
    Número do sorteio: <span class="num">7</span>. Quem repetir o sorteio com ele chega aos mesmos confrontos.
</p>





    

<table class="ranks" role="table">
    <caption class="visually-hidden">
        
            Classificação
        
    </caption>
    <thead role="rowgroup">
        <tr role="row">
            <th scope="col" role="columnheader">Lugar</th>
            <th scope="col" role="columnheader">
                
                    Jogador(a)
                
            </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="jogos vencidos">Vitórias</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="pontos feitos">Feitos</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="saldo de pontos">Saldo</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="jogos ganhos e perdidos">Jogos</abbr>
                    
                </th>
            
        </tr>
    </thead>
    <tbody role="rowgroup">
        
            <tr role="row">
                <td role="cell" class="ranks-place">1º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/noite-dos-avulsos-2026/duplas/7/">Heitor Dunas</a>
                    
                    
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        1
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        760
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        540
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        1–0
                    </td>
                
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">2º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/noite-dos-avulsos-2026/duplas/3/">Dario Dunas</a>
                    
                    
                    <span class="ranks-why">Na frente da seguinte por jogos vencidos: 1 contra 0.</span>
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        1
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        760
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        540
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        1–0
                    </td>
                
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">3º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/noite-dos-avulsos-2026/duplas/4/">Elza Dunas</a>
                    
                    
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        220
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        −540
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        0–1
                    </td>
                
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">4º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/noite-dos-avulsos-2026/duplas/1/">Breno Dunas</a>
                    
                    
                    <span class="ranks-why">Na frente da seguinte por pontos feitos: 220 contra 0.</span>
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        220
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        −540
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        0–1
                    </td>
                
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">5º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/noite-dos-avulsos-2026/duplas/2/">Cida Dunas</a>
                    
                    
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        0–0
                    </td>
                
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">6º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/noite-dos-avulsos-2026/duplas/6/">Gilda Dunas</a>
                    
                    
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        0–0
                    </td>
                
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">7º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/noite-dos-avulsos-2026/duplas/8/">Ione Dunas</a>
                    
                    
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        0–0
                    </td>
                
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">8º</td>
                <th scope="row" role="rowheader" class="ranks-dupla">
                    <a href="/torneios/noite-dos-avulsos-2026/duplas/5/">Fausto Dunas</a>
                    
                    
                    
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="Vitórias">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Feitos">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Saldo">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="Jogos">
                        0–0
                    </td>
                
            </tr>
        
    </tbody>
</table>





                </section>
            
        
        
        


    <p class="quiet digest">
        Cadeia de registros: selo nº 3
        <code>7fbfd79ed1de958cf89455defb86f838bf265872b40acc3d4bba264546988835</code>.
        Cada mão, correção e decisão é selada com tudo o que veio antes. Guarde este selo: se o que foi gravado mudar, ele já não confere, e o comando verify_ledger diz o quê.
    </p>


    </div>
','a1d06b9cac68ad6dbd31c6995901645881459333a0b91baca0fe84bd17c11157',NULL,3);
INSERT INTO "tournaments_publication" VALUES(5,1,'2026-11-22 15:27:32.066','','{"version": 1, "tournament": {"slug": "taca-da-gruta-2026", "name": "Ta\u00e7a da Gruta", "club": "Clube da Enseada", "club_slug": "clube-da-enseada", "place": "", "starts_on": "2026-03-07", "ends_on": "2026-03-08", "state": "running", "entrants": "duplas", "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "draw_seed": 7, "drawn_at": "2026-11-22T15:27:31.904362+00:00"}, "duplas": [{"number": 1, "name": "Jairo Dunas e Lia Dunas", "seed": null, "players": ["Jairo Dunas", "Lia Dunas"]}, {"number": 2, "name": "Abel Enseada e Alba Enseada", "seed": null, "players": ["Abel Enseada", "Alba Enseada"]}, {"number": 3, "name": "Breno Enseada e Cida Enseada", "seed": null, "players": ["Breno Enseada", "Cida Enseada"]}, {"number": 4, "name": "Dario Enseada e Elza Enseada", "seed": null, "players": ["Dario Enseada", "Elza Enseada"]}, {"number": 5, "name": "Fausto Enseada e Gilda Enseada", "seed": null, "players": ["Fausto Enseada", "Gilda Enseada"]}, {"number": 6, "name": "Heitor Enseada e Ione Enseada", "seed": null, "players": ["Heitor Enseada", "Ione Enseada"]}], "stages": [{"number": 1, "name": "", "format": "knockout", "bracket": true, "state": "playing", "seed": 7, "rounds_planned": null, "groups": 1, "partidas": 1, "maos": null, "target": null, "minutes": 0, "vp": false, "order": ["partidas_won", "difference", "made"], "top": null, "others": 0, "fair": "average", "rounds": [{"round": 1, "name": "quarterfinal", "state": "playing", "seed": 7, "confrontos": [{"id": 31, "kind": "main", "group": 0, "round": 1, "position": 1, "mesa": null, "state": "bye", "status": "bye", "winner": "A", "flags": [], "given": null, "points": null, "slots": {"A": {"dupla": 4, "name": "Dario Enseada e Elza Enseada", "seed": null}, "B": {"bye": true}}, "jogo": null}, {"id": 32, "kind": "main", "group": 0, "round": 1, "position": 2, "mesa": 1, "state": "playing", "status": "", "winner": "", "flags": [], "given": null, "points": null, "slots": {"A": {"dupla": 6, "name": "Heitor Enseada e Ione Enseada", "seed": null}, "B": {"dupla": 5, "name": "Fausto Enseada e Gilda Enseada", "seed": null}}, "jogo": {"id": "030a4b4f-6239-4221-9e33-b648e8faab8e", "state": "open", "winner": "", "reason": "", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 0, "totals": {"A": 0, "B": 0}}]}}, {"id": 33, "kind": "main", "group": 0, "round": 1, "position": 3, "mesa": null, "state": "bye", "status": "bye", "winner": "A", "flags": [], "given": null, "points": null, "slots": {"A": {"dupla": 2, "name": "Abel Enseada e Alba Enseada", "seed": null}, "B": {"bye": true}}, "jogo": null}, {"id": 34, "kind": "main", "group": 0, "round": 1, "position": 4, "mesa": 2, "state": "playing", "status": "", "winner": "", "flags": [], "given": null, "points": null, "slots": {"A": {"dupla": 1, "name": "Jairo Dunas e Lia Dunas", "seed": null}, "B": {"dupla": 3, "name": "Breno Enseada e Cida Enseada", "seed": null}}, "jogo": {"id": "ea15fb46-2b09-4f35-910d-697a339c8ea0", "state": "open", "winner": "", "reason": "", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 0, "totals": {"A": 0, "B": 0}}]}}]}, {"round": 2, "name": "semifinal", "state": "posted", "seed": 7, "confrontos": [{"id": 35, "kind": "main", "group": 0, "round": 2, "position": 1, "mesa": null, "state": "waiting", "status": "", "winner": "", "flags": [], "given": null, "points": null, "slots": {"A": {"dupla": 4, "name": "Dario Enseada e Elza Enseada", "seed": null}, "B": {"winner_of": {"round": 1, "position": 2}}}, "jogo": null}, {"id": 36, "kind": "main", "group": 0, "round": 2, "position": 2, "mesa": null, "state": "waiting", "status": "", "winner": "", "flags": [], "given": null, "points": null, "slots": {"A": {"dupla": 2, "name": "Abel Enseada e Alba Enseada", "seed": null}, "B": {"winner_of": {"round": 1, "position": 4}}}, "jogo": null}]}, {"round": 3, "name": "final", "state": "posted", "seed": 7, "confrontos": [{"id": 37, "kind": "main", "group": 0, "round": 3, "position": 1, "mesa": null, "state": "waiting", "status": "", "winner": "", "flags": [], "given": null, "points": null, "slots": {"A": {"winner_of": {"round": 2, "position": 1}}, "B": {"winner_of": {"round": 2, "position": 2}}}, "jogo": null}, {"id": 38, "kind": "third", "group": 0, "round": 3, "position": 2, "mesa": null, "state": "waiting", "status": "", "winner": "", "flags": [], "given": null, "points": null, "slots": {"A": {"loser_of": {"round": 2, "position": 1}}, "B": {"loser_of": {"round": 2, "position": 2}}}, "jogo": null}]}], "standings": [{"group": 0, "rows": [{"place": 1, "place_to": 4, "dupla": 2, "name": "Abel Enseada e Alba Enseada", "points": 1, "jogos": [0, 0], "walkovers": [0, 0], "meetings": 1, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "partidas_won", "value": 0}, {"by": "difference", "value": 0}, {"by": "made", "value": 0}], "above": null, "fate": {"code": "still_in", "round": "semifinal", "opponent": null, "walkover": false}, "penalties": [], "goes_on": false}, {"place": 1, "place_to": 4, "dupla": 4, "name": "Dario Enseada e Elza Enseada", "points": 1, "jogos": [0, 0], "walkovers": [0, 0], "meetings": 1, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "partidas_won", "value": 0}, {"by": "difference", "value": 0}, {"by": "made", "value": 0}], "above": {"by": "bracket", "value": null, "next": null}, "fate": {"code": "still_in", "round": "semifinal", "opponent": null, "walkover": false}, "penalties": [], "goes_on": false}, {"place": 1, "place_to": 6, "dupla": 3, "name": "Breno Enseada e Cida Enseada", "points": 0, "jogos": [0, 0], "walkovers": [0, 0], "meetings": 0, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "partidas_won", "value": 0}, {"by": "difference", "value": 0}, {"by": "made", "value": 0}], "above": null, "fate": {"code": "still_in", "round": "quarterfinal", "opponent": null, "walkover": false}, "penalties": [], "goes_on": false}, {"place": 1, "place_to": 6, "dupla": 5, "name": "Fausto Enseada e Gilda Enseada", "points": 0, "jogos": [0, 0], "walkovers": [0, 0], "meetings": 0, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "partidas_won", "value": 0}, {"by": "difference", "value": 0}, {"by": "made", "value": 0}], "above": null, "fate": {"code": "still_in", "round": "quarterfinal", "opponent": null, "walkover": false}, "penalties": [], "goes_on": false}, {"place": 1, "place_to": 6, "dupla": 6, "name": "Heitor Enseada e Ione Enseada", "points": 0, "jogos": [0, 0], "walkovers": [0, 0], "meetings": 0, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "partidas_won", "value": 0}, {"by": "difference", "value": 0}, {"by": "made", "value": 0}], "above": null, "fate": {"code": "still_in", "round": "quarterfinal", "opponent": null, "walkover": false}, "penalties": [], "goes_on": false}, {"place": 1, "place_to": 6, "dupla": 1, "name": "Jairo Dunas e Lia Dunas", "points": 0, "jogos": [0, 0], "walkovers": [0, 0], "meetings": 0, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "partidas_won", "value": 0}, {"by": "difference", "value": 0}, {"by": "made", "value": 0}], "above": null, "fate": {"code": "still_in", "round": "quarterfinal", "opponent": null, "walkover": false}, "penalties": [], "goes_on": false}], "after": null, "closed": []}], "compared": []}], "ledger_head": {"number": 3, "digest": "a270cf7bfc712988955f9574462243f95989512019e5a980c1b05448dac6f024"}}','
    <div class="stack-l">
        <header class="stack">
            <h2>Taça da Gruta</h2>
            <p class="row">
                <span class="tag tag-live">
                    em andamento
                </span>
                <span>Clube da Enseada</span>
                <span class="quiet">uma partida até 1.500 pontos</span>
            </p>
        </header>
        




        
        
            
                

<section aria-labelledby="chave-titulo">
    <h2 id="chave-titulo">Chave</h2>
    

<div class="bracket"
     role="region"
     aria-label="Chave, em colunas"
     tabindex="0">
    

    

<section class="round" aria-labelledby="rodada-r1">
    <h3 id="rodada-r1">Quartas de final</h3>
    <ol role="list">
        
            <li class="confronto is-bye">
                <div class="confronto-box">
                    
                    
                        <p class="slot">
                            
                                <a class="slot-name"
                                   id="slot-1-1-1"
                                   href="/torneios/taca-da-gruta-2026/duplas/4/">
                                    Dario Enseada e Elza Enseada
                                    
                                </a>
                            
                            
                            
                            
                        </p>
                    
                        <p class="slot is-empty">
                            
                                <span class="slot-name">avança sem jogar</span>
                            
                            
                            
                            
                        </p>
                    
                </div>
            </li>
        
            <li class="confronto is-live">
                <div class="confronto-box">
                    
                        <p class="confronto-head">
                            
                                <a href="/torneios/taca-da-gruta-2026/jogos/030a4b4f-6239-4221-9e33-b648e8faab8e/"
                                   id="jogo-1-2">
                                    Jogo 2
                                    · mesa 1
                                </a>
                            
                            
                                
<span class="tag tag-live">em jogo</span>

                            
                        </p>
                    
                    
                        <p class="slot">
                            
                                <a class="slot-name"
                                   id="slot-1-2-1"
                                   href="/torneios/taca-da-gruta-2026/duplas/6/">
                                    Heitor Enseada e Ione Enseada
                                    
                                </a>
                            
                            
                            
                                <span class="slot-points"><span class="visually-hidden">pontos </span>0</span>
                            
                            
                                <b class="slot-won"><span class="visually-hidden">partidas </span>0</b>
                            
                        </p>
                    
                        <p class="slot">
                            
                                <a class="slot-name"
                                   id="slot-1-2-2"
                                   href="/torneios/taca-da-gruta-2026/duplas/5/">
                                    Fausto Enseada e Gilda Enseada
                                    
                                </a>
                            
                            
                            
                                <span class="slot-points"><span class="visually-hidden">pontos </span>0</span>
                            
                            
                                <b class="slot-won"><span class="visually-hidden">partidas </span>0</b>
                            
                        </p>
                    
                </div>
            </li>
        
            <li class="confronto is-bye">
                <div class="confronto-box">
                    
                    
                        <p class="slot">
                            
                                <a class="slot-name"
                                   id="slot-1-3-1"
                                   href="/torneios/taca-da-gruta-2026/duplas/2/">
                                    Abel Enseada e Alba Enseada
                                    
                                </a>
                            
                            
                            
                            
                        </p>
                    
                        <p class="slot is-empty">
                            
                                <span class="slot-name">avança sem jogar</span>
                            
                            
                            
                            
                        </p>
                    
                </div>
            </li>
        
            <li class="confronto is-live">
                <div class="confronto-box">
                    
                        <p class="confronto-head">
                            
                                <a href="/torneios/taca-da-gruta-2026/jogos/ea15fb46-2b09-4f35-910d-697a339c8ea0/"
                                   id="jogo-1-4">
                                    Jogo 4
                                    · mesa 2
                                </a>
                            
                            
                                
<span class="tag tag-live">em jogo</span>

                            
                        </p>
                    
                    
                        <p class="slot">
                            
                                <a class="slot-name"
                                   id="slot-1-4-1"
                                   href="/torneios/taca-da-gruta-2026/duplas/1/">
                                    Jairo Dunas e Lia Dunas
                                    
                                </a>
                            
                            
                            
                                <span class="slot-points"><span class="visually-hidden">pontos </span>0</span>
                            
                            
                                <b class="slot-won"><span class="visually-hidden">partidas </span>0</b>
                            
                        </p>
                    
                        <p class="slot">
                            
                                <a class="slot-name"
                                   id="slot-1-4-2"
                                   href="/torneios/taca-da-gruta-2026/duplas/3/">
                                    Breno Enseada e Cida Enseada
                                    
                                </a>
                            
                            
                            
                                <span class="slot-points"><span class="visually-hidden">pontos </span>0</span>
                            
                            
                                <b class="slot-won"><span class="visually-hidden">partidas </span>0</b>
                            
                        </p>
                    
                </div>
            </li>
        
    </ol>
</section>


    

<section class="round" aria-labelledby="rodada-r2">
    <h3 id="rodada-r2">Semifinais</h3>
    <ol role="list">
        
            <li class="confronto is-waiting">
                <div class="confronto-box">
                    
                        <p class="confronto-head">
                            
                                <span>Jogo 1</span>
                            
                            
                        </p>
                    
                    
                        <p class="slot">
                            
                                <a class="slot-name"
                                   id="slot-2-1-1"
                                   href="/torneios/taca-da-gruta-2026/duplas/4/">
                                    Dario Enseada e Elza Enseada
                                    
                                </a>
                            
                            
                            
                            
                        </p>
                    
                        <p class="slot is-empty">
                            
                                <span class="slot-name">Vencedor do jogo 2 das quartas</span>
                            
                            
                            
                            
                        </p>
                    
                </div>
            </li>
        
            <li class="confronto is-waiting">
                <div class="confronto-box">
                    
                        <p class="confronto-head">
                            
                                <span>Jogo 2</span>
                            
                            
                        </p>
                    
                    
                        <p class="slot">
                            
                                <a class="slot-name"
                                   id="slot-2-2-1"
                                   href="/torneios/taca-da-gruta-2026/duplas/2/">
                                    Abel Enseada e Alba Enseada
                                    
                                </a>
                            
                            
                            
                            
                        </p>
                    
                        <p class="slot is-empty">
                            
                                <span class="slot-name">Vencedor do jogo 4 das quartas</span>
                            
                            
                            
                            
                        </p>
                    
                </div>
            </li>
        
    </ol>
</section>


    

<section class="round" aria-labelledby="rodada-r3">
    <h3 id="rodada-r3">Final</h3>
    <ol role="list">
        
            <li class="confronto is-waiting">
                <div class="confronto-box">
                    
                        <p class="confronto-head">
                            
                                <span>Final</span>
                            
                            
                        </p>
                    
                    
                        <p class="slot is-empty">
                            
                                <span class="slot-name">Vencedor do jogo 1 das semifinais</span>
                            
                            
                            
                            
                        </p>
                    
                        <p class="slot is-empty">
                            
                                <span class="slot-name">Vencedor do jogo 2 das semifinais</span>
                            
                            
                            
                            
                        </p>
                    
                </div>
            </li>
        
    </ol>
</section>



</div>

    <div class="bracket bracket-alone">
        

    

<section class="round" aria-labelledby="rodada-r3o">
    <h3 id="rodada-r3o">Disputa de 3º lugar</h3>
    <ol role="list">
        
            <li class="confronto is-waiting">
                <div class="confronto-box">
                    
                        <p class="confronto-head">
                            
                                <span>Disputa de 3º lugar</span>
                            
                            
                        </p>
                    
                    
                        <p class="slot is-empty">
                            
                                <span class="slot-name">Perdedor do jogo 1 das semifinais</span>
                            
                            
                            
                            
                        </p>
                    
                        <p class="slot is-empty">
                            
                                <span class="slot-name">Perdedor do jogo 2 das semifinais</span>
                            
                            
                            
                            
                        </p>
                    
                </div>
            </li>
        
    </ol>
</section>



    </div>





</section>
<section aria-labelledby="classificacao">
    <h2 id="classificacao">Classificação</h2>
    


    

<table class="standings" role="table">
    <caption class="visually-hidden">
        
            Classificação
        
    </caption>
    <thead role="rowgroup">
        <tr role="row">
            <th scope="col" role="columnheader">Lugar</th>
            <th scope="col" role="columnheader">
                
                    Dupla
                
            </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="jogos ganhos e perdidos">Jogos</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="partidas ganhas e perdidas">Partidas</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        Pontos pró
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        Pontos contra
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        Diferença
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        Canastras
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="jogos ganhos e perdidos por W.O.">W.O.</abbr>
                    
                </th>
            
        </tr>
    </thead>
    <tbody role="rowgroup">
        
            <tr role="row" class="is-unplayed">
                <td role="cell" class="standings-place">1º–4º</td>
                <th scope="row" role="rowheader" class="standings-dupla">
                    <a href="/torneios/taca-da-gruta-2026/duplas/2/">Abel Enseada e Alba Enseada</a>
                    
                    <span class="standings-note">Ainda não jogou; entra na semifinal</span>
                    
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="jogos">
                        0–0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="partidas">
                        0–0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="pró">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="contra">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="diferença">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="canastras">
                        0
                    </td>
                
                    <td role="cell"
                        class="n is-none"
                        data-label="W.O.">
                        –
                    </td>
                
            </tr>
        
            <tr role="row" class="is-unplayed">
                <td role="cell" class="standings-place">1º–4º</td>
                <th scope="row" role="rowheader" class="standings-dupla">
                    <a href="/torneios/taca-da-gruta-2026/duplas/4/">Dario Enseada e Elza Enseada</a>
                    
                    <span class="standings-note">Ainda não jogou; entra na semifinal</span>
                    
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="jogos">
                        0–0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="partidas">
                        0–0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="pró">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="contra">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="diferença">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="canastras">
                        0
                    </td>
                
                    <td role="cell"
                        class="n is-none"
                        data-label="W.O.">
                        –
                    </td>
                
            </tr>
        
            <tr role="row" class="is-unplayed">
                <td role="cell" class="standings-place">1º–6º</td>
                <th scope="row" role="rowheader" class="standings-dupla">
                    <a href="/torneios/taca-da-gruta-2026/duplas/3/">Breno Enseada e Cida Enseada</a>
                    
                    <span class="standings-note">Ainda não jogou; entra nas quartas de final</span>
                    
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="jogos">
                        0–0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="partidas">
                        0–0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="pró">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="contra">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="diferença">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="canastras">
                        0
                    </td>
                
                    <td role="cell"
                        class="n is-none"
                        data-label="W.O.">
                        –
                    </td>
                
            </tr>
        
            <tr role="row" class="is-unplayed">
                <td role="cell" class="standings-place">1º–6º</td>
                <th scope="row" role="rowheader" class="standings-dupla">
                    <a href="/torneios/taca-da-gruta-2026/duplas/5/">Fausto Enseada e Gilda Enseada</a>
                    
                    <span class="standings-note">Ainda não jogou; entra nas quartas de final</span>
                    
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="jogos">
                        0–0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="partidas">
                        0–0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="pró">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="contra">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="diferença">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="canastras">
                        0
                    </td>
                
                    <td role="cell"
                        class="n is-none"
                        data-label="W.O.">
                        –
                    </td>
                
            </tr>
        
            <tr role="row" class="is-unplayed">
                <td role="cell" class="standings-place">1º–6º</td>
                <th scope="row" role="rowheader" class="standings-dupla">
                    <a href="/torneios/taca-da-gruta-2026/duplas/6/">Heitor Enseada e Ione Enseada</a>
                    
                    <span class="standings-note">Ainda não jogou; entra nas quartas de final</span>
                    
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="jogos">
                        0–0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="partidas">
                        0–0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="pró">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="contra">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="diferença">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="canastras">
                        0
                    </td>
                
                    <td role="cell"
                        class="n is-none"
                        data-label="W.O.">
                        –
                    </td>
                
            </tr>
        
            <tr role="row" class="is-unplayed">
                <td role="cell" class="standings-place">1º–6º</td>
                <th scope="row" role="rowheader" class="standings-dupla">
                    <a href="/torneios/taca-da-gruta-2026/duplas/1/">Jairo Dunas e Lia Dunas</a>
                    
                    <span class="standings-note">Ainda não jogou; entra nas quartas de final</span>
                    
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="jogos">
                        0–0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="partidas">
                        0–0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="pró">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="contra">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="diferença">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="canastras">
                        0
                    </td>
                
                    <td role="cell"
                        class="n is-none"
                        data-label="W.O.">
                        –
                    </td>
                
            </tr>
        
    </tbody>
</table>




</section>
<section aria-labelledby="resultados">
    <h2 id="resultados">Resultados</h2>
    <div class="stack">
        


    <p class="quiet">Nenhum jogo terminou ainda.</p>


    </div>
</section>

            
        
        
        


    <p class="quiet digest">
        Cadeia de registros: selo nº 3
        <code>a270cf7bfc712988955f9574462243f95989512019e5a980c1b05448dac6f024</code>.
        Cada mão, correção e decisão é selada com tudo o que veio antes. Guarde este selo: se o que foi gravado mudar, ele já não confere, e o comando verify_ledger diz o quê.
    </p>


    </div>
','2d2a548ad69e8689e1d49b82ab14759c38cb19bc23b828cfd56f4b972602f578',NULL,4);
INSERT INTO "tournaments_publication" VALUES(6,2,'2026-11-22 15:27:32.406','','{"version": 1, "tournament": {"slug": "taca-da-gruta-2026", "name": "Ta\u00e7a da Gruta", "club": "Clube da Enseada", "club_slug": "clube-da-enseada", "place": "", "starts_on": "2026-03-07", "ends_on": "2026-03-08", "state": "running", "entrants": "duplas", "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "draw_seed": 7, "drawn_at": "2026-11-22T15:27:31.904362+00:00"}, "duplas": [{"number": 1, "name": "Jairo Dunas e Lia Dunas", "seed": null, "players": ["Jairo Dunas", "Lia Dunas"]}, {"number": 2, "name": "Abel Enseada e Alba Enseada", "seed": null, "players": ["Abel Enseada", "Alba Enseada"]}, {"number": 3, "name": "Breno Enseada e Cida Enseada", "seed": null, "players": ["Breno Enseada", "Cida Enseada"]}, {"number": 4, "name": "Dario Enseada e Elza Enseada", "seed": null, "players": ["Dario Enseada", "Elza Enseada"]}, {"number": 5, "name": "Fausto Enseada e Gilda Enseada", "seed": null, "players": ["Fausto Enseada", "Gilda Enseada"]}, {"number": 6, "name": "Heitor Enseada e Ione Enseada", "seed": null, "players": ["Heitor Enseada", "Ione Enseada"]}], "stages": [{"number": 1, "name": "", "format": "knockout", "bracket": true, "state": "playing", "seed": 7, "rounds_planned": null, "groups": 1, "partidas": 1, "maos": null, "target": null, "minutes": 0, "vp": false, "order": ["partidas_won", "difference", "made"], "top": null, "others": 0, "fair": "average", "rounds": [{"round": 1, "name": "quarterfinal", "state": "playing", "seed": 7, "confrontos": [{"id": 31, "kind": "main", "group": 0, "round": 1, "position": 1, "mesa": null, "state": "bye", "status": "bye", "winner": "A", "flags": [], "given": null, "points": null, "slots": {"A": {"dupla": 4, "name": "Dario Enseada e Elza Enseada", "seed": null}, "B": {"bye": true}}, "jogo": null}, {"id": 32, "kind": "main", "group": 0, "round": 1, "position": 2, "mesa": 1, "state": "done", "status": "played", "winner": "A", "flags": [], "given": null, "points": null, "slots": {"A": {"dupla": 6, "name": "Heitor Enseada e Ione Enseada", "seed": null}, "B": {"dupla": 5, "name": "Fausto Enseada e Gilda Enseada", "seed": null}}, "jogo": {"id": "030a4b4f-6239-4221-9e33-b648e8faab8e", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 2, "totals": {"A": 1520, "B": 440}}]}}, {"id": 33, "kind": "main", "group": 0, "round": 1, "position": 3, "mesa": null, "state": "bye", "status": "bye", "winner": "A", "flags": [], "given": null, "points": null, "slots": {"A": {"dupla": 2, "name": "Abel Enseada e Alba Enseada", "seed": null}, "B": {"bye": true}}, "jogo": null}, {"id": 34, "kind": "main", "group": 0, "round": 1, "position": 4, "mesa": 2, "state": "playing", "status": "", "winner": "", "flags": [], "given": null, "points": null, "slots": {"A": {"dupla": 1, "name": "Jairo Dunas e Lia Dunas", "seed": null}, "B": {"dupla": 3, "name": "Breno Enseada e Cida Enseada", "seed": null}}, "jogo": {"id": "ea15fb46-2b09-4f35-910d-697a339c8ea0", "state": "open", "winner": "", "reason": "", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 0, "totals": {"A": 0, "B": 0}}]}}]}, {"round": 2, "name": "semifinal", "state": "playing", "seed": 7, "confrontos": [{"id": 35, "kind": "main", "group": 0, "round": 2, "position": 1, "mesa": 1, "state": "playing", "status": "", "winner": "", "flags": [], "given": null, "points": null, "slots": {"A": {"dupla": 4, "name": "Dario Enseada e Elza Enseada", "seed": null}, "B": {"dupla": 6, "name": "Heitor Enseada e Ione Enseada", "seed": null}}, "jogo": {"id": "e08d2f53-f6d4-4f8f-907c-b7ccdcf2768c", "state": "open", "winner": "", "reason": "", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 1, "totals": {"A": 760, "B": 220}}]}}, {"id": 36, "kind": "main", "group": 0, "round": 2, "position": 2, "mesa": null, "state": "waiting", "status": "", "winner": "", "flags": [], "given": null, "points": null, "slots": {"A": {"dupla": 2, "name": "Abel Enseada e Alba Enseada", "seed": null}, "B": {"winner_of": {"round": 1, "position": 4}}}, "jogo": null}]}, {"round": 3, "name": "final", "state": "posted", "seed": 7, "confrontos": [{"id": 37, "kind": "main", "group": 0, "round": 3, "position": 1, "mesa": null, "state": "waiting", "status": "", "winner": "", "flags": [], "given": null, "points": null, "slots": {"A": {"winner_of": {"round": 2, "position": 1}}, "B": {"winner_of": {"round": 2, "position": 2}}}, "jogo": null}, {"id": 38, "kind": "third", "group": 0, "round": 3, "position": 2, "mesa": null, "state": "waiting", "status": "", "winner": "", "flags": [], "given": null, "points": null, "slots": {"A": {"loser_of": {"round": 2, "position": 1}}, "B": {"loser_of": {"round": 2, "position": 2}}}, "jogo": null}]}], "standings": [{"group": 0, "rows": [{"place": 1, "place_to": 4, "dupla": 6, "name": "Heitor Enseada e Ione Enseada", "points": 1, "jogos": [1, 0], "walkovers": [0, 0], "meetings": 1, "partidas": [1, 0], "made": [1520, 440], "canastras": {"clean": 2, "dirty": 2}, "batidas": 2, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "partidas_won", "value": 1}, {"by": "difference", "value": 1080}, {"by": "made", "value": 1520}], "above": null, "fate": {"code": "still_in", "round": "semifinal", "opponent": "Fausto Enseada e Gilda Enseada", "walkover": false}, "penalties": [], "goes_on": false}, {"place": 1, "place_to": 4, "dupla": 2, "name": "Abel Enseada e Alba Enseada", "points": 1, "jogos": [0, 0], "walkovers": [0, 0], "meetings": 1, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "partidas_won", "value": 0}, {"by": "difference", "value": 0}, {"by": "made", "value": 0}], "above": null, "fate": {"code": "still_in", "round": "semifinal", "opponent": null, "walkover": false}, "penalties": [], "goes_on": false}, {"place": 1, "place_to": 4, "dupla": 4, "name": "Dario Enseada e Elza Enseada", "points": 1, "jogos": [0, 0], "walkovers": [0, 0], "meetings": 1, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "partidas_won", "value": 0}, {"by": "difference", "value": 0}, {"by": "made", "value": 0}], "above": {"by": "bracket", "value": null, "next": null}, "fate": {"code": "still_in", "round": "semifinal", "opponent": null, "walkover": false}, "penalties": [], "goes_on": false}, {"place": 1, "place_to": 6, "dupla": 3, "name": "Breno Enseada e Cida Enseada", "points": 0, "jogos": [0, 0], "walkovers": [0, 0], "meetings": 0, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "partidas_won", "value": 0}, {"by": "difference", "value": 0}, {"by": "made", "value": 0}], "above": null, "fate": {"code": "still_in", "round": "quarterfinal", "opponent": null, "walkover": false}, "penalties": [], "goes_on": false}, {"place": 1, "place_to": 6, "dupla": 1, "name": "Jairo Dunas e Lia Dunas", "points": 0, "jogos": [0, 0], "walkovers": [0, 0], "meetings": 0, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "partidas_won", "value": 0}, {"by": "difference", "value": 0}, {"by": "made", "value": 0}], "above": {"by": "bracket", "value": null, "next": null}, "fate": {"code": "still_in", "round": "quarterfinal", "opponent": null, "walkover": false}, "penalties": [], "goes_on": false}, {"place": 5, "place_to": 6, "dupla": 5, "name": "Fausto Enseada e Gilda Enseada", "points": 0, "jogos": [0, 1], "walkovers": [0, 0], "meetings": 1, "partidas": [0, 1], "made": [440, 1520], "canastras": {"dirty": 2}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "criteria": [{"by": "partidas_won", "value": 0}, {"by": "difference", "value": -1080}, {"by": "made", "value": 440}], "above": null, "fate": {"code": "lost_in_round", "round": "quarterfinal", "opponent": "Heitor Enseada e Ione Enseada", "walkover": false}, "penalties": [], "goes_on": false}], "after": null, "closed": []}], "compared": []}], "ledger_head": {"number": 6, "digest": "2f2a2c6c2334aa9e8dc8e883997a941298670d3869e5ff1d9170cb6be32a0507"}}','
    <div class="stack-l">
        <header class="stack">
            <h2>Taça da Gruta</h2>
            <p class="row">
                <span class="tag tag-live">
                    em andamento
                </span>
                <span>Clube da Enseada</span>
                <span class="quiet">uma partida até 1.500 pontos</span>
            </p>
        </header>
        




        
        
            
                

<section aria-labelledby="chave-titulo">
    <h2 id="chave-titulo">Chave</h2>
    

<div class="bracket"
     role="region"
     aria-label="Chave, em colunas"
     tabindex="0">
    

    

<section class="round" aria-labelledby="rodada-r1">
    <h3 id="rodada-r1">Quartas de final</h3>
    <ol role="list">
        
            <li class="confronto is-bye">
                <div class="confronto-box">
                    
                    
                        <p class="slot">
                            
                                <a class="slot-name"
                                   id="slot-1-1-1"
                                   href="/torneios/taca-da-gruta-2026/duplas/4/">
                                    Dario Enseada e Elza Enseada
                                    
                                </a>
                            
                            
                            
                            
                        </p>
                    
                        <p class="slot is-empty">
                            
                                <span class="slot-name">avança sem jogar</span>
                            
                            
                            
                            
                        </p>
                    
                </div>
            </li>
        
            <li class="confronto is-done">
                <div class="confronto-box">
                    
                        <p class="confronto-head">
                            
                                <a href="/torneios/taca-da-gruta-2026/jogos/030a4b4f-6239-4221-9e33-b648e8faab8e/"
                                   id="jogo-1-2">
                                    Jogo 2
                                    
                                </a>
                            
                            
                        </p>
                    
                    
                        <p class="slot is-winner">
                            
                                <a class="slot-name"
                                   id="slot-1-2-1"
                                   href="/torneios/taca-da-gruta-2026/duplas/6/">
                                    Heitor Enseada e Ione Enseada
                                    
                                        <span class="visually-hidden">(venceu)</span>
                                    
                                </a>
                            
                            
                            
                                <span class="slot-points"><span class="visually-hidden">pontos </span>1.520</span>
                            
                            
                                <b class="slot-won"><span class="visually-hidden">partidas </span>1</b>
                            
                        </p>
                    
                        <p class="slot is-loser">
                            
                                <a class="slot-name"
                                   id="slot-1-2-2"
                                   href="/torneios/taca-da-gruta-2026/duplas/5/">
                                    Fausto Enseada e Gilda Enseada
                                    
                                </a>
                            
                            
                            
                                <span class="slot-points"><span class="visually-hidden">pontos </span>440</span>
                            
                            
                                <b class="slot-won"><span class="visually-hidden">partidas </span>0</b>
                            
                        </p>
                    
                </div>
            </li>
        
            <li class="confronto is-bye">
                <div class="confronto-box">
                    
                    
                        <p class="slot">
                            
                                <a class="slot-name"
                                   id="slot-1-3-1"
                                   href="/torneios/taca-da-gruta-2026/duplas/2/">
                                    Abel Enseada e Alba Enseada
                                    
                                </a>
                            
                            
                            
                            
                        </p>
                    
                        <p class="slot is-empty">
                            
                                <span class="slot-name">avança sem jogar</span>
                            
                            
                            
                            
                        </p>
                    
                </div>
            </li>
        
            <li class="confronto is-live">
                <div class="confronto-box">
                    
                        <p class="confronto-head">
                            
                                <a href="/torneios/taca-da-gruta-2026/jogos/ea15fb46-2b09-4f35-910d-697a339c8ea0/"
                                   id="jogo-1-4">
                                    Jogo 4
                                    · mesa 2
                                </a>
                            
                            
                                
<span class="tag tag-live">em jogo</span>

                            
                        </p>
                    
                    
                        <p class="slot">
                            
                                <a class="slot-name"
                                   id="slot-1-4-1"
                                   href="/torneios/taca-da-gruta-2026/duplas/1/">
                                    Jairo Dunas e Lia Dunas
                                    
                                </a>
                            
                            
                            
                                <span class="slot-points"><span class="visually-hidden">pontos </span>0</span>
                            
                            
                                <b class="slot-won"><span class="visually-hidden">partidas </span>0</b>
                            
                        </p>
                    
                        <p class="slot">
                            
                                <a class="slot-name"
                                   id="slot-1-4-2"
                                   href="/torneios/taca-da-gruta-2026/duplas/3/">
                                    Breno Enseada e Cida Enseada
                                    
                                </a>
                            
                            
                            
                                <span class="slot-points"><span class="visually-hidden">pontos </span>0</span>
                            
                            
                                <b class="slot-won"><span class="visually-hidden">partidas </span>0</b>
                            
                        </p>
                    
                </div>
            </li>
        
    </ol>
</section>


    

<section class="round" aria-labelledby="rodada-r2">
    <h3 id="rodada-r2">Semifinais</h3>
    <ol role="list">
        
            <li class="confronto is-live">
                <div class="confronto-box">
                    
                        <p class="confronto-head">
                            
                                <a href="/torneios/taca-da-gruta-2026/jogos/e08d2f53-f6d4-4f8f-907c-b7ccdcf2768c/"
                                   id="jogo-2-1">
                                    Jogo 1
                                    · mesa 1
                                </a>
                            
                            
                                
<span class="tag tag-live">em jogo</span>

                            
                        </p>
                    
                    
                        <p class="slot">
                            
                                <a class="slot-name"
                                   id="slot-2-1-1"
                                   href="/torneios/taca-da-gruta-2026/duplas/4/">
                                    Dario Enseada e Elza Enseada
                                    
                                </a>
                            
                            
                            
                                <span class="slot-points"><span class="visually-hidden">pontos </span>760</span>
                            
                            
                                <b class="slot-won"><span class="visually-hidden">partidas </span>0</b>
                            
                        </p>
                    
                        <p class="slot">
                            
                                <a class="slot-name"
                                   id="slot-2-1-2"
                                   href="/torneios/taca-da-gruta-2026/duplas/6/">
                                    Heitor Enseada e Ione Enseada
                                    
                                </a>
                            
                            
                            
                                <span class="slot-points"><span class="visually-hidden">pontos </span>220</span>
                            
                            
                                <b class="slot-won"><span class="visually-hidden">partidas </span>0</b>
                            
                        </p>
                    
                </div>
            </li>
        
            <li class="confronto is-waiting">
                <div class="confronto-box">
                    
                        <p class="confronto-head">
                            
                                <span>Jogo 2</span>
                            
                            
                        </p>
                    
                    
                        <p class="slot">
                            
                                <a class="slot-name"
                                   id="slot-2-2-1"
                                   href="/torneios/taca-da-gruta-2026/duplas/2/">
                                    Abel Enseada e Alba Enseada
                                    
                                </a>
                            
                            
                            
                            
                        </p>
                    
                        <p class="slot is-empty">
                            
                                <span class="slot-name">Vencedor do jogo 4 das quartas</span>
                            
                            
                            
                            
                        </p>
                    
                </div>
            </li>
        
    </ol>
</section>


    

<section class="round" aria-labelledby="rodada-r3">
    <h3 id="rodada-r3">Final</h3>
    <ol role="list">
        
            <li class="confronto is-waiting">
                <div class="confronto-box">
                    
                        <p class="confronto-head">
                            
                                <span>Final</span>
                            
                            
                        </p>
                    
                    
                        <p class="slot is-empty">
                            
                                <span class="slot-name">Vencedor do jogo 1 das semifinais</span>
                            
                            
                            
                            
                        </p>
                    
                        <p class="slot is-empty">
                            
                                <span class="slot-name">Vencedor do jogo 2 das semifinais</span>
                            
                            
                            
                            
                        </p>
                    
                </div>
            </li>
        
    </ol>
</section>



</div>

    <div class="bracket bracket-alone">
        

    

<section class="round" aria-labelledby="rodada-r3o">
    <h3 id="rodada-r3o">Disputa de 3º lugar</h3>
    <ol role="list">
        
            <li class="confronto is-waiting">
                <div class="confronto-box">
                    
                        <p class="confronto-head">
                            
                                <span>Disputa de 3º lugar</span>
                            
                            
                        </p>
                    
                    
                        <p class="slot is-empty">
                            
                                <span class="slot-name">Perdedor do jogo 1 das semifinais</span>
                            
                            
                            
                            
                        </p>
                    
                        <p class="slot is-empty">
                            
                                <span class="slot-name">Perdedor do jogo 2 das semifinais</span>
                            
                            
                            
                            
                        </p>
                    
                </div>
            </li>
        
    </ol>
</section>



    </div>





</section>
<section aria-labelledby="classificacao">
    <h2 id="classificacao">Classificação</h2>
    


    

<table class="standings" role="table">
    <caption class="visually-hidden">
        
            Classificação
        
    </caption>
    <thead role="rowgroup">
        <tr role="row">
            <th scope="col" role="columnheader">Lugar</th>
            <th scope="col" role="columnheader">
                
                    Dupla
                
            </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="jogos ganhos e perdidos">Jogos</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="partidas ganhas e perdidas">Partidas</abbr>
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        Pontos pró
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        Pontos contra
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        Diferença
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        Canastras
                    
                </th>
            
                <th scope="col" role="columnheader" class="n">
                    
                        <abbr title="jogos ganhos e perdidos por W.O.">W.O.</abbr>
                    
                </th>
            
        </tr>
    </thead>
    <tbody role="rowgroup">
        
            <tr role="row">
                <td role="cell" class="standings-place">1º–4º</td>
                <th scope="row" role="rowheader" class="standings-dupla">
                    <a href="/torneios/taca-da-gruta-2026/duplas/6/">Heitor Enseada e Ione Enseada</a>
                    
                    <span class="standings-note">Venceu Fausto Enseada e Gilda Enseada; joga a semifinal</span>
                    
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="jogos">
                        1–0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="partidas">
                        1–0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="pró">
                        1.520
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="contra">
                        440
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="diferença">
                        +1.080
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="canastras">
                        4<span class="standings-kinds">real 2 · simples 2</span>
                    </td>
                
                    <td role="cell"
                        class="n is-none"
                        data-label="W.O.">
                        –
                    </td>
                
            </tr>
        
            <tr role="row" class="is-unplayed">
                <td role="cell" class="standings-place">1º–4º</td>
                <th scope="row" role="rowheader" class="standings-dupla">
                    <a href="/torneios/taca-da-gruta-2026/duplas/2/">Abel Enseada e Alba Enseada</a>
                    
                    <span class="standings-note">Ainda não jogou; entra na semifinal</span>
                    
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="jogos">
                        0–0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="partidas">
                        0–0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="pró">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="contra">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="diferença">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="canastras">
                        0
                    </td>
                
                    <td role="cell"
                        class="n is-none"
                        data-label="W.O.">
                        –
                    </td>
                
            </tr>
        
            <tr role="row" class="is-unplayed">
                <td role="cell" class="standings-place">1º–4º</td>
                <th scope="row" role="rowheader" class="standings-dupla">
                    <a href="/torneios/taca-da-gruta-2026/duplas/4/">Dario Enseada e Elza Enseada</a>
                    
                    <span class="standings-note">Ainda não jogou; entra na semifinal</span>
                    
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="jogos">
                        0–0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="partidas">
                        0–0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="pró">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="contra">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="diferença">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="canastras">
                        0
                    </td>
                
                    <td role="cell"
                        class="n is-none"
                        data-label="W.O.">
                        –
                    </td>
                
            </tr>
        
            <tr role="row" class="is-unplayed">
                <td role="cell" class="standings-place">1º–6º</td>
                <th scope="row" role="rowheader" class="standings-dupla">
                    <a href="/torneios/taca-da-gruta-2026/duplas/3/">Breno Enseada e Cida Enseada</a>
                    
                    <span class="standings-note">Ainda não jogou; entra nas quartas de final</span>
                    
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="jogos">
                        0–0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="partidas">
                        0–0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="pró">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="contra">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="diferença">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="canastras">
                        0
                    </td>
                
                    <td role="cell"
                        class="n is-none"
                        data-label="W.O.">
                        –
                    </td>
                
            </tr>
        
            <tr role="row" class="is-unplayed">
                <td role="cell" class="standings-place">1º–6º</td>
                <th scope="row" role="rowheader" class="standings-dupla">
                    <a href="/torneios/taca-da-gruta-2026/duplas/1/">Jairo Dunas e Lia Dunas</a>
                    
                    <span class="standings-note">Ainda não jogou; entra nas quartas de final</span>
                    
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="jogos">
                        0–0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="partidas">
                        0–0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="pró">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="contra">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="diferença">
                        0
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="canastras">
                        0
                    </td>
                
                    <td role="cell"
                        class="n is-none"
                        data-label="W.O.">
                        –
                    </td>
                
            </tr>
        
            <tr role="row">
                <td role="cell" class="standings-place">5º–6º</td>
                <th scope="row" role="rowheader" class="standings-dupla">
                    <a href="/torneios/taca-da-gruta-2026/duplas/5/">Fausto Enseada e Gilda Enseada</a>
                    
                    <span class="standings-note">Perdeu para Heitor Enseada e Ione Enseada nas quartas de final</span>
                    
                </th>
                
                    <td role="cell"
                        class="n"
                        data-label="jogos">
                        0–1
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="partidas">
                        0–1
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="pró">
                        440
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="contra">
                        1.520
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="diferença">
                        −1.080
                    </td>
                
                    <td role="cell"
                        class="n"
                        data-label="canastras">
                        2<span class="standings-kinds">simples 2</span>
                    </td>
                
                    <td role="cell"
                        class="n is-none"
                        data-label="W.O.">
                        –
                    </td>
                
            </tr>
        
    </tbody>
</table>




</section>
<section aria-labelledby="resultados">
    <h2 id="resultados">Resultados</h2>
    <div class="stack">
        


    <div>
        <h3 id="resultados-1">Quartas de final</h3>
        <ul class="results" role="list">
            
                <li class="result-row">
                    
                        <p class="result-side is-winner">
                            <a href="/torneios/taca-da-gruta-2026/duplas/6/"
                               id="resultado-1-2-1">
                                Heitor Enseada e Ione Enseada
                                
                                    <span class="visually-hidden">(venceu)</span>
                                
                            </a>
                            <b class="num">1</b>
                        </p>
                    
                        <p class="result-side">
                            <a href="/torneios/taca-da-gruta-2026/duplas/5/"
                               id="resultado-1-2-2">
                                Fausto Enseada e Gilda Enseada
                                
                            </a>
                            <b class="num">0</b>
                        </p>
                    
                    <p class="result-foot">
                        <a href="/torneios/taca-da-gruta-2026/jogos/030a4b4f-6239-4221-9e33-b648e8faab8e/"
                           id="folha-1-2">
                            Jogo 2: ver a folha
                        </a>
                        
                        <span class="num">1.520 × 440</span>
                    </p>
                </li>
            
        </ul>
    </div>


    </div>
</section>

            
        
        
        


    <p class="quiet digest">
        Cadeia de registros: selo nº 6
        <code>2f2a2c6c2334aa9e8dc8e883997a941298670d3869e5ff1d9170cb6be32a0507</code>.
        Cada mão, correção e decisão é selada com tudo o que veio antes. Guarde este selo: se o que foi gravado mudar, ele já não confere, e o comando verify_ledger diz o quê.
    </p>


    </div>
','6c3cd535b33cb5052e21f8d59d876770c1d476c134eee8a5267954831670fa97',NULL,4);
CREATE TABLE "tournaments_refresh" ("tournament_id" bigint NOT NULL PRIMARY KEY REFERENCES "tournaments_tournament" ("id") DEFERRABLE INITIALLY DEFERRED, "wanted" bigint unsigned NOT NULL CHECK ("wanted" >= 0), "publish_wanted" bigint unsigned NOT NULL CHECK ("publish_wanted" >= 0), "whole" bigint unsigned NOT NULL CHECK ("whole" >= 0));
INSERT INTO "tournaments_refresh" VALUES(1,21,13,21);
INSERT INTO "tournaments_refresh" VALUES(2,7,7,7);
INSERT INTO "tournaments_refresh" VALUES(3,2,2,2);
INSERT INTO "tournaments_refresh" VALUES(4,4,2,3);
CREATE TABLE "tournaments_round" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "state" varchar(8) NOT NULL, "seed" bigint NOT NULL, "order" text NOT NULL CHECK ((JSON_VALID("order") OR "order" IS NULL)), "scores" text NOT NULL CHECK ((JSON_VALID("scores") OR "scores" IS NULL)), "forced" text NOT NULL CHECK ((JSON_VALID("forced") OR "forced" IS NULL)), "forbidden" text NOT NULL CHECK ((JSON_VALID("forbidden") OR "forbidden" IS NULL)), "override" varchar(200) NOT NULL, "drawn_at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "posted_at" datetime NULL, "stage_id" bigint NOT NULL REFERENCES "tournaments_stage" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "round_number" UNIQUE ("stage_id", "number"));
INSERT INTO "tournaments_round" VALUES(1,1,'closed',7,'[1, 6, 5, 2, 4, 3]','{}','[]','[]','','2026-11-22 15:27:27.744','2026-11-22 15:27:27.742359',1);
INSERT INTO "tournaments_round" VALUES(2,2,'closed',7,'[1, 6, 5, 2, 4, 3]','{}','[]','[]','','2026-11-22 15:27:27.744','2026-11-22 15:27:27.742359',1);
INSERT INTO "tournaments_round" VALUES(3,3,'closed',7,'[1, 6, 5, 2, 4, 3]','{}','[]','[]','','2026-11-22 15:27:27.744','2026-11-22 15:27:27.742359',1);
INSERT INTO "tournaments_round" VALUES(4,1,'closed',7,'[10, 8, 7, 12, 11, 9]','{"10": "0", "8": "0", "7": "0", "12": "0", "11": "0", "9": "0"}','[]','[]','','2026-11-22 15:27:30.704','2026-11-22 15:27:30.769107',3);
INSERT INTO "tournaments_round" VALUES(5,2,'draft',8,'[11, 9, 10, 8, 7, 13]','{"10": "0", "8": "0", "7": "0", "11": "1", "9": "1", "13": "0"}','[]','[]','','2026-11-22 15:27:31.137',NULL,3);
INSERT INTO "tournaments_round" VALUES(6,1,'posted',7,'[20, 17, 15, 14, 19, 21, 18, 16]','{}','[]','[]','','2026-11-22 15:27:31.427','2026-11-22 15:27:31.426580',4);
INSERT INTO "tournaments_round" VALUES(7,2,'posted',7,'[20, 17, 15, 14, 19, 21, 18, 16]','{}','[]','[]','','2026-11-22 15:27:31.427','2026-11-22 15:27:31.426580',4);
INSERT INTO "tournaments_round" VALUES(8,3,'posted',7,'[20, 17, 15, 14, 19, 21, 18, 16]','{}','[]','[]','','2026-11-22 15:27:31.427','2026-11-22 15:27:31.426580',4);
CREATE TABLE "tournaments_selo" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" integer unsigned NOT NULL CHECK ("number" >= 0), "at" datetime NOT NULL, "of" varchar(11) NOT NULL, "sequence" integer unsigned NOT NULL CHECK ("sequence" >= 0), "trail" varchar(64) NOT NULL, "digest" varchar(64) NOT NULL, "jogo_id" bigint NULL, "tournament_id" bigint NOT NULL, CONSTRAINT "selo_number" UNIQUE ("tournament_id", "number"));
INSERT INTO "tournaments_selo" VALUES(1,1,'2026-11-22 15:27:28.590989','jogo',3,'77cc197969740d23e7e382b997f3b3984c8b9ab617e8389a7c9a7b5d0fb01bfd','a8b784104efd7d3b520f4225ee9603fe2294cecd592f982068945195f34699b6',1,1);
INSERT INTO "tournaments_selo" VALUES(2,2,'2026-11-22 15:27:28.590989','jogo',2,'dc28cb982b0ecc92255760ffc1289bb842e25b00a3d53ea93bc4433bd6452c22','a8461777796064fa7c70de6a923d321cf5783721410c653aa80691a3f3e128a3',2,1);
INSERT INTO "tournaments_selo" VALUES(3,3,'2026-11-22 15:27:28.590989','jogo',2,'f6e3b95b06e1e65a01b4615bdad94c8a111d459e62f8775cd953d281811a06f5','bde9957d35e09919b2ce386d351de19cd8a1b95b72484fc6d01f3e16c0632bbe',3,1);
INSERT INTO "tournaments_selo" VALUES(4,4,'2026-11-22 15:27:28.590989','jogo',2,'b2be81f8454172d2c1ea5ff3e373053aaa49a2c7ac1d0c3cd4b6d60f113fb538','7016d563069c0a2f3986c55e7a99506c67532804b7d2b9c89a49b78566a23b74',4,1);
INSERT INTO "tournaments_selo" VALUES(5,5,'2026-11-22 15:27:28.590989','jogo',2,'01288e3d4c5d058ebfc317a9dfc39796c538abb2b0fe6c433e2b8b0d1bba9124','e351c2ae44616dfa82b827798187ee544a682a53285b1f1c3f5bd3722730f849',5,1);
INSERT INTO "tournaments_selo" VALUES(6,6,'2026-11-22 15:27:28.590989','jogo',2,'5ad1bb552a1f812f71903125fa14d5160886163330e85ab514714d531d05ccec','dcf196a3ac3cfd8c587d22e2ade734400bb848a2ef19b19858d85aedef3c8dc7',6,1);
INSERT INTO "tournaments_selo" VALUES(7,7,'2026-11-22 15:27:28.590989','log',10,'c3f779f937a9ad09ca33f9b32094778bbb1c396010c37fdc5b94ad8c9c45a437','d9c0f4e9ee556e26a718e670d630298e2ca6c7054d64efa1c1e3795932f5f4b9',NULL,1);
INSERT INTO "tournaments_selo" VALUES(8,8,'2026-11-22 15:27:29.761245','publication',1,'82cabb45dde26002f9be9915232aa337265cb37203211d6b28ff9f023a733af2','e3784ec056239e2111d85e386d07cbf57c723d860812e0d48754c6c18323fcf6',NULL,1);
INSERT INTO "tournaments_selo" VALUES(9,9,'2026-11-22 15:27:30.264673','jogo',2,'81f786bc86a692b008b9e4d6567f0bfe1bacf81d449b818168676b0cdb62348c','dcb231ab358226e12e15218b6a9055868d19528e4a38c6539d604f6fcaea0bd6',7,1);
INSERT INTO "tournaments_selo" VALUES(10,10,'2026-11-22 15:27:30.264673','jogo',2,'1441232bc7653420ed22b1cc7e5aa670ad61d7a2d4be994ae5ada81efdc2f203','0d9fa09cbc15818807e8d1707bc53a8b4c2bf53fe087c4c0fc97fc1f777c658c',8,1);
INSERT INTO "tournaments_selo" VALUES(11,11,'2026-11-22 15:27:30.264673','jogo',2,'c2505c09df0b22005b79b5301f39ed1fcd3b50263a4e5e103d7dd26ad50493b0','9ab25ab108a8675715a57a7099ee0f007174c7f2ddf713f54213493ebcd11a3b',9,1);
INSERT INTO "tournaments_selo" VALUES(12,12,'2026-11-22 15:27:30.264673','jogo',2,'dfc90c687d7947ac63a55c6511bdbee3afe1dd55fb3ae3b6abbd3ed9f0a8c5d4','a4deeac9e027ffd1461d88ec975dee273c1115fa70e975ee8e055b70dc012dc8',10,1);
INSERT INTO "tournaments_selo" VALUES(13,13,'2026-11-22 15:27:30.264673','jogo',2,'35daeab0d8349ddd00a8202e487d5967c5c7b2ccf0fd6eb617a323354285fffa','4b206c59fe67260f86a22ebd960a5f69df5c00c3f4c69d14a3b72dd0cf8a86e1',11,1);
INSERT INTO "tournaments_selo" VALUES(14,14,'2026-11-22 15:27:30.264673','jogo',2,'36d6ef2fb0eeff172ee5a72b07c410c28712e993ad23d44c2e9ff026aa4c9238','4b00604d29f2f612d60358cc7ff1defc72d265e4c9d990cae7f4c324a86aa113',12,1);
INSERT INTO "tournaments_selo" VALUES(15,15,'2026-11-22 15:27:30.264673','log',11,'a816daf6647c3ed94645e1f08347ca102eed68861401ca87f6a2bce5638d6002','e5ac93c7a58b4ae29cc653845fdd74a632b93c0a062bc96ffd106e0788e93d9f',NULL,1);
INSERT INTO "tournaments_selo" VALUES(16,1,'2026-11-22 15:27:31.204398','jogo',2,'3e4ce31d294afbcc655eb8176fcc3d1b89954b7cb908359ac4234e8ba8aac1f7','41c8effeaeba3d00c2f54e6ceea9217be64f75c5348c14e64a1321076105e256',13,2);
INSERT INTO "tournaments_selo" VALUES(17,2,'2026-11-22 15:27:31.204398','jogo',2,'89891f43291c27e5e9497de68f4eec6d1ba4380132f2e9452340e71ec1a6139e','ad951579b3c732cbbe04746f27d31a85ebf02e8f556459eb62200c10fd364aed',14,2);
INSERT INTO "tournaments_selo" VALUES(18,3,'2026-11-22 15:27:31.204398','jogo',2,'1e02f6de307a5a53848761e0d1f4b4978839e3f18251ae5e8b4c08d5f28402ee','be7305d3aefe64fff608a5bc1d01d2559e4ae7d4c560b61e1bac6d52622c486b',15,2);
INSERT INTO "tournaments_selo" VALUES(19,4,'2026-11-22 15:27:31.204398','log',14,'765e2ebac7d6c933e72402e55b90dde7542a1e61f337146bf3c51122308513d4','95ae82901ce1ccd34af4bd5bcb22f756e068f3559cdc21d37c5aafe1dbc1a361',NULL,2);
INSERT INTO "tournaments_selo" VALUES(20,5,'2026-11-22 15:27:31.269881','publication',1,'5a48107ca4f99378ed470bbabab9217dd97cb9b8568e4806b779cfa25860f2e5','410ff804bb9f1b861663dd9af18c5d091cf9615dd1ba4e60c3444de74cc8ebcb',NULL,2);
INSERT INTO "tournaments_selo" VALUES(21,1,'2026-11-22 15:27:31.619394','jogo',2,'68f45e451d7f1828e1dbfaac5bf88f4731c09ee73d12b0f7e3742d2fed396589','e77dafa03137befec68e57de6b9d47eff14ebe575bd1ff861c96c05e6de33711',16,3);
INSERT INTO "tournaments_selo" VALUES(22,2,'2026-11-22 15:27:31.619394','jogo',1,'f646cef3394e16f7e1cfbbc55aef4423d1da0438fd23c9d6701a73d9a6d15724','56166605147868de4a0c00c9c761cb4d07700b49697c9a7d9d807e1ac4e88db8',17,3);
INSERT INTO "tournaments_selo" VALUES(23,3,'2026-11-22 15:27:31.619394','log',2,'76c6d83f92293fb78989f6503b65a0401e1a8a5bf797d294fd0b49de92f23e70','7fbfd79ed1de958cf89455defb86f838bf265872b40acc3d4bba264546988835',NULL,3);
INSERT INTO "tournaments_selo" VALUES(24,4,'2026-11-22 15:27:31.681263','publication',1,'f29b27e409b4b28d04d29a8ff525f1d47bc1bfab879539c2424f145b8977d72f','cb7ae565ef61539dfb5275c66225678e4f6cf7f363166673ae8aa2ba1bb4a53c',NULL,3);
INSERT INTO "tournaments_selo" VALUES(25,1,'2026-11-22 15:27:32.024909','jogo',1,'a838e3e6814af29ec0ee28851363f48f7f7d5db03a16c57e6d5212efbdae4fe0','ff48a89238dee642b2193ed0ec2121a13d7aaf7252c53d7d6b4eeb7ec404e2ac',18,4);
INSERT INTO "tournaments_selo" VALUES(26,2,'2026-11-22 15:27:32.024909','jogo',1,'92703d2076e65d91ab71588b001c5c2b9dbba29fdb65b0d636f1886f5b8183d1','0c2c1a585d572fe8b80fa1d6457e1994f43730d8db80c87b9dadc76159add24d',19,4);
INSERT INTO "tournaments_selo" VALUES(27,3,'2026-11-22 15:27:32.024909','log',1,'74ac1c314db822a6c01cca8a4e46c7d579b10f7f22a42ab6a4f0a7f01ce9efa5','a270cf7bfc712988955f9574462243f95989512019e5a980c1b05448dac6f024',NULL,4);
INSERT INTO "tournaments_selo" VALUES(28,4,'2026-11-22 15:27:32.091689','publication',1,'4be44467c667f6ac1ec303cbb0664c08de03d4db0dfd89da7cfee2222c2868f4','9ca9f008a668709be25c8ad7274be75b4d6ccb0b051a7a8efe5bd4ffc7e38234',NULL,4);
INSERT INTO "tournaments_selo" VALUES(29,5,'2026-11-22 15:27:32.357936','jogo',3,'efc1972113eae20f7d029d185c45de9ad7e04bae9a2b9e9cec1ae30efd6badd6','165180aeb56817420c0a776ba89a05a12ae94eabeedf55244cd8df09ef09c899',18,4);
INSERT INTO "tournaments_selo" VALUES(30,6,'2026-11-22 15:27:32.357936','jogo',2,'68b53c6c0c066febf8fda03d702899ec6d39ed98f015ba13059651a8ffc10cd0','2f2a2c6c2334aa9e8dc8e883997a941298670d3869e5ff1d9170cb6be32a0507',20,4);
INSERT INTO "tournaments_selo" VALUES(31,7,'2026-11-22 15:27:32.425801','publication',2,'a70246944202152c4da569f271ff2bf4d910963f05e9f79cab4a383a6255671b','c548d5a7cebfa2c9796f586527877e01f233b2e98bdb33cecd3bf9e33196d769',NULL,4);
CREATE TABLE "tournaments_stage" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "name" varchar(60) NOT NULL, "plan" text NOT NULL CHECK ((JSON_VALID("plan") OR "plan" IS NULL)), "state" varchar(8) NOT NULL, "lots" text NOT NULL CHECK ((JSON_VALID("lots") OR "lots" IS NULL)), "seed" bigint NULL, "tournament_id" bigint NOT NULL REFERENCES "tournaments_tournament" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "stage_number" UNIQUE ("tournament_id", "number"));
INSERT INTO "tournaments_stage" VALUES(1,1,'Fase 1','{"format": "groups", "groups": 2, "top": 2, "others": 0}','closed','{"4": 1, "2": 2, "1": 3, "6": 4, "5": 5, "3": 6}',7,1);
INSERT INTO "tournaments_stage" VALUES(2,2,'Fase 2','{"format": "double"}','closed','{"2": 1, "6": 2, "4": 3, "5": 4}',11,1);
INSERT INTO "tournaments_stage" VALUES(3,1,'Fase 1','{"format": "swiss", "rounds": 3, "late_until": 2}','playing','{"10": 1, "8": 2, "7": 3, "12": 4, "11": 5, "9": 6}',7,2);
INSERT INTO "tournaments_stage" VALUES(4,1,'Fase 1','{"format": "individual", "rounds": 3}','playing','{"20": 1, "17": 2, "15": 3, "14": 4, "19": 5, "21": 6, "18": 7, "16": 8}',7,3);
INSERT INTO "tournaments_stage" VALUES(5,1,'','{"format": "knockout", "third": true}','playing','{"25": 1, "23": 2, "22": 3, "27": 4, "26": 5, "24": 6}',7,4);
CREATE TABLE "tournaments_stageentry" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "place" smallint unsigned NOT NULL CHECK ("place" >= 0), "group" smallint unsigned NOT NULL CHECK ("group" >= 0), "carried" text NOT NULL CHECK ((JSON_VALID("carried") OR "carried" IS NULL)), "from_round" smallint unsigned NOT NULL CHECK ("from_round" >= 0), "until_round" smallint unsigned NULL CHECK ("until_round" >= 0), "dupla_id" bigint NOT NULL REFERENCES "tournaments_dupla" ("id") DEFERRABLE INITIALLY DEFERRED, "stage_id" bigint NOT NULL REFERENCES "tournaments_stage" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "stage_entry_once" UNIQUE ("stage_id", "dupla_id"));
INSERT INTO "tournaments_stageentry" VALUES(1,1,1,'{}',1,NULL,1,1);
INSERT INTO "tournaments_stageentry" VALUES(2,2,1,'{}',1,NULL,6,1);
INSERT INTO "tournaments_stageentry" VALUES(3,3,1,'{}',1,NULL,5,1);
INSERT INTO "tournaments_stageentry" VALUES(4,4,2,'{}',1,NULL,2,1);
INSERT INTO "tournaments_stageentry" VALUES(5,5,2,'{}',1,NULL,4,1);
INSERT INTO "tournaments_stageentry" VALUES(6,6,2,'{}',1,NULL,3,1);
INSERT INTO "tournaments_stageentry" VALUES(7,1,0,'{}',1,NULL,5,2);
INSERT INTO "tournaments_stageentry" VALUES(8,2,0,'{}',1,NULL,4,2);
INSERT INTO "tournaments_stageentry" VALUES(9,3,0,'{}',1,NULL,6,2);
INSERT INTO "tournaments_stageentry" VALUES(10,4,0,'{}',1,NULL,2,2);
INSERT INTO "tournaments_stageentry" VALUES(11,1,0,'{}',1,NULL,10,3);
INSERT INTO "tournaments_stageentry" VALUES(12,2,0,'{}',1,NULL,8,3);
INSERT INTO "tournaments_stageentry" VALUES(13,3,0,'{}',1,NULL,7,3);
INSERT INTO "tournaments_stageentry" VALUES(14,4,0,'{}',1,1,12,3);
INSERT INTO "tournaments_stageentry" VALUES(15,5,0,'{}',1,NULL,11,3);
INSERT INTO "tournaments_stageentry" VALUES(16,6,0,'{}',1,NULL,9,3);
INSERT INTO "tournaments_stageentry" VALUES(17,7,0,'{}',2,NULL,13,3);
INSERT INTO "tournaments_stageentry" VALUES(18,1,0,'{}',1,NULL,20,4);
INSERT INTO "tournaments_stageentry" VALUES(19,2,0,'{}',1,NULL,17,4);
INSERT INTO "tournaments_stageentry" VALUES(20,3,0,'{}',1,NULL,15,4);
INSERT INTO "tournaments_stageentry" VALUES(21,4,0,'{}',1,NULL,14,4);
INSERT INTO "tournaments_stageentry" VALUES(22,5,0,'{}',1,NULL,19,4);
INSERT INTO "tournaments_stageentry" VALUES(23,6,0,'{}',1,NULL,21,4);
INSERT INTO "tournaments_stageentry" VALUES(24,7,0,'{}',1,NULL,18,4);
INSERT INTO "tournaments_stageentry" VALUES(25,8,0,'{}',1,NULL,16,4);
INSERT INTO "tournaments_stageentry" VALUES(26,1,0,'{}',1,NULL,25,5);
INSERT INTO "tournaments_stageentry" VALUES(27,2,0,'{}',1,NULL,23,5);
INSERT INTO "tournaments_stageentry" VALUES(28,3,0,'{}',1,NULL,22,5);
INSERT INTO "tournaments_stageentry" VALUES(29,4,0,'{}',1,NULL,27,5);
INSERT INTO "tournaments_stageentry" VALUES(30,5,0,'{}',1,NULL,26,5);
INSERT INTO "tournaments_stageentry" VALUES(31,6,0,'{}',1,NULL,24,5);
CREATE TABLE "tournaments_team" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "name" varchar(60) NOT NULL, "sort_name" varchar(60) NOT NULL, "tournament_id" bigint NOT NULL REFERENCES "tournaments_tournament" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "team_number" UNIQUE ("tournament_id", "number"), CONSTRAINT "team_name" UNIQUE ("tournament_id", "sort_name"));
INSERT INTO "tournaments_team" VALUES(1,1,'Maré','mare',2);
INSERT INTO "tournaments_team" VALUES(2,2,'Rochedo','rochedo',2);
CREATE TABLE "tournaments_tentativa" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "device" varchar(64) NOT NULL, "at" datetime NOT NULL, "mesa_id" bigint NULL REFERENCES "tournaments_mesa" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "tournaments_tentativa" VALUES(1,'celular curioso','2026-11-22 15:27:32.513711',1);
CREATE TABLE "tournaments_tournament" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(100) NOT NULL, "slug" varchar(100) NOT NULL UNIQUE, "place" varchar(120) NOT NULL, "starts_on" date NOT NULL, "ends_on" date NOT NULL, "state" varchar(10) NOT NULL, "entrants" varchar(7) NOT NULL, "ruleset" varchar(40) NOT NULL, "options" text NOT NULL CHECK ((JSON_VALID("options") OR "options" IS NULL)), "overrides" text NOT NULL CHECK ((JSON_VALID("overrides") OR "overrides" IS NULL)), "minutes" smallint unsigned NOT NULL CHECK ("minutes" >= 0), "rules_title" varchar(100) NOT NULL, "extra" varchar(40) NOT NULL, "partidas" smallint unsigned NOT NULL CHECK ("partidas" >= 0), "fixed" bool NOT NULL, "entry" varchar(7) NOT NULL, "per_partida" bool NOT NULL, "totals_allowed" bool NOT NULL, "third_place" bool NOT NULL, "mesas" smallint unsigned NOT NULL CHECK ("mesas" >= 0), "auto_publish" bool NOT NULL, "draw_seed" bigint NULL, "drawn_at" datetime NULL, "club_id" bigint NOT NULL REFERENCES "tournaments_club" ("id") DEFERRABLE INITIALLY DEFERRED, "club_rules_id" bigint NULL REFERENCES "tournaments_clubrules" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "tournament_ends_after_start" CHECK ("ends_on" >= ("starts_on")), CONSTRAINT "tournament_has_mesas" CHECK ("mesas" >= 1));
INSERT INTO "tournaments_tournament" VALUES(1,'Copa do Farol','copa-do-farol-2026','','2026-03-07','2026-03-08','finished','duplas','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',0,'Regulamento de 19 artigos','',1,0,'scorer',0,0,1,16,0,NULL,NULL,1,NULL);
INSERT INTO "tournaments_tournament" VALUES(2,'Liga da Enseada','liga-da-enseada-2026','','2026-03-07','2026-03-08','running','duplas','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{"batida.bonus": 200}',0,'Da casa','',1,0,'scorer',0,0,1,4,1,NULL,NULL,1,1);
INSERT INTO "tournaments_tournament" VALUES(3,'Noite dos Avulsos','noite-dos-avulsos-2026','','2026-03-07','2026-03-08','running','players','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',0,'Regulamento de 19 artigos','',1,0,'scorer',0,0,1,16,1,NULL,NULL,1,NULL);
INSERT INTO "tournaments_tournament" VALUES(4,'Taça da Gruta','taca-da-gruta-2026','','2026-03-07','2026-03-08','running','duplas','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',0,'Regulamento de 19 artigos','',1,0,'scorer',0,0,1,2,1,7,'2026-11-22 15:27:31.904362',1,NULL);
CREATE UNIQUE INDEX "auth_group_permissions_group_id_permission_id_0cd325b0_uniq" ON "auth_group_permissions" ("group_id", "permission_id");
CREATE INDEX "auth_group_permissions_group_id_b120cbf9" ON "auth_group_permissions" ("group_id");
CREATE INDEX "auth_group_permissions_permission_id_84c5c92e" ON "auth_group_permissions" ("permission_id");
CREATE UNIQUE INDEX "auth_user_groups_user_id_group_id_94350c0c_uniq" ON "auth_user_groups" ("user_id", "group_id");
CREATE INDEX "auth_user_groups_user_id_6a12ed8b" ON "auth_user_groups" ("user_id");
CREATE INDEX "auth_user_groups_group_id_97559544" ON "auth_user_groups" ("group_id");
CREATE UNIQUE INDEX "auth_user_user_permissions_user_id_permission_id_14a6b632_uniq" ON "auth_user_user_permissions" ("user_id", "permission_id");
CREATE INDEX "auth_user_user_permissions_user_id_a95ead1b" ON "auth_user_user_permissions" ("user_id");
CREATE INDEX "auth_user_user_permissions_permission_id_1fbb5f2c" ON "auth_user_user_permissions" ("permission_id");
CREATE INDEX "django_admin_log_content_type_id_c4bce8eb" ON "django_admin_log" ("content_type_id");
CREATE INDEX "django_admin_log_user_id_c564eba6" ON "django_admin_log" ("user_id");
CREATE UNIQUE INDEX "django_content_type_app_label_model_76bd3d3b_uniq" ON "django_content_type" ("app_label", "model");
CREATE UNIQUE INDEX "auth_permission_content_type_id_codename_01ab375a_uniq" ON "auth_permission" ("content_type_id", "codename");
CREATE INDEX "auth_permission_content_type_id_2f476e4b" ON "auth_permission" ("content_type_id");
CREATE INDEX "scoring_envio_actor_id_1908bbc9" ON "scoring_envio" ("actor_id");
CREATE INDEX "scoring_envio_jogo_id_02ff6296" ON "scoring_envio" ("jogo_id");
CREATE INDEX "envio_place" ON "scoring_envio" ("jogo_id", "partida", "number");
CREATE INDEX "scoring_acesso_jogo_id_a01876cd" ON "scoring_acesso" ("jogo_id");
CREATE INDEX "scoring_confirmacao_actor_id_d0efcd37" ON "scoring_confirmacao" ("actor_id");
CREATE INDEX "scoring_confirmacao_mao_id_29ea4f01" ON "scoring_confirmacao" ("mao_id");
CREATE INDEX "scoring_partida_jogo_id_e9679378" ON "scoring_partida" ("jogo_id");
CREATE INDEX "scoring_mao_actor_id_d1ee1753" ON "scoring_mao" ("actor_id");
CREATE INDEX "scoring_mao_partida_id_c3d0cb36" ON "scoring_mao" ("partida_id");
CREATE INDEX "scoring_registro_actor_id_61293cf4" ON "scoring_registro" ("actor_id");
CREATE INDEX "scoring_registro_jogo_id_f5fa4c72" ON "scoring_registro" ("jogo_id");
CREATE INDEX "django_session_expire_date_a5c62663" ON "django_session" ("expire_date");
CREATE INDEX "tournaments_livejogo_tournament_id_0272fd7a" ON "tournaments_livejogo" ("tournament_id");
CREATE INDEX "tournaments_penalty_author_id_16c903e9" ON "tournaments_penalty" ("author_id");
CREATE INDEX "tournaments_penalty_dupla_id_0034fd00" ON "tournaments_penalty" ("dupla_id");
CREATE INDEX "tournaments_penalty_stage_id_71d2a702" ON "tournaments_penalty" ("stage_id");
CREATE INDEX "tournaments_tentativa_mesa_id_807813ec" ON "tournaments_tentativa" ("mesa_id");
CREATE INDEX "tournaments_clubrules_by_id_edbbdc26" ON "tournaments_clubrules" ("by_id");
CREATE INDEX "tournaments_clubrules_club_id_e144cd8e" ON "tournaments_clubrules" ("club_id");
CREATE INDEX "tournaments_tournament_club_id_de87b47a" ON "tournaments_tournament" ("club_id");
CREATE INDEX "tournaments_tournament_club_rules_id_5374bd77" ON "tournaments_tournament" ("club_rules_id");
CREATE INDEX "live_jogo_owed" ON "tournaments_livejogo" ("tournament_id") WHERE "done" < ("wanted");
CREATE INDEX "tournaments_bloco_tournament_id_2d545e57" ON "tournaments_bloco" ("tournament_id");
CREATE INDEX "tournaments_membership_club_id_6548c5ff" ON "tournaments_membership" ("club_id");
CREATE INDEX "tournaments_membership_user_id_82dc51f0" ON "tournaments_membership" ("user_id");
CREATE INDEX "tournaments_mesa_tournament_id_002d4adf" ON "tournaments_mesa" ("tournament_id");
CREATE INDEX "tournaments_player_club_id_97e36b68" ON "tournaments_player" ("club_id");
CREATE INDEX "tournaments_duplamember_dupla_id_8844839a" ON "tournaments_duplamember" ("dupla_id");
CREATE INDEX "tournaments_duplamember_tournament_id_df782324" ON "tournaments_duplamember" ("tournament_id");
CREATE INDEX "tournaments_duplamember_player_id_4ff2578e" ON "tournaments_duplamember" ("player_id");
CREATE INDEX "tournaments_publication_author_id_a724cbdf" ON "tournaments_publication" ("author_id");
CREATE INDEX "tournaments_publication_tournament_id_c781089b" ON "tournaments_publication" ("tournament_id");
CREATE INDEX "tournaments_selo_jogo_id_5a6183e4" ON "tournaments_selo" ("jogo_id");
CREATE INDEX "tournaments_selo_tournament_id_0e261a97" ON "tournaments_selo" ("tournament_id");
CREATE INDEX "selo_trail" ON "tournaments_selo" ("tournament_id", "of", "jogo_id", "sequence");
CREATE INDEX "tournaments_stage_tournament_id_fdefbf65" ON "tournaments_stage" ("tournament_id");
CREATE INDEX "tournaments_round_stage_id_04ccaf04" ON "tournaments_round" ("stage_id");
CREATE INDEX "tournaments_ocorrencia_actor_id_75517a72" ON "tournaments_ocorrencia" ("actor_id");
CREATE INDEX "tournaments_ocorrencia_dupla_id_28223786" ON "tournaments_ocorrencia" ("dupla_id");
CREATE INDEX "tournaments_ocorrencia_tournament_id_c69fbef5" ON "tournaments_ocorrencia" ("tournament_id");
CREATE INDEX "tournaments_ocorrencia_stage_id_e5db83ef" ON "tournaments_ocorrencia" ("stage_id");
CREATE INDEX "tournaments_confronto_dupla_a_id_7faab2ce" ON "tournaments_confronto" ("dupla_a_id");
CREATE INDEX "tournaments_confronto_dupla_b_id_a09d423c" ON "tournaments_confronto" ("dupla_b_id");
CREATE INDEX "tournaments_confronto_partner_a_id_03107304" ON "tournaments_confronto" ("partner_a_id");
CREATE INDEX "tournaments_confronto_partner_b_id_8029887c" ON "tournaments_confronto" ("partner_b_id");
CREATE INDEX "tournaments_confronto_winner_id_2a844f5f" ON "tournaments_confronto" ("winner_id");
CREATE INDEX "tournaments_confronto_tournament_id_7e35b39f" ON "tournaments_confronto" ("tournament_id");
CREATE INDEX "tournaments_confronto_stage_id_6991fafe" ON "tournaments_confronto" ("stage_id");
CREATE INDEX "tournaments_confronto_loser_to_id_a6352622" ON "tournaments_confronto" ("loser_to_id");
CREATE INDEX "tournaments_confronto_winner_to_id_640c6295" ON "tournaments_confronto" ("winner_to_id");
CREATE INDEX "tournaments_stageentry_dupla_id_af4b22b5" ON "tournaments_stageentry" ("dupla_id");
CREATE INDEX "tournaments_stageentry_stage_id_55896d72" ON "tournaments_stageentry" ("stage_id");
CREATE INDEX "tournaments_team_tournament_id_b3f02e2a" ON "tournaments_team" ("tournament_id");
CREATE INDEX "tournaments_dupla_tournament_id_ccc3d532" ON "tournaments_dupla" ("tournament_id");
CREATE INDEX "tournaments_dupla_team_id_3d61816b" ON "tournaments_dupla" ("team_id");
CREATE INDEX "tentativa_mesa" ON "tournaments_tentativa" ("mesa_id", "at");
CREATE INDEX "tentativa_device" ON "tournaments_tentativa" ("device", "at");
CREATE TRIGGER "scoring_confirmacao_no_UPDATE" BEFORE UPDATE ON "scoring_confirmacao"
BEGIN SELECT RAISE(ABORT, 'scoring_confirmacao is append-only: UPDATE refused'); END;
CREATE TRIGGER "scoring_confirmacao_no_DELETE" BEFORE DELETE ON "scoring_confirmacao"
BEGIN SELECT RAISE(ABORT, 'scoring_confirmacao is append-only: DELETE refused'); END;
CREATE TRIGGER "scoring_envio_no_UPDATE" BEFORE UPDATE ON "scoring_envio"
BEGIN SELECT RAISE(ABORT, 'scoring_envio is append-only: UPDATE refused'); END;
CREATE TRIGGER "scoring_envio_no_DELETE" BEFORE DELETE ON "scoring_envio"
BEGIN SELECT RAISE(ABORT, 'scoring_envio is append-only: DELETE refused'); END;
CREATE TRIGGER "scoring_mao_no_UPDATE" BEFORE UPDATE ON "scoring_mao"
BEGIN SELECT RAISE(ABORT, 'scoring_mao is append-only: UPDATE refused'); END;
CREATE TRIGGER "scoring_mao_no_DELETE" BEFORE DELETE ON "scoring_mao"
BEGIN SELECT RAISE(ABORT, 'scoring_mao is append-only: DELETE refused'); END;
CREATE TRIGGER "scoring_registro_no_UPDATE" BEFORE UPDATE ON "scoring_registro"
BEGIN SELECT RAISE(ABORT, 'scoring_registro is append-only: UPDATE refused'); END;
CREATE TRIGGER "scoring_registro_no_DELETE" BEFORE DELETE ON "scoring_registro"
BEGIN SELECT RAISE(ABORT, 'scoring_registro is append-only: DELETE refused'); END;
CREATE TRIGGER "tournaments_ocorrencia_no_UPDATE" BEFORE UPDATE ON "tournaments_ocorrencia"
BEGIN SELECT RAISE(ABORT, 'tournaments_ocorrencia is append-only: UPDATE refused'); END;
CREATE TRIGGER "tournaments_ocorrencia_no_DELETE" BEFORE DELETE ON "tournaments_ocorrencia"
BEGIN SELECT RAISE(ABORT, 'tournaments_ocorrencia is append-only: DELETE refused'); END;
CREATE TRIGGER "tournaments_publication_no_UPDATE" BEFORE UPDATE ON "tournaments_publication"
BEGIN SELECT RAISE(ABORT, 'tournaments_publication is append-only: UPDATE refused'); END;
CREATE TRIGGER "tournaments_publication_no_DELETE" BEFORE DELETE ON "tournaments_publication"
BEGIN SELECT RAISE(ABORT, 'tournaments_publication is append-only: DELETE refused'); END;
CREATE TRIGGER "tournaments_selo_no_UPDATE" BEFORE UPDATE ON "tournaments_selo"
BEGIN SELECT RAISE(ABORT, 'tournaments_selo is append-only: UPDATE refused'); END;
CREATE TRIGGER "tournaments_selo_no_DELETE" BEFORE DELETE ON "tournaments_selo"
BEGIN SELECT RAISE(ABORT, 'tournaments_selo is append-only: DELETE refused'); END;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('django_migrations',20);
INSERT INTO "sqlite_sequence" VALUES('django_admin_log',0);
INSERT INTO "sqlite_sequence" VALUES('django_content_type',36);
INSERT INTO "sqlite_sequence" VALUES('auth_permission',144);
INSERT INTO "sqlite_sequence" VALUES('auth_group',0);
INSERT INTO "sqlite_sequence" VALUES('auth_user',2);
INSERT INTO "sqlite_sequence" VALUES('scoring_partida',30);
INSERT INTO "sqlite_sequence" VALUES('scoring_mao',29);
INSERT INTO "sqlite_sequence" VALUES('scoring_registro',74);
INSERT INTO "sqlite_sequence" VALUES('tournaments_club',1);
INSERT INTO "sqlite_sequence" VALUES('tournaments_clubrules',1);
INSERT INTO "sqlite_sequence" VALUES('tournaments_tournament',4);
INSERT INTO "sqlite_sequence" VALUES('tournaments_bloco',1);
INSERT INTO "sqlite_sequence" VALUES('tournaments_membership',2);
INSERT INTO "sqlite_sequence" VALUES('tournaments_mesa',2);
INSERT INTO "sqlite_sequence" VALUES('tournaments_player',46);
INSERT INTO "sqlite_sequence" VALUES('tournaments_duplamember',46);
INSERT INTO "sqlite_sequence" VALUES('tournaments_publication',6);
INSERT INTO "sqlite_sequence" VALUES('tournaments_selo',31);
INSERT INTO "sqlite_sequence" VALUES('tournaments_stage',5);
INSERT INTO "sqlite_sequence" VALUES('tournaments_round',8);
INSERT INTO "sqlite_sequence" VALUES('tournaments_ocorrencia',29);
INSERT INTO "sqlite_sequence" VALUES('tournaments_confronto',38);
INSERT INTO "sqlite_sequence" VALUES('tournaments_stageentry',31);
INSERT INTO "sqlite_sequence" VALUES('tournaments_team',2);
INSERT INTO "sqlite_sequence" VALUES('tournaments_dupla',27);
INSERT INTO "sqlite_sequence" VALUES('scoring_jogo',27);
INSERT INTO "sqlite_sequence" VALUES('scoring_acesso',82);
INSERT INTO "sqlite_sequence" VALUES('tournaments_penalty',2);
INSERT INTO "sqlite_sequence" VALUES('tournaments_duplakey',6);
INSERT INTO "sqlite_sequence" VALUES('tournaments_tentativa',1);
INSERT INTO "sqlite_sequence" VALUES('scoring_confirmacao',7);
INSERT INTO "sqlite_sequence" VALUES('scoring_envio',5);
COMMIT;
