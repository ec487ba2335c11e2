-- Stop all servers first: the version before reads the phones of clients and requests as a visitor, and writes requests with rights that end here.
--
-- A visitor may ask for a time, and for nothing else: a request that awaits the owner's word, on a day that can be booked, with services that are
-- offered online at their own prices. The program sees to all of it; this holds where the program errs.

-- Phones are not read to be compared. Who asks is looked up by the database, and how many answers a phone awaits is only counted.
revoke select on clients from madeixa_visitor;
revoke select (client_phone) on appointments from madeixa_visitor;
revoke select (user_id, id, phone) on clients from madeixa_visitor;

create function app.open_requests(of_phone text, since date) returns integer
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp as $$
begin
  return (select count(*) from public.appointments
    where user_id = app.owner_id() and client_phone = of_phone and requires_confirmation and status = 'pendente' and date >= since);
end
$$;

create function app.name_who_asks() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  new.client_id := (select id from public.clients where user_id = new.user_id and phone = new.client_phone);
  return new;
end
$$;
create trigger who_asks before insert on appointments for each row
  when (current_user = 'madeixa_visitor') execute function app.name_who_asks();

-- Status, overlap, payment, discount, cost and stock are what a new appointment begins with.
revoke insert on appointments, appointment_services, history, idempotency_keys from madeixa_visitor;
grant insert (user_id, id, client_name, client_phone, category, service_id, professional_id, professional_name, date, start_time, end_time,
  service_revenue_price, requires_confirmation) on appointments to madeixa_visitor;
create policy asked on appointments as restrictive for insert to madeixa_visitor
  with check (current_user <> 'madeixa_visitor' or (
    requires_confirmation and status = 'pendente' and client_phone is not null
    and exists (select from profiles where id = user_id
      and date between (now() at time zone timezone)::date and (now() at time zone timezone)::date + booking_horizon_days)
    and (professional_id is null or exists (
      select from staff where staff.user_id = appointments.user_id and staff.id = professional_id and ativo))));

-- Volatile, so that it also sees the request that the same statement has just written. What was written earlier is nobody's to add to.
create function app.is_new_request(appointment uuid) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
begin
  return exists (select from public.appointments
    where user_id = app.owner_id() and id = appointment and requires_confirmation and created_at = now());
end
$$;

-- The last four columns are written with every line, and say nothing here.
grant insert (user_id, appointment_id, service_id, service_name, category, unit_price, duration_minutes, professional_id, position,
  commission_percent, commission_amount, commission_from_net, products_used) on appointment_services to madeixa_visitor;
create policy asked on appointment_services as restrictive for insert to madeixa_visitor
  with check (current_user <> 'madeixa_visitor' or (
    commission_percent is null and commission_amount is null and not commission_from_net and products_used = '[]'
    and exists (select from services as offered
      where offered.user_id = appointment_services.user_id and offered.id = service_id and is_public
        and offered.duration_minutes = appointment_services.duration_minutes
        and unit_price = case when preco_variavel then 0 else price end)
    and app.is_new_request(appointment_id)));

-- A request costs and takes what its services do. Looked at when it is complete.
create function app.check_request() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (
    select from public.appointment_services where user_id = new.user_id and appointment_id = new.id
    having sum(unit_price) = new.service_revenue_price and sum(duration_minutes) * interval '1 minute' = new.end_time - new.start_time)
  then
    raise exception 'a request costs and takes what its services do' using errcode = 'check_violation', table = 'appointments';
  end if;
  return null;
end
$$;
create constraint trigger sum_of_its_services after insert on appointments deferrable initially deferred for each row
  when (current_user = 'madeixa_visitor') execute function app.check_request();

grant insert (user_id, actor_kind, actor_id, action, entity, entity_id, before, after) on history to madeixa_visitor;
create policy asked on history as restrictive for insert to madeixa_visitor
  with check (current_user <> 'madeixa_visitor' or (action = 'request' and entity = 'appointments' and before is null));

-- Answers to the owner's calls are none of a visitor's business, and an answer is deleted only when its day is over.
revoke select on idempotency_keys from madeixa_visitor;
grant select (user_id, operation, key, request_hash, status, response, created_at), insert (user_id, operation, key, request_hash, status, response)
  on idempotency_keys to madeixa_visitor;
create policy visitors_own on idempotency_keys as restrictive to madeixa_visitor
  using (current_user <> 'madeixa_visitor' or operation = 'booking.request');
create policy visitors_expired on idempotency_keys as restrictive for delete to madeixa_visitor
  using (current_user <> 'madeixa_visitor' or created_at < now() - interval '1 day');

grant execute on function app.open_requests(text, date), app.is_new_request(uuid) to madeixa_visitor, madeixa_app;
