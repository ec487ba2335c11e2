import { useState } from 'react';
import { client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useOnce } from '#web/ground/use-once.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import type { Left } from './beside.tsx';

/** Signs out on this device, which is no desk any more. Anybody may: it opens nothing. */
export function LeaveDevice({ left, onLeft }: { left: Left | undefined; onLeft: () => void }) {
  const { t } = useTranslation('desk');
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState('');
  const { isBusy, once } = useOnce();

  async function leave() {
    try {
      await client.desk.leave({});
      onLeft();
    } catch (failure) {
      setError(t('lock.leaveFailed', { detail: failureDetail(failure) }));
    }
  }

  return (
    <footer className="px-8 pt-5 pb-7 text-center text-sm text-brand-100 max-md:px-4 max-md:pt-3 max-md:pb-5">
      {isAsking ? (
        <div role="alert" className="mx-auto grid max-w-120 gap-3 rounded-card bg-surface p-4 text-text">
          <p className="font-semibold">{t('lock.leaveQuestion')}</p>
          <p>
            {t('lock.leaveText')} {left?.isUnsaved && t('lock.leaveUnsaved', { name: left.name })}
          </p>
          {error && <p className="font-medium text-danger-text">{error}</p>}
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={() => setAsking(false)}>{t('lock.stay')}</Button>
            <Button variant="danger" loading={isBusy} onClick={() => once(leave)}>
              {t('lock.leaveConfirm')}
            </Button>
          </div>
        </div>
      ) : (
        <p>
          {t('lock.device')}{' '}
          <button
            type="button"
            onClick={() => setAsking(true)}
            className="font-medium text-white underline underline-offset-3"
          >
            {t('lock.leave')}
          </button>
        </p>
      )}
    </footer>
  );
}
