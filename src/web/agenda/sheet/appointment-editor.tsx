import { Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import type { Appointment } from '#contract/agenda/appointments.ts';
import type { AppointmentForm } from '#contract/agenda/appointments-forms.ts';
import { ShortHistory } from '#web/activity/short-history.tsx';
import { useMay } from '#web/ground/use-may.ts';
import { FormulaRowLater } from '#web/technical-sheets/formula-row-later.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FormSheet } from '#web/ui/form-overlay.tsx';
import type { Slot } from '../address.ts';
import { type Failure, useFailureSentence } from '../failure.ts';
import { useApprovals, useUndoApproval } from '../requests/approvals.ts';
import { ComandaButton } from '../ticket/ticket-buttons.tsx';
import { AboutClient, useChosenCard } from './about-client.tsx';
import { ClientPicker } from './client-picker.tsx';
import { type Catalogue, shownLines, withProfessional } from './line-draft.ts';
import { PaymentFields } from './payment-fields.tsx';
import { RequestNotice } from './request-notice.tsx';
import { ServiceLines } from './service-lines.tsx';
import { TotalsStrip } from './totals-strip.tsx';
import { useAppointmentForm, useLines, valuesOf } from './use-appointment-form.ts';
import { type ChosenClient, useClientChoice } from './use-client-choice.ts';
import { type Known, useKnown } from './use-known.ts';
import { useDeleteAppointment, useSaveAppointment } from './use-save-appointment.ts';
import { type SheetDay, useOnlyProfessional, usePreferred, useSheetDay } from './use-sheet-day.ts';
import { VisitRow } from './visit-row.tsx';
import { WhenFields } from './when-fields.tsx';

type Props = {
  /** The appointment to change, or none for a new one. */
  appointment?: Appointment;
  preset?: Slot;
  /** A new one begins with the client and services of this one. */
  like?: Appointment | undefined;
  /** A new one is for them. */
  client?: ChosenClient | undefined;
  open: boolean;
  onClose: () => void;
  /** Replaces what was typed with the appointment as it is now. */
  onReload: (id: string) => void;
  /** The client arrived or is being served, and nothing else has changed: what is typed is saved onto that. */
  onVisit?: (appointment: Appointment) => void;
};

export function AppointmentEditor(props: Props) {
  const { appointment, preset = { date: '' }, like, client, open, onClose, onReload, onVisit } = props;
  const { t } = useTranslation('agenda');
  const may = useMay();
  const [failure, setFailure] = useState<Failure>();
  const sentence = useFailureSentence();
  const [isAsked, setAsked] = useState(false);
  const form = useAppointmentForm(appointment ?? { ...preset, client: client?.id }, like);
  const values = form.watch() as AppointmentForm;
  const clientField = form.control('client_id');
  const choice = useClientChoice(appointment ?? like, clientField.onChange, client);
  const lines = useLines(form);
  const known = useKnown(appointment ?? like);
  const day = useSheetDay(values.date, appointment);
  const told = { onFailure: setFailure, onSaved: onClose };
  const saving = useSaveAppointment(appointment, form, told);
  const deletion = useDeleteAppointment(told);
  const given = (from: string | null, to: string | null) =>
    withProfessional(values.lines, giver(from, day, appointment), day.worker(to), catalogueFor(values, known));
  function setProfessional(id: string | null) {
    form.control('professional_id').onChange(id);
    lines.changeEach(given(values.professional_id, id));
  }
  /** By itself: nothing was typed yet that could be lost. */
  function propose(id: string) {
    form.setValue('professional_id', id);
    for (const [index, line] of given(null, id).entries()) form.setValue(`lines.${index}`, line);
  }
  useOnlyProfessional(values.professional_id, day, propose);
  const card = useChosenCard(choice.chosen?.id ?? null);
  // What a click in the agenda has chosen stays.
  usePreferred(appointment ? undefined : card, day, (id) => values.professional_id === null && propose(id));

  const submit = form.submit(saving.save);
  function submitOnceClientIsKnown(event: SubmitEvent<HTMLFormElement>) {
    const element = event.currentTarget;
    if (choice.isMeaningKnown()) submit(event);
    else choice.chooseMeant().then(() => element.requestSubmit());
  }

  return (
    <FormSheet
      open={open}
      onOpenChange={onClose}
      title={t(appointment ? 'sheet.edit' : 'sheet.new')}
      saveLabel={t('sheet.save')}
      saveClassName="md:min-w-28"
      form={{
        isDirty: form.isDirty || choice.isDirty,
        isSubmitting: saving.isSaving,
        hasErrors: form.hasErrors,
      }}
      onSubmit={submitOnceClientIsKnown}
      // What was typed stays, unless somebody asks for the newer version.
      failure={
        failure && (
          <>
            {sentence(failure)}
            {failure === 'stale' && (
              <Button size="sm" className="mt-2 block" onClick={() => onReload(saving.id)}>
                {t('sheet.reload')}
              </Button>
            )}
          </>
        )
      }
      sum={<TotalsStrip {...values} lines={shownLines(values)} costOf={known.costOf} />}
      deed={
        appointment &&
        (appointment.status !== 'finalizado' || may('corrections')) && (
          <IconButton
            icon={Trash2}
            label={t('sheet.delete')}
            variant="danger"
            className="mr-auto -ml-2.5"
            disabled={deletion.isDeleting}
            onClick={() => deletion.remove(appointment.id)}
          />
        )
      }
    >
      {appointment?.requires_confirmation && (
        <RequestNotice
          request={appointment}
          professional={values.professional_id}
          onMissing={() => setAsked(true)}
          isDirty={choice.isDirty || !isOnlyGiven(appointment, values, day, known)}
          onDecided={onClose}
        />
      )}
      {appointment && <ApprovedNotice appointment={appointment} onUndone={onClose} />}
      {appointment && onVisit && (
        <VisitRow
          appointment={appointment}
          isDirty={form.isDirty || choice.isDirty}
          onChanged={onVisit}
          onClose={onClose}
        />
      )}
      <ClientPicker choice={choice} card={card} error={clientField.error} />
      <AboutClient card={card} />
      <WhenFields
        form={form}
        day={day}
        appointment={appointment}
        conflict={saving.conflictAt(values)}
        isAsked={isAsked && values.professional_id === null}
        onProfessional={setProfessional}
      />
      <ServiceLines form={form} lines={lines} day={day} known={known} />
      {may('clients') && (
        <FormulaRowLater
          clientId={values.client_id}
          clientName={choice.chosen?.name ?? appointment?.client_name ?? ''}
          visit={storedVisit(appointment, values.client_id)}
          className="-mt-1 rounded-card border border-divider py-2 pr-2 pl-3"
        />
      )}
      <PaymentFields form={form} appointment={appointment} />
      {appointment && <ComandaButton card={appointment} onPaid={onClose} className="justify-self-start" />}
      {appointment && <ShortHistory entity="appointments" id={appointment.id} />}
    </FormSheet>
  );
}

/** What its technical sheet is of: the appointment as it is stored, with the client whom the form shows. A cancelled one was no visit. */
function storedVisit(appointment: Appointment | undefined, clientId: string | null) {
  if (!appointment || appointment.client_id !== clientId || appointment.status === 'cancelado') return null;
  const { id, date, professional_id, professional_name, lines } = appointment;
  const services = lines.map(({ service_name }) => service_name);
  return { appointment_id: id, date, services, professional_id, professional_name };
}

/** Who gives the lines away: nobody, where a request is for anybody. */
function giver(id: string | null, { worker }: SheetDay, appointment: Appointment | undefined) {
  return id === null && appointment?.requires_confirmation ? null : worker(id);
}

/** What was finalised keeps its prices and times, whoever did it. */
function catalogueFor({ status }: AppointmentForm, known: Known): Catalogue {
  return status === 'finalizado' ? { ...known, service: () => undefined } : known;
}

/** Whether nothing was changed but the professional, and with them the commissions: approving keeps all of that. */
function isOnlyGiven(request: Appointment, values: AppointmentForm, day: SheetDay, known: Known): boolean {
  const asked = valuesOf(request);
  const { professional_id } = values;
  const isAnother = professional_id !== request.professional_id;
  const lines = isAnother
    ? withProfessional(asked.lines, giver(request.professional_id, day, request), day.worker(professional_id), known)
    : asked.lines;
  return JSON.stringify(values) === JSON.stringify({ ...asked, professional_id, lines });
}

/** Approved in this window and not changed since: it can be undone. */
function ApprovedNotice({ appointment, onUndone }: { appointment: Appointment; onUndone: () => void }) {
  const { t } = useTranslation('agenda');
  const approval = useApprovals().find(({ id }) => id === appointment.id);
  const { undo } = useUndoApproval(onUndone);
  if (approval?.version !== appointment.version) return null;
  return (
    <Banner tone="quiet" action={{ label: t('requests.undo'), onPress: () => void undo(approval) }}>
      {t('requests.lastApproved', { name: appointment.client_name })}
    </Banner>
  );
}
