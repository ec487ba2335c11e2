import type { ReactNode } from 'react';

type Props = { id: string; title: string; aside?: ReactNode; children: ReactNode };

export function Section({ id, title, aside, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={`${id}-titulo`} className="text-xl font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
