-- A product is found by the words of its description as well, in the same index.

create function app.keep_product_words() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    -- Most changes count stock: the words stay as they are.
    perform from old_rows as before join new_rows as after using (user_id, id)
    where (before.search_name, before.description) is distinct from (after.search_name, after.description);
    if not found then
      return null;
    end if;
  end if;
  if tg_op <> 'INSERT' then
    delete from public.search_words using old_rows as changed
    where search_words.user_id = changed.user_id and search_words.kind = 'products' and search_words.id = changed.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into public.search_words (user_id, kind, word, search_name, id)
    select changed.user_id, 'products', word, changed.search_name, changed.id
    from new_rows as changed, app.words((changed.search_name || ' ' || app.search_text(changed.description)) collate "C") as word;
  end if;
  return null;
end
$$;

drop trigger search_inserted on products;
drop trigger search_updated on products;
drop trigger search_deleted on products;
create trigger search_inserted after insert on products referencing new table as new_rows
  for each statement execute function app.keep_product_words();
create trigger search_updated after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_product_words();
create trigger search_deleted after delete on products referencing old table as old_rows
  for each statement execute function app.keep_product_words();

-- Salon by salon, because row-level security shows even the administrator one at a time.
do $$
declare
  salon uuid;
begin
  for salon in select id from auth.users loop
    perform set_config('app.user_id', salon::text, true);
    insert into search_words (user_id, kind, word, search_name, id)
    select product.user_id, 'products', word, product.search_name, product.id
    from products as product, app.words(app.search_text(product.description)) as word
    on conflict do nothing;
  end loop;
  perform set_config('app.user_id', '', true);
end
$$;
