import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { openShortcuts, whenShortcutsAreAsked } from '#web/ground/shortcuts.ts';
import { texts } from '#web/texts/texts.ts';
import { overlayLater } from '#web/ui/later.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';

const ShortcutsDialog = overlayLater(async () => {
  const [{ ShortcutsDialog }] = await Promise.all([import('#web/help/shortcuts-dialog.tsx'), texts.load(['help'])]);
  return ShortcutsDialog;
});

/** Where a "?" is typed, or moves through a menu. */
const TYPING =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=listbox]';

/** The keys of this screen, on "?" and for whoever asks. */
export function HelpKey() {
  const { pathname } = useLocation();
  const dialog = useOverlay();
  useEffect(() => whenShortcutsAreAsked(() => dialog.open()), [dialog.open]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, repeat, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '?' || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(TYPING)) return;
      // Nor does it go into a field that takes what is typed beside it.
      event.preventDefault();
      event.stopPropagation();
      if (!repeat) openShortcuts();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, []);
  return <ShortcutsDialog key={dialog.turn} {...dialog.state} pathname={pathname} />;
}
