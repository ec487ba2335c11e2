-- Every line of what is finalised, with its share of what was paid, written when it is finalised and again whenever something of it is corrected: ten
-- years of reports add up rows instead of sharing out every payment anew. The database keeps it, so that it is right whichever version writes.

-- What the rows say; the table below keeps the same. What was paid for an appointment and what card companies kept of it is shared over its lines by
-- price, what was paid for a sale over its items by value, to the cent: the cents that are left go to the largest remainders, the earlier line
-- first; without any price the first line has all. What has no lines is a line of its own.
create view app.shared_lines with (security_barrier) as
  with line as (
    select one.user_id, one.id as thing, case when line.id is null then 'appointment' else 'service' end as kind, coalesce(line.id, one.id) as line_id,
      null::uuid as sale_id, one.date::date as day, line.position, 1 as sign,
      case when line.id is null then one.service_id else line.service_id end as service_id, line.service_name::text,
      coalesce(line.category, one.category)::text as category, null::uuid as product_id,
      coalesce(line.professional_id, one.professional_id) as staff_id, coalesce(line.unit_price, one.service_revenue_price)::numeric as price,
      coalesce(line.commission_amount, 0)::numeric as commission,
      (select coalesce(sum(round((used ->> 'total_cost')::numeric, 2)), 0)
        from jsonb_array_elements(coalesce(line.products_used, one.products_used)) as used) as products,
      paid.amount * 100 as paid, paid.fee * 100 as fee
    from appointments as one
      left join appointment_services as line on line.user_id = one.user_id and line.appointment_id = one.id
      cross join lateral (select sum(amount) as amount, sum(fee) as fee from payments
        where payments.user_id = one.user_id and payments.appointment_id = one.id) as paid
    where one.status = 'finalizado'
    union all
    select one.user_id, one.id, 'product', coalesce(item.id, one.id), one.id, one.finalized_on::date, item.position, 1, null, null, null,
      item.product_id, item.seller_id, coalesce(item.value, 0)::numeric, coalesce(item.seller_commission, 0)::numeric, coalesce(item.cost, 0)::numeric,
      (select sum(amount) * 100 from payments where payments.user_id = one.user_id and payments.sale_id = one.id and void_id is null), 0
    from sales as one left join sale_items as item on item.user_id = one.user_id and item.sale_id = one.id
    where one.status = 'finalised'
    union all
    select one.user_id, one.id, 'void', coalesce(item.id, one.id), one.sale_id, one.day::date, item.position, -1, null, null, null,
      item.product_id, item.seller_id, coalesce(item.value, 0)::numeric, coalesce(item.seller_commission, 0)::numeric, coalesce(item.cost, 0)::numeric,
      (select -sum(amount) * 100 from payments where payments.user_id = one.user_id and payments.void_id = one.id), 0
    from sale_voids as one left join sale_items as item on item.user_id = one.user_id and item.sale_id = one.sale_id
  ), placed as (
    select *, row_number() over (partition by user_id, thing order by position, line_id) as place from line
  ), weighed as (
    select *, case when sum(price) over whole > 0 then price when place = 1 then 1 else 0 end as weight
    from placed window whole as (partition by user_id, thing)
  ), divided as (
    select *, div(paid * weight, sum(weight) over whole) as paid_whole, mod(paid * weight, sum(weight) over whole) as paid_rest,
      div(fee * weight, sum(weight) over whole) as fee_whole, mod(fee * weight, sum(weight) over whole) as fee_rest
    from weighed window whole as (partition by user_id, thing)
  )
  select user_id, thing, line_id, kind, sale_id, day, place::smallint as place, service_id, service_name, category, product_id, staff_id,
    sign * price as price, sign * commission as commission, sign * products as products,
    sign * (paid_whole + (row_number() over (partition by user_id, thing order by paid_rest desc, place)
      <= paid - sum(paid_whole) over whole)::int) / 100 as revenue,
    sign * (fee_whole + (row_number() over (partition by user_id, thing order by fee_rest desc, place)
      <= fee - sum(fee_whole) over whole)::int) / 100 as fee
  from divided window whole as (partition by user_id, thing);

create table finalised_lines (
  user_id uuid not null references profiles on delete cascade,
  -- The appointment, the sale or the void. Without a reference, as all that follow: it goes with them by what keeps it.
  thing uuid not null,
  -- The line of the appointment or the item of the sale; the thing itself where it has none.
  line_id uuid not null,
  -- A line of an appointment, an appointment without lines, what was sold, and what was taken back, below zero.
  kind text not null check (kind in ('service', 'appointment', 'product', 'void')),
  sale_id uuid,
  day app.day not null,
  -- Of the line in its thing, from one.
  place smallint not null,
  service_id uuid,
  service_name text,
  category text,
  product_id uuid,
  staff_id uuid,
  price numeric(12, 2) not null,
  commission numeric(12, 2) not null,
  -- What the products cost that it used, or that were sold. A sum may be larger than any amount.
  products numeric(20, 2) not null,
  -- Its share of what was paid, and of what card companies keep of that; null where nothing was written down.
  revenue numeric(20, 2),
  fee numeric(20, 2),
  primary key (user_id, thing, line_id)
);
select app.guard('finalised_lines');
-- The triggers below write it, and nobody else.
revoke insert, update, delete on finalised_lines from madeixa_app;

