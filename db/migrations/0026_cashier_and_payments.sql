-- Stop all servers first: the version before finalises appointments without a word about how they were paid, in rows of their own.

-- Payments in parts, sales with a number, voids, the cash day, and what the cashier is told in the settings.

alter table profiles
  add column pix_key app.label not null default '',
  add column pix_name app.label not null default '',
  add column pix_city app.label not null default '',
  -- What the card company keeps.
  add column debit_fee_percent app.percent not null default 0,
  add column credit_fee_percent app.percent not null default 0;

-- What selling a product earns; the owner earns nothing.
alter table staff add column product_commission_percent app.percent not null default 0;

-- The lines below look at every salon; from the next statement that guards them on, nobody does.
alter table profiles no force row level security;
alter table products no force row level security;
alter table appointments no force row level security;
alter table appointment_services no force row level security;
alter table sales no force row level security;
alter table sale_items no force row level security;

-- One row a salon, so that two sales at the same moment get two numbers, one after the other.
create table sale_counters (
  user_id uuid primary key references profiles on delete cascade,
  last integer not null check (last > 0)
);
select app.guard('sale_counters');

alter table sales
  add column number integer check (number > 0),
  add column client_id uuid,
  add column client_name app.label not null default '',
  -- The salon's day at that moment: a sale counts on it, whatever happens to the time zone.
  add column finalized_on app.day;

update sales set number = numbered.number,
    finalized_on = (finalized_at at time zone (select timezone from profiles where profiles.id = sales.user_id))::date
  from (select user_id, id, row_number() over (partition by user_id order by created_at, id) as number from sales) as numbered
  where sales.user_id = numbered.user_id and sales.id = numbered.id;
insert into sale_counters (user_id, last) select user_id, max(number) from sales group by user_id;

alter table sales
  alter column number set not null,
  add constraint sales_number unique (user_id, number),
  add foreign key (user_id, client_id) references clients on delete set null (client_id),
  drop constraint sales_finalised_is_complete,
  add constraint sales_finalised_is_complete check (case when status = 'finalised'
    then payment_method is not null and total is not null and finalized_at is not null and finalized_on is not null
    else finalized_at is null and finalized_on is null end);
create index sales_of_client on sales (user_id, client_id);

create function app.number_sale() returns trigger
language plpgsql as $$
begin
  insert into sale_counters as counter (user_id, last) values (new.user_id, 1)
    on conflict (user_id) do update set last = counter.last + 1
    returning last into new.number;
  return new;
end
$$;
create trigger number before insert on sales for each row execute function app.number_sale();

alter table sale_items
  add column position smallint not null default 0,
  -- Price x quantity / package size, rounded once; what the client pays for the line.
  add column value app.money,
  add column seller_id uuid,
  -- Frozen when the sale is finalised; null before, and where nobody sold it.
  add column seller_percent app.percent,
  add column seller_commission app.money;
update sale_items set value = round(sale_items.unit_price * sale_items.quantity
    / case when sale_items.sold_unit = 'display_unit' then 1 else coalesce(products.unit_size_in_base, 1) end, 2)
  from products where products.user_id = sale_items.user_id and products.id = sale_items.product_id;
alter table sale_items
  alter column value set not null,
  add foreign key (user_id, seller_id) references staff on delete set null (seller_id),
  add constraint sale_items_commission_is_complete check ((seller_percent is null) = (seller_commission is null));
create index sale_items_of_seller on sale_items (user_id, seller_id);

-- The sale itself is never edited: what is taken back is an entry of its own day.
create table sale_voids (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  sale_id uuid not null,
  day app.day not null,
  reason app.note not null check (btrim(reason) <> ''),
  voided_at timestamptz not null default now(),
  primary key (user_id, id),
  -- However many ask for it, a sale is voided once.
  constraint sale_voids_once unique (user_id, sale_id),
  foreign key (user_id, sale_id) references sales
);
create index sale_voids_by_day on sale_voids (user_id, day);
select app.guard('sale_voids');

-- So that a payment can follow the day of its appointment.
alter table appointments add constraint appointments_with_day unique (user_id, id, date);

