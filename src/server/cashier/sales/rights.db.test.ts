import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Appointment } from '#contract/agenda/appointments.ts';
import type { Sale, SellableService } from '#contract/cashier/sales.ts';
import { savedIn } from '#server/agenda/testing/booked-salon.ts';
import { memberOf } from '#server/kernel/testing/members.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { sellingSalon } from '../testing/selling-salon.ts';

const server = testServer();
const salon = perTest(async () => {
  const selling = await sellingSalon(server);
  const desk = await memberOf(server, selling.owner, 'receptionist');
  const book = (changes: object, id = randomUUID()) =>
    desk.post('/api/agenda/appointments', { id, appointment: selling.agenda.form(changes) });
  const change = ({ id, version }: Pick<Appointment, 'id' | 'version'>, changes: object) =>
    desk.put(`/api/agenda/appointments/${id}`, { version, appointment: selling.agenda.form(changes) });
  const sell = (sale: object, appointment_id: string | null = null) =>
    desk.post('/api/cashier/sales', { id: randomUUID(), appointment_id, sale: selling.form(sale) });
  const finish = async (id: string, changes: object) => {
    const { appointment, sale } = await selling.readComanda(id);
    const versions = { version: appointment.version, sale_version: sale?.status === 'open' ? sale.version : null };
    return desk.post(`/api/cashier/appointments/${id}/finish`, { ...versions, sale: null, ...changes });
  };
  return { ...selling, desk, deskBooks: book, deskChanges: change, deskSells: sell, deskFinishes: finish };
});

const NOT_ALLOWED = { status: 403, body: { code: 'NOT_ALLOWED' } };
const LIMIT = { status: 409, body: { code: 'DISCOUNT_LIMIT', data: { percent: 10 } } };
const OK = { status: 200 };

test('a discount on an appointment goes up to the limit, and so does a price below the list', async () => {
  const { deskBooks, deskChanges, agenda, owner } = salon;
  expect(await deskBooks({ discount_value: 8_01 })).toMatchObject(LIMIT);
  expect(await deskBooks({ lines: [agenda.line({ unit_price: 71_99 })] })).toMatchObject(LIMIT);
  const { appointment } = savedIn(await deskBooks({ discount_value: 8_00 }));
  expect(await deskChanges(appointment, { discount_value: 8_01 })).toMatchObject(LIMIT);
  // What the owner has granted stays, and is not raised.
  const granted = savedIn(await agenda.change(appointment, { discount_value: 40_00 })).appointment;
  const kept = savedIn(await deskChanges(granted, { discount_value: 40_00, start_time: '11:00' })).appointment;
  expect(await deskChanges(kept, { discount_value: 40_01 })).toMatchObject(LIMIT);
  expect((await owner.get(`/api/agenda/appointments/${kept.id}`)).body).toMatchObject({ discount_value: 40_00 });
});

test('and so on a sale: on its lines, below their price, and on all of it', async () => {
  const { deskSells, desk, item, service, form, open } = salon;
  expect(await deskSells({ discount: 3_01 })).toMatchObject(LIMIT);
  expect(await deskSells({ items: [item({ unit_price: 26_99 })] })).toMatchObject(LIMIT);
  expect(await deskSells({ items: [item({ discount_percent: 11 })] })).toMatchObject(LIMIT);
  expect(await deskSells({ items: [], services: [service({ list_price: 71_99 })] })).toMatchObject(LIMIT);
  expect(await deskSells({ items: [item({ discount_percent: 5 })], discount: 1_60 })).toMatchObject(LIMIT);
  expect(await deskSells({ discount: 3_00 })).toMatchObject(OK);
  const { id, version } = await open({ discount: 15_00 });
  const change = (discount: number, version: string) =>
    desk.put(`/api/cashier/sales/${id}`, { version, sale: form({ discount, items: [item({ quantity: 2 })] }) });
  const kept = await change(15_00, version);
  expect(kept).toMatchObject(OK);
  expect(await change(15_01, (kept.body as Sale).version)).toMatchObject(LIMIT);
  // What goes up to the limit of much is not kept when little is left.
  const much = (await deskSells({ discount: 30_00, items: [item({ quantity: 10 })] })).body as Sale;
  const little = form({ discount: 30_00, items: [item()] });
  expect(await desk.put(`/api/cashier/sales/${much.id}`, { version: much.version, sale: little })).toMatchObject(LIMIT);
});

