import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/shared/time.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { commissionSalon, salonDay } from './testing/commission-salon.ts';

const server = testServer();
const salon = perTest(() => commissionSalon(server));

const march = () => ({ p_user_id: salon.owner.id, p_start: '2025-03-01', p_end: '2025-03-31' });
const call = (name: string, input: object, headers: Record<string, string> = {}) =>
  salon.owner.post(`/api/rpc/${name}`, input, { headers: { 'accept-language': 'pt', ...headers } });

describe('the procedures of the specification', () => {
  test('commission_staff_summary has each professional with the advances', async () => {
    await salon.done();
    await salon.pay();
    const sums = { services_count: 1, services_total: 80_00, commissions_total: 32_00 };
    const rita = { staff_id: salon.rita, staff_name: 'Rita', ...sums };
    const nothing = { services_count: 0, services_total: 0, commissions_total: 0 };
    const bia = { staff_id: salon.bia, staff_name: 'Bia', ...nothing };
    expect((await call('commission_staff_summary', march())).body).toEqual([
      { ...bia, advances_total: 0, balance: 0 },
      { ...rita, advances_total: 50_00, balance: -18_00 },
    ]);
    expect((await call('commissions_summary', march())).body).toEqual([bia, rita]);
    expect((await call('commissions_summary', { ...march(), p_staff_id: salon.rita })).body).toEqual([rita]);
    expect((await call('commissions_summary', { ...march(), p_staff_id: null })).body).toHaveLength(2);
  });

  test('commissions_earnings has six fields of each commission, and no advance', async () => {
    const { id } = await salon.done();
    await salon.pay();
    expect((await call('commissions_earnings', { ...march(), p_staff_id: salon.rita })).body).toEqual([
      {
        date: '2025-03-10',
        service_name: 'Corte',
        commission_amount: 32_00,
        appointment_id: id,
        client_name: 'Ana Lima',
        total_value: 80_00,
      },
    ]);
  });

  test('commission_record_advance notes an advance once for each key, and refuses in words', async () => {
    const input = {
      p_user_id: salon.owner.id,
      p_staff_id: salon.rita,
      p_amount: 50_00,
      p_description: null,
      p_effective_date: '2025-03-12',
    };
    const key = { 'idempotency-key': randomUUID() };
    const first = await call('commission_record_advance', input, key);
    expect(first.body).toEqual({ ok: true, id: expect.any(String) });
    expect((await call('commission_record_advance', input, key)).body).toEqual(first.body);
    expect(await salon.rowOf(salon.rita)).toMatchObject({ advances_total: 50_00 });
    expect(await call('commission_record_advance', { ...input, p_amount: 60_00 }, key)).toMatchObject({
      status: 422,
      body: {
        success: false,
        code: 'KEY_REUSED',
        error: 'Erro ao salvar o vale: a chave já foi usada em outra chamada.',
      },
    });
    await salon.closed();
    expect((await call('commission_record_advance', input)).body).toEqual({
      ok: false,
      error: 'period_closed',
      message: 'Erro ao salvar o vale: Período de comissões fechado.',
    });
    expect((await call('commission_record_advance', { ...input, p_user_id: randomUUID() })).body).toMatchObject({
      ok: false,
      error: 'staff_not_found',
    });
    expect(await call('commission_record_advance', { ...input, p_amount: 0 })).toMatchObject({
      status: 422,
      body: { success: false, error: 'Informe um valor válido' },
    });
    expect(await call('commission_record_advance', { ...input, p_effective_date: '' })).toMatchObject({
      status: 422,
      body: { success: false, error: 'Informe a data' },
    });
  });

  test('commission_close_period closes once, up to today, and refuses in words', async () => {
    const today = salonDay();
    expect((await call('commission_close_period', march())).body).toEqual({ ok: true });
    expect((await call('commission_close_period', march())).body).toEqual({
      ok: false,
      error: 'period_closed',
      message: 'Não foi possível fechar o período: um dos dias já está em um período fechado.',
    });
    const of = (p_start: string, p_end: string) => call('commission_close_period', { ...march(), p_start, p_end });
    expect((await of(today, addDays(today, 1))).body).toMatchObject({ ok: false, error: 'in_future' });
    expect((await of('2025-01-02', '2025-01-01')).body).toMatchObject({ ok: false, error: 'invalid_period' });
    const other = { ...march(), p_user_id: randomUUID() };
    expect((await call('commission_close_period', other)).body).toMatchObject({ ok: false, error: 'not_found' });
  });

  test.each(['commission_staff_summary', 'commissions_summary', 'commissions_earnings'])(
    '%s finds no other salon, and takes three years at most',
    async (name) => {
      const input = { ...march(), p_staff_id: salon.rita };
      expect(await call(name, { ...input, p_user_id: randomUUID() })).toMatchObject({
        status: 404,
        body: { success: false, error: 'Erro ao carregar comissões', code: 'NOT_FOUND' },
      });
      expect(await call(name, { ...input, p_start: '2019-01-01' })).toMatchObject({ status: 422 });
    },
  );
});
