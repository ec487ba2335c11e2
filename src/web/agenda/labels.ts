import { Ban, Check, Clock, type LucideIcon } from 'lucide-react';
import type { Card } from '#contract/agenda/appointments.ts';
import { type ShownStatus, statusOf } from '#domain/agenda/statuses.ts';
import type { Mark } from '#domain/agenda/visit.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { formatTime } from '#domain/shared/time.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import type { OffBlock } from './grid/columns.ts';

/** A plain appointment has no icon. */
export const statusIcons: Partial<Record<ShownStatus, LucideIcon>> = {
  aguardando: Clock,
  finalizado: Check,
  cancelado: Ban,
};

/** A mark in words, and in fewer where there is little room. Who has arrived this minute has not waited yet. */
export function useMarkWords() {
  const { t } = useTranslation('agenda');
  const said = ({ mark, minutes }: Mark, isShort: boolean) => {
    const time = formatDuration(minutes);
    if (mark === 'late') return isShort ? time : t('visit.late', { time });
    if (mark === 'arrived' && minutes > 0) return t(isShort ? 'visit.ago' : 'visit.arrivedAgo', { time });
    return t(isShort && mark === 'in_service' ? 'visit.shortService' : `visit.${mark}`);
  };
  return { words: (mark: Mark) => said(mark, false), fewWords: (mark: Mark) => said(mark, true) };
}

/** An appointment in one line, for screen readers and tooltips. */
export function useCardLabel() {
  const { t } = useTranslation('agenda');
  const state = useStateWords();
  const warning = useWarningWords();
  return (card: Card, mark?: Mark) =>
    [
      `${card.start_time} – ${card.end_time}`,
      card.client_name,
      card.services.join(', '),
      card.professional_name || t('grid.unassigned'),
      state(card, mark),
      card.client_warning ? warning(card.client_warning) : '',
    ]
      .filter((part) => part !== '')
      .join(', ');
}

/** The first warning of the client, and how many there are besides. */
export function useWarningWords() {
  const { t } = useTranslation('agenda');
  return ({ kind, title, more }: NonNullable<Card['client_warning']>) =>
    [t(`warning.${kind}`, { title }), more > 0 ? t('warning.more', { count: more }) : ''].filter(Boolean).join(', ');
}

/** What is said of the visit, else the status in a word. */
export function useStateWords() {
  const { t } = useTranslation('agenda');
  const { words } = useMarkWords();
  return (card: Card, mark?: Mark) => {
    if (mark) return words(mark);
    return card.no_show ? t('visit.no_show') : t(`status.${statusOf(card)}`);
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
