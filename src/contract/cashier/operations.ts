import * as z from 'zod/mini';
import { get, put } from '../operation.ts';
import { cashDayContract } from './cash-day.ts';
import { debtsContract } from './debts.ts';
import { cashierSettingsForm } from './forms.ts';
import { cashierMonthContract } from './month.ts';
import { salesContract } from './sales.ts';

/** As they are stored: a key of before it was looked at may be an odd one. */
const settings = z.object({
  /** What a change of them names. */
  version: z.string(),
  pix_key: z.string(),
  pix_name: z.string(),
  pix_city: z.string(),
  debit_fee_percent: z.number(),
  credit_fee_percent: z.number(),
});

export type CashierSettings = z.infer<typeof settings>;

export const cashierContract = {
  settings: get('/cashier/settings', ['payments', 'settings'], 'PIX key and card fees').output(settings),
  changeSettings: put('/cashier/settings', 'settings', 'Change PIX key and card fees')
    // Somebody changed them after they were read: as they are now.
    .errors({ STALE: { status: 409, data: z.object({ settings }) } })
    .input(cashierSettingsForm)
    .output(settings),
  ...cashierMonthContract,
  ...salesContract,
  ...cashDayContract,
  ...debtsContract,
};
