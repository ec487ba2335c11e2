import type { ClientsReport } from '#contract/reports/clients.ts';
import { averageBack, FOLLOWED_MONTHS, isRunning } from '#domain/reports/cohorts.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { type HeatCell, HeatMap } from '#web/ui/heat-map.tsx';
import { usePhone } from '#web/ui/use-phone.ts';
import { useAmounts } from '../frame/use-amounts.ts';
import { usePeriodWords } from '../frame/use-period-words.ts';

/** Of everybody who first came in a month: how many came again one, two … months later. */
export function CohortCard({ report: { cohorts } }: { report: ClientsReport }) {
  const { t } = useTranslation('reports');
  const { shortMonth, monthAndYear } = usePeriodWords();
  const { wholePercent, count } = useAmounts();
  const isPhone = usePhone();
  const later = Array.from({ length: FOLLOWED_MONTHS }, (_, index) => index + 1);
  const { date } = useFormat();
  const today = useSalonToday();
  /** Marked where the month still runs, by more than a colour. */
  const marked = (words: string, isOpen: boolean) => (isOpen ? `${words}*` : words);
  const cellOf = (size: number, back: number | undefined, isOpen: boolean): HeatCell =>
    back === undefined || size === 0
      ? null
      : { share: back / size, words: marked(wholePercent(back / size), isOpen), more: count(back), isOpen };
  const hasOpen = cohorts.some(
    ({ month, size }) => size > 0 && [0, ...later].some((months) => isRunning(month, months, today)),
  );
  return (
    <Card>
      <CardHead title={t('clients.cohorts.title')}>{t('clients.cohorts.hint')}</CardHead>
      <CardBody className="max-md:px-3">
        <HeatMap
          label={t('clients.cohorts.label')}
          corner={t('clients.cohorts.first')}
          first={isPhone ? '3.75rem' : '5rem'}
          lead={t('clients.new')}
          columns={later.map((months) => ({
            key: String(months),
            label: t('clients.cohorts.later', { count: months }),
          }))}
          rows={cohorts.map(({ month, size, back }) => ({
            key: month,
            label: t('clients.cohorts.month', { month: shortMonth(month), year: month.slice(0, 4) }),
            name: monthAndYear(month),
            lead: marked(count(size), isRunning(month, 0, today)),
            cells: later.map((months) => cellOf(size, back[months - 1], isRunning(month, months, today))),
          }))}
          foot={{
            label: t('clients.cohorts.average'),
            lead: count(cohorts.reduce((sum, { size }) => sum + size, 0)),
            cells: later.map((months) => {
              const average = averageBack(cohorts, months, today);
              return average === null ? '' : wholePercent(average);
            }),
          }}
        />
        {hasOpen && <p className="pt-3 text-13 text-muted">{t('clients.cohorts.open', { date: date(today) })}</p>}
      </CardBody>
    </Card>
  );
}
