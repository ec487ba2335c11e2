import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

/**
 * Above everything, dialogs and banners too: the browser's own modal dialog, so that all that is behind it can be neither reached nor read aloud. What was
 * typed there stays as it is.
 */
export function LockCover({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const cover = dialog.current;
    cover?.showModal();
    return () => cover?.close();
  }, []);
  const stay = (event: SyntheticEvent<HTMLDialogElement>) => {
    event.preventDefault();
    // A phone's gesture for "back" may close it all the same.
    if (dialog.current?.isConnected && !dialog.current.open) dialog.current.showModal();
  };
  return createPortal(
    <dialog
      ref={dialog}
      closedby="none"
      aria-labelledby="lock-title"
      onCancel={stay}
      onClose={stay}
      className="lock-cover fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto overscroll-contain border-0 bg-transparent p-0 outline-none backdrop:bg-transparent backdrop:backdrop-blur-[14px] backdrop:backdrop-saturate-80"
    >
      {children}
    </dialog>,
    document.body,
  );
}
