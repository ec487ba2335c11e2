import { Dialog } from '@base-ui/react/dialog';
import { ArrowLeft, RotateCw, Search, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#web/ground/session.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { SkeletonRows } from '#web/ui/loading.tsx';
import { scrim } from '#web/ui/popup-style.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import type { Deed } from './actions.ts';
import { Key, PaletteList, Placeholders, rowId } from './palette-list.tsx';
import { rememberOpened } from './recent.ts';
import type { Row } from './row.ts';
import { useGroups } from './use-groups.tsx';

export type PaletteProps = OverlayState & {
  /** What no address leads to. */
  onDeed: (deed: Deed) => void;
  /** Something was chosen: what lies open below is left. */
  onLeave: (to: string) => void;
  /** Shows the shortcuts of the program, on `?`. */
  onShortcuts: () => void;
};

/** Finds everything, by keyboard alone: what the salon has, its screens, and what can be done. */
export function Palette({ open, onOpenChange, ...props }: PaletteProps) {
  const { t } = useTranslation('app');
  const input = useRef<HTMLInputElement>(null);
  // After a choice the focus goes to the page that it led to; else back to where it was.
  const [hasChosen, setChosen] = useState(false);
  if (open && hasChosen) setChosen(false);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={scrim} />
        <Dialog.Popup
          initialFocus={input}
          finalFocus={() => (hasChosen ? document.getElementById('content') : true)}
          // The key is meant for the palette, and not for what is open below.
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onOpenChange(false);
          }}
          className="no-print fixed inset-0 z-40 flex flex-col overflow-hidden bg-surface text-text outline-none md:inset-x-0 md:top-22 md:bottom-auto md:mx-auto md:max-h-[calc(100dvh-11rem)] md:w-170 md:max-w-[calc(100vw-2rem)] md:rounded-sheet md:bg-raised md:shadow-2 short:top-2 short:max-h-[calc(100dvh-1rem)] forced-colors:border"
        >
          <Dialog.Title className="sr-only">{t('search')}</Dialog.Title>
          <Searching
            {...props}
            input={input}
            close={() => onOpenChange(false)}
            choose={() => {
              setChosen(true);
              onOpenChange(false);
            }}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type SearchingProps = Omit<PaletteProps, keyof OverlayState> & {
  input: Ref<HTMLInputElement>;
  close: () => void;
  choose: () => void;
};

