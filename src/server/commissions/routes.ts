import { checkPassword } from '#server/account/check-password.ts';
import type { AccountServices } from '#server/account/services.ts';
import { owned } from '#server/kernel/http/api.ts';
import { inTurn } from '#server/kernel/http/in-turn.ts';
import { accepted, done, found } from '#server/kernel/http/refusals.ts';
import { closePeriod, removeClosing } from './close-period.ts';
import { readClosings } from './closing-queries.ts';
import { createAdvance } from './create-advance.ts';
import { createSettlement, dismissSettlementOffer } from './create-settlement.ts';
import { readStatement } from './read-statement.ts';
import { readSummary } from './read-summary.ts';
import { removeAdvance, removeSettlement } from './remove-payout.ts';

export function commissionsRoutes(accounts: AccountServices) {
  const { commissions } = owned;
  return {
    // It adds up all that came before the days, too.
    summary: owned.use(inTurn).commissions.summary.handler(({ input, context }) => readSummary(context, input)),

    statement: commissions.statement.handler(async ({ input, context, errors }) =>
      found(await readStatement(context.db, input), errors),
    ),

    closings: commissions.closings.handler(({ input, context }) => readClosings(context.db, input.cursor)),

    createAdvance: commissions.createAdvance.handler(async ({ input, context, errors }) => {
      const { id } = accepted(await createAdvance(context, input), errors);
      return { id };
    }),

    removeAdvance: commissions.removeAdvance.handler(async ({ input, context, errors }) =>
      done(await removeAdvance(context, input.id), errors),
    ),

    createSettlement: commissions.createSettlement.handler(async ({ input, context, errors }) => {
      const { rows } = accepted(await createSettlement(context, input), errors);
      return { rows };
    }),

    removeSettlement: commissions.removeSettlement.handler(async ({ input, context, errors }) =>
      done(await removeSettlement(context, input.id), errors),
    ),

    dismissSettlementOffer: commissions.dismissSettlementOffer.handler(async ({ context }) => {
      await dismissSettlementOffer(context);
      return { done: true } as const;
    }),

    close: commissions.close.handler(async ({ input, context, errors }) => {
      return accepted(await closePeriod(context, input), errors).closing;
    }),

    removeClosing: commissions.removeClosing.handler(async ({ input, context, errors }) => {
      accepted(await checkPassword(accounts, context, input.password), errors);
      return done(await removeClosing(context, input.id), errors);
    }),
  };
}
