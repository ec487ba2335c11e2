import { useTranslation } from 'react-i18next';
import type { Card } from '#contract/agenda/appointments.ts';
import { statusOf } from '#domain/agenda/statuses.ts';

/** "22 agendamentos, 3 aguardando". */
export function useCounts(appointments: readonly Card[] | undefined): string {
  const { t } = useTranslation('agenda');
  if (!appointments) return '';
  const kept = appointments.filter(({ status }) => status !== 'cancelado');
  const waiting = kept.filter((card) => statusOf(card) === 'aguardando').length;
  const parts = [t('grid.count', { count: kept.length }), waiting > 0 && t('grid.waiting', { count: waiting })];
  return parts.filter(Boolean).join(', ');
}
