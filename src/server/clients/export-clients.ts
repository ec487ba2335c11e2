import { writtenBirthday } from '#domain/clients/birthday.ts';
import { tagsCell } from '#domain/clients/tags.ts';
import { csvFile } from '#domain/shared/csv.ts';
import { DIAL_CODES, phoneCountryOf } from '#domain/shared/phone.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { textsIn } from '#server/kernel/texts.ts';
import { type ExportedClient, readAllClients } from './queries.ts';

type Seen = { contacts: boolean; card: boolean };

/** All clients, as the spreadsheets of the salon's language and country expect them; what somebody may not see of a client is empty. */
export async function exportClients(db: Database, seen: Seen): Promise<File> {
  const { clients, ...place } = await readAllClients(db);
  const t = textsIn(place.language);
  const header = [
    t('server:export.name'),
    t('server:export.phone'),
    t('server:export.email'),
    t('server:export.birthday'),
    t('server:export.tags'),
    t('server:export.created'),
  ];
  const csv = csvFile(
    [header, ...clients.map((client) => rowOf({ ...client, ...hiddenBut(seen) }, place.country))],
    place,
  );
  return new File([csv], t('server:export.clientsFile'), { type: 'text/csv; charset=utf-8' });
}

const hiddenBut = ({ contacts, card }: Seen) => ({
  ...(!contacts && { phone: null, email: '' }),
  ...(!card && { birthday: '', tags: [] }),
});

function rowOf({ name, phone, email, birthday, tags, created }: ExportedClient, country: string): string[] {
  return [name, spaced(phone ?? ''), email, writtenBirthday(birthday, country), tagsCell(tags), created];
}

/** With a space after the dial code it is text to a spreadsheet; a plus and digits alone would become a number. */
function spaced(phone: string): string {
  const country = phoneCountryOf(phone);
  return country ? phone.replace(`+${DIAL_CODES[country]}`, '$& ') : phone;
}
