import { Ban, Check, Clock, type LucideIcon } from 'lucide-react';
import type { Card } from '#contract/agenda/appointments.ts';
import { type ShownStatus, statusOf } from '#domain/agenda/statuses.ts';
import type { Mark } from '#domain/agenda/visit.ts';
import { formatTime } from '#domain/shared/time.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import type { OffBlock } from './grid/columns.ts';
import { useMarkWords } from './visit/mark.ts';

/** A plain appointment has no icon. */
export const statusIcons: Partial<Record<ShownStatus, LucideIcon>> = {
  aguardando: Clock,
  finalizado: Check,
  cancelado: Ban,
};

/** An appointment in one line, for screen readers and tooltips. */
export function useCardLabel() {
  const { t } = useTranslation('agenda');
  const state = useStateWords();
  return (card: Card, mark?: Mark) =>
    [
      `${card.start_time} – ${card.end_time}`,
      card.client_name,
      card.services.join(', '),
      card.professional_name || t('grid.unassigned'),
      state(card, mark),
    ]
      .filter((part) => part !== '')
      .join(', ');
}

/** The status in a word; of a visit what is said of it, or when that was. */
export function useStateWords() {
  const { t } = useTranslation('agenda');
  const { words } = useMarkWords();
  return (card: Card, mark?: Mark) => {
    if (mark) return words(mark);
    if (card.no_show) return t('visit.no_show');
    const status = statusOf(card);
    if (status === 'pendente' && card.started_at) return t('visit.startedAt', { time: card.started_at });
    if (status === 'pendente' && card.arrived_at) return t('visit.arrivedAt', { time: card.arrived_at });
    return t(`status.${status}`);
  };
}

/** A block in a word, and in one line for screen readers. */
export function useOffLabel({ off, name, start, end }: OffBlock): { word: string; label: string } {
  const { t } = useTranslation('agenda');
  const place = { name, from: formatTime(start), to: formatTime(end) };
  return off.reason
    ? { word: off.reason, label: t('grid.blockedFor', { reason: off.reason, ...place }) }
    : { word: t('grid.blocked'), label: t('grid.blockedTime', place) };
}
