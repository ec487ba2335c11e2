import { checkPassword } from '#server/account/check-password.ts';
import type { AccountServices } from '#server/account/services.ts';
import { owned, ownedUnread } from '#server/kernel/http/api.ts';
import { accepted, found } from '#server/kernel/http/refusals.ts';
import { changeProduct, changeProductActive } from './change-product.ts';
import { countStock } from './count-stock.ts';
import { createInternalProduct, createResaleProduct } from './create-product.ts';
import { createPurchase } from './create-purchase.ts';
import { checkProducts, importProducts, readProductsFile } from './import-products.ts';
import { openLots } from './open-lot-cost.ts';
import { readLastPurchase, readPurchases } from './purchase-queries.ts';
import { readMovements, readPickableProducts, readProduct, readProducts } from './queries.ts';

export function productsRoutes(services: AccountServices) {
  const products = owned.products;
  return {
    list: products.list.handler(({ input, context }) => readProducts(context.db, input)),
    search: products.search.handler(({ input, context }) => readPickableProducts(context.db, input)),

    createInternal: products.createInternal.handler(async ({ input, context, errors }) => {
      return accepted(await createInternalProduct(context, input), errors).product;
    }),

    createResale: products.createResale.handler(async ({ input, context, errors }) => {
      return accepted(await createResaleProduct(context, input), errors).product;
    }),

    checkImport: products.checkImport.handler(({ input, context }) => checkProducts(context, input.rows)),

    import: ownedUnread.products.import.handler(async ({ input, context, errors }) => {
      const { rows } = accepted(await readProductsFile(input), errors);
      return importProducts(context, rows);
    }),

    change: products.change.handler(async ({ input, context, errors }) => {
      return accepted(await changeProduct(context, input), errors).product;
    }),

    changeActive: products.changeActive.handler(async ({ input, context, errors }) => {
      accepted(await checkPassword(services, context, input.password), errors);
      return accepted(await changeProductActive(context, input.id, input.ativo), errors).product;
    }),

    createPurchase: products.createPurchase.handler(async ({ input, context, errors }) => {
      return accepted(await createPurchase(context, input), errors).product;
    }),

    countStock: products.countStock.handler(async ({ input, context, errors }) => {
      return accepted(await countStock(context, input), errors).product;
    }),

    movements: products.movements.handler(async ({ input, context, errors }) => {
      const page = await readMovements(context.db, input.id, input.cursor);
      if (page.rows.length === 0) found(await readProduct(context.db, input.id), errors);
      return page;
    }),

    purchases: products.purchases.handler(async ({ input, context, errors }) => {
      const page = await readPurchases(context.db, input.id, input.cursor);
      if (page.rows.length === 0) found(await readProduct(context.db, input.id), errors);
      return page;
    }),

    openLot: products.openLot.handler(async ({ input, context, errors }) => {
      return found((await openLots(context.db, [input.id])).get(input.id), errors);
    }),

    lastPurchase: products.lastPurchase.handler(async ({ input, context, errors }) => {
      const last = await readLastPurchase(context.db, input.id);
      if (!last) found(await readProduct(context.db, input.id), errors);
      return last;
    }),
  };
}
