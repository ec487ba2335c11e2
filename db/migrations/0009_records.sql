-- Links of the staff portal, the history of every write, and the calls that may be repeated.

create table staff_portal_access (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  staff_id uuid not null,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  pin_hash app.name not null,
  failed_attempts smallint not null default 0 check (failed_attempts >= 0),
  locked_until timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, staff_id) references staff on delete cascade
);
create unique index staff_portal_access_one_live on staff_portal_access (user_id, staff_id) where disabled_at is null;
create index staff_portal_access_of_staff on staff_portal_access (user_id, staff_id);
select app.guard('staff_portal_access');

-- A portal call knows its token and not yet its salon: app.portal_link (the token's hash in hex) shows that one row.
create policy link_holder on staff_portal_access for select
  using (token_hash = decode(current_setting('app.portal_link', true), 'hex'));

create table history (
  user_id uuid not null references profiles on delete cascade,
  id bigint not null generated always as identity,
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('owner', 'portal', 'public', 'system')),
  actor_id uuid,
  action app.name not null,
  entity app.name not null,
  -- Text, because not every key is one uuid (a weekday, a month).
  entity_id text,
  before jsonb,
  after jsonb,
  primary key (user_id, id)
);
create index history_by_time on history (user_id, at);
create index history_of_entity on history (user_id, entity, entity_id, id);
select app.guard('history');
revoke update, delete on history from madeixa_app;
-- The table's owner is refused too. Only the cascade that deletes a whole account passes: it runs inside a trigger.
create trigger append_only before update or delete on history
  for each row when (pg_trigger_depth() = 0) execute function app.refuse('the history is only ever added to');
create trigger never_emptied before truncate on history
  for each statement execute function app.refuse('the history is only ever added to');

create table idempotency_keys (
  user_id uuid not null references profiles on delete cascade,
  operation app.name not null,
  key app.name not null,
  request_hash text not null check (char_length(request_hash) between 1 and 128),
  status text not null default 'in_flight' check (status in ('in_flight', 'done')),
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, operation, key),
  constraint idempotency_keys_done_has_response check ((status = 'done') = (response is not null))
);
create index idempotency_keys_age on idempotency_keys (user_id, created_at);
select app.guard('idempotency_keys');
