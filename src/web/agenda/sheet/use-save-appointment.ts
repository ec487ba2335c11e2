import { useState } from 'react';
import type { Appointment, SaveWarnings } from '#contract/agenda/appointments.ts';
import type { AppointmentForm } from '#contract/agenda/appointments-forms.ts';
import { client } from '#web/ground/api/client.ts';
import { refusalCode, refusedFields, refusedWith } from '#web/ground/api/errors.ts';
import { newId } from '#web/ground/api/new-id.ts';
import { changed } from '#web/ground/live/changed.ts';
import { useAskAhead } from '#web/ground/use-ask-ahead.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { conflictWith, deletionFailure, type Failure, failureOf } from '../failure.ts';
import { useAskAboutSale } from '../use-ask-about-sale.ts';
import type { AppointmentFields } from './use-appointment-form.ts';

/** What a saved or deleted appointment changes. */
const CHANGED = ['appointments', 'stock_movements', 'sales'] as const;

type Told = {
  /** A failure that no field is to blame for; undefined when a new try begins. */
  onFailure: (failure: Failure | undefined) => void;
  onSaved: () => void;
};

/** Sends the form once, however often it is pressed, and says how it went. */
export function useSaveAppointment(appointment: Appointment | undefined, form: AppointmentFields, told: Told) {
  const { onFailure, onSaved } = told;
  const { t } = useTranslation('agenda');
  const banner = useBanner();
  const { mayCancel, mayReopen } = useAskAboutSale();
  const askAhead = useAskAhead();
  // Made once: a repeated try finds what the first one saved.
  const [id] = useState(newId);
  const [conflict, setConflict] = useState<{ with: string; at: string }>();

  const { save, isSaving } = useSave({
    send: (values: AppointmentForm) =>
      appointment
        ? client.agenda.change({ id: appointment.id, version: appointment.version, appointment: values })
        : client.agenda.create({ id, appointment: values }),
    onSaved: ({ warnings }) => {
      onSaved();
      say(warnings);
    },
    changed: CHANGED,
    onRefused: (error, values) => {
      const taken = conflictWith(error);
      if (refusalCode(error) === 'AHEAD' && appointment?.status === 'finalizado') {
        return form.refuse({ date: 'agenda:errors.finalisedAhead' });
      }
      const limit = refusedWith<{ percent: number }>(error, 'DISCOUNT_LIMIT');
      if (limit) return form.refuse({ discount_value: t('errors.discountLimit', limit) });
      if (askAhead(error, (today) => finaliseOn(today, values))) return true;
      if (taken !== undefined) setConflict({ with: taken, at: placeOf(values) });
      else if (!form.refuse(ofForm(refusedFields(error)))) onFailure(failureOf(error, values, appointment));
      if (isPartGone(refusalCode(error))) changed('services', 'products');
      return true;
    },
  });

  function finaliseOn(today: string, values: AppointmentForm) {
    form.setValue('date', today);
    return save({ ...values, date: today });
  }

  function say({ below_zero, over_time_off, not_done_by: [notDone] }: SaveWarnings) {
    if (below_zero.length > 0) banner.warning(t('sheet.belowZero', { names: below_zero.join(', ') }));
    else if (notDone) banner.warning(t('sheet.savedNotDoneBy', notDone));
    else if (over_time_off) banner.warning(t('sheet.overTimeOff'));
    else banner.success(t(appointment ? 'sheet.changed' : 'sheet.created'));
  }

  return {
    /** Its id, known even if the response was lost. */
    id: appointment?.id ?? id,
    isSaving,
    /** Who is taken at this time; undefined once time or professional are changed. */
    conflictAt: (values: Place) => (conflict?.at === placeOf(values) ? conflict.with : undefined),
    save: async (values: AppointmentForm) => {
      onFailure(undefined);
      setConflict(undefined);
      const isReopening = appointment?.status === 'finalizado' && values.status !== 'finalizado';
      if (isReopening && !(await mayReopen(appointment.id, values.status))) return;
      const isCancelling = appointment && appointment.status !== 'cancelado' && values.status === 'cancelado';
      if (isCancelling && !(await mayCancel(appointment.id))) return;
      return save(values);
    },
  };
}

/** Asks first. */
export function useDeleteAppointment({ onFailure, onSaved }: Told) {
  const { t } = useTranslation('agenda');
  const confirm = useConfirm();
  const { aboutDeleting } = useAskAboutSale();
  const { save, isSaving } = useSave({
    send: client.agenda.remove,
    onSaved,
    success: t('sheet.deleted'),
    changed: CHANGED,
    onRefused: (error) => {
      onFailure(deletionFailure(error));
      return true;
    },
  });
  return {
    isDeleting: isSaving,
    remove: async (id: string) => {
      const description = [...(await aboutDeleting(id)), t('sheet.deleteQuestion')].join(' ');
      const agreed = await confirm({ title: t('sheet.delete'), description });
      if (!agreed) return;
      onFailure(undefined);
      await save({ id });
    },
  };
}

type Place = Pick<AppointmentForm, 'date' | 'start_time' | 'professional_id'> & {
  lines: ReadonlyArray<{ duration_minutes: number }>;
};

function placeOf({ date, start_time, professional_id, lines }: Place): string {
  return [date, start_time, professional_id, ...lines.map(({ duration_minutes }) => duration_minutes)].join(' ');
}

/** The form is a part of the call's input. */
function ofForm(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, key]) => [name.replace(/^appointment\./, ''), key]));
}

function isPartGone(code: string | undefined): boolean {
  return code === 'SERVICE_NOT_FOUND' || code === 'PRODUCT_NOT_FOUND';
}
