import { ClockAlert, type LucideIcon, Play, UserCheck, UserX } from 'lucide-react';
import type { Mark } from '#domain/agenda/visit.ts';

/** How a visit stands has one icon everywhere. */
export const markIcons: Record<Mark['mark'], LucideIcon> = {
  arrived: UserCheck,
  in_service: Play,
  no_show: UserX,
  late: ClockAlert,
};
