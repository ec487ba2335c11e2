-- The team in the order in which people look for a name: accents and capitals ignored, as for clients, services and products.

alter table staff add column search_name text collate "C" not null generated always as (app.search_text(nome)) stored;
drop index staff_by_name;
create index staff_by_name on staff (user_id, search_name, id);
