import { useRef, useState } from 'react';
import { type TimeOffForm, timeOffForm } from '#contract/agenda/appointments-forms.ts';
import { endAfter, newBlock } from '#domain/agenda/block-time.ts';
import { formatTime, isDate, parseTime, type SalonNow } from '#domain/shared/time.ts';
import { client } from '#web/ground/api/client.ts';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useSalonNow } from '#web/ground/use-salon-now.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { Slot } from './address.ts';
import { useProfessionals } from './use-days.ts';

type Props = { slot: Slot; open: boolean; onClose: () => void };

/** "Bloquear Horário": time of a professional that nobody can book, for an hour or for days. */
export function BlockDialog({ slot, open, onClose }: Props) {
  const { t } = useTranslation('agenda');
  const now = useSalonNow();
  const professionals = useProfessionals(slot.date);
  const [defaultValues] = useState(() => valuesOf(slot, now));
  const form = useForm(timeOffForm, { defaultValues });
  const followed = useRef(momentOf(defaultValues.start_date, defaultValues.start_time));
  const { save, frame } = useFormOverlay({ open, onOpenChange: onClose }, form, {
    send: client.agenda.createTimeOff,
    success: t('block.done'),
    failure: () => t('block.failed'),
    changed: ['staff_time_off'],
  });

  /** The end moves with the start, once that is complete. */
  function start(name: 'start_date' | 'start_time') {
    const control = form.control(name);
    return {
      ...control,
      onChange: (value: string) => {
        control.onChange(value);
        const [date, time, endDate, endTime] = form.watch(['start_date', 'start_time', 'end_date', 'end_time']);
        const [moved, end, before] = [momentOf(date, time), momentOf(endDate, endTime), followed.current];
        if (moved) followed.current = moved;
        if (!moved || !end || !before) return;
        const next = endAfter(moved, { start: before, end });
        form.control('end_date').onChange(next.date);
        form.control('end_time').onChange(formatTime(next.minutes));
      },
    };
  }

  async function submit(values: TimeOffForm) {
    // The server checks the same; this saves a request.
    const isPast = `${values.start_date}T${values.start_time}` < `${now.date}T${formatTime(now.minutes)}`;
    if (isPast) form.refuse({ start_time: 'agenda:errors.blockInPast' });
    else await save(values);
  }

  const professional = form.control('staff_id');
  return (
    <FormDialog {...frame} title={t('block.title')} saveLabel={t('block.save')} onSubmit={form.submit(submit)}>
      <Select
        label={t('block.professional')}
        {...professional}
        value={professional.value ?? ''}
        options={professionals.map(({ id, nome }) => ({ value: id, label: nome }))}
        required
      />
      <div className="grid grid-cols-2 gap-4">
        <DateField label={t('block.startDate')} {...start('start_date')} today={now.date} min={now.date} required />
        <TimeField label={t('block.startTime')} {...start('start_time')} required />
        <DateField label={t('block.endDate')} {...form.control('end_date')} today={now.date} min={now.date} required />
        <TimeField label={t('block.endTime')} {...form.control('end_time')} required />
      </div>
      <TextField
        label={t('block.reason')}
        placeholder={t('block.reasonPlaceholder')}
        {...form.field('reason')}
        autoComplete="off"
        optional
      />
    </FormDialog>
  );
}

function valuesOf({ date, start_time, professional_id }: Slot, now: SalonNow): TimeOffForm {
  const asked = start_time === undefined ? undefined : (parseTime(start_time) ?? undefined);
  const { start, end } = newBlock(date, asked, now);
  return {
    staff_id: professional_id ?? null,
    start_date: start.date,
    start_time: formatTime(start.minutes),
    end_date: end.date,
    end_time: formatTime(end.minutes),
    reason: '',
  };
}

function momentOf(date: string, time: string): SalonNow | undefined {
  const minutes = parseTime(time);
  return isDate(date) && minutes !== null ? { date, minutes } : undefined;
}
