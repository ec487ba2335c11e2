import { Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatementEntry } from '#contract/commissions/operations.ts';
import { isEarning } from '#domain/commissions/statement.ts';
import { addDays } from '#domain/shared/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import { RowButton, rowWithButton, TableScroller } from '#web/ui/table-parts.tsx';
import { useRowWindow } from '#web/ui/use-row-window.ts';
import { Amount } from './amount.tsx';
import { EntryBadge } from './entry-badge.tsx';
import { EntryDetails } from './entry-details.tsx';
import type { LinesProps } from './statement-table.tsx';
import { useEntryWords } from './use-entry-words.ts';
import { useWords } from './use-words.ts';

const ROW_HEIGHT = 65;

/** On a phone: what came in has a plus, what went out a minus. */
export function StatementList({ entries, statement, more, open, onToggle, empty }: LinesProps) {
  const { t } = useTranslation('commissions');
  const scroller = useRef<HTMLElement>(null);
  const { isWindowed, indexes, before, after, measure } = useRowWindow(
    entries.length,
    ROW_HEIGHT,
    scroller,
    Boolean(more),
  );
  const label = t('statement.title', { name: statement.staff.staff_name });
  return (
    <>
      <TableScroller ref={scroller} label={label} isWindowed={isWindowed} rowCount={entries.length} more={more}>
        {entries.length === 0 ? (
          <div className="border-t border-divider">{empty}</div>
        ) : (
          <ul aria-label={label} className="divide-y divide-divider border-t border-divider">
            {before > 0 && <li aria-hidden style={{ height: before }} />}
            {indexes.map((index) => {
              const entry = entries[index];
              if (!entry) return null;
              const isOpen = open.has(entry.id);
              return (
                <li
                  key={entry.id}
                  ref={measure}
                  data-index={index}
                  aria-setsize={isWindowed ? entries.length : undefined}
                  aria-posinset={isWindowed ? index + 1 : undefined}
                  className={isOpen ? 'bg-brand-tint' : undefined}
                >
                  <Line entry={entry} isOpen={isOpen} onToggle={onToggle} />
                  {isOpen && (
                    <div className="px-4 pb-3">
                      <EntryDetails entry={entry} name={statement.staff.staff_name} />
                    </div>
                  )}
                </li>
              );
            })}
            {after > 0 && <li aria-hidden style={{ height: after }} />}
          </ul>
        )}
      </TableScroller>
      <Balances statement={statement} />
    </>
  );
}

type LineProps = Pick<LinesProps, 'onToggle'> & { entry: StatementEntry; isOpen: boolean };

function Line({ entry, isOpen, onToggle }: LineProps) {
  const words = useEntryWords();
  const { shortDate } = useWords();
  const isIn = entry.value >= 0;
  const Sign = isIn ? Plus : Minus;
  return (
    <div className={classNames(rowWithButton, 'flex min-h-15 items-center gap-3 px-4 py-2.5')}>
      <span
        aria-hidden
        className={classNames(
          'grid size-8 flex-none place-items-center rounded-full forced-colors:border',
          isIn ? 'bg-success-bg text-success-text' : 'bg-pending-bg text-pending-text',
        )}
      >
        <Sign className="size-4" />
      </span>
      <div className="grid min-w-0 flex-1 justify-items-start">
        <RowButton isExpanded={isOpen} onClick={() => onToggle(entry.id)}>
          <span className="whitespace-normal wrap-anywhere">{words.title(entry)}</span>
        </RowButton>
        <span className="max-w-full text-sm text-muted wrap-anywhere">
          {[shortDate(entry.date), words.detail(entry)].filter(Boolean).join(', ')}
        </span>
        <EntryBadge {...entry} />
      </div>
      <Amount of={entry.value} className={isEarning(entry.movement) ? undefined : 'text-text!'} />
    </div>
  );
}

function Balances({ statement: { sums, first, last } }: Pick<LinesProps, 'statement'>) {
  const { t } = useTranslation('commissions');
  const { date } = useWords();
  const lines = [
    [t('summary.columns.commissions_total'), sums.commissions_total],
    [t('summary.columns.advances_total'), -sums.advances_total],
    ...(sums.settled_total === 0 ? [] : [[t('summary.columns.settled_total'), -sums.settled_total] as const]),
    [t('statement.opening', { date: date(addDays(first, -1)) }), sums.previous_balance],
  ] as const;
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-t border-divider bg-page px-4 py-3 dark:bg-subtle [&_dd]:text-right">
      {lines.map(([name, amount]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd>
            <Amount of={amount} className="text-text!" />
          </dd>
        </div>
      ))}
      <dt className="font-semibold">{t('statement.closing', { date: date(last) })}</dt>
      <dd className="font-semibold">
        <Amount of={sums.owed} />
      </dd>
    </dl>
  );
}