/** Mounted with the palette, so that each search begins empty. */
function Searching({ input, close, choose, onDeed, onLeave, onShortcuts }: SearchingProps) {
  const { t } = useTranslation(['search', 'ui']);
  const { id: salon } = useSession().user;
  const navigate = useNavigate();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [moved, setMoved] = useState<string>();
  const { groups, state, isEmpty, placeholders, failure, retry } = useGroups(typed);
  const rows = groups.flatMap(({ rows }) => rows);
  const active = rows.find(({ key }) => key === moved) ?? rows[0];
  // Enter came before the answer: the first row that it brings is meant.
  const [isAwaited, setAwaited] = useState(false);

  function type(text: string) {
    setTyped(text);
    setMoved(undefined);
    setAwaited(false);
  }

  function open(row: Row, isAside: boolean) {
    if ('deed' in row.go) {
      choose();
      return onDeed(row.go.deed);
    }
    if (row.opened) rememberOpened(salon, row.opened);
    if (isAside) return void window.open(row.go.to, '_blank', 'noopener');
    choose();
    onLeave(row.go.to);
    void navigate(row.go.to);
  }

  const openAwaited = useEffectEvent(() => {
    setAwaited(false);
    if (state === 'found' && active && !isEmpty) open(active, false);
  });
  useEffect(() => {
    if (isAwaited && state !== 'searching') openAwaited();
  }, [isAwaited, state]);

  function move(to: number) {
    const row = rows[(to + rows.length) % rows.length];
    if (row) setMoved(row.key);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const at = active ? rows.indexOf(active) : -1;
    const goes: Record<string, () => void> = {
      ArrowDown: () => move(moved === undefined && at === 0 && rows.length === 1 ? 0 : at + 1),
      ArrowUp: () => move(at - 1),
      Home: () => move(0),
      End: () => move(rows.length - 1),
      Enter: () => enter(event.ctrlKey || event.metaKey),
    };
    if (event.key === '?' && typed === '') goes['?'] = showShortcuts;
    const go = goes[event.key];
    // Whether "?" takes Shift is the keyboard's own.
    if (!go || (event.shiftKey && event.key !== '?')) return;
    event.preventDefault();
    go();
  }

  function showShortcuts() {
    close();
    onShortcuts();
  }

  function enter(isAside: boolean) {
    if (state === 'failed' && !active) return retry();
    if (state === 'searching' && moved === undefined) return setAwaited(true);
    if (active) open(active, isAside);
  }

  const said = isEmpty ? t('none', { text: typed.trim() }) : state === 'found' && t('count', { count: rows.length });
  return (
    <>
      <header className="flex h-15 flex-none items-center gap-3 border-b border-divider pr-3 pl-5 max-md:h-14 max-md:gap-0 max-md:px-1">
        <IconButton icon={ArrowLeft} label={t('back')} onClick={close} className="md:hidden" />
        <Search aria-hidden strokeWidth={1.75} className="size-5 flex-none text-muted max-md:hidden" />
        <input
          ref={input}
          role="combobox"
          aria-label={t('label')}
          aria-expanded={rows.length > 0}
          aria-controls={list}
          aria-activedescendant={active && rowId(list, active.key)}
          aria-autocomplete="list"
          aria-busy={state === 'searching'}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          placeholder={t('placeholder')}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
          className="h-full min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-placeholder"
        />
        <Key className="max-md:hidden">{t('keys.escape')}</Key>
        {typed !== '' && <IconButton icon={X} label={t('clear')} onClick={() => type('')} className="md:hidden" />}
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <p role="status" className="sr-only">
          {said}
        </p>
        {state === 'failed' && <Failed detail={failure} onRetry={retry} />}
        {isEmpty && <Nothing text={typed.trim()} />}
        {state === 'searching' && rows.length === 0 && <SkeletonRows rows={3} />}
        {placeholders > 0 && <Placeholders count={placeholders} />}
        <PaletteList
          id={list}
          groups={groups}
          active={active?.key}
          typed={typed.trim()}
          onActive={setMoved}
          onChoose={(row, event) => open(row, event.ctrlKey || event.metaKey)}
        />
      </div>
      <Foot onShortcuts={showShortcuts} />
    </>
  );
}

function Nothing({ text }: { text: string }) {
  const { t } = useTranslation('search');
  return (
    <div className="px-5 pt-5 pb-1 max-md:px-4">
      <p className="font-medium break-words">{t('none', { text })}</p>
      <p className="text-13 text-muted max-md:text-sm">{t('noneHint')}</p>
    </div>
  );
}

function Failed({ detail, onRetry }: { detail: string; onRetry: () => void }) {
  const { t } = useTranslation(['search', 'ui']);
  return (
    <div role="alert" className="flex items-center gap-3 px-5 pt-4 max-md:px-4">
      <p className="flex-1 text-13 text-danger-text max-md:text-sm">{t('failed', { detail })}</p>
      <Button size="sm" icon={RotateCw} onClick={onRetry}>
        {t('ui:retry')}
      </Button>
    </div>
  );
}

/** The keys, where there are any. */
function Foot({ onShortcuts }: { onShortcuts: () => void }) {
  const { t } = useTranslation('search');
  return (
    <footer className="flex flex-none items-center gap-5 border-t border-divider bg-page px-5 py-2.5 text-13 text-muted max-md:hidden dark:bg-surface pointer-coarse:hidden">
      <span className="flex items-center gap-1.5">
        <Key>↑</Key>
        <Key>↓</Key>
        {t('keys.choose')}
      </span>
      <span className="flex items-center gap-1.5">
        <Key>{t('keys.enter')}</Key>
        {t('keys.open')}
      </span>
      <button type="button" onClick={onShortcuts} className="ml-auto flex items-center gap-1.5 hover:text-text">
        <Key>?</Key>
        {t('keys.shortcuts')}
      </button>
    </footer>
  );
}
