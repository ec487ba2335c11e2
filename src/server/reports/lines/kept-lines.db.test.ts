import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { bookedSalon } from '#server/agenda/testing/booked-salon.ts';
import { lockWaits } from '#server/kernel/testing/lock-waits.ts';
import { timesOf } from '#server/kernel/testing/rounds.ts';
import { connectAsAdmin } from '#server/kernel/testing/salon.ts';
import { createResale } from '#server/products/testing.ts';
import { testServer } from '#server/test-server.ts';
import { expectKept } from '../testing/kept.ts';
import { reportRows } from '../testing/report-rows.ts';

const server = testServer();

/** Two salons with something of everything: what is done to one must not touch the other. */
async function twoSalons() {
  const made = [];
  for (const owner of [await bookedSalon(server), await bookedSalon(server)]) {
    const product = await createResale(owner.owner, { name: 'Sérum' });
    const rows = reportRows(server, owner.owner.id);
    await server.admin.query(`insert into clients (user_id, name) values ($1, 'Bia'), ($1, 'Cris')`, [owner.owner.id]);
    for (const [at, day] of ['2026-01-31', '2026-02-01', '2026-02-15', '2026-03-01'].entries()) {
      const line = {
        service: owner.corte,
        staff: at % 2 ? owner.rita : null,
        price: 33_33,
        commission: 10_01,
        cost: 2_50,
      };
      const lines = [line, { ...line, service: owner.coloracao, staff: owner.bia, price: 20_00 }];
      await rows.visit({ day, staff: owner.rita, lines: at === 3 ? [] : lines, paid: [{ amount: 50_00, fee: 1_11 }] });
      const item = { product: product.id, seller: owner.bia, value: 29_99, commission: 3_00 };
      await rows.sale({
        ...{ day, items: at === 3 ? [] : [item, { ...item, seller: null }], total: 55_55 },
        ...(at % 2 ? { voidedOn: '2026-03-02' } : {}),
      });
    }
    for (const table of ['appointments', 'sales']) {
      await server.admin.query(
        `update ${table} set client_id = (select id from clients where clients.user_id = ${table}.user_id order by md5(clients.id || ${table}.id::text) limit 1)`,
      );
    }
    made.push(owner);
  }
  return made;
}

