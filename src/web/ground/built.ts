import type { PathName } from '#contract/paths.ts';

/** What the route table serves so far: menus, quick actions and suggestions offer only these. */
const built = new Set<PathName>([
  'dashboard',
  'agenda',
  'agendaDay',
  'agendaWeek',
  'agendaPending',
  'agendaOnline',
  'agendaSettings',
  'clients',
  'team',
  'internalProducts',
  'resaleProducts',
  'services',
  'cashier',
  'reports',
  'reportIncome',
  'reportResult',
  'reportServices',
  'reportProfessionals',
  'reportPartner',
  'reportClients',
  'reportOccupancy',
  'reportStock',
  'fixedCosts',
  'payables',
  'commissions',
  'portal',
  'profile',
  'settings',
]);

export function isBuilt(name: PathName): boolean {
  return built.has(name);
}
