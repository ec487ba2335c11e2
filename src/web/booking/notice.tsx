import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What went wrong, above the place where it can be mended. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <div className="mb-4 flex gap-3 rounded-card bg-danger-bg px-4 py-3 text-sm text-danger-text">
          <CircleAlert aria-hidden strokeWidth={1.75} className="size-5 flex-none" />
          <div className="min-w-0 break-words">{children}</div>
        </div>
      )}
    </div>
  );
}
