import { describe, expect, test } from 'vitest';
import { draftAppointment, mayWork, takesTime } from './draft-appointment.ts';

const line = {
  service_id: 'corte' as string | null,
  service_name: '',
  unit_price: 80_00,
  duration_minutes: 40,
  professional_id: null as string | null,
  commission_percent: 40 as number | null,
  commission_amount: 32_00 as number | null,
  commission_from_net: false,
  products_used: [{ product_id: 'tintura', quantity_used: 30 }],
};
const form = {
  client_id: 'ana',
  date: '2026-11-17',
  start_time: '10:00',
  professional_id: 'rita',
  status: 'pendente' as 'pendente' | 'finalizado' | 'cancelado',
  payment_method: null,
  discount_value: 0,
  lines: [line],
};
const rita = { id: 'rita', nome: 'Rita', ativo: true, funcao: 'Cabeleireira', comissao_percentual: 35 };
const plain = { price: 80_00, preco_variavel: false, duration_minutes: 40, done_by_all: true, doers: [] };
const around = {
  client: { id: 'ana', name: 'Ana Lima' },
  professionals: [rita, { ...rita, id: 'bia', nome: 'Bia', ativo: false, comissao_percentual: 50 }],
  services: [
    {
      ...plain,
      id: 'corte',
      name: 'Corte',
      category: 'Cabelo',
      commission_percent: null as number | null,
      parts: [] as number[],
      cleanup_minutes: 0,
    },
  ],
};
const tintura = { product_id: 'tintura', product_name: 'Tintura', unit_of_measure: 'ml', cost_per_unit: 0.1 } as const;
const products = [tintura];

/** The draft of a form that must be accepted. */
function drafted(changes: Partial<typeof form> = {}, stored?: Parameters<typeof draftAppointment>[1]['stored']) {
  const given = { around, products, ...(stored ? { stored } : {}) };
  const outcome = draftAppointment({ ...form, ...changes }, given);
  if (!outcome.ok) throw new Error(`Refused: ${outcome.reason}`);
  return outcome.draft;
}

describe('an appointment is drafted', () => {
  test('with the names, the category and the costs that the salon has', () => {
    expect(drafted()).toMatchObject({
      client_name: 'Ana Lima',
      professional_name: 'Rita',
      end_time: '10:40',
      stock_updated: false,
      lines: [{ service_name: 'Corte', category: 'Cabelo', products_used: [{ ...tintura, total_cost: 3_00 }] }],
    });
  });

  test('finalised with the costs it had, once it was finalised, and with those of today until then', () => {
    const dear = { around, products: [{ ...tintura, cost_per_unit: 0.5 }] };
    const done = { ...form, status: 'finalizado' as const };
    const costOf = (appointment: ReturnType<typeof drafted>) => {
      const outcome = draftAppointment(done, { ...dear, stored: { appointment, overlap_allowed: false } });
      return outcome.ok && outcome.draft.lines[0]?.products_used[0]?.total_cost;
    };
    expect(costOf(drafted({ status: 'finalizado' }))).toBe(3_00);
    expect(costOf(drafted())).toBe(15_00);
  });

  test('and keeps the leave to overlap only as long as it stays where it is', () => {
    const stored = { appointment: drafted(), overlap_allowed: true };
    expect(drafted({ discount_value: 1_00 }, stored).overlap_allowed).toBe(true);
    expect(drafted({ start_time: '11:00' }, stored).overlap_allowed).toBe(false);
  });

  test.each([
    ['a client who is gone', {}, { client: null }, { client_id: 'agenda:errors.clientGone' }],
    [
      'a professional who is gone',
      { professional_id: 'eva' },
      {},
      { professional_id: 'agenda:errors.professionalGone' },
    ],
    [
      'a professional who has left',
      { lines: [{ ...line, professional_id: 'bia' }] },
      {},
      { 'lines.0.professional_id': 'agenda:errors.professionalInactive' },
    ],
    [
      'more commission than the price',
      { lines: [{ ...line, commission_amount: 80_01 }] },
      {},
      { 'lines.0.commission_amount': 'agenda:errors.commissionInvalid' },
    ],
    [
      'more of a product than any salon has',
      { lines: [line, { ...line, products_used: [{ product_id: 'tintura', quantity_used: 999_971 }] }] },
      {},
      { lines: 'agenda:errors.amountInvalid' },
    ],
  ])('not with %s, which is said beside the field', (_, changes, other, fields) => {
    const given = { around: { ...around, ...other }, products };
    expect(draftAppointment({ ...form, ...changes }, given)).toEqual({ ok: false, reason: 'invalid', fields });
  });

  test('not with a service or a product that the salon does not have', () => {
    const given = { around: { ...around, services: [] }, products };
    expect(draftAppointment(form, given)).toEqual({ ok: false, reason: 'service_not_found' });
    expect(draftAppointment(form, { around, products: [] })).toEqual({ ok: false, reason: 'product_not_found' });
  });

  test('with a service and a product that are gone, where it had them before', () => {
    const before = drafted();
    const gone = { ...before, lines: before.lines.map((one) => ({ ...one, service_id: null })) };
    const lines = [{ ...line, service_id: null, service_name: 'Corte' }];
    const given = { around, products: [], stored: { appointment: gone, overlap_allowed: false } };
    expect(draftAppointment({ ...form, lines }, given)).toMatchObject({
      ok: true,
      draft: { lines: [{ category: 'Cabelo', products_used: [{ product_name: 'Tintura' }] }] },
    });
  });
});

