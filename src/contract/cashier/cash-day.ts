import * as z from 'zod/mini';
import { notFound, repeatErrors } from '../errors.ts';
import { get, nextPage, post } from '../operation.ts';
import { pageOf } from '../shared.ts';
import { cashMovementForm, closeCashDayForm, openCashDayForm } from './forms.ts';

const cashDay = z.object({
  id: z.uuid(),
  opened_at: z.string(),
  opened_by: z.string(),
  float: z.int(),
  cash_received: z.int(),
  supplies: z.int(),
  withdrawals: z.int(),
  cash_voids: z.int(),
  expected: z.int(),
  movements: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(['supply', 'withdrawal']),
      amount: z.int(),
      reason: z.string(),
      created_at: z.string(),
    }),
  ),
  closed: z.nullable(
    z.object({ closed_at: z.string(), closed_by: z.string(), counted: z.int(), difference: z.int(), note: z.string() }),
  ),
});

export type CashDay = z.infer<typeof cashDay>;

/** The drawer, for who wants to count it. */
export const cashDayContract = {
  cashDay: get('/cashier/cash-day', 'cash_drawer', 'The open cash day, or null').output(z.nullable(cashDay)),
  cashDays: get('/cashier/cash-days', 'cash_drawer', 'Closed cash days, the newest first')
    .input(nextPage)
    .output(pageOf(cashDay)),
  openCashDay: post('/cashier/cash-day', 'cash_drawer', 'Open the cash day with its float')
    .errors({ ALREADY_OPEN: { status: 409 } })
    .input(openCashDayForm)
    .output(cashDay),
  moveCash: post(
    '/cashier/cash-day/movements',
    'cash_drawer',
    'Put cash in, or take it out with a reason. Takes an Idempotency-Key',
  )
    .errors({ ...repeatErrors, NOT_OPEN: { status: 409 } })
    .input(cashMovementForm)
    .output(cashDay),
  closeCashDay: post('/cashier/cash-day/close', 'cash_drawer', 'Close the cash day with what was counted')
    .errors({ ...notFound, NOT_OPEN: { status: 409 } })
    .input(closeCashDayForm)
    .output(cashDay),
};
