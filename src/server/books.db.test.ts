import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { WholeMonth } from '#contract/cashier/month.ts';
import type { Sale } from '#contract/cashier/sales.ts';
import type { CommissionSummary } from '#contract/commissions/operations.ts';
import type { IncomeExpenses } from '#contract/reports/income.ts';
import type { PartnerReport } from '#contract/reports/partner.ts';
import type { ProfessionalsReport } from '#contract/reports/professionals.ts';
import type { ResultReport } from '#contract/reports/result.ts';
import type { ServicesReport } from '#contract/reports/services.ts';
import { discountOf } from '#domain/cashier/discount.ts';
import { cents } from '#domain/shared/money.ts';
import { CLIENT_PAYMENT_METHODS, TO_RECEIVE } from '#domain/shared/payment-methods.ts';
import { lastDay } from '#domain/shared/period.ts';
import { addDays } from '#domain/shared/time.ts';
import { comandaIn, saleIn, sellingSalon } from './cashier/testing/selling-salon.ts';
import { perFile } from './kernel/testing/per-test.ts';
import { timesOf } from './kernel/testing/rounds.ts';
import { expectKept } from './reports/testing/kept.ts';
import { testServer } from './test-server.ts';

const OPERATIONS = timesOf(400);

type FixedCost = { id: string; version: string; is_paid: boolean; value: number };

const server = testServer();
const salon = perFile(() => sellingSalon(server));
beforeAll(async () => {
  await server.admin.query('update profiles set debit_fee_percent = 1.99, credit_fee_percent = 3.49 where id = $1', [
    salon.owner.id,
  ]);
  const shelves = 'update products set stock_quantity_base = 1e6 where id = any($1)';
  await server.admin.query(shelves, [[salon.comb, salon.shampoo]]);
  const moved = `insert into stock_movements (user_id, product_id, movement_type, quantity_changed)
    select user_id, id, 'adjustment', stock_quantity_base
      - (select sum(quantity_changed) from stock_movements where product_id = products.id) from products where id = any($1)`;
  await server.admin.query(moved, [[salon.comb, salon.shampoo]]);
});

/** The same numbers in every run, so that what fails can be looked at. */
function chance(seed: number) {
  let state = seed;
  // Mulberry32.
  const below = (most: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * most);
  };
  return { below, of: <T>(some: readonly T[]): T | undefined => some[below(some.length)] };
}

const { below, of } = chance(20_261_117);

/** In one part or two. */
function partsOf(total: number) {
  const method = () => of(CLIENT_PAYMENT_METHODS) ?? 'PIX';
  const first = total > 1 && below(3) === 0 ? 1 + below(total - 1) : total;
  const one = { method: method(), amount: first };
  return first === total ? [one] : [one, { method: method(), amount: total - first }];
}

