import { importedClientForm, importRows } from '#contract/clients/forms.ts';
import { readRowsOf } from '#server/kernel/http/read-rows.ts';

/** The clients of a file; the database leaves out those that repeat a phone. */
export async function readRows(input: unknown) {
  const read = await readRowsOf(input, { list: 'clients', whole: importRows, row: importedClientForm });
  return read.ok ? { ok: true as const, clients: read.rows.map(({ row }) => row) } : read;
}