test('and on a comanda, of all that it costs', async () => {
  const { book, deskSells, deskFinishes, combs } = salon;
  const { id } = await book();
  // 80,00 and 12,00: 9,20 are ten percent.
  expect(await deskSells({ items: [combs(1)], discount: 9_21 }, id)).toMatchObject(LIMIT);
  expect(await deskSells({ items: [combs(1)] }, id)).toMatchObject(OK);
  const asked = (discount: number, list_price = 80_00) => ({
    sale: { discount, items: [combs(1)] },
    lines: [{ list_price }],
    payments: [{ method: 'PIX', amount: list_price + 12_00 - discount }],
  });
  expect(await deskFinishes(id, asked(9_21))).toMatchObject(LIMIT);
  expect(await deskFinishes(id, asked(0, 70_79))).toMatchObject(LIMIT);
  expect(await deskFinishes(id, asked(9_20))).toMatchObject(OK);
});

test('who may give no discount gives none, and who may give any gives any', async () => {
  const { owner, form } = salon;
  const sell = async (member: typeof owner, discount: number) =>
    member.post('/api/cashier/sales', { id: randomUUID(), appointment_id: null, sale: form({ discount }) });
  const none = await memberOf(server, owner, 'receptionist', { withheld: ['discounts'] });
  expect(await sell(none, 1)).toMatchObject({ status: 409, body: { data: { percent: 0 } } });
  expect(await sell(none, 0)).toMatchObject(OK);
  expect(await sell(await memberOf(server, owner, 'manager'), 30_00)).toMatchObject(OK);
  expect(await sell(owner, 30_00)).toMatchObject(OK);
});

test('a price that is agreed on each time may be any, and the screen is told which those are', async () => {
  const { owner, book, corte, coloracao, agenda, readComanda, service, deskFinishes } = salon;
  await server.admin.query('update services set preco_variavel = true where id = $1', [coloracao]);
  const { id } = await book({ lines: [agenda.line(), agenda.colouring(1)] });
  const { lines } = (await readComanda(id)).appointment;
  expect(lines.map(({ preco_variavel }) => preco_variavel)).toEqual([false, true]);
  const { body } = await owner.get('/api/cashier/services');
  const variable = (body as SellableService[]).filter(({ preco_variavel }) => preco_variavel);
  expect(variable.map(({ id }) => id)).toEqual([coloracao]);

  await server.admin.query(`update members set withheld = '{discounts}' where user_id = $1 and role = 'receptionist'`, [
    owner.id,
  ]);
  const priced = (cut: number, colour: number, sold: number, of = coloracao) => ({
    sale: { discount: 0, items: [], services: [service({ service_id: of, list_price: sold })] },
    lines: [{ list_price: cut }, { list_price: colour }],
    payments: [{ method: 'PIX', amount: cut + colour + sold }],
  });
  const NONE = { status: 409, body: { code: 'DISCOUNT_LIMIT', data: { percent: 0 } } };
  expect(await deskFinishes(id, priced(79_99, 150_00, 150_00))).toMatchObject(NONE);
  expect(await deskFinishes(id, priced(80_00, 150_00, 79_99, corte))).toMatchObject(NONE);
  expect(await deskFinishes(id, priced(80_00, 90_00, 70_00))).toMatchObject(OK);
});

