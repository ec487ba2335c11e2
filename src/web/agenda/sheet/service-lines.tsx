import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { minutesOf } from '#domain/agenda/appointment.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { formatTime, parseTime } from '#domain/shared/time.ts';
import { api } from '#web/ground/api/client.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { LineFields } from './line-fields.tsx';
import type { LineProps } from './products-used.tsx';
import type { useLines } from './use-appointment-form.ts';

type Props = Pick<LineProps, 'form' | 'day' | 'known'> & { lines: ReturnType<typeof useLines> };

/** The next field after the client. */
export const FIRST_SERVICE = '[aria-labelledby=appointment-services] [role=combobox]';

/** One line for each service, and when they end. */
export function ServiceLines({ lines, ...sheet }: Props) {
  const { t } = useTranslation('agenda');
  const may = useMay();
  const catalogue = useQuery(api.services.list.queryOptions({ input: {} }));
  const minutes = minutesOf(lines.lines.map(({ line }) => line));
  const start = parseTime(sheet.form.watch('start_time'));
  return (
    <section aria-labelledby="appointment-services" className="grid grid-cols-1 gap-3">
      <div className="-mr-2 -mb-1.5 flex flex-wrap items-center gap-x-2">
        <h3 id="appointment-services" className="text-base font-semibold">
          {t('sheet.services')}
        </h3>
        <span className="flex-1 text-13 text-muted tabular-nums">
          {start !== null && Number.isInteger(minutes) && minutes > 0
            ? t('sheet.until', { duration: formatDuration(minutes), end: formatTime(start + minutes) })
            : null}
        </span>
        <Button icon={Plus} variant="ghost" size="sm" className="text-brand-text! max-md:min-h-11" onClick={lines.add}>
          {t('sheet.addService')}
        </Button>
      </div>
      {catalogue.data?.rows.length === 0 && (
        <Banner tone="warning">
          {t('sheet.noServices')}{' '}
          {may('services') && <TextLink render={<Link to={paths.services} />}>{t('sheet.goToServices')}</TextLink>}
        </Banner>
      )}
      {lines.error && (
        <p role="alert" className="text-13 font-medium text-danger-text">
          {lines.error}
        </p>
      )}
      {lines.lines.map(({ line, index, key, isAdded }) => (
        <LineFields
          key={key}
          {...sheet}
          isAdded={isAdded}
          line={line}
          index={index}
          onChange={(next) => lines.change(index, next)}
          onRemove={() => lines.remove(index)}
        />
      ))}
    </section>
  );
}
