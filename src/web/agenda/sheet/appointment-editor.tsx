import { Trash2 } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Appointment } from '#contract/agenda-appointments.ts';
import type { AppointmentForm } from '#contract/agenda-appointments-forms.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useUnsavedGuard } from '#web/ui/use-unsaved-guard.ts';
import { ClientPicker } from './client-picker.tsx';
import { EditorAlert } from './editor-alert.tsx';
import { withUsualPercent } from './line-draft.ts';
import { PaymentFields } from './payment-fields.tsx';
import { RequestNotice } from './request-notice.tsx';
import { ServiceLines } from './service-lines.tsx';
import type { Preset } from './sheet-opening.ts';
import { totalsOf } from './totals.ts';
import { TotalsStrip } from './totals-strip.tsx';
import { useAppointmentForm } from './use-appointment-form.ts';
import { useClientChoice } from './use-client-choice.ts';
import { useDeleteAppointment } from './use-delete-appointment.ts';
import { useKnownProducts } from './use-known-products.ts';
import { useLines } from './use-lines.ts';
import { useOnlyProfessional } from './use-only-professional.ts';
import { useSaveAppointment } from './use-save-appointment.ts';
import { useSheetDay } from './use-sheet-day.ts';
import { WhenFields } from './when-fields.tsx';

type Props = {
  /** What to change; without one, something new. */
  appointment?: Appointment;
  preset?: Preset;
  open: boolean;
  onClose: () => void;
  /** Reads the appointment again, in place of what was typed. */
  onReload?: () => void;
};

export function AppointmentEditor({ appointment, preset = { date: '' }, open, onClose, onReload }: Props) {
  const { t } = useTranslation(['agenda', 'common']);
  const form = useAppointmentForm(appointment ?? preset);
  const values = form.watch() as AppointmentForm;
  const clientField = form.control('client_id');
  const choice = useClientChoice(appointment, clientField.onChange);
  const lines = useLines(form);
  const products = useKnownProducts(appointment);
  const day = useSheetDay(values.date, appointment);
  const saving = useSaveAppointment({ appointment, refuse: form.refuse, onSaved: onClose });
  const deletion = useDeleteAppointment(onClose);
  const isDirty = open && (form.isDirty || choice.isDirty);
  const close = useUnsavedGuard(isDirty, onClose);
  useOnlyProfessional(form, day);

  /** What a line earned by the former professional's usual percentage it earns by the new one's. */
  function setProfessional(id: string) {
    const [before, after] = [day.usualPercent(values.professional_id), day.usualPercent(id)];
    form.control('professional_id').onChange(id);
    lines.changeAll((line) => (line.professional_id ? line : withUsualPercent(line, before, after)));
  }

  const submit = form.submit(saving.save);
  function submitOnceClientIsKnown(event: SubmitEvent<HTMLFormElement>) {
    const element = event.currentTarget;
    if (choice.isSettled()) submit(event);
    else choice.settle().then(() => element.requestSubmit());
  }

  return (
    <Sheet
      open={open}
      onOpenChange={close}
      title={t(appointment ? 'sheet.edit' : 'sheet.new')}
      onSubmit={submitOnceClientIsKnown}
      sum={<TotalsStrip totals={totalsOf(values, products.costOf)} />}
      foot={
        <>
          {appointment && (
            <IconButton
              icon={Trash2}
              label={t('sheet.delete')}
              variant="danger"
              className="mr-auto -ml-2.5"
              disabled={deletion.isDeleting}
              onClick={() => deletion.remove(appointment.id)}
            />
          )}
          <Button onClick={() => close(false)}>{t('common:cancel')}</Button>
          <Button type="submit" variant="primary" className="md:min-w-28" loading={saving.isSaving}>
            {t('sheet.save')}
          </Button>
        </>
      }
    >
      <EditorAlert failure={saving.failure ?? deletion.failure} onReload={onReload} />
      {appointment?.requires_confirmation && (
        <RequestNotice
          request={appointment}
          professional={values.professional_id}
          isDirty={isDirty}
          onDecided={onClose}
        />
      )}
      <ClientPicker choice={choice} error={clientField.error} />
      <WhenFields
        form={form}
        day={day}
        appointment={appointment}
        conflict={saving.conflictAt(values)}
        onProfessional={setProfessional}
      />
      <ServiceLines form={form} lines={lines} day={day} products={products} />
      <PaymentFields form={form} />
    </Sheet>
  );
}
