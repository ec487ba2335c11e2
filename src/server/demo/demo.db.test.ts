import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { titleCase } from '#domain/shared/names.ts';
import { isValidPhone, normalisePhone } from '#domain/shared/phone.ts';
import { trialDaysLeft } from '#domain/shared/time.ts';
import { STAFF_COLOURS } from '#domain/team/colours.ts';
import { verifyPassword } from '#server/account/passwords.ts';
import { testDatabase } from '#server/kernel/testing/database.ts';
import { DEMO_SIGN_IN, demoSignIns, fillDemoSalon, isEmpty } from './fill.ts';

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
  });

  test.each([
    ['staff', 6],
    ['clients', 300],
    ['service_categories', 8],
    ['services', 40],
    ['products', 33],
    ['salon_exceptions', 2],
    ['staff_time_off', 5],
    ['fixed_cost_types', 10],
    ['monthly_fixed_costs', 240],
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
    expect(stock).toHaveLength(33);
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

  test('was paid exactly for what was done, and for nothing else', async () => {
    const wrong = await column(
      salon,
      `with paid as (select appointment_id as id, sum(amount) as paid from payments group by 1),
         priced as (select appointment_id as id, sum(unit_price) as price from appointment_services group by 1)
       select id from appointments left join paid using (id) left join priced using (id)
       where paid is distinct from case when status = 'finalizado' then greatest(price - discount_value, 0) end`,
    );
    expect(wrong).toEqual([]);
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

  test('was paid exactly what every finalised sale comes to, its items less its discount', async () => {
    const wrong = await column(
      salon,
      `select sales.id from sales where
         (select sum(amount) from payments where sale_id = sales.id and void_id is null) is distinct from total
         or status = 'finalised' and (select sum(value) from sale_items where sale_id = sales.id) - discount <> total`,
    );
    expect(wrong).toEqual([]);
    expect(
      await column(salon, `select sum(amount) <> 0 from payments where sale_id in (select sale_id from sale_voids)`),
    ).toEqual([false]);
  });

  test('names as its method the one in which most was paid', async () => {
    const wrong = await column(
      salon,
      `with main as (
         select distinct on (1) coalesce(sale_id, appointment_id) as id, method from payments
         where void_id is null order by 1, amount desc, position
       ), said as (
         select id, payment_method from appointments union all select id, payment_method from sales
       )
       select id from said left join main using (id) where payment_method is distinct from method`,
    );
    expect(wrong).toEqual([]);
  });

  test('counts its sales from one in the order of time, eighteen months long, some forty a month', async () => {
    const [counted] = await ask(
      salon,
      `select bool_and(number = place) as in_order, max(number) = (select last from sale_counters) as goes_on,
         min(created_at) < '${TODAY}'::date - interval '17 months' as first,
         count(*) between 18 * 30 and 18 * 50 as usual
       from (select number, created_at, row_number() over (order by created_at, id) as place from sales) as numbered`,
    );
    expect(counted).toEqual({ in_order: true, goes_on: true, first: true, usual: true });
  });

  test('sells on comandas and to who walks in, whole packages and parts of one, with and without a seller', async () => {
    const [kinds] = await ask(
      salon,
      `select count(distinct appointment_id is null)::int as places, count(distinct sold_unit)::int as units,
         count(distinct seller_id)::int as sellers, bool_or(seller_id is null) as nobody, bool_or(sales.discount > 0) as discounted,
         bool_or(seller_commission > 0) as earned
       from sales join sale_items on sale_id = sales.id`,
    );
    expect(kinds).toEqual({ places: 2, units: 3, sellers: 5, nobody: true, discounted: true, earned: true });
  });

  test('earns by the percentage of the service, else of the professional, and the owner earns nothing', async () => {
    const wrong = await column(
      salon,
      `select line.id from appointment_services line join appointments on appointments.id = appointment_id
         join staff on staff.id = appointments.professional_id join services on services.id = line.service_id
       where not requires_confirmation and (line.commission_percent is distinct from
         case when funcao <> 'Proprietária' then coalesce(services.commission_percent, comissao_percentual) end
         or (not commission_from_net and commission_amount is distinct from round(unit_price * line.commission_percent / 100, 2))
         or (commission_from_net and status <> 'finalizado'))`,
    );
    expect(wrong).toEqual([]);
    const [kinds] = await ask(
      salon,
      `select count(distinct services.commission_percent)::int as of_services, bool_or(commission_from_net) as written,
         count(*) filter (where commission_from_net) < count(*) / 10 as seldom
       from appointment_services line join services on services.id = line.service_id`,
    );
    expect(kinds).toEqual({ of_services: 3, written: true, seldom: true });
  });

  test('knows what every product cost that was sold, and sells above it', async () => {
    const [known] = await ask(
      salon,
      `select bool_and((cost is not null) = (status = 'finalised')) as known, sum(cost) between 1 and sum(value) as above
       from sale_items join sales on sales.id = sale_id`,
    );
    expect(known).toEqual({ known: true, above: true });
    expect(
      await column(
        salon,
        `select seller_id from sale_items join staff on staff.id = seller_id where funcao = 'Proprietária'`,
      ),
    ).toEqual([]);
  });

  test('took from the shelf what was sold, and got back what was voided, about one sale a month', async () => {
    const unmatched = await column(
      salon,
      `with sold as (
         select sale_id, product_id, sum(quantity * case when sold_unit = 'display_unit' then unit_size_in_base else 1 end) as quantity
         from sale_items join sales on sales.id = sale_id join products on products.id = product_id
         where status = 'finalised' group by 1, 2
       ), moved as (
         select sale_id, product_id, -sum(quantity_changed) filter (where movement_type = 'sale') as taken,
           coalesce(sum(quantity_changed) filter (where movement_type = 'return'), 0) as returned
         from stock_movements where sale_id is not null group by 1, 2
       )
       select sale_id from sold full join moved using (sale_id, product_id) left join sale_voids using (sale_id)
       where quantity is distinct from taken
         or returned is distinct from case when sale_voids.id is null then 0 else quantity end`,
    );
    expect(unmatched).toEqual([]);
    expect(await column(salon, 'select count(*) between 9 and 27 from sale_voids')).toEqual([true]);
  });

  test('has no product below zero', async () => {
    expect(await column(salon, 'select name from products where stock_quantity_base < 0')).toEqual([]);
  });

  test('is paid a tenth in two parts, by card with its fee, and what was owed mostly came in the next month', async () => {
    const [kinds] = await ask(
      salon,
      `select round(10.0 * count(*) filter (where position = 1) / count(*) filter (where position = 0))::int as tenths,
         bool_and((fee > 0) = (method like 'Cartão%')) as fees,
         count(*) filter (where method like 'Mensalista%' and day < date_trunc('month', '${TODAY}'::date)) as older,
         count(*) filter (where received_at::date > day) as later
       from payments where void_id is null and amount > 0`,
    );
    expect(kinds).toMatchObject({ tenths: 1, fees: true });
    expect(Number(kinds?.older)).toBeGreaterThan(0);
    expect(Number(kinds?.later)).toBeGreaterThan(20 * Number(kinds?.older));
  });

  test('has four sales open: two of today, a walk-in, and one that was forgotten three days ago', async () => {
    const open = await ask(
      salon,
      `select sales.client_name <> '' as known, date::text, appointments.status,
         (select count(*) > 0 from sale_items where sale_id = sales.id) as filled
       from sales left join appointments on appointments.id = appointment_id where sales.status = 'open' order by sales.number`,
    );
    const today = { known: true, date: TODAY, status: 'pendente', filled: true };
    const walkIn = { known: false, date: null, status: null, filled: true };
    expect(open).toEqual([{ ...today, date: '2026-11-14' }, today, today, walkIn]);
  });

  test('sells a service on the spot with a discount of its own, and took tips of late, none in cash', async () => {
    expect(
      await ask(
        salon,
        'select service_name, discount_percent::float8 as off, unit_price < list_price as less from sale_services',
      ),
    ).toEqual([{ service_name: 'Design de sobrancelha', off: 10, less: true }]);
    const tips = await ask(
      salon,
      `select distinct method, tip_staff_id is not null as named, day > '${TODAY}'::date - 7 as late from payments where tip > 0`,
    );
    expect(tips).toEqual([{ method: 'PIX', named: true, late: true }]);
  });

  test('counted its drawer every evening, twice with a difference, and has it open today', async () => {
    const wrong = await column(
      salon,
      `select id from cash_days where closed_at is not null and (expected, cash_received - cash_voids) is distinct from (
         float + cash_received - cash_voids + coalesce((select sum(case kind when 'supply' then amount else -amount end)
           from cash_movements where cash_day_id = cash_days.id), 0),
         (select coalesce(sum(amount), 0) from payments
           where method = 'Dinheiro' and received_at between opened_at and closed_at))`,
    );
    expect(wrong).toEqual([]);
    const [counted] = await ask(
      salon,
      `select (count(*) filter (where closed_at is null))::int as open, bool_or(closed_at is null and opened_at::date = '${TODAY}') as today,
         (count(*) filter (where counted <> expected))::int as different, bool_and((counted <> expected) = (note <> '')) as noted
       from cash_days`,
    );
    expect(counted).toEqual({ open: 1, today: true, different: 2, noted: true });
    expect(
      await column(
        salon,
        'select kind from cash_movements join cash_days on cash_day_id = cash_days.id where closed_at is null order by kind',
      ),
    ).toEqual(['supply', 'withdrawal']);
  });

  test('can be paid by PIX, with a key that no bank gives out', async () => {
    const [pix] = await ask(salon, 'select pix_key, pix_name, pix_city from profiles');
    expect(pix).toMatchObject({ pix_name: 'Studio Jasmim', pix_city: 'Sao Paulo' });
    // Random keys are of version 4.
    expect(pix?.pix_key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
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

  test('has one-off expenses of eighteen months, of these days one that is overdue and one that is due today', async () => {
    const [all] = await ask(
      salon,
      `select extract(year from age('${TODAY}', min(expense_date))) * 12
         + extract(month from age('${TODAY}', min(expense_date))) >= 17 as old, bool_and(expense_date <= '${TODAY}') as past,
         count(distinct category)::int as categories, count(*) filter (where due_date = '${TODAY}' and payment_status = 'Pendente')::int as today,
         count(*) filter (where due_date < '${TODAY}' and payment_status = 'Pendente')::int as overdue,
         bool_and(payment_date <= '${TODAY}') as paid from expenses`,
    );
    expect(all).toEqual({ old: true, past: true, categories: 4, today: 1, overdue: 1, paid: true });
  });

  test('pays two purchases in instalments that add up to them, each paid in part', async () => {
    const split = await ask(
      salon,
      `select purchase.payment_status, sum(part.value) = total_value as whole, count(*)::int = instalments as complete,
         bool_or(part.payment_status = 'Pago') as begun, bool_and(part.payment_status = 'Pago') as done
       from product_purchases purchase join purchase_instalments part on part.purchase_id = purchase.id
       group by purchase.id, purchase.payment_status, total_value, instalments`,
    );
    const each = { payment_status: 'Pendente', whole: true, complete: true, begun: true, done: false };
    expect(split).toEqual([each, each]);
    expect(await column(salon, 'select count(*)::int from product_purchases where instalments > 1')).toEqual([2]);
  });

  test('closed its commissions up to the month before last, with every entry, and paid what they came to', async () => {
    const earned = (until: string) => `
      (select sum(commission_amount) from appointment_services as line join appointments on appointments.id = line.appointment_id
        where status = 'finalizado' and date <= ${until})
      + (select sum(seller_commission) from sale_items join sales on sales.id = sale_id where finalized_on <= ${until})
      - (select sum(seller_commission) from sale_items join sale_voids using (sale_id) where day <= ${until})`;
    const [closed] = await ask(
      salon,
      `select count(*)::int as months, max(end_date)::text as last, (select sum(commissions_total) from commission_closing_rows) as kept,
         ${earned('max(end_date)')} as earned from commission_closings`,
    );
    expect(closed).toMatchObject({ last: '2026-09-30', kept: closed?.earned });
    expect(closed?.months).toBeGreaterThanOrEqual(16);
    // What was left of September was paid on the fifth of October.
    const [paid] = await column(
      salon,
      `select sum(amount) from commission_advances where effective_date <= '2026-10-05'`,
    );
    expect(paid).toBe(closed?.earned);
    const dates = `select min(effective_date)::text, max(effective_date)::text from commission_advances`;
    expect(await ask(salon, dates)).toEqual([{ min: expect.stringMatching(/^2025-0[56]/), max: '2026-11-10' }]);
  });

  test('has a history of its last days: each of its people in it, portal and public too, in the order of time and never ahead of it', async () => {
    const people = await column(
      salon,
      `select distinct coalesce(members.name, actor_kind) from history left join members on members.id = member_id order by 1`,
    );
    expect(people).toEqual([
      'Camila Rocha',
      'Helena Prado',
      'Marcos Teixeira',
      'Rita Campos',
      'portal',
      'public',
      'system',
    ]);
    const lines = await ask(
      salon,
      `select at >= lag(at) over (order by id) as in_order, at < '${TODAY}T14:00-03:00' as is_past from history`,
    );
    expect(lines.length).toBeGreaterThan(150);
    expect(lines.filter(({ in_order, is_past }) => String(in_order) === 'false' || !is_past)).toEqual([]);
    const [finalised] = await column(
      salon,
      `select count(*)::int - (select count(distinct entity_id) from history where after ->> 'status' = 'finalizado' and entity = 'appointments')
       from appointments where status = 'finalizado' and date > '${TODAY}'::date - 5 and (date < '${TODAY}' or end_time < '13:45')`,
    );
    expect(Number(finalised)).toBeLessThanOrEqual(0);
  });

  test('says that it is the demo, unlike a database where nobody has signed up', async () => {
    expect(await isEmpty(salon)).toBe(false);
    expect(await demoSignIns(salon)).toEqual([
      { email: DEMO_SIGN_IN.email, role: 'owner' },
      { email: 'marcos@studiojasmim.com.br', role: 'manager' },
      { email: 'rita@studiojasmim.com.br', role: 'receptionist' },
      { email: 'camila@studiojasmim.com.br', role: 'professional' },
    ]);
    const { adminUrl } = await testDatabase();
    expect([await isEmpty(adminUrl), await demoSignIns(adminUrl)]).toEqual([true, []]);
  });
});

test('a filling that fails halfway leaves nothing', async () => {
  const { adminUrl } = await testDatabase();
  await ask(adminUrl, `alter table fixed_cost_types add constraint nothing_costs check (default_value = 0)`);
  await expect(fillDemoSalon(adminUrl, TODAY, '14:00')).rejects.toThrow('nothing_costs');
  expect(await isEmpty(adminUrl)).toBe(true);
  expect(await column(adminUrl, 'select id from clients')).toEqual([]);
});
