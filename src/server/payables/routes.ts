import { owned } from '#server/kernel/http/api.ts';
import { accepted } from '#server/kernel/http/refusals.ts';
import { changeDueDate } from './change-due-date.ts';
import { changeExpense } from './change-expense.ts';
import { createExpense } from './create-expense.ts';
import { readPayables, readSummary } from './list-queries.ts';
import { payPayable } from './pay-payable.ts';
import { removeExpense } from './remove-expense.ts';
import { revertPayable } from './revert-payable.ts';

const done = { done: true } as const;
const payables = owned.payables;

export const payablesRoutes = {
  list: payables.list.handler(({ input, context }) => readPayables(context.db, input)),

  summary: payables.summary.handler(({ context: { db, now } }) => readSummary(db, now())),

  pay: payables.pay.handler(async ({ input, context, errors }) => {
    accepted(await payPayable(context, input), errors);
    return done;
  }),

  revert: payables.revert.handler(async ({ input, context, errors }) => {
    accepted(await revertPayable(context, input), errors);
    return done;
  }),

  changeDueDate: payables.changeDueDate.handler(async ({ input, context, errors }) => {
    accepted(await changeDueDate(context, input), errors);
    return done;
  }),

  createExpense: payables.createExpense.handler(async ({ input, context, errors }) => {
    const { id } = accepted(await createExpense(context, input), errors);
    return { id };
  }),

  changeExpense: payables.changeExpense.handler(async ({ input, context, errors }) => {
    accepted(await changeExpense(context, input), errors);
    return done;
  }),

  removeExpense: payables.removeExpense.handler(async ({ input, context, errors }) => {
    accepted(await removeExpense(context, input.id), errors);
    return done;
  }),
};
