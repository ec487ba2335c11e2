import type { IncomeExpenses } from '#contract/reports/income.ts';
import { dayByDay, expenseTotals } from '#domain/reports/income.ts';
import { comparedWith } from '#domain/reports/report-period.ts';
import { addCents, type Cents, cents, centsFromDecimal, sumCents } from '#domain/shared/money.ts';
import { monthOfYear, rangeOf } from '#domain/shared/period.ts';
import { salonToday } from '#server/account/salon-today.ts';
import type { Timed } from '#server/kernel/principal.ts';
import { expenseItems } from './expense-items.ts';
import { type IncomeRows, readIncomeRows } from './queries.ts';

/** Cards, days, bars and table are sums of the same rows, so that they cannot disagree. */
export async function readIncome(
  { db, owner, now }: Timed,
  { year, month }: { year: number; month: number },
): Promise<IncomeExpenses> {
  const range = rangeOf(monthOfYear(year, month));
  const compared = comparedWith(range, await salonToday(db, owner, now()));
  const rows = await readIncomeRows(db, range, compared);
  const revenue = revenueOf(rows);
  const items = expenseItems(rows);
  const expenses = expenseTotals(items as Array<(typeof items)[number] & { value: Cents }>);
  const before = { revenue: centsFromDecimal(rows.revenue_before), expenses: centsFromDecimal(rows.expenses_before) };
  return {
    revenue,
    expenses,
    balance: cents(revenue.total - expenses.total),
    days: dayByDay(earned(rows), spent(rows)),
    items,
    before: { ...compared, ...before, balance: cents(before.revenue - before.expenses) },
  };
}

function revenueOf({ revenue }: IncomeRows) {
  const sum = (of: 'services' | 'products') => sumCents(revenue.map((day) => centsFromDecimal(day[of])));
  const [services, products] = [sum('services'), sum('products')];
  const appointments = revenue.reduce((all, day) => all + day.appointments, 0);
  return { services, products, total: addCents(services, products), appointments };
}

const earned = ({ revenue }: IncomeRows) =>
  revenue.map(({ day, services, products }) => ({
    date: day,
    services: centsFromDecimal(services),
    products: centsFromDecimal(products),
  }));

/** Commissions and fees lie on the days of the work, although the table has them in one sum each. */
const spent = ({ revenue, commissions, fixed_costs, paid }: IncomeRows) =>
  [
    ...revenue.map(({ day, fees }) => ({ date: day, value: fees })),
    ...commissions.map(({ day, amount }) => ({ date: day, value: amount })),
    ...fixed_costs.map(({ day, value }) => ({ date: day, value })),
    ...paid.map(({ payment_date, value }) => ({ date: payment_date, value })),
  ].map(({ date, value }) => ({ date, value: centsFromDecimal(value) }));
