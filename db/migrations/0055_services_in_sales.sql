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

-- The views of lines and of what they earn know these services by the next migration, which brings them tips, too.

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
