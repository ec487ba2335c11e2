import * as z from 'zod/mini';
import { pixKeysOf } from '#domain/cashier/pix-key.ts';
import { SOLD_UNITS } from '#domain/cashier/sale.ts';
import { meansOf } from '#domain/payments/means.ts';
import { MOST_PARTS } from '#domain/payments/parts.ts';
import { LARGEST_QUANTITY } from '#domain/products/units.ts';
import { CLIENT_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { isDay } from '#domain/shared/time.ts';
import { moveToToday } from '../agenda/appointments-forms.ts';
import { filledIn, knownVersion, percent, requiredText, text, version, amount as wholeCents } from '../fields.ts';
import { idWithPassword, pageInput } from '../shared.ts';

const MOST_ITEMS = 100;

const amount = (negative: string) => wholeCents('cashier:errors.amountInvalid', negative);
const positiveAmount = amount('cashier:errors.amountInvalid').check(z.gt(0, 'cashier:errors.amountPositive'));
const note = z._default(text(2_000, 'cashier:errors.tooLong'), '');

/** As it was typed: of the line's price, or of the whole. The amount follows from it. */
const discountPercent = z._default(z.nullable(percent('cashier:errors.percentInvalid')), null);

/** Of one line. A percentage stands before the amount. */
const lineDiscount = {
  discount: z._default(amount('cashier:errors.discountNegative'), 0),
  discount_percent: discountPercent,
};

/** An item whose quantity is nothing (or less) is dropped when the sale is saved. */
const item = z.object({
  product_id: z.uuid(),
  quantity: z
    .number('cashier:errors.quantityInvalid')
    .check(
      z.gte(-LARGEST_QUANTITY, 'cashier:errors.quantityInvalid'),
      z.lte(LARGEST_QUANTITY, 'cashier:errors.quantityInvalid'),
    ),
  sold_unit: z.enum(SOLD_UNITS),
  unit_price: amount('cashier:errors.priceNegative'),
  ...lineDiscount,
  seller_id: z.nullable(z.uuid()),
});

/** A service that is sold on the spot. Only a line whose service is gone since has none: it is found by its name. */
const soldService = z.object({
  service_id: z.nullable(z.uuid()),
  service_name: z._default(text(200, 'cashier:errors.tooLong'), ''),
  /** Who did it: required before the sale is finalised. */
  professional_id: z.nullable(z.uuid()),
  /** Before the line's own discount. */
  list_price: amount('cashier:errors.priceNegative'),
  ...lineDiscount,
});

const part = z.object({ method: z.enum(CLIENT_PAYMENT_METHODS), amount: amount('cashier:errors.amountInvalid') });
const partsForm = z
  .array(part)
  .check(z.minLength(1, 'cashier:errors.methodRequired'), z.maxLength(MOST_PARTS, 'cashier:errors.tooManyParts'));

const saleForm = z.object({
  client_id: z.nullable(z.uuid()),
  /** On all of it; of a comanda also on what the appointment costs. A percentage stands before the amount. */
  discount: amount('cashier:errors.discountNegative'),
  discount_percent: z.optional(discountPercent),
  items: z.array(item).check(z.maxLength(MOST_ITEMS, 'cashier:errors.tooManyItems')),
  /** Without them those that are stored stay. */
  services: z.optional(z.array(soldService).check(z.maxLength(MOST_ITEMS, 'cashier:errors.tooManyItems'))),
  /** How it will be paid, kept with the open sale; they need not add up before it is finalised. */
  payments: z._default(z.array(part).check(z.maxLength(MOST_PARTS, 'cashier:errors.tooManyParts')), []),
});

/** The id is the browser's: whoever repeats the call gets the sale that the first one made. */
export const createSaleInput = z.object({ id: z.uuid(), appointment_id: z.nullable(z.uuid()), sale: saleForm });
export const changeSaleInput = z.object({ id: z.uuid(), version, sale: saleForm });
/** Paid with the rest, for one professional: the parts add up to both. */
const tip = z.optional(z.nullable(z.object({ staff_id: z.uuid(), amount: positiveAmount })));

export const finaliseSaleInput = z.object({ id: z.uuid(), version, payments: partsForm, tip });

/**
 * `sale` is as the screen shows it: what was typed since the last save is finished with it. Null finishes the open sale as it was saved, if
 * there is one.
 */
export const finishComandaInput = z.object({
  id: z.uuid(),
  /** Of the appointment, and of its open sale, as they were read. */
  version,
  sale_version: z.nullable(version),
  sale: z.nullable(z.omit(saleForm, { client_id: true, payments: true })),
  /** Prices and discounts of all lines of the appointment, in their order; without them they cost what they did. */
  lines: z.optional(
    z
      .array(z.pick(soldService, { list_price: true, discount: true, discount_percent: true }))
      .check(z.maxLength(MOST_ITEMS, 'cashier:errors.tooManyItems')),
  ),
  payments: partsForm,
  tip,
  move_to_today: moveToToday,
});

export const voidSaleInput = z.extend(idWithPassword, {
  reason: requiredText('cashier:errors.reasonRequired', 'cashier:errors.tooLong', 2_000),
});

/** What was to be received is received: all of it, or a piece, after which the rest is still to be received. */
export const receiveInput = z.object({
  id: z.uuid(),
  method: z
    .enum(CLIENT_PAYMENT_METHODS)
    .check(z.refine((method) => !meansOf(method).isPending, 'cashier:errors.methodRequired')),
  amount: z.optional(positiveAmount),
});

/** More would be a slip of a program: the desk names what a client owes, visit by visit. */
const MOST_DEBTS = 500;

const receivedPart = z.object({ method: receiveInput.shape.method, amount: positiveAmount });

/** What a client owes, all of it or a part: the oldest is paid first. */
export const receiveDebtsInput = z.object({
  /** Of the client. */
  id: z.uuid(),
  /** Payments that are to be received. */
  debts: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_DEBTS)),
  payments: z
    .array(receivedPart)
    .check(z.minLength(1, 'cashier:errors.methodRequired'), z.maxLength(MOST_PARTS, 'cashier:errors.tooManyParts')),
});

