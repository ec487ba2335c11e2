import { requirePassword } from '#server/account/require-password.ts';
import type { AccountServices } from '#server/account/services.ts';
import { owned } from '#server/kernel/api.ts';
import { changeProduct, setProductActive } from './change-product.ts';
import { countStock } from './count-stock.ts';
import { createInternalProduct, createResaleProduct } from './create-product.ts';
import { openLots } from './open-lot-cost.ts';
import {
  readLastPurchase,
  readMovements,
  readPickableProducts,
  readProduct,
  readProducts,
  readPurchases,
} from './queries.ts';
import { registerPurchase } from './register-purchase.ts';

export function productsRoutes(services: AccountServices) {
  const products = owned.products;
  return {
    list: products.list.handler(({ input, context }) => readProducts(context.db, input)),
    search: products.search.handler(({ input, context }) => readPickableProducts(context.db, input)),

    createInternal: products.createInternal.handler(async ({ input, context, errors }) => {
      const outcome = await createInternalProduct(context, input);
      if (outcome.ok) return outcome.value;
      throw outcome.reason === 'in_flight' ? errors.IN_FLIGHT() : errors.KEY_REUSED();
    }),

    createResale: products.createResale.handler(async ({ input, context, errors }) => {
      const outcome = await createResaleProduct(context, input);
      if (outcome.ok) return outcome.value;
      throw outcome.reason === 'in_flight' ? errors.IN_FLIGHT() : errors.KEY_REUSED();
    }),

    update: products.update.handler(async ({ input, context, errors }) => {
      const outcome = await changeProduct(context, input);
      if (!outcome.ok) throw errors.NOT_FOUND();
      return outcome.product;
    }),

    setActive: products.setActive.handler(async ({ input, context, errors }) => {
      await requirePassword(services, context.owner, input.password);
      const outcome = await setProductActive(context, input.id, input.ativo);
      if (!outcome.ok) throw errors.NOT_FOUND();
      return outcome.product;
    }),

    registerPurchase: products.registerPurchase.handler(async ({ input, context, errors }) => {
      const outcome = await registerPurchase(context, input);
      if (outcome.ok) return outcome.product;
      if (outcome.reason === 'invalid') throw errors.INVALID({ data: { fields: outcome.fields } });
      if (outcome.reason === 'not_found') throw errors.NOT_FOUND();
      throw outcome.reason === 'in_flight' ? errors.IN_FLIGHT() : errors.KEY_REUSED();
    }),

    countStock: products.countStock.handler(async ({ input, context, errors }) => {
      const outcome = await countStock(context, input);
      if (outcome.ok) return outcome.product;
      throw outcome.reason === 'invalid' ? errors.INVALID({ data: { fields: outcome.fields } }) : errors.NOT_FOUND();
    }),

    movements: products.movements.handler(async ({ input, context, errors }) => {
      const page = await readMovements(context.db, input.id, input.cursor);
      if (page.rows.length === 0 && !(await readProduct(context.db, input.id))) throw errors.NOT_FOUND();
      return page;
    }),

    purchases: products.purchases.handler(async ({ input, context, errors }) => {
      const page = await readPurchases(context.db, input.id, input.cursor);
      if (page.rows.length === 0 && !(await readProduct(context.db, input.id))) throw errors.NOT_FOUND();
      return page;
    }),

    openLot: products.openLot.handler(async ({ input, context, errors }) => {
      const open = (await openLots(context.db, [input.id])).get(input.id);
      if (open === undefined) throw errors.NOT_FOUND();
      return open;
    }),

    lastPurchase: products.lastPurchase.handler(async ({ input, context, errors }) => {
      const last = await readLastPurchase(context.db, input.id);
      if (!last && !(await readProduct(context.db, input.id))) throw errors.NOT_FOUND();
      return last;
    }),
  };
}
