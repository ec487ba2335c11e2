-- A service may have a pause in which its professional is free, and minutes to clean up after it. A visit may be done by several people, one after the other.
-- When somebody is busy follows from the lines, and is kept in a table of its own, in which nobody can be busy twice.

-- Minutes of work and pause by turns, beginning and ending with work: {45,30,30}. Empty: work without a pause.
create domain app.parts as smallint[] check (
  cardinality(value) = 0 or (cardinality(value) between 3 and 9 and cardinality(value) % 2 = 1 and 1 <= all (value) and array_position(value, null) is null));
create domain app.cleanup as smallint check (value between 0 and 240);

-- The parts of something that takes so long: a difference goes to the last part; where that is used up, there is no pause any more.
-- src/domain/services/parts.ts says the same.
create function app.fitted_parts(parts smallint[], minutes integer) returns smallint[]
language sql immutable parallel safe
return case
  when cardinality(parts) = 0 then parts
  when parts[cardinality(parts)] + minutes - (select sum(part) from unnest(parts) as part) < 1 then '{}'::smallint[]
  else parts[:cardinality(parts) - 1] || (parts[cardinality(parts)] + minutes - (select sum(part) from unnest(parts) as part))::smallint
end;
grant execute on function app.fitted_parts(smallint[], integer) to madeixa_app, madeixa_visitor, madeixa_portal;

alter table services add column parts app.parts not null default '{}', add column cleanup_minutes app.cleanup not null default 0;
alter table appointment_services add column parts app.parts not null default '{}', add column cleanup_minutes app.cleanup not null default 0;
-- Its lines are done by several people, and each is busy while it is their turn. Else the appointment's professional is busy throughout, whoever its lines name.
alter table appointments add column in_turns boolean not null default false;

-- A version that knows no parts changes the minutes alone.
create function app.fit_parts() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  new.parts := app.fitted_parts(new.parts, new.duration_minutes);
  return new;
end
$$;
create trigger fit_parts before insert or update of parts, duration_minutes on services for each row
  when (cardinality(new.parts) > 0) execute function app.fit_parts();
create trigger fit_parts before insert or update of parts, duration_minutes on appointment_services for each row
  when (cardinality(new.parts) > 0) execute function app.fit_parts();

-- Visitors and professionals do not write them: the service says them.
create function app.take_parts() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  select app.fitted_parts(services.parts, new.duration_minutes), services.cleanup_minutes into new.parts, new.cleanup_minutes
    from public.services where services.user_id = new.user_id and services.id = new.service_id;
  new.parts := coalesce(new.parts, '{}');
  new.cleanup_minutes := coalesce(new.cleanup_minutes, 0);
  return new;
end
$$;
create trigger take_parts before insert on appointment_services for each row
  when (current_user in ('madeixa_visitor', 'madeixa_portal')) execute function app.take_parts();
grant select (parts, cleanup_minutes) on services to madeixa_visitor, madeixa_portal;
grant select (parts, cleanup_minutes) on appointment_services to madeixa_portal;
grant select (in_turns), insert (in_turns) on appointments to madeixa_visitor;
grant select (in_turns) on appointments to madeixa_portal;

-- When who is busy with what. src/domain/agenda/busy.ts says the same; a test compares them. An appointment whose lines do not fill its time, or without
-- lines, takes all of it. Cleaning up follows the last of somebody's services in a row, and ends at midnight at the latest.
create view app.busy with (security_barrier) as
  with line as (
    select one.user_id, one.id, one.date, one.start_time, one.end_time, one.overlap_allowed, one.professional_id, line.position, line.id as line_id,
      case when one.in_turns then coalesce(line.professional_id, one.professional_id) else one.professional_id end as staff_id,
      coalesce(nullif(line.parts::smallint[], '{}'), array[line.duration_minutes]) as parts, line.cleanup_minutes, line.duration_minutes,
      row_number() over whole as place, sum(line.duration_minutes) over whole - line.duration_minutes as begins,
      coalesce(sum(line.duration_minutes) over (partition by one.user_id, one.id) * interval '1 minute' = one.end_time - one.start_time, false) as is_filled
    from appointments as one
      left join appointment_services as line on line.user_id = one.user_id and line.appointment_id = one.id
    where one.status <> 'cancelado'
    window whole as (partition by one.user_id, one.id order by line.position, line.id)
  ), turn as (
    select user_id, id, overlap_allowed, date, date + start_time as starts, case when is_filled then staff_id else professional_id end as staff_id,
      case when is_filled then begins else 0 end as begins,
      case when is_filled then parts else array[extract(epoch from end_time - start_time)::integer / 60] end as parts,
      case when is_filled and lead(staff_id) over (partition by user_id, id order by place) is distinct from staff_id then cleanup_minutes
        else 0 end as cleanup,
      duration_minutes
    from line where is_filled or place = 1
  ), stretch as (
    select user_id, id, date, overlap_allowed, staff_id,
      tsrange(starts + (turn.begins + part.begins) * interval '1 minute',
        least(starts + (turn.begins + part.ends + case when part.ends = duration_minutes then cleanup else 0 end) * interval '1 minute',
          (date + 1)::timestamp)) as during
    from turn cross join lateral (
      select n, sum(minutes) over (order by n) - minutes as begins, sum(minutes) over (order by n) as ends
      from unnest(parts) with ordinality as one (minutes, n)) as part
    where part.n % 2 = 1 and staff_id is not null
  )
  select user_id, id as appointment_id, staff_id, date::date as date, overlap_allowed, during,
    row_number() over (partition by user_id, id order by lower(during), staff_id)::smallint as position
  from (
    select user_id, id, date, overlap_allowed, staff_id, unnest(range_agg(during)) as during from stretch
    group by user_id, id, date, overlap_allowed, staff_id
  ) as apart;

