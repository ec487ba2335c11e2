import { accountContract, accountFunctions } from './account.ts';
import { agendaContract } from './agenda.ts';
import { agendaSettingsContract } from './agenda-settings.ts';
import { bookingFunctions, bookingRpc, publicContract } from './booking.ts';
import { cashierContract } from './cashier.ts';
import { cashierRpc } from './cashier-sales.ts';
import { clientsContract } from './clients.ts';
import { commissionsContract } from './commissions.ts';
import { commissionsRpc } from './commissions-rpc.ts';
import { dashboardContract } from './dashboard.ts';
import { fixedCostsContract } from './fixed-costs.ts';
import { payablesContract } from './payables.ts';
import { portalContract, portalRpc } from './portal.ts';
import { productsContract } from './products.ts';
import { productsRpc } from './products-rpc.ts';
import { reportsContract } from './reports.ts';
import { servicesContract } from './services.ts';
import { teamContract } from './team.ts';

/** Every operation that crosses the wire. */
export const contract = {
  account: accountContract,
  agenda: agendaContract,
  agendaSettings: agendaSettingsContract,
  cashier: cashierContract,
  clients: clientsContract,
  commissions: commissionsContract,
  dashboard: dashboardContract,
  fixedCosts: fixedCostsContract,
  team: teamContract,
  payables: payablesContract,
  portal: portalContract,
  products: productsContract,
  reports: reportsContract,
  services: servicesContract,
  functions: { ...accountFunctions, ...bookingFunctions },
  rpc: { ...bookingRpc, ...cashierRpc, ...commissionsRpc, ...productsRpc, ...portalRpc },
  public: publicContract,
};
