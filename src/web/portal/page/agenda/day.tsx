import { useTranslation } from 'react-i18next';
import type { PortalAgenda } from '#contract/portal/appointments.ts';
import { Banner } from '#web/ui/banner.tsx';
import { useWriting } from '../use-writing.ts';
import type { Opened } from './appointment-draft.ts';
import { DAY_NOTE } from './day-bar.tsx';
import { DayGrid } from './day-grid.tsx';

type Props = { date: string; agenda: PortalAgenda; onOpen: (opened: Opened) => void };

/** One day: what it is called, what is to be known about it, and its hours. */
export function Day({ date, agenda, onOpen }: Props) {
  const { t } = useTranslation('portal');
  const writing = useWriting();
  const day = agenda.days.find((one) => one.date === date);
  const count = agenda.appointments.filter((one) => one.date === date && one.status !== 'cancelado').length;
  const note = day?.period_closed ? 'periodClosed' : day?.open_time === null ? 'closed' : 'off';
  const isNoted = day?.period_closed || day?.open_time === null || day?.work.length === 0;
  return (
    <section aria-labelledby="day-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pb-3">
        <h2 id="day-title" className="font-semibold">
          {writing.day(date)}
        </h2>
        <p className="text-13 text-muted">{t('page.agenda.count', { count })}</p>
      </div>
      {isNoted && (
        <div id={DAY_NOTE} className="px-4 pb-4">
          <Banner tone="quiet">{t(`page.agenda.${note}`)}</Banner>
        </div>
      )}
      <DayGrid date={date} agenda={agenda} day={day} onOpen={onOpen} />
    </section>
  );
}
