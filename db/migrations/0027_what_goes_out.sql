-- What goes out and what it earns: one-off expenses, purchases in instalments, fixed costs that end, what was sold at its cost, and the
-- percentages of services.

-- In how many parts it is paid. Where there are several, each is a row of its own; the purchase is paid once all of them are.
alter table product_purchases
  add column instalments smallint not null default 1 check (instalments between 1 and 12),
  -- So that an instalment knows the day of its purchase.
  add constraint product_purchases_with_day unique (user_id, id, purchase_date);

create table purchase_instalments (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  purchase_id uuid not null,
  purchase_date app.day not null,
  -- From one on.
  number smallint not null check (number between 1 and 12),
  value app.money not null,
  due_date app.day,
  payment_status text not null default 'Pendente' check (payment_status in ('Pendente', 'Pago')),
  payment_date app.day,
  primary key (user_id, id),
  constraint purchase_instalments_number unique (user_id, purchase_id, number),
  foreign key (user_id, purchase_id, purchase_date) references product_purchases (user_id, id, purchase_date)
    on update cascade on delete cascade,
  constraint purchase_instalments_paid_has_date check ((payment_status = 'Pago') = (payment_date is not null)),
  constraint purchase_instalments_due_after_purchase check (due_date >= purchase_date)
);
create index purchase_instalments_of_purchase on purchase_instalments (user_id, purchase_id, purchase_date);
create index purchase_instalments_by_date on purchase_instalments (user_id, purchase_date desc);
create index purchase_instalments_payable on purchase_instalments (user_id, due_date) where payment_status = 'Pendente';
create index purchase_instalments_paid on purchase_instalments (user_id, payment_date) where payment_status = 'Pago';
select app.guard('purchase_instalments');

-- "Despesa avulsa": what is paid once and is no product.
create table expenses (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  description app.name not null,
  category text not null check (category in ('Infraestrutura', 'Funcionário', 'Serviços', 'Outros')),
  value app.money not null check (value > 0),
  -- The day of the expense, beside the days of the purchases.
  expense_date app.day not null,
  due_date app.day,
  supplier app.label not null default '',
  payment_method text not null check (payment_method in
    ('Dinheiro', 'PIX', 'Cartão de Débito', 'Cartão de Crédito', 'Boleto', 'Transferência', 'Outro')),
  payment_status text not null default 'Pendente' check (payment_status in ('Pendente', 'Pago')),
  payment_date app.day,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  constraint expenses_paid_has_date check ((payment_status = 'Pago') = (payment_date is not null)),
  constraint expenses_due_after_expense check (due_date >= expense_date)
);
create index expenses_by_date on expenses (user_id, expense_date desc);
create index expenses_payable on expenses (user_id, due_date) where payment_status = 'Pendente';
create index expenses_paid on expenses (user_id, payment_date) where payment_status = 'Pago';
select app.guard('expenses');

-- The first day of the last month that is generated; null while nobody ended it.
alter table fixed_cost_types
  add column last_month app.day check (extract(day from last_month) = 1);

-- What the products of a line cost the salon, by the lot that was open; written when the sale is finalised.
alter table sale_items add column cost app.money;

-- Of its own, before the professional's; null where it has none.
alter table services add column commission_percent app.percent;

-- Whether finalising wrote the commission, from the share of the net value: a later edit computes it again at the same percentage.
alter table appointment_services
  add column commission_from_net boolean not null default false,
  add constraint appointment_services_from_net_is_complete check
    (not commission_from_net or (commission_percent is not null and commission_amount is not null));
