import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frozen } from '#domain/commissions/freeze.ts';
import { usualIn } from '#domain/commissions/usual.ts';
import { consumedOf, costPerBaseUnit, openLot, productCost } from '#domain/products/lots.ts';
import { cents } from '#domain/shared/money.ts';
import { testDatabase } from '../testing/database.ts';
import { connectAsAdmin, signUp } from '../testing/salon.ts';
import { migrate } from './migrate.ts';

const ALL = fileURLToPath(new URL('../../../../db/migrations', import.meta.url));
const FREEZES = '0028_frozen_commissions.sql';
const SEED = 28;

let salon: pg.Client;
let url: string;
beforeAll(async () => {
  const { adminUrl } = await testDatabase();
  const admin = await connectAsAdmin(adminUrl);
  const name = `before_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  await admin.end();
  url = adminUrl.replace(/\/test_\w+\?/, `/${name}?`);
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  for (const file of await readdir(ALL)) {
    if (file < FREEZES) await cp(join(ALL, file), join(folder, file));
  }
  await migrate(url, { folder });
  await rm(folder, { recursive: true });
  salon = await connectAsAdmin(url);
});
afterAll(() => salon.end());

type Row = Record<string, string | number | boolean | null>;
async function insert(table: string, row: Row): Promise<string> {
  const columns = Object.keys(row);
  const values = columns.map((_, index) => `$${index + 1}`);
  const sql = `insert into ${table} (${columns}) values (${values}) returning id`;
  return (await salon.query<{ id: string }>(sql, Object.values(row))).rows[0]?.id ?? '';
}

const price = fc.oneof(fc.constantFrom(0, 1, 5, 33_33), fc.integer({ min: 0, max: 99_999 }));
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
/** Lines of one professional without a commission are what is hard to share. */
const mostly = <T, U>(usual: T, other: fc.Arbitrary<U>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });
const line = fc.record({
  unit_price: price,
  /** Which professional does it: none is the appointment's. */
  worker: mostly(null, fc.nat({ max: 3 })),
  service: fc.option(fc.nat({ max: 2 })),
  entered: mostly(null, percent),
});
const visit = fc.record({
  status: fc.constantFrom('finalizado', 'finalizado', 'finalizado', 'pendente', 'cancelado'),
  worker: fc.option(fc.nat({ max: 3 }), { freq: 8 }),
  discount: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 0, max: 150_000 })),
  lines: fc.array(line, { maxLength: 5 }),
  service: fc.option(fc.nat({ max: 2 })),
  full_price: price,
});
const books = fc.record({
  funcoes: fc.tuple(
    ...Array.from({ length: 4 }, () => fc.constantFrom('Cabeleireira', 'Sócia', 'Manicure', ' PROPRIETÁRIA  ')),
  ),
  percents: fc.tuple(...Array.from({ length: 4 }, () => fc.option(percent, { freq: 6 }))),
  own: fc.tuple(...Array.from({ length: 3 }, () => fc.option(percent))),
  visits: fc.array(visit, { minLength: 1, maxLength: 12 }),
});
type Books = typeof books extends fc.Arbitrary<infer One> ? One : never;

/** Writes such a salon; answers what the pure rule makes of the lines, by appointment. */
async function write({ funcoes, percents, own, visits }: Books): Promise<Map<string, unknown[]>> {
  const user_id = await signUp(salon);
  const professionals: { id: string; funcao: string; comissao_percentual: number | null }[] = [];
  for (const [index, funcao] of funcoes.entries()) {
    const comissao_percentual = percents[index] ?? null;
    const id = await insert('staff', { user_id, nome: `P${index}`, funcao: funcao.trim(), comissao_percentual });
    professionals.push({ id, funcao, comissao_percentual });
  }
  const services: { id: string; commission_percent: number | null }[] = [];
  for (const [index, commission_percent] of own.entries()) {
    const row = { user_id, name: `S${index}`, category: 'Cabelo', duration_minutes: 30, price: 1, commission_percent };
    services.push({ id: await insert('services', row), commission_percent });
  }
  const [workerAt, serviceAt] = [
    (index: number | null) => (index === null ? null : (professionals[index]?.id ?? null)),
    (index: number | null) => (index === null ? null : (services[index]?.id ?? null)),
  ];
  const expected = new Map<string, unknown[]>();
  for (const [day, one] of visits.entries()) {
    const professional_id = workerAt(one.worker);
    const id = await insert('appointments', {
      user_id,
      client_name: 'Ana',
      professional_id,
      service_id: serviceAt(one.service),
      date: `2026-03-${10 + day}`,
      start_time: '23:00',
      end_time: '24:00',
      status: one.status,
      payment_method: 'PIX',
      service_revenue_price: one.full_price / 100,
      discount_value: one.discount / 100,
    });
    for (const [position, { unit_price, worker, service, entered }] of one.lines.entries()) {
      await insert('appointment_services', {
        user_id,
        appointment_id: id,
        service_id: serviceAt(service),
        service_name: 'Corte',
        unit_price: unit_price / 100,
        duration_minutes: 10,
        professional_id: workerAt(worker),
        position,
        commission_percent: entered,
        commission_amount: entered === null ? null : 1,
      });
    }
    const kept = one.lines.map(({ unit_price, worker, service, entered }) => ({
      unit_price,
      professional_id: workerAt(worker),
      service_id: serviceAt(service),
      commission_percent: entered,
      commission_amount: entered === null ? null : 100,
      commission_from_net: false,
    }));
    const whole = { unit_price: one.full_price, professional_id: null, service_id: serviceAt(one.service) };
    const none = { commission_percent: null, commission_amount: null, commission_from_net: false };
    const lines = one.status === 'finalizado' && kept.length === 0 ? [{ ...whole, ...none }] : kept;
    const appointment = { professional_id, discount_value: one.discount };
    const after =
      one.status === 'finalizado'
        ? frozen(lines, appointment, (line) => usualIn({ professionals, services }, line, appointment))
        : lines;
    if (after.length > 0) expected.set(id, after);
  }
  return expected;
}

type Event = { kind: 'purchase' | 'sale' | 'void' | 'count'; quantity: number; value: number; backdated: boolean };
const event: fc.Arbitrary<Event> = fc.record({
  kind: fc.constantFrom('purchase', 'sale', 'sale', 'void', 'count'),
  quantity: fc.integer({ min: 1, max: 400 }),
  value: fc.integer({ min: 0, max: 99_99 }),
  backdated: fc.boolean(),
});

/** The life of a product, an hour an event; answers what the pure rule says of each sale's cost, by item. */
async function live(events: Event[]): Promise<Map<string, number>> {
  const user_id = await signUp(salon);
  const product = { user_id, name: 'Óleo', unit_of_measure: 'frasco', base_unit: 'ml', display_unit_label: 'frasco' };
  const product_id = await insert('products', { ...product, unit_size_in_base: 50, product_type: 'resale' });
  const lots: { purchase_date: string; quantity_purchased_base: number; total_value: ReturnType<typeof cents> }[] = [];
  const expected = new Map<string, number>();
  let stock = 0;
  for (const [index, { kind, quantity, value, backdated }] of events.entries()) {
    const created_at = new Date(Date.UTC(2026, 0, 1 + index, 12)).toISOString();
    const moved = (movement_type: string, quantity_changed: number, cause: Row = {}) => {
      stock += quantity_changed;
      return insert('stock_movements', { user_id, product_id, movement_type, quantity_changed, created_at, ...cause });
    };
    if (kind === 'purchase') {
      const purchase_date = backdated ? `2025-01-${10 + (index % 15)}` : created_at.slice(0, 10);
      await insert('product_purchases', {
        user_id,
        product_id,
        purchase_date,
        quantity_purchased: quantity,
        quantity_purchased_base: quantity,
        purchase_unit: 'ml',
        unit_cost: 0,
        total_value: value / 100,
        payment_method: 'PIX',
        created_at,
      });
      await moved('purchase', quantity);
      lots.push({ purchase_date, quantity_purchased_base: quantity, total_value: cents(value) });
      lots.sort((one, other) => one.purchase_date.localeCompare(other.purchase_date));
    } else if (kind === 'count') await moved('adjustment', -quantity);
    else {
      const sale = { user_id, status: 'finalised', payment_method: 'PIX', total: 1, finalized_at: created_at };
      const sale_id = await insert('sales', { ...sale, finalized_on: created_at.slice(0, 10), created_at });
      const item = { user_id, sale_id, product_id, unit_price: 1, value: 1 };
      const unit = costPerBaseUnit(openLot(lots, consumedOf(lots, stock)));
      const packed = await insert('sale_items', { ...item, quantity: 2, sold_unit: 'display_unit' });
      expected.set(packed, productCost(100, unit));
      const poured = await insert('sale_items', { ...item, quantity: quantity / 100, sold_unit: 'ml' });
      expected.set(poured, productCost(quantity / 100, unit));
      await moved('sale', -100 - quantity / 100, { sale_id });
      if (kind === 'void') await moved('return', 100 + quantity / 100, { sale_id });
    }
  }
  return expected;
}

describe('what was finalised before', () => {
  const lines = new Map<string, unknown[]>();
  const costs = new Map<string, number>();
  let open: string;
  beforeAll(async () => {
    for (const one of fc.sample(books, { numRuns: 25, seed: SEED })) {
      for (const [id, expected] of await write(one)) lines.set(id, expected);
    }
    for (const one of fc.sample(fc.array(event, { minLength: 6, maxLength: 14 }), { numRuns: 25, seed: SEED })) {
      for (const [id, cost] of await live(one)) costs.set(id, cost);
    }
    const { rows } = await salon.query('select user_id, product_id from sale_items limit 1');
    const sale_id = await insert('sales', { user_id: rows[0].user_id, status: 'open' });
    open = await insert('sale_items', { ...rows[0], sale_id, quantity: 1, sold_unit: 'ml', unit_price: 1, value: 1 });
    expect(await migrate(url)).toContain(FREEZES);
  });

  test('earns to the cent what the rule gives it, and what was not finalised stays as it was', async () => {
    const { rows } = await salon.query<{ id: string; lines: unknown[] }>(
      `select appointment_id as id, json_agg(json_build_object('unit_price', round(unit_price * 100), 'professional_id', professional_id,
           'service_id', service_id, 'commission_percent', commission_percent, 'commission_amount', round(commission_amount * 100),
           'commission_from_net', commission_from_net) order by position, id) as lines
       from appointment_services group by 1`,
    );
    expect(rows.length).toBeGreaterThan(80);
    expect(new Map(rows.map(({ id, lines }) => [id, lines]))).toEqual(lines);
  });

  test('says by a line what was done where it had none', async () => {
    const { rows } = await salon.query(
      `select distinct service_name, duration_minutes, position from appointment_services where service_name <> 'Corte' order by 1`,
    );
    expect(rows.map(({ service_name }) => service_name)).toEqual(['S0', 'S1', 'S2', 'Serviço']);
    expect(rows).toContainEqual({ service_name: 'Serviço', duration_minutes: 60, position: 0 });
  });

  test('cost what the lot cost that was open just before, and what is still open has no cost', async () => {
    const { rows } = await salon.query<{ id: string; cost: string }>(
      'select id, round(cost * 100) as cost from sale_items',
    );
    const found = new Map(rows.filter(({ id }) => id !== open).map(({ id, cost }) => [id, Number(cost)]));
    expect(found.size).toBeGreaterThan(100);
    expect(found).toEqual(costs);
    expect(rows.find(({ id }) => id === open)?.cost).toBeNull();
  });

  test('is offered to be settled up to the day before, and nothing is offered to a salon that had finalised nothing', async () => {
    const { rows } = await salon.query<{ is_offered: boolean; had: boolean }>(
      `select settlement_offer is not distinct from (applied_at at time zone timezone)::date - 1 as is_offered, exists (
         select from appointments where appointments.user_id = profiles.id and status = 'finalizado') as had
       from profiles, app.migrations where name = $1`,
      [FREEZES],
    );
    expect(rows.filter(({ had }) => had).length).toBeGreaterThan(5);
    expect(rows.filter(({ had }) => !had).length).toBeGreaterThan(5);
    expect(rows.filter(({ is_offered, had }) => is_offered !== had)).toEqual([]);
  });

  test('guards every table again', async () => {
    const { rows } = await salon.query(
      `select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where nspname = 'public' and relkind = 'r' and not (relrowsecurity and relforcerowsecurity)`,
    );
    expect(rows).toEqual([]);
  });
});
