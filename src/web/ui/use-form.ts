import { type SyntheticEvent, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormRegisterReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import { useTranslation } from '#web/texts/use-translation.ts';

type Issue = { message: string; path?: ReadonlyArray<PropertyKey | { key: PropertyKey }> };

/** What `form.field` returns. */
export type Registered = UseFormRegisterReturn & { error: string | undefined };

/** What `form.control` returns. */
export type Control<Value> = { value: Value; onChange: (value: Value) => void; error?: string | undefined };

/** The standard schema interface: the kit knows no schema library. */
export type Schema<Input, Output> = {
  '~standard': {
    validate: (
      value: unknown,
    ) => { value: Output } | { issues: readonly Issue[] } | Promise<{ value: Output } | { issues: readonly Issue[] }>;
    types?: { input: Input; output: Output } | undefined;
  };
};

/**
 * A form on a schema whose messages are text keys. `form.field('email')` goes into a field, `form.submit(save)` on the form; the first
 * wrong field gets the focus, and nothing typed is lost.
 */
export function useForm<Input extends FieldValues, Output extends FieldValues>(
  schema: Schema<Input, Output>,
  { defaultValues }: { defaultValues: DefaultValues<Input> },
) {
  const { t } = useTranslation();
  const form = useHookForm<Input, unknown, Output>({
    resolver: resolverFor(schema),
    shouldFocusError: false,
    defaultValues,
  });
  const { errors, isSubmitting, isDirty, isSubmitted, submitCount } = form.formState;
  const element = useRef<Element>(null);

  // In the page's order, including controls whose element the form library does not know.
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [submitCount]);

  function errorOf(name: Path<Input>): string | undefined {
    const { error } = form.getFieldState(name, form.formState);
    const message = error?.message ?? error?.root?.message;
    return message && String(t(message as never, { number: rowNumber(name) }));
  }

  return {
    isSubmitting,
    isDirty,
    hasErrors: Object.keys(errors).length > 0,
    reset: form.reset,
    watch: form.watch,
    setValue: form.setValue,
    /** For the hooks beside this one. */
    library: form,

    /** For a native input. */
    field: (name: Path<Input>) => ({ ...form.register(name), error: errorOf(name) }),

    /** For a control with a value. */
    control: <Name extends Path<Input>>(name: Name) => ({
      value: form.watch(name),
      onChange: (value: PathValue<Input, Name>) =>
        form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted }),
      error: errorOf(name),
    }),

    /** Also for a button of a fieldset, if a form is inside another. */
    submit: (save: (values: Output) => Promise<unknown>) => (event: SyntheticEvent) => {
      element.current = event.currentTarget.closest('form, fieldset');
      event.stopPropagation();
      return form.handleSubmit(async (values) => {
        await save(values);
      })(event);
    },

    /** Shows the server's refusals by field; returns whether there were any. */
    refuse: (fields: Record<string, string>) => {
      const entries = Object.entries(fields);
      for (const [name, message] of entries) form.setError(name as Path<Input>, { message });
      return entries.length > 0;
    },
  };
}

function resolverFor<Input extends FieldValues, Output extends FieldValues>(
  schema: Schema<Input, Output>,
): Resolver<Input, unknown, Output> {
  return async (values) => {
    const result = await schema['~standard'].validate(values);
    if (!('issues' in result) || !result.issues) return { values: (result as { value: Output }).value, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const { message, path = [] } of result.issues) place(errors, path.map(keyOf), message);
    return { values: {}, errors } as never;
  };
}

/** The line of a list that a field belongs to, counted from 1, for its message. */
function rowNumber(name: string): number | undefined {
  const index = /\.(\d+)(?:\.|$)/.exec(name)?.[1];
  return index === undefined ? undefined : Number(index) + 1;
}

const keyOf = (part: PropertyKey | { key: PropertyKey }) => String(typeof part === 'object' ? part.key : part);

/** react-hook-form wants errors shaped like the values; the first message of a field is the one to show. */
function place(errors: Record<string, unknown>, path: string[], message: string): void {
  const [name = 'root', ...rest] = path;
  if (rest.length === 0) {
    errors[name] ??= { type: 'schema', message };
    return;
  }
  errors[name] ??= {};
  place(errors[name] as Record<string, unknown>, rest, message);
}
