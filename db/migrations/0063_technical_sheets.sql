-- The technical sheet: what was mixed for a client and how it came out, by visit; and the photos before and after. Both are of the client: they go with
-- the client, and stay without the visit.

create table technical_sheets (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  client_id uuid not null,
  -- Null where it was written without a visit, and once the visit is deleted.
  appointment_id uuid,
  -- Of the visit while there is one: see app.keep_sheet_of_visit.
  date app.day not null,
  -- What was done, as it was called. Names are no secret of the prices, so that professionals read them.
  services text[] not null default '{}' check (cardinality(services) <= 30),
  staff_id uuid,
  staff_name app.label not null default '',
  result app.note not null default '',
  -- To be repeated at the client's next visit; one of a client's.
  is_next boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, client_id) references clients on delete cascade,
  foreign key (user_id, appointment_id) references appointments on delete set null (appointment_id),
  foreign key (user_id, staff_id) references staff on delete set null (staff_id)
);
create unique index technical_sheets_of_visit on technical_sheets (user_id, appointment_id);
create unique index technical_sheets_next on technical_sheets (user_id, client_id) where is_next;
create index technical_sheets_of_client on technical_sheets (user_id, client_id, date desc, created_at desc, id);
create index technical_sheets_of_staff on technical_sheets (user_id, staff_id);
create index technical_sheets_newest on technical_sheets (user_id, created_at desc);
select app.guard('technical_sheets');

create table technical_sheet_lines (
  user_id uuid not null references profiles on delete cascade,
  sheet_id uuid not null,
  position smallint not null check (position between 0 and 19),
  -- On which part: roots, ends.
  place app.label not null default '',
  product app.name not null,
  brand app.label not null default '',
  proportion app.label not null default '',
  minutes smallint check (minutes between 1 and 1440),
  primary key (user_id, sheet_id, position),
  foreign key (user_id, sheet_id) references technical_sheets on delete cascade
);
select app.guard('technical_sheet_lines');

create table client_photos (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  client_id uuid not null,
  appointment_id uuid,
  sheet_id uuid,
  moment text not null default 'other' check (moment in ('before', 'after', 'other')),
  taken_on app.day not null,
  picture_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, client_id) references clients on delete cascade,
  foreign key (user_id, appointment_id) references appointments on delete set null (appointment_id),
  foreign key (user_id, sheet_id) references technical_sheets on delete set null (sheet_id),
  foreign key (user_id, picture_id) references pictures
);
create index client_photos_of_client on client_photos (user_id, client_id, taken_on desc, created_at desc, id desc);
create index client_photos_of_visit on client_photos (user_id, appointment_id);
create index client_photos_of_sheet on client_photos (user_id, sheet_id);
create index client_photos_of_picture on client_photos (user_id, picture_id);
select app.guard('client_photos');
create trigger drop_picture after delete on client_photos for each row execute function app.drop_picture();

-- A visit that is moved, or was somebody else's after all, takes its sheet and photos along. One that is deleted leaves them what was done, as it was called.
create function app.keep_sheet_of_visit() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'DELETE' then
    update public.technical_sheets set services = lines.names
      from (select array_agg(service_name::text order by position) as names from public.appointment_services
        where user_id = old.user_id and appointment_id = old.id) as lines
      where user_id = old.user_id and appointment_id = old.id and lines.names is not null and services is distinct from lines.names;
    return old;
  end if;
  -- Where the new client has a sheet to be repeated already, this one is not.
  update public.technical_sheets as sheet set date = new.date, client_id = coalesce(new.client_id, sheet.client_id),
      is_next = is_next and coalesce(new.client_id, sheet.client_id) = sheet.client_id
    where user_id = new.user_id and appointment_id = new.id
      and (sheet.date, sheet.client_id) is distinct from (new.date, coalesce(new.client_id, sheet.client_id));
  update public.client_photos as photo set client_id = new.client_id
    where user_id = new.user_id and appointment_id = new.id and new.client_id is not null and photo.client_id <> new.client_id;
  return null;
end
$$;
create trigger keep_sheet after update on appointments for each row
  when (old.date is distinct from new.date or old.client_id is distinct from new.client_id and new.client_id is not null)
  execute function app.keep_sheet_of_visit();
create trigger keep_sheet_removed before delete on appointments for each row execute function app.keep_sheet_of_visit();

-- The next visit has its sheet: what was to be repeated was, or was not wanted after all.
create function app.repeat_no_more() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update public.technical_sheets set is_next = false
    where user_id = new.user_id and client_id = new.client_id and is_next and id <> new.id and date <= new.date;
  return null;
end
$$;
create trigger repeat_no_more after insert on technical_sheets for each row execute function app.repeat_no_more();

