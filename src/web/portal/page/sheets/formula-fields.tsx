import { Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isEmptyLine } from '#domain/technical-sheets/formula.ts';
import { MOST_LINES, MOST_MINUTES } from '#domain/technical-sheets/limits.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type Draft, emptyLine, type Line } from './sheet-draft.ts';

type Props = {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** What the server refused, and where it says why. */
  wrong: { key: number; field: string } | undefined;
  errorAt: string;
};

/** Line by line; Enter in the last one adds another. */
export function FormulaFields({ draft, onChange, wrong, errorAt }: Props) {
  const { t } = useTranslation('technicalSheets');
  const list = useRef<HTMLDivElement>(null);
  const goTo = useRef<number>(undefined);
  const { lines } = draft;
  const isFull = lines.length >= MOST_LINES;
  useEffect(() => {
    if (goTo.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-line="${goTo.current}"] input`)?.focus();
    goTo.current = undefined;
  });
  useEffect(() => {
    if (wrong) list.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [wrong]);

  const put = (lines: Line[], focus?: number) => {
    goTo.current = focus;
    onChange({ ...draft, lines });
  };
  const add = () => put([...lines, emptyLine()], lines.length);
  function remove(at: number) {
    const left = lines.filter((_, index) => index !== at);
    put(left.length > 0 ? left : [emptyLine()], Math.max(0, at - 1));
  }
  function onEnter(event: KeyboardEvent, line: Line) {
    const isInput = event.key === 'Enter' && event.target instanceof HTMLInputElement;
    if (!isInput || line !== lines.at(-1) || isEmptyLine(line) || isFull) return;
    event.preventDefault();
    add();
  }

  return (
    <div ref={list} className="grid gap-3">
      <h3 className="font-semibold">{t('form.lines')}</h3>
      {lines.map((line, index) => {
        const text = (name: 'place' | 'product' | 'brand' | 'proportion') => ({
          label: t(`columns.${name}`),
          maxLength: 200,
          autoComplete: 'off',
          value: line[name],
          errorAt: wrong?.key === line.key && wrong.field === name ? errorAt : undefined,
          onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
            put(lines.map((one) => (one === line ? { ...line, [name]: value } : one))),
        });
        return (
          <fieldset
            key={line.key}
            data-line={index}
            onKeyDown={(event) => onEnter(event, line)}
            className="grid min-w-0 grid-cols-2 items-start gap-2 rounded-card border border-divider p-3"
          >
            <legend className="sr-only">{t('form.line', { number: index + 1 })}</legend>
            <TextField {...text('place')} placeholder={t('form.placeExample')} />
            <TextField {...text('product')} required />
            <TextField {...text('brand')} />
            <TextField {...text('proportion')} placeholder={t('form.proportionExample')} capitalise="off" />
            <NumberField
              label={t('form.minutes')}
              min={1}
              max={MOST_MINUTES}
              step={1}
              value={line.minutes}
              errorAt={wrong?.key === line.key && wrong.field === 'minutes' ? errorAt : undefined}
              onChange={(minutes) => put(lines.map((one) => (one === line ? { ...line, minutes } : one)))}
            />
            <IconButton
              icon={Trash2}
              label={t('form.remove', { number: index + 1 })}
              className="self-end justify-self-end"
              onClick={() => remove(index)}
            />
          </fieldset>
        );
      })}
      <Button
        icon={Plus}
        variant="ghost"
        size="sm"
        className="justify-self-start text-brand-text!"
        disabled={isFull}
        onClick={add}
      >
        {t('form.add')}
      </Button>
    </div>
  );
}
