import { X } from 'lucide-react';
import { type ReactNode, type RefObject, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { OverlayFrame } from '#web/ui/overlay-frame.tsx';

/**
 * The browser's own dialogs: they block the page, Escape and a phone's back button close them, and the focus returns. Each is open while it
 * is mounted.
 */
function useModal(initialFocus: (dialog: HTMLDialogElement) => HTMLElement | null | undefined) {
  const dialog = useRef<HTMLDialogElement>(null);
  const focus = useRef(initialFocus);
  useLayoutEffect(() => {
    const modal = dialog.current;
    modal?.showModal();
    if (modal) (focus.current(modal) ?? modal).focus();
    return () => modal?.close();
  }, []);
  return dialog;
}

/** The page decides whether it closes. Browsers close it anyway at a second Escape: then it is opened again. */
const asking = (onClose: () => void) => ({
  onCancel(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  },
  onClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    currentTarget.showModal();
    onClose();
  },
});

type SheetProps = {
  title: string;
  onClose: () => void;
  foot?: ReactNode;
  onSubmit?: () => void;
  body: RefObject<HTMLDivElement | null>;
  children: ReactNode;
};

/** A form above the page: the whole screen of a phone, 480 px at the right of a desktop. */
export function Sheet({ title, onClose, foot, onSubmit, body, children }: SheetProps) {
  const { t } = useTranslation('portal');
  const id = useId();
  // Not on a touch screen, where the keyboard would cover the sheet.
  const dialog = useModal(() =>
    matchMedia('(pointer: coarse)').matches
      ? undefined
      : body.current?.querySelector<HTMLElement>('[data-first-focus]'),
  );
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={id}
      {...asking(onClose)}
      className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-full max-w-none animate-appear flex-col overflow-hidden bg-surface text-text shadow-2 outline-none backdrop:bg-scrim open:flex short:block short:overflow-y-auto md:w-120 md:rounded-l-sheet forced-colors:border"
    >
      <OverlayFrame
        head={
          <>
            <h2 id={id} className="min-w-0 flex-1 text-xl font-semibold wrap-anywhere">
              {title}
            </h2>
            <IconButton icon={X} label={t('page.form.close')} onClick={onClose} />
          </>
        }
        foot={foot}
        onSubmit={onSubmit}
        body={body}
      >
        {children}
      </OverlayFrame>
    </dialog>
  );
}

type QuestionProps = {
  title: string;
  text?: string;
  yes: string;
  no: string;
  isBusy?: boolean;
  onYes: () => void;
  onNo: () => void;
};

/** Asked before what cannot be undone. */
export function Question({ title, text, yes, no, isBusy, onYes, onNo }: QuestionProps) {
  const id = useId();
  const dialog = useModal((modal) => modal.querySelector<HTMLElement>('button'));
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={text ? `${id}-text` : undefined}
      {...asking(onNo)}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[calc(100dvh-2rem)] w-full max-w-none animate-appear gap-2 overflow-y-auto rounded-t-sheet bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-text shadow-2 backdrop:bg-scrim open:grid md:inset-y-0 md:m-auto md:h-fit md:max-w-110 md:rounded-sheet md:p-6 forced-colors:border"
    >
      <h2 id={id} className="text-xl font-semibold wrap-anywhere">
        {title}
      </h2>
      {text && (
        <p id={`${id}-text`} className="text-muted">
          {text}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2 pt-4 max-md:[&>button]:flex-1">
        <Button onClick={onNo}>{no}</Button>
        <Button variant="danger" className="bg-danger-bg" loading={isBusy} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </dialog>
  );
}
