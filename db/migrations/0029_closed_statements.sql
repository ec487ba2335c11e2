-- What a closed period has counted, entry by entry: names, prices and percentages that change later do not change it. Before this, the program
-- closed no period, so there is none to be filled in.

create table commission_closing_entries (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  closing_id uuid not null,
  staff_id uuid,
  day app.day not null,
  -- Where it stands in its day, and beside others of the same moment.
  at time not null,
  place smallint not null,
  kind text not null check (kind in ('service', 'product', 'void', 'advance')),
  -- The line of the appointment, the item of the sale, or the advance. Without a reference, as the two below: it stays when they go.
  line_id uuid not null,
  appointment_id uuid,
  sale_id uuid,
  client_name text not null,
  -- The service, the product, or the note of the advance.
  description text not null,
  base numeric(12, 2) not null,
  -- What the percentage was taken of, where that is not the base.
  net_share numeric(12, 2),
  percent app.percent,
  -- What was earned; below zero for a void. Of an advance what was paid.
  amount numeric(12, 2) not null,
  quantity numeric,
  unit_label text,
  primary key (user_id, id),
  unique (user_id, closing_id, kind, line_id),
  foreign key (user_id, closing_id) references commission_closings on delete cascade,
  foreign key (user_id, staff_id) references staff on delete set null (staff_id)
);
create index commission_closing_entries_by_day on commission_closing_entries (user_id, day);
create index commission_closing_entries_of_staff on commission_closing_entries (user_id, staff_id, day);
select app.guard('commission_closing_entries');

-- A sum may be larger than any amount, and voids may be more than what was earned.
alter table commission_closing_rows drop column balance;
alter table commission_closing_rows
  alter column services_total type numeric(20, 2),
  alter column commissions_total type numeric(20, 2),
  alter column advances_total type numeric(20, 2),
  add constraint commission_closing_rows_totals check (services_total >= 0 and advances_total >= 0),
  add column balance numeric(20, 2) not null generated always as (commissions_total - advances_total) stored;

-- What of the net value a line has by its price, to the cent; for showing it, what it earns was computed without rounding it.
create function app.net_share(discount numeric, price numeric, prices numeric) returns numeric
language sql immutable parallel safe
return coalesce(round(greatest(prices - discount, 0) * price / nullif(prices, 0), 2), 0);
grant execute on function app.net_share(numeric, numeric, numeric) to madeixa_portal, madeixa_app;

-- Everything that somebody earned, as the rows are now, found by whoever earned it: each branch goes from the professional's own rows to what
-- belongs to them (`offset 0` keeps it from being turned round), so that it costs the same however many rows others have. Professionals see
-- their own. src/server/commissions/earnings-select.ts says the same of all of them at once; a test compares both.
create view app.staff_earnings with (security_barrier) as
  select earned.* from (
    select appointments.user_id, appointments.professional_id as staff_id, appointments.date::date as day, appointments.start_time::time as at,
      (-line.position)::smallint as place, 'service' as kind, line.id as line_id, appointments.id as appointment_id, null::uuid as sale_id,
      appointments.client_id, appointments.client_name::text, line.service_name::text as description, line.unit_price::numeric as base,
      case when line.commission_from_net then app.net_share(appointments.discount_value, line.unit_price, (
        select sum(unit_price) from appointment_services as one
        where one.user_id = appointments.user_id and one.appointment_id = appointments.id)) end as net_share,
      line.commission_percent::numeric as percent, coalesce(line.commission_amount, 0)::numeric as amount,
      null::numeric as quantity, null::text as unit_label
    from appointments cross join lateral (
        select * from appointment_services as one
        where one.user_id = appointments.user_id and one.appointment_id = appointments.id
          and (one.professional_id is null or one.professional_id = appointments.professional_id) offset 0) as line
    where appointments.status = 'finalizado' and appointments.professional_id is not null
    union all
    select line.user_id, line.professional_id, appointments.date::date, appointments.start_time::time,
      (-line.position)::smallint, 'service', line.id, appointments.id, null, appointments.client_id, appointments.client_name::text,
      line.service_name::text, line.unit_price::numeric,
      case when line.commission_from_net then app.net_share(appointments.discount_value, line.unit_price, (
        select sum(unit_price) from appointment_services as one
        where one.user_id = line.user_id and one.appointment_id = line.appointment_id)) end,
      line.commission_percent::numeric, coalesce(line.commission_amount, 0)::numeric, null, null
    from appointment_services as line cross join lateral (
        select * from appointments as one
        where one.user_id = line.user_id and one.id = line.appointment_id and one.status = 'finalizado'
          and one.professional_id is distinct from line.professional_id offset 0) as appointments
    where line.professional_id is not null
    union all
    select item.user_id, item.seller_id, sale.day, (sale.moment at time zone profiles.timezone)::time,
      (-item.position)::smallint, sale.kind, item.id, sale.appointment_id, sale.id, sale.client_id, sale.client_name::text,
      products.name::text, sale.sign * item.value, null, item.seller_percent::numeric, sale.sign * item.seller_commission,
      item.quantity::numeric, case item.sold_unit when 'display_unit' then products.display_unit_label else item.sold_unit end::text
    from sale_items as item cross join lateral (
        select finalized_on::date as day, finalized_at as moment, 'product' as kind, 1 as sign, appointment_id, id, client_id, client_name
        from sales where sales.user_id = item.user_id and sales.id = item.sale_id and status = 'finalised'
        union all
        select sale_voids.day::date, voided_at, 'void', -1, appointment_id, sales.id, client_id, client_name
        from sale_voids join sales on sales.user_id = sale_voids.user_id and sales.id = sale_voids.sale_id
        where sale_voids.user_id = item.user_id and sale_voids.sale_id = item.sale_id
        offset 0) as sale
      join products on products.user_id = item.user_id and products.id = item.product_id
      join profiles on profiles.id = item.user_id
    where item.seller_id is not null and item.seller_commission > 0
  ) as earned
  where earned.user_id = app.owner_id() and app.is_own(earned.staff_id);
grant select on app.staff_earnings to madeixa_portal, madeixa_app;

grant select (user_id, id, closing_id, staff_id, day, at, place, kind, line_id, appointment_id, sale_id, client_name, description, base,
  net_share, percent, amount, quantity, unit_label) on commission_closing_entries to madeixa_portal;
grant select (balance) on commission_closing_rows to madeixa_portal;
create policy own on commission_closing_entries as restrictive to madeixa_portal using (app.is_own(staff_id));
