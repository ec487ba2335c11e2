-- A plan that a connection keeps must not depend on which salon asked first. Where a policy says `user_id = app.owner_id()`, the planner looks up how many
-- rows that salon has, and for one without rows takes any index that begins with user_id: the next salon then waits for all its rows to be read. In brackets of
-- its own, `(select app.owner_id())`, it is only known while running, and the planner expects what salons have on average. Who sees what stays as it was.
create or replace function app.guard(guarded regclass, owner_column name default 'user_id') returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security, force row level security', guarded);
  execute format('create policy owner on %s using (%2$I = (select app.owner_id())) with check (%2$I = (select app.owner_id()))',
    guarded, owner_column);
  if exists (select from pg_attribute where attrelid = guarded and attname = 'updated_at') then
    execute format('create trigger touch before update on %s for each row execute function app.touch_updated_at()', guarded);
  end if;
end
$$;

do $$
declare
  guarded record;
begin
  for guarded in
    select tablename, case tablename when 'profiles' then 'id' else 'user_id' end as owner_column
    from pg_policies where schemaname = 'public' and policyname = 'owner' order by tablename
  loop
    execute format('alter policy owner on %I using (%2$I = (select app.owner_id())) with check (%2$I = (select app.owner_id()))',
      guarded.tablename, guarded.owner_column);
  end loop;
end
$$;

-- A professional's day is flat with their history. Left to choose, PostgreSQL would gather every line that they ever had to judge the few appointments of a
-- day; `offset 0` makes it ask for each of those.
alter policy own on appointments
  using (app.is_own(professional_id) or exists (
    select from appointment_services as line
    where line.user_id = appointments.user_id and line.appointment_id = appointments.id and line.professional_id = (select app.staff_id())
    offset 0));

create or replace function app.is_own_appointment(appointment uuid) returns boolean
language sql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
return exists (
  select from public.appointments
  where user_id = (select app.owner_id()) and id = appointment and professional_id = (select app.staff_id()));
