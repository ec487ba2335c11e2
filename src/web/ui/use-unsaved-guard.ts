import { useCallback, useEffect } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useConfirm } from './confirm.tsx';
import { hasUnsaved, keepUnsaved } from './unsaved.ts';

/** Asks whether unsaved input may be discarded. */
export function useDiscardQuestion(): () => Promise<boolean> {
  const confirm = useConfirm();
  const { t } = useTranslation('ui');
  return useCallback(
    () =>
      confirm({
        title: t('overlays.unsaved.question'),
        description: t('overlays.unsaved.warning'),
        confirmLabel: t('overlays.unsaved.discard'),
        cancelLabel: t('overlays.unsaved.stay'),
      }),
    [confirm, t],
  );
}

/**
 * Asks before a form closes with unsaved input: `onOpenChange={useUnsavedGuard(form.isDirty, setOpen)}`. Leaving the page gets the browser's
 * own question.
 */
export function useUnsavedGuard(dirty: boolean, onOpenChange: (open: boolean) => void): (open: boolean) => void {
  const mayDiscard = useDiscardQuestion();
  useUnsaved(dirty, false);
  return async (open) => {
    const nothingToLose = open || !dirty;
    if (nothingToLose || (await mayDiscard())) onOpenChange(open);
  };
}

/** Input on a page itself that nothing saves: also a link away from it asks. */
export function useUnsavedPage(dirty: boolean): void {
  useUnsaved(dirty, true);
}

function useUnsaved(dirty: boolean, isOnPage: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const forget = keepUnsaved(isOnPage);
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      forget();
      window.removeEventListener('beforeunload', warn);
    };
  }, [dirty, isOnPage]);
}
