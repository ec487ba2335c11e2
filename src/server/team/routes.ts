import { checkPassword } from '#server/account/check-password.ts';
import type { AccountServices } from '#server/account/services.ts';
import { owned, ownedUnread } from '#server/kernel/http/api.ts';
import { asAccount } from '#server/kernel/http/lanes.ts';
import { accepted } from '#server/kernel/http/refusals.ts';
import { preparePicture } from '#server/pictures/store-picture.ts';
import { changePicture } from './change-picture.ts';
import { checkTeam, importTeam, readTeam } from './import-team.ts';
import { listProfessionals } from './queries.ts';
import { changeActive, changeProfessional, createProfessional } from './save-professional.ts';

export function teamRoutes(accounts: AccountServices) {
  return {
    list: owned.team.list.handler(({ input, context }) => listProfessionals(context.db, input.cursor, context.now())),

    create: owned.team.create.handler(async ({ input, context, errors }) => {
      return accepted(await createProfessional(context, input), errors).professional;
    }),

    change: owned.team.change.handler(async ({ input, context, errors }) => {
      return accepted(await changeProfessional(context, input), errors).professional;
    }),

    changeActive: owned.team.changeActive.handler(async ({ input, context, errors }) => {
      accepted(await checkPassword(accounts, context, input.password), errors);
      return accepted(await changeActive(context, input), errors).professional;
    }),

    changePicture: owned.team.changePicture.handler(async ({ input: { id, picture }, context, errors }) => {
      const prepared =
        picture === null ? null : accepted(await preparePicture(asAccount(context), picture), errors).picture;
      return accepted(await changePicture(context, id, prepared), errors);
    }),

    checkImport: owned.team.checkImport.handler(({ input, context }) => checkTeam(context, input.rows)),
    import: ownedUnread.team.import.handler(async ({ input, context, errors }) => {
      const { rows } = accepted(await readTeam(input), errors);
      return importTeam(context, rows);
    }),
  };
}
