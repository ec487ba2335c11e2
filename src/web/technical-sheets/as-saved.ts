import type { ClientPhoto, LastSheet, SheetVisit, TechnicalSheet } from '#contract/technical-sheets/operations.ts';

// What is shown of visits once a sheet or photo was saved, and before they are fetched again.

export function visitWith(visit: SheetVisit, sheet: TechnicalSheet): SheetVisit {
  const isItsVisit = sheet.appointment_id !== null && visit.appointment_id === sheet.appointment_id;
  return isItsVisit || visit.sheet?.id === sheet.id ? { ...visit, sheet } : visit;
}

export const visitWithout = (visit: SheetVisit, id: string): SheetVisit =>
  visit.sheet?.id === id ? { ...visit, sheet: null } : visit;

export const visitWithPhoto = (visit: SheetVisit, photo: ClientPhoto): SheetVisit => ({
  ...visit,
  photos: visit.photos.map((one) => (one.id === photo.id ? photo : one)),
});

export function lastWith({ own, last }: LastSheet, sheet: TechnicalSheet): LastSheet {
  const asSaved = (one: TechnicalSheet | null) => (one?.id === sheet.id ? sheet : one);
  return { own: asSaved(own), last: asSaved(last) };
}

export function lastWithout({ own, last }: LastSheet, id: string): LastSheet {
  const unlessGone = (one: TechnicalSheet | null) => (one?.id === id ? null : one);
  return { own: unlessGone(own), last: unlessGone(last) };
}
