import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Appointment } from '#contract/agenda/appointments.ts';
import { api } from '#web/ground/api/client.ts';
import { failureDetail, refusalCode } from '#web/ground/api/errors.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { AppointmentEditor } from './appointment-editor.tsx';

type Props = { id: string; open: boolean; onClose: () => void };

/** The appointment as it was first read: changes made elsewhere do not touch what is typed here. */
export function EditAppointment({ id, open, onClose }: Props) {
  const { t } = useTranslation(['agenda', 'ui']);
  const [appointment, setAppointment] = useState<Appointment>();
  const [turn, setTurn] = useState(0);
  // Never from the cache: a change is saved only onto the version that was read.
  const reading = useQuery(api.agenda.read.queryOptions({ input: { id }, gcTime: 0, enabled: !appointment }));
  useEffect(() => {
    if (reading.data && reading.isFetchedAfterMount) setAppointment((first) => first ?? reading.data);
  }, [reading.data, reading.isFetchedAfterMount]);

  async function reload() {
    const { data } = await reading.refetch();
    if (!data) return;
    setAppointment(data);
    setTurn(turn + 1);
  }

  if (appointment) {
    return (
      <AppointmentEditor
        key={turn}
        appointment={appointment}
        open={open}
        onClose={onClose}
        onReload={reload}
        onVisit={setAppointment}
      />
    );
  }
  const isGone = refusalCode(reading.error) === 'NOT_FOUND';
  return (
    <Sheet open={open} onOpenChange={onClose} title={t('sheet.edit')}>
      {reading.isError ? (
        <ErrorState
          message={
            isGone ? t('sheet.failures.notFound') : t('sheet.failures.load', { detail: failureDetail(reading.error) })
          }
          onRetry={() => reading.refetch()}
          retrying={reading.isFetching}
        />
      ) : (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{t('ui:loading')}</span>
          <Skeleton className="h-14" />
          <Skeleton className="h-16" />
          <Skeleton className="h-64" />
        </div>
      )}
    </Sheet>
  );
}
