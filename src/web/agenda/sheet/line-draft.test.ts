import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, percentOf } from '#domain/shared/money.ts';
import {
  doneBy,
  emptyLine,
  shownLines,
  withAmount,
  withoutService,
  withPercent,
  withPrice,
  withProfessional,
  withService,
  withUsualPercent,
} from './line-draft.ts';

const lights = { id: 'luzes', name: 'Luzes', price: 42_000, duration_minutes: 135, parts: [], cleanup_minutes: 0 };
const atPercents = (percent: number | null) => ({ service: () => undefined, percentOf: () => percent });

test('a chosen service brings price, duration and the usual commission of the professional', () => {
  expect(withService(emptyLine(), lights, 40, 40)).toMatchObject({
    service_id: 'luzes',
    service_name: 'Luzes',
    unit_price: 42_000,
    duration_minutes: 135,
    commission_percent: 40,
    commission_amount: 16_800,
  });
});

test('a percentage that was typed outlives the choice of another service', () => {
  const line = withService(withPercent(emptyLine(), 25), lights, 40, 40);
  expect(line).toMatchObject({ commission_percent: 25, commission_amount: 10_500 });
});

test('another service brings the percentage of its own, and takes that of the former away', () => {
  const line = withService(emptyLine(), lights, 40, 25);
  expect(line).toMatchObject({ commission_percent: 25, commission_amount: 10_500 });
  expect(withService(line, { ...lights, id: 'escova', price: 8_000 }, 25, 40)).toMatchObject({
    commission_percent: 40,
    commission_amount: 3_200,
  });
});

test('what finalising wrote stays so while its price changes, and is the person’s own once it is typed', () => {
  const written = { ...withService(emptyLine(), lights, 40, 40), commission_from_net: true };
  expect(withPrice(written, 10_000, 50)).toMatchObject({ commission_percent: 40, commission_from_net: true });
  expect(withUsualPercent(written, 40, 50)).toMatchObject({ commission_percent: 50, commission_from_net: true });
  for (const own of [withPercent(written, 40), withAmount(written, 1_00), withPercent(written, null)]) {
    expect(own.commission_from_net).toBe(false);
  }
});

test('another service forgets the products of the former', () => {
  const used = {
    ...withService(emptyLine(), lights, null, null),
    products_used: [{ product_id: 'po', quantity_used: 60 }],
  };
  expect(withService(used, { ...lights, id: 'escova' }, null, null).products_used).toEqual([]);
  expect(withoutService(used)).toMatchObject({ service_id: null, service_name: '', products_used: [] });
});

test('percentage and amount follow each other on the price, to two decimals', () => {
  const line = withService(emptyLine(), lights, 40, 40);
  expect(withPrice(line, 10_000, 50)).toMatchObject({ commission_percent: 40, commission_amount: 4_000 });
  expect(withAmount(line, 10_000)).toMatchObject({ commission_percent: 23.81, commission_amount: 10_000 });
  expect(withPercent(line, 33.33)).toMatchObject({ commission_percent: 33.33, commission_amount: 13_999 });
  for (const none of [withPercent(line, null), withAmount(line, null)]) {
    expect(none).toMatchObject({ commission_percent: null, commission_amount: null });
  }
});

test('what cannot be counted with yet leaves the other field alone', () => {
  const line = withService(emptyLine(), lights, 40, 40);
  for (const price of [Number.NaN, -1, 1.5]) {
    expect(withPrice(line, price, 40)).toMatchObject({
      unit_price: price,
      commission_percent: 40,
      commission_amount: 16_800,
    });
  }
  expect(withPercent(line, Number.NaN)).toMatchObject({ commission_amount: 16_800 });
  expect(withAmount(line, Number.NaN)).toMatchObject({ commission_percent: 40 });
});

test('another professional brings the own usual commission, but not over what was typed', () => {
  const line = withService(emptyLine(), lights, 40, 40);
  expect(withUsualPercent(line, 40, 50)).toMatchObject({ commission_percent: 50, commission_amount: 21_000 });
  expect(withUsualPercent(line, 40, null)).toMatchObject({ commission_percent: null, commission_amount: null });
  expect(withUsualPercent(withPercent(line, 10), 40, 50)).toMatchObject({ commission_percent: 10 });
  // What finalising wrote was never typed, at whatever percentage.
  const written = { ...line, commission_percent: 10, commission_from_net: true };
  expect(withUsualPercent(written, 40, 50)).toMatchObject({ commission_percent: 50 });
});

test('a line of the owner loses what it carried when it is changed or given to her', () => {
  const typed = withPercent(withService(emptyLine(), lights, 40, 40), 10);
  const none = { commission_percent: null, commission_amount: null, commission_from_net: false };
  expect(doneBy(typed, { id: 'dona', comissao_percentual: null, is_owner: true })).toMatchObject(none);
  expect(doneBy(typed, { id: 'camila', comissao_percentual: 40, is_owner: false })).toEqual(typed);
});

