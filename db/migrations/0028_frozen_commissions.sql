-- Stop all servers first: the version before finalises appointments without writing down what they earn, and sales without what they cost.

-- What is finalised already gets what finalising writes from now on (src/domain/commissions/freeze.ts, src/domain/products/lots.ts).

-- The lines below look at every salon; at the end nobody does any more.
alter table staff no force row level security;
alter table services no force row level security;
alter table appointments no force row level security;
alter table appointment_services no force row level security;
alter table products no force row level security;
alter table product_purchases no force row level security;
alter table stock_movements no force row level security;
alter table sales no force row level security;
alter table sale_items no force row level security;

-- Everything that is finalised says by lines what was done.
insert into appointment_services (user_id, appointment_id, service_id, service_name, category, unit_price, duration_minutes)
  select appointments.user_id, appointments.id, service_id, coalesce(services.name, 'Serviço'), appointments.category,
    service_revenue_price, extract(epoch from end_time - start_time) / 60
  from appointments
    left join services on services.user_id = appointments.user_id and services.id = appointments.service_id
  where status = 'finalizado' and not exists (select from appointment_services as line
    where line.user_id = appointments.user_id and line.appointment_id = appointments.id);

-- Lines without a commission earn their share of the net value, in cents and hundredths of a percent: `part / whole` of a cent. It is rounded once for
-- each professional; what that leaves goes to where most was cut off, of equal ones to the earlier line. The owner earns nothing.
with line as (
  select line.user_id, line.id, line.appointment_id, line.position, line.unit_price,
    line.commission_percent is null and line.commission_amount is null as is_open,
    coalesce(line.professional_id, appointments.professional_id) as staff_id,
    case when btrim(regexp_replace(app.search_text(normalize(staff.funcao)), '\s+', ' ', 'g')) <> 'proprietaria'
      then coalesce(services.commission_percent, staff.comissao_percentual) end as percent,
    sum(line.unit_price) over appointment as total,
    greatest(sum(line.unit_price) over appointment - appointments.discount_value, 0) as net
  from appointments
    join appointment_services as line on line.user_id = appointments.user_id and line.appointment_id = appointments.id
    left join staff on staff.user_id = line.user_id and staff.id = coalesce(line.professional_id, appointments.professional_id)
    left join services on services.user_id = line.user_id and services.id = line.service_id
  where appointments.status = 'finalizado'
  window appointment as (partition by line.user_id, line.appointment_id)
),
share as (
  select *, (net * 100) * (unit_price * 100) * (percent * 100) as part, greatest(total * 100, 1) * 10000 as whole
  from line where is_open and percent is not null
),
earned as (
  select *, div(part, whole) as cents,
    div(2 * sum(part) over worker + whole, 2 * whole) - sum(div(part, whole)) over worker as missing,
    row_number() over (worker order by mod(part, whole) desc, position, id) as turn
  from share
  window worker as (partition by user_id, appointment_id, staff_id)
)
update appointment_services as line
  set commission_percent = percent, commission_amount = (cents + case when turn <= missing then 1 else 0 end) / 100,
    commission_from_net = true
  from earned where line.user_id = earned.user_id and line.id = earned.id;

-- What was sold costs what the lot cost that was open just before it was taken from the shelf. That moment is the movement's (the finalisation's, should
-- there be none). Of then are known: the lots, which are the purchases registered by then, and the shelf, which is the sum of the movements
-- before. What had been consumed is the difference. Of a transaction that moved the same product twice (a comanda) the moments are one, and
-- what its services took is counted after its sale.
with sold as (
  select item.user_id, item.id, item.product_id,
    item.quantity * case when item.sold_unit = 'display_unit' then coalesce(products.unit_size_in_base, 1) else 1 end as quantity,
    coalesce((select min(created_at) from stock_movements as taken where taken.user_id = sales.user_id and taken.sale_id = sales.id
      and taken.product_id = item.product_id and taken.movement_type = 'sale'), sales.finalized_at) as at
  from sales
    join sale_items as item on item.user_id = sales.user_id and item.sale_id = sales.id
    join products on products.user_id = item.user_id and products.id = item.product_id
  where sales.status = 'finalised'
),
used as (
  select sold.*,
    (select coalesce(sum(quantity_purchased_base), 0) from product_purchases as lot
      where lot.user_id = sold.user_id and lot.product_id = sold.product_id and lot.created_at < sold.at)
    - (select coalesce(sum(quantity_changed), 0) from stock_movements as moved
      where moved.user_id = sold.user_id and moved.product_id = sold.product_id and moved.created_at < sold.at) as consumed
  from sold
)
update sale_items as item
  set cost = least(round(used.quantity * coalesce((
    select round(total_value / quantity_purchased_base, 6) from (
      select total_value, quantity_purchased_base, row_number() over age as turn, sum(quantity_purchased_base) over age as arrived
      from product_purchases as lot
      where lot.user_id = used.user_id and lot.product_id = used.product_id and lot.created_at < used.at
      window age as (order by purchase_date, created_at, id)
    ) as lot
    -- The first that is not used up; past the last one, the last.
    order by arrived <= used.consumed, case when arrived > used.consumed then turn else -turn end limit 1), 0), 2), 9999999999.99)
  from used where item.user_id = used.user_id and item.id = used.id;

-- Earnings and reports ask for the sales of some days.
create index sales_by_day on sales (user_id, finalized_on) where status = 'finalised';

alter table staff force row level security;
alter table services force row level security;
alter table appointments force row level security;
alter table appointment_services force row level security;
alter table products force row level security;
alter table product_purchases force row level security;
alter table stock_movements force row level security;
alter table sales force row level security;
alter table sale_items force row level security;
