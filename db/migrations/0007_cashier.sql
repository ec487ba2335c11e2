-- Tickets of the cashier, and the stock movements that they, the purchases and the appointments cause.

create table sales (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  appointment_id uuid,
  status text not null default 'open' check (status in ('open', 'cancelled', 'finalised')),
  discount app.money not null default 0,
  payment_method text check (payment_method in ('Dinheiro', 'PIX', 'Cartão de Débito', 'Cartão de Crédito',
    'Transferência Bancária', 'Outro', 'Mensalista (a receber)')),
  total app.money,
  finalized_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, appointment_id) references appointments on delete set null (appointment_id),
  constraint sales_finalised_is_complete check (case when status = 'finalised'
    then payment_method is not null and total is not null and finalized_at is not null
    else finalized_at is null end)
);
create unique index sales_one_open_per_appointment on sales (user_id, appointment_id) where status = 'open';
create index sales_of_appointment on sales (user_id, appointment_id);
create index sales_open on sales (user_id, created_at) where status = 'open';
create index sales_finalised on sales (user_id, finalized_at) where status = 'finalised';
select app.guard('sales');

create table sale_items (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  sale_id uuid not null,
  product_id uuid not null,
  quantity app.positive_quantity not null,
  sold_unit text not null check (sold_unit in ('un', 'display_unit', 'g', 'ml')),
  unit_price app.money not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, sale_id) references sales on delete cascade,
  foreign key (user_id, product_id) references products
);
create index sale_items_of_sale on sale_items (user_id, sale_id);
create index sale_items_of_product on sale_items (user_id, product_id);
select app.guard('sale_items');

-- A product's stock is the sum of its movements, so that each carries its sign.
create table stock_movements (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  product_id uuid not null,
  movement_type text not null check (movement_type in ('purchase', 'deduction', 'sale', 'return', 'adjustment')),
  quantity_changed app.quantity not null,
  appointment_id uuid,
  sale_id uuid,
  purchase_id uuid,
  note app.note not null default '',
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, product_id) references products,
  foreign key (user_id, appointment_id) references appointments on delete set null (appointment_id),
  foreign key (user_id, sale_id) references sales on delete set null (sale_id),
  foreign key (user_id, purchase_id) references product_purchases on delete set null (purchase_id),
  constraint stock_movements_direction check (case
    when movement_type in ('purchase', 'return') then quantity_changed > 0
    when movement_type in ('deduction', 'sale') then quantity_changed < 0
    else quantity_changed <> 0 end)
);
create index stock_movements_of_product on stock_movements (user_id, product_id, created_at);
create index stock_movements_of_appointment on stock_movements (user_id, appointment_id);
create index stock_movements_of_sale on stock_movements (user_id, sale_id);
create index stock_movements_of_purchase on stock_movements (user_id, purchase_id);
select app.guard('stock_movements');
