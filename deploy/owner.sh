#!/bin/sh
# Runs once, while a club's database is made (compose.yaml): the owner of its tables, who is no superuser. It may make
# roles, because `restrict_role` makes that of the site, and databases, because a copy counts once one was made of it.
set -eu
psql --quiet --no-psqlrc --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
\getenv password OWNER_PASSWORD
\getenv database POSTGRES_DB
CREATE ROLE canastra LOGIN CREATEROLE CREATEDB PASSWORD :'password';
ALTER DATABASE :"database" OWNER TO canastra;
SQL
