import { isFigure, isPhoneLike, oneLine, percentIn } from '#domain/imports/cells.ts';
import { type ImportTable, isText, mostly } from '#domain/imports/columns.ts';
import type { Identity } from '#domain/imports/fates.ts';
import { MOST_ROWS } from '#domain/imports/limits.ts';
import type { Country, Place } from '#domain/shared/countries.ts';
import { isEmail } from '#domain/shared/email.ts';
import { comparable } from '#domain/shared/names.ts';
import { normalisePhone } from '#domain/shared/phone.ts';

export type ImportedField = 'name' | 'role' | 'email' | 'phone' | 'commission' | 'productCommission';

export const TEAM_TABLE: ImportTable<ImportedField> = {
  fields: ['name', 'role', 'email', 'phone', 'commission', 'productCommission'],
  rules: {
    email: { heading: /^(e ?mails?|correo)\b/, holds: (cells) => mostly(cells, 0.2, isEmail) },
    phone: {
      heading: /^(telefone|telefono|phone|celular|cellphone|cell|mobile|movil|whatsapp|fone|tel)\b/,
      holds: (cells) => mostly(cells, 0.5, isPhoneLike),
    },
    productCommission: {
      heading:
        /^((comissao|comision|commission)\b.*\b(produtos?|productos?|products?|vendas?|ventas?|sales)|(product|sales) commission)\b/,
    },
    commission: { heading: /^(comissao|comision|commission|service commission)\b/ },
    name: {
      heading:
        /^(nome|name|nombre|profissional|profesional|professional|colaborador\w*|funcionari\w+|empleado|employee|full name|first name)\b/,
      holds: (cells) => mostly(cells, 0.5, isText),
    },
    role: {
      heading: /^(funcao|funcion|cargo|role|job|position|puesto|especialidade|especialidad|specialty|title)\b/,
      holds: (cells) => mostly(cells, 0.5, isText),
    },
  },
  besides: /\b(label|type|tipo|etiqueta)\b/,
  isValue: (cell) => isEmail(cell.trim()) || isPhoneLike(cell) || isFigure(cell),
  most: MOST_ROWS,
};

type Person = { nome: string; email: string; telefone: string };

/**
 * An e-mail or a phone tells people apart, because two may have the same name. The name counts where one of the two has neither.
 */
export const personIdentity: Identity<Person> = (person) => {
  const contacts = contactsOf(person);
  const name = `name ${comparable(person.nome)}`;
  const bare = `bare ${comparable(person.nome)}`;
  return contacts.length === 0
    ? { leaves: [name, bare], looksFor: [name] }
    : { leaves: [...contacts, name], looksFor: [...contacts, bare] };
};

function contactsOf({ email, telefone }: Person): string[] {
  return [...(email ? [`email ${email}`] : []), ...(telefone ? [`phone ${telefone}`] : [])];
}

type Cells = Record<ImportedField, string>;

/** The professional's form as far as the row fills it in. */
export function professionalIn(cells: Cells, place: Place, phonesOf: Country) {
  return {
    nome: oneLine(cells.name),
    funcao: oneLine(cells.role),
    email: cells.email,
    // What is no phone stays as it is, and is refused.
    telefone: normalisePhone(cells.phone, phonesOf) || cells.phone,
    comissao_percentual: percentIn(cells.commission, place),
    product_commission_percent: percentIn(cells.productCommission, place),
  };
}
