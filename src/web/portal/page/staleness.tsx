import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { salonTime } from '#domain/booking/salon-clock.ts';
import { formatTime } from '#domain/shared/time.ts';
import { useClock, useSession } from './session.ts';
import { useWriting } from './use-writing.ts';

/** When it was answered, where it was, and whether it was asked for again in vain. */
type Shown = { at: number | undefined; failed: boolean };

type Props = {
  /** All that stands below. */
  shown: Shown[];
  /** What to call it that nobody answers. */
  failure: string;
};

/** Says that nobody can be asked now, and of when it is what is shown instead. */
export function Staleness({ shown, failure }: Props) {
  const { t } = useTranslation('portal');
  const isOnline = useOnline();
  const asOf = useAsOf();
  const times = shown.flatMap(({ at, failed }) => (at !== undefined && (failed || !isOnline) ? at : []));
  const isOld = times.length > 0;
  const sentences = [isOnline ? `${failure}.` : t('page.offline'), isOld ? asOf(Math.min(...times)) : '']
    .join(' ')
    .trim();
  const strip = (
    <span className="flex gap-2 bg-pending-bg px-4 py-2.5 text-sm font-medium text-pending-text">
      <WifiOff aria-hidden strokeWidth={1.75} className="size-5 flex-none" />
      {sentences}
    </span>
  );
  return (
    <>
      <p role="status" className="empty:hidden">
        {!isOnline && strip}
      </p>
      <p role="alert" className="empty:hidden">
        {isOnline && isOld && strip}
      </p>
    </>
  );
}

/** "Como estava às 14:32." */
function useAsOf() {
  const { t } = useTranslation('portal');
  const { timezone } = useSession().link;
  const { date: today } = useClock();
  const writing = useWriting();
  return (at: number) => {
    const { date, minutes } = salonTime(at, timezone);
    const time = formatTime(minutes);
    return date === today ? t('page.asOf', { time }) : t('page.asOfDay', { date: writing.date(date), time });
  };
}

/** Whether this phone has a connection, as far as the browser knows. */
function useOnline(): boolean {
  return useSyncExternalStore(onConnection, () => navigator.onLine);
}

function onConnection(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
