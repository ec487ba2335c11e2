import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { type Schema, useForm } from './use-form.ts';

/**
 * A form about something stored, which may change while the form is open. The form takes changes over unless somebody is typing; a change during our
 * own save is its answer.
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
    /** `save` returns undefined if it was refused. */
    submit: (save: (values: Output) => Promise<unknown>) =>
      form.submit(async (values) => {
        isSaved.current = (await save(values)) !== undefined;
      }),
  };
}
