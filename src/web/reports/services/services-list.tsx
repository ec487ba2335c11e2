import { useTranslation } from '#web/texts/use-translation.ts';
import { PartBar } from '#web/ui/part-bar.tsx';
import { useAmounts } from '../frame/use-amounts.ts';
import { ClassMark, type ServicesProps, useServiceWords } from './service-parts.tsx';

/** The table on a phone: each service with its bar between two lines. */
export function ServicesList({ report, range }: ServicesProps) {
  const { t } = useTranslation('reports');
  const { money, percent, share } = useAmounts();
  const words = useServiceWords({ report, range });
  const { others, total } = report;
  return (
    <>
      {report.classes.map((one) => (
        <section key={one.class} aria-label={t('services.class', { name: one.class })}>
          <h3 className="flex min-h-11 items-center gap-2 border-t border-divider bg-page px-4 text-sm font-semibold dark:bg-subtle">
            <ClassMark of={one.class} />
            {t('services.class', { name: one.class })}
            <span className="font-normal text-muted">
              {t('services.ofRevenue', { percent: percent(words.shareOf(one)) })}
            </span>
          </h3>
          <ul>
            {words.servicesOf(one).map((service) => (
              <li key={words.key(service)} className="grid gap-1 border-t border-divider px-4 py-3">
                <div className="flex items-baseline justify-between gap-3">
                  <div className="min-w-0">{words.name(service)}</div>
                  <span className="flex-none font-medium tabular-nums">{money(service.revenue)}</span>
                </div>
                <PartBar {...words.bar(service)} />
                <div className="flex justify-between gap-3 text-sm text-muted tabular-nums">
                  <span>{t('services.done', { count: service.count })}</span>
                  <span>{t('services.marginOf', { percent: share(service.margin, service.revenue) })}</span>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {others && (
        <p className="flex justify-between gap-3 border-t border-divider px-4 py-3 text-sm text-muted tabular-nums">
          <span>{t('services.others', { count: others.services })}</span>
          <span>{money(others.revenue)}</span>
        </p>
      )}
      <p className="flex justify-between gap-3 border-t border-divider bg-page px-4 py-3 font-semibold tabular-nums dark:bg-subtle">
        <span>{t('services.total')}</span>
        <span>{money(total.revenue)}</span>
      </p>
    </>
  );
}
