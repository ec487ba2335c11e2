import { AlertDialog } from '@base-ui/react/alert-dialog';
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from './button.tsx';
import { dialogPanel } from './dialog.tsx';
import { scrim } from './popup-style.ts';

export type Question = {
  title: string;
  description?: string;
  confirmLabel: string;
  cancelLabel: string;
  /** Red, for what cannot be undone. */
  danger: boolean;
};

/** By default it asks before something is deleted. */
type Ask = (question?: Partial<Question>) => Promise<boolean>;

const ConfirmContext = createContext<Ask | null>(null);

/** `if (await confirm()) remove()`: true only if the person agreed. */
export function useConfirm(): Ask {
  const ask = use(ConfirmContext);
  if (!ask) throw new Error('useConfirm needs UiProvider above it');
  return ask;
}

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
      <AlertDialog.Root open={open} onOpenChange={(next) => next || answer(false)}>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className={scrim} />
          <AlertDialog.Viewport className="fixed inset-0 z-40 flex items-end justify-center md:items-center md:p-4">
            <AlertDialog.Popup className={`${dialogPanel} gap-2 p-4 md:max-w-110 md:p-6`}>
              <AlertDialog.Title className="text-xl font-semibold break-words">{shown.title}</AlertDialog.Title>
              {shown.description ? (
                <AlertDialog.Description className="text-muted">{shown.description}</AlertDialog.Description>
              ) : null}
              <div className="flex justify-end gap-2 pt-4 max-md:[&>button]:flex-1">
                <Button variant="secondary" onClick={() => answer(false)}>
                  {shown.cancelLabel}
                </Button>
                <Button
                  variant={shown.danger ? 'danger' : 'primary'}
                  className={shown.danger ? 'bg-danger-bg' : undefined}
                  onClick={() => answer(true)}
                >
                  {shown.confirmLabel}
                </Button>
              </div>
            </AlertDialog.Popup>
          </AlertDialog.Viewport>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </ConfirmContext>
  );
}
