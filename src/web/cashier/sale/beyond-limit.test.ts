import { expect, test } from 'vitest';
import { blamedLines, blameOf, blamesAnything, limitAt } from './beyond-limit.ts';
import { type Draft, NOTHING_YET, type Row } from './draft.ts';
import type { Off, ServiceRow } from './service-draft.ts';

const inMoney = (amount: number): Off => ({ amount, isPercent: false });
const row = (changes: Partial<Row> = {}): Row => ({
  key: 'shampoo',
  product_id: 'shampoo',
  product_name: 'Shampoo',
  measure: { base_unit: 'ml', display_unit_label: '', unit_size_in_base: null },
  quantity: 1,
  sold_unit: 'ml',
  unit_price: 30_00,
  off: null,
  seller_id: null,
  ...changes,
});
const cut = (changes: Partial<ServiceRow> = {}): ServiceRow => ({
  key: 'corte',
  service_id: 'corte',
  service_name: 'Corte',
  professional_id: null,
  list_price: 80_00,
  off: null,
  ...changes,
});
const stored: Draft = { ...NOTHING_YET, rows: [row()], services: [cut()] };
const blamed = (sent: Partial<Draft>, now: Partial<Draft> = sent, before: Draft = stored) => {
  const drafts = { sent: { ...stored, ...sent }, before };
  const blame = blameOf({ percent: 10, ...drafts }, { ...stored, ...now });
  const at = (rows: 'services' | 'rows', key: string) => limitAt(blame, rows, key)?.at;
  return [blame?.whole, at('rows', 'shampoo'), at('services', 'corte'), blamesAnything(blame)];
};

test('a discount that was refused is told where it was typed', () => {
  expect(blamed({ discount: inMoney(50_00) })).toEqual([true, undefined, undefined, true]);
  expect(blamed({ rows: [row({ off: inMoney(10_00) })] })).toEqual([false, 'discount', undefined, true]);
  expect(blamed({ services: [cut({ off: inMoney(10_00) })] })).toEqual([false, undefined, 'discount', true]);
});

test('and so is a price that was lowered', () => {
  expect(blamed({ services: [cut({ list_price: 60_00 })] })).toEqual([false, undefined, 'price', true]);
  expect(blamed({ rows: [row({ unit_price: 20_00 })] })).toEqual([false, 'price', undefined, true]);
});

test('what stood there before is not to blame, nor a line that came with its price', () => {
  const before = { ...stored, discount: inMoney(5_00), rows: [] };
  const sent = { discount: inMoney(5_00), services: [cut({ off: inMoney(10_00) })] };
  expect(blamed(sent, sent, before)).toEqual([false, undefined, 'discount', true]);
  expect(blamed({ rows: [] })).toEqual([false, undefined, undefined, false]);
});

test('once something else is typed there, nothing is said of it any more', () => {
  const sent = { discount: inMoney(50_00), rows: [row({ off: inMoney(10_00) })] };
  expect(blamed(sent, { ...sent, discount: inMoney(5_00) })).toEqual([false, 'discount', undefined, true]);
  expect(blamed(sent, { rows: [row()] })).toEqual([false, undefined, undefined, false]);
});

test('a line of the appointment is found by its name', () => {
  const line = { key: 'Corte', list_price: 80_00, off: null };
  const lowered = { ...line, list_price: 70_00 };
  expect([...blamedLines([line], [lowered], [lowered])]).toEqual([['Corte', 'price']]);
});
