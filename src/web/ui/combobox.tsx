import { Combobox as Base } from '@base-ui/react/combobox';
import type { BaseUIEvent } from '@base-ui/react/types';
import { Check, Plus, Search as SearchIcon, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { controlLook, Field, type FieldProps, splitFieldProps } from './field.tsx';
import { popup, popupItem, popupList } from './popup-style.ts';
import { Affixed } from './text-field.tsx';
import { type Search, useSuggestions } from './use-suggestions.ts';

/** From so many letters on it is worth saying that nothing was found, or offering to create it. */
const telling = 2;

type Props<Item> = FieldProps & {
  value: Item | null;
  /** Typing lets go of what was chosen: null. */
  onChange: (item: Item | null) => void;
  /** Asked while the list is open, for '' too. Keep the function the same between renders: a new one asks again. */
  search: Search<Item>;
  /** How long the typing must rest before it is asked for. */
  pauseMs?: number;
  /** The words when the search fails. */
  failure?: string;
  keyOf: (item: Item) => string;
  labelOf: (item: Item) => string;
  detailOf?: (item: Item) => ReactNode;
  /** The whole row in place of label and detail, with what was typed. */
  rowOf?: (item: Item, text: string) => ReactNode;
  /** How many suggestions are shown. */
  limit?: number;
  /** What was typed and not chosen stays in the field; the form may want to know it. */
  onTextChange?: (text: string) => void;
  create?: { label: (text: string) => string; onCreate: (text: string) => void };
  /** Whoever chooses goes on elsewhere, by Tab too: the choice moves the focus, and the field gives way to it. */
  givesWay?: boolean;
  onBlur?: () => void;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
};

type Entry<Item> = { key: string; label: string; item?: Item };

/** One of many, found by typing. */
export function Combobox<Item>(props: Props<Item>) {
  const { field, control } = splitFieldProps(props);
  const { value, onChange, search, keyOf, labelOf, rowOf, limit = 8, create, givesWay } = control;
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const text = value === null ? typed.trim() : '';
  // Enter or Tab was pressed before there was anything to choose from: then it counts once there is.
  const [awaited, setAwaited] = useState<'Enter' | 'Tab'>();
  const { state, items } = useSuggestions(search, text, isOpen || awaited !== undefined, control.pauseMs);

  const entryOf = (item: Item): Entry<Item> => ({ key: keyOf(item), label: labelOf(item), item });
  const found = items.slice(0, limit).map(entryOf);
  const namesakes = found.filter((entry) => entry.label.toLocaleLowerCase() === text.toLocaleLowerCase());
  const isNew = create && state === 'found' && text.length >= telling && namesakes.length === 0;
  const entries = isNew ? [...found, { key: 'create', label: create.label(text) }] : found;
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
    // What was typed has served: a field whose choice goes elsewhere (a list of chosen ones) is ready for the next.
    type('');
    onChange(entry.item);
  };

  const marked = useRef<Entry<Item>>(undefined);
  const chooseByKey = (event: BaseUIEvent<KeyboardEvent<HTMLInputElement>>) => {
    const { key, shiftKey } = event;
    if (text === '' || (key !== 'Enter' && key !== 'Tab') || shiftKey) return;
    if (state === 'searching') {
      setAwaited(key);
      if (key === 'Tab' && !givesWay) return;
      // Neither the list of a former text nor the form around the field is meant.
      event.preventDefault();
      event.preventBaseUIHandler();
    } else if (key === 'Tab' && isOpen && marked.current?.item !== undefined) {
      if (givesWay) event.preventDefault();
      choose(marked.current);
    }
  };

  // Who stays in the field sees what was chosen; who has left it already is only taken at an unmistakable word.
  const [only, another] = namesakes.length > 0 ? namesakes : found;
  const meant = awaited === 'Enter' ? entries[0] : another ? undefined : only;
  const settle = useEffectEvent(() => {
    setAwaited(undefined);
    // Still in the field, because several may be meant: they are shown.
    setOpen(awaited === 'Tab' && givesWay === true && !meant && found.length > 0);
    if (meant) choose(meant);
  });
  useEffect(() => {
    if (awaited && state !== 'searching') settle();
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
            // Escape belongs to the dialog around the field; it must not throw away what was chosen.
            if (reason === 'escape-key') allowPropagation();
            else if (entry) choose(entry);
            else onChange(null);
          }}
          // Enter and Tab choose the first unless the arrows have gone on to another.
          autoHighlight
          onItemHighlighted={(entry) => {
            marked.current = entry;
          }}
          inputValue={value === null ? typed : labelOf(value)}
          onInputValueChange={(next, { reason }) => {
            // The list also asks to empty the field as it closes: what was typed stays.
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
