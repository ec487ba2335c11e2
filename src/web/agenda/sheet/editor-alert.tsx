import { useTranslation } from 'react-i18next';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

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

/** Why nothing was saved, where no field is to blame. What was typed stays; only who asks for it gets the newer version instead. */
export function EditorAlert({ failure, onReload }: { failure: Failure | undefined; onReload: () => void }) {
  const { t } = useTranslation(['agenda', 'common']);

  function sentence(failure: Failure): string {
    if (typeof failure === 'string') return t(`sheet.failures.${failure}`);
    if ('stockOf' in failure) return t('sheet.failures.stock', { name: failure.stockOf });
    const why = failure.why === 'server' ? t('common:failure.server') : t(`sheet.failures.${failure.why}`);
    return t(`sheet.failures.${failure.part}`, { why });
  }

  return (
    <div role="alert" className="sticky top-0 z-10 empty:hidden">
      {failure && (
        <Banner tone="danger">
          {sentence(failure)}
          {failure === 'stale' && (
            <Button size="sm" className="mt-2 block" onClick={onReload}>
              {t('sheet.reload')}
            </Button>
          )}
        </Banner>
      )}
    </div>
  );
}
