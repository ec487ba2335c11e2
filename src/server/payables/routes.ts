import { owned } from '#server/kernel/http/api.ts';
import { accepted, done } from '#server/kernel/http/refusals.ts';
import { changeDueDate } from './change-due-date.ts';
import { readPayables, readSummary } from './list-queries.ts';
import { payPayable, revertPayable } from './pay-payable.ts';
import { changeExpense, createExpense, removeExpense } from './save-expense.ts';

const { payables } = owned;

export const payablesRoutes = {
  list: payables.list.handler(({ input, context }) => readPayables(context.db, input)),
  summary: payables.summary.handler(({ context: { db, now } }) => readSummary(db, now())),
  pay: payables.pay.handler(async ({ input, context, errors }) => done(await payPayable(context, input), errors)),
  revert: payables.revert.handler(async ({ input, context, errors }) =>
    done(await revertPayable(context, input), errors),
  ),
  changeDueDate: payables.changeDueDate.handler(async ({ input, context, errors }) =>
    done(await changeDueDate(context, input), errors),
  ),
  createExpense: payables.createExpense.handler(async ({ input, context, errors }) => {
    const { id } = accepted(await createExpense(context, input), errors);
    return { id };
  }),
  changeExpense: payables.changeExpense.handler(async ({ input, context, errors }) =>
    done(await changeExpense(context, input), errors),
  ),
  removeExpense: payables.removeExpense.handler(async ({ input, context, errors }) =>
    done(await removeExpense(context, input.id), errors),
  ),
};
