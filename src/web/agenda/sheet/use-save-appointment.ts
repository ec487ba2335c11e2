import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Appointment, SaveWarnings } from '#contract/agenda-appointments.ts';
import type { AppointmentForm } from '#contract/agenda-appointments-forms.ts';
import { api, client, queryClient } from '#web/app/api/client.ts';
import { refusalCode, refusedFields } from '#web/app/api/errors.ts';
import { newId } from '#web/app/api/new-id.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { appointmentsChanged } from '../appointments-changed.ts';
import { conflictWith } from '../conflict-with.ts';
import type { Failure } from './editor-alert.tsx';
import { failureOf } from './failure-of.ts';

type Options = {
  appointment: Appointment | undefined;
  /** What no field is to blame for; undefined when a new try begins. */
  onFailure: (failure: Failure | undefined) => void;
  refuse: (fields: Record<string, string>) => boolean;
  onSaved: () => void;
};

/** Sends the form once, however often it is pressed, and says how it went. */
export function useSaveAppointment({ appointment, onFailure, refuse, onSaved }: Options) {
  const { t } = useTranslation('agenda');
  const banner = useBanner();
  // Made once: a repeated try finds what the first one saved.
  const [id] = useState(newId);
  const isRunning = useRef(false);
  const [conflict, setConflict] = useState<{ with: string; at: string }>();

  const save = useMutation({
    mutationFn: (values: AppointmentForm) =>
      appointment
        ? client.agenda.change({ id: appointment.id, version: appointment.version, appointment: values })
        : client.agenda.create({ id, appointment: values }),
    onMutate: () => {
      onFailure(undefined);
      setConflict(undefined);
    },
    onSuccess: async ({ warnings }) => {
      onSaved();
      say(warnings);
      await appointmentsChanged();
    },
    onError: (error, values) => {
      const taken = conflictWith(error);
      if (taken !== undefined) setConflict({ with: taken, at: placeOf(values) });
      else if (!refuse(ofForm(refusedFields(error)))) onFailure(failureOf(error, values, appointment));
      if (isPartGone(refusalCode(error))) offersChanged();
    },
  });

  function say({ below_zero, over_time_off }: SaveWarnings) {
    if (below_zero.length > 0) banner.warning(t('sheet.belowZero', { names: below_zero.join(', ') }));
    else if (over_time_off) banner.warning(t('sheet.overTimeOff'));
    else banner.success(t(appointment ? 'sheet.changed' : 'sheet.created'));
  }

  return {
    /** Where what was saved is found, also when its answer was lost. */
    id: appointment?.id ?? id,
    isSaving: save.isPending,
    /** Who is taken at this very time; another time or professional has not been tried yet. */
    conflictAt: (values: Place) => (conflict?.at === placeOf(values) ? conflict.with : undefined),
    save: async (values: AppointmentForm) => {
      if (isRunning.current) return;
      isRunning.current = true;
      await save.mutateAsync(values).catch(() => {});
      isRunning.current = false;
    },
  };
}

type Place = Pick<AppointmentForm, 'date' | 'start_time' | 'professional_id'> & {
  lines: ReadonlyArray<{ duration_minutes: number }>;
};

function placeOf({ date, start_time, professional_id, lines }: Place): string {
  return [date, start_time, professional_id, ...lines.map(({ duration_minutes }) => duration_minutes)].join(' ');
}

/** In the call the form is a part of the input. */
function ofForm(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, key]) => [name.replace(/^appointment\./, ''), key]));
}

function isPartGone(code: string | undefined): boolean {
  return code === 'SERVICE_NOT_FOUND' || code === 'PRODUCT_NOT_FOUND';
}

/** What can be chosen is no longer what is shown. */
function offersChanged() {
  for (const queryKey of [api.services.key(), api.products.key(), api.agenda.suggestedProducts.key()]) {
    queryClient.invalidateQueries({ queryKey });
  }
}
