import { isDefinedError } from '@orpc/client';
import i18next from 'i18next';
import { refusalCode } from '#web/app/api/errors.ts';

/** What to tell when an appointment could not be saved. */
export function saveRefusal(error: unknown): string {
  switch (refusalCode(error)) {
    case 'CONFLICT':
      return i18next.t('agenda:grid.refused.conflict', { professional: professionalOf(error) });
    case 'STALE':
      return i18next.t('agenda:grid.refused.stale');
    case 'PERIOD_CLOSED':
      return i18next.t('agenda:grid.refused.periodClosed');
    case 'NOT_FOUND':
      return i18next.t('agenda:grid.refused.notFound');
    default:
      return i18next.t('agenda:grid.refused.failed');
  }
}

function professionalOf(error: unknown): string {
  const data = error instanceof Error && isDefinedError(error) ? (error.data as { professional?: string }) : undefined;
  return data?.professional ?? '';
}
