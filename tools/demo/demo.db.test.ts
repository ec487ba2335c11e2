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

describe('the demo salon', () => {
  let salon: string;

  beforeAll(async () => {
    salon = (await testDatabase()).adminUrl;
    await fillDemoSalon(salon, TODAY, '14:00');
  }, 30_000);

  test.each([
    ['staff', 6],
    ['clients', 300],
    ['service_categories', 8],
    ['services', 40],
    ['products', 32],
    ['salon_exceptions', 2],
    ['staff_time_off', 5],
    ['fixed_cost_types', 10],
    ['monthly_fixed_costs', 120],
  ])('%s has %i rows', async (table, count) => {
    expect(await column(salon, `select count(*)::int from ${table}`)).toEqual([count]);
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

  test('took from the shelf what the lines of its appointments say, and nothing twice', async () => {
    const unmatched = await column(
      salon,
      `with said as (
         select appointment_id, (used->>'product_id')::uuid as product_id, sum((used->>'quantity_used')::numeric) as quantity
         from appointment_services, jsonb_array_elements(products_used) as used group by 1, 2
       ), moved as (
         select appointment_id, product_id, -sum(quantity_changed) as quantity
         from stock_movements where movement_type = 'deduction' group by 1, 2
       )
       select appointment_id from said full join moved using (appointment_id, product_id)
       where said.quantity is distinct from moved.quantity`,
    );
    expect(unmatched).toEqual([]);
    expect(await column(salon, `select id from appointments where stock_updated <> (status = 'finalizado')`)).toEqual(
      [],
    );
  });

  test('charges what its products cost, line by line', async () => {
    const wrong = await column(
      salon,
      `select a.id from appointments a where cost <> coalesce((
         select sum((used->>'total_cost')::numeric)
         from appointment_services l, jsonb_array_elements(l.products_used) as used where l.appointment_id = a.id), 0)`,
    );
    expect(wrong).toEqual([]);
    expect(await column(salon, 'select bool_and(cost > 0) from appointments where cost > 0')).toEqual([true]);
  });

  test('works eighteen months long, about thirty appointments a day, one at a time in every chair', async () => {
    const [work] = await ask(
      salon,
      `select count(*) / count(distinct date) as a_day, extract(year from age('${TODAY}', min(date))) * 12
         + extract(month from age('${TODAY}', min(date))) as months
       from appointments where date < '${TODAY}'`,
    );
    expect(Number(work?.a_day)).toBeGreaterThanOrEqual(25);
    expect(Number(work?.a_day)).toBeLessThanOrEqual(35);
    expect(Number(work?.months)).toBe(18);
    expect(await column(salon, 'select id from appointments where overlap_allowed')).toEqual([]);
  });

  test('is owed money by those who pay by the month, has cancelled visits and given discounts', async () => {
    const [kinds] = await ask(
      salon,
      `select bool_or(payment_method = 'Mensalista (a receber)') as monthly, bool_or(status = 'cancelado') as cancelled,
         bool_or(discount_value > 0) as discounted, count(distinct payment_method)::int as methods from appointments`,
    );
    expect(kinds).toEqual({ monthly: true, cancelled: true, discounted: true, methods: 7 });
  });

  test('has five requests to answer, two of them for whoever is free', async () => {
    const asked = await ask(
      salon,
      `select (count(*))::int as all, (count(*) filter (where professional_id is null))::int as anybody,
         bool_and(date > '${TODAY}' and client_phone is not null) as answerable
       from appointments where requires_confirmation`,
    );
    expect(asked).toEqual([{ all: 5, anybody: 2, answerable: true }]);
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

  test('says that it is the demo, unlike a database where nobody has signed up', async () => {
    expect([await isEmpty(salon), await hasDemoSalon(salon)]).toEqual([false, true]);
    const { adminUrl } = await testDatabase();
    expect([await isEmpty(adminUrl), await hasDemoSalon(adminUrl)]).toEqual([true, false]);
  });
});

test('a filling that fails halfway leaves nothing', async () => {
  const { adminUrl } = await testDatabase();
  await ask(adminUrl, `alter table fixed_cost_types add constraint nothing_costs check (default_value = 0)`);
  await expect(fillDemoSalon(adminUrl, TODAY, '14:00')).rejects.toThrow('nothing_costs');
  expect(await isEmpty(adminUrl)).toBe(true);
  expect(await column(adminUrl, 'select id from clients')).toEqual([]);
});
