import { useTranslation } from 'react-i18next';
import { formatTime } from '#domain/shared/time.ts';
import type { OffBlock } from './grid/columns.ts';

/** A block in a word, and in one line for who listens. */
export function useOffLabel({ off, name, start, end }: OffBlock): { word: string; label: string } {
  const { t } = useTranslation('agenda');
  const place = { name, from: formatTime(start), to: formatTime(end) };
  return off.reason
    ? { word: off.reason, label: t('grid.blockedFor', { reason: off.reason, ...place }) }
    : { word: t('grid.blocked'), label: t('grid.blockedTime', place) };
}
