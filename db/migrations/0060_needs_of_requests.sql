-- The search for free times asks which services a request needs that nobody has been given yet, and how long cleaning up after it takes. Of all other
-- appointments visitors still read no lines.
create function app.needs_somebody(appointment uuid) returns boolean
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select exists (select from public.appointments
    where user_id = (select app.owner_id()) and id = appointment and professional_id is null and requires_confirmation)
$$;
grant execute on function app.needs_somebody(uuid) to madeixa_visitor, madeixa_app;

grant select (user_id, appointment_id, service_id, cleanup_minutes, position) on appointment_services to madeixa_visitor;
create policy needed on appointment_services as restrictive for select to madeixa_visitor
  using (current_user <> 'madeixa_visitor' or app.needs_somebody(appointment_id));
grant select (is_public) on services to madeixa_portal;
