import { requirePassword } from '#server/account/require-password.ts';
import type { AccountServices } from '#server/account/services.ts';
import { owned } from '#server/kernel/api.ts';
import { addProfessional } from './add-professional.ts';
import { changeProfessional, setActive } from './change-professional.ts';
import { listProfessionals } from './queries.ts';

export function teamRoutes(accounts: AccountServices) {
  return {
    list: owned.team.list.handler(({ input, context }) => listProfessionals(context.db, input.cursor)),

    create: owned.team.create.handler(({ input, context }) => addProfessional(context, input)),

    update: owned.team.update.handler(async ({ input, context, errors }) => {
      const outcome = await changeProfessional(context, input);
      if (!outcome.ok) throw errors.NOT_FOUND();
      return outcome.professional;
    }),

    setActive: owned.team.setActive.handler(async ({ input, context, errors }) => {
      await requirePassword(accounts, context.owner, input.password);
      const outcome = await setActive(context, input);
      if (!outcome.ok) throw errors.NOT_FOUND();
      return outcome.professional;
    }),
  };
}
