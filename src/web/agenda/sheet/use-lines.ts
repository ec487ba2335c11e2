import { useState } from 'react';
import type { LineForm } from '#contract/agenda-appointments-forms.ts';
import { emptyLine } from './line-draft.ts';
import type { AppointmentFields } from './use-appointment-form.ts';

/** The service lines, each with a key that stays its own when another is removed. */
export function useLines(form: AppointmentFields) {
  const { value, onChange, error } = form.control('lines');
  const lines = value as LineForm[];
  const [keys, setKeys] = useState(() => lines.map((_, index) => index));
  return {
    lines: lines.map((line, index) => ({ line, index, key: keys[index] ?? index })),
    error,
    change: (index: number, line: LineForm) => form.control(`lines.${index}`).onChange(line),
    replace: onChange,
    add: () => {
      onChange([...lines, emptyLine()]);
      setKeys([...keys, Math.max(-1, ...keys) + 1]);
    },
    remove: (index: number) => {
      onChange(lines.filter((_, other) => other !== index));
      setKeys(keys.filter((_, other) => other !== index));
    },
  };
}
