import * as z from 'zod/mini';
import { isEmail, normaliseEmail } from '#domain/shared/email.ts';
import { isOwnerRole, titleCase } from '#domain/shared/names.ts';
import { isValidPhone } from '#domain/shared/phone.ts';
import { PASTELS } from '#domain/team/colours.ts';
import { COMMISSION } from '#domain/team/commission.ts';
import { TEAM_TABLE } from '#domain/team/import.ts';
import { percent, tidied } from '../fields.ts';
import { imported } from '../imports.ts';
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

const { nome, funcao, email, telefone, comissao_percentual, product_commission_percent } = professionalForm.shape;

/** A row of a file. There is one owner, who is in the team already; the colours are given out in turn. */
export const importedProfessional = z.object({
  nome,
  funcao: funcao.check(z.refine((role) => !isOwnerRole(role), 'team:errors.ownerInFile')),
  email,
  telefone,
  comissao_percentual,
  product_commission_percent,
});

export const importTeamForm = imported(importedProfessional, TEAM_TABLE.most);

/** The same before anybody has looked into the rows, which the server reads bit by bit. */
export const teamFile = imported(z.unknown(), TEAM_TABLE.most);

export const checkTeamForm = imported(
  z.object({ nome: z.string(), email: z.string(), telefone: z.string() }),
  TEAM_TABLE.most,
);

export type ImportedProfessional = z.output<typeof importedProfessional>;
export type ProfessionalForm = z.output<typeof professionalForm>;
export type ProfessionalInput = z.output<typeof professionalInput>;
export type ServiceTick = ProfessionalForm['services'][number];
