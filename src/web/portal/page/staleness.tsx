import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { salonTime } from '#domain/booking/salon-clock.ts';
import { formatTime } from '#domain/shared/time.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useClock, useSession } from './session.ts';
import { useWriting } from './use-writing.ts';

/** When it was answered, if it was, and whether a reload failed. */
type Shown = { at: number | undefined; failed: boolean };

type Props = {
  /** The answers shown below. */
  shown: Shown[];
  /** The message if the server does not answer. */
  failure: string;
};

/** Says that the page is offline or outdated, and of what time the data is. */
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
