import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { commonErrors, notFound, passwordErrors } from '../errors.ts';
import { portalAccess } from '../portal/operations.ts';
import { idWithPassword, pageInput, pageOf } from '../shared.ts';
import { professionalInput } from './forms.ts';

const professional = z.object({
  id: z.uuid(),
  nome: z.string(),
  email: z.string(),
  telefone: z.string(),
  funcao: z.string(),
  comissao_percentual: z.nullable(z.number()),
  /** Of the products that they sell. */
  product_commission_percent: z.number(),
  ativo: z.boolean(),
  color: z.string(),
});

export type Professional = z.infer<typeof professional>;

/** As the list has them: with their link of the portal, null where there is none. */
const member = z.extend(professional, { portal: z.nullable(portalAccess) });

export type TeamMember = z.infer<typeof member>;

const team = oc.$route({ tags: ['team'] }).errors(commonErrors);

export const teamContract = {
  list: team
    .route({ method: 'GET', path: '/team', summary: 'The professionals by name, active or not' })
    .input(z.object({ cursor: pageInput.cursor }))
    .output(pageOf(member)),
  create: team
    .route({ method: 'POST', path: '/team', summary: 'Add a professional, active from the start' })
    .input(professionalInput)
    .output(professional),
  change: team
    .route({ method: 'PUT', path: '/team/{id}', summary: "Change a professional's data" })
    .errors(notFound)
    .input(z.extend(professionalInput, { id: z.uuid() }))
    .output(professional),
  changeActive: team
    .route({
      method: 'PUT',
      path: '/team/{id}/active',
      summary: 'Activate or deactivate a professional, with the password of the account',
    })
    .errors(passwordErrors)
    .input(z.extend(idWithPassword, { ativo: z.boolean() }))
    .output(professional),
};
