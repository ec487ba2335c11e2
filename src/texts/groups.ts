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
  // Where a desk is locked, and where it is set.
  lock: ['desk'],
  // A list from a file, once a salon.
  imports: ['imports'],
  reports: ['reports'],
  // What a person sees to about their account, and seldom.
  person: ['accountSafety'],
  // Opened from everywhere, and seldom.
  help: ['help'],
  // Where a right is missing.
  rights: ['rights'],
  // Who comes in, and the page of an invitation.
  members: ['members'],
  // Who did what; a part of it unfolds beside an appointment, a client …
  activity: ['activity'],
  office: ['agendaSettings', 'commissions', 'fixedCosts', 'payables', 'portal', 'salonPage', 'services', 'team'],
} as const satisfies Record<string, readonly Area[]>;
