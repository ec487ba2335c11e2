// Comandas opened and sales finalised a second over HTTP, beside an administrator who reads and writes the same rows plainly; and how much
// longer the month's page takes among 10 and 100 times the rows of other salons, and with 10 times the salon's own past.   npm run bench:cashier
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '#server/kernel/testing/program.ts';
import { newTestDatabase, startTestCluster } from '#server/kernel/testing/test-cluster.ts';
import { addDesk, addPast, type Desk, type OpenSale, PRICE, signUp } from './cashier-salon.ts';
import { ask, compareWithFloor, inMs, type Load, type Made, type Request, say, timed } from './measure.ts';

const CONNECTIONS = 10;
const LOAD: Load = { connections: CONNECTIONS, calls: 200, rounds: 5, warmUp: 2 };
const PAGES = 41;
/** Payments of one such salon before this month, which has 600. */
const PAST = 1_500;
const SECRET = 'a secret of the bench, which is long enough';
const METHOD = 'PIX';

// With what a salon's database runs with: a sale that is confirmed is on disk.
const cluster = await startTestCluster({ lasting: true });
const dataFolder = mkdtempSync(join(tmpdir(), 'madeixa-bench-'));
const closing: Array<() => Promise<unknown>> = [];
try {
  const { url, adminUrl } = await startServer();
  const sales = LOAD.calls * (LOAD.rounds + LOAD.warmUp);
  const ours = await addDesk(adminUrl, await signUp(url, 'http'), sales);
  const bare = await addDesk(adminUrl, await signUp(url, 'bare'), sales);
  await compareWithFloor('comandas opened', LOAD, {
    url,
    request: () => openingOf(ours),
    adminUrl,
    floor: () => comandaOf(bare),
    goal: { atLeast: 0.2 },
  });
  await compareWithFloor('sales finalised', LOAD, {
    url,
    request: () => finalisingOf(ours),
    adminUrl,
    floor: () => finalisedRows(bare),
    goal: { atLeast: 0.25 },
  });
  await compareMonths();
} finally {
  for (const close of closing.reverse()) await close();
  await cluster.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}

async function startServer(): Promise<{ url: string; adminUrl: string }> {
  const { adminUrl } = await newTestDatabase(cluster.url);
  const program = runProgram({ DATABASE_URL: adminUrl, DATA_DIR: dataFolder, SECRET, LOG_LEVEL: 'error' });
  closing.push(() => {
    program.process.kill('SIGTERM');
    return program.ended;
  });
  const url = await program.ready;
  if (!url) throw new Error(program.output());
  return { url, adminUrl };
}

function openingOf({ cookie, appointment }: Desk): Made {
  return { method: 'GET', path: `/api/cashier/appointments/${appointment}/comanda`, headers: { cookie } };
}

/** Each request takes the next sale that is still open. */
function finalisingOf({ cookie, open }: Desk): Made {
  const setupRequest = (request: Request): Request => {
    const { id, version } = nextOf(open);
    const body = { version, payments: [{ method: METHOD, amount: PRICE }] };
    const headers = { ...request.headers, 'idempotency-key': randomUUID() };
    return { ...request, path: `/api/cashier/sales/${id}/finalise`, headers, body: JSON.stringify(body) };
  };
  return { method: 'POST', path: '/', headers: { cookie, 'content-type': 'application/json' }, setupRequest };
}

function nextOf(open: OpenSale[]): OpenSale {
  const sale = open.pop();
  if (!sale) throw new Error('There are no open sales left.');
  return sale;
}

/** The rows of an appointment and of what is sold with it. */
function comandaOf({ owner, appointment }: Desk): string {
  const its = `user_id = '${owner}' and appointment_id = '${appointment}'`;
  return `
    select * from appointments where user_id = '${owner}' and id = '${appointment}';
    select * from appointment_services where ${its};
    select * from payments where ${its};
    select * from sales where ${its};
    select * from sale_items where user_id = '${owner}' and sale_id in (select id from sales where ${its});`;
}

/** The rows that a finalised sale changes and leaves behind. */
function finalisedRows({ owner, open }: Desk): string {
  const { id, product } = nextOf(open);
  const total = PRICE / 100;
  return `
    update sales set status = 'finalised', total = ${total}, payment_method = '${METHOD}', finalized_at = now(), finalized_on = current_date
      where user_id = '${owner}' and id = '${id}';
    update products set stock_quantity_base = stock_quantity_base - 1 where user_id = '${owner}' and id = '${product}';
    insert into stock_movements (user_id, product_id, sale_id, movement_type, quantity_changed) values ('${owner}', '${product}', '${id}', 'sale', -1);
    insert into payments (user_id, sale_id, day, method, amount, received_at) values ('${owner}', '${id}', current_date, '${METHOD}', ${total}, now());
    insert into history (user_id, actor_kind, actor_id, action, entity, entity_id, after)
      select user_id, 'owner', user_id, 'update', 'sales', id, to_jsonb(sales) from sales where user_id = '${owner}' and id = '${id}';`;
}

/** The same salon in databases with 1, 10 and 100 times the rows of others; in the first of them another with ten times its past. */
async function compareMonths(): Promise<void> {
  const pages: Array<() => Promise<string | undefined>> = [];
  for (const times of [1, 10, 100]) {
    const { url, adminUrl } = await startServer();
    const names = ['one', ...(times === 1 ? ['old'] : [])];
    await addPast(adminUrl, (await signUp(url, 'others')).owner, PAST * times);
    for (const name of names) {
      const { owner, cookie } = await signUp(url, name);
      await addPast(adminUrl, owner, name === 'old' ? PAST * 10 : PAST);
      pages.push(() => monthPage(url, cookie));
    }
  }
  const [one = 1, old = 0, ten = 0, hundred = 0] = await timed(pages, { rounds: PAGES, warmUp: 10 });
  const others = { '1x': inMs(one), '10x': inMs(ten), '100x': inMs(hundred) };
  say("a month among other salons' rows", others, hundred / one, { atMost: 1.25 });
  say('a month with its own past', { '1x': inMs(one), '10x': inMs(old) }, old / one, { atMost: 1.5 });
}

/** What the page asks for when it opens. */
async function monthPage(url: string, cookie: string): Promise<string | undefined> {
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo');
  const paths = [`month?year=${today.year}&month=${today.month}`, 'open-sales', 'cash-day'];
  const answers = await Promise.all(paths.map((path) => ask(`${url}/api/cashier/${path}`, { headers: { cookie } })));
  return answers.includes(undefined) ? undefined : answers.join();
}
