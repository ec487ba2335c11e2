import {
  CalendarPlus,
  FileUp,
  KeyRound,
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
import { PAGE_NEEDS } from '#contract/page-needs.ts';
import { IMPORT_PARAM, type PathName, paths, salePath } from '#contract/paths.ts';
import { type Able, mayDo, type Needs } from '#domain/members/rights.ts';
import { ASKED, ASKED_CASH, ASKED_PURCHASE } from '#web/ground/use-asked.ts';

/** What the palette leads to without asking the server. */
export type Deed = 'signOut' | 'theme' | 'speakPt' | 'speakEn' | 'speakEs';

const asking = (path: string, name = ASKED, value = '') =>
  `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;

type ActionPlace = { icon: LucideIcon; to: string; needs: Needs } | { icon: LucideIcon; deed: Deed };

/** Their names and the other words for them are texts, `search:actions`. The first ones are offered before anything is typed. */
export const ACTIONS = {
  newAppointment: { icon: CalendarPlus, to: asking(paths.agendaDay), needs: 'all_agenda' },
  newSale: { icon: ShoppingBag, to: salePath(), needs: 'payments' },
  newClient: { icon: UserPlus, to: asking(paths.clients), needs: 'clients' },
  closeCash: { icon: Lock, to: asking(paths.cashier, ASKED_CASH, 'fechar'), needs: 'cash_drawer' },
  blockTime: { icon: Timer, to: asking(paths.agendaDay, 'bloquear'), needs: 'all_agenda' },
  openCash: { icon: LockOpen, to: asking(paths.cashier, ASKED_CASH, 'abrir'), needs: 'cash_drawer' },
  newService: { icon: Scissors, to: asking(paths.services), needs: 'services' },
  newResaleProduct: { icon: PackagePlus, to: asking(paths.resaleProducts), needs: 'stock' },
  newInternalProduct: { icon: PackagePlus, to: asking(paths.internalProducts), needs: 'stock' },
  purchase: { icon: PackagePlus, to: asking(paths.internalProducts, ASKED_PURCHASE), needs: 'stock' },
  newExpense: { icon: ReceiptText, to: asking(paths.payables), needs: 'bills' },
  newProfessional: { icon: UserPlus, to: asking(paths.team), needs: 'team' },
  invite: { icon: KeyRound, to: asking(paths.members), needs: 'owner' },
  importServices: { icon: FileUp, to: asking(paths.services, IMPORT_PARAM, '1'), needs: 'services' },
  importTeam: { icon: FileUp, to: asking(paths.team, IMPORT_PARAM, '1'), needs: 'team' },
  importProducts: { icon: FileUp, to: asking(paths.resaleProducts, IMPORT_PARAM, '1'), needs: 'stock' },
  importClients: { icon: FileUp, to: asking(paths.clients, IMPORT_PARAM, '1'), needs: 'clients' },
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
  'members',
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
  'activity',
  'help',
] as const satisfies readonly PathName[];

/** What the palette offers a member. */
export const mayAct = (member: Able, name: ActionName): boolean => {
  const place: ActionPlace = ACTIONS[name];
  return 'deed' in place || (mayDo(member, place.needs) && mayDo(member, needsOf(place.to)));
};

/** What the page asks for on which it is done. */
function needsOf(to: string): Needs {
  const [path] = to.split('?');
  const page = SCREENS.find((name) => paths[name].split('?')[0] === path);
  return page ? PAGE_NEEDS[page] : 'member';
}

export const screensOf = (member: Able) => SCREENS.filter((name) => mayDo(member, PAGE_NEEDS[name]));

export const SCREEN_ICON = PanelsTopLeft;

export const newClientPath = (name: string) => asking(paths.clients, ASKED, name);
