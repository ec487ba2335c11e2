import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookedSalon } from '#server/agenda/testing/booked-salon.ts';
import { readStatement } from '#server/commissions/read-statement.ts';
import { readSummary } from '#server/commissions/read-summary.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { openPool } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { testServer } from '#server/test-server.ts';
import { readClientsReport } from './clients/read-clients.ts';
import { readPartner } from './partner/read-partner.ts';
import { readProfessionals } from './professionals/read-professionals.ts';
import { readResult } from './result/read-result.ts';
import { readServices } from './services/read-services.ts';
import { rowsRead } from './testing/rows-read.ts';

const server = testServer();
const MONTH = { first: '2026-10-01', last: '2026-10-31' };
const now = () => Temporal.Instant.from('2026-11-18T15:00:00Z');

type Salon = { owner: OwnerId; rita: string; months: number };
let pool: pg.Pool;
let young: Salon;
let old: Salon;
beforeAll(async () => {
  young = await salonOf(8);
  old = await salonOf(120);
  await server.admin.query('vacuum analyze');
  const { app } = await makeLogins(server.adminUrl, 'a secret of the tests, long enough');
  pool = openPool(app, 1);
});
afterAll(() => pool.end());

/** Up to October 2026, every day the same: an appointment of two lines, of a client who is another one every year. */
async function salonOf(months: number): Promise<Salon> {
  const { owner, rita, bia } = await bookedSalon(server);
  const run = (sql: string) => server.admin.query(sql.replaceAll('OWNER', `'${owner.id}'`));
  await run(
    `insert into clients (user_id, name) select OWNER, 'C' || year || ' ' || n from generate_series(2016, 2026) as year, generate_series(0, 15) as n`,
  );
  await run(`insert into appointments (user_id, client_id, client_name, date, start_time, end_time, status, payment_method, service_revenue_price)
    select OWNER, (select id from clients where user_id = OWNER and name = 'C' || extract(year from day) || ' ' || extract(doy from day)::int % 16), 'Ana', day, '10:00', '11:00', 'finalizado', 'PIX', 120
    from generate_series(date '2026-11-01' - interval '${months} months', '2026-10-31', '1 day') as day`);
  await run(`insert into appointment_services (user_id, appointment_id, service_name, unit_price, duration_minutes, professional_id, commission_percent, commission_amount)
    select user_id, appointments.id, 'Corte', 60, 30, who, 40, 24 from appointments, unnest(array['${rita}', '${bia}']::uuid[]) as who where user_id = OWNER`);
  await run(`insert into payments (user_id, appointment_id, day, method, amount, fee, received_at)
    select user_id, id, date, 'PIX', 120, 1, now() from appointments where user_id = OWNER`);
  return { owner: owner.id as OwnerId, rita, months };
}

const reports: Record<string, (db: Database, salon: Salon) => Promise<unknown>> = {
  'commission summary': (db) => readSummary({ db, now }, MONTH),
  'commission statement': (db, { rita }) => readStatement(db, { staff_id: rita, ...MONTH }),
  clients: (db, { owner }) => readClientsReport({ db, owner, now }, MONTH),
  services: (db, { owner }) => readServices({ db, owner, now }, MONTH),
  professionals: (db, { owner }) => readProfessionals({ db, owner, now }, MONTH),
  partner: (db, { owner }) => readPartner({ db, owner, now }, MONTH),
  result: (db, { owner }) => readResult({ db, owner, now }, MONTH),
};

test.each(Object.keys(reports))(
  'a month in the %s looks at the same rows after ten years as after eight months',
  async (name) => {
    const read = (salon: Salon) => rowsRead(pool, salon.owner, (db) => reports[name]?.(db, salon) ?? Promise.reject());
    // A row for each month and professional is carried, and may be looked at in both salons. An index may lead to a few rows beside those that are wanted.
    const carried = name.startsWith('commission') ? 2 * (old.months + young.months) : 0;
    expect(await read(old)).toBeLessThanOrEqual(1.1 * (await read(young)) + carried);
  },
);
