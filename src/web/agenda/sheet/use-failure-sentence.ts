import { useTranslation } from 'react-i18next';

/** A part of the save, and why it could not be done. */
type FailedPart = { part: 'newLines' | 'lines' | 'finalising'; why: 'serviceGone' | 'productGone' | 'server' };

export type Failure =
  | 'failed'
  | 'stale'
  | 'periodClosed'
  | 'notFound'
  | 'delete'
  | 'stockFailed'
  | { stockOf: string }
  | FailedPart;

/** Why nothing was saved, in words. */
export function useFailureSentence() {
  const { t } = useTranslation(['agenda', 'common']);
  return (failure: Failure): string => {
    if (typeof failure === 'string') return t(`sheet.failures.${failure}`);
    if ('stockOf' in failure) return t('sheet.failures.stock', { name: failure.stockOf });
    const why = failure.why === 'server' ? t('common:failure.server') : t(`sheet.failures.${failure.why}`);
    return t(`sheet.failures.${failure.part}`, { why });
  };
}
