-- The salon's kinds of values, each with its range in one place. Optional texts are '' rather than null.

create domain app.name as text check (value = btrim(value) and char_length(value) between 1 and 200);
create domain app.label as text check (char_length(value) <= 200);
create domain app.note as text check (char_length(value) <= 2000);
create domain app.email as text check (value = '' or (value ~ '^[^\s@]+@[^\s@]+$' and char_length(value) <= 254));
create domain app.phone as text check (value ~ '^\+[1-9][0-9]{1,14}$');
create domain app.color as text check (value ~ '^#[0-9a-fA-F]{6}$');

create domain app.money as numeric(12, 2) check (value >= 0);
create domain app.percent as numeric(5, 2) check (value between 0 and 100);
create domain app.quantity as numeric(14, 3);
create domain app.positive_quantity as numeric(14, 3) check (value > 0);
create domain app.unit_cost as numeric(14, 6) check (value >= 0);

-- Wall clock in the salon's zone. 24:00 is a time here: a day may end at midnight, but nothing crosses it.
create domain app.clock as time check (extract(second from value) = 0);
create domain app.day as date check (value between '1900-01-01' and '2199-12-31');
create domain app.weekday as smallint check (value between 0 and 6);
create domain app.duration as integer check (value between 1 and 1440);

-- The list of what was used on a client, as the documents name it: [{product_id, product_name, quantity_used, …}].
create domain app.products_used as jsonb check (jsonb_typeof(value) = 'array');

-- Counts of attempts, shared by all server processes. Unlogged: losing them in a crash costs nobody anything.
create unlogged table app.limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index limits_expire on app.limits (expire);
grant select, insert, update, delete on app.limits to madeixa_app;