-- The lines below look at every salon; at the end nobody does any more.
alter table appointments no force row level security;
alter table appointment_services no force row level security;
alter table payments no force row level security;
alter table sales no force row level security;
alter table sale_items no force row level security;
alter table sale_voids no force row level security;
alter table finalised_lines no force row level security;
-- A database that was just restored knows nothing of its tables, and would look through all lines for each appointment.
analyze appointments, appointment_services, payments, sales, sale_items, sale_voids;
insert into finalised_lines (user_id, thing, line_id, kind, sale_id, day, place, service_id, service_name, category, product_id, staff_id, price,
    commission, products, revenue, fee)
  select user_id, thing, line_id, kind, sale_id, day, place, service_id, service_name, category, product_id, staff_id, price,
    commission, products, revenue, fee
  from app.shared_lines order by user_id, day, thing, place;
alter table appointments force row level security;
alter table appointment_services force row level security;
alter table payments force row level security;
alter table sales force row level security;
alter table sale_items force row level security;
alter table sale_voids force row level security;
alter table finalised_lines force row level security;

create index finalised_lines_by_day on finalised_lines (user_id, day);
create index finalised_lines_of_staff on finalised_lines (user_id, staff_id, day);

-- Brings the lines of these things to what the rows say. What is finalised is held first, so that of two who correct it at once the second one sees what
-- the first one wrote. With the rights of the tables' owner: professionals and visitors write rows too, and reach nothing of this. Its statements are
-- planned once for each connection: to plan them takes longer than to run them.
create function app.keep_lines_of(owners uuid[], things uuid[]) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
  is_any boolean;
begin
  perform from public.appointments where user_id = any(owners) and id = any(things) and status = 'finalizado' order by id for no key update;
  is_any := found;
  perform from public.sales where user_id = any(owners) and id = any(things) and status = 'finalised' order by id for no key update;
  is_any := is_any or found
    or exists (select from public.sale_voids where user_id = any(owners) and id = any(things))
    or exists (select from public.finalised_lines where user_id = any(owners) and thing = any(things));
  if not is_any then return; end if;

  -- Of many it is the other way round, and a plan for few would look through all lines for each of them. It ends with the function.
  if cardinality(things) > 50 then set local plan_cache_mode = force_custom_plan; end if;
  with line as materialized (
    select * from app.shared_lines where user_id = any(owners) and thing = any(things)
  ), gone as (
    delete from public.finalised_lines where user_id = any(owners) and thing = any(things)
      and (user_id, thing, line_id) not in (select line.user_id, line.thing, line.line_id from line)
  )
  insert into public.finalised_lines as kept (user_id, thing, line_id, kind, sale_id, day, place, service_id, service_name, category, product_id,
      staff_id, price, commission, products, revenue, fee)
    select user_id, thing, line_id, kind, sale_id, day, place, service_id, service_name, category, product_id, staff_id, price, commission, products,
      revenue, fee
    from line order by day, thing, place
    on conflict (user_id, thing, line_id) do update
      set (kind, sale_id, day, place, service_id, service_name, category, product_id, staff_id, price, commission, products, revenue, fee)
        = (excluded.kind, excluded.sale_id, excluded.day, excluded.place, excluded.service_id, excluded.service_name, excluded.category,
          excluded.product_id, excluded.staff_id, excluded.price, excluded.commission, excluded.products, excluded.revenue, excluded.fee)
      where kept.* is distinct from excluded.*;
end
$$;

-- Which thing a row belongs to never changes: the rows as they are after a change, or were before they went, name all of them. What is booked or rung up
-- is not finalised yet.
create function app.keep_lines() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  owners uuid[];
  things uuid[];
begin
  case tg_table_name
    when 'appointments' then
      select array_agg(distinct user_id), array_agg(id) into owners, things from changed where tg_op <> 'INSERT' or status = 'finalizado';
    when 'sale_voids' then
      select array_agg(distinct user_id), array_agg(id) into owners, things from changed;
    when 'appointment_services' then
      select array_agg(distinct user_id), array_agg(distinct appointment_id) into owners, things from changed;
    when 'payments' then
      select array_agg(distinct user_id), array_agg(distinct coalesce(void_id, sale_id, appointment_id)) into owners, things from changed;
    when 'sales' then
      select array_agg(distinct user_id), array_agg(id) into owners, things from changed where tg_op <> 'INSERT' or status = 'finalised';
    when 'sale_items' then
      -- A void takes back what the items say.
      select array_agg(distinct user_id), array_agg(distinct thing) into owners, things from (
        select user_id, sale_id as thing from changed
        union all
        select one.user_id, one.id from public.sale_voids as one join changed on changed.user_id = one.user_id and changed.sale_id = one.sale_id
      ) as named;
  end case;
  if things is not null then perform app.keep_lines_of(owners, things); end if;
  return null;
end
$$;

do $$
declare
  source regclass;
begin
  foreach source in array array['appointments', 'appointment_services', 'payments', 'sales', 'sale_items', 'sale_voids']::regclass[] loop
    execute format('create trigger lines_added after insert on %s referencing new table as changed
      for each statement execute function app.keep_lines()', source);
    execute format('create trigger lines_changed after update on %s referencing new table as changed
      for each statement execute function app.keep_lines()', source);
    execute format('create trigger lines_removed after delete on %s referencing old table as changed
      for each statement execute function app.keep_lines()', source);
  end loop;
end
$$;
