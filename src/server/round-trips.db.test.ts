import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { openSalon } from './booking/testing/open-salon.ts';
import { sellingSalon } from './cashier/testing/selling-salon.ts';
import { operationsOf } from './kernel/testing/operations.ts';
import { perFile } from './kernel/testing/per-test.ts';
import { countQueries } from './kernel/testing/query-counter.ts';
import { fillSalon } from './kernel/testing/salon.ts';
import { sampleInput } from './kernel/testing/sample-inputs.ts';
import { type Owner, signedUp, testServer } from './test-server.ts';

const server = testServer();
const owner = perFile(() => signedUp(server));
beforeAll(async () => {
  await fillSalon(server.admin, owner.id);
  await mailed(owner, 1);
});

/** What happens after an answer also asks the database, and is not what is counted. */
const mailed = ({ email }: Owner, count: number) =>
  vi.waitFor(() => expect(server.mails.filter(({ to }) => to === email)).toHaveLength(count), { timeout: 60_000 });

const reads = operationsOf().filter(
  ({ method, name }) =>
    method === 'GET' && name !== 'account.resetLink' && name !== 'desk.people' && !name.startsWith('public.'),
);

/** What the program's own counter said of the last call. */
function lastCounted(): number | undefined {
  const lines = server.log().trim().split('\n');
  return lines.map((line) => JSON.parse(line).roundTrips).findLast((count) => count !== undefined);
}

/** A report asks which day it is in the salon before it knows what to compare, and may look twice; a statement has sums and entries. */
/** The next times are looked for once it is known from which day on. */
/** Which name is asked about stands in the transaction of the question. */
const inTwoSteps = ['commissions.statement', 'agenda.nextTimes', 'salonPage.checkName'];
const mostWaits = (name: string) => (name.startsWith('reports.') ? 4 : inTwoSteps.includes(name) ? 3 : 2);

test.each(reads)('$name waits for the database no more than it may, and counts it right', async ({ name, path }) => {
  const input = (sampleInput(name, owner.id) ?? {}) as Record<string, string>;
  const named = path.replaceAll(/\{(\w+)\}/g, (_, param) => String(input[param]));
  const url = `${named}?${new URLSearchParams(input)}`;
  // The first call also opens connections; those belong to the server, not to the page.
  await owner.get(url);
  const { result, waits, queries } = await countQueries(() => owner.get(url));
  expect(result.status, result.text).toBe(200);
  expect(waits, queries.join('\n')).toBeLessThanOrEqual(mostWaits(name));
  expect(lastCounted()).toBe(waits);
});

test('the search for everything is one statement, after the session', async () => {
  const url = `/api/search?${new URLSearchParams({ q: 'ana corte shampoo', day: '2026-09-03', number: '1' })}`;
  await owner.get(url);
  const { result, waits, queries } = await countQueries(() => owner.get(url));
  expect(result.status, result.text).toBe(200);
  expect(waits).toBe(2);
  expect(queries.filter((text) => text.includes('search_words'))).toHaveLength(1);
});

test('a stranger’s read waits for nothing', async () => {
  const { waits } = await countQueries(() => server.visitor().get('/api/agenda/hours'));
  expect(waits).toBe(0);
  expect(lastCounted()).toBe(0);
});

test('a save counts every statement that it waits for', async () => {
  const save = () => owner.put('/api/account/business', { business_name: 'Bela' });
  await save();
  const { waits } = await countQueries(save);
  // Session; before (with begin and owner), update; commit (with the history).
  expect(waits).toBe(4);
  expect(lastCounted()).toBe(4);
});

test('an appointment is saved in five waits; products cost one for their lots and one when they are taken, a card one', async () => {
  const { appointment } = sampleInput('agenda.create', owner.id) as { appointment: object };
  const save = (changes: object) =>
    owner.post('/api/agenda/appointments', { id: randomUUID(), appointment: { ...appointment, ...changes } });
  await save({ date: '2026-09-04' });
  const lines = (appointment as { lines: object[] }).lines.map((line) => ({ ...line, products_used: [] }));
  const plain = await countQueries(() => save({ date: '2026-09-05', lines }));
  expect(plain.result.status, plain.result.text).toBe(200);
  // Session; what it meets (with salon and day locked); appointment with lines; read back; commit (with the history).
  expect(plain.waits, plain.queries.join('\n')).toBe(5);
  // Its lots (with its shelf locked), and for the product its stock with the movement.
  const withProduct = await countQueries(() => save({ date: '2026-09-06' }));
  expect(withProduct.waits, withProduct.queries.join('\n')).toBe(7);
  // How it was paid travels with the history; only what a card costs has to be known first.
  const byCard = await countQueries(() => save({ date: '2026-09-07', lines, payment_method: 'Cartão de Crédito' }));
  expect(byCard.waits, byCard.queries.join('\n')).toBe(6);
});

test('a sale of two products is finalised in at most eight waits, with an appointment that uses one in thirteen and reads it once', async () => {
  const salon = await sellingSalon(server);
  const items = [salon.item(), salon.combs(1)];
  const pix = (amount: number) => [{ method: 'PIX', amount }];
  await salon.sell({ items });
  const sale = await salon.open({ items });
  const sold = await countQueries(() => salon.finalise(sale, pix(42_00), randomUUID()));
  expect(sold.result.status, sold.result.text).toBe(200);
  expect(sold.waits, sold.queries.join('\n')).toBeLessThanOrEqual(8);

  const { id } = await salon.book({ lines: [salon.colouring(10)] });
  const { version } = await salon.open({ items }, id);
  const { appointment } = await salon.readComanda(id);
  const finish = { version: appointment.version, sale_version: version, sale: null, payments: pix(192_00) };
  const path = `/api/cashier/appointments/${id}/finish`;
  const finished = await countQueries(() =>
    salon.owner.post(path, finish, { headers: { 'idempotency-key': randomUUID() } }),
  );
  expect(finished.result.status, finished.result.text).toBe(200);
  expect(finished.waits, finished.queries.join('\n')).toBeLessThanOrEqual(13);
  // Once, while it is held, and then the comanda that is answered.
  const reads = finished.queries.filter((text) => text.startsWith('select "appointments"."id"'));
  expect(reads.map((text) => text.endsWith('for update of "appointments"'))).toEqual([true, false]);
});

test('a visitor who books waits for the database four times, one who looks at a month twice, a salon’s list once', async () => {
  const salon = await openSalon(server);
  const book = (selectedTime: string) => salon.book({ selectedTime }, { headers: { 'idempotency-key': selectedTime } });
  await book('09:00');
  // The owner's mails, of the sign-up and of the request, read who that is after the answer.
  await mailed(salon.owner, 2);
  const booked = await countQueries(() => book('12:00'));
  expect(booked.result.status, booked.result.text).toBe(200);
  // Limit; key, choice and diary (with begin, owner, and salon, day and phone locked); request; commit (with history and key). The mail to the owner is prepared after that.
  expect(booked.waits, booked.queries.join('\n')).toBe(4);
  const looked = await countQueries(() => salon.slots({ daysAhead: -1 }));
  expect(looked.result.status).toBe(200);
  expect(looked.waits).toBe(2);
  // Looks are counted ten at a time.
  await salon.list('services');
  expect((await countQueries(() => salon.list('services'))).waits).toBe(1);
});
