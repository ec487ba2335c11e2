import type { ExpenseItem } from '#contract/reports/income.ts';
import { categoryOf } from '#domain/reports/income.ts';
import { centsFromDecimal, sumCents } from '#domain/shared/money.ts';
import type { IncomeRows } from './queries.ts';

const NO_DETAILS = { supplier: '', part: null, cost_category: null, note: '', services: null };

/** Every expense of the month: commissions first, then what is fixed, what was bought, the rest. What comes to nothing is none. */
export function expenseItems(rows: IncomeRows): ExpenseItem[] {
  return [...commissions(rows), ...fixedCosts(rows), ...bought(rows), ...fees(rows)].filter(({ value }) => value !== 0);
}

/** One for each professional. */
function commissions({ commissions }: IncomeRows): ExpenseItem[] {
  const people = Map.groupBy(commissions, ({ staff_id }) => staff_id);
  return [...people].map(([id, days]) => ({
    ...NO_DETAILS,
    id,
    kind: 'commission',
    category: categoryOf('commission'),
    name: days[0]?.name ?? '',
    value: sumCents(days.map(({ amount }) => centsFromDecimal(amount))),
    date: days.at(-1)?.day ?? '',
    services: days.reduce((sum, { services }) => sum + services, 0),
  }));
}

function fixedCosts({ fixed_costs }: IncomeRows): ExpenseItem[] {
  return fixed_costs.map(({ id, name, category, day, value, observations }) => ({
    ...NO_DETAILS,
    id,
    kind: 'fixed_cost',
    category: categoryOf('fixed_cost', category),
    name,
    value: centsFromDecimal(value),
    date: day,
    cost_category: category,
    note: observations,
  }));
}

function bought({ paid }: IncomeRows): ExpenseItem[] {
  return paid.map(({ id, kind, description, category, supplier, value, payment_date, number, of }) => ({
    ...NO_DETAILS,
    id,
    kind,
    category: categoryOf(kind),
    name: description,
    value: centsFromDecimal(value),
    date: payment_date,
    supplier,
    part: number !== null && of !== null ? { number, of } : null,
    cost_category: category,
  }));
}

/** What card companies kept, in one sum; its last day is that of the last payment by card. */
function fees({ revenue }: IncomeRows): ExpenseItem[] {
  const days = revenue
    .map(({ day, fees }) => ({ day, fee: centsFromDecimal(fees) }))
    .filter(({ fee }) => fee !== 0)
    .sort((one, other) => (one.day < other.day ? -1 : 1));
  const value = sumCents(days.map(({ fee }) => fee));
  const date = days.at(-1)?.day ?? '';
  return [{ ...NO_DETAILS, id: 'fees', kind: 'fees', category: categoryOf('fees'), name: '', value, date }];
}
