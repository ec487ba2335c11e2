import { expect, test } from 'vitest';
import type { Debtor } from '#contract/cashier/debts.ts';
import { addDays, salonNow } from '#domain/shared/time.ts';
import { bookedSalon } from '#server/agenda/testing/booked-salon.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { sellTo } from '#server/payments/testing/payments.ts';
import { testServer } from '#server/test-server.ts';

const MENSALISTA = 'Mensalista (a receber)';

const server = testServer();
const salon = perTest(() => bookedSalon(server));

const today = () => salonNow(Temporal.Now.instant(), 'America/Sao_Paulo').date;
const addClient = async (name: string, phone: string, phone_country = 'BR') =>
  ((await salon.owner.post('/api/clients', { name, phone, phone_country, email: '' })).body as { id: string }).id;
const owe = (client_id: string, daysAgo: number, start_time = '10:00') =>
  salon.book({
    client_id,
    start_time,
    status: 'finalizado',
    payment_method: MENSALISTA,
    date: addDays(today(), -daysAgo),
  });
const debtors = async (search = '') =>
  (await salon.owner.get(`/api/cashier/debtors?search=${search}`)).body as { rows: Debtor[]; next: string | null };
const owed = async () => (await salon.owner.get('/api/cashier/owed')).body;
const clients = async (query = '') =>
  ((await salon.owner.get(`/api/clients?${query}`)).body as { rows: { name: string; owes: number }[] }).rows;

test('clients who owe something are listed, the oldest debt first, with what they owe altogether', async () => {
  const vera = await addClient('Vera Souza', '11911110001');
  await owe(vera, 40);
  await owe(salon.client, 2);
  await owe(vera, 1, '12:00');
  const { rows, next } = await debtors();
  expect(next).toBeNull();
  expect(rows).toMatchObject([
    { client_id: vera, name: 'Vera Souza', owed_since: addDays(today(), -40), items: 2, amount: 160_00 },
    { client_id: salon.client, name: 'Ana Lima', owed_since: addDays(today(), -2), items: 1, amount: 80_00 },
  ]);
  expect((await debtors('vera')).rows).toMatchObject([{ client_id: vera }]);
  expect((await debtors('zoe')).rows).toEqual([]);
});

test('the totals are those of the list; what is of this month is what the cashier has to receive', async () => {
  const vera = await addClient('Vera Souza', '11911110001');
  await owe(vera, 31);
  await owe(salon.client, 30);
  await owe(vera, 0);
  await sellTo(server, salon, { method: MENSALISTA, voidedOn: '2026-11-16' });
  await sellTo(server, salon, { method: 'PIX' });
  const [year, month] = today().split('-').map(Number);
  const { body } = await salon.owner.get(`/api/cashier/month?year=${year}&month=${month}`);
  const toReceive = (body as { cards: { to_receive: number } }).cards.to_receive;
  expect(await owed()).toMatchObject({ total: 240_00, clients: 2, items: 3, old: 80_00, old_clients: 1 });
  expect(await owed()).toMatchObject({ of_month: toReceive, in_cashier: toReceive });
});

test('nobody owes anything in a new salon', async () => {
  expect(await owed()).toEqual({ total: 0, clients: 0, items: 0, of_month: 0, in_cashier: 0, old: 0, old_clients: 0 });
  expect(await debtors()).toEqual({ rows: [], next: null });
});

test('a reminder is in the language of the client’s phone, with the salon’s money', async () => {
  await server.admin.query(`update profiles set business_name = 'Studio Jasmim' where id = $1`, [salon.owner.id]);
  await owe(salon.client, 0);
  await owe(await addClient('Mary Jones', '+15551234567', 'US'), 0, '12:00');
  await owe(await addClient('Inés Gil', '+34612345678', 'ES'), 0, '14:00');
  const messages = (await debtors()).rows.map(({ message }) => message.replaceAll(/\s/g, ' '));
  expect(messages).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Olá, Ana, .* equipe Studio Jasmim\. .*R\$ 80,00, desde/),
      expect.stringMatching(/^Hi Mary, .* Studio Jasmim\. .*R\$80\.00 open with us since/),
      expect.stringMatching(/^Hola, Inés, .* Studio Jasmim\. .*80,00 .*desde/),
    ]),
  );
});

test('the list of clients says who owes how much, and shows only them where that is asked for', async () => {
  const vera = await addClient('Vera Souza', '11911110001');
  await addClient('Zoe Lima', '11911110002');
  await owe(vera, 3);
  await owe(vera, 2);
  expect(await clients()).toMatchObject([
    { name: 'Ana Lima', owes: 0 },
    { name: 'Vera Souza', owes: 160_00 },
    { name: 'Zoe Lima', owes: 0 },
  ]);
  expect(await clients('owing=yes')).toMatchObject([{ name: 'Vera Souza' }]);
  expect(await clients('owing=yes&search=lima')).toEqual([]);
  expect(await clients('owing=yes&search=souza')).toMatchObject([{ name: 'Vera Souza', owes: 160_00 }]);
});

test('many clients who owe something are listed page by page, none twice and none left out', async () => {
  await server.admin.query(
    `with client as (insert into clients (user_id, name, phone)
        select $1, 'Cliente ' || n, '+5511' || (900000000 + n) from generate_series(1, 250) n returning id),
      sale as (insert into sales (user_id, client_id, status, payment_method, total, finalized_at, finalized_on)
        select $1, id, 'finalised', $2, 35, '2026-11-15 18:00Z', '2026-11-15' from client returning id)
     insert into payments (user_id, sale_id, day, method, amount) select $1, id, '2026-11-15', $2, 35 from sale`,
    [salon.owner.id, MENSALISTA],
  );
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body }: { body: unknown } = await salon.owner.get(`/api/cashier/debtors?cursor=${cursor}`);
    const { rows, next } = body as { rows: Debtor[]; next: string | null };
    seen.push(...rows.map(({ client_id }) => client_id));
    cursor = next;
  }
  expect(seen).toHaveLength(250);
  expect(new Set(seen).size).toBe(250);
});
