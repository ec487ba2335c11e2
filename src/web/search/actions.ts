import {
  CalendarPlus,
  FileUp,
  Languages,
  Lock,
  LockOpen,
  LogOut,
  type LucideIcon,
  PackagePlus,
  PanelsTopLeft,
  ReceiptText,
  Scissors,
  ShoppingBag,
  SunMoon,
  Timer,
  UserPlus,
} from 'lucide-react';
import { IMPORT_PARAM, type PathName, paths, salePath } from '#contract/paths.ts';
import { ASKED, ASKED_CASH, ASKED_PURCHASE } from '#web/ground/use-asked.ts';

/** What the palette leads to without asking the server. */
export type Deed = 'signOut' | 'theme' | 'speakPt' | 'speakEn' | 'speakEs';

const asking = (path: string, name = ASKED, value = '') =>
  `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;

type ActionPlace = { icon: LucideIcon; to: string } | { icon: LucideIcon; deed: Deed };

/** Their names and the other words for them are texts, `search:actions`. The first ones are offered before anything is typed. */
export const ACTIONS = {
  newAppointment: { icon: CalendarPlus, to: asking(paths.agendaDay) },
  newSale: { icon: ShoppingBag, to: salePath() },
  newClient: { icon: UserPlus, to: asking(paths.clients) },
  closeCash: { icon: Lock, to: asking(paths.cashier, ASKED_CASH, 'fechar') },
  blockTime: { icon: Timer, to: asking(paths.agendaDay, 'bloquear') },
  openCash: { icon: LockOpen, to: asking(paths.cashier, ASKED_CASH, 'abrir') },
  newService: { icon: Scissors, to: asking(paths.services) },
  newResaleProduct: { icon: PackagePlus, to: asking(paths.resaleProducts) },
  newInternalProduct: { icon: PackagePlus, to: asking(paths.internalProducts) },
  purchase: { icon: PackagePlus, to: asking(paths.internalProducts, ASKED_PURCHASE) },
  newExpense: { icon: ReceiptText, to: asking(paths.payables) },
  newProfessional: { icon: UserPlus, to: asking(paths.team) },
  importServices: { icon: FileUp, to: asking(paths.services, IMPORT_PARAM, '1') },
  importTeam: { icon: FileUp, to: asking(paths.team, IMPORT_PARAM, '1') },
  importProducts: { icon: FileUp, to: asking(paths.resaleProducts, IMPORT_PARAM, '1') },
  importClients: { icon: FileUp, to: asking(paths.clients, IMPORT_PARAM, '1') },
  theme: { icon: SunMoon, deed: 'theme' },
  speakPt: { icon: Languages, deed: 'speakPt' },
  speakEn: { icon: Languages, deed: 'speakEn' },
  speakEs: { icon: Languages, deed: 'speakEs' },
  signOut: { icon: LogOut, deed: 'signOut' },
} satisfies Record<string, ActionPlace>;

export type ActionName = keyof typeof ACTIONS;

export const MAIN_ACTIONS: readonly ActionName[] = ['newAppointment', 'newSale', 'newClient', 'closeCash', 'blockTime'];

/** What may be made of a text that finds nothing. */
export const CREATING: readonly ActionName[] = ['newAppointment', 'newService', 'newResaleProduct'];

/** Every page behind the sign-in; the other words for it are texts, `search:pages`. */
export const SCREENS = [
  'dashboard',
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
  'serviceCategories',
  'servicesStart',
  'cashier',
  'debts',
  'payables',
  'fixedCosts',
  'commissions',
  'reports',
  'reportIncome',
  'reportResult',
  'reportProfessionals',
  'reportServices',
  'reportClients',
  'reportOccupancy',
  'reportStock',
  'reportPartner',
  'profile',
  'settings',
  'salonPage',
  'salonPoster',
  'help',
] as const satisfies readonly PathName[];

export const SCREEN_ICON = PanelsTopLeft;

export const newClientPath = (name: string) => asking(paths.clients, ASKED, name);
