import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/shared/time.ts';
import { isUnfiltered, NO_FILTERS, QUICK_FILTERS, quickFilter, quickFilterOf } from './filters.ts';

const TODAY = '2026-11-17';

test.each([
  ['overdue', { from: '', to: '2026-11-16' }],
  ['today', { from: TODAY, to: TODAY }],
  ['nextDays', { from: TODAY, to: '2026-11-24' }],
  ['thisMonth', { from: '2026-11-01', to: '2026-11-30' }],
  ['noDueDate', 'none'],
] as const)('%s asks for its days', (name, due) => {
  expect(quickFilter(name, 'all', TODAY).due).toEqual(due);
});

test('nothing that is paid is overdue; the others leave the status as it is chosen', () => {
  for (const name of QUICK_FILTERS) {
    expect(quickFilter(name, 'Pago', TODAY).status).toBe(name === 'overdue' ? 'Pendente' : 'Pago');
    expect(quickFilter(name, 'all', TODAY).status).toBe(name === 'overdue' ? 'Pendente' : 'all');
  }
});

test('on every day each quick filter knows itself again, and what is not filtered is none', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
  fc.assert(
    fc.property(
      day,
      fc.constantFrom(...QUICK_FILTERS),
      fc.constantFrom('all', 'Pendente', 'Pago'),
      (today, name, status) => {
        const filters = quickFilter(name, status, today);
        expect(quickFilterOf(filters, today)).toBe(name);
        expect(isUnfiltered(filters)).toBe(false);
      },
    ),
  );
  expect(quickFilterOf(NO_FILTERS, TODAY)).toBeUndefined();
  expect(isUnfiltered(NO_FILTERS)).toBe(true);
  expect(isUnfiltered({ ...NO_FILTERS, status: 'Pago' })).toBe(false);
  expect(isUnfiltered({ ...NO_FILTERS, due: { from: '', to: TODAY } })).toBe(false);
  expect(isUnfiltered({ ...NO_FILTERS, paid: { from: TODAY, to: '' } })).toBe(false);
});
