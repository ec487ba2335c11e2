import { expect, test } from 'vitest';
import { type WarningKind, withWarning } from './warnings.ts';

const warning = (id: string, kind: WarningKind, title = id) => ({ id, kind, title });
const ammonia = warning('ammonia', 'harm');
const coffee = warning('coffee', 'wish');

test('a warning takes its place: changed where it stood, new after the others, what harms first', () => {
  const spelt = { ...ammonia, title: 'Amônia' };
  expect(withWarning([ammonia, coffee], spelt)).toEqual([spelt, coffee]);
  expect(withWarning([coffee], ammonia)).toEqual([ammonia, coffee]);
  const harmful: typeof coffee = { ...coffee, kind: 'harm' };
  expect(withWarning([ammonia, coffee], harmful)).toEqual([ammonia, harmful]);
});
