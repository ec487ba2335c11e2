import { ChevronRight, Undo2 } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { RowButton, rowWithButton } from '#web/ui/table-parts.tsx';
import { SIGNS } from '../pay/methods.ts';
import { DayEntries } from './day-entries.tsx';
import { type Day, type DaysProps, sumOf, useDayWords } from './use-day-words.ts';

const cell = 'border-t border-divider px-3 first:pl-6 last:pr-6';
const number = `${cell} text-right tabular-nums`;
const head = 'h-10 px-3 text-13 font-medium text-muted first:pl-6 last:pr-6';

/** On everything wider than a phone. */
export function DayTable({ month: { cards, days }, open, onToggle }: DaysProps) {
  const { t } = useTranslation('cashier');
  const words = useDayWords();
  const sum = sumOf(days);
  return (
    <div className="overflow-x-auto">
      <table aria-label={t('month.days.title')} className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th className={`${head} text-left`}>{t('month.days.columns.day')}</th>
            <th className={`${head} text-right`}>{t('month.days.columns.appointments')}</th>
            <th className={`${head} text-right`}>{t('month.days.columns.sales')}</th>
            <th className={`${head} text-right`}>{t('month.days.columns.total')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => {
            const isOpen = open.has(day.date);
            return (
              <Fragment key={day.date}>
                <tr className={classNames(rowWithButton, 'h-11', isOpen ? 'bg-page dark:bg-subtle' : 'hover:bg-page')}>
                  <td className={cell}>
                    <RowButton isExpanded={isOpen} onClick={() => onToggle(day.date)}>
                      <span className="flex items-center gap-2.5">
                        <ChevronRight
                          aria-hidden
                          className={classNames('size-4 text-muted transition-transform', isOpen && 'rotate-90')}
                        />
                        <span className="tabular-nums">{words.date(day.date)}</span>
                        <span className="font-normal text-muted">{words.weekday(day.date)}</span>
                      </span>
                    </RowButton>
                  </td>
                  <td className={number}>{day.appointments}</td>
                  <td className={number}>{day.sales}</td>
                  <td className={`${number} font-semibold`}>{words.amount(day.total)}</td>
                </tr>
                {isOpen && (
                  <>
                    <Ways day={day} />
                    <tr className="bg-page dark:bg-subtle">
                      <td colSpan={4}>
                        <DayEntries date={day.date} />
                      </td>
                    </tr>
                  </>
                )}
              </Fragment>
            );
          })}
        </tbody>
        <tfoot className="bg-page font-semibold dark:bg-subtle">
          <tr className="h-11">
            <td className={cell}>{t('month.days.total')}</td>
            <td className={number}>{sum.appointments}</td>
            <td className={number}>{sum.sales}</td>
            <td className={number}>{words.amount(cards.total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Ways({ day: { methods, voids } }: { day: Day }) {
  const { t } = useTranslation(['cashier', 'app']);
  const words = useDayWords();
  const row = 'h-9 bg-page dark:bg-subtle';
  return (
    <>
      {methods.map(({ method, payments, amount }) => {
        const Icon = SIGNS[method].icon;
        return (
          <tr key={method} className={row}>
            <td className="px-3 first:pl-13">
              <span className="flex items-center gap-2.5">
                <Icon aria-hidden strokeWidth={1.75} className="size-4.5 text-muted" />
                {t(`app:paymentMethods.${method}`)}
              </span>
            </td>
            <td colSpan={2} className="px-3 text-right text-13 text-muted tabular-nums">
              {t('month.days.payments', { count: payments })}
            </td>
            <td className="px-3 pr-6 text-right tabular-nums">{words.amount(amount)}</td>
          </tr>
        );
      })}
      {voids.count > 0 && (
        <tr className={`${row} text-danger-text`}>
          <td className="px-3 first:pl-13">
            <span className="flex items-center gap-2.5">
              <Undo2 aria-hidden strokeWidth={1.75} className="size-4.5" />
              {t('month.days.voids')}
            </span>
          </td>
          <td colSpan={2} className="px-3 text-right text-13 tabular-nums">
            {t('month.days.sales', { count: voids.count })}
          </td>
          <td className="px-3 pr-6 text-right tabular-nums">{words.amount(voids.amount)}</td>
        </tr>
      )}
    </>
  );
}
