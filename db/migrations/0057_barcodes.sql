-- A product's barcode, as a reader types it. Servers of before leave it alone.
alter table products add column barcode text constraint products_barcode_written check (barcode ~ '^[0-9A-Z]{1,48}$');
create unique index products_barcode on products (user_id, barcode) where barcode is not null;

-- A product is found by its code as well, in the same index as by its words.
create or replace function app.keep_product_words() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    -- Most changes count stock: the words stay as they are.
    perform from old_rows as before join new_rows as after using (user_id, id)
    where (before.search_name, before.description, before.barcode)
      is distinct from (after.search_name, after.description, after.barcode);
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
    from new_rows as changed, app.words((changed.search_name || ' '
      || app.search_text(changed.description || ' ' || coalesce(changed.barcode, ''))) collate "C") as word;
  end if;
  return null;
end
$$;
