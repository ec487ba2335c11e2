import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TimeOffForm, timeOffForm } from '#contract/agenda-appointments-forms.ts';
import { formatTime, parseTime } from '#domain/shared/time.ts';
import { client } from '#web/app/api/client.ts';
import { refusedFields } from '#web/app/api/errors.ts';
import { Banner, useBanner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useUnsavedGuard } from '#web/ui/use-unsaved-guard.ts';
import type { Slot } from './address.ts';
import { appointmentsChanged } from './appointments-changed.ts';
import { useProfessionals } from './use-professionals.ts';
import { useSalonNow } from './use-salon-now.ts';

type Props = { slot: Slot; open: boolean; onClose: () => void };

/** "Bloquear Horário": time of a professional that nobody can book, for an hour or for days. */
export function BlockDialog({ slot, open, onClose }: Props) {
  const { t } = useTranslation(['agenda', 'common']);
  const banner = useBanner();
  const now = useSalonNow();
  const professionals = useProfessionals(slot.date);
  const [defaultValues] = useState(() => valuesOf(slot, now.date));
  const form = useForm(timeOffForm, { defaultValues });
  const close = useUnsavedGuard(open && form.isDirty, onClose);
  const save = useMutation({
    mutationFn: (values: TimeOffForm) => client.agenda.blockTime(values),
    onSuccess: async () => {
      onClose();
      banner.success(t('block.done'));
      await appointmentsChanged();
    },
    onError: (error) => form.refuse(refusedFields(error)),
  });

  async function submit(values: TimeOffForm) {
    // The server says the same by the same clock; this spares the way to it.
    const isPast = `${values.start_date}T${values.start_time}` < `${now.date}T${formatTime(now.minutes)}`;
    if (isPast) form.refuse({ start_time: 'agenda:errors.blockInPast' });
    else await save.mutateAsync(values).catch(() => {});
  }

  const professional = form.control('staff_id');
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t('block.title')}
      onSubmit={form.submit(submit)}
      foot={
        <>
          <Button onClick={() => close(false)}>{t('common:cancel')}</Button>
          <Button variant="primary" type="submit" loading={form.isSubmitting}>
            {t('block.save')}
          </Button>
        </>
      }
    >
      <div role="alert" className="empty:hidden">
        {save.isError && !form.hasErrors && <Banner tone="danger">{t('block.failed')}</Banner>}
      </div>
      <Select
        label={t('block.professional')}
        {...professional}
        value={professional.value ?? ''}
        options={professionals.map(({ id, nome }) => ({ value: id, label: nome }))}
        required
      />
      <div className="grid grid-cols-2 gap-4">
        <DateField
          label={t('block.startDate')}
          {...form.control('start_date')}
          today={now.date}
          min={now.date}
          required
        />
        <TimeField label={t('block.startTime')} {...form.control('start_time')} required />
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
    </Dialog>
  );
}

/** From 09:00, for an hour; never on a day that has passed. */
function valuesOf({ date, start_time = '09:00', professional_id }: Slot, today: string): TimeOffForm {
  const day = date < today ? today : date;
  const end = Math.min((parseTime(start_time) ?? 0) + 60, 24 * 60);
  return {
    staff_id: professional_id ?? null,
    start_date: day,
    start_time,
    end_date: day,
    end_time: formatTime(end),
    reason: '',
  };
}
