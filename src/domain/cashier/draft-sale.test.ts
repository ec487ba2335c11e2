import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LARGEST_AMOUNT } from '#domain/shared/money.ts';
import { draftItems, type SoldProduct, type TypedItem } from './draft-sale.ts';
import { leftOnShelf, SOLD_UNITS, unitLabel } from './sale.ts';

const SHAMPOO: SoldProduct = {
  id: 'shampoo',
  name: 'Shampoo',
  product_type: 'resale',
  ativo: true,
  base_unit: 'ml',
  display_unit_label: 'frasco',
  unit_size_in_base: 500,
};
const SELLERS = [
  { id: 'rita', funcao: 'Cabeleireira' },
  { id: 'ana', funcao: 'PROPRIETÁRIA' },
];
const item = (changes: Partial<TypedItem> = {}): TypedItem => ({
  product_id: 'shampoo',
  quantity: 1,
  sold_unit: 'display_unit',
  unit_price: 30_00,
  discount: 0,
  discount_percent: null,
  seller_id: null,
  ...changes,
});
const draft = (items: TypedItem[], product: Partial<SoldProduct> = {}, kept: string[] = []) =>
  draftItems(items, { products: [{ ...SHAMPOO, ...product }], sellers: SELLERS, kept });

describe('the items of a sale', () => {
  test('are priced by the package, and those at nothing are left out', () => {
    const typed = [
      item({ quantity: 0 }),
      item({ quantity: 12.5, sold_unit: 'ml', seller_id: 'rita' }),
      item({ quantity: 2 }),
    ];
    expect(draft(typed)).toEqual({
      ok: true,
      items: [
        { ...typed[1], value: 75 },
        { ...typed[2], value: 60_00 },
      ],
    });
  });

  test('name a field by where it stands in the form, whatever was left out', () => {
    expect(draft([item({ quantity: -1 }), item({ quantity: 1.5 })])).toEqual({
      ok: false,
      reason: 'invalid',
      fields: { 'items.1.quantity': 'cashier:errors.quantityWhole' },
    });
  });

  test.each([
    ['a percentage', { discount_percent: 10 }, 3_00, 27_00],
    ['a percentage, which follows the quantity', { discount_percent: 10, quantity: 3 }, 9_00, 81_00],
    ['a percentage before an amount', { discount: 5_00, discount_percent: 50 }, 15_00, 15_00],
    [
      'a percentage of an odd price, rounded once',
      { discount_percent: 33.33, unit_price: 9_99, quantity: 3 },
      9_99,
      19_98,
    ],
    ['half a cent, rounded up', { discount_percent: 50, unit_price: 5 }, 3, 2],
    ['an amount', { discount: 4_50 }, 4_50, 25_50],
    ['an amount, once for the line', { discount: 4_50, quantity: 2 }, 4_50, 55_50],
    ['no more than there is', { discount: 99_00 }, 30_00, 0],
    ['of what was poured, its share', { discount_percent: 10, quantity: 12.5, sold_unit: 'ml' as const }, 8, 67],
  ])('have a discount of their own: %s', (_what, changes, discount, value) => {
    expect(draft([item(changes)])).toMatchObject({ ok: true, items: [{ discount, value }] });
  });

  test('are for resale, and active or there already', () => {
    expect(draft([item()], { product_type: 'internal' })).toMatchObject({
      reason: 'internal_product',
      product: 'Shampoo',
    });
    expect(draft([item()], { ativo: false })).toMatchObject({ reason: 'product_not_found' });
    expect(draft([item()], { ativo: false }, ['shampoo'])).toMatchObject({ ok: true });
    expect(draft([item({ product_id: 'gone' })])).toMatchObject({ reason: 'product_not_found' });
  });

  test('are sold by somebody of the team, the owner too', () => {
    expect(draft([item({ seller_id: 'ana' })])).toMatchObject({ ok: true });
    expect(draft([item({ seller_id: 'gone' })])).toMatchObject({
      fields: { 'items.0.seller_id': 'cashier:errors.sellerGone' },
    });
  });

  test('whatever is typed, end in a refusal or in values that a column holds', () => {
    const typed = fc.record({
      product_id: fc.constant('shampoo'),
      quantity: fc.double({ min: -99_999_999, max: 99_999_999, noNaN: true }),
      sold_unit: fc.constantFrom(...SOLD_UNITS),
      unit_price: fc.integer({ min: 0, max: LARGEST_AMOUNT }),
      discount: fc.integer({ min: 0, max: LARGEST_AMOUNT }),
      discount_percent: fc.option(fc.integer({ min: 0, max: 100_00 }).map((hundredths) => hundredths / 100)),
      seller_id: fc.constantFrom(null, 'rita', 'gone'),
    });
    const size = fc.constantFrom(null, 0.01, 0.333, 500, 99_999_999);
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 5 }), size, (items, unit_size_in_base) => {
        const drafted = draft(items, { unit_size_in_base });
        if (!drafted.ok) return;
        const sum = drafted.items.reduce((sum, { value, discount }) => sum + value + discount, 0);
        expect(sum).toBeLessThanOrEqual(LARGEST_AMOUNT);
        expect(drafted.items.every(({ value, discount }) => value >= 0 && discount >= 0)).toBe(true);
        expect(drafted.items.every(({ quantity }) => quantity > 0)).toBe(true);
      }),
    );
  });
});

test('what is left is said in packages where a product has them, and never as more than there is', () => {
  expect(leftOnShelf(1249, SHAMPOO)).toEqual({ left: 2.498, unit_label: 'frasco' });
  expect(leftOnShelf(-3, SHAMPOO).left).toBe(0);
  expect(leftOnShelf(7, { base_unit: 'un', display_unit_label: '', unit_size_in_base: null })).toEqual({
    left: 7,
    unit_label: 'un',
  });
  expect(unitLabel('ml', SHAMPOO)).toBe('ml');
});
