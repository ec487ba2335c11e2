import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Candidate, fatesOf, markedBy, shownOf } from './fates.ts';

describe('the fate of a row', () => {
  const identity = markedBy((client: { phone: string }) => [client.phone]);
  const client = (phone: string) => ({ item: { phone } });

  test('is new, known, repeated or invalid', () => {
    const rows: Candidate<{ phone: string }>[] = [client('+1'), client('+2'), { problem: 'why' }, client('+1')];
    expect(fatesOf(rows, identity, new Map([[1, { name: 'Bia' }]]))).toEqual([
      { kind: 'new', item: { phone: '+1' } },
      { kind: 'known', item: { phone: '+2' }, name: 'Bia' },
      { kind: 'invalid', problem: 'why' },
      { kind: 'repeated', item: { phone: '+1' }, row: 0 },
    ]);
  });

  const foundIn = (inFile: string[], inSalon: string[]) =>
    new Map(inFile.flatMap((phone, row) => (inSalon.includes(phone) ? [[row, { name: 'x' }] as const] : [])));

  test('the new ones never share a phone, with each other or with the salon', () => {
    const phones = fc.constantFrom('+1', '+2', '+3', '+4');
    fc.assert(
      fc.property(fc.array(phones), fc.array(phones), (inFile, inSalon) => {
        const fates = fatesOf(inFile.map(client), identity, foundIn(inFile, inSalon));
        const fresh = fates.flatMap((fate) => (fate.kind === 'new' ? [fate.item.phone] : []));
        expect([...inSalon, ...fresh].filter((phone) => fresh.includes(phone))).toEqual(fresh);
        expect(new Set([...fresh, ...inSalon])).toEqual(new Set([...inFile, ...inSalon]));
      }),
    );
  });
});

test('what stands against a row makes it invalid, with what it tells', () => {
  const taken = { problem: 'taken', about: { name: 'Ana' } };
  const identity = markedBy((item) => [String(item)]);
  expect(fatesOf([{ item: 1 }, { item: 1 }], identity, new Map([[0, taken]]))).toEqual([
    { kind: 'invalid', ...taken },
    { kind: 'new', item: 1 },
  ]);
});

test('of the wrong rows a hundred are shown and the rest counted; the others are all shown, in their order', () => {
  const rows = Array.from({ length: 500 }, (_, line) => ({ line, fate: { kind: line % 2 ? 'invalid' : 'new' } }));
  const { shown, more } = shownOf(rows);
  expect({ count: shown.length, more }).toEqual({ count: 350, more: 150 });
  expect(shown.slice(0, 4).map(({ line }) => line)).toEqual([0, 1, 2, 3]);
  expect(shown.at(-1)).toMatchObject({ line: 498 });
  expect(shownOf([])).toEqual({ shown: [], more: 0 });
});
