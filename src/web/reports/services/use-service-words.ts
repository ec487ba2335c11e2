import { useTranslation } from 'react-i18next';
import type { ReportedService, ServicesReport } from '#contract/reports/services.ts';

export type ServicesProps = { report: ServicesReport; onOpen: (service: ReportedService) => void };
export type ClassSums = ServicesReport['classes'][number];

/** What the table and the list both say. */
export function useServiceWords({ services, total }: ServicesReport) {
  const { t } = useTranslation('reports');
  // A bar is as long as its revenue beside the largest.
  const largest = Math.max(1, ...services.map(({ revenue }) => revenue));
  return {
    name: ({ name }: ReportedService) => name ?? t('lines.noService'),
    key: ({ id, name }: ReportedService) => id ?? `: ${name}`,
    servicesOf: ({ class: one }: ClassSums) => services.filter((service) => service.class === one),
    shareOf: ({ revenue }: ClassSums) => (total.revenue > 0 ? revenue / total.revenue : 0),
    bar: ({ revenue, margin }: ReportedService) => ({
      length: revenue / largest,
      solid: revenue > 0 ? margin / revenue : 0,
    }),
  };
}
