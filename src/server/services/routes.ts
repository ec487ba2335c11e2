import { requirePassword } from '#server/account/require-password.ts';
import type { AccountServices } from '#server/account/services.ts';
import { owned } from '#server/kernel/api.ts';
import { listServices, readCategories, readGroups } from './queries.ts';
import { removeService } from './remove-service.ts';
import { addCategory, addDefaultCategories, removeCategory, renameCategory, showCategory } from './save-category.ts';
import { addService, changeService } from './save-service.ts';

const done = { done: true } as const;

/** Chosen from a list that has changed since: said beside the field. */
const goneFields = {
  category_gone: { category: 'services:errors.categoryGone' },
  products_gone: { product_ids: 'services:errors.productsGone' },
} as const;

export function servicesRoutes(accounts: AccountServices) {
  const { services } = owned;
  return {
    list: services.list.handler(({ input, context }) => listServices(context.db, input)),

    groups: services.groups.handler(({ context }) => readGroups(context.db)),

    create: services.create.handler(async ({ input, context, errors }) => {
      const outcome = await addService(context, input);
      if (outcome.ok) return outcome.service;
      throw errors.INVALID({ data: { fields: goneFields[outcome.reason] } });
    }),

    update: services.update.handler(async ({ input, context, errors }) => {
      const outcome = await changeService(context, input);
      if (outcome.ok) return outcome.service;
      if (outcome.reason === 'not_found') throw errors.NOT_FOUND();
      throw errors.INVALID({ data: { fields: goneFields[outcome.reason] } });
    }),

    delete: services.delete.handler(async ({ input, context, errors }) => {
      await requirePassword(accounts, context.owner, input.password);
      if (!(await removeService(context, input.id))) throw errors.NOT_FOUND();
      return done;
    }),

    categories: services.categories.handler(({ context }) => readCategories(context.db)),

    createDefaultCategories: services.createDefaultCategories.handler(async ({ context }) => ({
      created: await addDefaultCategories(context),
    })),

    createCategory: services.createCategory.handler(async ({ input, context, errors }) => {
      const outcome = await addCategory(context, input.name);
      if (!outcome.ok) throw errors.NAME_TAKEN();
      return outcome.category;
    }),

    renameCategory: services.renameCategory.handler(async ({ input, context, errors }) => {
      const outcome = await renameCategory(context, input.id, input.name);
      if (!outcome.ok) throw outcome.reason === 'name_taken' ? errors.NAME_TAKEN() : errors.NOT_FOUND();
      return outcome.category;
    }),

    showCategory: services.showCategory.handler(async ({ input, context, errors }) => {
      const outcome = await showCategory(context, input.id, input.show_in_dropdown);
      if (!outcome.ok) throw errors.NOT_FOUND();
      return outcome.category;
    }),

    deleteCategory: services.deleteCategory.handler(async ({ input, context, errors }) => {
      await requirePassword(accounts, context.owner, input.password);
      if (!(await removeCategory(context, input.id))) throw errors.NOT_FOUND();
      return done;
    }),
  };
}
