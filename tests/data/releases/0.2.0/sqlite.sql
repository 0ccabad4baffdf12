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
INSERT INTO "auth_user" VALUES(1,'md5$nb5Izx2pcKNZ25dfopfyPt$27c778237df8c2f7586998d27a60e4c0',NULL,0,'direcao','','',0,1,'2026-11-22 14:26:18.764732','');
INSERT INTO "auth_user" VALUES(2,'md5$xjLrDmn9FNqJVOZq3QBsOi$6ec16ce756a270514d38b3269c0c375e',NULL,0,'anotacao','','',0,1,'2026-11-22 14:26:18.785682','');
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
INSERT INTO "django_migrations" VALUES(1,'contenttypes','0001_initial','2026-11-22 14:26:09.715013');
INSERT INTO "django_migrations" VALUES(2,'auth','0001_initial','2026-11-22 14:26:09.777885');
INSERT INTO "django_migrations" VALUES(3,'admin','0001_initial','2026-11-22 14:26:09.816753');
INSERT INTO "django_migrations" VALUES(4,'admin','0002_logentry_remove_auto_add','2026-11-22 14:26:09.852652');
INSERT INTO "django_migrations" VALUES(5,'admin','0003_logentry_add_action_flag_choices','2026-11-22 14:26:09.886035');
INSERT INTO "django_migrations" VALUES(6,'contenttypes','0002_remove_content_type_name','2026-11-22 14:26:10.025124');
INSERT INTO "django_migrations" VALUES(7,'auth','0002_alter_permission_name_max_length','2026-11-22 14:26:10.072733');
INSERT INTO "django_migrations" VALUES(8,'auth','0003_alter_user_email_max_length','2026-11-22 14:26:10.155676');
INSERT INTO "django_migrations" VALUES(9,'auth','0004_alter_user_username_opts','2026-11-22 14:26:10.184994');
INSERT INTO "django_migrations" VALUES(10,'auth','0005_alter_user_last_login_null','2026-11-22 14:26:10.263228');
INSERT INTO "django_migrations" VALUES(11,'auth','0006_require_contenttypes_0002','2026-11-22 14:26:10.271019');
INSERT INTO "django_migrations" VALUES(12,'auth','0007_alter_validators_add_error_messages','2026-11-22 14:26:10.338995');
INSERT INTO "django_migrations" VALUES(13,'auth','0008_alter_user_username_max_length','2026-11-22 14:26:10.399676');
INSERT INTO "django_migrations" VALUES(14,'auth','0009_alter_user_last_name_max_length','2026-11-22 14:26:10.510744');
INSERT INTO "django_migrations" VALUES(15,'auth','0010_alter_group_name_max_length','2026-11-22 14:26:10.602453');
INSERT INTO "django_migrations" VALUES(16,'auth','0011_update_proxy_permissions','2026-11-22 14:26:10.639698');
INSERT INTO "django_migrations" VALUES(17,'auth','0012_alter_user_first_name_max_length','2026-11-22 14:26:10.713020');
INSERT INTO "django_migrations" VALUES(18,'scoring','0001_initial','2026-11-22 14:26:11.520253');
INSERT INTO "django_migrations" VALUES(19,'sessions','0001_initial','2026-11-22 14:26:11.559249');
INSERT INTO "django_migrations" VALUES(20,'tournaments','0001_initial','2026-11-22 14:26:18.177468');
CREATE TABLE "django_session" ("session_key" varchar(40) NOT NULL PRIMARY KEY, "session_data" text NOT NULL, "expire_date" datetime NOT NULL);
CREATE TABLE "scoring_acesso" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" varchar(4) NOT NULL, "nonce" varchar(60) NOT NULL, "digest" varchar(64) NOT NULL UNIQUE, "device" varchar(64) NOT NULL, "device_at" datetime NULL, "issued_at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "jogo_id" bigint NOT NULL REFERENCES "scoring_jogo" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "acesso_seat" UNIQUE ("jogo_id", "seat"));
INSERT INTO "scoring_acesso" VALUES(1,'mesa','a9597a2239c3a629a0bed86811f632d6','b216dac4728ee78c505c49057ea30edd8cd7487857fbe8a550deebdd2a82dad4','',NULL,'2026-11-22 14:26:19.661',1);
INSERT INTO "scoring_acesso" VALUES(2,'A','a23f7e57dc26bb5e4d0b41ce0db72310','b6a8dbb59d8cfa26c5c08190b480a4c8905bf92731b0940bf61ef11430fbc745','',NULL,'2026-11-22 14:26:19.661',1);
INSERT INTO "scoring_acesso" VALUES(3,'B','6a37dc25ed7cd25579a11dec75cd098a','c444bc7f58a4b7147a70d1b3b6e5d3d0f29967f2710ad2141d1aee335e7f4ac3','',NULL,'2026-11-22 14:26:19.661',1);
INSERT INTO "scoring_acesso" VALUES(4,'mesa','1321542da7dcd5a8d4871c32d98f5a18','8a6b5f4d5b88f36fd2a48de34d3a1e973212691fd75aa1ce6ec64ea9d9bf4e3d','',NULL,'2026-11-22 14:26:19.661',2);
INSERT INTO "scoring_acesso" VALUES(5,'A','3dcaeac9db2f47be9b811f1f5a9f219e','e452e5b516cafb938f56e3544d8e6480b58ffbc7df08c7dddb9ab93308a05e0b','',NULL,'2026-11-22 14:26:19.661',2);
INSERT INTO "scoring_acesso" VALUES(6,'B','26cd2d09a45445f3732748a00a4d42e9','ce2c07148cbd4e568d31c1e216d683c7fbcb71484f4fa31c2ee0eac13213bda1','',NULL,'2026-11-22 14:26:19.661',2);
INSERT INTO "scoring_acesso" VALUES(7,'mesa','0926e3d59df61b912487f5f21f730e0b','68b54c03bdcabeaa5fac39b801d256b4757f6bb2246a9b2b940f5df9467852ee','',NULL,'2026-11-22 14:26:20.001',3);
INSERT INTO "scoring_acesso" VALUES(8,'A','f12a815744ad048eadf2480383c81836','5182b1633d2e64b47b8827ce0a3046e69b0f96cec9f68f049022e946b668677e','',NULL,'2026-11-22 14:26:20.001',3);
INSERT INTO "scoring_acesso" VALUES(9,'B','02781b9e750bef0eee8f56add629ba2c','398b607c34e115d5930c912a863aba9d2744fd06df0aa84fb9ad57edec2af0ce','',NULL,'2026-11-22 14:26:20.001',3);
INSERT INTO "scoring_acesso" VALUES(10,'mesa','34de21197ca4a7e694a1aa7167e36e25','7b16a4dabb190715e8520a8b085e61e50411e5eda8aa05c14b38ef696d6c95ed','',NULL,'2026-11-22 14:26:20.305',4);
INSERT INTO "scoring_acesso" VALUES(11,'A','8274171436db265192af1c1cd66cf74e','3a12a8a740f527fc0b2f3a25fda7736208ab4b21c8b46554b2cc76b9cfd5d199','',NULL,'2026-11-22 14:26:20.305',4);
INSERT INTO "scoring_acesso" VALUES(12,'B','557d9b0950d3918867d1fd9a992a0690','14aae29e006b7779113447aa81d16d3017fb8aad779f0bcc319dc724899f31da','',NULL,'2026-11-22 14:26:20.305',4);
INSERT INTO "scoring_acesso" VALUES(13,'mesa','545ee725ed03df6418c9503e31dfac0e','f958b0db811d856bc8aa475102a0442752c4b17f4cca766a6fe2d87a33868a6c','',NULL,'2026-11-22 14:26:20.727',5);
INSERT INTO "scoring_acesso" VALUES(14,'A','57153d942a09c258a48e482b4a0e9067','e529cb2c596cc6c6dee7d8f658cb962d4cbadd2d0c302ee17cdc5bee712bc6d2','',NULL,'2026-11-22 14:26:20.727',5);
INSERT INTO "scoring_acesso" VALUES(15,'B','71045bf21675bc386666de095df504c4','089efc3ae06be35913a74a9b53b5bc11867922ded1012c88c3ec0c49c2df23db','',NULL,'2026-11-22 14:26:20.727',5);
INSERT INTO "scoring_acesso" VALUES(16,'mesa','94072c50fd7ca87a5a9022c5a4fdd4e0','4518cb721717405f2b770f0169bb209a8997a92f2c054bd4ae41432962990102','',NULL,'2026-11-22 14:26:20.956',6);
INSERT INTO "scoring_acesso" VALUES(17,'A','7ce4dcf7f3ff6d4bffa3d96fb58246f2','dfc90205608d38c5e945e20f1f1c6d5297f86122601fcf21559bcaf51a2c3ba5','',NULL,'2026-11-22 14:26:20.956',6);
INSERT INTO "scoring_acesso" VALUES(18,'B','6f7ee3b55d4facd9fcc46ede10f10cc7','e3f182b7f789ce32b4b8bd396fb46d2d03157b68582e05b4b7dfb7c2d5e86340','',NULL,'2026-11-22 14:26:20.956',6);
INSERT INTO "scoring_acesso" VALUES(19,'mesa','442423e46afcdf49b08731a6d1c08505','5a02ea1128fa93aa93ef9efb858b01bc525d594f2e90927239aabf542fb77ecc','',NULL,'2026-11-22 14:26:24.847',7);
INSERT INTO "scoring_acesso" VALUES(20,'A','9e4b5a4df84e43e66a52e9b0e6afe25c','6c7c0a0d74060c9d26657668e5e1ae0ce9851a842c8f601bc477bf1423c22f3a','',NULL,'2026-11-22 14:26:24.847',7);
INSERT INTO "scoring_acesso" VALUES(21,'B','f8a5c9a20c88f997af78de4fb8df0a00','55602d2e739f863e6277b7956ced181c463df4ece2c940bd92ae98c1943fa1a0','',NULL,'2026-11-22 14:26:24.847',7);
INSERT INTO "scoring_acesso" VALUES(22,'mesa','ac1d02da87dd9786a81bae5433e3f409','66786991f85490c245c433946d31573cdddcc635fde60e36a529ab16870eaeb2','',NULL,'2026-11-22 14:26:24.847',8);
INSERT INTO "scoring_acesso" VALUES(23,'A','c1085e1b9f588cd6abf6428e3fb8e78a','4b1efd79b02d8db5b0519c3c63e5146119266bde49e021144208b4ccceefdb27','',NULL,'2026-11-22 14:26:24.847',8);
INSERT INTO "scoring_acesso" VALUES(24,'B','cec1bfdf62959a1d11b3312051a267ff','a9e5a1a08ee86cb5e3118303eb0b66a99a0e9484a8d5b501fc7c914425f8f30e','',NULL,'2026-11-22 14:26:24.847',8);
INSERT INTO "scoring_acesso" VALUES(25,'mesa','04898fdfac653874e1ce87073412f257','d4fee3e05dee937ec8d6f2fa3bccca4d0a3ad1012987db7a98d79e307412f6d0','',NULL,'2026-11-22 14:26:25.194',9);
INSERT INTO "scoring_acesso" VALUES(26,'A','edfe3b7ff8f3489d7da6fb38dabc1fbb','b1109444b0be30fc63f179a31c35f6b4d99a6e8a60b240576e68e6171f9d0559','',NULL,'2026-11-22 14:26:25.194',9);
INSERT INTO "scoring_acesso" VALUES(27,'B','c5d9f2b8d6da90395bf9c86e273ccdfd','219deb9f1629612ac5089b5a1bddfe0abe665667ecea83ce292096e1bc44ad67','',NULL,'2026-11-22 14:26:25.194',9);
INSERT INTO "scoring_acesso" VALUES(28,'mesa','c639590e3215691d5494c00d0d1f867d','cc8570e8a5012ee74421c2e850b1e0d7c47a55ac9936f8e1bea0308de31ac149','',NULL,'2026-11-22 14:26:25.194',10);
INSERT INTO "scoring_acesso" VALUES(29,'A','067490c2deb678961d332cd127e8ea3a','2a36b79e22ec7b12cfe937486c47ca9ddc4d581a04ea208f62553fb7f87d29bd','',NULL,'2026-11-22 14:26:25.194',10);
INSERT INTO "scoring_acesso" VALUES(30,'B','84fd8892740821e831bbf783337769bf','4583b1421a9d1d8be067d72429eb3820e203ec1560dbb10f6ea22c281048a730','',NULL,'2026-11-22 14:26:25.194',10);
INSERT INTO "scoring_acesso" VALUES(31,'mesa','28fbf283e9b4427949a5ead58ab8853a','83cfa47029b697ab332b1ca0c460ae0ca6880ffa07fee2f78ac6f156f5d23706','',NULL,'2026-11-22 14:26:25.609',11);
INSERT INTO "scoring_acesso" VALUES(32,'A','e09867a5b492e7d30d230f2c3216c8ef','5bbe53cc87b8d75a683d39fe4c405b08abbc6e73cff1a6ab7d994e594d4a95bd','',NULL,'2026-11-22 14:26:25.609',11);
INSERT INTO "scoring_acesso" VALUES(33,'B','ee7ee6611d5e88ad5fc8cfbcee5d7afd','d0eaea56f2525be23ef795d20722a8f2e29b9a6daee0cfadefdf40baf83dff39','',NULL,'2026-11-22 14:26:25.609',11);
INSERT INTO "scoring_acesso" VALUES(34,'mesa','ec9ab6e72469cb4c84ec8181fbdd5300','c044062983f290c1fc32af49393374fdef324fcfbe5e17e6b0427bf630e28d7b','',NULL,'2026-11-22 14:26:25.882',12);
INSERT INTO "scoring_acesso" VALUES(35,'A','0171fa721a604e03813883fea5ed4bcb','c411ebb61c70d62e8d7d625692dd06a604610336c1ad4a7569b442855205f978','',NULL,'2026-11-22 14:26:25.882',12);
INSERT INTO "scoring_acesso" VALUES(36,'B','aa5a194dd96b45e0e6c24f94de2678da','67810c95998d10d23e53fe154706e771c867776c5d6152de4c17e13f3691f675','',NULL,'2026-11-22 14:26:25.882',12);
INSERT INTO "scoring_acesso" VALUES(37,'mesa','e18f9043c165ee1023353502da839ac6','5c589e92f3408930b32f242cc0f7e32c999867421708efd93d3356ad4db71ee4','',NULL,'2026-11-22 14:26:27.695',13);
INSERT INTO "scoring_acesso" VALUES(38,'A','1264594cea38cb4f77c36c8e71007278','ce0ba5bd035aff792af58a412a0a35f38b814282254c9a57460c4caf09edb703','',NULL,'2026-11-22 14:26:27.695',13);
INSERT INTO "scoring_acesso" VALUES(39,'B','789245f63650f6b95ef6fc137e73645d','e8717e21ecdda8c3be54e4eb78e19a55c6d271333e1f2cbc391e3f592fdd9117','',NULL,'2026-11-22 14:26:27.695',13);
INSERT INTO "scoring_acesso" VALUES(40,'mesa','7a21a945f9c2b6b61a12f86ebb516fe4','bea90654133b4a891f49136cdb59bc37435882a66f98f78f6b8ac2bb77b52161','',NULL,'2026-11-22 14:26:27.695',14);
INSERT INTO "scoring_acesso" VALUES(41,'A','3db3d747a4269cb4c923810880e2e96e','612fa7fb74d5cf6c20d0960eae1ddce5c6ddc429419581ce2471ffef17ddcdf0','',NULL,'2026-11-22 14:26:27.695',14);
INSERT INTO "scoring_acesso" VALUES(42,'B','4654e4a385d23f4597f03a4899ef17fd','ac0b349e7650e98b4140035ab1027630ae29669a6f1c257d1d70defa7c43b05e','',NULL,'2026-11-22 14:26:27.695',14);
INSERT INTO "scoring_acesso" VALUES(43,'mesa','5511861262e005faf680c78ca682ba4c','9508941f66801dc31e09296c9a1996f98bb66179e457e81fd2e745807a11d5d6','',NULL,'2026-11-22 14:26:27.695',15);
INSERT INTO "scoring_acesso" VALUES(44,'A','621fea75f9775638cbde59eaa6a9c06a','ba0be283c272e3a6e10f020de2716970e7c75e4977b1dfc667603e3e6c03dbeb','',NULL,'2026-11-22 14:26:27.695',15);
INSERT INTO "scoring_acesso" VALUES(45,'B','d651462b4770593f28e8619800d3f2cc','fd1711c4536a52f34a37df5286f434063bb20bf961e4a6892edc54794676afb3','',NULL,'2026-11-22 14:26:27.695',15);
INSERT INTO "scoring_acesso" VALUES(46,'mesa','e3f5204cd5ec7c9fa8a135937d99293d','d530c018e2885a9539c774c702b1ca7b15ebb09f9006165210a7a4de651b67b5','',NULL,'2026-11-22 14:26:28.962',16);
INSERT INTO "scoring_acesso" VALUES(47,'A','19989f458e40245c2b42bd4c9126f34d','c6b5dc4c8f5cce23ad9a17d3795d7407d81829caa3d7555b82c5a3b11affb782','',NULL,'2026-11-22 14:26:28.962',16);
INSERT INTO "scoring_acesso" VALUES(48,'B','2f4793bd4fa54d15820d383a88d61e94','6cefc2dcc39b7097510bc7a5f53146e9f6bebacef863f1619b0d98ba9e914df5','',NULL,'2026-11-22 14:26:28.962',16);
INSERT INTO "scoring_acesso" VALUES(49,'mesa','478767f6dc20fca2fc78f9bdea0d82f6','f13adb98fff338d103a3d481f0afdadcc9a8d75e44cd200aef38e1d464480bcb','',NULL,'2026-11-22 14:26:28.962',17);
INSERT INTO "scoring_acesso" VALUES(50,'A','658f86c931cfb1932d6e034d79b58470','a2a05664c8a10c4c972e62faa814b46907d81ca6ea239e8644ba1092afb28f80','',NULL,'2026-11-22 14:26:28.962',17);
INSERT INTO "scoring_acesso" VALUES(51,'B','30f7a6ee7bcca0ab7db844d35b890d21','be78e6cffe1c530619e9a16548675880caabff78c01922c21a14aa1d3f172bd1','',NULL,'2026-11-22 14:26:28.962',17);
INSERT INTO "scoring_acesso" VALUES(52,'mesa','d2e580d0c0582b2445c396e721ee21c4','2fae7dcaa3c8094c3cb3ee5aad0e7659a3cb3b45a6d351b1734e3d273b96366b','',NULL,'2026-11-22 14:26:29.557',18);
INSERT INTO "scoring_acesso" VALUES(53,'A','6b5cfd7cbc29264a16d55aa22b18b68a','2b7f0506cde4e792febff9517f1e13e47027d77d3b4d071263a4619d63a4af07','',NULL,'2026-11-22 14:26:29.557',18);
INSERT INTO "scoring_acesso" VALUES(54,'B','484039f9f79848c79b8f8268383f0d95','ca80dcde6813798dca78327f46876fdeea30688f5a5914bbba3f06ad8d3612f2','',NULL,'2026-11-22 14:26:29.557',18);
INSERT INTO "scoring_acesso" VALUES(55,'mesa','3c5d2123293c190054b9b3268e448eff','add94d46c2b5c82649462b75e3b0afaf67c850fdf4c8c251154124fa2b03fa02','',NULL,'2026-11-22 14:26:29.557',19);
INSERT INTO "scoring_acesso" VALUES(56,'A','4f598f3c84666adb5e7f0dc8af91743e','040387c20c94f98fb93bfba4e43b4cfd007e0872e9a61fbe14a9822a0e2b5dd0','',NULL,'2026-11-22 14:26:29.557',19);
INSERT INTO "scoring_acesso" VALUES(57,'B','91d831617cda698d6e004cd21093728d','10f849e3c42014376810c16dd224594f39dd17af5fedfc1c66b4fc951d1388d9','',NULL,'2026-11-22 14:26:29.557',19);
INSERT INTO "scoring_acesso" VALUES(58,'mesa','1a7eceee45fa42dd048455ff689c6f4b','b00e9053b638abfdc9e56784991f9ef40f0f05db047b2db8fa7b0c51145e478d','',NULL,'2026-11-22 14:26:30.152',20);
INSERT INTO "scoring_acesso" VALUES(59,'A','2e9ece31f9aadec75ce297f6fae4742e','0c718a6144a1f3ece1307c06b1a62494f7260d4f107905d54abd3acb0ae72d3d','',NULL,'2026-11-22 14:26:30.152',20);
INSERT INTO "scoring_acesso" VALUES(60,'B','32850f22df5595da7b89afbc85cce2ea','f744e347ae1f41908be999581ff90af9742c1e1ee074a8178673d235ed0b85af','',NULL,'2026-11-22 14:26:30.152',20);
INSERT INTO "scoring_acesso" VALUES(61,'mesa','64a6d84f805d89769b51df8dfd573913','c04bffc9c1c72e849d0d1e60db9b91d70a3af64ef37f64fb6e464aa2925f534c','',NULL,'2026-11-22 14:26:30.787',21);
INSERT INTO "scoring_acesso" VALUES(62,'A','e78252a1b161970b940db1dc630d157d','a52e686360a7ab6db716874c211256797f56435a592d79ef7fd1a8d3d2fa7687','',NULL,'2026-11-22 14:26:30.787',21);
INSERT INTO "scoring_acesso" VALUES(63,'B','db385f70842526c131aae8fa634070c9','52f70f46f654c77a68a1ecb6563f27e5d1099742a8de73be11fa56a8e9836a84','',NULL,'2026-11-22 14:26:30.787',21);
INSERT INTO "scoring_acesso" VALUES(64,'mesa','51f90590aed3aa4a028d4b5b0ef8abab','ac77113fada4c1735398388279181f96bc748527c034ad5311b4206e7b8d1fe7','',NULL,'2026-11-22 14:26:31.063',22);
INSERT INTO "scoring_acesso" VALUES(65,'A','ac823b7f547bf25bc3651a65ea64e41e','162b2a93570d4d493da42b7ab8e30ecd59002eaf4d6f6cf86a6f260c6a3ecacb','',NULL,'2026-11-22 14:26:31.063',22);
INSERT INTO "scoring_acesso" VALUES(66,'B','1fa40f3c1ccd8f663998384f312a3cd2','6d80d7df1a25d7274cfd12ad7bf974e8bd5bb61065c526f8f83f651f8d8f0cbd','',NULL,'2026-11-22 14:26:31.063',22);
INSERT INTO "scoring_acesso" VALUES(67,'mesa','8c63767768938c0f7b40b89484f99bf6','33a05df7647d14cb8faaf563ba8e71343ad13d5bf42a628a8d7cb2799b5b3d31','',NULL,'2026-11-22 14:26:31.416',23);
INSERT INTO "scoring_acesso" VALUES(68,'A','c375b63c5c28a1eb8cb8c53094db6e7e','60d95d42251eb8e12d098d28865b20fb9be8fa90fbe4127e69f39993afc42edb','',NULL,'2026-11-22 14:26:31.384',23);
INSERT INTO "scoring_acesso" VALUES(69,'B','4d44636ff943c95452d653a1e1529c78','40d0a245671dbd58afaa3bdf1a8124defe897ac6c007a6e7e16d46c90aace7f7','',NULL,'2026-11-22 14:26:31.384',23);
INSERT INTO "scoring_acesso" VALUES(70,'mesa','2fff4f628bb7023248953b73ffeeb56c','e0385ceba6e6ed648e51b22d19c5134c2be0bf50ae3158f44c4e5983754696e2','',NULL,'2026-11-22 14:26:31.527',24);
INSERT INTO "scoring_acesso" VALUES(71,'A','92996b74e67d6db10aa7dad33a280b2f','d71e90e154b6c49a9823d40d922b56574a834c08840aff8012d6a07b80a991ab','',NULL,'2026-11-22 14:26:31.527',24);
INSERT INTO "scoring_acesso" VALUES(72,'B','473b9550ee41a5118b2186d1ac018134','b07a0037b320a0d032eaa8e09709dd6bbbc8c24c26258619d71eac978a8b0874','',NULL,'2026-11-22 14:26:31.527',24);
INSERT INTO "scoring_acesso" VALUES(73,'mesa','a62c4b969bb0135bd32be5a80f17aa1d','ddfec57d7b5287b34bd1d86d888d2608fe031bc72f80948d9f8f2102110c6fee','',NULL,'2026-11-22 14:26:31.555',25);
INSERT INTO "scoring_acesso" VALUES(74,'A','da814adc72caa4f4399cbb299c2b3c3f','041091b55557e5cf11ca3a5b1e88b5865252d45d73ff9df5a8fecfc0293585e4','',NULL,'2026-11-22 14:26:31.555',25);
INSERT INTO "scoring_acesso" VALUES(75,'B','92634221690ccd0f16d3e1c303aad89d','cb0167dada211252c2a4f0aab5e9050a9312ee00b5e5b8abf62114924dcf223f','',NULL,'2026-11-22 14:26:31.555',25);
INSERT INTO "scoring_acesso" VALUES(76,'mesa','afb7d094c8a02d3cda1afd986a588b3f','ac621515526d235caf57ce25ea13abcaf7006c2b147417f52e902fb496720c16','',NULL,'2026-11-22 14:26:31.571',26);
INSERT INTO "scoring_acesso" VALUES(77,'A','d8577305442644445fb98981cf83d4e7','aa11966a3b23bbda87baae20f8222107b9b190ab7690d5466818fd62f35c2615','',NULL,'2026-11-22 14:26:31.571',26);
INSERT INTO "scoring_acesso" VALUES(78,'B','79f2a3805ca85e4fcb711c4580e464c8','2ebab44e69f44631d56eeeb9e2988e1adee0c4be9602eee30fe6e9404ab9b887','',NULL,'2026-11-22 14:26:31.571',26);
INSERT INTO "scoring_acesso" VALUES(79,'mesa','9bbc1f81e0447dddbecf3535d74bfa9a','caff49a2ff6101fe6f2dccff6df63a6366354631fc94b9747314bcb3ef99072a','',NULL,'2026-11-22 14:26:31.633',27);
INSERT INTO "scoring_acesso" VALUES(80,'A','4fbce638862fdf3515ea7bdd58d3a7c4','30ba1692a5aa6c654b67c84ac56dfd2d178ddd38295d0efcb785e051982969b3','',NULL,'2026-11-22 14:26:31.633',27);
INSERT INTO "scoring_acesso" VALUES(81,'B','ffc690ecbbf4c689ed1d35bd655e6734','fb5714148063f048c82ea08d3af4db3e3d7430203f54383d31b5ce4412eba2d9','',NULL,'2026-11-22 14:26:31.633',27);
INSERT INTO "scoring_acesso" VALUES(82,'ver','a5d729524467752d9c02af8f61a0cb97','c19cae13a8de3ad14ae0dae9219265e8880da18cf15977966320750828d6bcac','',NULL,'2026-11-22 14:26:31.648',27);
CREATE TABLE "scoring_confirmacao" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "side" varchar(1) NOT NULL, "verdict" varchar(10) NOT NULL, "client_id" char(32) NOT NULL, "facts" text NULL CHECK ((JSON_VALID("facts") OR "facts" IS NULL)), "cards" text NULL CHECK ((JSON_VALID("cards") OR "cards" IS NULL)), "reason" varchar(200) NOT NULL, "device" varchar(64) NOT NULL, "at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "actor_id" integer NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, "mao_id" bigint NOT NULL REFERENCES "scoring_mao" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "confirmacao_once" UNIQUE ("client_id", "mao_id"));
INSERT INTO "scoring_confirmacao" VALUES(1,'B','confirmed','7057d23bd76840d3b6e641ff3adf4293',NULL,NULL,'','celular da mesa','2026-11-22 14:26:30.871',NULL,20);
INSERT INTO "scoring_confirmacao" VALUES(2,'A','contested','958fff93ce4f452a8f52eab6691eec1a','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}',NULL,'foram duas canastras','celular da mesa','2026-11-22 14:26:30.933',NULL,21);
INSERT INTO "scoring_confirmacao" VALUES(3,'','confirmed','ae0d1d204af248f3be0c89b9ab84b417',NULL,NULL,'conferi na mesa','celular da mesa','2026-11-22 14:26:30.953',NULL,22);
INSERT INTO "scoring_confirmacao" VALUES(4,'B','contested','d086a2e90a954b16b3d78b77c30e1860','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}',NULL,'quem bateu fomos nós','celular da mesa','2026-11-22 14:26:31.040',NULL,23);
INSERT INTO "scoring_confirmacao" VALUES(5,'A','confirmed','66bca8d1e1ab411eb96d776f611441c3',NULL,NULL,'','celular da mesa','2026-11-22 14:26:31.135',NULL,24);
INSERT INTO "scoring_confirmacao" VALUES(6,'B','confirmed','fcd5006d4d6c4292926da8fba64fbbf4',NULL,NULL,'','celular da mesa','2026-11-22 14:26:31.135',NULL,24);
INSERT INTO "scoring_confirmacao" VALUES(7,'','confirmed','58f2afedad6445b1826fd4b1e810ee75',NULL,NULL,'B contou duas vezes','celular da mesa','2026-11-22 14:26:31.304',NULL,25);
CREATE TABLE "scoring_envio" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "partida" smallint unsigned NOT NULL CHECK ("partida" >= 0), "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "side" varchar(1) NOT NULL, "client_id" char(32) NOT NULL UNIQUE, "facts" text NOT NULL CHECK ((JSON_VALID("facts") OR "facts" IS NULL)), "cards" text NULL CHECK ((JSON_VALID("cards") OR "cards" IS NULL)), "warnings" text NOT NULL CHECK ((JSON_VALID("warnings") OR "warnings" IS NULL)), "device" varchar(64) NOT NULL, "at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "actor_id" integer NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, "jogo_id" bigint NOT NULL REFERENCES "scoring_jogo" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "envio_counts_from_one" CHECK (("number" >= 1 AND "partida" >= 1)));
INSERT INTO "scoring_envio" VALUES(1,1,1,'A','66bca8d1e1ab411eb96d776f611441c3','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'["too_few_cards"]','celular da mesa','2026-11-22 14:26:31.097',NULL,22);
INSERT INTO "scoring_envio" VALUES(2,1,1,'B','fcd5006d4d6c4292926da8fba64fbbf4','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'["too_few_cards"]','celular da mesa','2026-11-22 14:26:31.124',NULL,22);
INSERT INTO "scoring_envio" VALUES(3,1,2,'A','a7cd7aaa42ae49c083703fdb1616a0b1','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'["too_few_cards"]','celular da mesa','2026-11-22 14:26:31.175',NULL,22);
INSERT INTO "scoring_envio" VALUES(4,1,2,'B','c1969ab89bbf440a882ba8b67d182385','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}',NULL,'["too_few_cards"]','celular da mesa','2026-11-22 14:26:31.263',NULL,22);
INSERT INTO "scoring_envio" VALUES(5,2,1,'A','039d671fdeea40d18ba6182c1c9ca345','{"totals": {"A": 300, "B": 150}}',NULL,'[]','celular da mesa','2026-11-22 14:26:31.372',NULL,22);
CREATE TABLE "scoring_jogo" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "public_id" char(32) NOT NULL UNIQUE, "labels" text NOT NULL CHECK ((JSON_VALID("labels") OR "labels" IS NULL)), "ruleset" varchar(40) NOT NULL, "options" text NOT NULL CHECK ((JSON_VALID("options") OR "options" IS NULL)), "overrides" text NOT NULL CHECK ((JSON_VALID("overrides") OR "overrides" IS NULL)), "partidas" smallint unsigned NOT NULL CHECK ("partidas" >= 0), "fixed" bool NOT NULL, "may_draw" bool NOT NULL, "entry" varchar(7) NOT NULL, "per_partida" bool NOT NULL, "totals_allowed" bool NOT NULL, "dealers" text NOT NULL CHECK ((JSON_VALID("dealers") OR "dealers" IS NULL)), "bell_at" datetime NULL, "bell_partida" smallint unsigned NOT NULL CHECK ("bell_partida" >= 0), "bell_mao" smallint unsigned NOT NULL CHECK ("bell_mao" >= 0), "bell_in_play" bool NOT NULL, "opened_at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "closed_at" datetime NULL, "winner" varchar(1) NOT NULL, "reason" varchar(30) NOT NULL, CONSTRAINT "jogo_has_partidas" CHECK ("partidas" >= 1), CONSTRAINT "jogo_result_when_closed" CHECK ((("closed_at" IS NULL AND "reason" = '' AND "winner" = '') OR ("closed_at" IS NOT NULL AND NOT ("reason" = '')))));
INSERT INTO "scoring_jogo" VALUES(1,'78faf211cacb48399d597efe713ecccd','["Jairo Barra e Lia Barra", "Heitor Barra e Ione Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:19.647','2026-11-22 14:26:20.054607','A','majority');
INSERT INTO "scoring_jogo" VALUES(2,'a1e3875b462448ca80fb5813725dd810','["Fausto Barra e Gilda Barra", "Dario Barra e Elza Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:19.647','2026-11-22 14:26:20.604752','A','majority');
INSERT INTO "scoring_jogo" VALUES(3,'bc07f95698914261b86d9b3b56b50de3','["Abel Barra e Alba Barra", "Jairo Barra e Lia Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:20.000','2026-11-22 14:26:20.196643','A','walkover');
INSERT INTO "scoring_jogo" VALUES(4,'7e6dfd8606c646f1b639f1c59e7fa6d1','["Heitor Barra e Ione Barra", "Abel Barra e Alba Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:20.304','2026-11-22 14:26:20.518706','A','majority');
INSERT INTO "scoring_jogo" VALUES(5,'b84180a990754b65a7dfe3294fe9e3df','["Breno Barra e Cida Barra", "Fausto Barra e Gilda Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:20.726','2026-11-22 14:26:20.828217','A','majority');
INSERT INTO "scoring_jogo" VALUES(6,'f1678ecaedd74ae59e3a51b592e6b2ec','["Dario Barra e Elza Barra", "Breno Barra e Cida Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:20.955','2026-11-22 14:26:21.081021','A','majority');
INSERT INTO "scoring_jogo" VALUES(7,'9a27a62bc58f409c83bfd48e0df4fabc','["Heitor Barra e Ione Barra", "Breno Barra e Cida Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:24.846','2026-11-22 14:26:24.912230','A','majority');
INSERT INTO "scoring_jogo" VALUES(8,'51b00cfaa10e48888cabe909b49af72a','["Fausto Barra e Gilda Barra", "Jairo Barra e Lia Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:24.846','2026-11-22 14:26:25.038204','A','majority');
INSERT INTO "scoring_jogo" VALUES(9,'7c4f528e558f48f5aa89068039f532f4','["Breno Barra e Cida Barra", "Jairo Barra e Lia Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:25.190','2026-11-22 14:26:25.272943','A','majority');
INSERT INTO "scoring_jogo" VALUES(10,'a331ab7351c143179e088e972fd7902a','["Heitor Barra e Ione Barra", "Fausto Barra e Gilda Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:25.190','2026-11-22 14:26:25.450735','A','majority');
INSERT INTO "scoring_jogo" VALUES(11,'38e8042ec15946ff931e8d6afb70ea83','["Breno Barra e Cida Barra", "Fausto Barra e Gilda Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:25.596','2026-11-22 14:26:25.731023','A','majority');
INSERT INTO "scoring_jogo" VALUES(12,'9b2d0576e280439e8ccb29243df36e8e','["Heitor Barra e Ione Barra", "Breno Barra e Cida Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:25.869','2026-11-22 14:26:26.047568','A','majority');
INSERT INTO "scoring_jogo" VALUES(13,'a1f6f2451f5343ddb784b7d5bed5b8ea','["Dario Campos e Elza Campos", "Fausto Campos e Gilda Campos"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{"batida.bonus": 200}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:27.694','2026-11-22 14:26:27.765628','A','majority');
INSERT INTO "scoring_jogo" VALUES(14,'444d2a6efe1441b3863cd24ce62c593c','["Heitor Campos e Ione Campos", "Breno Campos e Cida Campos"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{"batida.bonus": 200}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:27.694','2026-11-22 14:26:27.849405','A','majority');
INSERT INTO "scoring_jogo" VALUES(15,'cc06bebc906841a2b5ad728208174383','["Jairo Campos e Lia Campos", "Abel Campos e Alba Campos"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{"batida.bonus": 200}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:27.694','2026-11-22 14:26:27.961252','A','majority');
INSERT INTO "scoring_jogo" VALUES(16,'8ad8b0a790fc4cab8a847d307102811c','["Dario Dunas + Heitor Dunas", "Elza Dunas + Breno Dunas"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:28.960','2026-11-22 14:26:28.991280','A','majority');
INSERT INTO "scoring_jogo" VALUES(17,'ffa04854366a4cc3954d3b8eb51259d7','["Cida Dunas + Fausto Dunas", "Gilda Dunas + Ione Dunas"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:28.960',NULL,'','');
INSERT INTO "scoring_jogo" VALUES(18,'5cd9f586e3284777835b03eaa8509a3f','["Heitor Enseada e Ione Enseada", "Fausto Enseada e Gilda Enseada"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:29.556','2026-11-22 14:26:29.972437','A','majority');
INSERT INTO "scoring_jogo" VALUES(19,'d05b94296ba54eca8d5f8b6e8aef9a1f','["Jairo Dunas e Lia Dunas", "Breno Enseada e Cida Enseada"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:29.556',NULL,'','');
INSERT INTO "scoring_jogo" VALUES(20,'e53a0793d52a4ad18497bb78aacae103','["Dario Enseada e Elza Enseada", "Heitor Enseada e Ione Enseada"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:30.151',NULL,'','');
INSERT INTO "scoring_jogo" VALUES(21,'d8419ac39a71474fa7f517a70bc8e168','["Ana e Bia", "Caio e Davi"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',3,0,0,'confirm',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:30.774',NULL,'','');
INSERT INTO "scoring_jogo" VALUES(22,'db8e2ba22f974f548a2be7fa8c820f9b','["Ana e Bia", "Caio e Davi"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',3,0,0,'apart',0,1,'[]',NULL,0,0,0,'2026-11-22 14:26:31.062',NULL,'','');
INSERT INTO "scoring_jogo" VALUES(23,'3d38bc4eba8c4da7bc04e6c24b9a3e42','["Ana e Bia", "Caio e Davi"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:31.382',NULL,'','');
INSERT INTO "scoring_jogo" VALUES(24,'ea49c088ee884a64a99e122cd84bdcf0','["Ana e Bia", "Caio e Davi"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:31.526','2026-11-22 14:26:31.535432','','cancelled');
INSERT INTO "scoring_jogo" VALUES(25,'0244e02d3a6c4bffb8c1100afde0dea4','["Ana e Bia", "Caio e Davi"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:31.554','2026-11-22 14:26:31.562469','A','walkover');
INSERT INTO "scoring_jogo" VALUES(26,'be35b1c4099c4d638fe5e4279b97bc96','["Ana e Bia", "Caio e Davi"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:26:31.570','2026-11-22 14:26:31.579804','B','director');
INSERT INTO "scoring_jogo" VALUES(27,'d6f399b1b1344c50a355296081bb7b27','["Ana e Bia", "Caio e Davi"]','buraco-1','{"teams": "duplas", "jokers": 0, "target": 1500, "canastra_real": false, "other_scores": false, "vulnerability": true, "one_wild": false, "ace_to_ace": true, "real_on_top": false, "relancinho_on_top": true, "grown": "on_top", "twos_on_top": false, "twos_grow": true, "hand_without_batida": true, "hand_debit_without_batida": true, "wild_takes_value": false}','{}',1,0,0,'scorer',0,0,'[[0, "A"]]',NULL,0,0,0,'2026-11-22 14:26:31.632','2026-11-22 14:26:31.670955','B','majority');
CREATE TABLE "scoring_mao" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "version" smallint unsigned NOT NULL CHECK ("version" >= 0), "side" varchar(1) NOT NULL, "void" bool NOT NULL, "client_id" char(32) NOT NULL UNIQUE, "facts" text NOT NULL CHECK ((JSON_VALID("facts") OR "facts" IS NULL)), "cards" text NULL CHECK ((JSON_VALID("cards") OR "cards" IS NULL)), "lines" text NOT NULL CHECK ((JSON_VALID("lines") OR "lines" IS NULL)), "totals" text NOT NULL CHECK ((JSON_VALID("totals") OR "totals" IS NULL)), "warnings" text NOT NULL CHECK ((JSON_VALID("warnings") OR "warnings" IS NULL)), "device" varchar(64) NOT NULL, "reason" varchar(200) NOT NULL, "entered_at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "actor_id" integer NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, "partida_id" bigint NOT NULL REFERENCES "scoring_partida" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "mao_version" UNIQUE ("partida_id", "number", "version"), CONSTRAINT "mao_counts_from_one" CHECK (("number" >= 1 AND "version" >= 1)));
INSERT INTO "scoring_mao" VALUES(1,1,1,'',0,'cb2d3dbcdc3f44298e697b000cd36dfb','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}], "B": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}]}','{"A": 220, "B": 760}','["too_few_cards"]','celular da mesa','','2026-11-22 14:26:19.843',NULL,1);
INSERT INTO "scoring_mao" VALUES(2,1,2,'',0,'f215a3cd0ccd4b70a80bce9c3fa705e3','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','painel','soma errada','2026-11-22 14:26:20.044',1,1);
INSERT INTO "scoring_mao" VALUES(3,1,1,'',0,'dc65b3600714427bb153779dcbfdaf34','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:26:20.504',NULL,4);
INSERT INTO "scoring_mao" VALUES(4,1,1,'',0,'22491161f01048d8bc7668837d704883','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:26:20.602',NULL,2);
INSERT INTO "scoring_mao" VALUES(5,1,1,'',0,'8695463afa9849c1805dcad7545cddfa','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:26:20.816',NULL,5);
INSERT INTO "scoring_mao" VALUES(6,1,1,'',0,'46cbccc131264539afb57b826abffb89','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:26:21.064',NULL,6);
INSERT INTO "scoring_mao" VALUES(7,1,1,'',0,'1380e56f403c4ae6b8a238cb41ad1761','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:26:24.910',NULL,7);
INSERT INTO "scoring_mao" VALUES(8,1,1,'',0,'7dbad1499b4e4f2eabf83766d46aae7c','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:26:25.027',NULL,8);
INSERT INTO "scoring_mao" VALUES(9,1,1,'',0,'766dcf3e98b34317aa108a20d0d21585','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:26:25.270',NULL,9);
INSERT INTO "scoring_mao" VALUES(10,1,1,'',0,'2fb0dac06e1241c5b4f5f95079d90de8','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:26:25.431',NULL,10);
INSERT INTO "scoring_mao" VALUES(11,1,1,'',0,'2f73cbd013fc4460bd3b1e2a6c23381e','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:26:25.714',NULL,11);
INSERT INTO "scoring_mao" VALUES(12,1,1,'',0,'57a05af9956c4367ae4c73a24e578f35','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:26:26.023',NULL,12);
INSERT INTO "scoring_mao" VALUES(13,1,1,'',0,'4668f729d0ad459bbb0b87aacc5c6a07','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 200, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 860, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:26:27.751',NULL,13);
INSERT INTO "scoring_mao" VALUES(14,1,1,'',0,'fbe082187cdc453696d32ed6018e224c','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 200, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 860, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:26:27.847',NULL,14);
INSERT INTO "scoring_mao" VALUES(15,1,1,'',0,'eca6777dbf114335bdc059aa874a688a','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 200, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 860, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:26:27.959',NULL,15);
INSERT INTO "scoring_mao" VALUES(16,1,1,'',0,'73e89b4e7585425e8cf448bbf6200ca7','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:26:28.989',NULL,16);
INSERT INTO "scoring_mao" VALUES(17,1,1,'',0,'fa55396e70f24a56850c833e2b7f1de6','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:26:29.868',NULL,18);
INSERT INTO "scoring_mao" VALUES(18,2,1,'',0,'904d9c002e9b4a7e92605f0af6facbc9','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:26:29.952',NULL,18);
INSERT INTO "scoring_mao" VALUES(19,1,1,'',0,'5fffa13f739843ad879d350bd764914d','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:26:30.270',NULL,20);
INSERT INTO "scoring_mao" VALUES(20,1,1,'A',0,'0f89e747d0ab423d90678606c4fa1ed9','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular da mesa','','2026-11-22 14:26:30.818',NULL,21);
INSERT INTO "scoring_mao" VALUES(21,2,1,'B',0,'f3b460040bf74505b26825f7deaaf67c','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular da mesa','','2026-11-22 14:26:30.897',NULL,21);
INSERT INTO "scoring_mao" VALUES(22,2,2,'',0,'ae0d1d204af248f3be0c89b9ab84b417','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}], "B": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}]}','{"A": 220, "B": 760}','["too_few_cards"]','celular da mesa','conferi na mesa','2026-11-22 14:26:30.953',NULL,21);
INSERT INTO "scoring_mao" VALUES(23,3,1,'A',0,'f151fd9501f74729baa30f6694a14d37','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular da mesa','','2026-11-22 14:26:30.997',NULL,21);
INSERT INTO "scoring_mao" VALUES(24,1,1,'',0,'fcd5006d4d6c4292926da8fba64fbbf4','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular da mesa','','2026-11-22 14:26:31.135',NULL,24);
INSERT INTO "scoring_mao" VALUES(25,2,1,'',0,'58f2afedad6445b1826fd4b1e810ee75','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular da mesa','B contou duas vezes','2026-11-22 14:26:31.303',NULL,24);
INSERT INTO "scoring_mao" VALUES(26,1,1,'',0,'069c6e2abbf944329c20a09801b36cd6','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular da mesa','','2026-11-22 14:26:31.423',NULL,26);
INSERT INTO "scoring_mao" VALUES(27,1,2,'',1,'fa045e7821b4471b9d33b8e6c39ca220','{}',NULL,'{}','{}','[]','celular da mesa','','2026-11-22 14:26:31.428',NULL,26);
INSERT INTO "scoring_mao" VALUES(28,1,3,'',0,'8292d1b3c1df4d899d2ec9a055b39c2b','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular da mesa','','2026-11-22 14:26:31.446',NULL,26);
INSERT INTO "scoring_mao" VALUES(29,1,1,'',0,'43ad1fef50d54bdeafac837fc3ea6625','{"ending": "batida", "sides": {"A": {"table": 355, "hand": 45, "table_cards": 37, "hand_cards": 3, "players": 2, "batida": true, "dirty": 1, "grown": 1}, "B": {"table": 520, "hand": 90, "table_cards": 28, "hand_cards": 9, "players": 2, "batida": false, "clean": 1, "dirty": 1, "grown": 2}}, "before": {"A": 0, "B": 0}}','{"ending": "batida", "sides": {"A": {"melds": [{"kind": "set", "cards": ["4S", "4C", "4H", "4D", "2D"], "laid": 3}, {"kind": "run", "cards": ["2S", "3S", "2H", "5S", "6S", "7S"], "laid": 3}, {"kind": "set", "cards": ["6H", "6C", "6C", "6D", "6S", "6H", "2C"], "laid": 3}, {"kind": "set", "cards": ["AS", "AD", "AH"], "laid": 3}, {"kind": "set", "cards": ["JC", "JC", "JD", "JD"], "laid": 3}, {"kind": "set", "cards": ["5D", "5D", "5H", "5S"], "laid": 3}, {"kind": "set", "cards": ["QD", "QC", "QC", "QH"], "laid": 3}, {"kind": "set", "cards": ["7C", "7D", "7D", "7H"], "laid": 3}], "hands": {"A1": ["TH", "TS", "3H"], "A2": []}}, "B": {"melds": [{"kind": "set", "cards": ["AS", "AC", "AC", "AH", "2D"], "laid": 3}, {"kind": "set", "cards": ["8H", "8C", "8D", "8C", "8S", "8D", "8S", "2S"], "laid": 3}, {"kind": "set", "cards": ["TD", "TC", "TC", "TS", "TD"], "laid": 3}, {"kind": "set", "cards": ["KD", "KH", "KS", "KH", "KS", "KC", "KD"], "laid": 3}, {"kind": "set", "cards": ["QS", "QH", "QD"], "laid": 3}], "hands": {"B1": ["5C", "9C", "4H"], "B2": ["5C", "3H", "3D", "7S", "9H", "JH"]}}}, "went_out": "A2"}','{"A": [{"code": "table", "points": 355, "count": null}, {"code": "hand", "points": -45, "count": null}, {"code": "dirty", "points": 100, "count": 1}, {"code": "grown", "points": 1000, "count": 1}, {"code": "batida", "points": 50, "count": null}], "B": [{"code": "table", "points": 520, "count": null}, {"code": "hand", "points": -90, "count": null}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "grown", "points": 2000, "count": 2}]}','{"A": 1460, "B": 2730}','[]','celular da mesa','','2026-11-22 14:26:31.668',NULL,30);
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
INSERT INTO "scoring_registro" VALUES(1,'2026-11-22 14:26:19.647000','opened','celular-da-mesa',NULL,'{"labels": ["Jairo Barra e Lia Barra", "Heitor Barra e Ione Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'e4f362f84355908f980a3efc8e34f803b95db90161e6988c6c445b672503e404',NULL,1);
INSERT INTO "scoring_registro" VALUES(2,'2026-11-22 14:26:19.647000','opened','celular-da-mesa',NULL,'{"labels": ["Fausto Barra e Gilda Barra", "Dario Barra e Elza Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'26dd662b1ce221fab7e2c4838a5d1eb2e261f348020c74eea49530c545f84e9c',NULL,2);
INSERT INTO "scoring_registro" VALUES(3,'2026-11-22 14:26:19.844000','recorded','celular da mesa',NULL,'{"mao": 1, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "totals": {"A": 220, "B": 760}}','','[{"id": 1, "partida_id": 1, "number": 1, "version": 1, "side": "", "void": false, "client_id": "cb2d3dbc-dc3f-4429-8e69-7b000cd36dfb", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}], "B": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}]}, "totals": {"A": 220, "B": 760}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T14:26:19.843000+00:00", "model": "mao"}]',2,'b54051aa805d48561d06cdd2d429350444fd7d0aae6f075abb5cae79c6069e4e',NULL,1);
INSERT INTO "scoring_registro" VALUES(4,'2026-11-22 14:26:20','opened','canastra',NULL,'{"labels": ["Abel Barra e Alba Barra", "Jairo Barra e Lia Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'2ba9f99d4bfeafd824771c2193c7deaafd6383777d60eabc664dd3bbda684592',NULL,3);
INSERT INTO "scoring_registro" VALUES(5,'2026-11-22 14:26:20.044000','corrected','painel','{"mao": 1, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "totals": {"A": 220, "B": 760}}','{"mao": 2, "partida": 1, "number": 1, "version": 2, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','soma errada','[{"id": 2, "partida_id": 1, "number": 1, "version": 2, "side": "", "void": false, "client_id": "f215a3cd-0ccd-4b70-a80b-ce9c3fa705e3", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": 1, "device": "painel", "reason": "soma errada", "entered_at": "2026-11-22T14:26:20.044000+00:00", "model": "mao"}]',3,'ad5b828bce864b180533849d96c8dc8eeeac4ea86d9feccaa0738450384a6d86',1,1);
INSERT INTO "scoring_registro" VALUES(6,'2026-11-22 14:26:20.304000','opened','canastra',NULL,'{"labels": ["Heitor Barra e Ione Barra", "Abel Barra e Alba Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'c72304e1e9d7546fb6edd955a4dfbccbba62906184017bad18f27d8996929471',NULL,4);
INSERT INTO "scoring_registro" VALUES(7,'2026-11-22 14:26:20.334000','walkover','painel','{"winner": "", "reason": ""}','{"winner": "A", "reason": "walkover"}','não compareceu','[]',2,'fbb588a48321aa8916629816a7b6749ed967fda95433106f2d1d43c104832f48',1,3);
INSERT INTO "scoring_registro" VALUES(8,'2026-11-22 14:26:20.504000','recorded','celular-da-mesa',NULL,'{"mao": 3, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 3, "partida_id": 4, "number": 1, "version": 1, "side": "", "void": false, "client_id": "dc65b360-0714-427b-b153-779dcbfdaf34", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:26:20.504000+00:00", "model": "mao"}]',2,'5fa19925627a4c93fb984c0f216b5cc2d18f914b69d083ccea90f738c3c976d4',NULL,4);
INSERT INTO "scoring_registro" VALUES(9,'2026-11-22 14:26:20.603000','recorded','celular-da-mesa',NULL,'{"mao": 4, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 4, "partida_id": 2, "number": 1, "version": 1, "side": "", "void": false, "client_id": "22491161-f010-48d8-bc76-68837d704883", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:26:20.602000+00:00", "model": "mao"}]',2,'69eeb4f9dff0b9fd8bb9b233079df2ac4fe5ed22616a98b68cf8033b837512a2',NULL,2);
INSERT INTO "scoring_registro" VALUES(10,'2026-11-22 14:26:20.726000','opened','canastra',NULL,'{"labels": ["Breno Barra e Cida Barra", "Fausto Barra e Gilda Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'4a10ccd06b05c34907704e52173863483bb470315f06c6ec8d84f8079a7b58b0',NULL,5);
INSERT INTO "scoring_registro" VALUES(11,'2026-11-22 14:26:20.817000','recorded','celular-da-mesa',NULL,'{"mao": 5, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 5, "partida_id": 5, "number": 1, "version": 1, "side": "", "void": false, "client_id": "8695463a-fa98-49c1-805d-cad7545cddfa", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:26:20.816000+00:00", "model": "mao"}]',2,'66ae3c1768bceab5110a18322feb9df7750341e2d4d51f3e03294a8388a90aa2',NULL,5);
INSERT INTO "scoring_registro" VALUES(12,'2026-11-22 14:26:20.955000','opened','canastra',NULL,'{"labels": ["Dario Barra e Elza Barra", "Breno Barra e Cida Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'b616c43c5595b9a124d7798cb773d5451e63eb1eb5b455d7a18e5988517d8253',NULL,6);
INSERT INTO "scoring_registro" VALUES(13,'2026-11-22 14:26:21.065000','recorded','celular-da-mesa',NULL,'{"mao": 6, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 6, "partida_id": 6, "number": 1, "version": 1, "side": "", "void": false, "client_id": "46cbccc1-3126-4539-afb5-7b826abffb89", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:26:21.064000+00:00", "model": "mao"}]',2,'90719cb40a3a4fe60952c8b461fb37936527a67f7ec4d781d3726196a79d4fb2',NULL,6);
INSERT INTO "scoring_registro" VALUES(14,'2026-11-22 14:26:24.846000','opened','painel',NULL,'{"labels": ["Heitor Barra e Ione Barra", "Breno Barra e Cida Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'6630573be8f8f20648d8aa200191795311fe27872776a03c330f1b2d1546e113',1,7);
INSERT INTO "scoring_registro" VALUES(15,'2026-11-22 14:26:24.846000','opened','painel',NULL,'{"labels": ["Fausto Barra e Gilda Barra", "Jairo Barra e Lia Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'9dcd7431efcbd50323a03a4ccde5de4aec35414ed9c4576a71a13ec9f006ada7',1,8);
INSERT INTO "scoring_registro" VALUES(16,'2026-11-22 14:26:24.910000','recorded','celular-da-mesa',NULL,'{"mao": 7, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 7, "partida_id": 7, "number": 1, "version": 1, "side": "", "void": false, "client_id": "1380e56f-403c-4ae6-b8a2-38cb41ad1761", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:26:24.910000+00:00", "model": "mao"}]',2,'40e8b634dde2beb9e03a9ad3571199b357be3a78ee7a69c07017b1cd5abde839',NULL,7);
INSERT INTO "scoring_registro" VALUES(17,'2026-11-22 14:26:25.028000','recorded','celular-da-mesa',NULL,'{"mao": 8, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 8, "partida_id": 8, "number": 1, "version": 1, "side": "", "void": false, "client_id": "7dbad149-9b4e-4f2e-abf8-3766d46aae7c", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:26:25.027000+00:00", "model": "mao"}]',2,'62427e831bd3e273d26e68d784c52b56b6102669cb33cf5c06c5f9f9ca1e9ffb',NULL,8);
INSERT INTO "scoring_registro" VALUES(18,'2026-11-22 14:26:25.190000','opened','canastra',NULL,'{"labels": ["Breno Barra e Cida Barra", "Jairo Barra e Lia Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'fb80e7cf9f2d1fb591e03ab089324f97225cc125111812b2969cd52d4fe8ce99',NULL,9);
INSERT INTO "scoring_registro" VALUES(19,'2026-11-22 14:26:25.190000','opened','canastra',NULL,'{"labels": ["Heitor Barra e Ione Barra", "Fausto Barra e Gilda Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'5325783f0ce31b43048647b31dd16434f677cdaa2f98a5555a008cad09f781e2',NULL,10);
INSERT INTO "scoring_registro" VALUES(20,'2026-11-22 14:26:25.270000','recorded','celular-da-mesa',NULL,'{"mao": 9, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 9, "partida_id": 9, "number": 1, "version": 1, "side": "", "void": false, "client_id": "766dcf3e-98b3-4317-aa10-8a20d0d21585", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:26:25.270000+00:00", "model": "mao"}]',2,'498b14e6fcd4d6dc54171cb85413ce11f12ffc569ae6e248af6210e1aba47f90',NULL,9);
INSERT INTO "scoring_registro" VALUES(21,'2026-11-22 14:26:25.431000','recorded','celular-da-mesa',NULL,'{"mao": 10, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 10, "partida_id": 10, "number": 1, "version": 1, "side": "", "void": false, "client_id": "2fb0dac0-6e12-41c5-b4f5-f95079d90de8", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:26:25.431000+00:00", "model": "mao"}]',2,'da63904f96cea3342b635f2c3200402715af0bc97a1b2da5e1343db60ef6ab29',NULL,10);
INSERT INTO "scoring_registro" VALUES(22,'2026-11-22 14:26:25.596000','opened','canastra',NULL,'{"labels": ["Breno Barra e Cida Barra", "Fausto Barra e Gilda Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'70fd92baf70209f7fe341d4bd8185b7e1f1a73630f9c3637a8ea41c9e54a1a5a',NULL,11);
INSERT INTO "scoring_registro" VALUES(23,'2026-11-22 14:26:25.715000','recorded','celular-da-mesa',NULL,'{"mao": 11, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 11, "partida_id": 11, "number": 1, "version": 1, "side": "", "void": false, "client_id": "2f73cbd0-13fc-4460-bd3b-1e2a6c23381e", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:26:25.714000+00:00", "model": "mao"}]',2,'f46444201e2ac554ef26e76c5b737a4e03f5eae787edf55299ad942988945783',NULL,11);
INSERT INTO "scoring_registro" VALUES(24,'2026-11-22 14:26:25.869000','opened','canastra',NULL,'{"labels": ["Heitor Barra e Ione Barra", "Breno Barra e Cida Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'ec59d8f19e3b4baf8c70eab879fdb27801f3106436d0401a7f22349d5faf6871',NULL,12);
INSERT INTO "scoring_registro" VALUES(25,'2026-11-22 14:26:26.024000','recorded','celular-da-mesa',NULL,'{"mao": 12, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 12, "partida_id": 12, "number": 1, "version": 1, "side": "", "void": false, "client_id": "57a05af9-956c-4367-ae4c-73a24e578f35", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:26:26.023000+00:00", "model": "mao"}]',2,'ed6cce09b330c6b94eeb51b7e6e18e3c7c6612bcbf31dbad7987273311684610',NULL,12);
INSERT INTO "scoring_registro" VALUES(26,'2026-11-22 14:26:27.694000','opened','painel',NULL,'{"labels": ["Dario Campos e Elza Campos", "Fausto Campos e Gilda Campos"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {"batida.bonus": 200}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'c5d7bc63d87cb6085bd111afeb5d47d9cdaa45207293ec6b24d549b3b087724e',1,13);
INSERT INTO "scoring_registro" VALUES(27,'2026-11-22 14:26:27.694000','opened','painel',NULL,'{"labels": ["Heitor Campos e Ione Campos", "Breno Campos e Cida Campos"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {"batida.bonus": 200}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'e97d1b219552ca1b14c3d5973a645f104ccdc6794e49547cb0f8632a26c7f0c0',1,14);
INSERT INTO "scoring_registro" VALUES(28,'2026-11-22 14:26:27.694000','opened','painel',NULL,'{"labels": ["Jairo Campos e Lia Campos", "Abel Campos e Alba Campos"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {"batida.bonus": 200}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'81af3bbd7eefd7486733cba928f5b9c6d483f2e7bcfdf621d2a55271496a31a3',1,15);
INSERT INTO "scoring_registro" VALUES(29,'2026-11-22 14:26:27.751000','recorded','celular-da-mesa',NULL,'{"mao": 13, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 860, "B": 220}}','','[{"id": 13, "partida_id": 13, "number": 1, "version": 1, "side": "", "void": false, "client_id": "4668f729-d0ad-459b-bb0b-87aacc5c6a07", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 200, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 860, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:26:27.751000+00:00", "model": "mao"}]',2,'b99baf6c9ddcf897a6e1788b29c3aca31fc4ed22dbe3d42e8677fd9a5d164c88',NULL,13);
INSERT INTO "scoring_registro" VALUES(30,'2026-11-22 14:26:27.847000','recorded','celular-da-mesa',NULL,'{"mao": 14, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 860, "B": 220}}','','[{"id": 14, "partida_id": 14, "number": 1, "version": 1, "side": "", "void": false, "client_id": "fbe08218-7cdc-4536-96d3-2ed6018e224c", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 200, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 860, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:26:27.847000+00:00", "model": "mao"}]',2,'ab82314dbef52e42c6810f1d94521722cbd1fe04a06b9e46cb2d79a6bddc5d28',NULL,14);
INSERT INTO "scoring_registro" VALUES(31,'2026-11-22 14:26:27.959000','recorded','celular-da-mesa',NULL,'{"mao": 15, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 860, "B": 220}}','','[{"id": 15, "partida_id": 15, "number": 1, "version": 1, "side": "", "void": false, "client_id": "eca6777d-bf11-4335-bdc0-59aa874a688a", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 200, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 860, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:26:27.959000+00:00", "model": "mao"}]',2,'13bbc3866e5fae7b9f1def9173d7bceb591acd41cdf36eadd0999dd1c9c6b39b',NULL,15);
INSERT INTO "scoring_registro" VALUES(32,'2026-11-22 14:26:28.960000','opened','celular-da-mesa',NULL,'{"labels": ["Dario Dunas + Heitor Dunas", "Elza Dunas + Breno Dunas"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'33dda8528ee1357027721f6e61404600ca63e8a66d80ed45621b2749420a0f43',NULL,16);
INSERT INTO "scoring_registro" VALUES(33,'2026-11-22 14:26:28.960000','opened','celular-da-mesa',NULL,'{"labels": ["Cida Dunas + Fausto Dunas", "Gilda Dunas + Ione Dunas"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'be2ee004f4406a523160ce538b52ac843f7924fa2803f9cd5144f5cd9c5b5e04',NULL,17);
INSERT INTO "scoring_registro" VALUES(34,'2026-11-22 14:26:28.989000','recorded','celular-da-mesa',NULL,'{"mao": 16, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 16, "partida_id": 16, "number": 1, "version": 1, "side": "", "void": false, "client_id": "73e89b4e-7585-425e-8cf4-48bbf6200ca7", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:26:28.989000+00:00", "model": "mao"}]',2,'901aec3532923d5d842d4be458c0fa22ce5ad2621327564faee6268b2eab1899',NULL,16);
INSERT INTO "scoring_registro" VALUES(35,'2026-11-22 14:26:29.556000','opened','celular-da-mesa',NULL,'{"labels": ["Heitor Enseada e Ione Enseada", "Fausto Enseada e Gilda Enseada"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'d73af515ab6b3a4e2483907c53d181362c96b9b1a95a1cfd34aeebc579311ef9',NULL,18);
INSERT INTO "scoring_registro" VALUES(36,'2026-11-22 14:26:29.556000','opened','celular-da-mesa',NULL,'{"labels": ["Jairo Dunas e Lia Dunas", "Breno Enseada e Cida Enseada"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'0c3010d07084f0165ac8bf21fa62d1935d3408269820e276e0277b9ca4e85707',NULL,19);
INSERT INTO "scoring_registro" VALUES(37,'2026-11-22 14:26:29.868000','recorded','celular-da-mesa',NULL,'{"mao": 17, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 17, "partida_id": 18, "number": 1, "version": 1, "side": "", "void": false, "client_id": "fa55396e-70f2-4a56-850c-833e2b7f1de6", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:26:29.868000+00:00", "model": "mao"}]',2,'3ac2369174dc308c4010cbab9712337fbef55776089f15d3eefbda025cbd8eab',NULL,18);
INSERT INTO "scoring_registro" VALUES(38,'2026-11-22 14:26:29.953000','recorded','celular-da-mesa',NULL,'{"mao": 18, "partida": 1, "number": 2, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 18, "partida_id": 18, "number": 2, "version": 1, "side": "", "void": false, "client_id": "904d9c00-2e9b-4a7e-9260-5f0af6facbc9", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:26:29.952000+00:00", "model": "mao"}]',3,'0e72892b3ecc657adbf40cd14a336aa3fc3e48ce29ee4f0ca79a00b27054d24c',NULL,18);
INSERT INTO "scoring_registro" VALUES(39,'2026-11-22 14:26:30.151000','opened','canastra',NULL,'{"labels": ["Dario Enseada e Elza Enseada", "Heitor Enseada e Ione Enseada"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'df829cf4a643b845c716265350e89c92cb087903e16ab92d3be68549f8ed6c73',NULL,20);
INSERT INTO "scoring_registro" VALUES(40,'2026-11-22 14:26:30.270000','recorded','celular-da-mesa',NULL,'{"mao": 19, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 19, "partida_id": 20, "number": 1, "version": 1, "side": "", "void": false, "client_id": "5fffa13f-7398-43ad-879d-350bd764914d", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:26:30.270000+00:00", "model": "mao"}]',2,'20db749cbdcb2175bfebc7aa0e96a29c839cf90682b3f261a50ffd86abc65dc2',NULL,20);
INSERT INTO "scoring_registro" VALUES(41,'2026-11-22 14:26:30.774000','opened','celular da mesa',NULL,'{"labels": ["Ana e Bia", "Caio e Davi"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 3, "fixed": false, "may_draw": false, "entry": "confirm", "per_partida": false, "totals_allowed": false}','','[]',1,'c90b3a22ec6b6a734e66754143a9285bbac888f3c69ba4562061ba87cbd5f107',NULL,21);
INSERT INTO "scoring_registro" VALUES(42,'2026-11-22 14:26:30.819000','recorded','celular da mesa',NULL,'{"mao": 20, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 20, "partida_id": 21, "number": 1, "version": 1, "side": "A", "void": false, "client_id": "0f89e747-d0ab-423d-9067-8606c4fa1ed9", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T14:26:30.818000+00:00", "model": "mao"}]',2,'b5522537abfe3e55cdbf32b4fcc90b9491315ddac715f4c8d8e3c740295660a6',NULL,21);
INSERT INTO "scoring_registro" VALUES(43,'2026-11-22 14:26:30.872000','confirmed','celular da mesa',NULL,'{"side": "B", "maos": [{"partida": 1, "number": 1, "version": 1}]}','','[{"id": 1, "mao_id": 20, "side": "B", "verdict": "confirmed", "client_id": "7057d23b-d768-40d3-b6e6-41ff3adf4293", "facts": null, "cards": null, "reason": "", "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T14:26:30.871000+00:00", "model": "confirmacao"}]',3,'919595b78ca5189bc499ffb5d84731dcbaf5139e18e14422924fa38d25125d8b',NULL,21);
INSERT INTO "scoring_registro" VALUES(44,'2026-11-22 14:26:30.897000','recorded','celular da mesa',NULL,'{"mao": 21, "partida": 1, "number": 2, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 21, "partida_id": 21, "number": 2, "version": 1, "side": "B", "void": false, "client_id": "f3b46004-0bf7-4505-b268-25f7deaaf67c", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T14:26:30.897000+00:00", "model": "mao"}]',4,'8a1f4609b18c42b528cd67f552971364333238b7212eec5761924fcd5c6df4d4',NULL,21);
INSERT INTO "scoring_registro" VALUES(45,'2026-11-22 14:26:30.934000','contested','celular da mesa',NULL,'{"side": "A", "maos": [{"partida": 1, "number": 2, "version": 1}]}','foram duas canastras','[{"id": 2, "mao_id": 21, "side": "A", "verdict": "contested", "client_id": "958fff93-ce4f-452a-8f52-eab6691eec1a", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "cards": null, "reason": "foram duas canastras", "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T14:26:30.933000+00:00", "model": "confirmacao"}]',5,'d45ff101e6375ac17d1087e928873c98a2e808bcddbc06fdb7d717e7a58773f8',NULL,21);
INSERT INTO "scoring_registro" VALUES(46,'2026-11-22 14:26:30.962000','ruled','celular da mesa','{"mao": 21, "partida": 1, "number": 2, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','{"mao": 22, "partida": 1, "number": 2, "version": 2, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "totals": {"A": 220, "B": 760}}','conferi na mesa','[{"id": 22, "partida_id": 21, "number": 2, "version": 2, "side": "", "void": false, "client_id": "ae0d1d20-4af2-48f3-be0c-89b9ab84b417", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}], "B": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}]}, "totals": {"A": 220, "B": 760}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "conferi na mesa", "entered_at": "2026-11-22T14:26:30.953000+00:00", "model": "mao"}, {"id": 3, "mao_id": 22, "side": "", "verdict": "confirmed", "client_id": "ae0d1d20-4af2-48f3-be0c-89b9ab84b417", "facts": null, "cards": null, "reason": "conferi na mesa", "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T14:26:30.953000+00:00", "model": "confirmacao"}]',6,'2e58a0de79c55ef25f7fe8a6d2e96f020f53d1e5983d6455819eee95834e3294',NULL,21);
INSERT INTO "scoring_registro" VALUES(47,'2026-11-22 14:26:30.997000','recorded','celular da mesa',NULL,'{"mao": 23, "partida": 1, "number": 3, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 23, "partida_id": 21, "number": 3, "version": 1, "side": "A", "void": false, "client_id": "f151fd95-01f7-4729-baa3-0f6694a14d37", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T14:26:30.997000+00:00", "model": "mao"}]',7,'5ee88fdefb80466b4d5c4039f12e1cf1d2c17793f00f30d39308f4bfa54cec65',NULL,21);
INSERT INTO "scoring_registro" VALUES(48,'2026-11-22 14:26:31.040000','contested','celular da mesa',NULL,'{"side": "B", "maos": [{"partida": 1, "number": 3, "version": 1}]}','quem bateu fomos nós','[{"id": 4, "mao_id": 23, "side": "B", "verdict": "contested", "client_id": "d086a2e9-0a95-4b16-b3d7-8b77c30e1860", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "cards": null, "reason": "quem bateu fomos n\u00f3s", "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T14:26:31.040000+00:00", "model": "confirmacao"}]',8,'9ca2d64ca4f2bfeb6959886eb6270334a07bc97c0641a70c266080f524985005',NULL,21);
INSERT INTO "scoring_registro" VALUES(49,'2026-11-22 14:26:31.062000','opened','celular da mesa',NULL,'{"labels": ["Ana e Bia", "Caio e Davi"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 3, "fixed": false, "may_draw": false, "entry": "apart", "per_partida": false, "totals_allowed": true}','','[]',1,'13564d8191226282ddb148ec49a096688408f3966dd07edcca70475b2ec3c864',NULL,22);
INSERT INTO "scoring_registro" VALUES(50,'2026-11-22 14:26:31.097000','sent','celular da mesa',NULL,'{"partida": 1, "number": 1, "side": "A", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 1, "jogo_id": 22, "partida": 1, "number": 1, "side": "A", "client_id": "66bca8d1-e1ab-411e-b96d-776f611441c3", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T14:26:31.097000+00:00", "model": "envio"}]',2,'73efcaaaed41ad0e5d40dfec7a323b1817aa7726cd97243c11d4c44dc72edec7',NULL,22);
INSERT INTO "scoring_registro" VALUES(51,'2026-11-22 14:26:31.124000','sent','celular da mesa',NULL,'{"partida": 1, "number": 1, "side": "B", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 2, "jogo_id": 22, "partida": 1, "number": 1, "side": "B", "client_id": "fcd5006d-4d6c-4292-926d-a8fba64fbbf4", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T14:26:31.124000+00:00", "model": "envio"}]',3,'4a15ef6199a70139b742ba1a34dd085f410e9a9710b2b87f40b3baa6e385b74b',NULL,22);
INSERT INTO "scoring_registro" VALUES(52,'2026-11-22 14:26:31.136000','recorded','celular da mesa',NULL,'{"mao": 24, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 24, "partida_id": 24, "number": 1, "version": 1, "side": "", "void": false, "client_id": "fcd5006d-4d6c-4292-926d-a8fba64fbbf4", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T14:26:31.135000+00:00", "model": "mao"}, {"id": 5, "mao_id": 24, "side": "A", "verdict": "confirmed", "client_id": "66bca8d1-e1ab-411e-b96d-776f611441c3", "facts": null, "cards": null, "reason": "", "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T14:26:31.135000+00:00", "model": "confirmacao"}, {"id": 6, "mao_id": 24, "side": "B", "verdict": "confirmed", "client_id": "fcd5006d-4d6c-4292-926d-a8fba64fbbf4", "facts": null, "cards": null, "reason": "", "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T14:26:31.135000+00:00", "model": "confirmacao"}]',4,'a2401d9b9a0a4ad9d95687c59ab65e4314666c7d1b80386716765a31c84f1023',NULL,22);
INSERT INTO "scoring_registro" VALUES(53,'2026-11-22 14:26:31.175000','sent','celular da mesa',NULL,'{"partida": 1, "number": 2, "side": "A", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 3, "jogo_id": 22, "partida": 1, "number": 2, "side": "A", "client_id": "a7cd7aaa-42ae-49c0-8370-3fdb1616a0b1", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T14:26:31.175000+00:00", "model": "envio"}]',5,'4ac7d4cc2cb407e35bc41cc740d1bf983f44574755815097d7f080fdc76f7709',NULL,22);
INSERT INTO "scoring_registro" VALUES(54,'2026-11-22 14:26:31.264000','sent','celular da mesa',NULL,'{"partida": 1, "number": 2, "side": "B", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "totals": {"A": 220, "B": 760}}','','[{"id": 4, "jogo_id": 22, "partida": 1, "number": 2, "side": "B", "client_id": "c1969ab8-9bbf-440a-882b-a8b67d182385", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "cards": null, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T14:26:31.263000+00:00", "model": "envio"}]',6,'ffb29ca9676ecda1010ee72e337d3228824f44ff95e04b53f76117c849ec5a8b',NULL,22);
INSERT INTO "scoring_registro" VALUES(55,'2026-11-22 14:26:31.304000','ruled','celular da mesa',NULL,'{"mao": 25, "partida": 1, "number": 2, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','B contou duas vezes','[{"id": 25, "partida_id": 24, "number": 2, "version": 1, "side": "", "void": false, "client_id": "58f2afed-ad64-45b1-826f-d4b1e810ee75", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "B contou duas vezes", "entered_at": "2026-11-22T14:26:31.303000+00:00", "model": "mao"}, {"id": 7, "mao_id": 25, "side": "", "verdict": "confirmed", "client_id": "58f2afed-ad64-45b1-826f-d4b1e810ee75", "facts": null, "cards": null, "reason": "B contou duas vezes", "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T14:26:31.304000+00:00", "model": "confirmacao"}]',7,'d4d38152cba531dedf3de9123254289882d6748cd7d4a5866c697324d2bec87e',NULL,22);
INSERT INTO "scoring_registro" VALUES(56,'2026-11-22 14:26:31.372000','sent','celular da mesa',NULL,'{"partida": 2, "number": 1, "side": "A", "facts": {"totals": {"A": 300, "B": 150}}, "totals": {"A": 300, "B": 150}}','','[{"id": 5, "jogo_id": 22, "partida": 2, "number": 1, "side": "A", "client_id": "039d671f-deea-40d1-8ba6-182c1c9ca345", "facts": {"totals": {"A": 300, "B": 150}}, "cards": null, "warnings": [], "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T14:26:31.372000+00:00", "model": "envio"}]',8,'4788297feb1020feb272b9ed0c987bba2559f530e8c54283bc861747b205e626',NULL,22);
INSERT INTO "scoring_registro" VALUES(57,'2026-11-22 14:26:31.382000','opened','celular da mesa',NULL,'{"labels": ["Ana e Bia", "Caio e Davi"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'8a477604bb846beec2f88d918e46afd39ebf522c23bd36842116a1a7e1ad38d9',NULL,23);
INSERT INTO "scoring_registro" VALUES(58,'2026-11-22 14:26:31.397000','taken_over','celular da mesa','{"seat": "mesa", "device": ""}','{"seat": "mesa", "device": "celular da mesa"}','','[]',2,'8d2ee2b6c2581b4c44ba1fda7d7828f5c386e93f9522fbc052105af335c7f71a',NULL,23);
INSERT INTO "scoring_registro" VALUES(59,'2026-11-22 14:26:31.404000','released','painel','{"seat": "mesa", "device": "celular da mesa"}','{"seat": "mesa", "device": ""}','','[]',3,'ea8d6d15904fabe0b97368b11c2f3d3ef673a3a97e61e005dd1979c4368ebdce',1,23);
INSERT INTO "scoring_registro" VALUES(60,'2026-11-22 14:26:31.416000','reissued','painel',NULL,'{"seat": "mesa"}','endereço vazado','[]',4,'4fd11c6482e0aed37dd781ea1d170b6d526fc00262fd4fedf38b4ef174fd5584',1,23);
INSERT INTO "scoring_registro" VALUES(61,'2026-11-22 14:26:31.423000','recorded','celular da mesa',NULL,'{"mao": 26, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 26, "partida_id": 26, "number": 1, "version": 1, "side": "", "void": false, "client_id": "069c6e2a-bbf9-4432-9c20-a09801b36cd6", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T14:26:31.423000+00:00", "model": "mao"}]',5,'ff5f06e8edc825513861f16a7b28188d30a628f10e543f6950fe78a1e23cc713',NULL,23);
INSERT INTO "scoring_registro" VALUES(62,'2026-11-22 14:26:31.428000','taken_back','celular da mesa','{"mao": 26, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}',NULL,'','[{"id": 27, "partida_id": 26, "number": 1, "version": 2, "side": "", "void": true, "client_id": "fa045e78-21b4-471b-9d33-b8e6c39ca220", "facts": {}, "cards": null, "lines": {}, "totals": {}, "warnings": [], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T14:26:31.428000+00:00", "model": "mao"}]',6,'3dc61aabfa32b43d7a2f3fd90dfc57edd2108cabc7bb8f431e69b90668e277e1',NULL,23);
INSERT INTO "scoring_registro" VALUES(63,'2026-11-22 14:26:31.446000','recorded','celular da mesa',NULL,'{"mao": 28, "partida": 1, "number": 1, "version": 3, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 28, "partida_id": 26, "number": 1, "version": 3, "side": "", "void": false, "client_id": "8292d1b3-c1df-4d89-9d2e-c9a055b39c2b", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T14:26:31.446000+00:00", "model": "mao"}]',7,'4a77d953094b2d71bbfe984d0189bab67d677676cbd438aff79d6082466bda03',NULL,23);
INSERT INTO "scoring_registro" VALUES(64,'2026-11-22 14:26:31.463000','bell','painel',NULL,'{"partida": 1, "number": 2, "in_play": false}','','[]',8,'b6978001cc0a5f008a7127b8f2529b361663636e41f89d98f121157318723a0d',1,23);
INSERT INTO "scoring_registro" VALUES(65,'2026-11-22 14:26:31.509000','reopened','painel','{"winner": "A", "reason": "majority"}','{"winner": "", "reason": ""}','o sinal foi engano','[]',9,'c23881248fbf2a0d10575ede304553c05900250e6aa83130ff49dcb7dc2b9dff',1,23);
INSERT INTO "scoring_registro" VALUES(66,'2026-11-22 14:26:31.526000','opened','celular da mesa',NULL,'{"labels": ["Ana e Bia", "Caio e Davi"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'e646a392283aec63ff0f48fe12be3b289c0ad817b900dda21aae190b451d5415',NULL,24);
INSERT INTO "scoring_registro" VALUES(67,'2026-11-22 14:26:31.536000','cancelled','painel','{"winner": "", "reason": ""}','{"winner": "", "reason": "cancelled"}','jogo de treino','[]',2,'8d93cc39abbfb2dc0703b7cd37068a391ee20376cabf204f0c3846f1ec35ea1e',1,24);
INSERT INTO "scoring_registro" VALUES(68,'2026-11-22 14:26:31.554000','opened','celular da mesa',NULL,'{"labels": ["Ana e Bia", "Caio e Davi"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'879d381ad18799184b309ae2c939d3a0f18ff4cebef55780e08aaca3445c43ee',NULL,25);
INSERT INTO "scoring_registro" VALUES(69,'2026-11-22 14:26:31.563000','walkover','painel','{"winner": "", "reason": ""}','{"winner": "A", "reason": "walkover"}','B não veio','[]',2,'028ec7c57ae87c1c093807690132701c5111e08065d53c82f2f74ccb6acf4039',1,25);
INSERT INTO "scoring_registro" VALUES(70,'2026-11-22 14:26:31.570000','opened','celular da mesa',NULL,'{"labels": ["Ana e Bia", "Caio e Davi"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'1e21b1b79dc8e5bf2886795e5af946c4e5fe86f6489972cc8f8c94513ef93ce3',NULL,26);
INSERT INTO "scoring_registro" VALUES(71,'2026-11-22 14:26:31.580000','closed','painel','{"winner": "", "reason": ""}','{"winner": "B", "reason": "director"}','A saiu','[]',2,'2560ddb76ac76da247f31d6005da0fd5e63c413d4240d41938e8736b40be9df9',1,26);
INSERT INTO "scoring_registro" VALUES(72,'2026-11-22 14:26:31.632000','opened','celular da mesa',NULL,'{"labels": ["Ana e Bia", "Caio e Davi"], "ruleset": "buraco-1", "options": {"teams": "duplas", "jokers": 0, "target": 1500, "canastra_real": false, "other_scores": false, "vulnerability": true, "one_wild": false, "ace_to_ace": true, "real_on_top": false, "relancinho_on_top": true, "grown": "on_top", "twos_on_top": false, "twos_grow": true, "hand_without_batida": true, "hand_debit_without_batida": true, "wild_takes_value": false}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'068e66a37299603bee31d564b8e6ef76a4a7c73b793852cae74c807c84c895da',NULL,27);
INSERT INTO "scoring_registro" VALUES(73,'2026-11-22 14:26:31.655000','dealer','celular da mesa',NULL,'{"partida": 1, "number": 1, "side": "A"}','','[]',2,'a64ef4a332927577727792cccc5f2086049eba70ac3576a59d223f6febf572c3',NULL,27);
INSERT INTO "scoring_registro" VALUES(74,'2026-11-22 14:26:31.668000','recorded','celular da mesa',NULL,'{"mao": 29, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "sides": {"A": {"table": 355, "hand": 45, "table_cards": 37, "hand_cards": 3, "players": 2, "batida": true, "dirty": 1, "grown": 1}, "B": {"table": 520, "hand": 90, "table_cards": 28, "hand_cards": 9, "players": 2, "batida": false, "clean": 1, "dirty": 1, "grown": 2}}, "before": {"A": 0, "B": 0}}, "totals": {"A": 1460, "B": 2730}}','','[{"id": 29, "partida_id": 30, "number": 1, "version": 1, "side": "", "void": false, "client_id": "43ad1fef-50d5-4bde-afac-837fc3ea6625", "facts": {"ending": "batida", "sides": {"A": {"table": 355, "hand": 45, "table_cards": 37, "hand_cards": 3, "players": 2, "batida": true, "dirty": 1, "grown": 1}, "B": {"table": 520, "hand": 90, "table_cards": 28, "hand_cards": 9, "players": 2, "batida": false, "clean": 1, "dirty": 1, "grown": 2}}, "before": {"A": 0, "B": 0}}, "cards": {"ending": "batida", "sides": {"A": {"melds": [{"kind": "set", "cards": ["4S", "4C", "4H", "4D", "2D"], "laid": 3}, {"kind": "run", "cards": ["2S", "3S", "2H", "5S", "6S", "7S"], "laid": 3}, {"kind": "set", "cards": ["6H", "6C", "6C", "6D", "6S", "6H", "2C"], "laid": 3}, {"kind": "set", "cards": ["AS", "AD", "AH"], "laid": 3}, {"kind": "set", "cards": ["JC", "JC", "JD", "JD"], "laid": 3}, {"kind": "set", "cards": ["5D", "5D", "5H", "5S"], "laid": 3}, {"kind": "set", "cards": ["QD", "QC", "QC", "QH"], "laid": 3}, {"kind": "set", "cards": ["7C", "7D", "7D", "7H"], "laid": 3}], "hands": {"A1": ["TH", "TS", "3H"], "A2": []}}, "B": {"melds": [{"kind": "set", "cards": ["AS", "AC", "AC", "AH", "2D"], "laid": 3}, {"kind": "set", "cards": ["8H", "8C", "8D", "8C", "8S", "8D", "8S", "2S"], "laid": 3}, {"kind": "set", "cards": ["TD", "TC", "TC", "TS", "TD"], "laid": 3}, {"kind": "set", "cards": ["KD", "KH", "KS", "KH", "KS", "KC", "KD"], "laid": 3}, {"kind": "set", "cards": ["QS", "QH", "QD"], "laid": 3}], "hands": {"B1": ["5C", "9C", "4H"], "B2": ["5C", "3H", "3D", "7S", "9H", "JH"]}}}, "went_out": "A2"}, "lines": {"A": [{"code": "table", "points": 355, "count": null}, {"code": "hand", "points": -45, "count": null}, {"code": "dirty", "points": 100, "count": 1}, {"code": "grown", "points": 1000, "count": 1}, {"code": "batida", "points": 50, "count": null}], "B": [{"code": "table", "points": 520, "count": null}, {"code": "hand", "points": -90, "count": null}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "grown", "points": 2000, "count": 2}]}, "totals": {"A": 1460, "B": 2730}, "warnings": [], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T14:26:31.668000+00:00", "model": "mao"}]',3,'7f984220c61aa41409047eda1cee7f58e96538448decca9e5837421b9f953af3',NULL,27);
CREATE TABLE "tournaments_bloco" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "nonce" varchar(60) NOT NULL, "digest" varchar(64) NOT NULL UNIQUE, "issued_at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "first" smallint unsigned NOT NULL CHECK ("first" >= 0), "last" smallint unsigned NOT NULL CHECK ("last" >= 0), "tournament_id" bigint NOT NULL REFERENCES "tournaments_tournament" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "bloco_first_to_last" CHECK (("first" >= 1 AND "last" >= ("first"))));
INSERT INTO "tournaments_bloco" VALUES(1,'746fd694adc5db47b9d0ec1d8292bd42','f9340e2d09e899553e7de93def555e39afae08d80ae3eeb2bf18f20fb1afc4ab','2026-11-22 14:26:30.680',1,2,4);
CREATE TABLE "tournaments_club" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(80) NOT NULL UNIQUE, "slug" varchar(80) NOT NULL UNIQUE, "city" varchar(80) NOT NULL);
INSERT INTO "tournaments_club" VALUES(1,'Clube da Enseada','clube-da-enseada','Santos');
CREATE TABLE "tournaments_clubrules" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(60) NOT NULL, "base" varchar(40) NOT NULL, "options" text NOT NULL CHECK ((JSON_VALID("options") OR "options" IS NULL)), "overrides" text NOT NULL CHECK ((JSON_VALID("overrides") OR "overrides" IS NULL)), "minutes" smallint unsigned NOT NULL CHECK ("minutes" >= 0), "changed_at" datetime NOT NULL, "by_id" integer NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, "club_id" bigint NOT NULL REFERENCES "tournaments_club" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "club_rules_name" UNIQUE ("club_id", "name"));
INSERT INTO "tournaments_clubrules" VALUES(1,'Da casa','regulamento-1','{}','{"batida.bonus": 200}',0,'2026-11-22 14:26:26.772201',1,1);
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
INSERT INTO "tournaments_duplakey" VALUES(1,'4d26c80f3c93361b3ec33018dbbd734a','8f37e09bb2ac11d0bba1815e3b80cd6d195628dca36763dfb40bb8099212a7ff','2026-11-22 14:26:30.661',22);
INSERT INTO "tournaments_duplakey" VALUES(2,'56e61e9b59e5d27cc3b9260aad32f69c','302838cd311eaca3315cb80e7e70d14da4c95547ef4bf4c539f3f74df5c6b394','2026-11-22 14:26:30.661',23);
INSERT INTO "tournaments_duplakey" VALUES(3,'8762640a4dbe405cd76cc05d1bf42964','bb39be115198fbd6ba84d0ddcb8890136e0baf715b4c31a09c732caf70b17ce4','2026-11-22 14:26:30.661',24);
INSERT INTO "tournaments_duplakey" VALUES(4,'c1244f9498846b7a026d71d13a83037b','36427cb28b6b4c074f5420876feec562c05db9b52b2bf7c340b2bac1f0e71f92','2026-11-22 14:26:30.661',25);
INSERT INTO "tournaments_duplakey" VALUES(5,'0c4a2e85712133493dbfa65e576da34d','30af4b893d14b03433bbc432729c64442356702e40056b02a3b8ccda48deac4b','2026-11-22 14:26:30.661',26);
INSERT INTO "tournaments_duplakey" VALUES(6,'bd166acd07da76e8ed40442a10084dbd','24cd4d4f8aa303f7c88bedf0e4906446f11c6d7eb816e79efaf86bb5a6bf5659','2026-11-22 14:26:30.661',27);
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
INSERT INTO "tournaments_livejogo" VALUES(17,0,0,'{"confronto": 26, "kind": "main", "stage": 1, "group": 0, "round": 1, "round_name": "", "mesa": 2, "names": {"A": "Cida Dunas + Fausto Dunas", "B": "Gilda Dunas + Ione Dunas"}, "duplas": {"A": 2, "B": 6}, "jogo": {"id": "ffa04854-366a-4cc3-954d-3b8eb51259d7", "state": "open", "winner": "", "reason": "", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 0, "totals": {"A": 0, "B": 0}}]}}',3);
INSERT INTO "tournaments_livejogo" VALUES(19,0,0,'{"confronto": 34, "kind": "main", "stage": 1, "group": 0, "round": 1, "round_name": "quarterfinal", "mesa": 2, "names": {"A": "Jairo Dunas e Lia Dunas", "B": "Breno Enseada e Cida Enseada"}, "duplas": {"A": 1, "B": 3}, "jogo": {"id": "d05b9429-6ba5-4eca-8d5f-8b6e8aef9a1f", "state": "open", "winner": "", "reason": "", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 0, "totals": {"A": 0, "B": 0}}]}}',4);
INSERT INTO "tournaments_livejogo" VALUES(20,0,0,'{"confronto": 35, "kind": "main", "stage": 1, "group": 0, "round": 2, "round_name": "semifinal", "mesa": 1, "names": {"A": "Dario Enseada e Elza Enseada", "B": "Heitor Enseada e Ione Enseada"}, "duplas": {"A": 4, "B": 6}, "jogo": {"id": "e53a0793-d52a-4ad1-8497-bb78aacae103", "state": "open", "winner": "", "reason": "", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 1, "totals": {"A": 760, "B": 220}}]}}',4);
CREATE TABLE "tournaments_livetable" ("tournament_id" bigint NOT NULL PRIMARY KEY REFERENCES "tournaments_tournament" ("id") DEFERRABLE INITIALLY DEFERRED, "done" bigint unsigned NOT NULL CHECK ("done" >= 0), "published" bigint unsigned NOT NULL CHECK ("published" >= 0), "whole" bigint unsigned NOT NULL CHECK ("whole" >= 0), "refreshed_at" datetime NULL);
INSERT INTO "tournaments_livetable" VALUES(1,20,13,20,'2026-11-22 14:26:26.293234');
INSERT INTO "tournaments_livetable" VALUES(2,7,7,7,'2026-11-22 14:26:28.521986');
INSERT INTO "tournaments_livetable" VALUES(3,2,2,2,'2026-11-22 14:26:29.185318');
INSERT INTO "tournaments_livetable" VALUES(4,4,2,3,'2026-11-22 14:26:30.581346');
CREATE TABLE "tournaments_membership" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "role" varchar(10) NOT NULL, "club_id" bigint NOT NULL REFERENCES "tournaments_club" ("id") DEFERRABLE INITIALLY DEFERRED, "user_id" integer NOT NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "membership_once" UNIQUE ("club_id", "user_id"));
INSERT INTO "tournaments_membership" VALUES(1,'director',1,1);
INSERT INTO "tournaments_membership" VALUES(2,'scorer',1,2);
CREATE TABLE "tournaments_mesa" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "nonce" varchar(60) NOT NULL, "digest" varchar(64) NOT NULL UNIQUE, "issued_at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "unlocked_at" datetime NULL, "tournament_id" bigint NOT NULL REFERENCES "tournaments_tournament" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "mesa_number" UNIQUE ("tournament_id", "number"));
INSERT INTO "tournaments_mesa" VALUES(1,'e112bfeff9c3d51d3b4d27fd09f7469b','7152e7e918d39ff5d85b0a7afe26d468a6875caf615c1dfa561b1494a70bf4c9','2026-11-22 14:26:30.638',1,NULL,4);
INSERT INTO "tournaments_mesa" VALUES(2,'91d200b86b4d8c1bdf324a75d60797fd','75a0e254448d4f69362892c04bc4e872dbbe119cf56ff43c358291ea6b1e57a4','2026-11-22 14:26:30.638',2,NULL,4);
CREATE TABLE "tournaments_ocorrencia" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "action" varchar(30) NOT NULL, "round" smallint unsigned NULL CHECK ("round" >= 0), "reason" varchar(200) NOT NULL, "data" text NOT NULL CHECK ((JSON_VALID("data") OR "data" IS NULL)), "sequence" integer unsigned NOT NULL CHECK ("sequence" >= 0), "digest" varchar(64) NOT NULL, "actor_id" integer NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, "dupla_id" bigint NULL REFERENCES "tournaments_dupla" ("id") DEFERRABLE INITIALLY DEFERRED, "tournament_id" bigint NOT NULL REFERENCES "tournaments_tournament" ("id") DEFERRABLE INITIALLY DEFERRED, "stage_id" bigint NULL REFERENCES "tournaments_stage" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "ocorrencia_sequence" UNIQUE ("tournament_id", "sequence"));
INSERT INTO "tournaments_ocorrencia" VALUES(1,'2026-11-22 14:26:19.363082','plan_saved',NULL,'','{"stages": 2}',1,'fd71f186f54f216f68d0e4511118d27b182ccad9b9b05d4bdbb59e7118616f54',NULL,NULL,1,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(2,'2026-11-22 14:26:19.573878','stage_begun',NULL,'','{"seed": 7}',2,'9067a4977bef7372ec633cb6fdad60ebb7f85b63811e589ff05e474ec3fe8817',NULL,NULL,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(3,'2026-11-22 14:26:20.366021','walkover',2,'não compareceu','{"duplas": {"A": "Abel Barra e Alba Barra", "B": "Jairo Barra e Lia Barra"}}',3,'8358b200fbb33e02b595d2b3e4a0637ecfe4e99f421f724c63a63d0d0ca63ab8',1,1,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(4,'2026-11-22 14:26:20.406739','penalised',1,'atraso','{"sanction": "mp", "amount": 1}',4,'3335a395605f88907da08b919647aa8ba9985bb009bf479d20dbab9be4834598',1,1,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(5,'2026-11-22 14:26:20.440318','penalised',1,'atraso','{"sanction": "loss", "amount": 0}',5,'728dc4cad55365c29c02b7064189ff9c45b89eddb2fe8b9d8ea52a808954efb9',1,2,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(6,'2026-11-22 14:26:20.473729','penalty_lifted',1,'engano','{"sanction": "loss", "amount": 0}',6,'8b75e1442ba27a5482cd0e0fec1c0deb6ad7e84d0ba20570249642346391356d',1,2,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(7,'2026-11-22 14:26:20.641189','round_closed',1,'','{}',7,'d832e1a343316525a0ad69b97db841fbd0be39cdfcfdef3feb986709b5cffcb9',NULL,NULL,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(8,'2026-11-22 14:26:20.876197','round_closed',2,'','{}',8,'ea19fb87db999901a4a0146d3e207da967b67556fb4fa6f45fc99cb7f42b08c9',NULL,NULL,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(9,'2026-11-22 14:26:21.157076','round_closed',3,'','{}',9,'01770d690e4fdeef66462f726a3b0f60717564dfd85472b1ee8ceabdabe5496f',NULL,NULL,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(10,'2026-11-22 14:26:21.374923','stage_closed',NULL,'','{}',10,'a1691f211546f477aa13646c2c693fa003d0616557eaec9cc9086418d39c9633',NULL,NULL,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(11,'2026-11-22 14:26:24.813398','stage_begun',NULL,'','{"seed": 11}',11,'913025cfed155abe222c0b75604e0d2a826c5cc2a511833fd5b1faafb301a295',1,NULL,1,2);
INSERT INTO "tournaments_ocorrencia" VALUES(12,'2026-11-22 14:26:27.222068','plan_saved',NULL,'','{"stages": 1}',1,'3bc93e6e9e189d0ebd5ead2fa2003942f1f9625f5e44d6ba5aa0522275ebfb68',NULL,NULL,2,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(13,'2026-11-22 14:26:27.350742','team_changed',NULL,'','{"dupla": "Abel Campos e Alba Campos", "before": "", "after": "Mar\u00e9"}',2,'62bc95551f616eb8e787377e61f020cc26e826843a60c4ecda1ef27fa125f3ff',1,NULL,2,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(14,'2026-11-22 14:26:27.353343','team_changed',NULL,'','{"dupla": "Breno Campos e Cida Campos", "before": "", "after": "Rochedo"}',3,'52786b14c479c4298daa30bc342c80070f01197452de64c426370fe52147d122',1,NULL,2,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(15,'2026-11-22 14:26:27.372232','team_changed',NULL,'','{"dupla": "Dario Campos e Elza Campos", "before": "", "after": "Mar\u00e9"}',4,'77f9ae047a02fbeedde27071e909358a531617af7876d3714e6d0ed9ee5743b9',1,NULL,2,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(16,'2026-11-22 14:26:27.381120','team_changed',NULL,'','{"dupla": "Fausto Campos e Gilda Campos", "before": "", "after": "Rochedo"}',5,'945292ad81101e13172fa71e6d22740b93e2496d4ae5edc9f7a3910cebf88d73',1,NULL,2,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(17,'2026-11-22 14:26:27.392071','team_changed',NULL,'','{"dupla": "Heitor Campos e Ione Campos", "before": "", "after": "Mar\u00e9"}',6,'78368136ca454ad990297b9eedd25dfde5ed0a9ff4327ee759735a9e5c9adf62',1,NULL,2,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(18,'2026-11-22 14:26:27.410583','team_changed',NULL,'','{"dupla": "Jairo Campos e Lia Campos", "before": "", "after": "Rochedo"}',7,'8214f96cfb197edb111d34e2658c59aa6a49f29481edfd2025684f05d9ab4b56',1,NULL,2,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(19,'2026-11-22 14:26:27.559695','round_drawn',1,'','{"seed": 7, "override": ""}',8,'9e0dd980e034d608866434206a3dad59a3701083e07a9665609661a24cc15a1c',1,NULL,2,3);
INSERT INTO "tournaments_ocorrencia" VALUES(20,'2026-11-22 14:26:27.561054','stage_begun',NULL,'','{"seed": 7}',9,'a0de9e9ef28c934664d63b6ae0282caa77e98f8b7dbb67b6143958512e7b367e',1,NULL,2,3);
INSERT INTO "tournaments_ocorrencia" VALUES(21,'2026-11-22 14:26:27.655443','round_posted',1,'','{}',10,'dc1e80360caeef6c7d28465808f4a16db4fbb24460581ec75aef1562c3cdddcb',1,NULL,2,3);
INSERT INTO "tournaments_ocorrencia" VALUES(22,'2026-11-22 14:26:27.992831','round_closed',1,'','{}',11,'3fc2e7f36e7432e96083f3f116b99fb8bb663385013f969d9b07cb416b562bdd',NULL,NULL,2,3);
INSERT INTO "tournaments_ocorrencia" VALUES(23,'2026-11-22 14:26:28.091214','entered_late',NULL,'','{"dupla": "Otto Restinga e Zil\u00e1 Restinga", "from_round": 2}',12,'f79dae702e589c853bc77568df78a629fedd31b09c0c21b01d14b54bb5c536c5',1,13,2,3);
INSERT INTO "tournaments_ocorrencia" VALUES(24,'2026-11-22 14:26:28.183786','withdrawn',NULL,'viagem','{"justified": true, "rested": {}, "walkovers": []}',13,'fbed418a6b8135f6ec38f4a6960f835ade4a969509c0d7094a96cbf816c9f0c7',1,12,2,3);
INSERT INTO "tournaments_ocorrencia" VALUES(25,'2026-11-22 14:26:28.288863','round_drawn',2,'','{"seed": 8, "override": ""}',14,'bc5b45823c207cc081fb29ff847bba526024c789b62e677f0cacb41eca6dabc6',1,NULL,2,3);
INSERT INTO "tournaments_ocorrencia" VALUES(26,'2026-11-22 14:26:28.900959','plan_saved',NULL,'','{"stages": 1}',1,'cbb09062e3b2e88542d5e58e155d2cc7591c547d90936d45878e345bb002d5e3',NULL,NULL,3,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(27,'2026-11-22 14:26:28.943119','stage_begun',NULL,'','{"seed": 7}',2,'fae6e53b65b5d7edd242eac12abf8685a8f15f9ac2ede533f1ea6f7cb2d24d44',NULL,NULL,3,4);
INSERT INTO "tournaments_ocorrencia" VALUES(28,'2026-11-22 14:26:29.531535','stage_begun',NULL,'','{"seed": 7}',1,'d9375c000602982697548bfde348209f5edd8b97feb70189526c5ab4c3f606eb',NULL,NULL,4,5);
INSERT INTO "tournaments_ocorrencia" VALUES(29,'2026-11-22 14:26:30.681147','bloco_made',NULL,'','{"first": 1, "last": 2}',2,'7b1be7da3824959e4c0fbbe8cfe897bc583bf38f1ed8705bc95864fd128e0830',1,NULL,4,NULL);
CREATE TABLE "tournaments_penalty" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "round" smallint unsigned NOT NULL CHECK ("round" >= 0), "sanction" varchar(20) NOT NULL, "amount" integer unsigned NOT NULL CHECK ("amount" >= 0), "reason" varchar(200) NOT NULL, "at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "lifted_at" datetime NULL, "author_id" integer NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, "dupla_id" bigint NOT NULL REFERENCES "tournaments_dupla" ("id") DEFERRABLE INITIALLY DEFERRED, "stage_id" bigint NOT NULL REFERENCES "tournaments_stage" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "tournaments_penalty" VALUES(1,1,'mp',1,'atraso','2026-11-22 14:26:20.405',NULL,1,1,1);
INSERT INTO "tournaments_penalty" VALUES(2,1,'loss',0,'atraso','2026-11-22 14:26:20.439','2026-11-22 14:26:20.467040',1,2,1);
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
INSERT INTO "tournaments_publication" VALUES(1,1,'2026-11-22 14:26:24.568','','{"tournament": {"slug": "copa-do-farol-2026", "name": "Copa do Farol", "club": "Clube da Enseada", "club_slug": "clube-da-enseada", "place": "", "starts_on": "2026-03-07", "ends_on": "2026-03-08", "state": "running", "entrants": "duplas", "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "draw_seed": null, "drawn_at": null}, "duplas": [{"number": 1, "name": "Abel Barra e Alba Barra", "seed": 1, "players": ["Abel Barra", "Alba Barra"]}, {"number": 2, "name": "Breno Barra e Cida Barra", "seed": 2, "players": ["Breno Barra", "Cida Barra"]}, {"number": 3, "name": "Dario Barra e Elza Barra", "seed": null, "players": ["Dario Barra", "Elza Barra"]}, {"number": 4, "name": "Fausto Barra e Gilda Barra", "seed": null, "players": ["Fausto Barra", "Gilda Barra"]}, {"number": 5, "name": "Heitor Barra e Ione Barra", "seed": null, "players": ["Heitor Barra", "Ione Barra"]}, {"number": 6, "name": "Jairo Barra e Lia Barra", "seed": null, "players": ["Jairo Barra", "Lia Barra"]}], "rounds": [], "standings": [], "stages": [{"number": 1, "name": "Fase 1", "format": "groups", "state": "closed", "seed": 7, "rounds_planned": null, "groups": 2, "partidas": 1, "maos": null, "target": null, "minutes": 0, "vp": false, "order": ["jogos_won", "made", "difference", "lots"], "top": 2, "others": 0, "fair": "average", "rounds": [{"round": 1, "state": "closed", "seed": 7, "confrontos": [{"id": 1, "kind": "main", "round": 1, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 6, "name": "Jairo Barra e Lia Barra", "seed": null}, "B": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}}, "jogo": {"id": "78faf211-cacb-4839-9d59-7efe713ecccd", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 1, "status": "played", "given": null, "points": [1, 0]}, {"id": 2, "kind": "main", "round": 1, "position": 2, "mesa": null, "state": "bye", "winner": "A", "flags": ["bye"], "slots": {"A": {"dupla": 1, "name": "Abel Barra e Alba Barra", "seed": 1}, "B": {"bye": true}}, "jogo": null, "group": 1, "status": "bye", "given": null, "points": [1]}, {"id": 3, "kind": "main", "round": 1, "position": 1, "mesa": 2, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}, "B": {"dupla": 3, "name": "Dario Barra e Elza Barra", "seed": null}}, "jogo": {"id": "a1e3875b-4624-48ca-80fb-5813725dd810", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 2, "status": "played", "given": null, "points": [1, 0]}, {"id": 4, "kind": "main", "round": 1, "position": 2, "mesa": null, "state": "bye", "winner": "A", "flags": ["bye"], "slots": {"A": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}, "B": {"bye": true}}, "jogo": null, "group": 2, "status": "bye", "given": null, "points": [1]}]}, {"round": 2, "state": "closed", "seed": 7, "confrontos": [{"id": 5, "kind": "main", "round": 2, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 1, "name": "Abel Barra e Alba Barra", "seed": 1}, "B": {"dupla": 6, "name": "Jairo Barra e Lia Barra", "seed": null}}, "jogo": {"id": "bc07f956-9891-4261-b86d-9b3b56b50de3", "state": "closed", "winner": "A", "reason": "walkover", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 0, "totals": {"A": 0, "B": 0}}]}, "group": 1, "status": "walkover", "given": null, "points": [1, 0]}, {"id": 6, "kind": "main", "round": 2, "position": 2, "mesa": null, "state": "bye", "winner": "A", "flags": ["bye"], "slots": {"A": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}, "B": {"bye": true}}, "jogo": null, "group": 1, "status": "bye", "given": null, "points": [1]}, {"id": 7, "kind": "main", "round": 2, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}, "B": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}}, "jogo": {"id": "b84180a9-9075-4b65-a7df-e3294fe9e3df", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 2, "status": "played", "given": null, "points": [1, 0]}, {"id": 8, "kind": "main", "round": 2, "position": 2, "mesa": null, "state": "bye", "winner": "A", "flags": ["bye"], "slots": {"A": {"dupla": 3, "name": "Dario Barra e Elza Barra", "seed": null}, "B": {"bye": true}}, "jogo": null, "group": 2, "status": "bye", "given": null, "points": [1]}]}, {"round": 3, "state": "closed", "seed": 7, "confrontos": [{"id": 9, "kind": "main", "round": 3, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}, "B": {"dupla": 1, "name": "Abel Barra e Alba Barra", "seed": 1}}, "jogo": {"id": "7e6dfd86-06c6-46f1-b639-f1c59e7fa6d1", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 1, "status": "played", "given": null, "points": [1, 0]}, {"id": 10, "kind": "main", "round": 3, "position": 2, "mesa": null, "state": "bye", "winner": "A", "flags": ["bye"], "slots": {"A": {"dupla": 6, "name": "Jairo Barra e Lia Barra", "seed": null}, "B": {"bye": true}}, "jogo": null, "group": 1, "status": "bye", "given": null, "points": [1]}, {"id": 11, "kind": "main", "round": 3, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 3, "name": "Dario Barra e Elza Barra", "seed": null}, "B": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}}, "jogo": {"id": "f1678eca-edd7-4ae5-9e3a-51b592e6b2ec", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 2, "status": "played", "given": null, "points": [1, 0]}, {"id": 12, "kind": "main", "round": 3, "position": 2, "mesa": null, "state": "bye", "winner": "A", "flags": ["bye"], "slots": {"A": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}, "B": {"bye": true}}, "jogo": null, "group": 2, "status": "bye", "given": null, "points": [1]}]}], "standings": [{"group": 1, "rows": [{"place": 1, "place_to": 1, "dupla": 5, "name": "Heitor Barra e Ione Barra", "points": 2, "jogos": [1, 1], "meetings": 3, "partidas": [1, 1], "made": [980, 980], "canastras": {"clean": 1, "dirty": 2}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "made", "value": 980, "next": 760}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 980}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": false}, {"place": 2, "place_to": 2, "dupla": 6, "name": "Jairo Barra e Lia Barra", "points": 2, "jogos": [1, 1], "meetings": 3, "partidas": [1, 0], "made": [760, 220], "canastras": {"clean": 1, "dirty": 1}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "made", "value": 760, "next": 219}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 760}, {"by": "difference", "value": 540}], "penalties": [], "goes_on": false}, {"place": 3, "place_to": 3, "dupla": 1, "name": "Abel Barra e Alba Barra", "points": 2, "jogos": [1, 1], "meetings": 3, "partidas": [0, 1], "made": [219, 760], "canastras": {"dirty": 1}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 219}, {"by": "difference", "value": -541}], "penalties": [{"sanction": "mp", "amount": 1, "round": 1, "reason": "atraso"}], "goes_on": false}], "after": null, "closed": []}, {"group": 2, "rows": [{"place": 1, "place_to": 1, "dupla": 4, "name": "Fausto Barra e Gilda Barra", "points": 2, "jogos": [1, 1], "meetings": 3, "partidas": [1, 1], "made": [980, 980], "canastras": {"clean": 1, "dirty": 2}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "lots", "value": -1, "next": -2}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 980}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": false}, {"place": 2, "place_to": 2, "dupla": 2, "name": "Breno Barra e Cida Barra", "points": 2, "jogos": [1, 1], "meetings": 3, "partidas": [1, 1], "made": [980, 980], "canastras": {"clean": 1, "dirty": 2}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "lots", "value": -2, "next": -6}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 980}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": false}, {"place": 3, "place_to": 3, "dupla": 3, "name": "Dario Barra e Elza Barra", "points": 2, "jogos": [1, 1], "meetings": 3, "partidas": [1, 1], "made": [980, 980], "canastras": {"clean": 1, "dirty": 2}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 980}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": false}], "after": null, "closed": []}], "compared": []}, {"number": 2, "name": "Fase 2", "format": "double", "state": "planned", "seed": null, "rounds_planned": null, "groups": 1, "partidas": 1, "maos": null, "target": null, "minutes": 0, "vp": false, "order": ["jogos_won", "made", "difference", "lots"], "top": null, "others": 0, "fair": "average", "rounds": [], "standings": [], "compared": []}], "ledger_head": {"number": 7, "digest": "15a266a190f7ba82a8ae0d77897d4d2df23852cf13795dbd93bef2bf5f3b501c"}}','
    <div class="stack-l">
        <header class="stack">
            <h2>Copa do Farol</h2>
            <p class="row"><span class="tag tag-live">em andamento</span><span>Clube da Enseada</span><span class="quiet">uma partida até 700 pontos</span></p>
        </header>
        



        
        
            
                <section class="stack">
                    <h2>Fase 1</h2>
                    

<p class="row"><span>Grupos</span></p>

    

<h3 class="row">3ª rodada 
<span class="tag tag-done">encerrada</span>
</h3>

    <h4>Grupo 1</h4>
    <ol class="meets" role="list">
        
            

<li class="meet is-done"><p class="meet-mesa"><span>Mesa</span> <b>1</b></p><div class="meet-seats"><p class="meet-seat is-winner"><span class="meet-who"><a href="/torneios/copa-do-farol-2026/duplas/5/">Heitor Barra e Ione Barra</a></span><span class="visually-hidden"> (venceu)</span> <span class="meet-worth">1 pt</span> <b>760</b></p><p class="meet-seat is-loser"><span class="meet-who"><a href="/torneios/copa-do-farol-2026/duplas/1/">Abel Barra e Alba Barra</a></span> <span class="slot-seed"><span class="visually-hidden">cabeça de chave </span>1</span> <span class="meet-worth">0 pt</span> <b>220</b></p></div><p class="meet-foot"><a href="/torneios/copa-do-farol-2026/jogos/7e6dfd86-06c6-46f1-b639-f1c59e7fa6d1/"
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                            id="folha-9">Ver a folha</a></p></li>

        
            

<li class="meet is-bye"><div class="meet-seats"><p class="meet-seat"><span class="meet-who"><a href="/torneios/copa-do-farol-2026/duplas/6/">Jairo Barra e Lia Barra</a></span> <span class="meet-worth">1 pt</span></p></div><p class="meet-foot"> <span class="tag tag-plain">folga</span></p></li>

        
    </ol>

    <h4>Grupo 2</h4>
    <ol class="meets" role="list">
        
            

<li class="meet is-done"><p class="meet-mesa"><span>Mesa</span> <b>1</b></p><div class="meet-seats"><p class="meet-seat is-winner"><span class="meet-who"><a href="/torneios/copa-do-farol-2026/duplas/3/">Dario Barra e Elza Barra</a></span><span class="visually-hidden"> (venceu)</span> <span class="meet-worth">1 pt</span> <b>760</b></p><p class="meet-seat is-loser"><span class="meet-who"><a href="/torneios/copa-do-farol-2026/duplas/2/">Breno Barra e Cida Barra</a></span> <span class="slot-seed"><span class="visually-hidden">cabeça de chave </span>2</span> <span class="meet-worth">0 pt</span> <b>220</b></p></div><p class="meet-foot"><a href="/torneios/copa-do-farol-2026/jogos/f1678eca-edd7-4ae5-9e3a-51b592e6b2ec/"
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                            id="folha-11">Ver a folha</a></p></li>

        
            

<li class="meet is-bye"><div class="meet-seats"><p class="meet-seat"><span class="meet-who"><a href="/torneios/copa-do-farol-2026/duplas/4/">Fausto Barra e Gilda Barra</a></span> <span class="meet-worth">1 pt</span></p></div><p class="meet-foot"> <span class="tag tag-plain">folga</span></p></li>

        
    </ol>

<p class="quiet">Número do sorteio: <span class="num">7</span>. Quem repetir o sorteio com ele chega aos mesmos confrontos.</p>





    
        

<table class="ranks" role="table">
    <caption>Grupo 1</caption>
    <thead role="rowgroup">
        <tr role="row"><th scope="col" role="columnheader">Lugar</th><th scope="col" role="columnheader">Dupla</th><th scope="col" role="columnheader" class="n"><abbr title="jogos vencidos">Vitórias</abbr></th><th scope="col" role="columnheader" class="n"><abbr title="pontos feitos">Feitos</abbr></th><th scope="col" role="columnheader" class="n"><abbr title="saldo de pontos">Saldo</abbr></th><th scope="col" role="columnheader" class="n"><abbr title="jogos ganhos e perdidos">Jogos</abbr></th></tr>
    </thead>
    <tbody role="rowgroup">
        <tr role="row"><td role="cell" class="ranks-place">1º</td><th scope="row" role="rowheader"><a href="/torneios/copa-do-farol-2026/duplas/5/">Heitor Barra e Ione Barra</a><span class="ranks-why">Na frente da seguinte por pontos feitos: 980 contra 760.</span></th><td role="cell" class="n" data-label="Vitórias">1</td><td role="cell" class="n" data-label="Feitos">980</td><td role="cell" class="n" data-label="Saldo">0</td><td role="cell" class="n" data-label="Jogos">1–1</td></tr>
    <tr role="row"><td role="cell" class="ranks-place">2º</td><th scope="row" role="rowheader"><a href="/torneios/copa-do-farol-2026/duplas/6/">Jairo Barra e Lia Barra</a><span class="ranks-why">Na frente da seguinte por pontos feitos: 760 contra 219.</span></th><td role="cell" class="n" data-label="Vitórias">1</td><td role="cell" class="n" data-label="Feitos">760</td><td role="cell" class="n" data-label="Saldo">540</td><td role="cell" class="n" data-label="Jogos">1–1</td></tr>
    <tr role="row"><td role="cell" class="ranks-place">3º</td><th scope="row" role="rowheader"><a href="/torneios/copa-do-farol-2026/duplas/1/">Abel Barra e Alba Barra</a><span class="ranks-note">perda de pontos feitos: −1 (1ª rodada: atraso)</span></th><td role="cell" class="n" data-label="Vitórias">1</td><td role="cell" class="n" data-label="Feitos">219</td><td role="cell" class="n" data-label="Saldo">−541</td><td role="cell" class="n" data-label="Jogos">1–1</td></tr>
    
</tbody>
</table>

    
        

<table class="ranks" role="table">
    <caption>Grupo 2</caption>
    <thead role="rowgroup">
        <tr role="row"><th scope="col" role="columnheader">Lugar</th><th scope="col" role="columnheader">Dupla</th><th scope="col" role="columnheader" class="n"><abbr title="jogos vencidos">Vitórias</abbr></th><th scope="col" role="columnheader" class="n"><abbr title="pontos feitos">Feitos</abbr></th><th scope="col" role="columnheader" class="n"><abbr title="saldo de pontos">Saldo</abbr></th><th scope="col" role="columnheader" class="n"><abbr title="jogos ganhos e perdidos">Jogos</abbr></th></tr>
    </thead>
    <tbody role="rowgroup">
        <tr role="row"><td role="cell" class="ranks-place">1º</td><th scope="row" role="rowheader"><a href="/torneios/copa-do-farol-2026/duplas/4/">Fausto Barra e Gilda Barra</a><span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span></th><td role="cell" class="n" data-label="Vitórias">1</td><td role="cell" class="n" data-label="Feitos">980</td><td role="cell" class="n" data-label="Saldo">0</td><td role="cell" class="n" data-label="Jogos">1–1</td></tr>
    <tr role="row"><td role="cell" class="ranks-place">2º</td><th scope="row" role="rowheader"><a href="/torneios/copa-do-farol-2026/duplas/2/">Breno Barra e Cida Barra</a><span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span></th><td role="cell" class="n" data-label="Vitórias">1</td><td role="cell" class="n" data-label="Feitos">980</td><td role="cell" class="n" data-label="Saldo">0</td><td role="cell" class="n" data-label="Jogos">1–1</td></tr>
    <tr role="row"><td role="cell" class="ranks-place">3º</td><th scope="row" role="rowheader"><a href="/torneios/copa-do-farol-2026/duplas/3/">Dario Barra e Elza Barra</a></th><td role="cell" class="n" data-label="Vitórias">1</td><td role="cell" class="n" data-label="Feitos">980</td><td role="cell" class="n" data-label="Saldo">0</td><td role="cell" class="n" data-label="Jogos">1–1</td></tr>
    
</tbody>
</table>

    
    



                </section>
            
        
        
        
        
        
        


    <p class="quiet digest">Cadeia de registros: selo nº 7 <code>15a266a190f7ba82a8ae0d77897d4d2df23852cf13795dbd93bef2bf5f3b501c</code>. Cada mão, correção e decisão é selada com tudo o que veio antes. Guarde este selo: se o que foi gravado mudar, ele já não confere, e o comando verify_ledger diz o quê.</p>


    </div>
','7f505749e454c49b683bdf3fc905072bf0b191917f388ea54d8a0e716e37b12e',NULL,1);
INSERT INTO "tournaments_publication" VALUES(2,2,'2026-11-22 14:26:26.716','Classificação final','{"tournament": {"slug": "copa-do-farol-2026", "name": "Copa do Farol", "club": "Clube da Enseada", "club_slug": "clube-da-enseada", "place": "", "starts_on": "2026-03-07", "ends_on": "2026-03-08", "state": "finished", "entrants": "duplas", "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "draw_seed": null, "drawn_at": null}, "duplas": [{"number": 1, "name": "Abel Barra e Alba Barra", "seed": 1, "players": ["Abel Barra", "Alba Barra"]}, {"number": 2, "name": "Breno Barra e Cida Barra", "seed": 2, "players": ["Breno Barra", "Cida Barra"]}, {"number": 3, "name": "Dario Barra e Elza Barra", "seed": null, "players": ["Dario Barra", "Elza Barra"]}, {"number": 4, "name": "Fausto Barra e Gilda Barra", "seed": null, "players": ["Fausto Barra", "Gilda Barra"]}, {"number": 5, "name": "Heitor Barra e Ione Barra", "seed": null, "players": ["Heitor Barra", "Ione Barra"]}, {"number": 6, "name": "Jairo Barra e Lia Barra", "seed": null, "players": ["Jairo Barra", "Lia Barra"]}], "rounds": [], "standings": [], "stages": [{"number": 1, "name": "Fase 1", "format": "groups", "state": "closed", "seed": 7, "rounds_planned": null, "groups": 2, "partidas": 1, "maos": null, "target": null, "minutes": 0, "vp": false, "order": ["jogos_won", "made", "difference", "lots"], "top": 2, "others": 0, "fair": "average", "rounds": [{"round": 1, "state": "closed", "seed": 7, "confrontos": [{"id": 1, "kind": "main", "round": 1, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 6, "name": "Jairo Barra e Lia Barra", "seed": null}, "B": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}}, "jogo": {"id": "78faf211-cacb-4839-9d59-7efe713ecccd", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 1, "status": "played", "given": null, "points": [1, 0]}, {"id": 2, "kind": "main", "round": 1, "position": 2, "mesa": null, "state": "bye", "winner": "A", "flags": ["bye"], "slots": {"A": {"dupla": 1, "name": "Abel Barra e Alba Barra", "seed": 1}, "B": {"bye": true}}, "jogo": null, "group": 1, "status": "bye", "given": null, "points": [1]}, {"id": 3, "kind": "main", "round": 1, "position": 1, "mesa": 2, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}, "B": {"dupla": 3, "name": "Dario Barra e Elza Barra", "seed": null}}, "jogo": {"id": "a1e3875b-4624-48ca-80fb-5813725dd810", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 2, "status": "played", "given": null, "points": [1, 0]}, {"id": 4, "kind": "main", "round": 1, "position": 2, "mesa": null, "state": "bye", "winner": "A", "flags": ["bye"], "slots": {"A": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}, "B": {"bye": true}}, "jogo": null, "group": 2, "status": "bye", "given": null, "points": [1]}]}, {"round": 2, "state": "closed", "seed": 7, "confrontos": [{"id": 5, "kind": "main", "round": 2, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 1, "name": "Abel Barra e Alba Barra", "seed": 1}, "B": {"dupla": 6, "name": "Jairo Barra e Lia Barra", "seed": null}}, "jogo": {"id": "bc07f956-9891-4261-b86d-9b3b56b50de3", "state": "closed", "winner": "A", "reason": "walkover", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 0, "totals": {"A": 0, "B": 0}}]}, "group": 1, "status": "walkover", "given": null, "points": [1, 0]}, {"id": 6, "kind": "main", "round": 2, "position": 2, "mesa": null, "state": "bye", "winner": "A", "flags": ["bye"], "slots": {"A": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}, "B": {"bye": true}}, "jogo": null, "group": 1, "status": "bye", "given": null, "points": [1]}, {"id": 7, "kind": "main", "round": 2, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}, "B": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}}, "jogo": {"id": "b84180a9-9075-4b65-a7df-e3294fe9e3df", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 2, "status": "played", "given": null, "points": [1, 0]}, {"id": 8, "kind": "main", "round": 2, "position": 2, "mesa": null, "state": "bye", "winner": "A", "flags": ["bye"], "slots": {"A": {"dupla": 3, "name": "Dario Barra e Elza Barra", "seed": null}, "B": {"bye": true}}, "jogo": null, "group": 2, "status": "bye", "given": null, "points": [1]}]}, {"round": 3, "state": "closed", "seed": 7, "confrontos": [{"id": 9, "kind": "main", "round": 3, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}, "B": {"dupla": 1, "name": "Abel Barra e Alba Barra", "seed": 1}}, "jogo": {"id": "7e6dfd86-06c6-46f1-b639-f1c59e7fa6d1", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 1, "status": "played", "given": null, "points": [1, 0]}, {"id": 10, "kind": "main", "round": 3, "position": 2, "mesa": null, "state": "bye", "winner": "A", "flags": ["bye"], "slots": {"A": {"dupla": 6, "name": "Jairo Barra e Lia Barra", "seed": null}, "B": {"bye": true}}, "jogo": null, "group": 1, "status": "bye", "given": null, "points": [1]}, {"id": 11, "kind": "main", "round": 3, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 3, "name": "Dario Barra e Elza Barra", "seed": null}, "B": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}}, "jogo": {"id": "f1678eca-edd7-4ae5-9e3a-51b592e6b2ec", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 2, "status": "played", "given": null, "points": [1, 0]}, {"id": 12, "kind": "main", "round": 3, "position": 2, "mesa": null, "state": "bye", "winner": "A", "flags": ["bye"], "slots": {"A": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}, "B": {"bye": true}}, "jogo": null, "group": 2, "status": "bye", "given": null, "points": [1]}]}], "standings": [{"group": 1, "rows": [{"place": 1, "place_to": 1, "dupla": 5, "name": "Heitor Barra e Ione Barra", "points": 2, "jogos": [1, 1], "meetings": 3, "partidas": [1, 1], "made": [980, 980], "canastras": {"clean": 1, "dirty": 2}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "made", "value": 980, "next": 760}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 980}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": true}, {"place": 2, "place_to": 2, "dupla": 6, "name": "Jairo Barra e Lia Barra", "points": 2, "jogos": [1, 1], "meetings": 3, "partidas": [1, 0], "made": [760, 220], "canastras": {"clean": 1, "dirty": 1}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "made", "value": 760, "next": 219}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 760}, {"by": "difference", "value": 540}], "penalties": [], "goes_on": true}, {"place": 3, "place_to": 3, "dupla": 1, "name": "Abel Barra e Alba Barra", "points": 2, "jogos": [1, 1], "meetings": 3, "partidas": [0, 1], "made": [219, 760], "canastras": {"dirty": 1}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 219}, {"by": "difference", "value": -541}], "penalties": [{"sanction": "mp", "amount": 1, "round": 1, "reason": "atraso"}], "goes_on": false}], "after": null, "closed": []}, {"group": 2, "rows": [{"place": 1, "place_to": 1, "dupla": 4, "name": "Fausto Barra e Gilda Barra", "points": 2, "jogos": [1, 1], "meetings": 3, "partidas": [1, 1], "made": [980, 980], "canastras": {"clean": 1, "dirty": 2}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "lots", "value": -1, "next": -2}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 980}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": true}, {"place": 2, "place_to": 2, "dupla": 2, "name": "Breno Barra e Cida Barra", "points": 2, "jogos": [1, 1], "meetings": 3, "partidas": [1, 1], "made": [980, 980], "canastras": {"clean": 1, "dirty": 2}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "lots", "value": -2, "next": -6}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 980}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": true}, {"place": 3, "place_to": 3, "dupla": 3, "name": "Dario Barra e Elza Barra", "points": 2, "jogos": [1, 1], "meetings": 3, "partidas": [1, 1], "made": [980, 980], "canastras": {"clean": 1, "dirty": 2}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 980}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": false}], "after": null, "closed": []}], "compared": []}, {"number": 2, "name": "Fase 2", "format": "double", "state": "closed", "seed": 11, "rounds_planned": null, "groups": 1, "partidas": 1, "maos": null, "target": null, "minutes": 0, "vp": false, "order": ["jogos_won", "made", "difference", "lots"], "top": null, "others": 0, "fair": "average", "rounds": [{"round": 1, "name": "", "confrontos": [{"id": 13, "kind": "main", "round": 1, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}, "B": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}}, "jogo": {"id": "9a27a62b-c58f-409c-83bf-d48e0df4fabc", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 0, "status": "played", "given": null, "points": null}, {"id": 14, "kind": "main", "round": 1, "position": 2, "mesa": 2, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}, "B": {"dupla": 6, "name": "Jairo Barra e Lia Barra", "seed": null}}, "jogo": {"id": "51b00cfa-a10e-4888-8cab-e909b49af72a", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 0, "status": "played", "given": null, "points": null}]}, {"round": 2, "name": "", "confrontos": [{"id": 16, "kind": "losers", "round": 2, "position": 2, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}, "B": {"dupla": 6, "name": "Jairo Barra e Lia Barra", "seed": null}}, "jogo": {"id": "7c4f528e-558f-48f5-aa89-068039f532f4", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 0, "status": "played", "given": null, "points": null}, {"id": 15, "kind": "main", "round": 2, "position": 1, "mesa": 2, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}, "B": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}}, "jogo": {"id": "a331ab73-51c1-4317-9e08-8e972fd7902a", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 0, "status": "played", "given": null, "points": null}]}, {"round": 3, "name": "", "confrontos": [{"id": 17, "kind": "losers", "round": 3, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}, "B": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}}, "jogo": {"id": "38e8042e-c159-46ff-931e-8d6afb70ea83", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 0, "status": "played", "given": null, "points": null}]}, {"round": 4, "name": "", "confrontos": [{"id": 18, "kind": "final", "round": 4, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}, "B": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}}, "jogo": {"id": "9b2d0576-e280-439e-8ccb-29243df36e8e", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 0, "status": "played", "given": null, "points": null}]}], "standings": [{"group": 0, "rows": [{"place": 1, "place_to": 1, "dupla": 5, "name": "Heitor Barra e Ione Barra", "points": 3, "jogos": [3, 0], "meetings": 3, "partidas": [3, 0], "made": [2280, 660], "canastras": {"clean": 3, "dirty": 3}, "batidas": 3, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "bracket", "value": null, "next": null}, "criteria": [{"by": "jogos_won", "value": 3}, {"by": "made", "value": 2280}, {"by": "difference", "value": 1620}], "penalties": [], "goes_on": false}, {"place": 2, "place_to": 2, "dupla": 2, "name": "Breno Barra e Cida Barra", "points": 2, "jogos": [2, 2], "meetings": 4, "partidas": [2, 2], "made": [1960, 1960], "canastras": {"clean": 2, "dirty": 4}, "batidas": 2, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "bracket", "value": null, "next": null}, "criteria": [{"by": "jogos_won", "value": 2}, {"by": "made", "value": 1960}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": false}, {"place": 3, "place_to": 3, "dupla": 4, "name": "Fausto Barra e Gilda Barra", "points": 1, "jogos": [1, 2], "meetings": 3, "partidas": [1, 2], "made": [1200, 1740], "canastras": {"clean": 1, "dirty": 3}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "bracket", "value": null, "next": null}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 1200}, {"by": "difference", "value": -540}], "penalties": [], "goes_on": false}, {"place": 4, "place_to": 4, "dupla": 6, "name": "Jairo Barra e Lia Barra", "points": 0, "jogos": [0, 2], "meetings": 2, "partidas": [0, 2], "made": [440, 1520], "canastras": {"dirty": 2}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": null, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 440}, {"by": "difference", "value": -1080}], "penalties": [], "goes_on": false}], "after": null, "closed": []}], "compared": []}], "ledger_head": {"number": 15, "digest": "563360afcb8a958bfdd7d27c6e79fe2fdc6c1e35853f5ed6f6278754a2ee3912"}}','
    <div class="stack-l">
        <header class="stack">
            <h2>Copa do Farol</h2>
            <p class="row"><span class="tag tag-done">encerrado</span><span>Clube da Enseada</span><span class="quiet">uma partida até 700 pontos</span></p>
        </header>
        



        
        
            
                <section class="stack">
                    <h2>Fase 1</h2>
                    

<p class="row"><span>Grupos</span></p>

    

<h3 class="row">3ª rodada 
<span class="tag tag-done">encerrada</span>
</h3>

    <h4>Grupo 1</h4>
    <ol class="meets" role="list">
        
            

<li class="meet is-done"><p class="meet-mesa"><span>Mesa</span> <b>1</b></p><div class="meet-seats"><p class="meet-seat is-winner"><span class="meet-who"><a href="/torneios/copa-do-farol-2026/duplas/5/">Heitor Barra e Ione Barra</a></span><span class="visually-hidden"> (venceu)</span> <span class="meet-worth">1 pt</span> <b>760</b></p><p class="meet-seat is-loser"><span class="meet-who"><a href="/torneios/copa-do-farol-2026/duplas/1/">Abel Barra e Alba Barra</a></span> <span class="slot-seed"><span class="visually-hidden">cabeça de chave </span>1</span> <span class="meet-worth">0 pt</span> <b>220</b></p></div><p class="meet-foot"><a href="/torneios/copa-do-farol-2026/jogos/7e6dfd86-06c6-46f1-b639-f1c59e7fa6d1/"
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                            id="folha-9">Ver a folha</a></p></li>

        
            

<li class="meet is-bye"><div class="meet-seats"><p class="meet-seat"><span class="meet-who"><a href="/torneios/copa-do-farol-2026/duplas/6/">Jairo Barra e Lia Barra</a></span> <span class="meet-worth">1 pt</span></p></div><p class="meet-foot"> <span class="tag tag-plain">folga</span></p></li>

        
    </ol>

    <h4>Grupo 2</h4>
    <ol class="meets" role="list">
        
            

<li class="meet is-done"><p class="meet-mesa"><span>Mesa</span> <b>1</b></p><div class="meet-seats"><p class="meet-seat is-winner"><span class="meet-who"><a href="/torneios/copa-do-farol-2026/duplas/3/">Dario Barra e Elza Barra</a></span><span class="visually-hidden"> (venceu)</span> <span class="meet-worth">1 pt</span> <b>760</b></p><p class="meet-seat is-loser"><span class="meet-who"><a href="/torneios/copa-do-farol-2026/duplas/2/">Breno Barra e Cida Barra</a></span> <span class="slot-seed"><span class="visually-hidden">cabeça de chave </span>2</span> <span class="meet-worth">0 pt</span> <b>220</b></p></div><p class="meet-foot"><a href="/torneios/copa-do-farol-2026/jogos/f1678eca-edd7-4ae5-9e3a-51b592e6b2ec/"
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                            id="folha-11">Ver a folha</a></p></li>

        
            

<li class="meet is-bye"><div class="meet-seats"><p class="meet-seat"><span class="meet-who"><a href="/torneios/copa-do-farol-2026/duplas/4/">Fausto Barra e Gilda Barra</a></span> <span class="meet-worth">1 pt</span></p></div><p class="meet-foot"> <span class="tag tag-plain">folga</span></p></li>

        
    </ol>

<p class="quiet">Número do sorteio: <span class="num">7</span>. Quem repetir o sorteio com ele chega aos mesmos confrontos.</p>





    
        

<table class="ranks" role="table">
    <caption>Grupo 1</caption>
    <thead role="rowgroup">
        <tr role="row"><th scope="col" role="columnheader">Lugar</th><th scope="col" role="columnheader">Dupla</th><th scope="col" role="columnheader" class="n"><abbr title="jogos vencidos">Vitórias</abbr></th><th scope="col" role="columnheader" class="n"><abbr title="pontos feitos">Feitos</abbr></th><th scope="col" role="columnheader" class="n"><abbr title="saldo de pontos">Saldo</abbr></th><th scope="col" role="columnheader" class="n"><abbr title="jogos ganhos e perdidos">Jogos</abbr></th></tr>
    </thead>
    <tbody role="rowgroup">
        <tr role="row" class="is-through"><td role="cell" class="ranks-place">1º</td><th scope="row" role="rowheader"><a href="/torneios/copa-do-farol-2026/duplas/5/">Heitor Barra e Ione Barra</a> <span class="tag tag-done">classificada</span><span class="ranks-why">Na frente da seguinte por pontos feitos: 980 contra 760.</span></th><td role="cell" class="n" data-label="Vitórias">1</td><td role="cell" class="n" data-label="Feitos">980</td><td role="cell" class="n" data-label="Saldo">0</td><td role="cell" class="n" data-label="Jogos">1–1</td></tr>
    <tr role="row" class="is-through"><td role="cell" class="ranks-place">2º</td><th scope="row" role="rowheader"><a href="/torneios/copa-do-farol-2026/duplas/6/">Jairo Barra e Lia Barra</a> <span class="tag tag-done">classificada</span><span class="ranks-why">Na frente da seguinte por pontos feitos: 760 contra 219.</span></th><td role="cell" class="n" data-label="Vitórias">1</td><td role="cell" class="n" data-label="Feitos">760</td><td role="cell" class="n" data-label="Saldo">540</td><td role="cell" class="n" data-label="Jogos">1–1</td></tr>
    <tr role="row"><td role="cell" class="ranks-place">3º</td><th scope="row" role="rowheader"><a href="/torneios/copa-do-farol-2026/duplas/1/">Abel Barra e Alba Barra</a><span class="ranks-note">perda de pontos feitos: −1 (1ª rodada: atraso)</span></th><td role="cell" class="n" data-label="Vitórias">1</td><td role="cell" class="n" data-label="Feitos">219</td><td role="cell" class="n" data-label="Saldo">−541</td><td role="cell" class="n" data-label="Jogos">1–1</td></tr>
    
</tbody>
</table>

    
        

<table class="ranks" role="table">
    <caption>Grupo 2</caption>
    <thead role="rowgroup">
        <tr role="row"><th scope="col" role="columnheader">Lugar</th><th scope="col" role="columnheader">Dupla</th><th scope="col" role="columnheader" class="n"><abbr title="jogos vencidos">Vitórias</abbr></th><th scope="col" role="columnheader" class="n"><abbr title="pontos feitos">Feitos</abbr></th><th scope="col" role="columnheader" class="n"><abbr title="saldo de pontos">Saldo</abbr></th><th scope="col" role="columnheader" class="n"><abbr title="jogos ganhos e perdidos">Jogos</abbr></th></tr>
    </thead>
    <tbody role="rowgroup">
        <tr role="row" class="is-through"><td role="cell" class="ranks-place">1º</td><th scope="row" role="rowheader"><a href="/torneios/copa-do-farol-2026/duplas/4/">Fausto Barra e Gilda Barra</a> <span class="tag tag-done">classificada</span><span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span></th><td role="cell" class="n" data-label="Vitórias">1</td><td role="cell" class="n" data-label="Feitos">980</td><td role="cell" class="n" data-label="Saldo">0</td><td role="cell" class="n" data-label="Jogos">1–1</td></tr>
    <tr role="row" class="is-through"><td role="cell" class="ranks-place">2º</td><th scope="row" role="rowheader"><a href="/torneios/copa-do-farol-2026/duplas/2/">Breno Barra e Cida Barra</a> <span class="tag tag-done">classificada</span><span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span></th><td role="cell" class="n" data-label="Vitórias">1</td><td role="cell" class="n" data-label="Feitos">980</td><td role="cell" class="n" data-label="Saldo">0</td><td role="cell" class="n" data-label="Jogos">1–1</td></tr>
    <tr role="row"><td role="cell" class="ranks-place">3º</td><th scope="row" role="rowheader"><a href="/torneios/copa-do-farol-2026/duplas/3/">Dario Barra e Elza Barra</a></th><td role="cell" class="n" data-label="Vitórias">1</td><td role="cell" class="n" data-label="Feitos">980</td><td role="cell" class="n" data-label="Saldo">0</td><td role="cell" class="n" data-label="Jogos">1–1</td></tr>
    
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
                            <a href="/torneios/copa-do-farol-2026/jogos/9a27a62b-c58f-409c-83bf-d48e0df4fabc/"
                                                id="jogo-1-1">Jogo 1</a>
                            
                        </p>
                    
                    
                        <p class="slot is-winner">
                            <a class="slot-name"
                                                   id="slot-1-1-1"
                                                   href="/torneios/copa-do-farol-2026/duplas/5/">Heitor Barra e Ione Barra<span class="visually-hidden"> (venceu)</span></a>
                            
                            <span class="slot-points"><span class="visually-hidden">pontos </span>760</span>
                            <b class="slot-won"><span class="visually-hidden">partidas </span>1</b>
                        </p>
                    
                        <p class="slot is-loser">
                            <a class="slot-name"
                                                   id="slot-1-1-2"
                                                   href="/torneios/copa-do-farol-2026/duplas/2/">Breno Barra e Cida Barra</a>
                            <span class="slot-seed"><span class="visually-hidden">cabeça de chave </span>2</span>
                            <span class="slot-points"><span class="visually-hidden">pontos </span>220</span>
                            <b class="slot-won"><span class="visually-hidden">partidas </span>0</b>
                        </p>
                    
                </div>
            </li>
        
            <li class="confronto is-done">
                <div class="confronto-box">
                    
                        <p class="confronto-head">
                            <a href="/torneios/copa-do-farol-2026/jogos/51b00cfa-a10e-4888-8cab-e909b49af72a/"
                                                id="jogo-1-2">Jogo 2</a>
                            
                        </p>
                    
                    
                        <p class="slot is-winner">
                            <a class="slot-name"
                                                   id="slot-1-2-1"
                                                   href="/torneios/copa-do-farol-2026/duplas/4/">Fausto Barra e Gilda Barra<span class="visually-hidden"> (venceu)</span></a>
                            
                            <span class="slot-points"><span class="visually-hidden">pontos </span>760</span>
                            <b class="slot-won"><span class="visually-hidden">partidas </span>1</b>
                        </p>
                    
                        <p class="slot is-loser">
                            <a class="slot-name"
                                                   id="slot-1-2-2"
                                                   href="/torneios/copa-do-farol-2026/duplas/6/">Jairo Barra e Lia Barra</a>
                            
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
                            <a href="/torneios/copa-do-farol-2026/jogos/a331ab73-51c1-4317-9e08-8e972fd7902a/"
                                                id="jogo-2-1">Jogo 1</a>
                            
                        </p>
                    
                    
                        <p class="slot is-winner">
                            <a class="slot-name"
                                                   id="slot-2-1-1"
                                                   href="/torneios/copa-do-farol-2026/duplas/5/">Heitor Barra e Ione Barra<span class="visually-hidden"> (venceu)</span></a>
                            
                            <span class="slot-points"><span class="visually-hidden">pontos </span>760</span>
                            <b class="slot-won"><span class="visually-hidden">partidas </span>1</b>
                        </p>
                    
                        <p class="slot is-loser">
                            <a class="slot-name"
                                                   id="slot-2-1-2"
                                                   href="/torneios/copa-do-farol-2026/duplas/4/">Fausto Barra e Gilda Barra</a>
                            
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
                            <a href="/torneios/copa-do-farol-2026/jogos/7c4f528e-558f-48f5-aa89-068039f532f4/"
                                                id="jogo-2-2">Jogo 2</a>
                            
                        </p>
                    
                    
                        <p class="slot is-winner">
                            <a class="slot-name"
                                                   id="slot-2-2-1"
                                                   href="/torneios/copa-do-farol-2026/duplas/2/">Breno Barra e Cida Barra<span class="visually-hidden"> (venceu)</span></a>
                            <span class="slot-seed"><span class="visually-hidden">cabeça de chave </span>2</span>
                            <span class="slot-points"><span class="visually-hidden">pontos </span>760</span>
                            <b class="slot-won"><span class="visually-hidden">partidas </span>1</b>
                        </p>
                    
                        <p class="slot is-loser">
                            <a class="slot-name"
                                                   id="slot-2-2-2"
                                                   href="/torneios/copa-do-farol-2026/duplas/6/">Jairo Barra e Lia Barra</a>
                            
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
                            <a href="/torneios/copa-do-farol-2026/jogos/38e8042e-c159-46ff-931e-8d6afb70ea83/"
                                                id="jogo-3-1">Jogo 1</a>
                            
                        </p>
                    
                    
                        <p class="slot is-winner">
                            <a class="slot-name"
                                                   id="slot-3-1-1"
                                                   href="/torneios/copa-do-farol-2026/duplas/2/">Breno Barra e Cida Barra<span class="visually-hidden"> (venceu)</span></a>
                            <span class="slot-seed"><span class="visually-hidden">cabeça de chave </span>2</span>
                            <span class="slot-points"><span class="visually-hidden">pontos </span>760</span>
                            <b class="slot-won"><span class="visually-hidden">partidas </span>1</b>
                        </p>
                    
                        <p class="slot is-loser">
                            <a class="slot-name"
                                                   id="slot-3-1-2"
                                                   href="/torneios/copa-do-farol-2026/duplas/4/">Fausto Barra e Gilda Barra</a>
                            
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
                            <a href="/torneios/copa-do-farol-2026/jogos/9b2d0576-e280-439e-8ccb-29243df36e8e/"
                                                id="jogo-4-1">Final</a>
                            
                        </p>
                    
                    
                        <p class="slot is-winner">
                            <a class="slot-name"
                                                   id="slot-4-1-1"
                                                   href="/torneios/copa-do-farol-2026/duplas/5/">Heitor Barra e Ione Barra<span class="visually-hidden"> (venceu)</span></a>
                            
                            <span class="slot-points"><span class="visually-hidden">pontos </span>760</span>
                            <b class="slot-won"><span class="visually-hidden">partidas </span>1</b>
                        </p>
                    
                        <p class="slot is-loser">
                            <a class="slot-name"
                                                   id="slot-4-1-2"
                                                   href="/torneios/copa-do-farol-2026/duplas/2/">Breno Barra e Cida Barra</a>
                            <span class="slot-seed"><span class="visually-hidden">cabeça de chave </span>2</span>
                            <span class="slot-points"><span class="visually-hidden">pontos </span>220</span>
                            <b class="slot-won"><span class="visually-hidden">partidas </span>0</b>
                        </p>
                    
                </div>
            </li>
        
    </ol>
</section>







    
        

<table class="ranks" role="table">
    <caption class="visually-hidden">Classificação</caption>
    <thead role="rowgroup">
        <tr role="row"><th scope="col" role="columnheader">Lugar</th><th scope="col" role="columnheader">Dupla</th><th scope="col" role="columnheader" class="n"><abbr title="jogos vencidos">Vitórias</abbr></th><th scope="col" role="columnheader" class="n"><abbr title="pontos feitos">Feitos</abbr></th><th scope="col" role="columnheader" class="n"><abbr title="saldo de pontos">Saldo</abbr></th><th scope="col" role="columnheader" class="n"><abbr title="jogos ganhos e perdidos">Jogos</abbr></th></tr>
    </thead>
    <tbody role="rowgroup">
        <tr role="row"><td role="cell" class="ranks-place">1º</td><th scope="row" role="rowheader"><a href="/torneios/copa-do-farol-2026/duplas/5/">Heitor Barra e Ione Barra</a><span class="ranks-why">Foi mais longe na chave do que a seguinte.</span></th><td role="cell" class="n" data-label="Vitórias">3</td><td role="cell" class="n" data-label="Feitos">2.280</td><td role="cell" class="n" data-label="Saldo">1.620</td><td role="cell" class="n" data-label="Jogos">3–0</td></tr>
    <tr role="row"><td role="cell" class="ranks-place">2º</td><th scope="row" role="rowheader"><a href="/torneios/copa-do-farol-2026/duplas/2/">Breno Barra e Cida Barra</a><span class="ranks-why">Foi mais longe na chave do que a seguinte.</span></th><td role="cell" class="n" data-label="Vitórias">2</td><td role="cell" class="n" data-label="Feitos">1.960</td><td role="cell" class="n" data-label="Saldo">0</td><td role="cell" class="n" data-label="Jogos">2–2</td></tr>
    <tr role="row"><td role="cell" class="ranks-place">3º</td><th scope="row" role="rowheader"><a href="/torneios/copa-do-farol-2026/duplas/4/">Fausto Barra e Gilda Barra</a><span class="ranks-why">Foi mais longe na chave do que a seguinte.</span></th><td role="cell" class="n" data-label="Vitórias">1</td><td role="cell" class="n" data-label="Feitos">1.200</td><td role="cell" class="n" data-label="Saldo">−540</td><td role="cell" class="n" data-label="Jogos">1–2</td></tr>
    <tr role="row"><td role="cell" class="ranks-place">4º</td><th scope="row" role="rowheader"><a href="/torneios/copa-do-farol-2026/duplas/6/">Jairo Barra e Lia Barra</a></th><td role="cell" class="n" data-label="Vitórias">0</td><td role="cell" class="n" data-label="Feitos">440</td><td role="cell" class="n" data-label="Saldo">−1.080</td><td role="cell" class="n" data-label="Jogos">0–2</td></tr>
    
</tbody>
</table>

    
    



                </section>
            
        
        
        
        
        
        


    <p class="quiet digest">Cadeia de registros: selo nº 15 <code>563360afcb8a958bfdd7d27c6e79fe2fdc6c1e35853f5ed6f6278754a2ee3912</code>. Cada mão, correção e decisão é selada com tudo o que veio antes. Guarde este selo: se o que foi gravado mudar, ele já não confere, e o comando verify_ledger diz o quê.</p>


    </div>
','8231b281b2b9d21c46951255fddf9ca1c54e69db4b379f5a05b4a7ecacc0721c',1,1);
INSERT INTO "tournaments_publication" VALUES(3,1,'2026-11-22 14:26:28.485','','{"tournament": {"slug": "liga-da-enseada-2026", "name": "Liga da Enseada", "club": "Clube da Enseada", "club_slug": "clube-da-enseada", "place": "", "starts_on": "2026-03-07", "ends_on": "2026-03-08", "state": "running", "entrants": "duplas", "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {"batida.bonus": 200}, "partidas": 1, "fixed": false, "draw_seed": null, "drawn_at": null}, "duplas": [{"number": 1, "name": "Abel Campos e Alba Campos", "seed": null, "players": ["Abel Campos", "Alba Campos"]}, {"number": 2, "name": "Breno Campos e Cida Campos", "seed": null, "players": ["Breno Campos", "Cida Campos"]}, {"number": 3, "name": "Dario Campos e Elza Campos", "seed": null, "players": ["Dario Campos", "Elza Campos"]}, {"number": 4, "name": "Fausto Campos e Gilda Campos", "seed": null, "players": ["Fausto Campos", "Gilda Campos"]}, {"number": 5, "name": "Heitor Campos e Ione Campos", "seed": null, "players": ["Heitor Campos", "Ione Campos"]}, {"number": 6, "name": "Jairo Campos e Lia Campos", "seed": null, "players": ["Jairo Campos", "Lia Campos"]}, {"number": 7, "name": "Otto Restinga e Zil\u00e1 Restinga", "seed": null, "players": ["Otto Restinga", "Zil\u00e1 Restinga"]}], "teams": {"order": ["jogos_won", "made", "difference", "lots"], "vp": false, "rows": [{"place": 1, "place_to": 1, "team": 1, "name": "Mar\u00e9", "duplas": [{"number": 1, "name": "Abel Campos e Alba Campos"}, {"number": 3, "name": "Dario Campos e Elza Campos"}, {"number": 5, "name": "Heitor Campos e Ione Campos"}], "points": 2, "jogos": [2, 1], "meetings": 3, "partidas": [2, 1], "made": [1940, 1300], "disqualified": false, "above": {"by": "jogos_won", "value": 2, "next": 1}, "criteria": [{"by": "jogos_won", "value": 2}, {"by": "made", "value": 1940}, {"by": "difference", "value": 640}]}, {"place": 2, "place_to": 2, "team": 2, "name": "Rochedo", "duplas": [{"number": 2, "name": "Breno Campos e Cida Campos"}, {"number": 4, "name": "Fausto Campos e Gilda Campos"}, {"number": 6, "name": "Jairo Campos e Lia Campos"}], "points": 1, "jogos": [1, 2], "meetings": 3, "partidas": [1, 2], "made": [1300, 1940], "disqualified": false, "above": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 1300}, {"by": "difference", "value": -640}]}]}, "rounds": [], "standings": [], "stages": [{"number": 1, "name": "Fase 1", "format": "swiss", "state": "playing", "seed": 7, "rounds_planned": 3, "groups": 1, "partidas": 1, "maos": null, "target": null, "minutes": 0, "vp": false, "order": ["jogos_won", "made", "difference", "lots"], "top": null, "others": 0, "fair": "average", "rounds": [{"round": 1, "state": "closed", "seed": 7, "confrontos": [{"id": 19, "kind": "main", "round": 1, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 3, "name": "Dario Campos e Elza Campos", "seed": null}, "B": {"dupla": 4, "name": "Fausto Campos e Gilda Campos", "seed": null}}, "jogo": {"id": "a1f6f245-1f53-43dd-b784-b7d5bed5b8ea", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 860, "B": 220}}]}, "group": 0, "status": "played", "given": null, "points": [1, 0]}, {"id": 20, "kind": "main", "round": 1, "position": 2, "mesa": 2, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 5, "name": "Heitor Campos e Ione Campos", "seed": null}, "B": {"dupla": 2, "name": "Breno Campos e Cida Campos", "seed": null}}, "jogo": {"id": "444d2a6e-fe14-41b3-863c-d24ce62c593c", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 860, "B": 220}}]}, "group": 0, "status": "played", "given": null, "points": [1, 0]}, {"id": 21, "kind": "main", "round": 1, "position": 3, "mesa": 3, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 6, "name": "Jairo Campos e Lia Campos", "seed": null}, "B": {"dupla": 1, "name": "Abel Campos e Alba Campos", "seed": null}}, "jogo": {"id": "cc06bebc-9068-41a2-b5ad-728208174383", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 860, "B": 220}}]}, "group": 0, "status": "played", "given": null, "points": [1, 0]}]}], "standings": [{"group": 0, "rows": [{"place": 1, "place_to": 1, "dupla": 6, "name": "Jairo Campos e Lia Campos", "points": 1, "jogos": [1, 0], "meetings": 1, "partidas": [1, 0], "made": [860, 220], "canastras": {"clean": 1, "dirty": 1}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": 1, "above": {"by": "lots", "value": -4, "next": -5}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 860}, {"by": "difference", "value": 640}], "penalties": [], "goes_on": false}, {"place": 2, "place_to": 2, "dupla": 5, "name": "Heitor Campos e Ione Campos", "points": 1, "jogos": [1, 0], "meetings": 1, "partidas": [1, 0], "made": [860, 220], "canastras": {"clean": 1, "dirty": 1}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "lots", "value": -5, "next": -6}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 860}, {"by": "difference", "value": 640}], "penalties": [], "goes_on": false}, {"place": 3, "place_to": 3, "dupla": 3, "name": "Dario Campos e Elza Campos", "points": 1, "jogos": [1, 0], "meetings": 1, "partidas": [1, 0], "made": [860, 220], "canastras": {"clean": 1, "dirty": 1}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "jogos_won", "value": 1, "next": 0}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 860}, {"by": "difference", "value": 640}], "penalties": [], "goes_on": false}, {"place": 4, "place_to": 4, "dupla": 4, "name": "Fausto Campos e Gilda Campos", "points": 0, "jogos": [0, 1], "meetings": 1, "partidas": [0, 1], "made": [220, 860], "canastras": {"dirty": 1}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "lots", "value": -1, "next": -2}, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 220}, {"by": "difference", "value": -640}], "penalties": [], "goes_on": false}, {"place": 5, "place_to": 5, "dupla": 2, "name": "Breno Campos e Cida Campos", "points": 0, "jogos": [0, 1], "meetings": 1, "partidas": [0, 1], "made": [220, 860], "canastras": {"dirty": 1}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "lots", "value": -2, "next": -3}, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 220}, {"by": "difference", "value": -640}], "penalties": [], "goes_on": false}, {"place": 6, "place_to": 6, "dupla": 1, "name": "Abel Campos e Alba Campos", "points": 0, "jogos": [0, 1], "meetings": 1, "partidas": [0, 1], "made": [220, 860], "canastras": {"dirty": 1}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "made", "value": 220, "next": 0}, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 220}, {"by": "difference", "value": -640}], "penalties": [], "goes_on": false}, {"place": 7, "place_to": 7, "dupla": 7, "name": "Otto Restinga e Zil\u00e1 Restinga", "points": 0, "jogos": [0, 0], "meetings": 0, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": null, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 0}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": false}], "after": null, "closed": []}], "compared": [], "teams": [{"place": 1, "place_to": 1, "team": 1, "name": "Mar\u00e9", "duplas": [{"number": 1, "name": "Abel Campos e Alba Campos"}, {"number": 3, "name": "Dario Campos e Elza Campos"}, {"number": 5, "name": "Heitor Campos e Ione Campos"}], "points": 2, "jogos": [2, 1], "meetings": 3, "partidas": [2, 1], "made": [1940, 1300], "disqualified": false, "above": {"by": "jogos_won", "value": 2, "next": 1}, "criteria": [{"by": "jogos_won", "value": 2}, {"by": "made", "value": 1940}, {"by": "difference", "value": 640}]}, {"place": 2, "place_to": 2, "team": 2, "name": "Rochedo", "duplas": [{"number": 2, "name": "Breno Campos e Cida Campos"}, {"number": 4, "name": "Fausto Campos e Gilda Campos"}, {"number": 6, "name": "Jairo Campos e Lia Campos"}], "points": 1, "jogos": [1, 2], "meetings": 3, "partidas": [1, 2], "made": [1300, 1940], "disqualified": false, "above": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 1300}, {"by": "difference", "value": -640}]}]}], "ledger_head": {"number": 4, "digest": "9fdc6e71033528144320737d95ebb89af3acdcebd4b3b46730c88fb0bdba572b"}}','
    <div class="stack-l">
        <header class="stack">
            <h2>Liga da Enseada</h2>
            <p class="row"><span class="tag tag-live">em andamento</span><span>Clube da Enseada</span><span class="quiet">uma partida até 700 pontos</span></p>
        </header>
        



        
        
            
                <section class="stack">
                    <h2>Fase 1</h2>
                    

<p class="row"><span>Suíço</span></p>

    

<h3 class="row">1ª rodada 
<span class="tag tag-done">encerrada</span>
</h3>

    
    <ol class="meets" role="list">
        
            

<li class="meet is-done"><p class="meet-mesa"><span>Mesa</span> <b>1</b></p><div class="meet-seats"><p class="meet-seat is-winner"><span class="meet-who"><a href="/torneios/liga-da-enseada-2026/duplas/3/">Dario Campos e Elza Campos</a></span><span class="visually-hidden"> (venceu)</span> <span class="meet-worth">1 pt</span> <b>860</b></p><p class="meet-seat is-loser"><span class="meet-who"><a href="/torneios/liga-da-enseada-2026/duplas/4/">Fausto Campos e Gilda Campos</a></span> <span class="meet-worth">0 pt</span> <b>220</b></p></div><p class="meet-foot"><a href="/torneios/liga-da-enseada-2026/jogos/a1f6f245-1f53-43dd-b784-b7d5bed5b8ea/"
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                            id="folha-19">Ver a folha</a></p></li>

        
            

<li class="meet is-done"><p class="meet-mesa"><span>Mesa</span> <b>2</b></p><div class="meet-seats"><p class="meet-seat is-winner"><span class="meet-who"><a href="/torneios/liga-da-enseada-2026/duplas/5/">Heitor Campos e Ione Campos</a></span><span class="visually-hidden"> (venceu)</span> <span class="meet-worth">1 pt</span> <b>860</b></p><p class="meet-seat is-loser"><span class="meet-who"><a href="/torneios/liga-da-enseada-2026/duplas/2/">Breno Campos e Cida Campos</a></span> <span class="meet-worth">0 pt</span> <b>220</b></p></div><p class="meet-foot"><a href="/torneios/liga-da-enseada-2026/jogos/444d2a6e-fe14-41b3-863c-d24ce62c593c/"
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                            id="folha-20">Ver a folha</a></p></li>

        
            

<li class="meet is-done"><p class="meet-mesa"><span>Mesa</span> <b>3</b></p><div class="meet-seats"><p class="meet-seat is-winner"><span class="meet-who"><a href="/torneios/liga-da-enseada-2026/duplas/6/">Jairo Campos e Lia Campos</a></span><span class="visually-hidden"> (venceu)</span> <span class="meet-worth">1 pt</span> <b>860</b></p><p class="meet-seat is-loser"><span class="meet-who"><a href="/torneios/liga-da-enseada-2026/duplas/1/">Abel Campos e Alba Campos</a></span> <span class="meet-worth">0 pt</span> <b>220</b></p></div><p class="meet-foot"><a href="/torneios/liga-da-enseada-2026/jogos/cc06bebc-9068-41a2-b5ad-728208174383/"
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                            id="folha-21">Ver a folha</a></p></li>

        
    </ol>

<p class="quiet">Número do sorteio: <span class="num">7</span>. Quem repetir o sorteio com ele chega aos mesmos confrontos.</p>





    
        

<table class="ranks" role="table">
    <caption class="visually-hidden">Classificação</caption>
    <thead role="rowgroup">
        <tr role="row"><th scope="col" role="columnheader">Lugar</th><th scope="col" role="columnheader">Dupla</th><th scope="col" role="columnheader" class="n"><abbr title="jogos vencidos">Vitórias</abbr></th><th scope="col" role="columnheader" class="n"><abbr title="pontos feitos">Feitos</abbr></th><th scope="col" role="columnheader" class="n"><abbr title="saldo de pontos">Saldo</abbr></th><th scope="col" role="columnheader" class="n"><abbr title="jogos ganhos e perdidos">Jogos</abbr></th></tr>
    </thead>
    <tbody role="rowgroup">
        <tr role="row"><td role="cell" class="ranks-place">1º</td><th scope="row" role="rowheader"><a href="/torneios/liga-da-enseada-2026/duplas/6/">Jairo Campos e Lia Campos</a><span class="ranks-note">saiu depois da 1ª rodada</span><span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span></th><td role="cell" class="n" data-label="Vitórias">1</td><td role="cell" class="n" data-label="Feitos">860</td><td role="cell" class="n" data-label="Saldo">640</td><td role="cell" class="n" data-label="Jogos">1–0</td></tr>
    <tr role="row"><td role="cell" class="ranks-place">2º</td><th scope="row" role="rowheader"><a href="/torneios/liga-da-enseada-2026/duplas/5/">Heitor Campos e Ione Campos</a><span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span></th><td role="cell" class="n" data-label="Vitórias">1</td><td role="cell" class="n" data-label="Feitos">860</td><td role="cell" class="n" data-label="Saldo">640</td><td role="cell" class="n" data-label="Jogos">1–0</td></tr>
    <tr role="row"><td role="cell" class="ranks-place">3º</td><th scope="row" role="rowheader"><a href="/torneios/liga-da-enseada-2026/duplas/3/">Dario Campos e Elza Campos</a><span class="ranks-why">Na frente da seguinte por jogos vencidos: 1 contra 0.</span></th><td role="cell" class="n" data-label="Vitórias">1</td><td role="cell" class="n" data-label="Feitos">860</td><td role="cell" class="n" data-label="Saldo">640</td><td role="cell" class="n" data-label="Jogos">1–0</td></tr>
    <tr role="row"><td role="cell" class="ranks-place">4º</td><th scope="row" role="rowheader"><a href="/torneios/liga-da-enseada-2026/duplas/4/">Fausto Campos e Gilda Campos</a><span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span></th><td role="cell" class="n" data-label="Vitórias">0</td><td role="cell" class="n" data-label="Feitos">220</td><td role="cell" class="n" data-label="Saldo">−640</td><td role="cell" class="n" data-label="Jogos">0–1</td></tr>
    <tr role="row"><td role="cell" class="ranks-place">5º</td><th scope="row" role="rowheader"><a href="/torneios/liga-da-enseada-2026/duplas/2/">Breno Campos e Cida Campos</a><span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span></th><td role="cell" class="n" data-label="Vitórias">0</td><td role="cell" class="n" data-label="Feitos">220</td><td role="cell" class="n" data-label="Saldo">−640</td><td role="cell" class="n" data-label="Jogos">0–1</td></tr>
    <tr role="row"><td role="cell" class="ranks-place">6º</td><th scope="row" role="rowheader"><a href="/torneios/liga-da-enseada-2026/duplas/1/">Abel Campos e Alba Campos</a><span class="ranks-why">Na frente da seguinte por pontos feitos: 220 contra 0.</span></th><td role="cell" class="n" data-label="Vitórias">0</td><td role="cell" class="n" data-label="Feitos">220</td><td role="cell" class="n" data-label="Saldo">−640</td><td role="cell" class="n" data-label="Jogos">0–1</td></tr>
    <tr role="row"><td role="cell" class="ranks-place">7º</td><th scope="row" role="rowheader"><a href="/torneios/liga-da-enseada-2026/duplas/7/">Otto Restinga e Zilá Restinga</a></th><td role="cell" class="n" data-label="Vitórias">0</td><td role="cell" class="n" data-label="Feitos">0</td><td role="cell" class="n" data-label="Saldo">0</td><td role="cell" class="n" data-label="Jogos">0–0</td></tr>
    
</tbody>
</table>

    
    



                </section>
            
        
        
        
        
        
            <section class="stack" aria-labelledby="equipes">
                <h2 id="equipes">Equipes</h2>
                <div class="stack">



    
    
        <table class="ranks" role="table">
            <caption class="visually-hidden">Equipes </caption>
            <thead role="rowgroup">
                <tr role="row"><th scope="col" role="columnheader">Lugar</th><th scope="col" role="columnheader">Equipe</th><th scope="col" role="columnheader" class="n"><abbr title="jogos vencidos">Vitórias</abbr></th><th scope="col" role="columnheader" class="n"><abbr title="pontos feitos">Feitos</abbr></th><th scope="col" role="columnheader" class="n"><abbr title="saldo de pontos">Saldo</abbr></th><th scope="col" role="columnheader" class="n"><abbr title="jogos ganhos e perdidos">Jogos</abbr></th></tr>
            </thead>
            <tbody role="rowgroup">
                <tr role="row"><td role="cell" class="ranks-place">1º</td><th scope="row" role="rowheader">Maré
<span class="ranks-note team-duplas"><a href="/torneios/liga-da-enseada-2026/duplas/1/">Abel Campos e Alba Campos</a><span class="visually-hidden">, </span><a href="/torneios/liga-da-enseada-2026/duplas/3/">Dario Campos e Elza Campos</a><span class="visually-hidden">, </span><a href="/torneios/liga-da-enseada-2026/duplas/5/">Heitor Campos e Ione Campos</a></span>
<span class="ranks-why">Na frente da seguinte por jogos vencidos: 2 contra 1.</span></th><td role="cell" class="n" data-label="Vitórias">2</td><td role="cell" class="n" data-label="Feitos">1.940</td><td role="cell" class="n" data-label="Saldo">640</td><td role="cell" class="n" data-label="Jogos">2–1</td></tr>
    <tr role="row"><td role="cell" class="ranks-place">2º</td><th scope="row" role="rowheader">Rochedo
<span class="ranks-note team-duplas"><a href="/torneios/liga-da-enseada-2026/duplas/2/">Breno Campos e Cida Campos</a><span class="visually-hidden">, </span><a href="/torneios/liga-da-enseada-2026/duplas/4/">Fausto Campos e Gilda Campos</a><span class="visually-hidden">, </span><a href="/torneios/liga-da-enseada-2026/duplas/6/">Jairo Campos e Lia Campos</a></span>
</th><td role="cell" class="n" data-label="Vitórias">1</td><td role="cell" class="n" data-label="Feitos">1.300</td><td role="cell" class="n" data-label="Saldo">−640</td><td role="cell" class="n" data-label="Jogos">1–2</td></tr>
    
    </tbody>
    </table>


</div>
            </section>
        
        


    <p class="quiet digest">Cadeia de registros: selo nº 4 <code>9fdc6e71033528144320737d95ebb89af3acdcebd4b3b46730c88fb0bdba572b</code>. Cada mão, correção e decisão é selada com tudo o que veio antes. Guarde este selo: se o que foi gravado mudar, ele já não confere, e o comando verify_ledger diz o quê.</p>


    </div>
','eb549e7286eb857c85d2081303452915c8690f2a031fef6b348a4ea898443883',NULL,2);
INSERT INTO "tournaments_publication" VALUES(4,1,'2026-11-22 14:26:29.171','','{"tournament": {"slug": "noite-dos-avulsos-2026", "name": "Noite dos Avulsos", "club": "Clube da Enseada", "club_slug": "clube-da-enseada", "place": "", "starts_on": "2026-03-07", "ends_on": "2026-03-08", "state": "running", "entrants": "players", "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "draw_seed": null, "drawn_at": null}, "duplas": [{"number": 1, "name": "Breno Dunas", "seed": null, "players": ["Breno Dunas"]}, {"number": 2, "name": "Cida Dunas", "seed": null, "players": ["Cida Dunas"]}, {"number": 3, "name": "Dario Dunas", "seed": null, "players": ["Dario Dunas"]}, {"number": 4, "name": "Elza Dunas", "seed": null, "players": ["Elza Dunas"]}, {"number": 5, "name": "Fausto Dunas", "seed": null, "players": ["Fausto Dunas"]}, {"number": 6, "name": "Gilda Dunas", "seed": null, "players": ["Gilda Dunas"]}, {"number": 7, "name": "Heitor Dunas", "seed": null, "players": ["Heitor Dunas"]}, {"number": 8, "name": "Ione Dunas", "seed": null, "players": ["Ione Dunas"]}], "rounds": [], "standings": [], "stages": [{"number": 1, "name": "Fase 1", "format": "individual", "state": "playing", "seed": 7, "rounds_planned": 3, "groups": 1, "partidas": 1, "maos": null, "target": null, "minutes": 0, "vp": false, "order": ["jogos_won", "made", "difference", "lots"], "top": null, "others": 0, "fair": "average", "rounds": [{"round": 1, "state": "posted", "seed": 7, "confrontos": [{"id": 25, "kind": "main", "round": 1, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 3, "name": "Dario Dunas + Heitor Dunas", "seed": null, "pair": [{"dupla": 3, "name": "Dario Dunas", "absent": false}, {"dupla": 7, "name": "Heitor Dunas", "absent": false}]}, "B": {"dupla": 4, "name": "Elza Dunas + Breno Dunas", "seed": null, "pair": [{"dupla": 4, "name": "Elza Dunas", "absent": false}, {"dupla": 1, "name": "Breno Dunas", "absent": false}]}}, "jogo": {"id": "8ad8b0a7-90fc-4cab-8a84-7d307102811c", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 0, "status": "played", "given": null, "points": [1, 0]}, {"id": 26, "kind": "main", "round": 1, "position": 2, "mesa": 2, "state": "playing", "winner": "", "flags": [], "slots": {"A": {"dupla": 2, "name": "Cida Dunas + Fausto Dunas", "seed": null, "pair": [{"dupla": 2, "name": "Cida Dunas", "absent": false}, {"dupla": 5, "name": "Fausto Dunas", "absent": false}]}, "B": {"dupla": 6, "name": "Gilda Dunas + Ione Dunas", "seed": null, "pair": [{"dupla": 6, "name": "Gilda Dunas", "absent": false}, {"dupla": 8, "name": "Ione Dunas", "absent": false}]}}, "jogo": {"id": "ffa04854-366a-4cc3-954d-3b8eb51259d7", "state": "open", "winner": "", "reason": "", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 0, "totals": {"A": 0, "B": 0}}]}, "group": 0, "status": "", "given": null, "points": null}]}, {"round": 2, "state": "posted", "seed": 7, "confrontos": [{"id": 27, "kind": "main", "round": 2, "position": 1, "mesa": 1, "state": "ready", "winner": "", "flags": [], "slots": {"A": {"dupla": 3, "name": "Dario Dunas + Elza Dunas", "seed": null, "pair": [{"dupla": 3, "name": "Dario Dunas", "absent": false}, {"dupla": 4, "name": "Elza Dunas", "absent": false}]}, "B": {"dupla": 2, "name": "Cida Dunas + Gilda Dunas", "seed": null, "pair": [{"dupla": 2, "name": "Cida Dunas", "absent": false}, {"dupla": 6, "name": "Gilda Dunas", "absent": false}]}}, "jogo": null, "group": 0, "status": "", "given": null, "points": null}, {"id": 28, "kind": "main", "round": 2, "position": 2, "mesa": 2, "state": "ready", "winner": "", "flags": [], "slots": {"A": {"dupla": 1, "name": "Breno Dunas + Heitor Dunas", "seed": null, "pair": [{"dupla": 1, "name": "Breno Dunas", "absent": false}, {"dupla": 7, "name": "Heitor Dunas", "absent": false}]}, "B": {"dupla": 8, "name": "Ione Dunas + Fausto Dunas", "seed": null, "pair": [{"dupla": 8, "name": "Ione Dunas", "absent": false}, {"dupla": 5, "name": "Fausto Dunas", "absent": false}]}}, "jogo": null, "group": 0, "status": "", "given": null, "points": null}]}, {"round": 3, "state": "posted", "seed": 7, "confrontos": [{"id": 29, "kind": "main", "round": 3, "position": 1, "mesa": 1, "state": "ready", "winner": "", "flags": [], "slots": {"A": {"dupla": 3, "name": "Dario Dunas + Cida Dunas", "seed": null, "pair": [{"dupla": 3, "name": "Dario Dunas", "absent": false}, {"dupla": 2, "name": "Cida Dunas", "absent": false}]}, "B": {"dupla": 1, "name": "Breno Dunas + Ione Dunas", "seed": null, "pair": [{"dupla": 1, "name": "Breno Dunas", "absent": false}, {"dupla": 8, "name": "Ione Dunas", "absent": false}]}}, "jogo": null, "group": 0, "status": "", "given": null, "points": null}, {"id": 30, "kind": "main", "round": 3, "position": 2, "mesa": 2, "state": "ready", "winner": "", "flags": [], "slots": {"A": {"dupla": 6, "name": "Gilda Dunas + Elza Dunas", "seed": null, "pair": [{"dupla": 6, "name": "Gilda Dunas", "absent": false}, {"dupla": 4, "name": "Elza Dunas", "absent": false}]}, "B": {"dupla": 5, "name": "Fausto Dunas + Heitor Dunas", "seed": null, "pair": [{"dupla": 5, "name": "Fausto Dunas", "absent": false}, {"dupla": 7, "name": "Heitor Dunas", "absent": false}]}}, "jogo": null, "group": 0, "status": "", "given": null, "points": null}]}], "standings": [{"group": 0, "rows": [{"place": 1, "place_to": 1, "dupla": 7, "name": "Heitor Dunas", "points": 1, "jogos": [1, 0], "meetings": 1, "partidas": [1, 0], "made": [760, 220], "canastras": {"clean": 1, "dirty": 1}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "lots", "value": -1, "next": -8}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 760}, {"by": "difference", "value": 540}], "penalties": [], "goes_on": false}, {"place": 2, "place_to": 2, "dupla": 3, "name": "Dario Dunas", "points": 1, "jogos": [1, 0], "meetings": 1, "partidas": [1, 0], "made": [760, 220], "canastras": {"clean": 1, "dirty": 1}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "jogos_won", "value": 1, "next": 0}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 760}, {"by": "difference", "value": 540}], "penalties": [], "goes_on": false}, {"place": 3, "place_to": 3, "dupla": 4, "name": "Elza Dunas", "points": 0, "jogos": [0, 1], "meetings": 1, "partidas": [0, 1], "made": [220, 760], "canastras": {"dirty": 1}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "lots", "value": -2, "next": -4}, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 220}, {"by": "difference", "value": -540}], "penalties": [], "goes_on": false}, {"place": 4, "place_to": 4, "dupla": 1, "name": "Breno Dunas", "points": 0, "jogos": [0, 1], "meetings": 1, "partidas": [0, 1], "made": [220, 760], "canastras": {"dirty": 1}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "made", "value": 220, "next": 0}, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 220}, {"by": "difference", "value": -540}], "penalties": [], "goes_on": false}, {"place": 5, "place_to": 5, "dupla": 2, "name": "Cida Dunas", "points": 0, "jogos": [0, 0], "meetings": 0, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "lots", "value": -3, "next": -5}, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 0}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": false}, {"place": 6, "place_to": 6, "dupla": 6, "name": "Gilda Dunas", "points": 0, "jogos": [0, 0], "meetings": 0, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "lots", "value": -5, "next": -6}, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 0}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": false}, {"place": 7, "place_to": 7, "dupla": 8, "name": "Ione Dunas", "points": 0, "jogos": [0, 0], "meetings": 0, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "lots", "value": -6, "next": -7}, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 0}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": false}, {"place": 8, "place_to": 8, "dupla": 5, "name": "Fausto Dunas", "points": 0, "jogos": [0, 0], "meetings": 0, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": null, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 0}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": false}], "after": null, "closed": []}], "compared": []}], "ledger_head": {"number": 3, "digest": "496b0caa3c5058a483db0fa0ce05a4ccfc0fd3e062a54865d2f664511a5948d3"}}','
    <div class="stack-l">
        <header class="stack">
            <h2>Noite dos Avulsos</h2>
            <p class="row"><span class="tag tag-live">em andamento</span><span>Clube da Enseada</span><span class="quiet">uma partida até 700 pontos</span></p>
        </header>
        



        
        
            
                <section class="stack">
                    <h2>Fase 1</h2>
                    

<p class="row"><span>Individual: o parceiro muda</span></p>

    

<h3 class="row">1ª rodada 
<span class="tag tag-live">em jogo</span>
</h3>

    
    <ol class="meets" role="list">
        
            

<li class="meet is-done"><p class="meet-mesa"><span>Mesa</span> <b>1</b></p><div class="meet-seats"><p class="meet-seat is-winner"><span class="meet-who"><a href="/torneios/noite-dos-avulsos-2026/duplas/3/">Dario Dunas</a> + <a href="/torneios/noite-dos-avulsos-2026/duplas/7/">Heitor Dunas</a></span><span class="visually-hidden"> (venceu)</span> <span class="meet-worth">1 pt</span> <b>760</b></p><p class="meet-seat is-loser"><span class="meet-who"><a href="/torneios/noite-dos-avulsos-2026/duplas/4/">Elza Dunas</a> + <a href="/torneios/noite-dos-avulsos-2026/duplas/1/">Breno Dunas</a></span> <span class="meet-worth">0 pt</span> <b>220</b></p></div><p class="meet-foot"><a href="/torneios/noite-dos-avulsos-2026/jogos/8ad8b0a7-90fc-4cab-8a84-7d307102811c/"
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                            id="folha-25">Ver a folha</a></p></li>

        
            

<li class="meet is-ready"><p class="meet-mesa"><span>Mesa</span> <b>2</b></p><div class="meet-seats"><p class="meet-seat"><span class="meet-who"><a href="/torneios/noite-dos-avulsos-2026/duplas/2/">Cida Dunas</a> + <a href="/torneios/noite-dos-avulsos-2026/duplas/5/">Fausto Dunas</a></span></p><p class="meet-seat"><span class="meet-who"><a href="/torneios/noite-dos-avulsos-2026/duplas/6/">Gilda Dunas</a> + <a href="/torneios/noite-dos-avulsos-2026/duplas/8/">Ione Dunas</a></span></p></div><p class="meet-foot"><a href="/torneios/noite-dos-avulsos-2026/jogos/ffa04854-366a-4cc3-954d-3b8eb51259d7/"
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                            id="folha-26">Ver a folha</a> <span class="tag tag-open">vai começar</span></p></li>

        
    </ol>

<p class="quiet">Número do sorteio: <span class="num">7</span>. Quem repetir o sorteio com ele chega aos mesmos confrontos.</p>





    
        

<table class="ranks" role="table">
    <caption class="visually-hidden">Classificação</caption>
    <thead role="rowgroup">
        <tr role="row"><th scope="col" role="columnheader">Lugar</th><th scope="col" role="columnheader">Jogador(a)</th><th scope="col" role="columnheader" class="n"><abbr title="jogos vencidos">Vitórias</abbr></th><th scope="col" role="columnheader" class="n"><abbr title="pontos feitos">Feitos</abbr></th><th scope="col" role="columnheader" class="n"><abbr title="saldo de pontos">Saldo</abbr></th><th scope="col" role="columnheader" class="n"><abbr title="jogos ganhos e perdidos">Jogos</abbr></th></tr>
    </thead>
    <tbody role="rowgroup">
        <tr role="row"><td role="cell" class="ranks-place">1º</td><th scope="row" role="rowheader"><a href="/torneios/noite-dos-avulsos-2026/duplas/7/">Heitor Dunas</a><span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span></th><td role="cell" class="n" data-label="Vitórias">1</td><td role="cell" class="n" data-label="Feitos">760</td><td role="cell" class="n" data-label="Saldo">540</td><td role="cell" class="n" data-label="Jogos">1–0</td></tr>
    <tr role="row"><td role="cell" class="ranks-place">2º</td><th scope="row" role="rowheader"><a href="/torneios/noite-dos-avulsos-2026/duplas/3/">Dario Dunas</a><span class="ranks-why">Na frente da seguinte por jogos vencidos: 1 contra 0.</span></th><td role="cell" class="n" data-label="Vitórias">1</td><td role="cell" class="n" data-label="Feitos">760</td><td role="cell" class="n" data-label="Saldo">540</td><td role="cell" class="n" data-label="Jogos">1–0</td></tr>
    <tr role="row"><td role="cell" class="ranks-place">3º</td><th scope="row" role="rowheader"><a href="/torneios/noite-dos-avulsos-2026/duplas/4/">Elza Dunas</a><span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span></th><td role="cell" class="n" data-label="Vitórias">0</td><td role="cell" class="n" data-label="Feitos">220</td><td role="cell" class="n" data-label="Saldo">−540</td><td role="cell" class="n" data-label="Jogos">0–1</td></tr>
    <tr role="row"><td role="cell" class="ranks-place">4º</td><th scope="row" role="rowheader"><a href="/torneios/noite-dos-avulsos-2026/duplas/1/">Breno Dunas</a><span class="ranks-why">Na frente da seguinte por pontos feitos: 220 contra 0.</span></th><td role="cell" class="n" data-label="Vitórias">0</td><td role="cell" class="n" data-label="Feitos">220</td><td role="cell" class="n" data-label="Saldo">−540</td><td role="cell" class="n" data-label="Jogos">0–1</td></tr>
    <tr role="row"><td role="cell" class="ranks-place">5º</td><th scope="row" role="rowheader"><a href="/torneios/noite-dos-avulsos-2026/duplas/2/">Cida Dunas</a><span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span></th><td role="cell" class="n" data-label="Vitórias">0</td><td role="cell" class="n" data-label="Feitos">0</td><td role="cell" class="n" data-label="Saldo">0</td><td role="cell" class="n" data-label="Jogos">0–0</td></tr>
    <tr role="row"><td role="cell" class="ranks-place">6º</td><th scope="row" role="rowheader"><a href="/torneios/noite-dos-avulsos-2026/duplas/6/">Gilda Dunas</a><span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span></th><td role="cell" class="n" data-label="Vitórias">0</td><td role="cell" class="n" data-label="Feitos">0</td><td role="cell" class="n" data-label="Saldo">0</td><td role="cell" class="n" data-label="Jogos">0–0</td></tr>
    <tr role="row"><td role="cell" class="ranks-place">7º</td><th scope="row" role="rowheader"><a href="/torneios/noite-dos-avulsos-2026/duplas/8/">Ione Dunas</a><span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span></th><td role="cell" class="n" data-label="Vitórias">0</td><td role="cell" class="n" data-label="Feitos">0</td><td role="cell" class="n" data-label="Saldo">0</td><td role="cell" class="n" data-label="Jogos">0–0</td></tr>
    <tr role="row"><td role="cell" class="ranks-place">8º</td><th scope="row" role="rowheader"><a href="/torneios/noite-dos-avulsos-2026/duplas/5/">Fausto Dunas</a></th><td role="cell" class="n" data-label="Vitórias">0</td><td role="cell" class="n" data-label="Feitos">0</td><td role="cell" class="n" data-label="Saldo">0</td><td role="cell" class="n" data-label="Jogos">0–0</td></tr>
    
</tbody>
</table>

    
    



                </section>
            
        
        
        
        
        
        


    <p class="quiet digest">Cadeia de registros: selo nº 3 <code>496b0caa3c5058a483db0fa0ce05a4ccfc0fd3e062a54865d2f664511a5948d3</code>. Cada mão, correção e decisão é selada com tudo o que veio antes. Guarde este selo: se o que foi gravado mudar, ele já não confere, e o comando verify_ledger diz o quê.</p>


    </div>
','aefaa01e013a08b8f2824f413649eeff2e41079cc05d518d6dfdfc9333c2316f',NULL,3);
INSERT INTO "tournaments_publication" VALUES(5,1,'2026-11-22 14:26:29.716','','{"tournament": {"slug": "taca-da-gruta-2026", "name": "Ta\u00e7a da Gruta", "club": "Clube da Enseada", "club_slug": "clube-da-enseada", "place": "", "starts_on": "2026-03-07", "ends_on": "2026-03-08", "state": "running", "entrants": "duplas", "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "draw_seed": 7, "drawn_at": "2026-11-22T14:26:29.485463+00:00", "played": {"partidas": 1, "maos": null, "target": null, "minutes": 0}}, "duplas": [{"number": 1, "name": "Jairo Dunas e Lia Dunas", "seed": null, "players": ["Jairo Dunas", "Lia Dunas"]}, {"number": 2, "name": "Abel Enseada e Alba Enseada", "seed": null, "players": ["Abel Enseada", "Alba Enseada"]}, {"number": 3, "name": "Breno Enseada e Cida Enseada", "seed": null, "players": ["Breno Enseada", "Cida Enseada"]}, {"number": 4, "name": "Dario Enseada e Elza Enseada", "seed": null, "players": ["Dario Enseada", "Elza Enseada"]}, {"number": 5, "name": "Fausto Enseada e Gilda Enseada", "seed": null, "players": ["Fausto Enseada", "Gilda Enseada"]}, {"number": 6, "name": "Heitor Enseada e Ione Enseada", "seed": null, "players": ["Heitor Enseada", "Ione Enseada"]}], "rounds": [{"round": 1, "name": "quarterfinal", "confrontos": [{"id": 31, "kind": "main", "round": 1, "position": 1, "mesa": null, "state": "bye", "winner": "A", "flags": [], "slots": {"A": {"dupla": 4, "name": "Dario Enseada e Elza Enseada", "seed": null}, "B": {"bye": true}}, "jogo": null}, {"id": 32, "kind": "main", "round": 1, "position": 2, "mesa": 1, "state": "playing", "winner": "", "flags": [], "slots": {"A": {"dupla": 6, "name": "Heitor Enseada e Ione Enseada", "seed": null}, "B": {"dupla": 5, "name": "Fausto Enseada e Gilda Enseada", "seed": null}}, "jogo": {"id": "5cd9f586-e328-4777-835b-03eaa8509a3f", "state": "open", "winner": "", "reason": "", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 0, "totals": {"A": 0, "B": 0}}]}}, {"id": 33, "kind": "main", "round": 1, "position": 3, "mesa": null, "state": "bye", "winner": "A", "flags": [], "slots": {"A": {"dupla": 2, "name": "Abel Enseada e Alba Enseada", "seed": null}, "B": {"bye": true}}, "jogo": null}, {"id": 34, "kind": "main", "round": 1, "position": 4, "mesa": 2, "state": "playing", "winner": "", "flags": [], "slots": {"A": {"dupla": 1, "name": "Jairo Dunas e Lia Dunas", "seed": null}, "B": {"dupla": 3, "name": "Breno Enseada e Cida Enseada", "seed": null}}, "jogo": {"id": "d05b9429-6ba5-4eca-8d5f-8b6e8aef9a1f", "state": "open", "winner": "", "reason": "", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 0, "totals": {"A": 0, "B": 0}}]}}]}, {"round": 2, "name": "semifinal", "confrontos": [{"id": 35, "kind": "main", "round": 2, "position": 1, "mesa": null, "state": "waiting", "winner": "", "flags": [], "slots": {"A": {"dupla": 4, "name": "Dario Enseada e Elza Enseada", "seed": null}, "B": {"winner_of": {"round": 1, "position": 2}}}, "jogo": null}, {"id": 36, "kind": "main", "round": 2, "position": 2, "mesa": null, "state": "waiting", "winner": "", "flags": [], "slots": {"A": {"dupla": 2, "name": "Abel Enseada e Alba Enseada", "seed": null}, "B": {"winner_of": {"round": 1, "position": 4}}}, "jogo": null}]}, {"round": 3, "name": "final", "confrontos": [{"id": 37, "kind": "main", "round": 3, "position": 1, "mesa": null, "state": "waiting", "winner": "", "flags": [], "slots": {"A": {"winner_of": {"round": 2, "position": 1}}, "B": {"winner_of": {"round": 2, "position": 2}}}, "jogo": null}, {"id": 38, "kind": "third", "round": 3, "position": 2, "mesa": null, "state": "waiting", "winner": "", "flags": [], "slots": {"A": {"loser_of": {"round": 2, "position": 1}}, "B": {"loser_of": {"round": 2, "position": 2}}}, "jogo": null}]}], "standings": [{"place": 1, "place_to": 4, "dupla": 2, "name": "Abel Enseada e Alba Enseada", "jogos": [0, 0], "walkovers": [0, 0], "partidas": [0, 0], "points": [0, 0], "difference": 0, "canastras": {}, "why": "still_in", "why_round": "semifinal", "why_opponent": null, "why_walkover": false}, {"place": 1, "place_to": 4, "dupla": 4, "name": "Dario Enseada e Elza Enseada", "jogos": [0, 0], "walkovers": [0, 0], "partidas": [0, 0], "points": [0, 0], "difference": 0, "canastras": {}, "why": "still_in", "why_round": "semifinal", "why_opponent": null, "why_walkover": false}, {"place": 1, "place_to": 6, "dupla": 3, "name": "Breno Enseada e Cida Enseada", "jogos": [0, 0], "walkovers": [0, 0], "partidas": [0, 0], "points": [0, 0], "difference": 0, "canastras": {}, "why": "still_in", "why_round": "quarterfinal", "why_opponent": null, "why_walkover": false}, {"place": 1, "place_to": 6, "dupla": 5, "name": "Fausto Enseada e Gilda Enseada", "jogos": [0, 0], "walkovers": [0, 0], "partidas": [0, 0], "points": [0, 0], "difference": 0, "canastras": {}, "why": "still_in", "why_round": "quarterfinal", "why_opponent": null, "why_walkover": false}, {"place": 1, "place_to": 6, "dupla": 6, "name": "Heitor Enseada e Ione Enseada", "jogos": [0, 0], "walkovers": [0, 0], "partidas": [0, 0], "points": [0, 0], "difference": 0, "canastras": {}, "why": "still_in", "why_round": "quarterfinal", "why_opponent": null, "why_walkover": false}, {"place": 1, "place_to": 6, "dupla": 1, "name": "Jairo Dunas e Lia Dunas", "jogos": [0, 0], "walkovers": [0, 0], "partidas": [0, 0], "points": [0, 0], "difference": 0, "canastras": {}, "why": "still_in", "why_round": "quarterfinal", "why_opponent": null, "why_walkover": false}], "ledger_head": {"number": 3, "digest": "e68c5c5595151a1e457501da1f870f36f926280761ed2c013bb8a03675940970"}}','
    <div class="stack-l">
        <header class="stack">
            <h2>Taça da Gruta</h2>
            <p class="row"><span class="tag tag-live">em andamento</span><span>Clube da Enseada</span><span class="quiet">uma partida até 1.500 pontos</span></p>
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
                                                   href="/torneios/taca-da-gruta-2026/duplas/4/">Dario Enseada e Elza Enseada</a>
                            
                            
                            
                        </p>
                    
                        <p class="slot is-empty">
                            <span class="slot-name">avança sem jogar</span>
                            
                            
                            
                        </p>
                    
                </div>
            </li>
        
            <li class="confronto is-live">
                <div class="confronto-box">
                    
                        <p class="confronto-head">
                            <a href="/torneios/taca-da-gruta-2026/jogos/5cd9f586-e328-4777-835b-03eaa8509a3f/"
                                                id="jogo-1-2">Jogo 2 · mesa 1</a>
                            
                                
<span class="tag tag-live">em jogo</span>

                            
                        </p>
                    
                    
                        <p class="slot">
                            <a class="slot-name"
                                                   id="slot-1-2-1"
                                                   href="/torneios/taca-da-gruta-2026/duplas/6/">Heitor Enseada e Ione Enseada</a>
                            
                            <span class="slot-points"><span class="visually-hidden">pontos </span>0</span>
                            <b class="slot-won"><span class="visually-hidden">partidas </span>0</b>
                        </p>
                    
                        <p class="slot">
                            <a class="slot-name"
                                                   id="slot-1-2-2"
                                                   href="/torneios/taca-da-gruta-2026/duplas/5/">Fausto Enseada e Gilda Enseada</a>
                            
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
                                                   href="/torneios/taca-da-gruta-2026/duplas/2/">Abel Enseada e Alba Enseada</a>
                            
                            
                            
                        </p>
                    
                        <p class="slot is-empty">
                            <span class="slot-name">avança sem jogar</span>
                            
                            
                            
                        </p>
                    
                </div>
            </li>
        
            <li class="confronto is-live">
                <div class="confronto-box">
                    
                        <p class="confronto-head">
                            <a href="/torneios/taca-da-gruta-2026/jogos/d05b9429-6ba5-4eca-8d5f-8b6e8aef9a1f/"
                                                id="jogo-1-4">Jogo 4 · mesa 2</a>
                            
                                
<span class="tag tag-live">em jogo</span>

                            
                        </p>
                    
                    
                        <p class="slot">
                            <a class="slot-name"
                                                   id="slot-1-4-1"
                                                   href="/torneios/taca-da-gruta-2026/duplas/1/">Jairo Dunas e Lia Dunas</a>
                            
                            <span class="slot-points"><span class="visually-hidden">pontos </span>0</span>
                            <b class="slot-won"><span class="visually-hidden">partidas </span>0</b>
                        </p>
                    
                        <p class="slot">
                            <a class="slot-name"
                                                   id="slot-1-4-2"
                                                   href="/torneios/taca-da-gruta-2026/duplas/3/">Breno Enseada e Cida Enseada</a>
                            
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
                                                   href="/torneios/taca-da-gruta-2026/duplas/4/">Dario Enseada e Elza Enseada</a>
                            
                            
                            
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
                                                   href="/torneios/taca-da-gruta-2026/duplas/2/">Abel Enseada e Alba Enseada</a>
                            
                            
                            
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
        <caption class="visually-hidden">Classificação</caption>
        <thead role="rowgroup">
            <tr role="row">
                <th scope="col" role="columnheader">Lugar</th>
                <th scope="col" role="columnheader">Dupla</th>
                <th scope="col" role="columnheader" class="n"><abbr title="jogos ganhos e perdidos">Jogos</abbr></th>
                <th scope="col" role="columnheader" class="n"><abbr title="partidas ganhas e perdidas">Partidas</abbr></th>
                <th scope="col" role="columnheader" class="n">Pontos pró</th>
                <th scope="col" role="columnheader" class="n">Pontos contra</th>
                <th scope="col" role="columnheader" class="n">Diferença</th>
                <th scope="col" role="columnheader" class="n">Canastras</th>
                <th scope="col" role="columnheader" class="n"><abbr title="jogos ganhos e perdidos por W.O.">W.O.</abbr></th>
            </tr>
        </thead>
        <tbody role="rowgroup">
            
                <tr role="row" class="is-unplayed">
                    <td role="cell" class="standings-place">1º–4º</td>
                    <th scope="row" role="rowheader" class="standings-dupla"><a href="/torneios/taca-da-gruta-2026/duplas/2/">Abel Enseada e Alba Enseada</a><span class="standings-why">Ainda não jogou; entra na semifinal</span></th>
                    <td role="cell"
                        class="n"
                        data-label="jogos">0–0</td>
                    <td role="cell"
                        class="n"
                        data-label="partidas">0–0</td>
                    <td role="cell"
                        class="n"
                        data-label="pró">0</td>
                    <td role="cell"
                        class="n"
                        data-label="contra">0</td>
                    <td role="cell"
                        class="n"
                        data-label="diferença">0</td>
                    <td role="cell" class="n" data-label="canastras">0</td>
                    <td role="cell"
                        class="n is-none"
                        data-label="W.O.">–</td>
                </tr>
            
                <tr role="row" class="is-unplayed">
                    <td role="cell" class="standings-place">1º–4º</td>
                    <th scope="row" role="rowheader" class="standings-dupla"><a href="/torneios/taca-da-gruta-2026/duplas/4/">Dario Enseada e Elza Enseada</a><span class="standings-why">Ainda não jogou; entra na semifinal</span></th>
                    <td role="cell"
                        class="n"
                        data-label="jogos">0–0</td>
                    <td role="cell"
                        class="n"
                        data-label="partidas">0–0</td>
                    <td role="cell"
                        class="n"
                        data-label="pró">0</td>
                    <td role="cell"
                        class="n"
                        data-label="contra">0</td>
                    <td role="cell"
                        class="n"
                        data-label="diferença">0</td>
                    <td role="cell" class="n" data-label="canastras">0</td>
                    <td role="cell"
                        class="n is-none"
                        data-label="W.O.">–</td>
                </tr>
            
                <tr role="row" class="is-unplayed">
                    <td role="cell" class="standings-place">1º–6º</td>
                    <th scope="row" role="rowheader" class="standings-dupla"><a href="/torneios/taca-da-gruta-2026/duplas/3/">Breno Enseada e Cida Enseada</a><span class="standings-why">Ainda não jogou; entra nas quartas de final</span></th>
                    <td role="cell"
                        class="n"
                        data-label="jogos">0–0</td>
                    <td role="cell"
                        class="n"
                        data-label="partidas">0–0</td>
                    <td role="cell"
                        class="n"
                        data-label="pró">0</td>
                    <td role="cell"
                        class="n"
                        data-label="contra">0</td>
                    <td role="cell"
                        class="n"
                        data-label="diferença">0</td>
                    <td role="cell" class="n" data-label="canastras">0</td>
                    <td role="cell"
                        class="n is-none"
                        data-label="W.O.">–</td>
                </tr>
            
                <tr role="row" class="is-unplayed">
                    <td role="cell" class="standings-place">1º–6º</td>
                    <th scope="row" role="rowheader" class="standings-dupla"><a href="/torneios/taca-da-gruta-2026/duplas/5/">Fausto Enseada e Gilda Enseada</a><span class="standings-why">Ainda não jogou; entra nas quartas de final</span></th>
                    <td role="cell"
                        class="n"
                        data-label="jogos">0–0</td>
                    <td role="cell"
                        class="n"
                        data-label="partidas">0–0</td>
                    <td role="cell"
                        class="n"
                        data-label="pró">0</td>
                    <td role="cell"
                        class="n"
                        data-label="contra">0</td>
                    <td role="cell"
                        class="n"
                        data-label="diferença">0</td>
                    <td role="cell" class="n" data-label="canastras">0</td>
                    <td role="cell"
                        class="n is-none"
                        data-label="W.O.">–</td>
                </tr>
            
                <tr role="row" class="is-unplayed">
                    <td role="cell" class="standings-place">1º–6º</td>
                    <th scope="row" role="rowheader" class="standings-dupla"><a href="/torneios/taca-da-gruta-2026/duplas/6/">Heitor Enseada e Ione Enseada</a><span class="standings-why">Ainda não jogou; entra nas quartas de final</span></th>
                    <td role="cell"
                        class="n"
                        data-label="jogos">0–0</td>
                    <td role="cell"
                        class="n"
                        data-label="partidas">0–0</td>
                    <td role="cell"
                        class="n"
                        data-label="pró">0</td>
                    <td role="cell"
                        class="n"
                        data-label="contra">0</td>
                    <td role="cell"
                        class="n"
                        data-label="diferença">0</td>
                    <td role="cell" class="n" data-label="canastras">0</td>
                    <td role="cell"
                        class="n is-none"
                        data-label="W.O.">–</td>
                </tr>
            
                <tr role="row" class="is-unplayed">
                    <td role="cell" class="standings-place">1º–6º</td>
                    <th scope="row" role="rowheader" class="standings-dupla"><a href="/torneios/taca-da-gruta-2026/duplas/1/">Jairo Dunas e Lia Dunas</a><span class="standings-why">Ainda não jogou; entra nas quartas de final</span></th>
                    <td role="cell"
                        class="n"
                        data-label="jogos">0–0</td>
                    <td role="cell"
                        class="n"
                        data-label="partidas">0–0</td>
                    <td role="cell"
                        class="n"
                        data-label="pró">0</td>
                    <td role="cell"
                        class="n"
                        data-label="contra">0</td>
                    <td role="cell"
                        class="n"
                        data-label="diferença">0</td>
                    <td role="cell" class="n" data-label="canastras">0</td>
                    <td role="cell"
                        class="n is-none"
                        data-label="W.O.">–</td>
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
        
        
        


    <p class="quiet digest">Cadeia de registros: selo nº 3 <code>e68c5c5595151a1e457501da1f870f36f926280761ed2c013bb8a03675940970</code>. Cada mão, correção e decisão é selada com tudo o que veio antes. Guarde este selo: se o que foi gravado mudar, ele já não confere, e o comando verify_ledger diz o quê.</p>


    </div>
','6d4d8c9a755cc230e54e5da5dedcd06750cb2172a7044744d2513e42aeeddbb4',NULL,4);
INSERT INTO "tournaments_publication" VALUES(6,2,'2026-11-22 14:26:30.531','','{"tournament": {"slug": "taca-da-gruta-2026", "name": "Ta\u00e7a da Gruta", "club": "Clube da Enseada", "club_slug": "clube-da-enseada", "place": "", "starts_on": "2026-03-07", "ends_on": "2026-03-08", "state": "running", "entrants": "duplas", "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "draw_seed": 7, "drawn_at": "2026-11-22T14:26:29.485463+00:00", "played": {"partidas": 1, "maos": null, "target": null, "minutes": 0}}, "duplas": [{"number": 1, "name": "Jairo Dunas e Lia Dunas", "seed": null, "players": ["Jairo Dunas", "Lia Dunas"]}, {"number": 2, "name": "Abel Enseada e Alba Enseada", "seed": null, "players": ["Abel Enseada", "Alba Enseada"]}, {"number": 3, "name": "Breno Enseada e Cida Enseada", "seed": null, "players": ["Breno Enseada", "Cida Enseada"]}, {"number": 4, "name": "Dario Enseada e Elza Enseada", "seed": null, "players": ["Dario Enseada", "Elza Enseada"]}, {"number": 5, "name": "Fausto Enseada e Gilda Enseada", "seed": null, "players": ["Fausto Enseada", "Gilda Enseada"]}, {"number": 6, "name": "Heitor Enseada e Ione Enseada", "seed": null, "players": ["Heitor Enseada", "Ione Enseada"]}], "rounds": [{"round": 1, "name": "quarterfinal", "confrontos": [{"id": 31, "kind": "main", "round": 1, "position": 1, "mesa": null, "state": "bye", "winner": "A", "flags": [], "slots": {"A": {"dupla": 4, "name": "Dario Enseada e Elza Enseada", "seed": null}, "B": {"bye": true}}, "jogo": null}, {"id": 32, "kind": "main", "round": 1, "position": 2, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 6, "name": "Heitor Enseada e Ione Enseada", "seed": null}, "B": {"dupla": 5, "name": "Fausto Enseada e Gilda Enseada", "seed": null}}, "jogo": {"id": "5cd9f586-e328-4777-835b-03eaa8509a3f", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 2, "totals": {"A": 1520, "B": 440}}]}}, {"id": 33, "kind": "main", "round": 1, "position": 3, "mesa": null, "state": "bye", "winner": "A", "flags": [], "slots": {"A": {"dupla": 2, "name": "Abel Enseada e Alba Enseada", "seed": null}, "B": {"bye": true}}, "jogo": null}, {"id": 34, "kind": "main", "round": 1, "position": 4, "mesa": 2, "state": "playing", "winner": "", "flags": [], "slots": {"A": {"dupla": 1, "name": "Jairo Dunas e Lia Dunas", "seed": null}, "B": {"dupla": 3, "name": "Breno Enseada e Cida Enseada", "seed": null}}, "jogo": {"id": "d05b9429-6ba5-4eca-8d5f-8b6e8aef9a1f", "state": "open", "winner": "", "reason": "", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 0, "totals": {"A": 0, "B": 0}}]}}]}, {"round": 2, "name": "semifinal", "confrontos": [{"id": 35, "kind": "main", "round": 2, "position": 1, "mesa": 1, "state": "playing", "winner": "", "flags": [], "slots": {"A": {"dupla": 4, "name": "Dario Enseada e Elza Enseada", "seed": null}, "B": {"dupla": 6, "name": "Heitor Enseada e Ione Enseada", "seed": null}}, "jogo": {"id": "e53a0793-d52a-4ad1-8497-bb78aacae103", "state": "open", "winner": "", "reason": "", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 1, "totals": {"A": 760, "B": 220}}]}}, {"id": 36, "kind": "main", "round": 2, "position": 2, "mesa": null, "state": "waiting", "winner": "", "flags": [], "slots": {"A": {"dupla": 2, "name": "Abel Enseada e Alba Enseada", "seed": null}, "B": {"winner_of": {"round": 1, "position": 4}}}, "jogo": null}]}, {"round": 3, "name": "final", "confrontos": [{"id": 37, "kind": "main", "round": 3, "position": 1, "mesa": null, "state": "waiting", "winner": "", "flags": [], "slots": {"A": {"winner_of": {"round": 2, "position": 1}}, "B": {"winner_of": {"round": 2, "position": 2}}}, "jogo": null}, {"id": 38, "kind": "third", "round": 3, "position": 2, "mesa": null, "state": "waiting", "winner": "", "flags": [], "slots": {"A": {"loser_of": {"round": 2, "position": 1}}, "B": {"loser_of": {"round": 2, "position": 2}}}, "jogo": null}]}], "standings": [{"place": 1, "place_to": 4, "dupla": 6, "name": "Heitor Enseada e Ione Enseada", "jogos": [1, 0], "walkovers": [0, 0], "partidas": [1, 0], "points": [1520, 440], "difference": 1080, "canastras": {"clean": 2, "dirty": 2}, "why": "still_in", "why_round": "semifinal", "why_opponent": "Fausto Enseada e Gilda Enseada", "why_walkover": false}, {"place": 1, "place_to": 4, "dupla": 2, "name": "Abel Enseada e Alba Enseada", "jogos": [0, 0], "walkovers": [0, 0], "partidas": [0, 0], "points": [0, 0], "difference": 0, "canastras": {}, "why": "still_in", "why_round": "semifinal", "why_opponent": null, "why_walkover": false}, {"place": 1, "place_to": 4, "dupla": 4, "name": "Dario Enseada e Elza Enseada", "jogos": [0, 0], "walkovers": [0, 0], "partidas": [0, 0], "points": [0, 0], "difference": 0, "canastras": {}, "why": "still_in", "why_round": "semifinal", "why_opponent": null, "why_walkover": false}, {"place": 1, "place_to": 6, "dupla": 3, "name": "Breno Enseada e Cida Enseada", "jogos": [0, 0], "walkovers": [0, 0], "partidas": [0, 0], "points": [0, 0], "difference": 0, "canastras": {}, "why": "still_in", "why_round": "quarterfinal", "why_opponent": null, "why_walkover": false}, {"place": 1, "place_to": 6, "dupla": 1, "name": "Jairo Dunas e Lia Dunas", "jogos": [0, 0], "walkovers": [0, 0], "partidas": [0, 0], "points": [0, 0], "difference": 0, "canastras": {}, "why": "still_in", "why_round": "quarterfinal", "why_opponent": null, "why_walkover": false}, {"place": 5, "place_to": 6, "dupla": 5, "name": "Fausto Enseada e Gilda Enseada", "jogos": [0, 1], "walkovers": [0, 0], "partidas": [0, 1], "points": [440, 1520], "difference": -1080, "canastras": {"dirty": 2}, "why": "lost_in_round", "why_round": "quarterfinal", "why_opponent": "Heitor Enseada e Ione Enseada", "why_walkover": false}], "ledger_head": {"number": 6, "digest": "6658a447de479ec168c019b27e252a93efab2a5d5d3cf81dcdb489b7f55fa77e"}}','
    <div class="stack-l">
        <header class="stack">
            <h2>Taça da Gruta</h2>
            <p class="row"><span class="tag tag-live">em andamento</span><span>Clube da Enseada</span><span class="quiet">uma partida até 1.500 pontos</span></p>
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
                                                   href="/torneios/taca-da-gruta-2026/duplas/4/">Dario Enseada e Elza Enseada</a>
                            
                            
                            
                        </p>
                    
                        <p class="slot is-empty">
                            <span class="slot-name">avança sem jogar</span>
                            
                            
                            
                        </p>
                    
                </div>
            </li>
        
            <li class="confronto is-done">
                <div class="confronto-box">
                    
                        <p class="confronto-head">
                            <a href="/torneios/taca-da-gruta-2026/jogos/5cd9f586-e328-4777-835b-03eaa8509a3f/"
                                                id="jogo-1-2">Jogo 2</a>
                            
                        </p>
                    
                    
                        <p class="slot is-winner">
                            <a class="slot-name"
                                                   id="slot-1-2-1"
                                                   href="/torneios/taca-da-gruta-2026/duplas/6/">Heitor Enseada e Ione Enseada<span class="visually-hidden"> (venceu)</span></a>
                            
                            <span class="slot-points"><span class="visually-hidden">pontos </span>1.520</span>
                            <b class="slot-won"><span class="visually-hidden">partidas </span>1</b>
                        </p>
                    
                        <p class="slot is-loser">
                            <a class="slot-name"
                                                   id="slot-1-2-2"
                                                   href="/torneios/taca-da-gruta-2026/duplas/5/">Fausto Enseada e Gilda Enseada</a>
                            
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
                                                   href="/torneios/taca-da-gruta-2026/duplas/2/">Abel Enseada e Alba Enseada</a>
                            
                            
                            
                        </p>
                    
                        <p class="slot is-empty">
                            <span class="slot-name">avança sem jogar</span>
                            
                            
                            
                        </p>
                    
                </div>
            </li>
        
            <li class="confronto is-live">
                <div class="confronto-box">
                    
                        <p class="confronto-head">
                            <a href="/torneios/taca-da-gruta-2026/jogos/d05b9429-6ba5-4eca-8d5f-8b6e8aef9a1f/"
                                                id="jogo-1-4">Jogo 4 · mesa 2</a>
                            
                                
<span class="tag tag-live">em jogo</span>

                            
                        </p>
                    
                    
                        <p class="slot">
                            <a class="slot-name"
                                                   id="slot-1-4-1"
                                                   href="/torneios/taca-da-gruta-2026/duplas/1/">Jairo Dunas e Lia Dunas</a>
                            
                            <span class="slot-points"><span class="visually-hidden">pontos </span>0</span>
                            <b class="slot-won"><span class="visually-hidden">partidas </span>0</b>
                        </p>
                    
                        <p class="slot">
                            <a class="slot-name"
                                                   id="slot-1-4-2"
                                                   href="/torneios/taca-da-gruta-2026/duplas/3/">Breno Enseada e Cida Enseada</a>
                            
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
                            <a href="/torneios/taca-da-gruta-2026/jogos/e53a0793-d52a-4ad1-8497-bb78aacae103/"
                                                id="jogo-2-1">Jogo 1 · mesa 1</a>
                            
                                
<span class="tag tag-live">em jogo</span>

                            
                        </p>
                    
                    
                        <p class="slot">
                            <a class="slot-name"
                                                   id="slot-2-1-1"
                                                   href="/torneios/taca-da-gruta-2026/duplas/4/">Dario Enseada e Elza Enseada</a>
                            
                            <span class="slot-points"><span class="visually-hidden">pontos </span>760</span>
                            <b class="slot-won"><span class="visually-hidden">partidas </span>0</b>
                        </p>
                    
                        <p class="slot">
                            <a class="slot-name"
                                                   id="slot-2-1-2"
                                                   href="/torneios/taca-da-gruta-2026/duplas/6/">Heitor Enseada e Ione Enseada</a>
                            
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
                                                   href="/torneios/taca-da-gruta-2026/duplas/2/">Abel Enseada e Alba Enseada</a>
                            
                            
                            
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
        <caption class="visually-hidden">Classificação</caption>
        <thead role="rowgroup">
            <tr role="row">
                <th scope="col" role="columnheader">Lugar</th>
                <th scope="col" role="columnheader">Dupla</th>
                <th scope="col" role="columnheader" class="n"><abbr title="jogos ganhos e perdidos">Jogos</abbr></th>
                <th scope="col" role="columnheader" class="n"><abbr title="partidas ganhas e perdidas">Partidas</abbr></th>
                <th scope="col" role="columnheader" class="n">Pontos pró</th>
                <th scope="col" role="columnheader" class="n">Pontos contra</th>
                <th scope="col" role="columnheader" class="n">Diferença</th>
                <th scope="col" role="columnheader" class="n">Canastras</th>
                <th scope="col" role="columnheader" class="n"><abbr title="jogos ganhos e perdidos por W.O.">W.O.</abbr></th>
            </tr>
        </thead>
        <tbody role="rowgroup">
            
                <tr role="row">
                    <td role="cell" class="standings-place">1º–4º</td>
                    <th scope="row" role="rowheader" class="standings-dupla"><a href="/torneios/taca-da-gruta-2026/duplas/6/">Heitor Enseada e Ione Enseada</a><span class="standings-why">Venceu Fausto Enseada e Gilda Enseada; joga a semifinal</span></th>
                    <td role="cell"
                        class="n"
                        data-label="jogos">1–0</td>
                    <td role="cell"
                        class="n"
                        data-label="partidas">1–0</td>
                    <td role="cell"
                        class="n"
                        data-label="pró">1.520</td>
                    <td role="cell"
                        class="n"
                        data-label="contra">440</td>
                    <td role="cell"
                        class="n"
                        data-label="diferença">+1.080</td>
                    <td role="cell" class="n" data-label="canastras">4<span class="standings-kinds">real 2 · simples 2</span></td>
                    <td role="cell"
                        class="n is-none"
                        data-label="W.O.">–</td>
                </tr>
            
                <tr role="row" class="is-unplayed">
                    <td role="cell" class="standings-place">1º–4º</td>
                    <th scope="row" role="rowheader" class="standings-dupla"><a href="/torneios/taca-da-gruta-2026/duplas/2/">Abel Enseada e Alba Enseada</a><span class="standings-why">Ainda não jogou; entra na semifinal</span></th>
                    <td role="cell"
                        class="n"
                        data-label="jogos">0–0</td>
                    <td role="cell"
                        class="n"
                        data-label="partidas">0–0</td>
                    <td role="cell"
                        class="n"
                        data-label="pró">0</td>
                    <td role="cell"
                        class="n"
                        data-label="contra">0</td>
                    <td role="cell"
                        class="n"
                        data-label="diferença">0</td>
                    <td role="cell" class="n" data-label="canastras">0</td>
                    <td role="cell"
                        class="n is-none"
                        data-label="W.O.">–</td>
                </tr>
            
                <tr role="row" class="is-unplayed">
                    <td role="cell" class="standings-place">1º–4º</td>
                    <th scope="row" role="rowheader" class="standings-dupla"><a href="/torneios/taca-da-gruta-2026/duplas/4/">Dario Enseada e Elza Enseada</a><span class="standings-why">Ainda não jogou; entra na semifinal</span></th>
                    <td role="cell"
                        class="n"
                        data-label="jogos">0–0</td>
                    <td role="cell"
                        class="n"
                        data-label="partidas">0–0</td>
                    <td role="cell"
                        class="n"
                        data-label="pró">0</td>
                    <td role="cell"
                        class="n"
                        data-label="contra">0</td>
                    <td role="cell"
                        class="n"
                        data-label="diferença">0</td>
                    <td role="cell" class="n" data-label="canastras">0</td>
                    <td role="cell"
                        class="n is-none"
                        data-label="W.O.">–</td>
                </tr>
            
                <tr role="row" class="is-unplayed">
                    <td role="cell" class="standings-place">1º–6º</td>
                    <th scope="row" role="rowheader" class="standings-dupla"><a href="/torneios/taca-da-gruta-2026/duplas/3/">Breno Enseada e Cida Enseada</a><span class="standings-why">Ainda não jogou; entra nas quartas de final</span></th>
                    <td role="cell"
                        class="n"
                        data-label="jogos">0–0</td>
                    <td role="cell"
                        class="n"
                        data-label="partidas">0–0</td>
                    <td role="cell"
                        class="n"
                        data-label="pró">0</td>
                    <td role="cell"
                        class="n"
                        data-label="contra">0</td>
                    <td role="cell"
                        class="n"
                        data-label="diferença">0</td>
                    <td role="cell" class="n" data-label="canastras">0</td>
                    <td role="cell"
                        class="n is-none"
                        data-label="W.O.">–</td>
                </tr>
            
                <tr role="row" class="is-unplayed">
                    <td role="cell" class="standings-place">1º–6º</td>
                    <th scope="row" role="rowheader" class="standings-dupla"><a href="/torneios/taca-da-gruta-2026/duplas/1/">Jairo Dunas e Lia Dunas</a><span class="standings-why">Ainda não jogou; entra nas quartas de final</span></th>
                    <td role="cell"
                        class="n"
                        data-label="jogos">0–0</td>
                    <td role="cell"
                        class="n"
                        data-label="partidas">0–0</td>
                    <td role="cell"
                        class="n"
                        data-label="pró">0</td>
                    <td role="cell"
                        class="n"
                        data-label="contra">0</td>
                    <td role="cell"
                        class="n"
                        data-label="diferença">0</td>
                    <td role="cell" class="n" data-label="canastras">0</td>
                    <td role="cell"
                        class="n is-none"
                        data-label="W.O.">–</td>
                </tr>
            
                <tr role="row">
                    <td role="cell" class="standings-place">5º–6º</td>
                    <th scope="row" role="rowheader" class="standings-dupla"><a href="/torneios/taca-da-gruta-2026/duplas/5/">Fausto Enseada e Gilda Enseada</a><span class="standings-why">Perdeu para Heitor Enseada e Ione Enseada nas quartas de final</span></th>
                    <td role="cell"
                        class="n"
                        data-label="jogos">0–1</td>
                    <td role="cell"
                        class="n"
                        data-label="partidas">0–1</td>
                    <td role="cell"
                        class="n"
                        data-label="pró">440</td>
                    <td role="cell"
                        class="n"
                        data-label="contra">1.520</td>
                    <td role="cell"
                        class="n"
                        data-label="diferença">−1.080</td>
                    <td role="cell" class="n" data-label="canastras">2<span class="standings-kinds">simples 2</span></td>
                    <td role="cell"
                        class="n is-none"
                        data-label="W.O.">–</td>
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
                    <p class="result-side is-winner"><a href="/torneios/taca-da-gruta-2026/duplas/6/"
                                                                                                                     id="resultado-1-2-1">Heitor Enseada e Ione Enseada<span class="visually-hidden"> (venceu)</span></a> <b class="num">1</b></p><p class="result-side"><a href="/torneios/taca-da-gruta-2026/duplas/5/"
                                                                                                                     id="resultado-1-2-2">Fausto Enseada e Gilda Enseada</a> <b class="num">0</b></p>
                    <p class="result-foot"><a href="/torneios/taca-da-gruta-2026/jogos/5cd9f586-e328-4777-835b-03eaa8509a3f/"
                                              id="folha-1-2">Jogo 2: ver a folha</a> <span class="num">1.520 × 440</span></p>
                </li>
            
        </ul>
    </div>

</div>
            </section>
        
        
        


    <p class="quiet digest">Cadeia de registros: selo nº 6 <code>6658a447de479ec168c019b27e252a93efab2a5d5d3cf81dcdb489b7f55fa77e</code>. Cada mão, correção e decisão é selada com tudo o que veio antes. Guarde este selo: se o que foi gravado mudar, ele já não confere, e o comando verify_ledger diz o quê.</p>


    </div>
','edd3a2d1123ae6f25a8d1df8e0ddc961ca98bbfdc2713049932b893520a4262c',NULL,4);
CREATE TABLE "tournaments_refresh" ("tournament_id" bigint NOT NULL PRIMARY KEY REFERENCES "tournaments_tournament" ("id") DEFERRABLE INITIALLY DEFERRED, "wanted" bigint unsigned NOT NULL CHECK ("wanted" >= 0), "publish_wanted" bigint unsigned NOT NULL CHECK ("publish_wanted" >= 0), "whole" bigint unsigned NOT NULL CHECK ("whole" >= 0));
INSERT INTO "tournaments_refresh" VALUES(1,21,13,21);
INSERT INTO "tournaments_refresh" VALUES(2,7,7,7);
INSERT INTO "tournaments_refresh" VALUES(3,2,2,2);
INSERT INTO "tournaments_refresh" VALUES(4,4,2,3);
CREATE TABLE "tournaments_round" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "state" varchar(8) NOT NULL, "seed" bigint NOT NULL, "order" text NOT NULL CHECK ((JSON_VALID("order") OR "order" IS NULL)), "scores" text NOT NULL CHECK ((JSON_VALID("scores") OR "scores" IS NULL)), "forced" text NOT NULL CHECK ((JSON_VALID("forced") OR "forced" IS NULL)), "forbidden" text NOT NULL CHECK ((JSON_VALID("forbidden") OR "forbidden" IS NULL)), "override" varchar(200) NOT NULL, "drawn_at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "posted_at" datetime NULL, "stage_id" bigint NOT NULL REFERENCES "tournaments_stage" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "round_number" UNIQUE ("stage_id", "number"));
INSERT INTO "tournaments_round" VALUES(1,1,'closed',7,'[1, 6, 5, 2, 4, 3]','{}','[]','[]','','2026-11-22 14:26:19.538','2026-11-22 14:26:19.520145',1);
INSERT INTO "tournaments_round" VALUES(2,2,'closed',7,'[1, 6, 5, 2, 4, 3]','{}','[]','[]','','2026-11-22 14:26:19.538','2026-11-22 14:26:19.520145',1);
INSERT INTO "tournaments_round" VALUES(3,3,'closed',7,'[1, 6, 5, 2, 4, 3]','{}','[]','[]','','2026-11-22 14:26:19.538','2026-11-22 14:26:19.520145',1);
INSERT INTO "tournaments_round" VALUES(4,1,'closed',7,'[10, 8, 7, 12, 11, 9]','{"10": "0", "8": "0", "7": "0", "12": "0", "11": "0", "9": "0"}','[]','[]','','2026-11-22 14:26:27.545','2026-11-22 14:26:27.636935',3);
INSERT INTO "tournaments_round" VALUES(5,2,'draft',8,'[11, 9, 10, 8, 7, 13]','{"10": "0", "8": "0", "7": "0", "11": "1", "9": "1", "13": "0"}','[]','[]','','2026-11-22 14:26:28.286',NULL,3);
INSERT INTO "tournaments_round" VALUES(6,1,'posted',7,'[20, 17, 15, 14, 19, 21, 18, 16]','{}','[]','[]','','2026-11-22 14:26:28.940','2026-11-22 14:26:28.939292',4);
INSERT INTO "tournaments_round" VALUES(7,2,'posted',7,'[20, 17, 15, 14, 19, 21, 18, 16]','{}','[]','[]','','2026-11-22 14:26:28.940','2026-11-22 14:26:28.939292',4);
INSERT INTO "tournaments_round" VALUES(8,3,'posted',7,'[20, 17, 15, 14, 19, 21, 18, 16]','{}','[]','[]','','2026-11-22 14:26:28.940','2026-11-22 14:26:28.939292',4);
CREATE TABLE "tournaments_selo" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" integer unsigned NOT NULL CHECK ("number" >= 0), "at" datetime NOT NULL, "of" varchar(11) NOT NULL, "sequence" integer unsigned NOT NULL CHECK ("sequence" >= 0), "trail" varchar(64) NOT NULL, "digest" varchar(64) NOT NULL, "jogo_id" bigint NULL, "tournament_id" bigint NOT NULL, CONSTRAINT "selo_number" UNIQUE ("tournament_id", "number"));
INSERT INTO "tournaments_selo" VALUES(1,1,'2026-11-22 14:26:21.670445','jogo',3,'ad5b828bce864b180533849d96c8dc8eeeac4ea86d9feccaa0738450384a6d86','c924338b2de8d34d06e6b2b645d6f42deac0b07f2b7d2988c1698c5f8a22d69e',1,1);
INSERT INTO "tournaments_selo" VALUES(2,2,'2026-11-22 14:26:21.670445','jogo',2,'69eeb4f9dff0b9fd8bb9b233079df2ac4fe5ed22616a98b68cf8033b837512a2','879c9f6d10a0d66d37ee608918e9d02e478c0e04b696ca06d003d6901e44ef0a',2,1);
INSERT INTO "tournaments_selo" VALUES(3,3,'2026-11-22 14:26:21.670445','jogo',2,'fbb588a48321aa8916629816a7b6749ed967fda95433106f2d1d43c104832f48','85f442debdb336d3bf32b76ebaa181726cdb58420b8255d9fb1f2b6fc8877dd9',3,1);
INSERT INTO "tournaments_selo" VALUES(4,4,'2026-11-22 14:26:21.670445','jogo',2,'5fa19925627a4c93fb984c0f216b5cc2d18f914b69d083ccea90f738c3c976d4','a1b815976dbe1f78fe38e1fea2b8edbda3e7363ec77206e09b7fe21793bc43ac',4,1);
INSERT INTO "tournaments_selo" VALUES(5,5,'2026-11-22 14:26:21.670445','jogo',2,'66ae3c1768bceab5110a18322feb9df7750341e2d4d51f3e03294a8388a90aa2','b443dbe2c35606881274ec2efecc0c0d7cf08f5fb93119d5ce716a52cad4c7d1',5,1);
INSERT INTO "tournaments_selo" VALUES(6,6,'2026-11-22 14:26:21.670445','jogo',2,'90719cb40a3a4fe60952c8b461fb37936527a67f7ec4d781d3726196a79d4fb2','ac2473e32850dc42c3d86ea73854e085956b4fb3231514ad5d5b29742d4c4484',6,1);
INSERT INTO "tournaments_selo" VALUES(7,7,'2026-11-22 14:26:21.670445','log',10,'a1691f211546f477aa13646c2c693fa003d0616557eaec9cc9086418d39c9633','15a266a190f7ba82a8ae0d77897d4d2df23852cf13795dbd93bef2bf5f3b501c',NULL,1);
INSERT INTO "tournaments_selo" VALUES(8,8,'2026-11-22 14:26:24.611717','publication',1,'6c746278371de823cda746962212f676be0f8c4ef3ce61c4b5f91b12c0d5f181','3014ce7bdbca4fd49a1a180c576a11389d247b40ec037110a36a6163a8d3c3d1',NULL,1);
INSERT INTO "tournaments_selo" VALUES(9,9,'2026-11-22 14:26:26.307378','jogo',2,'40e8b634dde2beb9e03a9ad3571199b357be3a78ee7a69c07017b1cd5abde839','c1f321663d331e1c6b22ee7645e7663db7f0b2f03473278ffeb10b67c4ad02ef',7,1);
INSERT INTO "tournaments_selo" VALUES(10,10,'2026-11-22 14:26:26.307378','jogo',2,'62427e831bd3e273d26e68d784c52b56b6102669cb33cf5c06c5f9f9ca1e9ffb','9eedf83ee3ae835ab1bc440cdc3e738b4036485b3add95bd8a37b2dbcd6635f9',8,1);
INSERT INTO "tournaments_selo" VALUES(11,11,'2026-11-22 14:26:26.307378','jogo',2,'498b14e6fcd4d6dc54171cb85413ce11f12ffc569ae6e248af6210e1aba47f90','0bb617e842297beecb073eb9bf43afebf18b1afbdb28dfe9a56aa53312b54007',9,1);
INSERT INTO "tournaments_selo" VALUES(12,12,'2026-11-22 14:26:26.307378','jogo',2,'da63904f96cea3342b635f2c3200402715af0bc97a1b2da5e1343db60ef6ab29','813d42cd236d59bee78a45b8ff3219c3c0b92a39ef5398b132216bcc160fb871',10,1);
INSERT INTO "tournaments_selo" VALUES(13,13,'2026-11-22 14:26:26.307378','jogo',2,'f46444201e2ac554ef26e76c5b737a4e03f5eae787edf55299ad942988945783','09ec59e8cd641c1356eed8a3bd52029c8d942a10b26590199a83556090684cb8',11,1);
INSERT INTO "tournaments_selo" VALUES(14,14,'2026-11-22 14:26:26.307378','jogo',2,'ed6cce09b330c6b94eeb51b7e6e18e3c7c6612bcbf31dbad7987273311684610','0f121e469bb702ba61df541c373d2a00b26a93237205f7ebefda4c9121710e55',12,1);
INSERT INTO "tournaments_selo" VALUES(15,15,'2026-11-22 14:26:26.307378','log',11,'913025cfed155abe222c0b75604e0d2a826c5cc2a511833fd5b1faafb301a295','563360afcb8a958bfdd7d27c6e79fe2fdc6c1e35853f5ed6f6278754a2ee3912',NULL,1);
INSERT INTO "tournaments_selo" VALUES(16,1,'2026-11-22 14:26:28.409698','jogo',2,'b99baf6c9ddcf897a6e1788b29c3aca31fc4ed22dbe3d42e8677fd9a5d164c88','9b0701f4196764a0e84cce760416b8cf03267b0df57aca87820e4e20df7ce2f2',13,2);
INSERT INTO "tournaments_selo" VALUES(17,2,'2026-11-22 14:26:28.409698','jogo',2,'ab82314dbef52e42c6810f1d94521722cbd1fe04a06b9e46cb2d79a6bddc5d28','9b00c06426dfd2820ab7601cc1711fbaa3140686347a4f30ec75f246e886dee3',14,2);
INSERT INTO "tournaments_selo" VALUES(18,3,'2026-11-22 14:26:28.409698','jogo',2,'13bbc3866e5fae7b9f1def9173d7bceb591acd41cdf36eadd0999dd1c9c6b39b','108abe84eebbae815c74d84c436bd05d4bc72d79e56e02beaaf780482692f8cf',15,2);
INSERT INTO "tournaments_selo" VALUES(19,4,'2026-11-22 14:26:28.409698','log',14,'bc5b45823c207cc081fb29ff847bba526024c789b62e677f0cacb41eca6dabc6','9fdc6e71033528144320737d95ebb89af3acdcebd4b3b46730c88fb0bdba572b',NULL,2);
INSERT INTO "tournaments_selo" VALUES(20,5,'2026-11-22 14:26:28.523649','publication',1,'18063f174ed58881d7f4bc388f3b59e0e96a19694bebf5a11be3536d305ca366','d4ed0b963803909b90580ae87d82627e904a344a07a89388dbde299973fd9c4a',NULL,2);
INSERT INTO "tournaments_selo" VALUES(21,1,'2026-11-22 14:26:29.115882','jogo',2,'901aec3532923d5d842d4be458c0fa22ce5ad2621327564faee6268b2eab1899','85be35d10043c3db005a531b4b847b1e340484a57902fc424ef3dfb7f9a2d0fc',16,3);
INSERT INTO "tournaments_selo" VALUES(22,2,'2026-11-22 14:26:29.115882','jogo',1,'be2ee004f4406a523160ce538b52ac843f7924fa2803f9cd5144f5cd9c5b5e04','90957c97f6a92ecf12290782616809757c0532a187a65d2dbf369fefa3ba8708',17,3);
INSERT INTO "tournaments_selo" VALUES(23,3,'2026-11-22 14:26:29.115882','log',2,'fae6e53b65b5d7edd242eac12abf8685a8f15f9ac2ede533f1ea6f7cb2d24d44','496b0caa3c5058a483db0fa0ce05a4ccfc0fd3e062a54865d2f664511a5948d3',NULL,3);
INSERT INTO "tournaments_selo" VALUES(24,4,'2026-11-22 14:26:29.188721','publication',1,'9134ad404aeade5677969632afc6d07d1c18546a0c4dc1f0c3e13a4bccd30a46','33535b57610558bbf0c8b7559d57daa23a78cf7881bef634bb1cdc0cd7955410',NULL,3);
INSERT INTO "tournaments_selo" VALUES(25,1,'2026-11-22 14:26:29.624266','jogo',1,'d73af515ab6b3a4e2483907c53d181362c96b9b1a95a1cfd34aeebc579311ef9','24ea132c29677705366fe7370c0e337e3629f688772788fa2f4b5aa10325b136',18,4);
INSERT INTO "tournaments_selo" VALUES(26,2,'2026-11-22 14:26:29.624266','jogo',1,'0c3010d07084f0165ac8bf21fa62d1935d3408269820e276e0277b9ca4e85707','ffcaea016c5a6f231b6e9c607117feeab766eada0915ff351e0b103c8ca4a34d',19,4);
INSERT INTO "tournaments_selo" VALUES(27,3,'2026-11-22 14:26:29.624266','log',1,'d9375c000602982697548bfde348209f5edd8b97feb70189526c5ab4c3f606eb','e68c5c5595151a1e457501da1f870f36f926280761ed2c013bb8a03675940970',NULL,4);
INSERT INTO "tournaments_selo" VALUES(28,4,'2026-11-22 14:26:29.784628','publication',1,'e8f419a768668012d8ba06484c578bc593d9100ce59242dc6fca47146efc683d','2654cee0283a2b6145e2b87d03255e5d834f02512e59f04c28c0c13f424d148a',NULL,4);
INSERT INTO "tournaments_selo" VALUES(29,5,'2026-11-22 14:26:30.435489','jogo',3,'0e72892b3ecc657adbf40cd14a336aa3fc3e48ce29ee4f0ca79a00b27054d24c','50864b68cfcda9413c1522489f01bd37ccfa0e8e4ac427f0ef4ae07a76fa294e',18,4);
INSERT INTO "tournaments_selo" VALUES(30,6,'2026-11-22 14:26:30.435489','jogo',2,'20db749cbdcb2175bfebc7aa0e96a29c839cf90682b3f261a50ffd86abc65dc2','6658a447de479ec168c019b27e252a93efab2a5d5d3cf81dcdb489b7f55fa77e',20,4);
INSERT INTO "tournaments_selo" VALUES(31,7,'2026-11-22 14:26:30.582495','publication',2,'69116fb8564ed3cea4806f8865d26ab2b15bed9fe98fb47eedcb52db32d5fa09','ecc4332067fe3d95dcbe9c06bc88f19711a72cc96511fa630173e92a5a6c8781',NULL,4);
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
INSERT INTO "tournaments_tentativa" VALUES(1,'celular curioso','2026-11-22 14:26:30.716641',1);
CREATE TABLE "tournaments_tournament" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(100) NOT NULL, "slug" varchar(100) NOT NULL UNIQUE, "place" varchar(120) NOT NULL, "starts_on" date NOT NULL, "ends_on" date NOT NULL, "state" varchar(10) NOT NULL, "entrants" varchar(7) NOT NULL, "ruleset" varchar(40) NOT NULL, "options" text NOT NULL CHECK ((JSON_VALID("options") OR "options" IS NULL)), "overrides" text NOT NULL CHECK ((JSON_VALID("overrides") OR "overrides" IS NULL)), "minutes" smallint unsigned NOT NULL CHECK ("minutes" >= 0), "rules_title" varchar(100) NOT NULL, "extra" varchar(40) NOT NULL, "partidas" smallint unsigned NOT NULL CHECK ("partidas" >= 0), "fixed" bool NOT NULL, "entry" varchar(7) NOT NULL, "per_partida" bool NOT NULL, "totals_allowed" bool NOT NULL, "third_place" bool NOT NULL, "mesas" smallint unsigned NOT NULL CHECK ("mesas" >= 0), "auto_publish" bool NOT NULL, "draw_seed" bigint NULL, "drawn_at" datetime NULL, "club_id" bigint NOT NULL REFERENCES "tournaments_club" ("id") DEFERRABLE INITIALLY DEFERRED, "club_rules_id" bigint NULL REFERENCES "tournaments_clubrules" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "tournament_ends_after_start" CHECK ("ends_on" >= ("starts_on")), CONSTRAINT "tournament_has_mesas" CHECK ("mesas" >= 1));
INSERT INTO "tournaments_tournament" VALUES(1,'Copa do Farol','copa-do-farol-2026','','2026-03-07','2026-03-08','finished','duplas','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',0,'Regulamento de 19 artigos','',1,0,'scorer',0,0,1,16,0,NULL,NULL,1,NULL);
INSERT INTO "tournaments_tournament" VALUES(2,'Liga da Enseada','liga-da-enseada-2026','','2026-03-07','2026-03-08','running','duplas','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{"batida.bonus": 200}',0,'Da casa','',1,0,'scorer',0,0,1,4,1,NULL,NULL,1,1);
INSERT INTO "tournaments_tournament" VALUES(3,'Noite dos Avulsos','noite-dos-avulsos-2026','','2026-03-07','2026-03-08','running','players','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',0,'Regulamento de 19 artigos','',1,0,'scorer',0,0,1,16,1,NULL,NULL,1,NULL);
INSERT INTO "tournaments_tournament" VALUES(4,'Taça da Gruta','taca-da-gruta-2026','','2026-03-07','2026-03-08','running','duplas','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',0,'Regulamento de 19 artigos','',1,0,'scorer',0,0,1,2,1,7,'2026-11-22 14:26:29.485463',1,NULL);
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
