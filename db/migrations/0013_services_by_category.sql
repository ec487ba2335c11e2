-- Categories are read in the order of people's alphabet: "Íntima" stands before "Unha", whatever the accents and the case.
alter table services add column search_category text collate "C" not null
  generated always as (app.search_text(category)) stored;

drop index services_by_category;
create index services_by_category on services (user_id, search_category, category, search_name, id);
