-- Instant search over names and phones: the beginnings of words, in one index for all that can be searched.
--
-- A trigram index would never be used: LIKE is not leakproof, so under row-level security it may only run on rows already
-- known to be the owner's. Comparisons are leakproof, and "begins with" is a range: word >= 'mar' and word < 'mar~'.

alter table services add column search_name text collate "C" not null generated always as (app.search_text(name)) stored;
alter table products add column search_name text collate "C" not null generated always as (app.search_text(name)) stored;

create table search_words (
  user_id uuid not null references profiles on delete cascade,
  kind text not null check (kind in ('clients', 'services', 'products')),
  word text collate "C" not null,
  -- With the name in the key the index alone answers, sorted by the word that matched and then by name.
  search_name text collate "C" not null,
  id uuid not null,
  primary key (user_id, kind, word, search_name, id)
);
create index search_words_of_row on search_words (user_id, kind, id);
select app.guard('search_words');

-- The words of a name, and the ends of a phone that people remember: without the country, without the area, the last four.
create function app.words(search_name text, phone text default null) returns setof text
language sql immutable parallel safe
begin atomic
  select distinct left(word, 40) from regexp_split_to_table(search_name, '[[:space:][:punct:]]+') as word where word <> ''
  union
  select right(digits, length) from translate(phone, '+', '') as digits, unnest(array[15, 11, 10, 9, 8, 4]) as length
  where length(digits) >= 4;
end;
grant execute on function app.words(text, text) to madeixa_app;

-- Once for each statement: an import of ten thousand clients is one insert here too. With its owner's rights, because deleting an
-- account fires it as the role that keeps accounts, which may see nothing of a salon; row-level security holds all the same.
create function app.keep_search_words() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  phone text := case when tg_table_name = 'clients' then 'changed.phone' else 'null' end;
begin
  if tg_op <> 'INSERT' then
    execute format('delete from public.search_words using old_rows as changed
      where search_words.user_id = changed.user_id and search_words.kind = %L and search_words.id = changed.id', tg_table_name);
  end if;
  if tg_op <> 'DELETE' then
    execute format('insert into public.search_words (user_id, kind, word, search_name, id)
      select changed.user_id, %L, word, changed.search_name, changed.id
      from new_rows as changed, app.words(changed.search_name, %s) as word', tg_table_name, phone);
  end if;
  return null;
end
$$;

do $$
declare
  searched text;
begin
  foreach searched in array array['clients', 'services', 'products'] loop
    execute format('create trigger search_inserted after insert on %I referencing new table as new_rows
      for each statement execute function app.keep_search_words()', searched);
    execute format('create trigger search_updated after update on %I referencing old table as old_rows new table as new_rows
      for each statement execute function app.keep_search_words()', searched);
    execute format('create trigger search_deleted after delete on %I referencing old table as old_rows
      for each statement execute function app.keep_search_words()', searched);
  end loop;
end
$$;

-- What the lists are read by, page after page.
drop index clients_search;
create index clients_by_name on clients (user_id, search_name, id);
create index services_by_category on services (user_id, category, search_name, id);
create index staff_by_name on staff (user_id, nome, id);
