import type { LucideIcon } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';

type Props = { icon: LucideIcon; label: string; isAtEnd: boolean; onClick: () => void };

/** At the end only aria-disabled, because a disabled button would lose the focus. */
export function ArrowButton({ isAtEnd, onClick, ...button }: Props) {
  return (
    <IconButton
      {...button}
      aria-disabled={isAtEnd || undefined}
      className="aria-disabled:cursor-not-allowed! aria-disabled:bg-transparent! aria-disabled:text-placeholder! aria-disabled:opacity-50"
      onClick={isAtEnd ? undefined : onClick}
    />
  );
}
