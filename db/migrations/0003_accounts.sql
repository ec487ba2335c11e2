-- Accounts as better-auth keeps them, the profile of each owner, and the sign-up that makes both at once.

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- Lower case only: that makes the unique index hold whatever the case typed.
  email text not null unique check (email = lower(email) and char_length(email) <= 254),
  email_verified boolean not null default false,
  image text,
  sign_up text,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column auth.users.sign_up is
  'What the sign-up form said, as JSON {business_name, country, language, timezone, color}; empty once the profile is made of it.';

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on auth.sessions (user_id);
create index sessions_expiry on auth.sessions (expires_at);

create table auth.accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_user on auth.accounts (user_id);

create table auth.verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on auth.verifications (identifier);
create index verifications_expiry on auth.verifications (expires_at);

create table profiles (
  id uuid primary key references auth.users on delete cascade,
  email app.email not null,
  business_name app.name not null,
  country text not null default 'BR' check (country in
    ('BR', 'PT', 'IE', 'ES', 'US', 'GB', 'DE', 'FR', 'IT', 'AR', 'MX', 'CO', 'CL', 'PE', 'OTHER')),
  language text not null default 'pt' check (language in ('pt', 'en', 'es')),
  timezone text not null check (timezone ~ '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$'),
  phone app.phone,
  address app.note not null default '',
  slot_step_minutes smallint not null default 30 check (slot_step_minutes in (10, 15, 20, 30, 60)),
  min_notice_minutes integer not null default 0 check (min_notice_minutes >= 0),
  booking_horizon_days smallint not null default 365 check (booking_horizon_days between 1 and 730),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select app.guard('profiles', 'id');
-- Profiles come and go with their user, never by themselves.
revoke insert, delete on profiles from madeixa_app;
