import { useTranslation } from 'react-i18next';
import { ABC_ENDS } from '#domain/reports/abc.ts';
import { PartBar } from '#web/ui/part-bar.tsx';
import { useAmounts } from '../frame/use-amounts.ts';
import { LinesButton } from '../lines/lines-button.tsx';
import { ClassMark } from './class-mark.tsx';
import { type ClassSums, type ServicesProps, useServiceWords } from './use-service-words.ts';

const cell = 'h-11 border-t border-divider px-2 first:pl-6 last:pr-6';
const number = `${cell} text-right whitespace-nowrap tabular-nums`;
const head = 'h-10 px-2 text-13 whitespace-nowrap font-medium text-muted first:pl-6 last:pr-6';
/** Beside the numbers there is room for bars on a wide screen alone. */
const wide = 'max-xl:hidden print:table-cell';

const COLUMNS = ['products', 'commission', 'fee', 'margin', 'marginShare'] as const;

/** On everything wider than a phone. */
export function ServicesTable({ report, onOpen }: ServicesProps) {
  const { t } = useTranslation('reports');
  const { count, plain, less, share } = useAmounts();
  const words = useServiceWords(report);
  const { total, others } = report;
  return (
    <div className="overflow-x-auto">
      <table aria-label={t('services.title')} className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th scope="col" className={`${head} text-left`}>
              {t('services.columns.service')}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {t('services.columns.count')}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {t('services.columns.revenue')}
            </th>
            <td className={`${head} ${wide} w-[15%] print:min-w-16`} />
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={`${head} text-right`}>
                {t(`services.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {report.classes.map((one) => (
          <tbody key={one.class}>
            <ClassRow sums={one} share={words.shareOf(one)} />
            {words.servicesOf(one).map((service) => (
              <tr key={words.key(service)} className="hover:bg-page dark:hover:bg-subtle">
                <th scope="row" className={`${cell} max-w-80 text-left font-normal`}>
                  <LinesButton name={words.name(service)} onOpen={() => onOpen(service)} />{' '}
                  <span className="text-13 text-muted">{service.category}</span>
                </th>
                <td className={number}>{count(service.count)}</td>
                <td className={`${number} font-semibold`}>{plain(service.revenue)}</td>
                <td className={`${cell} ${wide}`}>
                  <PartBar {...words.bar(service)} />
                </td>
                <td className={number}>{less(service.products)}</td>
                <td className={number}>{less(service.commission)}</td>
                <td className={number}>{less(service.fee)}</td>
                <td className={`${number} font-semibold`}>{plain(service.margin)}</td>
                <td className={number}>{share(service.margin, service.revenue)}</td>
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot className="bg-page font-semibold dark:bg-subtle">
          {others && (
            <tr className="font-normal">
              <th scope="row" className={`${cell} text-left font-normal text-muted`}>
                {t('services.others', { count: others.services })}
              </th>
              <Sums sums={others} />
            </tr>
          )}
          <tr>
            <th scope="row" className={`${cell} text-left font-semibold`}>
              {t('services.total')}
            </th>
            <Sums sums={total} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** What a class comes to, above its services. */
function ClassRow({ sums, share: ofAll }: { sums: ClassSums; share: number }) {
  const { t } = useTranslation('reports');
  const { percent, plain, share, wholePercent } = useAmounts();
  const end = wholePercent(ABC_ENDS[sums.class] / 100);
  return (
    <tr className="bg-page dark:bg-subtle">
      <th scope="rowgroup" colSpan={2} className={`${cell} text-left font-normal`}>
        <span className="flex items-center gap-2">
          <ClassMark of={sums.class} />
          <span>
            <strong className="font-semibold">{t('services.class', { name: sums.class })}</strong>{' '}
            <span className="text-13 text-muted">
              {t(`services.classes.${sums.class}`, { share: end })}, {t('services.inClass', { count: sums.services })}
            </span>
          </span>
        </span>
      </th>
      <td className={`${number} font-semibold`}>{plain(sums.revenue)}</td>
      {/* On paper the column is narrow: the words go on over the empty one beside it. */}
      <td className={`${cell} ${wide} max-w-0 text-13 whitespace-nowrap text-muted`}>
        {t('services.ofRevenue', { percent: percent(ofAll) })}
      </td>
      <td colSpan={3} className={cell} />
      <td className={`${number} font-semibold`}>{plain(sums.margin)}</td>
      <td className={number}>{share(sums.margin, sums.revenue)}</td>
    </tr>
  );
}

function Sums({ sums }: { sums: Omit<ClassSums, 'class' | 'services'> }) {
  const { count, plain, less, share } = useAmounts();
  return (
    <>
      <td className={number}>{count(sums.count)}</td>
      <td className={number}>{plain(sums.revenue)}</td>
      <td className={`${cell} ${wide}`} />
      <td className={number}>{less(sums.products)}</td>
      <td className={number}>{less(sums.commission)}</td>
      <td className={number}>{less(sums.fee)}</td>
      <td className={number}>{plain(sums.margin)}</td>
      <td className={number}>{share(sums.margin, sums.revenue)}</td>
    </>
  );
}
