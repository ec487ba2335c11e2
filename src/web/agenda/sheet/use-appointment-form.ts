import { useState } from 'react';
import type { Appointment } from '#contract/agenda/appointments.ts';
import { type AppointmentForm, appointmentForm, type LineForm } from '#contract/agenda/appointments-forms.ts';
import { linesAgain } from '#domain/agenda/next-visit.ts';
import { useForm } from '#web/ui/use-form.ts';
import { useRows } from '#web/ui/use-rows.ts';
import type { Slot } from '../address.ts';
import { emptyLine, shownLines } from './line-draft.ts';

export type AppointmentFields = ReturnType<typeof useAppointmentForm>;

/** A form with the appointment's values, or with what is known of a new one. */
export function useAppointmentForm(start: Appointment | Slot, like?: Appointment, client?: string) {
  const [defaultValues] = useState(() => ('id' in start ? valuesOf(start) : freshValues(start, like, client)));
  return useForm(appointmentForm, { defaultValues });
}

/** The service lines of the form, as they would be saved. */
export function useLines(form: AppointmentFields) {
  const { keys, append, remove } = useRows(form, 'lines');
  const [atFirst] = useState(() => new Set(keys));
  const change = (index: number, line: LineForm) => form.control(`lines.${index}`).onChange(line);
  return {
    lines: shownLines(form.watch() as AppointmentForm).map((line, index) => {
      const key = keys[index] ?? '';
      return { line, index, key, isAdded: !atFirst.has(key) };
    }),
    error: form.control('lines').error,
    change,
    /** One by one: a list set as a whole would get new keys. */
    changeEach: (lines: readonly LineForm[]) => {
      for (const [index, line] of lines.entries()) change(index, line);
    },
    add: () => append(emptyLine()),
    remove,
  };
}

/** Like another one it is for the same client, with the same services by the same professional. */
function freshValues(
  { date, start_time = '', professional_id }: Slot,
  like?: Appointment,
  client?: string,
): AppointmentForm {
  const again = like && valuesOf({ ...like, lines: linesAgain(like.lines) });
  return {
    client_id: again?.client_id ?? client ?? null,
    date,
    start_time,
    professional_id: professional_id ?? again?.professional_id ?? null,
    status: 'pendente',
    payment_method: null,
    discount_value: 0,
    lines: again?.lines ?? [emptyLine()],
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

type Line = Appointment['lines'][number];

function lineOf({ category: _, service_percent: __, offered: ___, products_used, ...line }: Line): LineForm {
  return {
    ...line,
    products_used: products_used.map(({ product_id, quantity_used }) => ({ product_id, quantity_used })),
  };
}
