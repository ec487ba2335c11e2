import {
  CalendarDays,
  CalendarRange,
  ChartColumn,
  Clock,
  IdCard,
  LayoutDashboard,
  type LucideIcon,
  Package,
  Scissors,
  Settings,
  Users,
  Wallet,
} from 'lucide-react';
import { type GuardedPage, PAGE_NEEDS } from '#contract/page-needs.ts';
import { type PathName, paths } from '#contract/paths.ts';
import { type Able, mayDo } from '#domain/members/rights.ts';

export type MenuLink = {
  name: GuardedPage;
  icon?: LucideIcon;
  /** Found on that page by whoever may open it. */
  within?: GuardedPage;
  /** Not of this app: the server sends it. */
  isDocument?: true;
};
export type MenuGroup = { group: 'products' | 'finance' | 'settings'; icon: LucideIcon; links: MenuLink[] };

/** In the order of the specification. */
export type MenuEntry = (MenuLink & { icon: LucideIcon }) | MenuGroup;

const menu: MenuEntry[] = [
  { name: 'dashboard', icon: LayoutDashboard },
  { name: 'agenda', icon: CalendarDays },
  { name: 'ownAgenda', icon: CalendarRange, isDocument: true },
  { name: 'agendaSettings', icon: Clock, within: 'agenda' },
  { name: 'clients', icon: Users },
  { name: 'team', icon: IdCard },
  { group: 'products', icon: Package, links: [{ name: 'internalProducts' }, { name: 'resaleProducts' }] },
  { name: 'services', icon: Scissors },
  {
    group: 'finance',
    icon: Wallet,
    links: [{ name: 'cashier' }, { name: 'payables' }, { name: 'fixedCosts' }, { name: 'commissions' }],
  },
  { name: 'reports', icon: ChartColumn },
  {
    group: 'settings',
    icon: Settings,
    links: [{ name: 'profile' }, { name: 'settings' }, { name: 'salonPage' }, { name: 'activity' }],
  },
];

/** Who is at the menu, and whether they are a professional of the team. */
type Reader = Able & { staff_id: string | null };

/** What a member may open; of a group, if anything of it. */
export function menuOf(member: Reader): MenuEntry[] {
  // The owner's column is in the agenda, which is theirs as a whole.
  const isProfessional = member.staff_id !== null && member.role !== 'owner';
  const mayOpen = (name: GuardedPage) => mayDo(member, PAGE_NEEDS[name]) && (name !== 'ownAgenda' || isProfessional);
  const isOpen = ({ name, within }: MenuLink) => mayOpen(name) && !(within && mayOpen(within));
  return menu.flatMap((entry): MenuEntry[] => {
    if (!('group' in entry)) return isOpen(entry) ? [entry] : [];
    const links = entry.links.filter(isOpen);
    return links.length > 0 ? [{ ...entry, links }] : [];
  });
}

/** The first page of the menu that a member may open: the dashboard, where it would show them anything. */
export function startOf(member: Reader): string {
  const links = menuOf(member).flatMap((entry) => ('group' in entry ? entry.links : [entry]));
  const first = links.find(({ isDocument }) => !isDocument);
  return paths[first?.name ?? 'profile'];
}

/** A professional who sees their own agenda, and not everybody's, begins there. */
export function beginsAtOwnAgenda(member: Reader): boolean {
  return member.staff_id !== null && mayDo(member, 'own_agenda') && !mayDo(member, PAGE_NEEDS.dashboard);
}

/** The two product lists share their path, and only their query tells them apart: whatever is no kind of product shows the internal ones. */
export function isCurrent(name: PathName, { pathname, search }: { pathname: string; search: string }): boolean {
  const [path = '', query] = paths[name].split('?');
  if (pathname !== path && !pathname.startsWith(`${path}/`)) return false;
  // Pages below the salon's settings that have an entry of their own.
  if (name === 'settings' && [paths.salonPage, paths.activity].some((own) => pathname.startsWith(own))) return false;
  if (query === undefined) return true;
  const isResale = new URLSearchParams(search).get('type') === 'resale';
  return (query === 'type=resale') === isResale;
}
