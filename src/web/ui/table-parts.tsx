import type { ReactNode, Ref } from 'react';

type ScrollerProps = { ref: Ref<HTMLElement>; label: string; isWindowed: boolean; children: ReactNode };

/** Many rows scroll in a box of their own, which the keyboard must be able to reach; few rows let the page scroll. */
export function TableScroller({ ref, label, isWindowed, children }: ScrollerProps) {
  return (
    <section
      ref={ref}
      aria-label={isWindowed ? label : undefined}
      tabIndex={isWindowed ? 0 : undefined}
      className={
        isWindowed
          ? 'max-h-[min(70dvh,45rem)] overflow-auto rounded-b-card overscroll-contain focus-visible:outline-offset-[-2px]'
          : 'overflow-x-auto rounded-b-card'
      }
    >
      {children}
    </section>
  );
}

/** Covers its row, so that the whole row can be pressed and screen readers still find one button with the row's name. */
export function RowButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      data-row-button
      className="max-w-full truncate text-left font-medium outline-none after:absolute after:inset-0"
    >
      {children}
    </button>
  );
}

/** The row around a `RowButton`: wears its focus ring. What else can be pressed is placed too, and so lies above the button. */
export const rowWithButton =
  'relative has-[[data-row-button]:focus-visible]:outline-2 has-[[data-row-button]:focus-visible]:-outline-offset-2 ' +
  'has-[[data-row-button]:focus-visible]:outline-focus [&_:is(a,button:not([data-row-button]),input)]:relative';
