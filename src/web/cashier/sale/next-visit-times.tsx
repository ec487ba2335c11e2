import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { NextTimes } from '#contract/agenda/appointments.ts';
import type { Comanda } from '#contract/cashier/sales.ts';
import { paths } from '#contract/paths.ts';
import { linesAgain } from '#domain/agenda/next-visit.ts';
import { dateLocale } from '#domain/shared/countries.ts';
import { dateFormat } from '#domain/shared/formatters.ts';
import { daysBetween } from '#domain/shared/time.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail, refusalCode } from '#web/ground/api/errors.ts';
import { newId } from '#web/ground/api/new-id.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner, useBanner } from '#web/ui/banner.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/loading.tsx';
import { Query, type Read } from '#web/ui/query.tsx';
import { useLanguage } from '#web/ui/use-language.ts';

type Finished = Comanda['appointment'];
type Time = NextTimes['times'][number];

/** The sheet of a new appointment, filled in like this one, on the day on which the client would come again; see agenda/address.ts. */
export const nextVisitPath = ({ id, start_time }: Pick<Finished, 'id' | 'start_time'>, date: string | undefined) =>
  `${paths.agendaDay}?${date ? `data=${date}&novo=${date}T${start_time}` : 'novo='}&como=${id}`;

type Props = { appointment: Finished; read: Read<NextTimes>; onBooked: () => void };

/** The same services with the same professional, when the client usually comes back: each time is one click. */
export function NextVisitTimes({ appointment, read, onBooked }: Props) {
  const { t } = useTranslation(['cashier', 'debts', 'nextVisit']);
  const { book, isBooking, failure } = useBook(appointment, onBooked);
  const services = appointment.lines.map(({ service_name }) => service_name).join(', ');
  return (
    <section aria-labelledby="next-visit" className="grid gap-2">
      {/* Not on a time: a second Enter would book it. */}
      <h3 id="next-visit" data-first-focus tabIndex={-1} className="text-base font-semibold outline-none">
        {t('nextVisit:title')}
      </h3>
      <Query query={read} loading={<LoadingTimes />} failure={(detail) => t('nextVisit:loadFailed', { detail })}>
        {({ weeks, is_usual, date, times }) => (
          <>
            <p className="text-muted">
              {services && `${t('nextVisit:what', { services, name: appointment.professional_name })} `}
              {t(is_usual ? 'nextVisit:usual' : 'nextVisit:proposed', { count: weeks })}
            </p>
            <div role="alert" className="empty:hidden">
              {failure && <Banner tone="danger">{failure}</Banner>}
            </div>
            {times.length === 0 && <p>{t('nextVisit:none')}</p>}
            <ul className="grid gap-2">
              {times.map((time, at) => (
                <li key={`${time.date} ${time.start_time}`}>
                  <TimeButton
                    time={time}
                    weeks={weeks}
                    wished={date}
                    isFirst={at === 0}
                    isBusy={isBooking}
                    onBook={() => book(time)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </Query>
    </section>
  );
}

/** As high as what comes, so that nothing in the dialog moves under the pointer. */
function LoadingTimes() {
  const { t } = useTranslation('ui');
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">{t('loading')}</span>
      <div className="flex h-5 items-center">
        <Skeleton className="h-4 w-3/5" />
      </div>
      {['first', 'second', 'third'].map((time) => (
        <div key={time} className="flex h-14 items-center rounded-card border border-edge px-4">
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </div>
  );
}

type TimeProps = { time: Time; weeks: number; wished: string; isFirst: boolean; isBusy: boolean; onBook: () => void };

function TimeButton({ time, weeks, wished, isFirst, isBusy, onBook }: TimeProps) {
  const { t } = useTranslation(['cashier', 'debts', 'nextVisit']);
  const when = useWhen();
  const note =
    time.kind === 'later'
      ? t('nextVisit:kinds.later', { count: daysBetween(wished, time.date) })
      : t(`nextVisit:kinds.${time.kind}`, { count: weeks });
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onBook}
      className={classNames(
        'flex min-h-14 w-full items-center gap-3 rounded-card border px-4 py-2 text-left shadow-1 transition-colors hover:border-brand-text hover:bg-brand-tint',
        isFirst ? 'border-brand-text bg-brand-tint' : 'border-edge bg-raised',
      )}
    >
      <span className="grid min-w-0 flex-1">
        <span className="font-medium tabular-nums">{when(time)}</span>
        <span className="text-13 text-muted">{note}</span>
      </span>
      <span className="inline-flex flex-none items-center gap-2 font-medium text-brand-text">
        {t('nextVisit:book')}
        <ArrowRight aria-hidden strokeWidth={1.75} className="size-4.5" />
      </span>
    </button>
  );
}

/** "ter., 12/01/2026 às 09:00". */
function useWhen() {
  const { t } = useTranslation(['cashier', 'debts', 'nextVisit']);
  const { date } = useFormat();
  const weekdays = dateFormat(dateLocale(useLanguage()), { weekday: 'short', timeZone: 'UTC' });
  return (time: Time) => {
    const weekday = weekdays.format(new Date(`${time.date}T12:00:00Z`));
    return t('nextVisit:at', { date: `${weekday}, ${date(time.date)}`, time: time.start_time });
  };
}

/** Books it like the finished one, with what finalising wrote left out, and offers to take it back. */
function useBook({ id: like }: Finished, onBooked: () => void) {
  const { t } = useTranslation(['cashier', 'debts', 'nextVisit']);
  const banner = useBanner();
  const when = useWhen();
  // One for each time: a repeated try finds what the first one saved, another time is another appointment.
  const [ids] = useState(() => new Map<string, string>());
  const changed = ['appointments'] as const;
  const undo = useSave({
    send: client.agenda.remove,
    success: t('nextVisit:undone'),
    changed,
    failure: (error) => t('nextVisit:failed', { detail: failureDetail(error) }),
  });
  const { save, isSaving, error } = useSave({
    send: async (time: Time) => {
      const key = `${time.date} ${time.start_time}`;
      const id = ids.get(key) ?? newId();
      ids.set(key, id);
      const { client_id, professional_id, lines } = await client.agenda.read({ id: like });
      const again = linesAgain(lines).map(({ category: _, service_percent: __, products_used, ...line }) => ({
        ...line,
        products_used: products_used.map(({ product_id, quantity_used }) => ({ product_id, quantity_used })),
      }));
      const place = { date: time.date, start_time: time.start_time, professional_id };
      const fresh = { status: 'pendente', payment_method: null, discount_value: 0 } as const;
      await client.agenda.create({ id, appointment: { client_id, ...place, ...fresh, lines: again } });
      return { id };
    },
    onSaved: ({ id }, time) => {
      onBooked();
      banner.success(t('nextVisit:booked', { when: when(time) }), {
        label: t('debts:undo'),
        onPress: () => void undo.save({ id }),
      });
    },
    changed,
  });
  const isTaken = refusalCode(error) === 'CONFLICT';
  const failure =
    error && !isSaving
      ? isTaken
        ? t('nextVisit:taken')
        : t('nextVisit:failed', { detail: failureDetail(error) })
      : null;
  return { book: save, isBooking: isSaving, failure };
}
