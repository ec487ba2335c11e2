import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { type Schema, useForm } from './use-form.ts';

/**
 * A form about something that is stored, as it is known now: that may change while the form is open, by our own save or by somebody else's. It is taken
 * over unless somebody is typing; what comes while we save is the answer to it, if it was saved.
 */
export function useStoredForm<Input extends FieldValues, Output extends FieldValues>(
  schema: Schema<Input, Output>,
  stored: Input,
) {
  const form = useForm(schema, { defaultValues: stored as DefaultValues<Input> });
  const { isDirty, isSubmitting, reset } = form;
  const isSaved = useRef(false);
  const text = JSON.stringify(stored);
  const shown = useRef(text);
  useEffect(() => {
    if (isSubmitting) return;
    const wasSaved = isSaved.current;
    isSaved.current = false;
    if (text === shown.current || (isDirty && !wasSaved)) return;
    shown.current = text;
    reset(JSON.parse(text));
  }, [text, isDirty, isSubmitting, reset]);
  return {
    ...form,
    /** Saving answers undefined where it was refused. */
    submit: (save: (values: Output) => Promise<unknown>) =>
      form.submit(async (values) => {
        isSaved.current = (await save(values)) !== undefined;
      }),
  };
}
