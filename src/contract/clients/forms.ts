import * as z from 'zod/mini';
import { MOST_CLIENTS } from '#domain/imports/limits.ts';
import { isEmail, normaliseEmail } from '#domain/shared/email.ts';
import { titleCase } from '#domain/shared/names.ts';
import { DIAL_CODES, isValidPhone, normalisePhone, type PhoneCountry, phoneCountryOf } from '#domain/shared/phone.ts';
import { tidied } from '../fields.ts';
import { onceRight } from '../shared.ts';

const PHONE_COUNTRIES = Object.keys(DIAL_CODES) as [PhoneCountry, ...PhoneCountry[]];

const name = (required: string) => tidied(titleCase, required, 'clients:errors.nameTooLong');

const fields = {
  name: name('clients:errors.nameRequired'),
  phone: z.string().check(z.trim(), z.minLength(1, { error: 'clients:errors.phoneRequired', abort: true })),
  phone_country: z.enum(PHONE_COUNTRIES),
  email: z.string().check(
    z.overwrite(normaliseEmail),
    z.refine((email) => email === '' || isEmail(email), 'clients:errors.emailInvalid'),
  ),
};

type Phone = { phone: string; phone_country: PhoneCountry };

const hasValidPhone = () =>
  z.refine<Phone>(({ phone, phone_country }) => isValidPhone(normalisePhone(phone, phone_country)), {
    error: 'clients:errors.phoneInvalid',
    path: ['phone'],
    // An empty phone has words of its own.
    ...onceRight({ phone: fields.phone, phone_country: fields.phone_country }),
  });

/** Stored in international form; a number typed with another country's code belongs to that country. */
const internationally = <T extends Phone>() =>
  z.overwrite<T>((client) => {
    const phone = normalisePhone(client.phone, client.phone_country);
    return { ...client, phone, phone_country: phoneCountryOf(phone) ?? client.phone_country };
  });

export const clientForm = z.object(fields).check(hasValidPhone(), internationally());

/** Made from an appointment, between two clients: a name is enough, the rest may come later. */
export const passingClientForm = z
  .object({
    ...fields,
    name: name('agenda:errors.newClientName'),
    phone: z.string().check(z.trim()),
  })
  .check(hasValidPhone(), internationally());

export const changeClientForm = z.object({ id: z.uuid(), ...fields }).check(hasValidPhone(), internationally());

const tooMany = z.maxLength(MOST_CLIENTS, 'clients:errors.tooManyRows');

const manyEnough = [z.minLength(1, 'clients:errors.nothingToImport'), tooMany] as const;

export const importForm = z.object({ clients: z.array(clientForm).check(...manyEnough) });

/** The same before anybody has looked into the rows, which the server reads bit by bit. */
export const importRows = z.object({ clients: z.array(z.unknown()).check(...manyEnough) });

export const importCheckForm = z.object({ phones: z.array(z.string()).check(tooMany) });

export type ClientForm = z.output<typeof clientForm>;
