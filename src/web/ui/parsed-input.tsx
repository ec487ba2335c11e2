import { type ComponentProps, useState } from 'react';
import { classNames } from './class-names.ts';
import { controlLook } from './field.tsx';

export type ParsedInputProps<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  parse: (text: string) => Value;
  format: (value: Value) => string;
} & Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'defaultValue'>;

/**
 * A text input that holds a value. What is typed stays as typed while it means the value, and is written properly on leaving. What
 * cannot be read is handed on (as `parse` says) instead of dropped: validation refuses it and nothing typed is lost.
 */
export function ParsedInput<Value>({ value, onChange, parse, format, className, ...input }: ParsedInputProps<Value>) {
  const [draft, setDraft] = useState<string>();
  const isCurrent = draft !== undefined && Object.is(parse(draft), value);
  return (
    <input
      autoComplete="off"
      {...input}
      type="text"
      value={isCurrent ? draft : format(value)}
      onChange={(event) => {
        setDraft(event.currentTarget.value);
        onChange(parse(event.currentTarget.value));
      }}
      onBlur={(event) => {
        if (Object.is(parse(format(value)), value)) setDraft(undefined);
        input.onBlur?.(event);
      }}
      className={classNames(controlLook, 'h-control', className)}
    />
  );
}
