import { setImmediate as othersTurn } from 'node:timers/promises';
import { type ImportedClient, importedClientForm, importRows } from '#contract/clients/forms.ts';
import { fieldsOf, MOST_NAMED } from '#server/kernel/http/errors.ts';

/** So many take a few milliseconds. */
const SLICE = 250;

type Read =
  | { ok: true; clients: ImportedClient[] }
  /** The first rows that are wrong, field by field, and how many more there are. */
  | { ok: false; reason: 'invalid'; fields: Record<string, string>; more?: number };

/** Reads an import, slice by slice: twenty thousand rows at once would keep everybody else waiting for seconds. */
export async function readRows(input: unknown): Promise<Read> {
  const file = importRows.safeParse(input);
  if (!file.success) return { ok: false, reason: 'invalid', fields: fieldsOf(file.error.issues) };
  const clients: ImportedClient[] = [];
  const fields: Record<string, string> = {};
  let wrong = 0;
  for (const [place, row] of file.data.clients.entries()) {
    if (place > 0 && place % SLICE === 0) await othersTurn();
    const read = importedClientForm.safeParse(row);
    if (read.success) clients.push(read.data);
    else {
      wrong += 1;
      const issues = read.error.issues.map((issue) => ({ ...issue, path: ['clients', place, ...issue.path] }));
      if (wrong <= MOST_NAMED) Object.assign(fields, fieldsOf(issues));
    }
  }
  if (wrong === 0) return { ok: true, clients };
  const more = wrong - MOST_NAMED;
  return { ok: false, reason: 'invalid', fields, ...(more > 0 ? { more } : {}) };
}
