import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalonException } from '#contract/agenda-settings.ts';
import { type ExceptionForm, exceptionForm } from '#contract/agenda-settings-forms.ts';
import { USUAL_DAY } from '#domain/agenda/slot-rules.ts';
import { useSalonToday } from '#web/account/use-salon-today.ts';
import { client } from '#web/app/api/client.ts';
import { refusalCode, refusedFields } from '#web/app/api/errors.ts';
import { Banner, useBanner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useUnsavedGuard } from '#web/ui/use-unsaved-guard.ts';
import { agendaChanged } from './agenda-changed.ts';

type Props = {
  /** What to change; without one, a new one. */
  exception?: SalonException;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function ExceptionDialog({ exception, open, onOpenChange }: Props) {
  const { t } = useTranslation(['agenda', 'common']);
  const banner = useBanner();
  const today = useSalonToday();
  const [defaultValues] = useState(() => valuesOf(exception));
  const form = useForm(exceptionForm, { defaultValues });
  const close = useUnsavedGuard(open && form.isDirty, onOpenChange);
  const save = useMutation({
    mutationFn: ({ date, ...values }: ExceptionForm) =>
      exception
        ? client.agendaSettings.changeException({ ...values, id: exception.id })
        : client.agendaSettings.addException({ ...values, date }),
    onSuccess: async () => {
      await agendaChanged();
      banner.success(t(exception ? 'exceptions.updated' : 'exceptions.created'));
      onOpenChange(false);
    },
    onError: (error) =>
      form.refuse(refusalCode(error) === 'DATE_TAKEN' ? { date: 'agenda:errors.dateTaken' } : refusedFields(error)),
  });
  const isClosed = form.control('is_closed');
  const opens = form.control('open_time');
  const closes = form.control('close_time');
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t(exception ? 'exceptions.edit' : 'exceptions.new')}
      onSubmit={form.submit((values) => save.mutateAsync(values).catch(() => {}))}
      foot={
        <>
          <Button onClick={() => close(false)}>{t('common:cancel')}</Button>
          <Button variant="primary" type="submit" loading={form.isSubmitting}>
            {t('exceptions.save')}
          </Button>
        </>
      }
    >
      <div role="alert" className="empty:hidden">
        {save.isError && !form.hasErrors && <Banner tone="danger">{t('exceptions.failed')}</Banner>}
      </div>
      <DateField
        label={t('exceptions.date')}
        {...form.control('date')}
        today={today}
        disabled={exception !== undefined}
        required
      />
      <RadioGroup
        label={t('exceptions.type')}
        value={isClosed.value ? 'closed' : 'special'}
        onChange={(type) => isClosed.onChange(type === 'closed')}
        options={[
          { value: 'closed', label: t('exceptions.closedAllDay') },
          { value: 'special', label: t('exceptions.specialHours') },
        ]}
      />
      {!isClosed.value && (
        <div className="grid grid-cols-2 items-start gap-4">
          <TimeField label={t('exceptions.opens')} {...opens} value={opens.value ?? ''} required />
          <TimeField label={t('exceptions.closes')} {...closes} value={closes.value ?? ''} required />
        </div>
      )}
      <TextArea
        label={t('exceptions.note')}
        placeholder={t('exceptions.notePlaceholder')}
        {...form.field('note')}
        rows={2}
        optional
      />
    </Dialog>
  );
}

/** Whoever turns a closed day into special hours starts from the usual day. */
function valuesOf(exception: SalonException | undefined): ExceptionForm {
  const { date = '', is_closed = true, open_time, close_time, note = '' } = exception ?? {};
  return { date, is_closed, open_time: open_time ?? USUAL_DAY.start, close_time: close_time ?? USUAL_DAY.end, note };
}
