-- Who may sign in to what, and the machinery that every later table is built with.
--
--   public  the salon's tables: each row belongs to one owner, and row-level security keeps it so
--   auth    users, sessions and passwords (better-auth)
--   app     machinery: applied migrations, limits, types, functions

-- Roles belong to the whole cluster, so another database may have made them already, or be making them right now.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['madeixa_app', 'madeixa_auth'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin', wanted);
      exception when duplicate_object or unique_violation then
        null;
      end;
    end if;
  end loop;
end
$$;

create schema if not exists app;
create schema auth;

-- Before the default privileges below, which would otherwise also apply to the extension's own functions.
create extension if not exists btree_gist with schema app;

revoke all on schema public from public;
grant usage on schema public, app to madeixa_app;
grant usage on schema auth to madeixa_auth;

-- Tables of later migrations are reachable without anyone remembering to grant it; functions are not, on purpose.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public grant select, insert, update, delete on tables to madeixa_app;
alter default privileges in schema public grant usage on sequences to madeixa_app;
alter default privileges in schema auth grant select, insert, update, delete on tables to madeixa_auth;

-- The owner whose rows this transaction may see. The setting is '' (not null) after a transaction that had set it.
create function app.owner_id() returns uuid
language sql stable parallel safe
return nullif(current_setting('app.user_id', true), '')::uuid;

-- What a search compares: lower case without accents. Accents go first, because lower() leaves them alone in the C locale.
create function app.search_text(value text) returns text
language sql immutable strict parallel safe
return lower(translate(value,
  'ÁÀÂÃÄÅÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑÝáàâãäåéèêëíìîïóòôõöúùûüçñýÿ',
  'AAAAAAEEEEIIIIOOOOOUUUUCNYaaaaaaeeeeiiiiooooouuuucnyy'));

grant execute on function app.owner_id(), app.search_text(text) to madeixa_app;

create function app.touch_updated_at() returns trigger
language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- For triggers whose condition says what must never happen; the argument says it in words.
create function app.refuse() returns trigger
language plpgsql as $$
begin
  raise exception '%', tg_argv[0] using errcode = 'integrity_constraint_violation', table = tg_table_name;
end
$$;

-- Closes a table to everyone but the owner of each row. Forced, so that not even the role that owns the table sees more.
create function app.guard(guarded regclass, owner_column name default 'user_id') returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security, force row level security', guarded);
  execute format('create policy owner on %s using (%2$I = app.owner_id()) with check (%2$I = app.owner_id())',
    guarded, owner_column);
  if exists (select from pg_attribute where attrelid = guarded and attname = 'updated_at') then
    execute format('create trigger touch before update on %s for each row execute function app.touch_updated_at()', guarded);
  end if;
end
$$;
