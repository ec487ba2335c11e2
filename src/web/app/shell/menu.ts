import {
  CalendarDays,
  ChartColumn,
  IdCard,
  LayoutDashboard,
  type LucideIcon,
  Package,
  Scissors,
  Settings,
  Users,
  Wallet,
} from 'lucide-react';
import { type PathName, paths } from '#contract/paths.ts';

export type MenuLink = { name: PathName; icon?: LucideIcon };
export type MenuGroup = { group: 'products' | 'finance' | 'settings'; icon: LucideIcon; links: MenuLink[] };

/** In the order of the specification. */
export const menu: Array<(MenuLink & { icon: LucideIcon }) | MenuGroup> = [
  { name: 'dashboard', icon: LayoutDashboard },
  { name: 'agenda', icon: CalendarDays },
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
  { group: 'settings', icon: Settings, links: [{ name: 'profile' }, { name: 'settings' }, { name: 'salonPage' }] },
];

/** The two product lists share their path, and only their query tells them apart: whatever is no kind of product shows the internal ones. */
export function isCurrent(name: PathName, { pathname, search }: { pathname: string; search: string }): boolean {
  const [path = '', query] = paths[name].split('?');
  if (pathname !== path && !pathname.startsWith(`${path}/`)) return false;
  // A page below the salon's settings that has an entry of its own.
  if (name === 'settings' && pathname.startsWith(paths.salonPage)) return false;
  if (query === undefined) return true;
  const isResale = new URLSearchParams(search).get('type') === 'resale';
  return (query === 'type=resale') === isResale;
}
