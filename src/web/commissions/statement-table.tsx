import { ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommissionStatement, StatementEntry } from '#contract/commissions/operations.ts';
import { isEarning } from '#domain/commissions/statement.ts';
import { addDays } from '#domain/shared/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { MoreRows } from '#web/ui/more-rows.ts';
import { RowButton, rowWithButton, TableScroller } from '#web/ui/table-parts.tsx';
import { useRowWindow } from '#web/ui/use-row-window.ts';
import { Amount } from './amount.tsx';
import { EntryBadge } from './entry-badge.tsx';
import { EntryDetails } from './entry-details.tsx';
import { useEntryWords } from './use-entry-words.ts';
import { useWords } from './use-words.ts';

export type LinesProps = {
  entries: readonly StatementEntry[];
  statement: Pick<CommissionStatement, 'staff' | 'sums' | 'first' | 'last'>;
  more: MoreRows | undefined;
  open: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** Above the balances, where nothing moved. */
  empty: ReactNode;
};

const room = 'px-1.5 first:pl-6 last:pr-6 lg:px-3 lg:first:pl-6 lg:last:pr-6';
const cell = `border-t border-divider py-2 ${room}`;
const number = `${cell} text-right tabular-nums`;
const head = `sticky top-0 z-2 h-10 bg-surface text-xs font-medium text-muted ${room}`;
const ROW_HEIGHT = 45;

/** On everything wider than a phone. Each line is a body of its own, so that what it unfolds is measured with it. */
export function StatementTable({ entries, statement, more, open, onToggle, empty }: LinesProps) {
  const { t } = useTranslation('commissions');
  const scroller = useRef<HTMLElement>(null);
  const { isWindowed, indexes, before, after, measure } = useRowWindow(
    entries.length,
    ROW_HEIGHT,
    scroller,
    Boolean(more),
  );
  const { sums } = statement;
  const label = t('statement.title', { name: statement.staff.staff_name });
  return (
    <TableScroller ref={scroller} label={label} isWindowed={isWindowed} rowCount={entries.length} more={more}>
      <table
        aria-label={label}
        aria-rowcount={isWindowed ? entries.length + 1 : undefined}
        className="w-full table-fixed border-separate border-spacing-0 text-sm"
      >
        <thead>
          <tr>
            <th className={`${head} w-36 pl-13! text-left lg:w-42`}>{t('statement.columns.date')}</th>
            <th className={`${head} text-left`}>{t('statement.columns.description')}</th>
            <th className={`${head} w-28 text-right lg:w-36`}>{t('statement.columns.value')}</th>
            <th className={`${head} w-32 text-right lg:w-44`}>{t('statement.columns.commission')}</th>
            <th className={`${head} w-28 text-right lg:w-36`}>
              {t(sums.settled_total === 0 ? 'statement.columns.advance' : 'statement.columns.advanceOrSettled')}
            </th>
          </tr>
        </thead>
        <Gap height={before} />
        {indexes.map((index) => {
          const entry = entries[index];
          if (!entry) return null;
          const isOpen = open.has(entry.id);
          return (
            <tbody key={entry.id} ref={measure} data-index={index} className={isOpen ? 'bg-brand-tint' : undefined}>
              <Line entry={entry} isOpen={isOpen} onToggle={onToggle} rowIndex={isWindowed ? index + 2 : undefined} />
              {isOpen && (
                <tr>
                  <td colSpan={5} className="pr-6 pb-4 pl-13">
                    <EntryDetails entry={entry} name={statement.staff.staff_name} />
                  </td>
                </tr>
              )}
            </tbody>
          );
        })}
        <Gap height={after} />
        {entries.length === 0 && (
          <tbody>
            <tr>
              <td colSpan={5} className="border-t border-divider">
                {empty}
              </td>
            </tr>
          </tbody>
        )}
        <Balances statement={statement} />
      </table>
    </TableScroller>
  );
}

type LineProps = Pick<LinesProps, 'onToggle'> & {
  entry: StatementEntry;
  isOpen: boolean;
  rowIndex: number | undefined;
};

function Line({ entry, isOpen, onToggle, rowIndex }: LineProps) {
  const words = useEntryWords();
  const { date, percent } = useWords();
  const share = entry.arithmetic?.percent;
  return (
    <tr
      aria-rowindex={rowIndex}
      className={classNames(rowWithButton, 'h-11', !isOpen && 'hover:bg-page dark:hover:bg-subtle')}
    >
      <td className={cell}>
        <RowButton isExpanded={isOpen} onClick={() => onToggle(entry.id)}>
          <span className="flex items-center gap-3 font-normal">
            <ChevronRight
              aria-hidden
              className={classNames('size-4 flex-none text-muted transition-transform', isOpen && 'rotate-90')}
            />
            <span className="tabular-nums">{date(entry.date)}</span>
            <span className="sr-only">{words.title(entry)}</span>
          </span>
        </RowButton>
      </td>
      <td className={cell}>
        <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1 wrap-anywhere">
          <span className="font-medium">{words.title(entry)}</span>
          <span className="text-muted">{words.detail(entry)}</span>
          <EntryBadge {...entry} />
        </span>
      </td>
      <td className={number}>{isEarning(entry.movement) && <Amount of={entry.total_value} />}</td>
      <td className={number}>
        {isEarning(entry.movement) && (
          <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
            {share !== undefined && share !== null && (
              <span className="text-13 text-muted max-lg:hidden">{percent(share)}</span>
            )}
            <Amount of={entry.commission_amount} />
          </span>
        )}
      </td>
      <td className={number}>{!isEarning(entry.movement) && <Amount of={-entry.value} />}</td>
    </tr>
  );
}

/** What the lines come to, what was owed before them, and both together. */
function Balances({ statement: { sums, first, last } }: Pick<LinesProps, 'statement'>) {
  const { t } = useTranslation('commissions');
  const { date, money } = useWords();
  return (
    <tfoot className="sticky bottom-0 bg-page font-semibold dark:bg-subtle">
      <tr className="h-11">
        <td colSpan={2} className={cell}>
          {t('statement.total')}{' '}
          <span className="text-13 font-normal text-muted">
            {t('statement.parts', { services: money(sums.services_total), products: money(sums.products_total) })}
            {sums.settled_total !== 0 &&
              `; ${t('statement.partsPaid', { advances: money(sums.advances_total), settled: money(sums.settled_total) })}`}
          </span>
        </td>
        <td className={number}>{money(sums.services_total + sums.products_total)}</td>
        <td className={number}>{money(sums.commissions_total)}</td>
        <td className={number}>{money(sums.advances_total + sums.settled_total)}</td>
      </tr>
      <tr className="h-10 font-normal">
        <td colSpan={4} className={`${cell} text-muted`}>
          {t('statement.opening', { date: date(addDays(first, -1)) })}
        </td>
        <td className={number}>
          <Amount of={sums.previous_balance} />
        </td>
      </tr>
      <tr className="h-11">
        <td colSpan={4} className={cell}>
          {t('statement.closing', { date: date(last) })}
        </td>
        <td className={number}>
          <Amount of={sums.owed} />
        </td>
      </tr>
    </tfoot>
  );
}

/** Holds the place of the lines that are not in the page. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden>
      <tr>
        <td style={{ height }} />
      </tr>
    </tbody>
  );
}
