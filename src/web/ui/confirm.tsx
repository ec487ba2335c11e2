import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import type { Question } from './confirm-dialog.tsx';
import { overlayLater } from './later.tsx';

/** By default it asks before something is deleted. */
type Ask = (question?: Partial<Question>) => Promise<boolean>;

const ConfirmContext = createContext<Ask | null>(null);

/** `if (await confirm()) remove()`: true only if the person agreed. */
export function useConfirm(): Ask {
  const ask = use(ConfirmContext);
  if (!ask) throw new Error('useConfirm needs UiProvider above it');
  return ask;
}

const ConfirmDialog = overlayLater(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['ui', 'common']);
  const [open, setOpen] = useState(false);
  // Kept after the answer, so that the text stays while the dialog fades.
  const [question, setQuestion] = useState<Partial<Question>>();
  const answerTo = useRef<(agreed: boolean) => void>(undefined);

  const answer = useCallback((agreed: boolean) => {
    answerTo.current?.(agreed);
    answerTo.current = undefined;
    setOpen(false);
  }, []);

  const ask = useCallback<Ask>((asked) => {
    answerTo.current?.(false);
    setQuestion(asked);
    setOpen(true);
    return new Promise((resolve) => {
      answerTo.current = resolve;
    });
  }, []);

  const shown: Question = {
    title: t('common:delete.question'),
    description: question?.title ? undefined : t('common:delete.warning'),
    confirmLabel: t('overlays.delete'),
    cancelLabel: t('common:cancel'),
    danger: true,
    ...question,
  };

  return (
    <ConfirmContext value={ask}>
      {children}
      <ConfirmDialog open={open} onOpenChange={() => answer(false)} question={shown} onAgree={() => answer(true)} />
    </ConfirmContext>
  );
}
