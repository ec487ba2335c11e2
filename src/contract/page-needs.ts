import type { Needs } from '#domain/members/rights.ts';
import type { PathName } from './paths.ts';

/** What a page behind the sign-in asks of whoever opens it; a page below one of these asks the same. Menus and the palette show no others. */
export const PAGE_NEEDS = {
  // Whoever would see nothing there begins elsewhere.
  dashboard: ['all_agenda', 'clients', 'month_totals', 'settings'],
  agenda: 'all_agenda',
  agendaDay: 'all_agenda',
  agendaWeek: 'all_agenda',
  agendaPending: 'all_agenda',
  agendaOnline: 'all_agenda',
  agendaSettings: 'hours',
  clients: 'clients',
  team: 'team',
  members: 'owner',
  internalProducts: 'stock',
  resaleProducts: 'stock',
  services: 'services',
  serviceCategories: 'services',
  servicesStart: 'services',
  cashier: 'payments',
  debts: 'payments',
  payables: 'bills',
  fixedCosts: 'bills',
  commissions: 'all_commissions',
  reports: 'reports',
  reportIncome: 'reports',
  reportResult: 'reports',
  reportProfessionals: 'reports',
  reportServices: 'reports',
  reportClients: 'reports',
  reportOccupancy: 'reports',
  reportStock: 'reports',
  reportPartner: 'reports',
  profile: 'member',
  settings: 'settings',
  help: 'member',
  salonPage: 'settings',
  salonPoster: 'settings',
  activity: 'activity',
  // Sent by the server, as the portal is; for whoever is a professional of the team.
  ownAgenda: 'own_agenda',
} as const satisfies Partial<Record<PathName, Needs>>;

export type GuardedPage = keyof typeof PAGE_NEEDS;
