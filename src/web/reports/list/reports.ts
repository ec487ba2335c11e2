import {
  ArrowDownUp,
  Boxes,
  CalendarDays,
  Handshake,
  IdCard,
  type LucideIcon,
  Scale,
  Scissors,
  Users,
} from 'lucide-react';
import type { PathName } from '#contract/paths.ts';

export type ReportName =
  | 'income'
  | 'result'
  | 'professionals'
  | 'services'
  | 'clients'
  | 'occupancy'
  | 'stock'
  | 'partner';

type Report = { name: ReportName; path: PathName; icon: LucideIcon };

export const reports: Report[] = [
  { name: 'income', path: 'reportIncome', icon: ArrowDownUp },
  { name: 'result', path: 'reportResult', icon: Scale },
  { name: 'professionals', path: 'reportProfessionals', icon: IdCard },
  { name: 'services', path: 'reportServices', icon: Scissors },
  { name: 'clients', path: 'reportClients', icon: Users },
  { name: 'occupancy', path: 'reportOccupancy', icon: CalendarDays },
  { name: 'stock', path: 'reportStock', icon: Boxes },
  { name: 'partner', path: 'reportPartner', icon: Handshake },
];
