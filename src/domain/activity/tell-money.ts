import type { Change, Kept, Subject } from './line.ts';
import { changed, changesOf, factsIn, keptOf, named, type Teller, type Telling, told, usually } from './telling.ts';
import { rowsOf, spec, textOf, written } from './values.ts';

const saleSubject = (row: Kept, number: unknown = row.number): Subject => ({
  kind: 'sale',
  text: textOf(row.client_name),
  number: typeof number === 'number' ? number : null,
});

const soldIn = ({ items, services }: Kept) =>
  items === undefined && services === undefined
    ? undefined
    : [
        ...rowsOf(services).map(({ service_name }) => service_name),
        ...rowsOf(items).map(({ product_name }) => product_name),
      ];

/** What a comanda's lines and the whole cost less than they would. */
function discountOf(row: Kept): number | undefined {
  if (typeof row.discount !== 'number') return undefined;
  const lines = [...rowsOf(row.items), ...rowsOf(row.services)];
  return lines.reduce((sum, { discount }) => sum + (Number(discount) || 0), row.discount);
}

const ITEMS = spec('services', 'text', soldIn);
const TOTAL = spec('total', 'money');
const DISCOUNT = spec('discount', 'money', discountOf);
const SALE = [ITEMS, DISCOUNT, TOTAL, spec('client', 'text', 'client_name')];

/** Each part by itself: "R$ 40,00 em PIX". */
const partsOf = (row: Kept): Change[] =>
  rowsOf(row.payments).flatMap(({ amount, tip, method }) => {
    const value = written('money', typeof amount === 'number' ? amount + (Number(tip) || 0) : amount);
    return value === null ? [] : [{ field: 'paid', kind: 'paid', from: null, to: `${value} ${textOf(method)}` }];
  });

export const tellSale: Teller = (telling) => {
  const { action, before, after } = telling;
  const subject = saleSubject({ ...before, ...after });
  if (action === 'create') return told('sale_opened', subject, factsIn([ITEMS, TOTAL], telling));
  if (action !== 'update' || !after) return undefined;
  if (after.status !== before?.status) {
    if (after.status === 'cancelled') return told('sale_cancelled', subject, factsIn([TOTAL], telling));
    if (after.status === 'finalised') {
      return told('sale_finalised', subject, [...factsIn([TOTAL], telling), ...partsOf(after)]);
    }
  }
  const isLess = (discountOf(after) ?? 0) > (discountOf(before ?? {}) ?? 0);
  return told(isLess ? 'sale_discounted' : 'sale_changed', subject, changesOf(SALE, telling));
};

const VOID_REASON = spec('reason', 'text', ({ voided }) => (voided as Kept | null)?.reason);

export const tellVoid: Teller = (telling) => {
  if (telling.action !== 'create') return undefined;
  const row = keptOf(telling);
  return told('sale_voided', saleSubject(row), [...factsIn([TOTAL, VOID_REASON, ITEMS], telling), ...partsOf(row)]);
};

/** Of a client, or of a sale that nobody is named for. */
const payer = ({ known }: Telling): Subject => named(known.client) ?? { kind: 'sale', text: '', number: known.sale };

/** What of the parts was otherwise before, and how it is paid now. */
function partChanges(before: Kept | null, after: Kept | null): Change[] {
  const [was, is] = [before, after].map((row) => partsOf(row ?? {}).map(({ to }) => to));
  const gone = (was ?? []).filter((part) => !is?.includes(part));
  const come = (is ?? []).filter((part) => !was?.includes(part));
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, place) => ({
    field: 'paid',
    kind: 'paid',
    from: gone[place] ?? null,
    to: come[place] ?? null,
  }));
}

export const tellPayment: Teller = (telling) => {
  const { action, before, after } = telling;
  if (action !== 'receive' && action !== 'update') return undefined;
  const what = action === 'receive' ? 'payment_received' : 'payment_corrected';
  return told(what, payer(telling), partChanges(before, after));
};

const CLOSED = [
  spec('expected', 'money'),
  ...(['counted', 'difference', 'note'] as const).map((field) =>
    spec(field, field === 'note' ? 'text' : 'money', ({ closed }) => (closed as Kept | null)?.[field]),
  ),
];

export const tellCashDay: Teller = (telling) => {
  if (telling.action === 'open') return told('cash_opened', null, factsIn([spec('float', 'money')], telling));
  return telling.action === 'close' ? told('cash_closed', null, factsIn(CLOSED, telling)) : undefined;
};

const MOVED = [spec('amount', 'money'), spec('reason', 'text')];

export const tellCashMovement: Teller = (telling) => {
  if (telling.action !== 'create') return undefined;
  const isOut = telling.after?.kind === 'withdrawal';
  return told(isOut ? 'cash_taken_out' : 'cash_put_in', null, factsIn(MOVED, telling));
};

const PAYOUT = [spec('amount', 'money'), spec('day', 'date', 'effective_date'), spec('note', 'text', 'description')];
const ofStaff = ({ known }: Telling) => named(known.staff);

export const tellAdvance: Teller = usually(
  { created: 'advance_created', changed: 'advance_created', removed: 'advance_removed' },
  ofStaff,
  PAYOUT,
  PAYOUT,
);

