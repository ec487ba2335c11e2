import type { AccountServices } from '#server/account/services.ts';
import { cashDayRoutes } from './cash-day/routes.ts';
import { monthRoutes } from './month/routes.ts';
import { cashierPaymentsRoutes } from './payments/routes.ts';
import { salesRpc } from './sales/finalize-sale-rpc.ts';
import { salesRoutes } from './sales/routes.ts';
import { cashierSettingsRoutes } from './settings/routes.ts';

export const cashierRpc = salesRpc;

export const cashierRoutes = (accounts: AccountServices) => ({
  ...monthRoutes,
  ...salesRoutes(accounts),
  ...cashierPaymentsRoutes,
  ...cashDayRoutes,
  ...cashierSettingsRoutes,
});
