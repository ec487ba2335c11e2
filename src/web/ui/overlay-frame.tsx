import { type ReactNode, type Ref, type RefObject, type SubmitEvent, use } from 'react';
import { NoticeAbove } from './notice-above.ts';
import type { OverlayState } from './use-overlay.ts';

type Contents = {
  /** The buttons, the most important one last. */
  foot?: ReactNode;
  /** A line above the foot that stays in sight: the sum of what is being typed. */
  sum?: ReactNode;
  onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined;
  children?: ReactNode;
};

/** What a dialog and a sheet are given. Where something may be typed, `onOpenChange` goes through `useUnsavedGuard`. */
export type OverlayProps = OverlayState & Contents & { title: string };

/** A sheet with rows of several fields needs more room; one with a sentence beside each switch is roomy. `lead` is a face before the title. */
export type SheetProps = OverlayProps & { isWide?: boolean; isRoomy?: boolean; lead?: ReactNode };

type Props = Contents & {
  /** Title and close button, already wired to the dialog or sheet around them. */
  head: ReactNode;
  body: Ref<HTMLDivElement>;
};

const column = 'flex min-h-0 flex-1 flex-col short:flex-none';

/** On a screen too low for a fixed head and foot, the panel scrolls as a whole. */
export const scrollsWhenShort = 'short:block short:overflow-y-auto';

/** Head of 60 px, a body that scrolls and a foot that stays. With `onSubmit` body and foot are one form, so that Enter saves. */
export function OverlayFrame({ head, foot, sum, onSubmit, body, children }: Props) {
  const notice = use(NoticeAbove);
  const inside = (
    <>
      {children ? (
        <div
          ref={body}
          // The scroll padding keeps the message below a focused field visible.
          className="grid min-h-0 flex-1 scroll-py-16 grid-cols-1 content-start gap-4 overflow-y-auto overscroll-contain px-4 py-4 short:overflow-visible tall:has-data-stays:scroll-pb-52 md:px-6"
        >
          {children}
        </div>
      ) : null}
      {sum ? (
        <div className="flex-none border-t border-divider bg-page px-4 py-2.5 md:px-6 dark:bg-subtle">{sum}</div>
      ) : null}
      {foot ? (
        <footer className="flex flex-none items-center justify-end gap-2 border-t border-divider bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6 max-md:[&>[type=submit]]:flex-1">
          {foot}
        </footer>
      ) : null}
    </>
  );
  return (
    <>
      <header className="flex min-h-15 flex-none items-center gap-3 border-b border-divider pr-2 pl-4 md:pr-3 md:pl-6">
        {head}
      </header>
      {notice && <div className="flex-none px-4 pt-4 md:px-6">{notice}</div>}
      {onSubmit ? (
        <form
          noValidate
          className={column}
          onSubmit={(event) => {
            event.preventDefault();
            // React would pass the submit on to the form of the overlay below, although in the DOM they are siblings.
            event.stopPropagation();
            onSubmit(event);
          }}
        >
          {inside}
        </form>
      ) : (
        <div className={column}>{inside}</div>
      )}
    </>
  );
}

/** The field marked `data-first-focus`, else the first one. Not on a touch screen, where the keyboard would cover the overlay. */
export function firstField(body: RefObject<HTMLElement | null>) {
  return () => {
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    const target = isTouch
      ? body.current?.closest<HTMLElement>('[role=dialog]')
      : (body.current?.querySelector<HTMLElement>('[data-first-focus]') ??
        body.current?.querySelector<HTMLElement>('input, select, textarea, button'));
    return target ?? true;
  };
}
