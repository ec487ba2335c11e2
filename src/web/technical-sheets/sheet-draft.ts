import { useState } from 'react';
import { type SheetForm, sheetForm } from '#contract/technical-sheets/forms.ts';
import { type FormulaLine, isEmptyLine } from '#domain/technical-sheets/formula.ts';
import { MOST_LINES } from '#domain/technical-sheets/limits.ts';
import type { Schema, useForm } from '#web/ui/use-form.ts';
import { useRows } from '#web/ui/use-rows.ts';

export const emptyLine: FormulaLine = { place: '', product: '', brand: '', proportion: '', minutes: null };

type Typed = SheetForm;

/** A line in which nothing was written is no line. What is wrong with another is said where it stands. */
export const typedSheet: Schema<Typed, SheetForm> = {
  '~standard': {
    validate: async (value) => {
      const typed = value as Typed;
      const places = typed.lines.flatMap((line, place) => (isEmptyLine(line) ? [] : [place]));
      const written = { ...typed, lines: places.map((place) => typed.lines[place]) };
      const result = await sheetForm['~standard'].validate(written);
      if (!result.issues) return { value: result.value };
      return {
        issues: result.issues.map(({ message, path = [] }) => {
          const [list, index, ...rest] = path;
          const isOfLine = list === 'lines' && typeof index === 'number';
          return { message, path: isOfLine ? [list, places[index] ?? index, ...rest] : path };
        }),
      };
    },
  },
};

/** Begins with a line to write into. */
export function valuesOf(
  sheet: Pick<SheetForm, 'result' | 'lines'> | undefined,
  { date, staff_id }: Pick<SheetForm, 'date' | 'staff_id'>,
): Typed {
  const lines = sheet?.lines.length ? sheet.lines : [emptyLine];
  return { date, staff_id, result: sheet?.result ?? '', lines };
}

export type SheetFields = ReturnType<typeof useForm<Typed, SheetForm>>;

/** The lines of a form, which keeps one to write into. */
export function useFormulaLines(form: SheetFields) {
  const { keys, append, remove, replace } = useRows<Typed, SheetForm, 'lines'>(form, 'lines');
  const [isCopied, setCopied] = useState(false);
  return {
    keys,
    replace,
    isCopied,
    isFull: keys.length >= MOST_LINES,
    add: () => append(emptyLine),
    remove: (index: number) => (keys.length > 1 ? remove(index) : replace([emptyLine])),
    /** Values and not the lines themselves: they belong to another sheet. */
    copy: (lines: readonly FormulaLine[]) => {
      form.setValue(
        'lines',
        lines.map((line) => ({ ...line })),
        { shouldDirty: true },
      );
      replace(lines.map((line) => ({ ...line })));
      setCopied(true);
    },
  };
}
