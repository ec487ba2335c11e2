import type { SalonException } from '#contract/agenda/settings.ts';
import { type ExceptionForm, exceptionForm } from '#contract/agenda/settings-forms.ts';
import { USUAL_DAY } from '#domain/agenda/slot-rules.ts';
import { api, client } from '#web/ground/api/client.ts';
import { showSaved } from '#web/ground/api/show-saved.ts';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';

/** The exception to change, or none for a new one. */
type Props = OverlayState & { exception?: SalonException };

export function ExceptionDialog({ exception, ...overlay }: Props) {
  const { t } = useTranslation(['agendaSettings', 'agenda']);
  const today = useSalonToday();
  const form = useForm(exceptionForm, { defaultValues: valuesOf(exception) });
  const { frame } = useFormOverlay(overlay, form, {
    send: ({ date, ...values }: ExceptionForm) =>
      exception
        ? client.agendaSettings.changeException({ ...values, id: exception.id })
        : client.agendaSettings.createException({ ...values, date }),
    fields: { DATE_TAKEN: { date: 'agenda:errors.dateTaken' } },
    onSaved: (saved) => showSaved(api.agendaSettings.exceptions, saved),
    success: t(exception ? 'exceptions.updated' : 'exceptions.created'),
    failure: () => t('exceptions.failed'),
    changed: ['salon_exceptions'],
  });
  const isClosed = form.control('is_closed');
  const opens = form.control('open_time');
  const closes = form.control('close_time');
  return (
    <FormDialog {...frame} title={t(exception ? 'exceptions.edit' : 'exceptions.new')} saveLabel={t('exceptions.save')}>
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
    </FormDialog>
  );
}

/** Special hours start from the usual day. */
function valuesOf(exception: SalonException | undefined): ExceptionForm {
  const { date = '', is_closed = true, open_time, close_time, note = '' } = exception ?? {};
  return { date, is_closed, open_time: open_time ?? USUAL_DAY.start, close_time: close_time ?? USUAL_DAY.end, note };
}
