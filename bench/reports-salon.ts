// Salons of the reports' bench: so many months of work, sales, purchases and costs, put into the database directly.
import pg from 'pg';
import type { OwnerId } from '#server/kernel/principal.ts';

/** Of one month: what a salon with six chairs has. */
const MONTH = { appointments: 600, sales: 100, purchases: 12, expenses: 5, fixedCosts: 10 };
/** Who come in the course of a year; the next year others do. */
const CLIENTS = 300;

/** What they keep is filled at the end, once, as a migration does it. */
const KEEPING = [
  ...['appointments', 'appointment_services', 'payments', 'sales', 'sale_items'].map(
    (of) => [of, 'lines_added'] as const,
  ),
  ['appointments', 'visits_added'] as const,
];

/** The running month and so many before it. */
export async function addMonths(adminUrl: string, owner: OwnerId, months: number): Promise<void> {
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  try {
    await admin.query(`select set_config('app.user_id', $1, false)`, [owner]);
    const triggers = (what: 'disable' | 'enable') =>
      KEEPING.map(([table, name]) => `alter table ${table} ${what} trigger ${name}`).join(';');
    await admin.query(triggers('disable'));
    for (const sql of statements(owner, months)) await admin.query(sql);
    await admin.query(triggers('enable'));
    await admin.query('vacuum analyze');
  } finally {
    await admin.end();
  }
}

function statements(owner: OwnerId, months: number): string[] {
  const day = (of: string) =>
    `(date_trunc('month', current_date) - make_interval(months => ${of} % ${months + 1}) + make_interval(days => ${of} % 28))::date`;
  const each = (count: number) => `generate_series(0, ${count * (months + 1) - 1}) as i`;
  const mine = `user_id = '${owner}'`;
  return [
    `insert into staff (user_id, nome, funcao, comissao_percentual)
       select '${owner}', 'Profissional ' || i, 'Cabeleireira', 40 from generate_series(1, 6) as i`,
    `insert into clients (user_id, name, phone) select '${owner}', 'Cliente ' || year * ${CLIENTS} + i, null
       from generate_series(0, ${Math.floor(months / 12)}) as year, generate_series(0, ${CLIENTS - 1}) as i`,
    `insert into products (user_id, name, unit_of_measure, base_unit, product_type, price, stock_quantity_base)
       select '${owner}', 'Produto ' || i, 'un', 'un', 'resale', 59.9, 0 from generate_series(1, 40) as i`,
    `insert into appointments (user_id, client_id, client_name, date, start_time, end_time, status, payment_method, service_revenue_price)
       select '${owner}', clients.id, clients.name, ${day('i')}, '10:00', '11:00', 'finalizado', 'PIX', 120
       from ${each(MONTH.appointments)} join clients on ${mine}
         and clients.name = 'Cliente ' || i % ${months + 1} / 12 * ${CLIENTS} + (hashint4(i) & 65535) % ${CLIENTS}
       order by 4`,
    `insert into appointment_services (user_id, appointment_id, service_name, category, unit_price, duration_minutes, professional_id,
         commission_percent, commission_amount, products_used)
       select appointments.user_id, appointments.id, 'Corte', 'Cabelo', 60, 30, person.id, 40, 24, '[{"total_cost": 3.5}]'
       from appointments join (select id, row_number() over (order by id) as place from staff where ${mine}) as person
         on place in (1 + (hashtext(appointments.id::text) & 1), 3 + (hashtext(appointments.id::text) & 3))
       where ${mine}`,
    `insert into payments (user_id, appointment_id, day, method, amount, fee, received_at)
       select user_id, id, date, (array['PIX', 'Dinheiro', 'Cartão de Débito', 'Cartão de Crédito'])[1 + (hashtext(id::text) & 3)], 120, 2.4,
         date + time '12:00'
       from appointments where ${mine}`,
    `insert into sales (user_id, number, status, payment_method, total, finalized_at, finalized_on)
       select '${owner}', 1, 'finalised', 'PIX', 59.9, ${day('i')} + time '12:00', ${day('i')} from ${each(MONTH.sales)}`,
    `insert into sale_items (user_id, sale_id, product_id, quantity, sold_unit, unit_price, value, cost, seller_id, seller_percent, seller_commission)
       select sales.user_id, sales.id, product.id, 1, 'un', 59.9, 59.9, 20, person.id, 10, 5.99
       from sales join (select id, row_number() over (order by id) as place from products where ${mine}) as product on place = 1 + number % 40
         join (select id, row_number() over (order by id) as place from staff where ${mine}) as person on person.place = 1 + number % 6
       where sales.${mine}`,
    `insert into payments (user_id, sale_id, day, method, amount, received_at)
       select user_id, id, finalized_on, 'PIX', 59.9, finalized_at from sales where ${mine}`,
    `insert into product_purchases (user_id, product_id, purchase_date, quantity_purchased, quantity_purchased_base, purchase_unit, unit_cost,
         total_value, payment_method, payment_status, payment_date)
       select '${owner}', product.id, ${day('i')}, 10, 10, 'un', 20, 200, 'Boleto', 'Pago', ${day('i')}
       from ${each(MONTH.purchases)} join (select id, row_number() over (order by id) as place from products where ${mine}) as product
         on place = 1 + i % 40`,
    `insert into expenses (user_id, description, category, value, expense_date, payment_method, payment_status, payment_date)
       select '${owner}', 'Conserto', 'Serviços', 90, ${day('i')}, 'PIX', 'Pago', ${day('i')} from ${each(MONTH.expenses)}`,
    `insert into fixed_cost_types (user_id, name, category) select '${owner}', 'Custo ' || i, 'Infraestrutura'
       from generate_series(1, ${MONTH.fixedCosts}) as i`,
    `insert into monthly_fixed_costs (user_id, fixed_cost_type_id, month, year, value, due_date, is_paid)
       select '${owner}', type.id, extract(month from first)::int, extract(year from first)::int, 500, first, true
       from fixed_cost_types as type
         cross join (select (date_trunc('month', current_date) - make_interval(months => i))::date as first
           from generate_series(0, ${months}) as i) as month
       where ${mine}`,
    'analyze',
    `insert into finalised_lines (user_id, thing, line_id, kind, sale_id, day, place, service_id, service_name, category, product_id, staff_id, price,
         commission, products, revenue, fee)
       select user_id, thing, line_id, kind, sale_id, day, place, service_id, service_name, category, product_id, staff_id, price,
         commission, products, revenue, fee
       from app.shared_lines where ${mine} order by day, thing, place`,
    `select app.keep_visits_of(array['${owner}'::uuid], array(select id from clients where ${mine}), '-infinity')`,
  ];
}
