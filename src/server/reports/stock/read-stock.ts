import type { ShelfList, ShelfProduct, StockReport } from '#contract/reports/stock.ts';
import { comparedWith, monthsIn, untilToday } from '#domain/reports/report-period.ts';
import { isIdle, isLow, restingDays, worthOf } from '#domain/reports/shelf.ts';
import { type Cents, sumCents } from '#domain/shared/money.ts';
import { contains, type DayRange, monthOf } from '#domain/shared/period.ts';
import { salonToday } from '#server/account/salon-today.ts';
import { keyFrom, PAGE_ROWS, pageFrom } from '#server/kernel/database/paging.ts';
import type { Timed } from '#server/kernel/principal.ts';
import { readFlow, readShelf, type ShelfRow } from './queries.ts';

/** How many of each list stand in the report; the rest comes page by page. */
const SHOWN = 8;

export async function readStockReport({ db, owner, now }: Timed, range: DayRange): Promise<StockReport> {
  const today = await salonToday(db, owner, now());
  const [passed, before] = [untilToday(range, today), comparedWith(range, today)];
  const lists = listsOf(await readShelf(db, passed), today);
  const flow = await readFlow(db, { first: before.first, last: range.last });
  const sum = (of: 'used' | 'sold', days: DayRange) =>
    sumCents(flow.filter(({ day }) => contains(days, day)).map((one) => one[of]));
  const worthIn = (type: ShelfProduct['product_type']) =>
    total(lists.all.filter(({ product_type }) => product_type === type));
  const flowing = flow.filter(({ day }) => contains(range, day));
  const byMonth = Map.groupBy(flowing, ({ day }) => monthOf(day));
  return {
    before,
    worth: { total: total(lists.all), internal: worthIn('internal'), resale: worthIn('resale') },
    low: someOf(lists.low),
    idle: someOf(lists.idle),
    all: someOf(lists.all),
    used: { now: sum('used', range), before: sum('used', before) },
    sold: { now: sum('sold', range), before: sum('sold', before) },
    // Those to come only where something of them is counted already, as in the result.
    months: monthsIn(range)
      .filter((month) => month <= monthOf(passed.last) || byMonth.has(month))
      .map((month) => {
        const days = byMonth.get(month) ?? [];
        return {
          month,
          used: sumCents(days.map(({ used }) => used)),
          sold: sumCents(days.map(({ sold }) => sold)),
        };
      }),
  };
}

type PageAsked = DayRange & { list: ShelfList; cursor?: string | undefined };

/** What a product is worth is worked out, not stored: all are read, and one page of them is answered. */
export async function readShelfPage({ db, owner, now }: Timed, { list, cursor, ...asked }: PageAsked) {
  const today = await salonToday(db, owner, now());
  const rows = listsOf(await readShelf(db, untilToday(asked, today)), today)[list];
  const [last] = keyFrom(cursor, 1) ?? [];
  const from = rows.findIndex(({ id }) => id === last) + 1;
  return pageFrom(rows.slice(from, from + PAGE_ROWS + 1), ({ id }) => [id]);
}

/** Low ones the emptiest first, idle ones the longest first, all by what they are worth; equals by name. */
function listsOf(rows: ShelfRow[], today: string): Record<ShelfList, ShelfProduct[]> {
  const low = rows.filter(isLow).map((row) => shown(row, today));
  const idle = rows.filter((row) => isIdle(row, today)).map((row) => shown(row, today));
  const all = rows.filter(({ stock_quantity_base }) => stock_quantity_base > 0).map((row) => shown(row, today));
  return {
    low: low.toSorted((a, b) => a.stock_quantity - b.stock_quantity),
    idle: idle.toSorted((a, b) => (b.resting_days ?? 0) - (a.resting_days ?? 0)),
    all: all.toSorted((a, b) => b.worth - a.worth),
  };
}

function shown(row: ShelfRow, today: string): ShelfProduct {
  const { lot: _, ativo: __, since: ___, stock_quantity_base: ____, ...product } = row;
  return { ...product, worth: worthOf(row), resting_days: restingDays(row, today) };
}

const total = (rows: readonly ShelfProduct[]) => sumCents(rows.map(({ worth }) => worth as Cents));

const someOf = (rows: ShelfProduct[]) => ({ count: rows.length, worth: total(rows), rows: rows.slice(0, SHOWN) });
