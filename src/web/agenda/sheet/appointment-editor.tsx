import { Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Appointment } from '#contract/agenda-appointments.ts';
import type { AppointmentForm } from '#contract/agenda-appointments-forms.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useUnsavedGuard } from '#web/ui/use-unsaved-guard.ts';
import { ClientPicker } from './client-picker.tsx';
import { EditorAlert, type Failure } from './editor-alert.tsx';
import { withProfessional } from './line-draft.ts';
import { PaymentFields } from './payment-fields.tsx';
import { RequestNotice } from './request-notice.tsx';
import { ServiceLines } from './service-lines.tsx';
import type { Preset } from './sheet-opening.ts';
import { totalsOf } from './totals.ts';
import { TotalsStrip } from './totals-strip.tsx';
import { useAppointmentForm, valuesOf } from './use-appointment-form.ts';
import { useClientChoice } from './use-client-choice.ts';
import { useDeleteAppointment } from './use-delete-appointment.ts';
import { useKnownProducts } from './use-known-products.ts';
import { useLines } from './use-lines.ts';
import { useOnlyProfessional } from './use-only-professional.ts';
import { useSaveAppointment } from './use-save-appointment.ts';
import { type SheetDay, useSheetDay } from './use-sheet-day.ts';
import { WhenFields } from './when-fields.tsx';

type Props = {
  /** What to change; without one, something new. */
  appointment?: Appointment;
  preset?: Preset;
  open: boolean;
  onClose: () => void;
  /** Reads the appointment again, in place of what was typed. */
  onReload: (id: string) => void;
};

export function AppointmentEditor({ appointment, preset = { date: '' }, open, onClose, onReload }: Props) {
  const { t } = useTranslation(['agenda', 'common']);
  const [failure, setFailure] = useState<Failure>();
  const form = useAppointmentForm(appointment ?? preset);
  const values = form.watch() as AppointmentForm;
  const clientField = form.control('client_id');
  const choice = useClientChoice(appointment, clientField.onChange);
  const lines = useLines(form);
  const products = useKnownProducts(appointment);
  const day = useSheetDay(values.date, appointment);
  const saving = useSaveAppointment({ appointment, onFailure: setFailure, refuse: form.refuse, onSaved: onClose });
  const deletion = useDeleteAppointment(setFailure, onClose);
  const isDirty = open && (form.isDirty || choice.isDirty);
  const close = useUnsavedGuard(isDirty, onClose);
  useOnlyProfessional(form, day);

  function setProfessional(id: string | null) {
    form.control('professional_id').onChange(id);
    lines.replace(withProfessional(values.lines, day.worker(values.professional_id), day.worker(id)));
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
      <EditorAlert failure={failure} onReload={() => onReload(saving.id)} />
      {appointment?.requires_confirmation && (
        <RequestNotice
          request={appointment}
          professional={values.professional_id}
          isDirty={choice.isDirty || !isOnlyGiven(appointment, values, day)}
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

/** Whether nothing was changed but the professional, and the commissions with them: approving keeps all of that. */
function isOnlyGiven(request: Appointment, values: AppointmentForm, { worker }: SheetDay): boolean {
  const asked = valuesOf(request);
  const { professional_id } = values;
  const lines = withProfessional(asked.lines, worker(request.professional_id), worker(professional_id));
  return JSON.stringify(values) === JSON.stringify({ ...asked, professional_id, lines });
}
