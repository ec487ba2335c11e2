import { Combobox as Base } from '@base-ui/react/combobox';
import type { BaseUIEvent } from '@base-ui/react/types';
import { Check, Plus, Search as SearchIcon, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from './class-names.ts';
import { controlLook, Field, type FieldProps, splitFieldProps } from './field.tsx';
import { popup, popupItem, popupList } from './popup-style.ts';
import { Affixed } from './text-field.tsx';
import { type TakeEnter, useStrokes } from './use-strokes.ts';
import { isNewName, type Search, telling, useSuggestions } from './use-suggestions.ts';

type Props<Item> = FieldProps & {
  value: Item | null;
  /** Null when the person types again. */
  onChange: (item: Item | null) => void;
  /** Runs while the list is open, for '' too. Keep the function stable: a new one searches again. */
  search: Search<Item>;
  pauseMs?: number;
  failure?: string;
  keyOf: (item: Item) => string;
  labelOf: (item: Item) => string;
  detailOf?: (item: Item) => ReactNode;
  /** The whole row instead of label and detail; gets the typed text. */
  rowOf?: (item: Item, text: string) => ReactNode;
  limit?: number;
  /** For forms that use text typed without a choice, which stays in the field. */
  onTextChange?: (text: string) => void;
  create?: { label: (text: string) => string; onCreate: (text: string) => void };
  /** May take the text for itself when Enter is pressed, such as a barcode: the field is then empty again. See `TakeEnter`. */
  takeEnter?: TakeEnter;
  /** A choice, also by Tab, moves the focus elsewhere, and the field disappears. */
  givesWay?: boolean;
  onBlur?: () => void;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
};

type Entry<Item> = { key: string; label: string; item?: Item };

export function Combobox<Item>(props: Props<Item>) {
  const { field, control } = splitFieldProps(props);
  const { value, onChange, search, keyOf, labelOf, rowOf, limit = 8, create, givesWay } = control;
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const text = value === null ? typed.trim() : '';
  // Enter or Tab pressed before there are suggestions counts as soon as there are.
  const [awaited, setAwaited] = useState<'Enter' | 'Tab'>();
  const { state, items } = useSuggestions(search, text, isOpen || awaited !== undefined, control.pauseMs);

  const entryOf = (item: Item): Entry<Item> => ({ key: keyOf(item), label: labelOf(item), item });
  const found = items.slice(0, limit).map(entryOf);
  const namesakes = found.filter((entry) => entry.label.toLocaleLowerCase() === text.toLocaleLowerCase());
  const names = found.map(({ label }) => label);
  const entries =
    create && state === 'found' && isNewName(text, names)
      ? [...found, { key: 'create', label: create.label(text) }]
      : found;
  const message =
    state === 'failed'
      ? (control.failure ?? t('overlays.search.failed'))
      : state === 'searching' && found.length === 0
        ? t('overlays.search.searching')
        : state === 'found' && found.length === 0 && text.length >= telling
          ? t('overlays.search.none', { text })
          : null;

  const type = (next: string) => {
    setTyped(next);
    setAwaited(undefined);
    control.onTextChange?.(next);
  };

  const choose = (entry: Entry<Item>) => {
    if (entry.item === undefined) return create?.onCreate(text);
    // A field that collects choices in a list is ready for the next one.
    type('');
    onChange(entry.item);
  };

  const strokes = useStrokes(control.takeEnter);
  const marked = useRef<Entry<Item>>(undefined);
  const chooseByKey = (event: BaseUIEvent<KeyboardEvent<HTMLInputElement>>) => {
    const { key, shiftKey } = event;
    if (strokes.press(event)) {
      event.preventDefault();
      event.preventBaseUIHandler();
      type('');
      setOpen(false);
      return;
    }
    if (text === '' || (key !== 'Enter' && key !== 'Tab') || shiftKey) return;
    if (state === 'searching') {
      setAwaited(key);
      if (key === 'Tab' && !givesWay) return;
      // Must neither choose from the outdated list nor submit the form.
      event.preventDefault();
      event.preventBaseUIHandler();
    } else if (key === 'Tab' && isOpen && marked.current?.item !== undefined) {
      if (givesWay) event.preventDefault();
      choose(marked.current);
    }
  };

  // Enter stays in the field, where the choice is visible; Tab has left it, so only a unique match is chosen.
  const [only, another] = namesakes.length > 0 ? namesakes : found;
  const meant = awaited === 'Enter' ? entries[0] : another ? undefined : only;
  const chooseAwaited = useEffectEvent(() => {
    setAwaited(undefined);
    // Still in the field because there are several matches: shows them.
    setOpen(awaited === 'Tab' && givesWay === true && !meant && found.length > 0);
    if (meant) choose(meant);
  });
  useEffect(() => {
    if (awaited && state !== 'searching') chooseAwaited();
  }, [awaited, state]);

  return (
    <Field {...field}>
      {(ties) => (
        <Base.Root<Entry<Item>>
          items={entries}
          filter={null}
          value={value === null ? null : entryOf(value)}
          isItemEqualToValue={(one, other) => one.key === other.key}
          itemToStringLabel={(entry) => entry.label}
          onValueChange={(entry, { reason, allowPropagation }) => {
            // Escape belongs to the dialog around the field and must not clear the choice.
            if (reason === 'escape-key') allowPropagation();
            else if (entry) choose(entry);
            else onChange(null);
          }}
          autoHighlight
          onItemHighlighted={(entry) => {
            marked.current = entry;
          }}
          inputValue={value === null ? typed : labelOf(value)}
          onInputValueChange={(next, { reason }) => {
            // The closing list would clear the field, too: what was typed stays.
            if (reason === 'input-change') {
              type(next);
              if (value !== null) onChange(null);
            } else if (reason === 'clear-press') type('');
          }}
          open={isOpen}
          onOpenChange={(next) => setOpen(next)}
        >
          <Affixed
            before={<SearchIcon aria-hidden strokeWidth={1.75} className="size-4.5" />}
            after={
              <Base.Clear
                aria-label={t('overlays.search.clear')}
                className="inline-flex size-control items-center justify-center rounded-control text-muted hover:text-text"
              >
                <X aria-hidden className="size-4.5" strokeWidth={1.75} />
              </Base.Clear>
            }
          >
            <Base.Input
              ref={control.ref}
              {...ties}
              onBlur={control.onBlur}
              onKeyDown={chooseByKey}
              placeholder={control.placeholder}
              className={classNames(controlLook, 'h-control px-10')}
            />
          </Affixed>
          <Base.Portal>
            <Base.Positioner sideOffset={4} collisionPadding={8} className="z-40 outline-none">
              <Base.Popup
                aria-busy={state === 'searching'}
                className={classNames(popup, 'w-(--anchor-width)', !message && entries.length === 0 && 'hidden')}
              >
                <Base.Status className={message ? 'px-3 py-2 text-sm text-muted' : undefined}>{message}</Base.Status>
                <Base.List className={popupList}>
                  {(entry: Entry<Item>) => (
                    <Base.Item key={entry.key} value={entry} className={popupItem}>
                      {rowOf && entry.item !== undefined ? (
                        rowOf(entry.item, text)
                      ) : (
                        <Line entry={entry} detailOf={control.detailOf} />
                      )}
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}

type LineProps<Item> = { entry: Entry<Item>; detailOf?: (item: Item) => ReactNode };

function Line<Item>({ entry, detailOf }: LineProps<Item>) {
  if (entry.item === undefined)
    return (
      <span className="flex items-center gap-2 font-medium text-brand-text">
        <Plus aria-hidden className="size-4.5 flex-none" />
        {entry.label}
      </span>
    );
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block truncate">{entry.label}</span>
        {detailOf ? <span className="block truncate text-13 text-muted">{detailOf(entry.item)}</span> : null}
      </span>
      <Base.ItemIndicator className="text-brand-text">
        <Check aria-hidden className="size-4.5" />
      </Base.ItemIndicator>
    </>
  );
}
