import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shiftForm } from '#contract/agenda/settings-forms.ts';
import { USUAL_DAY } from '#domain/agenda/slot-rules.ts';
import { client } from '#web/ground/api/client.ts';
import { useSave } from '#web/ground/use-save.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { useForm } from '#web/ui/use-form.ts';

const WEEKDAYS = ['0', '1', '2', '3', '4', '5', '6'] as const;

/** Adds a shift. What was filled in stays: the next shift is often the same on another day. */
export function ShiftForm({ staff }: { staff: string }) {
  const { t } = useTranslation('agenda');
  const form = useForm(shiftForm, {
    defaultValues: { staff_id: staff, weekday: 1, start_time: USUAL_DAY.start, end_time: USUAL_DAY.end },
  });
  const { save } = useSave({
    send: client.agendaSettings.createShift,
    form,
    success: t('shifts.added'),
    changed: ['staff_shifts'],
    failure: () => t('shifts.addFailed'),
  });
  const weekday = form.control('weekday');
  return (
    <form
      noValidate
      onSubmit={form.submit(save)}
      className="grid grid-cols-2 items-start gap-4 md:grid-cols-[1fr_8rem_8rem_auto]"
    >
      <Select
        label={t('shifts.weekday')}
        className="max-md:col-span-2"
        value={String(weekday.value) as (typeof WEEKDAYS)[number]}
        onChange={(value) => weekday.onChange(Number(value))}
        error={weekday.error}
        options={WEEKDAYS.map((value) => ({ value, label: t(`weekdays.${value}`) }))}
      />
      <TimeField label={t('shifts.start')} {...form.control('start_time')} />
      <TimeField label={t('shifts.end')} {...form.control('end_time')} />
      {/* On the line of the fields, below their labels, whatever message stands under them. */}
      <Button type="submit" icon={Plus} loading={form.isSubmitting} className="max-md:col-span-2 md:mt-6">
        {t('shifts.add')}
      </Button>
    </form>
  );
}
