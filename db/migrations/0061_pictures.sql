-- Pictures that a salon keeps: of what was done for clients, of its team, of itself. They are in the database, so that row-level security and one
-- backup have them like everything else. Whatever shows one names it in a row of its own; the picture goes with that row (app.drop_picture).
create table pictures (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- WebP, drawn by the server: nothing of the file that somebody sent is in it.
  large bytea not null constraint pictures_large_size check (octet_length(large) between 1 and 300 * 1024),
  small bytea not null constraint pictures_small_size check (octet_length(small) between 1 and 64 * 1024),
  -- Of the large one, in pixels; the small one has the same shape.
  width integer not null check (width between 1 and 1600),
  height integer not null check (height between 1 and 1600),
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
-- It is compressed already.
alter table pictures alter column large set storage external, alter column small set storage external;
select app.guard('pictures');

-- For a trigger of the row that shows the picture (picture_id): after it is gone, or shows another one, nobody shows this one. With its owner's
-- rights, because it also runs where whoever deletes the row may not touch pictures; row-level security holds all the same.
create function app.drop_picture() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'DELETE' or old.picture_id is distinct from new.picture_id then
    delete from public.pictures where user_id = old.user_id and id = old.picture_id;
  end if;
  return null;
end
$$;

-- The face of a professional.
alter table staff add column picture_id uuid,
  add foreign key (user_id, picture_id) references pictures on delete set null (picture_id);
create index staff_pictures on staff (user_id, picture_id);
create trigger drop_picture after delete or update of picture_id on staff for each row execute function app.drop_picture();
