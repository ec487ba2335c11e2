import { expect, test } from 'vitest';
import { doersOfAll, offerOf, type SalonService } from './offer.ts';

const team = [{ id: 'ana' }, { id: 'bia' }, { id: 'caio' }];
const cut: SalonService = {
  id: 'cut',
  name: 'Corte',
  category: 'Cabelo',
  price: 80_00,
  preco_variavel: false,
  duration_minutes: 60,
};
const own = (staff_id: string, price: number | null = null, duration_minutes: number | null = null) => ({
  staff_id,
  price,
  duration_minutes,
});
const dear: SalonService = { ...cut, done_by_all: true, doers: [own('ana', 120_00, 45)] };
const nails: SalonService = { ...cut, id: 'nails', done_by_all: false, doers: [own('bia'), own('gone', 10_00, 300)] };

test('what everybody does on the same terms costs that with everybody', () => {
  for (const who of [undefined, null, 'ana']) expect(offerOf(cut, who, team)).toEqual({ ...cut, isFrom: false });
});

test('as long as nobody is chosen, a service costs the lowest and takes the longest of those who do it', () => {
  for (const who of [undefined, null]) {
    expect(offerOf(dear, who, team)).toMatchObject({ price: 80_00, duration_minutes: 60, isFrom: true });
  }
  const alone = offerOf({ ...dear, done_by_all: false }, null, team);
  expect(alone).toMatchObject({ price: 120_00, duration_minutes: 45, isFrom: false });
});

test('with somebody chosen it costs and takes what it does with them', () => {
  expect(offerOf(dear, 'ana', team)).toMatchObject({ price: 120_00, duration_minutes: 45, isFrom: false });
  expect(offerOf(dear, 'bia', team)).toMatchObject({ price: 80_00, duration_minutes: 60, isFrom: false });
});

test('whoever no longer works here asks nothing', () => {
  expect(offerOf(nails, null, team)).toMatchObject({ price: 80_00, duration_minutes: 60, isFrom: false });
});

test('a service that the chosen one does not do is as if nobody were chosen', () => {
  expect(offerOf({ ...dear, done_by_all: false }, 'bia', team)).toMatchObject({ price: 120_00, isFrom: false });
});

test('an open price is nobody’s own', () => {
  const open = { ...dear, preco_variavel: true, price: 0 };
  expect(offerOf(open, null, team)).toMatchObject({ price: 0, isFrom: false });
});

test('all of several services are done by those who do each', () => {
  expect(doersOfAll([cut, dear], team)).toEqual(team);
  expect(doersOfAll([cut, nails], team)).toEqual([{ id: 'bia' }]);
  expect(doersOfAll([nails, { ...dear, done_by_all: false }], team)).toEqual([]);
});
