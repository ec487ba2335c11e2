import { expect, test } from 'vitest';
import { ticking, tickOf, withTicks } from './ticks.ts';

const none = { price: null, duration_minutes: null, commission_percent: null };
const service = (id: string, changes = {}) => ({
  id,
  name: id,
  category: 'Cabelo',
  price: 100,
  preco_variavel: false,
  duration_minutes: 30,
  commission_percent: null,
  does: true,
  own: none,
  has_others: true,
  ...changes,
});
const [cut, colour] = [service('cut'), service('colour', { own: { ...none, price: 240 } })];

test('only what differs from what was read is sent', () => {
  const off = withTicks([], [ticking(cut, false)], [cut, colour]);
  expect(off).toEqual([{ service_id: 'cut', does: false, ...none }]);
  expect(withTicks(off, [ticking(cut, true)], [cut, colour])).toEqual([]);
});

test('what was unticked and is ticked again has the terms that it had', () => {
  const off = withTicks([], [ticking(colour, false)], [cut, colour]);
  expect(tickOf(colour, off)).toEqual({ service_id: 'colour', does: false, ...none });
  expect(withTicks(off, [ticking(colour, true)], [cut, colour])).toEqual([]);
});

test('what nobody else does stays ticked', () => {
  expect(ticking(service('barba', { has_others: false }), false)).toMatchObject({ does: true });
});
