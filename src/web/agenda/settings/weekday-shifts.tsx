import { Trash2 } from 'lucide-react';
import type { Shift } from '#contract/agenda/settings.ts';
import { client } from '#web/ground/api/client.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';

type Props = { staff: string; weekday: number; shifts: Shift[] };

/** One weekday of a professional. */
export function WeekdayShifts({ staff, weekday, shifts }: Props) {
  const { t } = useTranslation(['agendaSettings', 'agenda']);
  const day = t(`agenda:weekdaysInside.${weekday as 0}`);
  const { remove, clear } = useShiftRemoval(day);
  return (
    <li className="rounded-card border border-divider p-4">
      <div className="flex min-h-9 items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{t(`agenda:weekdays.${weekday as 0}`)}</h3>
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
  const { t } = useTranslation(['agendaSettings', 'agenda']);
  const confirm = useConfirm();
  const removal = useSave({
    send: client.agendaSettings.removeShift,
    success: t('shifts.removed'),
    changed: ['staff_shifts'],
    failure: () => t('shifts.removeFailed'),
  });
  const clearing = useSave({
    send: client.agendaSettings.removeShifts,
    success: t('shifts.cleared', { day }),
    changed: ['staff_shifts'],
    failure: () => t('shifts.clearFailed'),
  });
  return {
    async remove({ id }: Shift, hours: string) {
      const question = { title: t('shifts.removeQuestion'), description: t('shifts.removeDetail', { day, hours }) };
      if (await confirm(question)) await removal.save({ id });
    },
    async clear(cleared: { staff_id: string; weekday: number }) {
      const question = {
        title: t('shifts.clearQuestion', { day }),
        description: t('shifts.clearDetail'),
        confirmLabel: t('shifts.clear'),
      };
      if (await confirm(question)) await clearing.save(cleared);
    },
  };
}
