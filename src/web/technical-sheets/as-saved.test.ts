import { expect, test } from 'vitest';
import type { ClientPhoto, SheetVisit, TechnicalSheet } from '#contract/technical-sheets/operations.ts';
import { lastWith, lastWithout, visitWith, visitWithout, visitWithPhoto } from './as-saved.ts';

const visit = (id: string, more: object = {}) =>
  ({ id, appointment_id: id, sheet: null, photos: [], ...more }) as unknown as SheetVisit;
const sheet = (id: string, more: object) => ({ id, client_id: 'ana', ...more }) as TechnicalSheet;

test('a visit shows a sheet that was just written, and no other visit does', () => {
  const written = sheet('one', { appointment_id: 'cut' });
  expect(visitWith(visit('cut'), written)).toEqual(visit('cut', { sheet: written }));
  expect(visitWith(visit('colour'), written)).toEqual(visit('colour'));
});

test('a sheet that was changed is shown as it is now wherever it stands, also without a visit', () => {
  const before = sheet('one', { appointment_id: null, result: 'Antes' });
  const now = { ...before, result: 'Depois' };
  const alone = { appointment_id: null };
  expect(visitWith(visit('one', { ...alone, sheet: before }), now)).toEqual(visit('one', { ...alone, sheet: now }));
  expect(visitWith(visit('two', alone), now), 'neither has a visit').toEqual(visit('two', alone));
  expect(lastWith({ own: null, last: before }, now)).toEqual({ own: null, last: now });
});

test('a sheet that was deleted cannot be opened any more', () => {
  const gone = sheet('one', { appointment_id: 'cut' });
  const other = sheet('two', { appointment_id: 'colour' });
  expect(visitWithout(visit('cut', { sheet: gone }), 'one')).toEqual(visit('cut'));
  expect(visitWithout(visit('colour', { sheet: other }), 'one')).toEqual(visit('colour', { sheet: other }));
  expect(lastWithout({ own: gone, last: other }, 'one')).toEqual({ own: null, last: other });
});

test('a photo shows at once what it was said to show', () => {
  const photo = { id: 'photo', moment: 'before' } as ClientPhoto;
  const after: ClientPhoto = { ...photo, moment: 'after' };
  expect(visitWithPhoto(visit('cut', { photos: [photo] }), after)).toEqual(visit('cut', { photos: [after] }));
});
