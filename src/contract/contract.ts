import { accountContract, accountFunctions } from './account.ts';
import { agendaContract } from './agenda.ts';
import { clientsContract } from './clients.ts';
import { dashboardContract } from './dashboard.ts';

/** Every operation that crosses the wire. */
export const contract = {
  account: accountContract,
  agenda: agendaContract,
  clients: clientsContract,
  dashboard: dashboardContract,
  functions: { ...accountFunctions },
};
