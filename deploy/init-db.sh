#!/bin/sh
# Run once by the postgres image, when its volume is empty: the program's administrator owns its database and may make roles. It is no superuser, so
# that whoever gets hold of DATABASE_URL reaches neither the machine's files nor what guards the salons from each other.
set -eu
psql --username="$POSTGRES_USER" --dbname=postgres --set=ON_ERROR_STOP=1 --set=password="$MADEIXA_PASSWORD" <<'SQL'
create role madeixa_admin login createrole password :'password';
create database madeixa owner madeixa_admin;
SQL
