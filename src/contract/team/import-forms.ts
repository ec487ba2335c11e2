import * as z from 'zod/mini';
import { MOST_ROWS } from '#domain/imports/limits.ts';
import { isOwnerRole } from '#domain/shared/names.ts';
import { imported } from '../imports.ts';
import { professionalForm } from './forms.ts';

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

export const importTeamForm = imported(importedProfessional, MOST_ROWS);

/** The same before anybody has looked into the rows, which the server reads bit by bit. */
export const teamFile = imported(z.unknown(), MOST_ROWS);

export const checkTeamForm = imported(
  z.object({ nome: z.string(), email: z.string(), telefone: z.string() }),
  MOST_ROWS,
);

export type ImportedProfessional = z.output<typeof importedProfessional>;
