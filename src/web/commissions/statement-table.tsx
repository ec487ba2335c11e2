import { ChevronRight, Minus, Package, Plus, ShoppingBag, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CommissionStatement, StatementEntry } from '#contract/commissions/operations.ts';
import { isEarning, isTip } from '#domain/commissions/statement.ts';
import { addDays } from '#domain/shared/time.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { MoreRows } from '#web/ui/more-rows.ts';
import { type Column, Table } from '#web/ui/table.tsx';
import { TableCell } from '#web/ui/table-parts.tsx';
import { Amount } from './amounts.tsx';
import { EntryDetails } from './entry-details.tsx';
import { useEntryWords, useWords } from './use-words.ts';

type Props = {
  entries: readonly StatementEntry[];
  statement: Pick<CommissionStatement, 'staff' | 'sums' | 'first' | 'last'>;
  more: MoreRows | undefined;
  isList: boolean;
  /** Above the balances, where nothing moved. */
  empty: ReactNode;
};

const look =
  '[&_[data-open]]:bg-brand-tint [&_table]:table-fixed [&_:is(td,th)]:px-1.5 lg:[&_:is(td,th)]:px-3 ' +
  '[&_:is(td,th):first-child]:pl-6 [&_:is(td,th):last-child]:pr-6 [&_td]:h-11 [&_td]:py-2 ' +
  '[&_thead_th]:h-10 [&_thead_th]:py-0 [&_thead_th]:whitespace-normal [&_thead_th:first-child]:pl-13';

/** Entries that unfold, with the balances below them. As a list, each has a plus or a minus. */
export function StatementTable({ entries, statement, more, isList, empty }: Props) {
  const { t } = useTranslation('commissions');
  const { date, shortDate, percent } = useWords();
  const words = useEntryWords();
  const [open, setOpen] = useState<readonly string[]>([]);
  const isOpen = ({ id }: StatementEntry) => open.includes(id);
  const { sums, staff } = statement;
  const right = (
    key: 'value' | 'commission' | 'advance' | 'advanceOrSettled',
    className: string,
    cell: Column<StatementEntry>['cell'],
  ): Column<StatementEntry> => ({ key, header: t(`statement.columns.${key}`), align: 'right', className, cell });
  return (
    <>
      <div className={isList ? 'border-t border-divider [&_[data-open]]:bg-brand-tint' : look}>
        <Table
          label={t('statement.title', { name: staff.staff_name })}
          rows={entries}
          rowKey={({ id }) => id}
          more={more}
          isList={isList}
          empty={empty}
          columns={[
            {
              key: 'date',
              header: t('statement.columns.date'),
              className: 'w-36 lg:w-42',
              cell: (entry) => (
                <span className="flex items-center gap-3 font-normal">
                  <ChevronRight
                    aria-hidden
                    className={`size-4 flex-none text-muted transition-transform ${isOpen(entry) ? 'rotate-90' : ''}`}
                  />
                  <span className="tabular-nums">{date(entry.date)}</span>
                  <span className="sr-only">{words.title(entry)}</span>
                </span>
              ),
            },
            {
              key: 'description',
              header: t('statement.columns.description'),
              cell: (entry) => (
                <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1 wrap-anywhere">
                  <span className="font-medium">{words.title(entry)}</span>
                  <span className="text-muted">{words.detail(entry)}</span>
                  <EntryBadge {...entry} />
                </span>
              ),
            },
            right(
              'value',
              'w-28 lg:w-36',
              ({ movement, total_value }) => isEarning(movement) && !isTip(movement) && <Amount of={total_value} />,
            ),
            right(
              'commission',
              'w-32 lg:w-44',
              ({ movement, commission_amount, tip_amount, arithmetic }) =>
                isEarning(movement) && (
                  <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
                    {typeof arithmetic?.percent === 'number' && (
                      <span className="text-13 text-muted max-lg:hidden">{percent(arithmetic.percent)}</span>
                    )}
                    <Amount of={commission_amount + tip_amount} />
                  </span>
                ),
            ),
            right(
              sums.settled_total === 0 ? 'advance' : 'advanceOrSettled',
              'w-28 lg:w-36',
              ({ movement, value }) => !isEarning(movement) && <Amount of={-value} />,
            ),
          ]}
          foot={<Balances statement={statement} />}
          phone={(entry) => ({
            lead: <Sign isIn={entry.value >= 0} />,
            title: <span className="whitespace-normal wrap-anywhere">{words.title(entry)}</span>,
            detail: [shortDate(entry.date), words.detail(entry)].filter(Boolean).join(', '),
            badge: <EntryBadge {...entry} />,
            value: <Amount of={entry.value} className={isEarning(entry.movement) ? undefined : 'text-text!'} />,
          })}
          unfold={{
            isOpen,
            onToggle: (entry) => setOpen(isOpen(entry) ? open.filter((id) => id !== entry.id) : [...open, entry.id]),
            content: (entry) => (
              <div className={isList ? 'px-4 pb-3' : 'pr-6 pb-4 pl-13'}>
                <EntryDetails entry={entry} name={staff.staff_name} />
              </div>
            ),
          }}
        />
      </div>
      {isList && <BalanceList statement={statement} />}
    </>
  );
}