test('what is done is reopened, removed, moved and paid otherwise by who may correct, and by nobody else', async () => {
  const { deskChanges, desk, book, owner } = salon;
  const done = { status: 'finalizado', payment_method: 'PIX' };
  const appointment = await book(done);
  const path = `/api/agenda/appointments/${appointment.id}`;
  expect(await deskChanges(appointment, {})).toMatchObject(NOT_ALLOWED);
  expect(await deskChanges(appointment, { ...done, payment_method: 'Dinheiro' })).toMatchObject(NOT_ALLOWED);
  expect(await deskChanges(appointment, { ...done, date: '2026-11-16' })).toMatchObject(NOT_ALLOWED);
  const { version } = appointment;
  const reopened = { version, status: 'pendente', payment_method: null };
  expect(await desk.put(`${path}/status`, reopened)).toMatchObject(NOT_ALLOWED);
  expect(await desk.call('DELETE', path)).toMatchObject(NOT_ALLOWED);
  const cash = { payment_method: 'Dinheiro' };
  expect(await desk.put(`${path}/payment-method`, cash)).toMatchObject(NOT_ALLOWED);
  expect((await owner.get(path)).body).toEqual(appointment);
  const manager = await memberOf(server, owner, 'manager');
  expect(await manager.put(`${path}/status`, reopened)).toMatchObject(OK);
  expect(await manager.call('DELETE', path)).toMatchObject(OK);
});

test('what is still owed is received by who takes payments', async () => {
  const { desk, book } = salon;
  const { id } = await book({ status: 'finalizado', payment_method: 'Mensalista (a receber)' });
  const paid = (payment_method: string) =>
    desk.put(`/api/agenda/appointments/${id}/payment-method`, { payment_method });
  expect(await paid('PIX')).toMatchObject(OK);
  expect(await paid('Mensalista (a receber)')).toMatchObject(NOT_ALLOWED);
});

test('who takes no payments books, and does not finalise', async () => {
  const { owner, agenda, book } = salon;
  const booker = await memberOf(server, owner, 'receptionist', { withheld: ['payments'] });
  const done = { status: 'finalizado', payment_method: 'PIX' };
  const create = (changes: object) =>
    booker.post('/api/agenda/appointments', { id: randomUUID(), appointment: agenda.form(changes) });
  expect(await create(done)).toMatchObject(NOT_ALLOWED);
  expect(await create({})).toMatchObject(OK);
  const { id, version } = await book({ start_time: '15:00' });
  const status = (to: object) => booker.put(`/api/agenda/appointments/${id}/status`, { version, ...to });
  expect(await status(done)).toMatchObject(NOT_ALLOWED);
  expect(await status({ status: 'cancelado', payment_method: null })).toMatchObject(OK);
});

test('who does not see commissions saves none: those that are agreed on stay', async () => {
  const { deskChanges, agenda, rita, corte, owner } = salon;
  const booked = await agenda.book({ lines: [agenda.line({ commission_percent: 25, commission_amount: 20_00 })] });
  const stored = async () => ((await owner.get(`/api/agenda/appointments/${booked.id}`)).body as Appointment).lines[0];
  const { appointment } = savedIn(await deskChanges(booked, { start_time: '12:00' }));
  expect(appointment.lines[0]).toMatchObject({ commission_percent: null, commission_amount: null });
  expect(await stored()).toMatchObject({ commission_percent: 25, commission_amount: 20_00 });

  const member = await memberOf(server, owner, 'manager', { withheld: ['all_commissions'] });
  const professional = { nome: 'Rita', funcao: 'Cabeleireira', email: '', telefone: '', color: '#bfdbfe' };
  const changed = { ...professional, comissao_percentual: 1, product_commission_percent: 1 };
  const own = { service_id: corte, does: true, price: null, duration_minutes: 45, commission_percent: 1 };
  expect(await member.put(`/api/team/${rita}`, { ...changed, services: [own] })).toMatchObject(OK);
  const service = { name: 'Corte', category: 'Cabelo', description: '', duration_minutes: 40, price: 80_00 };
  const rest = { preco_variavel: false, commission_percent: 1, is_public: true, product_ids: [] };
  expect(await member.put(`/api/services/${corte}`, { ...service, ...rest })).toMatchObject(OK);
  const { rows } = await server.admin.query(
    `select comissao_percentual::float8 as theirs, product_commission_percent::float8 as products, services.commission_percent as service,
       own.commission_percent as own, own.duration_minutes as minutes
     from staff join services on services.id = $2 join staff_services as own on own.staff_id = staff.id and own.service_id = services.id
     where staff.id = $1`,
    [rita, corte],
  );
  expect(rows).toEqual([{ theirs: 40, products: 10, service: null, own: null, minutes: 45 }]);
});

