import * as z from 'zod/mini';
import { CLIENT_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { notFound, repeatErrors } from '../errors.ts';
import { get, post } from '../operation.ts';
import { done, pageInput, pageOf } from '../shared.ts';
import { shownTo } from '../shown-to.ts';
import { receiveDebtsInput } from './forms.ts';
import { payment } from './sales.ts';

const debtor = z.object({
  client_id: z.uuid(),
  name: z.string(),
  phone: shownTo('client_contacts', z.nullable(z.string()), null),
  /** The day of the oldest. */
  owed_since: z.string(),
  /** Appointments and sales. */
  items: z.int(),
  amount: z.int(),
  /** A friendly reminder in the client's language. */
  message: z.string(),
});

const owed = z.object({
  total: z.int(),
  clients: z.int(),
  items: z.int(),
  /** What of it is of this month. The cashier's month also counts voids of earlier months, on their own day. */
  of_month: z.int(),
  in_cashier: z.int(),
  /** What has been owed for more than thirty days. */
  old: z.int(),
  old_clients: z.int(),
});

export type Debtor = z.infer<typeof debtor>;
export type Owed = z.infer<typeof owed>;

/** What clients still have to pay. */
export const debtsContract = {
  owed: get('/cashier/owed', 'payments', 'What is to be received altogether, of this month and for long').output(owed),
  debtors: get('/cashier/debtors', 'payments', 'Clients who owe something, the oldest debt first')
    .input(z.object(pageInput))
    .output(pageOf(debtor)),
  receiveDebts: post(
    '/cashier/clients/{id}/receive',
    'payments',
    'Receive what a client owes, or a part, the oldest first, in one method or several. Takes an Idempotency-Key',
  )
    .errors({ ...notFound, ...repeatErrors, ALREADY_RECEIVED: { status: 409 }, TOO_MUCH: { status: 409 } })
    .input(receiveDebtsInput)
    .output(z.object({ received: z.array(payment) })),
  takeBackReceived: post(
    '/cashier/payments/take-back',
    'corrections',
    'Take back what was received: it is owed again. Takes an Idempotency-Key',
  )
    .errors({
      ...notFound,
      ...repeatErrors,
      /** Somebody corrected one of them after it was received. */
      STALE: { status: 409 },
      CLIENT_REQUIRED: { status: 409 },
      /** It carries a tip, which cannot be paid later. */
      HAS_TIP: { status: 409 },
      /** The drawer that got the cash was closed meanwhile. */
      CASH_DAY_CLOSED: { status: 409 },
    })
    .input(
      z.object({
        payments: z
          .array(z.object({ id: z.uuid(), method: z.enum(CLIENT_PAYMENT_METHODS) }))
          .check(z.minLength(1), z.maxLength(2_000)),
      }),
    )
    .output(done),
};
