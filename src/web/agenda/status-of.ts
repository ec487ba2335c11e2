import { Ban, Check, Clock, type LucideIcon } from 'lucide-react';
import type { Card } from '#contract/agenda-appointments.ts';
import type { Status } from '#domain/agenda/statuses.ts';

/** What a block shows: a request that awaits an answer differs from an appointment that awaits its day. */
export type ShownStatus = Status | 'aguardando';

export function statusOf({
  status,
  requires_confirmation,
}: Pick<Card, 'status' | 'requires_confirmation'>): ShownStatus {
  return requires_confirmation && status === 'pendente' ? 'aguardando' : status;
}

/** The usual appointment carries no mark. */
export const statusIcons: Partial<Record<ShownStatus, LucideIcon>> = {
  aguardando: Clock,
  finalizado: Check,
  cancelado: Ban,
};
