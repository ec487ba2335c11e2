import type { Client } from '#contract/clients/operations.ts';
import { type Database, inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { isDuplicate } from '#server/kernel/database/refused-rows.ts';
import type { Owned } from '#server/kernel/principal.ts';
import {
  type ClientChange,
  holdProfessional,
  insertClient,
  type NewClient,
  namesOfPhones,
  readClient,
  updateClient,
} from './queries.ts';

type PhoneTaken = { ok: false; reason: 'phone_taken'; name: string };
type NotFound = { ok: false; reason: 'not_found' };
type Saved = { ok: true; client: Client };

export function createClient({ db, owner }: Owned, form: NewClient): Promise<Saved | PhoneTaken | NotFound> {
  return unlessPhoneTaken(db, form.phone, () =>
    inTransaction(db, async (db): Promise<Saved | NotFound> => {
      if (!(await isPreferable(db, form))) return { ok: false, reason: 'not_found' };
      const client = await insertClient(db, owner, form);
      await record(db, owner, { action: 'create', entity: 'clients', entityId: client.id, after: client });
      return { ok: true, client };
    }),
  );
}

export function changeClient(
  { db, owner }: Owned,
  id: string,
  form: ClientChange,
): Promise<Saved | PhoneTaken | NotFound> {
  return unlessPhoneTaken(db, form.phone ?? null, () =>
    inTransaction(db, async (db): Promise<Saved | NotFound> => {
      if (!(await isPreferable(db, form))) return { ok: false, reason: 'not_found' };
      const before = await readClient(db, id);
      if (!before) return { ok: false, reason: 'not_found' };
      const client = await updateClient(db, id, form);
      await record(db, owner, { action: 'update', entity: 'clients', entityId: id, before, after: client });
      return { ok: true, client };
    }),
  );
}

/** Nobody, or somebody of the team, who is then not deleted meanwhile. */
async function isPreferable(
  db: Database,
  { preferred_professional_id: id }: Pick<NewClient, 'preferred_professional_id'>,
): Promise<boolean> {
  return !id || (await holdProfessional(db, id));
}

/** The unique index decides, also between two windows that save at once; whoever comes second learns whose phone it is. */
async function unlessPhoneTaken<T>(
  db: Database,
  phone: string | null,
  save: () => Promise<T>,
): Promise<T | PhoneTaken> {
  for (;;) {
    try {
      return await save();
    } catch (error) {
      if (!isDuplicate(error) || phone === null) throw error;
      const [holder] = await namesOfPhones(db, [phone]);
      if (holder) return { ok: false, reason: 'phone_taken', name: holder.name };
      // Deleted between the two statements: the phone is free again.
    }
  }
}
