-- What professionals need at the portal beyond 0024: calls that are repeated, and what follows from a change of theirs.

-- A call that is repeated gets its first answer. Whose key it is stands in the operation's name, so that nobody sees a colleague's answers.
grant select (user_id, operation, key, request_hash, status, response, created_at), insert (user_id, operation, key, request_hash, status, response),
  delete on idempotency_keys to madeixa_portal;
create policy own on idempotency_keys as restrictive to madeixa_portal
  using (current_user <> 'madeixa_portal' or operation = 'portal.create ' || app.staff_id());

-- Another service costs other products than the one before, and they are not known yet.
grant update (cost) on appointments to madeixa_portal;

-- An overlap was allowed at one time. Whoever moves the appointment, or takes it back, is held to the rule again.
create function app.forget_allowed_overlap() returns trigger
language plpgsql as $$
begin
  new.overlap_allowed := false;
  return new;
end
$$;
create trigger moved_at_the_portal before update on appointments for each row
  when (old.overlap_allowed and current_user = 'madeixa_portal'
    and (new.date, new.start_time, new.end_time, new.status) is distinct from (old.date, old.start_time, old.end_time, old.status))
  execute function app.forget_allowed_overlap();

-- Whether an appointment of theirs has a comanda with products on it, and nothing else about that.
create function app.has_open_sale(appointment uuid) returns boolean
language sql stable security definer
set search_path = pg_catalog, pg_temp
return app.is_own_appointment(appointment) and exists (
  select from public.sales where user_id = app.owner_id() and appointment_id = appointment and status = 'open');
grant execute on function app.has_open_sale(uuid) to madeixa_portal;
