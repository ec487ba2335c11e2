import { expect, test } from 'vitest';
import { NO_AMOUNTS } from '#domain/reports/result.ts';
import { cents } from '#domain/shared/money.ts';
import { STATEMENT } from './lines.ts';

const shares = (amounts: object) =>
  Object.fromEntries(STATEMENT.map((line) => [line.key, line.share({ ...NO_AMOUNTS, ...amounts })]));

test('a loss is a share below zero; what is taken off says how much of the revenue it takes', () => {
  const lossy = { services: cents(200_00), fixed_costs: cents(600_00), expenses: cents(61_00) };
  expect(shares(lossy)).toMatchObject({ revenue: 1, services: 1, costs: 3.305, fixed_costs: 3, remains: -2.305 });
});

test('what was given back is below zero, and without revenue there is no share', () => {
  expect(shares({ services: cents(100_00), products: cents(-20_00), product_costs: cents(-8_00) })).toMatchObject({
    products: -0.25,
    product_costs: -0.1,
  });
  expect(shares({ expenses: cents(50_00) }).remains).toBeNull();
});
