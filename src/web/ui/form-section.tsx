import { type ReactNode, useId } from 'react';

type Props = { title: string; note?: ReactNode; action?: ReactNode; children: ReactNode };

/** A part of the form with rows in a card: its title, what they come to, and a button that adds to them. */
export function FormSection({ title, note, action, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-2">
      <div className="flex min-h-control flex-wrap items-center gap-x-3">
        <h3 id={id} className="text-base font-semibold">
          {title}
        </h3>
        <span className="flex-1 text-13 text-muted max-md:order-last max-md:basis-full">{note}</span>
        {action && <span className="-mr-3 max-md:ml-auto">{action}</span>}
      </div>
      {children}
    </section>
  );
}
