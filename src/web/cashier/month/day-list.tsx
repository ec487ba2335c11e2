import { ChevronRight, type LucideIcon, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { RowButton, rowWithButton } from '#web/ui/table-parts.tsx';
import { SIGNS } from '../pay/methods.ts';
import { DayEntries } from './day-entries.tsx';
import { type DaysProps, sumOf, useDayWords } from './use-day-words.ts';

/** The days on a phone: two lines each. */
export function DayList({ month: { cards, days }, open, onToggle }: DaysProps) {
  const { t } = useTranslation(['cashier', 'app']);
  const words = useDayWords();
  return (
    <ul aria-label={t('month.days.title')} className="divide-y divide-divider border-t border-divider">
      {days.map((day) => {
        const isOpen = open.has(day.date);
        return (
          <li key={day.date} className={isOpen ? 'bg-page dark:bg-subtle' : undefined}>
            <div className={classNames(rowWithButton, 'flex min-h-15 flex-wrap items-center gap-x-3 px-4 py-2')}>
              <ChevronRight
                aria-hidden
                className={classNames('size-4.5 flex-none text-muted transition-transform', isOpen && 'rotate-90')}
              />
              {/* Beside a large amount the date keeps its room: the amount goes below. */}
              <div className="grid min-w-0 flex-1 basis-36">
                <RowButton isExpanded={isOpen} onClick={() => onToggle(day.date)}>
                  {words.shortWeekday(day.date)}, <span className="tabular-nums">{words.date(day.date)}</span>
                </RowButton>
                <span className="truncate text-sm text-muted">{words.counts(day)}</span>
              </div>
              <span className="ml-auto font-semibold tabular-nums">{words.amount(day.total)}</span>
            </div>
            {isOpen && (
              <>
                <ul className="grid gap-2.5 pr-4 pb-4 pl-11">
                  {day.methods.map(({ method, amount }) => (
                    <Way
                      key={method}
                      icon={SIGNS[method].icon}
                      name={t(`app:paymentMethods.${method}`)}
                      amount={words.amount(amount)}
                    />
                  ))}
                  {day.voids.count > 0 && (
                    <Way icon={Undo2} name={t('month.days.voids')} amount={words.amount(day.voids.amount)} isBack />
                  )}
                </ul>
                <DayEntries date={day.date} />
              </>
            )}
          </li>
        );
      })}
      <li className="flex min-h-15 items-center gap-3 bg-page px-4 py-2 font-semibold dark:bg-subtle">
        <div className="grid min-w-0 flex-1">
          {t('month.days.total')}
          <span className="text-sm font-normal text-muted">{words.counts(sumOf(days))}</span>
        </div>
        <span className="tabular-nums">{words.amount(cards.total)}</span>
      </li>
    </ul>
  );
}

type WayProps = { icon: LucideIcon; name: string; amount: string; isBack?: boolean };

function Way({ icon: Icon, name, amount, isBack }: WayProps) {
  return (
    <li className={classNames('flex items-center gap-3 text-sm', isBack && 'text-danger-text')}>
      <Icon aria-hidden strokeWidth={1.75} className={classNames('size-4.5 flex-none', !isBack && 'text-muted')} />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <span className="tabular-nums">{amount}</span>
    </li>
  );
}