/** Everything that can happen to a row, also what the program never does; `$1` is one of the salon's, by chance, `$2` a number. */
const changes = {
  status: `update appointments set status = (array['pendente', 'finalizado', 'cancelado'])[1 + $2 % 3] where id = $1`,
  date: `update appointments set date = date '2026-01-20' + $2 where id = $1`,
  professional:
    'update appointments set professional_id = (select id from staff where user_id = appointments.user_id order by id offset $2 % 3 limit 1) where id = $1',
  price: 'update appointment_services set unit_price = $2 where appointment_id = $1',
  commission:
    'update appointment_services set commission_amount = $2, professional_id = null where appointment_id = $1',
  used: `update appointment_services set products_used = jsonb_build_array(jsonb_build_object('total_cost', $2 / 3.0)) where appointment_id = $1`,
  lines: `with gone as (delete from appointment_services where appointment_id = $1), moved as (
      update appointments set date = date + 1 where id = $1 returning user_id, id)
    insert into appointment_services (user_id, appointment_id, service_name, unit_price, duration_minutes, position, commission_percent, commission_amount)
      select user_id, id, 'Novo', $2 * n, 30, n, 10, n from moved, generate_series(1, 3) as n`,
  emptied: 'delete from appointment_services where appointment_id = $1 and $2 % 2 = 0',
  paid: 'update payments set amount = amount + $2, fee = fee + $2 / 7.0 where appointment_id = $1 or sale_id = $1 and void_id is null',
  split: `insert into payments (user_id, appointment_id, day, method, amount, fee, received_at)
    select user_id, id, date, 'PIX', $2, 0.01, now() from appointments where id = $1 and $2 > 0`,
  unpaid: 'delete from payments where $1 in (appointment_id, sale_id) and $2 % 2 = 0',
  removed: 'delete from appointments where id = $1 and $2 % 3 = 0',
  seller:
    'update sale_items set seller_commission = $2, seller_percent = 10, value = $2, cost = $2 / 2.0 where sale_id = $1',
  served: `insert into sale_services (user_id, sale_id, service_name, professional_id, list_price, unit_price, commission_percent, commission_amount)
    select user_id, id, 'Corte', (select id from staff where user_id = sales.user_id order by id offset $2 % 2 limit 1), $2, $2, 10, $2 / 10.0
    from sales where id = $1`,
  tipped: `update payments set tip = $2, fee_percent = 1, tip_staff_id = (select id from staff where user_id = payments.user_id order by id limit 1)
    where $1 in (appointment_id, sale_id) and void_id is null and method <> 'Mensalista (a receber)'`,
  item: 'delete from sale_items where sale_id = $1 and $2 % 2 = 0',
  voided: `insert into sale_voids (user_id, sale_id, day, reason) select user_id, id, date '2026-02-27' + $2, 'Devolvido' from sales where id = $1
    on conflict do nothing`,
  kept: 'delete from sale_voids where sale_id = $1 and $2 % 2 = 0',
  reopened: `update sales set status = 'open', finalized_at = null, finalized_on = null where id = $1 and $2 % 2 = 0`,
  sold: `update sales set status = 'finalised', finalized_at = now(), finalized_on = date '2026-01-25' + $2 where id = $1`,
  service:
    'delete from services where id = (select service_id from appointment_services where appointment_id = $1 and service_id is not null and $2 % 4 = 0 limit 1)',
  person:
    'delete from staff where id = (select professional_id from appointments where id = $1 and $2 % 4 = 0) and not exists (select from commission_advances where staff_id = staff.id)',
  advance: `insert into commission_advances (user_id, staff_id, amount, effective_date)
    select user_id, professional_id, 1 + $2, date from appointments where id = $1 and professional_id is not null`,
  takenBack:
    'delete from commission_advances where staff_id = (select professional_id from appointments where id = $1) and $2 % 2 = 0',
  client: `update appointments set client_id = (select id from clients where user_id = appointments.user_id order by id offset $2 % 3 limit 1)
    where id = $1`,
  buyer: `update sales set client_id = (select id from clients where user_id = sales.user_id order by id offset $2 % 3 limit 1) where id = $1`,
  gone: 'delete from clients where id = (select client_id from appointments where id = $1 and $2 % 4 = 0)',
  all: 'update appointments set date = date + 1 where user_id = (select user_id from appointments where id = $1) and $2 % 4 = 0',
};
const names = Object.keys(changes) as (keyof typeof changes)[];

test('whatever happens to the rows, in whatever order, the lines that are kept and the months that are carried are what the rows say', {
  timeout: 120_000,
}, async () => {
  const deed = fc.record({
    what: fc.constantFrom(...names),
    which: fc.nat({ max: 99 }),
    number: fc.nat({ max: 40 }),
    // A transaction that fails leaves nothing behind.
    undone: fc.integer({ min: 0, max: 6 }).map((one) => one === 0),
  });
  const run = async (deeds: (typeof deed extends fc.Arbitrary<infer One> ? One : never)[]) => {
    await server.admin.query('delete from auth.users');
    await twoSalons();
    await expectKept(server);
    for (const { what, which, number, undone } of deeds) {
      const { rows } = await server.admin.query<{ id: string }>(
        'select id from appointments union all select id from sales order by id',
      );
      await server.admin.query('begin');
      // What a constraint refuses did not happen either.
      const done = await server.admin
        .query(changes[what].replaceAll('$2', String(number)), [rows[which % rows.length]?.id])
        .catch(() => null);
      await server.admin.query(undone || !done ? 'rollback' : 'commit');
      await expectKept(server);
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 25 }), run), {
    numRuns: timesOf(6),
    seed: 49,
  });
});

