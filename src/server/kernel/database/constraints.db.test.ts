import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CLIENT_PAYMENT_METHODS,
  FIXED_COST_PAYMENT_METHODS,
  PURCHASE_PAYMENT_METHODS,
} from '#domain/shared/payment-methods.ts';
import { asProgram, connectAsAdmin, fillSalon, idOf, refusal, signUp } from '../testing/salon.ts';

let admin: Client;
let owner: string;
const check = '23514';
const unique = '23505';
const reference = '23503';
const exclusion = '23P01';

beforeAll(async () => {
  admin = await connectAsAdmin();
  owner = await signUp(admin);
  await fillSalon(admin, owner);
});
afterAll(() => admin.end());

const attempt = (sql: string) => asProgram(admin, owner, () => refusal(admin.query(sql)));

test.each([
  ['appointments', 'payment_method', CLIENT_PAYMENT_METHODS],
  ['sales', 'payment_method', CLIENT_PAYMENT_METHODS],
  ['payments', 'method', CLIENT_PAYMENT_METHODS],
  ['product_purchases', 'payment_method', PURCHASE_PAYMENT_METHODS],
  ['expenses', 'payment_method', PURCHASE_PAYMENT_METHODS],
  ['fixed_cost_types', 'default_payment_method', FIXED_COST_PAYMENT_METHODS],
  ['monthly_fixed_costs', 'payment_method', FIXED_COST_PAYMENT_METHODS],
])('%s take exactly the payment methods that forms list', async (table, column, methods) => {
  const { rows } = await admin.query('select pg_get_constraintdef(oid) as rule from pg_constraint where conname = $1', [
    `${table}_${column}_check`,
  ]);
  const taken = [...rows[0].rule.matchAll(/'([^']+)'::text/g)].map(([, method]) => method);
  expect(taken).toEqual([...methods]);
});

