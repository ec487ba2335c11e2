import { Ban, Check, CircleAlert, Clock, Info, Lock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'brand' | 'pending' | 'success' | 'cancel' | 'block' | 'danger' | 'info';

/** A status has one icon everywhere, so that it does not depend on its colour. */
const tones: Record<BadgeTone, { look: string; icon?: LucideIcon }> = {
  neutral: { look: 'bg-subtle text-muted' },
  brand: { look: 'bg-brand-tint-strong text-brand-text dark:text-[#e3c8ff]' },
  pending: { look: 'bg-pending-bg text-pending-text', icon: Clock },
  success: { look: 'bg-success-bg text-success-text', icon: Check },
  cancel: { look: 'bg-cancel-bg text-cancel-text', icon: Ban },
  block: { look: 'bg-block-bg text-block-text', icon: Lock },
  danger: { look: 'bg-danger-bg text-danger-text', icon: CircleAlert },
  info: { look: 'bg-info-bg text-info-text', icon: Info },
};

/** `wraps`: a sentence, which may need several lines. */
type Props = { tone?: BadgeTone; icon?: LucideIcon; wraps?: boolean; children: ReactNode };

export function Badge({ tone = 'neutral', icon, wraps, children }: Props) {
  const Icon = icon ?? tones[tone].icon;
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 px-2 text-xs font-medium forced-colors:border',
        wraps ? 'rounded-card py-0.5' : 'h-5.5 rounded-full whitespace-nowrap',
        tones[tone].look,
      )}
    >
      {Icon && <Icon aria-hidden className="-ml-px size-3.25 flex-none" />}
      {children}
    </span>
  );
}

/** A small number beside a word, such as waiting requests. */
export function Count({ children }: { children: number }) {
  return (
    <span className="inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-pending-bg px-1.5 text-xs font-semibold text-pending-text tabular-nums forced-colors:border">
      {children}
    </span>
  );
}