test('a line that is added by who does not see commissions earns what it earns when the owner adds it', async () => {
  const { owner, agenda, bia, coloracao, corte, finish, service } = salon;
  const own = [{ service_id: corte, does: true, price: null, duration_minutes: null, commission_percent: 30 }];
  await server.admin.query('update services set commission_percent = 20 where id = $1', [coloracao]);
  const professional = { nome: 'Bia', funcao: 'Cabeleireira', email: '', telefone: '', color: '#bfdbfe' };
  const terms = { comissao_percentual: 50, product_commission_percent: 0, services: own };
  expect(await owner.put(`/api/team/${bia}`, { ...professional, ...terms })).toMatchObject(OK);

  const unseen = await memberOf(server, owner, 'manager', { withheld: ['all_commissions'] });
  const without = <Line extends object>(line: Line) => ({ ...line, commission_percent: null, commission_amount: null });
  const first = agenda.line({ commission_percent: 25, commission_amount: 20_00 });
  // As the sheet fills them for the owner: the percentage of who does it for the service, and that of the service.
  const filled = [
    agenda.line({ professional_id: bia, commission_percent: 30, commission_amount: 24_00 }),
    agenda.colouring(1, { commission_percent: 20, commission_amount: 30_00 }),
  ];
  const done = { status: 'finalizado', payment_method: 'PIX', discount_value: 23_00 } as const;
  const put = (by: typeof owner, { id, version }: Appointment, changes: object) => {
    const lines = by === owner ? [first, ...filled] : [first, ...filled].map(without);
    return by.put(`/api/agenda/appointments/${id}`, { version, appointment: agenda.form({ lines, ...changes }) });
  };
  const earned = async (id: string) =>
    ((await owner.get(`/api/agenda/appointments/${id}`)).body as Appointment).lines.map((one) => [
      one.commission_percent,
      one.commission_amount,
      one.commission_from_net,
    ]);

  const edited = async (by: typeof owner, date: string) => {
    const booked = await agenda.book({ lines: [first], date });
    const { id } = savedIn(await put(by, booked, { date, discount_value: 23_00 })).appointment;
    expect(await finish(id)).toMatchObject(OK);
    return earned(id);
  };
  const editedWhenDone = async (by: typeof owner, date: string) => {
    const booked = await agenda.book({ ...done, lines: [first], date });
    return earned(savedIn(await put(by, booked, { ...done, date })).appointment.id);
  };
  const booked = async (by: typeof owner, date: string) => {
    const lines = by === owner ? filled : filled.map(without);
    const appointment = agenda.form({ ...done, lines, date });
    return earned(savedIn(await by.post('/api/agenda/appointments', { id: randomUUID(), appointment })).appointment.id);
  };
  const onTheSpot = async (by: typeof owner, date: string) => {
    const { id, version } = await agenda.book({ lines: [first], date });
    const sale = { discount: 10_00, items: [], services: [service({ professional_id: bia })] };
    const payments = [{ method: 'PIX', amount: 150_00 }];
    const finished = { version, sale_version: null, sale, payments };
    expect(await by.post(`/api/cashier/appointments/${id}/finish`, finished)).toMatchObject(OK);
    const sql = `select commission_percent::float8 as percent, commission_amount::float8 as amount from sale_services
      join sales on sales.id = sale_id where sales.appointment_id = $1`;
    return [...(await earned(id)), ...(await server.admin.query(sql, [id])).rows];
  };
  const ways = [edited, editedWhenDone, booked, onTheSpot];
  const results = async (by: typeof owner, from: number) => {
    const all: unknown[] = [];
    for (const [place, way] of ways.entries()) all.push(await way(by, `2026-11-${from + place}`));
    return all;
  };
  const owners = await results(owner, 10);
  expect(owners).toEqual([
    [
      [25, 20_00, false],
      [30, 24_00, false],
      [20, 30_00, false],
    ],
    [
      [25, 20_00, false],
      [30, 24_00, false],
      [20, 30_00, false],
    ],
    [
      [30, 24_00, false],
      [20, 30_00, false],
    ],
    [[25, 20_00, false], { percent: 30, amount: 24 }],
  ]);
  expect(await results(unseen, 14)).toEqual(owners);
});
