import { accountContract, accountFunctions } from './account.ts';
import { agendaContract } from './agenda.ts';
import { dashboardContract } from './dashboard.ts';
import { productsContract } from './products.ts';
import { servicesContract } from './services.ts';

/** Every operation that crosses the wire. */
export const contract = {
  account: accountContract,
  agenda: agendaContract,
  dashboard: dashboardContract,
  products: productsContract,
  services: servicesContract,
  functions: { ...accountFunctions },
};
