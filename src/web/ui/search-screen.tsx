import { Dialog } from '@base-ui/react/dialog';
import { ArrowLeft, Plus, Search as SearchIcon } from 'lucide-react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { controlLook } from './field.tsx';
import { Affixed, TextField } from './text-field.tsx';
import { type TakeEnter, useStrokes } from './use-strokes.ts';
import { isNewName, type Search, useSuggestions } from './use-suggestions.ts';

type Props<Item> = {
  /** The name of the button, the screen and its field. */
  label: string;
  /** Runs for '' too. Keep the function stable: a new one searches again. */
  search: Search<Item>;
  pauseMs?: number;
  failure: string;
  keyOf: (item: Item) => string;
  labelOf: (item: Item) => string;
  rowOf: (item: Item, text: string) => ReactNode;
  onPick: (item: Item) => void;
  /** As in a `Combobox`: offered below what was found. */
  create?: { label: (text: string) => string; onCreate: (text: string) => void };
  takeEnter?: TakeEnter;
  /** What came of that, above the rows. */
  note?: { text: string; isGood: boolean } | undefined;
};

/** A search for phones: what looks like a field opens a full screen, where rows fit above the keyboard. */
export function SearchScreen<Item>({ label, onPick, create, ...search }: Props<Item>) {
  const { t } = useTranslation('ui');
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => setOpen(next)}>
      <Affixed before={<SearchIcon aria-hidden strokeWidth={1.75} className="size-4.5" />}>
        <Dialog.Trigger className={classNames(controlLook, 'min-h-control py-2 pl-10 text-left text-muted')}>
          {label}
        </Dialog.Trigger>
      </Affixed>
      <Dialog.Portal>
        <Dialog.Popup initialFocus={input} className="fixed inset-0 z-40 flex flex-col bg-surface outline-none">
          <Dialog.Title className="sr-only">{label}</Dialog.Title>
          <Found
            {...search}
            label={label}
            input={input}
            back={<Dialog.Close render={<IconButton icon={ArrowLeft} label={t('overlays.close')} />} />}
            onPick={(item) => {
              setOpen(false);
              onPick(item);
            }}
            {...(create && {
              create: {
                ...create,
                onCreate(text: string) {
                  setOpen(false);
                  create.onCreate(text);
                },
              },
            })}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type FoundProps<Item> = Props<Item> & { input: Ref<HTMLInputElement>; back: ReactNode };

/** Mounted with the screen, so that each search starts empty. */
function Found<Item>(props: FoundProps<Item>) {
  const { label, search, pauseMs, failure, keyOf, labelOf, rowOf, onPick, create, takeEnter, note, input, back } =
    props;
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const { state, items } = useSuggestions(search, text, true, pauseMs);
  const isEmpty = items.length === 0;
  const strokes = useStrokes(takeEnter);
  const isNew = create !== undefined && state === 'found' && isNewName(text, items.map(labelOf));
  const none = state === 'searching' ? t('overlays.search.searching') : t('overlays.search.none', { text });
  return (
    <>
      <header className="flex flex-none items-center gap-1 border-b border-divider py-1.5 pr-3 pl-1">
        {back}
        <TextField
          label={label}
          hideLabel
          ref={input}
          type="search"
          icon={SearchIcon}
          capitalise="off"
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => strokes.press(event) && setTyped('')}
          className="flex-1"
        />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)]">
        <p role="alert" className={`px-4 pt-3 empty:hidden ${note?.isGood ? 'text-success-text' : 'text-danger-text'}`}>
          {note?.text}
        </p>
        <p role="status" className="px-4 py-3 text-muted empty:hidden">
          {state === 'failed' ? failure : isEmpty ? none : null}
        </p>
        {state !== 'failed' && (
          <ul aria-busy={state === 'searching'}>
            {items.map((item) => (
              <li key={keyOf(item)} className="border-b border-divider last:border-b-0">
                <button
                  type="button"
                  onClick={() => onPick(item)}
                  className="flex min-h-16 w-full items-center px-4 py-2 text-left text-base active:bg-subtle"
                >
                  {rowOf(item, text)}
                </button>
              </li>
            ))}
            {isNew && (
              <li>
                <button
                  type="button"
                  onClick={() => create.onCreate(text)}
                  className="flex min-h-16 w-full items-center gap-4 px-4 py-2 text-left text-base font-medium text-brand-text wrap-anywhere active:bg-subtle"
                >
                  <Plus aria-hidden className="size-4.5 flex-none" />
                  {create.label(text)}
                </button>
              </li>
            )}
          </ul>
        )}
      </div>
    </>
  );
}
