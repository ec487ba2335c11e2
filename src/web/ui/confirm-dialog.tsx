import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from './button.tsx';
import { dialogPanel, scrim } from './popup-style.ts';
import type { OverlayState } from './use-overlay.ts';

export type Question = {
  title: string;
  description?: string;
  confirmLabel: string;
  /** None where there is only one way on. */
  cancelLabel?: string;
  /** Red, for what cannot be undone. */
  danger: boolean;
};

type Props = OverlayState & { question: Question; onAgree: () => void };

export function ConfirmDialog({ open, onOpenChange, question, onAgree }: Props) {
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={scrim} />
        <AlertDialog.Viewport className="fixed inset-0 z-40 flex items-end justify-center md:items-center md:p-4">
          <AlertDialog.Popup className={`${dialogPanel} gap-2 p-4 md:max-w-110 md:p-6`}>
            <AlertDialog.Title className="text-xl font-semibold break-words">{question.title}</AlertDialog.Title>
            {question.description ? (
              <AlertDialog.Description className="text-muted">{question.description}</AlertDialog.Description>
            ) : null}
            <div className="flex justify-end gap-2 pt-4 max-md:[&>button]:flex-1">
              {question.cancelLabel && (
                <Button variant="secondary" onClick={() => onOpenChange(false)}>
                  {question.cancelLabel}
                </Button>
              )}
              <Button
                variant={question.danger ? 'danger' : 'primary'}
                className={question.danger ? 'bg-danger-bg' : undefined}
                onClick={onAgree}
              >
                {question.confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
