import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, Field, type FieldProps, splitFieldProps } from './field.tsx';
import { Affixed } from './text-field.tsx';

export type ParsedInputProps<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  parse: (text: string) => Value;
  format: (value: Value) => string;
} & Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'defaultValue'>;

/**
 * A text input that holds a value. The text stays as typed while it means the value, and is formatted on leaving. Text that cannot be read
 * is passed on (as `parse` returns it), so that validation refuses it and nothing is lost. The click that brings the focus selects
 * everything, like the Tab key: 100 typed into "0,00" is a hundred, not 1000,00.
 */
export function ParsedInput<Value>({ value, onChange, parse, format, className, ...input }: ParsedInputProps<Value>) {
  const [draft, setDraft] = useState<string>();
  const hadFocus = useRef(false);
  const isCurrent = draft !== undefined && Object.is(parse(draft), value);
  return (
    <input
      autoComplete="off"
      {...input}
      type="text"
      value={isCurrent ? draft : format(value)}
      onPointerDown={(event) => {
        hadFocus.current = event.currentTarget === document.activeElement;
      }}
      onClick={({ currentTarget: field }) => {
        // A selection made by dragging stays.
        if (!hadFocus.current && field.selectionStart === field.selectionEnd) field.select();
      }}
      onChange={(event) => {
        setDraft(event.currentTarget.value);
        onChange(parse(event.currentTarget.value));
      }}
      onBlur={(event) => {
        if (Object.is(parse(format(value)), value)) setDraft(undefined);
        input.onBlur?.(event);
      }}
      className={classNames(controlLook, 'h-control tabular-nums', className)}
    />
  );
}

export type ParsedFieldProps<Value> = FieldProps & Omit<ParsedInputProps<Value>, keyof FieldProps>;

/** The input with label, hint and error, and a sign before or after the value. */
export function ParsedField<Value>(props: ParsedFieldProps<Value> & { before?: ReactNode; after?: ReactNode }) {
  const { field, control } = splitFieldProps(props);
  const { before, after, ...input } = control;
  return (
    <Field {...field}>
      {(ties) => (
        <Affixed before={before} after={after}>
          <ParsedInput {...input} {...ties} />
        </Affixed>
      )}
    </Field>
  );
}
