-- What is finalised and costs something has payments that add up to it, whoever wrote it: a server of a version that knows no payments, left
-- running on this database, is refused instead of leaving money out of every report.

-- What such a server finalised meanwhile gets its one row, as 0026 gave it to what was there before; of what it changed, the one row follows.
alter table profiles no force row level security;
alter table appointments no force row level security;
alter table appointment_services no force row level security;
alter table sales no force row level security;
alter table payments no force row level security;

with due as (
  select appointments.user_id, appointments.id, date, payment_method, (date + end_time) at time zone timezone as ended,
    greatest(sum(line.unit_price) - discount_value, 0) as amount
  from appointments
    join profiles on profiles.id = appointments.user_id
    join appointment_services as line on line.user_id = appointments.user_id and line.appointment_id = appointments.id
  where status = 'finalizado' group by appointments.user_id, appointments.id, timezone
),
followed as (
  update payments set amount = due.amount, fee = least(fee, due.amount) from due
  where payments.user_id = due.user_id and payments.appointment_id = due.id and payments.amount <> due.amount
    and not exists (select from payments as other where other.user_id = due.user_id and other.appointment_id = due.id and other.id <> payments.id)
)
insert into payments (user_id, appointment_id, day, method, amount, received_at)
  select user_id, id, date, payment_method, amount, case when payment_method <> 'Mensalista (a receber)' then ended end
  from due where amount > 0
    and not exists (select from payments where payments.user_id = due.user_id and payments.appointment_id = due.id);
insert into payments (user_id, sale_id, day, method, amount, received_at)
  select user_id, id, finalized_on, payment_method, total, case when payment_method <> 'Mensalista (a receber)' then finalized_at end
  from sales where status = 'finalised' and total > 0
    and not exists (select from payments where payments.user_id = sales.user_id and payments.sale_id = sales.id);

alter table profiles force row level security;
alter table appointments force row level security;
alter table appointment_services force row level security;
alter table sales force row level security;
alter table payments force row level security;

-- With the rights of the tables' owner: professionals and visitors write lines too, and may not read payments. It sees the salon of the
-- transaction, and what is not there any more asks for nothing.
create function app.require_payments() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  changed record;
  appointment uuid;
  sale uuid;
  due numeric;
  paid numeric;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  case tg_table_name
    when 'appointments' then appointment := changed.id;
    when 'appointment_services' then appointment := changed.appointment_id;
    when 'sales' then sale := changed.id;
    when 'payments' then appointment := changed.appointment_id; sale := changed.sale_id;
  end case;

  if sale is null then
    select greatest(coalesce(sum(line.unit_price), 0) - one.discount_value, 0) into due
      from public.appointments as one
        left join public.appointment_services as line on line.user_id = one.user_id and line.appointment_id = one.id
      where one.user_id = changed.user_id and one.id = appointment and one.status = 'finalizado'
      group by one.discount_value;
  else
    select total into due from public.sales where user_id = changed.user_id and id = sale and status = 'finalised';
  end if;
  if due is null then return null; end if;

  select coalesce(sum(amount), 0) into paid from public.payments
    where user_id = changed.user_id and void_id is null
      and (appointment_id = appointment or sale_id = sale);
  if paid <> due then
    raise exception 'What is finalised has payments that add up to what it costs: %, not %.', due, paid
      using errcode = 'check_violation', table = tg_table_name, constraint = 'paid_exactly';
  end if;
  return null;
end
$$;

-- At the end of each transaction, because lines and payments are written one after the other. Superusers mend what is broken: as row-level
-- security, this does not bind them.
create constraint trigger paid_exactly after insert or update of status, discount_value on appointments
  deferrable initially deferred for each row
  when (new.status = 'finalizado' and current_setting('is_superuser') = 'off') execute function app.require_payments();
-- What a visitor adds to is a request, which nobody has finalised (0033).
create constraint trigger paid_exactly after insert or delete or update of unit_price, appointment_id on appointment_services
  deferrable initially deferred for each row
  when (current_setting('is_superuser') = 'off' and current_user <> 'madeixa_visitor') execute function app.require_payments();
create constraint trigger paid_exactly after insert or update of status, total on sales
  deferrable initially deferred for each row
  when (new.status = 'finalised' and current_setting('is_superuser') = 'off') execute function app.require_payments();
create constraint trigger paid_exactly after insert or delete or update of amount, appointment_id, sale_id on payments
  deferrable initially deferred for each row
  when (current_setting('is_superuser') = 'off') execute function app.require_payments();
