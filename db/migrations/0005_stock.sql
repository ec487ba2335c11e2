-- Products, what was paid for them, and every change of their stock. Stock lives in base units (g, ml, un).

create table products (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  name app.name not null,
  description app.note not null default '',
  unit_of_measure app.name not null,
  base_unit text not null check (base_unit in ('g', 'ml', 'un')),
  unit_size_in_base app.positive_quantity,
  display_unit_label app.label not null default '',
  -- May fall below zero: what a service used is recorded even when the shelf was said to be empty.
  stock_quantity_base app.quantity not null default 0,
  -- In display units where the product has them, and then what min_stock is compared with.
  stock_quantity numeric(14, 3) not null
    generated always as (stock_quantity_base / coalesce(unit_size_in_base, 1)) stored,
  min_stock app.quantity check (min_stock >= 0),
  price app.money not null default 0,
  ativo boolean not null default true,
  product_type text not null default 'internal' check (product_type in ('internal', 'resale')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  constraint products_display_unit_has_size check (display_unit_label = '' or unit_size_in_base is not null)
);
create index products_by_type on products (user_id, product_type, created_at desc);
create trigger base_unit_stays before update on products
  for each row when (new.base_unit <> old.base_unit)
  execute function app.refuse('the base unit of a product never changes: its stock and its purchases are counted in it');
select app.guard('products');

create table service_products (
  user_id uuid not null references profiles on delete cascade,
  service_id uuid not null,
  product_id uuid not null,
  primary key (user_id, service_id, product_id),
  foreign key (user_id, service_id) references services on delete cascade,
  foreign key (user_id, product_id) references products on delete cascade
);
create index service_products_product on service_products (user_id, product_id);
select app.guard('service_products');

-- A product with purchases or movements is deactivated, never deleted: its lots price what was used.
create table product_purchases (
  user_id uuid not null references profiles on delete cascade,
  id uuid not null default gen_random_uuid(),
  product_id uuid not null,
  purchase_date app.day not null,
  quantity_purchased app.positive_quantity not null,
  quantity_purchased_base app.positive_quantity not null,
  purchase_unit text not null check (purchase_unit in ('kg', 'g', 'l', 'ml', 'un', 'display_unit')),
  unit_cost app.unit_cost not null,
  total_value app.money not null,
  payment_method text not null check (payment_method in
    ('Dinheiro', 'PIX', 'Cartão de Débito', 'Cartão de Crédito', 'Boleto', 'Transferência', 'Outro')),
  payment_status text not null default 'Pendente' check (payment_status in ('Pendente', 'Pago')),
  payment_date app.day,
  due_date app.day,
  supplier app.label not null default '',
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, product_id) references products,
  constraint product_purchases_paid_has_date check ((payment_status = 'Pago') = (payment_date is not null)),
  constraint product_purchases_due_after_purchase check (due_date >= purchase_date)
);
create index product_purchases_lots on product_purchases (user_id, product_id, purchase_date, created_at);
create index product_purchases_by_date on product_purchases (user_id, purchase_date desc);
create index product_purchases_payable on product_purchases (user_id, due_date) where payment_status = 'Pendente';
create index product_purchases_paid on product_purchases (user_id, payment_date) where payment_status = 'Pago';
select app.guard('product_purchases');