/** One part of what was paid was paid in another way. `was` is what was seen: where it is another by now, that is said. */
export const correctMethodInput = z.object({
  id: z.uuid(),
  method: z.enum(CLIENT_PAYMENT_METHODS, 'cashier:errors.methodRequired'),
  was: z.enum(CLIENT_PAYMENT_METHODS),
});

export const dayEntriesInput = z.object({ date: z.string().check(z.refine(isDay)), cursor: pageInput.cursor });

/** An amount of its own field, which may be left empty. */
const typedAmount = filledIn('cashier:errors.amountInvalid', amount('cashier:errors.amountInvalid'));

export const openCashDayForm = z.object({ float: typedAmount });
export const cashMovementForm = z
  .object({
    kind: z.enum(['supply', 'withdrawal']),
    amount: filledIn('cashier:errors.amountInvalid', positiveAmount),
    reason: note,
  })
  .check(
    z.refine(({ kind, reason }) => kind === 'supply' || reason !== '', {
      error: 'cashier:errors.reasonRequired',
      path: ['reason'],
    }),
  );
export const closeCashDayForm = z.object({ id: z.uuid(), counted: typedAmount, note });

const line = (most: number) => text(most, 'cashier:errors.tooLong');
const fee = filledIn('cashier:errors.percentInvalid', percent('cashier:errors.percentInvalid'));

/** Stored as it is written, which says by itself which kind of key it is; empty where there is none. */
const pixKey = line(77).check(
  z.refine((key) => key === '' || pixKeysOf(key).length > 0, 'cashier:errors.pixKeyInvalid'),
  z.refine((key) => pixKeysOf(key).length < 2, 'cashier:errors.pixKeyWhich'),
  z.overwrite((key) => (pixKeysOf(key).length === 1 ? (pixKeysOf(key)[0]?.written ?? key) : key)),
);

/** Name and city stand in the PIX code, which has room for 25 and 15 letters. */
export const cashierSettingsForm = z.object({
  version: knownVersion,
  pix_key: pixKey,
  pix_name: line(25),
  pix_city: line(15),
  debit_fee_percent: fee,
  credit_fee_percent: fee,
});

export type SaleForm = z.output<typeof saleForm>;
export type SaleItemForm = SaleForm['items'][number];
export type SoldServiceForm = NonNullable<SaleForm['services']>[number];
export type CashierSettingsForm = z.output<typeof cashierSettingsForm>;
