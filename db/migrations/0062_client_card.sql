-- What a salon knows of a client beside how to reach them: birthday, whom they like to come to, tags, and warnings that pop up wherever they are booked or served.

alter table clients
  -- A birthday: its year is often not known, and nobody asks for it.
  add column birth_year smallint,
  add column birth_month smallint,
  add column birth_day smallint,
  add column preferred_professional_id uuid,
  add column note app.note not null default '',
  add constraint clients_birthday check (
    (birth_month is null) = (birth_day is null)
    and (birth_year is null or (birth_month is not null and birth_year between 1900 and 2199))
    and (birth_month is null or (birth_month between 1 and 12 and birth_day between 1 and case
      when birth_month in (4, 6, 9, 11) then 30
      when birth_month <> 2 then 31
      when birth_year is null or (birth_year % 4 = 0 and (birth_year % 100 <> 0 or birth_year % 400 = 0)) then 29
      else 28
    end))),
  add constraint clients_preferred_professional foreign key (user_id, preferred_professional_id)
    references staff on delete set null (preferred_professional_id);
create index clients_of_professional on clients (user_id, preferred_professional_id);

-- Harm: an allergy, an illness. Wish: coffee without sugar, the chair at the window. Harm comes first, also by its word.
create table client_warnings (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  client_id uuid not null,
  kind text not null check (kind in ('harm', 'wish')),
  title text not null check (title = btrim(title) and char_length(title) between 1 and 100),
  note text not null default '' check (char_length(note) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, client_id) references clients on delete cascade
);
create index client_warnings_of_client on client_warnings (user_id, client_id, kind, created_at, id);
select app.guard('client_warnings');

create table client_tags (
  user_id uuid not null references profiles on delete cascade,
  client_id uuid not null,
  tag text not null check (tag = btrim(tag) and char_length(tag) between 1 and 40),
  -- However it is written, it is the same tag.
  word text collate "C" not null generated always as (app.search_text(tag)) stored,
  primary key (user_id, client_id, word),
  foreign key (user_id, client_id) references clients on delete cascade
);
create index client_tags_by_word on client_tags (user_id, word, client_id) include (tag);
select app.guard('client_tags');

-- Whether a professional at the portal has a client: in an appointment of theirs, or in a colleague's with a line of theirs, unless it was cancelled. With the
-- rights of the tables' owner, as app.is_own_appointment: the policies of other tables ask it, and need not ask each other.
create function app.is_own_client(client uuid) returns boolean
language sql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
return exists (
  select from public.appointments as visit
  where visit.user_id = (select app.owner_id()) and visit.client_id = client and visit.status <> 'cancelado'
    and (visit.professional_id = (select app.staff_id()) or exists (
      select from public.appointment_services as line
      where line.user_id = visit.user_id and line.appointment_id = visit.id and line.professional_id = (select app.staff_id())
      offset 0)));
grant execute on function app.is_own_client(uuid) to madeixa_portal, madeixa_app;

-- Whoever serves a client is to know what harms them.
grant select (user_id, id, client_id, kind, title, note, created_at) on client_warnings to madeixa_portal;
create policy own on client_warnings as restrictive to madeixa_portal
  using (current_user <> 'madeixa_portal' or app.is_own_client(client_id));
