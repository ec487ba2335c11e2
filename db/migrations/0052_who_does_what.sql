-- Which professional does which service, and for which price, in which time and at which percentage, where these differ from the service's.

-- A service is done by everybody, or only by those who have a row here.
alter table services add column done_by_all boolean not null default true;

create table staff_services (
  user_id uuid not null references profiles on delete cascade,
  service_id uuid not null,
  staff_id uuid not null,
  -- Of their own; null where the service's holds. A variable price is nobody's own.
  price app.money,
  duration_minutes app.duration,
  -- Null: the service's, else the professional's usual one.
  commission_percent app.percent,
  primary key (user_id, service_id, staff_id),
  foreign key (user_id, service_id) references services on delete cascade,
  foreign key (user_id, staff_id) references staff on delete cascade
);
create index staff_services_of_staff on staff_services (user_id, staff_id);
select app.guard('staff_services');

-- What it earns is between the salon and them.
grant select (done_by_all) on services to madeixa_visitor, madeixa_portal;
grant select (user_id, service_id, staff_id, price, duration_minutes) on staff_services to madeixa_visitor, madeixa_portal;
create policy own on staff_services as restrictive to madeixa_portal using (app.is_own(staff_id));

-- What a visitor is offered of a service: with somebody, what it costs and takes there; with nobody yet, the lowest price and the longest time of those
-- who do it, so that it fits whoever takes it. No row where nobody does it.
create function app.offered(service uuid, staff_member uuid, out price numeric, out minutes integer)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select min(case when one.preco_variavel then 0 else coalesce(own.price, one.price) end), max(coalesce(own.duration_minutes, one.duration_minutes))
  from public.services as one
    join public.staff on staff.user_id = one.user_id and staff.ativo and (staff_member is null or staff.id = staff_member)
    left join public.staff_services as own on own.user_id = one.user_id and own.service_id = one.id and own.staff_id = staff.id
  where one.user_id = (select app.owner_id()) and one.id = service and one.is_public and (one.done_by_all or own.staff_id is not null)
  having count(*) > 0
$$;
grant execute on function app.offered(uuid, uuid) to madeixa_visitor, madeixa_app;

-- As before, at the price and in the time of whoever does the line.
alter policy asked on appointment_services
  with check (current_user <> 'madeixa_visitor' or (
    commission_percent is null and commission_amount is null and not commission_from_net and products_used = '[]'
    and exists (select from app.offered(service_id, professional_id) as offered
      where offered.minutes = duration_minutes and offered.price = unit_price)
    and app.is_new_request(appointment_id)));
