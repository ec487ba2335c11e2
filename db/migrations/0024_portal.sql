-- A professional who signs in at the portal acts as this role: it sees and writes what is theirs, by app.staff_id, inside the salon of
-- app.user_id. No phone or e-mail of a client, nothing of a colleague, nothing of the salon's money. Row-level security holds for it as for all.

do $$
begin
  create role madeixa_portal nologin;
exception when duplicate_object or unique_violation then
  -- Roles belong to the whole cluster: another database may have made it, or be making it right now.
  null;
end
$$;

-- A policy for a role also binds those who inherit it. The program steps down to this role and does not inherit it, so that the statements of
-- owners are planned without the policies below.
do $$
begin
  if exists (select from pg_roles where rolname = 'madeixa_app' and rolinherit) then
    alter role madeixa_app noinherit;
  end if;
exception when internal_error or unique_violation then
  -- Another database is doing the same right now.
  null;
end
$$;
do $$
begin
  if not pg_has_role('madeixa_app', 'madeixa_portal', 'member') then
    grant madeixa_portal to madeixa_app;
  end if;
exception when unique_violation then
  null;
end
$$;

-- The professional whose rows this transaction may see.
create function app.staff_id() returns uuid
language sql stable parallel safe
return nullif(current_setting('app.staff_id', true), '')::uuid;

-- Whoever inherits the role all the same, such as an administrator who was granted it, loses nothing by it: only acting as it counts.
create function app.is_own(professional uuid) returns boolean
language sql stable parallel safe
return current_user <> 'madeixa_portal' or professional = app.staff_id();

create function app.is_closed(day date) returns boolean
language sql stable parallel safe
return exists (select from public.commission_closings where user_id = app.owner_id() and period @> day);

-- Asked by the policies of the lines, with the rights of the tables' owner: the policy of the appointments asks for the lines in turn, and
-- policies that ask each other never end.
create function app.is_own_appointment(appointment uuid) returns boolean
language sql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
return exists (
  select from public.appointments
  where user_id = app.owner_id() and id = appointment and professional_id = app.staff_id());

-- Volatile, so that it also sees an appointment that the same statement has just written.
create function app.is_own_open_appointment(appointment uuid) returns boolean
language sql volatile security definer
set search_path = pg_catalog, pg_temp
return exists (
  select from public.appointments
  where user_id = app.owner_id() and id = appointment and professional_id = app.staff_id()
    and status <> 'finalizado' and not app.is_closed(date));

grant usage on schema public, app to madeixa_portal;
grant execute on function app.owner_id(), app.search_text(text) to madeixa_portal;
grant execute on function app.staff_id(), app.is_own(uuid), app.is_closed(date), app.is_own_appointment(uuid),
  app.is_own_open_appointment(uuid) to madeixa_portal, madeixa_app;

-- What everybody who works in the salon knows. Clients and services are found by the name that was typed.
grant select (id, business_name, country, language, timezone, slot_step_minutes, min_notice_minutes, booking_horizon_days)
  on profiles to madeixa_portal;
grant select (user_id, weekday, is_open, open_time, close_time) on salon_hours to madeixa_portal;
grant select (user_id, id, date, is_closed, open_time, close_time) on salon_exceptions to madeixa_portal;
grant select (user_id, id, name, search_name) on clients to madeixa_portal;
grant select (user_id, id, name, search_name, category, duration_minutes, price, preco_variavel) on services to madeixa_portal;
grant select (user_id, id, start_date, end_date, period, closed_at) on commission_closings to madeixa_portal;

-- Their own.
grant select (user_id, id, nome, funcao, comissao_percentual, ativo, color, search_name) on staff to madeixa_portal;
grant select (user_id, id, staff_id, weekday, start_time, end_time) on staff_shifts to madeixa_portal;
grant select (user_id, id, staff_id, starts_at, ends_at, reason) on staff_time_off to madeixa_portal;
grant select (user_id, id, staff_id, amount, effective_date, description, created_at) on commission_advances to madeixa_portal;
grant select (user_id, id, closing_id, staff_id, staff_name, services_count, services_total, commissions_total, advances_total, balance)
  on commission_closing_rows to madeixa_portal;

