-- A device that several people share, such as the computer at the reception. Whoever works there comes back with a PIN of their own.

create table desks (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  name app.name not null,
  -- Without a touch.
  lock_minutes smallint not null check (lock_minutes between 1 and 60),
  -- Of what its cookie holds.
  token_hash bytea not null check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, token_hash)
);
select app.guard('desks');

create table desk_pins (
  user_id uuid not null references profiles on delete cascade,
  member_id uuid not null,
  pin_hash text not null,
  -- In a row, as of the portal's links.
  failed_attempts integer not null default 0 check (failed_attempts >= 0),
  locked_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, member_id),
  foreign key (user_id, member_id) references members on delete cascade
);
select app.guard('desk_pins');

-- A session that a PIN began. It is good in the desk's salon alone, and ends with the desk.
alter table auth.sessions add column desk_salon uuid, add column desk_id uuid,
  add constraint sessions_desk_whole check ((desk_salon is null) = (desk_id is null)),
  add foreign key (desk_salon, desk_id) references desks on delete cascade;
create index sessions_of_desk on auth.sessions (desk_salon, desk_id) where desk_id is not null;
