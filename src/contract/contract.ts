import { accountContract, accountFunctions } from './account.ts';
import { agendaContract } from './agenda.ts';
import { agendaSettingsContract } from './agenda-settings.ts';
import { bookingFunctions, bookingRpc, publicContract } from './booking.ts';
import { clientsContract } from './clients.ts';
import { dashboardContract } from './dashboard.ts';
import { productsContract } from './products.ts';
import { servicesContract } from './services.ts';
import { teamContract } from './team.ts';

/** Every operation that crosses the wire. */
export const contract = {
  account: accountContract,
  agenda: agendaContract,
  agendaSettings: agendaSettingsContract,
  clients: clientsContract,
  dashboard: dashboardContract,
  team: teamContract,
  products: productsContract,
  services: servicesContract,
  functions: { ...accountFunctions, ...bookingFunctions },
  rpc: bookingRpc,
  public: publicContract,
};