create policy own on staff as restrictive to madeixa_portal using (app.is_own(id));
create policy own on staff_shifts as restrictive to madeixa_portal using (app.is_own(staff_id));
create policy own on staff_time_off as restrictive to madeixa_portal using (app.is_own(staff_id));
create policy own on commission_advances as restrictive to madeixa_portal using (app.is_own(staff_id));
create policy own on commission_closing_rows as restrictive to madeixa_portal using (app.is_own(staff_id));

-- Their appointments, and to be read only those of others in which a line is theirs. What is finalised, or in a closed period, stays as it is;
-- finalising, approving a request and allowing an overlap are the owner's.
grant select (user_id, id, client_id, client_name, category, service_id, professional_id, professional_name, date, start_time, end_time,
    during, status, requires_confirmation, service_revenue_price, created_at, updated_at),
  insert (user_id, id, client_id, client_name, category, service_id, professional_id, professional_name, date, start_time, end_time, status,
    service_revenue_price),
  update (client_id, client_name, category, service_id, date, start_time, end_time, status, service_revenue_price)
  on appointments to madeixa_portal;

create policy own on appointments as restrictive for select to madeixa_portal
  using (app.is_own(professional_id) or exists (
    select from appointment_services as line
    where line.user_id = appointments.user_id and line.appointment_id = appointments.id and line.professional_id = app.staff_id()));
create policy own_added on appointments as restrictive for insert to madeixa_portal
  with check (current_user <> 'madeixa_portal'
    or (professional_id = app.staff_id() and status = 'pendente' and not app.is_closed(date)));
create policy own_changed on appointments as restrictive for update to madeixa_portal
  using (current_user <> 'madeixa_portal'
    or (professional_id = app.staff_id() and status <> 'finalizado' and not app.is_closed(date)))
  with check (current_user <> 'madeixa_portal'
    or (professional_id = app.staff_id() and status in ('pendente', 'cancelado') and not app.is_closed(date)));

-- The lines of their appointments, and their own in those of others. What a line earns is only for whoever earns it: see the view.
grant select (user_id, id, appointment_id, service_id, service_name, category, unit_price, duration_minutes, professional_id, position),
  insert (user_id, id, appointment_id, service_id, service_name, category, unit_price, duration_minutes, professional_id, position),
  update (service_id, service_name, category, unit_price, duration_minutes, position),
  delete on appointment_services to madeixa_portal;

create policy own on appointment_services as restrictive for select to madeixa_portal
  using (app.is_own(professional_id) or app.is_own_appointment(appointment_id));
create policy own_added on appointment_services as restrictive for insert to madeixa_portal
  with check (current_user <> 'madeixa_portal'
    or (professional_id = app.staff_id() and app.is_own_open_appointment(appointment_id)));
create policy own_changed on appointment_services as restrictive for update to madeixa_portal
  using (current_user <> 'madeixa_portal'
    or (coalesce(professional_id, app.staff_id()) = app.staff_id() and app.is_own_open_appointment(appointment_id)));
create policy own_removed on appointment_services as restrictive for delete to madeixa_portal
  using (current_user <> 'madeixa_portal'
    or (coalesce(professional_id, app.staff_id()) = app.staff_id() and app.is_own_open_appointment(appointment_id)));

-- A line without a professional is the appointment's. A grant of columns cannot tell whose row it is, a view can.
create view app.own_commissions with (security_barrier) as
  select line.user_id, line.id, line.appointment_id, line.commission_percent, line.commission_amount
  from appointment_services as line
  join appointments on appointments.user_id = line.user_id and appointments.id = line.appointment_id
  where line.user_id = app.owner_id() and coalesce(line.professional_id, appointments.professional_id) = app.staff_id();
grant select on app.own_commissions to madeixa_portal;