-- How an appointment, a sale or a void was paid, in parts that add up to it.
create table payments (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  appointment_id uuid,
  sale_id uuid,
  void_id uuid,
  -- On which it counts: the appointment's, the sale's or the void's. Null while a sale is open.
  day app.day,
  position smallint not null default 0,
  method text not null check (method in ('Dinheiro', 'PIX', 'Cartão de Débito', 'Cartão de Crédito',
    'Transferência Bancária', 'Outro', 'Mensalista (a receber)')),
  -- Above zero, and what goes back to a client below.
  amount numeric(12, 2) not null,
  fee numeric(12, 2) not null default 0,
  -- Null while it is still to be received.
  received_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  -- Who moves a finalised appointment to another day moves its money with it.
  foreign key (user_id, appointment_id, day) references appointments (user_id, id, date) on update cascade on delete cascade,
  foreign key (user_id, sale_id) references sales on delete cascade,
  foreign key (user_id, void_id) references sale_voids on delete cascade,
  constraint payments_of_one check (num_nonnulls(appointment_id, sale_id) = 1),
  constraint payments_have_a_day check (day is not null or (sale_id is not null and void_id is null)),
  constraint payments_sign check (case when void_id is null then fee between 0 and amount
    else sale_id is not null and fee between amount and 0 end),
  constraint payments_received check (case when day is null then received_at is null
    else (method = 'Mensalista (a receber)') = (received_at is null) end)
);
create index payments_by_day on payments (user_id, day) include (method, amount, appointment_id, sale_id, void_id);
create index payments_of_appointment on payments (user_id, appointment_id, day);
create index payments_of_sale on payments (user_id, sale_id);
create index payments_of_void on payments (user_id, void_id);
create index payments_to_receive on payments (user_id, day) where method = 'Mensalista (a receber)';
create index payments_in_cash on payments (user_id, received_at) where method = 'Dinheiro';
select app.guard('payments');
alter table payments no force row level security;

-- What was finalised before gets its one row.
insert into payments (user_id, appointment_id, day, method, amount, received_at)
  select appointments.user_id, appointments.id, date, payment_method,
    greatest(coalesce((select sum(unit_price) from appointment_services as line
      where line.user_id = appointments.user_id and line.appointment_id = appointments.id), service_revenue_price) - discount_value, 0),
    case when payment_method <> 'Mensalista (a receber)' then (date + end_time) at time zone timezone end
  from appointments join profiles on profiles.id = appointments.user_id
  where status = 'finalizado';
insert into payments (user_id, sale_id, day, method, amount, received_at)
  select user_id, id, finalized_on, payment_method, total,
    case when payment_method <> 'Mensalista (a receber)' then finalized_at end
  from sales where status = 'finalised';

alter table profiles force row level security;
alter table products force row level security;
alter table appointments force row level security;
alter table appointment_services force row level security;
alter table sales force row level security;
alter table sale_items force row level security;
alter table payments force row level security;

-- Who wants it counts the drawer: one open at a time.
create table cash_days (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  opened_at timestamptz not null default now(),
  opened_by app.name not null,
  float app.money not null,
  closed_at timestamptz,
  closed_by app.name,
  counted app.money,
  -- As it was when it was closed: what comes later never changes it. A sum may be larger than any amount.
  expected numeric(14, 2),
  -- Of what it was made then. While the day is open, both are added up from the payments.
  cash_received numeric(14, 2) not null default 0,
  cash_voids numeric(14, 2) not null default 0,
  note app.note not null default '',
  primary key (user_id, id),
  constraint cash_days_closed_is_complete check (num_nonnulls(closed_at, closed_by, counted, expected) in (0, 4)),
  constraint cash_days_window check (closed_at >= opened_at)
);
create unique index cash_days_one_open on cash_days (user_id) where closed_at is null;
create index cash_days_by_time on cash_days (user_id, opened_at desc);
select app.guard('cash_days');

create table cash_movements (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  cash_day_id uuid not null,
  kind text not null check (kind in ('supply', 'withdrawal')),
  amount app.money not null check (amount > 0),
  reason app.note not null default '',
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, cash_day_id) references cash_days on delete cascade,
  constraint cash_movements_withdrawal_has_reason check (kind = 'supply' or btrim(reason) <> '')
);
create index cash_movements_of_day on cash_movements (user_id, cash_day_id, created_at);
select app.guard('cash_movements');