describe('a state that the rules do not know is refused', () => {
  test.each([
    ['profiles', "country = 'ZZ'"],
    ['profiles', "language = 'de'"],
    ['profiles', "business_name = ''"],
    ['profiles', "timezone = 'not a zone'"],
    ['profiles', "phone = '11 99999-0000'"],
    ['profiles', 'slot_step_minutes = 25'],
    ['profiles', 'min_notice_minutes = -1'],
    ['profiles', 'booking_horizon_days = 0'],
    ['profiles', 'booking_horizon_days = 731'],
    ['staff', "nome = ' Rita'"],
    ['staff', "nome = repeat('a', 201)"],
    ['staff', "funcao = ''"],
    ['staff', "email = 'rita'"],
    ['staff', 'comissao_percentual = 100.01'],
    ['staff', 'comissao_percentual = -1'],
    ['staff', "color = 'purple'"],
    ['clients', "phone = '+0119999'"],
    ['clients', "phone = '+1234567890123456'"],
    ['clients', "phone_country = 'OTHER'"],
    ['clients', "email = 'ana @example.com'"],
    ['service_categories', "name = ''"],
    ['services', "category = ''"],
    ['services', 'duration_minutes = 0'],
    ['services', 'price = -0.01'],
    ['services', "description = repeat('a', 2001)"],
    ['products', "product_type = 'gift'"],
    ['products', 'price = -1'],
    ['products', 'min_stock = -1'],
    ['products', 'unit_size_in_base = 0'],
    ['products', 'unit_size_in_base = null'],
    ['product_purchases', 'quantity_purchased = 0'],
    ['product_purchases', 'unit_cost = -1'],
    ['product_purchases', "purchase_unit = 'lb'"],
    ['product_purchases', "payment_method = 'Mensalista (a receber)'"],
    ['product_purchases', "payment_status = 'Pago'"],
    ['product_purchases', "payment_date = '2026-11-03'"],
    ['product_purchases', "due_date = '2026-11-01'"],
    ['salon_hours', 'weekday = 7'],
    ['salon_hours', "is_open = true, open_time = '09:00', close_time = null"],
    ['salon_hours', "is_open = true, open_time = '19:00', close_time = '09:00'"],
    ['salon_hours', "is_open = false, open_time = '09:00', close_time = '19:00'"],
    ['salon_hours', "is_open = true, open_time = '09:00:30', close_time = '19:00'"],
    ['salon_exceptions', 'is_closed = false'],
    ['salon_exceptions', "open_time = '09:00', close_time = '12:00'"],
    ['salon_exceptions', "date = 'infinity'"],
    ['staff_shifts', "end_time = '09:00'"],
    ['staff_time_off', 'ends_at = starts_at'],
    ['staff_time_off', "ends_at = 'infinity'"],
    ['appointments', 'end_time = start_time'],
    ['appointments', "start_time = '10:00:01'"],
    ['appointments', "status = 'confirmado'"],
    ['appointments', "status = 'finalizado'"],
    ['appointments', "payment_method = 'Boleto'"],
    ['appointments', 'discount_value = -1'],
    ['appointments', "products_used = '{}'"],
    ['appointment_services', 'unit_price = -1'],
    ['appointment_services', 'duration_minutes = 0'],
    ['appointment_services', 'commission_percent = 101'],
    ['appointment_services', 'commission_amount = -1'],
    ['appointment_services', 'position = -1'],
    ['sales', "status = 'finalised'"],
    ['sales', 'finalized_at = now()'],
    ['sales', "status = 'finalised', finalized_at = now(), total = 10"],
    ['sales', 'discount = -1'],
    ['sales', 'number = 0'],
    ['sales', 'finalized_on = null'],
    ['sale_items', 'quantity = 0'],
    ['sale_items', 'seller_percent = 10'],
    ['sale_voids', "reason = ' '"],
    ['payments', "method = 'Boleto'"],
    ['payments', 'sale_id = null, appointment_id = null'],
    ['payments', 'void_id = null'],
    ['payments', 'fee = abs(amount) + 1'],
    ['payments', 'day = null'],
    ['payments', 'received_at = null'],
    ['payments', "method = 'Mensalista (a receber)'"],
    ['cash_days', 'closed_at = now()'],
    ['cash_days', "closed_at = opened_at - interval '1 minute', closed_by = 'Rita', counted = 1, expected = 1"],
    ['cash_movements', 'amount = 0'],
    ['cash_movements', "kind = 'gift'"],
    ['cash_movements', "kind = 'withdrawal'"],
    ['sale_items', "sold_unit = 'kg'"],
    ['stock_movements', "movement_type = 'gift'"],
    ['stock_movements', 'quantity_changed = -1'],
    ['stock_movements', "movement_type = 'sale'"],
    ['stock_movements', "movement_type = 'adjustment', quantity_changed = 0"],
    ['product_purchases', 'instalments = 13'],
    ['purchase_instalments', 'number = 0'],
    ['purchase_instalments', "payment_status = 'Pago'"],
    ['purchase_instalments', 'payment_date = purchase_date'],
    ['purchase_instalments', 'due_date = purchase_date - 1'],
    ['expenses', "category = 'Lazer'"],
    ['expenses', 'value = 0'],
    ['expenses', "payment_method = 'Mensalista (a receber)'"],
    ['expenses', "payment_status = 'Pago'"],
    ['expenses', 'due_date = expense_date - 1'],
    ['appointment_services', 'commission_from_net = true, commission_amount = null'],
    ['services', 'commission_percent = 101'],
    ['sale_items', 'cost = -1'],
    ['fixed_cost_types', "last_month = '2026-11-02'"],
    ['fixed_cost_types', "category = 'Lazer'"],
    ['fixed_cost_types', 'default_due_day = 32'],
    ['fixed_cost_types', 'default_value = -1'],
    ['fixed_cost_types', "default_payment_method = 'Outro'"],
    ['monthly_fixed_costs', 'month = 13'],
    ['monthly_fixed_costs', 'value = -1'],
    ['monthly_fixed_costs', "payment_method = 'Outro'"],
    ['commission_advances', 'amount = 0'],
    ['commission_settlements', 'amount = 0'],
    ['staff_portal_access', "token_hash = '\\x00'"],
    ['staff_portal_access', "pin_hash = ''"],
    ['staff_portal_access', 'failed_attempts = -1'],
    ['idempotency_keys', "status = 'done'"],
    ['idempotency_keys', "response = '{}'"],
  ])('%s: %s', async (table, state) => {
    expect(await attempt(`update ${table} set ${state}`)).toBe(check);
  });
});

test.each([
  ['an appointment', "update appointments set start_time = '11:30'"],
  ['a closed period', "update commission_closings set end_date = '2026-09-30'"],
])('%s cannot end before it begins', async (_, sql) => {
  // The range itself refuses, before any check is asked.
  expect(await attempt(sql)).toBe('22000');
});

test('payments follow their appointment to another day, and stand on no other', async () => {
  const { rows } = await asProgram(admin, owner, async () => {
    await admin.query("update appointments set date = '2027-01-05' where status = 'finalizado'");
    return admin.query('select day::text from payments where appointment_id is not null');
  });
  expect(rows).toEqual([{ day: '2027-01-05' }]);
  expect(await attempt("update payments set day = '2027-01-06' where appointment_id is not null")).toBe('23503');
});

test('sales are counted in each salon from one', async () => {
  const { rows } = await asProgram(admin, owner, async () => {
    await admin.query('insert into sales (user_id) values ($1)', [owner]);
    return admin.query('select array_agg(number order by number) as numbers from sales');
  });
  expect(rows).toEqual([{ numbers: [1, 2, 3, 4] }]);
});

