-- Fixed costs, advances to professionals, and closed periods of commissions.

create table fixed_cost_types (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  name app.name not null,
  category text not null check (category in ('Infraestrutura', 'Funcionário', 'Serviços', 'Outros')),
  default_value app.money not null default 0,
  default_due_day smallint not null default 5 check (default_due_day between 1 and 31),
  default_payment_method text check (default_payment_method in
    ('Dinheiro', 'PIX', 'Cartão de Débito', 'Cartão de Crédito', 'Boleto', 'Transferência')),
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
select app.guard('fixed_cost_types');

create table monthly_fixed_costs (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  fixed_cost_type_id uuid not null,
  month smallint not null check (month between 1 and 12),
  year smallint not null check (year between 2000 and 2199),
  value app.money not null default 0,
  due_date app.day,
  payment_method text check (payment_method in
    ('Dinheiro', 'PIX', 'Cartão de Débito', 'Cartão de Crédito', 'Boleto', 'Transferência')),
  is_paid boolean not null default false,
  observations app.note not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, fixed_cost_type_id, year, month),
  -- Without a cascade: what was paid stays in the reports, so a type with months cannot vanish.
  foreign key (user_id, fixed_cost_type_id) references fixed_cost_types
);
create index monthly_fixed_costs_month on monthly_fixed_costs (user_id, year, month);
select app.guard('monthly_fixed_costs');

-- Months that the owner deleted, so that opening the month again does not bring them back.
create table deleted_fixed_costs (
  user_id uuid not null references profiles on delete cascade,
  fixed_cost_type_id uuid not null,
  month smallint not null check (month between 1 and 12),
  year smallint not null check (year between 2000 and 2199),
  primary key (user_id, fixed_cost_type_id, year, month),
  foreign key (user_id, fixed_cost_type_id) references fixed_cost_types on delete cascade
);
select app.guard('deleted_fixed_costs');

create table commission_advances (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  staff_id uuid not null,
  amount app.money not null check (amount > 0),
  effective_date app.day not null,
  description app.note not null default '',
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, staff_id) references staff
);
create index commission_advances_by_date on commission_advances (user_id, effective_date);
create index commission_advances_of_staff on commission_advances (user_id, staff_id, effective_date);
select app.guard('commission_advances');

-- Reopening a period deletes its row; the history keeps that it was closed.
create table commission_closings (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  start_date app.day not null,
  end_date app.day not null,
  period daterange not null generated always as (daterange(start_date, end_date, '[]')) stored,
  closed_by app.name not null,
  closed_at timestamptz not null default now(),
  primary key (user_id, id),
  constraint commission_closings_window check (start_date <= end_date),
  constraint commission_closings_no_overlap exclude using gist (user_id with =, period with &&)
);
select app.guard('commission_closings');

create table commission_closing_rows (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  closing_id uuid not null,
  staff_id uuid,
  staff_name app.name not null,
  services_count integer not null check (services_count >= 0),
  services_total app.money not null,
  commissions_total app.money not null,
  advances_total app.money not null,
  balance numeric(12, 2) not null generated always as (commissions_total - advances_total) stored,
  primary key (user_id, id),
  unique (user_id, closing_id, staff_id),
  foreign key (user_id, closing_id) references commission_closings on delete cascade,
  foreign key (user_id, staff_id) references staff on delete set null (staff_id)
);
create index commission_closing_rows_of_staff on commission_closing_rows (user_id, staff_id);
select app.guard('commission_closing_rows');