create table busy_times (
  user_id uuid not null references profiles on delete cascade,
  appointment_id uuid not null,
  position smallint not null,
  staff_id uuid not null,
  date app.day not null,
  start_time app.clock not null,
  end_time app.clock not null,
  during tsrange not null generated always as (tsrange(date + start_time, date + end_time, '[)')) stored,
  overlap_allowed boolean not null,
  primary key (user_id, appointment_id, position),
  foreign key (user_id, appointment_id) references appointments on delete cascade,
  foreign key (user_id, staff_id) references staff on delete cascade,
  constraint busy_times_window check (start_time < end_time)
);
select app.guard('busy_times');
-- The triggers below write it, and nobody else.
revoke insert, update, delete on busy_times from madeixa_app;
grant select (user_id, appointment_id, staff_id, date, start_time, end_time) on busy_times to madeixa_visitor, madeixa_portal;
create policy own on busy_times as restrictive to madeixa_portal using (app.is_own(staff_id));

-- The line below looks at every salon. Whoever was booked until now is busy for the whole appointment.
alter table appointments no force row level security;
alter table busy_times no force row level security;
insert into busy_times (user_id, appointment_id, position, staff_id, date, start_time, end_time, overlap_allowed)
  select user_id, id, 1, professional_id, date, start_time, end_time, overlap_allowed from appointments
  where status <> 'cancelado' and professional_id is not null order by user_id, date, start_time;
alter table appointments force row level security;
alter table busy_times force row level security;

create index busy_times_day on busy_times (user_id, date, staff_id);
create index busy_times_of_staff on busy_times (user_id, staff_id, date);
alter table busy_times add constraint busy_times_no_overlap exclude using gist (user_id with =, staff_id with =, during with &&) where (not overlap_allowed);
-- Another appointment fits into a pause.
alter table appointments drop constraint appointments_no_overlap;

-- Brings the busy times of these appointments to what the rows say. With the rights of the tables' owner, and planned, as app.keep_lines_of.
create function app.keep_busy_of(owners uuid[], things uuid[]) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
  changed uuid[];
  is_taken boolean;
begin
  if cardinality(things) > 50 then set local plan_cache_mode = force_custom_plan; end if;
  select array_agg(distinct coalesce(kept.appointment_id, busy.appointment_id)) into changed
    from (select * from public.busy_times where user_id = any(owners) and appointment_id = any(things)) as kept
    full join (select * from app.busy where user_id = any(owners) and appointment_id = any(things)) as busy
      on (busy.user_id, busy.appointment_id, busy.staff_id, busy.during, busy.overlap_allowed)
        = (kept.user_id, kept.appointment_id, kept.staff_id, kept.during, kept.overlap_allowed)
    where kept.user_id is null or busy.user_id is null;
  if changed is null then return; end if;
  -- First all that goes: whoever moves leaves a time that another may need.
  delete from public.busy_times where user_id = any(owners) and appointment_id = any(changed);
  -- Of two who want the same time at once the second waits for the first, and is refused. Rows that simply collided could wait for each other.
  with wanted as materialized (
    select * from app.busy where user_id = any(owners) and appointment_id = any(changed)
  ), added as (
    insert into public.busy_times (user_id, appointment_id, position, staff_id, date, start_time, end_time, overlap_allowed)
      select user_id, appointment_id, position, staff_id, date, lower(during)::time,
        case when upper(during) = (date + 1)::timestamp then '24:00' else upper(during)::time end, overlap_allowed
      from wanted order by user_id, date, appointment_id, position
      on conflict do nothing returning 1
  )
  select (select count(*) from added) < (select count(*) from wanted) into is_taken;
  if is_taken then
    raise exception 'somebody is busy then' using errcode = 'exclusion_violation', schema = 'public', table = 'busy_times', constraint = 'busy_times_no_overlap';
  end if;
end
$$;

create function app.keep_busy() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  owners uuid[];
  things uuid[];
begin
  if tg_table_name = 'appointment_services' then
    select array_agg(distinct user_id), array_agg(distinct appointment_id) into owners, things from changed;
  elsif tg_op = 'INSERT' then
    select array_agg(distinct user_id), array_agg(id) into owners, things from changed where status <> 'cancelado';
  else
    select array_agg(distinct user_id), array_agg(id) into owners, things from (
      select user_id, id, status = 'cancelado', date, start_time, end_time, professional_id, overlap_allowed, in_turns from changed
      except
      select user_id, id, status = 'cancelado', date, start_time, end_time, professional_id, overlap_allowed, in_turns from was
    ) as other;
  end if;
  if things is not null then perform app.keep_busy_of(owners, things); end if;
  return null;
end
$$;
create trigger busy_added after insert on appointments referencing new table as changed
  for each statement execute function app.keep_busy();
create trigger busy_changed after update on appointments referencing old table as was new table as changed
  for each statement execute function app.keep_busy();
create trigger busy_added after insert on appointment_services referencing new table as changed
  for each statement execute function app.keep_busy();
create trigger busy_changed after update on appointment_services referencing new table as changed
  for each statement execute function app.keep_busy();
create trigger busy_removed after delete on appointment_services referencing old table as changed
  for each statement execute function app.keep_busy();
