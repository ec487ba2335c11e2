import { checkPassword } from '#server/account/check-password.ts';
import type { AccountServices } from '#server/account/services.ts';
import { owned } from '#server/kernel/http/api.ts';
import { accepted } from '#server/kernel/http/refusals.ts';
import { readComanda } from './comanda-queries.ts';
import { finaliseSale } from './finalise-sale.ts';
import { finishComanda } from './finish-comanda.ts';
import { cancelSale, changeSale, createSale } from './open-sale.ts';
import { readSale } from './queries.ts';
import { readSellable } from './sold-services-queries.ts';
import { readTickets } from './ticket-queries.ts';
import { voidSale } from './void-sale.ts';

export function salesRoutes(accounts: AccountServices) {
  const { cashier } = owned;
  return {
    tickets: cashier.tickets.handler(({ input, context }) => readTickets(context.db, input.appointments)),

    sellableServices: cashier.sellableServices.handler(({ context }) => readSellable(context.db)),

    comanda: cashier.comanda.handler(async ({ input, context, errors }) => {
      const comanda = await readComanda(context.db, input.id);
      if (!comanda) throw errors.NOT_FOUND();
      return comanda;
    }),

    readSale: cashier.readSale.handler(async ({ input, context, errors }) => {
      const sale = await readSale(context.db, input.id);
      if (!sale) throw errors.NOT_FOUND();
      return sale;
    }),

    createSale: cashier.createSale.handler(async ({ input, context, errors }) => {
      return accepted(await createSale(context, input), errors).sale;
    }),

    changeSale: cashier.changeSale.handler(async ({ input, context, errors }) => {
      return accepted(await changeSale(context, input), errors).sale;
    }),

    cancelSale: cashier.cancelSale.handler(async ({ input, context, errors }) => {
      accepted(await cancelSale(context, input.id), errors);
      return { done: true } as const;
    }),

    finaliseSale: cashier.finaliseSale.handler(async ({ input, context, errors }) => {
      return accepted(await finaliseSale(context, input), errors).sale;
    }),

    finishComanda: cashier.finishComanda.handler(async ({ input, context, errors }) => {
      const { comanda, below_zero } = accepted(await finishComanda(context, input), errors);
      return { comanda, below_zero };
    }),

    voidSale: cashier.voidSale.handler(async ({ input, context, errors }) => {
      accepted(await checkPassword(accounts, context, input.password), errors);
      return accepted(await voidSale(context, input), errors).sale;
    }),
  };
}
