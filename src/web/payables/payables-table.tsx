import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Payable } from '#contract/payables/operations.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { MoreRows } from '#web/ui/more-rows.ts';
import { type Column, Table } from '#web/ui/table.tsx';
import { useWidth } from '#web/ui/use-width.ts';
import { DueDate } from './due-date.tsx';
import { type Opened, PayableActions } from './payable-actions.tsx';
import { PhoneActions, PhoneDetail } from './phone-payable.tsx';
import { usePayableWords } from './use-payable-words.ts';

type Props = {
  payables: Payable[];
  isLoading: boolean;
  more: MoreRows | undefined;
  empty: ReactNode;
  onOpen: (what: Opened) => void;
};

/** Ten columns stand closer together than elsewhere and heads go on in a second line. The row whose date is open takes the tint. */
const look =
  'md:[&_:is(td,th)]:px-1.5 md:[&_:is(td,th):first-child]:pl-5 md:[&_:is(td,th):last-child]:pr-5 md:[&_td]:py-1.5 ' +
  'md:[&_th]:align-bottom md:[&_th]:whitespace-normal md:[&_tbody_tr:has([data-editing])]:bg-brand-tint';

/** Widths in pixels: below the first, supplier and payment date move into other columns; below the second, rows become a list. */
const ALL_COLUMNS = 1080;
const FEWER_COLUMNS = 860;

type ColumnName =
  | 'date'
  | 'supplier'
  | 'quantity'
  | 'unitCost'
  | 'total'
  | 'dueDate'
  | 'status'
  | 'paymentDate'
  | 'action';

export function PayablesTable({ payables, isLoading, more, empty, onOpen }: Props) {
  const { t } = useTranslation('payables');
  const { date } = useFormat();
  const words = usePayableWords();
  const { width, ref } = useWidth();
  const hasAll = width >= ALL_COLUMNS;
  const column = (key: ColumnName, width: string, cell: Column<Payable>['cell']): Column<Payable> => ({
    key,
    header: t(`columns.${key}`),
    width,
    cell,
  });
  const right = (...of: Parameters<typeof column>): Column<Payable> => ({ ...column(...of), align: 'right' });
  return (
    <div ref={ref} className={look}>
      <Table
        label={t('label')}
        rows={payables}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        more={more}
        empty={empty}
        isDense
        isList={width < FEWER_COLUMNS}
        columns={[
          column('date', '6.125rem', (row) => <Day>{date(row.date)}</Day>),
          {
            key: 'product',
            header: t('columns.product'),
            cell: (row) => (
              <TwoLines
                above={row.name}
                below={
                  <>
                    {words.kind(row)}
                    {row.instalment && <span className="font-medium text-text">, {words.part(row)}</span>}
                    {!hasAll && row.supplier && <span className="block wrap-anywhere">{row.supplier}</span>}
                  </>
                }
              />
            ),
          },
          ...(hasAll ? [column('supplier', '6.25rem', (row) => row.supplier || <None />)] : []),
          right('quantity', '4.875rem', (row) => words.quantity(row) ?? <None />),
          right('unitCost', '4.75rem', (row) => words.unitCost(row) ?? <None />),
          right('total', '5.5rem', (row) => <TwoLines above={words.value(row)} below={words.total(row)} />),
          column('dueDate', '9.75rem', (row) => <DueDate payable={row} />),
          column('status', '5.875rem', ({ payment_status, payment_date }) => (
            <>
              {payment_status === 'Pago' ? (
                <Badge tone="success">{t('status.Pago')}</Badge>
              ) : (
                <Badge tone="pending" icon={Hourglass}>
                  {t('status.Pendente')}
                </Badge>
              )}
              {!hasAll && payment_date && (
                <span className="block pt-0.5 text-xs text-muted">
                  <span className="sr-only">{t('columns.paymentDate')}: </span>
                  <Day>{date(payment_date)}</Day>
                </span>
              )}
            </>
          )),
          ...(hasAll
            ? [
                column('paymentDate', '5.25rem', ({ payment_date }) =>
                  payment_date ? <Day>{date(payment_date)}</Day> : <None />,
                ),
              ]
            : []),
          right('action', '12.25rem', (row) => <PayableActions payable={row} onOpen={onOpen} />),
        ]}
        phone={(row) => ({
          title: row.name,
          value: words.value(row),
          detail: <PhoneDetail payable={row} />,
          // Beside the first of the two lines.
          badge: (
            <span className={`block text-sm text-muted tabular-nums ${row.supplier ? 'pb-5' : ''}`}>
              {date(row.date).slice(0, 5)}
            </span>
          ),
          actions: <PhoneActions payable={row} onOpen={onOpen} />,
        })}
      />
    </div>
  );
}

function TwoLines({ above, below }: { above: ReactNode; below: ReactNode }) {
  return (
    <>
      <span className="block font-medium wrap-anywhere">{above}</span>
      {below && <span className="block text-xs text-muted">{below}</span>}
    </>
  );
}

const Day = ({ children }: { children: string }) => <span className="whitespace-nowrap tabular-nums">{children}</span>;

/** A dash is not read aloud. */
function None() {
  const { t } = useTranslation('payables');
  return (
    <span className="text-muted">
      <span aria-hidden>–</span>
      <span className="sr-only">{t('notApplicable')}</span>
    </span>
  );
}
