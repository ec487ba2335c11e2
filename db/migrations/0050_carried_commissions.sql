-- What professionals earned before some day, without adding up everything since they came.

-- Of each month, what somebody earned less what was paid in advance, as the rows say it; what a closing has kept is in commission_closing_rows. Several rows
-- of a month add up: whoever adds something takes those along that nobody else holds, and waits for nobody.
create table commission_months (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- Without a reference: it goes when nothing is left of it.
  staff_id uuid not null,
  month app.day not null check (extract(day from month) = 1),
  amount numeric(20, 2) not null,
  primary key (user_id, id)
);
select app.guard('commission_months');
-- The triggers below write it, and nobody else.
revoke insert, update, delete on commission_months from madeixa_app;

-- The lines below look at every salon; at the end nobody does any more.
alter table finalised_lines no force row level security;
alter table commission_advances no force row level security;
alter table commission_months no force row level security;
insert into commission_months (user_id, staff_id, month, amount)
  select user_id, staff_id, date_trunc('month', day), sum(amount) from (
    select user_id, staff_id, day::date, commission as amount from finalised_lines where kind <> 'appointment' and staff_id is not null
    union all
    select user_id, staff_id, effective_date::date, -amount from commission_advances
  ) as moved
  group by 1, 2, 3 having sum(amount) <> 0 order by 1, 2, 3;
alter table finalised_lines force row level security;
alter table commission_advances force row level security;
alter table commission_months force row level security;
create index commission_months_of_staff on commission_months (user_id, staff_id, month);

create type app.moved as (user_id uuid, staff_id uuid, day date, amount numeric);

-- Adds these to their months. Of a salon that is being deleted nothing is kept.
create function app.carry(moved app.moved[]) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
begin
  with added as materialized (
    select user_id, staff_id, date_trunc('month', day)::date as month, sum(amount) as amount
    from unnest(moved) as one
    where staff_id is not null and exists (select from public.profiles where profiles.id = one.user_id)
    group by 1, 2, 3 having sum(amount) <> 0
  ), free as (
    select months.user_id, months.id from added join public.commission_months as months using (user_id, staff_id, month)
    for update of months skip locked
  ), taken as (
    delete from public.commission_months as months using free where months.user_id = free.user_id and months.id = free.id
    returning months.user_id, months.staff_id, months.month, months.amount
  )
  insert into public.commission_months (user_id, staff_id, month, amount)
    select user_id, staff_id, month, sum(amount) from (select * from added union all select * from taken) as one
    group by 1, 2, 3 having sum(amount) <> 0;
end
$$;

create function app.carry_changed() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  moved app.moved[] := '{}';
begin
  if tg_table_name = 'finalised_lines' then
    if tg_op <> 'INSERT' then
      moved := moved || array(select (user_id, staff_id, day, -commission)::app.moved from gone where kind <> 'appointment' and commission <> 0);
    end if;
    if tg_op <> 'DELETE' then
      moved := moved || array(select (user_id, staff_id, day, commission)::app.moved from come where kind <> 'appointment' and commission <> 0);
    end if;
  else
    if tg_op <> 'INSERT' then moved := moved || array(select (user_id, staff_id, effective_date, amount)::app.moved from gone); end if;
    if tg_op <> 'DELETE' then moved := moved || array(select (user_id, staff_id, effective_date, -amount)::app.moved from come); end if;
  end if;
  if moved <> '{}' then perform app.carry(moved); end if;
  return null;
end
$$;

do $$
declare
  source regclass;
begin
  foreach source in array array['finalised_lines', 'commission_advances']::regclass[] loop
    execute format('create trigger carried_added after insert on %s referencing new table as come
      for each statement execute function app.carry_changed()', source);
    execute format('create trigger carried_changed after update on %s referencing old table as gone new table as come
      for each statement execute function app.carry_changed()', source);
    execute format('create trigger carried_removed after delete on %s referencing old table as gone
      for each statement execute function app.carry_changed()', source);
  end loop;
end
$$;

grant select (user_id, id, staff_id, month, amount) on commission_months to madeixa_portal;
create policy own on commission_months as restrictive to madeixa_portal using (app.is_own(staff_id));

-- Everything that somebody earned, as the rows are now; professionals see their own. It goes from the lines that are kept to what they belong to, and what
-- nobody asks of an earning is not looked up.
create or replace view app.staff_earnings with (security_barrier) as
  select line.user_id, line.staff_id, line.day::date as day,
    coalesce(appointments.start_time::time, (coalesce(sale_voids.voided_at, sales.finalized_at) at time zone profiles.timezone)::time) as at,
    (-coalesce(one.position, item.position))::smallint as place, line.kind, line.line_id,
    case line.kind when 'service' then line.thing else sales.appointment_id end as appointment_id, line.sale_id,
    case line.kind when 'service' then appointments.client_id else sales.client_id end as client_id,
    coalesce(appointments.client_name, sales.client_name)::text as client_name, coalesce(line.service_name, products.name)::text as description,
    line.price::numeric as base,
    case when one.commission_from_net then app.net_share(appointments.discount_value, one.unit_price, (
      select sum(unit_price) from appointment_services as other
      where other.user_id = line.user_id and other.appointment_id = line.thing)) end as net_share,
    coalesce(one.commission_percent, item.seller_percent)::numeric as percent, line.commission::numeric as amount,
    item.quantity::numeric as quantity, case item.sold_unit when 'display_unit' then products.display_unit_label else item.sold_unit end::text as unit_label
  from finalised_lines as line
    left join profiles on profiles.id = line.user_id
    left join appointments on line.kind = 'service' and appointments.user_id = line.user_id and appointments.id = line.thing
    left join appointment_services as one on line.kind = 'service' and one.user_id = line.user_id and one.id = line.line_id
    left join sales on sales.user_id = line.user_id and sales.id = line.sale_id
    left join sale_voids on line.kind = 'void' and sale_voids.user_id = line.user_id and sale_voids.id = line.thing
    left join sale_items as item on line.kind <> 'service' and item.user_id = line.user_id and item.id = line.line_id
    left join products on products.user_id = line.user_id and products.id = line.product_id
  where (line.kind = 'service' or (line.kind <> 'appointment' and line.commission <> 0)) and line.staff_id is not null
    and line.user_id = (select app.owner_id()) and app.is_own(line.staff_id);
