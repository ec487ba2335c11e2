import { beforeAll, expect, test } from 'vitest';
import type { ClientCard } from '#contract/clients/operations.ts';
import { giveAppointment } from '#server/clients/testing/appointments.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { signedUp, testServer } from '#server/test-server.ts';

const server = testServer();
let client: string;
const MENSALISTA = 'Mensalista (a receber)';

const owner = perFile(() => signedUp(server));
beforeAll(async () => {
  const form = { name: 'Ana', phone: '11911110000', phone_country: 'BR', email: '' };
  client = ((await owner.post('/api/clients', form)).body as { id: string }).id;
});

const give = (given: object) => giveAppointment(server, owner.id, { client_id: client, ...given });
const change = (id: string, payment_method: string, who = owner) =>
  who.put(`/api/agenda/appointments/${id}/payment-method`, { payment_method });
const toReceive = async () =>
  ((await owner.get(`/api/clients/${client}`)).body as ClientCard).to_receive.map(
    ({ appointment_id }) => appointment_id,
  );

test('what a monthly client owes is received by naming how it was paid, and the history knows', async () => {
  const id = await give({ payment_method: MENSALISTA, lines: [['Corte', 80]] });
  expect(await toReceive()).toEqual([id]);
  expect(await change(id, 'PIX')).toMatchObject({ status: 200 });
  expect(await toReceive()).toEqual([]);
  expect(await change(id, MENSALISTA)).toMatchObject({ status: 200 });
  expect(await toReceive()).toEqual([id]);
  const { rows } = await server.admin.query(
    `select before, after from history where entity = 'appointments' and entity_id = $1 order by id`,
    [id],
  );
  expect(rows).toEqual([
    { before: { payment_method: MENSALISTA }, after: { payment_method: 'PIX' } },
    { before: { payment_method: 'PIX' }, after: { payment_method: MENSALISTA } },
  ]);
});

test.each(['', 'Cheque'])('%j is no payment method', async (method) => {
  expect(await change(await give({ date: '2026-01-01' }), method)).toMatchObject({
    status: 422,
    body: { data: { fields: { payment_method: 'agenda:errors.paymentMethodRequired' } } },
  });
});

test.each(['pendente', 'cancelado'])('an appointment that is %s has not been paid', async (status) => {
  const id = await give({ status, payment_method: null, date: '2026-01-02' });
  expect(await change(id, 'PIX')).toMatchObject({ status: 409, body: { code: 'NOT_FINALISED' } });
});

test("another salon's appointment is not found", async () => {
  const id = await give({ date: '2026-01-03' });
  expect(await change(id, 'Outro', await signedUp(server))).toMatchObject({ status: 404 });
});
