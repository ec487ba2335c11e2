import * as z from 'zod/mini';
import { BASE_UNITS } from '#domain/products/units.ts';
import { get } from '../operation.ts';
import { dayRange, pageInput, pageOf } from '../shared.ts';
import { reportPeriod } from './forms.ts';

const shelfProduct = z.object({
  id: z.uuid(),
  name: z.string(),
  product_type: z.enum(['internal', 'resale']),
  base_unit: z.enum(BASE_UNITS),
  display_unit_label: z.string(),
  unit_size_in_base: z.nullable(z.number()),
  /** In what stands on the shelf; the minimum is compared with it. */
  stock_quantity: z.number(),
  min_stock: z.nullable(z.number()),
  /** In cents: all of it at what the open lot cost. */
  worth: z.int(),
  /** The day it was last used or sold. */
  last_out: z.nullable(z.string()),
  /** For how many days nothing of it has left the shelf; null where nothing is on it. */
  resting_days: z.nullable(z.int()),
  /** What left the shelf in the period, in base units: used and sold, what came back taken off. */
  left: z.number(),
});

const against = z.object({ now: z.int(), before: z.int() });
/** The first of them, and how many there are. */
const some = z.object({ count: z.int(), worth: z.int(), rows: z.array(shelfProduct) });

const stockReport = z.object({
  before: z.object(dayRange),
  /** Of today; the rest is of the period. */
  worth: z.object({ total: z.int(), internal: z.int(), resale: z.int() }),
  low: some,
  idle: some,
  all: some,
  /** In cents: what the products used in services had cost, and what was earned by selling. */
  used: against,
  sold: against,
  months: z.array(z.object({ month: z.string(), used: z.int(), sold: z.int() })),
});

const SHELF_LISTS = ['low', 'idle', 'all'] as const;

export type StockReport = z.infer<typeof stockReport>;
export type ShelfProduct = z.infer<typeof shelfProduct>;
export type ShelfList = (typeof SHELF_LISTS)[number];

export const stockReportContract = {
  stock: get(
    '/reports/stock',
    'reports',
    'What the stock is worth, what is low, what lies idle, and what was used and sold',
  )
    .input(reportPeriod)
    .output(stockReport),
  stockProducts: get(
    '/reports/stock/products',
    'reports',
    'Products that are low, that lie idle, or all by what they are worth, page by page',
  )
    .input(z.safeExtend(reportPeriod, { list: z.enum(SHELF_LISTS), cursor: pageInput.cursor }))
    .output(pageOf(shelfProduct)),
};
