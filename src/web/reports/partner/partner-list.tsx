import { useState } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { FilterChips } from '#web/ui/filter-chips.tsx';
import { TableList } from '#web/ui/table-list.tsx';
import { usePrinting } from '#web/ui/use-printing.ts';
import { useAmounts } from '../frame/use-amounts.ts';
import { usePeriodWords } from '../frame/use-period-words.ts';
import { PartnerName, type PartnerProps } from './partner-table.tsx';
import { type Section, sectionsOf } from './sections.ts';

const WHOLE = 'whole';
const keyOf = ({ month }: Section) => month ?? WHOLE;

/** On a phone one month at a time; on its paper all of them. */
export function PartnerList({ report, range }: PartnerProps) {
  const { t } = useTranslation('reports');
  const { shortMonth, monthAndYear } = usePeriodWords();
  const isPrinting = usePrinting();
  const [chosen, setChosen] = useState(WHOLE);
  const sections = sectionsOf(report, range);
  const shown = sections.find((section) => keyOf(section) === chosen) ?? sections[0];
  const name = ({ month }: Section) => (month === null ? t('partner.wholePeriod') : monthAndYear(month));
  return (
    <>
      {sections.length > 1 && !isPrinting && (
        <div className="px-4 pb-3">
          <FilterChips
            label={t('partner.columns.month')}
            value={shown ? keyOf(shown) : WHOLE}
            onChange={setChosen}
            chips={sections.map((section) => ({
              value: keyOf(section),
              label: section.month === null ? name(section) : shortMonth(section.month),
            }))}
          />
        </div>
      )}
      {(isPrinting ? sections : sections.filter((section) => section === shown)).map((section) => (
        <section key={keyOf(section)} className="border-t border-divider">
          <h3 className="bg-page px-4 py-3 text-sm font-semibold dark:bg-subtle">{name(section)}</h3>
          <Rows section={section} />
        </section>
      ))}
    </>
  );
}

function Rows({ section }: { section: Section }) {
  const { t } = useTranslation('reports');
  const { money } = useAmounts();
  const parts = ({ salon, professional }: { salon: number; professional: number }) => (
    <span className="flex flex-wrap justify-between gap-x-3 text-sm text-muted tabular-nums">
      <span>{t('partner.salonHas', { amount: money(salon) })}</span>
      <span>{t('partner.professionalHas', { amount: money(professional) })}</span>
    </span>
  );
  return (
    <TableList
      label={t('partner.title')}
      rows={section.rows}
      rowKey={({ id }) => id ?? ''}
      phone={(row) => ({
        title: <PartnerName row={row} section={section} />,
        value: money(row.gross),
        detail: t('services.done', { count: row.services }),
        actions: !row.is_salons && parts(row),
      })}
      phoneTotal={{
        title: t('services.total'),
        value: money(section.total.gross),
        detail: t('services.done', { count: section.services }),
        actions: parts(section.total),
      }}
    />
  );
}
