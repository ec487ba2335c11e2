-- The days on which clients came, and how often each of them usually comes: who is new and who is missed is found by day, whatever came before.

-- A visit is a day on which a client had a finalised appointment or bought something that was not taken back.
create view app.visits with (security_barrier) as
  select user_id, client_id, date::date as day from appointments where client_id is not null and status = 'finalizado'
  union
  select user_id, client_id, finalized_on::date from sales where client_id is not null and status = 'finalised'
    and not exists (select from sale_voids where sale_voids.user_id = sales.user_id and sale_voids.sale_id = sales.id);

create table client_visits (
  user_id uuid not null references profiles on delete cascade,
  -- Without a reference: it goes with the visits of which it is made.
  client_id uuid not null,
  day app.day not null,
  -- The visit after this one; null for the latest.
  next_day date,
  -- The median of the days between one visit and the next, up to this one; null for the first.
  usual double precision,
  -- From this day on the client is missed, if this is the last visit (src/domain/reports/away.ts); null for the first.
  missed_from date generated always as (case when usual is not null then day::date + greatest(60, ceil(2 * usual))::int + 1 end) stored,
  primary key (user_id, client_id, day)
);
select app.guard('client_visits');
-- The triggers below write it, and nobody else.
revoke insert, update, delete on client_visits from madeixa_app;

-- Brings the visits of these clients from that day on, and the one before them, to what the rows say. With the rights of the tables' owner, and planned, as
-- app.keep_lines_of.
create function app.keep_visits_of(owners uuid[], clients uuid[], since date) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
begin
  if cardinality(clients) > 50 then set local plan_cache_mode = force_custom_plan; end if;
  with came as materialized (
    select user_id, client_id, array_agg(day order by day) as days
    from app.visits where user_id = any(owners) and client_id = any(clients) group by user_id, client_id
  ), visit as materialized (
    select user_id, client_id, days[n] as day, days[n + 1] as next_day,
      (select percentile_cont(0.5) within group (order by days[i] - days[i - 1]) from generate_series(2, n) as i) as usual
    from came cross join lateral generate_subscripts(days, 1) as n where coalesce(days[n + 1], 'infinity') >= since
  ), gone as (
    delete from public.client_visits where user_id = any(owners) and client_id = any(clients) and day >= since
      and (user_id, client_id, day::date) not in (select visit.user_id, visit.client_id, visit.day from visit)
  )
  insert into public.client_visits as kept (user_id, client_id, day, next_day, usual) select user_id, client_id, day, next_day, usual from visit
    on conflict (user_id, client_id, day) do update set next_day = excluded.next_day, usual = excluded.usual
      where (kept.next_day, kept.usual) is distinct from (excluded.next_day, excluded.usual);
end
$$;

-- Whose visits a transaction changed, and from which day on. Whoever writes here empties it again when the transaction ends.
create unlogged table app.changed_visits (
  user_id uuid not null,
  client_id uuid not null,
  since date not null
);

create function app.note_visits() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  case tg_table_name
    when 'appointments' then
      insert into app.changed_visits select user_id, client_id, min(date) from changed
        where client_id is not null and status = 'finalizado' group by user_id, client_id;
    when 'sales' then
      insert into app.changed_visits select user_id, client_id, min(finalized_on) from changed
        where client_id is not null and status = 'finalised' group by user_id, client_id;
    when 'sale_voids' then
      insert into app.changed_visits select sales.user_id, client_id, min(finalized_on)
        from changed join public.sales on sales.user_id = changed.user_id and sales.id = changed.sale_id
        where client_id is not null and status = 'finalised' group by sales.user_id, client_id;
  end case;
  return null;
end
$$;

do $$
declare
  source regclass;
begin
  foreach source in array array['appointments', 'sales', 'sale_voids']::regclass[] loop
    execute format('create trigger visits_added after insert on %s referencing new table as changed
      for each statement execute function app.note_visits()', source);
    execute format('create trigger visits_changed_from after update on %s referencing old table as changed
      for each statement execute function app.note_visits()', source);
    execute format('create trigger visits_changed_to after update on %s referencing new table as changed
      for each statement execute function app.note_visits()', source);
    execute format('create trigger visits_removed after delete on %s referencing old table as changed
      for each statement execute function app.note_visits()', source);
  end loop;
end
$$;

-- A visit changes what later ones say, so of two who change visits of one salon at once, the second one waits and sees what the first one wrote. It is done
-- once, at the end of the transaction, when all other locks are taken: nobody is held up for longer, and nobody waits in a circle.
create function app.keep_visits() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  owners uuid[];
  clients uuid[];
  since date;
begin
  with noted as (delete from app.changed_visits returning *)
  select array_agg(distinct noted.user_id), array_agg(distinct noted.client_id), min(noted.since) into owners, clients, since from noted;
  if owners is null then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('visits of ' || one, 0)) from unnest(owners) as one;
  perform app.keep_visits_of(owners, clients, since);
  return null;
end
$$;
create constraint trigger kept after insert on app.changed_visits deferrable initially deferred for each row execute function app.keep_visits();

-- The lines below look at every salon; at the end nobody does any more.
alter table appointments no force row level security;
alter table sales no force row level security;
alter table sale_voids no force row level security;
alter table client_visits no force row level security;
select app.keep_visits_of(array_agg(distinct user_id), array_agg(distinct client_id), '-infinity') from app.visits;
alter table appointments force row level security;
alter table sales force row level security;
alter table sale_voids force row level security;
alter table client_visits force row level security;

create index client_visits_by_day on client_visits (user_id, day) include (client_id, usual);
create index client_visits_missed on client_visits (user_id, missed_from) include (client_id, day, next_day, usual) where missed_from is not null;