-- Professionals at the portal read what was mixed for whom they serve, and write the sheets of visits in which they have a part.
create function app.is_own_visit(appointment uuid) returns boolean
language sql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
return exists (
  select from public.appointments as visit
  where visit.user_id = (select app.owner_id()) and visit.id = appointment and visit.status <> 'cancelado'
    and (visit.professional_id = (select app.staff_id()) or exists (
      select from public.appointment_services as line
      where line.user_id = visit.user_id and line.appointment_id = visit.id and line.professional_id = (select app.staff_id())
      offset 0)));
-- Volatile, so that it also sees a sheet that the same statement has just written.
create function app.is_sheet_of_own_visit(sheet uuid) returns boolean
language sql volatile security definer
set search_path = pg_catalog, pg_temp
return exists (
  select from public.technical_sheets
  where user_id = (select app.owner_id()) and id = sheet and app.is_own_visit(appointment_id));
create function app.is_sheet_of_own_client(sheet uuid) returns boolean
language sql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
return exists (
  select from public.technical_sheets
  where user_id = (select app.owner_id()) and id = sheet and app.is_own_client(client_id));
-- A picture is shown to whoever may see the photo.
create function app.is_photo_of_own_client(picture uuid) returns boolean
language sql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
return exists (
  select from public.client_photos
  where user_id = (select app.owner_id()) and picture_id = picture and app.is_own_client(client_id));
grant execute on function app.is_own_visit(uuid), app.is_sheet_of_own_visit(uuid), app.is_sheet_of_own_client(uuid),
  app.is_photo_of_own_client(uuid) to madeixa_portal, madeixa_app;

grant select (user_id, id, client_id, appointment_id, date, services, staff_id, staff_name, result, is_next, created_at, updated_at),
  insert (user_id, id, client_id, appointment_id, date, services, staff_id, staff_name, result),
  update (result, is_next)
  on technical_sheets to madeixa_portal;
create policy own on technical_sheets as restrictive for select to madeixa_portal
  using (current_user <> 'madeixa_portal' or app.is_own_client(client_id));
create policy own_added on technical_sheets as restrictive for insert to madeixa_portal
  with check (current_user <> 'madeixa_portal'
    or (staff_id = app.staff_id() and app.is_own_visit(appointment_id) and app.is_own_client(client_id)));
create policy own_changed on technical_sheets as restrictive for update to madeixa_portal
  using (current_user <> 'madeixa_portal' or app.is_own_visit(appointment_id));

grant select (user_id, sheet_id, position, place, product, brand, proportion, minutes),
  insert (user_id, sheet_id, position, place, product, brand, proportion, minutes),
  delete on technical_sheet_lines to madeixa_portal;
create policy own on technical_sheet_lines as restrictive for select to madeixa_portal
  using (current_user <> 'madeixa_portal' or app.is_sheet_of_own_client(sheet_id));
create policy own_added on technical_sheet_lines as restrictive for insert to madeixa_portal
  with check (current_user <> 'madeixa_portal' or app.is_sheet_of_own_visit(sheet_id));
create policy own_removed on technical_sheet_lines as restrictive for delete to madeixa_portal
  using (current_user <> 'madeixa_portal' or app.is_sheet_of_own_visit(sheet_id));

grant select (user_id, id, client_id, appointment_id, sheet_id, moment, taken_on, picture_id, created_at),
  insert (user_id, id, client_id, appointment_id, sheet_id, moment, taken_on, picture_id), update (sheet_id), delete
  on client_photos to madeixa_portal;
create policy own on client_photos as restrictive for select to madeixa_portal
  using (current_user <> 'madeixa_portal' or app.is_own_client(client_id));
create policy own_added on client_photos as restrictive for insert to madeixa_portal
  with check (current_user <> 'madeixa_portal' or (app.is_own_visit(appointment_id) and app.is_own_client(client_id)));
create policy own_changed on client_photos as restrictive for update to madeixa_portal
  using (current_user <> 'madeixa_portal' or app.is_own_visit(appointment_id));
create policy own_removed on client_photos as restrictive for delete to madeixa_portal
  using (current_user <> 'madeixa_portal' or app.is_own_visit(appointment_id));

-- What this transaction has just stored nobody shows yet.
grant select (user_id, id, large, small, width, height, created_at), insert (user_id, id, large, small, width, height) on pictures to madeixa_portal;
create policy own on pictures as restrictive for select to madeixa_portal
  using (current_user <> 'madeixa_portal' or created_at = now() or app.is_photo_of_own_client(id));

-- A photo that is sent again after a lost answer is kept once.
alter policy own on idempotency_keys
  using (current_user <> 'madeixa_portal' or operation in ('portal.create ' || app.staff_id(), 'portal.createPhoto ' || app.staff_id()));
