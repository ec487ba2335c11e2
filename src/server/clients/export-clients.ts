import { defused, writeCsv } from '#domain/clients/csv.ts';
import type { Language } from '#domain/shared/countries.ts';
import { DIAL_CODES, phoneCountryOf } from '#domain/shared/phone.ts';
import type { Database } from '#server/kernel/db.ts';
import { textsIn } from '#server/kernel/texts.ts';
import { type ExportedClient, readAllClients } from './queries.ts';

/** Excel takes a file for UTF-8 only with this in front. */
const BOM = '\u{FEFF}';

/** All clients, as the spreadsheets of the salon's language expect them. */
export async function exportClients(db: Database): Promise<File> {
  const { language, clients } = await readAllClients(db);
  const t = textsIn(language as Language);
  const header = [
    t('server:export.name'),
    t('server:export.phone'),
    t('server:export.email'),
    t('server:export.created'),
  ];
  // Where the comma is the decimal mark, Excel cuts columns at semicolons.
  const csv = BOM + writeCsv([header, ...clients.map(rowOf)], language === 'en' ? ',' : ';');
  return new File([csv], t('server:export.clientsFile'), { type: 'text/csv; charset=utf-8' });
}

function rowOf({ name, phone, email, created }: ExportedClient): string[] {
  return [defused(name), spaced(phone ?? ''), defused(email), created];
}

/** With a space after the dial code it is text to a spreadsheet; a plus and digits alone would become a number. */
function spaced(phone: string): string {
  const country = phoneCountryOf(phone);
  return country ? phone.replace(`+${DIAL_CODES[country]}`, '$& ') : phone;
}
