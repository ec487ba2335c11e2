import type { DB } from './schema.ts';

/**
 * The area that a table belongs to: only its files write the table, and only they name it in a query. Others read what the area lends them
 * (`lent-select.ts`, another `*-select.ts`) or call its verbs. `tools/check-owners.ts` holds this.
 */
export const owners = {
  'app.changed_visits': 'reports',
  'app.job_tasks': 'kernel',
  'app.limits': 'kernel',
  'app.migrations': 'kernel',
  'app.own_commissions': 'commissions',
  'app.shared_lines': 'reports',
  'app.staff_earnings': 'commissions',
  'app.visits': 'reports',
  'app.web_files': 'pages',
  appointment_services: 'agenda',
  appointments: 'agenda',
  'auth.accounts': 'account',
  'auth.sessions': 'account',
  'auth.users': 'account',
  'auth.verifications': 'account',
  cash_days: 'cashier',
  cash_movements: 'cashier',
  client_visits: 'reports',
  clients: 'clients',
  commission_advances: 'commissions',
  commission_closing_entries: 'commissions',
  commission_closing_rows: 'commissions',
  commission_closings: 'commissions',
  commission_months: 'commissions',
  commission_settlements: 'commissions',
  deleted_fixed_costs: 'fixed-costs',
  expenses: 'payables',
  finalised_lines: 'reports',
  fixed_cost_types: 'fixed-costs',
  history: 'kernel',
  idempotency_keys: 'kernel',
  monthly_fixed_costs: 'fixed-costs',
  payments: 'payments',
  product_purchases: 'products',
  products: 'products',
  profiles: 'account',
  purchase_instalments: 'products',
  reopened_cash: 'payments',
  sale_counters: 'cashier',
  sale_items: 'cashier',
  sale_voids: 'cashier',
  sales: 'cashier',
  salon_exceptions: 'agenda',
  salon_hours: 'agenda',
  search_words: 'kernel',
  service_categories: 'services',
  service_products: 'services',
  services: 'services',
  staff: 'team',
  staff_portal_access: 'portal',
  staff_shifts: 'agenda',
  staff_time_off: 'agenda',
  stock_movements: 'products',
  untold_requests: 'booking',
} as const satisfies Record<keyof DB, string>;

type Exception = { file: string; access: 'read' | 'write'; tables: readonly (keyof DB)[]; why: string };

/** Files that name tables of other areas nevertheless. The list only shrinks: the check names what nobody does any more. */
export const exceptions: readonly Exception[] = [
  {
    file: 'src/server/kernel/database/db.ts',
    access: 'read',
    tables: ['staff_portal_access'],
    why: 'The kernel finds the salon of a link of the portal while it opens the handle, and knows no area.',
  },
  {
    file: 'src/server/kernel/database/holding.ts',
    access: 'read',
    tables: ['products', 'commission_closings'],
    why: 'Locks stand in one place: it holds the rows of products, and asks which dates are closed behind the lock that keeps them so.',
  },
  {
    file: 'src/server/kernel/http/session.ts',
    access: 'read',
    tables: ['auth.sessions'],
    why: 'The kernel proves a session and slides it with every call, and knows no area.',
  },
  {
    file: 'src/server/kernel/http/session.ts',
    access: 'write',
    tables: ['auth.sessions'],
    why: 'The kernel proves a session and slides it with every call, and knows no area.',
  },
];
