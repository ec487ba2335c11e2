import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from './confirm.tsx';

/**
 * Stands between a form and whatever closes it: `onOpenChange={useUnsavedGuard(form.formState.isDirty, setOpen)}`. Asks before
 * something typed is lost; leaving the page altogether gets the browser's own question.
 */
export function useUnsavedGuard(dirty: boolean, onOpenChange: (open: boolean) => void): (open: boolean) => void {
  const confirm = useConfirm();
  const { t } = useTranslation('ui');

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);

  return async (open) => {
    const nothingToLose = open || !dirty;
    const agreed =
      nothingToLose ||
      (await confirm({
        title: t('overlays.unsaved.question'),
        description: t('overlays.unsaved.warning'),
        confirmLabel: t('overlays.unsaved.discard'),
        cancelLabel: t('overlays.unsaved.stay'),
      }));
    if (agreed) onOpenChange(open);
  };
}
