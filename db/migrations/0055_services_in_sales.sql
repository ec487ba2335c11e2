-- Services that are sold without an appointment: lines of a sale, beside its products. And discounts of single lines.

create table sale_services (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  sale_id uuid not null,
  position smallint not null default 0,
  service_id uuid,
  service_name app.name not null,
  category app.label not null default '',
  -- Who did it. Null once that person is deleted.
  professional_id uuid,
  list_price app.money not null,
  -- What was taken off this line, and by which percentage, where one was entered.
  discount app.money not null default 0,
  discount_percent app.percent,
  -- What the client pays for it, before the discount of the whole sale.
  unit_price app.money not null,
  -- Frozen when the sale is finalised; null before, and where it earns nobody anything.
  commission_percent app.percent,
  commission_amount app.money,
  primary key (user_id, id),
  foreign key (user_id, sale_id) references sales on delete cascade,
  foreign key (user_id, service_id) references services on delete set null (service_id),
  foreign key (user_id, professional_id) references staff on delete set null (professional_id),
  constraint sale_services_price check (unit_price = list_price - discount),
  constraint sale_services_commission_is_complete check ((commission_percent is null) = (commission_amount is null))
);
create index sale_services_of_sale on sale_services (user_id, sale_id);
create index sale_services_of_service on sale_services (user_id, service_id);
create index sale_services_of_professional on sale_services (user_id, professional_id);
select app.guard('sale_services');

-- Entered as a percentage of the whole, of which `discount` is the amount.
alter table sales add column discount_percent app.percent;

-- The same of a product: `value` is what is left of the line. A server of the version before writes the whole price, and no discount.
alter table sale_items add column discount app.money not null default 0, add column discount_percent app.percent;

-- What was taken off the line's price at the desk: `unit_price` is what is left. Nothing is computed from it; it is shown.
alter table appointment_services add column discount_value app.money not null default 0;

-- A server of the version before knows no such lines, and would finalise a sale at the price of its products alone: it is refused. Superusers mend what is
-- broken: as row-level security, this does not bind them.
create function app.require_sale_total() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  due numeric;
  said numeric;
begin
  select one.total, greatest(
      coalesce((select sum(value) from public.sale_items as item where item.user_id = one.user_id and item.sale_id = one.id), 0)
      + coalesce((select sum(unit_price) from public.sale_services as line where line.user_id = one.user_id and line.sale_id = one.id), 0)
      - one.discount, 0)
    into said, due from public.sales as one where one.user_id = new.user_id and one.id = new.id and one.status = 'finalised';
  if said <> due then
    raise exception 'A finalised sale costs what its lines cost less the discount: %, not %.', due, said
      using errcode = 'check_violation', table = tg_table_name, constraint = 'sums_up';
  end if;
  return null;
end
$$;
create constraint trigger sums_up after insert or update of status, total, discount on sales
  deferrable initially deferred for each row
  when (new.status = 'finalised' and current_setting('is_superuser') = 'off') execute function app.require_sale_total();

-- `sold`: a service that was sold; `sold_void`: one whose sale was taken back, below zero.
alter table finalised_lines drop constraint finalised_lines_kind_check,
  add constraint finalised_lines_kind_check check (kind in ('service', 'appointment', 'product', 'void', 'sold', 'sold_void'));
alter table commission_closing_entries drop constraint commission_closing_entries_kind_check,
  add constraint commission_closing_entries_kind_check check (kind in ('service', 'product', 'void', 'advance', 'sold', 'sold_void'));
-- The number of the sale, as the statement shows it.
alter table commission_closing_entries add column sale_number integer;
grant select (sale_number) on commission_closing_entries to madeixa_portal;
-- More may be taken back in a period than was done in it.
alter table commission_closing_rows drop constraint commission_closing_rows_services_count_check,
  drop constraint commission_closing_rows_totals,
  add constraint commission_closing_rows_totals check (advances_total >= 0);
