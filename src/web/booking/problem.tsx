import { Scissors } from 'lucide-react';
import type { ReactNode } from 'react';

/** A whole page that says why there is nothing to show. */
export function Problem({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-1 p-6 text-center">
      <span className="mb-3 grid size-14 place-items-center rounded-full bg-brand-tint-strong text-brand-text">
        <Scissors aria-hidden strokeWidth={1.5} className="size-7" />
      </span>
      <h1 className="text-xl font-semibold text-balance">{title}</h1>
      {children && <p className="text-muted">{children}</p>}
    </main>
  );
}