export const tellSettlement: Teller = usually(
  { created: 'settlement_created', changed: 'settlement_created', removed: 'settlement_removed' },
  ofStaff,
  PAYOUT,
  PAYOUT,
);

const PERIOD = spec('period', 'period', ({ start_date, end_date }) => `${textOf(start_date)} ${textOf(end_date)}`);

export const tellClosing: Teller = (telling) => {
  if (telling.action === 'close') return told('period_closed', null, factsIn([PERIOD], telling));
  return telling.action === 'reopen' ? told('period_reopened', null, factsIn([PERIOD], telling)) : undefined;
};

const BILL = [
  spec('description', 'text'),
  spec('value', 'money'),
  spec('due', 'date', 'due_date'),
  spec('day', 'date', 'expense_date'),
  spec('paid_on', 'date', 'payment_date'),
  spec('category', 'text'),
  spec('supplier', 'text'),
  spec('method', 'method', 'payment_method'),
];
const VALUE = [spec('value', 'money'), spec('due', 'date', 'due_date'), spec('supplier', 'text')];

/** What is to be paid is paid, or is not after all; else something of it changed. */
function tellBill(telling: Telling, subject: Subject | null) {
  const [was, is] = [telling.before?.payment_status, telling.after?.payment_status];
  const paidOn = factsIn([spec('paid_on', 'date', 'payment_date'), spec('value', 'money')], telling);
  if (was !== is && is === 'Pago') return told('bill_paid', subject, paidOn);
  if (was !== is && is === 'Pendente') return told('bill_reverted', subject);
  return told('bill_changed', subject, changesOf(BILL, telling));
}

export const tellExpense: Teller = (telling) => {
  const { before, after, known } = telling;
  const subject = named(before?.description) ?? named(after?.description) ?? named(known.cost);
  if (telling.action === 'create') return told('expense_created', subject, factsIn(VALUE, telling));
  if (telling.action === 'delete') return told('expense_removed', subject, factsIn(VALUE, telling));
  return telling.action === 'update' ? tellBill(telling, subject) : undefined;
};

const BOUGHT = [
  spec('total', 'money', 'total_value'),
  spec('unit_cost', 'money'),
  spec('supplier', 'text'),
  spec('due', 'date', 'due_date'),
  spec('instalments', 'number', ({ instalments }) => (instalments === 1 ? null : instalments)),
  spec('method', 'method', 'payment_method'),
];

export const tellPurchase: Teller = (telling) => {
  const subject = named(telling.known.product);
  if (telling.action === 'create') return told('purchase_created', subject, factsIn(BOUGHT, telling));
  return telling.action === 'update' ? tellBill(telling, subject) : undefined;
};

export const tellInstalment: Teller = (telling) =>
  telling.action === 'update' ? tellBill(telling, named(telling.known.product)) : undefined;

const TYPE = [
  spec('name', 'text'),
  spec('value', 'money', 'default_value'),
  spec('due_day', 'number', 'default_due_day'),
  spec('category', 'text'),
  spec('method', 'method', 'default_payment_method'),
];

export const tellFixedCost: Teller = (telling) => {
  const subject = named(telling.before?.name) ?? named(telling.after?.name);
  if (telling.action === 'create') return told('fixed_cost_created', subject, factsIn(TYPE.slice(1, 3), telling));
  if (telling.action === 'update') return told('fixed_cost_changed', subject, changesOf(TYPE, telling));
  if (telling.action !== 'end') return undefined;
  return told('fixed_cost_ended', subject, changesOf([spec('last_month', 'month')], telling));
};

const MONTH_COST = [
  spec('value', 'money'),
  spec('due', 'date', 'due_date'),
  spec('method', 'method', 'payment_method'),
  spec('note', 'text', 'observations'),
];

export const tellMonthCost: Teller = (telling) => {
  const { action, before, after, known } = telling;
  const subject = named(keptOf(telling).name) ?? named(known.cost);
  if (action === 'create') return told('month_cost_created', subject, factsIn(MONTH_COST.slice(0, 1), telling));
  if (action === 'delete') return told('month_cost_removed', subject, factsIn(MONTH_COST.slice(0, 2), telling));
  if (action !== 'update') return undefined;
  const [was, is] = [before?.is_paid, after?.is_paid];
  if (was !== is) return told(is ? 'month_cost_paid' : 'month_cost_reverted', subject, factsIn(MONTH_COST, telling));
  return told('month_cost_changed', subject, changesOf(MONTH_COST, telling));
};

/** "1000 ml" */
const shelf = (quantity: unknown, unit: string | null) =>
  typeof quantity === 'number' ? `${quantity} ${unit ?? ''}`.trim() : null;

const STOCK = {
  adjustment: 'stock_counted',
  purchase: 'stock_purchased',
  return: 'stock_returned',
  deduction: 'stock_used',
  sale: 'stock_sold',
} as const;

export const tellMovement: Teller = (telling) => {
  const { action, before, after, known } = telling;
  const what = STOCK[textOf(after?.type) as keyof typeof STOCK];
  if (action !== 'create' || !what) return undefined;
  const [from, to] = [before, after].map((row) => shelf(row?.stock_quantity_base, known.unit));
  return told(what, named(known.product), [
    ...changed({ field: 'stock', kind: 'quantity', from: from ?? null, to: to ?? null }),
    ...factsIn([spec('note', 'text')], telling),
  ]);
};
