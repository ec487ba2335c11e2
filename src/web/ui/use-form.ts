import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';

type Issue = { message: string; path?: ReadonlyArray<PropertyKey | { key: PropertyKey }> };

type Values<Input> =
  | { defaultValues: DefaultValues<Input>; stored?: undefined }
  | { stored: Input; defaultValues?: undefined };

/** What `form.field` gives, to be spread into a field. */
export type Registered = UseFormRegisterReturn & { error: string | undefined };

/** What `form.control` gives. */
export type Control<Value> = { value: Value; onChange: (value: Value) => void; error?: string | undefined };

/** Any schema library speaks this; the kit knows none of them. */
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
 * wrong field gets the focus, and nothing typed is lost. `stored` is what the form is about as it is known now: it may change while the form
 * is open, by our own save or by somebody else's.
 */
export function useForm<Input extends FieldValues, Output extends FieldValues>(
  schema: Schema<Input, Output>,
  { stored, defaultValues = stored as DefaultValues<Input> }: Values<Input>,
) {
  const { t } = useTranslation();
  const form = useHookForm<Input, unknown, Output>({
    resolver: resolverFor(schema),
    shouldFocusError: false,
    defaultValues,
  });
  const isSaved = useRef(false);
  useStored(form, stored, isSaved);
  const { errors, isSubmitting, isDirty, isSubmitted, submitCount } = form.formState;
  const element = useRef<Element>(null);

  // By the page's order and also for controls that the form library holds no element of.
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
    /** For `useRows`. */
    library: form,

    /** For an input of the browser's own. */
    field: (name: Path<Input>) => ({ ...form.register(name), error: errorOf(name) }),

    /** For a control that holds a value rather than text. */
    control: <Name extends Path<Input>>(name: Name) => ({
      value: form.watch(name),
      onChange: (value: PathValue<Input, Name>) =>
        form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted }),
      error: errorOf(name),
    }),

    /** Also on a button of a fieldset, where a form stands inside another. Saving answers undefined where it was refused. */
    submit: (save: (values: Output) => Promise<unknown>) => (event: SyntheticEvent) => {
      element.current = event.currentTarget.closest('form, fieldset');
      event.stopPropagation();
      return form.handleSubmit(async (values) => {
        isSaved.current = (await save(values)) !== undefined;
      })(event);
    },

    /** What the server refused, field by field; answers whether any field was named. */
    refuse: (fields: Record<string, string>) => {
      const entries = Object.entries(fields);
      for (const [name, message] of entries) form.setError(name as Path<Input>, { message });
      return entries.length > 0;
    },
  };
}

/** Takes over what was stored meanwhile, unless somebody is typing. What comes while we save is the answer to it, if it was saved. */
function useStored<Input extends FieldValues>(
  form: UseFormReturn<Input, unknown, FieldValues>,
  stored: Input | undefined,
  isSaved: RefObject<boolean>,
): void {
  const { isDirty, isSubmitting } = form.formState;
  const text = stored && JSON.stringify(stored);
  const shown = useRef(text);
  useEffect(() => {
    if (isSubmitting) return;
    const wasSaved = isSaved.current;
    isSaved.current = false;
    if (!text || text === shown.current || (isDirty && !wasSaved)) return;
    shown.current = text;
    form.reset(JSON.parse(text));
  }, [text, isDirty, isSubmitting, form, isSaved]);
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

/** Which line of a list a field belongs to, counted as people do: the message may say it. */
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
  // A list, so that the messages of a row move with it.
  errors[name] ??= /^\d+$/.test(rest[0] ?? '') ? [] : {};
  place(errors[name] as Record<string, unknown>, rest, message);
}
