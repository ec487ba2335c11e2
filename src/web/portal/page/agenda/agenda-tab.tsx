import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PortalAgenda, PortalAppointment } from '#contract/portal/appointments.ts';
import { isClosed } from '#domain/portal/day.ts';
import { Banner, useBanner } from '#web/ui/banner.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Staleness } from '../staleness.tsx';
import { useWriting } from '../use-writing.ts';
import { AppointmentSheet } from './appointment-sheet.tsx';
import { DAY_NOTE, DayBar } from './day-bar.tsx';
import { DayGrid } from './day-grid.tsx';
import { useAgenda } from './use-agenda.ts';

/** What is open above the day: something new, from a time on, or an appointment. */
export type Opened = { start?: string } | PortalAppointment;

export function AgendaTab({ changes }: { changes: number }) {
  const { t } = useTranslation('portal');
  const { date, today, agenda, at, failed, isAsking, goTo, reload } = useAgenda(changes);
  const [opened, setOpened] = useState<Opened>();
  const say = useBanner();

  function saved(sentence: string, appointment: PortalAppointment, isOverTimeOff: boolean) {
    setOpened(undefined);
    if (isOverTimeOff) say.warning(t('page.agenda.overTimeOff'));
    else say.success(sentence);
    goTo(appointment.date);
    reload();
  }

  return (
    <>
      <Staleness shown={[{ at, failed }]} failure={t('page.agenda.failed')} />
      <DayBar
        date={date}
        today={today}
        isAsking={isAsking}
        isClosed={isClosed(agenda?.days.find((day) => day.date === date))}
        onDate={goTo}
        onReload={reload}
        onNew={() => setOpened({})}
      />
      {agenda ? (
        <Day key={date} date={date} agenda={agenda} onOpen={setOpened} />
      ) : failed ? (
        <ErrorState message={t('page.agenda.failed')} onRetry={reload} retrying={isAsking} />
      ) : (
        <DaySkeleton />
      )}
      {opened && (
        <AppointmentSheet
          key={'id' in opened ? opened.id : 'new'}
          opened={opened}
          now={'id' in opened ? agenda?.appointments.find(({ id }) => id === opened.id) : undefined}
          date={date}
          today={today}
          onClose={() => setOpened(undefined)}
          onSaved={saved}
          onGone={reload}
        />
      )}
    </>
  );
}

/** Grey shapes where the day will be; what arrives within 300 ms does not flicker. */
function DaySkeleton() {
  const { t } = useTranslation('portal');
  return (
    <div role="status" className="grid gap-3 px-4 pb-8">
      <span className="sr-only">{t('page.loading')}</span>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="ml-12 h-24 animate-skeleton rounded-control bg-divider" />
      ))}
    </div>
  );
}

type Props = { date: string; agenda: PortalAgenda; onOpen: (opened: Opened) => void };

/** One day: what it is called, what is to be known about it, and its hours. */
function Day({ date, agenda, onOpen }: Props) {
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