test('after many operations cashier, dashboard and every report are the sums of the rows beneath, to the cent', async () => {
  const { body } = await salon.owner.get('/api/dashboard');
  const today = (body as { date: string }).date;
  const [year = '', month = ''] = today.split('-');
  expect((await salon.owner.post('/api/cashier/cash-day', { float: 0 })).status).toBe(200);
  const day = () => `${year}-${month}-${String(1 + below(28)).padStart(2, '0')}`;
  const unpaid = { payment_status: 'Pendente', payment_date: '' };
  const appointments: string[] = [];
  const sales: Sale[] = [];
  let slot = 0;

  /** Some agree on a commission, some leave it to what is usual. */
  const someLine = () => {
    const unit_price = 1_00 + below(200_00);
    const agreed = below(2)
      ? { commission_percent: null, commission_amount: null }
      : { commission_amount: below(unit_price) };
    const products_used = below(3) ? [] : [{ product_id: salon.shampoo, quantity_used: 1 + below(50) }];
    return salon.line({ unit_price, duration_minutes: 1, products_used, ...agreed });
  };

  const deeds: Array<() => Promise<{ status: number } | undefined>> = [
    async () => {
      slot += 1;
      const start = `${String(Math.floor(slot / 2) % 20).padStart(2, '0')}:${slot % 2 ? '30' : '00'}`;
      const lines = [someLine(), ...(below(3) === 0 ? [someLine()] : [])];
      const date = `${year}-${month}-${String(1 + (Math.floor(slot / 40) % 28)).padStart(2, '0')}`;
      const place = { date, start_time: start, professional_id: salon.rita, client_id: salon.client };
      const appointment = { ...place, lines, status: 'pendente', payment_method: null, discount_value: below(20_00) };
      const id = randomUUID();
      const answer = await salon.owner.post('/api/agenda/appointments', { id, appointment });
      if (answer.status === 200) appointments.push(id);
      return answer;
    },
    async () => {
      const id = of(appointments);
      if (!id) return undefined;
      if (below(2)) await salon.owner.post('/api/cashier/sales', { ...saleFor(), appointment_id: id });
      const known = await salon.comanda(id);
      if (known.status !== 200) return known;
      const { appointment, sale } = comandaIn(known);
      const open = sale?.status === 'open' ? sale : undefined;
      const whole = cents((appointment.status === 'finalizado' ? 0 : appointment.revenue) + (open?.subtotal ?? 0));
      const due = whole - (open ? discountOf(whole, open) : 0);
      const tip = below(3) ? undefined : { staff_id: salon.rita, amount: 1 + below(20_00) };
      return salon.finish(id, { payments: partsOf(due + (tip?.amount ?? 0)), tip });
    },
    async () => {
      const sale = await salon.open({ ...saleFor().sale, client_id: below(2) ? salon.client : null });
      const answer = await salon.finalise(sale, partsOf(sale.total));
      if (answer.status === 200) sales.push(saleIn(answer));
      return answer;
    },
    async () => {
      const sale = below(4) === 0 ? of(sales) : undefined;
      return sale && salon.takeBack(sale.id);
    },
    // Reopened, finished again and finished ahead of its day, in the agenda and as a comanda.
    async () => changed({ status: 'pendente', payment_method: null }),
    async () => {
      const tomorrow = addDays(today, 1);
      slot += 1;
      const id = randomUUID();
      const start_time = `${String(slot % 24).padStart(2, '0')}:${String(slot % 60).padStart(2, '0')}`;
      const place = { date: tomorrow, start_time, professional_id: salon.bia, client_id: salon.client };
      const appointment = {
        ...place,
        lines: [someLine()],
        status: 'pendente',
        payment_method: null,
        discount_value: 0,
      };
      const made = await salon.owner.post('/api/agenda/appointments', { id, appointment });
      if (made.status !== 200) return made;
      appointments.push(id);
      const { version, revenue } = (made.body as { appointment: { version: string; revenue: number } }).appointment;
      const move_to_today = below(3) > 0;
      if (below(2)) return salon.finish(id, { payments: partsOf(revenue), move_to_today });
      const form = { version, status: 'finalizado', payment_method: of(CLIENT_PAYMENT_METHODS), move_to_today };
      return salon.owner.put(`/api/agenda/appointments/${id}/status`, form);
    },
    // One part of what was paid, with what was seen or something older.
    async () => {
      const { rows } = await server.admin.query<{ id: string; method: string }>(
        'select id, method from payments where void_id is null and day is not null order by id',
      );
      const paid = of(rows);
      const was = below(5) ? paid?.method : of(CLIENT_PAYMENT_METHODS);
      const method = of(CLIENT_PAYMENT_METHODS);
      return paid && salon.owner.put(`/api/cashier/payments/${paid.id}/method`, { method, was });
    },
    async () => changed({ discount_value: below(50_00) }),
    async () => changed({ date: day() }),
    async () => changed({ status: of(['pendente', 'cancelado', 'finalizado'] as const), payment_method: 'PIX' }),
    async () => {
      const id = of(appointments);
      const payment_method = of(CLIENT_PAYMENT_METHODS);
      return id ? salon.owner.put(`/api/agenda/appointments/${id}/payment-method`, { payment_method }) : undefined;
    },
    async () => {
      const { rows } = await server.admin.query<{ id: string; amount: string }>(
        'select id, amount from payments where method = $1 and void_id is null and day is not null order by id limit 20',
        [TO_RECEIVE],
      );
      const owed = of(rows);
      const amount = Math.max(1, below(Math.round(Number(owed?.amount ?? 0) * 100)));
      return owed && salon.owner.post(`/api/cashier/payments/${owed.id}/receive`, { method: 'Dinheiro', amount });
    },
    async () => {
      const id = below(6) === 0 ? of(appointments) : undefined;
      return id ? salon.owner.call('DELETE', `/api/agenda/appointments/${id}`) : undefined;
    },
    async () => {
      const paid = below(2)
        ? { payment_status: 'Pago', payment_date: day() }
        : { payment_status: 'Pendente', payment_date: '' };
      const parts = below(3) ? paid : { ...unpaid, instalments: [day(), day(), day()] };
      const bought = { quantity_purchased: 1 + below(20), purchase_unit: 'un', unit_cost: 1 + below(50_00) };
      const purchase = { purchase_date: `${year}-${month}-01`, payment_method: 'Boleto', due_date: '', supplier: '' };
      return salon.owner.post(`/api/products/${salon.comb}/purchases`, { ...purchase, ...bought, ...parts });
    },
    async () => {
      const { body } = await salon.owner.get('/api/payables');
      const bill = of((body as { rows: { kind: string; id: string; payment_status: string }[] }).rows);
      const path = `/api/payables/${bill?.kind}/${bill?.id}`;
      if (!bill) return undefined;
      return bill.payment_status === 'Pago'
        ? salon.owner.post(`${path}/revert`, {})
        : salon.owner.post(`${path}/pay`, { payment_date: day() });
    },
    async () =>
      salon.owner.post('/api/payables/expenses', {
        ...{ description: 'Conserto', category: of(['Serviços', 'Outros']), value: 1 + below(300_00), supplier: '' },
        ...{ expense_date: `${year}-${month}-01`, due_date: '', payment_method: 'PIX' },
        ...(below(2) ? { payment_status: 'Pago', payment_date: day() } : unpaid),
      }),
    async () =>
      below(8) === 0
        ? salon.owner.post('/api/fixed-costs/types', {
            ...{ name: 'Aluguel', category: of(['Infraestrutura', 'Outros']), default_value: below(900_00) },
            ...{ default_due_day: 5, default_payment_method: 'PIX' },
          })
        : undefined,
    async () => {
      const { body } = await salon.owner.get(`/api/fixed-costs/month?year=${year}&month=${Number(month)}`);
      const cost = of((body as { costs: { id: string; version: string; is_paid: boolean }[] }).costs);
      if (!cost) return undefined;
      const { id, version, is_paid } = cost;
      if (below(2)) return salon.owner.put(`/api/fixed-costs/${id}/paid`, { version, is_paid: !is_paid });
      const form = { value: below(900_00), due_date: day(), payment_method: 'PIX', is_paid, observations: '' };
      return salon.owner.put(`/api/fixed-costs/${id}`, { version, ...form });
    },
    // Money that a professional gets in advance is no expense: what was earned is.
    async () => {
      const advance =
        'insert into commission_advances (user_id, staff_id, amount, effective_date) values ($1, $2, $3, $4)';
      await server.admin.query(advance, [salon.owner.id, salon.rita, 1 + below(100), day()]);
      return undefined;
    },
  ];

  function saleFor() {
    const items = [
      salon.combs(1 + below(4), { seller_id: below(2) ? salon.rita : null }),
      salon.item({ quantity: 1 + below(300), sold_unit: 'ml' }),
    ];
    const services = below(2)
      ? []
      : [
          salon.service({ list_price: 1 + below(100_00), discount: below(20_00) }),
          salon.service({ professional_id: salon.bia, list_price: 1 + below(50_00), discount_percent: below(30) }),
        ];
    const discount = below(3) ? { discount: below(30_00) } : { discount: 0, discount_percent: below(40) };
    // Some sell services alone.
    const sale = salon.form({ items: services.length > 0 && below(3) === 0 ? [] : items, services, ...discount });
    return { id: randomUUID(), sale };
  }

  /** An appointment as it is, but for this. */
  async function changed(changes: object) {
    const id = of(appointments);
    const answer = id ? await salon.owner.get(`/api/agenda/appointments/${id}`) : undefined;
    if (answer?.status !== 200) return undefined;
    const { version, client_id, date, start_time, professional_id, status, payment_method, discount_value, lines } =
      answer.body as Record<string, never>;
    const form = { client_id, date, start_time, professional_id, status, payment_method, discount_value, lines };
    return salon.owner.put(`/api/agenda/appointments/${id}`, { version, appointment: { ...form, ...changes } });
  }

  const statuses = new Map<number, number>();
  for (let done = 0; done < OPERATIONS; done += 1) {
    const answer = await of(deeds)?.();
    if (answer) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  }
  // Chance pays some and takes others back: whatever it left, one of each is paid at the end.
  const paid = { payment_status: 'Pago', payment_date: `${year}-${month}-01` };
  const bill = { payment_method: 'PIX', due_date: '', supplier: '', ...paid };
  const repair = { description: 'Conserto', category: 'Outros', value: 10_00, expense_date: `${year}-${month}-01` };
  const lot = { quantity_purchased: 1, purchase_unit: 'un', unit_cost: 10_00, purchase_date: `${year}-${month}-01` };
  const rent = { name: 'Aluguel', default_value: 10_00, default_due_day: 5, default_payment_method: 'PIX' };
  const last = [
    await salon.owner.post('/api/payables/expenses', { ...repair, ...bill }),
    await salon.owner.post(`/api/products/${salon.comb}/purchases`, { ...lot, ...bill }),
    await salon.owner.post('/api/fixed-costs/types', { ...rent, category: 'Infraestrutura' }),
    await salon.owner.post('/api/fixed-costs/types', { ...rent, category: 'Outros' }),
  ];
  expect(last.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const costs = await salon.owner.get(`/api/fixed-costs/month?year=${year}&month=${Number(month)}`);
  for (const { id, version, is_paid, value } of (costs.body as { costs: FixedCost[] }).costs) {
    if (is_paid || value === 0) continue;
    expect((await salon.owner.put(`/api/fixed-costs/${id}/paid`, { version, is_paid: true })).status).toBe(200);
  }

  // Refusals are part of it, failures are not; and it would prove little if most were refused.
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(OPERATIONS / 3);

  await expectKept(server);
  const rows = async <T>(sql: string) => (await server.admin.query(sql)).rows as T[];
  const counted = await rows<{ day: string; method: string; product: boolean; amount: number }>(
    `select day::text, method, sale_id is not null as product, round(amount * 100)::int as amount from payments where day is not null`,
  );
  expect(counted.filter((row) => row.day > today)).toEqual([]);
  // What services brought in that were sold on the spot: each sale's share by price, to the cent, is compared with the rows above.
  const [sold] = await rows<{ revenue: number }>(
    `select round(sum(revenue) * 100)::int as revenue from finalised_lines where kind in ('sold', 'sold_void')`,
  );
  expect(sold?.revenue).toBeGreaterThan(0);
  const sum = (some: typeof counted) => some.reduce((total, { amount }) => total + amount, 0);
  const answer = await salon.owner.get(`/api/cashier/month?year=${year}&month=${Number(month)}`);
  const { cards, days } = answer.body as WholeMonth;
  expect(cards).toMatchObject({
    received: sum(counted.filter(({ method }) => method !== TO_RECEIVE)),
    to_receive: sum(counted.filter(({ method }) => method === TO_RECEIVE)),
    product_sales: sum(counted.filter(({ product }) => product)) - (sold?.revenue ?? Number.NaN),
    total: sum(counted),
  });
  for (const { date, total, methods, voids } of days) {
    expect(total, date).toBe(sum(counted.filter((row) => row.day === date)));
    expect(methods.reduce((all, { amount }) => all + amount, 0) + voids.amount, date).toBe(total);
  }
  expect(days.reduce((all, { total }) => all + total, 0)).toBe(cards.total);
  const { revenue } = (await salon.owner.get('/api/dashboard')).body as { revenue: Record<string, number> };
  expect(revenue).toMatchObject({
    month: cards.total,
    products: cards.product_sales,
    services: cards.total - cards.product_sales,
  });

  // Every banknote once, whatever was reopened or corrected meanwhile.
  const [cash] = await rows<{ received: number; back: number }>(`select
    coalesce(sum(amount + tip) filter (where void_id is null), 0)::float8 as received,
    coalesce(-sum(amount + tip) filter (where void_id is not null), 0)::float8 as back
    from payments where method = 'Dinheiro' and day is not null`);
  expect((await salon.owner.get('/api/cashier/cash-day')).body).toMatchObject({
    cash_received: Math.round((cash?.received ?? 0) * 100),
    cash_voids: Math.round((cash?.back ?? 0) * 100),
  });

  const [truth] = await rows<Record<string, number>>(`select
    (select coalesce(sum(commission_amount), 0) from appointment_services line join appointments on appointments.id = appointment_id
      where status = 'finalizado')
    + (select coalesce(sum(seller_commission), 0) from sale_items join sales on sales.id = sale_id where status = 'finalised')
    - (select coalesce(sum(seller_commission), 0) from sale_items join sale_voids using (sale_id))
    + (select coalesce(sum(commission_amount), 0) from sale_services join sales on sales.id = sale_id where status = 'finalised')
    - (select coalesce(sum(commission_amount), 0) from sale_services join sale_voids using (sale_id)) as commissions,
    (select coalesce(sum(tip), 0) from payments) as tips,
    (select coalesce(sum((used->>'total_cost')::numeric), 0) from appointments
      join appointment_services line on appointment_id = appointments.id, jsonb_array_elements(line.products_used) as used
      where status = 'finalizado')
    + (select coalesce(sum(cost), 0) from sale_items join sales on sales.id = sale_id where status = 'finalised')
    - (select coalesce(sum(cost), 0) from sale_items join sale_voids using (sale_id)) as product_costs,
    (select coalesce(sum(total_value), 0) from product_purchases where instalments = 1 and to_char(payment_date, 'YYYY-MM') = '${year}-${month}')
    + (select coalesce(sum(value), 0) from purchase_instalments where payment_status = 'Pago') as purchases,
    (select coalesce(sum(value), 0) from expenses where payment_status = 'Pago') as expenses,
    (select coalesce(sum(value), 0) from monthly_fixed_costs join fixed_cost_types type on type.id = fixed_cost_type_id
      where is_paid and month = ${Number(month)} and category <> 'Outros') as fixed,
    (select coalesce(sum(value), 0) from monthly_fixed_costs join fixed_cost_types type on type.id = fixed_cost_type_id
      where is_paid and month = ${Number(month)} and category = 'Outros') as other_fixed,
    (select coalesce(sum(fee), 0) from payments where day is not null) as fees`);
  const due = Object.fromEntries(
    Object.entries(truth ?? {}).map(([name, value]) => [name, Math.round(Number(value) * 100)]),
  );
  const owed = (name: string) => due[name] ?? Number.NaN;
  // It would prove little of what never happened.
  for (const [name, value] of Object.entries(due)) expect(value, name).toBeGreaterThan(0);

  const report = async <T>(path: string) => (await salon.owner.get(`/api/reports/${path}`)).body as T;
  const whole = `first=${year}-${month}-01&last=${lastDay(`${year}-${month}`)}`;
  const services = cards.total - cards.product_sales;
  const income = await report<IncomeExpenses>(`income-expenses?year=${year}&month=${Number(month)}`);
  expect(income.revenue).toMatchObject({ services, products: cards.product_sales, total: cards.total });
  const others = owed('expenses') + owed('other_fixed') + owed('fees');
  expect(income.expenses).toEqual({
    commissions: owed('commissions'),
    fixed_costs: owed('fixed'),
    products: owed('purchases'),
    others,
    total: owed('commissions') + owed('fixed') + owed('purchases') + others,
  });
  expect(income.items.reduce((all, { value }) => all + value, 0)).toBe(income.expenses.total);
  expect(income.balance).toBe(income.revenue.total - income.expenses.total);
  for (const which of ['revenue', 'expenses'] as const) {
    expect(income.days.reduce((all, one) => all + one[which], 0)).toBe(income[which].total);
  }
  const result = await report<ResultReport>(`result?${whole}`);
  expect(result.months).toEqual([
    {
      month: `${year}-${month}`,
      services,
      products: cards.product_sales,
      fees: owed('fees'),
      product_costs: owed('product_costs'),
      commissions: owed('commissions'),
      fixed_costs: owed('fixed') + owed('other_fixed'),
      expenses: owed('expenses'),
    },
  ]);
  const byService = await report<ServicesReport>(`services?${whole}`);
  expect(byService.total.revenue).toBe(services);
  const people = await report<ProfessionalsReport>(`professionals?${whole}`);
  expect(people.total.service_revenue).toBe(services);
  expect(people.total.service_commission + people.total.product_commission).toBe(owed('commissions'));
  const partners = await report<PartnerReport>(`partner?${whole}`);
  expect(partners.total.gross).toBe(services);
  expect(partners.rows.reduce((all, { salon, professional }) => all + salon + professional, 0)).toBe(services);

  const { totals } = (await salon.owner.get(`/api/commissions/summary?${whole}`)).body as CommissionSummary;
  expect(totals).toMatchObject({ commissions_total: owed('commissions'), tips_total: owed('tips') });

  const underpaid = await rows(`select id from appointments where status = 'finalizado' and
    greatest((select sum(unit_price) from appointment_services where appointment_id = appointments.id) - discount_value, 0)
      is distinct from (select sum(amount) from payments where appointment_id = appointments.id)`);
  const unfinalised = await rows(
    `select id from payments where appointment_id in (select id from appointments where status <> 'finalizado')`,
  );
  const unsold = await rows(`select id from sales where status = 'finalised' and (total is distinct from
    (select sum(amount) from payments where sale_id = sales.id and void_id is null) or
    -total is distinct from coalesce((select sum(amount) from payments where sale_id = sales.id and void_id is not null),
      case when exists (select from sale_voids where sale_id = sales.id) then 0 else -total end))`);
  const miscounted = await rows(`select id from products where stock_quantity_base <>
    (select coalesce(sum(quantity_changed), 0) from stock_movements where product_id = products.id)`);
  expect({ underpaid, unfinalised, unsold, miscounted }).toEqual({
    underpaid: [],
    unfinalised: [],
    unsold: [],
    miscounted: [],
  });
}, 240_000);
