import type { Query } from '@tanstack/react-query';

/** Which areas' responses show which table. A table that is missing here may be shown by any. */
const AREAS = {
  appointments: ['technicalSheets', 'agenda', 'cashier', 'clients', 'dashboard', 'reports', 'commissions'],
  payments: ['agenda', 'cashier', 'clients', 'dashboard', 'reports'],
  sales: ['cashier', 'agenda', 'clients', 'dashboard', 'reports', 'commissions'],
  sale_items: ['cashier', 'agenda', 'clients'],
  sale_voids: ['cashier', 'agenda', 'clients', 'dashboard', 'reports', 'commissions'],
  commission_advances: ['commissions'],
  commission_settlements: ['commissions'],
  commission_closings: ['commissions', 'reports'],
  cash_days: ['cashier'],
  cash_movements: ['cashier'],
  staff_time_off: ['agenda', 'reports'],
  staff_shifts: ['agenda', 'agendaSettings', 'reports'],
  salon_hours: ['agenda', 'agendaSettings', 'account', 'dashboard', 'reports'],
  salon_pages: ['salonPage', 'dashboard'],
  salon_exceptions: ['agenda', 'agendaSettings', 'reports'],
  client_warnings: ['clients', 'agenda', 'cashier'],
  client_tags: ['clients'],
  staff: [
    'team',
    'members',
    'clients',
    'salonPage',
    'services',
    'agenda',
    'agendaSettings',
    'cashier',
    'dashboard',
    'reports',
    'commissions',
  ],
  clients: ['clients', 'agenda', 'cashier', 'dashboard', 'reports', 'commissions'],
  technical_sheets: ['technicalSheets'],
  client_photos: ['technicalSheets'],
  staff_portal_access: ['team'],
  members: ['members'],
  member_invitations: ['members'],
  services: ['services', 'agenda', 'dashboard', 'reports', 'commissions'],
  service_categories: ['services'],
  products: ['products', 'services', 'agenda', 'cashier', 'payables', 'reports', 'commissions'],
  product_purchases: ['products', 'payables', 'reports'],
  purchase_instalments: ['products', 'payables', 'reports'],
  expenses: ['payables', 'reports'],
  fixed_cost_types: ['fixedCosts', 'reports'],
  monthly_fixed_costs: ['fixedCosts', 'reports'],
  stock_movements: ['products', 'cashier', 'reports'],
  profiles: ['account', 'salonPage', 'agenda', 'agendaSettings', 'cashier', 'dashboard', 'reports', 'commissions'],
  users: ['account'],
  sessions: ['account'],
  desks: ['desk'],
  desk_pins: ['desk'],
  booking_link: ['dashboard'],
  set_up: ['dashboard'],
} as const;

export type Changed = keyof typeof AREAS;

/** The key of an operation begins with its path in the contract: [['agenda', 'days'], …]. */
export function concerns(entity: string, query: Query): boolean {
  const [[area = ''] = []] = query.queryKey as [string[]?];
  const areas: readonly string[] | undefined = AREAS[entity as Changed];
  // Whatever changes is told there.
  if (area === 'activity') return true;
  return areas?.includes(area) ?? !isSession(query);
}

/** Read by every loader; only signing in or out changes it. */
export function isSession({ queryKey: [path] }: Query): boolean {
  return String(path) === 'account,session';
}
