import { monthOfYear } from '#domain/shared/period.ts';
import { checkPassword } from '#server/account/check-password.ts';
import type { AccountServices } from '#server/account/services.ts';
import { owned } from '#server/kernel/http/api.ts';
import { accepted, done } from '#server/kernel/http/refusals.ts';
import { changeCost, removeCost, repeatMonth } from './change-cost.ts';
import { endType } from './end-type.ts';
import { openMonth, readMonth } from './open-month.ts';
import { readTypes } from './queries.ts';
import { changeType, createType } from './save-type.ts';

const monthIn = ({ year, month }: { year: number; month: number }) => monthOfYear(year, month);

export function fixedCostsRoutes(accounts: AccountServices) {
  const { fixedCosts } = owned;
  return {
    types: fixedCosts.types.handler(({ context }) => readTypes(context.db)),

    createType: fixedCosts.createType.handler(async ({ input, context, errors }) => {
      return accepted(await createType(context, input), errors).value;
    }),

    changeType: fixedCosts.changeType.handler(async ({ input, context, errors }) => {
      return accepted(await changeType(context, input), errors).type;
    }),

    endType: fixedCosts.endType.handler(async ({ input, context, errors }) => {
      const { type, removed } = accepted(await endType(context, input), errors);
      return { type, removed };
    }),

    month: fixedCosts.month.handler(({ input, context }) => readMonth(context, monthIn(input))),

    openMonth: fixedCosts.openMonth.handler(({ input, context }) => openMonth(context, monthIn(input))),

    repeatMonth: fixedCosts.repeatMonth.handler(async ({ input, context }) => ({
      repeated: await repeatMonth(context, monthIn(input)),
    })),

    change: fixedCosts.change.handler(async ({ input, context, errors }) => {
      return accepted(await changeCost(context, input), errors).cost;
    }),

    changePaid: fixedCosts.changePaid.handler(async ({ input, context, errors }) => {
      return accepted(await changeCost(context, input), errors).cost;
    }),

    remove: fixedCosts.remove.handler(async ({ input, context, errors }) => {
      accepted(await checkPassword(accounts, context, input.password), errors);
      return done(await removeCost(context, input.id), errors);
    }),
  };
}
