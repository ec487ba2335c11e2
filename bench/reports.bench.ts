// How much longer a month's report takes among 10 and 100 times the rows of other salons, and each report with ten years of the salon's own past; a
// year of the services; and a year's result beside the bare sums of the same rows. Rounds alternate, so that a noisy moment does not hit one side alone. The ratios are what to
// compare; the numbers are this machine's.   npm run bench:reports
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { databaseOf } from '#server/kernel/database/db.ts';
import { openPool } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import { runProgram } from '#server/kernel/testing/program.ts';
import { newTestDatabase, startTestCluster } from '#server/kernel/testing/test-cluster.ts';
import { signUp } from './cashier-salon.ts';
import { addMonths } from './reports-salon.ts';

const ROUNDS = 31;
/** Rounds that only warm up. */
const WARM_UP = 6;
/** Before the running one. */
const [SHORT, LONG] = [3, 120];
const SECRET = 'a secret of the bench, which is long enough';

const cluster = await startTestCluster();
const dataFolder = mkdtempSync(join(tmpdir(), 'madeixa-bench-'));
const closing: Array<() => Promise<unknown>> = [];
const today = Temporal.Now.plainDateISO('America/Sao_Paulo');
try {
  const first = await startServer();
  const young = await signUp(first.url, 'young');
  await addMonths(first.adminUrl, young.owner, SHORT);
  const old = await signUp(first.url, 'old');
  await addMonths(first.adminUrl, old.owner, LONG);
  const among = [
    await amongOthers(first, 0),
    await amongOthers(await startServer(), 10),
    await amongOthers(await startServer(), 100),
  ];
  const month = `/api/reports/income-expenses?year=${today.year}&month=${today.month}`;

  const [alone = 1, ten = 0, hundred = 0] = await timed(
    among.map(
      ({ url, cookie }) =>
        () =>
          get(url + month, cookie),
    ),
  );
  say("a month among other salons' rows", { '1x': alone, '10x': ten, '100x': hundred }, hundred / alone, 1.25);

  const days = `first=${today.with({ day: 1 })}&last=${today.with({ day: today.daysInMonth })}`;
  const asked = {
    'income and expenses': () => month,
    'commission summary': () => `/api/commissions/summary?${days}`,
    'commission statement': (staff: string) => `/api/commissions/statement?staff_id=${staff}&${days}`,
    clients: () => `/api/reports/clients?${days}`,
    services: () => `/api/reports/services?${days}`,
    professionals: () => `/api/reports/professionals?${days}`,
    partner: () => `/api/reports/partner?${days}`,
    result: () => `/api/reports/result?${days}`,
  };
  const staff = await Promise.all([young, old].map(({ cookie }) => somebody(first.url, cookie)));
  for (const [name, path] of Object.entries(asked)) {
    const [short = 1, long = 0] = await timed(
      [young, old].map(
        ({ cookie }, at) =>
          () =>
            get(first.url + path(staff[at] ?? ''), cookie),
      ),
    );
    const numbers = { 'four months': short, 'ten years': long };
    say(`${name}: a month with ten years of its own past`, numbers, long / short, 1.5);
  }

  const { app } = await makeLogins(first.adminUrl, SECRET);
  const pool = openPool(app, 2);
  closing.push(() => pool.end());
  const year = { first: `${today.year}-01-01`, last: `${today.year}-12-31` };
  const wholeYear = `first=${year.first}&last=${year.last}`;
  const [services = 0] = await timed([() => get(`${first.url}/api/reports/services?${wholeYear}`, old.cookie)]);
  console.log(`services: a year: ${services.toFixed(2)} ms (goal: at most 60 ms)`);

  const path = `/api/reports/result?${wholeYear}`;
  const [report = 0, bare = 1] = await timed([
    () => get(first.url + path, old.cookie),
    () => bareSums(year.first, year.last).execute(databaseOf(pool, old.owner)),
  ]);
  say("a year's result beside the bare sums", { report, sums: bare }, report / bare, 2);
} finally {
  for (const close of closing.reverse()) await close();
  await cluster.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}

type Server = { url: string; adminUrl: string };

async function startServer(): Promise<Server> {
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

/** A salon among others that have so many times its rows. */
async function amongOthers({ url, adminUrl }: Server, times: number): Promise<{ url: string; cookie: string }> {
  for (let more = times; more > 0; more -= 20) {
    const { owner } = await signUp(url, `others${more}`);
    await addMonths(adminUrl, owner, (SHORT + 1) * Math.min(more, 20) - 1);
  }
  const { owner, cookie } = await signUp(url, 'among');
  await addMonths(adminUrl, owner, SHORT);
  return { url, cookie };
}

async function get(url: string, cookie: string): Promise<string> {
  const answer = await fetch(url, { headers: { cookie } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

/** A professional who did something. */
async function somebody(url: string, cookie: string): Promise<string> {
  const summary = await get(`${url}/api/commissions/summary?first=${today.year}-01-01&last=${today}`, cookie);
  return JSON.parse(summary).rows[0].staff_id;
}

/** The median of each, in milliseconds. */
async function timed(works: ReadonlyArray<() => Promise<unknown>>): Promise<number[]> {
  const taken = works.map(() => [] as number[]);
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [i, work] of works.entries()) {
      const started = performance.now();
      await work();
      if (round >= 0) taken[i]?.push(performance.now() - started);
    }
  }
  return taken.map((values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}

/** What the result adds up, of the year and of the one before, by month, and nothing else. */
function bareSums(first: string, last: string): RawBuilder<unknown> {
  const from = sql`${first}::date - interval '1 year'`;
  const to = sql`${last}::date`;
  return sql`
    select 'paid', date_trunc('month', day), sum(amount), sum(fee) from payments where day between ${from} and ${to} group by 2
    union all
    select 'lines', date_trunc('month', date), sum(commission_amount), sum((select sum((used->>'total_cost')::numeric)
        from jsonb_array_elements(line.products_used) as used))
      from appointments join appointment_services as line on line.appointment_id = appointments.id and line.user_id = appointments.user_id
      where date between ${from} and ${to} and status = 'finalizado' group by 2
    union all
    select 'items', date_trunc('month', finalized_on), sum(seller_commission), sum(cost)
      from sales join sale_items on sale_id = sales.id and sale_items.user_id = sales.user_id
      where finalized_on between ${from} and ${to} group by 2
    union all
    select 'expenses', date_trunc('month', payment_date), sum(value), 0 from expenses where payment_date between ${from} and ${to} group by 2
    union all
    select 'costs', make_date(year, month, 1), sum(value), 0 from monthly_fixed_costs
      where is_paid and make_date(year, month, 1) between ${from} and ${to} group by 2`;
}

function say(what: string, milliseconds: Record<string, number>, ratio: number, goal: number): void {
  const numbers = Object.entries(milliseconds).map(([name, value]) => `${name} ${value.toFixed(2)} ms`);
  console.log(`${what}: ${numbers.join(', ')}: ${ratio.toFixed(2)} times (goal: at most ${goal})`);
}
