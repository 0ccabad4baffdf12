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
INSERT INTO "auth_user" VALUES(1,'md5$fqcAsWyXxUr8eCLleSoXsl$0c52ec4fec548bf0622acb11785b7d52',NULL,0,'direcao','','',0,1,'2026-11-22 14:50:10.479440','');
INSERT INTO "auth_user" VALUES(2,'md5$AZJaBp3TqZuAdY9PjKtM8N$41b8b31486da67e5f40bad64b2389912',NULL,0,'anotacao','','',0,1,'2026-11-22 14:50:10.497900','');
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
INSERT INTO "django_migrations" VALUES(1,'contenttypes','0001_initial','2026-11-22 14:49:59.378263');
INSERT INTO "django_migrations" VALUES(2,'auth','0001_initial','2026-11-22 14:49:59.453879');
INSERT INTO "django_migrations" VALUES(3,'admin','0001_initial','2026-11-22 14:49:59.497831');
INSERT INTO "django_migrations" VALUES(4,'admin','0002_logentry_remove_auto_add','2026-11-22 14:49:59.527059');
INSERT INTO "django_migrations" VALUES(5,'admin','0003_logentry_add_action_flag_choices','2026-11-22 14:49:59.560665');
INSERT INTO "django_migrations" VALUES(6,'contenttypes','0002_remove_content_type_name','2026-11-22 14:49:59.628181');
INSERT INTO "django_migrations" VALUES(7,'auth','0002_alter_permission_name_max_length','2026-11-22 14:49:59.672341');
INSERT INTO "django_migrations" VALUES(8,'auth','0003_alter_user_email_max_length','2026-11-22 14:49:59.727983');
INSERT INTO "django_migrations" VALUES(9,'auth','0004_alter_user_username_opts','2026-11-22 14:49:59.777868');
INSERT INTO "django_migrations" VALUES(10,'auth','0005_alter_user_last_login_null','2026-11-22 14:49:59.850380');
INSERT INTO "django_migrations" VALUES(11,'auth','0006_require_contenttypes_0002','2026-11-22 14:49:59.866036');
INSERT INTO "django_migrations" VALUES(12,'auth','0007_alter_validators_add_error_messages','2026-11-22 14:49:59.913371');
INSERT INTO "django_migrations" VALUES(13,'auth','0008_alter_user_username_max_length','2026-11-22 14:49:59.990703');
INSERT INTO "django_migrations" VALUES(14,'auth','0009_alter_user_last_name_max_length','2026-11-22 14:50:00.059569');
INSERT INTO "django_migrations" VALUES(15,'auth','0010_alter_group_name_max_length','2026-11-22 14:50:00.125644');
INSERT INTO "django_migrations" VALUES(16,'auth','0011_update_proxy_permissions','2026-11-22 14:50:00.155897');
INSERT INTO "django_migrations" VALUES(17,'auth','0012_alter_user_first_name_max_length','2026-11-22 14:50:00.218555');
INSERT INTO "django_migrations" VALUES(18,'scoring','0001_initial','2026-11-22 14:50:01.265008');
INSERT INTO "django_migrations" VALUES(19,'sessions','0001_initial','2026-11-22 14:50:01.318036');
INSERT INTO "django_migrations" VALUES(20,'tournaments','0001_initial','2026-11-22 14:50:09.284290');
CREATE TABLE "django_session" ("session_key" varchar(40) NOT NULL PRIMARY KEY, "session_data" text NOT NULL, "expire_date" datetime NOT NULL);
CREATE TABLE "scoring_acesso" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "seat" varchar(4) NOT NULL, "nonce" varchar(60) NOT NULL, "digest" varchar(64) NOT NULL UNIQUE, "device" varchar(64) NOT NULL, "device_at" datetime NULL, "issued_at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "jogo_id" bigint NOT NULL REFERENCES "scoring_jogo" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "acesso_seat" UNIQUE ("jogo_id", "seat"));
INSERT INTO "scoring_acesso" VALUES(1,'mesa','a4fded0c14f583a41b06a696f6014b1b','e90d4462c6f0f6bd3225f15580a92ac97f45f61d6df01eebc76044ee0202b038','',NULL,'2026-11-22 14:50:11.097',1);
INSERT INTO "scoring_acesso" VALUES(2,'A','1f5d5a0b2e5aa48e24b8c82420c231b7','b30a299af8e1e08e18a1291ba37c049c5c67cf160e05150201503fa6cfad2edd','',NULL,'2026-11-22 14:50:11.097',1);
INSERT INTO "scoring_acesso" VALUES(3,'B','5f86ba14081b6d692e4069ce33babc1f','7a72e4fcb94a9205775ba64c90a80c7096b11cf7418a3c11ed8e02b113a9df2c','',NULL,'2026-11-22 14:50:11.097',1);
INSERT INTO "scoring_acesso" VALUES(4,'mesa','5efe0f02ee0046bd20c13ca780faee9e','dad727670fc62a915ad62505a9b4fffb8b69d7c93bc85d6effb04e6e255e805e','',NULL,'2026-11-22 14:50:11.097',2);
INSERT INTO "scoring_acesso" VALUES(5,'A','1e395c0aee2bdfb816c4f6c42300f1a8','b93f03930e0c901c06acede8710403a0464da3ae79f443b11e66d526847685e3','',NULL,'2026-11-22 14:50:11.097',2);
INSERT INTO "scoring_acesso" VALUES(6,'B','b08dc5c558a9ccb7011a286f1a1ef127','33d93083d6df0c2b542542c23b5b008aafd66dbf3690aee293dc861542e54a2c','',NULL,'2026-11-22 14:50:11.097',2);
INSERT INTO "scoring_acesso" VALUES(7,'mesa','b3294318782039140d0fcc91013a2638','b039e77951582b0befb5a3b0582a391e870f39f95630813b243739410003726a','',NULL,'2026-11-22 14:50:11.415',3);
INSERT INTO "scoring_acesso" VALUES(8,'A','b912f2f3e7953c21a1f69791b203ed02','c6a28c9b11ac786add1a5533db1df896cc03000cc3b0e43b0a0cb9fdf41128c9','',NULL,'2026-11-22 14:50:11.415',3);
INSERT INTO "scoring_acesso" VALUES(9,'B','fed272a3f0cf8c79d57b39f15c9c4d0d','3065f37a9f747d753d48ed123d92d1e69e081f89f4dc320ac6d358b76e6fcdf8','',NULL,'2026-11-22 14:50:11.415',3);
INSERT INTO "scoring_acesso" VALUES(10,'mesa','f2177047d6ec22cc20da0a919a3a3330','9c4fedf4c0308327f3fb5ef376029bafdc63469cd7b2c88e08dd65befaafbdd9','',NULL,'2026-11-22 14:50:11.675',4);
INSERT INTO "scoring_acesso" VALUES(11,'A','aab69d6f4d26889548e43a129a7c0d7a','e304eb35fc2b5695e5c91d04b0215e110e880a434bc664fdbc7ce43100bf52d7','',NULL,'2026-11-22 14:50:11.675',4);
INSERT INTO "scoring_acesso" VALUES(12,'B','09b8ce36da3076511d2609dab2ac098c','4e2f7e5e0b16e1a8a1f45268258f3a92e7c8018ee7ce681b76f7be1707bee184','',NULL,'2026-11-22 14:50:11.675',4);
INSERT INTO "scoring_acesso" VALUES(13,'mesa','3faf8a36772701a969e378adfeda669e','608602254bb124473a455c4beb3c82ecce22fe62300b553e78fc3f0a438e7673','',NULL,'2026-11-22 14:50:12.069',5);
INSERT INTO "scoring_acesso" VALUES(14,'A','f4aefb0154a1fc58cabac0409ab6a2fb','37ce6349ec5164a700ac1ac3db1fdb93f22872aafb98890ac95aef2b22d6b497','',NULL,'2026-11-22 14:50:12.069',5);
INSERT INTO "scoring_acesso" VALUES(15,'B','0976cd540b96fb0123285c5de8d0aa13','e1d9d031d98183253af2c8479684241218e146d17c920d4cf4c6ac7e00e08d6f','',NULL,'2026-11-22 14:50:12.069',5);
INSERT INTO "scoring_acesso" VALUES(16,'mesa','a3ab989e7be58523a9fe67193c27edf7','2b4e6ab0cc2dcb42c69f5554a6bbd371704a3881781f38b2af56aa7c62cb36c6','',NULL,'2026-11-22 14:50:12.228',6);
INSERT INTO "scoring_acesso" VALUES(17,'A','117da1e9a7515a48777a0753398e4a72','87415d31db7476053a64503e7baae7c6fdc453e6d0d6ef6bc4e8c450cefceb65','',NULL,'2026-11-22 14:50:12.228',6);
INSERT INTO "scoring_acesso" VALUES(18,'B','ce09a91ae4d347b7c8fcb9f667c2a782','61eff863c578f1ca916cf3d496f528d05dd7bca36a1facfe8457a05afbe18501','',NULL,'2026-11-22 14:50:12.228',6);
INSERT INTO "scoring_acesso" VALUES(19,'mesa','d57de22045ec0f80931010198265e553','94006866843a99fea9aa235940d2744b40f711c740b70e95554870154331c4e6','',NULL,'2026-11-22 14:50:15.286',7);
INSERT INTO "scoring_acesso" VALUES(20,'A','6dd23ec75bc8e92198c2c6ea0340298f','9ac35b8c824cdeb165a95ab2e3691b3dd013f2558742785707874ffe1363478f','',NULL,'2026-11-22 14:50:15.286',7);
INSERT INTO "scoring_acesso" VALUES(21,'B','a1ecb481c0be582763b46496d05a7862','bed00d1c15dad725483379c5854fd9033b50ae2a224c87616f8d3c6218e69367','',NULL,'2026-11-22 14:50:15.286',7);
INSERT INTO "scoring_acesso" VALUES(22,'mesa','3796cc50cbf161efb04152a658098d39','44633c01c0635fe42dac5f032125b87f19b2e53a8503d10e5f404a25728e1c39','',NULL,'2026-11-22 14:50:15.286',8);
INSERT INTO "scoring_acesso" VALUES(23,'A','2af08c240ce821c615e9c10d07b4ebc6','0ff05732872b6415d684e2385d102433061e55c312a19044f726db4b3ac53522','',NULL,'2026-11-22 14:50:15.286',8);
INSERT INTO "scoring_acesso" VALUES(24,'B','3241c057b0d36c783a296bb25fc3b3ff','7576ba6238fcdddc451e9f9116294ed98691a4a52d95d106a843f1df1cc41f2a','',NULL,'2026-11-22 14:50:15.286',8);
INSERT INTO "scoring_acesso" VALUES(25,'mesa','e71a09da5eb48a076ca14f839889d40c','8e2df27f0a6a21e1c4a0653fa55a870a669d421cdf6a1787288087c34282fb89','',NULL,'2026-11-22 14:50:15.827',9);
INSERT INTO "scoring_acesso" VALUES(26,'A','3890df9730f79ec13bd8cd7e592aa440','b56a8b3b79ec905fd614350bf2556790a3725fc6fa516aab6da10d0491ec4515','',NULL,'2026-11-22 14:50:15.827',9);
INSERT INTO "scoring_acesso" VALUES(27,'B','6021ea545775e40d14129bb098a7d68e','8558f229d696754730d5c87b3b646e7e05bbe4c7d0727b4db4b0b2dd1cacd40c','',NULL,'2026-11-22 14:50:15.827',9);
INSERT INTO "scoring_acesso" VALUES(28,'mesa','f8296bc151268052d26f03be339939e6','8f705186d0403ae7f1b237ad640cad89888282aabf30b743fc81fc57b0b5534d','',NULL,'2026-11-22 14:50:15.827',10);
INSERT INTO "scoring_acesso" VALUES(29,'A','c2a48db5af4d922b0b686a00b1456b8d','a2d3f2cf5b08058603b546d59d51679bbbc50892169050341ed08194fa8a1101','',NULL,'2026-11-22 14:50:15.827',10);
INSERT INTO "scoring_acesso" VALUES(30,'B','93f93ca0c73de86557781fd256e87b9a','5ffe56193ae0a89a8ce3bd2d2cc269f02e4d01cb1ad97ffffa099a34c6ee7402','',NULL,'2026-11-22 14:50:15.827',10);
INSERT INTO "scoring_acesso" VALUES(31,'mesa','60d00cea113e70ac2e622997f166e645','b19d1d90ba5891ccf174831b78f5dfbfdfe87e3e2e771d8d01a6c455ba72f625','',NULL,'2026-11-22 14:50:16.353',11);
INSERT INTO "scoring_acesso" VALUES(32,'A','21dd4f1d1d2970384a9d50981c41beee','6fc08b1113916302a402cedbe9f4ba7095d50f50fabbd0e69df79246e439e524','',NULL,'2026-11-22 14:50:16.353',11);
INSERT INTO "scoring_acesso" VALUES(33,'B','7231441f303d0402f4dfc859fbdf415e','e8e996e3054d23e6a17569ae1b7687a35ff6abcd1000e2de098766d64984402d','',NULL,'2026-11-22 14:50:16.353',11);
INSERT INTO "scoring_acesso" VALUES(34,'mesa','73a21edb437d8e40be1a18a170c97478','3d257a9455678afbf5d360c4b20d7899c4001508fd7fcbb99c0d0f6f39c61559','',NULL,'2026-11-22 14:50:16.649',12);
INSERT INTO "scoring_acesso" VALUES(35,'A','599199d9876cf32020c76c188583a90a','988bc2c80a03f8c94f06ab11d4388b8e3be987d77d12b75348742e72ba1022ac','',NULL,'2026-11-22 14:50:16.649',12);
INSERT INTO "scoring_acesso" VALUES(36,'B','c86068effa6d00cf401147a19395daca','d85416b594dba096a5c34f85a06ab53303bd04f87e2b90f68956991003ebe3fd','',NULL,'2026-11-22 14:50:16.649',12);
INSERT INTO "scoring_acesso" VALUES(37,'mesa','dbb4379012b222b58a761694fb921089','bd96a6de89e8aac13de172142717fabbb3cb8005183dca8d04715d12d5cb235b','',NULL,'2026-11-22 14:50:18.346',13);
INSERT INTO "scoring_acesso" VALUES(38,'A','e5e561852b42b3e61defb9840a544edf','84e0608f8b18a1f594018dec98401fceacdb74d3e0858c9fac306107dc679d1d','',NULL,'2026-11-22 14:50:18.346',13);
INSERT INTO "scoring_acesso" VALUES(39,'B','060841e927059c3888300f16feac6232','03fce3290067f217a47a5cc1c8e5f385c7f8a887d88ba1080955ae496fe138d3','',NULL,'2026-11-22 14:50:18.346',13);
INSERT INTO "scoring_acesso" VALUES(40,'mesa','fbcae4549aad14cc62e8f35dbe49d1bb','f9adbfb221aed0375721ee119f0da87325080c2dd020be6a4b53fc27a101fda2','',NULL,'2026-11-22 14:50:18.346',14);
INSERT INTO "scoring_acesso" VALUES(41,'A','334f7df3d08fcf1af3afc11fa3b8665d','4ad6ad4d9a26e2f50a5f5278988ab40b8b75457a0d7e5da820e5fcabe8b16751','',NULL,'2026-11-22 14:50:18.346',14);
INSERT INTO "scoring_acesso" VALUES(42,'B','3e343cf6c68f70450e04469678216ebe','abbbca07fb14fc6bbfc1ef4de2dc08a31429815e29a11c74997443b46f770558','',NULL,'2026-11-22 14:50:18.346',14);
INSERT INTO "scoring_acesso" VALUES(43,'mesa','53c40925151eaa34b1abe8f517464e28','ad80d10e1eaeb2a1b0450f8e55ad1967b7cc0540e6fe13efccbdfefc434dd8c7','',NULL,'2026-11-22 14:50:18.346',15);
INSERT INTO "scoring_acesso" VALUES(44,'A','375cd9b20ba8cd755be3763766768cf9','3ebe34f12a6ac241afaa46bcd6169fcebbd8371266699e012b45316a085f7859','',NULL,'2026-11-22 14:50:18.346',15);
INSERT INTO "scoring_acesso" VALUES(45,'B','ddb7fc5f2768a1f96a37c584d991701f','15510c5108623fed0f5498041b4739d107f4e3b47f127eb0e297dd9cbb9ae473','',NULL,'2026-11-22 14:50:18.346',15);
INSERT INTO "scoring_acesso" VALUES(46,'mesa','e55ea4f50a5101b6bdb90d9017e12b56','522b627064afea790b4b1d6bb2ff239620d8db3f38866bd3e4a5ca0f80c9e23f','',NULL,'2026-11-22 14:50:19.842',16);
INSERT INTO "scoring_acesso" VALUES(47,'A','807c7f5a146c2570eb90aaea3c415e7b','775cf6b4a74ec3651ecc74e1a3a3167dc6fb824c2dfeb2bd8c823f05a7125ce2','',NULL,'2026-11-22 14:50:19.842',16);
INSERT INTO "scoring_acesso" VALUES(48,'B','8cfe8d4ef17f371f3deebadb830505f9','b8157a77e13cc26811f883de9ee620f3e88bdc7e202875e574b30d81b7c18c61','',NULL,'2026-11-22 14:50:19.842',16);
INSERT INTO "scoring_acesso" VALUES(49,'mesa','2ebd0ca7c7716304bd983aeccc717839','7fcb30aef3132f5324d759a9afccffe6676f7f35f87732de42e7be3dc117ac1d','',NULL,'2026-11-22 14:50:19.842',17);
INSERT INTO "scoring_acesso" VALUES(50,'A','6bd685338d42e68095ddbdcd5fcec191','1cf3a09a446e4a4ca167642a55e83d45c77de63ec5741d9f8fbab18ec5d7a7cd','',NULL,'2026-11-22 14:50:19.842',17);
INSERT INTO "scoring_acesso" VALUES(51,'B','9437ef4d9ac2d5277d02f62bdcb0bc8c','dfc16fa0777ff625caf14a638c3b8ce3dcb74191901363d3a8a4cf1a89768967','',NULL,'2026-11-22 14:50:19.842',17);
INSERT INTO "scoring_acesso" VALUES(52,'mesa','089068b7b12fd77d0ef8c6872869a3fd','909dd1985f21a65e65c82f56c6ce79fc3a9bcb459737b93f0fee1b2a9e30bd96','',NULL,'2026-11-22 14:50:20.745',18);
INSERT INTO "scoring_acesso" VALUES(53,'A','e93f01fb076a325f9ba65b55b766ea66','45d3f5090462f5dd8addf34941f36e4f5de212b6e66cc527db0670a5356e168d','',NULL,'2026-11-22 14:50:20.745',18);
INSERT INTO "scoring_acesso" VALUES(54,'B','0b7fe67e27ea4a65c36ea34b842055e3','e7b77d5133fdcb280264270c08bf2895def40c71d5a94b41e0bb13f0e1e27013','',NULL,'2026-11-22 14:50:20.745',18);
INSERT INTO "scoring_acesso" VALUES(55,'mesa','628d548f71e40b759c9489375ffcb371','288481c776ab4032d3aea4164dc6863b57e51480f2616a1b9969971016a9d963','',NULL,'2026-11-22 14:50:20.745',19);
INSERT INTO "scoring_acesso" VALUES(56,'A','cf68c0436bab659cc7647e320533b6ef','d00217d35f8db597bc6082374a1ead99c187dbab7d0d4aac0d82467a6aadb507','',NULL,'2026-11-22 14:50:20.745',19);
INSERT INTO "scoring_acesso" VALUES(57,'B','0a652a98494bc711ca4a3e08dd2fd432','0b993cfdef64916ee59f461f043b4b78d9adb3dd7bcd3f0205e9f7e2914204c7','',NULL,'2026-11-22 14:50:20.745',19);
INSERT INTO "scoring_acesso" VALUES(58,'mesa','ffddf42cd913d8c5dce8378ae3fbde20','7756d2d3a44333dde002d1810c003c9de55e52e7ada412eca5a24e33a100b4e3','',NULL,'2026-11-22 14:50:21.248',20);
INSERT INTO "scoring_acesso" VALUES(59,'A','f77742295dbe6f8d4bb805a8651faf93','df7d8b1578c6644c021921c2f8a26b3eb228933ead64b29c198086534dc3df42','',NULL,'2026-11-22 14:50:21.248',20);
INSERT INTO "scoring_acesso" VALUES(60,'B','815a2b0ecc69a21dba70034773ec91dc','076c778a2f96393366404294f4dc3931cb4c0650fc1419247a580f75b1317756','',NULL,'2026-11-22 14:50:21.248',20);
INSERT INTO "scoring_acesso" VALUES(61,'mesa','dded94a2bc71178dfc9071f6b774f475','32591cb9f65b34e9b0a89042492796f956f31a3f31b2c3f3abb2508806096908','',NULL,'2026-11-22 14:50:21.715',21);
INSERT INTO "scoring_acesso" VALUES(62,'A','a7a48ba10be0e66f057d54a568694613','41bc65855fe63591f061c399e9374591c7f6a7478126ed99cf3413bb34a487be','',NULL,'2026-11-22 14:50:21.715',21);
INSERT INTO "scoring_acesso" VALUES(63,'B','18c02b9d07d24d8735ca70ab882db17a','4b0c0a37a96b7a31e56a8af7a4609e74e5ee8350b2c8b8d57c9bb18c1f09fd4e','',NULL,'2026-11-22 14:50:21.715',21);
INSERT INTO "scoring_acesso" VALUES(64,'mesa','ff02fffaf864731a24a737acef21fe7e','fb480f39b5e4287527df691491bd20a62198239cf7198e993fb051e10c9b56f2','',NULL,'2026-11-22 14:50:21.987',22);
INSERT INTO "scoring_acesso" VALUES(65,'A','4b775d56d25c09b2deece4fd3cbd7e6a','477027c2c4924afa7d3a47859a01308727ca176b976d4f9a5a9e2fa5b5c36d06','',NULL,'2026-11-22 14:50:21.987',22);
INSERT INTO "scoring_acesso" VALUES(66,'B','daee2d8e07d734e5cf64b266cbfa6656','6bab69fd26a9ea53cabe8c503fce6b81e697d6015b1ad93482a693d668d272b7','',NULL,'2026-11-22 14:50:21.987',22);
INSERT INTO "scoring_acesso" VALUES(67,'mesa','80ca225cba638b006f1defca2d572268','17d63b35f8d68ef027d23a1ea26e45471d47bd379ca9746361803e938f9fa6d1','',NULL,'2026-11-22 14:50:22.320',23);
INSERT INTO "scoring_acesso" VALUES(68,'A','c579e549b734b60fa0ca80c6cf7db214','1556750107a375923a06c510fe68489d6f1a8c1bf6d6ce223d5c29b06afdba1a','',NULL,'2026-11-22 14:50:22.255',23);
INSERT INTO "scoring_acesso" VALUES(69,'B','163ee961afc88f46801f6546937359a3','8aca559025a2b168e7b1acd20a0a9c2b328bfebec4fc57bc8571c60fc0dd0934','',NULL,'2026-11-22 14:50:22.255',23);
INSERT INTO "scoring_acesso" VALUES(70,'mesa','032b6bc0db0688f2623c4cefb9c0af72','ad30cba810b541261e8df44cacdb084fe0af4476452ae8157d3d2a8aa1e01562','',NULL,'2026-11-22 14:50:22.449',24);
INSERT INTO "scoring_acesso" VALUES(71,'A','791a546fa03e701e10bf797f8899431e','d27954f202fc8c446787b61e2773cba6ad4f24def3e97bf81f7ded1e71bcb2ac','',NULL,'2026-11-22 14:50:22.449',24);
INSERT INTO "scoring_acesso" VALUES(72,'B','2a98fbb69e789e5cc982e9c0ade170c5','38f7a56675b9c0538a9e7c1524528e9fea0b7f925829bfa6f7c52e4cc8b59758','',NULL,'2026-11-22 14:50:22.449',24);
INSERT INTO "scoring_acesso" VALUES(73,'mesa','ee9a43bb2be5b899c8ecbc4dc17378b1','3224cfa7a5d27ec850a01db48bd4e6ce203a8f6fbdd4cc8935a46026bb8919cc','',NULL,'2026-11-22 14:50:22.479',25);
INSERT INTO "scoring_acesso" VALUES(74,'A','545e9cb79e750705fd5b203b79ba8bfb','152d9addb0fbdfdb389740967e016d98d4a407b9482bdd19351df2956d6df47e','',NULL,'2026-11-22 14:50:22.479',25);
INSERT INTO "scoring_acesso" VALUES(75,'B','cdd15a49f0386d0493dc4039ae8726a3','8fabd99e07d2c59d2bd74edc71b1f10ffcff3d81732b197d135c4aac38fdd434','',NULL,'2026-11-22 14:50:22.479',25);
INSERT INTO "scoring_acesso" VALUES(76,'mesa','e3dfa8fb7536238f8a6e09f3e604d681','c3c90bed91303bc77a61912f6a432d988bacb8ba4c4aae38469079e7373488fd','',NULL,'2026-11-22 14:50:22.519',26);
INSERT INTO "scoring_acesso" VALUES(77,'A','9eed20fe50fafcc17a61bd89c34898c2','0031f19faaba0de2b1f6dfed1e9d4d7087fe0833d1955d70deb1328afbaf8d4d','',NULL,'2026-11-22 14:50:22.519',26);
INSERT INTO "scoring_acesso" VALUES(78,'B','d6f8b8a90964ec15c2c217f69a298535','189534bc33c017c44e5aea4bd1bcd20caa14d586fd939ddb4091aa2b68636a00','',NULL,'2026-11-22 14:50:22.519',26);
INSERT INTO "scoring_acesso" VALUES(79,'mesa','e72a840a2a4de4d47c8c5f8ab88fc045','e910c5c35355b18d43c4565f52564fa7f47c8518bf91580d97010faadbcdc3f6','',NULL,'2026-11-22 14:50:22.564',27);
INSERT INTO "scoring_acesso" VALUES(80,'A','a27c80962a6db0f67d3e7c49c16158bf','ecc448635a45a438ab6308a6b2d62c1164acb3b100b4ed8a2ab11db1aed28343','',NULL,'2026-11-22 14:50:22.564',27);
INSERT INTO "scoring_acesso" VALUES(81,'B','f8590b882c4ec56802d2405e6f0e7564','79a7f08591373f38011747dc4e018b05d068357a7a84566065885d6963e84a05','',NULL,'2026-11-22 14:50:22.564',27);
INSERT INTO "scoring_acesso" VALUES(82,'ver','b5b3689aa17f99a29b28da84fbf69710','32257bcf4a23572435a268e44b0568e59a82cdce0d758191fd0b6b130d560326','',NULL,'2026-11-22 14:50:22.574',27);
CREATE TABLE "scoring_confirmacao" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "side" varchar(1) NOT NULL, "verdict" varchar(10) NOT NULL, "client_id" char(32) NOT NULL, "facts" text NULL CHECK ((JSON_VALID("facts") OR "facts" IS NULL)), "cards" text NULL CHECK ((JSON_VALID("cards") OR "cards" IS NULL)), "reason" varchar(200) NOT NULL, "device" varchar(64) NOT NULL, "at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "actor_id" integer NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, "mao_id" bigint NOT NULL REFERENCES "scoring_mao" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "confirmacao_once" UNIQUE ("client_id", "mao_id"));
INSERT INTO "scoring_confirmacao" VALUES(1,'B','confirmed','8c8df871ad694cf2bcaf3c34979a97be',NULL,NULL,'','celular da mesa','2026-11-22 14:50:21.778',NULL,20);
INSERT INTO "scoring_confirmacao" VALUES(2,'A','contested','00ecdcaec72649a796904f41ac52f6f0','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}',NULL,'foram duas canastras','celular da mesa','2026-11-22 14:50:21.842',NULL,21);
INSERT INTO "scoring_confirmacao" VALUES(3,'','confirmed','138e581acdc14b9d8b368096779d3f3e',NULL,NULL,'conferi na mesa','celular da mesa','2026-11-22 14:50:21.873',NULL,22);
INSERT INTO "scoring_confirmacao" VALUES(4,'B','contested','59d07359c36d4a7db4af4efc081377dd','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}',NULL,'quem bateu fomos nós','celular da mesa','2026-11-22 14:50:21.965',NULL,23);
INSERT INTO "scoring_confirmacao" VALUES(5,'A','confirmed','8657978b8c944c35aaec42e1923e2ebb',NULL,NULL,'','celular da mesa','2026-11-22 14:50:22.068',NULL,24);
INSERT INTO "scoring_confirmacao" VALUES(6,'B','confirmed','7eaed35235aa40a6bf9dab0d7f43e191',NULL,NULL,'','celular da mesa','2026-11-22 14:50:22.069',NULL,24);
INSERT INTO "scoring_confirmacao" VALUES(7,'','confirmed','09bc83c1fd174c069fc667f630666040',NULL,NULL,'B contou duas vezes','celular da mesa','2026-11-22 14:50:22.200',NULL,25);
CREATE TABLE "scoring_envio" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "partida" smallint unsigned NOT NULL CHECK ("partida" >= 0), "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "side" varchar(1) NOT NULL, "client_id" char(32) NOT NULL UNIQUE, "facts" text NOT NULL CHECK ((JSON_VALID("facts") OR "facts" IS NULL)), "cards" text NULL CHECK ((JSON_VALID("cards") OR "cards" IS NULL)), "warnings" text NOT NULL CHECK ((JSON_VALID("warnings") OR "warnings" IS NULL)), "device" varchar(64) NOT NULL, "at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "actor_id" integer NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, "jogo_id" bigint NOT NULL REFERENCES "scoring_jogo" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "envio_counts_from_one" CHECK (("number" >= 1 AND "partida" >= 1)));
INSERT INTO "scoring_envio" VALUES(1,1,1,'A','8657978b8c944c35aaec42e1923e2ebb','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'["too_few_cards"]','celular da mesa','2026-11-22 14:50:22.027',NULL,22);
INSERT INTO "scoring_envio" VALUES(2,1,1,'B','7eaed35235aa40a6bf9dab0d7f43e191','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'["too_few_cards"]','celular da mesa','2026-11-22 14:50:22.066',NULL,22);
INSERT INTO "scoring_envio" VALUES(3,1,2,'A','1953ac19a5264e638a218ab4dddcce5b','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'["too_few_cards"]','celular da mesa','2026-11-22 14:50:22.128',NULL,22);
INSERT INTO "scoring_envio" VALUES(4,1,2,'B','72c7c40a84224d83899ffa993f865a93','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}',NULL,'["too_few_cards"]','celular da mesa','2026-11-22 14:50:22.163',NULL,22);
INSERT INTO "scoring_envio" VALUES(5,2,1,'A','4011dc93572c44bdb2356cf44a9df1f1','{"totals": {"A": 300, "B": 150}}',NULL,'[]','celular da mesa','2026-11-22 14:50:22.238',NULL,22);
CREATE TABLE "scoring_jogo" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "public_id" char(32) NOT NULL UNIQUE, "labels" text NOT NULL CHECK ((JSON_VALID("labels") OR "labels" IS NULL)), "ruleset" varchar(40) NOT NULL, "options" text NOT NULL CHECK ((JSON_VALID("options") OR "options" IS NULL)), "overrides" text NOT NULL CHECK ((JSON_VALID("overrides") OR "overrides" IS NULL)), "partidas" smallint unsigned NOT NULL CHECK ("partidas" >= 0), "fixed" bool NOT NULL, "may_draw" bool NOT NULL, "entry" varchar(7) NOT NULL, "per_partida" bool NOT NULL, "totals_allowed" bool NOT NULL, "dealers" text NOT NULL CHECK ((JSON_VALID("dealers") OR "dealers" IS NULL)), "bell_at" datetime NULL, "bell_partida" smallint unsigned NOT NULL CHECK ("bell_partida" >= 0), "bell_mao" smallint unsigned NOT NULL CHECK ("bell_mao" >= 0), "bell_in_play" bool NOT NULL, "opened_at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "closed_at" datetime NULL, "winner" varchar(1) NOT NULL, "reason" varchar(30) NOT NULL, CONSTRAINT "jogo_has_partidas" CHECK ("partidas" >= 1), CONSTRAINT "jogo_result_when_closed" CHECK ((("closed_at" IS NULL AND "reason" = '' AND "winner" = '') OR ("closed_at" IS NOT NULL AND NOT ("reason" = '')))));
INSERT INTO "scoring_jogo" VALUES(1,'94437df200144899ac3e821891572887','["Jairo Barra e Lia Barra", "Heitor Barra e Ione Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:11.096','2026-11-22 14:50:11.474569','A','majority');
INSERT INTO "scoring_jogo" VALUES(2,'d07438f6d25e42cda5e3037cfd0152b0','["Fausto Barra e Gilda Barra", "Dario Barra e Elza Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:11.096','2026-11-22 14:50:11.967404','A','majority');
INSERT INTO "scoring_jogo" VALUES(3,'e97af25a332f47e1ac872c5f362ec750','["Abel Barra e Alba Barra", "Jairo Barra e Lia Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:11.415','2026-11-22 14:50:11.588799','A','walkover');
INSERT INTO "scoring_jogo" VALUES(4,'b54cc7631586455983969c253ed4fab4','["Heitor Barra e Ione Barra", "Abel Barra e Alba Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:11.674','2026-11-22 14:50:11.870007','A','majority');
INSERT INTO "scoring_jogo" VALUES(5,'99c7089c399849708203d19cdf2869b9','["Breno Barra e Cida Barra", "Fausto Barra e Gilda Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:12.060','2026-11-22 14:50:12.121219','A','majority');
INSERT INTO "scoring_jogo" VALUES(6,'7fc30502177e44e0b16a05b437028d37','["Dario Barra e Elza Barra", "Breno Barra e Cida Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:12.227','2026-11-22 14:50:12.295564','A','majority');
INSERT INTO "scoring_jogo" VALUES(7,'b41a53c8f0e4403b88db827b7671a0b7','["Heitor Barra e Ione Barra", "Breno Barra e Cida Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:15.276','2026-11-22 14:50:15.372146','A','majority');
INSERT INTO "scoring_jogo" VALUES(8,'51b9389e09474a17bcb517ee87fa91dd','["Fausto Barra e Gilda Barra", "Jairo Barra e Lia Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:15.276','2026-11-22 14:50:15.613190','A','majority');
INSERT INTO "scoring_jogo" VALUES(9,'684eca01f07b4829b75f6e4e05b9eba1','["Breno Barra e Cida Barra", "Jairo Barra e Lia Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:15.813','2026-11-22 14:50:15.958467','A','majority');
INSERT INTO "scoring_jogo" VALUES(10,'c8027c9656d4408c8438d06ff1ff456d','["Heitor Barra e Ione Barra", "Fausto Barra e Gilda Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:15.813','2026-11-22 14:50:16.155467','A','majority');
INSERT INTO "scoring_jogo" VALUES(11,'71af4f9e21174649acf3b1ea1a011546','["Breno Barra e Cida Barra", "Fausto Barra e Gilda Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:16.352','2026-11-22 14:50:16.476674','A','majority');
INSERT INTO "scoring_jogo" VALUES(12,'4e255c343d7e4b70a57344846fc1c8f7','["Heitor Barra e Ione Barra", "Breno Barra e Cida Barra"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:16.636','2026-11-22 14:50:16.753772','A','majority');
INSERT INTO "scoring_jogo" VALUES(13,'96936a16212042908e5cf97afe5e6621','["Dario Campos e Elza Campos", "Fausto Campos e Gilda Campos"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{"batida.bonus": 200}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:18.340','2026-11-22 14:50:18.465629','A','majority');
INSERT INTO "scoring_jogo" VALUES(14,'04e53ce2ef1c4dc29c14ad102a6a6ebb','["Heitor Campos e Ione Campos", "Breno Campos e Cida Campos"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{"batida.bonus": 200}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:18.340','2026-11-22 14:50:18.611635','A','majority');
INSERT INTO "scoring_jogo" VALUES(15,'e41eee2d5d6a4643b0199d244419d880','["Jairo Campos e Lia Campos", "Abel Campos e Alba Campos"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{"batida.bonus": 200}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:18.340','2026-11-22 14:50:18.746054','A','majority');
INSERT INTO "scoring_jogo" VALUES(16,'963723d5bea74e55b712698d8d0c85d3','["Dario Dunas + Heitor Dunas", "Elza Dunas + Breno Dunas"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:19.832','2026-11-22 14:50:19.911838','A','majority');
INSERT INTO "scoring_jogo" VALUES(17,'a8bff6c019ce4630b67280069d091d95','["Cida Dunas + Fausto Dunas", "Gilda Dunas + Ione Dunas"]','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,1,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:19.832',NULL,'','');
INSERT INTO "scoring_jogo" VALUES(18,'bb4f549c1afb403eb7e3a3962bafa8ec','["Heitor Enseada e Ione Enseada", "Fausto Enseada e Gilda Enseada"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:20.732','2026-11-22 14:50:21.136922','A','majority');
INSERT INTO "scoring_jogo" VALUES(19,'67746de9630e49ee9b4a861d2687159a','["Jairo Dunas e Lia Dunas", "Breno Enseada e Cida Enseada"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:20.732',NULL,'','');
INSERT INTO "scoring_jogo" VALUES(20,'6451d283bb2344318c85264c27803412','["Dario Enseada e Elza Enseada", "Heitor Enseada e Ione Enseada"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:21.247',NULL,'','');
INSERT INTO "scoring_jogo" VALUES(21,'1926936f1c394cec99abe754087e5bc7','["Ana e Bia", "Caio e Davi"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',3,0,0,'confirm',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:21.714',NULL,'','');
INSERT INTO "scoring_jogo" VALUES(22,'83614a97927c4b60974ce2ff0e3f1c59','["Ana e Bia", "Caio e Davi"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',3,0,0,'apart',0,1,'[]',NULL,0,0,0,'2026-11-22 14:50:21.986',NULL,'','');
INSERT INTO "scoring_jogo" VALUES(23,'d2c84081296942d987bebd71dd69b998','["Ana e Bia", "Caio e Davi"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:22.254',NULL,'','');
INSERT INTO "scoring_jogo" VALUES(24,'323171fca0d149849c162345e9e73b34','["Ana e Bia", "Caio e Davi"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:22.444','2026-11-22 14:50:22.467307','','cancelled');
INSERT INTO "scoring_jogo" VALUES(25,'fd29055cec0c48ecaab55416df525c01','["Ana e Bia", "Caio e Davi"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:22.478','2026-11-22 14:50:22.496734','A','walkover');
INSERT INTO "scoring_jogo" VALUES(26,'8a28c056ede34f8d95776831c21c3a11','["Ana e Bia", "Caio e Davi"]','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',1,0,0,'scorer',0,0,'[]',NULL,0,0,0,'2026-11-22 14:50:22.518','2026-11-22 14:50:22.534728','B','director');
INSERT INTO "scoring_jogo" VALUES(27,'101022ec228f426a8716aa043935f3c1','["Ana e Bia", "Caio e Davi"]','buraco-1','{"teams": "duplas", "jokers": 0, "target": 1500, "canastra_real": false, "other_scores": false, "vulnerability": true, "one_wild": false, "ace_to_ace": true, "real_on_top": false, "relancinho_on_top": true, "grown": "on_top", "twos_on_top": false, "twos_grow": true, "hand_without_batida": true, "hand_debit_without_batida": true, "wild_takes_value": false}','{}',1,0,0,'scorer',0,0,'[[0, "A"]]',NULL,0,0,0,'2026-11-22 14:50:22.563','2026-11-22 14:50:22.615013','B','majority');
CREATE TABLE "scoring_mao" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "version" smallint unsigned NOT NULL CHECK ("version" >= 0), "side" varchar(1) NOT NULL, "void" bool NOT NULL, "client_id" char(32) NOT NULL UNIQUE, "facts" text NOT NULL CHECK ((JSON_VALID("facts") OR "facts" IS NULL)), "cards" text NULL CHECK ((JSON_VALID("cards") OR "cards" IS NULL)), "lines" text NOT NULL CHECK ((JSON_VALID("lines") OR "lines" IS NULL)), "totals" text NOT NULL CHECK ((JSON_VALID("totals") OR "totals" IS NULL)), "warnings" text NOT NULL CHECK ((JSON_VALID("warnings") OR "warnings" IS NULL)), "device" varchar(64) NOT NULL, "reason" varchar(200) NOT NULL, "entered_at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "actor_id" integer NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, "partida_id" bigint NOT NULL REFERENCES "scoring_partida" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "mao_version" UNIQUE ("partida_id", "number", "version"), CONSTRAINT "mao_counts_from_one" CHECK (("number" >= 1 AND "version" >= 1)));
INSERT INTO "scoring_mao" VALUES(1,1,1,'',0,'23e72dd09c9242c5b8c6645ef49405f6','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}], "B": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}]}','{"A": 220, "B": 760}','["too_few_cards"]','celular da mesa','','2026-11-22 14:50:11.244',NULL,1);
INSERT INTO "scoring_mao" VALUES(2,1,2,'',0,'a355acdce6494f5888fb3d0e2fd867c8','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','painel','soma errada','2026-11-22 14:50:11.460',1,1);
INSERT INTO "scoring_mao" VALUES(3,1,1,'',0,'3c7922b591624363862686871ba2fa4d','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:50:11.859',NULL,4);
INSERT INTO "scoring_mao" VALUES(4,1,1,'',0,'3c6da1e6dd4644dfb4f11e291a150125','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:50:11.952',NULL,2);
INSERT INTO "scoring_mao" VALUES(5,1,1,'',0,'1f97200f844c4be9a4418561af279fb5','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:50:12.119',NULL,5);
INSERT INTO "scoring_mao" VALUES(6,1,1,'',0,'477cb4d176004f2693abb70765f20a10','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:50:12.277',NULL,6);
INSERT INTO "scoring_mao" VALUES(7,1,1,'',0,'28ac48960aca4b2b9061fa585d835b60','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:50:15.356',NULL,7);
INSERT INTO "scoring_mao" VALUES(8,1,1,'',0,'51df09056de643658f33e7ee2c2fb732','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:50:15.597',NULL,8);
INSERT INTO "scoring_mao" VALUES(9,1,1,'',0,'a1a7067022b34371b805a5d21d58ea23','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:50:15.946',NULL,9);
INSERT INTO "scoring_mao" VALUES(10,1,1,'',0,'d21d59a5c85d4599acc2410944c20114','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:50:16.143',NULL,10);
INSERT INTO "scoring_mao" VALUES(11,1,1,'',0,'7681e7a0c06b4c64a23043932fb01e6b','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:50:16.464',NULL,11);
INSERT INTO "scoring_mao" VALUES(12,1,1,'',0,'a69f66727a11422491cf63f4af2f6afc','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:50:16.734',NULL,12);
INSERT INTO "scoring_mao" VALUES(13,1,1,'',0,'f5c010dbd8c14c1c8c83e296dfcd0d59','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 200, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 860, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:50:18.450',NULL,13);
INSERT INTO "scoring_mao" VALUES(14,1,1,'',0,'60bfebf1e46c491bafce7ae71359cc10','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 200, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 860, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:50:18.600',NULL,14);
INSERT INTO "scoring_mao" VALUES(15,1,1,'',0,'00d9801499b24d2d8c4b641db02ae9a1','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 200, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 860, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:50:18.732',NULL,15);
INSERT INTO "scoring_mao" VALUES(16,1,1,'',0,'cba1ef2e3d384e31916f37ddaaffbbd8','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:50:19.909',NULL,16);
INSERT INTO "scoring_mao" VALUES(17,1,1,'',0,'6dfe2caac6a747a590d6c1b06cfe153a','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:50:21.073',NULL,18);
INSERT INTO "scoring_mao" VALUES(18,2,1,'',0,'92e1a512fb6d4a76971929c6e41c98ab','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:50:21.134',NULL,18);
INSERT INTO "scoring_mao" VALUES(19,1,1,'',0,'f3557233180b4eebbd69bad18ce7ed8e','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular-da-mesa','','2026-11-22 14:50:21.315',NULL,20);
INSERT INTO "scoring_mao" VALUES(20,1,1,'A',0,'3cf7bfed7e1148108dff4b9f49529460','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular da mesa','','2026-11-22 14:50:21.737',NULL,21);
INSERT INTO "scoring_mao" VALUES(21,2,1,'B',0,'194ade61bbdb4548b3094c1f477ec5ce','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular da mesa','','2026-11-22 14:50:21.800',NULL,21);
INSERT INTO "scoring_mao" VALUES(22,2,2,'',0,'138e581acdc14b9d8b368096779d3f3e','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}], "B": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}]}','{"A": 220, "B": 760}','["too_few_cards"]','celular da mesa','conferi na mesa','2026-11-22 14:50:21.861',NULL,21);
INSERT INTO "scoring_mao" VALUES(23,3,1,'A',0,'c4cc94f610ef4d1cae72b500d4ba2dcb','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular da mesa','','2026-11-22 14:50:21.907',NULL,21);
INSERT INTO "scoring_mao" VALUES(24,1,1,'',0,'7eaed35235aa40a6bf9dab0d7f43e191','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular da mesa','','2026-11-22 14:50:22.068',NULL,24);
INSERT INTO "scoring_mao" VALUES(25,2,1,'',0,'09bc83c1fd174c069fc667f630666040','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular da mesa','B contou duas vezes','2026-11-22 14:50:22.200',NULL,24);
INSERT INTO "scoring_mao" VALUES(26,1,1,'',0,'a06e9827ed6748598b73e55679f80d00','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular da mesa','','2026-11-22 14:50:22.339',NULL,26);
INSERT INTO "scoring_mao" VALUES(27,1,2,'',1,'20dd9dc90d5e40fe853d2ca89d321a32','{}',NULL,'{}','{}','[]','celular da mesa','','2026-11-22 14:50:22.358',NULL,26);
INSERT INTO "scoring_mao" VALUES(28,1,3,'',0,'d8b4985c992e4284a15b452b780ef4ec','{"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}',NULL,'{"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}','{"A": 760, "B": 220}','["too_few_cards"]','celular da mesa','','2026-11-22 14:50:22.375',NULL,26);
INSERT INTO "scoring_mao" VALUES(29,1,1,'',0,'a385619aba3d4680b713a7c13d67a559','{"ending": "batida", "sides": {"A": {"table": 355, "hand": 45, "table_cards": 37, "hand_cards": 3, "players": 2, "batida": true, "dirty": 1, "grown": 1}, "B": {"table": 520, "hand": 90, "table_cards": 28, "hand_cards": 9, "players": 2, "batida": false, "clean": 1, "dirty": 1, "grown": 2}}, "before": {"A": 0, "B": 0}}','{"ending": "batida", "sides": {"A": {"melds": [{"kind": "set", "cards": ["4S", "4C", "4H", "4D", "2D"], "laid": 3}, {"kind": "run", "cards": ["2S", "3S", "2H", "5S", "6S", "7S"], "laid": 3}, {"kind": "set", "cards": ["6H", "6C", "6C", "6D", "6S", "6H", "2C"], "laid": 3}, {"kind": "set", "cards": ["AS", "AD", "AH"], "laid": 3}, {"kind": "set", "cards": ["JC", "JC", "JD", "JD"], "laid": 3}, {"kind": "set", "cards": ["5D", "5D", "5H", "5S"], "laid": 3}, {"kind": "set", "cards": ["QD", "QC", "QC", "QH"], "laid": 3}, {"kind": "set", "cards": ["7C", "7D", "7D", "7H"], "laid": 3}], "hands": {"A1": ["TH", "TS", "3H"], "A2": []}}, "B": {"melds": [{"kind": "set", "cards": ["AS", "AC", "AC", "AH", "2D"], "laid": 3}, {"kind": "set", "cards": ["8H", "8C", "8D", "8C", "8S", "8D", "8S", "2S"], "laid": 3}, {"kind": "set", "cards": ["TD", "TC", "TC", "TS", "TD"], "laid": 3}, {"kind": "set", "cards": ["KD", "KH", "KS", "KH", "KS", "KC", "KD"], "laid": 3}, {"kind": "set", "cards": ["QS", "QH", "QD"], "laid": 3}], "hands": {"B1": ["5C", "9C", "4H"], "B2": ["5C", "3H", "3D", "7S", "9H", "JH"]}}}, "went_out": "A2"}','{"A": [{"code": "table", "points": 355, "count": null}, {"code": "hand", "points": -45, "count": null}, {"code": "dirty", "points": 100, "count": 1}, {"code": "grown", "points": 1000, "count": 1}, {"code": "batida", "points": 50, "count": null}], "B": [{"code": "table", "points": 520, "count": null}, {"code": "hand", "points": -90, "count": null}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "grown", "points": 2000, "count": 2}]}','{"A": 1460, "B": 2730}','[]','celular da mesa','','2026-11-22 14:50:22.608',NULL,30);
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
INSERT INTO "scoring_registro" VALUES(1,'2026-11-22 14:50:11.096000','opened','celular-da-mesa',NULL,'{"labels": ["Jairo Barra e Lia Barra", "Heitor Barra e Ione Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'34cd1b1edf83a1282bafa3c9f4f5b1023f826f890dfc5f22c2c34f2bb92aa57d',NULL,1);
INSERT INTO "scoring_registro" VALUES(2,'2026-11-22 14:50:11.096000','opened','celular-da-mesa',NULL,'{"labels": ["Fausto Barra e Gilda Barra", "Dario Barra e Elza Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'d6bcb7ed57b08fd441d0931bc1cda12cc3e993e4bb3f5b93c2d01f7d59858789',NULL,2);
INSERT INTO "scoring_registro" VALUES(3,'2026-11-22 14:50:11.274000','recorded','celular da mesa',NULL,'{"mao": 1, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "totals": {"A": 220, "B": 760}}','','[{"id": 1, "partida_id": 1, "number": 1, "version": 1, "side": "", "void": false, "client_id": "23e72dd0-9c92-42c5-b8c6-645ef49405f6", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}], "B": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}]}, "totals": {"A": 220, "B": 760}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T14:50:11.244000+00:00", "model": "mao"}]',2,'143471836cfc7134174013b5bc940443c04de2f461e862bd88680f8d6d3a1065',NULL,1);
INSERT INTO "scoring_registro" VALUES(4,'2026-11-22 14:50:11.415000','opened','canastra',NULL,'{"labels": ["Abel Barra e Alba Barra", "Jairo Barra e Lia Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'1ffbe139c281fb44403026fe60439f132b00272a46565aaac0d815ce8c80b190',NULL,3);
INSERT INTO "scoring_registro" VALUES(5,'2026-11-22 14:50:11.460000','corrected','painel','{"mao": 1, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "totals": {"A": 220, "B": 760}}','{"mao": 2, "partida": 1, "number": 1, "version": 2, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','soma errada','[{"id": 2, "partida_id": 1, "number": 1, "version": 2, "side": "", "void": false, "client_id": "a355acdc-e649-4f58-88fb-3d0e2fd867c8", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": 1, "device": "painel", "reason": "soma errada", "entered_at": "2026-11-22T14:50:11.460000+00:00", "model": "mao"}]',3,'08ece510744b0840818c56f71e94cdf156ca57a9a0c310de0bafe403384ef265',1,1);
INSERT INTO "scoring_registro" VALUES(6,'2026-11-22 14:50:11.674000','opened','canastra',NULL,'{"labels": ["Heitor Barra e Ione Barra", "Abel Barra e Alba Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'0ebc14d0a2c649f42f93535ada2ec7e9ce91e0284adf15d4ac2dd1b81259ddde',NULL,4);
INSERT INTO "scoring_registro" VALUES(7,'2026-11-22 14:50:11.690000','walkover','painel','{"winner": "", "reason": ""}','{"winner": "A", "reason": "walkover"}','não compareceu','[]',2,'7c1e90be4102e69f0db15fe4ad07a157651632141f48a20a6967882c3a4fee6a',1,3);
INSERT INTO "scoring_registro" VALUES(8,'2026-11-22 14:50:11.860000','recorded','celular-da-mesa',NULL,'{"mao": 3, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 3, "partida_id": 4, "number": 1, "version": 1, "side": "", "void": false, "client_id": "3c7922b5-9162-4363-8626-86871ba2fa4d", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:50:11.859000+00:00", "model": "mao"}]',2,'54ae952c75630129e84f76b346aabf86fd01c3ddc223d87f7832c43ef9b83aef',NULL,4);
INSERT INTO "scoring_registro" VALUES(9,'2026-11-22 14:50:11.953000','recorded','celular-da-mesa',NULL,'{"mao": 4, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 4, "partida_id": 2, "number": 1, "version": 1, "side": "", "void": false, "client_id": "3c6da1e6-dd46-44df-b4f1-1e291a150125", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:50:11.952000+00:00", "model": "mao"}]',2,'d29c396b3080622b7eec6f2eebeaf26f0bf51b5dbb6024e29a39824298cec6cb',NULL,2);
INSERT INTO "scoring_registro" VALUES(10,'2026-11-22 14:50:12.060000','opened','canastra',NULL,'{"labels": ["Breno Barra e Cida Barra", "Fausto Barra e Gilda Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'265252bff26a76d02908573d41ac1479fcc29d3b34fc3825f4a96c56e9076aaf',NULL,5);
INSERT INTO "scoring_registro" VALUES(11,'2026-11-22 14:50:12.119000','recorded','celular-da-mesa',NULL,'{"mao": 5, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 5, "partida_id": 5, "number": 1, "version": 1, "side": "", "void": false, "client_id": "1f97200f-844c-4be9-a441-8561af279fb5", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:50:12.119000+00:00", "model": "mao"}]',2,'2abf277a56630e5f0579e8b2cf2588b01dbb653980f0070824e1c3ee3eb4f485',NULL,5);
INSERT INTO "scoring_registro" VALUES(12,'2026-11-22 14:50:12.227000','opened','canastra',NULL,'{"labels": ["Dario Barra e Elza Barra", "Breno Barra e Cida Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'de3564f099a3fbdabe45c1f493fcfd8093abf432c93ce7721a43a101086d0097',NULL,6);
INSERT INTO "scoring_registro" VALUES(13,'2026-11-22 14:50:12.277000','recorded','celular-da-mesa',NULL,'{"mao": 6, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 6, "partida_id": 6, "number": 1, "version": 1, "side": "", "void": false, "client_id": "477cb4d1-7600-4f26-93ab-b70765f20a10", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:50:12.277000+00:00", "model": "mao"}]',2,'3e21a24952f2c38cf22cd0621ac240c486a04ee28f009c9c06a1e0534a09ed89',NULL,6);
INSERT INTO "scoring_registro" VALUES(14,'2026-11-22 14:50:15.276000','opened','painel',NULL,'{"labels": ["Heitor Barra e Ione Barra", "Breno Barra e Cida Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'6f159a626ed104c20889c4d811bf80fd14e696dbe345e7756d493f72562b8eea',1,7);
INSERT INTO "scoring_registro" VALUES(15,'2026-11-22 14:50:15.276000','opened','painel',NULL,'{"labels": ["Fausto Barra e Gilda Barra", "Jairo Barra e Lia Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'3963c32d92eca099127f27c0a86a77d253c06bfb52cc2c9af00183bf87e291e9',1,8);
INSERT INTO "scoring_registro" VALUES(16,'2026-11-22 14:50:15.357000','recorded','celular-da-mesa',NULL,'{"mao": 7, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 7, "partida_id": 7, "number": 1, "version": 1, "side": "", "void": false, "client_id": "28ac4896-0aca-4b2b-9061-fa585d835b60", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:50:15.356000+00:00", "model": "mao"}]',2,'2e7b512e6e021c67f94f4e237167797fabb8d22f1482e2405fa903a3df0fc2e6',NULL,7);
INSERT INTO "scoring_registro" VALUES(17,'2026-11-22 14:50:15.610000','recorded','celular-da-mesa',NULL,'{"mao": 8, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 8, "partida_id": 8, "number": 1, "version": 1, "side": "", "void": false, "client_id": "51df0905-6de6-4365-8f33-e7ee2c2fb732", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:50:15.597000+00:00", "model": "mao"}]',2,'436e22e08dbd0d59efe9fd60cffe98d663b3cc752714834efdb844196a9e6fcc',NULL,8);
INSERT INTO "scoring_registro" VALUES(18,'2026-11-22 14:50:15.813000','opened','canastra',NULL,'{"labels": ["Breno Barra e Cida Barra", "Jairo Barra e Lia Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'db21d6c480f85f81a5e7deeb63855dca7c23934ebff84e89409054435136eca9',NULL,9);
INSERT INTO "scoring_registro" VALUES(19,'2026-11-22 14:50:15.813000','opened','canastra',NULL,'{"labels": ["Heitor Barra e Ione Barra", "Fausto Barra e Gilda Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'bf6010d9310e3379fdb93038d2084d2ad48cb748b341511a202d15ae400bc57a',NULL,10);
INSERT INTO "scoring_registro" VALUES(20,'2026-11-22 14:50:15.947000','recorded','celular-da-mesa',NULL,'{"mao": 9, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 9, "partida_id": 9, "number": 1, "version": 1, "side": "", "void": false, "client_id": "a1a70670-22b3-4371-b805-a5d21d58ea23", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:50:15.946000+00:00", "model": "mao"}]',2,'cc0282d6766e54ec28e477f268678c6d6a5936ad2bad3feae4439bd40bec5e17',NULL,9);
INSERT INTO "scoring_registro" VALUES(21,'2026-11-22 14:50:16.144000','recorded','celular-da-mesa',NULL,'{"mao": 10, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 10, "partida_id": 10, "number": 1, "version": 1, "side": "", "void": false, "client_id": "d21d59a5-c85d-4599-acc2-410944c20114", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:50:16.143000+00:00", "model": "mao"}]',2,'dcb9cc95130d459c33b025587441c9ec95ad4ac50b3c464d5bf333de9b6a6923',NULL,10);
INSERT INTO "scoring_registro" VALUES(22,'2026-11-22 14:50:16.352000','opened','canastra',NULL,'{"labels": ["Breno Barra e Cida Barra", "Fausto Barra e Gilda Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'5564c0f6874ae6443236e64faa3bf65cf6d76b492248929569ba644fc9ce8cc8',NULL,11);
INSERT INTO "scoring_registro" VALUES(23,'2026-11-22 14:50:16.465000','recorded','celular-da-mesa',NULL,'{"mao": 11, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 11, "partida_id": 11, "number": 1, "version": 1, "side": "", "void": false, "client_id": "7681e7a0-c06b-4c64-a230-43932fb01e6b", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:50:16.464000+00:00", "model": "mao"}]',2,'ed08ded678cea42a023511b67d3844e33d79f33096b64d52bd848402ef20bb2b',NULL,11);
INSERT INTO "scoring_registro" VALUES(24,'2026-11-22 14:50:16.636000','opened','canastra',NULL,'{"labels": ["Heitor Barra e Ione Barra", "Breno Barra e Cida Barra"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'a01c22142fcb0a67744fd1c35a9efe44e68da762ad5c84ae89b64671133c4e69',NULL,12);
INSERT INTO "scoring_registro" VALUES(25,'2026-11-22 14:50:16.735000','recorded','celular-da-mesa',NULL,'{"mao": 12, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 12, "partida_id": 12, "number": 1, "version": 1, "side": "", "void": false, "client_id": "a69f6672-7a11-4224-91cf-63f4af2f6afc", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:50:16.734000+00:00", "model": "mao"}]',2,'51a964c04f2998535fa6572ad56175ee68b253d20dd50057765b6521eccdbe8f',NULL,12);
INSERT INTO "scoring_registro" VALUES(26,'2026-11-22 14:50:18.340000','opened','painel',NULL,'{"labels": ["Dario Campos e Elza Campos", "Fausto Campos e Gilda Campos"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {"batida.bonus": 200}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'403084c12e1352dd1da4e1368db59267e211f5ebd52c1c6743af61fb3e473410',1,13);
INSERT INTO "scoring_registro" VALUES(27,'2026-11-22 14:50:18.340000','opened','painel',NULL,'{"labels": ["Heitor Campos e Ione Campos", "Breno Campos e Cida Campos"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {"batida.bonus": 200}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'4995d4a283ca7fb5dbdea49be4747163b8af00c95f7b012421e5b87fc3bcd55e',1,14);
INSERT INTO "scoring_registro" VALUES(28,'2026-11-22 14:50:18.340000','opened','painel',NULL,'{"labels": ["Jairo Campos e Lia Campos", "Abel Campos e Alba Campos"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {"batida.bonus": 200}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'3de7b1a745051e37d702b06775a2165e472b9a1660789bbd16e7d7302d422cc3',1,15);
INSERT INTO "scoring_registro" VALUES(29,'2026-11-22 14:50:18.450000','recorded','celular-da-mesa',NULL,'{"mao": 13, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 860, "B": 220}}','','[{"id": 13, "partida_id": 13, "number": 1, "version": 1, "side": "", "void": false, "client_id": "f5c010db-d8c1-4c1c-8c83-e296dfcd0d59", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 200, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 860, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:50:18.450000+00:00", "model": "mao"}]',2,'36e5c44d7cd7bc860d8eeb76088e5dbacea8df02f48b08dc133e9471c0b6dd26',NULL,13);
INSERT INTO "scoring_registro" VALUES(30,'2026-11-22 14:50:18.600000','recorded','celular-da-mesa',NULL,'{"mao": 14, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 860, "B": 220}}','','[{"id": 14, "partida_id": 14, "number": 1, "version": 1, "side": "", "void": false, "client_id": "60bfebf1-e46c-491b-afce-7ae71359cc10", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 200, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 860, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:50:18.600000+00:00", "model": "mao"}]',2,'3f20c2b586a83a68d30e2f397ccf14f934f942900c735ff350a610232aa2597e',NULL,14);
INSERT INTO "scoring_registro" VALUES(31,'2026-11-22 14:50:18.732000','recorded','celular-da-mesa',NULL,'{"mao": 15, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 860, "B": 220}}','','[{"id": 15, "partida_id": 15, "number": 1, "version": 1, "side": "", "void": false, "client_id": "00d98014-99b2-4d2d-8c4b-641db02ae9a1", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 200, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 860, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:50:18.732000+00:00", "model": "mao"}]',2,'83fd29abcb8730a98ffe9e4849d4d9b6fd09a75e7a4175785bb14ba352b8cc18',NULL,15);
INSERT INTO "scoring_registro" VALUES(32,'2026-11-22 14:50:19.832000','opened','celular-da-mesa',NULL,'{"labels": ["Dario Dunas + Heitor Dunas", "Elza Dunas + Breno Dunas"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'c881fe0ed693b3ac23e6a410213c8da32ca34d238ff6d33c8cc157858f041f79',NULL,16);
INSERT INTO "scoring_registro" VALUES(33,'2026-11-22 14:50:19.832000','opened','celular-da-mesa',NULL,'{"labels": ["Cida Dunas + Fausto Dunas", "Gilda Dunas + Ione Dunas"], "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": true, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'e141d899d62854a80fed7503e563174bd437bdff772b67bd8ba37d1bd5f424bd',NULL,17);
INSERT INTO "scoring_registro" VALUES(34,'2026-11-22 14:50:19.910000','recorded','celular-da-mesa',NULL,'{"mao": 16, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 16, "partida_id": 16, "number": 1, "version": 1, "side": "", "void": false, "client_id": "cba1ef2e-3d38-4e31-916f-37ddaaffbbd8", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:50:19.909000+00:00", "model": "mao"}]',2,'42c01018420dee834f6ebf62de6baebaaed36a85593b5f67c2372fc8b5e27262',NULL,16);
INSERT INTO "scoring_registro" VALUES(35,'2026-11-22 14:50:20.732000','opened','celular-da-mesa',NULL,'{"labels": ["Heitor Enseada e Ione Enseada", "Fausto Enseada e Gilda Enseada"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'59b075334b1b3965400ce73f60a1d7681ee5c163f26592938cf3a1b7c30ae21c',NULL,18);
INSERT INTO "scoring_registro" VALUES(36,'2026-11-22 14:50:20.732000','opened','celular-da-mesa',NULL,'{"labels": ["Jairo Dunas e Lia Dunas", "Breno Enseada e Cida Enseada"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'d55fa45d8b0680b15560002458a00c3c915b9b263a0c171726eb7525f74d7297',NULL,19);
INSERT INTO "scoring_registro" VALUES(37,'2026-11-22 14:50:21.073000','recorded','celular-da-mesa',NULL,'{"mao": 17, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 17, "partida_id": 18, "number": 1, "version": 1, "side": "", "void": false, "client_id": "6dfe2caa-c6a7-47a5-90d6-c1b06cfe153a", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:50:21.073000+00:00", "model": "mao"}]',2,'527d55c47b127be7c8db865fb60472005b8ef72462dfdc2690565eb98d00b580',NULL,18);
INSERT INTO "scoring_registro" VALUES(38,'2026-11-22 14:50:21.135000','recorded','celular-da-mesa',NULL,'{"mao": 18, "partida": 1, "number": 2, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 18, "partida_id": 18, "number": 2, "version": 1, "side": "", "void": false, "client_id": "92e1a512-fb6d-4a76-9719-29c6e41c98ab", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:50:21.134000+00:00", "model": "mao"}]',3,'da1758122faf2c604d90594dbf761adb717c45258c30e728ccaf1923a9c3994d',NULL,18);
INSERT INTO "scoring_registro" VALUES(39,'2026-11-22 14:50:21.247000','opened','canastra',NULL,'{"labels": ["Dario Enseada e Elza Enseada", "Heitor Enseada e Ione Enseada"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'0ffc21ece3cd554dde8b1e8f9a765770194d208d9b0ce79696f4e45638a69f2a',NULL,20);
INSERT INTO "scoring_registro" VALUES(40,'2026-11-22 14:50:21.315000','recorded','celular-da-mesa',NULL,'{"mao": 19, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 19, "partida_id": 20, "number": 1, "version": 1, "side": "", "void": false, "client_id": "f3557233-180b-4eeb-bd69-bad18ce7ed8e", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular-da-mesa", "reason": "", "entered_at": "2026-11-22T14:50:21.315000+00:00", "model": "mao"}]',2,'f56f3ee119345e9f2c319f89c6e8cc5a94c06575e740ff1a757410b88bcf1735',NULL,20);
INSERT INTO "scoring_registro" VALUES(41,'2026-11-22 14:50:21.714000','opened','celular da mesa',NULL,'{"labels": ["Ana e Bia", "Caio e Davi"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 3, "fixed": false, "may_draw": false, "entry": "confirm", "per_partida": false, "totals_allowed": false}','','[]',1,'c48181e74ba9268608374dab7ed4bae265608bad27638b6e4308585829d40193',NULL,21);
INSERT INTO "scoring_registro" VALUES(42,'2026-11-22 14:50:21.745000','recorded','celular da mesa',NULL,'{"mao": 20, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 20, "partida_id": 21, "number": 1, "version": 1, "side": "A", "void": false, "client_id": "3cf7bfed-7e11-4810-8dff-4b9f49529460", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T14:50:21.737000+00:00", "model": "mao"}]',2,'b252d1ad77117f46fcea8b1312e4bf9d0facb030881b20ee3e15ff17d1d458aa',NULL,21);
INSERT INTO "scoring_registro" VALUES(43,'2026-11-22 14:50:21.779000','confirmed','celular da mesa',NULL,'{"side": "B", "maos": [{"partida": 1, "number": 1, "version": 1}]}','','[{"id": 1, "mao_id": 20, "side": "B", "verdict": "confirmed", "client_id": "8c8df871-ad69-4cf2-bcaf-3c34979a97be", "facts": null, "cards": null, "reason": "", "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T14:50:21.778000+00:00", "model": "confirmacao"}]',3,'b4d5ff731292b45a815f28e5843692e0f5785cff59b7ca55a380a021b5e306e0',NULL,21);
INSERT INTO "scoring_registro" VALUES(44,'2026-11-22 14:50:21.801000','recorded','celular da mesa',NULL,'{"mao": 21, "partida": 1, "number": 2, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 21, "partida_id": 21, "number": 2, "version": 1, "side": "B", "void": false, "client_id": "194ade61-bbdb-4548-b309-4c1f477ec5ce", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T14:50:21.800000+00:00", "model": "mao"}]',4,'390eb25eb6f5232332a75b1868d6cf99108f82ea513576c8a43578216e48e330',NULL,21);
INSERT INTO "scoring_registro" VALUES(45,'2026-11-22 14:50:21.842000','contested','celular da mesa',NULL,'{"side": "A", "maos": [{"partida": 1, "number": 2, "version": 1}]}','foram duas canastras','[{"id": 2, "mao_id": 21, "side": "A", "verdict": "contested", "client_id": "00ecdcae-c726-49a7-9690-4f41ac52f6f0", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "cards": null, "reason": "foram duas canastras", "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T14:50:21.842000+00:00", "model": "confirmacao"}]',5,'45b894d84137839e59a5ad3b94a7c2bd3e5599617b22e9329a35591d42a17f78',NULL,21);
INSERT INTO "scoring_registro" VALUES(46,'2026-11-22 14:50:21.873000','ruled','celular da mesa','{"mao": 21, "partida": 1, "number": 2, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','{"mao": 22, "partida": 1, "number": 2, "version": 2, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "totals": {"A": 220, "B": 760}}','conferi na mesa','[{"id": 22, "partida_id": 21, "number": 2, "version": 2, "side": "", "void": false, "client_id": "138e581a-cdc1-4b9d-8b36-8096779d3f3e", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}], "B": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}]}, "totals": {"A": 220, "B": 760}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "conferi na mesa", "entered_at": "2026-11-22T14:50:21.861000+00:00", "model": "mao"}, {"id": 3, "mao_id": 22, "side": "", "verdict": "confirmed", "client_id": "138e581a-cdc1-4b9d-8b36-8096779d3f3e", "facts": null, "cards": null, "reason": "conferi na mesa", "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T14:50:21.873000+00:00", "model": "confirmacao"}]',6,'ff3105ddd2edd2ca24d750cace09e3cb5adace2968675f8aa656471d429550a7',NULL,21);
INSERT INTO "scoring_registro" VALUES(47,'2026-11-22 14:50:21.907000','recorded','celular da mesa',NULL,'{"mao": 23, "partida": 1, "number": 3, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 23, "partida_id": 21, "number": 3, "version": 1, "side": "A", "void": false, "client_id": "c4cc94f6-10ef-4d1c-ae72-b500d4ba2dcb", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T14:50:21.907000+00:00", "model": "mao"}]',7,'d12d42d538803e0dbd423ec73129016bb2a2d09dc7cc1502511a7f43e978044a',NULL,21);
INSERT INTO "scoring_registro" VALUES(48,'2026-11-22 14:50:21.966000','contested','celular da mesa',NULL,'{"side": "B", "maos": [{"partida": 1, "number": 3, "version": 1}]}','quem bateu fomos nós','[{"id": 4, "mao_id": 23, "side": "B", "verdict": "contested", "client_id": "59d07359-c36d-4a7d-b4af-4efc081377dd", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "cards": null, "reason": "quem bateu fomos n\u00f3s", "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T14:50:21.965000+00:00", "model": "confirmacao"}]',8,'dce5edf69cf2e5cf98865b518bcaf2d34ba2b628951ef48299b6cfa6be8814b6',NULL,21);
INSERT INTO "scoring_registro" VALUES(49,'2026-11-22 14:50:21.986000','opened','celular da mesa',NULL,'{"labels": ["Ana e Bia", "Caio e Davi"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 3, "fixed": false, "may_draw": false, "entry": "apart", "per_partida": false, "totals_allowed": true}','','[]',1,'cc0010167327d56e21c11efd48b275dbae45b8acbc1320eace167ffc12d717f9',NULL,22);
INSERT INTO "scoring_registro" VALUES(50,'2026-11-22 14:50:22.027000','sent','celular da mesa',NULL,'{"partida": 1, "number": 1, "side": "A", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 1, "jogo_id": 22, "partida": 1, "number": 1, "side": "A", "client_id": "8657978b-8c94-4c35-aaec-42e1923e2ebb", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T14:50:22.027000+00:00", "model": "envio"}]',2,'66c9aa723359310b454f2a0000ec8f42cd03ae501a59eed1ee82f9f5384df50a',NULL,22);
INSERT INTO "scoring_registro" VALUES(51,'2026-11-22 14:50:22.066000','sent','celular da mesa',NULL,'{"partida": 1, "number": 1, "side": "B", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 2, "jogo_id": 22, "partida": 1, "number": 1, "side": "B", "client_id": "7eaed352-35aa-40a6-bf9d-ab0d7f43e191", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T14:50:22.066000+00:00", "model": "envio"}]',3,'16eb9b5983a4a009e803a9d304f59ddbda07e7f72c4f67d56e879567bb5dade8',NULL,22);
INSERT INTO "scoring_registro" VALUES(52,'2026-11-22 14:50:22.069000','recorded','celular da mesa',NULL,'{"mao": 24, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 24, "partida_id": 24, "number": 1, "version": 1, "side": "", "void": false, "client_id": "7eaed352-35aa-40a6-bf9d-ab0d7f43e191", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T14:50:22.068000+00:00", "model": "mao"}, {"id": 5, "mao_id": 24, "side": "A", "verdict": "confirmed", "client_id": "8657978b-8c94-4c35-aaec-42e1923e2ebb", "facts": null, "cards": null, "reason": "", "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T14:50:22.068000+00:00", "model": "confirmacao"}, {"id": 6, "mao_id": 24, "side": "B", "verdict": "confirmed", "client_id": "7eaed352-35aa-40a6-bf9d-ab0d7f43e191", "facts": null, "cards": null, "reason": "", "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T14:50:22.069000+00:00", "model": "confirmacao"}]',4,'1581571ade58cb871be34bc1151fa0679769f13942e461330116d14c205946a0',NULL,22);
INSERT INTO "scoring_registro" VALUES(53,'2026-11-22 14:50:22.128000','sent','celular da mesa',NULL,'{"partida": 1, "number": 2, "side": "A", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 3, "jogo_id": 22, "partida": 1, "number": 2, "side": "A", "client_id": "1953ac19-a526-4e63-8a21-8ab4dddcce5b", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T14:50:22.128000+00:00", "model": "envio"}]',5,'bcd4380411bddc39a04dc3a1a0742c122cfbd616d748e1084147d67b62740573',NULL,22);
INSERT INTO "scoring_registro" VALUES(54,'2026-11-22 14:50:22.163000','sent','celular da mesa',NULL,'{"partida": 1, "number": 2, "side": "B", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "totals": {"A": 220, "B": 760}}','','[{"id": 4, "jogo_id": 22, "partida": 1, "number": 2, "side": "B", "client_id": "72c7c40a-8422-4d83-899f-fa993f865a93", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}, "B": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}}}, "cards": null, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T14:50:22.163000+00:00", "model": "envio"}]',6,'1a575a3589a2f7082ea8c463acb140d31a7c2b7dbc2190f3a357515408cf0c2f',NULL,22);
INSERT INTO "scoring_registro" VALUES(55,'2026-11-22 14:50:22.200000','ruled','celular da mesa',NULL,'{"mao": 25, "partida": 1, "number": 2, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','B contou duas vezes','[{"id": 25, "partida_id": 24, "number": 2, "version": 1, "side": "", "void": false, "client_id": "09bc83c1-fd17-4c06-9fc6-67f630666040", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "B contou duas vezes", "entered_at": "2026-11-22T14:50:22.200000+00:00", "model": "mao"}, {"id": 7, "mao_id": 25, "side": "", "verdict": "confirmed", "client_id": "09bc83c1-fd17-4c06-9fc6-67f630666040", "facts": null, "cards": null, "reason": "B contou duas vezes", "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T14:50:22.200000+00:00", "model": "confirmacao"}]',7,'f64304fd0cd53dd280b4c09e158aaf37cdb6041c3036def9b1a5c0420ef724ec',NULL,22);
INSERT INTO "scoring_registro" VALUES(56,'2026-11-22 14:50:22.239000','sent','celular da mesa',NULL,'{"partida": 2, "number": 1, "side": "A", "facts": {"totals": {"A": 300, "B": 150}}, "totals": {"A": 300, "B": 150}}','','[{"id": 5, "jogo_id": 22, "partida": 2, "number": 1, "side": "A", "client_id": "4011dc93-572c-44bd-b235-6cf44a9df1f1", "facts": {"totals": {"A": 300, "B": 150}}, "cards": null, "warnings": [], "actor_id": null, "device": "celular da mesa", "at": "2026-11-22T14:50:22.238000+00:00", "model": "envio"}]',8,'4a321ee7bf1e5a06a5f98337fb8813e281b5abf4b84476623b045fc3d64287ad',NULL,22);
INSERT INTO "scoring_registro" VALUES(57,'2026-11-22 14:50:22.254000','opened','celular da mesa',NULL,'{"labels": ["Ana e Bia", "Caio e Davi"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'54dbfe8f338187a4ce79d80fa5a6a18accda72449c525dd5e5348eefff703ee0',NULL,23);
INSERT INTO "scoring_registro" VALUES(58,'2026-11-22 14:50:22.277000','taken_over','celular da mesa','{"seat": "mesa", "device": ""}','{"seat": "mesa", "device": "celular da mesa"}','','[]',2,'0c58bda6b46fbc6ea8418626fb51660387e7cac65550e399a325088160ba4c27',NULL,23);
INSERT INTO "scoring_registro" VALUES(59,'2026-11-22 14:50:22.301000','released','painel','{"seat": "mesa", "device": "celular da mesa"}','{"seat": "mesa", "device": ""}','','[]',3,'b757e651751716fba819661f562db41408297dafdf50402859c2cb79ce384c89',1,23);
INSERT INTO "scoring_registro" VALUES(60,'2026-11-22 14:50:22.320000','reissued','painel',NULL,'{"seat": "mesa"}','endereço vazado','[]',4,'83b6232ab50865bf34bf4a9d8465b11e12cb958316a1d0a173d735cc6c932f2c',1,23);
INSERT INTO "scoring_registro" VALUES(61,'2026-11-22 14:50:22.339000','recorded','celular da mesa',NULL,'{"mao": 26, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 26, "partida_id": 26, "number": 1, "version": 1, "side": "", "void": false, "client_id": "a06e9827-ed67-4859-8b73-e55679f80d00", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T14:50:22.339000+00:00", "model": "mao"}]',5,'7cddaecc5ec63b9fbda5a09832542bd9d691fdc15198a8f449cfe9817e1b301a',NULL,23);
INSERT INTO "scoring_registro" VALUES(62,'2026-11-22 14:50:22.358000','taken_back','celular da mesa','{"mao": 26, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}',NULL,'','[{"id": 27, "partida_id": 26, "number": 1, "version": 2, "side": "", "void": true, "client_id": "20dd9dc9-0d5e-40fe-853d-2ca89d321a32", "facts": {}, "cards": null, "lines": {}, "totals": {}, "warnings": [], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T14:50:22.358000+00:00", "model": "mao"}]',6,'9e1382e67f8076e43817ec47d474160403761da96aa3ded7214e442d1f30df48',NULL,23);
INSERT INTO "scoring_registro" VALUES(63,'2026-11-22 14:50:22.376000','recorded','celular da mesa',NULL,'{"mao": 28, "partida": 1, "number": 1, "version": 3, "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "totals": {"A": 760, "B": 220}}','','[{"id": 28, "partida_id": 26, "number": 1, "version": 3, "side": "", "void": false, "client_id": "d8b4985c-992e-4284-a15b-452b780ef4ec", "facts": {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": {"table": 400, "hand": 40, "clean": 1, "dirty": 1, "batida": true, "morto": "taken"}, "B": {"table": 210, "hand": 90, "dirty": 1, "batida": false, "morto": "taken"}}}, "cards": null, "lines": {"A": [{"code": "table", "points": 400, "count": 40}, {"code": "hand", "points": -40, "count": 4}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "batida", "points": 100, "count": null}], "B": [{"code": "table", "points": 210, "count": 21}, {"code": "hand", "points": -90, "count": 9}, {"code": "dirty", "points": 100, "count": 1}]}, "totals": {"A": 760, "B": 220}, "warnings": ["too_few_cards"], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T14:50:22.375000+00:00", "model": "mao"}]',7,'9cfd48ceffaa15817a143fbb294a3c90531f1c88f93c3e5f202ff2a2453e97bf',NULL,23);
INSERT INTO "scoring_registro" VALUES(64,'2026-11-22 14:50:22.400000','bell','painel',NULL,'{"partida": 1, "number": 2, "in_play": false}','','[]',8,'781888392528b05bf61344419f9245aa27ddb5039a805496a506023148ea1cae',1,23);
INSERT INTO "scoring_registro" VALUES(65,'2026-11-22 14:50:22.425000','reopened','painel','{"winner": "A", "reason": "majority"}','{"winner": "", "reason": ""}','o sinal foi engano','[]',9,'8e1073a0f1dcf80c86253175638ac543fa1175e9a640fe086ad7d737bdc2d21e',1,23);
INSERT INTO "scoring_registro" VALUES(66,'2026-11-22 14:50:22.444000','opened','celular da mesa',NULL,'{"labels": ["Ana e Bia", "Caio e Davi"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'15442ce29f8b538553e776df34783f166975755d610fa6fb8bdae173ede5b3e6',NULL,24);
INSERT INTO "scoring_registro" VALUES(67,'2026-11-22 14:50:22.468000','cancelled','painel','{"winner": "", "reason": ""}','{"winner": "", "reason": "cancelled"}','jogo de treino','[]',2,'b619a602b2253013adc1a01e9dea0bd8e698b65d258c7260e5cf7f9cb3ac3f2b',1,24);
INSERT INTO "scoring_registro" VALUES(68,'2026-11-22 14:50:22.478000','opened','celular da mesa',NULL,'{"labels": ["Ana e Bia", "Caio e Davi"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'0df18ea67fbbed82aa0e163b2480ed44a9037cccd563e62e9ba3193861b4821f',NULL,25);
INSERT INTO "scoring_registro" VALUES(69,'2026-11-22 14:50:22.497000','walkover','painel','{"winner": "", "reason": ""}','{"winner": "A", "reason": "walkover"}','B não veio','[]',2,'a2eb6d7c127326fea7e4289235e27ba140e9b6f5f297867eddcaa4ccbf8f9860',1,25);
INSERT INTO "scoring_registro" VALUES(70,'2026-11-22 14:50:22.518000','opened','celular da mesa',NULL,'{"labels": ["Ana e Bia", "Caio e Davi"], "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'8e622d7be3063352117a05d6b04d5b6bd9a0fefcbcfcfad7c4f7a410d95e990a',NULL,26);
INSERT INTO "scoring_registro" VALUES(71,'2026-11-22 14:50:22.535000','closed','painel','{"winner": "", "reason": ""}','{"winner": "B", "reason": "director"}','A saiu','[]',2,'427ec658534c6e4429119b32fa131b0d0fc771fb4412cfd387f05a0f3a89bb39',1,26);
INSERT INTO "scoring_registro" VALUES(72,'2026-11-22 14:50:22.563000','opened','celular da mesa',NULL,'{"labels": ["Ana e Bia", "Caio e Davi"], "ruleset": "buraco-1", "options": {"teams": "duplas", "jokers": 0, "target": 1500, "canastra_real": false, "other_scores": false, "vulnerability": true, "one_wild": false, "ace_to_ace": true, "real_on_top": false, "relancinho_on_top": true, "grown": "on_top", "twos_on_top": false, "twos_grow": true, "hand_without_batida": true, "hand_debit_without_batida": true, "wild_takes_value": false}, "overrides": {}, "partidas": 1, "fixed": false, "may_draw": false, "entry": "scorer", "per_partida": false, "totals_allowed": false}','','[]',1,'08b56aa32ff2b4560aae71ccfa264e197b1500ee6cbcf40ec65712b92bb1db55',NULL,27);
INSERT INTO "scoring_registro" VALUES(73,'2026-11-22 14:50:22.587000','dealer','celular da mesa',NULL,'{"partida": 1, "number": 1, "side": "A"}','','[]',2,'4e0f065b38b147ecc88560e5ae6bb448c54f2bec44298589a09cfb633639d513',NULL,27);
INSERT INTO "scoring_registro" VALUES(74,'2026-11-22 14:50:22.608000','recorded','celular da mesa',NULL,'{"mao": 29, "partida": 1, "number": 1, "version": 1, "facts": {"ending": "batida", "sides": {"A": {"table": 355, "hand": 45, "table_cards": 37, "hand_cards": 3, "players": 2, "batida": true, "dirty": 1, "grown": 1}, "B": {"table": 520, "hand": 90, "table_cards": 28, "hand_cards": 9, "players": 2, "batida": false, "clean": 1, "dirty": 1, "grown": 2}}, "before": {"A": 0, "B": 0}}, "totals": {"A": 1460, "B": 2730}}','','[{"id": 29, "partida_id": 30, "number": 1, "version": 1, "side": "", "void": false, "client_id": "a385619a-ba3d-4680-b713-a7c13d67a559", "facts": {"ending": "batida", "sides": {"A": {"table": 355, "hand": 45, "table_cards": 37, "hand_cards": 3, "players": 2, "batida": true, "dirty": 1, "grown": 1}, "B": {"table": 520, "hand": 90, "table_cards": 28, "hand_cards": 9, "players": 2, "batida": false, "clean": 1, "dirty": 1, "grown": 2}}, "before": {"A": 0, "B": 0}}, "cards": {"ending": "batida", "sides": {"A": {"melds": [{"kind": "set", "cards": ["4S", "4C", "4H", "4D", "2D"], "laid": 3}, {"kind": "run", "cards": ["2S", "3S", "2H", "5S", "6S", "7S"], "laid": 3}, {"kind": "set", "cards": ["6H", "6C", "6C", "6D", "6S", "6H", "2C"], "laid": 3}, {"kind": "set", "cards": ["AS", "AD", "AH"], "laid": 3}, {"kind": "set", "cards": ["JC", "JC", "JD", "JD"], "laid": 3}, {"kind": "set", "cards": ["5D", "5D", "5H", "5S"], "laid": 3}, {"kind": "set", "cards": ["QD", "QC", "QC", "QH"], "laid": 3}, {"kind": "set", "cards": ["7C", "7D", "7D", "7H"], "laid": 3}], "hands": {"A1": ["TH", "TS", "3H"], "A2": []}}, "B": {"melds": [{"kind": "set", "cards": ["AS", "AC", "AC", "AH", "2D"], "laid": 3}, {"kind": "set", "cards": ["8H", "8C", "8D", "8C", "8S", "8D", "8S", "2S"], "laid": 3}, {"kind": "set", "cards": ["TD", "TC", "TC", "TS", "TD"], "laid": 3}, {"kind": "set", "cards": ["KD", "KH", "KS", "KH", "KS", "KC", "KD"], "laid": 3}, {"kind": "set", "cards": ["QS", "QH", "QD"], "laid": 3}], "hands": {"B1": ["5C", "9C", "4H"], "B2": ["5C", "3H", "3D", "7S", "9H", "JH"]}}}, "went_out": "A2"}, "lines": {"A": [{"code": "table", "points": 355, "count": null}, {"code": "hand", "points": -45, "count": null}, {"code": "dirty", "points": 100, "count": 1}, {"code": "grown", "points": 1000, "count": 1}, {"code": "batida", "points": 50, "count": null}], "B": [{"code": "table", "points": 520, "count": null}, {"code": "hand", "points": -90, "count": null}, {"code": "clean", "points": 200, "count": 1}, {"code": "dirty", "points": 100, "count": 1}, {"code": "grown", "points": 2000, "count": 2}]}, "totals": {"A": 1460, "B": 2730}, "warnings": [], "actor_id": null, "device": "celular da mesa", "reason": "", "entered_at": "2026-11-22T14:50:22.608000+00:00", "model": "mao"}]',3,'2d595128bd6d68b4ace5238f6be44b6c7bd3f318f54eb04a4a0d04a91df761d3',NULL,27);
CREATE TABLE "tournaments_bloco" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "nonce" varchar(60) NOT NULL, "digest" varchar(64) NOT NULL UNIQUE, "issued_at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "first" smallint unsigned NOT NULL CHECK ("first" >= 0), "last" smallint unsigned NOT NULL CHECK ("last" >= 0), "tournament_id" bigint NOT NULL REFERENCES "tournaments_tournament" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "bloco_first_to_last" CHECK (("first" >= 1 AND "last" >= ("first"))));
INSERT INTO "tournaments_bloco" VALUES(1,'72396b1b87ae7e76996dc34284b936f5','e3d5f1a806e8c4f073c203cbda4004fbb3e9dd5cee61a2cd09ec700c293a0818','2026-11-22 14:50:21.657',1,2,4);
CREATE TABLE "tournaments_club" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(80) NOT NULL UNIQUE, "slug" varchar(80) NOT NULL UNIQUE, "city" varchar(80) NOT NULL);
INSERT INTO "tournaments_club" VALUES(1,'Clube da Enseada','clube-da-enseada','Santos');
CREATE TABLE "tournaments_clubrules" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(60) NOT NULL, "base" varchar(40) NOT NULL, "options" text NOT NULL CHECK ((JSON_VALID("options") OR "options" IS NULL)), "overrides" text NOT NULL CHECK ((JSON_VALID("overrides") OR "overrides" IS NULL)), "minutes" smallint unsigned NOT NULL CHECK ("minutes" >= 0), "changed_at" datetime NOT NULL, "by_id" integer NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, "club_id" bigint NOT NULL REFERENCES "tournaments_club" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "club_rules_name" UNIQUE ("club_id", "name"));
INSERT INTO "tournaments_clubrules" VALUES(1,'Da casa','regulamento-1','{}','{"batida.bonus": 200}',0,'2026-11-22 14:50:17.454211',1,1);
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
INSERT INTO "tournaments_duplakey" VALUES(1,'5538b59176b37bbc2b651668ae92a686','86f1050829af6b5a3ea3c43ed9fefe4aaf0e52a327ae33829f36fa8994803f1c','2026-11-22 14:50:21.628',22);
INSERT INTO "tournaments_duplakey" VALUES(2,'a2242093b30a21d4601fa96177e6fbca','5c1b5643ebfe9f4bfc8a140d516f45df3ba5ff6d9d804c80c4e4c50e3248e74c','2026-11-22 14:50:21.628',23);
INSERT INTO "tournaments_duplakey" VALUES(3,'38f10bd6a2f2b9de6f94f05dbaabd99b','e8bf2393ae9ac1293c6437b9c27d899c103aac7267adaa4f26cb66d58db1dbd9','2026-11-22 14:50:21.628',24);
INSERT INTO "tournaments_duplakey" VALUES(4,'c98561d10383cbbdaf392a569a3d9574','27e7f69938c9b7b0d59e16f0be2f073d93f783cbf54f3ba9e4ad8d96f05b57a2','2026-11-22 14:50:21.628',25);
INSERT INTO "tournaments_duplakey" VALUES(5,'a33919407c850123417b16bbf4c50ba0','6fd7ca565fc486f03fcd3912a56b79bd4c01b39155bbd1bc8609c30334926e2e','2026-11-22 14:50:21.628',26);
INSERT INTO "tournaments_duplakey" VALUES(6,'59dfaacb5e47c270d1bd9ba18e0ca2e0','ae892e4e0b9786fa87f8219fd237776557edde66a10ab9ee3342a79ff39bb125','2026-11-22 14:50:21.628',27);
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
INSERT INTO "tournaments_livejogo" VALUES(17,0,0,'{"confronto": 26, "kind": "main", "stage": 1, "group": 0, "round": 1, "round_name": "", "mesa": 2, "names": {"A": "Cida Dunas + Fausto Dunas", "B": "Gilda Dunas + Ione Dunas"}, "duplas": {"A": 2, "B": 6}, "jogo": {"id": "a8bff6c0-19ce-4630-b672-80069d091d95", "state": "open", "winner": "", "reason": "", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 0, "totals": {"A": 0, "B": 0}}]}}',3);
INSERT INTO "tournaments_livejogo" VALUES(19,0,0,'{"confronto": 34, "kind": "main", "stage": 1, "group": 0, "round": 1, "round_name": "quarterfinal", "mesa": 2, "names": {"A": "Jairo Dunas e Lia Dunas", "B": "Breno Enseada e Cida Enseada"}, "duplas": {"A": 1, "B": 3}, "jogo": {"id": "67746de9-630e-49ee-9b4a-861d2687159a", "state": "open", "winner": "", "reason": "", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 0, "totals": {"A": 0, "B": 0}}]}}',4);
INSERT INTO "tournaments_livejogo" VALUES(20,0,0,'{"confronto": 35, "kind": "main", "stage": 1, "group": 0, "round": 2, "round_name": "semifinal", "mesa": 1, "names": {"A": "Dario Enseada e Elza Enseada", "B": "Heitor Enseada e Ione Enseada"}, "duplas": {"A": 4, "B": 6}, "jogo": {"id": "6451d283-bb23-4431-8c85-264c27803412", "state": "open", "winner": "", "reason": "", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 1, "totals": {"A": 760, "B": 220}}]}}',4);
CREATE TABLE "tournaments_livetable" ("tournament_id" bigint NOT NULL PRIMARY KEY REFERENCES "tournaments_tournament" ("id") DEFERRABLE INITIALLY DEFERRED, "done" bigint unsigned NOT NULL CHECK ("done" >= 0), "published" bigint unsigned NOT NULL CHECK ("published" >= 0), "whole" bigint unsigned NOT NULL CHECK ("whole" >= 0), "refreshed_at" datetime NULL);
INSERT INTO "tournaments_livetable" VALUES(1,20,13,20,'2026-11-22 14:50:16.923296');
INSERT INTO "tournaments_livetable" VALUES(2,7,7,7,'2026-11-22 14:50:19.332505');
INSERT INTO "tournaments_livetable" VALUES(3,2,2,2,'2026-11-22 14:50:20.200054');
INSERT INTO "tournaments_livetable" VALUES(4,4,2,3,'2026-11-22 14:50:21.547666');
CREATE TABLE "tournaments_membership" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "role" varchar(10) NOT NULL, "club_id" bigint NOT NULL REFERENCES "tournaments_club" ("id") DEFERRABLE INITIALLY DEFERRED, "user_id" integer NOT NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "membership_once" UNIQUE ("club_id", "user_id"));
INSERT INTO "tournaments_membership" VALUES(1,'director',1,1);
INSERT INTO "tournaments_membership" VALUES(2,'scorer',1,2);
CREATE TABLE "tournaments_mesa" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "nonce" varchar(60) NOT NULL, "digest" varchar(64) NOT NULL UNIQUE, "issued_at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "unlocked_at" datetime NULL, "tournament_id" bigint NOT NULL REFERENCES "tournaments_tournament" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "mesa_number" UNIQUE ("tournament_id", "number"));
INSERT INTO "tournaments_mesa" VALUES(1,'8aa5390a60ac95c8fcefc501c5536415','d8a3ea2938845982b7b20af39d39e3d171a4a2eb7fdf12b55d9d3daa12123076','2026-11-22 14:50:21.614',1,NULL,4);
INSERT INTO "tournaments_mesa" VALUES(2,'51dc3282ddaca9ddc919ea4a5fb1fd3e','cd98bdc6bd91de2ea9495655de932ff502fe9818439af2c684967b564ecc5025','2026-11-22 14:50:21.614',2,NULL,4);
CREATE TABLE "tournaments_ocorrencia" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "action" varchar(30) NOT NULL, "round" smallint unsigned NULL CHECK ("round" >= 0), "reason" varchar(200) NOT NULL, "data" text NOT NULL CHECK ((JSON_VALID("data") OR "data" IS NULL)), "sequence" integer unsigned NOT NULL CHECK ("sequence" >= 0), "digest" varchar(64) NOT NULL, "actor_id" integer NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, "dupla_id" bigint NULL REFERENCES "tournaments_dupla" ("id") DEFERRABLE INITIALLY DEFERRED, "tournament_id" bigint NOT NULL REFERENCES "tournaments_tournament" ("id") DEFERRABLE INITIALLY DEFERRED, "stage_id" bigint NULL REFERENCES "tournaments_stage" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "ocorrencia_sequence" UNIQUE ("tournament_id", "sequence"));
INSERT INTO "tournaments_ocorrencia" VALUES(1,'2026-11-22 14:50:10.922784','plan_saved',NULL,'','{"stages": 2}',1,'e75f6eb24ff7b21b5014ef0d587a75654fa6f39aa2aa73d107186e0046f6928f',NULL,NULL,1,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(2,'2026-11-22 14:50:11.041046','stage_begun',NULL,'','{"seed": 7}',2,'511758aabe82a3ae57e91e664f29ac2f621bacaa66177627d38bb6a5b274dd19',NULL,NULL,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(3,'2026-11-22 14:50:11.729699','walkover',2,'não compareceu','{"duplas": {"A": "Abel Barra e Alba Barra", "B": "Jairo Barra e Lia Barra"}}',3,'52616eb7734099bc7b12381b51bfc4d671211b506956f94f1f0ddc1dbedd5b7b',1,1,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(4,'2026-11-22 14:50:11.756613','penalised',1,'atraso','{"sanction": "mp", "amount": 1}',4,'840aa65698543d6accbe8bd8f8876c0808c88ec3f555369a1d0bb7598eeeaa05',1,1,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(5,'2026-11-22 14:50:11.799977','penalised',1,'atraso','{"sanction": "loss", "amount": 0}',5,'f0e1e6ebc19de9e0b0313364636fcc3ef3c10122bea08413fce78179f821a6b3',1,2,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(6,'2026-11-22 14:50:11.829784','penalty_lifted',1,'engano','{"sanction": "loss", "amount": 0}',6,'a9394c34a012cd0adee84714cbe693c71344efed240f95398cb6700b270b7f33',1,2,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(7,'2026-11-22 14:50:12.001083','round_closed',1,'','{}',7,'a56bcb783aa1abe7d55b54f4996f1dc449f9cf9b462fb47c56b35e9a0fbc91df',NULL,NULL,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(8,'2026-11-22 14:50:12.157206','round_closed',2,'','{}',8,'a81b74076a4bd147096b4fdb26c6ae209e6992306cd6f2378c941b6d9749f0d4',NULL,NULL,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(9,'2026-11-22 14:50:12.327693','round_closed',3,'','{}',9,'1658fa791c68c6f500ac65af0a5410a631273116775db9d1619d0f4d12fecd73',NULL,NULL,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(10,'2026-11-22 14:50:12.417237','stage_closed',NULL,'','{}',10,'1819529332a70c04a1d7b26918ca86bbe65ecfc079e6580c5ef73292b8612c30',NULL,NULL,1,1);
INSERT INTO "tournaments_ocorrencia" VALUES(11,'2026-11-22 14:50:15.231180','stage_begun',NULL,'','{"seed": 11}',11,'d32ce349b3c05630f2f0590474539449bf92caaf6a72cd9d3d36c92ec60637f7',1,NULL,1,2);
INSERT INTO "tournaments_ocorrencia" VALUES(12,'2026-11-22 14:50:17.800563','plan_saved',NULL,'','{"stages": 1}',1,'491ef1a50e0bbcd885cb1f0320f9e45dde393401af4bef3406cfef344f646822',NULL,NULL,2,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(13,'2026-11-22 14:50:17.898560','team_changed',NULL,'','{"dupla": "Abel Campos e Alba Campos", "before": "", "after": "Mar\u00e9"}',2,'7a6e21023c8bc0ceb0a983b68f9c50836a745d8d00a574313d430a66feb85430',1,NULL,2,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(14,'2026-11-22 14:50:17.900081','team_changed',NULL,'','{"dupla": "Breno Campos e Cida Campos", "before": "", "after": "Rochedo"}',3,'4cfc574a7bd3b934b17a404851747fbc1dbf095bcc51ca157ca171d52f395fea',1,NULL,2,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(15,'2026-11-22 14:50:17.901360','team_changed',NULL,'','{"dupla": "Dario Campos e Elza Campos", "before": "", "after": "Mar\u00e9"}',4,'4b51533ac9e3b56b67ef45614a76b4fb9d7335276db87a174f96c433d57219e1',1,NULL,2,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(16,'2026-11-22 14:50:17.923238','team_changed',NULL,'','{"dupla": "Fausto Campos e Gilda Campos", "before": "", "after": "Rochedo"}',5,'6674fb54848f0f7f78f0943fe0514a2b3b769767f64738957855fb5e9916ff25',1,NULL,2,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(17,'2026-11-22 14:50:17.924401','team_changed',NULL,'','{"dupla": "Heitor Campos e Ione Campos", "before": "", "after": "Mar\u00e9"}',6,'72d1d3ada3d2516b3d841bd0d992e02ae6c3d668fe988abee74847e3e0833723',1,NULL,2,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(18,'2026-11-22 14:50:17.930696','team_changed',NULL,'','{"dupla": "Jairo Campos e Lia Campos", "before": "", "after": "Rochedo"}',7,'ebc3b617a0ec4c2d295b9fe99af7515f87a88fd61f457456e60ca373191d1339',1,NULL,2,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(19,'2026-11-22 14:50:18.102242','round_drawn',1,'','{"seed": 7, "override": ""}',8,'adada54653166e4e8b6f7de79b1bff2fe4c976703f1385c1450a42a0d33448e0',1,NULL,2,3);
INSERT INTO "tournaments_ocorrencia" VALUES(20,'2026-11-22 14:50:18.104601','stage_begun',NULL,'','{"seed": 7}',9,'95ae4a42d0be8bf3cd8823630eadcda4900e02dd8eafae657bc1cd2d5841c0ad',1,NULL,2,3);
INSERT INTO "tournaments_ocorrencia" VALUES(21,'2026-11-22 14:50:18.274863','round_posted',1,'','{}',10,'eb35e13cb71700c20f43755f3e3fa4f8f0c48d4bdb657fd9ac47b668154aee02',1,NULL,2,3);
INSERT INTO "tournaments_ocorrencia" VALUES(22,'2026-11-22 14:50:18.765391','round_closed',1,'','{}',11,'a335f44a91968d83832a8e76920b18f11930d0ef32df615327c4b5639e1d821a',NULL,NULL,2,3);
INSERT INTO "tournaments_ocorrencia" VALUES(23,'2026-11-22 14:50:18.886416','entered_late',NULL,'','{"dupla": "Otto Restinga e Zil\u00e1 Restinga", "from_round": 2}',12,'1658581787f38bb69e2f2e671f88898dc32422f541cc3f0173ca292058ace8ca',1,13,2,3);
INSERT INTO "tournaments_ocorrencia" VALUES(24,'2026-11-22 14:50:18.957387','withdrawn',NULL,'viagem','{"justified": true, "rested": {}, "walkovers": []}',13,'ff2c810d126066eb877d8bfea2a9b497913a4a5e9cac5a0e49d6987307a742b3',1,12,2,3);
INSERT INTO "tournaments_ocorrencia" VALUES(25,'2026-11-22 14:50:19.087000','round_drawn',2,'','{"seed": 8, "override": ""}',14,'d5394ba82b6010fd679e3528fd7633b5bfb07a3578fa07b8f575ff49a0b298e6',1,NULL,2,3);
INSERT INTO "tournaments_ocorrencia" VALUES(26,'2026-11-22 14:50:19.696827','plan_saved',NULL,'','{"stages": 1}',1,'80980f722d65cd401b173b0b435a98470d47a50aa0dab850356da2024d2f3741',NULL,NULL,3,NULL);
INSERT INTO "tournaments_ocorrencia" VALUES(27,'2026-11-22 14:50:19.775646','stage_begun',NULL,'','{"seed": 7}',2,'b36981d451f5ff3c9cc4fa6cf579be7c2b3e610cb50d7525b4f9b752b94a6095',NULL,NULL,3,4);
INSERT INTO "tournaments_ocorrencia" VALUES(28,'2026-11-22 14:50:20.705840','stage_begun',NULL,'','{"seed": 7}',1,'c6d2ce489d2ceae230381db443d20006b929b0d662ac20d2a73f6282674de752',NULL,NULL,4,5);
INSERT INTO "tournaments_ocorrencia" VALUES(29,'2026-11-22 14:50:21.658836','bloco_made',NULL,'','{"first": 1, "last": 2}',2,'78a78ddcc726476845e31749fd550c5cafc0136cd1a82e5b33b2c14e50b334b1',1,NULL,4,NULL);
CREATE TABLE "tournaments_penalty" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "round" smallint unsigned NOT NULL CHECK ("round" >= 0), "sanction" varchar(20) NOT NULL, "amount" integer unsigned NOT NULL CHECK ("amount" >= 0), "reason" varchar(200) NOT NULL, "at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "lifted_at" datetime NULL, "author_id" integer NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, "dupla_id" bigint NOT NULL REFERENCES "tournaments_dupla" ("id") DEFERRABLE INITIALLY DEFERRED, "stage_id" bigint NOT NULL REFERENCES "tournaments_stage" ("id") DEFERRABLE INITIALLY DEFERRED);
INSERT INTO "tournaments_penalty" VALUES(1,1,'mp',1,'atraso','2026-11-22 14:50:11.755',NULL,1,1,1);
INSERT INTO "tournaments_penalty" VALUES(2,1,'loss',0,'atraso','2026-11-22 14:50:11.785','2026-11-22 14:50:11.827126',1,2,1);
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
INSERT INTO "tournaments_publication" VALUES(1,1,'2026-11-22 14:50:14.888','','{"tournament": {"slug": "copa-do-farol-2026", "name": "Copa do Farol", "club": "Clube da Enseada", "club_slug": "clube-da-enseada", "place": "", "starts_on": "2026-03-07", "ends_on": "2026-03-08", "state": "running", "entrants": "duplas", "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "draw_seed": null, "drawn_at": null}, "duplas": [{"number": 1, "name": "Abel Barra e Alba Barra", "seed": 1, "players": ["Abel Barra", "Alba Barra"]}, {"number": 2, "name": "Breno Barra e Cida Barra", "seed": 2, "players": ["Breno Barra", "Cida Barra"]}, {"number": 3, "name": "Dario Barra e Elza Barra", "seed": null, "players": ["Dario Barra", "Elza Barra"]}, {"number": 4, "name": "Fausto Barra e Gilda Barra", "seed": null, "players": ["Fausto Barra", "Gilda Barra"]}, {"number": 5, "name": "Heitor Barra e Ione Barra", "seed": null, "players": ["Heitor Barra", "Ione Barra"]}, {"number": 6, "name": "Jairo Barra e Lia Barra", "seed": null, "players": ["Jairo Barra", "Lia Barra"]}], "rounds": [], "standings": [], "stages": [{"number": 1, "name": "Fase 1", "format": "groups", "state": "closed", "seed": 7, "rounds_planned": null, "groups": 2, "partidas": 1, "maos": null, "target": null, "minutes": 0, "vp": false, "order": ["jogos_won", "made", "difference", "lots"], "top": 2, "others": 0, "fair": "average", "rounds": [{"round": 1, "state": "closed", "seed": 7, "confrontos": [{"id": 1, "kind": "main", "round": 1, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 6, "name": "Jairo Barra e Lia Barra", "seed": null}, "B": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}}, "jogo": {"id": "94437df2-0014-4899-ac3e-821891572887", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 1, "status": "played", "given": null, "points": [1, 0]}, {"id": 2, "kind": "main", "round": 1, "position": 2, "mesa": null, "state": "bye", "winner": "A", "flags": ["bye"], "slots": {"A": {"dupla": 1, "name": "Abel Barra e Alba Barra", "seed": 1}, "B": {"bye": true}}, "jogo": null, "group": 1, "status": "bye", "given": null, "points": [1]}, {"id": 3, "kind": "main", "round": 1, "position": 1, "mesa": 2, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}, "B": {"dupla": 3, "name": "Dario Barra e Elza Barra", "seed": null}}, "jogo": {"id": "d07438f6-d25e-42cd-a5e3-037cfd0152b0", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 2, "status": "played", "given": null, "points": [1, 0]}, {"id": 4, "kind": "main", "round": 1, "position": 2, "mesa": null, "state": "bye", "winner": "A", "flags": ["bye"], "slots": {"A": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}, "B": {"bye": true}}, "jogo": null, "group": 2, "status": "bye", "given": null, "points": [1]}]}, {"round": 2, "state": "closed", "seed": 7, "confrontos": [{"id": 5, "kind": "main", "round": 2, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 1, "name": "Abel Barra e Alba Barra", "seed": 1}, "B": {"dupla": 6, "name": "Jairo Barra e Lia Barra", "seed": null}}, "jogo": {"id": "e97af25a-332f-47e1-ac87-2c5f362ec750", "state": "closed", "winner": "A", "reason": "walkover", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 0, "totals": {"A": 0, "B": 0}}]}, "group": 1, "status": "walkover", "given": null, "points": [1, 0]}, {"id": 6, "kind": "main", "round": 2, "position": 2, "mesa": null, "state": "bye", "winner": "A", "flags": ["bye"], "slots": {"A": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}, "B": {"bye": true}}, "jogo": null, "group": 1, "status": "bye", "given": null, "points": [1]}, {"id": 7, "kind": "main", "round": 2, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}, "B": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}}, "jogo": {"id": "99c7089c-3998-4970-8203-d19cdf2869b9", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 2, "status": "played", "given": null, "points": [1, 0]}, {"id": 8, "kind": "main", "round": 2, "position": 2, "mesa": null, "state": "bye", "winner": "A", "flags": ["bye"], "slots": {"A": {"dupla": 3, "name": "Dario Barra e Elza Barra", "seed": null}, "B": {"bye": true}}, "jogo": null, "group": 2, "status": "bye", "given": null, "points": [1]}]}, {"round": 3, "state": "closed", "seed": 7, "confrontos": [{"id": 9, "kind": "main", "round": 3, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}, "B": {"dupla": 1, "name": "Abel Barra e Alba Barra", "seed": 1}}, "jogo": {"id": "b54cc763-1586-4559-8396-9c253ed4fab4", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 1, "status": "played", "given": null, "points": [1, 0]}, {"id": 10, "kind": "main", "round": 3, "position": 2, "mesa": null, "state": "bye", "winner": "A", "flags": ["bye"], "slots": {"A": {"dupla": 6, "name": "Jairo Barra e Lia Barra", "seed": null}, "B": {"bye": true}}, "jogo": null, "group": 1, "status": "bye", "given": null, "points": [1]}, {"id": 11, "kind": "main", "round": 3, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 3, "name": "Dario Barra e Elza Barra", "seed": null}, "B": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}}, "jogo": {"id": "7fc30502-177e-44e0-b16a-05b437028d37", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 2, "status": "played", "given": null, "points": [1, 0]}, {"id": 12, "kind": "main", "round": 3, "position": 2, "mesa": null, "state": "bye", "winner": "A", "flags": ["bye"], "slots": {"A": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}, "B": {"bye": true}}, "jogo": null, "group": 2, "status": "bye", "given": null, "points": [1]}]}], "standings": [{"group": 1, "rows": [{"place": 1, "place_to": 1, "dupla": 5, "name": "Heitor Barra e Ione Barra", "points": 2, "jogos": [1, 1], "meetings": 3, "partidas": [1, 1], "made": [980, 980], "canastras": {"clean": 1, "dirty": 2}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "made", "value": 980, "next": 760}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 980}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": false}, {"place": 2, "place_to": 2, "dupla": 6, "name": "Jairo Barra e Lia Barra", "points": 2, "jogos": [1, 1], "meetings": 3, "partidas": [1, 0], "made": [760, 220], "canastras": {"clean": 1, "dirty": 1}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "made", "value": 760, "next": 219}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 760}, {"by": "difference", "value": 540}], "penalties": [], "goes_on": false}, {"place": 3, "place_to": 3, "dupla": 1, "name": "Abel Barra e Alba Barra", "points": 2, "jogos": [1, 1], "meetings": 3, "partidas": [0, 1], "made": [219, 760], "canastras": {"dirty": 1}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 219}, {"by": "difference", "value": -541}], "penalties": [{"sanction": "mp", "amount": 1, "round": 1, "reason": "atraso"}], "goes_on": false}], "after": null, "closed": []}, {"group": 2, "rows": [{"place": 1, "place_to": 1, "dupla": 4, "name": "Fausto Barra e Gilda Barra", "points": 2, "jogos": [1, 1], "meetings": 3, "partidas": [1, 1], "made": [980, 980], "canastras": {"clean": 1, "dirty": 2}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "lots", "value": -1, "next": -2}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 980}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": false}, {"place": 2, "place_to": 2, "dupla": 2, "name": "Breno Barra e Cida Barra", "points": 2, "jogos": [1, 1], "meetings": 3, "partidas": [1, 1], "made": [980, 980], "canastras": {"clean": 1, "dirty": 2}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "lots", "value": -2, "next": -6}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 980}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": false}, {"place": 3, "place_to": 3, "dupla": 3, "name": "Dario Barra e Elza Barra", "points": 2, "jogos": [1, 1], "meetings": 3, "partidas": [1, 1], "made": [980, 980], "canastras": {"clean": 1, "dirty": 2}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 980}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": false}], "after": null, "closed": []}], "compared": []}, {"number": 2, "name": "Fase 2", "format": "double", "state": "planned", "seed": null, "rounds_planned": null, "groups": 1, "partidas": 1, "maos": null, "target": null, "minutes": 0, "vp": false, "order": ["jogos_won", "made", "difference", "lots"], "top": null, "others": 0, "fair": "average", "rounds": [], "standings": [], "compared": []}], "ledger_head": {"number": 7, "digest": "f5d10816b560f4e45db6e69f1be5a35155f6673b1977f11a3db4b1ed7a97f0d1"}}','
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
            
                <a href="/torneios/copa-do-farol-2026/jogos/b54cc763-1586-4559-8396-9c253ed4fab4/"
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
            
                <a href="/torneios/copa-do-farol-2026/jogos/7fc30502-177e-44e0-b16a-05b437028d37/"
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
                    <a href="/torneios/copa-do-farol-2026/duplas/5/">Heitor Barra e Ione Barra</a>
                    
                    
                    <span class="ranks-why">Na frente da seguinte por pontos feitos: 980 contra 760.</span>
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">1</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">980</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">1–1</td>
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">2º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/copa-do-farol-2026/duplas/6/">Jairo Barra e Lia Barra</a>
                    
                    
                    <span class="ranks-why">Na frente da seguinte por pontos feitos: 760 contra 219.</span>
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">1</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">760</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">540</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">1–1</td>
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">3º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/copa-do-farol-2026/duplas/1/">Abel Barra e Alba Barra</a>
                    
                    <span class="ranks-note">perda de pontos feitos: −1 (1ª rodada: atraso)</span>
                    
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">1</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">219</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">−541</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">1–1</td>
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
                    <a href="/torneios/copa-do-farol-2026/duplas/4/">Fausto Barra e Gilda Barra</a>
                    
                    
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">1</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">980</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">1–1</td>
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">2º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/copa-do-farol-2026/duplas/2/">Breno Barra e Cida Barra</a>
                    
                    
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">1</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">980</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">1–1</td>
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">3º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/copa-do-farol-2026/duplas/3/">Dario Barra e Elza Barra</a>
                    
                    
                    
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">1</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">980</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">1–1</td>
            </tr>
        
    </tbody>
</table>

    
    



                </section>
            
        
        
        
        
        
        


    <p class="quiet digest">
        Cadeia de registros: selo nº 7
        <code>f5d10816b560f4e45db6e69f1be5a35155f6673b1977f11a3db4b1ed7a97f0d1</code>.
        Cada mão, correção e decisão é selada com tudo o que veio antes. Guarde este selo: se o que foi gravado mudar, ele já não confere, e o comando verify_ledger diz o quê.
    </p>


    </div>
','d0f6eb4062b7c671e6f0d212cb82a8e03636add347961c4fd031d4a08b36a82c',NULL,1);
INSERT INTO "tournaments_publication" VALUES(2,2,'2026-11-22 14:50:17.393','Classificação final','{"tournament": {"slug": "copa-do-farol-2026", "name": "Copa do Farol", "club": "Clube da Enseada", "club_slug": "clube-da-enseada", "place": "", "starts_on": "2026-03-07", "ends_on": "2026-03-08", "state": "finished", "entrants": "duplas", "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "draw_seed": null, "drawn_at": null}, "duplas": [{"number": 1, "name": "Abel Barra e Alba Barra", "seed": 1, "players": ["Abel Barra", "Alba Barra"]}, {"number": 2, "name": "Breno Barra e Cida Barra", "seed": 2, "players": ["Breno Barra", "Cida Barra"]}, {"number": 3, "name": "Dario Barra e Elza Barra", "seed": null, "players": ["Dario Barra", "Elza Barra"]}, {"number": 4, "name": "Fausto Barra e Gilda Barra", "seed": null, "players": ["Fausto Barra", "Gilda Barra"]}, {"number": 5, "name": "Heitor Barra e Ione Barra", "seed": null, "players": ["Heitor Barra", "Ione Barra"]}, {"number": 6, "name": "Jairo Barra e Lia Barra", "seed": null, "players": ["Jairo Barra", "Lia Barra"]}], "rounds": [], "standings": [], "stages": [{"number": 1, "name": "Fase 1", "format": "groups", "state": "closed", "seed": 7, "rounds_planned": null, "groups": 2, "partidas": 1, "maos": null, "target": null, "minutes": 0, "vp": false, "order": ["jogos_won", "made", "difference", "lots"], "top": 2, "others": 0, "fair": "average", "rounds": [{"round": 1, "state": "closed", "seed": 7, "confrontos": [{"id": 1, "kind": "main", "round": 1, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 6, "name": "Jairo Barra e Lia Barra", "seed": null}, "B": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}}, "jogo": {"id": "94437df2-0014-4899-ac3e-821891572887", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 1, "status": "played", "given": null, "points": [1, 0]}, {"id": 2, "kind": "main", "round": 1, "position": 2, "mesa": null, "state": "bye", "winner": "A", "flags": ["bye"], "slots": {"A": {"dupla": 1, "name": "Abel Barra e Alba Barra", "seed": 1}, "B": {"bye": true}}, "jogo": null, "group": 1, "status": "bye", "given": null, "points": [1]}, {"id": 3, "kind": "main", "round": 1, "position": 1, "mesa": 2, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}, "B": {"dupla": 3, "name": "Dario Barra e Elza Barra", "seed": null}}, "jogo": {"id": "d07438f6-d25e-42cd-a5e3-037cfd0152b0", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 2, "status": "played", "given": null, "points": [1, 0]}, {"id": 4, "kind": "main", "round": 1, "position": 2, "mesa": null, "state": "bye", "winner": "A", "flags": ["bye"], "slots": {"A": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}, "B": {"bye": true}}, "jogo": null, "group": 2, "status": "bye", "given": null, "points": [1]}]}, {"round": 2, "state": "closed", "seed": 7, "confrontos": [{"id": 5, "kind": "main", "round": 2, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 1, "name": "Abel Barra e Alba Barra", "seed": 1}, "B": {"dupla": 6, "name": "Jairo Barra e Lia Barra", "seed": null}}, "jogo": {"id": "e97af25a-332f-47e1-ac87-2c5f362ec750", "state": "closed", "winner": "A", "reason": "walkover", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 0, "totals": {"A": 0, "B": 0}}]}, "group": 1, "status": "walkover", "given": null, "points": [1, 0]}, {"id": 6, "kind": "main", "round": 2, "position": 2, "mesa": null, "state": "bye", "winner": "A", "flags": ["bye"], "slots": {"A": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}, "B": {"bye": true}}, "jogo": null, "group": 1, "status": "bye", "given": null, "points": [1]}, {"id": 7, "kind": "main", "round": 2, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}, "B": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}}, "jogo": {"id": "99c7089c-3998-4970-8203-d19cdf2869b9", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 2, "status": "played", "given": null, "points": [1, 0]}, {"id": 8, "kind": "main", "round": 2, "position": 2, "mesa": null, "state": "bye", "winner": "A", "flags": ["bye"], "slots": {"A": {"dupla": 3, "name": "Dario Barra e Elza Barra", "seed": null}, "B": {"bye": true}}, "jogo": null, "group": 2, "status": "bye", "given": null, "points": [1]}]}, {"round": 3, "state": "closed", "seed": 7, "confrontos": [{"id": 9, "kind": "main", "round": 3, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}, "B": {"dupla": 1, "name": "Abel Barra e Alba Barra", "seed": 1}}, "jogo": {"id": "b54cc763-1586-4559-8396-9c253ed4fab4", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 1, "status": "played", "given": null, "points": [1, 0]}, {"id": 10, "kind": "main", "round": 3, "position": 2, "mesa": null, "state": "bye", "winner": "A", "flags": ["bye"], "slots": {"A": {"dupla": 6, "name": "Jairo Barra e Lia Barra", "seed": null}, "B": {"bye": true}}, "jogo": null, "group": 1, "status": "bye", "given": null, "points": [1]}, {"id": 11, "kind": "main", "round": 3, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 3, "name": "Dario Barra e Elza Barra", "seed": null}, "B": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}}, "jogo": {"id": "7fc30502-177e-44e0-b16a-05b437028d37", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 2, "status": "played", "given": null, "points": [1, 0]}, {"id": 12, "kind": "main", "round": 3, "position": 2, "mesa": null, "state": "bye", "winner": "A", "flags": ["bye"], "slots": {"A": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}, "B": {"bye": true}}, "jogo": null, "group": 2, "status": "bye", "given": null, "points": [1]}]}], "standings": [{"group": 1, "rows": [{"place": 1, "place_to": 1, "dupla": 5, "name": "Heitor Barra e Ione Barra", "points": 2, "jogos": [1, 1], "meetings": 3, "partidas": [1, 1], "made": [980, 980], "canastras": {"clean": 1, "dirty": 2}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "made", "value": 980, "next": 760}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 980}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": true}, {"place": 2, "place_to": 2, "dupla": 6, "name": "Jairo Barra e Lia Barra", "points": 2, "jogos": [1, 1], "meetings": 3, "partidas": [1, 0], "made": [760, 220], "canastras": {"clean": 1, "dirty": 1}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "made", "value": 760, "next": 219}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 760}, {"by": "difference", "value": 540}], "penalties": [], "goes_on": true}, {"place": 3, "place_to": 3, "dupla": 1, "name": "Abel Barra e Alba Barra", "points": 2, "jogos": [1, 1], "meetings": 3, "partidas": [0, 1], "made": [219, 760], "canastras": {"dirty": 1}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 219}, {"by": "difference", "value": -541}], "penalties": [{"sanction": "mp", "amount": 1, "round": 1, "reason": "atraso"}], "goes_on": false}], "after": null, "closed": []}, {"group": 2, "rows": [{"place": 1, "place_to": 1, "dupla": 4, "name": "Fausto Barra e Gilda Barra", "points": 2, "jogos": [1, 1], "meetings": 3, "partidas": [1, 1], "made": [980, 980], "canastras": {"clean": 1, "dirty": 2}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "lots", "value": -1, "next": -2}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 980}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": true}, {"place": 2, "place_to": 2, "dupla": 2, "name": "Breno Barra e Cida Barra", "points": 2, "jogos": [1, 1], "meetings": 3, "partidas": [1, 1], "made": [980, 980], "canastras": {"clean": 1, "dirty": 2}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "lots", "value": -2, "next": -6}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 980}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": true}, {"place": 3, "place_to": 3, "dupla": 3, "name": "Dario Barra e Elza Barra", "points": 2, "jogos": [1, 1], "meetings": 3, "partidas": [1, 1], "made": [980, 980], "canastras": {"clean": 1, "dirty": 2}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 980}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": false}], "after": null, "closed": []}], "compared": []}, {"number": 2, "name": "Fase 2", "format": "double", "state": "closed", "seed": 11, "rounds_planned": null, "groups": 1, "partidas": 1, "maos": null, "target": null, "minutes": 0, "vp": false, "order": ["jogos_won", "made", "difference", "lots"], "top": null, "others": 0, "fair": "average", "rounds": [{"round": 1, "name": "", "confrontos": [{"id": 13, "kind": "main", "round": 1, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}, "B": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}}, "jogo": {"id": "b41a53c8-f0e4-403b-88db-827b7671a0b7", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 0, "status": "played", "given": null, "points": null}, {"id": 14, "kind": "main", "round": 1, "position": 2, "mesa": 2, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}, "B": {"dupla": 6, "name": "Jairo Barra e Lia Barra", "seed": null}}, "jogo": {"id": "51b9389e-0947-4a17-bcb5-17ee87fa91dd", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 0, "status": "played", "given": null, "points": null}]}, {"round": 2, "name": "", "confrontos": [{"id": 16, "kind": "losers", "round": 2, "position": 2, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}, "B": {"dupla": 6, "name": "Jairo Barra e Lia Barra", "seed": null}}, "jogo": {"id": "684eca01-f07b-4829-b75f-6e4e05b9eba1", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 0, "status": "played", "given": null, "points": null}, {"id": 15, "kind": "main", "round": 2, "position": 1, "mesa": 2, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}, "B": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}}, "jogo": {"id": "c8027c96-56d4-408c-8438-d06ff1ff456d", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 0, "status": "played", "given": null, "points": null}]}, {"round": 3, "name": "", "confrontos": [{"id": 17, "kind": "losers", "round": 3, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}, "B": {"dupla": 4, "name": "Fausto Barra e Gilda Barra", "seed": null}}, "jogo": {"id": "71af4f9e-2117-4649-acf3-b1ea1a011546", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 0, "status": "played", "given": null, "points": null}]}, {"round": 4, "name": "", "confrontos": [{"id": 18, "kind": "final", "round": 4, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 5, "name": "Heitor Barra e Ione Barra", "seed": null}, "B": {"dupla": 2, "name": "Breno Barra e Cida Barra", "seed": 2}}, "jogo": {"id": "4e255c34-3d7e-4b70-a573-44846fc1c8f7", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 0, "status": "played", "given": null, "points": null}]}], "standings": [{"group": 0, "rows": [{"place": 1, "place_to": 1, "dupla": 5, "name": "Heitor Barra e Ione Barra", "points": 3, "jogos": [3, 0], "meetings": 3, "partidas": [3, 0], "made": [2280, 660], "canastras": {"clean": 3, "dirty": 3}, "batidas": 3, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "bracket", "value": null, "next": null}, "criteria": [{"by": "jogos_won", "value": 3}, {"by": "made", "value": 2280}, {"by": "difference", "value": 1620}], "penalties": [], "goes_on": false}, {"place": 2, "place_to": 2, "dupla": 2, "name": "Breno Barra e Cida Barra", "points": 2, "jogos": [2, 2], "meetings": 4, "partidas": [2, 2], "made": [1960, 1960], "canastras": {"clean": 2, "dirty": 4}, "batidas": 2, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "bracket", "value": null, "next": null}, "criteria": [{"by": "jogos_won", "value": 2}, {"by": "made", "value": 1960}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": false}, {"place": 3, "place_to": 3, "dupla": 4, "name": "Fausto Barra e Gilda Barra", "points": 1, "jogos": [1, 2], "meetings": 3, "partidas": [1, 2], "made": [1200, 1740], "canastras": {"clean": 1, "dirty": 3}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "bracket", "value": null, "next": null}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 1200}, {"by": "difference", "value": -540}], "penalties": [], "goes_on": false}, {"place": 4, "place_to": 4, "dupla": 6, "name": "Jairo Barra e Lia Barra", "points": 0, "jogos": [0, 2], "meetings": 2, "partidas": [0, 2], "made": [440, 1520], "canastras": {"dirty": 2}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": null, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 440}, {"by": "difference", "value": -1080}], "penalties": [], "goes_on": false}], "after": null, "closed": []}], "compared": []}], "ledger_head": {"number": 15, "digest": "89c7a61150274460025f620dbe61c2cbb5570864ba13a826cddc44ad5a1dd39d"}}','
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
            
                <a href="/torneios/copa-do-farol-2026/jogos/b54cc763-1586-4559-8396-9c253ed4fab4/"
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
            
                <a href="/torneios/copa-do-farol-2026/jogos/7fc30502-177e-44e0-b16a-05b437028d37/"
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
        
            <tr role="row" class="is-through">
                <td role="cell" class="ranks-place">1º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/copa-do-farol-2026/duplas/5/">Heitor Barra e Ione Barra</a>
                    
                        <span class="tag tag-done">
                            
                                classificada
                            
                        </span>
                    
                    
                    <span class="ranks-why">Na frente da seguinte por pontos feitos: 980 contra 760.</span>
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">1</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">980</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">1–1</td>
            </tr>
        
            <tr role="row" class="is-through">
                <td role="cell" class="ranks-place">2º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/copa-do-farol-2026/duplas/6/">Jairo Barra e Lia Barra</a>
                    
                        <span class="tag tag-done">
                            
                                classificada
                            
                        </span>
                    
                    
                    <span class="ranks-why">Na frente da seguinte por pontos feitos: 760 contra 219.</span>
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">1</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">760</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">540</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">1–1</td>
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">3º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/copa-do-farol-2026/duplas/1/">Abel Barra e Alba Barra</a>
                    
                    <span class="ranks-note">perda de pontos feitos: −1 (1ª rodada: atraso)</span>
                    
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">1</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">219</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">−541</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">1–1</td>
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
        
            <tr role="row" class="is-through">
                <td role="cell" class="ranks-place">1º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/copa-do-farol-2026/duplas/4/">Fausto Barra e Gilda Barra</a>
                    
                        <span class="tag tag-done">
                            
                                classificada
                            
                        </span>
                    
                    
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">1</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">980</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">1–1</td>
            </tr>
        
            <tr role="row" class="is-through">
                <td role="cell" class="ranks-place">2º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/copa-do-farol-2026/duplas/2/">Breno Barra e Cida Barra</a>
                    
                        <span class="tag tag-done">
                            
                                classificada
                            
                        </span>
                    
                    
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">1</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">980</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">1–1</td>
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">3º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/copa-do-farol-2026/duplas/3/">Dario Barra e Elza Barra</a>
                    
                    
                    
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">1</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">980</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">1–1</td>
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
                            
                                <a href="/torneios/copa-do-farol-2026/jogos/b41a53c8-f0e4-403b-88db-827b7671a0b7/"
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
                            
                                <a href="/torneios/copa-do-farol-2026/jogos/51b9389e-0947-4a17-bcb5-17ee87fa91dd/"
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
                            
                                <a href="/torneios/copa-do-farol-2026/jogos/c8027c96-56d4-408c-8438-d06ff1ff456d/"
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
                            
                                <a href="/torneios/copa-do-farol-2026/jogos/684eca01-f07b-4829-b75f-6e4e05b9eba1/"
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
                            
                                <a href="/torneios/copa-do-farol-2026/jogos/71af4f9e-2117-4649-acf3-b1ea1a011546/"
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
                            
                                <a href="/torneios/copa-do-farol-2026/jogos/4e255c34-3d7e-4b70-a573-44846fc1c8f7/"
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
                    <a href="/torneios/copa-do-farol-2026/duplas/5/">Heitor Barra e Ione Barra</a>
                    
                    
                    <span class="ranks-why">Foi mais longe na chave do que a seguinte.</span>
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">3</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">2.280</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">1.620</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">3–0</td>
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">2º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/copa-do-farol-2026/duplas/2/">Breno Barra e Cida Barra</a>
                    
                    
                    <span class="ranks-why">Foi mais longe na chave do que a seguinte.</span>
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">2</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">1.960</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">2–2</td>
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">3º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/copa-do-farol-2026/duplas/4/">Fausto Barra e Gilda Barra</a>
                    
                    
                    <span class="ranks-why">Foi mais longe na chave do que a seguinte.</span>
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">1</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">1.200</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">−540</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">1–2</td>
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">4º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/copa-do-farol-2026/duplas/6/">Jairo Barra e Lia Barra</a>
                    
                    
                    
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">440</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">−1.080</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">0–2</td>
            </tr>
        
    </tbody>
</table>

    
    



                </section>
            
        
        
        
        
        
        


    <p class="quiet digest">
        Cadeia de registros: selo nº 15
        <code>89c7a61150274460025f620dbe61c2cbb5570864ba13a826cddc44ad5a1dd39d</code>.
        Cada mão, correção e decisão é selada com tudo o que veio antes. Guarde este selo: se o que foi gravado mudar, ele já não confere, e o comando verify_ledger diz o quê.
    </p>


    </div>
','d4ce3cdcdd02aaacf21a464a1d38aaaf3cdeb104f547bf01944ace07a843be59',1,1);
INSERT INTO "tournaments_publication" VALUES(3,1,'2026-11-22 14:50:19.310','','{"tournament": {"slug": "liga-da-enseada-2026", "name": "Liga da Enseada", "club": "Clube da Enseada", "club_slug": "clube-da-enseada", "place": "", "starts_on": "2026-03-07", "ends_on": "2026-03-08", "state": "running", "entrants": "duplas", "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {"batida.bonus": 200}, "partidas": 1, "fixed": false, "draw_seed": null, "drawn_at": null}, "duplas": [{"number": 1, "name": "Abel Campos e Alba Campos", "seed": null, "players": ["Abel Campos", "Alba Campos"]}, {"number": 2, "name": "Breno Campos e Cida Campos", "seed": null, "players": ["Breno Campos", "Cida Campos"]}, {"number": 3, "name": "Dario Campos e Elza Campos", "seed": null, "players": ["Dario Campos", "Elza Campos"]}, {"number": 4, "name": "Fausto Campos e Gilda Campos", "seed": null, "players": ["Fausto Campos", "Gilda Campos"]}, {"number": 5, "name": "Heitor Campos e Ione Campos", "seed": null, "players": ["Heitor Campos", "Ione Campos"]}, {"number": 6, "name": "Jairo Campos e Lia Campos", "seed": null, "players": ["Jairo Campos", "Lia Campos"]}, {"number": 7, "name": "Otto Restinga e Zil\u00e1 Restinga", "seed": null, "players": ["Otto Restinga", "Zil\u00e1 Restinga"]}], "teams": {"order": ["jogos_won", "made", "difference", "lots"], "vp": false, "rows": [{"place": 1, "place_to": 1, "team": 1, "name": "Mar\u00e9", "duplas": [{"number": 1, "name": "Abel Campos e Alba Campos"}, {"number": 3, "name": "Dario Campos e Elza Campos"}, {"number": 5, "name": "Heitor Campos e Ione Campos"}], "points": 2, "jogos": [2, 1], "meetings": 3, "partidas": [2, 1], "made": [1940, 1300], "disqualified": false, "above": {"by": "jogos_won", "value": 2, "next": 1}, "criteria": [{"by": "jogos_won", "value": 2}, {"by": "made", "value": 1940}, {"by": "difference", "value": 640}]}, {"place": 2, "place_to": 2, "team": 2, "name": "Rochedo", "duplas": [{"number": 2, "name": "Breno Campos e Cida Campos"}, {"number": 4, "name": "Fausto Campos e Gilda Campos"}, {"number": 6, "name": "Jairo Campos e Lia Campos"}], "points": 1, "jogos": [1, 2], "meetings": 3, "partidas": [1, 2], "made": [1300, 1940], "disqualified": false, "above": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 1300}, {"by": "difference", "value": -640}]}]}, "rounds": [], "standings": [], "stages": [{"number": 1, "name": "Fase 1", "format": "swiss", "state": "playing", "seed": 7, "rounds_planned": 3, "groups": 1, "partidas": 1, "maos": null, "target": null, "minutes": 0, "vp": false, "order": ["jogos_won", "made", "difference", "lots"], "top": null, "others": 0, "fair": "average", "rounds": [{"round": 1, "state": "closed", "seed": 7, "confrontos": [{"id": 19, "kind": "main", "round": 1, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 3, "name": "Dario Campos e Elza Campos", "seed": null}, "B": {"dupla": 4, "name": "Fausto Campos e Gilda Campos", "seed": null}}, "jogo": {"id": "96936a16-2120-4290-8e5c-f97afe5e6621", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 860, "B": 220}}]}, "group": 0, "status": "played", "given": null, "points": [1, 0]}, {"id": 20, "kind": "main", "round": 1, "position": 2, "mesa": 2, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 5, "name": "Heitor Campos e Ione Campos", "seed": null}, "B": {"dupla": 2, "name": "Breno Campos e Cida Campos", "seed": null}}, "jogo": {"id": "04e53ce2-ef1c-4dc2-9c14-ad102a6a6ebb", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 860, "B": 220}}]}, "group": 0, "status": "played", "given": null, "points": [1, 0]}, {"id": 21, "kind": "main", "round": 1, "position": 3, "mesa": 3, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 6, "name": "Jairo Campos e Lia Campos", "seed": null}, "B": {"dupla": 1, "name": "Abel Campos e Alba Campos", "seed": null}}, "jogo": {"id": "e41eee2d-5d6a-4643-b019-9d244419d880", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 860, "B": 220}}]}, "group": 0, "status": "played", "given": null, "points": [1, 0]}]}], "standings": [{"group": 0, "rows": [{"place": 1, "place_to": 1, "dupla": 6, "name": "Jairo Campos e Lia Campos", "points": 1, "jogos": [1, 0], "meetings": 1, "partidas": [1, 0], "made": [860, 220], "canastras": {"clean": 1, "dirty": 1}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": 1, "above": {"by": "lots", "value": -4, "next": -5}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 860}, {"by": "difference", "value": 640}], "penalties": [], "goes_on": false}, {"place": 2, "place_to": 2, "dupla": 5, "name": "Heitor Campos e Ione Campos", "points": 1, "jogos": [1, 0], "meetings": 1, "partidas": [1, 0], "made": [860, 220], "canastras": {"clean": 1, "dirty": 1}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "lots", "value": -5, "next": -6}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 860}, {"by": "difference", "value": 640}], "penalties": [], "goes_on": false}, {"place": 3, "place_to": 3, "dupla": 3, "name": "Dario Campos e Elza Campos", "points": 1, "jogos": [1, 0], "meetings": 1, "partidas": [1, 0], "made": [860, 220], "canastras": {"clean": 1, "dirty": 1}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "jogos_won", "value": 1, "next": 0}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 860}, {"by": "difference", "value": 640}], "penalties": [], "goes_on": false}, {"place": 4, "place_to": 4, "dupla": 4, "name": "Fausto Campos e Gilda Campos", "points": 0, "jogos": [0, 1], "meetings": 1, "partidas": [0, 1], "made": [220, 860], "canastras": {"dirty": 1}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "lots", "value": -1, "next": -2}, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 220}, {"by": "difference", "value": -640}], "penalties": [], "goes_on": false}, {"place": 5, "place_to": 5, "dupla": 2, "name": "Breno Campos e Cida Campos", "points": 0, "jogos": [0, 1], "meetings": 1, "partidas": [0, 1], "made": [220, 860], "canastras": {"dirty": 1}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "lots", "value": -2, "next": -3}, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 220}, {"by": "difference", "value": -640}], "penalties": [], "goes_on": false}, {"place": 6, "place_to": 6, "dupla": 1, "name": "Abel Campos e Alba Campos", "points": 0, "jogos": [0, 1], "meetings": 1, "partidas": [0, 1], "made": [220, 860], "canastras": {"dirty": 1}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "made", "value": 220, "next": 0}, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 220}, {"by": "difference", "value": -640}], "penalties": [], "goes_on": false}, {"place": 7, "place_to": 7, "dupla": 7, "name": "Otto Restinga e Zil\u00e1 Restinga", "points": 0, "jogos": [0, 0], "meetings": 0, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": null, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 0}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": false}], "after": null, "closed": []}], "compared": [], "teams": [{"place": 1, "place_to": 1, "team": 1, "name": "Mar\u00e9", "duplas": [{"number": 1, "name": "Abel Campos e Alba Campos"}, {"number": 3, "name": "Dario Campos e Elza Campos"}, {"number": 5, "name": "Heitor Campos e Ione Campos"}], "points": 2, "jogos": [2, 1], "meetings": 3, "partidas": [2, 1], "made": [1940, 1300], "disqualified": false, "above": {"by": "jogos_won", "value": 2, "next": 1}, "criteria": [{"by": "jogos_won", "value": 2}, {"by": "made", "value": 1940}, {"by": "difference", "value": 640}]}, {"place": 2, "place_to": 2, "team": 2, "name": "Rochedo", "duplas": [{"number": 2, "name": "Breno Campos e Cida Campos"}, {"number": 4, "name": "Fausto Campos e Gilda Campos"}, {"number": 6, "name": "Jairo Campos e Lia Campos"}], "points": 1, "jogos": [1, 2], "meetings": 3, "partidas": [1, 2], "made": [1300, 1940], "disqualified": false, "above": null, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 1300}, {"by": "difference", "value": -640}]}]}], "ledger_head": {"number": 4, "digest": "f00454e9022f9c77a395a934048f4999cd09c310b83c96e1d31ae4d18e91004d"}}','
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
            
                <a href="/torneios/liga-da-enseada-2026/jogos/96936a16-2120-4290-8e5c-f97afe5e6621/"
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
            
                <a href="/torneios/liga-da-enseada-2026/jogos/04e53ce2-ef1c-4dc2-9c14-ad102a6a6ebb/"
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
            
                <a href="/torneios/liga-da-enseada-2026/jogos/e41eee2d-5d6a-4643-b019-9d244419d880/"
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
                    <a href="/torneios/liga-da-enseada-2026/duplas/6/">Jairo Campos e Lia Campos</a>
                    
                    <span class="ranks-note">saiu depois da 1ª rodada</span>
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">1</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">860</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">640</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">1–0</td>
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">2º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/liga-da-enseada-2026/duplas/5/">Heitor Campos e Ione Campos</a>
                    
                    
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">1</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">860</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">640</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">1–0</td>
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">3º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/liga-da-enseada-2026/duplas/3/">Dario Campos e Elza Campos</a>
                    
                    
                    <span class="ranks-why">Na frente da seguinte por jogos vencidos: 1 contra 0.</span>
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">1</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">860</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">640</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">1–0</td>
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">4º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/liga-da-enseada-2026/duplas/4/">Fausto Campos e Gilda Campos</a>
                    
                    
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">220</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">−640</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">0–1</td>
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">5º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/liga-da-enseada-2026/duplas/2/">Breno Campos e Cida Campos</a>
                    
                    
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">220</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">−640</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">0–1</td>
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">6º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/liga-da-enseada-2026/duplas/1/">Abel Campos e Alba Campos</a>
                    
                    
                    <span class="ranks-why">Na frente da seguinte por pontos feitos: 220 contra 0.</span>
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">220</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">−640</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">0–1</td>
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">7º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/liga-da-enseada-2026/duplas/7/">Otto Restinga e Zilá Restinga</a>
                    
                    
                    
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">0–0</td>
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
        <code>f00454e9022f9c77a395a934048f4999cd09c310b83c96e1d31ae4d18e91004d</code>.
        Cada mão, correção e decisão é selada com tudo o que veio antes. Guarde este selo: se o que foi gravado mudar, ele já não confere, e o comando verify_ledger diz o quê.
    </p>


    </div>
','fe3442cea062c5ef68229be5a27f33434ddfdb50e5a25bd9c3f3c9ee7b06fbb4',NULL,2);
INSERT INTO "tournaments_publication" VALUES(4,1,'2026-11-22 14:50:20.160','','{"tournament": {"slug": "noite-dos-avulsos-2026", "name": "Noite dos Avulsos", "club": "Clube da Enseada", "club_slug": "clube-da-enseada", "place": "", "starts_on": "2026-03-07", "ends_on": "2026-03-08", "state": "running", "entrants": "players", "ruleset": "regulamento-1", "options": {"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "draw_seed": null, "drawn_at": null}, "duplas": [{"number": 1, "name": "Breno Dunas", "seed": null, "players": ["Breno Dunas"]}, {"number": 2, "name": "Cida Dunas", "seed": null, "players": ["Cida Dunas"]}, {"number": 3, "name": "Dario Dunas", "seed": null, "players": ["Dario Dunas"]}, {"number": 4, "name": "Elza Dunas", "seed": null, "players": ["Elza Dunas"]}, {"number": 5, "name": "Fausto Dunas", "seed": null, "players": ["Fausto Dunas"]}, {"number": 6, "name": "Gilda Dunas", "seed": null, "players": ["Gilda Dunas"]}, {"number": 7, "name": "Heitor Dunas", "seed": null, "players": ["Heitor Dunas"]}, {"number": 8, "name": "Ione Dunas", "seed": null, "players": ["Ione Dunas"]}], "rounds": [], "standings": [], "stages": [{"number": 1, "name": "Fase 1", "format": "individual", "state": "playing", "seed": 7, "rounds_planned": 3, "groups": 1, "partidas": 1, "maos": null, "target": null, "minutes": 0, "vp": false, "order": ["jogos_won", "made", "difference", "lots"], "top": null, "others": 0, "fair": "average", "rounds": [{"round": 1, "state": "posted", "seed": 7, "confrontos": [{"id": 25, "kind": "main", "round": 1, "position": 1, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 3, "name": "Dario Dunas + Heitor Dunas", "seed": null, "pair": [{"dupla": 3, "name": "Dario Dunas", "absent": false}, {"dupla": 7, "name": "Heitor Dunas", "absent": false}]}, "B": {"dupla": 4, "name": "Elza Dunas + Breno Dunas", "seed": null, "pair": [{"dupla": 4, "name": "Elza Dunas", "absent": false}, {"dupla": 1, "name": "Breno Dunas", "absent": false}]}}, "jogo": {"id": "963723d5-bea7-4e55-b712-698d8d0c85d3", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 1, "totals": {"A": 760, "B": 220}}]}, "group": 0, "status": "played", "given": null, "points": [1, 0]}, {"id": 26, "kind": "main", "round": 1, "position": 2, "mesa": 2, "state": "playing", "winner": "", "flags": [], "slots": {"A": {"dupla": 2, "name": "Cida Dunas + Fausto Dunas", "seed": null, "pair": [{"dupla": 2, "name": "Cida Dunas", "absent": false}, {"dupla": 5, "name": "Fausto Dunas", "absent": false}]}, "B": {"dupla": 6, "name": "Gilda Dunas + Ione Dunas", "seed": null, "pair": [{"dupla": 6, "name": "Gilda Dunas", "absent": false}, {"dupla": 8, "name": "Ione Dunas", "absent": false}]}}, "jogo": {"id": "a8bff6c0-19ce-4630-b672-80069d091d95", "state": "open", "winner": "", "reason": "", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 0, "totals": {"A": 0, "B": 0}}]}, "group": 0, "status": "", "given": null, "points": null}]}, {"round": 2, "state": "posted", "seed": 7, "confrontos": [{"id": 27, "kind": "main", "round": 2, "position": 1, "mesa": 1, "state": "ready", "winner": "", "flags": [], "slots": {"A": {"dupla": 3, "name": "Dario Dunas + Elza Dunas", "seed": null, "pair": [{"dupla": 3, "name": "Dario Dunas", "absent": false}, {"dupla": 4, "name": "Elza Dunas", "absent": false}]}, "B": {"dupla": 2, "name": "Cida Dunas + Gilda Dunas", "seed": null, "pair": [{"dupla": 2, "name": "Cida Dunas", "absent": false}, {"dupla": 6, "name": "Gilda Dunas", "absent": false}]}}, "jogo": null, "group": 0, "status": "", "given": null, "points": null}, {"id": 28, "kind": "main", "round": 2, "position": 2, "mesa": 2, "state": "ready", "winner": "", "flags": [], "slots": {"A": {"dupla": 1, "name": "Breno Dunas + Heitor Dunas", "seed": null, "pair": [{"dupla": 1, "name": "Breno Dunas", "absent": false}, {"dupla": 7, "name": "Heitor Dunas", "absent": false}]}, "B": {"dupla": 8, "name": "Ione Dunas + Fausto Dunas", "seed": null, "pair": [{"dupla": 8, "name": "Ione Dunas", "absent": false}, {"dupla": 5, "name": "Fausto Dunas", "absent": false}]}}, "jogo": null, "group": 0, "status": "", "given": null, "points": null}]}, {"round": 3, "state": "posted", "seed": 7, "confrontos": [{"id": 29, "kind": "main", "round": 3, "position": 1, "mesa": 1, "state": "ready", "winner": "", "flags": [], "slots": {"A": {"dupla": 3, "name": "Dario Dunas + Cida Dunas", "seed": null, "pair": [{"dupla": 3, "name": "Dario Dunas", "absent": false}, {"dupla": 2, "name": "Cida Dunas", "absent": false}]}, "B": {"dupla": 1, "name": "Breno Dunas + Ione Dunas", "seed": null, "pair": [{"dupla": 1, "name": "Breno Dunas", "absent": false}, {"dupla": 8, "name": "Ione Dunas", "absent": false}]}}, "jogo": null, "group": 0, "status": "", "given": null, "points": null}, {"id": 30, "kind": "main", "round": 3, "position": 2, "mesa": 2, "state": "ready", "winner": "", "flags": [], "slots": {"A": {"dupla": 6, "name": "Gilda Dunas + Elza Dunas", "seed": null, "pair": [{"dupla": 6, "name": "Gilda Dunas", "absent": false}, {"dupla": 4, "name": "Elza Dunas", "absent": false}]}, "B": {"dupla": 5, "name": "Fausto Dunas + Heitor Dunas", "seed": null, "pair": [{"dupla": 5, "name": "Fausto Dunas", "absent": false}, {"dupla": 7, "name": "Heitor Dunas", "absent": false}]}}, "jogo": null, "group": 0, "status": "", "given": null, "points": null}]}], "standings": [{"group": 0, "rows": [{"place": 1, "place_to": 1, "dupla": 7, "name": "Heitor Dunas", "points": 1, "jogos": [1, 0], "meetings": 1, "partidas": [1, 0], "made": [760, 220], "canastras": {"clean": 1, "dirty": 1}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "lots", "value": -1, "next": -8}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 760}, {"by": "difference", "value": 540}], "penalties": [], "goes_on": false}, {"place": 2, "place_to": 2, "dupla": 3, "name": "Dario Dunas", "points": 1, "jogos": [1, 0], "meetings": 1, "partidas": [1, 0], "made": [760, 220], "canastras": {"clean": 1, "dirty": 1}, "batidas": 1, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "jogos_won", "value": 1, "next": 0}, "criteria": [{"by": "jogos_won", "value": 1}, {"by": "made", "value": 760}, {"by": "difference", "value": 540}], "penalties": [], "goes_on": false}, {"place": 3, "place_to": 3, "dupla": 4, "name": "Elza Dunas", "points": 0, "jogos": [0, 1], "meetings": 1, "partidas": [0, 1], "made": [220, 760], "canastras": {"dirty": 1}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "lots", "value": -2, "next": -4}, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 220}, {"by": "difference", "value": -540}], "penalties": [], "goes_on": false}, {"place": 4, "place_to": 4, "dupla": 1, "name": "Breno Dunas", "points": 0, "jogos": [0, 1], "meetings": 1, "partidas": [0, 1], "made": [220, 760], "canastras": {"dirty": 1}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "made", "value": 220, "next": 0}, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 220}, {"by": "difference", "value": -540}], "penalties": [], "goes_on": false}, {"place": 5, "place_to": 5, "dupla": 2, "name": "Cida Dunas", "points": 0, "jogos": [0, 0], "meetings": 0, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "lots", "value": -3, "next": -5}, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 0}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": false}, {"place": 6, "place_to": 6, "dupla": 6, "name": "Gilda Dunas", "points": 0, "jogos": [0, 0], "meetings": 0, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "lots", "value": -5, "next": -6}, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 0}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": false}, {"place": 7, "place_to": 7, "dupla": 8, "name": "Ione Dunas", "points": 0, "jogos": [0, 0], "meetings": 0, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": {"by": "lots", "value": -6, "next": -7}, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 0}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": false}, {"place": 8, "place_to": 8, "dupla": 5, "name": "Fausto Dunas", "points": 0, "jogos": [0, 0], "meetings": 0, "partidas": [0, 0], "made": [0, 0], "canastras": {}, "batidas": 0, "carried": {}, "disqualified": false, "until_round": null, "above": null, "criteria": [{"by": "jogos_won", "value": 0}, {"by": "made", "value": 0}, {"by": "difference", "value": 0}], "penalties": [], "goes_on": false}], "after": null, "closed": []}], "compared": []}], "ledger_head": {"number": 3, "digest": "f163d310134bf4c40dd9fe6f75a5ac6e53e603d28c4cd252429503b579ac2728"}}','
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
            
                <a href="/torneios/noite-dos-avulsos-2026/jogos/963723d5-bea7-4e55-b712-698d8d0c85d3/"
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
            
                <a href="/torneios/noite-dos-avulsos-2026/jogos/a8bff6c0-19ce-4630-b672-80069d091d95/"
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
                    <a href="/torneios/noite-dos-avulsos-2026/duplas/7/">Heitor Dunas</a>
                    
                    
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">1</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">760</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">540</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">1–0</td>
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">2º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/noite-dos-avulsos-2026/duplas/3/">Dario Dunas</a>
                    
                    
                    <span class="ranks-why">Na frente da seguinte por jogos vencidos: 1 contra 0.</span>
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">1</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">760</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">540</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">1–0</td>
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">3º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/noite-dos-avulsos-2026/duplas/4/">Elza Dunas</a>
                    
                    
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">220</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">−540</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">0–1</td>
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">4º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/noite-dos-avulsos-2026/duplas/1/">Breno Dunas</a>
                    
                    
                    <span class="ranks-why">Na frente da seguinte por pontos feitos: 220 contra 0.</span>
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">220</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">−540</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">0–1</td>
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">5º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/noite-dos-avulsos-2026/duplas/2/">Cida Dunas</a>
                    
                    
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">0–0</td>
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">6º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/noite-dos-avulsos-2026/duplas/6/">Gilda Dunas</a>
                    
                    
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">0–0</td>
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">7º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/noite-dos-avulsos-2026/duplas/8/">Ione Dunas</a>
                    
                    
                    <span class="ranks-why">Igual à seguinte em todos os critérios: fica na frente por sorteio.</span>
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">0–0</td>
            </tr>
        
            <tr role="row">
                <td role="cell" class="ranks-place">8º</td>
                <th scope="row" role="rowheader">
                    <a href="/torneios/noite-dos-avulsos-2026/duplas/5/">Fausto Dunas</a>
                    
                    
                    
                </th>
                <td role="cell"
                                                       class="n"
                                                       data-label="Vitórias">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Feitos">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Saldo">0</td><td role="cell"
                                                       class="n"
                                                       data-label="Jogos">0–0</td>
            </tr>
        
    </tbody>
</table>

    
    



                </section>
            
        
        
        
        
        
        


    <p class="quiet digest">
        Cadeia de registros: selo nº 3
        <code>f163d310134bf4c40dd9fe6f75a5ac6e53e603d28c4cd252429503b579ac2728</code>.
        Cada mão, correção e decisão é selada com tudo o que veio antes. Guarde este selo: se o que foi gravado mudar, ele já não confere, e o comando verify_ledger diz o quê.
    </p>


    </div>
','f8016f63aab46ba1217f5d6468aa3798cbbc6425c5a4686277790903673954b1',NULL,3);
INSERT INTO "tournaments_publication" VALUES(5,1,'2026-11-22 14:50:20.956','','{"tournament": {"slug": "taca-da-gruta-2026", "name": "Ta\u00e7a da Gruta", "club": "Clube da Enseada", "club_slug": "clube-da-enseada", "place": "", "starts_on": "2026-03-07", "ends_on": "2026-03-08", "state": "running", "entrants": "duplas", "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "draw_seed": 7, "drawn_at": "2026-11-22T14:50:20.645385+00:00", "played": {"partidas": 1, "maos": null, "target": null, "minutes": 0}}, "duplas": [{"number": 1, "name": "Jairo Dunas e Lia Dunas", "seed": null, "players": ["Jairo Dunas", "Lia Dunas"]}, {"number": 2, "name": "Abel Enseada e Alba Enseada", "seed": null, "players": ["Abel Enseada", "Alba Enseada"]}, {"number": 3, "name": "Breno Enseada e Cida Enseada", "seed": null, "players": ["Breno Enseada", "Cida Enseada"]}, {"number": 4, "name": "Dario Enseada e Elza Enseada", "seed": null, "players": ["Dario Enseada", "Elza Enseada"]}, {"number": 5, "name": "Fausto Enseada e Gilda Enseada", "seed": null, "players": ["Fausto Enseada", "Gilda Enseada"]}, {"number": 6, "name": "Heitor Enseada e Ione Enseada", "seed": null, "players": ["Heitor Enseada", "Ione Enseada"]}], "rounds": [{"round": 1, "name": "quarterfinal", "confrontos": [{"id": 31, "kind": "main", "round": 1, "position": 1, "mesa": null, "state": "bye", "winner": "A", "flags": [], "slots": {"A": {"dupla": 4, "name": "Dario Enseada e Elza Enseada", "seed": null}, "B": {"bye": true}}, "jogo": null}, {"id": 32, "kind": "main", "round": 1, "position": 2, "mesa": 1, "state": "playing", "winner": "", "flags": [], "slots": {"A": {"dupla": 6, "name": "Heitor Enseada e Ione Enseada", "seed": null}, "B": {"dupla": 5, "name": "Fausto Enseada e Gilda Enseada", "seed": null}}, "jogo": {"id": "bb4f549c-1afb-403e-b7e3-a3962bafa8ec", "state": "open", "winner": "", "reason": "", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 0, "totals": {"A": 0, "B": 0}}]}}, {"id": 33, "kind": "main", "round": 1, "position": 3, "mesa": null, "state": "bye", "winner": "A", "flags": [], "slots": {"A": {"dupla": 2, "name": "Abel Enseada e Alba Enseada", "seed": null}, "B": {"bye": true}}, "jogo": null}, {"id": 34, "kind": "main", "round": 1, "position": 4, "mesa": 2, "state": "playing", "winner": "", "flags": [], "slots": {"A": {"dupla": 1, "name": "Jairo Dunas e Lia Dunas", "seed": null}, "B": {"dupla": 3, "name": "Breno Enseada e Cida Enseada", "seed": null}}, "jogo": {"id": "67746de9-630e-49ee-9b4a-861d2687159a", "state": "open", "winner": "", "reason": "", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 0, "totals": {"A": 0, "B": 0}}]}}]}, {"round": 2, "name": "semifinal", "confrontos": [{"id": 35, "kind": "main", "round": 2, "position": 1, "mesa": null, "state": "waiting", "winner": "", "flags": [], "slots": {"A": {"dupla": 4, "name": "Dario Enseada e Elza Enseada", "seed": null}, "B": {"winner_of": {"round": 1, "position": 2}}}, "jogo": null}, {"id": 36, "kind": "main", "round": 2, "position": 2, "mesa": null, "state": "waiting", "winner": "", "flags": [], "slots": {"A": {"dupla": 2, "name": "Abel Enseada e Alba Enseada", "seed": null}, "B": {"winner_of": {"round": 1, "position": 4}}}, "jogo": null}]}, {"round": 3, "name": "final", "confrontos": [{"id": 37, "kind": "main", "round": 3, "position": 1, "mesa": null, "state": "waiting", "winner": "", "flags": [], "slots": {"A": {"winner_of": {"round": 2, "position": 1}}, "B": {"winner_of": {"round": 2, "position": 2}}}, "jogo": null}, {"id": 38, "kind": "third", "round": 3, "position": 2, "mesa": null, "state": "waiting", "winner": "", "flags": [], "slots": {"A": {"loser_of": {"round": 2, "position": 1}}, "B": {"loser_of": {"round": 2, "position": 2}}}, "jogo": null}]}], "standings": [{"place": 1, "place_to": 4, "dupla": 2, "name": "Abel Enseada e Alba Enseada", "jogos": [0, 0], "walkovers": [0, 0], "partidas": [0, 0], "points": [0, 0], "difference": 0, "canastras": {}, "why": "still_in", "why_round": "semifinal", "why_opponent": null, "why_walkover": false}, {"place": 1, "place_to": 4, "dupla": 4, "name": "Dario Enseada e Elza Enseada", "jogos": [0, 0], "walkovers": [0, 0], "partidas": [0, 0], "points": [0, 0], "difference": 0, "canastras": {}, "why": "still_in", "why_round": "semifinal", "why_opponent": null, "why_walkover": false}, {"place": 1, "place_to": 6, "dupla": 3, "name": "Breno Enseada e Cida Enseada", "jogos": [0, 0], "walkovers": [0, 0], "partidas": [0, 0], "points": [0, 0], "difference": 0, "canastras": {}, "why": "still_in", "why_round": "quarterfinal", "why_opponent": null, "why_walkover": false}, {"place": 1, "place_to": 6, "dupla": 5, "name": "Fausto Enseada e Gilda Enseada", "jogos": [0, 0], "walkovers": [0, 0], "partidas": [0, 0], "points": [0, 0], "difference": 0, "canastras": {}, "why": "still_in", "why_round": "quarterfinal", "why_opponent": null, "why_walkover": false}, {"place": 1, "place_to": 6, "dupla": 6, "name": "Heitor Enseada e Ione Enseada", "jogos": [0, 0], "walkovers": [0, 0], "partidas": [0, 0], "points": [0, 0], "difference": 0, "canastras": {}, "why": "still_in", "why_round": "quarterfinal", "why_opponent": null, "why_walkover": false}, {"place": 1, "place_to": 6, "dupla": 1, "name": "Jairo Dunas e Lia Dunas", "jogos": [0, 0], "walkovers": [0, 0], "partidas": [0, 0], "points": [0, 0], "difference": 0, "canastras": {}, "why": "still_in", "why_round": "quarterfinal", "why_opponent": null, "why_walkover": false}], "ledger_head": {"number": 3, "digest": "0e7b642fe9c4ae1eb0ec1a9319d72df8da7406c5ab9551f060169e201253b758"}}','
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
                            
                                <a href="/torneios/taca-da-gruta-2026/jogos/bb4f549c-1afb-403e-b7e3-a3962bafa8ec/"
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
                            
                                <a href="/torneios/taca-da-gruta-2026/jogos/67746de9-630e-49ee-9b4a-861d2687159a/"
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
        <caption class="visually-hidden">Classificação</caption>
        <thead role="rowgroup">
            <tr role="row">
                <th scope="col" role="columnheader">Lugar</th>
                <th scope="col" role="columnheader">Dupla</th>
                <th scope="col" role="columnheader" class="n"><abbr title="jogos ganhos e perdidos">Jogos</abbr></th>
                <th scope="col" role="columnheader" class="n">
                    <abbr title="partidas ganhas e perdidas">Partidas</abbr>
                </th>
                <th scope="col" role="columnheader" class="n">Pontos pró</th>
                <th scope="col" role="columnheader" class="n">Pontos contra</th>
                <th scope="col" role="columnheader" class="n">Diferença</th>
                <th scope="col" role="columnheader" class="n">Canastras</th>
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
                        <span class="standings-why">Ainda não jogou; entra na semifinal</span>
                        
                    </th>
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
                    <td role="cell" class="n" data-label="canastras">
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
                        <span class="standings-why">Ainda não jogou; entra na semifinal</span>
                        
                    </th>
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
                    <td role="cell" class="n" data-label="canastras">
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
                        <span class="standings-why">Ainda não jogou; entra nas quartas de final</span>
                        
                    </th>
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
                    <td role="cell" class="n" data-label="canastras">
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
                        <span class="standings-why">Ainda não jogou; entra nas quartas de final</span>
                        
                    </th>
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
                    <td role="cell" class="n" data-label="canastras">
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
                        <span class="standings-why">Ainda não jogou; entra nas quartas de final</span>
                        
                    </th>
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
                    <td role="cell" class="n" data-label="canastras">
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
                        <span class="standings-why">Ainda não jogou; entra nas quartas de final</span>
                        
                    </th>
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
                    <td role="cell" class="n" data-label="canastras">
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
        <code>0e7b642fe9c4ae1eb0ec1a9319d72df8da7406c5ab9551f060169e201253b758</code>.
        Cada mão, correção e decisão é selada com tudo o que veio antes. Guarde este selo: se o que foi gravado mudar, ele já não confere, e o comando verify_ledger diz o quê.
    </p>


    </div>
','45d0e52de458a0b9620146ca8201145c7bf77ae2cde2bd2c20abb655a7ff9d91',NULL,4);
INSERT INTO "tournaments_publication" VALUES(6,2,'2026-11-22 14:50:21.508','','{"tournament": {"slug": "taca-da-gruta-2026", "name": "Ta\u00e7a da Gruta", "club": "Clube da Enseada", "club_slug": "clube-da-enseada", "place": "", "starts_on": "2026-03-07", "ends_on": "2026-03-08", "state": "running", "entrants": "duplas", "ruleset": "regulamento-1", "options": {"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}, "overrides": {}, "partidas": 1, "fixed": false, "draw_seed": 7, "drawn_at": "2026-11-22T14:50:20.645385+00:00", "played": {"partidas": 1, "maos": null, "target": null, "minutes": 0}}, "duplas": [{"number": 1, "name": "Jairo Dunas e Lia Dunas", "seed": null, "players": ["Jairo Dunas", "Lia Dunas"]}, {"number": 2, "name": "Abel Enseada e Alba Enseada", "seed": null, "players": ["Abel Enseada", "Alba Enseada"]}, {"number": 3, "name": "Breno Enseada e Cida Enseada", "seed": null, "players": ["Breno Enseada", "Cida Enseada"]}, {"number": 4, "name": "Dario Enseada e Elza Enseada", "seed": null, "players": ["Dario Enseada", "Elza Enseada"]}, {"number": 5, "name": "Fausto Enseada e Gilda Enseada", "seed": null, "players": ["Fausto Enseada", "Gilda Enseada"]}, {"number": 6, "name": "Heitor Enseada e Ione Enseada", "seed": null, "players": ["Heitor Enseada", "Ione Enseada"]}], "rounds": [{"round": 1, "name": "quarterfinal", "confrontos": [{"id": 31, "kind": "main", "round": 1, "position": 1, "mesa": null, "state": "bye", "winner": "A", "flags": [], "slots": {"A": {"dupla": 4, "name": "Dario Enseada e Elza Enseada", "seed": null}, "B": {"bye": true}}, "jogo": null}, {"id": 32, "kind": "main", "round": 1, "position": 2, "mesa": 1, "state": "done", "winner": "A", "flags": [], "slots": {"A": {"dupla": 6, "name": "Heitor Enseada e Ione Enseada", "seed": null}, "B": {"dupla": 5, "name": "Fausto Enseada e Gilda Enseada", "seed": null}}, "jogo": {"id": "bb4f549c-1afb-403e-b7e3-a3962bafa8ec", "state": "closed", "winner": "A", "reason": "majority", "won": {"A": 1, "B": 0}, "partidas": [{"number": 1, "winner": "A", "reason": "limit", "maos": 2, "totals": {"A": 1520, "B": 440}}]}}, {"id": 33, "kind": "main", "round": 1, "position": 3, "mesa": null, "state": "bye", "winner": "A", "flags": [], "slots": {"A": {"dupla": 2, "name": "Abel Enseada e Alba Enseada", "seed": null}, "B": {"bye": true}}, "jogo": null}, {"id": 34, "kind": "main", "round": 1, "position": 4, "mesa": 2, "state": "playing", "winner": "", "flags": [], "slots": {"A": {"dupla": 1, "name": "Jairo Dunas e Lia Dunas", "seed": null}, "B": {"dupla": 3, "name": "Breno Enseada e Cida Enseada", "seed": null}}, "jogo": {"id": "67746de9-630e-49ee-9b4a-861d2687159a", "state": "open", "winner": "", "reason": "", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 0, "totals": {"A": 0, "B": 0}}]}}]}, {"round": 2, "name": "semifinal", "confrontos": [{"id": 35, "kind": "main", "round": 2, "position": 1, "mesa": 1, "state": "playing", "winner": "", "flags": [], "slots": {"A": {"dupla": 4, "name": "Dario Enseada e Elza Enseada", "seed": null}, "B": {"dupla": 6, "name": "Heitor Enseada e Ione Enseada", "seed": null}}, "jogo": {"id": "6451d283-bb23-4431-8c85-264c27803412", "state": "open", "winner": "", "reason": "", "won": {"A": 0, "B": 0}, "partidas": [{"number": 1, "winner": "", "reason": "", "maos": 1, "totals": {"A": 760, "B": 220}}]}}, {"id": 36, "kind": "main", "round": 2, "position": 2, "mesa": null, "state": "waiting", "winner": "", "flags": [], "slots": {"A": {"dupla": 2, "name": "Abel Enseada e Alba Enseada", "seed": null}, "B": {"winner_of": {"round": 1, "position": 4}}}, "jogo": null}]}, {"round": 3, "name": "final", "confrontos": [{"id": 37, "kind": "main", "round": 3, "position": 1, "mesa": null, "state": "waiting", "winner": "", "flags": [], "slots": {"A": {"winner_of": {"round": 2, "position": 1}}, "B": {"winner_of": {"round": 2, "position": 2}}}, "jogo": null}, {"id": 38, "kind": "third", "round": 3, "position": 2, "mesa": null, "state": "waiting", "winner": "", "flags": [], "slots": {"A": {"loser_of": {"round": 2, "position": 1}}, "B": {"loser_of": {"round": 2, "position": 2}}}, "jogo": null}]}], "standings": [{"place": 1, "place_to": 4, "dupla": 6, "name": "Heitor Enseada e Ione Enseada", "jogos": [1, 0], "walkovers": [0, 0], "partidas": [1, 0], "points": [1520, 440], "difference": 1080, "canastras": {"clean": 2, "dirty": 2}, "why": "still_in", "why_round": "semifinal", "why_opponent": "Fausto Enseada e Gilda Enseada", "why_walkover": false}, {"place": 1, "place_to": 4, "dupla": 2, "name": "Abel Enseada e Alba Enseada", "jogos": [0, 0], "walkovers": [0, 0], "partidas": [0, 0], "points": [0, 0], "difference": 0, "canastras": {}, "why": "still_in", "why_round": "semifinal", "why_opponent": null, "why_walkover": false}, {"place": 1, "place_to": 4, "dupla": 4, "name": "Dario Enseada e Elza Enseada", "jogos": [0, 0], "walkovers": [0, 0], "partidas": [0, 0], "points": [0, 0], "difference": 0, "canastras": {}, "why": "still_in", "why_round": "semifinal", "why_opponent": null, "why_walkover": false}, {"place": 1, "place_to": 6, "dupla": 3, "name": "Breno Enseada e Cida Enseada", "jogos": [0, 0], "walkovers": [0, 0], "partidas": [0, 0], "points": [0, 0], "difference": 0, "canastras": {}, "why": "still_in", "why_round": "quarterfinal", "why_opponent": null, "why_walkover": false}, {"place": 1, "place_to": 6, "dupla": 1, "name": "Jairo Dunas e Lia Dunas", "jogos": [0, 0], "walkovers": [0, 0], "partidas": [0, 0], "points": [0, 0], "difference": 0, "canastras": {}, "why": "still_in", "why_round": "quarterfinal", "why_opponent": null, "why_walkover": false}, {"place": 5, "place_to": 6, "dupla": 5, "name": "Fausto Enseada e Gilda Enseada", "jogos": [0, 1], "walkovers": [0, 0], "partidas": [0, 1], "points": [440, 1520], "difference": -1080, "canastras": {"dirty": 2}, "why": "lost_in_round", "why_round": "quarterfinal", "why_opponent": "Heitor Enseada e Ione Enseada", "why_walkover": false}], "ledger_head": {"number": 6, "digest": "0bae45a881b8907005ae9a9e45288a862b8c080983f1ea44a21c6233302637d7"}}','
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
                            
                                <a href="/torneios/taca-da-gruta-2026/jogos/bb4f549c-1afb-403e-b7e3-a3962bafa8ec/"
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
                            
                                <a href="/torneios/taca-da-gruta-2026/jogos/67746de9-630e-49ee-9b4a-861d2687159a/"
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
                            
                                <a href="/torneios/taca-da-gruta-2026/jogos/6451d283-bb23-4431-8c85-264c27803412/"
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
        <caption class="visually-hidden">Classificação</caption>
        <thead role="rowgroup">
            <tr role="row">
                <th scope="col" role="columnheader">Lugar</th>
                <th scope="col" role="columnheader">Dupla</th>
                <th scope="col" role="columnheader" class="n"><abbr title="jogos ganhos e perdidos">Jogos</abbr></th>
                <th scope="col" role="columnheader" class="n">
                    <abbr title="partidas ganhas e perdidas">Partidas</abbr>
                </th>
                <th scope="col" role="columnheader" class="n">Pontos pró</th>
                <th scope="col" role="columnheader" class="n">Pontos contra</th>
                <th scope="col" role="columnheader" class="n">Diferença</th>
                <th scope="col" role="columnheader" class="n">Canastras</th>
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
                        <span class="standings-why">Venceu Fausto Enseada e Gilda Enseada; joga a semifinal</span>
                        
                    </th>
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
                    <td role="cell" class="n" data-label="canastras">
                        4
                        
                            <span class="standings-kinds">real 2 · simples 2</span>
                        
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
                        <span class="standings-why">Ainda não jogou; entra na semifinal</span>
                        
                    </th>
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
                    <td role="cell" class="n" data-label="canastras">
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
                        <span class="standings-why">Ainda não jogou; entra na semifinal</span>
                        
                    </th>
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
                    <td role="cell" class="n" data-label="canastras">
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
                        <span class="standings-why">Ainda não jogou; entra nas quartas de final</span>
                        
                    </th>
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
                    <td role="cell" class="n" data-label="canastras">
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
                        <span class="standings-why">Ainda não jogou; entra nas quartas de final</span>
                        
                    </th>
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
                    <td role="cell" class="n" data-label="canastras">
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
                        <span class="standings-why">Perdeu para Heitor Enseada e Ione Enseada nas quartas de final</span>
                        
                    </th>
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
                    <td role="cell" class="n" data-label="canastras">
                        2
                        
                            <span class="standings-kinds">simples 2</span>
                        
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
                        <a href="/torneios/taca-da-gruta-2026/jogos/bb4f549c-1afb-403e-b7e3-a3962bafa8ec/"
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
        <code>0bae45a881b8907005ae9a9e45288a862b8c080983f1ea44a21c6233302637d7</code>.
        Cada mão, correção e decisão é selada com tudo o que veio antes. Guarde este selo: se o que foi gravado mudar, ele já não confere, e o comando verify_ledger diz o quê.
    </p>


    </div>
','768d0eb8a6c82ee3591bf644bcd0b71480372b47f810288e2325324ec6ea9492',NULL,4);
CREATE TABLE "tournaments_refresh" ("tournament_id" bigint NOT NULL PRIMARY KEY REFERENCES "tournaments_tournament" ("id") DEFERRABLE INITIALLY DEFERRED, "wanted" bigint unsigned NOT NULL CHECK ("wanted" >= 0), "publish_wanted" bigint unsigned NOT NULL CHECK ("publish_wanted" >= 0), "whole" bigint unsigned NOT NULL CHECK ("whole" >= 0));
INSERT INTO "tournaments_refresh" VALUES(1,21,13,21);
INSERT INTO "tournaments_refresh" VALUES(2,7,7,7);
INSERT INTO "tournaments_refresh" VALUES(3,2,2,2);
INSERT INTO "tournaments_refresh" VALUES(4,4,2,3);
CREATE TABLE "tournaments_round" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" smallint unsigned NOT NULL CHECK ("number" >= 0), "state" varchar(8) NOT NULL, "seed" bigint NOT NULL, "order" text NOT NULL CHECK ((JSON_VALID("order") OR "order" IS NULL)), "scores" text NOT NULL CHECK ((JSON_VALID("scores") OR "scores" IS NULL)), "forced" text NOT NULL CHECK ((JSON_VALID("forced") OR "forced" IS NULL)), "forbidden" text NOT NULL CHECK ((JSON_VALID("forbidden") OR "forbidden" IS NULL)), "override" varchar(200) NOT NULL, "drawn_at" datetime DEFAULT (STRFTIME('%Y-%m-%d %H:%M:%f', 'NOW')) NOT NULL, "posted_at" datetime NULL, "stage_id" bigint NOT NULL REFERENCES "tournaments_stage" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "round_number" UNIQUE ("stage_id", "number"));
INSERT INTO "tournaments_round" VALUES(1,1,'closed',7,'[1, 6, 5, 2, 4, 3]','{}','[]','[]','','2026-11-22 14:50:11.020','2026-11-22 14:50:11.019173',1);
INSERT INTO "tournaments_round" VALUES(2,2,'closed',7,'[1, 6, 5, 2, 4, 3]','{}','[]','[]','','2026-11-22 14:50:11.020','2026-11-22 14:50:11.019173',1);
INSERT INTO "tournaments_round" VALUES(3,3,'closed',7,'[1, 6, 5, 2, 4, 3]','{}','[]','[]','','2026-11-22 14:50:11.020','2026-11-22 14:50:11.019173',1);
INSERT INTO "tournaments_round" VALUES(4,1,'closed',7,'[10, 8, 7, 12, 11, 9]','{"10": "0", "8": "0", "7": "0", "12": "0", "11": "0", "9": "0"}','[]','[]','','2026-11-22 14:50:18.082','2026-11-22 14:50:18.256741',3);
INSERT INTO "tournaments_round" VALUES(5,2,'draft',8,'[11, 9, 10, 8, 7, 13]','{"10": "0", "8": "0", "7": "0", "11": "1", "9": "1", "13": "0"}','[]','[]','','2026-11-22 14:50:19.075',NULL,3);
INSERT INTO "tournaments_round" VALUES(6,1,'posted',7,'[20, 17, 15, 14, 19, 21, 18, 16]','{}','[]','[]','','2026-11-22 14:50:19.762','2026-11-22 14:50:19.761940',4);
INSERT INTO "tournaments_round" VALUES(7,2,'posted',7,'[20, 17, 15, 14, 19, 21, 18, 16]','{}','[]','[]','','2026-11-22 14:50:19.762','2026-11-22 14:50:19.761940',4);
INSERT INTO "tournaments_round" VALUES(8,3,'posted',7,'[20, 17, 15, 14, 19, 21, 18, 16]','{}','[]','[]','','2026-11-22 14:50:19.762','2026-11-22 14:50:19.761940',4);
CREATE TABLE "tournaments_selo" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "number" integer unsigned NOT NULL CHECK ("number" >= 0), "at" datetime NOT NULL, "of" varchar(11) NOT NULL, "sequence" integer unsigned NOT NULL CHECK ("sequence" >= 0), "trail" varchar(64) NOT NULL, "digest" varchar(64) NOT NULL, "jogo_id" bigint NULL, "tournament_id" bigint NOT NULL, CONSTRAINT "selo_number" UNIQUE ("tournament_id", "number"));
INSERT INTO "tournaments_selo" VALUES(1,1,'2026-11-22 14:50:12.560162','jogo',3,'08ece510744b0840818c56f71e94cdf156ca57a9a0c310de0bafe403384ef265','4474d2531b7952714e536daa93539492a200441b9ee43f2d150c922727003356',1,1);
INSERT INTO "tournaments_selo" VALUES(2,2,'2026-11-22 14:50:12.560162','jogo',2,'d29c396b3080622b7eec6f2eebeaf26f0bf51b5dbb6024e29a39824298cec6cb','6cab1566ae88ee0eb9797aa131d518be5e829f9e12b4aad47b2f68c687729258',2,1);
INSERT INTO "tournaments_selo" VALUES(3,3,'2026-11-22 14:50:12.560162','jogo',2,'7c1e90be4102e69f0db15fe4ad07a157651632141f48a20a6967882c3a4fee6a','67cf1853cdcc504a4a9dafd6bd62ef5cfb6d1b95b40c447e14ae2c7f5970fb8e',3,1);
INSERT INTO "tournaments_selo" VALUES(4,4,'2026-11-22 14:50:12.560162','jogo',2,'54ae952c75630129e84f76b346aabf86fd01c3ddc223d87f7832c43ef9b83aef','8eda3205b4ab3125eebae14e09755ce2e02fa3314797a194b743eddbaabee1cf',4,1);
INSERT INTO "tournaments_selo" VALUES(5,5,'2026-11-22 14:50:12.560162','jogo',2,'2abf277a56630e5f0579e8b2cf2588b01dbb653980f0070824e1c3ee3eb4f485','13151003460084dac08fd5f9cb448a15fb4e0249a7180f07e98e299d7a523830',5,1);
INSERT INTO "tournaments_selo" VALUES(6,6,'2026-11-22 14:50:12.560162','jogo',2,'3e21a24952f2c38cf22cd0621ac240c486a04ee28f009c9c06a1e0534a09ed89','b04ab0a5edde67be5369fef4356f5884fbdbca2ced322dbc9014510e6c8bbc27',6,1);
INSERT INTO "tournaments_selo" VALUES(7,7,'2026-11-22 14:50:12.560162','log',10,'1819529332a70c04a1d7b26918ca86bbe65ecfc079e6580c5ef73292b8612c30','f5d10816b560f4e45db6e69f1be5a35155f6673b1977f11a3db4b1ed7a97f0d1',NULL,1);
INSERT INTO "tournaments_selo" VALUES(8,8,'2026-11-22 14:50:14.953935','publication',1,'7ac61b2082384aa79c59548da2451fd000a0ac3519d9812a0ee6820431833fbe','e6840f3fda37c5574718659475e8ac4494b1630a400aabf9a8a45543b65d68f2',NULL,1);
INSERT INTO "tournaments_selo" VALUES(9,9,'2026-11-22 14:50:16.945798','jogo',2,'2e7b512e6e021c67f94f4e237167797fabb8d22f1482e2405fa903a3df0fc2e6','29f5d955f1c74e9778609bff21a41407620fe6c501cf5e067fe7cefc9fa224d2',7,1);
INSERT INTO "tournaments_selo" VALUES(10,10,'2026-11-22 14:50:16.945798','jogo',2,'436e22e08dbd0d59efe9fd60cffe98d663b3cc752714834efdb844196a9e6fcc','e582d56e93e11c25930e944f97bbd9bf8a8f89735e3918a8b904eb0627dda17f',8,1);
INSERT INTO "tournaments_selo" VALUES(11,11,'2026-11-22 14:50:16.945798','jogo',2,'cc0282d6766e54ec28e477f268678c6d6a5936ad2bad3feae4439bd40bec5e17','b079f2ee034f4f2432d93ea8cc3f3c0a781c8d0be308d4ba5c41cde5b5edeb9f',9,1);
INSERT INTO "tournaments_selo" VALUES(12,12,'2026-11-22 14:50:16.945798','jogo',2,'dcb9cc95130d459c33b025587441c9ec95ad4ac50b3c464d5bf333de9b6a6923','a907ee0352bfb88534cb0c91e24df6c28850fc0bfd344f24ade9418538526484',10,1);
INSERT INTO "tournaments_selo" VALUES(13,13,'2026-11-22 14:50:16.945798','jogo',2,'ed08ded678cea42a023511b67d3844e33d79f33096b64d52bd848402ef20bb2b','785a45f8ca2c5e670f47b0086156dea90a88390f283994aeab0160002da0beeb',11,1);
INSERT INTO "tournaments_selo" VALUES(14,14,'2026-11-22 14:50:16.945798','jogo',2,'51a964c04f2998535fa6572ad56175ee68b253d20dd50057765b6521eccdbe8f','73e8543c231ec1d1a464c561e3df6d05c79dfed7248a5e02a315866871681279',12,1);
INSERT INTO "tournaments_selo" VALUES(15,15,'2026-11-22 14:50:16.945798','log',11,'d32ce349b3c05630f2f0590474539449bf92caaf6a72cd9d3d36c92ec60637f7','89c7a61150274460025f620dbe61c2cbb5570864ba13a826cddc44ad5a1dd39d',NULL,1);
INSERT INTO "tournaments_selo" VALUES(16,1,'2026-11-22 14:50:19.218485','jogo',2,'36e5c44d7cd7bc860d8eeb76088e5dbacea8df02f48b08dc133e9471c0b6dd26','7452372a8f7fabb7bfda1bb113bb415db78b9de385e85e8c21a0028f4524d1e6',13,2);
INSERT INTO "tournaments_selo" VALUES(17,2,'2026-11-22 14:50:19.218485','jogo',2,'3f20c2b586a83a68d30e2f397ccf14f934f942900c735ff350a610232aa2597e','6b3f3719c62d67b9427ff037718cb7ab87dfa5ab0ded1d32e30cbdcdd7256222',14,2);
INSERT INTO "tournaments_selo" VALUES(18,3,'2026-11-22 14:50:19.218485','jogo',2,'83fd29abcb8730a98ffe9e4849d4d9b6fd09a75e7a4175785bb14ba352b8cc18','1e72295829c1010fd716af74ff8cbbfce2ea8ed0a811773bc6a950545d8cef8a',15,2);
INSERT INTO "tournaments_selo" VALUES(19,4,'2026-11-22 14:50:19.218485','log',14,'d5394ba82b6010fd679e3528fd7633b5bfb07a3578fa07b8f575ff49a0b298e6','f00454e9022f9c77a395a934048f4999cd09c310b83c96e1d31ae4d18e91004d',NULL,2);
INSERT INTO "tournaments_selo" VALUES(20,5,'2026-11-22 14:50:19.341678','publication',1,'ee0d19333804ef116098f11b9b91304aa5e5a2cb1e99dd92a97dd02fcb0473cc','95bd5d499f572327aa165ff7f12545d295cdce696b10069a4e0322c126873888',NULL,2);
INSERT INTO "tournaments_selo" VALUES(21,1,'2026-11-22 14:50:20.102680','jogo',2,'42c01018420dee834f6ebf62de6baebaaed36a85593b5f67c2372fc8b5e27262','47938a8ff579efb0ccf0b115024ba8b5170ed94eaaa84a052516c9a4795745e6',16,3);
INSERT INTO "tournaments_selo" VALUES(22,2,'2026-11-22 14:50:20.102680','jogo',1,'e141d899d62854a80fed7503e563174bd437bdff772b67bd8ba37d1bd5f424bd','dbdf98e512c882b828e7782f49ad99f9d24eac12e56434d74ea095d9a3b9de12',17,3);
INSERT INTO "tournaments_selo" VALUES(23,3,'2026-11-22 14:50:20.102680','log',2,'b36981d451f5ff3c9cc4fa6cf579be7c2b3e610cb50d7525b4f9b752b94a6095','f163d310134bf4c40dd9fe6f75a5ac6e53e603d28c4cd252429503b579ac2728',NULL,3);
INSERT INTO "tournaments_selo" VALUES(24,4,'2026-11-22 14:50:20.201051','publication',1,'180d2834b0a8d0cca29fc16a03a92ac41d932f6785a9888298b0b113ddc5a690','3938922b06c1eabdc782713e82f0f484d2181814f0163fd1010bed3f960931d7',NULL,3);
INSERT INTO "tournaments_selo" VALUES(25,1,'2026-11-22 14:50:20.847967','jogo',1,'59b075334b1b3965400ce73f60a1d7681ee5c163f26592938cf3a1b7c30ae21c','e2d04c6ee6b278d2a8a45af13f445097f24f5da695b6360ec8baefe6f1eca547',18,4);
INSERT INTO "tournaments_selo" VALUES(26,2,'2026-11-22 14:50:20.847967','jogo',1,'d55fa45d8b0680b15560002458a00c3c915b9b263a0c171726eb7525f74d7297','766ed8e52c40e923c518f9cba1344b598f0d14d13f26ea0b9f52a6ef8354281e',19,4);
INSERT INTO "tournaments_selo" VALUES(27,3,'2026-11-22 14:50:20.847967','log',1,'c6d2ce489d2ceae230381db443d20006b929b0d662ac20d2a73f6282674de752','0e7b642fe9c4ae1eb0ec1a9319d72df8da7406c5ab9551f060169e201253b758',NULL,4);
INSERT INTO "tournaments_selo" VALUES(28,4,'2026-11-22 14:50:21.003821','publication',1,'bc76ef9d1947548fc9afc7ca89422feb360fed5586f8fcd7bb3e0f378f5685ae','89d10f69f387d1c172958b050f70905ed3f28b416e0b20931e418293cbdef04a',NULL,4);
INSERT INTO "tournaments_selo" VALUES(29,5,'2026-11-22 14:50:21.420048','jogo',3,'da1758122faf2c604d90594dbf761adb717c45258c30e728ccaf1923a9c3994d','813ef1f9ad83aef20290211e96caf7f8b03ef7a30f9d1984220be598a6e25a1f',18,4);
INSERT INTO "tournaments_selo" VALUES(30,6,'2026-11-22 14:50:21.420048','jogo',2,'f56f3ee119345e9f2c319f89c6e8cc5a94c06575e740ff1a757410b88bcf1735','0bae45a881b8907005ae9a9e45288a862b8c080983f1ea44a21c6233302637d7',20,4);
INSERT INTO "tournaments_selo" VALUES(31,7,'2026-11-22 14:50:21.557874','publication',2,'842b8eedb25007783d50b64407fc7fd3151fe0d26997561cd131cf0eb38cbe67','1a1b761d0ec4a342010ac5aa83378bc798c983c53b85fd3f1b70f042338b4d12',NULL,4);
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
INSERT INTO "tournaments_tentativa" VALUES(1,'celular curioso','2026-11-22 14:50:21.679898',1);
CREATE TABLE "tournaments_tournament" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(100) NOT NULL, "slug" varchar(100) NOT NULL UNIQUE, "place" varchar(120) NOT NULL, "starts_on" date NOT NULL, "ends_on" date NOT NULL, "state" varchar(10) NOT NULL, "entrants" varchar(7) NOT NULL, "ruleset" varchar(40) NOT NULL, "options" text NOT NULL CHECK ((JSON_VALID("options") OR "options" IS NULL)), "overrides" text NOT NULL CHECK ((JSON_VALID("overrides") OR "overrides" IS NULL)), "minutes" smallint unsigned NOT NULL CHECK ("minutes" >= 0), "rules_title" varchar(100) NOT NULL, "extra" varchar(40) NOT NULL, "partidas" smallint unsigned NOT NULL CHECK ("partidas" >= 0), "fixed" bool NOT NULL, "entry" varchar(7) NOT NULL, "per_partida" bool NOT NULL, "totals_allowed" bool NOT NULL, "third_place" bool NOT NULL, "mesas" smallint unsigned NOT NULL CHECK ("mesas" >= 0), "auto_publish" bool NOT NULL, "draw_seed" bigint NULL, "drawn_at" datetime NULL, "club_id" bigint NOT NULL REFERENCES "tournaments_club" ("id") DEFERRABLE INITIALLY DEFERRED, "club_rules_id" bigint NULL REFERENCES "tournaments_clubrules" ("id") DEFERRABLE INITIALLY DEFERRED, CONSTRAINT "tournament_ends_after_start" CHECK ("ends_on" >= ("starts_on")), CONSTRAINT "tournament_has_mesas" CHECK ("mesas" >= 1));
INSERT INTO "tournaments_tournament" VALUES(1,'Copa do Farol','copa-do-farol-2026','','2026-03-07','2026-03-08','finished','duplas','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',0,'Regulamento de 19 artigos','',1,0,'scorer',0,0,1,16,0,NULL,NULL,1,NULL);
INSERT INTO "tournaments_tournament" VALUES(2,'Liga da Enseada','liga-da-enseada-2026','','2026-03-07','2026-03-08','running','duplas','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{"batida.bonus": 200}',0,'Da casa','',1,0,'scorer',0,0,1,4,1,NULL,NULL,1,1);
INSERT INTO "tournaments_tournament" VALUES(3,'Noite dos Avulsos','noite-dos-avulsos-2026','','2026-03-07','2026-03-08','running','players','regulamento-1','{"target": 700, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',0,'Regulamento de 19 artigos','',1,0,'scorer',0,0,1,16,1,NULL,NULL,1,NULL);
INSERT INTO "tournaments_tournament" VALUES(4,'Taça da Gruta','taca-da-gruta-2026','','2026-03-07','2026-03-08','running','duplas','regulamento-1','{"target": 1500, "no_morto_debit_when_moved": true, "hand_debit_without_batida": true, "table_credit": true, "late_two_stays_dirty": true, "ace_to_ace": true}','{}',0,'Regulamento de 19 artigos','',1,0,'scorer',0,0,1,2,1,7,'2026-11-22 14:50:20.645385',1,NULL);
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
