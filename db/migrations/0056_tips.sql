-- Tips: money that a client pays with the rest and that belongs to one professional. It is no revenue and earns nobody a commission; it is owed to the
-- professional and paid out with the commissions. It lies beside the payment that carried it, so that it goes the way of that payment: corrected, given back,
-- gone when the appointment is reopened. `amount` is revenue, as before; what the client handed over is both together.
alter table payments
  add column tip numeric(12, 2) not null default 0,
  add column tip_staff_id uuid,
  add foreign key (user_id, tip_staff_id) references staff on delete set null (tip_staff_id),
  -- What is paid later is no tip yet.
  add constraint payments_tip check (tip = 0 or (day is not null and method <> 'Mensalista (a receber)')),
  drop constraint payments_sign,
  -- The card company takes its fee of all that was paid.
  add constraint payments_sign check (case when void_id is null then amount >= 0 and tip >= 0 and fee between 0 and amount + tip
    else sale_id is not null and amount <= 0 and tip <= 0 and fee between amount + tip and 0 end);
create index payments_of_tip_staff on payments (user_id, tip_staff_id);

-- A server of the version before does not know them: it takes a fee of the amount alone, and gives back only that. Both are put right here, for whoever writes.
create function app.complete_tip() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' and new.void_id is not null and new.tip = 0 then
    select -paid.tip, paid.tip_staff_id into new.tip, new.tip_staff_id from public.payments as paid
      where paid.user_id = new.user_id and paid.sale_id = new.sale_id and paid.void_id is null and paid.position = new.position
        and paid.method = new.method and paid.amount = -new.amount and paid.tip <> 0
      limit 1;
    new.tip := coalesce(new.tip, 0);
  end if;
  if new.tip <> 0 then new.fee := round((new.amount + new.tip) * new.fee_percent / 100, 2); end if;
  return new;
end
$$;
create trigger tip before insert or update of method, amount, fee, fee_percent, tip on payments
  for each row execute function app.complete_tip();

alter table finalised_lines drop constraint finalised_lines_kind_check,
  add constraint finalised_lines_kind_check check (kind in ('service', 'appointment', 'product', 'void', 'sold', 'sold_void', 'tip', 'tip_void'));
alter table commission_closing_entries drop constraint commission_closing_entries_kind_check,
  add constraint commission_closing_entries_kind_check
    check (kind in ('service', 'product', 'void', 'advance', 'sold', 'sold_void', 'tip', 'tip_void'));

-- As in 0049, with the services of sales. What was paid for a sale is shared over its services and its products by what they cost; of card fees, as before,
-- only services have their share. And with tips: what they come to is what they earn, and nothing of it was brought in.
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
  from divided window whole as (partition by user_id, thing)
  union all
  select paid.user_id, one.id, paid.id, 'tip', null, one.date::date, 0::smallint, null, null, null, null, paid.tip_staff_id, 0, paid.tip, 0, null, null
    from appointments as one join payments as paid on paid.user_id = one.user_id and paid.appointment_id = one.id and paid.tip <> 0
    where one.status = 'finalizado'
  union all
  select paid.user_id, one.id, paid.id, 'tip', one.id, one.finalized_on::date, 0::smallint, null, null, null, null, paid.tip_staff_id, 0, paid.tip, 0, null, null
    from sales as one join payments as paid on paid.user_id = one.user_id and paid.sale_id = one.id and paid.void_id is null and paid.tip <> 0
    where one.status = 'finalised'
  union all
  select paid.user_id, one.id, paid.id, 'tip_void', one.sale_id, one.day::date, 0::smallint, null, null, null, null, paid.tip_staff_id, 0, paid.tip, 0, null, null
    from sale_voids as one join payments as paid on paid.user_id = one.user_id and paid.void_id = one.id and paid.tip <> 0;

-- As in 0050, with services that were sold: they are counted also where they earn nothing, as those of appointments are. And with tips,
-- which have no name.
create or replace view app.staff_earnings with (security_barrier) as
  select line.user_id, line.staff_id, line.day::date as day,
    coalesce(appointments.start_time::time, (coalesce(sale_voids.voided_at, sales.finalized_at) at time zone profiles.timezone)::time) as at,
    coalesce(-one.position, -item.position, -sold.position, -32768)::smallint as place, line.kind, line.line_id,
    case when line.sale_id is null then line.thing else sales.appointment_id end as appointment_id, line.sale_id,
    case when line.sale_id is null then appointments.client_id else sales.client_id end as client_id,
    coalesce(appointments.client_name, sales.client_name)::text as client_name, coalesce(line.service_name, products.name, '')::text as description,
    line.price::numeric as base,
    case when one.commission_from_net then app.net_share(appointments.discount_value, one.unit_price, (
      select sum(unit_price) from appointment_services as other
      where other.user_id = line.user_id and other.appointment_id = line.thing)) end as net_share,
    coalesce(one.commission_percent, item.seller_percent, sold.commission_percent)::numeric as percent, line.commission::numeric as amount,
    item.quantity::numeric as quantity, case item.sold_unit when 'display_unit' then products.display_unit_label else item.sold_unit end::text as unit_label,
    sales.number as sale_number
  from finalised_lines as line
    left join profiles on profiles.id = line.user_id
    left join appointments on line.kind in ('service', 'tip') and appointments.user_id = line.user_id and appointments.id = line.thing
    left join appointment_services as one on line.kind = 'service' and one.user_id = line.user_id and one.id = line.line_id
    left join sales on sales.user_id = line.user_id and sales.id = line.sale_id
    left join sale_voids on line.kind in ('void', 'sold_void', 'tip_void') and sale_voids.user_id = line.user_id and sale_voids.id = line.thing
    left join sale_items as item on line.kind in ('product', 'void') and item.user_id = line.user_id and item.id = line.line_id
    left join sale_services as sold on line.kind in ('sold', 'sold_void') and sold.user_id = line.user_id and sold.id = line.line_id
    left join products on products.user_id = line.user_id and products.id = line.product_id
  where (line.kind in ('service', 'sold', 'sold_void') or (line.kind <> 'appointment' and line.commission <> 0)) and line.staff_id is not null
    and line.user_id = (select app.owner_id()) and app.is_own(line.staff_id);
