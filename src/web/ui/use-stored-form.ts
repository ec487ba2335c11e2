import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import { keepTyped } from './unsaved.ts';
import { type Schema, useForm } from './use-form.ts';

/**
 * A form about something stored, which may change while the form is open. The form takes changes over unless somebody is typing; a change during our
 * own save is its answer, and what was typed during it stays.
 */
export function useStoredForm<Input extends FieldValues, Output extends FieldValues>(
  schema: Schema<Input, Output>,
  stored: Input,
) {
  const form = useForm(schema, { defaultValues: stored as DefaultValues<Input> });
  const { isDirty, isSubmitting, library } = form;
  useEffect(() => (isDirty ? keepTyped() : undefined), [isDirty]);
  const isSaved = useRef(false);
  const sent = useRef<Input>(undefined);
  const text = JSON.stringify(stored);
  const shown = useRef(text);
  useEffect(() => {
    if (isSubmitting) return;
    const wasSaved = isSaved.current;
    isSaved.current = false;
    if (text === shown.current || (isDirty && !wasSaved)) return;
    shown.current = text;
    const typed = wasSaved ? typedSince(sent.current, library.getValues()) : [];
    library.reset(JSON.parse(text));
    for (const [name, value] of typed) library.setValue(name, value, { shouldDirty: true });
  }, [text, isDirty, isSubmitting, library]);
  return {
    ...form,
    /** `save` returns undefined if it was refused. */
    submit: (save: (values: Output) => Promise<unknown>) =>
      form.submit(async (values) => {
        sent.current = structuredClone(library.getValues());
        isSaved.current = (await save(values)) !== undefined;
      }),
  };
}

function typedSince<Input extends FieldValues>(sent: Input | undefined, now: Input) {
  const entries = Object.entries(now) as [Path<Input>, PathValue<Input, Path<Input>>][];
  return entries.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(sent?.[name]));
}
