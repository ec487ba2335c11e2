import { checkPassword, passwordRefusals } from '#server/account/check-password.ts';
import type { AccountServices } from '#server/account/services.ts';
import { owned } from '#server/kernel/http/api.ts';
import { accepted } from '#server/kernel/http/refusals.ts';
import { cancelSale } from './cancel-sale.ts';
import { changeSale } from './change-sale.ts';
import { readComanda } from './comanda-queries.ts';
import { createSale } from './create-sale.ts';
import { finaliseSale } from './finalise-sale.ts';
import { finishComanda } from './finish-comanda.ts';
import { readSale } from './queries.ts';
import { readTickets } from './ticket-queries.ts';
import { voidSale } from './void-sale.ts';

const refusals = {
  ...passwordRefusals,
  not_found: 'NOT_FOUND',
  stale: 'STALE',
  not_open: 'NOT_OPEN',
  product_not_found: 'PRODUCT_NOT_FOUND',
  internal_product: 'INTERNAL_PRODUCT',
  sale_has_no_items: 'SALE_HAS_NO_ITEMS',
  payments_differ: 'PAYMENTS_DIFFER',
  client_required: 'CLIENT_REQUIRED',
  period_closed: 'PERIOD_CLOSED',
  out_of_stock: 'OUT_OF_STOCK',
  conflict: 'CONFLICT',
  ahead: 'AHEAD',
  stock: 'STOCK_REFUSED',
  stock_failed: 'STOCK_FAILED',
  not_finalised: 'NOT_FINALISED',
  already_voided: 'ALREADY_VOIDED',
  invalid: 'INVALID',
  in_flight: 'IN_FLIGHT',
  key_reused: 'KEY_REUSED',
} as const;

export function salesRoutes(accounts: AccountServices) {
  const { cashier } = owned;
  return {
    tickets: cashier.tickets.handler(({ input, context }) => readTickets(context.db, input.appointments)),

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
      return accepted(await createSale(context, input), errors, refusals).sale;
    }),

    changeSale: cashier.changeSale.handler(async ({ input, context, errors }) => {
      return accepted(await changeSale(context, input), errors, refusals).sale;
    }),

    cancelSale: cashier.cancelSale.handler(async ({ input, context, errors }) => {
      accepted(await cancelSale(context, input.id), errors, refusals);
      return { done: true } as const;
    }),

    finaliseSale: cashier.finaliseSale.handler(async ({ input, context, errors }) => {
      return accepted(await finaliseSale(context, input), errors, refusals).sale;
    }),

    finishComanda: cashier.finishComanda.handler(async ({ input, context, errors }) => {
      const { comanda, below_zero } = accepted(await finishComanda(context, input), errors, refusals);
      return { comanda, below_zero };
    }),

    voidSale: cashier.voidSale.handler(async ({ input, context, errors }) => {
      accepted(await checkPassword(accounts, context, input.password), errors, refusals);
      return accepted(await voidSale(context, input), errors, refusals).sale;
    }),
  };
}
