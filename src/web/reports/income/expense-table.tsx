import { Receipt } from 'lucide-react';
import type { ExpenseItem, IncomeExpenses } from '#contract/reports/income.ts';
import { type Month, rangeOf } from '#domain/shared/period.ts';
import { MayLink } from '#web/ground/may-link.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardHead } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { useAmounts } from '../frame/use-amounts.ts';
import { nameLink, OpenName } from '../rows/open-rows.tsx';
import { pathOf, useItemWords } from './use-item-words.ts';

/** Every expense of the month, each a press away from its rows. */
export function ExpenseTable({ report: { items, expenses }, month }: { report: IncomeExpenses; month: Month }) {
  const { t } = useTranslation('reports');
  const { money } = useAmounts();
  const words = useItemWords();
  const linked = (item: ExpenseItem) => {
    const to = pathOf(item);
    const description = words.description(item);
    if (to) {
      return (
        <MayLink needs="bills" to={to} className={nameLink}>
          {description}
        </MayLink>
      );
    }
    const rows = { title: description, range: rangeOf(month) };
    return item.kind === 'commission' ? (
      <OpenName name={description} rows={{ ...rows, line: 'commissions', professional_id: item.id }} />
    ) : (
      <OpenName name={description} rows={{ ...rows, line: 'fees' }} />
    );
  };
  const columns: Column<ExpenseItem>[] = [
    {
      key: 'category',
      header: t('income.table.category'),
      cell: (item) => <Badge>{words.category(item)}</Badge>,
      sortBy: words.category,
      width: '9rem',
      total: t('income.table.total'),
    },
    {
      key: 'description',
      header: t('income.table.description'),
      cell: (item) => (
        <div className="py-2">
          <p className="font-medium">{linked(item)}</p>
          <p className="text-13 text-muted">{words.details(item)}</p>
        </div>
      ),
      sortBy: words.description,
    },
    {
      key: 'date',
      header: t('income.table.date'),
      cell: (item) => <span className="tabular-nums">{words.day(item)}</span>,
      sortBy: ({ date }) => date,
      width: '11rem',
    },
    {
      key: 'value',
      header: t('income.table.value'),
      cell: ({ value }) => money(value),
      sortBy: ({ value }) => value,
      align: 'right',
      width: '10rem',
      total: money(expenses.total),
    },
  ];
  return (
    <Card className="overflow-hidden">
      <CardHead title={t('income.table.title')}>{t('income.items', { count: items.length })}</CardHead>
      <Table
        label={t('income.table.title')}
        columns={columns}
        rows={items}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        phone={(item) => ({
          title: linked(item),
          value: money(item.value),
          // The day comes last, and is not cut off.
          detail: (
            <span className="block whitespace-normal">
              {[words.details(item), words.day(item)].filter(Boolean).join(' · ')}
            </span>
          ),
          badge: <Badge>{words.category(item)}</Badge>,
        })}
        phoneTotal={{ title: t('income.table.total'), value: money(expenses.total) }}
        empty={
          <EmptyState picture={Receipt} title={t('income.table.empty')}>
            {t('income.table.emptyHint')}
          </EmptyState>
        }
      />
    </Card>
  );
}
