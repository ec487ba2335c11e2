import { Ban, Banknote, ChevronDown } from 'lucide-react';
import { Fragment, useState } from 'react';
import type { CommissionSummary, CommissionSummaryRow, CommissionSums } from '#contract/commissions/operations.ts';
import { toneOf } from '#domain/team/colours.ts';
import { useAmounts } from '#web/reports/frame/use-amounts.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { type Column, Table } from '#web/ui/table.tsx';
import { Amount } from './amounts.tsx';
import { useWords } from './use-words.ts';

type Props = {
  rows: readonly CommissionSummaryRow[];
  totals: CommissionSummary['totals'];
  /** Name and balance only; a press unfolds the sums and the actions. */
  isList: boolean;
  chosen: string;
  onChoose: (professional: string) => void;
  onPay: (row: CommissionSummaryRow) => void;
};

/** What is owed stands behind a line, and heads go on in a second one. Whose statement is shown has the tint. */
const look =
  '@container [&_:is(td,th):first-child]:pl-6 [&_:is(td,th):last-child]:pr-6 ' +
  '[&_:is(td,th):nth-last-child(2)]:border-l [&_:is(td,th):nth-last-child(2)]:border-divider [&_th]:align-bottom [&_th]:whitespace-normal ' +
  '[&_tbody_tr:has([data-chosen])]:bg-brand-tint';

/** Nine columns are tight, and tighter on a small screen; ten are always that tight. */
const looks = {
  nine: {
    table: '[&_:is(td,th)]:px-2 @max-[68rem]:[&_:is(td,th)]:px-1 @max-[68rem]:[&_table]:text-13',
    who: 'max-w-64 @max-[68rem]:max-w-48',
    button: '@max-[68rem]:px-2 @min-[68rem]:[&>svg]:hidden',
    word: '@max-[68rem]:hidden',
  },
  ten: { table: '[&_:is(td,th)]:px-1 [&_table]:text-13', who: 'max-w-48', button: 'px-2', word: 'hidden' },
};

const AMOUNTS = [
  'services_total',
  'commissions_total',
  'tips_total',
  'advances_total',
  'settled_total',
  'balance',
  'previous_balance',
] as const;

/** What each of them earned and is owed; whose statement is shown is chosen here. */
export function SummaryTable({ rows, totals, isList, chosen, onChoose, onPay }: Props) {
  const { t } = useTranslation('commissions');
  const { count } = useAmounts();
  const [open, setOpen] = useFollowing(chosen);
  // Few salons settle outside, so the column appears only when one did.
  const isSettled = rows.some(({ settled_total }) => settled_total !== 0);
  const isTipped = rows.some(({ tips_total }) => tips_total !== 0);
  const { table, who, button, word } = looks[isSettled || isTipped ? 'ten' : 'nine'];
  const isShown = { settled_total: isSettled, tips_total: isTipped };
  const amounts = AMOUNTS.filter((key) => !(key in isShown) || isShown[key as keyof typeof isShown]).map(
    (key): Column<CommissionSummaryRow> => ({
      key,
      header: t(`summary.columns.${key}`),
      align: 'right',
      cell: (row) => <Amount of={row[key]} />,
      total: <Amount of={totals[key]} />,
    }),
  );
  return (
    <div className={isList ? 'border-t border-divider [&_[data-open]]:bg-brand-tint' : `${look} ${table}`}>
      <Table
        label={t('summary.title')}
        rows={rows}
        rowKey={({ staff_id }) => staff_id}
        isList={isList}
        onRowClick={({ staff_id }) => onChoose(staff_id)}
        columns={[
          {
            key: 'professional',
            header: t('summary.columns.professional'),
            cell: (row) => <Who row={row} isChosen={row.staff_id === chosen} className={who} />,
            sortBy: ({ staff_name }) => staff_name,
            total: t('summary.total'),
          },
          {
            key: 'services_count',
            header: t('summary.columns.services_count'),
            align: 'right',
            cell: ({ services_count }) => count(services_count),
            total: count(totals.services_count),
          },
          ...amounts,
          {
            key: 'owed',
            header: t('summary.columns.owed'),
            align: 'right',
            cell: ({ owed }) => <Amount of={owed} className={owed === 0 ? '' : 'font-semibold'} />,
            sortBy: ({ owed }) => owed,
            total: <Amount of={totals.owed} />,
          },
          {
            key: 'pay',
            header: t('summary.columns.actions'),
            isHeaderHidden: true,
            align: 'right',
            cell: (row) => (
              <Button
                size="sm"
                icon={Banknote}
                aria-label={t('summary.payTo', { name: row.staff_name })}
                title={t('summary.payTo', { name: row.staff_name })}
                className={button}
                onClick={() => onPay(row)}
              >
                <span className={word}>{t('summary.pay')}</span>
              </Button>
            ),
          },
        ]}
        phone={(row) => ({
          lead: (
            <span className="flex max-[22.5rem]:hidden">
              <Avatar name={row.staff_name} tone={row.is_active ? toneOf(row.color) : undefined} />
            </span>
          ),
          title: <span className="whitespace-normal wrap-anywhere">{row.staff_name}</span>,
          detail: row.is_active ? t('summary.services', { count: row.services_count }) : t('summary.inactive'),
          value: <Owed row={row} isOpen={row.staff_id === open} />,
        })}
        phoneTotal={{
          title: <strong className="font-semibold">{t('summary.total')}</strong>,
          actions: <Sums of={totals} />,
        }}
        unfold={{
          isOpen: ({ staff_id }) => staff_id === open,
          onToggle: ({ staff_id }) => setOpen(staff_id === open ? '' : staff_id),
          content: (row) => (
            <div className="grid gap-3 px-4 pb-4">
              <Sums of={row} />
              <div className="flex flex-wrap gap-2 *:flex-1">
                <Button
                  aria-label={t('summary.payTo', { name: row.staff_name })}
                  className="px-3"
                  onClick={() => onPay(row)}
                >
                  {t('summary.pay')}
                </Button>
                {row.staff_id !== chosen && (
                  <Button
                    aria-label={t('summary.statementOf', { name: row.staff_name })}
                    className="px-3"
                    onClick={() => onChoose(row.staff_id)}
                  >
                    {t('summary.statement')}
                  </Button>
                )}
              </div>
            </div>
          ),
        }}
      />
    </div>
  );
}

