import * as z from 'zod/mini';
import { isBirthday } from '#domain/clients/birthday.ts';
import { isTag, MOST_TAGS, tidyTag } from '#domain/clients/tags.ts';
import { WARNING_KINDS } from '#domain/clients/warnings.ts';
import { MOST_CLIENTS } from '#domain/imports/limits.ts';
import { isEmail, normaliseEmail } from '#domain/shared/email.ts';
import { titleCase } from '#domain/shared/names.ts';
import { DIAL_CODES, isValidPhone, normalisePhone, type PhoneCountry, phoneCountryOf } from '#domain/shared/phone.ts';
import { requiredText, text, tidied } from '../fields.ts';
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

/** Whoever leaves one out leaves it as it is, as callers did who do not know them. */
const known = {
  /** As domain/clients/birthday.ts has it; empty where it is not known. */
  birthday: z.optional(
    z.string().check(z.refine((day) => day === '' || isBirthday(day), 'clientCard:errors.birthdayInvalid')),
  ),
  /** Whom they like to come to. */
  preferred_professional_id: z.optional(z.nullable(z.uuid())),
  note: z.optional(text(2_000, 'clientCard:errors.noteTooLong')),
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

export const clientForm = z.object({ ...fields, ...known }).check(hasValidPhone(), internationally());

/** Made from an appointment, between two clients: a name is enough, the rest may come later. */
export const passingClientForm = z
  .object({
    ...fields,
    name: name('agenda:errors.newClientName'),
    phone: z.string().check(z.trim()),
  })
  .check(hasValidPhone(), internationally());

/** Who does not see how a client is reached leaves phone and e-mail out: they stay as they are. */
const contacts = {
  phone: z.optional(fields.phone),
  phone_country: z.optional(fields.phone_country),
  email: z.optional(fields.email),
};
type Contacts = { phone?: string | undefined; phone_country?: PhoneCountry | undefined };

export const changeClientForm = z.object({ id: z.uuid(), name: fields.name, ...contacts, ...known }).check(
  z.refine<Contacts>(
    ({ phone, phone_country }) =>
      phone === undefined || (phone_country !== undefined && isValidPhone(normalisePhone(phone, phone_country))),
    { error: 'clients:errors.phoneInvalid', path: ['phone'], ...onceRight(contacts) },
  ),
  z.overwrite(({ phone, phone_country, ...client }) => {
    if (phone === undefined || phone_country === undefined) return client;
    const whole = normalisePhone(phone, phone_country);
    return { ...client, phone: whole, phone_country: phoneCountryOf(whole) ?? phone_country };
  }),
);

/** What such a person fills in. */
export const unseenContactsForm = z.object({ ...fields, ...known, phone: z.string() });

const warning = {
  kind: z.enum(WARNING_KINDS),
  title: requiredText('clientCard:errors.warningRequired', 'clientCard:errors.warningTooLong', 100),
  note: text(500, 'clientCard:errors.warningNoteTooLong'),
};

/** What pops up when the client is booked or served. */
export const warningForm = z.object(warning);
export const createWarningForm = z.object({ client_id: z.uuid(), ...warning });
export const changeWarningForm = z.object({ id: z.uuid(), ...warning });

const tag = z
  .string()
  .check(
    z.maxLength(1_000, { error: 'clientCard:errors.tagInvalid', abort: true }),
    z.overwrite(tidyTag),
    z.minLength(1, { error: 'clientCard:errors.tagRequired', abort: true }),
    z.refine(isTag, 'clientCard:errors.tagInvalid'),
  );

export const tagForm = z.object({ id: z.uuid(), tag });
export const changeTagForm = z.object({ tag, to: tag });
export const dropTagForm = z.object({ tag });

const tooMany = z.maxLength(MOST_CLIENTS, 'clients:errors.tooManyRows');

const manyEnough = [z.minLength(1, 'clients:errors.nothingToImport'), tooMany] as const;

/** A row of a file may bring tags. */
export const importedClientForm = z
  .object({
    ...fields,
    birthday: known.birthday,
    tags: z.optional(z.array(tag).check(z.maxLength(MOST_TAGS, 'clientCard:errors.tooManyTags'))),
  })
  .check(hasValidPhone(), internationally());

export const importForm = z.object({ clients: z.array(importedClientForm).check(...manyEnough) });

/** The same before anybody has looked into the rows, which the server reads bit by bit. */
export const importRows = z.object({ clients: z.array(z.unknown()).check(...manyEnough) });

export const importCheckForm = z.object({ phones: z.array(z.string()).check(tooMany) });

export type ClientForm = z.output<typeof clientForm>;
export type ChangedClient = z.output<typeof changeClientForm>;
export type ImportedClient = z.output<typeof importedClientForm>;
export type WarningForm = z.output<typeof warningForm>;
