import * as z from 'zod/mini';
import { isEmail, normaliseEmail } from '#domain/shared/email.ts';
import { titleCase } from '#domain/shared/names.ts';
import { isValidPhone } from '#domain/shared/phone.ts';
import { PASTELS } from '#domain/team/colours.ts';
import { COMMISSION } from '#domain/team/commission.ts';
import { percent, tidied } from '../fields.ts';
import { ownTerms } from '../services/forms.ts';

const line = (tidy: (typed: string) => string, required: string) => tidied(tidy, required, 'team:errors.tooLong');

const optional = (isValid: (text: string) => boolean, invalid: string) =>
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isValid(text), invalid),
  );

/** More than a salon offers: so many rows one call may bring. */
const MOST_TICKS = 2_000;

const outOfRange = 'team:errors.commissionOutOfRange';

/** What is filled in about a professional. */
export const professionalForm = z.object({
  nome: line(titleCase, 'team:errors.nameRequired'),
  funcao: line((typed) => typed.trim(), 'team:errors.roleRequired'),
  email: z.pipe(optional(isEmail, 'team:errors.emailInvalid'), z.transform(normaliseEmail)),
  /** In international form, or empty. */
  telefone: optional(isValidPhone, 'team:errors.phoneInvalid'),
  /** Null: no commission was agreed on. */
  comissao_percentual: z.nullable(
    z.number(outOfRange).check(z.gte(COMMISSION.min, outOfRange), z.lte(COMMISSION.max, outOfRange)),
  ),
  /** Of what they sell. An empty field is nothing. */
  product_commission_percent: z.pipe(
    z.nullable(percent(outOfRange)),
    z.transform((percent) => percent ?? 0),
  ),
  color: z.enum(PASTELS, 'team:errors.colourRequired'),
  /** The services that were ticked or unticked, or got terms of their own. The others stay as they are. */
  services: z.array(z.object({ service_id: z.uuid(), does: z.boolean(), ...ownTerms })).check(
    z.maxLength(MOST_TICKS, 'team:errors.tooManyServices'),
    z.overwrite((ticks) => [...new Map(ticks.map((one) => [one.service_id, one])).values()]),
  ),
});

/** What callers of earlier versions do not know, they leave out: it stays as it is, and has its default at first. */
export const professionalInput = z.extend(professionalForm, {
  product_commission_percent: z.optional(professionalForm.shape.product_commission_percent),
  services: z.optional(professionalForm.shape.services),
});

export type ProfessionalForm = z.output<typeof professionalForm>;
export type ProfessionalInput = z.output<typeof professionalInput>;
export type ServiceTick = ProfessionalForm['services'][number];
