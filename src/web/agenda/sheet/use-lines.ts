import { useState } from 'react';
import type { AppointmentForm, LineForm } from '#contract/agenda/appointments-forms.ts';
import { useRows } from '#web/ui/use-rows.ts';
import { emptyLine } from './line-draft.ts';
import { shownLines } from './shown-lines.ts';
import type { AppointmentFields } from './use-appointment-form.ts';

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
    /** As many as there are: a list set as a whole would be a list of other lines. */
    changeEach: (lines: readonly LineForm[]) => {
      for (const [index, line] of lines.entries()) change(index, line);
    },
    add: () => append(emptyLine()),
    remove,
  };
}
