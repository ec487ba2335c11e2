-- A client is found by any part of the phone. Every part begins an ending, so all endings from three digits on are words: "begins with" finds the middle, too.
-- Servers of before go on: their triggers call the same function, and ask for beginnings as ever.
create or replace function app.words(search_name text, phone text default null) returns setof text
language sql immutable parallel safe
begin atomic
  select distinct left(word, 40) from regexp_split_to_table(search_name, '[[:space:][:punct:]]+') as word where word <> ''
  union
  select right(digits, length) from translate(phone, '+', '') as digits, generate_series(3, 15) as length
  where length(digits) >= 3;
end;

-- With the word in it: whether a row has a second word is one look-up, however many words it has.
create index search_words_by_row on search_words (user_id, kind, id, word);
drop index search_words_of_row;
alter index search_words_by_row rename to search_words_of_row;

-- Salon by salon, because row-level security shows even the administrator one at a time.
do $$
declare
  salon uuid;
begin
  for salon in select id from auth.users loop
    perform set_config('app.user_id', salon::text, true);
    insert into search_words (user_id, kind, word, search_name, id)
    select client.user_id, 'clients', word, client.search_name, client.id
    from clients as client, app.words('', client.phone) as word
    where client.phone is not null
    on conflict do nothing;
  end loop;
  perform set_config('app.user_id', '', true);
end
$$;