test('each of these changes happens, so that the test above says something', async () => {
  const [{ owner } = { owner: { id: '' } }] = await twoSalons();
  const { rows } = await server.admin.query<{ id: string }>(
    'select id from appointments where user_id = $1 union all select id from sales where user_id = $1',
    [owner.id],
  );
  for (const name of names) {
    await server.admin.query('begin');
    let changed = 0;
    for (const { id } of rows) {
      await server.admin.query('savepoint one');
      const done = await server.admin.query(changes[name].replaceAll('$2', '12'), [id]).catch(() => null);
      if (!done) await server.admin.query('rollback to savepoint one');
      changed += done?.rowCount ?? 0;
    }
    await server.admin.query('rollback');
    if (name === 'takenBack') continue;
    expect(changed, name).toBeGreaterThan(0);
  }
});

test('two who pay or finish something of one month at once do not wait for each other, and both count', async () => {
  const salon = await bookedSalon(server);
  const [one, other] = [await connectAsAdmin(server.adminUrl), await connectAsAdmin(server.adminUrl)];
  const advance = `insert into commission_advances (user_id, staff_id, amount, effective_date) values ('${salon.owner.id}', '${salon.rita}', 7, '2026-02-03')`;
  await one.query(advance);
  await one.query('begin');
  await one.query(advance);
  await other.query(`begin; set local lock_timeout = '2s'; ${advance}; commit`);
  await expectKept(server);
  await one.query('commit');
  await expectKept(server);
  await other.query(advance);
  const { rows } = await other.query('select amount from commission_months where user_id = $1', [salon.owner.id]);
  expect(rows, 'whoever comes later takes the others along').toEqual([{ amount: '-28.00' }]);
  await one.end();
  await other.end();
});

test('of two who correct one appointment at once, the second one shares out what the first one left', async () => {
  const salon = await bookedSalon(server);
  const line = { service: null, staff: salon.rita, price: 10_00, commission: 1_00, cost: 0 };
  const visit = { day: '2026-02-03', staff: null, lines: [line, line], paid: [{ amount: 20_00, fee: 1_00 }] };
  const id = await reportRows(server, salon.owner.id).visit(visit);
  const [one, other] = [await connectAsAdmin(server.adminUrl), await connectAsAdmin(server.adminUrl)];
  await one.query('begin');
  await one.query('update payments set fee = 2 where appointment_id = $1', [id]);
  const second = other.query(`update appointment_services set professional_id = $2 where appointment_id = $1`, [
    id,
    salon.bia,
  ]);
  await vi.waitFor(async () => expect(await lockWaits(server.admin)).toBe(1));
  await one.query('commit');
  await second;
  await expectKept(server);
  await one.end();
  await other.end();
});

test('of two visits of one client that are finished at once, the later one knows the earlier', async () => {
  const salon = await bookedSalon(server);
  const visit = async (day: string) => {
    const id = await reportRows(server, salon.owner.id).visit({ day, staff: null, lines: [], paid: [] });
    await server.admin.query('update appointments set client_id = $2 where id = $1', [id, salon.client]);
    return id;
  };
  await visit('2026-01-01');
  const [earlier, later] = [await visit('2026-01-11'), await visit('2026-02-11')];
  await server.admin.query(`update appointments set status = 'pendente' where id = any($1)`, [[earlier, later]]);
  const [one, other] = [await connectAsAdmin(server.adminUrl), await connectAsAdmin(server.adminUrl)];
  const finish = `update appointments set status = 'finalizado' where id = $1`;
  await one.query('begin');
  await other.query('begin');
  await one.query(finish, [earlier]);
  await other.query(finish, [later]);
  await one.query('set constraints all immediate');
  const second = other.query('commit');
  await vi.waitFor(async () => expect(await lockWaits(server.admin)).toBe(1));
  await one.query('commit');
  await second;
  await expectKept(server);
  await one.end();
  await other.end();
});

test('a salon that is deleted takes its lines and months along', async () => {
  const [{ owner } = { owner: { id: '' } }] = await twoSalons();
  await server.admin.query('delete from auth.users where id = $1', [owner.id]);
  for (const table of ['finalised_lines', 'commission_months', 'client_visits']) {
    const { rows } = await server.admin.query(`select from ${table} where user_id = $1`, [owner.id]);
    expect(rows, table).toEqual([]);
  }
  await expectKept(server);
});
