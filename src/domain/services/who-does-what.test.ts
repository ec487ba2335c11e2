import { expect, test } from 'vitest';
import { doesService, lowestPrice, type OwnTerms, termsWith, termsWithAnybody } from './who-does-what.ts';

const colour = { price: 19_000, preco_variavel: false, duration_minutes: 105, commission_percent: 40 };
const own = (staff_id: string, terms: Partial<OwnTerms> = {}): OwnTerms => ({
  staff_id,
  price: null,
  duration_minutes: null,
  commission_percent: null,
  ...terms,
});

test('without a tick everybody does it', () => {
  expect(doesService({ done_by_all: true, doers: [] }, 'camila')).toBe(true);
});

test('ticks limit it to those who are ticked', () => {
  const limited = { done_by_all: false, doers: [own('camila')] };
  expect(doesService(limited, 'camila')).toBe(true);
  expect(doesService(limited, 'rafael')).toBe(false);
});

test("a professional's own terms stand before the service's", () => {
  const doers = [own('helena', { price: 24_000, duration_minutes: 120, commission_percent: 45 }), own('camila')];
  const service = { ...colour, done_by_all: false, doers };
  expect(termsWith(service, 'helena')).toEqual({ price: 24_000, duration_minutes: 120, commission_percent: 45 });
  expect(termsWith(service, 'camila')).toEqual({ price: 19_000, duration_minutes: 105, commission_percent: 40 });
  expect(termsWith(service, null)).toEqual({ price: 19_000, duration_minutes: 105, commission_percent: 40 });
});

test('own terms of 0 are terms', () => {
  const service = { ...colour, done_by_all: true, doers: [own('helena', { price: 0, commission_percent: 0 })] };
  expect(termsWith(service, 'helena')).toMatchObject({ price: 0, commission_percent: 0 });
});

test("a variable price is nobody's own", () => {
  const service = {
    ...colour,
    price: 0,
    preco_variavel: true,
    done_by_all: true,
    doers: [own('helena', { price: 5 })],
  };
  expect(termsWith(service, 'helena').price).toBe(0);
});

test('as long as nobody is chosen it costs the least and takes the longest of those who do it', () => {
  const team = [{ id: 'helena' }, { id: 'camila' }, { id: 'rafael' }];
  const doers = [own('helena', { price: 24_000 }), own('camila', { duration_minutes: 120 })];
  expect(termsWithAnybody({ ...colour, done_by_all: false, doers }, team)).toEqual({
    price: 19_000,
    isFrom: true,
    duration_minutes: 120,
  });
  expect(termsWithAnybody({ ...colour, done_by_all: false, doers: [own('gone')] }, team)).toBeUndefined();
  expect(termsWithAnybody({ ...colour, done_by_all: true, doers: [] }, team)).toEqual({
    price: 19_000,
    isFrom: false,
    duration_minutes: 105,
  });
});

test('the lowest price of a service is that of the cheapest who does it; others may ask more', () => {
  const dear = own('helena', { price: 24_000 });
  expect(lowestPrice({ ...colour, done_by_all: true, doers: [] })).toEqual({ price: 19_000, isFrom: false });
  expect(lowestPrice({ ...colour, done_by_all: true, doers: [dear] })).toEqual({ price: 19_000, isFrom: true });
  expect(lowestPrice({ ...colour, done_by_all: false, doers: [dear] })).toEqual({ price: 24_000, isFrom: false });
});
