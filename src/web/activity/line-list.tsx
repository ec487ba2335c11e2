import { useMemo, useRef } from 'react';
import type { ActivityLine } from '#contract/activity/operations.ts';
import { dateLocale } from '#domain/shared/countries.ts';
import { dateFormat } from '#domain/shared/formatters.ts';
import { addDays } from '#domain/shared/time.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import type { MoreRows } from '#web/ui/more-rows.ts';
import { TableScroller } from '#web/ui/table-parts.tsx';
import { usePlace } from '#web/ui/use-place.ts';
import { useRowWindow } from '#web/ui/use-row-window.ts';
import { Line } from './line.tsx';

type Day = { day: string; count: number | null };
type Item = { line: ActivityLine } | Day;

/** The newest first, under the days on which they happened. */
export function LineList({ lines, more }: { lines: readonly ActivityLine[]; more: MoreRows | undefined }) {
  const { t } = useTranslation('activity');
  const items = useMemo(() => itemsOf(lines), [lines]);
  const scroller = useRef<HTMLElement>(null);
  const { isWindowed, indexes, before, after, measure } = useRowWindow(items.length, 64, scroller, Boolean(more));
  return (
    <TableScroller ref={scroller} label={t('list')} isWindowed={isWindowed} rowCount={items.length} more={more}>
      <ul aria-label={t('list')} className="divide-y divide-divider">
        {before > 0 && <li aria-hidden style={{ height: before }} />}
        {indexes.map((index) => {
          const item = items[index];
          if (!item) return null;
          return (
            <li
              key={'line' in item ? item.line.id : item.day}
              ref={measure}
              data-index={index}
              aria-setsize={isWindowed ? items.length : undefined}
              aria-posinset={isWindowed ? index + 1 : undefined}
            >
              {'line' in item ? <Line line={item.line} /> : <DayHead {...item} />}
            </li>
          );
        })}
        {after > 0 && <li aria-hidden style={{ height: after }} />}
      </ul>
    </TableScroller>
  );
}

function itemsOf(lines: readonly ActivityLine[]): Item[] {
  return lines.flatMap((line, place): Item[] => {
    const isFirst = lines[place - 1]?.day !== line.day;
    return isFirst ? [{ day: line.day, count: line.day_count }, { line }] : [{ line }];
  });
}

function DayHead({ day, count }: Day) {
  const { t } = useTranslation('activity');
  const { date } = useFormat();
  const { language } = usePlace();
  const today = useSalonToday();
  const said = day === today ? t('today') : day === addDays(today, -1) ? t('yesterday') : undefined;
  const weekday = dateFormat(dateLocale(language), { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(day));
  return (
    <div className="flex items-center justify-between gap-3 bg-page px-4 py-3 md:px-6 dark:bg-subtle">
      <h2 className="font-semibold first-letter:uppercase md:text-sm">
        {[said, weekday, date(day)].filter(Boolean).join(', ')}
      </h2>
      {count !== null && <span className="text-13 text-muted max-md:hidden">{t('records', { count })}</span>}
    </div>
  );
}
