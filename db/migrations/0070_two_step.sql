-- Signing in in two steps: beside the password a code of an app on one's phone, or one of ten recovery codes.

create table auth.two_factors (
  user_id uuid primary key references auth.users on delete cascade,
  -- What the app's codes are made of, encrypted with a key that follows from the program's secret.
  secret bytea not null,
  -- Fingerprints of those that are left, by another such key.
  recovery_codes bytea[] not null default '{}' check (cardinality(recovery_codes) <= 10),
  -- The half minute of the last code that was used: neither it nor an older one counts again.
  last_step bigint not null default 0,
  -- Null until a first code has shown that the app is set up; until then the password is enough.
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Whether everybody who works in the salon needs it.
alter table profiles add column two_step_required boolean not null default false;

-- The role that proves sessions says in the same statement who lacks it.
grant select (id, two_step_required) on profiles to madeixa_auth;
create policy sessions on profiles for select to madeixa_auth using (true);
