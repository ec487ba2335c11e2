-- Lets PgBouncer look up the passwords (as SCRAM secrets) of roles it has no line for. Once, as a superuser:
--   psql --dbname=postgres --set=password=… --file=pgbouncer-lookup.sql
-- In the database postgres, so that a backup of the salons' database can be restored without PgBouncer.
create role pgbouncer login password :'password';
create schema pgbouncer authorization pgbouncer;

create function pgbouncer.lookup(name text) returns table (role text, secret text)
language sql security definer set search_path = pg_catalog
as $$
  -- A password that has run out is no password: PgBouncer itself does not look at the date.
  select rolname::text, case when rolvaliduntil < now() then null else rolpassword end
  from pg_authid where rolname = name and rolcanlogin and not rolsuper
$$;

revoke all on function pgbouncer.lookup from public;
grant execute on function pgbouncer.lookup to pgbouncer;
