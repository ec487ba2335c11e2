import * as z from 'zod/mini';
import { MOST_IMPORTED } from '#domain/clients/import.ts';
import { isEmail, normaliseEmail } from '#domain/shared/email.ts';
import { titleCase } from '#domain/shared/names.ts';
import { DIAL_CODES, isValidPhone, normalisePhone, type PhoneCountry, phoneCountryOf } from '#domain/shared/phone.ts';

const PHONE_COUNTRIES = Object.keys(DIAL_CODES) as [PhoneCountry, ...PhoneCountry[]];

const fields = {
  name: z
    .string()
    .check(
      z.overwrite(titleCase),
      z.minLength(1, 'clients:errors.nameRequired'),
      z.maxLength(200, 'clients:errors.nameTooLong'),
    ),
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
    // Also when the name is wrong, so that all messages appear at once; an empty phone has its own.
    when: ({ value }) => Boolean((value as Partial<Phone>)?.phone) && isPhoneCountry(value),
  });

const isPhoneCountry = (value: unknown) => String((value as Partial<Phone>).phone_country) in DIAL_CODES;

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
    name: z
      .string()
      .check(
        z.overwrite(titleCase),
        z.minLength(1, 'agenda:errors.newClientName'),
        z.maxLength(200, 'clients:errors.nameTooLong'),
      ),
    phone: z.string().check(z.trim()),
  })
  .check(hasValidPhone(), internationally());

export const changeClientForm = z.object({ id: z.uuid(), ...fields }).check(hasValidPhone(), internationally());

const tooMany = z.maxLength(MOST_IMPORTED, 'clients:errors.tooManyRows');

export const importForm = z.object({
  clients: z.array(clientForm).check(z.minLength(1, 'clients:errors.nothingToImport'), tooMany),
});

export const importCheckForm = z.object({ phones: z.array(z.string()).check(tooMany) });

export type ClientForm = z.output<typeof clientForm>;
