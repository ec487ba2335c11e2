import { type Able, mayDo, type Needs } from '#domain/members/rights.ts';

const CLIENTS = ['clients', 'all_agenda', 'payments', 'all_commissions', 'reports'] as const;
const VISITS = ['all_agenda', 'clients', 'payments', 'month_totals', 'all_commissions', 'reports'] as const;

/** What a member must be allowed to hear of a table: what they may ask for shows it. All hear of a table that is missing here. */
const HEARD_WITH: Readonly<Record<string, Needs>> = {
  appointments: VISITS,
  payments: VISITS,
  sales: VISITS,
  sale_items: VISITS,
  sale_voids: VISITS,
  clients: CLIENTS,
  client_tags: 'clients',
  client_warnings: ['clients', 'all_agenda', 'payments'],
  technical_sheets: 'clients',
  client_photos: 'clients',
  cash_days: 'cash_drawer',
  cash_movements: 'cash_drawer',
  commission_advances: 'all_commissions',
  commission_settlements: 'all_commissions',
  commission_closings: ['all_commissions', 'reports'],
  products: ['stock', 'services', 'all_agenda', 'payments', 'bills', 'all_commissions', 'reports'],
  stock_movements: ['stock', 'payments', 'reports'],
  product_purchases: ['stock', 'bills', 'reports'],
  purchase_instalments: ['stock', 'bills', 'reports'],
  expenses: ['bills', 'reports'],
  fixed_cost_types: ['bills', 'reports'],
  monthly_fixed_costs: ['bills', 'reports'],
  staff_portal_access: 'team',
  member_invitations: 'owner',
};

export function mayHear(member: Able, entity: string): boolean {
  const needs = HEARD_WITH[entity];
  return needs === undefined || mayDo(member, needs);
}