test('who has left keeps what they had, and gets nothing new', () => {
  const hers = { professional_id: 'rita', lines: [{ professional_id: 'bia' }] };
  expect(mayWork('rita', around, undefined)).toBe(true);
  expect(mayWork('bia', around, undefined)).toBe(false);
  expect(mayWork('bia', around, hers)).toBe(true);
  expect(mayWork(null, around, undefined)).toBe(true);
});

describe('an appointment takes time', () => {
  const place = { ...form, end_time: '10:40' };
  const cancelled = { ...place, status: 'cancelado' as const };

  test.each([
    ['that is new', undefined, place, true],
    ['that comes back from being cancelled', cancelled, place, true],
    ['that lasts longer', place, { ...place, end_time: '11:00' }, true],
    ['that goes to somebody else', place, { ...place, professional_id: 'bia' }, true],
    ['that stays where it is', place, { ...place }, false],
    ['that is cancelled', undefined, cancelled, false],
  ])('%s: %4$s', (_, before, after, takes) => {
    expect(takesTime(before, after)).toBe(takes);
  });
});

describe('what the lines earn', () => {
  const none = { ...line, commission_percent: null, commission_amount: null };
  const finalised = { status: 'finalizado' as const, discount_value: 20_00 };
  const kept = (appointment: ReturnType<typeof drafted>) => ({ appointment, overlap_allowed: false });
  const earned = ({ lines }: ReturnType<typeof drafted>) =>
    lines.map((one) => [one.commission_percent, one.commission_amount, one.commission_from_net]);

  test('is none while it is not finalised, and written from the net value once it is', () => {
    expect(earned(drafted({ lines: [none] }))).toEqual([[null, null, false]]);
    expect(earned(drafted({ ...finalised, lines: [none] }))).toEqual([[35, 21_00, true]]);
  });

  test('is what was entered, whatever the discount', () => {
    expect(earned(drafted(finalised))).toEqual([[40, 32_00, false]]);
  });

  test('follows the new net value at the percentage that was kept, not at that of today', () => {
    const stored = kept(drafted({ ...finalised, lines: [none] }));
    const read = { ...line, commission_percent: 30, commission_amount: 18_00, commission_from_net: true };
    expect(earned(drafted({ ...finalised, lines: [read] }, stored))).toEqual([[30, 18_00, true]]);
    expect(earned(drafted({ ...finalised, discount_value: 0, lines: [read] }, stored))).toEqual([[30, 24_00, true]]);
  });

  test('is the person’s own once somebody types it', () => {
    const stored = kept(drafted({ ...finalised, lines: [none] }));
    const typed = { ...line, commission_percent: 10, commission_amount: 8_00 };
    expect(earned(drafted({ ...finalised, lines: [typed] }, stored))).toEqual([[10, 8_00, false]]);
  });

  test('stays none where it was none when it was finalised: a percentage agreed on later touches nothing', () => {
    const stored = kept({ ...drafted({ lines: [none] }), status: 'finalizado' });
    expect(earned(drafted({ ...finalised, lines: [none] }, stored))).toEqual([[null, null, false]]);
  });

  test('is cleared when it is no longer finalised, and what was entered is not', () => {
    const stored = kept(drafted({ ...finalised, lines: [none, line] }));
    const read = stored.appointment.lines;
    expect(earned(drafted({ lines: read }, stored))).toEqual([
      [null, null, false],
      [40, 32_00, false],
    ]);
  });
});
