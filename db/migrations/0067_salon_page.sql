-- The salon's own page: the name of its address, what it says, and the pictures that it shows.

-- A name belongs to one salon for good: those that it had before lead to the one it has. So many, and then it stays as it is.
create table salon_names (
  user_id uuid not null references profiles on delete cascade,
  name text not null constraint salon_names_written
    check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(name) between 3 and 60),
  number smallint not null constraint salon_names_number check (number between 1 and 11),
  -- The name that the salon has now; null is this one.
  leads_to text,
  created_at timestamptz not null default now(),
  primary key (user_id, name),
  constraint salon_names_most unique (user_id, number)
);
create unique index salon_names_name on salon_names (name);
create unique index salon_names_current on salon_names (user_id) where leads_to is null;
select app.guard('salon_names');

-- Whoever says a name may know whose it is: visitors, and salons that look for a free one. The names that are asked about stand in
-- app.page_names; without one nobody sees a row of another salon.
create policy named on salon_names for select
  using (name = any (string_to_array((select current_setting('app.page_names', true)), ' ')));
grant select (user_id, name, leads_to) on salon_names to madeixa_visitor;

create table salon_pages (
  user_id uuid primary key references profiles on delete cascade,
  is_published boolean not null default false,
  kind text not null default 'hair' constraint salon_pages_kind check (kind in ('hair', 'beauty', 'nails', 'spa')),
  about text not null default '' constraint salon_pages_about check (char_length(about) <= 1000),
  instagram text not null default '' constraint salon_pages_instagram check (instagram ~ '^[a-z0-9._]{0,30}$'),
  -- Null: the salon's own phone.
  whatsapp app.phone,
  updated_at timestamptz not null default now()
);
select app.guard('salon_pages');
grant select (user_id, is_published, kind, about, instagram, whatsapp) on salon_pages to madeixa_visitor;
create policy published on salon_pages as restrictive for select to madeixa_visitor
  using (current_user <> 'madeixa_visitor' or is_published);

-- The pictures that it shows. Each goes with its row.
create table salon_pictures (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  picture_id uuid not null,
  place text not null constraint salon_pictures_place check (place in ('logo', 'cover', 'work')),
  alt text not null default '' constraint salon_pictures_alt check (char_length(alt) <= 200),
  position smallint not null default 0,
  primary key (user_id, id),
  foreign key (user_id, picture_id) references pictures on delete cascade
);
create unique index salon_pictures_single on salon_pictures (user_id, place) where place <> 'work';
create index salon_pictures_picture on salon_pictures (user_id, picture_id);
select app.guard('salon_pictures');
create trigger drop_picture after delete or update of picture_id on salon_pictures for each row execute function app.drop_picture();

-- Visitors see what a published page shows: its pictures, and the faces of those who work here. Of all other pictures of the salon they see nothing.
grant select (user_id, id, picture_id, place, alt, position) on salon_pictures to madeixa_visitor;
create policy shown on salon_pictures as restrictive for select to madeixa_visitor
  using (current_user <> 'madeixa_visitor' or exists (
    select from salon_pages as page where page.user_id = salon_pictures.user_id));
grant select (funcao, picture_id) on staff to madeixa_visitor;
grant select (user_id, id, large, small, width, height, created_at) on pictures to madeixa_visitor;
create policy shown on pictures as restrictive for select to madeixa_visitor
  using (current_user <> 'madeixa_visitor'
    or exists (select from salon_pictures as shown where shown.user_id = pictures.user_id and shown.picture_id = pictures.id)
    or exists (
      select from staff, salon_pages as page
      where staff.user_id = pictures.user_id and staff.picture_id = pictures.id and staff.ativo and page.user_id = staff.user_id));
