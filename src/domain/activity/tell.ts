import { type Able, mayDo, type Needs } from '#domain/members/rights.ts';
import type { Line, Told } from './line.ts';
import { tellAppointment, tellException, tellHours, tellShift, tellTimeOff } from './tell-agenda.ts';
import { tellClient, tellPhoto, tellSheet, tellTags, tellWarning } from './tell-clients.ts';
import {
  tellAdvance,
  tellCashDay,
  tellCashMovement,
  tellClosing,
  tellExpense,
  tellFixedCost,
  tellInstalment,
  tellMonthCost,
  tellMovement,
  tellPayment,
  tellPurchase,
  tellSale,
  tellSettlement,
  tellVoid,
} from './tell-money.ts';
import { tellCategory, tellProduct, tellService } from './tell-offer.ts';
import {
  tellAccount,
  tellDesk,
  tellInvitation,
  tellLink,
  tellMember,
  tellPage,
  tellPin,
  tellProfile,
  tellSetUp,
  tellShared,
  tellStaff,
} from './tell-salon.ts';
import { type Teller, told } from './telling.ts';

/** In the order in which people look for them. */
export const AREAS = [
  ...['agenda', 'cashier', 'clients', 'services', 'products', 'bills', 'commissions', 'team', 'salon', 'access'],
] as const;

export type ActivityArea = (typeof AREAS)[number];

type Known = {
  area: ActivityArea;
  /** What else one must be allowed to see its lines: what its own pages ask. */
  needs: Needs;
  tell: Teller;
};

const entity = (area: ActivityArea, needs: Needs, tell: Teller): Known => ({ area, needs, tell });

/** Everything that lines of the history are about. A new one is named here; `npm run check` says so. */
const ENTITIES = {
  appointments: entity('agenda', 'all_agenda', tellAppointment),
  staff_time_off: entity('agenda', 'all_agenda', tellTimeOff),
  staff_shifts: entity('agenda', ['hours', 'team', 'all_agenda'], tellShift),
  salon_hours: entity('agenda', 'member', tellHours),
  salon_exceptions: entity('agenda', ['hours', 'all_agenda'], tellException),
  sales: entity('cashier', 'payments', tellSale),
  sale_voids: entity('cashier', 'payments', tellVoid),
  payments: entity('cashier', 'payments', tellPayment),
  cash_days: entity('cashier', 'cash_drawer', tellCashDay),
  cash_movements: entity('cashier', 'cash_drawer', tellCashMovement),
  clients: entity('clients', 'clients', tellClient),
  client_warnings: entity('clients', 'clients', tellWarning),
  client_tags: entity('clients', 'clients', tellTags),
  technical_sheets: entity('clients', 'clients', tellSheet),
  client_photos: entity('clients', 'clients', tellPhoto),
  services: entity('services', 'services', tellService),
  service_categories: entity('services', 'services', tellCategory),
  products: entity('products', 'stock', tellProduct),
  product_purchases: entity('products', 'stock', tellPurchase),
  stock_movements: entity('products', 'stock', tellMovement),
  purchase_instalments: entity('bills', 'bills', tellInstalment),
  expenses: entity('bills', 'bills', tellExpense),
  fixed_cost_types: entity('bills', 'bills', tellFixedCost),
  monthly_fixed_costs: entity('bills', 'bills', tellMonthCost),
  commission_advances: entity('commissions', 'all_commissions', tellAdvance),
  commission_settlements: entity('commissions', 'all_commissions', tellSettlement),
  commission_closings: entity('commissions', 'all_commissions', tellClosing),
  staff: entity('team', 'team', tellStaff),
  staff_portal_access: entity('access', 'team', tellLink),
  profiles: entity('salon', 'settings', tellProfile),
  salon_pages: entity('salon', 'settings', tellPage),
  booking_link: entity('salon', 'settings', tellShared),
  set_up: entity('salon', 'settings', tellSetUp),
  users: entity('access', 'owner', tellAccount),
  desks: entity('access', 'settings', tellDesk),
  desk_pins: entity('access', 'owner', tellPin),
  members: entity('access', 'owner', tellMember),
  member_invitations: entity('access', 'owner', tellInvitation),
} as const satisfies Record<string, Known>;

export type Entity = keyof typeof ENTITIES;

const isEntity = (name: string): name is Entity => name in ENTITIES;

export const areaOf = (entity: string): ActivityArea => (isEntity(entity) ? ENTITIES[entity].area : 'salon');

/** Whose lines somebody may see: nothing is sent that their other rights would keep from them. Of an unknown one only the owner. */
export function entitiesFor(reader: Able, area?: ActivityArea): Entity[] {
  const names = Object.keys(ENTITIES) as Entity[];
  return names.filter((name) => {
    const { area: own, needs } = ENTITIES[name];
    return (area === undefined || own === area) && mayDo(reader, needs);
  });
}

/** What a line says to whoever reads it. Lines that no version of today writes are told honestly, without details. */
export function tell(line: Line, reader: Able): Told {
  const teller: Teller | undefined = isEntity(line.entity) ? ENTITIES[line.entity].tell : undefined;
  return teller?.({ ...line, reader }) ?? told('something_changed', null);
}
