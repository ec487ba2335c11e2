import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commissionAmount } from '#domain/agenda/appointment.ts';
import { cents } from '#domain/shared/money.ts';
import {
  emptyLine,
  withAmount,
  withoutService,
  withPercent,
  withPrice,
  withProfessional,
  withService,
  withUsualPercent,
} from './line-draft.ts';

const lights = { id: 'luzes', name: 'Luzes', price: 42_000, duration_minutes: 135 };

test('a chosen service brings price, duration and the usual commission of the professional', () => {
  expect(withService(emptyLine(), lights, 40)).toMatchObject({
    service_id: 'luzes',
    service_name: 'Luzes',
    unit_price: 42_000,
    duration_minutes: 135,
    commission_percent: 40,
    commission_amount: 16_800,
  });
});

test('a percentage that was typed outlives the choice of another service', () => {
  const line = withService(withPercent(emptyLine(), 25), lights, 40);
  expect(line).toMatchObject({ commission_percent: 25, commission_amount: 10_500 });
});

test('another service forgets the products of the former', () => {
  const used = { ...withService(emptyLine(), lights, null), products_used: [{ product_id: 'po', quantity_used: 60 }] };
  expect(withService(used, { ...lights, id: 'escova' }, null).products_used).toEqual([]);
  expect(withoutService(used)).toMatchObject({ service_id: null, service_name: '', products_used: [] });
});

test('percentage and amount follow each other on the price, to two decimals', () => {
  const line = withService(emptyLine(), lights, 40);
  expect(withPrice(line, 10_000)).toMatchObject({ commission_percent: 40, commission_amount: 4_000 });
  expect(withAmount(line, 10_000)).toMatchObject({ commission_percent: 23.81, commission_amount: 10_000 });
  expect(withPercent(line, 33.33)).toMatchObject({ commission_percent: 33.33, commission_amount: 13_999 });
  for (const none of [withPercent(line, null), withAmount(line, null)]) {
    expect(none).toMatchObject({ commission_percent: null, commission_amount: null });
  }
});

test('what cannot be counted with yet leaves the other field alone', () => {
  const line = withService(emptyLine(), lights, 40);
  for (const price of [Number.NaN, -1, 1.5]) {
    expect(withPrice(line, price)).toMatchObject({
      unit_price: price,
      commission_percent: 40,
      commission_amount: 16_800,
    });
  }
  expect(withPercent(line, Number.NaN)).toMatchObject({ commission_amount: 16_800 });
  expect(withAmount(line, Number.NaN)).toMatchObject({ commission_percent: 40 });
});

test('another professional brings the own usual commission, but not over what was typed', () => {
  const line = withService(emptyLine(), lights, 40);
  expect(withUsualPercent(line, 40, 50)).toMatchObject({ commission_percent: 50, commission_amount: 21_000 });
  expect(withUsualPercent(line, 40, null)).toMatchObject({ commission_percent: null, commission_amount: null });
  expect(withUsualPercent(withPercent(line, 10), 40, 50)).toMatchObject({ commission_percent: 10 });
});

test('an appointment that goes to another takes its lines along, but not one whose price is still being typed', () => {
  const [camila, rafael] = [
    { id: 'camila', comissao_percentual: 40 },
    { id: 'rafael', comissao_percentual: 50 },
  ];
  const line = withService(emptyLine(), lights, 40);
  expect(withProfessional([line, { ...line, unit_price: Number.NaN }], camila, rafael)).toMatchObject([
    { commission_percent: 50, commission_amount: 21_000 },
    { commission_percent: 40, commission_amount: 16_800 },
  ]);
});

test('whatever was typed last, the percentage of the price is the amount', () => {
  const price = fc.integer({ min: 1, max: 1_000_000 });
  const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(price, percent, price, (first, part, second) => {
      const line = withPrice(withPercent(withPrice(emptyLine(), first), part), second);
      expect(line.commission_amount).toBe(commissionAmount(cents(second), part));
    }),
  );
});
