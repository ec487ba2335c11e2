import { checkPassword } from '#server/account/check-password.ts';
import type { AccountServices } from '#server/account/services.ts';
import { owned, ownedUnread } from '#server/kernel/http/api.ts';
import { accepted, done } from '#server/kernel/http/refusals.ts';
import { createStarters, readStarters } from './add-starters.ts';
import { listByProfessional } from './doer-queries.ts';
import { checkServices, importServices, readServices } from './import-services.ts';
import { listServices, readCategories, readGroups } from './queries.ts';
import {
  changeCategory,
  changeCategoryShown,
  createCategory,
  createDefaultCategories,
  removeCategory,
} from './save-category.ts';
import { changeService, createService, removeService } from './save-service.ts';

export function servicesRoutes(accounts: AccountServices) {
  const { services } = owned;
  return {
    list: services.list.handler(({ input, context }) => listServices(context.db, input)),

    groups: services.groups.handler(({ context }) => readGroups(context.db)),

    byProfessional: services.byProfessional.handler(({ input, context }) =>
      listByProfessional(context.db, input.staff_id),
    ),

    starters: services.starters.handler(({ context }) => readStarters(context.db)),

    createStarters: services.createStarters.handler(async ({ input, context, errors }) => {
      return accepted(await createStarters(context, input.services), errors).made;
    }),

    create: services.create.handler(async ({ input, context, errors }) => {
      return accepted(await createService(context, input), errors).service;
    }),

    change: services.change.handler(async ({ input, context, errors }) => {
      return accepted(await changeService(context, input), errors).service;
    }),

    remove: services.remove.handler(async ({ input, context, errors }) => {
      accepted(await checkPassword(accounts, context, input.password), errors);
      return done(await removeService(context, input.id), errors);
    }),

    checkImport: services.checkImport.handler(({ input, context }) => checkServices(context, input.rows)),
    import: ownedUnread.services.import.handler(async ({ input, context, errors }) => {
      const { rows } = accepted(await readServices(input), errors);
      return accepted(await importServices(context, rows), errors);
    }),

    categories: services.categories.handler(({ context }) => readCategories(context.db)),

    createDefaultCategories: services.createDefaultCategories.handler(async ({ context }) => ({
      created: await createDefaultCategories(context),
    })),

    createCategory: services.createCategory.handler(async ({ input, context, errors }) => {
      return accepted(await createCategory(context, input.name), errors).category;
    }),

    changeCategory: services.changeCategory.handler(async ({ input, context, errors }) => {
      return accepted(await changeCategory(context, input.id, input.name), errors).category;
    }),

    changeCategoryShown: services.changeCategoryShown.handler(async ({ input, context, errors }) => {
      return accepted(await changeCategoryShown(context, input.id, input.show_in_dropdown), errors).category;
    }),

    removeCategory: services.removeCategory.handler(async ({ input, context, errors }) => {
      accepted(await checkPassword(accounts, context, input.password), errors);
      return done(await removeCategory(context, input.id), errors);
    }),
  };
}
