import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { titleCase } from '#domain/shared/names.ts';
import { isValidPhone, normalisePhone } from '#domain/shared/phone.ts';
import { trialDaysLeft } from '#domain/shared/time.ts';
import { STAFF_COLOURS } from '#domain/team/colours.ts';
import { verifyPassword } from '#server/account/passwords.ts';
import { testDatabase } from '#server/kernel/testing/database.ts';
import { DEMO_SIGN_IN, fillDemoSalon, hasDemoSalon, isEmpty } from './fill.ts';

const TODAY = '2026-11-17';

type Row = Record<string, string>;

async function ask(adminUrl: string, sql: string): Promise<Row[]> {
  const connection = new pg.Client(adminUrl);
  await connection.connect();
  try {
    return (await connection.query(sql)).rows;
  } finally {
    await connection.end();
  }
}

async function column(adminUrl: string, sql: string): Promise<string[]> {
  return (await ask(adminUrl, sql)).flatMap((row) => Object.values(row));
}

/** Every table of the salon, without what says when the filling itself happened. */
async function everything(adminUrl: string): Promise<Record<string, unknown>> {
  const tables = await column(
    adminUrl,
    `select tablename from pg_tables where schemaname = 'public' and tablename <> 'history' order by 1`,
  );
  const contents = tables.map(async (table) => {
    const rows = await ask(adminUrl, `select to_jsonb(t) - 'updated_at' as row from public.${table} as t order by 1`);
    return [table, rows.map(({ row }) => row)];
  });
  return Object.fromEntries(await Promise.all(contents));
}

describe('the demo salon', () => {
  let salon: string;

  beforeAll(async () => {
    salon = (await testDatabase()).adminUrl;
    await fillDemoSalon(salon, TODAY);
  });

  test.each([
    ['staff', 6],
    ['clients', 300],
    ['service_categories', 8],
    ['services', 40],
    ['products', 32],
    ['salon_exceptions', 2],
    ['fixed_cost_types', 10],
    ['monthly_fixed_costs', 120],
  ])('%s has %i rows', async (table, count) => {
    expect(await column(salon, `select count(*)::int from ${table}`)).toEqual([count]);
  });

  test('is the same on the same day, ids included', async () => {
    const { adminUrl: another } = await testDatabase();
    await fillDemoSalon(another, TODAY);
    const [one, other] = [await everything(salon), await everything(another)];
    expect(one.clients).toHaveLength(300);
    expect(other).toEqual(one);
  });

  test('opens with the printed sign-in, its e-mail confirmed', async () => {
    const [user] = await ask(
      salon,
      `select email_verified, password from auth.users join auth.accounts on user_id = users.id
       where email = '${DEMO_SIGN_IN.email}' and provider_id = 'credential'`,
    );
    expect(user?.email_verified).toBe(true);
    expect(await verifyPassword({ hash: user?.password ?? '', password: DEMO_SIGN_IN.password })).toBe(true);
  });

  test('is five days into its trial', async () => {
    const [createdAt = ''] = await column(salon, `select to_json(created_at)#>>'{}' from auth.users`);
    const noon = Temporal.Instant.from(`${TODAY}T15:00:00Z`);
    expect(trialDaysLeft(createdAt, noon, 'America/Sao_Paulo')).toBe(2);
  });

  test('knows its owner by name, without commission', async () => {
    expect(await ask(salon, `select nome, comissao_percentual from staff where funcao = 'Proprietária'`)).toEqual([
      { nome: 'Helena Prado', comissao_percentual: null },
    ]);
  });

  test('writes every name as the salon would save it', async () => {
    const names = await column(salon, 'select name from clients union all select nome from staff');
    expect(names).toEqual(names.map(titleCase));
  });

  test('has phones that are valid, stored as typed phones are, and nobody shares one', async () => {
    const phones = await column(
      salon,
      `select phone from clients union all select telefone from staff union all select phone from profiles`,
    );
    expect(phones.filter((phone) => !isValidPhone(phone))).toEqual([]);
    expect(phones.filter((phone) => !/^\+55119\d{8}$/.test(phone))).toEqual([]);
    expect(phones.map((phone) => normalisePhone(phone, 'BR'))).toEqual(phones);
    expect(new Set(phones).size).toBe(phones.length);
  });

  test('gives each professional a colour of their own', async () => {
    const colours = await column(salon, 'select color from staff');
    expect(new Set(colours).size).toBe(6);
    expect(STAFF_COLOURS.map(({ pastel }) => pastel)).toEqual(expect.arrayContaining(colours));
  });

  test('keeps one service from the public and leaves some prices open', async () => {
    expect(await column(salon, 'select name from services where not is_public')).toEqual(['Correção de cor']);
    expect(await column(salon, 'select count(*)::int from services where preco_variavel')).toEqual([4]);
    expect(await column(salon, 'select name from services where preco_variavel <> (price = 0)')).toEqual([]);
  });

  test('has for each product the stock that its movements leave', async () => {
    const stock = await ask(
      salon,
      `select name, stock_quantity_base as said, sum(quantity_changed) as moved
       from products left join stock_movements on product_id = products.id group by products.id, name, said`,
    );
    expect(stock).toHaveLength(32);
    expect(stock.filter(({ said, moved }) => said !== moved)).toEqual([]);
  });

  test('took into stock exactly what it bought', async () => {
    const unmatched = await column(
      salon,
      `select p.id from product_purchases p full join stock_movements m on m.purchase_id = p.id
       where (m.movement_type = 'purchase' or p.id is not null)
         and (m.quantity_changed, m.product_id) is distinct from (p.quantity_purchased_base, p.product_id)`,
    );
    expect(unmatched).toEqual([]);
    expect(
      await column(salon, 'select id from product_purchases where total_value <> unit_cost * quantity_purchased'),
    ).toEqual([]);
  });

  test('has bills that are paid, coming, overdue and without a due date', async () => {
    const kinds = await column(
      salon,
      `select distinct case when payment_status = 'Pago' then 'paid' when due_date is null then 'undated'
         when due_date < '${TODAY}' then 'overdue' else 'coming' end as kind from product_purchases order by kind`,
    );
    expect(kinds).toEqual(['coming', 'overdue', 'paid', 'undated']);
  });
});

test('a filling that fails halfway leaves nothing', async () => {
  const { adminUrl } = await testDatabase();
  await ask(adminUrl, `alter table stock_movements add constraint nothing_moves check (quantity_changed = 0)`);
  await expect(fillDemoSalon(adminUrl, TODAY)).rejects.toThrow('nothing_moves');
  expect(await isEmpty(adminUrl)).toBe(true);
  expect(await column(adminUrl, 'select id from clients')).toEqual([]);
});

test('a database is empty until somebody signs up, and says whether that was the demo', async () => {
  const { adminUrl } = await testDatabase();
  expect([await isEmpty(adminUrl), await hasDemoSalon(adminUrl)]).toEqual([true, false]);
  await fillDemoSalon(adminUrl, TODAY);
  expect([await isEmpty(adminUrl), await hasDemoSalon(adminUrl)]).toEqual([false, true]);
});
