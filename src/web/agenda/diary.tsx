import { type ReactNode, useState } from 'react';
import type { AgendaDays, Card } from '#contract/agenda/appointments.ts';
import { statusOf } from '#domain/agenda/statuses.ts';
import { countVisits } from '#domain/agenda/visit.ts';
import { weekdayOf } from '#domain/shared/time.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonNow } from '#web/ground/use-salon-now.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { usePhone } from '#web/ui/use-phone.ts';
import { DateNav } from './date-nav.tsx';
import { DiaryFrame } from './diary-frame.tsx';
import { useAgendaAddress } from './use-agenda-address.ts';
import { useDays } from './use-days.ts';

/** What a view of the diary needs. */
export type DiaryState = {
  agenda: AgendaDays;
  /** Goes up each time "Hoje" is pressed: now may be out of sight even if the day is shown already. */
  nowTurn: number;
  /** Other days are being loaded. */
  isOld: boolean;
};

type Props = {
  span: 'day' | 'week';
  from: string;
  to: string;
  /** The day or the week in words. */
  words: string;
  aside: (agenda: AgendaDays | undefined, counts: string) => ReactNode;
  children: (state: DiaryState) => ReactNode;
};

/** What day and week have in common: the way to another date, and the days in each of their states. */
export function Diary({ span, from, to, words, aside, children }: Props) {
  const { t } = useTranslation('agenda');
  const format = useFormat();
  const isPhone = usePhone();
  const { date, today, goTo } = useAgendaAddress();
  const days = useDays(from, to);
  const isOld = days.isPlaceholderData;
  const isDay = span === 'day';
  const [nowTurn, setNowTurn] = useState(0);
  // On a phone the week, too, shows one day.
  const counts = useCounts(
    isOld ? undefined : days.data?.appointments.filter((card) => !isPhone || card.date === date),
  );
  const shown = isDay || isPhone ? `${t(`weekdays.${weekdayOf(date) as 0}`)}, ${format.date(date)}` : words;
  return (
    <>
      <div className={classNames('flex flex-none items-center gap-3', !isDay && 'justify-between')}>
        <div className={isDay ? 'min-w-0 flex-auto wide:shrink-0' : 'min-w-0 flex-none max-md:flex-1'}>
          <DateNav
            span={span}
            date={date}
            today={today}
            words={words}
            onGo={goTo}
            onNow={() => {
              goTo(today);
              setNowTurn((turn) => turn + 1);
            }}
          />
        </div>
        <SpokenDate date={isPhone ? date : from} words={counts && `${shown}, ${counts}`} />
        {aside(days.data, counts)}
      </div>
      <DiaryFrame query={days}>{(agenda) => children({ agenda, nowTurn, isOld })}</DiaryFrame>
    </>
  );
}

/** "22 agendamentos: 5 finalizados, 3 em atendimento, 3 aguardando, 1 não veio". */
function useCounts(appointments: readonly Card[] | undefined): string {
  const { t } = useTranslation('agenda');
  const now = useSalonNow();
  if (!appointments) return '';
  const kept = appointments.filter(({ status }) => status !== 'cancelado');
  const waiting = kept.filter((card) => statusOf(card) === 'aguardando').length;
  const { done, serving, missed } = countVisits(appointments, now);
  const parts = [
    done > 0 && t('visit.done', { count: done }),
    serving > 0 && t('visit.serving', { count: serving }),
    waiting > 0 && t('grid.waiting', { count: waiting }),
    missed > 0 && t('visit.missed', { count: missed }),
  ].filter(Boolean);
  return [t('grid.count', { count: kept.length }), parts.join(', ')].filter(Boolean).join(': ');
}

/** Tells screen readers where a change of the date has led, once its `words` are known. The first date is the page's own. */
function SpokenDate({ date, words }: { date: string; words: string }) {
  const [spoken, setSpoken] = useState({ date, words: '' });
  if (words && spoken.date !== date) setSpoken({ date, words });
  return (
    <p role="status" className="sr-only">
      {spoken.words}
    </p>
  );
}
