import { isPhoneLike } from '#domain/imports/cells.ts';
import { type ImportTable, isText, mostly } from '#domain/imports/columns.ts';
import { markedBy } from '#domain/imports/fates.ts';
import { MOST_CLIENTS } from '#domain/imports/limits.ts';
import { isEmail } from '#domain/shared/email.ts';

export type ImportedField = 'name' | 'phone' | 'email';

export const CLIENT_TABLE: ImportTable<ImportedField> = {
  fields: ['name', 'phone', 'email'],
  rules: {
    email: { heading: /^(e ?mails?|correo)\b/, holds: (cells) => mostly(cells, 0.2, isEmail) },
    phone: {
      heading: /^(telefone|telefono|phone|celular|cellphone|cell|mobile|movil|whatsapp|fone|tel)\b/,
      holds: (cells) => mostly(cells, 0.5, isPhoneLike),
    },
    name: {
      heading: /^(nome|name|nombre|cliente|client|customer|contato|contact|contacto|first name|full name)\b/,
      holds: (cells) => mostly(cells, 0.5, isText),
    },
  },
  // "Phone 1 - Label" holds the word "mobile", not the number.
  besides: /\b(label|type|tipo|etiqueta)\b/,
  isValue: (cell) => isEmail(cell.trim()) || isPhoneLike(cell),
  most: MOST_CLIENTS,
};

/** The phone tells people apart. */
export const clientIdentity = markedBy((client: { phone: string }) => [client.phone]);
