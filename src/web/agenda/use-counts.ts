import { useTranslation } from 'react-i18next';
import type { AgendaDays } from '#contract/agenda-appointments.ts';
import { statusOf } from './status-of.ts';

/** "22 agendamentos, 3 aguardando". */
export function useCounts(agenda: AgendaDays | undefined): string {
  const { t } = useTranslation('agenda');
  if (!agenda) return '';
  const kept = agenda.appointments.filter(({ status }) => status !== 'cancelado');
  const waiting = kept.filter((card) => statusOf(card) === 'aguardando').length;
  const parts = [t('grid.count', { count: kept.length }), waiting > 0 && t('grid.waiting', { count: waiting })];
  return parts.filter(Boolean).join(', ');
}
