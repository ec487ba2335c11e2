// Comandas opened and sales finalised a second over HTTP, beside the bare database doing the same statements in the same run; and how much
// longer the month's page takes among 10 and 100 times the rows of other salons, and with 10 times the salon's own past. Rounds alternate,
// so that a noisy moment does not hit one side alone. The ratios are what to compare; the numbers are this machine's.   npm run bench:cashier
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { salonToday } from '#server/account/salon-today.ts';
import { readComanda } from '#server/cashier/sales/comanda-queries.ts';
import { lockSale, readSale, readSellers, setFinalised } from '#server/cashier/sales/queries.ts';
import { databaseOf } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import { openPool } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import { runProgram } from '#server/kernel/testing/program.ts';
import { newTestDatabase, startTestCluster } from '#server/kernel/testing/test-cluster.ts';
import { pay } from '#server/payments/pay.ts';
import { moveStock } from '#server/products/move-stock.ts';
import { cents } from '../src/domain/shared/money.ts';
import { compareWithDatabase, type Load, type Made, type Request } from './beside-database.ts';
import { addDesk, addPast, type Desk, type OpenSale, PRICE, signUp } from './cashier-salon.ts';
import { median } from './median.ts';

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
  const { app } = await makeLogins(adminUrl, SECRET);
  const pool = openPool(app, CONNECTIONS);
  closing.push(() => pool.end());
  const sales = LOAD.calls * (LOAD.rounds + LOAD.warmUp);
  const ours = await addDesk(adminUrl, await signUp(url, 'http'), sales);
  const bare = await addDesk(adminUrl, await signUp(url, 'bare'), sales);
  await compareWithDatabase('comandas opened', LOAD, {
    url,
    request: () => openingOf(ours),
    bare: () => readComanda(databaseOf(pool, bare.owner), bare.appointment),
  });
  await compareWithDatabase('sales finalised', LOAD, {
    url,
    request: () => finalisingOf(ours),
    bare: () => finaliseBare(pool, bare),
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

/** The same locks, the same stock, payment and line of the history; no HTTP, sign-in, key or rules. */
async function finaliseBare(pool: Parameters<typeof databaseOf>[0], { owner, open }: Desk): Promise<void> {
  const { id, product } = nextOf(open);
  const [db, at] = [databaseOf(pool, owner), Temporal.Now.instant()];
  const day = await salonToday(db, owner, at);
  await holding({ db, owner }, { periods: [day], drawer: true }, async ({ db }) => {
    const before = await lockSale(db, id);
    await readSellers(db, id);
    const after = [{ product_id: product, quantity_used: 1 }];
    const settled = await moveStock({ db, owner }, { before: [], after }, { saleId: id });
    if (!settled.ok) throw new Error(`The shelf refused: ${settled.reason}`);
    await setFinalised(db, { id, total: cents(PRICE), method: METHOD, day, at, sellers: [], costs: [] });
    await pay({ db, owner }, { kind: 'sale', id: id, day }, [{ method: METHOD, amount: cents(PRICE) }]);
    const sale = await readSale(db, id);
    await record(db, owner, { action: 'update', entity: 'sales', entityId: id, before, after: sale });
  });
}

/** The same salon in databases with 1, 10 and 100 times the rows of others; in the first of them another with ten times its past. */
async function compareMonths(): Promise<void> {
  const pages: Array<() => Promise<void>> = [];
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
  const taken = pages.map(() => [] as number[]);
  for (let turn = -10; turn < PAGES; turn += 1) {
    for (const [i, page] of pages.entries()) {
      const started = performance.now();
      await page();
      // The first ones only warm up.
      if (turn >= 0) taken[i]?.push(performance.now() - started);
    }
  }
  const [one = 1, old = 0, ten = 0, hundred = 0] = taken.map(median);
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  const others = `1x ${ms(one)}, 10x ${ms(ten)}, 100x ${ms(hundred)}: ${(hundred / one).toFixed(2)} times (goal: at most 1.25)`;
  console.log(`a month among other salons' rows: ${others}`);
  console.log(
    `a month with its own past: 1x ${ms(one)}, 10x ${ms(old)}: ${(old / one).toFixed(2)} times (goal: at most 1.5)`,
  );
}

/** What the page asks for when it opens. */
async function monthPage(url: string, cookie: string): Promise<void> {
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo');
  const paths = [`month?year=${today.year}&month=${today.month}`, 'open-sales', 'cash-day'];
  const answers = await Promise.all(paths.map((path) => fetch(`${url}/api/cashier/${path}`, { headers: { cookie } })));
  for (const answer of answers) {
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
  }
}