-- The cashier and the reports ask which part of what sales brought in is of services.
create index finalised_lines_sold on finalised_lines (user_id, day) include (kind, sale_id, revenue) where kind in ('sold', 'sold_void');

-- As in 0049, with the services of sales. What was paid for a sale is shared over its services and its products by what they cost; of card fees, as before,
-- only services have their share.
create or replace view app.shared_lines with (security_barrier) as
  with line as (
    select one.user_id, one.id as thing, case when line.id is null then 'appointment' else 'service' end as kind, coalesce(line.id, one.id) as line_id,
      null::uuid as sale_id, one.date::date as day, line.position::int as position, 1 as sign,
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
    select one.user_id, one.id, 'product', coalesce(item.id, one.id), one.id, one.finalized_on::date, item.position::int, 1, null, null, null,
      item.product_id, item.seller_id, coalesce(item.value, 0)::numeric, coalesce(item.seller_commission, 0)::numeric, coalesce(item.cost, 0)::numeric,
      paid.amount * 100, paid.fee * 100
    from sales as one left join sale_items as item on item.user_id = one.user_id and item.sale_id = one.id
      cross join lateral (select sum(amount) as amount, sum(fee) as fee from payments
        where payments.user_id = one.user_id and payments.sale_id = one.id and void_id is null) as paid
    where one.status = 'finalised'
      and (item.id is not null or not exists (select from sale_services as other where other.user_id = one.user_id and other.sale_id = one.id))
    union all
    -- Services stand before the products.
    select one.user_id, one.id, 'sold', line.id, one.id, one.finalized_on::date, line.position - 32768, 1, line.service_id, line.service_name::text,
      line.category::text, null, line.professional_id, line.unit_price::numeric, coalesce(line.commission_amount, 0)::numeric, 0,
      paid.amount * 100, paid.fee * 100
    from sales as one join sale_services as line on line.user_id = one.user_id and line.sale_id = one.id
      cross join lateral (select sum(amount) as amount, sum(fee) as fee from payments
        where payments.user_id = one.user_id and payments.sale_id = one.id and void_id is null) as paid
    where one.status = 'finalised'
    union all
    select one.user_id, one.id, 'void', coalesce(item.id, one.id), one.sale_id, one.day::date, item.position::int, -1, null, null, null,
      item.product_id, item.seller_id, coalesce(item.value, 0)::numeric, coalesce(item.seller_commission, 0)::numeric, coalesce(item.cost, 0)::numeric,
      -paid.amount * 100, -paid.fee * 100
    from sale_voids as one left join sale_items as item on item.user_id = one.user_id and item.sale_id = one.sale_id
      cross join lateral (select sum(amount) as amount, sum(fee) as fee from payments
        where payments.user_id = one.user_id and payments.void_id = one.id) as paid
    where item.id is not null or not exists (select from sale_services as other where other.user_id = one.user_id and other.sale_id = one.sale_id)
    union all
    select one.user_id, one.id, 'sold_void', line.id, one.sale_id, one.day::date, line.position - 32768, -1, line.service_id, line.service_name::text,
      line.category::text, null, line.professional_id, line.unit_price::numeric, coalesce(line.commission_amount, 0)::numeric, 0,
      -paid.amount * 100, -paid.fee * 100
    from sale_voids as one join sale_services as line on line.user_id = one.user_id and line.sale_id = one.sale_id
      cross join lateral (select sum(amount) as amount, sum(fee) as fee from payments
        where payments.user_id = one.user_id and payments.void_id = one.id) as paid
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
    case when kind in ('product', 'void') then 0 else sign * (fee_whole + (row_number() over (partition by user_id, thing order by fee_rest desc, place)
      <= fee - sum(fee_whole) over whole)::int) / 100 end as fee
  from divided window whole as (partition by user_id, thing);

create or replace function app.keep_lines() returns trigger
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
    when 'sale_items', 'sale_services' then
      -- A void takes back what the lines say.
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
create trigger lines_added after insert on sale_services referencing new table as changed
  for each statement execute function app.keep_lines();
create trigger lines_changed after update on sale_services referencing new table as changed
  for each statement execute function app.keep_lines();
create trigger lines_removed after delete on sale_services referencing old table as changed
  for each statement execute function app.keep_lines();

-- As in 0050, with services that were sold: they are counted also where they earn nothing, as those of appointments are.
create or replace view app.staff_earnings with (security_barrier) as
  select line.user_id, line.staff_id, line.day::date as day,
    coalesce(appointments.start_time::time, (coalesce(sale_voids.voided_at, sales.finalized_at) at time zone profiles.timezone)::time) as at,
    (-coalesce(one.position, item.position, sold.position))::smallint as place, line.kind, line.line_id,
    case line.kind when 'service' then line.thing else sales.appointment_id end as appointment_id, line.sale_id,
    case line.kind when 'service' then appointments.client_id else sales.client_id end as client_id,
    coalesce(appointments.client_name, sales.client_name)::text as client_name, coalesce(line.service_name, products.name)::text as description,
    line.price::numeric as base,
    case when one.commission_from_net then app.net_share(appointments.discount_value, one.unit_price, (
      select sum(unit_price) from appointment_services as other
      where other.user_id = line.user_id and other.appointment_id = line.thing)) end as net_share,
    coalesce(one.commission_percent, item.seller_percent, sold.commission_percent)::numeric as percent, line.commission::numeric as amount,
    item.quantity::numeric as quantity, case item.sold_unit when 'display_unit' then products.display_unit_label else item.sold_unit end::text as unit_label,
    sales.number as sale_number
  from finalised_lines as line
    left join profiles on profiles.id = line.user_id
    left join appointments on line.kind = 'service' and appointments.user_id = line.user_id and appointments.id = line.thing
    left join appointment_services as one on line.kind = 'service' and one.user_id = line.user_id and one.id = line.line_id
    left join sales on sales.user_id = line.user_id and sales.id = line.sale_id
    left join sale_voids on line.kind in ('void', 'sold_void') and sale_voids.user_id = line.user_id and sale_voids.id = line.thing
    left join sale_items as item on line.kind in ('product', 'void') and item.user_id = line.user_id and item.id = line.line_id
    left join sale_services as sold on line.kind in ('sold', 'sold_void') and sold.user_id = line.user_id and sold.id = line.line_id
    left join products on products.user_id = line.user_id and products.id = line.product_id
  where (line.kind in ('service', 'sold', 'sold_void') or (line.kind <> 'appointment' and line.commission <> 0)) and line.staff_id is not null
    and line.user_id = (select app.owner_id()) and app.is_own(line.staff_id);

-- Whoever did a service that was sold earns by it: their page at the portal looks again.
create or replace function app.announce_changes() returns trigger
language plpgsql as $$
begin
  perform pg_notify('changes', concat_ws(' ', user_id, entity, case
      -- An announcement has eight thousand characters, and forty a name: a change of so many is everybody's.
      when count(distinct professional) > 100 then '*' else string_agg(distinct professional, ',') end))
  from (
    select user_id, entity, professional #>> '{}' as professional from written
    left join lateral (
      select jsonb_path_query(jsonb_build_array(before, after), '$[*].professional_id') as professional
      union all select jsonb_path_query(jsonb_build_array(before, after), '$[*].staff_id')
      union all select jsonb_path_query(jsonb_build_array(before, after), '$[*].lines[*].professional_id')
      union all select jsonb_path_query(jsonb_build_array(before, after), '$[*].services[*].professional_id')
      union all select jsonb_path_query(jsonb_build_array(before, after), '$[*].items[*].seller_id')
      union all select to_jsonb(entity_id) where entity = 'staff'
    ) as named on true
  ) as changed
  group by user_id, entity;
  return null;
end
$$;
