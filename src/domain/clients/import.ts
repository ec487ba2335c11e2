import { undefused } from '#domain/shared/csv.ts';
import { isEmail } from '#domain/shared/email.ts';
import { withoutAccents } from '#domain/shared/names.ts';

/** More is rather a mistake in the file than a salon. */
export const MOST_IMPORTED = 20_000;

/** A file need not have the last two. */
export const IMPORTED_FIELDS = ['name', 'phone', 'email', 'birthday', 'tags'] as const;
type Field = (typeof IMPORTED_FIELDS)[number];

/** In which column of the file each field stands; null where it has none. */
export type Columns = Record<Field, number | null>;

/** As the salons' systems, Google and phones name them, in the three languages and without accents. */
const HEADINGS: Record<Field, RegExp> = {
  name: /^(nome|name|nombre|cliente|client|customer|contato|contact|contacto|first name|full name)\b/,
  phone: /^(telefone|telefono|phone|celular|cellphone|cell|mobile|movil|whatsapp|fone|tel)\b/,
  email: /^(e ?mails?|correo)\b/,
  birthday:
    /^(aniversario|nascimento|nacimiento|birthday|birth ?date|cumpleanos|(data|fecha|date) (de |of )?(nascimento|nacimiento|birth|aniversario))\b/,
  tags: /^(etiquetas|tags|labels|grupos|groups|group membership)\b/,
};
/** "Phone 1 - Label" holds the word "mobile", not the number. */
const NO_VALUE = /\b(label|type|tipo|etiqueta)\b/;

const SAMPLE_ROWS = 50;

/** What a file holds: whether its first row names the columns, and which column is which. */
export function guessColumns(rows: readonly string[][]): { hasHeader: boolean; columns: Columns } {
  const first = rows[0] ?? [];
  const named = columnsBy((field) => first.findIndex((cell) => isHeading(cell, field)));
  const hasHeader = IMPORTED_FIELDS.some((field) => named[field] !== null) && !first.some(looksLikeValue);
  if (hasHeader) return { hasHeader, columns: named };

  const sample = rows.slice(0, SAMPLE_ROWS);
  const share = (column: number, test: (cell: string) => boolean) =>
    sample.filter((row) => test(row[column] ?? '')).length / sample.length;
  const all = [...first.keys()];
  const isMostly = { email: isEmail, phone: isPhoneLike, name: (cell: string) => /\p{L}{2}/u.test(cell) };
  const email = all.find((column) => share(column, isMostly.email) > 0.2) ?? -1;
  const phone = all.find((column) => column !== email && share(column, isMostly.phone) > 0.5) ?? -1;
  const name = all.find((column) => column !== email && column !== phone && share(column, isMostly.name) > 0.5) ?? -1;
  // Without a heading, a day may be anything, and so may a word.
  return { hasHeader, columns: columnsBy((field) => ({ name, phone, email, birthday: -1, tags: -1 })[field]) };
}

function columnsBy(find: (field: Field) => number): Columns {
  const found = (field: Field) => (find(field) === -1 ? null : find(field));
  return {
    name: found('name'),
    phone: found('phone'),
    email: found('email'),
    birthday: found('birthday'),
    tags: found('tags'),
  };
}

function isHeading(cell: string, field: Field): boolean {
  const words = withoutAccents(cell)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
  return HEADINGS[field].test(words) && !NO_VALUE.test(words);
}

const looksLikeValue = (cell: string) => isEmail(cell.trim()) || isPhoneLike(cell);

function isPhoneLike(cell: string): boolean {
  return /^[\d\s+().'-]*$/.test(cell) && cell.replaceAll(/\D/g, '').length >= 8;
}

/** One row of the file, read through its columns. */
export function fieldsOf(row: readonly string[], columns: Columns): Record<Field, string> {
  const cell = (field: Field) => undefused((row[columns[field] ?? -1] ?? '').trim());
  return {
    name: cell('name'),
    phone: cell('phone'),
    email: cell('email'),
    birthday: cell('birthday'),
    tags: cell('tags'),
  };
}

/** What a row of the file would become: a client, or the key of the text that says why it cannot be one. */
export type Candidate<Client> = { client: Client } | { problem: string };

export type Fate<Client> =
  | { kind: 'new'; client: Client }
  /** The salon has a client with this phone. */
  | { kind: 'known'; client: Client; name: string }
  /** An earlier row of the file has this phone; counted from 0. */
  | { kind: 'repeated'; client: Client; row: number }
  | { kind: 'invalid'; problem: string };

/** Nobody corrects more wrong rows than this before trying again. */
const MOST_WRONG_NAMED = 100;

/** What the preview shows: of the wrong rows the first, and how many more there are. */
export function shownOf<Row extends { fate: { kind: string } }>(rows: readonly Row[]): { shown: Row[]; more: number } {
  let wrong = 0;
  const shown = rows.filter(({ fate }) => {
    if (fate.kind !== 'invalid') return true;
    wrong += 1;
    return wrong <= MOST_WRONG_NAMED;
  });
  return { shown, more: rows.length - shown.length };
}

/** What becomes of each row. The phone tells people apart, and the first row with it wins. */
export function fatesOf<Client extends { phone: string }>(
  candidates: readonly Candidate<Client>[],
  known: ReadonlyMap<string, string>,
): Fate<Client>[] {
  const seen = new Map<string, number>();
  return candidates.map((candidate, row): Fate<Client> => {
    if ('problem' in candidate) return { kind: 'invalid', problem: candidate.problem };
    const { client } = candidate;
    const name = known.get(client.phone);
    if (name !== undefined) return { kind: 'known', client, name };
    const earlier = seen.get(client.phone);
    if (earlier !== undefined) return { kind: 'repeated', client, row: earlier };
    seen.set(client.phone, row);
    return { kind: 'new', client };
  });
}
