import { beforeEach, describe, expect, test } from 'vitest';
import type { AgendaDays, Card } from '#contract/agenda/appointments.ts';
import type { AgendaRequest } from '#contract/agenda/requests.ts';
import { databaseOf, inTransaction } from '#server/kernel/database/db.ts';
import type { Held } from '#server/kernel/database/holding.ts';
import { openPool, waitingUpTo } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { lockWaits } from '#server/kernel/testing/lock-waits.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { connectAsAdmin } from '#server/kernel/testing/salon.ts';
import { signedUp, testServer } from '#server/test-server.ts';
import { updateAppointment } from '../appointments/queries.ts';
import { insertRow } from '../testing/rows.ts';
import { dateOfRequest } from './queries.ts';

const TUESDAY = '2099-11-17';
const NOBODY = '5f0c0b1e-0000-4000-8000-000000000000';

const server = testServer();
let ana: string;
const owner = perTest(() => signedUp(server));
beforeEach(async () => {
  ana = await give('staff', { nome: 'Ana', funcao: 'Cabeleireira' });
});

type Row = Record<string, string | number | boolean | null>;
const give = (table: string, row: Row) => insertRow(server, table, { user_id: owner.id, ...row });
const book = (row: Row = {}) =>
  give('appointments', { client_name: 'Carla Dias', date: TUESDAY, start_time: '10:00', end_time: '11:00', ...row });
const ask = (row: Row = {}) => book({ client_phone: '+5511911112222', requires_confirmation: true, ...row });

const answer = (id: string, how: 'approve' | 'refuse', body: object = {}) =>
  owner.post(`/api/agenda/appointments/${id}/${how}`, body);
const count = async () => ((await owner.get('/api/agenda/pending/count')).body as { count: number }).count;
const pending = async (cursor = '') =>
  (await owner.get(`/api/agenda/pending?cursor=${cursor}`)).body as { rows: AgendaRequest[]; next: string | null };
async function cardOf(id: string): Promise<Card | undefined> {
  const { body } = await owner.get(`/api/agenda/days?from=${TUESDAY}&to=${TUESDAY}`);
  return (body as AgendaDays).appointments.find((card) => card.id === id);
}
const clients = async () =>
  (await server.admin.query('select name, phone, phone_country from clients where user_id = $1', [owner.id])).rows;
const historyOf = async (id: string) =>
  (await server.admin.query('select action, before, after from history where entity_id = $1 order by id', [id])).rows;
/** As the database has it, lines without their ids, which change with every save. */
async function stored(id: string) {
  const { rows } = await server.admin.query(
    `select to_jsonb(a) - 'updated_at' as row, (select jsonb_agg(to_jsonb(l) - '{id,created_at,updated_at}'::text[] order by l.position)
       from appointment_services l where l.appointment_id = a.id) as lines from appointments a where id = $1`,
    [id],
  );
  return rows[0];
}
const approved = async (id: string, professional_id = ana) => {
  const { status, body, text } = await answer(id, 'approve', { professional_id });
  expect(status, text).toBe(200);
  return (body as { version: string }).version;
};
const undo = (id: string, version: string) => owner.post(`/api/agenda/appointments/${id}/approve/undo`, { version });

