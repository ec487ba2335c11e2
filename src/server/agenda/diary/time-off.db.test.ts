import { beforeAll, expect, test } from 'vitest';
import type { TimeOff } from '#contract/agenda/appointments.ts';
import { salonNow } from '#domain/shared/time.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { signedUp, testServer } from '#server/test-server.ts';
import { insertRow } from '../testing/rows.ts';

const server = testServer();
let ana: string;
const owner = perFile(() => signedUp(server));
beforeAll(async () => {
  ana = await insertRow(server, 'staff', { user_id: owner.id, nome: 'Ana', funcao: 'Cabeleireira' });
});

const form = (changes: object = {}) => ({
  staff_id: ana,
  start_date: '2099-01-05',
  start_time: '12:00',
  end_date: '2099-01-05',
  end_time: '13:00',
  reason: '',
  ...changes,
});
const block = (changes: object = {}) => owner.post('/api/agenda/time-off', form(changes));

test('a block is saved in the salon’s wall clock, shown, lifted, and kept in the history', async () => {
  const { status, body } = await block({ end_date: '2099-01-07', end_time: '24:00', reason: ' Férias ' });
  const { id, ...saved } = body as TimeOff;
  const expected = { staff_id: ana, starts_at: '2099-01-05T12:00', ends_at: '2099-01-08T00:00', reason: 'Férias' };
  expect([status, saved]).toEqual([200, expected]);
  expect(await owner.get('/api/agenda/days?from=2099-01-07&to=2099-01-07')).toMatchObject({
    body: { time_off: [body] },
  });

  expect(await owner.call('DELETE', `/api/agenda/time-off/${id}`)).toMatchObject({ status: 200 });
  expect(await owner.call('DELETE', `/api/agenda/time-off/${id}`)).toMatchObject({ status: 404 });
  expect(await owner.get('/api/agenda/days?from=2099-01-07&to=2099-01-07')).toMatchObject({ body: { time_off: [] } });
  const { rows } = await server.admin.query(
    'select action, before, after from history where entity_id = $1 order by id',
    [id],
  );
  expect(rows).toEqual([
    { action: 'create', before: null, after: body },
    { action: 'delete', before: body, after: null },
  ]);
});

test('ten clicks on Save block the time once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => block({ start_date: '2099-02-01', end_date: '2099-02-01' })),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const other = await block({ start_date: '2099-02-01', end_date: '2099-02-01', reason: 'Curso' });
  expect(other.text).not.toBe(answers[0]?.text);
});

test('what is past is past by the salon’s clock, not by the server’s', async () => {
  const utc = salonNow(Temporal.Now.instant(), 'UTC');
  const soon = { start_date: utc.date, start_time: '23:59', end_date: '2099-01-05' };
  const zone = (name: string) =>
    server.admin.query('update profiles set timezone = $1 where id = $2', [name, owner.id]);
  // Fourteen hours ahead of UTC that evening may be over; eleven hours behind it never is.
  await zone('Pacific/Pago_Pago');
  expect((await block(soon)).status).toBe(200);
  await zone('Pacific/Kiritimati');
  const yesterday = {
    ...soon,
    start_date: salonNow(Temporal.Now.instant().subtract({ hours: 24 }), 'Pacific/Kiritimati').date,
  };
  expect(await block(yesterday)).toMatchObject({
    status: 422,
    body: { data: { fields: { start_time: 'agenda:errors.blockInPast' } } },
  });
  await zone('America/Sao_Paulo');
});

test.each([
  [{ staff_id: null }, 'staff_id', 'agenda:errors.blockProfessionalRequired'],
  [{ staff_id: 'x' }, 'staff_id', 'common:invalidData'],
  [{ start_date: '' }, 'start_date', 'agenda:errors.blockStartDateRequired'],
  [{ start_date: '2099-02-30' }, 'start_date', 'agenda:errors.dateInvalid'],
  [{ start_time: '' }, 'start_time', 'agenda:errors.startRequired'],
  [{ start_time: '25:00' }, 'start_time', 'agenda:errors.timeInvalid'],
  [{ end_date: '' }, 'end_date', 'agenda:errors.blockEndDateRequired'],
  [{ end_date: '9999-12-31' }, 'end_date', 'agenda:errors.dateInvalid'],
  [{ end_time: '' }, 'end_time', 'agenda:errors.blockEndTimeRequired'],
  [{ end_time: '12:00' }, 'end_time', 'agenda:errors.blockEndBeforeStart'],
  [{ end_time: '12:00:00' }, 'end_time', 'agenda:errors.blockEndBeforeStart'],
  [{ end_date: '2099-01-04' }, 'end_time', 'agenda:errors.blockEndBeforeStart'],
  [{ start_time: '24:00', end_date: '2099-01-06', end_time: '00:00' }, 'end_time', 'agenda:errors.blockEndBeforeStart'],
  [{ reason: 'x'.repeat(501) }, 'reason', 'agenda:errors.tooLong'],
  [{ reason: 'a\0b' }, 'reason', 'common:invalidData'],
  [{ start_date: '2020-01-05' }, 'start_time', 'agenda:errors.blockInPast'],
])('a block with %j is refused beside its field', async (changes, field, key) => {
  const { status, body } = await block(changes);
  expect([status, (body as { data: { fields: object } }).data.fields]).toEqual([
    422,
    expect.objectContaining({ [field]: key }),
  ]);
});

test('the time of somebody who has left cannot be blocked', async () => {
  const staff_id = await insertRow(server, 'staff', {
    user_id: owner.id,
    nome: 'Gil',
    funcao: 'Barbeiro',
    ativo: false,
  });
  expect(await block({ staff_id })).toMatchObject({ status: 404 });
});
