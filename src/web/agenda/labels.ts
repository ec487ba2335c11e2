import { Ban, Check, Clock, type LucideIcon } from 'lucide-react';
import type { Card } from '#contract/agenda/appointments.ts';
import { type ShownStatus, statusOf } from '#domain/agenda/statuses.ts';
import { formatTime } from '#domain/shared/time.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import type { OffBlock } from './grid/columns.ts';

/** A plain appointment has no icon. */
export const statusIcons: Partial<Record<ShownStatus, LucideIcon>> = {
  aguardando: Clock,
  finalizado: Check,
  cancelado: Ban,
};

/** An appointment in one line, for screen readers and tooltips. */
export function useCardLabel() {
  const { t } = useTranslation('agenda');
  return (card: Card) =>
    [
      `${card.start_time} – ${card.end_time}`,
      card.client_name,
      card.services.join(', '),
      card.professional_name || t('grid.unassigned'),
      t(`status.${statusOf(card)}`),
    ]
      .filter((part) => part !== '')
      .join(', ');
}

/** A block in a word, and in one line for screen readers. */
export function useOffLabel({ off, name, start, end }: OffBlock): { word: string; label: string } {
  const { t } = useTranslation('agenda');
  const place = { name, from: formatTime(start), to: formatTime(end) };
  return off.reason
    ? { word: off.reason, label: t('grid.blockedFor', { reason: off.reason, ...place }) }
    : { word: t('grid.blocked'), label: t('grid.blockedTime', place) };
}
