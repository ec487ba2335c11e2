import { type ComponentType, useRef, useState } from 'react';
import type { PortalAgenda, PortalAppointment } from '#contract/portal/appointments.ts';
import { isClosed } from '#domain/portal/day.ts';
import { addDays } from '#domain/shared/time.ts';
import { texts } from '#web/texts/texts.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner, useBanner } from '#web/ui/banner.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { Query } from '#web/ui/query.tsx';
import { type Seen, useClock, useSession } from '../session.ts';
import { Staleness } from '../staleness.tsx';
import { useAsking } from '../use-answer.ts';
import { useWriting } from '../use-writing.ts';
import type { Opened } from './appointment-draft.ts';
import { AppointmentSheet } from './appointment-sheet.tsx';
import { DAY_NOTE, DayBar } from './day-bar.tsx';
import { DayGrid } from './day-grid.tsx';
import { useSayVisit } from './use-say-visit.ts';
import type { Say } from './visit.tsx';

type TechnicalSheet = ComponentType<{ appointment: PortalAppointment; changes: number; onClose: () => void }>;

/** With its texts: who only looks at the day loads neither. */
async function loadSheet(): Promise<TechnicalSheet> {
  const [{ TechnicalSheet }] = await Promise.all([
    import('../sheets/technical-sheet.tsx'),
    texts.load(['technicalSheets', 'pictures']),
  ]);
  return TechnicalSheet;
}

export function AgendaTab({ changes }: { changes: number }) {
  const { t } = useTranslation('portal');
  const { date, today, agenda, at, failed, isAsking, goTo, reload } = useAgenda(changes);
  const [opened, setOpened] = useState<Opened>();
  const [sheet, setSheet] = useState<{ of: PortalAppointment; Panel: TechnicalSheet }>();
  const asItIs = (one: PortalAppointment) => agenda?.appointments.find(({ id }) => id === one.id);
  const say = useBanner();
  const visit = useSayVisit(reload);

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
      <Query
        query={{ data: agenda, error: failed, isFetching: isAsking, refetch: reload }}
        failure={() => t('page.agenda.failed')}
        loading={<DaySkeleton />}
      >
        {(agenda) => <Day key={date} date={date} agenda={agenda} onOpen={setOpened} onSay={visit.say} />}
      </Query>
      {opened && (
        <AppointmentSheet
          key={'id' in opened ? opened.id : 'new'}
          opened={opened}
          now={'id' in opened ? asItIs(opened) : undefined}
          date={date}
          today={today}
          onClose={() => setOpened(undefined)}
          onSaved={saved}
          onGone={reload}
          onSheet={() => {
            if (!('id' in opened)) return;
            loadSheet().then(
              (Panel) => {
                setOpened(undefined);
                setSheet({ of: opened, Panel });
              },
              () => say.error(t('page.form.noConnection')),
            );
          }}
          visit={visit}
        />
      )}
      {sheet && (
        <sheet.Panel
          key={sheet.of.id}
          appointment={asItIs(sheet.of) ?? sheet.of}
          changes={changes}
          onClose={() => setSheet(undefined)}
        />
      )}
    </>
  );
}

function DaySkeleton() {
  const { t } = useTranslation('portal');
  return (
    <div role="status" className="grid gap-3 px-4 pb-8">
      <span className="sr-only">{t('page.loading')}</span>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="ml-12 h-24" />
      ))}
    </div>
  );
}

type Props = { date: string; agenda: PortalAgenda; onOpen: (opened: Opened) => void; onSay: Say };

function Day({ date, agenda, onOpen, onSay }: Props) {
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
          {writing.dayOfMonth(date)}
        </h2>
        <p className="text-13 text-muted">{t('page.agenda.count', { count })}</p>
      </div>
      {isNoted && (
        <div id={DAY_NOTE} className="px-4 pb-4">
          <Banner tone="quiet">{t(`page.agenda.${note}`)}</Banner>
        </div>
      )}
      <DayGrid date={date} agenda={agenda} day={day} onOpen={onOpen} onSay={onSay} />
    </section>
  );
}

/** Answers kept while the page is open: for going back and forth without waiting, and without a connection. */
const KEPT = 30;
const AGENDA = 'agenda';

type Answers = readonly Seen<PortalAgenda>[];
type State = { known: Answers; failed: boolean; isAsking: boolean };

/** A day of the professional, loaded together with the days before and after it. */
function useAgenda(changes: number) {
  const { learn, kept } = useSession();
  const { date: today } = useClock();
  const [chosen, setChosen] = useState<string>();
  const [{ known, failed, isAsking }, setState] = useState<State>({ known: [], failed: false, isAsking: true });
  const heard = useRef(changes);
  const date = chosen ?? today;
  const seen = (kept.get(AGENDA) ?? []) as Answers;

  const reload = useAsking(date, changes, async (ask, isWanted) => {
    const isNews = heard.current !== changes;
    heard.current = changes;
    setState((state) => ({ ...state, isAsking: true }));
    const answer = await ask<PortalAgenda>('appointments_list', { start: addDays(date, -1), end: addDays(date, 1) });
    if (!isWanted()) return;
    if (!answer.ok) return setState((state) => ({ ...state, failed: true, isAsking: false }));
    learn(linkIn(answer.value));
    const now = { value: answer.value, at: Date.now() };
    const before = (kept.get(AGENDA) ?? []) as Answers;
    kept.set(AGENDA, [now, ...before].slice(0, KEPT));
    // After a change, any day that was loaded before may be outdated.
    setState((state) => ({ known: [now, ...(isNews ? [] : state.known)], failed: false, isAsking: false }));
  });

  const holds = ({ value }: Seen<PortalAgenda>) => value.days.some((day) => day.date === date);
  const shown = known.find(holds) ?? (failed ? seen.find(holds) : undefined);
  return {
    date,
    agenda: shown?.value,
    at: shown?.at,
    today,
    failed,
    isAsking,
    // Today stays today past midnight.
    goTo: (day: string) => setChosen(day === today ? undefined : day),
    reload,
  };
}

function linkIn({ salon, professional }: PortalAgenda) {
  const { business_name, country, timezone } = salon;
  return { staff_name: professional.name, color: professional.color, business_name, country, timezone };
}
