-- Lets PgBouncer look up the passwords (as SCRAM secrets) of the program's roles, and of no others. Once, as a superuser:
--   psql --dbname=postgres --set=password=… --file=pgbouncer-lookup.sql
-- In a database of its own, which only PgBouncer may enter: a backup of the salons' database can be restored without it, and who reaches PgBouncer
-- finds nothing here.
create role pgbouncer login password :'password';
create database madeixa_lookup;
revoke all on database madeixa_lookup from public;
grant connect on database madeixa_lookup to pgbouncer;

\connect madeixa_lookup
create schema lookup;
grant usage on schema lookup to pgbouncer;

create function lookup.secret_of(name text) returns table (role text, secret text)
language sql security definer set search_path = pg_catalog, pg_temp
as $$
  -- A password that has run out is no password: PgBouncer itself does not look at the date. The names are of the database `madeixa`.
  select rolname::text, case when rolvaliduntil < now() then null else rolpassword end
  from pg_authid
  where rolname = name and rolcanlogin and not rolsuper
    and rolname in ('madeixa_admin', 'madeixa_app_login', 'madeixa_auth_login', 'madeixa_listen_login', 'madeixa_system_login')
$$;

revoke all on function lookup.secret_of from public;
grant execute on function lookup.secret_of to pgbouncer;
