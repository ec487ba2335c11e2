import { Ban, Check, Clock, type LucideIcon } from 'lucide-react';
import type { ShownStatus } from '#domain/agenda/statuses.ts';

/** The usual appointment carries no mark. */
export const statusIcons: Partial<Record<ShownStatus, LucideIcon>> = {
  aguardando: Clock,
  finalizado: Check,
  cancelado: Ban,
};
