import { useTranslation } from 'react-i18next';
import type { Card } from '#contract/agenda-appointments.ts';
import { statusOf } from './status-of.ts';

/** An appointment in one line, for who listens and for who points at it. */
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
