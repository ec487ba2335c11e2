import './formula-lines.css';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { isEmptyLine } from '#domain/technical-sheets/formula.ts';
import { MOST_MINUTES } from '#domain/technical-sheets/limits.ts';
import { api } from '#web/ground/api/client.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { SheetFields, useFormulaLines } from './sheet-draft.ts';

type Props = { form: SheetFields; lines: ReturnType<typeof useFormulaLines> };

/** Line by line; Enter goes to the next, and in the last one adds another. */
export function FormulaLines({ form, lines }: Props) {
  const { t } = useTranslation('technicalSheets');
  const list = useRef<HTMLDivElement>(null);
  const ids = useSuggestionLists();
  const count = lines.keys.length;
  const goTo = useRef<number>(undefined);
  // Once the line stands there.
  useEffect(() => {
    if (goTo.current === undefined || goTo.current >= count) return;
    focusLine(list.current, goTo.current);
    goTo.current = undefined;
  });

  function onEnter(event: KeyboardEvent, index: number) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return;
    const isLast = index === count - 1;
    // Enter in an empty last line saves, as in any form.
    if (isLast && (isEmptyLine(form.watch(`lines.${index}`)) || lines.isFull)) return;
    event.preventDefault();
    if (isLast) {
      goTo.current = count;
      lines.add();
    } else focusLine(list.current, index + 1);
  }

  function remove(index: number) {
    goTo.current = Math.max(0, Math.min(index, count - 2));
    lines.remove(index);
  }

  const error = form.control('lines').error;
  return (
    <section aria-labelledby={ids.title} className="grid grid-cols-1 gap-3">
      <h3 id={ids.title} className="text-base font-semibold">
        {t('form.lines')}
      </h3>
      {error && (
        <p role="alert" className="text-13 font-medium text-danger-text">
          {error}
        </p>
      )}
      <div ref={list} className="grid grid-cols-1 gap-3">
        {lines.keys.map((key, index) => (
          <fieldset
            key={key}
            data-line={index}
            onKeyDown={(event) => onEnter(event, index)}
            className="formula-line grid min-w-0 grid-cols-2 items-start gap-2 rounded-card border border-divider p-3"
          >
            <legend className="sr-only">{t('form.line', { number: index + 1 })}</legend>
            <TextField
              label={t('columns.place')}
              list={ids.places}
              placeholder={t('form.placeExample')}
              autoComplete="off"
              maxLength={200}
              {...form.field(`lines.${index}.place`)}
            />
            <TextField
              label={t('columns.product')}
              list={ids.products}
              autoComplete="off"
              required
              maxLength={200}
              {...form.field(`lines.${index}.product`)}
            />
            <TextField
              label={t('columns.brand')}
              list={ids.brands}
              autoComplete="off"
              maxLength={200}
              {...form.field(`lines.${index}.brand`)}
            />
            <TextField
              label={t('columns.proportion')}
              list={ids.proportions}
              placeholder={t('form.proportionExample')}
              autoComplete="off"
              capitalise="off"
              maxLength={200}
              {...form.field(`lines.${index}.proportion`)}
            />
            <NumberField
              label={t('form.minutes')}
              min={1}
              max={MOST_MINUTES}
              step={1}
              {...form.control(`lines.${index}.minutes`)}
            />
            <IconButton
              icon={Trash2}
              label={t('form.remove', { number: index + 1 })}
              className="self-end justify-self-end md:mt-6 md:self-start"
              onClick={() => remove(index)}
            />
          </fieldset>
        ))}
      </div>
      <Button
        icon={Plus}
        variant="ghost"
        size="sm"
        className="justify-self-start text-brand-text!"
        disabled={lines.isFull}
        onClick={() => {
          goTo.current = count;
          lines.add();
        }}
      >
        {t('form.add')}
      </Button>
      {ids.lists}
    </section>
  );
}

function focusLine(list: HTMLElement | null, index: number) {
  list?.querySelector<HTMLElement>(`[data-line="${index}"] input`)?.focus();
}

/** What newer sheets name: the browser's own lists, which leave the text free. */
function useSuggestionLists() {
  const [title, products, places, brands, proportions] = [useId(), useId(), useId(), useId(), useId()];
  const { data } = useQuery({ ...api.technicalSheets.suggestions.queryOptions(), staleTime: 60_000 });
  const known = data?.products ?? [];
  const lists = (
    <>
      <Suggestions id={products} values={known.map(({ product }) => product)} />
      <Suggestions id={brands} values={known.map(({ brand }) => brand).filter((brand) => brand !== '')} />
      <Suggestions id={places} values={data?.places ?? []} />
      <Suggestions id={proportions} values={data?.proportions ?? []} />
    </>
  );
  return { title, products, places, brands, proportions, lists };
}

function Suggestions({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {[...new Set(values)].map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}
