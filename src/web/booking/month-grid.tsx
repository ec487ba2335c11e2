import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { dayByKey, earliest, latest, monthCells } from '#domain/booking/month.ts';
import { firstDay, monthOf } from '#domain/shared/period.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useWriting } from './use-writing.ts';

/** Its ring is a shadow, which the colours of the system leave out. */
export const TODAY = 'inset-ring-[1.5px] inset-ring-control forced-colors:border-4 forced-colors:border-double';

type Props = {
  label: string;
  /** Undefined while they are on their way. */
  days: ReadonlyMap<string, string[]> | undefined;
  month: string;
  today: string;
  /** The last day that can be booked. */
  last: string;
  chosen: string | null;
  onMonth: (month: string) => void;
  onPick: (date: string) => void;
};

/**
 * Sunday first. Past days, days of other months and days without free times cannot be picked. One stop of the tab key, from which
 * arrows, Home, End and the page keys walk on, into other months too.
 */
export function MonthGrid({ label, days, month, today, last, chosen, onMonth, onPick }: Props) {
  const { t } = useTranslation('booking');
  const write = useWriting();
  const grid = useRef<HTMLTableElement>(null);
  const [walkedTo, setWalkedTo] = useState<string>();
  const isHere = (date: string | null | undefined): date is string => !!date && monthOf(date) === month;
  const stop =
    [walkedTo, chosen, days?.keys().next().value].find(isHere) ?? earliest(latest(firstDay(month), today), last);

  useEffect(() => {
    if (walkedTo) grid.current?.querySelector<HTMLElement>(`[data-date="${walkedTo}"]`)?.focus();
  }, [walkedTo]);

  function walk(event: KeyboardEvent<HTMLElement>) {
    const from = (event.target as HTMLElement).dataset.date;
    const to = from && dayByKey(from, event.key);
    if (!to) return;
    event.preventDefault();
    const day = latest(today, earliest(to, last));
    setWalkedTo(day);
    if (!isHere(day)) onMonth(monthOf(day));
  }

  const cells = monthCells(month);
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells the arrow keys walk through is a grid.
      role="grid"
      aria-label={label}
      aria-busy={!days}
      onKeyDown={walk}
      className={classNames(
        '-mx-2 w-[calc(100%+16px)] table-fixed border-separate border-spacing-0.5 md:-mx-1.5 md:w-[calc(100%+12px)] md:border-spacing-1.5',
        !days && 'animate-skeleton',
      )}
    >
      <thead>
        <tr>
          {cells.slice(0, 7).map((date) => (
            <th
              key={date}
              scope="col"
              aria-label={write.weekday(date, 'long')}
              className="py-1 text-13 font-normal text-muted"
            >
              {write.weekday(date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(cells).map((dates) => (
          <tr key={dates[0]}>
            {dates.map((date) => {
              const isFree = isHere(date) && date >= today && (days?.has(date) ?? false);
              const isChosen = isFree && date === chosen;
              const said = isFree ? 'free' : 'full';
              return (
                <td key={date}>
                  <button
                    type="button"
                    data-date={date}
                    tabIndex={date === stop ? 0 : -1}
                    disabled={!isHere(date)}
                    aria-disabled={!isFree || undefined}
                    aria-pressed={isFree ? isChosen : undefined}
                    aria-current={date === today ? 'date' : undefined}
                    aria-label={t(`calendar.${isChosen ? 'chosen' : said}`, { day: write.dayOfMonth(date) })}
                    onClick={isFree ? () => onPick(date) : undefined}
                    className={classNames(
                      'h-12 w-full rounded-card border border-transparent tabular-nums md:h-15',
                      'aria-disabled:cursor-not-allowed aria-disabled:text-placeholder',
                      isFree && !isChosen && 'bg-success-bg font-semibold text-success-text hover:border-success-bar',
                      isChosen && 'bg-brand-fill font-semibold text-on-brand',
                      !isHere(date) && 'opacity-45',
                      date === today && TODAY,
                    )}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function weeksOf(cells: string[]): string[][] {
  return cells.flatMap((_, place) => (place % 7 === 0 ? [cells.slice(place, place + 7)] : []));
}
