import { expect, test } from 'vitest';
import type { Product } from '#contract/products/operations.ts';
import { cents } from '#domain/shared/money.ts';
import {
  changeOf,
  type Draft,
  formOf,
  merge,
  NOTHING_YET,
  type Row,
  rowValue,
  rowWhole,
  totalsOf,
  withProduct,
} from './draft.ts';
import { doneBy, likelyProfessional, pricesKept, rowPrice, type ServiceRow, withService } from './service-draft.ts';

const serum: Product = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Sérum de pontas',
  description: '',
  product_type: 'resale',
  unit_of_measure: 'frasco',
  base_unit: 'ml',
  display_unit_label: 'frasco',
  unit_size_in_base: 100,
  stock_quantity: 4,
  stock_quantity_base: 400,
  min_stock: null,
  price: 8300,
  ativo: true,
};
const comb: Product = {
  ...serum,
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Pente',
  base_unit: 'un',
  display_unit_label: '',
  unit_size_in_base: null,
  price: 1750,
};

const both = withProduct(withProduct(NOTHING_YET, serum), comb);
const change = (draft: Draft, product: Product, changes: Partial<Row>): Draft => ({
  ...draft,
  rows: draft.rows.map((row) => (row.product_id === product.id ? { ...row, ...changes } : row)),
});
const off = (amount: number) => ({ amount, isPercent: false });
const cut = {
  id: 'corte',
  name: 'Corte',
  price: 80_00,
  professionals: ['bia'],
  done_by: null,
  own_prices: [{ staff_id: 'helena', price: 120_00 }],
};
const names = ({ rows }: Draft) => rows.map(({ product_name, quantity }) => `${quantity} ${product_name}`);

test('a product begins with one of its package, else of what it is counted in, and chosen again is one more', () => {
  expect(both.rows.map(({ sold_unit }) => sold_unit)).toEqual(['display_unit', 'un']);
  expect(names(withProduct(both, serum))).toEqual(['2 Sérum de pontas', '1 Pente']);
});

test('millilitres cost their share of the package, and a discount leaves nothing to pay at least', () => {
  const poured = change(both, serum, { sold_unit: 'ml', quantity: 30 });
  expect(totalsOf(poured)).toMatchObject({ products: 2490 + 1750, toPay: 4240 });
  expect(totalsOf({ ...poured, discount: off(5000) })).toMatchObject({ products: 4240, discount: 4240, toPay: 0 });
});

test('a discount is on everything, in money or percent', () => {
  const served = { ...both, services: withService([], cut, { professional: null, team: [] }) };
  expect(totalsOf(served, cents(50_00))).toEqual({ services: 130_00, products: 100_50, discount: 0, toPay: 230_50 });
  const tenth = { ...served, discount: { amount: 10, isPercent: true } };
  expect(totalsOf(tenth, cents(50_00))).toMatchObject({ discount: 23_05, toPay: 207_45 });
});

test('a service costs what whoever did it asks, unless another price was typed', () => {
  const [row] = withService([], cut, { professional: null, team: ['bia', 'helena'] });
  if (!row) throw new Error('No row');
  expect(row).toMatchObject({ professional_id: 'bia', list_price: 80_00 });
  expect(doneBy(row, 'helena', cut)).toMatchObject({ professional_id: 'helena', list_price: 120_00 });
  expect(doneBy({ ...row, professional_id: 'helena', list_price: 120_00 }, 'bia', cut).list_price).toBe(80_00);
  expect(doneBy({ ...row, list_price: 95_00 }, 'helena', cut)).toMatchObject({ list_price: 95_00 });
});

test('a service has its own discount, and is by whoever the appointment is with, did it lately, or works alone', () => {
  const [row] = withService([], cut, { professional: null, team: ['rita', 'bia'] });
  expect(row).toMatchObject({ service_name: 'Corte', professional_id: 'bia', list_price: 80_00, off: null });
  expect(likelyProfessional(cut, { professional: 'rita', team: ['rita', 'bia'] })).toBe('bia');
  const fresh = { professionals: [], done_by: null };
  expect(likelyProfessional(fresh, { professional: 'rita', team: ['rita', 'bia'] })).toBe('rita');
  expect(likelyProfessional(fresh, { professional: null, team: ['rita', 'bia'] })).toBeNull();
  expect(likelyProfessional(fresh, { professional: null, team: ['rita'] })).toBe('rita');
  const reduced = { ...(row as ServiceRow), off: { amount: 10, isPercent: true } };
  expect(rowPrice(reduced)).toBe(72_00);
  expect(formOf({ ...NOTHING_YET, services: [reduced] })?.services).toMatchObject([
    { list_price: 80_00, discount: 0, discount_percent: 10 },
  ]);
  expect(formOf({ ...NOTHING_YET, services: [{ ...reduced, off: { amount: 120, isPercent: true } }] })).toBeNull();
});

test('a service that only some do is by one of them: by the only one, else somebody is asked', () => {
  const given = { professional: 'rita', team: ['rita', 'bia', 'zoe'] };
  expect(likelyProfessional({ professionals: [], done_by: ['rita', 'bia'] }, given)).toBe('rita');
  expect(likelyProfessional({ professionals: [], done_by: ['bia'] }, given)).toBe('bia');
  expect(likelyProfessional({ professionals: [], done_by: ['bia', 'zoe'] }, given)).toBeNull();
});

