import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { picture: LucideIcon; title: ReactNode; children?: ReactNode; action?: ReactNode };

/** Nothing here yet: a picture, a sentence and the one button that changes it. */
export function EmptyState({ picture: Picture, title, children, action }: Props) {
  return (
    <div className="grid justify-items-center gap-1 px-6 py-12 text-center">
      <span className="mb-3 grid size-14 place-items-center rounded-full bg-brand-tint-strong text-brand-text">
        <Picture aria-hidden strokeWidth={1.5} className="size-7" />
      </span>
      <p className="text-base font-semibold text-balance">{title}</p>
      {children && <p className="max-w-md text-sm text-balance text-muted">{children}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
