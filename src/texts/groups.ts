import type { Area } from './areas.ts';

/** Areas that pages need together: a browser fetches one file for each group and language, instead of one for each area. */
export const TEXT_GROUPS = {
  visitors: ['account', 'common', 'ui'],
  app: ['app'],
  desk: ['agenda'],
  dashboard: ['dashboard'],
  till: ['cashier', 'clients', 'products'],
  // What the till opens now and then: its own page need not carry it.
  afterwards: ['clientCard', 'debts', 'nextVisit'],
  // What pages open now and then, beside a client.
  beside: ['pictures', 'technicalSheets'],
  found: ['search'],
  // A list from a file, once a salon.
  imports: ['imports'],
  reports: ['reports'],
  // Opened from everywhere, and seldom.
  help: ['help'],
  office: ['agendaSettings', 'commissions', 'fixedCosts', 'payables', 'portal', 'salonPage', 'services', 'team'],
} as const satisfies Record<string, readonly Area[]>;