describe('the list', () => {
  test('has what awaits an answer, the nearest first, with services and prices', async () => {
    await book({ professional_id: ana });
    await ask({ status: 'cancelado' });
    const later = await ask({ date: '2099-11-18' });
    const sooner = await ask({ start_time: '09:00', end_time: '10:00', professional_id: ana });
    const line = { appointment_id: sooner, service_name: 'Corte', unit_price: 80.5, duration_minutes: 60 };
    await give('appointment_services', line);
    const { rows, next } = await pending();
    expect([rows.map(({ id }) => id), next, await count()]).toEqual([[sooner, later], null, 2]);
    expect(rows[0]).toMatchObject({
      client_phone: '+5511911112222',
      professional_name: 'Ana',
      services: ['Corte'],
      full_price: 80_50,
      lines: [{ service_name: 'Corte', unit_price: 80_50, duration_minutes: 60 }],
    });
    expect(Date.parse(rows[0]?.created_at ?? '')).not.toBeNaN();
  });

  test('is read page by page, and a forged cursor starts it over', async () => {
    await server.admin.query(
      `insert into appointments (user_id, client_name, date, start_time, end_time, requires_confirmation)
       select $1, 'Carla', $2::date + i % 3, '09:00', '10:00', true from generate_series(1, 130) i`,
      [owner.id, TUESDAY],
    );
    const first = await pending();
    const second = await pending(first.next ?? '');
    expect([first.rows.length, second.rows.length, second.next]).toEqual([100, 30, null]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(130);
    const dates = [...first.rows, ...second.rows].map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    for (const key of [['2026-02-30', '10:00:00', NOBODY], ['x', 'y', NOBODY], [NOBODY], 'x']) {
      const forged = Buffer.from(JSON.stringify(key)).toString('base64url');
      expect((await pending(forged)).rows).toHaveLength(100);
    }
  });
});

describe('approving', () => {
  test('gives the request to a professional and brings the visitor into the books, in title case', async () => {
    const id = await ask({ client_name: 'carla DA silva', client_phone: '+351912345678' });
    expect(await answer(id, 'approve', { professional_id: ana })).toMatchObject({
      status: 200,
      body: { professional: 'Ana', conflict: false },
    });
    const client = { name: 'Carla da Silva', phone: '+351912345678', phone_country: 'PT' };
    expect([await clients(), await count()]).toEqual([[client], 0]);
    expect(await cardOf(id)).toMatchObject({
      professional_id: ana,
      professional_name: 'Ana',
      client_name: 'Carla da Silva',
      requires_confirmation: false,
      status: 'pendente',
    });
    expect(await historyOf(id)).toMatchObject([
      {
        action: 'approve',
        before: { professional_id: null, client_id: null, requires_confirmation: true },
        after: { professional_id: ana, professional_name: 'Ana', requires_confirmation: false, overlap_allowed: false },
      },
    ]);
  });

  test('finds who is in the books by the phone', async () => {
    const client_id = await give('clients', { name: 'Carlinha', phone: '+5511911112222' });
    const id = await ask();
    await answer(id, 'approve', { professional_id: ana });
    expect(await cardOf(id)).toMatchObject({ client_id, client_name: 'Carlinha' });
    expect(await clients()).toHaveLength(1);
  });

  test('keeps the professional that the visitor chose, unless the owner names another', async () => {
    const bia = await give('staff', { nome: 'Bia', funcao: 'Cabeleireira' });
    const [kept, given] = [
      await ask({ professional_id: ana }),
      await ask({ professional_id: ana, start_time: '09:00', end_time: '10:00' }),
    ];
    expect(await answer(kept, 'approve')).toMatchObject({ body: { professional: 'Ana' } });
    expect(await answer(given, 'approve', { professional_id: bia })).toMatchObject({ body: { professional: 'Bia' } });
    expect(await cardOf(given)).toMatchObject({ professional_id: bia });
  });

  describe('fills in what the professional earns, as the form does', () => {
    const earned = async (id: string) => {
      const { rows } = await server.admin.query(
        `select professional_id, commission_percent::float8 as percent, commission_amount::float8 as amount
         from appointment_services where appointment_id = $1 order by position`,
        [id],
      );
      return rows;
    };
    const worth = (appointment_id: string, unit_price: number, row: Row = {}) =>
      give('appointment_services', { appointment_id, service_name: 'Corte', unit_price, duration_minutes: 30, ...row });
    let bia: string;
    beforeEach(async () => {
      await server.admin.query('update staff set comissao_percentual = 40 where id = $1', [ana]);
      bia = await give('staff', { nome: 'Bia', funcao: 'Cabeleireira', comissao_percentual: 50 });
    });

    test('on each line, also where the price is still open; what was said on a line stays', async () => {
      const id = await ask();
      await worth(id, 100);
      await worth(id, 0, { position: 1 });
      await worth(id, 60, { position: 2, commission_percent: 0, commission_amount: 0 });
      await answer(id, 'approve', { professional_id: ana });
      expect(await earned(id)).toEqual([
        { professional_id: null, percent: 40, amount: 40 },
        { professional_id: null, percent: 40, amount: 0 },
        { professional_id: null, percent: 0, amount: 0 },
      ]);
      const [entry] = await historyOf(id);
      expect(entry.before.lines[0]).toMatchObject({ commission_percent: null, commission_amount: null });
      expect(entry.after.lines[0]).toMatchObject({ commission_percent: 40, commission_amount: 40_00 });
    });

    test('and whoever is approved instead of the one who was asked for gets the lines', async () => {
      const id = await ask({ professional_id: ana });
      await worth(id, 100, { professional_id: ana });
      await worth(id, 50, { position: 1 });
      await answer(id, 'approve', { professional_id: bia });
      expect(await earned(id)).toEqual([
        { professional_id: bia, percent: 50, amount: 50 },
        { professional_id: null, percent: 50, amount: 25 },
      ]);
    });

    test('a line that is somebody else’s work earns that one’s percentage', async () => {
      const id = await ask({ professional_id: ana });
      await worth(id, 100, { professional_id: bia });
      await answer(id, 'approve');
      expect(await earned(id)).toEqual([{ professional_id: bia, percent: 50, amount: 50 }]);
    });

    test('the owner earns none', async () => {
      const dona = await give('staff', { nome: 'Dona', funcao: 'Proprietária', comissao_percentual: 30 });
      const id = await ask();
      await worth(id, 100);
      await answer(id, 'approve', { professional_id: dona });
      expect(await earned(id)).toEqual([{ professional_id: null, percent: null, amount: null }]);
    });
  });

  test('over another appointment warns and is done: that row alone may overlap', async () => {
    const other = await book({ professional_id: ana, start_time: '10:30', end_time: '11:30' });
    const touching = await ask({ start_time: '11:30', end_time: '12:00' });
    const [first, second] = [await ask(), await ask()];
    const approve = async (id: string) => (await answer(id, 'approve', { professional_id: ana })).body;
    expect(await approve(touching)).toMatchObject({ professional: 'Ana', conflict: false });
    expect(await approve(first)).toMatchObject({ professional: 'Ana', conflict: true });
    expect(await approve(second)).toMatchObject({ professional: 'Ana', conflict: true });
    const { rows } = await server.admin.query('select id, overlap_allowed from appointments where user_id = $1', [
      owner.id,
    ]);
    const allowed = rows.filter((row) => row.overlap_allowed).map((row) => row.id);
    expect([allowed.sort(), rows.length]).toEqual([[first, second].sort(), 4]);
    expect(allowed).not.toContain(other);
  });

  test('over one that was written without asking for the day warns, too', async () => {
    const id = await ask();
    const rival = await connectAsAdmin(server.adminUrl);
    await rival.query('begin');
    await rival.query(
      `insert into appointments (user_id, client_name, professional_id, date, start_time, end_time)
       values ($1, 'Eva Sá', $2, $3, '10:30', '11:30')`,
      [owner.id, ana, TUESDAY],
    );
    const approving = answer(id, 'approve', { professional_id: ana });
    await expect.poll(() => lockWaits(server.admin)).toBe(1);
    await rival.query('commit');
    await rival.end();
    expect(await approving).toMatchObject({ status: 200, body: { conflict: true } });
  });

  test('over a cancelled appointment is no conflict', async () => {
    await book({ professional_id: ana, status: 'cancelado' });
    expect((await answer(await ask(), 'approve', { professional_id: ana })).body).toMatchObject({ conflict: false });
  });

  describe('whoever does it', () => {
    let bia: string;
    let colour: string;
    beforeEach(async () => {
      bia = await give('staff', { nome: 'Bia', funcao: 'Cabeleireira' });
      colour = await give('services', { name: 'Coloração', category: 'Cabelo', duration_minutes: 30, price: 80 });
    });
    const wanting = async (row: Row = {}) => {
      const id = await ask({ service_id: colour, ...row });
      const line = { service_id: colour, service_name: 'Coloração', unit_price: 80, duration_minutes: 30 };
      await give('appointment_services', { appointment_id: id, ...line });
      return id;
    };

    test('is approved although they do not do it, and the answer says so', async () => {
      const [first, second] = [await wanting(), await wanting({ start_time: '12:00', end_time: '12:30' })];
      expect((await pending()).rows.map(({ doers }) => doers)).toEqual([null, null]);
      await server.admin.query('update services set done_by_all = false where id = $1', [colour]);
      await give('staff_services', { service_id: colour, staff_id: bia });
      const cut = await give('services', { name: 'Corte', category: 'Cabelo', price: 80, done_by_all: false });
      await give('staff_services', { service_id: cut, staff_id: ana });
      const others = { appointment_id: second, service_id: cut, service_name: 'Corte', unit_price: 80, position: 1 };
      await give('appointment_services', { ...others, duration_minutes: 30, professional_id: ana });
      expect((await pending()).rows.map(({ doers }) => doers)).toEqual([[bia], [bia]]);
      expect(await answer(first, 'approve', { professional_id: ana })).toMatchObject({
        status: 200,
        body: { professional: 'Ana', not_done_by: [{ service: 'Coloração', professional: 'Ana' }] },
      });
      expect((await answer(second, 'approve', { professional_id: bia })).body).toMatchObject({ not_done_by: [] });
    });

    test('takes the time that was asked for, where their own would run past midnight', async () => {
      await give('staff_services', { service_id: colour, staff_id: ana, price: 100, duration_minutes: 60 });
      const id = await wanting({ professional_id: bia, start_time: '23:15', end_time: '23:45' });
      expect(await answer(id, 'approve', { professional_id: ana })).toMatchObject({ status: 200 });
      expect(await cardOf(id)).toMatchObject({ professional_id: ana, full_price: 100_00, end_time: '23:45' });
    });
  });

  test('needs somebody who works here', async () => {
    const id = await ask();
    const gone = await give('staff', { nome: 'Gil', funcao: 'Barbeiro', ativo: false });
    expect(await answer(id, 'approve')).toMatchObject({ status: 409, body: { code: 'PROFESSIONAL_MISSING' } });
    for (const professional_id of [gone, NOBODY]) {
      expect(await answer(id, 'approve', { professional_id })).toMatchObject({
        status: 409,
        body: { code: 'PROFESSIONAL_NOT_FOUND' },
      });
    }
    expect([await count(), await clients()]).toEqual([1, []]);
    const left = await ask({ professional_id: gone, start_time: '12:00', end_time: '13:00' });
    expect(await answer(left, 'approve')).toMatchObject({ body: { code: 'PROFESSIONAL_NOT_FOUND' } });
  });
});

describe('taking an approval back', () => {
  test('puts the request back as it was, lines and all, and the client whom it had brought goes again', async () => {
    const bia = await give('staff', { nome: 'Bia', funcao: 'Cabeleireira', comissao_percentual: 50 });
    const id = await ask({ client_name: 'carla DA silva', professional_id: ana, professional_name: 'Ana' });
    await give('appointment_services', {
      appointment_id: id,
      service_name: 'Corte',
      unit_price: 80,
      duration_minutes: 60,
    });
    const before = await stored(id);
    const version = await approved(id, bia);
    expect(await stored(id)).toMatchObject({ row: { professional_id: bia }, lines: [{ commission_percent: 50 }] });

    expect(await undo(id, version)).toMatchObject({ status: 200, body: { done: true } });
    expect([await stored(id), await count(), await clients()]).toEqual([before, 1, []]);
    expect(await historyOf(id)).toMatchObject([
      { action: 'approve' },
      {
        action: 'undo_approval',
        before: { professional_id: bia, requires_confirmation: false },
        after: { professional_id: ana, requires_confirmation: true, client_id: null },
      },
    ]);
    // And can be answered anew.
    await approved(id);
    expect(await clients()).toMatchObject([{ name: 'Carla da Silva' }]);
  });

  test.each([
    ['something was booked for them', () => book({ client_id: clientId(), start_time: '14:00', end_time: '15:00' })],
    ['something was sold to them', () => give('sales', { client_id: clientId() })],
    ['somebody wrote down their e-mail', () => change('email', 'carla@salon.example')],
  ])('leaves the client in the books where %s', async (_, happens) => {
    const id = await ask();
    const version = await approved(id);
    await readClientId();
    await happens();
    expect(await undo(id, version)).toMatchObject({ status: 200 });
    expect([await clients(), (await stored(id))?.row]).toMatchObject([{ length: 1 }, { client_id: null }]);
  });

  test('leaves a client whom the owner had added after the request came', async () => {
    const id = await ask();
    await give('clients', { name: 'Carlinha', phone: '+5511911112222' });
    expect(await undo(id, await approved(id))).toMatchObject({ status: 200 });
    expect(await clients()).toHaveLength(1);
  });

  test('is refused once something has happened to the appointment, or a sale was begun for it', async () => {
    const [moved, sold, again] = [
      await ask(),
      await ask({ start_time: '12:00', end_time: '13:00' }),
      await ask({ start_time: '15:00', end_time: '16:00' }),
    ];
    const STALE = { status: 409, body: { code: 'STALE' } };

    const version = await approved(moved);
    const place = { date: TUESDAY, start_time: '11:00', end_time: '12:00', professional_id: ana };
    const move = await owner.call('PUT', `/api/agenda/appointments/${moved}/time`, { version, ...place });
    const { appointment } = move.body as { appointment: Card };
    for (const known of [version, appointment.version]) expect(await undo(moved, known)).toMatchObject(STALE);
    expect(await cardOf(moved)).toMatchObject({ start_time: '11:00', requires_confirmation: false });

    const toSell = await approved(sold);
    const sale = await give('sales', { appointment_id: sold });
    await server.admin.query(
      `insert into history (user_id, actor_kind, action, entity, entity_id) values ($1, 'owner', 'create', 'sales', $2)`,
      [owner.id, sale],
    );
    expect(await undo(sold, toSell)).toMatchObject(STALE);

    // Another window takes it back and approves it anew: the button of the first is not about that.
    const first = await approved(again);
    expect(await undo(again, first)).toMatchObject({ status: 200 });
    await approved(again);
    expect(await undo(again, first)).toMatchObject(STALE);
    expect(await undo(NOBODY, first)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('is refused by name where the time that the visitor had chosen was taken meanwhile', async () => {
    const bia = await give('staff', { nome: 'Bia', funcao: 'Cabeleireira' });
    const id = await ask({ professional_id: ana });
    const version = await approved(id, bia);
    await book({ professional_id: ana });
    expect(await undo(id, version)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', data: { professional: 'Ana' } },
    });
    expect(await cardOf(id)).toMatchObject({ professional_id: bia, requires_confirmation: false });
  });

  test('of twenty at once one does it, and the others find it done: the client is gone once', async () => {
    const id = await ask();
    const version = await approved(id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => undo(id, version)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect([await clients(), await historyOf(id)]).toMatchObject([[], { length: 2 }]);
  });

  let added = '';
  const clientId = () => added;
  async function readClientId() {
    const { rows } = await server.admin.query('select id from clients where user_id = $1', [owner.id]);
    added = rows[0].id;
  }
  function change(field: string, value: string) {
    const form = { name: 'Carla Dias', phone: '11911112222', phone_country: 'BR', email: '', [field]: value };
    return owner.call('PUT', `/api/clients/${added}`, form);
  }
});

describe('who answers second is told who was faster, what they did and when', () => {
  const ANSWERED = { status: 409, body: { code: 'ANSWERED' } };

  test('in the agenda', async () => {
    const [yes, no, gone] = [
      await ask(),
      await ask({ start_time: '12:00', end_time: '13:00' }),
      await ask({ professional_id: ana, start_time: '15:00', end_time: '16:00' }),
    ];
    await approved(yes);
    await answer(no, 'refuse');
    await owner.call('DELETE', `/api/agenda/appointments/${gone}`);
    for (const [id, how] of [
      [yes, 'approved'],
      [no, 'refused'],
      [gone, 'removed'],
    ] as const) {
      for (const second of ['approve', 'refuse'] as const) {
        const told = await answer(id, second, { professional_id: ana });
        expect(told).toMatchObject({ ...ANSWERED, body: { data: { how, by: expect.stringMatching(/./) } } });
        expect(Date.now() - Date.parse((told.body as { data: { at: string } }).data.at)).toBeLessThan(60_000);
      }
    }
  });

  test('of an approval that was taken back and given again, the last', async () => {
    const id = await ask();
    await undo(id, await approved(id));
    expect(await count()).toBe(1);
    await answer(id, 'refuse');
    expect(await answer(id, 'approve')).toMatchObject({ body: { data: { how: 'refused' } } });
  });
});

test('refusing deletes the request, and the history keeps it with its lines', async () => {
  const id = await ask({ service_revenue_price: 80 });
  await give('appointment_services', {
    appointment_id: id,
    service_name: 'Corte',
    unit_price: 80,
    duration_minutes: 60,
  });
  expect(await answer(id, 'refuse')).toMatchObject({ status: 200, body: { done: true } });
  expect([await cardOf(id), await count(), await clients()]).toEqual([undefined, 0, []]);
  expect(await historyOf(id)).toMatchObject([
    {
      action: 'refuse',
      before: {
        client_name: 'Carla Dias',
        client_phone: '+5511911112222',
        appointment_services: [{ service_name: 'Corte' }],
      },
      after: null,
    },
  ]);
});

test('refusing takes along a sale that was begun for it, as deleting an appointment does', async () => {
  const id = await ask();
  const sale = await give('sales', { appointment_id: id });
  await give('payments', { sale_id: sale, method: 'PIX', amount: 10 });
  expect(await answer(id, 'refuse')).toMatchObject({ status: 200 });
  const { rows } = await server.admin.query(
    'select status, (select count(*)::int from payments where sale_id = sales.id) as payments from sales where id = $1',
    [sale],
  );
  expect(rows).toEqual([{ status: 'cancelled', payments: 0 }]);
  expect(await historyOf(sale)).toMatchObject([{ before: { status: 'open' }, after: { status: 'cancelled' } }]);
});

test.each(['approve', 'refuse'] as const)('what awaits no answer is not found: %s', async (how) => {
  const [approved, cancelled] = [await book({ professional_id: ana }), await ask({ status: 'cancelado' })];
  for (const id of [approved, cancelled, NOBODY]) {
    expect(await answer(id, how, { professional_id: ana })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  }
  expect(await cardOf(approved)).toBeDefined();
});

describe('twenty answers at once', () => {
  const TWENTY = Array.from({ length: 20 }, (_, index) => index);
  const FIVE = TWENTY.slice(0, 5);

  test('approving the same request: one does it, the others are told so', async () => {
    // The first round also opens the connections, one after the other.
    for (const start of [10, 11, 12]) {
      const id = await ask({ start_time: `${start}:00`, end_time: `${start + 1}:00` });
      const answers = await Promise.all(TWENTY.map(() => answer(id, 'approve', { professional_id: ana })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...TWENTY.slice(1).map(() => 409)]);
      expect([await clients(), await historyOf(id)]).toMatchObject([{ length: 1 }, { length: 1 }]);
    }
  });

  test('control: whoever reads without the lock approves it again', async () => {
    const id = await ask();
    const { app } = await makeLogins(server.adminUrl, 'a secret of the tests, long enough');
    const pool = openPool(app, TWENTY.length, waitingUpTo(60));
    const allHaveRead = Promise.withResolvers<void>();
    let readers = 0;
    const approved = await Promise.all(
      TWENTY.map(() =>
        inTransaction(databaseOf(pool, owner.id as OwnerId), async (db) => {
          const awaits = await dateOfRequest(db, id);
          readers += 1;
          if (readers === TWENTY.length) allHaveRead.resolve();
          await allHaveRead.promise;
          if (awaits === undefined) return false;
          const given = { professional_id: ana, professional_name: 'Ana', requires_confirmation: false };
          await updateAppointment({ db, owner: owner.id } as Held<'days'>, id, { columns: given, lines: [] });
          return true;
        }),
      ),
    );
    await pool.end();
    expect(approved.filter(Boolean)).toHaveLength(20);
  });

  test('refusing and approving it: one of them does it', async () => {
    const id = await ask();
    const answers = await Promise.all(
      TWENTY.map((index) => answer(id, index % 2 ? 'refuse' : 'approve', { professional_id: ana })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...TWENTY.slice(1).map(() => 409)]);
    expect(await historyOf(id)).toHaveLength(1);
  });

  // Five: each waits for the others, and on a slow machine twenty wait longer than anybody is kept waiting.
  test('approving five requests of one visitor: all are done, for one client, and only the first without a warning', async () => {
    const ids: string[] = [];
    for (const _ of FIVE) ids.push(await ask());
    const answers = await Promise.all(ids.map((id) => answer(id, 'approve', { professional_id: ana })));
    expect(answers.map(({ status }) => status)).toEqual(FIVE.map(() => 200));
    const conflicts = answers.map(({ body }) => (body as { conflict: boolean }).conflict);
    expect(conflicts.filter((conflict) => !conflict)).toHaveLength(1);
    expect(await clients()).toHaveLength(1);
  });
});