type WhoProps = { row: CommissionSummaryRow; isChosen: boolean; className: string };

function Who({ row, isChosen, className }: WhoProps) {
  const { t } = useTranslation('commissions');
  const { percent } = useWords();
  return (
    // A long name wraps, so that the balance and the pay button stay in sight. The statement shows it whole.
    <span className={`flex items-center gap-2.5 ${className}`} data-chosen={isChosen || undefined}>
      <Avatar size="sm" name={row.staff_name} tone={row.is_active ? toneOf(row.color) : undefined} />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="line-clamp-2 min-w-24 wrap-anywhere whitespace-normal" title={row.staff_name}>
          {row.staff_name}
        </span>
        {row.is_active && row.percent !== null && (
          <span className="text-13 font-normal text-muted">{percent(row.percent)}</span>
        )}
        {!row.is_active && <Badge icon={Ban}>{t('summary.inactive')}</Badge>}
        {isChosen && <span className="sr-only">{t('summary.chosen')}</span>}
      </span>
    </span>
  );
}

function Owed({ row, isOpen }: { row: CommissionSummaryRow; isOpen: boolean }) {
  const { t } = useTranslation('commissions');
  return (
    <span className="flex items-center gap-3">
      <span className="grid justify-items-end">
        <Amount of={row.owed} className="font-semibold" />
        <span className="text-sm text-muted">{t('summary.owed')}</span>
      </span>
      <ChevronDown
        aria-hidden
        className={classNames('size-4.5 flex-none text-muted transition-transform', isOpen && 'rotate-180')}
      />
    </span>
  );
}

/** Unfolds whoever is chosen elsewhere, until another row is pressed here. */
function useFollowing(chosen: string) {
  const [open, setOpen] = useState(chosen);
  const [before, setBefore] = useState(chosen);
  if (before !== chosen) {
    setBefore(chosen);
    setOpen(chosen);
  }
  return [open, setOpen] as const;
}

function Sums({ of }: { of: CommissionSums }) {
  const { t } = useTranslation('commissions');
  const shown = AMOUNTS.filter((key) => (key !== 'settled_total' && key !== 'tips_total') || of[key] !== 0);
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 font-normal [&>dd]:text-right [&>dt]:text-muted">
      {shown.map((key) => {
        // What went out is taken off, and is no debt.
        const isOut = key === 'advances_total' || key === 'settled_total';
        return (
          <Fragment key={key}>
            <dt>{t(`summary.columns.${key}`)}</dt>
            <dd>
              <Amount of={isOut ? -of[key] : of[key]} className={isOut ? 'text-text!' : undefined} />
            </dd>
          </Fragment>
        );
      })}
      <dt className="font-semibold text-text!">{t('summary.columns.owed')}</dt>
      <dd className="font-semibold">
        <Amount of={of.owed} />
      </dd>
    </dl>
  );
}