describe('what the rules allow is let through', () => {
  test.each([
    ['an appointment until midnight', "update appointments set end_time = '24:00'"],
    ['stock below zero, by use in a service', 'update products set stock_quantity_base = -20'],
    [
      'a client without a phone, made in passing',
      "insert into clients (user_id, name) values ($owner, 'Bia'), ($owner, 'Cris')",
    ],
    ['a purchase that is paid', "update product_purchases set payment_status = 'Pago', payment_date = '2026-11-05'"],
    ['a purchase due on the day it was made', 'update product_purchases set due_date = purchase_date'],
    [
      'a finalised appointment that is still to be received',
      "update appointments set status = 'finalizado', payment_method = 'Mensalista (a receber)'",
    ],
    [
      'a second sale of the appointment once the first is cancelled',
      `with gone as (update sales set status = 'cancelled' where status = 'open')
      insert into sales (user_id, appointment_id, status) select user_id, appointment_id, 'cancelled' from sales`,
    ],
  ])('%s', async (_, sql) => {
    expect(await attempt(sql.replaceAll('$owner', `'${owner}'`))).toBe(null);
  });
});

describe('what must be one of a kind', () => {
  test.each([
    ['two sales with one number', 'update sales set number = 1', unique],
    [
      'two clients with one phone',
      "insert into clients (user_id, name, phone) select user_id, 'Bia', phone from clients",
      unique,
    ],
    [
      'two categories whose names differ in case',
      "insert into service_categories (user_id, name) values ($owner, 'CABELO')",
      unique,
    ],
    [
      'two exceptions on one date',
      'insert into salon_exceptions (user_id, date) select user_id, date from salon_exceptions',
      unique,
    ],
    [
      'two open sales of one appointment',
      'insert into sales (user_id, appointment_id) select user_id, appointment_id from sales',
      unique,
    ],
    [
      'one sale voided twice',
      'insert into sale_voids (user_id, sale_id, day, reason) select user_id, sale_id, day, reason from sale_voids',
      unique,
    ],
    [
      'two open cash days',
      'insert into cash_days (user_id, opened_by, float) select user_id, opened_by, float from cash_days',
      unique,
    ],
    [
      'one fixed cost twice in a month',
      `insert into monthly_fixed_costs (user_id, fixed_cost_type_id, month, year)
      select user_id, fixed_cost_type_id, month, year from monthly_fixed_costs`,
      unique,
    ],
    [
      'two live portal links of one professional',
      `insert into staff_portal_access (user_id, staff_id, token_hash, pin_hash)
      select user_id, staff_id, sha256('another'), pin_hash from staff_portal_access`,
      unique,
    ],
    [
      'two closings that share a day',
      `insert into commission_closings (user_id, start_date, end_date, closed_by)
      values ($owner, '2026-10-31', '2026-11-10', 'Studio Bela')`,
      exclusion,
    ],
    ['one key for one call twice', 'insert into idempotency_keys select * from idempotency_keys', unique],
  ])('%s', async (_, sql, code) => {
    expect(await attempt(sql.replaceAll('$owner', `'${owner}'`))).toBe(code);
  });
});

describe('what is deleted leaves its name where it mattered', () => {
  test.each([
    [
      'client',
      `delete from clients`,
      'select distinct client_id as id, client_name as name from appointments',
      'Ana Conceição',
    ],
    [
      'service',
      `delete from services`,
      'select service_id as id, service_name as name from appointment_services',
      'Corte',
    ],
  ])('%s', async (_, remove, read, name) => {
    const { rows } = await asProgram(admin, owner, async () => {
      await admin.query(remove);
      return admin.query(read);
    });
    expect(rows).toEqual([{ id: null, name }]);
  });

  test('a professional without advances and settlements', async () => {
    const { rows } = await asProgram(admin, owner, async () => {
      await admin.query('delete from commission_advances');
      await admin.query('delete from commission_settlements');
      await admin.query(`delete from staff where id = ${idOf(owner, 'rita')}`);
      return admin.query(`select a.professional_id, a.professional_name, r.staff_name, r.balance
        from appointments a join commission_closing_rows r on r.staff_id is null where a.professional_name = 'Rita'`);
    });
    expect(rows).toEqual([{ professional_id: null, professional_name: 'Rita', staff_name: 'Rita', balance: '-80.00' }]);
  });

  test('an appointment takes its lines and payments, and leaves the sale and the stock movement', async () => {
    const { rows } = await asProgram(admin, owner, async () => {
      await admin.query('delete from appointments');
      return admin.query(`select s.appointment_id as sale, m.appointment_id as movement,
        (select count(*)::int from appointment_services) as lines,
        (select count(*)::int from payments where appointment_id is not null) as payments
        from sales s cross join stock_movements m where s.status = 'open'`);
    });
    expect(rows).toEqual([{ sale: null, movement: null, lines: 0, payments: 0 }]);
  });

  test.each([
    ['a product with purchases', 'delete from products'],
    ['a professional with advances', 'delete from staff'],
    ['a fixed cost with months', 'delete from fixed_cost_types'],
  ])('%s stays', async (_, remove) => {
    expect(await attempt(remove)).toBe(reference);
  });
});

