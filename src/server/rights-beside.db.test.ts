import { expect, test } from 'vitest';
import type { Session } from '#contract/account/operations.ts';
import type { Right } from '#domain/members/rights.ts';
import { PASTELS } from '#domain/team/colours.ts';
import { memberOf } from './kernel/testing/members.ts';
import { perFile } from './kernel/testing/per-test.ts';
import { rowId } from './kernel/testing/sample-inputs.ts';
import { filledSalon, testServer } from './test-server.ts';

// What a form or a filter of one right reaches of another one's.

const server = testServer();
const owner = perFile(() => filledSalon(server));
const managerWithout = (...withheld: Right[]) => memberOf(server, owner, 'manager', { withheld });
const NOT_ALLOWED = { status: 403, body: { code: 'NOT_ALLOWED' } };

test('who does not see percentages gives none to whom and what they add, by a form or by a file', async () => {
  const manager = await managerWithout('all_commissions');
  const professional = {
    ...{ nome: 'Zilda', funcao: 'Manicure', email: '', telefone: '' },
    ...{ comissao_percentual: 100, product_commission_percent: 100 },
  };
  const service = {
    ...{ name: 'Penteado', category: 'Cabelo', description: '', duration_minutes: 30, price: 50_00 },
    ...{ preco_variavel: false, commission_percent: 100, is_public: false },
  };
  const more = { product_ids: [], done_by_all: true };
  const doer = { staff_id: rowId(owner.id, 'rita'), price: null, duration_minutes: null, commission_percent: 100 };
  for (const [path, body] of [
    ['/api/team', { ...professional, color: PASTELS[0] }],
    ['/api/team/import', { rows: [{ ...professional, nome: 'Zara' }] }],
    ['/api/services', { ...service, ...more, doers: [doer] }],
    ['/api/services/import', { rows: [{ ...service, name: 'Trança' }] }],
  ] as const) {
    const answer = await manager.post(path, body);
    expect(answer.status, `${path}: ${answer.text}`).toBe(200);
  }
  const { rows } = await server.admin.query(
    `select nome as name, comissao_percentual as percent, product_commission_percent::float8 as of_products from staff
     where user_id = $1 and nome in ('Zilda', 'Zara')
     union all select name, commission_percent, 0 from services where user_id = $1 and name in ('Penteado', 'Trança')
     union all select 'Rita', commission_percent, 0 from staff_services where user_id = $1 and commission_percent = 100 order by name`,
    [owner.id],
  );
  expect(rows).toEqual(
    ['Penteado', 'Trança', 'Zara', 'Zilda'].map((name) => ({ name, percent: null, of_products: 0 })),
  );
});

test('who may not set the hours leaves them, whatever they save with the settings', async () => {
  const manager = await managerWithout('hours');
  const before = (await owner.get('/api/agenda/hours')).body;
  const form = { business_name: 'Studio Bela', phone: '', address: 'Rua A', open_time: '03:00', close_time: '04:00' };
  expect(await manager.put('/api/account/settings', form)).toMatchObject({ status: 200, body: { address: 'Rua A' } });
  expect((await owner.get('/api/agenda/hours')).body).toEqual(before);
});

test('no list of clients is narrowed to what is not shown of them', async () => {
  expect(await (await managerWithout('payments')).get('/api/clients?owing=yes')).toMatchObject(NOT_ALLOWED);
  expect(await (await managerWithout('clients')).get('/api/clients?tag=VIP')).toMatchObject(NOT_ALLOWED);
});

test('the file of all clients has no more of a client’s card than its reader could open', async () => {
  await server.admin.query('update clients set birth_month = 7, birth_day = 13, birth_year = 1913 where user_id = $1', [
    owner.id,
  ]);
  const file = async (...withheld: Right[]) =>
    (await (await managerWithout(...withheld)).get('/api/clients/export')).text;
  expect(await file()).toContain('13/07/1913');
  expect(await file('clients')).toContain('Ana Conceição');
  expect(await file('clients')).not.toContain('1913');
});

test('who may not see phones does not ask of thousands whose they are', async () => {
  const manager = await managerWithout('client_contacts');
  const phones = ['+5511911112222'];
  const clients = [{ name: 'Zoe', phone: '11911113333', phone_country: 'BR', email: '' }];
  expect(await manager.post('/api/clients/import/check', { phones })).toMatchObject(NOT_ALLOWED);
  expect(await manager.post('/api/clients/import', { clients })).toMatchObject(NOT_ALLOWED);
});

test('who deletes a client who owes something learns how much only with the right for payments', async () => {
  const { rows } = await server.admin.query<{ id: string }>(
    `with client as (insert into clients (user_id, name) values ($1, 'Deve') returning id),
       visit as (insert into appointments (user_id, client_id, client_name, date, start_time, end_time, status, payment_method)
         select $1, id, 'Deve', '2026-01-05', '10:00', '11:00', 'finalizado', 'Mensalista (a receber)' from client returning id)
     insert into payments (user_id, appointment_id, method, amount, position, day)
     select $1, visit.id, 'Mensalista (a receber)', 77, 0, '2026-01-05' from visit returning (select id from client) as id`,
    [owner.id],
  );
  const remove = async (...withheld: Right[]) =>
    (await managerWithout(...withheld)).post(`/api/clients/${rows[0]?.id}/remove`, { password: owner.password });
  expect(await remove()).toMatchObject({ body: { code: 'CLIENT_OWES', data: { amount: 77_00 } } });
  expect(await remove('payments')).toMatchObject({ body: { code: 'CLIENT_OWES', data: { amount: 0 } } });
});

test('the e-mail with which the owner signs in is told to nobody else', async () => {
  const manager = await managerWithout();
  const { profile } = (await owner.get('/api/account/session')).body as Session;
  expect(profile.email).toContain('@');
  for (const answer of [
    await manager.get('/api/account/session'),
    await manager.put('/api/account/language', { language: 'pt' }),
    await manager.put('/api/account/business', { business_name: 'Studio Bela' }),
  ]) {
    expect(answer.status, answer.text).toBe(200);
    expect(answer.text).not.toContain(profile.email);
  }
});

test.each(['all_agenda', 'clients', 'all_commissions'] as const)(
  'without %s nobody makes a link of the portal, which would show it',
  async (right) => {
    const manager = await managerWithout(right);
    const staff_id = rowId(owner.id, 'rita');
    expect(await manager.post(`/api/portal/access/${staff_id}`, { pin: '271828' })).toMatchObject(NOT_ALLOWED);
    const answer = await manager.post('/api/rpc/staff_portal_upsert_access', { staff_id, pin: '271828' });
    expect(answer.status, answer.text).toBe(403);
  },
);
