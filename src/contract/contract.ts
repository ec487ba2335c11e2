import { accountContract, accountFunctions } from './account/operations.ts';
import { activityContract } from './activity/operations.ts';
import { agendaContract } from './agenda/operations.ts';
import { agendaSettingsContract } from './agenda/settings.ts';
import { bookingFunctions, bookingRpc, publicContract } from './booking/operations.ts';
import { cashierContract } from './cashier/operations.ts';
import { cashierRpc } from './cashier/sales.ts';
import { clientsContract } from './clients/operations.ts';
import { commissionsContract } from './commissions/operations.ts';
import { commissionsRpc } from './commissions/rpc.ts';
import { dashboardContract } from './dashboard/operations.ts';
import { deskContract } from './desk/operations.ts';
import { fixedCostsContract } from './fixed-costs/operations.ts';
import { membersContract } from './members/operations.ts';
import { payablesContract } from './payables/operations.ts';
import { picturesContract } from './pictures/operations.ts';
import { portalContract, portalRpc } from './portal/operations.ts';
import { productsContract } from './products/operations.ts';
import { productsRpc } from './products/rpc.ts';
import { reportsContract } from './reports/operations.ts';
import { salonPageContract } from './salon-page/operations.ts';
import { searchContract } from './search/operations.ts';
import { servicesContract } from './services/operations.ts';
import { teamContract } from './team/operations.ts';
import { technicalSheetsContract } from './technical-sheets/operations.ts';

/** Every operation that crosses the wire. */
export const contract = {
  account: accountContract,
  activity: activityContract,
  agenda: agendaContract,
  agendaSettings: agendaSettingsContract,
  cashier: cashierContract,
  clients: clientsContract,
  commissions: commissionsContract,
  dashboard: dashboardContract,
  desk: deskContract,
  fixedCosts: fixedCostsContract,
  team: teamContract,
  technicalSheets: technicalSheetsContract,
  members: membersContract,
  payables: payablesContract,
  pictures: picturesContract,
  portal: portalContract,
  products: productsContract,
  reports: reportsContract,
  search: searchContract,
  salonPage: salonPageContract,
  services: servicesContract,
  functions: { ...accountFunctions, ...bookingFunctions },
  rpc: { ...bookingRpc, ...cashierRpc, ...commissionsRpc, ...productsRpc, ...portalRpc },
  public: publicContract,
};
