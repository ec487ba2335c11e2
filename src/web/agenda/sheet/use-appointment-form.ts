import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Appointment } from '#contract/agenda-appointments.ts';
import { type AppointmentForm, appointmentForm, type LineForm } from '#contract/agenda-appointments-forms.ts';
import { api } from '#web/app/api/client.ts';
import { useForm } from '#web/ui/use-form.ts';
import { emptyLine } from './line-draft.ts';
import type { SheetOpening } from './sheet-opening.ts';

export type AppointmentFields = ReturnType<typeof useAppointmentForm>['form'];

/** The form, filled with the appointment as it was first read: what changes elsewhere meanwhile does not touch what is typed here. */
export function useAppointmentForm(opening: SheetOpening) {
  const [defaultValues] = useState(() => freshValues(opening));
  const form = useForm(appointmentForm, { defaultValues });
  const [appointment, setAppointment] = useState<Appointment>();
  const input = opening.kind === 'edit' ? { id: opening.id } : skipToken;
  // Never from memory: what is changed is saved only onto what it was when it was read.
  const reading = useQuery(api.agenda.read.queryOptions({ input, gcTime: 0 }));

  const adopt = useRef((read: Appointment) => {
    form.reset(valuesOf(read));
    setAppointment(read);
  });
  useEffect(() => {
    if (reading.data && !appointment) adopt.current(reading.data);
  }, [reading.data, appointment]);

  async function reload() {
    const { data } = await reading.refetch();
    if (data) adopt.current(data);
  }

  return { form, appointment, reading, reload, isReady: opening.kind === 'new' || appointment !== undefined };
}

function freshValues(opening: SheetOpening): AppointmentForm {
  const preset = opening.kind === 'new' ? opening : undefined;
  return {
    client_id: null,
    date: preset?.date ?? '',
    start_time: preset?.start_time ?? '',
    professional_id: preset?.professional_id ?? null,
    status: 'pendente',
    payment_method: null,
    discount_value: 0,
    lines: [emptyLine()],
  };
}

function valuesOf(appointment: Appointment): AppointmentForm {
  const { client_id, date, start_time, professional_id, status, payment_method, discount_value, lines } = appointment;
  return {
    client_id,
    date,
    start_time,
    professional_id,
    status,
    payment_method,
    discount_value,
    lines: lines.length > 0 ? lines.map(lineOf) : [emptyLine()],
  };
}

function lineOf({ category: _, products_used, ...line }: Appointment['lines'][number]): LineForm {
  return {
    ...line,
    products_used: products_used.map(({ product_id, quantity_used }) => ({ product_id, quantity_used })),
  };
}
