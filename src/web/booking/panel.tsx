import { type ReactNode, useEffect, useRef } from 'react';

/** The card of a step. Its title takes the focus, so that it is read out and the keyboard continues there. */
export function Panel({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section aria-labelledby="step-title" className="rounded-card border border-divider bg-surface p-4 shadow-1 md:p-6">
      <div className="mb-4 flex items-center justify-between gap-2">
        <h2 id="step-title" ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
