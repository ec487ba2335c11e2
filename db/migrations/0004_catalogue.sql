-- Who works in the salon, whom it serves, and what it offers.
--
-- Every table starts its keys with user_id, and refers to others by (user_id, id): a row can never point into another salon.

create table staff (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  nome app.name not null,
  email app.email not null default '',
  telefone app.label not null default '',
  funcao app.name not null,
  comissao_percentual app.percent,
  ativo boolean not null default true,
  color app.color not null default '#9333ea',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
select app.guard('staff');

create table clients (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  name app.name not null,
  -- Null for a client made in passing from the appointment form, where the phone is optional.
  phone app.phone,
  phone_country text not null default 'BR' check (phone_country in
    ('BR', 'PT', 'IE', 'ES', 'US', 'GB', 'DE', 'FR', 'IT', 'AR', 'MX', 'CO', 'CL', 'PE')),
  email app.email not null default '',
  -- What the list is sorted by and the search looks in.
  search_name text collate "C" not null generated always as (app.search_text(name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, phone)
);
-- The search reads this index alone. A trigram index would never be used: LIKE is not leakproof, so that under row-level
-- security it may only run on rows already known to be the owner's.
create index clients_search on clients (user_id, search_name) include (id, name, phone);
select app.guard('clients');

create table service_categories (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  name app.name not null,
  show_in_dropdown boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create unique index service_categories_name on service_categories (user_id, lower(name));
select app.guard('service_categories');

create table services (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  name app.name not null,
  -- The name, not a reference: a service keeps the category that was hidden or deleted.
  category app.name not null,
  description app.note not null default '',
  duration_minutes app.duration not null default 30,
  price app.money not null default 0,
  preco_variavel boolean not null default false,
  is_public boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
select app.guard('services');
