import { useState } from 'react';
import type { AppointmentForm, LineForm } from '#contract/agenda/appointments-forms.ts';
import { emptyLine } from './line-draft.ts';
import { shownLines } from './shown-lines.ts';
import type { AppointmentFields } from './use-appointment-form.ts';

/** The service lines, each with a key that stays its own when another is removed. */
export function useLines(form: AppointmentFields) {
  const { value, onChange, error } = form.control('lines');
  const lines = value as LineForm[];
  const [keys, setKeys] = useState(() => lines.map((_, index) => index));
  const [added, setAdded] = useState<number>();
  return {
    lines: shownLines(form.watch() as AppointmentForm).map((line, index) => {
      const key = keys[index] ?? index;
      return { line, index, key, isAdded: key === added };
    }),
    error,
    change: (index: number, line: LineForm) => form.control(`lines.${index}`).onChange(line),
    replace: onChange,
    add: () => {
      const key = Math.max(-1, ...keys) + 1;
      onChange([...lines, emptyLine()]);
      setKeys([...keys, key]);
      setAdded(key);
    },
    remove: (index: number) => {
      onChange(lines.filter((_, other) => other !== index));
      setKeys(keys.filter((_, other) => other !== index));
    },
  };
}
