import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_OPENED, OPENED_KINDS, readOpened, withOpened, writeOpened } from './opened.ts';

const anything = fc.record({ kind: fc.constantFrom(...OPENED_KINDS), id: fc.uuid() });

test('what was written is read again', () => {
  fc.assert(
    fc.property(fc.array(anything, { maxLength: MOST_OPENED }), (all) => {
      expect(readOpened(writeOpened(all))).toEqual(all);
    }),
  );
});

test('the newest is first, nothing is there twice, and there are never more than eight', () => {
  fc.assert(
    fc.property(fc.array(anything), (all) => {
      const kept = all.reduce<ReturnType<typeof readOpened>>(withOpened, []);
      expect(kept[0]).toEqual(all.at(-1));
      expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length);
      expect(kept.length).toBeLessThanOrEqual(MOST_OPENED);
    }),
  );
});

test('whatever else a browser has kept is nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readOpened(text)).toEqual([]);
    }),
  );
  expect(readOpened("client.' or 1=1,staff.0f0b3e8e-8a7b-4a53-9a68-31ab6a2a5c5d")).toEqual([]);
});
