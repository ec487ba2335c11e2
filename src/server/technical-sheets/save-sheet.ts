import type { NewSheet, SheetForm } from '#contract/technical-sheets/forms.ts';
import type { TechnicalSheet } from '#contract/technical-sheets/operations.ts';
import { type Database, inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { once } from '#server/kernel/database/once.ts';
import type { Keyed, Owned } from '#server/kernel/principal.ts';
import type { Refused } from '#server/kernel/refusal.ts';
import {
  hasClient,
  heldSheet,
  lockSheet,
  readProfessional,
  readVisit,
  type SheetRow,
  sheetOfVisit,
} from './queries.ts';
import { goneIsNotFound, isSame } from './same-sheet.ts';
import { writeLines, writeSheet } from './write-sheet.ts';

type NotFound = Refused<'not_found'>;
type Saved = { ok: true; sheet: TechnicalSheet };
type Taken = Refused<'taken'> & { sheet: TechnicalSheet };
type Stale = Refused<'stale'> & { sheet: TechnicalSheet };

const notFound: NotFound = { ok: false, reason: 'not_found' };

/** Of a visit, which has one at most, or without one. Once for each key. */
export async function createSheet(
  { db, owner, idempotencyKey: key }: Owned & Keyed,
  input: NewSheet,
): Promise<Saved | NotFound | Taken | Refused<'in_flight' | 'key_reused'>> {
  const call = { operation: 'technicalSheets.create', key, input };
  return goneIsNotFound(async () => {
    const outcome = await once(db, owner, call, async (db): Promise<Saved | NotFound | Taken> => {
      const row = await rowOf(db, input);
      if (!row) return notFound;
      const sheet = await writeSheet({ db, owner }, row, input.lines);
      if (!sheet) {
        const theirs = await sheetOfVisit(db, input.appointment_id ?? '');
        return theirs ? { ok: false, reason: 'taken', sheet: theirs } : notFound;
      }
      await record(db, owner, { action: 'create', entity: 'technical_sheets', entityId: sheet.id, after: sheet });
      return { ok: true, sheet };
    });
    return outcome.ok ? outcome.value : outcome;
  });
}

/** A visit says of whom and when it is, and who did it unless somebody else is named. */
async function rowOf(
  db: Database,
  { client_id, appointment_id, date, staff_id, result }: NewSheet,
): Promise<SheetRow | undefined> {
  const visit = appointment_id === null ? undefined : await readVisit(db, appointment_id);
  if (appointment_id !== null && visit?.client_id !== client_id) return undefined;
  if (!visit && !(await hasClient(db, client_id))) return undefined;
  const professional = await professionalOf(db, staff_id ?? visit?.professional_id ?? null);
  if (!professional) return undefined;
  return {
    client_id,
    appointment_id,
    date: visit?.date ?? date,
    services: visit?.services ?? [],
    ...professional,
    result,
  };
}

async function professionalOf(db: Database, id: string | null) {
  if (id === null) return { staff_id: null, staff_name: '' };
  const found = await readProfessional(db, id);
  return found && { staff_id: found.id, staff_name: found.nome };
}

/** Whoever repeats a change whose answer was lost finds it done. */
export function changeSheet(
  { db, owner }: Owned,
  { id, version, ...form }: SheetForm & { id: string; version: string },
): Promise<Saved | NotFound | Stale> {
  return goneIsNotFound(() =>
    inTransaction(db, async (db): Promise<Saved | NotFound | Stale> => {
      const before = await lockSheet(db, id);
      if (!before) return notFound;
      const visit = before.appointment_id === null ? undefined : await readVisit(db, before.appointment_id);
      const wanted = { ...form, date: before.appointment_id === null ? form.date : before.date };
      if (isSame(before, wanted)) return { ok: true, sheet: before };
      if (version !== before.version) return { ok: false, reason: 'stale', sheet: before };
      const professional = await keptOrFound(db, before, wanted.staff_id);
      if (!professional) return notFound;
      const { date, result, lines } = wanted;
      const services = visit?.services ?? before.services;
      await writeLines({ db, owner }, id, lines, { date, result, services, ...professional });
      const sheet = await heldSheet(db, id);
      await record(db, owner, { action: 'update', entity: 'technical_sheets', entityId: id, before, after: sheet });
      return { ok: true, sheet };
    }),
  );
}

/** The name of somebody who left stays as it was. */
async function keptOrFound(db: Database, { staff_id, staff_name }: TechnicalSheet, wanted: string | null) {
  return wanted === staff_id ? { staff_id, staff_name } : professionalOf(db, wanted);
}