/** Marks entries that are not services. */
function EntryBadge({ movement, sale_number }: StatementEntry) {
  const { t } = useTranslation('commissions');
  if (movement === 'sold')
    return <Badge icon={ShoppingBag}>{t('statement.sale', { number: sale_number ?? '' })}</Badge>;
  if (movement === 'product') return <Badge icon={Package}>{t('statement.product')}</Badge>;
  return movement === 'void' || movement === 'sold_void' || movement === 'tip_void' ? (
    <Badge icon={Undo2}>{t('statement.void')}</Badge>
  ) : null;
}

function Sign({ isIn }: { isIn: boolean }) {
  const Icon = isIn ? Plus : Minus;
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-8 flex-none place-items-center rounded-full forced-colors:border',
        isIn ? 'bg-success-bg text-success-text' : 'bg-pending-bg text-pending-text',
      )}
    >
      <Icon className="size-4" />
    </span>
  );
}

/** The total of the lines, the balance before them, and the balance after. */
function Balances({ statement: { sums, first, last } }: Pick<Props, 'statement'>) {
  const { t } = useTranslation('commissions');
  const { date, money } = useWords();
  return (
    <>
      <tr>
        <TableCell colSpan={2}>
          {t('statement.total')}{' '}
          <span className="text-13 font-normal text-muted">
            {t('statement.parts', { services: money(sums.services_total), products: money(sums.products_total) })}
            {sums.tips_total !== 0 && `; ${t('statement.partTips', { tips: money(sums.tips_total) })}`}
            {sums.settled_total !== 0 &&
              `; ${t('statement.partsPaid', { advances: money(sums.advances_total), settled: money(sums.settled_total) })}`}
          </span>
        </TableCell>
        <TableCell align="right">{money(sums.services_total + sums.products_total)}</TableCell>
        <TableCell align="right">{money(sums.commissions_total + sums.tips_total)}</TableCell>
        <TableCell align="right">{money(sums.advances_total + sums.settled_total)}</TableCell>
      </tr>
      <tr className="font-normal">
        <TableCell colSpan={4} className="h-10! text-muted">
          {t('statement.opening', { date: date(addDays(first, -1)) })}
        </TableCell>
        <TableCell align="right" className="h-10!">
          <Amount of={sums.previous_balance} />
        </TableCell>
      </tr>
      <tr>
        <TableCell colSpan={4}>{t('statement.closing', { date: date(last) })}</TableCell>
        <TableCell align="right">
          <Amount of={sums.owed} />
        </TableCell>
      </tr>
    </>
  );
}

function BalanceList({ statement: { sums, first, last } }: Pick<Props, 'statement'>) {
  const { t } = useTranslation('commissions');
  const { date } = useWords();
  const lines = [
    [t('summary.columns.commissions_total'), sums.commissions_total],
    ...(sums.tips_total === 0 ? [] : [[t('summary.columns.tips_total'), sums.tips_total] as const]),
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
