import type { FormEvent, KeyboardEvent } from 'react';
import { numberLocale } from '#domain/shared/countries.ts';
import { numberFormat } from '#domain/shared/formatters.ts';
import { parseNumber } from '#domain/shared/numbers.ts';
import { ParsedField, type ParsedFieldProps } from './parsed-input.tsx';
import { usePlace } from './use-place.ts';

/** `null` is an empty field; NaN a text that is no number, which validation refuses. */
type NumberValue = number | null;
type FieldOf = Omit<ParsedFieldProps<NumberValue>, 'parse' | 'format' | 'inputMode' | 'min' | 'max' | 'step'>;

export type NumberFieldProps = FieldOf & { min?: number; max?: number; step?: number; suffix?: string };

/** A text input, so that the mouse wheel changes nothing and a comma is a decimal sign. Arrow keys go up and down by `step`. */
export function NumberField(props: NumberFieldProps) {
  const { min = -Infinity, max = Infinity, step = 1, suffix, ...field } = props;
  const place = usePlace();
  const decimal = numberFormat(numberLocale(place), { useGrouping: false, maximumFractionDigits: 6 });

  function parse(text: string) {
    // A pasted "12,5%" includes the suffix that the field shows anyway.
    const typed = text.trim();
    const bare = suffix && typed.endsWith(suffix) ? typed.slice(0, -suffix.length) : typed;
    return bare === '' ? null : parseNumber(bare, place, Number.NaN);
  }

  function stepWithArrows(event: KeyboardEvent<HTMLInputElement>) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction || field.readOnly) return;
    event.preventDefault();
    const next = (field.value || 0) + direction * step;
    field.onChange(Math.min(max, Math.max(min, withoutFloatDust(next))));
  }

  return (
    <ParsedField
      {...field}
      after={suffix && <span className="pointer-events-none px-3 text-muted">{suffix}</span>}
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      parse={parse}
      format={(value) => (value === null || Number.isNaN(value) ? '' : decimal.format(value))}
      onBeforeInput={refuseLetters}
      onKeyDown={stepWithArrows}
    />
  );
}

export type MoneyFieldProps = FieldOf & {
  symbol: string;
  /** Into cents; null if it is no amount. */
  parse: (text: string) => number | null;
  format: (cents: number) => string;
};

export function MoneyField({ symbol, parse, format, ...field }: MoneyFieldProps) {
  return (
    <ParsedField
      {...field}
      before={symbol}
      inputMode="decimal"
      parse={(text) => (text.trim() === '' ? null : (parse(text) ?? Number.NaN))}
      format={(cents) => (cents === null || Number.isNaN(cents) ? '' : format(cents))}
      onBeforeInput={refuseLetters}
      style={{ paddingLeft: `calc(${symbol.length}ch + 1.375rem)` }}
    />
  );
}

/** Refuses letters typed by mistake; a pasted "R$ 1.234,56" is still read. */
function refuseLetters(event: FormEvent<HTMLInputElement>) {
  const typed = (event.nativeEvent as InputEvent).data;
  if (typed?.length === 1 && /[^\d.,-]/.test(typed)) event.preventDefault();
}

/** So that 0.1 + 0.2 is 0.3. */
function withoutFloatDust(value: number) {
  return Number(value.toFixed(6));
}