test('a line that carries no commission takes the usual one when its price is typed or somebody is given it', () => {
  const open = { ...emptyLine(), service_id: 'noiva', service_name: 'Penteado', unit_price: 0 };
  expect(withPrice(open, 15_000, 40)).toMatchObject({ commission_percent: 40, commission_amount: 6_000 });
  expect(withPrice(open, 15_000, null)).toMatchObject({ commission_percent: null, commission_amount: null });
  expect(withPrice(withPercent(open, 0), 15_000, 40)).toMatchObject({ commission_percent: 0, commission_amount: 0 });
  expect(withUsualPercent({ ...open, unit_price: 15_000 }, 40, 50)).toMatchObject({ commission_percent: 50 });
});

test('an appointment that goes to another takes its lines along, but not one whose price is still being typed', () => {
  const [camila, rafael] = [
    { id: 'camila', comissao_percentual: 40, is_owner: false },
    { id: 'rafael', comissao_percentual: 50, is_owner: false },
  ];
  const line = withService(emptyLine(), lights, 40, 40);
  expect(withProfessional([line, { ...line, unit_price: Number.NaN }], camila, rafael, atPercents(null))).toMatchObject(
    [
      { commission_percent: 50, commission_amount: 21_000 },
      { commission_percent: 40, commission_amount: 16_800 },
    ],
  );
});

const [camila, rafael] = [
  { id: 'camila', comissao_percentual: 40, is_owner: false },
  { id: 'rafael', comissao_percentual: 50, is_owner: false },
];
const colour = {
  price: 19_000,
  preco_variavel: false,
  duration_minutes: 105,
  commission_percent: null,
  done_by_all: true,
  doers: [{ staff_id: 'rafael', price: 24_000, duration_minutes: 120, commission_percent: 30 }],
};
const catalogue = {
  service: () => colour,
  percentOf: (_: string | null, staff: string) => (staff === 'rafael' ? 30 : null),
};
const coloured = withService(
  emptyLine(),
  { id: 'cor', name: 'Coloração', price: 19_000, duration_minutes: 105, parts: [45, 30, 30], cleanup_minutes: 10 },
  40,
  40,
);

test('with another professional a line costs, takes and earns what it does with them; what was typed stays', () => {
  expect(withProfessional([coloured], camila, rafael, catalogue)).toMatchObject([
    {
      unit_price: 24_000,
      duration_minutes: 120,
      commission_percent: 30,
      commission_amount: 7_200,
      parts: [45, 30, 30],
    },
  ]);
  const typed = { ...withPrice(coloured, 15_000, 40), duration_minutes: 90 };
  expect(withProfessional([typed], camila, rafael, catalogue)).toMatchObject([
    { unit_price: 15_000, duration_minutes: 90, commission_percent: 30, commission_amount: 4_500 },
  ]);
});

test('what anybody was asked for takes the terms of whoever is given it', () => {
  const asked = {
    ...coloured,
    unit_price: 100,
    duration_minutes: 300,
    commission_percent: null,
    commission_amount: null,
  };
  expect(withProfessional([asked], null, rafael, catalogue)).toMatchObject([
    { unit_price: 24_000, duration_minutes: 120, commission_percent: 30, commission_amount: 7_200 },
  ]);
});

test('a chosen service brings its pauses and the minutes to clean up, and takes them away again', () => {
  expect(coloured).toMatchObject({ parts: [45, 30, 30], cleanup_minutes: 10 });
  expect(withoutService(coloured)).toMatchObject({ parts: [], cleanup_minutes: 0 });
});

test('whatever was typed last, the percentage of the price is the amount', () => {
  const price = fc.integer({ min: 1, max: 1_000_000 });
  const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(price, percent, price, (first, part, second) => {
      const line = withPrice(withPercent(withPrice(emptyLine(), first, null), part), second, null);
      expect(line.commission_amount).toBe(percentOf(cents(second), part));
    }),
  );
});

test('a request that somebody is given carries the percentage of the service, and none with the owner', () => {
  const nobody = { id: '', comissao_percentual: null, is_owner: false };
  const camila = { id: 'camila', comissao_percentual: 40, is_owner: false };
  const open = { ...emptyLine(), service_id: 'luzes', unit_price: 10_000 };
  expect(withProfessional([open], nobody, camila, atPercents(25))).toMatchObject([{ commission_percent: 25 }]);
  const owner = { id: 'dona', comissao_percentual: null, is_owner: true };
  expect(withProfessional([open], nobody, owner, atPercents(25))).toMatchObject([{ commission_percent: null }]);
});

const written = {
  ...emptyLine(),
  unit_price: 100_00,
  commission_percent: 40,
  commission_amount: 40_00,
  commission_from_net: true,
};
const typed = { ...written, commission_from_net: false };
const values = {
  status: 'finalizado' as const,
  professional_id: 'rita',
  discount_value: 50_00,
  lines: [written, typed],
};
const amounts = (changes: object = {}) =>
  shownLines({ ...values, ...changes }).map(({ commission_amount }) => commission_amount);

test('what finalising wrote follows the discount, and what somebody typed does not', () => {
  expect(amounts()).toEqual([30_00, 40_00]);
});

test('while an amount is still being typed nothing moves', () => {
  expect(amounts({ discount_value: Number.NaN })).toEqual([40_00, 40_00]);
  expect(amounts({ lines: [written, { ...typed, unit_price: Number.NaN }] })).toEqual([40_00, 40_00]);
});

test('what is no longer finalised forgets what finalising wrote', () => {
  expect(amounts({ status: 'pendente' })).toEqual([null, 40_00]);
});