describe('what is finalised and costs something has payments that add up to it', () => {
  /** As a transaction of the program would end with it. */
  const written = (sql: string, role?: string) =>
    attempt(`${sql}; ${role ? `set local role ${role};` : ''} set constraints all immediate`);
  const finalise = "update appointments set status = 'finalizado', payment_method = 'PIX' where id =";
  const hora = () => idOf(owner, 'hora');
  const pay = (amount: number) =>
    `insert into payments (user_id, appointment_id, day, method, amount, received_at) values ('${owner}', ${hora()}, '2026-11-18', 'PIX', ${amount}, now())`;

  test('an appointment, by parts and to the cent', async () => {
    expect(await written(`${finalise} ${hora()}`)).toBe(check);
    expect(await written(`${finalise} ${hora()}; ${pay(79.99)}`)).toBe(check);
    expect(await written(`${finalise} ${hora()}; ${pay(50)}; ${pay(30)}`)).toBe(null);
    expect(await written(`${finalise} ${hora()}; update appointments set discount_value = 80`)).toBe(null);
  });

  test('also when its lines, its discount or its payments change, or it goes', async () => {
    const paid = `${finalise} ${hora()}; ${pay(80)}`;
    for (const change of [
      'update appointment_services set unit_price = 90',
      'delete from appointment_services',
      'update appointments set discount_value = 10',
      'update payments set amount = 10 where appointment_id is not null and amount > 0',
      'delete from payments where appointment_id is not null',
    ]) {
      expect(await written(`${paid}; ${change}`), change).toBe(check);
    }
    expect(await written(`${paid}; delete from appointments`)).toBe(null);
    expect(await written(`${paid}; update appointments set status = 'pendente', payment_method = null`)).toBe(null);
  });

  test('a sale, whose void is no part of it', async () => {
    for (const id of ['venda', 'devolvida']) {
      const one = idOf(owner, id);
      expect(await written(`update sales set total = 31 where id = ${one}`), id).toBe(check);
      expect(await written(`delete from payments where void_id is null and sale_id = ${one}`), id).toBe(check);
      expect(await written(`update sales set total = total where id = ${one}`), id).toBe(null);
    }
  });

  test('whoever the transaction has become by then', async () => {
    for (const role of ['madeixa_portal', 'madeixa_visitor']) {
      expect(await written(`${finalise} ${hora()}`, role), role).toBe(check);
      expect(await written(`${finalise} ${hora()}; ${pay(80)}`, role), role).toBe(null);
    }
  });
});

test('the base unit of a product never changes', async () => {
  expect(await attempt("update products set base_unit = 'g'")).toBe('23000');
  expect(await attempt("update products set base_unit = 'ml', name = 'Xampu'")).toBe(null);
});

test('stock is shown in display units and kept in base units', async () => {
  const { rows } = await asProgram(admin, owner, () =>
    admin.query('update products set stock_quantity_base = 1250 returning stock_quantity'),
  );
  expect(rows).toEqual([{ stock_quantity: '2.500' }]);
});

test('the history is only ever added to, even by who owns the table', async () => {
  expect(await attempt("update history set action = 'x'")).toBe('42501');
  expect(await attempt('delete from history')).toBe('42501');
  expect(await refusal(admin.query("update history set action = 'x' where user_id = $1", [owner]))).toBe('23000');
  expect(await refusal(admin.query('delete from history where user_id = $1', [owner]))).toBe('23000');
  expect(await refusal(admin.query('truncate history'))).toBe('23000');
  expect(
    await attempt(
      `insert into history (user_id, actor_kind, action, entity) values ('${owner}', 'owner', 'create', 'clients')`,
    ),
  ).toBe(null);
  expect(
    await attempt(
      `insert into history (user_id, actor_kind, action, entity) values ('${owner}', 'robot', 'create', 'clients')`,
    ),
  ).toBe(check);
});

test('a change is dated by the database', async () => {
  const { rows } = await asProgram(admin, owner, () =>
    admin.query(
      "update profiles set address = 'Rua das Flores, 10', updated_at = '2000-01-01' returning updated_at = now() as dated",
    ),
  );
  expect(rows).toEqual([{ dated: true }]);
});
