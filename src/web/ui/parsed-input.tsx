import { type ComponentProps, useRef, useState } from 'react';
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
 * cannot be read is handed on (as `parse` says) instead of dropped: validation refuses it and nothing typed is lost. The press that
 * brings the focus selects what is there, as the Tab key does: 100 typed into "0,00" is a hundred, and not 1000,00.
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
        // Whoever has drawn over a part of it wants that part.
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
      className={classNames(controlLook, 'h-control', className)}
    />
  );
}
