import * as z from 'zod/mini';
import { notFound, passwordErrors } from '../errors.ts';
import { importDone, knownRows } from '../imports.ts';
import { get, nextPage, post, put } from '../operation.ts';
import { pictureData, pictureErrors, shownPicture } from '../pictures/forms.ts';
import { portalAccess } from '../portal/operations.ts';
import { idWithPassword, pageOf } from '../shared.ts';
import { shownTo } from '../shown-to.ts';
import { professionalInput } from './forms.ts';
import { checkTeamForm, importTeamForm } from './import-forms.ts';

const professional = z.object({
  id: z.uuid(),
  nome: z.string(),
  email: shownTo('team', z.string(), ''),
  telefone: shownTo('team', z.string(), ''),
  funcao: z.string(),
  comissao_percentual: shownTo('team', shownTo('all_commissions', z.nullable(z.number()), null), null),
  /** Of the products that they sell. */
  product_commission_percent: shownTo('team', shownTo('all_commissions', z.number(), 0), 0),
  ativo: z.boolean(),
  color: z.string(),
});

export type Professional = z.infer<typeof professional>;

/** As the list has them: with their link of the portal and their face, null where there is none. */
const member = z.extend(professional, {
  portal: shownTo('team', z.nullable(portalAccess), null),
  picture: z.nullable(shownPicture),
});

export type TeamMember = z.infer<typeof member>;

export const teamContract = {
  list: get('/team', 'member', 'The professionals by name, active or not').input(nextPage).output(pageOf(member)),
  create: post('/team', 'team', 'Add a professional, active from the start')
    .input(professionalInput)
    .output(professional),
  change: put('/team/{id}', 'team', "Change a professional's data")
    .errors(notFound)
    .input(z.extend(professionalInput, { id: z.uuid() }))
    .output(professional),
  changeActive: put(
    '/team/{id}/active',
    'team',
    'Activate or deactivate a professional, with the password of the account',
  )
    .errors(passwordErrors)
    .input(z.extend(idWithPassword, { ativo: z.boolean() }))
    .output(professional),
  changePicture: put('/team/{id}/picture', 'team', 'Show the face of a professional, or none any more')
    .errors({ ...notFound, ...pictureErrors })
    .input(z.object({ id: z.uuid(), picture: z.nullable(pictureData) }))
    .output(z.object({ picture: z.nullable(shownPicture) })),
  checkImport: post('/team/import/check', 'team', 'Which of these people are in the team already')
    .input(checkTeamForm)
    .output(z.object({ known: knownRows })),
  import: post(
    '/team/import',
    'team',
    'Add many professionals, all or none; those who are in the team are left out and named',
  )
    .input(importTeamForm)
    .output(importDone),
};
