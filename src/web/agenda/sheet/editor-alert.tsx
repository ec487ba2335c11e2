import { useTranslation } from 'react-i18next';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

export type Failure = 'failed' | 'stale' | 'periodClosed' | 'notFound' | 'delete';

/** Why nothing was saved, where no field is to blame. What was typed stays; only who asks for it gets the newer version instead. */
export function EditorAlert({ failure, onReload }: { failure: Failure | undefined; onReload: () => void }) {
  const { t } = useTranslation('agenda');
  return (
    <div role="alert" className="sticky top-0 z-10 empty:hidden">
      {failure && (
        <Banner tone="danger">
          {t(`sheet.failures.${failure}`)}
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
