import type { ReportedService, ServicesReport } from '#contract/reports/services.ts';
import type { AbcClass } from '#domain/reports/abc.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { OpenName } from '../rows/open-rows.tsx';

export type ServicesProps = { report: ServicesReport; range: DayRange };
export type ClassSums = ServicesReport['classes'][number];

/** What the table and the list both say. */
export function useServiceWords({ report: { services, total }, range }: ServicesProps) {
  const { t } = useTranslation('reports');
  // A bar is as long as its revenue beside the largest.
  const largest = Math.max(1, ...services.map(({ revenue }) => revenue));
  return {
    name: ({ id, name }: ReportedService) => {
      const title = name ?? t('lines.noService');
      const of = id ? { service_id: id } : name === null ? { service_id: 'none' } : { service_name: name };
      return <OpenName name={title} rows={{ title, range, of }} />;
    },
    key: ({ id, name }: ReportedService) => id ?? `: ${name}`,
    servicesOf: ({ class: one }: ClassSums) => services.filter((service) => service.class === one),
    shareOf: ({ revenue }: ClassSums) => (total.revenue > 0 ? revenue / total.revenue : 0),
    bar: ({ revenue, margin }: ReportedService) => ({
      length: revenue / largest,
      solid: revenue > 0 ? margin / revenue : 0,
    }),
  };
}

const looks: Record<AbcClass, string> = {
  A: 'border-brand-text bg-brand-fill text-on-brand',
  B: 'border-brand-text bg-brand-tint text-brand-text',
  C: 'border-control text-muted',
};

/** The letter; the words beside it say the same. */
export function ClassMark({ of }: { of: AbcClass }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex size-6 flex-none items-center justify-center rounded-control border text-13 font-semibold',
        looks[of],
      )}
    >
      {of}
    </span>
  );
}
