import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Shift } from '#contract/agenda-settings.ts';
import { api } from '#web/app/api/client.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { agendaChanged } from './agenda-changed.ts';

type Props = { staff: string; weekday: number; shifts: Shift[] };

/** One weekday of a professional. */
export function WeekdayShifts({ staff, weekday, shifts }: Props) {
  const { t } = useTranslation('agenda');
  const day = t(`weekdays.${weekday as 0}`);
  const { remove, clear } = useShiftRemoval(day);
  return (
    <li className="rounded-card border border-divider p-4">
      <div className="flex min-h-9 items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{day}</h3>
        {shifts.length > 0 && (
          <Button
            size="sm"
            variant="ghost"
            className="-mr-2"
            aria-label={t('shifts.clearDay', { day })}
            onClick={() => clear({ staff_id: staff, weekday })}
          >
            {t('shifts.clear')}
          </Button>
        )}
      </div>
      {shifts.length === 0 ? (
        <p className="text-sm text-muted">{t('shifts.inherits')}</p>
      ) : (
        <ul className="grid gap-1">
          {shifts.map((shift) => {
            const hours = t('shifts.hours', { start: shift.start_time, end: shift.end_time });
            return (
              <li key={shift.id} className="flex items-center justify-between rounded-control bg-subtle pl-3">
                <span className="tabular-nums">{hours}</span>
                <IconButton
                  icon={Trash2}
                  variant="danger"
                  label={t('shifts.removeOne', { day, hours })}
                  onClick={() => remove(shift, hours)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}

/** Both ask first. */
function useShiftRemoval(day: string) {
  const { t } = useTranslation('agenda');
  const banner = useBanner();
  const confirm = useConfirm();
  // Also after a refusal: somebody else may have deleted it.
  const onSettled = agendaChanged;
  const removal = useMutation(
    api.agendaSettings.removeShift.mutationOptions({
      onSuccess: () => banner.success(t('shifts.removed')),
      onError: () => banner.error(t('shifts.removeFailed')),
      onSettled,
    }),
  );
  const clearing = useMutation(
    api.agendaSettings.clearShifts.mutationOptions({
      onSuccess: () => banner.success(t('shifts.cleared', { day })),
      onError: () => banner.error(t('shifts.clearFailed')),
      onSettled,
    }),
  );
  return {
    async remove({ id }: Shift, hours: string) {
      const question = { title: t('shifts.removeQuestion'), description: t('shifts.removeDetail', { day, hours }) };
      if (await confirm(question)) removal.mutate({ id });
    },
    async clear(cleared: { staff_id: string; weekday: number }) {
      const question = {
        title: t('shifts.clearQuestion', { day }),
        description: t('shifts.clearDetail'),
        confirmLabel: t('shifts.clear'),
      };
      if (await confirm(question)) clearing.mutate(cleared);
    },
  };
}
