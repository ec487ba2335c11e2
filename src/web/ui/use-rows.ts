import {
  type ArrayPath,
  type FieldArray,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useFieldArray,
} from 'react-hook-form';
import type { Schema } from './use-form.ts';

/**
 * The rows of a form, each with a stable key. Their values are read and changed through the form:
 * `form.control(`lines.${index}`)`.
 */
export function useRows<Input extends FieldValues, Output extends FieldValues, Name extends ArrayPath<Input>>(
  { library: { control, formState, trigger } }: { library: UseFormReturn<Input, unknown, Output> },
  name: Name,
) {
  // Rows may have an `id` of their own.
  const { fields, append, remove, replace } = useFieldArray({ control, name, keyName: 'key' });
  type Row = FieldArray<Input, Name>;

  /** The library validates the list, but not its rows. */
  function checked<Change extends unknown[]>(change: (...how: Change) => void) {
    return (...how: Change) => {
      change(...how);
      if (formState.isSubmitted) void trigger(name as unknown as Path<Input>);
    };
  }

  return {
    keys: fields.map(({ key }) => key),
    append: checked((row: Row) => append(row, { shouldFocus: false })),
    remove: checked((index: number) => remove(index)),
    /** With new keys. */
    replace: checked((rows: Row[]) => replace(rows)),
  };
}

/** For a form whose values differ from what is sent. Errors appear where the schema has them. */
export function filledInAs<Typed, Input, Output>(
  schema: Schema<Input, Output>,
  sent: (typed: Typed) => Input,
): Schema<Typed, Output> {
  return { '~standard': { validate: (typed) => schema['~standard'].validate(sent(typed as Typed)) } };
}
