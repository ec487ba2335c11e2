import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { StatementEntry } from '#contract/commissions/operations.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { commissionSalon, MARCH } from './testing/commission-salon.ts';

const server = testServer();
const salon = perTest(() => commissionSalon(server));

const none = { commission_percent: null, commission_amount: null };

describe('the statement', () => {
  test('has each service with its client, its full price and its arithmetic', async () => {
    const { id } = await salon.done();
    const { rows, staff, sums } = await salon.statement(salon.rita);
    expect(rows).toEqual([
      {
        id: expect.stringMatching(/^service /),
        kind: 'earning',
        movement: 'service',
        date: '2025-03-10',
        description: 'Corte',
        value: 32_00,
        appointment_id: id,
        sale_id: null,
        sale_number: null,
        client_name: 'Ana Lima',
        service_name: 'Corte',
        total_value: 80_00,
        commission_amount: 32_00,
        advance_amount: 0,
        tip_amount: 0,
        settled_amount: 0,
        is_closed: false,
        arithmetic: { way: 'price', base: 80_00, percent: 40, amount: 32_00, sold: null },
      },
    ]);
    expect(staff).toEqual({ staff_id: salon.rita, staff_name: 'Rita', color: '#bfdbfe', is_active: true, percent: 40 });
    expect(sums).toMatchObject({ services_count: 1, balance: 32_00, previous_balance: 0, owed: 32_00 });
  });

  test('shows the share of the net value that the percentage was taken of, where finalising wrote the commission', async () => {
    await salon.done({
      lines: [salon.line(none), salon.colouring(0, { ...none, products_used: [], unit_price: 120_00 })],
      discount_value: 50_00,
    });
    const { rows } = await salon.statement(salon.rita);
    expect(rows.map(({ service_name, total_value, arithmetic }) => [service_name, total_value, arithmetic])).toEqual([
      ['Corte', 80_00, { way: 'net', base: 60_00, percent: 40, amount: 24_00, sold: null }],
      ['Coloração', 120_00, { way: 'net', base: 90_00, percent: 40, amount: 36_00, sold: null }],
    ]);
  });

  test('has a product at the seller’s percentage, and its void below zero on its own day', async () => {
    const { id } = await salon.sold('2025-03-11', {
      items: [salon.item({ seller_id: salon.rita, quantity: 2 })],
      client_id: salon.client,
    });
    await salon.takeBack(id);
    await salon.voidedOn(id, '2025-03-15');
    const of = { sale_id: id, appointment_id: null, client_name: 'Ana Lima', service_name: 'Shampoo' };
    const sold = { quantity: 2, unit_label: 'frasco' };
    const { rows, sums } = await salon.statement(salon.rita);
    expect(rows).toMatchObject([
      {
        ...of,
        date: '2025-03-15',
        movement: 'void',
        value: -6_00,
        total_value: -60_00,
        arithmetic: { way: 'void', base: -60_00, percent: 10, amount: -6_00, sold },
      },
      {
        ...of,
        date: '2025-03-11',
        movement: 'product',
        value: 6_00,
        total_value: 60_00,
        arithmetic: { way: 'product', base: 60_00, percent: 10, amount: 6_00, sold },
      },
    ]);
    expect(sums).toMatchObject({ services_count: 0, services_total: 0, products_total: 0, commissions_total: 0 });
  });

  test('has an advance with its note, paid and not earned', async () => {
    const id = await salon.pay({ description: 'Pedido no balcão' });
    expect((await salon.statement(salon.rita)).rows).toEqual([
      {
        id,
        kind: 'advance',
        movement: 'advance',
        date: '2025-03-12',
        description: 'Pedido no balcão',
        value: -50_00,
        appointment_id: null,
        sale_id: null,
        sale_number: null,
        client_name: '',
        service_name: '',
        total_value: 0,
        commission_amount: 0,
        advance_amount: 50_00,
        tip_amount: 0,
        settled_amount: 0,
        is_closed: false,
        arithmetic: null,
      },
    ]);
  });

  test('has a line in somebody else’s appointment, and not what others do in one’s own', async () => {
    await salon.done({
      lines: [
        salon.line(),
        salon.line({ professional_id: salon.bia, commission_percent: 25, commission_amount: 20_00 }),
      ],
    });
    expect((await salon.statement(salon.bia)).rows).toMatchObject([{ commission_amount: 20_00 }]);
    expect((await salon.statement(salon.rita)).rows).toMatchObject([{ commission_amount: 32_00 }]);
  });

  test('begins with the newest: a day’s payment, then its hours downwards, the lines of an appointment in their order', async () => {
    await salon.done({ start_time: '09:00' });
    await salon.done({ start_time: '15:00', lines: [salon.line({ unit_price: 70_00 }), salon.line()] });
    await salon.pay({ effective_date: '2025-03-10' });
    await salon.done({ date: '2025-03-11', start_time: '08:00' });
    const { rows } = await salon.statement(salon.rita);
    expect(rows.map(({ date, kind, total_value }) => [date.slice(-2), kind, total_value / 100])).toEqual([
      ['11', 'earning', 80],
      ['10', 'advance', 0],
      ['10', 'earning', 70],
      ['10', 'earning', 80],
      ['10', 'earning', 80],
    ]);
  });

  test('of somebody who is not in the team is not found', async () => {
    expect(await salon.statementPage(randomUUID())).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

test('a thousand lines are read page by page, each once, whatever stands in the cursor', async () => {
  await server.admin.query(
    `insert into appointments (user_id, id, client_name, professional_id, date, start_time, end_time, status, payment_method, overlap_allowed)
     select $1, gen_random_uuid(), 'Ana', $2, date '2025-03-01' + n % 30, '10:00', '11:00', 'finalizado', 'PIX', true
     from generate_series(1, 500) as n`,
    [salon.owner.id, salon.rita],
  );
  await server.admin.query(
    `insert into appointment_services (user_id, appointment_id, service_name, unit_price, duration_minutes, position, commission_percent, commission_amount)
     select user_id, id, 'Corte', 1, 30, position, 10, 0.10 from appointments, generate_series(0, 1) as position where user_id = $1`,
    [salon.owner.id],
  );
  // As the database does by itself after so many rows: plans that were made for a handful of them are made anew.
  await server.admin.query('analyze appointments, appointment_services');
  const seen: StatementEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = await salon.statement(salon.rita, MARCH, cursor);
    expect(page.sums).toMatchObject({ services_count: 1_000, commissions_total: 100_00 });
    seen.push(...page.rows);
    cursor = page.next ?? undefined;
  } while (cursor);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(1_000);
  expect(seen).toHaveLength(1_000);
  const key = (...parts: string[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  const first = (await salon.statement(salon.rita)).rows;
  for (const odd of [
    'x',
    key('2025-03-05', '24:59:00', '0', 'service', randomUUID()),
    key('2026', '1', '1', 'x', randomUUID()),
  ]) {
    expect((await salon.statement(salon.rita, MARCH, odd)).rows).toEqual(first);
  }
});
