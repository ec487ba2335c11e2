import { useRef } from 'react';
import type { PortalAppointment } from '#contract/portal/appointments.ts';
import type { PortalSheet } from '#contract/portal/sheets.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { Sheet } from '../overlay.tsx';
import { useAnswer } from '../use-answer.ts';
import { SheetForm } from './sheet-form.tsx';

type Props = { appointment: PortalAppointment; changes: number; onClose: () => void };

/** What was mixed for the client of an appointment: this time, to write, and before, to read. */
export function TechnicalSheet({ appointment, changes, onClose: close }: Props) {
  const { t } = useTranslation('technicalSheets');
  const body = useRef<HTMLDivElement>(null);
  const read = useAnswer<PortalSheet>('sheet_read', { id: appointment.id }, changes);
  const { data } = read;
  if (data?.has_client) {
    return <SheetForm appointment={appointment} read={data} onChange={read.refetch} onClose={close} />;
  }
  return (
    <Sheet
      title={t('portal.title')}
      body={body}
      foot={<Button onClick={close}>{t('portal.close')}</Button>}
      onClose={close}
    >
      {data && <Banner tone="quiet">{t('portal.noClient')}</Banner>}
      {!data && read.isFetching && <Waiting />}
      {read.failed && !read.isFetching && (
        <Banner tone="danger" action={{ label: t('portal.retry'), onPress: read.refetch }}>
          {t('portal.failed')}
        </Banner>
      )}
    </Sheet>
  );
}

function Waiting() {
  const { t } = useTranslation('portal');
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t('page.loading')}</span>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  );
}
