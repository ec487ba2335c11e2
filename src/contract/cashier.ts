import { oc } from '@orpc/contract';
import { cashDayContract } from './cashier-cash-day.ts';
import { cashierSettingsForm } from './cashier-forms.ts';
import { cashierMonthContract } from './cashier-month.ts';
import { salesContract } from './cashier-sales.ts';
import { commonErrors } from './errors.ts';

const cashier = oc.$route({ tags: ['cashier'] }).errors(commonErrors);

export const cashierContract = {
  settings: cashier
    .route({ method: 'GET', path: '/cashier/settings', summary: 'PIX key and card fees' })
    .output(cashierSettingsForm),
  changeSettings: cashier
    .route({ method: 'PUT', path: '/cashier/settings', summary: 'Change PIX key and card fees' })
    .input(cashierSettingsForm)
    .output(cashierSettingsForm),
  ...cashierMonthContract,
  ...salesContract,
  ...cashDayContract,
};
