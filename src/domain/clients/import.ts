import { isPhoneLike } from '#domain/imports/cells.ts';
import { type ImportTable, isText, mostly } from '#domain/imports/columns.ts';
import { markedBy } from '#domain/imports/fates.ts';
import { MOST_CLIENTS } from '#domain/imports/limits.ts';
import { isEmail } from '#domain/shared/email.ts';

/** A file need not have the last two. */
export type ImportedField = 'name' | 'phone' | 'email' | 'birthday' | 'tags';

export const CLIENT_TABLE: ImportTable<ImportedField> = {
  fields: ['name', 'phone', 'email', 'birthday', 'tags'],
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
    // Without a heading, a day may be anything, and so may a word.
    birthday: {
      heading:
        /^(aniversario|nascimento|nacimiento|birthday|birth ?date|cumpleanos|(data|fecha|date) (de |of )?(nascimento|nacimiento|birth|aniversario))\b/,
    },
    tags: { heading: /^(etiquetas|tags|labels|grupos|groups|group membership)\b/ },
  },
  // "Phone 1 - Label" holds the word "mobile", not the number.
  besides: /\b(label|type|tipo|etiqueta)\b/,
  isValue: (cell) => isEmail(cell.trim()) || isPhoneLike(cell),
  most: MOST_CLIENTS,
};

/** The phone tells people apart. */
export const clientIdentity = markedBy((client: { phone: string }) => [client.phone]);
