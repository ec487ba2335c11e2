import { useTranslation } from 'react-i18next';
import { useAmounts } from '../frame/use-amounts.ts';
import { usePeriodWords } from '../frame/use-period-words.ts';
import { LinesButton } from '../lines/lines-button.tsx';
import { PartnerName, type PartnerProps } from './partner-name.tsx';
import { type Section, type SectionRow, sectionsOf } from './sections.ts';

const cell = 'h-11 border-t border-divider px-2 first:pl-6 last:pr-6';
const number = `${cell} text-right whitespace-nowrap tabular-nums`;
const head = 'h-10 px-2 text-13 font-medium text-muted first:pl-6 last:pr-6';

const COLUMNS = ['services', 'gross', 'salon', 'professional', 'share'] as const;

/** On everything wider than a phone: a section for each month. */
export function PartnerTable({ report, range, onOpen }: PartnerProps) {
  const { t } = useTranslation('reports');
  const { monthAndYear } = usePeriodWords();
  const title = ({ month, range }: Section) => {
    const name = month === null ? t('partner.wholePeriod') : monthAndYear(month);
    return <LinesButton name={name} onOpen={() => onOpen({ title: name, range, of: {} })} />;
  };
  return (
    <div className="overflow-x-auto">
      <table aria-label={t('partner.title')} className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th scope="col" className={`${head} text-left`}>
              {t('professionals.columns.professional')}
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={`${head} text-right`}>
                {t(`partner.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {sectionsOf(report, range).map((section) => (
          <tbody key={section.month}>
            <tr className="bg-page font-semibold dark:bg-subtle">
              <th scope="rowgroup" className={`${cell} text-left font-semibold`}>
                {title(section)}
              </th>
              <Shares of={{ ...section.total, services: section.services }} />
            </tr>
            {section.rows.map((row) => (
              <tr key={row.id} className="hover:bg-page dark:hover:bg-subtle">
                <th scope="row" className={`${cell} text-left font-normal`}>
                  <PartnerName row={row} section={section} onOpen={onOpen} />
                </th>
                <Shares of={row} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Shares({ of }: { of: Pick<SectionRow, 'services' | 'gross' | 'salon' | 'professional'> }) {
  const { count, plain, share } = useAmounts();
  return (
    <>
      <td className={number}>{count(of.services)}</td>
      <td className={number}>{plain(of.gross)}</td>
      <td className={number}>{plain(of.salon)}</td>
      <td className={number}>{plain(of.professional)}</td>
      <td className={number}>{share(of.professional, of.gross)}</td>
    </>
  );
}
