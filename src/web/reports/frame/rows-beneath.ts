import { type PathName, paths } from '#contract/paths.ts';
import { type Month, rangeOf } from '#domain/shared/period.ts';
import { isBuilt } from '#web/ground/built.ts';

/** Where the rows of a figure lie; nowhere while that page is not there. */
const place = (name: PathName, query: Record<string, string>) =>
  isBuilt(name) ? `${paths[name]}?${new URLSearchParams(query)}` : undefined;

const daysOf = (month: Month) => {
  const { first, last } = rangeOf(month);
  return { de: first, ate: last };
};

export const rowsBeneath = {
  payments: (month: Month) => place('cashier', { mes: month }),
  commissions: (month: Month, professional?: string) =>
    place('commissions', { mes: month, ...(professional && { profissional: professional }) }),
  productCosts: (month: Month) => place('reportServices', daysOf(month)),
  fixedCosts: (month: Month) => place('fixedCosts', { mes: month }),
  paid: () => place('payables', { status: 'pago' }),
};