test('a product has its own discount too: a percentage follows the quantity, an amount stays and takes no more than there is', () => {
  const tenth = change(both, serum, { off: { amount: 10, isPercent: true } });
  expect(tenth.rows.map(rowWhole)).toEqual([83_00, 17_50]);
  expect(tenth.rows.map(rowValue)).toEqual([74_70, 17_50]);
  expect(totalsOf(withProduct(tenth, serum))).toMatchObject({ products: 149_40 + 17_50, toPay: 166_90 });
  expect(totalsOf(change(both, serum, { off: off(10_00), quantity: 2 }))).toMatchObject({ products: 156_00 + 17_50 });
  expect(totalsOf(change(both, serum, { off: off(10_00), quantity: 1, sold_unit: 'ml' })).products).toBe(17_50);
  expect(formOf(tenth)?.items).toMatchObject([
    { unit_price: 83_00, discount: 0, discount_percent: 10 },
    { discount: 0, discount_percent: null },
  ]);
  expect(formOf(change(both, comb, { off: off(2_00) }))?.items[1]).toMatchObject({ discount: 2_00 });
});

test('an item at zero or below is not sent', () => {
  expect(formOf(change(both, serum, { quantity: 0 }))?.items).toHaveLength(1);
  expect(formOf(change(both, serum, { quantity: -2 }))?.items).toHaveLength(1);
});

test.each([
  ['half a comb', change(both, comb, { quantity: 1.5 })],
  ['an empty quantity', change(both, comb, { quantity: null })],
  ['no number', change(both, comb, { quantity: Number.NaN })],
  ['a price below zero', change(both, comb, { unit_price: -1 })],
  ['no price', change(both, comb, { unit_price: null })],
  ['a discount below zero', { ...both, discount: off(-1) }],
  ['more than all of a product’s price', change(both, comb, { off: { amount: 101, isPercent: true } })],
])('%s waits in its field instead of being sent', (_what, draft) => {
  expect(formOf(draft)).toBeNull();
});

test('a hundredth of a millilitre can be sold', () => {
  expect(formOf(change(both, serum, { sold_unit: 'ml', quantity: 0.29 }))?.items[0]?.quantity).toBe(0.29);
});

test('what was typed here stays when somebody else saved first, and the rest becomes theirs', () => {
  const mine = change(both, serum, { quantity: 3 });
  const theirs = { ...change(both, comb, { unit_price: 1500 }), discount: off(300) };
  const merged = merge(both, mine, theirs);
  expect(names(merged)).toEqual(['3 Sérum de pontas', '1 Pente']);
  expect(merged.rows[1]?.unit_price).toBe(1500);
  expect(merged.discount).toEqual(off(300));
});

test('a product’s discount stays as it was typed here, also while its field is still empty, else it becomes theirs', () => {
  const theirs = change(both, comb, { off: off(300) });
  expect(merge(both, change(both, serum, { quantity: 3 }), theirs).rows[1]?.off).toEqual(off(300));
  const typing = { amount: null, isPercent: true };
  expect(merge(both, change(both, comb, { off: typing }), theirs).rows[1]?.off).toEqual(typing);
});

test('what they added is there, what they removed is gone unless it was changed here', () => {
  const one = withProduct(NOTHING_YET, serum);
  expect(names(merge(one, one, both))).toEqual(['1 Sérum de pontas', '1 Pente']);
  expect(names(merge(both, both, one))).toEqual(['1 Sérum de pontas']);
  expect(names(merge(both, change(both, comb, { quantity: 2 }), one))).toEqual(['1 Sérum de pontas', '2 Pente']);
});

test('what was removed here stays removed, what was added here stays added', () => {
  const without: Draft = { ...both, rows: both.rows.slice(0, 1) };
  expect(names(merge(both, without, both))).toEqual(['1 Sérum de pontas']);
  expect(names(merge(NOTHING_YET, withProduct(NOTHING_YET, comb), withProduct(NOTHING_YET, serum)))).toEqual([
    '1 Sérum de pontas',
    '1 Pente',
  ]);
});

test('one change is a row that came or has another quantity, or one that went', () => {
  const isMore = (was: Row, is: Row) => was.quantity !== is.quantity;
  const alone = withProduct(NOTHING_YET, serum).rows;
  const [first, second] = both.rows;
  expect(changeOf(alone, both.rows, isMore)).toEqual({ added: second });
  const more = change(both, serum, { quantity: 3 }).rows;
  expect(changeOf(both.rows, more, isMore)).toEqual({ added: { ...first, quantity: 3 } });
  expect(changeOf(both.rows, both.rows.slice(1), isMore)).toEqual({ removed: first });
  expect(changeOf(both.rows, change(both, serum, { seller_id: 'rita' }).rows, isMore)).toEqual({});
});

test('a price typed at the desk stays with its line, whatever else is changed of the appointment', () => {
  const line = (key: string, list_price: number | null) => ({ key, list_price, off: null });
  const base = [line('Corte', 80_00), line('Escova', 60_00), line('Luzes', 300_00)];
  const mine = [
    { ...line('Corte', 80_00), off: { amount: 10, isPercent: true } },
    line('Escova', 95_00),
    line('Luzes', 300_00),
  ];
  // Another window has put one before them, taken one away and changed a price.
  const theirs = [line('Manicure', 45_00), line('Corte', 85_00), line('Luzes', 320_00)];
  expect(pricesKept(base, mine, theirs)).toEqual([
    line('Manicure', 45_00),
    { ...line('Corte', 80_00), off: { amount: 10, isPercent: true } },
    line('Luzes', 320_00),
  ]);
  // What cannot be read is still being typed.
  expect(pricesKept(base, [line('Corte', Number.NaN), ...base.slice(1)], base)[0]).toEqual(line('Corte', Number.NaN));
  expect(pricesKept(base, base, theirs)).toEqual(theirs);
});
