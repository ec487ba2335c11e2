import type { ReportedService } from '#contract/reports/services.ts';
import { ABC_ENDS } from '#domain/reports/abc.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { PartBar } from '#web/ui/part-bar.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { TableCell } from '#web/ui/table-parts.tsx';
import { useAmounts } from '../frame/use-amounts.ts';
import { ClassMark, type ClassSums, type ServicesProps, useServiceWords } from './service-parts.tsx';

const look =
  '[&_:is(td,th)]:h-11 [&_:is(td,th)]:px-2 [&_:is(td,th):first-child]:pl-6 [&_:is(td,th):last-child]:pr-6 ' +
  '[&_td]:whitespace-nowrap [&_thead_th]:h-10 [&_thead_th]:py-0 [&_thead_th]:text-13';
/** Bars fit beside the numbers only on a wide screen. */
const wide = 'max-xl:hidden print:table-cell';

/** On everything wider than a phone. */
export function ServicesTable({ report, range }: ServicesProps) {
  const { t } = useTranslation('reports');
  const { count, plain, less, share } = useAmounts();
  const words = useServiceWords({ report, range });
  const { total, others } = report;

  type Sums = Omit<ClassSums, 'class' | 'services'>;
  const figures = {
    count: (of: Sums) => count(of.count),
    revenue: (of: Sums) => plain(of.revenue),
    products: (of: Sums) => less(of.products),
    commission: (of: Sums) => less(of.commission),
    fee: (of: Sums) => less(of.fee),
    margin: (of: Sums) => plain(of.margin),
    marginShare: (of: Sums) => share(of.margin, of.revenue),
  };
  const column = (key: keyof typeof figures, className?: string): Column<ReportedService> => ({
    key,
    header: t(`services.columns.${key}`),
    align: 'right',
    cell: (service) => <span className={className}>{figures[key](service)}</span>,
    total: figures[key](total),
  });
  return (
    <div className={look}>
      <Table
        label={t('services.title')}
        rowKey={words.key}
        groups={report.classes.map((one) => ({
          key: one.class,
          head: <ClassRow sums={one} share={words.shareOf(one)} />,
          rows: words.servicesOf(one),
        }))}
        columns={[
          {
            key: 'service',
            header: t('services.columns.service'),
            isRowHead: true,
            className: 'max-w-80',
            cell: (service) => (
              <>
                {words.name(service)} <span className="text-13 text-muted">{service.category}</span>
              </>
            ),
            total: <strong className="font-semibold">{t('services.total')}</strong>,
          },
          column('count'),
          column('revenue', 'font-semibold'),
          {
            key: 'bar',
            header: '',
            className: `${wide} w-[15%] print:min-w-16`,
            cell: (service) => <PartBar {...words.bar(service)} />,
          },
          column('products'),
          column('commission'),
          column('fee'),
          column('margin', 'font-semibold'),
          column('marginShare'),
        ]}
        foot={
          others && (
            <tr className="font-normal">
              <TableCell heads="row" className="text-muted">
                {t('services.others', { count: others.services })}
              </TableCell>
              <TableCell align="right">{figures.count(others)}</TableCell>
              <TableCell align="right">{figures.revenue(others)}</TableCell>
              <TableCell className={wide} />
              {(['products', 'commission', 'fee', 'margin', 'marginShare'] as const).map((key) => (
                <TableCell key={key} align="right">
                  {figures[key](others)}
                </TableCell>
              ))}
            </tr>
          )
        }
      />
    </div>
  );
}

/** What a class comes to, above its services. */
function ClassRow({ sums, share: ofAll }: { sums: ClassSums; share: number }) {
  const { t } = useTranslation('reports');
  const { percent, plain, share, wholePercent } = useAmounts();
  const end = wholePercent(ABC_ENDS[sums.class] / 100);
  return (
    <>
      <TableCell heads="rowgroup" colSpan={2} className="font-normal">
        <span className="flex items-center gap-2">
          <ClassMark of={sums.class} />
          <span>
            <strong className="font-semibold">{t('services.class', { name: sums.class })}</strong>{' '}
            <span className="text-13 text-muted">
              {t(`services.classes.${sums.class}`, { share: end })}, {t('services.inClass', { count: sums.services })}
            </span>
          </span>
        </span>
      </TableCell>
      <TableCell align="right" className="font-semibold">
        {plain(sums.revenue)}
      </TableCell>
      {/* On paper the column is narrow: the words overflow into the empty one beside it. */}
      <TableCell className={`${wide} max-w-0 text-13 text-muted`}>
        {t('services.ofRevenue', { percent: percent(ofAll) })}
      </TableCell>
      <TableCell colSpan={3} />
      <TableCell align="right" className="font-semibold">
        {plain(sums.margin)}
      </TableCell>
      <TableCell align="right">{share(sums.margin, sums.revenue)}</TableCell>
    </>
  );
}
