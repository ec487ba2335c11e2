import { useState } from 'react';
import type { Appointment } from '#contract/agenda/appointments.ts';
import { type AppointmentForm, appointmentForm, type LineForm } from '#contract/agenda/appointments-forms.ts';
import { useForm } from '#web/ui/use-form.ts';
import { emptyLine } from './line-draft.ts';

/** What the click already told about a new appointment. */
export type Preset = { date: string; start_time?: string; professional_id?: string };

export type AppointmentFields = ReturnType<typeof useAppointmentForm>;

/** A form with the appointment's values, or with what is known of a new one. */
export function useAppointmentForm(start: Appointment | Preset) {
  const [defaultValues] = useState(() => ('id' in start ? valuesOf(start) : freshValues(start)));
  return useForm(appointmentForm, { defaultValues });
}

function freshValues({ date, start_time = '', professional_id }: Preset): AppointmentForm {
  return {
    client_id: null,
    date,
    start_time,
    professional_id: professional_id ?? null,
    status: 'pendente',
    payment_method: null,
    discount_value: 0,
    lines: [emptyLine()],
  };
}

export function valuesOf(appointment: Appointment): AppointmentForm {
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

function lineOf({ category: _, service_percent: __, products_used, ...line }: Appointment['lines'][number]): LineForm {
  return {
    ...line,
    products_used: products_used.map(({ product_id, quantity_used }) => ({ product_id, quantity_used })),
  };
}
